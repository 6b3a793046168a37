# Ciò che si stampa: mani, cartellini, classifica, moduli.

print-seat-n = N
print-seat-e = E
print-seat-s = S
print-seat-w = O
print-side-ns = NS
print-side-ew = EO
print-dealer-short = Distributore { $seat }
print-vul-short-none = In zona: nessuno
print-vul-short-ns = In zona: NS
print-vul-short-ew = In zona: EO
print-vul-short-both = In zona: tutti
print-par = Par { $score }: { $contracts }
print-par-zero = Par 0: quattro passo
print-decimal-mark = ,
print-page = Pagina

print-hand-records = Diagrammi delle mani
print-boards-range = Board { $boards }

print-movement-cards = Cartellini del movimento
print-guide-cards = Cartellini guida
print-table-number = Tavolo { $table }
print-pair-number = Coppia { $number }
print-player-number = Giocatore { $number }
print-team-number = Squadra { $number }
print-round = Round
print-table = Tavolo
print-section = Girone
print-direction = Linea
print-opponents = Avversari
print-partner-name = Compagno
print-boards = Board
print-sit-out = turno di riposo
print-shared = condivisi con { $count ->
    [one] il tavolo { $tables }
   *[other] i tavoli { $tables }
}

print-travellers = Score viaggianti
print-scorecards = Score personali
print-slips = Foglietti dei risultati
print-board-column = Board
print-contract-column = Contratto
print-by = Dich.
print-lead = Attacco
print-result-column = Risultato
print-tricks-column = Prese
print-score-column = Punteggio
print-points-matchpoints = MP
print-points-imps = IMP
print-points-other = Punti
print-total = Totale
print-top = Top { $top }
print-not-played = Non giocato
print-artificial = Punteggio artificiale
print-assigned = Punteggio assegnato
print-initials = Sigla
print-session-number = Sessione { $number }
print-round-number = Round { $number }
print-form-name = forma { $form }

print-ranking = Classifica
print-place = Posto
print-names = Nomi
print-number-column = N.
print-victory-points = VP
print-penalty-column = Penalità
print-carried = Riporto
print-stratum = Fascia
print-handicap = Handicap
print-matches = Incontri

print-table-cards = Cartelli dei tavoli
print-scan = Inquadrare il codice per inserire i risultati di questo tavolo.
print-links = Link privati
print-link-help = Inquadri il codice per vedere i suoi risultati, i compagni e le medie, e ciò che il circolo conserva su di lei. Questo link è solo suo.

print-appeal-form = Modulo di appello
print-appeal-event = Evento
print-appeal-scoring = Calcolo del punteggio
print-appeal-session = Sessione
print-appeal-players = I giocatori
print-appeal-level = Livello di gioco
print-appeal-deal = La smazzata
print-appeal-auction = Licitazione
print-appeal-alerts = Alert e significato delle chiamate (forzanti o no)
print-appeal-lead = Attacco iniziale
print-appeal-play = Gioco fino al punto in questione, e il finale
print-appeal-table-result = Risultato al tavolo
print-appeal-score = Punteggio
print-appeal-system = Accordi di sistema pertinenti
print-appeal-card = Carta delle convenzioni
print-appeal-card-agrees = conferma gli accordi
print-appeal-card-differs = differisce
print-appeal-card-missing = non disponibile
print-appeal-facts = Fatti, e le prove di ciascuno
print-appeal-ruling = La decisione dell'Arbitro
print-appeal-law = Articolo
print-appeal-assigned = Punteggio assegnato
print-appeal-legal-auction = Se il risultato al tavolo fa parte di un punteggio ponderato: la licitazione legale che vi porta
print-appeal-director = Arbitro
print-appeal-consulted = Altre persone consultate
print-appeal-poll = Giocatori interpellati, e le loro risposte
print-appeal-appeal = L'appello
print-appeal-by = Appello di
print-appeal-by-director = l'Arbitro
print-appeal-reason = Motivo dell'appello
print-appeal-deposit = Deposito
print-appeal-deposit-by = Ricevuto da
print-appeal-exception = Perché non c'è deposito
print-appeal-seen = Visto da entrambe le linee
print-appeal-yes = sì
print-appeal-no = no
print-appeal-comments = Commenti dei giocatori
print-appeal-hearing = Udienza: ora e luogo
print-appeal-committee = Comitato di Appello
print-appeal-chair = Presidente
print-appeal-members = Membri
print-appeal-findings = Altri fatti accertati
print-appeal-decision = Decisione
print-appeal-upheld = Decisione confermata
print-appeal-changed = Decisione modificata
print-appeal-reasons = Motivazione
print-appeal-deposit-decision = Il deposito è
print-appeal-returned = restituito
print-appeal-kept = trattenuto: l'appello era privo di consistente motivazione
print-appeal-dissent = Dissenso
print-appeal-told = Giocatori informati, e quando

# What proves the record from which it was printed.
print-record = Registro { $head }, voce { $entry }
print-boards-from = Da
print-boards-to = A
