# What Spain says in other words; the rest is in ../es.
movement-boards = estuches
movement-shared = { $boards } (compartidos con { $count ->
    [one] la mesa { $tables }
   *[other] las mesas { $tables }
})
figures-size = { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $boards ->
    [one] un estuche
   *[other] { $boards } estuches
} en { $copies ->
    [one] una copia
   *[other] { $copies } copias
}; estuches que juega cada participante: { $played }
figures-shared = estuches compartidos { $count ->
    [one] una vez
   *[other] { $count } veces
}
figures-competition = { $winners }; competencia { $least } a { $most }, media { $mean }, desviación { $deviation }; mayor diferencia entre estuches jugados en Norte-Sur y en Este-Oeste: { $direction }
suggest-size = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
} de { $boards ->
    [one] un estuche
   *[other] { $boards } estuches
}, { $minutes } minutos, coste { $cost }
change-new = mesa nueva, { $after }, estuches { $boards }
change-boards = { $after }, los estuches { $before-boards } pasan a { $boards }
change-seats = { $before } pasa a { $after }, estuches { $boards }
deal-right = correcto: { $count ->
    [one] un estuche
   *[other] { $count } estuches
}, 52 cartas en cada uno, 13 por mano
title-mitchell-share = Mitchell con estuches compartidos y relay
size-sets = { $count ->
    [one] { $count } juego de estuches
   *[other] { $count } juegos de estuches
}
suggest-minutes = un estuche tiene que durar entre medio minuto y 100 minutos
suggest-other = se pidieron { $asked } estuches; cada uno juega { $played }
