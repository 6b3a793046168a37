# Tablillas jugadas en el navegador.

play-table = Mesa
play-open-title = Jugar una tablilla
play-open-how = Abra una mesa, envíe un enlace a cada uno de los otros tres y jueguen cuantas tablillas quieran. Nadie necesita una cuenta.
play-choices = Más opciones
play-way = Cómo se juegan las tablillas
play-way-guided = Con ayuda: solo se puede hacer lo que permiten las Leyes
play-way-at-table = Como en la mesa: todo puede pasar y a nadie se le avisa
play-alerts = Quién alerta y explica un canto
play-alerts-bidder = Quien hizo el canto; el compañero no ve la alerta
play-alerts-partner = El compañero; quien hizo el canto no ve todavía la alerta
play-onlookers = Espectadores
play-onlookers-nobody = No hay espectadores
play-onlookers-one-hand = Una mano cada uno, junto a un jugador
play-onlookers-all = Las cuatro manos, más tarde
play-onlookers-minutes = Cuántos minutos después
play-with-director = Alguien dirige: las reclamaciones cuestionadas y los descuidos van al Director
play-file = Tablillas de un archivo (PBN o LIN)
play-no-link = Esta dirección sola no abre nada. Pida a quien abrió la mesa que le envíe su enlace otra vez.
play-lobby-how = Envíe un enlace a cada jugador o siéntese aquí. Guarde esta página: solo usted tiene los enlaces.
play-sit-here = Sentarse aquí
play-send-link = Enviar el enlace
play-link-of = Enlace para
play-copied = Copiado. Péguelo en un mensaje.
play-invitation = Venga a jugar al bridge: su asiento es { $seat }.
play-first-board = Traer la primera tablilla
play-board-on = Se está jugando la tablilla { $number }.
play-other-links = Enlaces para espectadores y un Director
play-other-links-how = El Director ve las cuatro manos. No dé ese enlace a nadie que juegue.
play-onlooker = Espectador
play-no-board-yet = Todavía no hay ninguna tablilla en la mesa.
play-board-title = Tablilla { $number }
play-dealer = Dador { $seat }
play-vul-none = Nadie vulnerable
play-vul-both = Todos vulnerables
play-vul-one = { $side } vulnerables
play-vulnerable = vulnerable
play-tricks = Bazas: Norte-Sur { $ns }, Este-Oeste { $ew }
play-reconnecting = Se ha perdido la conexión. Vuelve sola; no se pierde nada.
play-your-name = Su nombre
play-say-name = Sentarse
play-not-here = ausente
play-hand-of = Mano de { $who }
play-cards-left = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
play-penalty-major = carta penalizada mayor
play-penalty-minor = carta penalizada menor
play-trick = Baza
play-auction = Remate
play-alerted = alertado
play-asked-about = han preguntado qué significa
play-you = Usted ({ $seat })
play-your-hand = Su mano
play-acts = Qué puede hacer
play-your-turn = Es su turno
play-waits-for = Esperando a { $who }
play-barred = { $what }: las Leyes no lo permiten ahora ({ $law })
play-call-barred = { $call }, no se permite ahora ({ $law })
play-card-barred = { $card }, no se permite ahora ({ $law })
play-typed-unknown = «{ $text }» no es un canto como 1S ni una carta como D5.
play-type-call = Escriba un canto (1S, P, X)
play-type-card = Escriba una carta (D5)
play-type-send = Jugar
play-void = sin { $suit }
play-bidding-box = Caja de remate
play-level = Nivel
play-denomination = Denominación
play-alert-own = Alertar este canto
play-meaning = Qué significa
play-no-meaning = Nadie ha explicado este canto.
play-ask = Preguntar qué significa
play-explain = Explicar
play-alert = Alertar
play-claim = Reclamar o conceder
play-claim-tricks = Bazas, de las { $left } que faltan
play-claim-words = Cómo va a jugar
play-say-top = bazas de cabeza
play-say-trumps = arrastrando triunfos
play-say-finesse = con un impasse
play-claim-now = Reclamar { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
play-concede-now = Conceder { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
play-said-claims = { $who } reclama { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
play-said-concedes = { $who } concede { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
play-said-agrees = { $who } está de acuerdo
play-said-objects = { $who } objeta
play-said-plays-on = { $who } pide que el carteo continúe
play-said-attention = { $who } llama la atención sobre una irregularidad
play-said-called = El Director está en la mesa
play-asked = La elección es suya
play-answer-agrees = De acuerdo
play-answer-objects = Objetar
play-answer-plays-on = Seguir jugando
play-answer-consents = Aceptar que se siga
play-answer-accepts = Aceptar
play-answer-declines = No aceptar
play-answer-keeps = Dejarlo como está
play-answer-waives = Dejar libre la salida
play-answer-spreads = Extender la mano como muerto
play-answer-requires = Exigir { $what }
play-answer-forbids = Prohibir { $what }
play-answer-names = Elegir { $what }
play-answer-more = Elija un canto o una carta
play-slip = Fue un descuido
play-slip-asked = { $who } pide retirar el último canto o carta.
play-slip-yes = Permitirlo
play-slip-no = No
play-slip-meant = Qué quería (1S, o una carta del muerto como D5)
play-slip-now = Llamar al Director por esto
play-director-called = { $who } ha llamado al Director.
play-call-director = Llamar al Director
play-director-words = Motivo (solo lo lee el Director)
play-rule = Aplicar las Leyes
play-attention = Hay una irregularidad
play-last-trick = Última baza
play-won-it = ganó
play-more = Más
play-write = Escribir a la mesa (lo leen los cuatro)
play-write-send = Enviar
play-two-taps = Jugar una carta con dos toques
play-played = Tablillas jugadas
play-passed-out = Todos pasaron
play-result = { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
} para el declarante, { $score } para Norte-Sur
play-next-board = Tablilla siguiente
play-replay = Ver la tablilla otra vez
play-replay-title = Tablilla { $number }, carta a carta
play-replay-later = Esta tablilla se podrá ver cuando termine.
play-step-first = Al principio
play-step-back = Atrás
play-step-forward = Adelante
play-step-last = Al final
play-step = { $at } de { $all }
play-step-begin = Antes del primer canto
play-back-to-table = Volver a la mesa
play-own-acts = Otra cosa
play-acts-how = Lo que puede pasar en una mesa se puede hacer aquí. Todos lo ven, y las Leyes deciden qué sigue.
play-acts-cards = Cantos y cartas
play-acts-dummy = Muerto
play-acts-says = Decir o mostrar algo
play-act-exposes = Mostrar cartas
play-act-plays-together = Jugar dos cartas a la vez
play-act-corrects = Retirar mi carta y jugar otra
play-act-face-down = Salir con la carta boca abajo
play-act-face = Dar vuelta la carta de salida
play-act-changes = Cambiar mi canto
play-act-call = Hacer un canto ahora
play-act-names = Pedir de palabra una carta del muerto
play-act-renames = Quería otra carta del muerto
play-act-runs = Decir al muerto que corra un palo
play-act-spreads = Abrir mi mano como muerto
play-act-revoke = Alguien ha renunciado
play-act-attention-card = Hay algo mal con una carta en la mesa
play-act-points-out = Una carta está mal orientada
play-act-accepts = Acepto la salida fuera de turno
play-act-reserves = Quizá llame al Director más tarde
play-act-hesitates = He vacilado
play-act-hurries = He actuado con prisa
play-act-gestures = He hecho un gesto
play-hand-back = Devolver mi mano a la tablilla
play-hands = Las cuatro manos
play-rule-here = Dictar un fallo en esta mesa
play-rule-come = Estoy en la mesa: dictar el fallo
play-rule-chooses = Las opciones están en la pantalla de ese jugador. Esto es lo que sigue de cada una.
play-rule-nothing = No hay nada que resolver ahora.
play-rule-saved = El fallo está en el registro
play-rule-director = Solo el Director puede dictar un fallo.
play-watch = Mesas en juego
play-watch-round = Ronda { $round }, en vivo
play-watch-none = Ahora no se juega ninguna ronda.
play-waits-director = La mesa lo espera a usted.
play-go = Ir a la mesa
play-look-back = Ver desde el principio
play-board-acts = Resultados y tablillas
play-speak = Hablar a la mesa
play-speak-words = Lo que dice a los cuatro
play-pace = Tiempos
play-pace-player = Jugador
play-pace-acts = Cantos y cartas
play-pace-average = Promedio
play-pace-total = En total
play-pace-long = Tablilla { $board } de esta mesa: { $time }, normalmente { $average }:
play-pace-none = Nadie ha pensado mucho más de lo habitual.
play-seconds = { $seconds } s
play-sits = Sustituto, modo de juego
play-sits-where = En lugar de quién
play-sits-who = Quién se sienta
play-to-guided = Seguir con ayuda
play-to-at-table = Seguir como en la mesa
play-worth = A cartas vistas, el declarante llega a { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}.
play-given = Dónde se regalaron bazas
play-given-tricks = { $tricks ->
    [one] costó una baza
   *[other] costó { $tricks } bazas
}
play-log = Canto a canto, carta a carta
play-ruled = fallo
play-open-file = Abrir un archivo de tablillas
play-file-title = Ver tablillas, carta a carta
play-file-how = Suelte aquí un archivo (PBN, LIN o registros de mesa) o elija uno. Se lee y no se guarda.
play-file-choose = Archivo de tablillas
play-file-boards = Tablillas del archivo
play-to-director = Solo al Director
play-to-director-short = al Director
play-write-director = Escribir al Director
play-beside = Al lado de quién se sienta
play-slip-how = Elija lo que quería. El Director averigua si fue un descuido, y antes no cambia nada.
play-teams = Encuentro de equipos: tablillas para dos salas (vacío para una mesa)
play-open-room = Sala abierta
play-closed-room = Sala cerrada
play-imps = { $imps } IMPs
play-imps-wait = la otra sala todavía no la ha jugado
play-imps-total = Norte-Sur aquí: { $imps } IMPs
play-time-up = Se llamó a la ronda siguiente. Esta tablilla espera al Director, con lo que se jugó.
play-let-finish = Dejar terminarla
play-round-line = Ronda { $round } · tablilla { $index } de { $boards }
play-cards = Tarjetas de sistema
play-card-none = No hay tarjeta de sistema adjunta.
play-card-open = Abrir la tarjeta de sistema
play-card-own = La tarjeta de sistema de su pareja: su dirección o su texto
play-card-file = O tome el texto de un archivo
play-card-attach = Adjuntar
play-comments = Comentarios
play-comment = Decir algo a los espectadores
play-commentator = Comentarista
play-faces = Cara a cara
play-faces-off = Los jugadores no se ven ni se oyen
play-faces-all = Los cuatro se ven y se oyen
play-faces-screens = Como con pantallas: Norte con Este, Sur con Oeste
play-faces-join = Encender cámara y micrófono
play-faces-leave = Apagar
play-faces-mute = Silenciar
play-faces-hide = Sin imagen
play-faces-you = Usted
play-faces-camera = No se puede usar la cámara o el micrófono. Permítalo en el navegador e inténtelo de nuevo; el juego sigue sin ello.
play-faces-insecure = Los navegadores solo dan la cámara a páginas abiertas por https. El juego sigue sin ella.
play-robot = Robot
play-others = La misma tablilla en otras mesas
play-others-worth = { $percent }% de los puntos de torneo, { $imps } IMPs por mesa de media
play-others-you = Usted
play-others-robots = Robots
play-others-player = Otro jugador
play-others-waiting = Los robots todavía están jugando esta tablilla en otras mesas.
play-more-boards = Jugar más tablillas
play-board-of = Tablilla { $index } de { $boards }
play-others-passed = Pasada
play-robots-bidding = Sus cantos y lo que los robots habrían cantado con su mano
play-robots-same = igual
play-robots-instead = robots:
