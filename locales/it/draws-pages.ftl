# Drawing rounds, as the pages alone say it.
setting-first-draw = Primo round di un torneo Swiss
setting-odd-number = Numero dispari in un torneo Swiss
setting-meet-again = Torneo Swiss: round prima che due possano incontrarsi di nuovo (never, always o un numero)
setting-bye = Quanto vale un turno di riposo (own-average, average-plus o i victory point)
draw-again = Abbina di nuovo il round { $round }
draw-lot-again = Sorteggia di nuovo
draw-shown = Questo è l'abbinamento del round { $round }. Non si scrive nulla finché non conferma.
draw-one-more = { $rounds ->
    [one] È stato annunciato { $rounds } round, che è già stato giocato. Questo è uno in più: avvisi i giocatori prima di confermare.
   *[other] Sono stati annunciati { $rounds } round, che sono già stati giocati. Questo è uno in più: avvisi i giocatori prima di confermare.
}
draw-swap-help = Per scambiare due concorrenti, tocchi uno e poi l'altro.
draw-swap-undo = Annulla gli scambi
draw-why = Motivo dello scambio
draw-confirm = Conferma l'abbinamento
draw-first = Primo round
draw-first-entry = In ordine di iscrizione: 1 contro 2
draw-first-lot = Per sorteggio
draw-first-halves = Metà alta contro metà bassa
draw-first-halves-by-lot = Metà alta contro metà bassa di un sorteggio
draw-first-folded = Primo contro ultimo
draw-odd-bye = Uno riposa in ogni round
draw-odd-triangle = Tre squadre giocano un triangolare in due round
swiss-triangle-word = Triangolare
draw-kind = Come si gioca
draw-kind-movement = Un movimento
draw-kind-swiss = Torneo Swiss: ogni round secondo la classifica
draw-session = Abbina il primo round della sessione { $session }
draw-kept = Un secondo programma ha verificato: tutto è stato rispettato. Round: { $rounds }.
draw-rounds = Round
draw-boards-each = Board per incontro
draw-check = Verifica ciò che l’evento ha promesso
prepare-bracket = Questo evento è a eliminazione: il tabellone si fa nella pagina della sessione.
person-join = Aggiungi un giocatore
person-unenter = Elimina l’iscrizione
join-player = Nuovo giocatore della squadra
join-approved = Chi ha dato il consenso per l’organizzazione?
unenter-help = L’iscrizione è stata un errore e scompare dalle classifiche. Se il partecipante se ne va, scelga Ritira.
