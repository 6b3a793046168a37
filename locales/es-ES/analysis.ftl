# What Spain says in other words; the rest is in ../es.
claim-proposal = Propuesta: { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
} más para { $side }, { $total } en total (Artículo { $clause }).
claim-doubtful = Dudoso: tiene que decidir el Árbitro.
claim-lost = perdida por el Artículo { $clause }
reason-other-line-irrational = ¿Sería irracional no seguir esa línea? Si es así, el Reglamento de 2007 la permite: { $tricks } de las bazas que quedan.
