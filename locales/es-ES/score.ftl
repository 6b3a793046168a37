# What Spain says in other words; the rest is in ../es.
test-basic-method = método básico en todos los estuches
test-board-count = cuenta por estuches
test-part-boards = estuches ganados
warn-above-hundred = resultado { $result }, estuche { $board }: las dos puntuaciones artificiales suman más del 100 %; eso exige una causa externa (Libro Blanco 12.1.1, 12.19)
warn-other-table-2007 = resultado { $result }, estuche { $board }: el resultado de la otra mesa se cancela; según 86D (2007) el Árbitro puede asignar una puntuación, y debería hacerlo si ese resultado favorece al bando inocente
warn-other-table-2017 = resultado { $result }, estuche { $board }: el resultado de la otra mesa se cancela; según 86B1 (2017) el Árbitro asigna una puntuación si ese resultado favorece claramente a un bando
warn-extra-boards = { $teams } están empatados; estuches adicionales por jugar: { $boards } (Libro Blanco 143.2)
fact-form = El estuche estaba viciado; resultados de la misma forma que se comparan: { $count }.
fact-own-average = El promedio propio del participante en la sesión es { $points } de { $possible } en los estuches con resultado ({ $boards }); cuenta si es mejor que el promedio-más, o peor que el promedio-menos.
fact-own-mean = El promedio propio del participante en la sesión es { $points } en los estuches con resultado ({ $boards }); cuenta si es mejor que el promedio-más, o peor que el promedio-menos.
fact-over-the-cap = El número máximo de estuches que se puntúan con promedio-más es { $cap }. Este estuche pasa de ese límite y no se puntúa.
fact-not-played = El estuche no se juega, según el movimiento o el programa, así que no cuenta para nadie.
fact-scores = Es la puntuación en el estuche.
fact-cut-short = Cada estuche retirado se puntúa con { $award }; estuches retirados: { $missing }.
fact-void-at-fault = Por culpa de este bando se pudo jugar menos de la mitad de los estuches del encuentro ({ $boards }), así que se da un resultado fijo.
fact-void-innocent = Sin culpa de este bando, se pudo jugar menos de la mitad de los estuches del encuentro ({ $boards }), así que se da un resultado fijo.
fact-scale = Victory Points por la escala { $scale } para { $boards ->
    [one] un estuche
   *[other] { $boards } estuches
}, con una diferencia de { $margin }.
fact-scale-column = Victory Points por la escala { $scale }, columna de { $min } a { $max } estuches, con una diferencia de { $margin }.
fact-seating-director = Los equipos se sentaron mal por un error del Árbitro, y el encuentro no se repitió.
fact-hybrid-boards = Cada estuche ganado vale 2, y cada estuche empatado vale 1.
fact-bye-plus = Los oponentes se retiraron a mitad de la sesión, así que se da promedio-más; estuches: { $boards }.
fact-sat-out = El participante descansó; cada estuche que no jugó se puntúa con su promedio propio: { $count } x { $each }.
fact-withdrew = El participante se retiró por una razón aceptada; por los estuches no jugados: { $count } x { $each }.
explain-figure-unknown = --explain { $wanted }: { $what }; use ESTUCHE/PARTICIPANTE, match:NOMBRE/PARTICIPANTE, round:NÚMERO/PARTICIPANTE, o PARTICIPANTE para el total, con los nombres que tienen en el evento
no-such-board = no existe ese estuche
fact-imp-handicap = Cada encuentro se calcula con los hándicaps en IMPs de sus equipos, aquí { $handicap } por estuche; así el puesto es { $place }.
