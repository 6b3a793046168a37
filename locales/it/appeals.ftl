# The appeal form: is it complete, who may not sit, how the hearing goes.

appeal-items = Il modulo è completo? (White Book 92.5.1)
appeal-there = sì
appeal-missing = MANCA
appeal-missing-parts = MANCA: { $parts }
appeal-not-needed = qui non serve
appeal-item-a = I fatti accertati
appeal-item-b = Le quattro mani
appeal-item-c = Perché i reclamanti ritengono sbagliata la decisione
appeal-item-d = Stampato o scritto con inchiostro nero
appeal-item-e = Il gioco fino al punto in questione
appeal-item-f = Le mani prese dal file, non ricopiate a mano
appeal-item-g = I nomi dei giocatori e dei membri del comitato
appeal-item-h = Il tipo di punteggio, coppie o squadre
appeal-item-i = Il sistema, dove è rilevante
appeal-item-j = La carta delle convenzioni, controllata
appeal-item-k = La licitazione legale che porta al risultato al tavolo, se questo entra nella ponderazione
appeal-item-l = Che cosa significano i contro e quali chiamate sono forzanti
appeal-item-m = La chiamata psichica, la chiamata sbagliata o la deviazione, con la classificazione
appeal-item-n = L'attacco iniziale
appeal-item-o = Leggibile
appeal-item-p = Le prove di ogni fatto accertato
appeal-item-q = Mostrato a entrambe le linee
appeal-item-r = Risultato al tavolo, punteggi, decisioni dell'Arbitro e del comitato
appeal-item-s = Il tipo di irregolarità e gli articoli

appeal-barred = Chi non può far parte del comitato (White Book 93.3)
appeal-barred-party = Le parti, i loro compagni di squadra e capitani: { $names }
appeal-barred-director = Gli Arbitri dell'evento: { $names }
appeal-barred-consulted = Consultati sulla decisione: { $names }
appeal-barred-polled = Interpellati in un sondaggio: { $names }

appeal-script = L'udienza, nell'ordine (White Book 93.4.3)
appeal-script-chair = Il presidente presenta il comitato; l'Arbitro presenta gli altri e dice chi si appella. Tutti saranno ascoltati; nessuno interrompe.
appeal-script-director = L'Arbitro parla per primo: quando e da chi è stato chiamato, di che cosa si trattava, i fatti, le deduzioni e la decisione.
appeal-script-questions = Domande sui fatti: prima il presidente, poi gli altri membri.
appeal-script-appellants = I reclamanti dicono perché la decisione va cambiata.
appeal-script-others = Si ascolta l'altra linea. Ogni linea può replicare all'altra; poi si ascoltano i capitani e l'Arbitro Responsabile.
appeal-script-alone = Tutti escono, e il comitato delibera da solo. Per il Codice e i regolamenti si chiede all'Arbitro.
appeal-script-decision = Il presidente scrive la decisione e le ragioni; l'Arbitro informa i giocatori. La votazione non si rivela, e non si discute più.

appeal-notes = Per il comitato
appeal-note-tuning = Si parta dall'idea che la decisione sia giusta. La si cambi se è sbagliata, ma non si ritocchino i pesi, per esempio da 80/20 a 70/30 (White Book 93.4.4).
appeal-note-split = Si stabiliscano i fatti. Dare un buon punteggio a entrambe le linee perché si è in dubbio non è legale (White Book 93.4.9).
appeal-note-deposit = Il deposito dipende solo dalla fondatezza dell'appello. Si trattiene solo se tutti i membri concordano che l'appello era privo di consistente motivazione (White Book 93.4.6).
appeal-note-adviser = Non si chieda se è stato consultato un consulente per gli appelli (White Book 93.4.3).
