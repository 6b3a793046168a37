# What Spain says in other words; the rest is in ../es.
practice-bidding = Practicar la subasta
practice-bidding-how = Usted subasta en Sur con un robot como compañero. Se le dice qué voz habrían dado los robots con su mano y qué muestra.
practice-contested = Los oponentes también subastan
practice-play-how = Los robots dan las voces y usted juega desde la salida. Después ve las bazas a cartas vistas y el mismo estuche en otras mesas.
practice-kind-whole = Sur, desde la primera voz
practice-own = Sus propios estuches, o los mismos estuches para una clase
practice-file = Estuches de un archivo (PBN o LIN)
practice-file-how = Se eligen los estuches que resultan del tipo deseado cuando los subastan los robots. Se giran para que usted quede en Sur.
practice-set-how = Todos los que escriben el mismo número reciben los mismos estuches. Déjelo vacío para tener estuches propios.
practice-tap = Toque una voz para ver qué muestra.
practice-over = La subasta ha terminado
practice-alike = { $all ->
    [one] Los robots habrían dado { $alike } de su única voz.
   *[other] Los robots habrían dado { $alike } de sus { $all } voces.
}
practice-you-bid = Usted subastó:
practice-robots-bid = Los robots habrían subastado:
practice-you-called = Su voz
practice-robots-call = La voz de los robots
practice-fits = Su mano corresponde a lo que muestra su voz.
practice-fits-not = Su mano no corresponde a lo que muestra su voz, y su compañero la creerá.
practice-back = Retirar mi última voz
practice-at-once = Decírmelo después de cada voz
practice-robots-auction = La subasta de los robots
