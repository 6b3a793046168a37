# Lo que España dice con otras palabras; lo demás está en ../es.

directing-unnoticed-look = Buscar en los estuches jugados aquí
directing = Árbitros
directing-director = Árbitro, con el nombre de la cuenta
directing-board = Estuche
directing-boards = Por dónde pasó un estuche
directing-duplicated = Una mesa preparó estuches
directing-which-boards = Estuches, como 1-4, 7
directing-removable = Estuches que aún se pueden retirar
conduct-help = Confidencial: solo los lectores indicados ven un registro. Quién está suspendido, y hasta cuándo, se dice al Árbitro que inscribe a ese jugador; el motivo no.
directing-not-made = No consta qué mesa lo preparó.
directing-made-by = Preparado en la mesa { $table }
directing-form-half-turned = girado media vuelta
directing-form-quarter-turned = girado un cuarto de vuelta
directing-foul = Marcar como viciado
directing-last-held = lo tuvo por última vez
directing-cut-boards = Estuches por jugar (vacío: tantos como permita el reloj)
