# What Spain says in other words; the rest is in ../es.
claim-proposal = Propuesta: { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
} más para { $side }, { $total } en total (Artículo { $clause }).
claim-doubtful = La propuesta es dudosa: tiene que decidir el Árbitro.
claim-lost = perdida por el Artículo { $clause }
reason-other-line-irrational = ¿Sería irracional no seguir la línea de juego no declarada? Si es así, el Reglamento de 2007 la permite, y esa línea gana { $tricks } de las bazas que quedan.
