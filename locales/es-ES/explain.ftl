# What Spain says in other words; the rest is in ../es.
explain-calls = Voces: { $what }
explain-irregular = { $seat } ha cometido una irregularidad (Artículo { $clause }).
explain-law = Artículo { $clause }.
explain-choice = { $who } puede elegir (Artículo { $clause }):
explain-consent = El carteo solo continúa si { $who } están de acuerdo (Artículo { $clause }):
explain-duty = { $who } tiene que hacer esto (Artículo { $clause }):
explain-question = El Árbitro tiene que decidir (Artículo { $clause }): { $question }
explain-withdrawn = { $count ->
    [0] Se cancelan todas las voces.
    [one] Solo vale { $calls }; las demás voces se cancelan.
   *[other] Solo valen estas voces: { $calls }; las demás se cancelan.
}
explain-bar-turn = { $seat } está obligado a pasar en su próximo turno de subasta.
explain-bar-auction = { $seat } está obligado a pasar durante el resto de la subasta.
explain-bar-over = { $seat } puede volver a subastar libremente.
explain-information = Lo que { $seat } mostró con { $what } es información autorizada para { $may } y no autorizada para { $maynot } (Artículo { $clause }).
explain-unauthorized = Lo que { $seat } mostró con { $what } es información no autorizada para { $maynot } (Artículo { $clause }).
explain-put-back = Que se devolvió una carta a la mano de { $seat } es información autorizada para { $may } y no autorizada para { $maynot } (Artículo { $clause }).
explain-extraneous = { $seat } ha recibido información sobre el estuche de otra fuente (Artículo { $clause }).
option-accepts = aceptar la voz o la salida
option-accepts-insufficient = aceptar la declaración insuficiente, que entonces vale como legal; subastar sobre ella tiene el mismo efecto
option-accepts-rotation = aceptar la voz fuera de turno, que entonces vale; subastar sobre ella tiene el mismo efecto
option-accepts-change = aceptar la segunda voz, que entonces sustituye a la primera
option-declines-insufficient = no aceptar la declaración insuficiente: la declaración se retira y tiene que sustituirse
option-declines-first = no aceptar la declaración insuficiente: la voz puesta en su lugar se juzga como voz sustituta
option-accepts-first = aceptar la declaración insuficiente, que entonces vale; la voz puesta en su lugar se cancela
option-declines-rotation = no aceptar la voz fuera de turno: la voz se cancela y el turno vuelve al jugador al que le tocaba
option-declines-change = no aceptar la segunda voz: vale la primera
option-declines-consent = no consentir que el carteo continúe: el Árbitro dicta un fallo sobre la reclamación
option-keeps = mantener la voz
option-changes = dar otra voz
ruled-finish = Nadie en la mesa ha jugado antes este estuche: los jugadores lo terminan, y la puntuación vale. El Árbitro puede hacer que las mismas parejas jueguen más tarde el estuche correcto.
ruled-cancelled = El estuche se cancela para ambas parejas. La pareja que queda sin puntuación válida en un estuche recibe una puntuación ajustada artificial (Artículo 15B3).
ruled-score-stands = Los jugadores terminan el estuche, y la puntuación normalmente vale. El Árbitro puede hacer que las mismas parejas jueguen más tarde el estuche correcto.
ruled-second-score = La segunda puntuación de quien ya jugó el estuche se cancela para ambos bandos. La pareja que queda sin puntuación válida recibe una puntuación ajustada artificial.
ruled-auction-again = La subasta se cancela, y los jugadores correctos toman sus asientos. La subasta empieza de nuevo, y las voces se repiten: si alguna difiere, el estuche se cancela; si no, el juego sigue normalmente.
ruled-card-back = La carta vuelve a la mano. La subasta sigue, y ninguna voz se puede cambiar.
ruled-deal-restored = La mano se reconstruye según su registro con otra baraja. La subasta sigue, y ninguna voz se puede cambiar.
