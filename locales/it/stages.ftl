# Dalla qualificazione alle finali.

finals = Fare le finali
finals-help = Dica chi va dove. Prima si vede chi giocherebbe in quale evento; poi vengono creati tutti insieme, con gli stessi regolamenti.
finals-stage = Evento { $number }
finals-name-final = { $name } – Finale
finals-name-rest = { $name } – Consolazione
finals-take = Quanti vanno lì?
finals-take-help = Da ogni gruppo. Numeri diversi per più gruppi: 4+6
finals-take-rest = Da ogni gruppo. Lasci vuoto per tutti quelli che restano.
finals-carry-none = Nessuno
finals-carry-full = Per intero
finals-carry-half = La metà
finals-carry-white-book-172 = Con la formula del White Book 172
finals-top-help = Lasci vuoto se ogni board si gioca a tutti i tavoli.
finals-places = Posti nel movimento
finals-places-rank = Secondo la classifica: il primo ha il numero 1
finals-places-snake = A serpentina: distribuiti in modo equilibrato
finals-places-random = Per sorteggio
finals-fields = Distribuire su
finals-fields-help = Gironi, o le due direzioni di un Mitchell
finals-add = Aggiungi un evento
finals-by = Chi è in classifica insieme?
finals-by-ranking = Ogni classifica è un gruppo
finals-by-section = Ogni girone è un gruppo
finals-seed = Numero del sorteggio
finals-seed-help = Con esso si sorteggiano le parità che decidono e i posti per sorteggio. Resta registrato, così chiunque può ripetere il sorteggio.
finals-others = Altre qualificazioni
finals-preview = Mostra chi gioca dove
finals-who = Concorrenti
finals-rank = Posto
finals-comes = Viene
finals-comes-back = Viene, dopo tutto
finals-reserve = riserva
finals-free = Posti che restano liberi, perché non c'è riserva: { $count }
finals-groups = Gruppi, nell'ordine dei numeri:
finals-drawn = Tra chi è a pari merito il sorteggio ha dato quest'ordine: { $names }
finals-out = Non proseguono
finals-again = Alcuni concorrenti sono già passati ad altri eventi. Crea gli eventi ancora una volta.
finals-make = { $count ->
    [one] Crea { $count } evento
   *[other] Crea { $count } eventi
}
finals-made = Gli eventi sono stati creati
finals-made-help = Scelga un movimento per ognuno.
finals-count = { $count ->
    [one] { $count } concorrente
   *[other] { $count } concorrenti
}
finals-from = I concorrenti vengono da
finals-to = Concorrenti sono passati a
finals-same = I concorrenti e ciò che portano sarebbero gli stessi adesso.
finals-differ = Decida che cosa fare; nulla cambia da sé.
finals-total = Totale
