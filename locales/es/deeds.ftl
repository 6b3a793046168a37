# Lo que se hizo y se comprobó, en palabras.

did-artificial = { $call } (artificial)
did-shows = { $call }, que muestra { $suits }
did-leads-down = sale con { $card } cara abajo
did-faces = descubre la salida
did-names = pide { $what } del muerto
did-renames = pide del muerto { $what } en su lugar
did-together = juega { $cards } a la vez
did-places = como muerto, coloca { $card } como carta jugada
did-exposes = expone { $cards } sin querer
did-exposes-deliberately = expone { $cards } a propósito
did-changes = cambia el canto por { $call }
did-corrects = retira la carta y juega { $card }
did-attention = llama la atención sobre una irregularidad
did-attention-revoke = llama la atención sobre un renuncio de { $seat } en la baza { $trick }
did-attention-card = llama la atención sobre { $card }
did-runs = dice al muerto que corra { $suit }
did-claims = reclama { $tricks ->
    [one] una de las bazas que quedan
   *[other] { $tricks } de las bazas que quedan
}
did-concedes = concede { $tricks ->
    [one] una de las bazas que quedan
   *[other] { $tricks } de las bazas que quedan
}
did-saying = { $what }, diciendo «{ $words }»
did-agrees = está de acuerdo
did-objects = objeta
did-requests-play = pide que el carteo continúe
did-consents = consiente que el carteo continúe
did-accepts = acepta el canto o la salida
did-declines = no acepta
did-requires = exige { $what }
did-forbids = prohíbe { $what }
did-accepts-insufficient = acepta la oferta insuficiente
did-accepts-rotation = acepta el canto fuera de turno
did-accepts-change = acepta el segundo canto
did-accepts-lead = acepta la salida
did-accepts-card = acepta la carta jugada
did-declines-insufficient = no acepta la oferta insuficiente
did-declines-rotation = no acepta el canto fuera de turno
did-declines-change = no acepta el segundo canto
did-declines-lead = no acepta la salida
did-declines-card = no acepta la carta jugada
did-declines-consent = no consiente que el carteo continúe
did-declines-naming = no pide ninguna carta del muerto
did-requires-lead = exige la salida a { $what }
did-requires-play = exige que se juegue { $what } en esta baza
did-forbids-lead = prohíbe la salida a { $what }
did-forbids-play = prohíbe que se juegue { $what } en esta baza
did-waives = deja libre la salida
did-spreads = extiende la mano como muerto
did-keeps = mantiene el canto
did-keeps-card = deja la carta como está
did-omits = no juega carta en la baza
did-inspects = mira la baza recién jugada
did-inspects-own = mira su propia carta recién jugada
did-inspects-quitted = mira la baza { $trick }, ya terminada
did-points-out = dice que una carta está mal orientada
did-hesitates = vacila
did-hurries = actúa con rapidez inusual
did-remarks = hace un comentario
did-asks = hace una pregunta
did-answers = responde a una pregunta
did-alerts = da una alerta inesperada
did-gestures = hace un gesto
did-reserves = se reserva el derecho de llamar al Director más tarde
what-high = la carta más alta
what-low = la carta más pequeña
what-win = la carta que gana
what-anything = cualquier carta
what-highest-suit = la carta más alta del palo de salida
what-lowest-suit = la carta más pequeña del palo de salida
what-from-declarer = la salida desde la mano del declarante
what-from-dummy = la salida desde el muerto
found-unintended = el canto no fue intencionado
found-intended-call = el canto fue intencionado
found-comparable = el nuevo canto es comparable
found-not-comparable = el nuevo canto no es comparable
found-more-precise = el nuevo canto tiene el mismo significado o uno más preciso
found-not-more-precise = el nuevo canto no tiene el mismo significado ni uno más preciso
found-meant-over = el jugador quiso rematar sobre el canto irregular
found-meant-own-turn = el jugador quiso rematar en su propio turno
found-meant-lead = el jugador quiso jugar la carta como su propia salida
found-meant-play = el jugador quiso jugar la carta sobre la salida irregular
found-breach = se infringió la Ley { $clause }
found-breach-by = { $seat } infringió la Ley { $clause }
found-slip = la primera carta se pidió por un lapsus al hablar
found-no-slip = la primera carta no se pidió por un lapsus al hablar
found-intended = { $card } era sin duda la que se quería
found-led = la quinta carta fue una salida a la baza siguiente
found-not-led = la quinta carta no fue una salida a la baza siguiente
found-no-penalty = { $card } no es carta penalizada
found-revoked = { $seat } cometió un renuncio en la baza { $trick }
found-no-revoke = no hubo renuncio
found-forfeited = se ha perdido el derecho a la rectificación
found-not-forfeited = no se ha perdido el derecho a la rectificación
found-unseen = { $seat } aún no había mirado sus cartas, y su compañero lo sabía
found-played = la tablilla se jugó: { $contract } por { $seat }, { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
found-played-so-far = se está jugando { $contract } de { $seat }: { $leader } sale en la baza { $trick }, y el bando del declarante ha ganado hasta ahora { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
found-revoke-won = { $seat } ganó esa baza
found-revoke-after = el bando infractor ganó después { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
found-revoke-suit = el palo al que no asistió era { $suit }
found-revoke-faced = la carta que debería haberse jugado estaba a la vista
found-revoke-corrected = el renuncio se corrigió a tiempo
found-revoke-claimed = { $seat } terminó entonces el carteo con una reclamación o concesión
found-tricks = { $side } reciben { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
found-misinformed = { $seat } recibió información errónea
found-returned = las cuatro manos están de nuevo en la tablilla
found-not-returned = no todas las manos están de nuevo en la tablilla
found-next-call = { $seat } ya ha rematado en la tablilla siguiente
found-round-over = la ronda ha terminado
found-period-over = el Período de Corrección ha terminado
found-omitted = { $seat } no jugó carta en la baza { $trick }
found-extra = { $seat } jugó más de una carta en la baza { $trick }: { $cards }
found-no-claim = mostrar la mano no fue una reclamación
found-claim = mostrar la mano fue una reclamación de { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
found-mixed = las cartas están mezcladas
found-mixed-side = { $side } han mezclado sus cartas
found-fouled = la tablilla se jugó en otra forma: { $form }
found-damage = hubo daño
found-no-damage = no hubo daño
found-adjust = procede otorgar una puntuación ajustada
found-counts = el número de cartas es: { $counts }
found-missing = a { $seat } le faltaba una carta ({ $card }), que después se encontró
found-missing-some = a { $seat } le faltaba una carta, que después se encontró
found-missing-played = a { $seat } le faltaba una carta ({ $card }); estaba entre las jugadas
found-missing-some-played = a { $seat } le faltaba una carta; estaba entre las jugadas
found-missing-nowhere = a { $seat } le faltaba una carta ({ $card }); no se encontró
found-missing-some-nowhere = a { $seat } le faltaba una carta; no se encontró
found-wrong-cards = { $seat } remató con las cartas de la tablilla { $board }
found-called-before = { $seat } ya había hecho el canto { $call } con estas cartas
found-wrong-board = la tablilla no era para estos jugadores
found-wrong-board-played = la tablilla no era para estos jugadores, y uno de ellos ya la jugó
found-informed = { $seat } recibió por accidente información ajena
found-seen = un jugador ha visto una carta de otra mano
found-not-seen = nadie ha visto una carta de otra mano
found-playable = la mano se puede corregir y jugar
found-not-playable = la mano no se puede corregir y jugar
found-interferes = la información interferiría en el juego normal
found-not-interferes = la información no interferiría en el juego normal
found-quitted = la carta de más se jugó en una baza terminada
found-not-quitted = la carta de más no se jugó en una baza terminada
found-differs = el canto es distinto del anterior
found-not-differs = el canto es el mismo que antes
found-remedy-seats = los jugadores tienen que cambiar de asiento
found-remedy-redeal = hay que repartir de nuevo la tablilla
found-remedy-play = hay que jugar la tablilla y revisarla después
found-remedy-adjust = procede otorgar una puntuación ajustada, y no hay que jugar la tablilla
