# Practice with robots: bidding beside their system, and the play of boards of a chosen kind.

practice-title = Práctica
practice-closed = Aquí nadie puede jugar con robots.
practice-bidding = Practicar el remate
practice-bidding-how = Usted remata en Sur con un robot como compañero. Se le dice qué habrían cantado los robots con su mano y qué muestra ese canto.
practice-silent = Los oponentes pasan
practice-contested = Los oponentes también rematan
practice-play = Practicar el carteo
practice-play-how = Los robots hacen los cantos y usted juega desde la salida. Después ve las bazas a cartas vistas y la misma tablilla en otras mesas.
practice-kind = Qué juega usted
practice-kind-suit = Declarante a un palo
practice-kind-notrump = Declarante a sin triunfo
practice-kind-slam = Declarante en un slam
practice-kind-declarer = Declarante en cualquier contrato
practice-kind-defence = Defensor
practice-kind-whole = Sur, desde el primer canto
practice-start = Empezar
practice-own = Sus propias tablillas, o las mismas tablillas para una clase
practice-file = Tablillas de un archivo (PBN o LIN)
practice-file-how = Se eligen las tablillas que resultan del tipo deseado cuando las rematan los robots. Se giran para que usted quede en Sur.
practice-set = Número de la serie
practice-set-how = Todos los que escriben el mismo número reciben las mismas tablillas. Déjelo vacío para tener tablillas propias.
practice-card = Tarjeta de sistema de los robots
practice-hand = Mano { $number }
practice-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
practice-tap = Toque un canto para ver qué muestra.
practice-told = Lo que dicen los robots
practice-over = El remate ha terminado
practice-alike = { $all ->
    [one] Los robots habrían hecho { $alike } de su único canto.
   *[other] Los robots habrían hecho { $alike } de sus { $all } cantos.
}
practice-you-bid = Usted remató:
practice-robots-bid = Los robots habrían rematado:
practice-score = Norte-Sur { $score }
practice-double-dummy = Las bazas y los resultados son a cartas vistas.
practice-same = Como los robots
practice-shows = Muestra:
practice-you-called = Su canto
practice-robots-call = El canto de los robots
practice-fits = Su mano corresponde a lo que muestra su canto.
practice-fits-not = Su mano no corresponde a lo que muestra su canto, y su compañero lo creerá.
practice-next = Mano siguiente
practice-back = Retirar mi último canto
practice-again = La misma mano otra vez
practice-at-once = Decírmelo después de cada canto
practice-robots-auction = El remate de los robots
