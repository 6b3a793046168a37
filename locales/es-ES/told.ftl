# What Spain says in other words; the rest is in ../es.
follows-corrects = { $who } sustituye entonces su voz por una de estas:
follows-calls = Lo que sigue depende de la voz de { $who }:
follows-must-call = Después, { $who } tiene que dar la voz { $call }.
follows-review = Después del carteo el Árbitro examina si el bando inocente resultó perjudicado (Artículo { $clause }).
follows-reviews = Después del carteo el Árbitro examina si el bando inocente resultó perjudicado (Artículos { $laws }).
answer-bid-in = una declaración en { $denomination }
answer-other-call = cualquier otra voz
answer-any-call = cualquier voz legal
explain-one-law = (Artículo { $laws })
explain-laws = (Artículos { $laws })
follows-any-call = { $who } puede dar entonces:
explain-face-up = { $count ->
    [one] { $cards } de { $seat } queda sobre la mesa, cara arriba, hasta el final de la subasta.
   *[other] { $cards } de { $seat } quedan sobre la mesa, cara arriba, hasta el final de la subasta.
}
irregular-insufficient = { $seat } hizo una declaración insuficiente (Artículo { $clause }).
irregular-rotation = { $seat } dio una voz fuera de turno (Artículo { $clause }).
irregular-double = { $seat } dobló cuando un doblo no estaba permitido (Artículo { $clause }).
irregular-redouble = { $seat } redobló cuando un redoblo no estaba permitido (Artículo { $clause }).
irregular-must-pass = { $seat } no pasó cuando estaba obligado a hacerlo (Artículo { $clause }).
irregular-no-double = { $seat } dobló o redobló, lo que no estaba permitido en este turno (Artículo { $clause }).
irregular-above-seven = { $seat } hizo una declaración de más de siete (Artículo { $clause }).
irregular-late-call = { $seat } dio una voz después del paso final (Artículo { $clause }).
irregular-not-repeated = { $seat } no repitió la voz, aunque estaba obligado a hacerlo (Artículo { $clause }).
irregular-card-in-auction = { $seat } expuso una carta durante la subasta (Artículo { $clause }).
irregular-acted-before-ruling = { $seat } actuó antes de que el Árbitro hubiera explicado todo (Artículo { $clause }).
irregular-wrong-cards = { $seat } dio una voz con las cartas de otro estuche (Artículo { $clause }).
irregular-extraneous = { $seat } recibió información ajena (Artículo { $clause }).
irregular-opening-lead = { $seat } no hizo la salida inicial como está prescrito (Artículo { $clause }).
irregular-opening-lead-out-of-turn = { $seat } hizo la salida inicial fuera de turno (Artículo { $clause }).
irregular-declaring-side-led = { $seat } hizo la salida inicial, aunque es del bando declarante (Artículo { $clause }).
irregular-lead = { $seat } salió fuera de turno (Artículo { $clause }).
irregular-lead-from-dummy = { $seat } salió del muerto fuera de turno (Artículo { $clause }).
irregular-play = { $seat } jugó fuera de turno (Artículo { $clause }).
irregular-revoke = { $seat } no asistió al palo, aunque podía (Artículo { $clause }).
irregular-disobeyed = { $seat } no salió o no jugó como se le exigía (Artículo { $clause }).
irregular-exposed = { $seat } expuso una carta (Artículo { $clause }).
irregular-together = { $seat } jugó dos o más cartas a la vez (Artículo { $clause }).
irregular-dummy = { $seat } fue más allá de los derechos del muerto (Artículo { $clause }).
irregular-dummys-card = { $seat } jugó una carta que el declarante no pidió (Artículo { $clause }).
irregular-penalty-card = { $seat } no jugó la carta penalizada (Artículo { $clause }).
irregular-led-too-soon = { $seat } salió antes de que el declarante eligiera (Artículo { $clause }).
irregular-arrangement = { $seat } avisó demasiado tarde de que una carta está mal orientada (Artículo { $clause }).
irregular-inspected = { $seat } miró una baza terminada (Artículo { $clause }).
irregular-defective = { $seat } dejó una baza defectuosa, con una carta de menos o de más (Artículo { $clause }).
