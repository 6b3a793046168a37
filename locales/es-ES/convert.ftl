# What Spain says in other words; the rest is in ../es.
place-board = estuche { $board }
place-result = estuche { $board }, { $ns } contra { $ew }
lost-board-number = el número del estuche, { $number }: dador y vulnerabilidad no son los del Artículo 2
lost-out-of-rotation = que la voz { $number }, de { $seat }, fue fuera de turno
lost-auction-ended = que el registro de la subasta termina ahí
lost-auction-from = la subasta desde la voz { $number }, { $act } de { $seat }: { $reason }
lost-play-without-auction = el carteo: no hay antes una subasta completa
lost-contract = el contrato indicado, { $text }: ninguna subasta lleva a él
lost-contract-by = el contrato indicado, { $text } por { $seat }: ninguna subasta lleva a él
lost-editions = todas las ediciones del Reglamento menos la última
lost-no-board-number = la partida: no tiene número de estuche
lost-only-result = la subasta y el carteo: solo se escribe el resultado
lost-hands = { $boards ->
    [one] las manos de un estuche
   *[other] las manos de { $boards } estuches
}
lost-other-hands = las manos: se conservan las de otro estuche con este número
lost-not-played = un resultado de un estuche que no se jugó hasta el final
lost-edition = la edición del Reglamento
lost-match-names = los nombres { $text }: no se sabe cuáles de ellos jugaron este estuche
lost-contract-replaced = el contrato { $text }: lo sustituyó una puntuación artificial, o el estuche no se jugó
