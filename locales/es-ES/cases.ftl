# What Spain says in other words; the rest is in ../es.
weigh-title = Estuche { $board }: { $ns } contra { $ew }
weigh-laws = Reglamento ({ $edition }): { $laws }
weigh-barred = necesita la voz o la jugada no permitidas

# A case, question by question.

case-kind-psychic = Psíquica, voz equivocada o desviación
case-kind-unplayable = Estuche que no se puede jugar o terminar
case-kind-directors-error = Error del propio Árbitro
case-ask-forfeited = Se llamó la atención y nadie llamó al Árbitro. ¿Sabían los jugadores que debían llamarlo, de modo que el derecho a la rectificación se perdió?
case-ask-conveyed = ¿Le dijo al compañero algo que pudiera sugerir una voz o una jugada?
case-ask-changeable = ¿Se puede cambiar todavía una voz o una carta?
case-ask-departure = ¿Qué fue la voz: psíquica, voz equivocada, desviación, o según lo acordado?
case-ask-fielded = ¿Lo tuvo en cuenta el compañero sin razón en la subasta: verde para no, ámbar para quizás, rojo para sí?
case-ask-percent = ¿Qué porcentaje tiene el bando infractor en el estuche?
case-end-right-lost = El derecho a la rectificación se perdió por no llamar al Árbitro. El resultado se mantiene.
case-end-no-interference = El juego normal no corre peligro. El estuche se juega.
case-end-misbid = La explicación era correcta y el error fue la voz, lo que no es infracción. El resultado se mantiene.
case-end-as-agreed = La voz es según lo acordado e informado. El resultado se mantiene.
case-end-already-low = El bando infractor tiene en el estuche promedio-menos o aún menos. El resultado se mantiene.
case-ruled-seats = Los jugadores cambian de lugar en este estuche, para que quien conoce una mano juegue con ella.
case-ruled-redeal = El estuche se da de nuevo o se reemplaza.
case-ruled-play-on = La voz o la carta se puede cambiar ahora y el juego sigue. Vuelva al caso después del carteo.
case-answer-misbid = voz equivocada
case-law-of = Artículo { $laws } ({ $edition }); White Book { $paragraphs }
case-draft-laws = Artículos: { $laws } ({ $edition })
case-poll-open = el Árbitro dice si es una proporción significativa
case-source-withdrawn = voz o carta retiradas
case-fact-departed = { $seat } dio { $call } (acuerdo: { $agreement })
case-fact-slow = Tiempo perdido: { $minutes } min; estuches no jugados: { $boards }
