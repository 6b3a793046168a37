# What Spain says in other words; the rest is in ../es.
did-changes = cambia la voz por { $call }
did-accepts = acepta la voz o la salida
did-accepts-insufficient = acepta la declaración insuficiente
did-accepts-rotation = acepta la voz fuera de turno
did-accepts-change = acepta la segunda voz
did-declines-insufficient = no acepta la declaración insuficiente
did-declines-rotation = no acepta la voz fuera de turno
did-declines-change = no acepta la segunda voz
did-keeps = mantiene la voz
did-reserves = se reserva el derecho de llamar al Árbitro más tarde
found-unintended = la voz no fue intencionada
found-intended-call = la voz fue intencionada
found-comparable = la nueva voz es comparable
found-not-comparable = la nueva voz no es comparable
found-more-precise = la nueva voz tiene el mismo significado o uno más preciso
found-not-more-precise = la nueva voz no tiene el mismo significado ni uno más preciso
found-meant-over = el jugador quiso subastar sobre la voz irregular
found-meant-own-turn = el jugador quiso subastar en su propio turno
found-breach = se infringió el Artículo { $clause }
found-breach-by = { $seat } infringió el Artículo { $clause }
found-played = el estuche se jugó: { $contract } por { $seat }, { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
found-returned = las cuatro manos están de nuevo en el estuche
found-not-returned = no todas las manos están de nuevo en el estuche
found-next-call = { $seat } ya ha subastado en el estuche siguiente
found-fouled = el estuche se jugó en otra forma: { $form }
found-wrong-cards = { $seat } subastó con las cartas del estuche { $board }
found-called-before = { $seat } ya había dado la voz { $call } con estas cartas
found-wrong-board = el estuche no era para estos jugadores
found-wrong-board-played = el estuche no era para estos jugadores, y uno de ellos ya lo jugó
found-differs = la voz es distinta de la anterior
found-not-differs = la voz es la misma que antes
found-remedy-redeal = hay que repartir de nuevo el estuche
found-remedy-play = hay que jugar el estuche y revisarlo después
found-remedy-adjust = procede otorgar una puntuación ajustada, y no hay que jugar el estuche
