
# What a conversion loses.

lost = perdido: { $what }
lost-at = perdido: { $place }: { $what }
losses-strict = { $count ->
    [one] se perdería un dato
   *[other] se perderían { $count } datos
}, así que no se ha escrito nada

place-line = línea { $line }
place-game = partida { $number }
place-board = tablilla { $board }
place-log = registro { $number }
place-result = tablilla { $board }, { $ns } contra { $ew }
place-message = resultado { $number }
place-contestant = participante { $id }
place-match = encuentro { $id }

lost-event = el evento: { $text }
lost-site = el lugar: { $text }
lost-date = la fecha: { $text }
lost-scoring-word = la puntuación: { $text }
lost-name = el nombre de { $seat }: { $name }
lost-name-changed = el nombre de { $seat }, { $name }: se escribió así: { $written }
lost-tag = la etiqueta { $name }: { $text }
lost-second-tag = la etiqueta { $name } por segunda vez: { $text }
lost-second-line = una línea bajo una etiqueta repetida: { $text }
lost-section = la sección { $text }
lost-comment = un comentario: { $text }
lost-escape = una línea para otros programas: %{ $text }
lost-note = una nota a la que nada se refiere: { $text }
lost-mark = la marca { $text }: nada la sigue
lost-layout = una orden sobre el aspecto de la página: { $name }|{ $text }|
lost-second-command = la orden { $name }, repetida: { $text }
lost-line-breaks = saltos de línea, tabulaciones o caracteres de control en { $text }, que se sustituyeron por espacios
lost-closing-brace = una llave de cierre en un comentario, que se sustituyó por un paréntesis
lost-bars = barras o saltos de línea en un texto, que se escribió así: { $text }
lost-too-many-notes = la explicación { $text }: una mano puede tener como máximo 32 notas
lost-dealer-unknown = que el dador no se conoce; se escribió Norte
lost-vulnerability-unknown = que la vulnerabilidad no se conoce; se escribió «nadie vulnerable»
lost-board-number = el número de la tablilla, { $number }: dador y vulnerabilidad no son los de la Ley 2
lost-fourth-hand = que una mano no se conoce: tres manos revelan la cuarta
lost-short-hand = la mano de { $seat }: tiene { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}, y un registro pide 13
lost-out-of-rotation = que el canto { $number }, de { $seat }, fue fuera de turno
lost-auction-ended = que el registro del remate termina ahí
lost-auction-from = el remate desde el canto { $number }, { $act } de { $seat }: { $reason }
lost-play-from-card = el carteo desde la carta { $number }, { $act } de { $seat }: { $reason }
lost-play-without-auction = el carteo: no hay antes un remate completo
lost-play-from-trick = el carteo desde la baza { $number }: no se conocen todas sus cartas
lost-lead-out-of-turn = que la salida a la baza { $number } fue fuera de turno
lost-play-ended = que el carteo terminó antes de tiempo: no se indica el resultado
lost-alert = la alerta de { $text }
lost-explanation = la explicación de { $name }: { $text }
lost-judgement = la valoración de { $text }
lost-contract = el contrato indicado, { $text }: ningún remate lleva a él
lost-contract-by = el contrato indicado, { $text } por { $seat }: ningún remate lleva a él
lost-tricks = el resultado indicado, { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}: no se deduce del carteo
lost-swapped = que declarante y muerto se intercambiaron
lost-clauses = la lista de cláusulas que muestra el registro
lost-expectation = el desenlace que el registro espera
lost-editions = todas las ediciones de las Leyes menos la última
lost-entry = la entrada { $text }
lost-no-board-number = la partida: no tiene número de tablilla
lost-no-contract = el contrato: no se conoce
lost-only-result = el remate y el carteo: solo se escribe el resultado
lost-hands = { $boards ->
    [one] las manos de una tablilla
   *[other] las manos de { $boards } tablillas
}
lost-other-hands = las manos: se conservan las de otra tablilla con este número
lost-not-played = un resultado de una tablilla que no se jugó hasta el final
lost-key = todo lo que está bajo `{ $text }`
lost-scoring = la opción `{ $name }` de la puntuación: { $text }
lost-edition = la edición de las Leyes
lost-entries = las inscripciones: solo se escriben resultados
lost-match-name = el nombre del encuentro, que en el archivo es el encuentro { $number }
lost-award = la puntuación artificial: el formato no puede expresarla
lost-no-pair-numbers = el resultado: sus parejas no tienen número
lost-no-result = el resultado: no se conoce el contrato, el declarante o el número de bazas
lost-deleted = un resultado que fue borrado
lost-one-side = que el resultado cuenta solo para un bando
lost-element = el elemento { $name }: { $text }
lost-other-events = todos los eventos menos el primero
lost-lead = la salida { $text }: no es una carta
lost-score = la puntuación indicada, { $text }: contrato, bazas y vulnerabilidad no llevan a ella
lost-result-text = el resultado { $text }: no corresponde al contrato
lost-players = los jugadores { $text }: no se sabe dónde se sentó cada uno
lost-match-names = los nombres { $text }: no se sabe cuáles de ellos jugaron esta tablilla
lost-without-result = el participante: no tiene ningún resultado
lost-revoke = que { $text } fue un renuncio: la mano no se conoce
lost-tricks-differ = que los jugadores acordaron un número equivocado de bazas
lost-fixed-award = que la puntuación del { $text } por ciento es fija: el formato la toma por un promedio
lost-adjusted = el resultado: el formato no tiene lugar para su puntuación ajustada
lost-contract-at-odds = el contrato { $name }: la puntuación { $text } no se deduce de él, y es la que cuenta
lost-contract-incomplete = el contrato { $text }: no se conoce el declarante o el número de bazas
lost-contract-replaced = el contrato { $text }: lo sustituyó una puntuación artificial, o la tablilla no se jugó
lost-session-name = el número de la sesión { $name }: pasa a ser la sesión { $text } del archivo
lost-table-unknown = en qué mesa fue: el archivo no lo dice, y los aparatos lo necesitan
lost-round-unknown = en qué ronda fue: el archivo no lo dice, y los aparatos lo necesitan
lost-corrected = un resultado que fue corregido: cuenta uno posterior
lost-twice = un resultado que aparece dos veces: se escribe una sola vez
lost-faulty = una partida o un resultado que no se puede leer y se deja fuera: { $text }
