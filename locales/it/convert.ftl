
# What a conversion loses.

lost = perso: { $what }
lost-at = perso: { $place }: { $what }
losses-strict = { $count ->
    [one] andrebbe persa una cosa
   *[other] andrebbero perse { $count } cose
}: non è stato scritto nulla

place-line = riga { $line }
place-game = smazzata { $number }
place-board = board { $board }
place-log = registro { $number }
place-result = board { $board }, { $ns } contro { $ew }
place-message = risultato { $number }
place-contestant = concorrente { $id }
place-match = incontro { $id }

lost-event = l'evento: { $text }
lost-site = il luogo: { $text }
lost-date = la data: { $text }
lost-scoring-word = il calcolo del punteggio: { $text }
lost-name = il nome di { $seat }: { $name }
lost-name-changed = il nome di { $seat }, { $name }: si scrive { $written }
lost-tag = l'etichetta { $name }: { $text }
lost-second-tag = l'etichetta { $name } per la seconda volta: { $text }
lost-second-line = una riga sotto un'etichetta ripetuta: { $text }
lost-section = la sezione { $text }
lost-comment = un commento: { $text }
lost-escape = una riga per altri programmi: %{ $text }
lost-note = una nota a cui nulla si riferisce: { $text }
lost-mark = il segno { $text }: nulla lo segue
lost-layout = un comando per l'aspetto della pagina: { $name }|{ $text }|
lost-second-command = un comando { $name } ripetuto: { $text }
lost-line-breaks = a capo, tabulazioni o caratteri di controllo in { $text }, sostituiti da spazi
lost-closing-brace = una graffa chiusa in un commento, sostituita da una parentesi tonda
lost-bars = barre o a capo in un testo, che si scrive { $text }
lost-too-many-notes = la spiegazione { $text }: una smazzata può avere al massimo 32 note
lost-dealer-unknown = che il distributore non è noto; si scrive Nord
lost-vulnerability-unknown = che la vulnerabilità non è nota; si scrive «tutti in prima»
lost-board-number = il numero del board, { $number }: distributore e vulnerabilità non sono quelli dell'Articolo 2
lost-fourth-hand = che una mano non è nota: tre mani rivelano la quarta
lost-short-hand = la mano di { $seat }: ha { $cards ->
    [one] una carta
   *[other] { $cards } carte
}; per un registro ne servono 13
lost-out-of-rotation = che la chiamata { $number }, di { $seat }, era fuori turno
lost-auction-ended = che la registrazione della licitazione si ferma lì
lost-auction-from = la licitazione dalla chiamata { $number }, { $act } di { $seat }: { $reason }
lost-play-from-card = il gioco dalla carta { $number }, { $act } di { $seat }: { $reason }
lost-play-without-auction = il gioco: non c'è prima una licitazione completa
lost-play-from-trick = il gioco dalla presa { $number }: non tutte le sue carte sono note
lost-lead-out-of-turn = che l'attacco alla presa { $number } era fuori turno
lost-play-ended = che il gioco è terminato prima: il risultato non è indicato
lost-alert = l'alert di { $text }
lost-explanation = la spiegazione di { $name }: { $text }
lost-judgement = il giudizio su { $text }
lost-contract = il contratto indicato, { $text }: nessuna licitazione vi conduce
lost-contract-by = il contratto indicato, { $text } di { $seat }: nessuna licitazione vi conduce
lost-tricks = il risultato indicato, { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}: non risulta dal gioco
lost-swapped = che dichiarante e morto sono stati scambiati
lost-clauses = l'elenco degli articoli che il registro illustra
lost-expectation = l'esito che il registro si aspetta
lost-editions = tutte le edizioni del Codice tranne l'ultima
lost-entry = la voce { $text }
lost-no-board-number = la smazzata: non ha numero di board
lost-no-contract = il contratto: non è noto
lost-only-result = la licitazione e il gioco: si scrive solo il risultato
lost-hands = { $boards ->
    [one] le mani di un board
   *[other] le mani di { $boards } board
}
lost-other-hands = le mani: restano quelle di un altro board con questo numero
lost-not-played = il risultato di un board non giocato fino alla fine
lost-key = tutto ciò che sta sotto `{ $text }`
lost-scoring = l'opzione `{ $name }` del punteggio: { $text }
lost-edition = l'edizione del Codice
lost-entries = le iscrizioni: si scrivono solo risultati
lost-match-name = il nome dell'incontro, che nel file è l'incontro { $number }
lost-award = il punteggio artificiale: il formato non può esprimerlo
lost-no-pair-numbers = il risultato: le sue coppie non hanno numero
lost-no-result = il risultato: non si conosce il contratto, il dichiarante o il numero di prese
lost-deleted = un risultato che è stato cancellato
lost-one-side = che il risultato vale per una sola linea
lost-element = l'elemento { $name }: { $text }
lost-other-events = tutti gli eventi tranne il primo
lost-lead = l'attacco { $text }: non è una carta
lost-score = il punteggio indicato, { $text }: non risulta da contratto, prese e vulnerabilità
lost-result-text = il risultato { $text }: non è compatibile con il contratto
lost-players = i giocatori { $text }: non si sa dove sedeva ciascuno di loro
lost-match-names = i nomi { $text }: non si sa quali di loro hanno giocato questo board
lost-without-result = il concorrente: non ha nessun risultato
lost-revoke = che { $text } era una renonce: la mano non è nota
lost-tricks-differ = che i giocatori si sono accordati su un numero sbagliato di prese
lost-fixed-award = che il punteggio artificiale ({ $text } per cento) è fisso: il formato lo prende per una media
lost-adjusted = il risultato: il formato non ha posto per il suo punteggio arbitrale
lost-contract-at-odds = il contratto { $name }: il punteggio { $text } non ne deriva, ed è il punteggio che conta
lost-contract-incomplete = il contratto { $text }: non si conosce il dichiarante o il numero di prese
lost-contract-replaced = il contratto { $text }: lo sostituisce un punteggio artificiale, o il board non è stato giocato
lost-session-name = il numero della sessione { $name }: nel file diventa la sessione { $text }
lost-table-unknown = il tavolo: il file non lo indica, e i dispositivi ne hanno bisogno
lost-round-unknown = il round: il file non lo indica, e i dispositivi ne hanno bisogno
lost-corrected = un risultato che è stato corretto: conta uno successivo
lost-twice = un risultato presente due volte: si scrive una volta sola
lost-faulty = una smazzata o un risultato che non si può leggere e che viene tralasciato: { $text }
