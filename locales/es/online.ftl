# Mesas que se juegan en el navegador: un solo enlace para todos, tablillas que esperan, espectadores de un evento, tarjetas de sistema como archivos.

online-one-link = Un solo enlace para todos
online-one-link-how = Envíe este enlace a todos los que juegan. Cada uno ve quién está sentado dónde y elige un asiento libre.
online-code = O deles este código, para escribirlo en «Ir a mi mesa»:
online-link-all = Enlace para todos
online-invitation = Venga a jugar bridge: elija su asiento.
online-choose = Elija su asiento
online-choose-how = Diga su nombre y toque un asiento libre. Queda suyo en este dispositivo.
online-free = libre
online-taken = ocupado
online-your-seat = En este dispositivo usted está sentado en { $seat }.
online-to-seat = Ir a su asiento
online-get-up = Levantarse de este asiento
online-free-seat = Liberar el asiento: { $seat }
online-nobody-left = Todos los asientos están ocupados. Hable con quien abrió la mesa.
online-waiting = Tablillas que esperan
online-waiting-count = { $count ->
    [one] Una tablilla lo espera a usted
   *[other] { $count } tablillas lo esperan a usted
}
online-waiting-none = Ninguna tablilla espera.
online-waiting-how = Se llamó a la ronda siguiente antes de que terminaran estas tablillas. No se anota nada para ellas hasta que usted decida.
online-waiting-where = Ronda { $round }, mesa { $table }
online-waiting-stopped = lo espera a usted
online-waiting-late = puede terminarse
online-waiting-not-begun = no empezada
online-waiting-far = { $calls ->
    [one] un canto
   *[other] { $calls } cantos
}, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
online-let-play = Dejar que se juegue ahora
online-score = Puntuación o puntuación ajustada
online-finish = Terminar la tablilla
online-finish-waits = Esta tablilla espera al Director. Todavía no se ha anotado nada para ella.
online-onlookers = Espectadores y comentaristas
online-onlookers-how = Dé estos enlaces a quien quiera, pero a nadie que juegue. Lo que ven los espectadores se decide en Regulaciones y, para una mesa, en esa mesa.
online-onlookers-closed = Nadie puede mirar este evento. Elija otra cosa en Regulaciones, en «Espectadores».
online-onlookers-new = Hacer enlaces nuevos (los antiguos terminan)
online-watch = Mirar
online-watch-later = { $minutes ->
    [one] Usted ve las cuatro manos, un minuto después.
   *[other] Usted ve las cuatro manos, { $minutes } minutos después.
}
online-watch-beside = Usted se sienta junto a un jugador y ve solo esa mano.
online-watch-comment = Usted es comentarista: lo que escribe, los espectadores lo leen enseguida.
online-watch-none = Ninguna mesa juega ahora.
online-here = En esta mesa
online-minutes-here = Cuántos minutos después ven las manos los espectadores
online-save-here = Cambiarlo en esta mesa
online-unseen = Usted todavía tiene que jugar esta tablilla; por eso no puede ver sus manos.
online-card-file = O adjunte un archivo: un PDF o una imagen de 1 MB como máximo
