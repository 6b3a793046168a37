# A qué lleva una respuesta.
follows-turn = Después es el turno de { $seat }.
follows-chooses = Después, { $who } elige:
follows-chooses-alone = Después, { $who } elige.
follows-consent = Después, el carteo solo continúa si { $who } están de acuerdo:
follows-finds = Después, { $who } decide: { $question }
follows-corrects = { $who } sustituye entonces su canto por uno de estos:
follows-calls = Lo que sigue depende del canto de { $who }:
follows-must-call = Después, { $who } tiene que hacer este canto: { $call }.
follows-lead = Si { $seat } resulta ser defensor, el declarante puede restringir la primera salida de { $seat }.
follows-lead-defender = El declarante puede restringir la primera salida de { $seat }.
follows-review = Después del carteo el Director examina si el bando inocente resultó perjudicado (Ley { $clause }).
follows-reviews = Después del carteo el Director examina si el bando inocente resultó perjudicado (Leyes { $laws }).
follows-no-penalty = { $card } de { $seat } deja de ser carta penalizada.
follows-transfer = { $tricks ->
    [one] Se transfiere una baza a { $side }.
   *[other] Se transfieren { $tricks } bazas a { $side }.
}
follows-result = { $tricks ->
    [one] La mano ha terminado: el declarante tiene una baza.
   *[other] La mano ha terminado: el declarante tiene { $tricks } bazas.
}
answer-call = { $calls }
answer-bid-in = una oferta en { $denomination }
answer-other-call = cualquier otro canto
answer-any-call = cualquier canto legal
explain-one-law = (Ley { $laws })
explain-laws = (Leyes { $laws })
option-keeps-card = mantener la carta
option-accepts-lead = aceptar la salida, que entonces vale; jugar sobre ella tiene el mismo efecto
option-declines-lead = no aceptar la salida: la salida se retira
follows-any-call = { $who } puede hacer entonces:
follows-consent-others = Después, el carteo solo continúa si los otros tres jugadores están de acuerdo:
explain-cancelled = Se cancela { $what } de { $seat }.
explain-face-up = { $count ->
    [one] { $cards } de { $seat } queda sobre la mesa, cara arriba, hasta el final del remate.
   *[other] { $cards } de { $seat } quedan sobre la mesa, cara arriba, hasta el final del remate.
}
explain-no-double = { $seat } no puede doblar ni redoblar en este turno.
option-accepts-lead-other = aceptar la salida; si { $seat }, que es el siguiente en jugar, no la acepta, vale la elección de { $seat }
option-declines-lead-other = no aceptar la salida; si { $seat }, que es el siguiente en jugar, la acepta, vale la elección de { $seat }
option-accepts-card = aceptar la carta jugada en lugar de la carta penalizada
option-declines-card = no aceptar la carta jugada: se juega la carta penalizada, y la carta retirada pasa a ser carta penalizada mayor
option-declines-naming = no pedir ninguna carta del muerto

# Qué fue irregular, por su nombre.
irregular-insufficient = { $seat } hizo una oferta insuficiente (Ley { $clause }).
irregular-rotation = { $seat } hizo un canto fuera de turno (Ley { $clause }).
irregular-double = { $seat } dobló cuando un doblo no estaba permitido (Ley { $clause }).
irregular-redouble = { $seat } redobló cuando un redoblo no estaba permitido (Ley { $clause }).
irregular-must-pass = { $seat } no pasó cuando estaba obligado a hacerlo (Ley { $clause }).
irregular-no-double = { $seat } dobló o redobló, lo que no estaba permitido en este turno (Ley { $clause }).
irregular-above-seven = { $seat } hizo una oferta de más de siete (Ley { $clause }).
irregular-late-call = { $seat } hizo un canto después del paso final (Ley { $clause }).
irregular-not-repeated = { $seat } no repitió el canto, aunque estaba obligado a hacerlo (Ley { $clause }).
irregular-card-in-auction = { $seat } expuso una carta durante el remate (Ley { $clause }).
irregular-acted-before-ruling = { $seat } actuó antes de que el Director hubiera explicado todo (Ley { $clause }).
irregular-wrong-cards = { $seat } hizo un canto con las cartas de otra tablilla (Ley { $clause }).
irregular-extraneous = { $seat } recibió información ajena (Ley { $clause }).
irregular-opening-lead = { $seat } no hizo la salida inicial como está prescrito (Ley { $clause }).
irregular-opening-lead-out-of-turn = { $seat } hizo la salida inicial fuera de turno (Ley { $clause }).
irregular-declaring-side-led = { $seat } hizo la salida inicial, aunque es del bando declarante (Ley { $clause }).
irregular-lead = { $seat } salió fuera de turno (Ley { $clause }).
irregular-lead-from-dummy = { $seat } salió del muerto fuera de turno (Ley { $clause }).
irregular-play = { $seat } jugó fuera de turno (Ley { $clause }).
irregular-revoke = { $seat } no asistió al palo, aunque podía (Ley { $clause }).
irregular-disobeyed = { $seat } no salió o no jugó como se le exigía (Ley { $clause }).
irregular-exposed = { $seat } expuso una carta (Ley { $clause }).
irregular-together = { $seat } jugó dos o más cartas a la vez (Ley { $clause }).
irregular-dummy = { $seat } fue más allá de los derechos del muerto (Ley { $clause }).
irregular-dummys-card = { $seat } jugó una carta que el declarante no pidió (Ley { $clause }).
irregular-penalty-card = { $seat } no jugó la carta penalizada (Ley { $clause }).
irregular-led-too-soon = { $seat } salió antes de que el declarante eligiera (Ley { $clause }).
irregular-arrangement = { $seat } avisó demasiado tarde de que una carta está mal orientada (Ley { $clause }).
irregular-inspected = { $seat } miró una baza terminada (Ley { $clause }).
irregular-defective = { $seat } dejó una baza defectuosa, con una carta de menos o de más (Ley { $clause }).
follows-before = Antes del turno de { $seat }, { $who } puede hacer cualquier canto legal.
follows-before-several = Antes del turno de { $seat }, { $who } pueden hacer cualquier canto legal.
follows-before-partner = { $seat } no puede usar la información del canto cancelado (Ley { $clause }).
