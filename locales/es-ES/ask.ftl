# What Spain says in other words; the rest is in ../es.
ask-comparable = ¿Es la nueva voz comparable a la retirada?
ask-same-meaning = ¿La nueva voz significa lo mismo que la declaración insuficiente, o algo más preciso?
ask-correction = La voz no se acepta. Puede corregirla de una de estas maneras:
ask-interferes = ¿Lo que se sabe interferiría en la subasta o el carteo normales?
ask-differs = ¿La voz es distinta de la que se dio con las cartas equivocadas?
ask-unintended = ¿Fue una voz no intencionada: un desliz, y no un cambio de idea?
ask-meant-call = ¿Se dio la voz sobre la voz irregular, o en el propio turno del jugador?
answer-over = Sobre la voz irregular
answer-lowest = { $call }, la declaración suficiente más baja que muestra lo mismo: no hay más consecuencias
answer-lowest-natural = { $call }, la declaración suficiente más baja en la misma denominación, y ninguna de las dos es artificial: no hay más consecuencias
answer-lowest-artificial = { $call }, pero una de las dos declaraciones es artificial: el Árbitro examina el significado
answer-comparable = Una voz comparable: si el Árbitro la considera así, no hay más consecuencias
answer-same-meaning = Una voz con el mismo significado o uno más preciso: si el Árbitro lo confirma, no hay más consecuencias
answer-partner-silent = Cualquier otra declaración suficiente, o paso: el compañero tiene que pasar durante el resto de la subasta, y la salida puede quedar restringida
answer-partner-passes-once = Cualquier otra voz legal: el compañero tiene que pasar en su próximo turno, y la salida puede quedar restringida
answer-remedy-redeal = Se reparte el estuche de nuevo
answer-remedy-play = Se juega el estuche; el Árbitro puede ajustar después
