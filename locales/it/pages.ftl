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
undo = Annulla l'ultimo
yes = Sì
no = No
name = Nome
print = Stampa
share = Condividi
copied = Indirizzo copiato
try-again = Riprova
understood = Capito
reason = Motivo
reason-optional = Motivo (se c'è)
not-found = Questa pagina non esiste
not-connected = Nessuna connessione; nuovo tentativo…

settings = Impostazioni
language = Lingua
theme = Colori
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
text-size = Grandezza del testo
size-normal = Normale
size-large = Grande
size-largest = Molto grande
paper = Carta
four-colours = Quattro colori per i semi
sound = Suono quando un tavolo chiama
sound-on = Suono acceso
sound-off = Suono spento

trouble-away = Il server non risponde. Controllare il wifi; nulla va perso.
trouble-too-many = Troppi tentativi. Attendere { $seconds } secondi.

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
against-word = Contro
auction-word = Licitazione
declarer-word = Dichiarante
minutes-word = Minuti
dealer-is = Distributore { $seat }
against = contro { $names }
score-for-ns = Punteggio per Nord-Sud: { $score }
score-for-ns-short = Punteggio per Nord-Sud:
turn-of = Tocca a { $seat }
law-number = Articolo { $law }

## Primo avvio, accesso, persone

setup-title = Benvenuto
setup-help = È il primo qui. Scelga un nome e una password: sarà l'arbitro.
setup-go = Comincia
your-name = Il suo nome
one-time-code = Codice del terminale
password = Password
password-help = Otto caratteri o più; una breve frase va bene.
password-again = Password ancora una volta
password-differs = Le due password non sono uguali.
reset-title = Una nuova password
reset-help = Il codice lo dà chi si occupa del server.
reset-go = Imposta la password
sign-in = Accedi
sign-in-staff = Accedi come arbitro o addetto ai risultati
sign-out = Esci
forgot-help = Password persa? Chi si occupa del server può scrivere: openroom user reset NOME
people = Persone
add-person = Aggiungi qualcuno
role = Ruolo
role-director = Arbitro
role-assistant = Assistente
role-scorer = Addetto ai risultati
role-table = Tavolo
role-spectator = Spettatore
by-organiser = Organizzatore
by-committee = Comitato di Appello
role-help-director = Può fare tutto.
role-help-assistant = Decide e corregge ai tavoli; non pubblica e non gestisce le persone.
role-help-scorer = Inserisce e corregge i risultati.
tokens = Chiavi per programmi
tokens-help = Un programma accede con una chiave propria.
token-secret = La copi ora, si vede una volta sola:
add-token = Crea una chiave

## Eventi

events = Eventi
new-event = Nuova sessione
no-events = Non c'è ancora nulla da vedere.
no-events-director = Non c'è ancora una sessione. Crei la prima: bastano due minuti.
direct = Dirigi
results = Risultati
player-here = Gioca qui?
back-to-table = Torna al mio tavolo
status-word-provisional = Provvisorio
status-word-official = Ufficiale
status-word-final = Definitivo
event-default-name = Sessione del
steps = Passi
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
edition-stays = Resta così, perché il gioco è iniziato (Legge 78D).
entries-label-pairs = Coppie, una per riga
entries-help-pairs = Due nomi separati da una virgola. Se ha un elenco, lo incolli.
entries-label-teams = Squadre, una per riga
entries-help-teams = Da quattro a sei nomi separati da virgole. Il nome della squadra, se c’è, va prima con i due punti: Tigri: Ana, Bea, Cid, Dan
entries-label-individual = Giocatori, uno per riga
entries-help-individual = Un nome per riga.
entries-file = Oppure da un file (CSV o testo)
entries-count = { $count ->
    [one] Un'iscrizione
   *[other] { $count } iscrizioni
}
entries-wrong = «{ $line }»: servono { $needed } nomi, separati da virgole.
one-line-names = Nomi separati da una virgola
boards-each = Board per ciascuno
minutes-all = Minuti in tutto
minutes-round = Minuti per round
movement = Movimento
movement-best = il migliore
movement-searching = Ricerca dei movimenti…
movement-show = Mostralo round per round
movement-rounds = { $rounds } round di { $boards } board
movement-minutes = { $minutes } minuti
movement-two-winners = due vincitori
movement-sits-out = qualcuno è fermo a ogni round
use-movement = Usa questo movimento
boards-deal = Distribuisci ora
boards-import = Da un file
boards-none = Distribuiti a mano
boards-help-deal = Distribuiti a caso e sigillati fino all'inizio della sessione; si stampano o si duplicano allora.
boards-help-import = Le mani vengono dalla sua macchina o dal suo programma.
boards-help-none = Distribuiscono i giocatori. Non ci sono diagrammi delle mani.
boards-dealt = { $count ->
    [one] Un board
   *[other] { $count } board
}
boards-none-yet = Nessun board distribuito.
pbn-file = File delle mani (PBN o LIN)
creating = Creazione…
creating-entries = Iscrizioni: { $done } di { $of }
creating-boards = Distribuzione…
prepare = Prepara
to-the-session = Alla sessione

codes-title = Codici dei tavoli
codes-help = Ogni tavolo legge il suo codice con un telefono, o lo scrive a questo indirizzo.
code-picture = Codice QR del tavolo { $table }
new-codes = Nuovi codici
new-codes-ask = I telefoni dovranno leggere il codice di nuovo.

## La sessione

projector = Orologio per la sala
last-round = Ultimo round
clock-left = rimasti
clock-over = Tempo scaduto
clock-more = +1 minuto
clock-less = −1 minuto
not-started = Non ancora iniziata
start-round = Inizia il round { $round }
end-session = Termina la sessione
end-session-missing = { $count ->
    [one] Manca un risultato. Lo inserisca, rinvii il board o assegni un punteggio; poi la sessione può finire.
   *[other] Mancano { $count } risultati. Li inserisca, rinvii il board o assegni un punteggio; poi la sessione può finire.
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
rule = Decidi
tables = Tavoli
tables-before = I tavoli compaiono quando inizia il primo round.
finished = finito
slow = in ritardo
sits-out = fermo
boards-done = { $done } di { $of }
owed = { $count ->
    [one] manca un risultato
   *[other] mancano { $count } risultati
}
progressed-at = Cambiato alle { $time }
ranking = Classifica
contestants = Concorrenti
no-results-yet = Ancora nessun risultato.
withdrawn = ritirato
penalty = penalità
late-pair = iscrizione tardiva
add-late-pair = Aggiungi un'iscrizione tardiva
late-pair-help = L'iscrizione prende il numero successivo. Se il movimento ha un posto vuoto con quel numero, gioca dal prossimo round; altrimenti cambi il movimento.
what-to-do = Che cosa fare?
person-warn = Ammonisci
person-rename = Correggi un nome
person-penalty = Penalizza
person-late = È arrivato tardi
person-move = Scambia i posti
person-substitute = Sostituisci
person-withdraw = Ritira
offence = Per che cosa
offence-slow-play = gioco lento
offence-loud-talk = voce alta
offence-wrong-board = board sbagliato
offence-wrong-seat = posto sbagliato
offence-phone = telefono
offence-conduct = condotta
offence-other = altro
penalty-times = Volte la penalità standard
penalty-disciplinary = Disciplinare (Articolo 91)
withdraw-accepted = Il motivo è accettato
move-with = Scambia il posto con
move-help = Dal prossimo round.
sub-out = Chi smette
sub-in = Chi gioca al suo posto
rename-help = Per un nome scritto male. Se gioca un’altra persona, scelga «Sostituisci».
rename-from = Quale nome
rename-to = Il nome giusto
misspelt = scritto male
team-name = Nome della squadra
penalty-for = Penalità: { $offence }
take-back = Revoca

status-to-come = da giocare
status-missing = senza risultato
status-late = si gioca dopo
status-entered = da confermare
status-agreed = confermato
status-disputed = contestato
status-ruled = deciso
status-not-played = non giocato
status-unsent = tenuto su questo telefono

was-before = Prima:
board-places = Tavoli che giocano questo board
board-places-help = Ne tocchi uno per inserire, correggere o modificare il risultato, di qualsiasi round.
act-correct = Correggi il punteggio
act-rule = Decisione
act-adjust = Punteggio arbitrale
act-skip = Non giocato: media
act-late = Si gioca dopo
act-foul = Board non conforme
correction-kind = Che cosa era sbagliato?
correction-entry = inserito male
correction-tricks = numero di prese
correction-gross = errore grave di un ufficiale
foul-help = Il board è stato giocato qui in un'altra forma (Articolo 87). I risultati si confrontano entro ciascuna forma.
laws-of-ruling = Articoli su cui si fonda
laws-of-ruling-help = Commi, come 12C1, 16B3, 82C
adjust-kind = Tipo di punteggio
adjust-award = Artificiale
adjust-assigned = Assegnato
adjust-weighted = Ponderato
adjust-split = Non bilanciato
average = Media
average-plus = Sopra media
average-minus = Sotto media
score-ns-label = Punteggio visto da Nord-Sud
score-for-side = Punteggio per { $side }, visto da Nord-Sud
split-help = Ogni linea riceve un punteggio proprio.
add-weight = Un altro punteggio
weights-sum = In tutto { $sum } %

## Il telefono di un giocatore

join-title = Vai al mio tavolo
join-help = Scriva il codice che è sul tavolo.
join-code = Codice
join-go = Vai
join-instead = Su questo apparecchio è entrato come { $name }. Come tavolo uscirebbe dal suo accesso.
join-stay = Resta collegato
join-anyway = Usalo come telefono del tavolo
choose-seat = Dove siede?
change-seat = Cambia posto
round-not-started = Il round non è ancora iniziato.
now-playing = Sta giocando
enter-result = Inserisci il risultato
boards-of-round = Board di questo round
waiting-other-side = In attesa che l'altra linea confermi.
hand-over = Un solo telefono al tavolo? Lo passi
hand-over-title = Per { $side }
hand-over-help = Dia il telefono a { $side }, che guardano il risultato e lo confermano. Resta registrato che il telefono è stato passato.
hand-who = Chi conferma?
hand-back = Restituisca il telefono a { $side }.
hand-wrong = Loro toccano «Annulla l’ultimo» e inseriscono di nuovo il risultato. Se non siete d’accordo, chiamate l’Arbitro.
handed-over = un solo telefono, passato
send-result = Invia
confirm-title = Board { $board }: è giusto?
confirm-yes = Sì, è giusto
confirm-no = No, è sbagliato
dispute-title = Board { $board }
dispute-help = Se è solo una svista, chieda all'altra linea di premere «Annulla l'ultimo» e di inserirlo di nuovo.
dispute-ask-them = Lo chiediamo a loro
dispute-else = Se non siete d'accordo, l'Arbitro viene e decide. Che cosa è sbagliato?
dispute-contract = Il contratto è sbagliato
dispute-declarer = Il dichiarante è sbagliato
dispute-tricks = Il numero di prese è sbagliato
dispute-board = È un altro board
call-director = Chiama l'Arbitro
call-ask = L'Arbitro deve venire al suo tavolo?
call-yes = Sì, venga per favore
director-coming = L'Arbitro è stato chiamato e sta arrivando.
traveller = Altri risultati
see-results = Guarda i risultati
next-title = Ora vada al
next-later = Il suo prossimo tavolo
next-none = Era il suo ultimo round. Grazie per aver giocato!
next-sits-out = È fermo nel round { $round }
next-boards = Board { $boards }
offline-note = { $count ->
    [0] Nessuna connessione. Può continuare; ciò che inserisce resta su questo telefono.
    [one] Nessuna connessione. Un dato è tenuto su questo telefono e sarà inviato da solo.
   *[other] Nessuna connessione. { $count } dati sono tenuti su questo telefono e saranno inviati da soli.
}
conflict-title = Board { $board }: due risultati diversi
conflict-here = Su questo telefono:
conflict-there = Inserito nel frattempo al tavolo:
conflict-keep-theirs = È giusto il loro
conflict-keep-ours = È giusto il nostro: decida l'Arbitro
conflict-help = Se è una svista dell'altra linea, può premere «Annulla l'ultimo» e inserirlo di nuovo.
conflict-reason = Il nostro telefono dice: { $result }
stranger-note = Questo telefono non è più a un tavolo. Inquadri di nuovo il codice del tavolo; i suoi inserimenti sono conservati e verranno inviati allora.
loose-note = Questo browser non può conservare gli inserimenti. Lasci aperta questa pagina finché non sono inviati.
refused-title = Il server non ha accettato un dato
entry-so-far = Inserito finora
entry-level = Contratto: a che livello?
entry-strain = { $level } a che cosa?
entry-doubled = Contrato?
entry-declarer = Chi è il dichiarante?
entry-lead = Quale carta d'attacco?
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
result-now = Risultato ora:
with-hands = Con le quattro mani
hands-not-known = Le mani non sono note
ruling-help = Dica che cosa è successo, in ordine, dalla prima chiamata. Ciò che è irregolare si dice come il resto.
the-rule = Che cosa dice l'Articolo
so-far = Finora
undo-last = Togli l'ultimo
say-more = È successo altro
who-did = Chi?
what-did = Che cosa?
made-a-call = Ha fatto una chiamata
played-a-card = Ha giocato una carta
did-something-else = Ha fatto altro
act-called = L'Arbitro è chiamato e decide
act-changes = ha cambiato la chiamata
act-exposes = ha mostrato una carta
act-corrects = ha ritirato la carta e ne ha giocata un'altra
act-names = ha designato una carta del morto
act-face-down = ha attaccato a carta coperta
act-omits = non ha giocato carte nella presa
act-attention = ha richiamato l'attenzione sull'irregolarità
act-revoke = ha richiamato l'attenzione su una renonce
act-claims = ha richiesto prese
act-concedes = ha concesso prese
act-agrees = è d'accordo
act-objects = non è d'accordo
act-hesitates = ha esitato
act-remarks = ha fatto un commento
act-reserves = si è riservato il diritto di chiamare l'Arbitro più tardi
act-misinformed = Un giocatore ha avuto informazione erronea
act-revoked = Si accerta una renonce
act-omitted = Manca una carta in una presa
act-tricks = Si assegnano prese
act-damage = C'è stato danneggiamento?
act-returned = Le quattro mani sono di nuovo nel board
act-round-over = Il round è finito
did-called = viene al tavolo
did-accepts = accetta
did-declines = non accetta
did-keeps = lascia com'è
did-waives = lascia libero l'attacco
did-spreads = stende la mano come morto
did-requires = richiede l'attacco
did-forbids = proibisce l'attacco
did-requests-play = chiede di continuare il gioco
did-consents = acconsente a continuare il gioco
found-comparable = Chiamata comparabile
found-unintended = Chiamata involontaria
found-slip = Lapsus nel parlare
found-intended = Carta intesa
found-claim = Richiesta
found-adjust = Punteggio arbitrale
in-trick = { $seat }, presa { $trick }
which-player = Quale giocatore?
which-trick = In quale presa?
how-many-tricks = Quante prese?
tricks-for-ns = Prese per Nord-Sud
the-words = Le parole
effect = Effetto sul punteggio
effect-plays-on = Il gioco continua; ancora nessun punteggio.
score-seen-by-ns = Visto da Nord-Sud.
adjusted-score = punteggio arbitrale
transfer = { $count ->
    [one] Una presa va a { $side }.
   *[other] { $count } prese vanno a { $side }.
}
facts = Fatti (se vuole annotare altro)
save-ruling = Salva la decisione
ruling-replaced = Una nuova decisione prende il posto della precedente.
replaced = sostituita
replaced-by = Sostituita dalla decisione { $number }.
tell-players = I giocatori sono stati informati
told-at = Informati alle { $time }
appeal = Appello
appeal-number = Appello { $number }
appeal-who = Chi ricorre?
appeal-about = Su che cosa?
appeal-law = Legge o regolamento
appeal-fact = Fatti
appeal-judgement = Giudizio
appeal-reason = Il loro motivo, a parole loro
appeal-help = Entrambi i giocatori della coppia devono essere d'accordo sull'appello (Articolo 92D).
appeal-concurs = { $player } è d'accordo
appeal-deposit = Deposito
appeal-waive = Senza deposito
appeal-waived = Il deposito non è richiesto.
appeal-committee = Chi lo giudica?
appeal-committee-help = Un nome per riga.
appeal-decision = Esito
appeal-reasons = Motivazione
appeal-signed = Quale membro ha firmato la decisione?
appeal-deposit-fate = Che cosa si fa del deposito?
appeal-deposit-returned = È restituito
appeal-deposit-kept = È trattenuto: tutti i membri lo hanno trovato infondato
appeal-merit = Perché l'appello era infondato
appeal-withdraw = L'appello è ritirato

## Dopo il gioco e risultati

after-play = Dopo il gioco
nothing-missing = Non manca alcun risultato.
nothing-doubtful = Nulla sembra dubbio.
result-status = Il risultato è
deadline-ruling = Richieste di decisione
deadline-appeal = Appello contro la decisione { $number }
deadline-appeal-penalty = Appello contro la penalità { $number }
deadline-score = Correzioni del punteggio
deadline-gross-error = Errori gravi di calcolo
until-time = fino alle { $time }
period-over = finito
corrections-until = correzioni fino alle { $time }
publish = Pubblica risultati e mani
make-official = Rendi ufficiale il risultato
official-again = Rendilo ufficiale di nuovo, dopo un cambiamento
make-final = Rendi definitivo il risultato
official-open = Ancora aperti: risultati { $missing }, appelli { $appeals }.
print-ranking = Classifica
print-travellers = Score viaggianti
print-scorecards = Score dei concorrenti
print-hands = Mani
print-tables = Stampa i cartellini dei tavoli
print-movement = Movimento
print-guide = Schede di percorso
print-slips = Bollettini dei risultati
print-empty-travellers = Score viaggianti in bianco
print-empty-scorecards = Score in bianco
print-appeal = Modulo d'appello
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
    [one] Una cosa che questo formato non contiene
   *[other] { $count } cose che questo formato non contiene
}
tab-ranking = Classifica
tab-boards = Board
tab-chart = Lungo i round
hand-record = Mani
all-results = Tutti i risultati
double-dummy = Prese a carte viste
par-word = Par
scorecard = Score
place-number = Posto { $rank }
chart-choose = Segui
chart-label = Posti di { $name } dopo ogni round
chart-table = Lo stesso come tabella
