# Lo que se dice de otra manera en España.
method-hybrid = Híbrido (estuches ganados y puntos totales)
setting-edition = Reglamento
setting-average-plus-cap = Número máximo de estuches con promedio-más
setting-expected = Resultados esperados en cada estuche
setting-half-way = Retirada justo a la mitad: los resultados
value-bidder = quien dio la voz
value-director = decide el Árbitro
value-laws = la puntuación oficial (Artículos 79C, 92B)
value-after-board = después de cada estuche
setting-play-alerts = Quién alerta y explica una voz (en el navegador)
setting-play = Dónde se juegan los estuches
setting-board-minutes = Minutos por estuche en un encuentro acortado
setting-kept-minutes = Suizo: primeros minutos de un encuentro en los que no se quita ningún estuche
