# What Spain says in other words; the rest is in ../es.
record-by-chief = Árbitro a cargo
record-by-director = Árbitro
record-dealt = Sesión { $session }: se repartieron los estuches { $boards }
record-unsealed = Sesión { $session }: se abrieron los estuches sellados
record-moved = Resultado pasado al estuche { $to }, { $place }
record-swapped = Resultado intercambiado con el del estuche { $to }, { $place }
record-cancelled = Cancelado, { $place }
record-restored = Restablecido, { $place }
record-fouled = Sesión { $session }: se constató que el estuche { $board } estaba viciado
record-called = Se llamó al Árbitro a la mesa { $table } en la ronda { $round }
record-attended = El Árbitro atendió la llamada { $call }
record-on-the-way = El Árbitro está en camino: llamada { $call }
record-at-the-table = El Árbitro está en la mesa: llamada { $call }
record-at-table = ronda { $round }, mesa { $table }, estuches { $boards }
record-not-played = no jugado
record-hands-seen-board = Las manos del estuche { $board } (sesión { $session }) se vieron antes de ser públicas
record-area = Árbitro { $director }, zona: { $names }
record-duplicated = La mesa { $table } preparó los estuches { $boards }
record-table-arranged = En la mesa { $table } en la ronda { $round }: { $calls ->
     [spoken] todos dicen sus voces en alto
     [opponent] un oponente maneja la caja de subasta de un jugador
    *[other] cajas de subasta
}, { $cards ->
     [each] cada jugador nombra sus cartas
     [dummy] el muerto nombra todas las cartas
    *[other] cartas como siempre
}
