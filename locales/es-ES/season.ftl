# What Spain says in other words; the rest is in ../es.
fact-par = El dato de referencia es el par del estuche.
warn-wrong-line = el participante { $contestant } está anotado en la otra dirección, primero en el estuche { $board }; resultados: { $results }
warn-unequal-boards = la clasificación es por puntos, y no todos jugaron el mismo número de estuches: de { $fewest } a { $most }
rule-replace-now = El estuche puede reemplazarse, en la serie que se está jugando.
rule-replace-next = El estuche puede reemplazarse, en la serie siguiente.
rule-result-known = El estuche no puede reemplazarse: un jugador que lo jugaría puede conocer el resultado del encuentro sin él.
rule-disrupts = El estuche no se reemplaza: eso retrasaría el evento.
rule-extra-boards = Estuches adicionales por jugar: { $boards }.
rule-extra-pivot = Estuches adicionales por jugar: { $boards }, en { $rounds } rondas de { $each }.
website-boards = Estuches
