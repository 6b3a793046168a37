# What Spain says in other words; the rest is in ../es.
follows-review = Después del carteo el Árbitro examina si el otro bando resultó perjudicado (Artículo { $clause }).
follows-corrects = { $who } corrige entonces con una de estas voces:
follows-calls = Después depende de la voz de { $who }:
answer-other-call = cualquier otra voz
explain-laws = { $several ->
    [no] (Artículo { $laws })
   *[yes] (Artículos { $laws })
}
irregular-insufficient = { $seat } hizo una declaración insuficiente (Artículo { $clause }).
irregular-rotation = { $seat } dio una voz fuera de turno (Artículo { $clause }).
irregular-double = { $seat } dobló cuando no estaba permitido (Artículo { $clause }).
irregular-redouble = { $seat } redobló cuando no estaba permitido (Artículo { $clause }).
irregular-must-pass = { $seat } dio una voz cuando estaba obligado a pasar (Artículo { $clause }).
irregular-above-seven = { $seat } hizo una declaración de más de siete (Artículo { $clause }).
irregular-late-call = { $seat } dio una voz después del paso final (Artículo { $clause }).
irregular-not-repeated = { $seat } no repitió la voz, como era obligatorio (Artículo { $clause }).
irregular-card-in-auction = { $seat } expuso una carta durante la subasta (Artículo { $clause }).
irregular-acted-before-ruling = { $seat } actuó antes de que el Árbitro hubiera explicado todo (Artículo { $clause }).
irregular-wrong-cards = { $seat } dio una voz con cartas de otra mano (Artículo { $clause }).
irregular-extraneous = { $seat } recibió información ajena (Artículo { $clause }).
irregular-opening-lead = { $seat } no hizo la salida inicial como está prescrito (Artículo { $clause }).
irregular-opening-lead-out-of-turn = { $seat } hizo la salida inicial fuera de turno (Artículo { $clause }).
irregular-declaring-side-led = { $seat } hizo la salida inicial, aunque es del bando declarante (Artículo { $clause }).
irregular-lead = { $seat } salió fuera de turno (Artículo { $clause }).
irregular-play = { $seat } jugó fuera de turno (Artículo { $clause }).
irregular-revoke = { $seat } no sirvió el palo, aunque podía (Artículo { $clause }).
irregular-disobeyed = { $seat } no jugó como se le exigía (Artículo { $clause }).
irregular-exposed = { $seat } expuso una carta (Artículo { $clause }).
irregular-together = { $seat } jugó dos o más cartas a la vez (Artículo { $clause }).
irregular-dummy = { $seat } excedió los derechos del muerto (Artículo { $clause }).
irregular-dummys-card = { $seat } puso una carta que el declarante no nombró (Artículo { $clause }).
irregular-penalty-card = { $seat } no jugó la carta penalizada (Artículo { $clause }).
irregular-led-too-soon = { $seat } salió antes de que el declarante eligiera (Artículo { $clause }).
irregular-arrangement = { $seat } avisó demasiado tarde de que una baza está mal colocada (Artículo { $clause }).
irregular-inspected = { $seat } miró una baza terminada (Artículo { $clause }).
irregular-defective = { $seat } dejó una baza defectuosa, con una carta de menos o de más (Artículo { $clause }).
