# Che cosa il server rifiuta, e perché.

serve-setup-done = C'è già un Arbitro. Acceda, oppure chieda un link per impostare una nuova password.
serve-setup-code = Questo codice è errato o già usato. Riavvii il server per averne uno nuovo.
serve-wrong-password = Nome o password errati.
serve-code-used = Questo codice è errato o già usato.
serve-person-gone = Questo account non esiste più.
serve-no-table-code = Non c'è un tavolo con questo codice.
serve-two-sessions = C'è più di una sessione in corso con questo tavolo. In quale gioca?
serve-join-first = Inserisca prima il codice di un tavolo.
serve-seat = Un posto deve essere N, E, S o W.
serve-name-taken = Questo nome è già usato. Ne scelga un altro.
serve-not-yourself = Non può eliminare il proprio account. Chieda a un altro Arbitro.
serve-no-person = Non c'è nessuno con questo nome.
serve-no-token = Questa chiave di accesso non esiste.
serve-role = Il ruolo deve essere director, assistant o scorer.
serve-name-length = Un nome deve avere da 1 a 60 caratteri.
serve-password-length = Una password deve avere da 8 a 200 caratteri.
serve-sign-in = Prima effettui l'accesso.
serve-needs-role = Per questo serve un altro ruolo ({ $needed }); il suo è { $own }.
serve-role-may-not = Il suo ruolo ({ $own }) non lo permette.
serve-role-director = Arbitro
serve-role-assistant = assistente
serve-role-scorer = addetto ai risultati
serve-role-table = tavolo
serve-role-spectator = spettatore
serve-token-unknown = Questa chiave di accesso non è riconosciuta.
serve-other-site = Questa pagina appartiene a un altro sito.
serve-other-event = Questo codice è di un altro evento.
serve-other-table = Questo codice è di un altro tavolo.
serve-round-not-on = Questo round non è in corso. Chiami l'Arbitro se qualcosa va cambiato.
serve-not-played-here = Ora solo chi ha giocato questo board può inserirne o confermarne il risultato. Chiami l'Arbitro se manca qualcosa.
serve-choose-seat = Scelga prima il suo posto.
serve-seat-empty = Nessuno siede lì in questo round.
serve-same-phone = Questo telefono ha inserito il risultato per l'altra linea. Confermi sul telefono dell'altra linea; se al tavolo c'è un solo telefono, lo passi agli avversari: scelgono il loro posto e confermano.
serve-places = Il movimento ha { $places } posti e gli iscritti sono { $entered }. Scelga un movimento per { $entered }.
serve-missing-boards = La sessione richiede { $needed } board. Mancano: { $missing }. Li distribuisca tutti o scelga un altro movimento.
serve-not-dealt = { $dealt ->
    [0] Per questa sessione non è stato distribuito nessun board.
    [one] Per questa sessione è stato distribuito un board.
   *[other] Per questa sessione sono stati distribuiti { $dealt } board.
} Questi round richiedono anche: { $missing }. I round in più si giocano in una nuova sessione.
serve-change-what = Indichi uno di questi: `leaves`, `arrives`, `behind`.
serve-behind-begun = Il round { $round } è già iniziato: il movimento si cambia da un round successivo. I board che il tavolo { $table } non riesce a finire si giocano dopo, uno per uno.
serve-event-name = Il nome di un evento deve avere da 1 a 200 caratteri.
serve-one-act = Un'azione deve essere un oggetto con una sola chiave, il nome dell'atto.
serve-act = L'atto non si può leggere: { $reason }
serve-key = Una chiave deve avere da 1 a 80 caratteri.
serve-gone-on = Nel frattempo l'evento è andato avanti. Controlli di nuovo.
serve-has-result = Questo board ha già un risultato.
serve-no-results = Non sono ancora stati pubblicati risultati.
serve-no-event = Questo evento non esiste.
serve-no-address = Questo indirizzo non esiste.
serve-first = Qualcun altro è stato più veloce. Controlli di nuovo.
serve-board-not-public = Questo board non è ancora pubblico.
serve-no-board = Questo board non esiste.
serve-no-case = Questo caso non esiste.
serve-case-asked = Le è stato chiesto un parere sul caso { $case }. Lo dia prima, per favore; poi vedrà che cosa ha accertato l'Arbitro.
serve-case-plays = Lei gioca in questo evento e deve ancora giocare questo board, oppure era al tavolo o nella squadra interessata. Il caso deve essere affidato a un altro Arbitro. Se non ce n'è, aggiunga qualcuno come assistente alla pagina Account.
serve-no-contestant = Questo concorrente non esiste.
serve-no-table = Il tavolo { $table } non esiste.
serve-venue-link = Questo link non apre nessun luogo di gioco. Chieda a chi organizza l’evento il link del Suo circolo.
serve-captain-link = Questo link non apre nessuna squadra. Chieda all’Arbitro il link della Sua squadra.
serve-captain-may-not = Un capitano consegna le formazioni della squadra, conferma i suoi incontri, chiama l’Arbitro e nomina un altro capitano; nient’altro.
serve-league-open = La prossima stagione si può creare solo quando tutti gli spareggi sono decisi, con un nome per ogni divisione.
serve-session-size = Una sessione può avere da 2 a 400 concorrenti e da 1 a 200 board, e durare al massimo 6000 minuti.
serve-kind = Il tipo deve essere pairs, teams o individual.
serve-deal-what = Indichi `boards`, con un numero da 1 a 200, oppure uno tra `pbn` e `lin`, con il testo di un file.
serve-no-hands = In questo file non c'è nessun board con il numero e tutte e quattro le mani.
serve-too-many-entries = Nessun board può avere così tante voci.
serve-too-large = Il contenuto è troppo grande.
serve-method = Questo indirizzo non accetta questo metodo.
serve-unreadable = I dati inviati non si possono leggere ({ $reason }).
serve-too-many = Troppi tentativi. Attenda { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
serve-failed = Si è verificato un errore nel server. Riprovi.
serve-closing = Il server si sta spegnendo. Riprovi tra poco.
serve-disk-full = Il disco del server è pieno e non è stato salvato nulla. Liberi spazio e riprovi.
serve-timed-out = Ci è voluto troppo tempo. Riprovi.
serve-name-signs = Un nome non può contenere a capo o caratteri invisibili.
serve-text-long = Questo testo è troppo lungo; sono ammessi al massimo { $most } caratteri.
serve-no-format = Questo file non esiste. Scelga event-file, log, csv, usebio o pbn.
serve-hands-not-public = Le mani non sono ancora pubbliche.
serve-no-boards = Non si conoscono le mani di questa sessione.
serve-no-entrants = In questo file non c'è nessun concorrente. Servono una colonna con i numeri e una o più colonne con i nomi.
serve-entrant-number = { $id } non è un numero di concorrente. Scriva 1, 2, 3.
serve-entrant-twice = Il concorrente { $number } compare due volte nel file.
serve-no-document = Questo documento non esiste. Scelga hands, movement, guide, travellers, ranking, scorecards, slips, tables o appeal.
serve-no-movement = Questa sessione non ha ancora un movimento.
serve-no-appeal = Questo appello non esiste.
serve-print-how = Un documento deve essere pdf o html, su carta a4 o letter.
serve-no-such-settings = Questo non è un metodo di punteggio; lo sono matchpoints, cross-imps, butler, imps, total, point-a-board e hybrid.
serve-language = La lingua deve essere en, pt, es, es-ES, it o ro.
serve-working = L'analisi a carte viste è in corso: { $done } board su { $all }. Riprovi tra un momento.
serve-not-scored = Il punteggio dell'evento non si può calcolare: { $reason }
serve-at = Openroom è all'indirizzo { $address }
serve-first-start = Primo avvio: apra { $link }
serve-kept = Il database precedente è stato salvato come { $file }
serve-moved = Trasferimento fatto e verificato: { $events ->
    [one] { $events } evento
   *[other] { $events } eventi
}, { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
}.
serve-way-back = Entro un'ora, apra l'indirizzo del server seguito da: { $link }
serve-no-club = Questo circolo non esiste sul server.
serve-club-taken = Questo nome breve o nome di dominio è già in uso.
serve-club-id = Il nome breve deve avere al massimo 40 caratteri: lettere minuscole, cifre e trattini.
serve-club-host = Questo non è un nome di dominio. Usi un nome come circolo.example.
serve-club-again = Per eliminare il circolo scriva di nuovo il suo nome breve. Poi non sarà più possibile recuperarlo.
serve-operator = Può farlo solo chi gestisce il server.
serve-no-room = Il circolo ha usato tutto il suo spazio su questo server. Ne chieda altro a chi lo gestisce.
serve-a-player = un giocatore
serve-no-member = Questa persona non è nell'elenco dei soci.
serve-all-linked = Tutti hanno già un link privato. Scelga di chi è il link da sostituire.
serve-member-changed = Qualcun altro ha appena cambiato l'elenco dei soci. Lo guardi di nuovo e ripeta la modifica.
serve-member-there = { $name } è già nell'elenco dei soci. Se è un'altra persona, scriva il nome più per esteso o un altro numero.
serve-members-many = L'elenco dei soci può contenere al massimo { $most } persone.
serve-member-itself = Scelga un'altra persona da unire.
serve-list-columns = L'elenco ha un altro numero di colonne. Lo carichi di nuovo.
serve-no-link = Questo link non è più valido. Ne chieda uno nuovo all'Arbitro.
serve-logo = Il logo dev'essere un'immagine JPEG di al massimo 100 kB e 1000 pixel per lato.
serve-no-logo = Questo circolo non ha un logo.
serve-plan-starts = Indichi il giorno e l'ora, per esempio 2026-11-17T19:30.
serve-plans-many = Il calendario può contenere al massimo { $most } sessioni.
serve-no-plan = Questa sessione non è più nel calendario.
serve-wishes-many = Ci sono già { $most } iscrizioni per questa sessione.

serve-no-table-opened = Questo tavolo o questo board non esiste.
serve-table-link = Questo link non porta a un posto di questo tavolo. Chieda a chi ha aperto il tavolo di inviare di nuovo il link.
serve-table-looks-on = Questo link non permette di agire al tavolo.
serve-replay-hands = Questo file non ha le quattro mani del board { $board }, che quindi non si può mostrare.
serve-tables-closed = Qui non si possono aprire tavoli di gioco.
serve-table-edition = Scelga il Codice del 2007 o quello del 2017.
serve-table-host = Solo chi ha aperto il tavolo ha i link.
serve-table-went-on = Il tavolo nel frattempo è andato avanti. Guardi di nuovo e poi scelga.
serve-table-board-on = Il board in gioco non è ancora finito.
serve-table-round = Il round non è ancora cominciato.
serve-table-no-more = In questo round non ci sono altri board.
serve-table-time-up = Il round successivo è stato chiamato: questo board aspetta l'Arbitro. Non vi si può giocare altro finché l'Arbitro non lo dice.
serve-table-teams = Un incontro a squadre ha da 1 a 64 board.
serve-table-not-dealt = I board di questa sessione non sono ancora stati distribuiti: prima l'Arbitro deve distribuirli.
serve-section-sizes = Solo le coppie si possono dividere in gironi, e i gironi, insieme, devono contenere tutte le coppie.
serve-hands-you-play = Lei gioca in questo evento: potrà aprire ciò che mostra le mani solo a sessione finita.
serve-table-director = Solo l’Arbitro può vederlo.
serve-table-faces = A questo tavolo questi due non si vedono e non si sentono.
serve-conduct-reader = Solo i lettori indicati possono vederlo.
serve-conduct-name = Scriva il nome della persona.
serve-conduct-no-account = Non c'è un account chiamato { $name }.
serve-suspended = { $name } è sospeso fino al { $until }. Per iscrivere comunque questo giocatore, indichi il motivo.
