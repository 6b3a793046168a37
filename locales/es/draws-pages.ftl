# Drawing rounds, as the pages alone say it.
setting-first-draw = Primera ronda de un torneo suizo
setting-odd-number = Número impar en un torneo suizo
setting-meet-again = Torneo suizo: rondas antes de que dos puedan volver a encontrarse (never, always o un número)
setting-bye = Cuánto vale un descanso (own-average, average-plus o los puntos de victoria)
draw-again = Emparejar de nuevo la ronda { $round }
draw-lot-again = Sortear de nuevo
draw-shown = Este es el emparejamiento de la ronda { $round }. No se guarda nada hasta que lo confirme.
draw-one-more = { $rounds ->
    [one] Se anunció { $rounds } ronda, que ya se jugó. Esta es una más: avise a los jugadores antes de confirmarla.
   *[other] Se anunciaron { $rounds } rondas, que ya se jugaron. Esta es una más: avise a los jugadores antes de confirmarla.
}
draw-swap-help = Para intercambiar a dos participantes, toque uno y después el otro.
draw-swap-undo = Deshacer los intercambios
draw-why = Motivo del intercambio
draw-confirm = Confirmar el emparejamiento
draw-first = Primera ronda
draw-first-entry = Por orden de inscripción: 1 contra 2
draw-first-lot = Por sorteo
draw-first-halves = Mitad superior contra mitad inferior
draw-first-halves-by-lot = Mitad superior contra mitad inferior de un sorteo
draw-first-folded = Primero contra último
draw-odd-bye = Uno descansa en cada ronda
draw-odd-triangle = Tres equipos juegan un triángulo en dos rondas
swiss-triangle-word = Triángulo
draw-kind = Cómo se juega
draw-kind-movement = Un movimiento
draw-kind-swiss = Torneo suizo: cada ronda por la clasificación
draw-session = Emparejar la primera ronda de la sesión { $session }
draw-kept = Un segundo programa lo comprobó: se cumplió todo. Rondas: { $rounds }.
draw-rounds = Rondas
draw-boards-each = Tablillas por encuentro
draw-check = Comprobar lo que el evento prometió
prepare-bracket = Este evento es por eliminatorias: el cuadro se hace en la página de la sesión.
person-join = Añadir un jugador
person-unenter = Borrar la inscripción
join-player = Nuevo jugador del equipo
join-approved = ¿Quién lo aprobó por la organización?
unenter-help = La inscripción fue un error y desaparece de las clasificaciones. Si el participante se va, elija Retirar.
