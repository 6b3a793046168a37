# Práctica y exámenes: qué pregunta un caso y cómo se corrigen las respuestas.
practice-level-easy = fácil
practice-level-usual = normal
practice-level-hard = difícil
practice-topic-wrong-count = Una cantidad incorrecta de cartas
practice-topic-missing-card = Una carta faltante
practice-topic-hesitation = Una vacilación
practice-topic-misinformed = Información errónea en el remate
practice-topic-card-in-auction = Una carta expuesta en el remate
practice-topic-unintended-call = Un canto no intencionado
practice-topic-change-of-call = Un cambio de canto
practice-topic-insufficient-bid = Una oferta insuficiente
practice-topic-pass-out-of-rotation = Un paso fuera de turno
practice-topic-bid-out-of-rotation = Una oferta fuera de turno
practice-topic-double-out-of-rotation = Un doblo fuera de turno
practice-topic-inadmissible-double = Un doblo o redoblo inadmisible
practice-topic-bid-above-seven = Una oferta de más de siete
practice-topic-call-after-final-pass = Un canto posterior al paso final
practice-topic-lead-face-down = Una salida boca abajo del defensor equivocado
practice-topic-dummy-speaks = El muerto llama la atención
practice-topic-slip-of-the-tongue = Una carta pedida al muerto y cambiada
practice-topic-declarer-exposes = El declarante expone una carta
practice-topic-defender-exposes = Un defensor expone una carta
practice-topic-penalty-card-not-played = Una carta penalizada que no se juega
practice-topic-opening-lead = Una salida inicial fuera de turno
practice-topic-declarers-lead = El declarante sale de la mano equivocada
practice-topic-defenders-lead = Un defensor sale fuera de turno
practice-topic-premature-play = Una jugada prematura
practice-topic-two-cards = Dos cartas jugadas a la vez
practice-topic-revoke-in-time = Un renuncio que todavía puede corregirse
practice-topic-revoke-established = Un renuncio establecido
practice-topic-defective-trick = Una baza defectuosa
practice-topic-contested-claim = Una reclamación cuestionada
practice-law-topic = Ley { $law }: { $topic }
practice-whom = ¿Qué hace primero? ¿A quién pregunta?
practice-whom-next = ¿Y ahora? ¿A quién pregunta?
practice-whom-seat = Pregunta a { $who }
practice-whom-all = Pregunta a cada uno: { $who }
practice-whom-fact = Todavía no pregunta a nadie: primero tiene que establecer un hecho
practice-whom-nobody = No pregunta a nadie: ningún jugador puede elegir, y usted da el fallo
practice-options = ¿Qué opciones tiene { $who }? Marque todas.
practice-fact = ¿Qué tiene que establecer?
practice-told-unintended = El jugador explica sin dudar: «Mis dedos tomaron la tarjeta equivocada. Nunca quise hacer ese canto, y lo dije en cuanto lo vi.»
practice-told-intended = El jugador explica: «Al principio sí quise hacer ese canto. Después miré otra vez mi mano y encontré uno mejor.»
practice-told-comparable = La tarjeta de sistema muestra que toda mano que sirve para el canto que queda en pie también servía para el canto retirado.
practice-told-not-comparable = La tarjeta de sistema muestra que el canto que queda en pie promete manos distintas de las del canto retirado y no tiene el mismo propósito.
practice-told-slip = El declarante corrigió la carta en el mismo aliento, sin pausa para pensar: desde el principio quería la otra carta.
practice-told-no-slip = El declarante hizo una pausa, miró otra vez al muerto y solo entonces quiso otra carta.
practice-part-board = ¿Qué pasa con la tablilla?
practice-played = Se juega
practice-not-played = No puede jugarse normalmente: usted asigna una puntuación ajustada
practice-part-call = ¿Qué canto de { $seat } queda en pie?
practice-stands-none = Ningún canto
practice-part-bar = ¿Está { $seat } obligado a pasar?
practice-bar-none = No, { $seat } puede cantar libremente
practice-bar-turn = Sí, en su próximo turno de remate
practice-bar-auction = Sí, durante el resto del remate
practice-part-penalty = ¿Es { $card } de { $seat } una carta penalizada?
practice-penalty-none = No
practice-penalty-minor = Sí, una carta penalizada menor
practice-penalty-major = Sí, una carta penalizada mayor
practice-part-transfer = ¿Cuántas bazas se transfieren a { $side }?
practice-part-tricks = ¿Cuántas bazas tiene el declarante al final?
practice-tricks = { $tricks ->
    [0] ninguna
    [one] una baza
   *[other] { $tricks } bazas
}
practice-part-turn = ¿De quién es el turno ahora?
practice-part-lead = Si { $seat } defiende y tiene que salir, ¿puede el declarante restringir esa salida por el canto retirado?
practice-part-closed = ¿Quién no puede usar la información que se conoció?
practice-closed-none = No hay tal restricción
practice-part-review = ¿Qué cuestión queda para después del carteo?
practice-review-none = Ninguna
practice-review-law = Ley { $clause }: { $summary }
practice-right = Correcto.
practice-not-right = No es correcto.
practice-missed = Falta: { $what }
practice-wrong = No se aplica aquí: { $what }
practice-because = Ley { $clause }: { $summary }
practice-answer = Respuesta correcta: { $what }
practice-enter = Su respuesta (letras, por ejemplo a o a c; nada para terminar):
practice-count = { $right } de { $all } correctas
exam-title = Examen para Directores
exam-key = Clave para el profesor
exam-sheet = Hoja corregida
exam-settings = Semilla { $seed }, nivel { $level }, Leyes de { $edition }
exam-open = Se puede consultar el libro de las Leyes.
exam-closed = Sin consultar el libro de las Leyes.
exam-minutes = { $minutes ->
    [one] Tiempo: un minuto.
   *[other] Tiempo: { $minutes } minutos.
}
exam-candidate = Candidato
exam-date = Fecha
exam-points = Puntos
exam-total = { $points } de { $of } puntos, { $percent }%
exam-took = { $minutes ->
    [one] Tiempo usado: un minuto
   *[other] Tiempo usado: { $minutes } minutos
}
exam-question = Pregunta { $number }
exam-question-points = Pregunta { $number }: { $points } de { $of } puntos
exam-judged = ¿Cómo falla usted, y según qué Leyes?
exam-book = Cómo falla el Libro Blanco ({ $paragraph })
exam-own = El fallo del candidato
exam-by-hand = El profesor compara los dos y da los puntos de esta pregunta.
exam-laws = Leyes { $laws }
