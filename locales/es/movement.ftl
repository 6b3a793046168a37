
# Movements and dealing.

movement-right = correcto
movement-wrong = incorrecto
movement-title-pairs = { $name }, { $count } parejas
movement-title-players = { $name }, { $count } jugadores
movement-title-teams = { $name }, { $count } equipos
movement-round = Ronda { $round }
movement-table = mesa
movement-sides = NS - EO
movement-boards = tablillas
movement-versus = { $a } - { $b }
movement-nobody = nadie
movement-shared = { $boards } (compartidas con { $count ->
    [one] la mesa { $tables }
   *[other] las mesas { $tables }
})

figures-size = { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $boards ->
    [one] una tablilla
   *[other] { $boards } tablillas
} en { $copies ->
    [one] una copia
   *[other] { $copies } copias
}; tablillas que juega cada participante: { $played }
figures-shared = tablillas compartidas { $count ->
    [one] una vez
   *[other] { $count } veces
}
figures-sit-outs = { $count ->
    [one] una ronda de descanso
   *[other] { $count } rondas de descanso
}, como máximo { $most } por participante
figures-met = { $met } de { $of } encuentros posibles entre oponentes
figures-partners = se forman { $met } de { $of } parejas posibles
figures-one-winner = un ganador
figures-two-winners = dos ganadores
figures-competition = { $winners }; competencia { $least } a { $most }, media { $mean }, desviación { $deviation }; mayor diferencia entre tablillas jugadas en Norte-Sur y en Este-Oeste: { $direction }

suggest-size = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
} de { $boards ->
    [one] una tablilla
   *[other] { $boards } tablillas
}, { $minutes } minutos, costo { $cost }

swiss-bye = descanso
swiss-triangle = triángulo
swiss-long-first = triángulo largo, primera de dos rondas
swiss-long-second = triángulo largo, segunda de dos rondas
swiss-too-many = hay más rondas que oponentes (Libro Blanco 166.3): algunos encuentros se repetirán; véanse --again-after y --danish

bracket-title = Eliminatorias, { $count } participantes
bracket-winner = ganador del encuentro { $number }
bracket-bye = descanso
bracket-loser = perdedor del encuentro { $number }
bracket-third = Encuentro por el tercer puesto: los perdedores de las semifinales
bracket-plate = Consolación: los que pierden en la primera ronda

place-round-table = ronda { $round }, mesa { $table }
change-new = mesa nueva, { $after }, tablillas { $boards }
change-gone = { $before } ya no se juega
change-boards = { $after }, las tablillas { $before-boards } pasan a { $boards }
change-seats = { $before } pasa a { $after }, tablillas { $boards }

fault-at = { $place }: { $what }


deal-seeded = de la semilla { $seed }: para pruebas, no para jugar
deal-right = correcto: { $count ->
    [one] una tablilla de 52 cartas
   *[other] { $count } tablillas de 52 cartas cada una
}, 13 por mano
deal-unknown = { $cards } de 52 cartas: { $hands ->
    [one] una mano no se conoce
   *[other] { $hands } manos no se conocen
}
deal-counts = cartas en las manos de Norte, Este, Sur y Oeste: { $counts }; cada una tiene que tener 13
deal-document = documento { $number }

title-barometer = Barómetro: { $of }
title-sections = Secciones: { $count }; { $of }
title-switched = { $of }, rondas con cambio de dirección: { $rounds }
title-short = { $of }, con ronda de descanso
title-swiss = Torneo suizo
title-with-triangles = { $of }, con un triángulo de tres equipos en vez de descanso
title-roving = { $of } y una pareja itinerante
title-triangle = Triángulo (tres equipos)
title-mitchell = Mitchell
title-mitchell-skip = Mitchell con salto
title-mitchell-share = Mitchell con tablillas compartidas y relay
title-howell = Howell
title-reduced-howell = Howell reducido, { $rounds } rondas
title-hesitation = Hesitation Mitchell
title-double-weave = Double Weave Mitchell
title-appendix = Mitchell con apéndice
title-web = Web
title-individual = Individual
title-head-to-head = Frente a frente
title-league = Liga
title-double-round-robin = Todos contra todos, ida y vuelta
title-round-robin = Todos contra todos
title-multiple-teams = Equipos múltiples
title-new-england = Equipos múltiples (New England)
title-stagger-teams = Movimiento Stagger
size-tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
size-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
size-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
size-stanzas = { $count ->
    [one] { $count } serie
   *[other] { $count } series
}
size-pairs = { $count ->
    [one] { $count } pareja
   *[other] { $count } parejas
}
size-teams = { $count ->
    [one] { $count } equipo
   *[other] { $count } equipos
}
size-sets = { $count ->
    [one] { $count } juego de tablillas
   *[other] { $count } juegos de tablillas
}
suggest-minutes = una tablilla tiene que durar entre medio minuto y 100 minutos
suggest-other = se pidieron { $asked } tablillas; cada uno juega { $played }
