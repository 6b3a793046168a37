# Una decisión explicada, paso a paso.

explain-step = { $number }. { $who }: { $what }
explain-calls = Cantos: { $what }
explain-cards = Cartas: { $what }
explain-director-comes = acude a la mesa
explain-finds = determina que { $what }
explain-irregular = Irregularidad: { $seat } (Ley { $clause }).
explain-law = Ley { $clause }.
explain-choice = { $who } puede elegir (Ley { $clause }):
explain-duty = { $who } tiene que hacer esto (Ley { $clause }):
explain-question = El Director tiene que decidir (Ley { $clause }): { $question }
explain-answer = En el registro: { $answer }
explain-withdrawn = { $count ->
    [0] Se cancelan todos los cantos.
    [one] Solo vale { $calls }; los demás cantos se cancelan.
   *[other] Solo valen estos cantos: { $calls }; los demás se cancelan.
}
explain-bar-turn = { $seat } está obligado a pasar en su próximo turno.
explain-bar-auction = { $seat } está obligado a pasar durante el resto del remate.
explain-bar-over = { $seat } puede volver a rematar libremente.
explain-minor = { $card } de { $seat } es carta penalizada menor.
explain-major = { $card } de { $seat } es carta penalizada mayor.
explain-must = { $seat } tiene que salir a { $suit }, si puede.
explain-must-not = { $seat } no debe salir a { $suit } mientras retenga la salida.
explain-must-play = { $seat } tiene que asistir al palo, si puede; si no, tiene que jugar { $suit } en esta baza, si tiene.
explain-must-not-play = { $seat } no debe jugar { $suit } en esta baza, salvo que no tenga otro palo que jugar.
explain-must-card = { $seat } tiene que jugar { $card }.
explain-must-highest = { $seat } tiene que jugar la carta más alta del palo de salida.
explain-must-lowest = { $seat } tiene que jugar la carta más pequeña del palo de salida.
explain-information = Lo que { $seat } mostró con { $what } es información autorizada para { $may } y no autorizada para { $maynot } (Ley { $clause }).
explain-unauthorized = Lo que { $seat } mostró con { $what } es información no autorizada para { $maynot } (Ley { $clause }).
explain-nobody = nadie
explain-adjusted = Puntuación ajustada: { $score }
adjusted-redress = compensación reducida por daño autoinfligido; bando infractor { $offenders }; en la mesa { $table }; sin la infracción { $without }; sin el error propio { $error }
adjusted-better-of = { $side }: lo mejor entre promedio-más y { $score }; el otro bando, el complemento
adjusted-share = { $percent } % de { $result }
adjusted-points = { $points } para { $side }
option-accepts = aceptar
option-accepts-insufficient = aceptar la oferta insuficiente, que entonces vale como legal; rematar sobre ella tiene el mismo efecto
option-accepts-rotation = aceptar el canto fuera de turno, que entonces vale; rematar sobre él tiene el mismo efecto
option-accepts-change = aceptar el segundo canto, que entonces sustituye al primero
option-declines = no aceptar
option-declines-insufficient = no aceptar: la oferta se retira y tiene que corregirse
option-declines-first = no aceptar: el canto puesto en su lugar se juzga como canto sustituto
option-accepts-first = aceptar la oferta insuficiente, que entonces vale; el canto puesto en su lugar se cancela
option-declines-rotation = no aceptar: el canto se cancela y el turno vuelve al jugador al que le tocaba
option-declines-change = no aceptar: vale el primer canto
option-declines-consent = no consentir: el Director decide sobre la reclamación
option-keeps = mantener el canto
option-changes = hacer otro canto
option-agrees = estar de acuerdo
option-objects = objetar
option-requires = exigir la salida a { $suit }
option-requires-play = exigir que juegue { $suit }
option-requires-highest = exigir la carta más alta del palo de salida
option-requires-lowest = exigir la carta más pequeña del palo de salida
option-requires-card = exigir { $card }
option-forbids = prohibir la salida a { $suit }
option-forbids-play = prohibir que juegue { $suit }
option-waives = dejar libre la salida
option-spreads = extender la mano como muerto
option-corrects = reemplazar la carta por una legal
option-names = pedir una carta del muerto
option-names-card = pedir { $card } del muerto
option-plays = jugar { $card }
option-plays-omitted = añadir { $card }: cuenta como renuncio, y una baza pasa al otro bando si el bando infractor ganó esa baza o una posterior
option-card = jugar una carta
option-requests-play = pedir que el carteo continúe
option-consents = consentir que el carteo continúe
option-requires-declarer = exigir la salida desde la mano del declarante
option-requires-dummy = exigir la salida desde el muerto

