# Lo que España dice con otras palabras; lo demás está en ../es.
online-invitation = Venga a jugar al bridge: elija su asiento.
online-waiting = Estuches que esperan
online-waiting-count = { $count ->
    [one] Un estuche lo espera a usted
   *[other] { $count } estuches lo esperan a usted
}
online-waiting-none = Ningún estuche espera.
online-waiting-how = Se ha llamado a la ronda siguiente antes de que terminaran estos estuches. No se anota nada para ellos hasta que usted decida.
online-waiting-late = puede terminarse
online-waiting-not-begun = no empezado
online-waiting-far = { $calls ->
    [one] una voz
   *[other] { $calls } voces
}, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
online-finish = Terminar el estuche
online-finish-waits = Este estuche espera al Árbitro. Todavía no se ha anotado nada para él.
online-unseen = Usted todavía tiene que jugar este estuche; por eso no puede ver sus manos.
