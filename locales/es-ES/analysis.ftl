# What Spain says in other words; the rest is in ../es.
claim-proposal = Propuesta: { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
} más para { $side }, { $total } en total (Artículo { $clause }).
claim-doubtful = Dudoso: tiene que decidir el Árbitro.
claim-lost = perdida por el Artículo { $clause }
claim-enter = El Árbitro la acepta con: { $entry }
reason-other-line-irrational = ¿Sería irracional no seguir esa línea? Entonces el Reglamento de 2007 la permiten: { $tricks } de las que quedan.
