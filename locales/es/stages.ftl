# De la clasificatoria a las finales.

finals = Hacer las finales
finals-help = Diga quién va adónde. Primero se ve quién jugaría en cada evento; después se crean todos a la vez, con los mismos reglamentos.
finals-stage = Evento { $number }
finals-name-final = { $name } – Final
finals-name-rest = { $name } – Consolación
finals-take = ¿Cuántos van allí?
finals-take-help = De cada grupo. Números distintos para varios grupos: 4+6
finals-take-rest = De cada grupo. Déjelo vacío para todos los que quedan.
finals-carry-none = Sin arrastre
finals-carry-full = Completo
finals-carry-half = La mitad
finals-carry-white-book-172 = Por la fórmula del Libro Blanco 172
finals-top-help = Déjelo vacío si cada tablilla se juega en todas las mesas.
finals-places = Lugares en el movimiento
finals-places-rank = Según la clasificación: el primero tiene el número 1
finals-places-snake = En serpentina: repartidos por igual
finals-places-random = Por sorteo
finals-fields = Repartir entre
finals-fields-help = Secciones, o las dos direcciones de un Mitchell
finals-add = Añadir un evento
finals-by = ¿Quiénes se clasifican juntos?
finals-by-ranking = Cada clasificación es un grupo
finals-by-section = Cada sección es un grupo
finals-seed = Número del sorteo
finals-seed-help = Con él se sortean los empates que deciden y los lugares por sorteo. Queda registrado, para que cualquiera pueda repetir el sorteo.
finals-others = Otras clasificatorias
finals-preview = Mostrar quién juega dónde
finals-who = Participantes
finals-rank = Puesto
finals-comes = Viene
finals-comes-back = Viene al final
finals-reserve = reserva
finals-free = Lugares que quedan libres, porque no hay reserva: { $count }
finals-groups = Grupos, en el orden de los números:
finals-drawn = Entre los empatados, el sorteo dio este orden: { $names }
finals-out = No pasan
finals-again = Ya hubo participantes que pasaron a otros eventos. Crear los eventos una vez más.
finals-make = { $count ->
    [one] Crear { $count } evento
   *[other] Crear { $count } eventos
}
finals-made = Se crearon los eventos
finals-made-help = Elija un movimiento para cada uno.
finals-count = { $count ->
    [one] { $count } participante
   *[other] { $count } participantes
}
finals-from = Los participantes vienen de
finals-to = Participantes pasaron a
finals-same = Los participantes y lo que traen serían los mismos ahora.
finals-differ = Decida qué hacer; nada cambia por sí solo.
finals-total = Total
