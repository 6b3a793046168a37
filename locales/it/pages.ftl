# Le pagine del server. Posti, zona e simili sono in show.ftl, le parole di un evento in event.ftl.

## Ovunque

brand = Openroom
skip = Vai al contenuto
home = Inizio
loading = Un momento…
close = Chiudi
cancel = Annulla
back = Indietro
next = Avanti
save = Salva
add = Aggiungi
change = Cambia
remove = Togli
create = Crea
undo = Ritira il risultato
yes = Sì
no = No
name = Nome
print = Stampa
share = Condividi
copied = Indirizzo copiato
try-again = Riprova
understood = Capito
reason = Motivo
reason-optional = Motivo (facoltativo)
not-found = Questa pagina non esiste
not-connected = Nessuna connessione. Nuovo tentativo in corso…

settings = Impostazioni
language = Lingua
theme = Aspetto
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
text-size = Grandezza del testo
size-normal = Normale
size-large = Grande
size-largest = Molto grande
paper = Formato del foglio
four-colours = Quattro colori per i semi
sound = Suono quando un tavolo chiama l'Arbitro
sound-on = Suono acceso
sound-off = Suono spento

trouble-away = Il server non risponde. Controlli il Wi-Fi; nulla è andato perso.
trouble-too-many = Troppi tentativi. Attenda { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.

## Carte e chiamate

suit = Seme
suit-spades = picche
suit-hearts = cuori
suit-diamonds = quadri
suit-clubs = fiori
strain-notrump = Senz'Atout
say-ace = Asso
say-king = Re
say-queen = Donna
say-jack = Fante
say-card = { $rank } di { $suit }
say-pass = Passo
say-double = Contro
say-redouble = Surcontro
undoubled-word = non contrato
doubled-word = contrato
redoubled-word = surcontrato
bids = Licite
void = nessuna
seat-letter-n = N
seat-letter-e = E
seat-letter-s = S
seat-letter-w = O
director-role = Arbitro

## Parole dei tavoli

board-word = Board
boards-word = Board
board-number = Board { $number }
table-word = Tavolo
table-title = Tavolo { $table }
table-short = Tavolo { $table }
round-word = Round
round-number = round { $round }
round-of = Round { $round } di { $rounds }
session-word = Sessione
session-number = Sessione { $number }
side-word = Linea
rank-word = Posto
points-word = Punti
score-word = Punteggio
result-word = Risultato
against-word = Avversari
auction-word = Licitazione
declarer-word = Dichiarante
minutes-word = Minuti
dealer-is = Distributore { $seat }
against = contro { $names }
with-partner = con { $name }
score-for-ns = Punteggio per Nord-Sud: { $score }
score-for-ns-short = Punteggio per Nord-Sud:
turn-of = Tocca a { $seat }
law-number = Articolo { $law }
laws-numbers = Articoli { $laws }

## Primo avvio, accesso, persone

setup-title = Benvenuti
setup-help = Openroom non è ancora stato usato. Scelga un nome e una password: l'Arbitro sarà lei.
setup-go = Comincia
your-name = Il suo nome
one-time-code = Codice mostrato nel terminale
password = Password
password-help = Almeno otto caratteri; una breve frase va bene.
password-again = Ripeta la password
password-differs = Le due password non sono uguali.
reset-title = Nuova password
reset-help = Il codice lo dà chi si occupa del server.
reset-go = Imposta la password
sign-in = Accedi
sign-in-staff = Accedi come Arbitro o addetto ai risultati
sign-out = Esci
forgot-help = Password dimenticata? Chieda a chi si occupa del server di scrivere: openroom user reset NOME
people = Account
add-person = Aggiungi un account
role = Ruolo
role-director = Arbitro
role-assistant = Assistente
role-scorer = Addetto ai risultati
role-table = Tavolo
role-spectator = Spettatore
by-organiser = Organizzatore
by-committee = Comitato di Appello
role-help-director = Può fare tutto.
role-help-assistant = Prende decisioni e corregge i punteggi; non pubblica i risultati e non gestisce gli account.
role-help-scorer = Inserisce e corregge i risultati.
tokens = Chiavi per altri programmi
tokens-help = Ogni programma che si collega a Openroom ha bisogno di una chiave propria.
token-secret = Copi ora questa chiave; non sarà mostrata di nuovo:
add-token = Crea una chiave
clubs = Circoli
club-own = Questo server
club-of = { $now } su { $most }
club-entries = Voci del registro
club-bytes = Byte
club-requests = Richieste dall'avvio
club-errors = Ultimi errori
nodes = Server
node-here = questo
node-silent = non risponde
node-live = Connessioni attive
node-events = Eventi aperti
club-change = Limiti ed eliminazione
club-most-events = Numero massimo di eventi
club-most-entries = Numero massimo di voci
club-most-bytes = Numero massimo di byte
club-unbounded = 0 significa senza limite.
club-delete-help = Per eliminare per sempre questo circolo scriva { $club }.
club-delete = Elimina il circolo
club-add = Aggiungi un circolo
club-made = Mandi questo link al primo Arbitro del circolo. Funziona una volta, per un giorno:
club-id = Nome breve
club-id-help = Per gli indirizzi: lettere minuscole, cifre e trattini.
club-host = Nome di dominio proprio
club-host-help = Lasci vuoto se il circolo non ne ha.
club-not-here = I circoli sono gestiti da chi gestisce il server.

## Eventi

events = Eventi
new-event = Nuova sessione
no-events = Non ci sono ancora sessioni.
no-events-director = Non ci sono ancora sessioni. Prepari la prima: bastano due minuti.
put-away = Archivia
bring-back = Riporta in elenco
events-away = Archiviati ({ $count })
more-events = Mostra altri
clock-ahead = L'ultima voce del registro porta un'ora futura: { $at }. Se l'orologio del server era sbagliato e ora è giusto, corregga gli orari.
clock-right = Correggi gli orari
direct = Dirigi
results = Risultati
player-here = È qui per giocare?
back-to-table = Torna al mio tavolo
status-word-provisional = Provvisorio
status-word-official = Ufficiale
status-word-final = Definitivo
event-default-name = Sessione del
steps = Fasi
step-1 = Che cosa si gioca
step-2 = Chi gioca
step-3 = Il movimento
step-4 = Board e orologio
kind = Tipo
kind-pairs = Coppie
kind-teams = Squadre
kind-individual = Individuale
scoring = Calcolo del punteggio
method-matchpoints = Matchpoint
method-cross-imps = Cross IMP
method-butler = Butler
method-imps = IMP
method-point-a-board = Board-a-match
more-choices = Altre scelte
laws-edition = Codice del
show-results = I giocatori vedono i risultati
show-after-board = dopo ogni board
show-after-round = dopo ogni round
show-after-session = dopo la sessione
regulations = Regolamento
edition-stays = L'edizione non si può cambiare dopo l'inizio del gioco (Articolo 78D).
entries-label-pairs = Coppie, una per riga
entries-help-pairs = Due nomi separati da una virgola. Se ha un elenco, lo incolli.
entries-label-teams = Squadre, una per riga
entries-help-teams = Da quattro a sei nomi separati da virgole. Il nome della squadra, se c'è, va prima con i due punti: Tigri: Anna, Bea, Carlo, Dino
entries-label-individual = Giocatori, uno per riga
entries-help-individual = Un nome per riga.
entries-file = Oppure carichi le iscrizioni da un file (CSV o testo)
entries-count = { $count ->
    [one] Un'iscrizione
   *[other] { $count } iscrizioni
}
entries-wrong = { $needed ->
    [one] «{ $line }»: scriva un solo nome per riga.
   *[other] «{ $line }»: servono { $needed } nomi, separati da virgole.
}
entries-twice = «{ $name }» compare due volte. Aggiunga un cognome o un'iniziale per distinguere le persone.
one-line-names = Nomi separati da una virgola
boards-each = Board da giocare
minutes-all = Minuti in tutto
minutes-round = Minuti per round
movement = Movimento
movement-best = consigliato
movement-searching = Ricerca dei movimenti…
movement-show = Mostralo round per round
movement-rounds = { $rounds } round di { $boards } board
movement-minutes = { $minutes } minuti
movement-two-winners = due vincitori
movement-sits-out = con turno di riposo
use-movement = Usa questo movimento
nobody = nessuno
movement-too-small = Il movimento ha { $places } posti, ma gli iscritti sono { $entered }. Qualcuno non giocherebbe.
movement-too-large = Il movimento ha { $places } posti, ma gli iscritti sono solo { $entered }. A ogni round riposerebbe più di uno.
choose-movement-for = Scegli un movimento per { $count }
has-no-place = Per { $name } non c'è posto nel movimento.
find-place = Trova un posto nel movimento
left-has-place = Nonostante il ritiro, il movimento prevede ancora { $name } nei prossimi round.
change-movement = Cambia il movimento
change-arrives = Ingresso: { $name }
change-leaves = Uscita: { $name }
change-shown = La modifica vale dal round { $round } in poi. Non viene salvato nulla finché non conferma.
change-bye = Riposo: { $name }.
change-out = Riposo in questo round: { $name }.
next-draw = Attenda, per favore: gli abbinamenti del prossimo round non sono ancora pronti.
start-missing = { $count ->
    [one] Manca ancora un risultato.
   *[other] Mancano ancora { $count } risultati.
 } Iniziare lo stesso il prossimo round?
end-session-sure = Round giocati: { $rounds } su { $planned }. Una sessione chiusa non si può riaprire.
edition-look = Questo evento si gioca secondo il Codice del { $year }. L'altra edizione è mostrata solo per confronto; la decisione viene salvata secondo il Codice del { $year }.
change-nothing = Non cambierebbe nulla.
change-confirm = Cambia così
draw-round = Abbina il round { $round }
vp-scale = Victory Point
vp-wbf-2013 = 20 per incontro (WBF, con decimali)
vp-wbf-2013-discrete = 20 per incontro (WBF, numeri interi)
vp-ebu-teams4-20 = 20 per incontro (scala EBU a squadre)
vp-ebu-pairs-20 = 20 per incontro (scala EBU a coppie)
vp-ebl-wbf-teams-25 = Al massimo 25 (scala EBL e WBF)
vp-none = Nessuno (solo il totale)
boards-deal = Distribuisci ora i board
boards-import = Da un file
boards-none = Distribuiti al tavolo
boards-help-deal = I board sono distribuiti a caso e sigillati fino all'inizio della sessione; da quel momento si possono stampare o duplicare.
boards-help-import = Le mani vengono dalla sua duplicatrice o dal suo programma.
boards-help-none = I giocatori mescolano e distribuiscono. Non ci sono diagrammi delle mani.
boards-dealt = { $count ->
    [one] Un board
   *[other] { $count } board
}
boards-none-yet = Nessun board è stato distribuito.
pbn-file = File delle mani (PBN o LIN)
skip-faulty = Tralascia i board che non si possono leggere
boards-left-out = { $count ->
    [one] Un board è stato tralasciato:
   *[other] { $count } board sono stati tralasciati:
}
creating = Creazione…
creating-entries = Iscrizioni: { $done } di { $of }
creating-boards = Distribuzione…
prepare = Prepara
to-the-session = Alla sessione

codes-title = Codici dei tavoli
codes-help = A ogni tavolo si inquadra il codice con un telefono, oppure lo si scrive a questo indirizzo.
code-picture = Codice QR del tavolo { $table }
new-codes = Nuovi codici
new-codes-ask = Ogni telefono dovrà inquadrare di nuovo il codice.
codes-kind = Quali codici
codes-session = Di questa sessione
codes-lasting = Permanenti
codes-lasting-help = Questi codici restano gli stessi di sessione in sessione: li stampi una volta e li plastifichi. Portano alla sessione in corso.
new-codes-lasting-ask = I cartellini dei tavoli già stampati non varranno più.

## La sessione

projector = Orologio per la sala
last-round = Ultimo round
clock-left = rimasti
clock-over = Tempo scaduto
clock-more = +1 minuto
clock-less = −1 minuto
clock-paused = Orologio fermo
clock-pause = Ferma l'orologio
clock-resume = Fai ripartire l'orologio
round-back = Torna indietro di un round
round-back-sure = Annullare l'inizio del round { $round }? I risultati già inseriti restano, e l'orologio rimane fermo finché non lo fa ripartire.
next-round-by = Il round successivo inizia
way-director = quando premo il pulsante
way-all-done = quando tutti i tavoli hanno finito
way-clock = con l'orologio
way-director-help = Ogni round attende il suo pulsante.
way-all-done-help = Il round successivo inizia appena arriva l'ultimo risultato. La sessione finisce allo stesso modo.
way-clock-help = Il round successivo inizia quando scade il tempo. La sessione finisce quando arriva l'ultimo risultato.
move-minutes = Minuti per cambiare tavolo
rounds-changed = L'Arbitro ha cambiato il modo di iniziare i round
coming-round = Il round { $round } inizia automaticamente alle { $time }
coming-end = La sessione finisce automaticamente alle { $time }
announce = Messaggio ai tavoli
announce-to = A
announce-all = Tutti i tavoli
announce-text = Messaggio
announce-send = Invia il messaggio
room-move = Cambiate tavolo per il round { $round }
room-then = Poi:
full-screen = Schermo intero
full-screen-off = Esci da schermo intero
moves-ns-up = { $tables ->
    [one] Nord-Sud sale di un tavolo
   *[other] Nord-Sud sale di { $tables } tavoli
}
moves-ns-down = { $tables ->
    [one] Nord-Sud scende di un tavolo
   *[other] Nord-Sud scende di { $tables } tavoli
}
moves-ew-stay = Est-Ovest resta
moves-ew-up = { $tables ->
    [one] Est-Ovest sale di un tavolo
   *[other] Est-Ovest sale di { $tables } tavoli
}
moves-ew-down = { $tables ->
    [one] Est-Ovest scende di un tavolo
   *[other] Est-Ovest scende di { $tables } tavoli
}
moves-boards-stay = I board restano
moves-boards-up = { $tables ->
    [one] I board salgono di un tavolo
   *[other] I board salgono di { $tables } tavoli
}
moves-boards-down = { $tables ->
    [one] I board scendono di un tavolo
   *[other] I board scendono di { $tables } tavoli
}
moves-nobody = Tutti restano al loro posto
moves-each = Il telefono o il cartellino guida indica il prossimo tavolo
moves-boards-each = I board vanno dove servono dopo
not-started = Non ancora iniziata
start-round = Inizia il round { $round }
end-session = Termina la sessione
end-session-missing = { $count ->
    [one] Manca un risultato. Lo inserisca, rinvii il board o assegni un punteggio; poi la sessione può finire.
   *[other] Mancano { $count } risultati. Per ciascuno inserisca il risultato, rinvii il board o assegni un punteggio; poi la sessione può finire.
}
see-missing = Mostra che cosa manca
session-over = La sessione è finita.
session-goes-on = La sessione è ancora in corso.
calls-count = { $count ->
    [0] Nessuno chiama l'Arbitro
    [one] Un tavolo chiama l'Arbitro
   *[other] { $count } tavoli chiamano l'Arbitro
}
attend = Vado io
call-here = Sono al tavolo
call-done = Risolto
calls-opinion = Le chiedono un parere: tavolo { $table }, board { $board }
calls-polled = Tavolo { $table }, board { $board }: risposte al sondaggio: { $count }
call-on-the-way = Sta arrivando: { $name }
call-at-table = Al tavolo: { $name }
call-for-bidding = Una chiamata in licitazione
call-for-card = Una carta giocata o mostrata
call-for-revoke = Una renonce
call-for-information = Esitazione o spiegazione
call-for-claim = Una richiesta (claim)
call-for-score = Il punteggio
call-for-movement = Board, movimento o tempo
call-for-other = Altro
rule = Decidi
tables = Tavoli
tables-before = I tavoli compaiono quando inizia il primo round.
finished = finito
slow = in ritardo
sits-out = riposo
boards-done = { $done } di { $of }
owed = { $count ->
    [one] manca un risultato
   *[other] mancano { $count } risultati
}
progressed-at = Cambio: ore { $time }
ranking = Classifica
contestants = Concorrenti
no-results-yet = Ancora nessun risultato.
withdrawn = ritirato
penalty = penalità
penalty-in-total = Penalità in punti: { $points }
late-pair = iscrizione tardiva
add-late-pair = Aggiungi un'iscrizione tardiva
late-pair-help = Chi si aggiunge prende il numero successivo. Se nel movimento c'è un posto vuoto con quel numero, gioca dal prossimo round; altrimenti bisogna cambiare il movimento.
what-to-do = Che cosa fare?
person-warn = Ammonisci
person-rename = Correggi un nome
person-penalty = Penalizza
person-late = Registra il ritardo
person-move = Scambia i posti
person-substitute = Sostituisci
person-withdraw = Ritira
person-return = Revoca il ritiro
offence = Infrazione
offence-slow-play = gioco lento
offence-loud-talk = voce troppo alta
offence-wrong-board = board sbagliato
offence-wrong-seat = posto sbagliato
offence-phone = uso del telefono
offence-conduct = condotta
offence-other = altro
penalty-times = Multiplo della penalità standard
penalty-disciplinary = Disciplinare (Articolo 91)
withdraw-accepted = L'Arbitro accetta il motivo
withdraw-ask = { $name }: si ritira davvero?
withdraw-what = Da ora il concorrente non gioca più. Gli avversari che per questo non possono giocare un board ricevono un punteggio artificiale. Il ritiro si può revocare in seguito.
withdraw-yes = Sì, il concorrente si ritira
return-help = Il concorrente torna a giocare. I board tolti per il ritiro aspettano di nuovo il risultato; le decisioni già prese restano valide.
move-with = Scambia il posto con
move-since = Da quando?
move-this = Da questo round ({ $round }): siedono già così
move-from = Dal round { $round }
move-next = Dal prossimo round
move-help = I risultati inseriti da allora seguono i giocatori: un risultato appartiene a chi ha giocato il board.
sub-out = Chi esce
sub-in = Chi gioca al suo posto
rename-help = Serve per un nome scritto male. Se gioca un'altra persona, scelga «Sostituisci».
rename-from = Nome da correggere
rename-to = Nome giusto
misspelt = scritto male
team-name = Nome della squadra
penalty-for = Penalità: { $offence }
take-back = Revoca la penalità

status-to-come = da giocare
status-missing = senza risultato
status-late = si giocherà dopo
status-entered = da confermare
status-agreed = confermato
status-disputed = contestato
status-ruled = deciso
status-not-played = non giocato
status-unsent = salvato su questo telefono

was-before = Prima:
board-places = Tavoli che giocano questo board
board-places-help = Tocchi un tavolo per inserire, correggere o modificare il suo risultato, in qualsiasi round.
act-correct = Correggi il punteggio
act-turn = Giocato a linee invertite
act-turn-back = Non era a linee invertite
turn-help = Serve per un board che era girato: Nord-Sud aveva le carte di Est-Ovest. Scelga la mano che aveva il dichiarante.
turn-declarer = Quale mano del board aveva il dichiarante?
turned-seats = I posti sono quelli segnati sul board: le carte di Nord-Sud le avevano { $ns }, quelle di Est-Ovest { $ew }.
sat-turned = giocato a linee invertite
act-remove = Togli il risultato
remove-help = Serve per un risultato inserito nel board sbagliato. Il board aspetta poi il proprio risultato.
act-belongs = È di un altro board
belongs-help = Il risultato passa all'altro board, e questo board aspetta il proprio.
belongs-to = A quale board appartiene il risultato?
act-rule = Decisione
act-adjust = Punteggio arbitrale
act-skip = Non giocato: punteggio artificiale
act-restore = Ripristina il board
restore-help = Il punteggio artificiale è revocato e il board aspetta di nuovo il suo risultato.
act-late = Si gioca dopo
act-foul = Board non conforme
act-unfoul = Era conforme
correction-kind = Che cosa era sbagliato?
correction-entry = inserito male
correction-tricks = numero di prese
correction-gross = errore grave di un ufficiale di gara
correction-usual = Il risultato è stato inserito male
foul-help = Il board è stato giocato qui in un'altra forma (Articolo 87). I risultati si confrontano solo con quelli della stessa forma.
unfoul-help = Il board era stato segnato come non conforme per errore: il risultato si confronta di nuovo con tutti gli altri.
laws-of-ruling = Articoli applicati
laws-of-ruling-help = Articoli, come 12C1, 16B3, 82C
adjust-kind = Tipo di punteggio
adjust-award = Artificiale
adjust-assigned = Assegnato
adjust-weighted = Ponderato
adjust-split = Non bilanciato
average = Media
average-plus = Sopra media
average-minus = Sotto media
score-ns-label = Punteggio di Nord-Sud
score-for-side = Punteggio per { $side }, scritto come punteggio di Nord-Sud
split-help = Ogni linea riceve un punteggio proprio.
add-weight = Aggiungi un altro punteggio
weights-sum = In tutto { $sum }%
weights-apart = Pesi diversi per le due linee

## Il telefono di un giocatore

join-title = Vai al mio tavolo
join-help = Scriva il codice che è sul tavolo.
join-code = Codice
join-go = Vai
choose-seat = Dove siede?
change-seat = Cambia posto
seat-follows = Il telefono viene con lei: a ogni round mostra il suo nuovo tavolo.
seat-shared = Questo dispositivo resta al tavolo, per entrambe le linee
shared-device = Un dispositivo per entrambe le linee
round-not-started = Il round non è ancora iniziato.
now-playing = In gioco
enter-result = Inserisci il risultato
entry-or-level = o tocchi il livello del contratto
boards-of-round = Board di questo round
waiting-other-side = In attesa che gli avversari confermino.
owed-title = Dei round precedenti
owed-help = Chi ha giocato questi board dovrebbe inserirne o confermarne il risultato.
owed-where = Round { $round }, tavolo { $table }
hand-over = Un solo telefono al tavolo? Lo passi agli avversari
hand-over-title = Per { $side }
hand-over-help = Passi il telefono a { $side } per il controllo e la conferma del risultato. Resta registrato che il telefono è stato passato.
hand-who = Chi conferma?
hand-back = Restituisca il telefono a { $side }.
hand-wrong = Gli avversari dovrebbero premere «Ritira il risultato» e inserire di nuovo il risultato. Se non siete d'accordo, chiami l'Arbitro.
handed-over = confermato sullo stesso telefono
send-result = Invia
confirm-title = Board { $board }: è giusto?
confirm-yes = Sì, è giusto
result-changed = Board { $board }: gli avversari hanno cambiato il risultato. Per favore lo controlli di nuovo.
confirm-no = No, è sbagliato
confirm-side = { $side }: il board { $board } è giusto?
same-phone-note = Questo telefono ha inserito il risultato. Solo { $side } lo deve confermare.
slip-help = Solo una svista? Corregga ciò che è sbagliato; poi gli avversari confermano.
slip-change = Cambia il risultato
entry-change = Tocchi ciò che è sbagliato
lead-not-held = Chi attacca non ha questa carta. Controlli l'attacco, il dichiarante e il numero del board finché le carte sono sul tavolo.
lead-change = Cambia l'attacco
dispute-title = Board { $board }
dispute-help = Se è solo una svista, chieda agli avversari di premere «Ritira il risultato» e di inserire di nuovo il risultato.
dispute-ask-them = Ci accordiamo tra noi
dispute-else = Se non siete d'accordo, l'Arbitro viene e decide. Che cosa è sbagliato?
dispute-contract = Il contratto è sbagliato
dispute-declarer = Il dichiarante è sbagliato
dispute-tricks = Il numero di prese è sbagliato
dispute-board = È un altro board
call-director = Chiama l'Arbitro
call-why = Di che cosa si tratta?
your-call-called = L'Arbitro è stato chiamato. Attenda, per favore.
your-call-on-the-way = L'Arbitro sta arrivando.
your-call-at-table = L'Arbitro è al suo tavolo.
call-not-needed = Non serve più
announced-by = Messaggio dell'Arbitro
hat-direct = Arbitra
hat-play = Il mio tavolo
traveller = Altri risultati
see-results = Guarda i risultati
next-title = E adesso
next-none = Era il suo ultimo round. Grazie per aver giocato!
next-sits-out = Round { $round }: turno di riposo
next-boards = Board { $boards }
next-round = Poi: round { $round }
next-stay = Resti qui
next-stay-at = Resti al tavolo { $table }
next-at = Inizia alle { $time }
boards-range = da { $first } a { $last }
sits-out-now = In questo round riposa
offline-note = { $count ->
    [0] Nessuna connessione. Può continuare; ciò che inserisce resta su questo telefono.
    [one] Nessuna connessione. Un inserimento è salvato su questo telefono e sarà inviato automaticamente.
   *[other] Nessuna connessione. { $count } inserimenti sono salvati su questo telefono e saranno inviati automaticamente.
}
conflict-title = Board { $board }: due risultati diversi
conflict-here = Su questo telefono:
conflict-there = Inserito nel frattempo al tavolo:
conflict-keep-theirs = È giusto il loro risultato
conflict-keep-ours = È giusto il nostro risultato: decida l'Arbitro
conflict-help = Se è una svista degli avversari, possono premere «Ritira il risultato» e inserire di nuovo il risultato.
conflict-reason = Il nostro telefono dice: { $result }
stranger-note = Questo telefono non è più collegato a un tavolo. Inquadri di nuovo il codice del tavolo; i suoi inserimenti sono salvati e verranno inviati subito dopo.
loose-note = Questo browser non può conservare gli inserimenti. Lasci aperta questa pagina finché non saranno stati inviati.
refused-title = Il server non ha accettato un inserimento
entry-so-far = Inserito finora
entry-level = Contratto: a che livello?
entry-strain = Livello { $level }: seme o NT?
entry-doubled = Contrato?
entry-declarer = Chi è il dichiarante?
entry-lead = Qual è stata la carta d'attacco?
entry-no-lead = Continua senza l'attacco
lead-short = Attacco
entry-tricks = Quante prese?
entry-over = Prese in più
entry-under = Prese in meno
entry-check = È giusto?

## Decisioni

ruling = Decisione
rulings-word = Decisioni
ruling-number = Decisione { $number }
ruling-where = Dove?
ruling-place = Tavolo { $table }, board { $board }, round { $round }
result-now = Risultato attuale:
with-hands = Usa il diagramma delle mani
hands-not-known = Le mani di questo board non sono note
ruling-help = Inserisca in ordine che cosa è successo, a partire dalla prima chiamata. Le irregolarità si inseriscono come tutto il resto.
ruling-unfinished = Decisioni non concluse, su questo dispositivo
ruling-discard = Scarta
the-rule = Che cosa dice l'Articolo
so-far = Finora
undo-last = Togli l'ultima voce
say-more = È successo altro
told-revoke = Renonce scoperta dopo il gioco
told-another = Un'altra renonce in questo board
told-go-on = Avanti
told-tricks = prese: { $tricks }
told-who = Chi ha fatto renonce?
told-trick = In quale presa?
told-trick-number = Presa { $trick }
told-won = Chi ha vinto quella presa?
told-won-by = Vinta da { $seat }
told-after = Quante delle prese successive ha vinto { $side }?
told-impossible = Le risposte non sono compatibili con le prese del dichiarante ({ $tricks }). Tocchi qui sopra quella da correggere.
told-suit = A quale seme non ha risposto { $seat } alla presa { $trick }?
told-noticed = Quando è stata richiamata l'attenzione sulla renonce?
told-in-time = In tempo
told-next-board = Dopo che { $side } aveva chiamato nel board seguente
told-round-over = Dopo la fine del round
told-hands-back = Le quattro mani sono di nuovo nel board?
told-special = Qualcosa di particolare
told-faced = La carta che si doveva giocare era scoperta (carta penalizzata)
told-claimed = Prima che la linea colpevole giocasse nella presa successiva, il gioco è finito con una richiesta o una concessione di
told-nobody = nessuno
who-did = Chi?
what-did = Che cosa?
made-a-call = Ha fatto una chiamata
played-a-card = Ha giocato una carta
did-something-else = Ha fatto altro
act-called = L'Arbitro è stato chiamato e decide
act-changes = ha cambiato la chiamata
act-exposes = ha esposto una carta
act-exposes-deliberately = ha esposto una carta apposta
act-corrects = ha ritirato la carta e ne ha giocata un'altra
act-names = ha designato una carta del morto
act-renames = ha cambiato la designazione della carta del morto
act-places = come morto, ha giocato una carta non designata dal dichiarante
act-runs = ha detto al morto di incassare un seme
act-plays-together = ha giocato due carte insieme
act-face-down = ha attaccato a carta coperta
act-face = ha scoperto l'attacco
act-omits = non ha giocato carte nella presa
act-attention = ha richiamato l'attenzione sull'irregolarità
act-attention-card = ha richiamato l'attenzione su una carta
act-revoke = ha richiamato l'attenzione su una renonce
act-claims = ha fatto una richiesta di prese
act-concedes = ha concesso delle prese
act-agrees = è d'accordo
act-objects = ha obiettato
act-hesitates = ha esitato
act-hurries = ha agito con rapidità insolita
act-asks = ha fatto una domanda
act-answers = ha risposto a una domanda
act-alerts = ha dato un alert inatteso
act-gestures = ha fatto un gesto
act-remarks = ha fatto un rilievo
act-reserves = si è riservato il diritto di chiamare l'Arbitro più tardi
act-misinformed = Un giocatore ha ricevuto un'informazione erronea
act-revoked = È emersa una renonce
act-omitted = Manca una carta in una presa
act-extra = Una presa ha una carta di troppo
act-no-penalty = Una carta non è penalizzata
act-cards = Una mano non ha tredici carte
act-missing = In una mano mancava una carta
act-informed = Un giocatore ha ricevuto per caso un'informazione estranea
act-unseen = Un giocatore ha parlato prima di guardare le proprie carte
act-wrong-board = Si sta giocando il board sbagliato
act-wrong-cards = Un giocatore ha chiamato con le carte di un altro board
act-breach = È stato violato un altro Articolo
act-tricks = Si assegnano delle prese
act-returned = Le quattro mani sono di nuovo nel board
act-next-call = Un giocatore ha già chiamato nel board seguente
act-round-over = Il round è finito
act-period-over = Il Periodo di Correzione è finito
act-accepts = ha accettato subito l'attacco fuori turno
act-spreads = ha steso la mano come morto dopo un attacco fuori turno
act-inspects = ha guardato una presa già giocata
act-points-out = ha detto che una carta di una presa è orientata male
act-unintended = La prima chiamata era involontaria?
act-mixed = Le carte sono state mescolate: la renonce non si può verificare
act-led = È stata giocata una quinta carta nella presa: era l'attacco alla presa successiva?
act-intended = Il dichiarante intendeva chiaramente un'altra carta del morto
act-claim = Mostrare la mano era una richiesta?
act-called-before = Un giocatore ha già chiamato con queste carte
act-fouled = Il board non era conforme: carte, distributore o vulnerabilità erano diversi da quelli degli altri tavoli
acts-usual = Chiamate e carte
acts-dummy = Carte del morto
acts-claim = Richieste
acts-hands = Mani e board
acts-manner = Tempo, domande e rilievi
acts-time = Termini e altro
what-was-said = Che cosa è stato detto (facoltativo)
claim-none = No, mostrare la mano non era una richiesta
claim-of = Sì, di questo numero di prese:
inspected-last = La presa appena giocata
inspected-own = Solo la propria carta
inspected-earlier = Una presa precedente
both-sides = Entrambe le linee
which-form = Quale forma si è giocata qui? Quella giusta è «a».
which-seen = Quali delle carte sono state viste scoperte?
none-of-them = Nessuna
found-where = Dove è stata trovata la carta?
found-where-played = Tra le carte giocate
found-where-elsewhere = Altrove
found-where-no = Non è stata trovata
which-card = Quale carta?
which-call = Quale chiamata ha fatto il giocatore?
not-known = Non si sa
one-fewer = Una in meno
one-more = Una in più
call-above-seven = Una licita di più di sette
act-late-call = ha fatto una chiamata a licitazione finita
act-early-card = ha attaccato o giocato una carta durante la licitazione
legal-cards = Carte che si possono giocare
another-card = Un'altra carta:
adjust-of-director = È stato un errore dell'Arbitro (82C)
adjust-ground = In base a un altro articolo (facoltativo)
cards-done = Usa queste carte
which-cards = Quali carte?
board-of-cards = Di quale board erano le carte?
which-clause = Quale articolo, come 43A2b?
count-cards = Quante carte ha ogni mano?
wrong-board-played = Uno di questi giocatori ha già giocato questo board?
call-artificial = La chiamata è artificiale
call-shows = Semi mostrati (vuoto se nessuno):
named-card = Seme e rango
named-suit = Solo un seme:
named-rank = Solo un rango:
named-else = Oppure:
named-high = «alta»
named-low = «bassa»
named-win = «prendi»
named-anything = «una qualsiasi»
which-player = Quale giocatore?
which-trick = In quale presa?
how-many-tricks = Quante prese?
tricks-for-ns = Prese per Nord-Sud
the-words = Parole usate
effect = Effetto sul punteggio
effect-plays-on = Il gioco continua; non c'è ancora un punteggio.
score-seen-by-ns = Il punteggio è quello di Nord-Sud.
adjusted-score = punteggio arbitrale
transfer = { $count ->
    [one] Una presa va a { $side }.
   *[other] { $count } prese vanno a { $side }.
}
facts = Fatti (facoltativi)
save-ruling = Salva la decisione
ruling-stands = Su questo board vale la decisione { $number }. Una nuova prende il suo posto.
ruling-came = La decisione { $number } su questo board è arrivata dopo che ha aperto la pagina. Guardi prima quella decisione, per favore.
ruling-replace = Ho visto quella decisione; la mia prende il suo posto
ruling-again = Perché si decide di nuovo?
replaced = sostituita
replaced-by = Sostituita dalla decisione { $number }.
tell-players = I giocatori sono stati informati
told-at = Informati (ore { $time })
appeal = Appello
appeal-number = Appello { $number }
appeal-who = Chi presenta appello?
appeal-about = Che cosa riguarda l'appello?
appeal-law = Codice o regolamento
appeal-fact = Fatti
appeal-judgement = Giudizio
appeal-reason = I motivi, con le parole dei reclamanti
appeal-help = Entrambi i giocatori della coppia devono essere d'accordo sull'appello (Articolo 92D).
appeal-concurs = { $player } è d'accordo
appeal-deposit = Deposito
appeal-waive = Senza deposito
appeal-waived = Il deposito non è richiesto.
appeal-committee = Chi esamina l'appello?
appeal-committee-help = Un nome per riga.
appeal-decision = Esito
appeal-reasons = Motivazione
appeal-signed = Quale membro ha firmato la decisione?
appeal-deposit-fate = Che cosa si fa del deposito?
appeal-deposit-returned = È restituito
appeal-deposit-kept = È trattenuto: per tutti i membri del comitato l'appello era privo di consistente motivazione
appeal-merit = Perché l'appello era privo di consistente motivazione
appeal-withdraw = Ritira l'appello

## Dopo il gioco e risultati

after-play = Dopo il gioco
nothing-missing = Non manca alcun risultato.
nothing-doubtful = Nulla sembra dubbio.
result-status = Il risultato è
deadline-ruling = Per chiedere una decisione
deadline-appeal = Appello contro la decisione { $number }
deadline-appeal-penalty = Appello contro la penalità { $number }
deadline-score = Correzioni del punteggio
deadline-gross-error = Errori gravi di calcolo
until-time = scadenza: { $time }
period-over = termine scaduto
corrections-until = scadenza correzioni: { $time }
publish = Pubblica risultati e mani
make-official = Rendi ufficiale il risultato
official-again = Pubblica di nuovo il risultato ufficiale, dopo una modifica
make-final = Rendi definitivo il risultato
official-open = Ancora aperti: risultati { $missing }, appelli { $appeals }.
print-ranking = Classifica
print-travellers = Score viaggianti
print-scorecards = Score personali
print-hands = Mani
print-tables = Stampa i cartelli dei tavoli
print-movement = Movimento
print-guide = Cartellini guida
print-slips = Foglietti dei risultati
print-empty-travellers = Score viaggianti in bianco
print-empty-scorecards = Score personali in bianco
print-appeal = Modulo di appello
preparing = In preparazione: { $what }…
open-ready = Pronto. Apri: { $what }
working-hands = Prese a carte viste: { $done } board su { $of }
working-board = Prese a carte viste: calcolo in corso…
export = Esporta
export-event-file = File dell'evento
export-csv = CSV
export-usebio = USEBIO
export-pbn = PBN
export-log = Registro
export-saved = Salvato: { $what }
export-losses = { $count ->
    [one] Un dato che questo formato non può contenere
   *[other] { $count } dati che questo formato non può contenere
}
tab-ranking = Classifica
tab-boards = Board
tab-chart = Andamento
hand-record = Mani
all-results = Tutti i risultati
double-dummy = Prese a carte viste
par-word = Par
scorecard = Score
place-number = { $rank }º posto
chart-choose = Mostra
chart-label = Posizioni di { $name } dopo ogni round
chart-table = Gli stessi dati in tabella
reviews-open = Da giudicare ora
review-question = La decisione presa al tavolo ha lasciato aperta una questione: la linea innocente è stata danneggiata?
review-no = No, il risultato è confermato
review-yes = Sì, c'è stato danneggiamento
review-adjust = C'è stato danneggiamento: assegni il punteggio arbitrale.
review-rule = Assegna il punteggio arbitrale

# The record of the event.
record-page = Che cosa è stato fatto, da chi e quando
record-head = Registro { $head }, voce { $entry }
record-sealed = Sigillato fino alla voce { $entry } ({ $at })
record-unsealed = Non ancora sigillato
record-help = La forma breve del registro compare su decisioni, moduli di appello, foglietti dei risultati e classifiche stampati. openroom verify la confronta con il database.
record-key = Chiave dei sigilli: { $key }
record-time = Ora
record-who = Chi
record-what = Che cosa
record-earlier = Voci precedenti
export-record = Registro con prova

# Cases of judgement.
cases-title = Decisioni di giudizio
judge = Decisione di giudizio
act-judge = Decisione di giudizio
case-number = Caso { $number }
case-open = aperto
case-new = Nuovo caso
case-new-help = Per esitazioni, spiegazioni sbagliate, comportamenti fuorvianti e tutto ciò che richiede il suo giudizio. Openroom pone le domande del Codice, una alla volta; a decidere è lei.
case-about = Di che cosa si tratta?
case-facts = Che cosa è successo
case-facts-none = Non è stato ancora annotato nulla.
case-findings = Accertamenti
case-add-called = Quando è stato chiamato l'Arbitro
case-add-passed = Esitazione, domanda, rilievo o alert
case-add-explained = Una spiegazione
case-add-chosen = Che cosa ha fatto poi il giocatore
case-add-departed = Una chiamata diversa dagli accordi
case-add-irregular = Altro
case-add-slow = Tempo perso
case-add-offenders = Qual è la linea colpevole
case-when = Quando è stato chiamato l'Arbitro?
case-source = Che cosa è stato?
case-offenders = Linea colpevole
case-who = Chi?
case-who-if = Chi? (facoltativo)
case-at = A quale chiamata o carta, o prima di quale? (facoltativo)
case-action = Quale chiamata o carta?
case-call = Quale chiamata?
case-card-not-call = Una carta, non una chiamata
case-seconds = Quanti secondi?
case-stop = Dopo uno stop dell'avversario di destra
case-words = Con le parole dei giocatori (facoltativo)
case-agreed = I giocatori sono d'accordo su questo?
case-agreed-agreed = Tutti d'accordo
case-agreed-disputed = Contestato
case-agreed-unknown = Non ancora chiesto
case-explained-said = Che cosa è stato detto? Lasci vuoto se non c'è stato alert.
case-agreement = Che cosa ha concordato la coppia? (se si sa)
case-card-has = Che cosa dice la carta delle convenzioni? (facoltativo)
case-held = Che mano aveva il giocatore? (facoltativo)
case-led-to = Ha portato al risultato al tavolo: { $result }
case-what = Che cosa è successo?
case-law = Articolo applicato (facoltativo)
case-minutes = Minuti persi
case-boards-lost = Board che non si sono potuti giocare
case-begun = Un board tolto era già stato iniziato
case-nobody-called = Sul momento era stata richiamata l'attenzione, ma nessuno ha chiamato l'Arbitro
case-why-late = Perché così tardi?
case-second = La stessa spiegazione, come informazione non autorizzata per il compagno
case-suggested = I fatti finora noti suggeriscono: { $answer }. Decide lei.
case-percent = Percentuale
case-evidence-label = Prove (facoltative)
case-book = Che cosa dicono i testi
case-skip = Salta questa domanda
case-polls = Sondaggio
case-poll-first = Che cosa farebbe?
case-poll-second = Che cosa suggerisce?
case-poll-new = Fai un sondaggio
case-poll-new-second = Secondo sondaggio: che cosa suggeriva?
case-poll-make = Usa questo problema
case-poll-none = Ancora nessuna risposta.
case-poll-asked = Domanda inviata al telefono di: { $names }
case-problem = Il problema
case-hand = Mano
case-hand-help = Picche, cuori, quadri e fiori, con un punto tra un seme e l'altro
case-methods = Metodi della coppia che contano qui (facoltativi)
case-suggested-by = Che cosa ha fatto il compagno? Per esempio: il compagno ha contrato dopo una lunga pausa
case-whose-hand = Di chi è la mano?
case-you-are = Lei siede in { $seat }
case-auction-done = La licitazione è completa
case-auction-more = Cambia la licitazione
case-ask-phones = Chiedi ai giocatori sul telefono
case-ask-phones-help = Questi giocatori hanno già giocato il board e non sono coinvolti. I più vicini in classifica vengono per primi. La domanda arriva loro quando hanno finito il round.
case-apart = { $count ->
    [one] a 1 posto di distanza
   *[other] a { $count } posti di distanza
}
case-ask-send = { $count ->
    [one] Chiedi a 1 concorrente
   *[other] Chiedi a { $count } concorrenti
}
case-nobody-to-ask = Per ora non si può chiedere a nessuno: tutti gli altri sono coinvolti o devono ancora giocare questo board.
case-tick = Annota una risposta ricevuta
case-tick-chooses = Che cosa farebbe questo giocatore?
case-tick-chose = Sceglie
case-tick-considers = Quali altre possibilità ha considerato seriamente questo giocatore?
case-tick-other = Aggiungi un'altra chiamata o carta
case-class = Che livello ha questo giocatore?
case-class-weaker = più basso
case-class-same = simile
case-class-stronger = più alto
case-outcomes = Risultati possibili e loro pesi
case-candidates = Risultati tra cui scegliere
case-tables = { $count ->
    [one] a un altro tavolo
   *[other] ad altri { $count } tavoli
}
case-double-dummy = A carte viste:
case-barred = Richiede la chiamata o la giocata non ammessa.
case-add-outcome = Aggiungi un risultato
case-propose = Proponi i pesi dagli altri tavoli
case-route = Come si poteva arrivare legalmente a quel risultato?
case-less = 5% in meno per { $result }
case-more = 5% in più per { $result }
case-at-table = Al tavolo
case-adjusted = Arbitrale
case-save-outcomes = Usa questi pesi
case-reweigh = Cambia i pesi
case-consult = Consultazione
case-consult-short = si chiede il suo parere
case-consult-you = Un altro Arbitro chiede il suo parere. Lei vede i fatti e il sondaggio, ma non gli accertamenti dell'Arbitro. Dica come deciderebbe.
case-consult-who = Nome della persona consultata
case-consult-ask = Chiedi sul suo telefono
case-consult-note = Annota il parere
case-consulting = È stato chiesto il parere di { $who }.
case-opinion = Parere
case-opinion-give = Invia questo parere
case-decision = Decisione
case-written = Decisione scritta
case-written-edit = Modifica il testo
case-written-help = Per leggere o modificare la decisione in un'altra lingua, cambi la lingua nelle impostazioni.
case-why-alone = Perché non è stato consultato nessuno?
case-give = Prendi questa decisione
case-goes-on = Il gioco prosegue. Riprenda questo caso dopo il gioco.
case-show-ranking = Effetto sulla classifica
case-moved = { $who }: posto { $before } → { $after }
case-pace = Tempo impiegato in questo round
case-pace-board = Board { $board }: { $minutes } min
case-pace-others = Media agli altri tavoli: { $minutes } min per board
case-position = da questa posizione, a carte viste
case-costs = Carte che sono costate prese, a carte viste:
case-artificial = Troppe possibilità: punteggio artificiale (12C1d)
case-enter-penalty = Registra la penalità o l'ammonizione
ruling-for-you = Decisione sul board { $board }
poll-title = L'Arbitro vorrebbe il suo parere
poll-help = Lei ha già giocato questo board. Per favore non ne parli con nessuno.
poll-call = Quale chiamata farebbe?
poll-card = Quale carta giocherebbe?
poll-suggests = Quale chiamata diventa così più attraente?
poll-others = Quali altre possibilità considererebbe seriamente?
poll-add-other = Aggiungi un'altra
poll-send = Invia la risposta
poll-thanks = Grazie. La sua risposta è stata inviata.
# What two calls mean.

meanings-compare = Confronta i significati
meanings-hint = Dica che cosa significa ogni chiamata. Il programma confronta; decide lei.
meanings-withdrawn = Chiamata ritirata
meanings-replacement = Chiamata sostitutiva
meanings-usual = Significato abituale
meanings-choose = Scegli
meanings-points = Punti
meanings-from = almeno
meanings-to = al massimo
meanings-add = Aggiungi una lunghezza
meanings-shape = Distribuzione
meanings-shape-any = qualsiasi
meanings-shape-balanced = bilanciata
meanings-shape-semi-balanced = quasi bilanciata
meanings-shape-unbalanced = non bilanciata
meanings-or = oppure
meanings-purpose-only = Di questa chiamata si confronta solo lo scopo.
meanings-reading = Come si legge il Codice
meanings-liberal = In modo liberale
meanings-strict = In modo rigoroso

# The casebook.
casebook-title = Raccolta dei casi
casebook-help = Decisioni di giudizio di tutti gli eventi di questo circolo, dopo la conclusione di ciascun caso.
casebook-law = Articolo
casebook-kind = Di che cosa si tratta
casebook-auction = La licitazione comincia con
casebook-text = Parole nei fatti e negli accertamenti
casebook-search = Cerca
casebook-recorded-only = Solo mani registrate
casebook-recorded = registrata
casebook-replaced = decisione poi sostituita
casebook-none = Nessun caso trovato.
casebook-more = La ricerca ha riguardato solo gli eventi più recenti.
casebook-statistics = Come sono finiti
casebook-all = Tutti
casebook-cases = Casi
casebook-stands = Risultato confermato
casebook-assigned = Punteggio assegnato
casebook-awards = Punteggio artificiale
casebook-other = Altro
casebook-download = Scarica senza nomi
casebook-take-out = Togli dalla raccolta
casebook-take-out-help = Il caso resta nel suo evento e nessun risultato cambia.
casebook-like = Casi simili a questo
casebook-laws = { $count ->
    [one] Articolo { $laws }
   *[other] Articoli { $laws }
}
play-a-board = Giocare un board
play-a-board-how = Apra qui un tavolo e giochi con tre amici, ciascuno sul proprio dispositivo.
play-open = Apri un tavolo
play-where = Dove si giocano i board
play-where-tables = Ai tavoli, con le carte
play-where-guided = Nel browser, con guida
play-where-at-table = Nel browser, come al tavolo
play-here = Gioca qui i board
