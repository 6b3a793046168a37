# Paginile serverului. Locurile, vulnerabilitatea și altele sunt în show.ftl, cuvintele unui concurs în event.ftl.

## Peste tot

brand = Openroom
skip = Sari la conținut
home = Acasă
loading = Un moment…
close = Închide
cancel = Renunță
back = Înapoi
next = Continuă
save = Salvează
add = Adaugă
change = Schimbă
remove = Șterge
create = Creează
undo = Anulează
yes = Da
no = Nu
points-keep = Le păstrează
points-lose = Le pierde
name = Nume
print = Tipărește
share = Partajează
copied = Adresa a fost copiată
try-again = Încearcă din nou
understood = Am înțeles
reason = Motiv
reason-optional = Motiv (opțional)
not-found = Această pagină nu există
not-connected = Fără conexiune; se încearcă din nou…

settings = Setări
language = Limba
theme = Temă
theme-auto = Ca pe dispozitiv
theme-light = Luminoasă
theme-dark = Întunecată
text-size = Mărimea textului
size-normal = Normală
size-large = Mare
size-largest = Foarte mare
paper = Format hârtie
four-colours = Simboluri în patru culori
sound = Sunet când o masă cheamă arbitrul
sound-on = Sunetul este pornit
sound-off = Sunetul este oprit

trouble-away = Serverul nu răspunde. Verificați wifi-ul; nu s-a pierdut nimic.
trouble-too-many = Prea multe încercări. Așteptați { $seconds ->
    [one] o secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}.

## Cărți și declarații

suit = Culoare
suit-spades = pică
suit-hearts = cupă
suit-diamonds = caro
suit-clubs = treflă
strain-notrump = fără atu
say-ace = As
say-king = Rigă
say-queen = Damă
say-jack = Valet
say-card = { $rank } de { $suit }
say-pass = Pas
say-double = Contra
say-redouble = Recontra
undoubled-word = necontrat
doubled-word = contrat
redoubled-word = recontrat
bids = Anunțuri
void = nimic
seat-letter-n = N
seat-letter-e = E
seat-letter-s = S
seat-letter-w = V
director-role = Arbitru

## Cuvintele meselor

board-word = Dona
boards-word = Done
board-number = Dona { $number }
table-word = Masa
table-title = Masa { $table }
table-short = Masa { $table }
round-word = Runda
round-number = runda { $round }
round-of = Runda { $round } din { $rounds }
session-word = Sesiunea
session-number = Sesiunea { $number }
side-word = Axa
rank-word = Loc
points-word = Puncte
score-word = Scor
result-word = Rezultat
against-word = Adversari
auction-word = Licitație
declarer-word = Declarant
minutes-word = Minute
dealer-is = Distribuitor: { $seat }
against = contra { $names }
with-partner = cu { $name }
score-for-ns = Scor pentru Nord-Sud: { $score }
score-for-ns-short = Scor pentru Nord-Sud:
turn-of = Este rândul lui { $seat }
law-number = Legea { $law }
laws-numbers = Legile { $laws }

## Prima pornire, intrarea, oamenii

setup-title = Bine ați venit
setup-help = Openroom nu a fost folosit încă. Alegeți un nume și o parolă: veți fi arbitrul.
setup-go = Începe
your-name = Numele dumneavoastră
one-time-code = Codul din terminal
password = Parola
password-help = Cel puțin opt caractere; merge bine o propoziție scurtă.
password-again = Parola încă o dată
password-differs = Cele două parole nu sunt la fel.
reset-title = Alegeți o parolă nouă
reset-help = Cereți codul de la administratorul serverului.
reset-go = Salvează parola
sign-in = Intră
sign-in-staff = Intră ca arbitru sau scorer
sign-out = Ieși
forgot-help = Ați uitat parola? Rugați administratorul serverului să scrie: openroom user reset NUME
people = Utilizatori
add-person = Adaugă un utilizator
role = Rol
role-director = Arbitru
role-assistant = Asistent
role-scorer = Scorer
role-table = Masă
role-spectator = Spectator
by-organiser = Organizator
by-committee = Juriu de Apel
role-help-director = Poate face tot.
role-help-assistant = Ia decizii și corectează scoruri; nu poate publica rezultate și nici administra utilizatori.
role-help-scorer = Introduce și corectează rezultate.
tokens = Chei pentru alte programe
tokens-help = Fiecare program care se conectează la Openroom are nevoie de o cheie proprie.
token-secret = Copiați cheia acum; nu va mai fi arătată:
add-token = Creează o cheie
clubs = Cluburi
club-own = Acest server
club-of = { $now } din { $most }
club-entries = Înregistrări
club-bytes = Octeți
club-requests = Cereri de la pornire
club-errors = Ultimele erori
nodes = Servere
node-here = acesta
node-silent = nu răspunde
node-live = Conexiuni active
node-events = Concursuri deschise
club-change = Limite și ștergere
club-most-events = Numărul maxim de concursuri
club-most-entries = Numărul maxim de înregistrări
club-most-bytes = Numărul maxim de octeți
club-unbounded = 0 înseamnă fără limită.
club-delete-help = Pentru a șterge definitiv acest club, scrieți { $club }.
club-delete = Șterge clubul
club-add = Adaugă un club
club-made = Trimiteți acest link primului arbitru al clubului. Funcționează o dată, timp de o zi:
club-id = Nume scurt
club-id-help = Pentru adrese: litere mici, cifre și cratime.
club-host = Nume de domeniu propriu
club-host-help = Lăsați gol dacă clubul nu are.
club-not-here = Cluburile sunt gestionate de administratorul serverului.

## Concursuri

events = Concursuri
new-event = Sesiune nouă
no-events = Încă nu există nicio sesiune.
no-events-director = Încă nu există nicio sesiune. Creați-o pe prima: durează două minute.
put-away = Arhivează
bring-back = Scoate din arhivă
events-away = Arhivate ({ $count })
more-events = Arată mai multe
clock-ahead = Ultima înregistrare este datată { $at }, un moment care încă nu a venit. Dacă ceasul serverului a fost greșit și acum este corect, corectați orele.
clock-right = Corectează orele
direct = Arbitrează
results = Rezultate
player-here = Jucați aici?
back-to-table = Înapoi la masa mea
status-word-provisional = Provizoriu
status-word-official = Oficial
status-word-final = Definitiv
event-default-name = Sesiunea din
steps = Pași
step-1 = Ce se joacă
step-2 = Cine joacă
qualified = O finală după o calificare
qualified-help = Primii din clasamentul unui concurs anterior se înscriu aici.
qualified-from = Concursul anterior
qualified-count = Câți se califică?
qualified-take = Înscrie-i
carry-over = Report
carry-none = Niciunul
carry-full = Integral
carry-half = Jumătate
step-3 = Circulația
step-4 = Done și ceas
kind = Tipul concursului
kind-pairs = Perechi
kind-teams = Echipe
kind-individual = Individual
scoring = Metoda de scor
more-choices = Mai multe opțiuni
laws-edition = Legile din
show-results = Jucătorii pot vedea rezultatele
show-after-board = după fiecare donă
show-after-round = după fiecare rundă
show-after-session = după sesiune
regulations = Regulament
setting-stays = Nu se mai poate schimba după ce a început jocul (Legea 78D).
entries-label-pairs = Perechi, câte una pe linie
entries-help-pairs = Scrieți două nume cu virgulă între ele. Puteți lipi o listă.
entries-label-teams = Echipe, câte una pe linie
entries-help-teams = De la patru la șase nume separate prin virgulă. Numele echipei, dacă are, se scrie înainte, cu două puncte: Tigrii: Ana, Bogdan, Cristina, Dan
entries-label-individual = Jucători, câte unul pe linie
entries-help-individual = Câte un nume pe linie.
entries-file = Sau încărcați înscrierile dintr-un fișier (CSV sau text)
entries-count = { $count ->
    [one] O înscriere
    [few] { $count } înscrieri
   *[other] { $count } de înscrieri
}
entries-wrong = { $needed ->
    [one] „{ $line }”: scrieți un singur nume pe linie.
    [few] „{ $line }”: sunt necesare { $needed } nume, cu virgule între ele.
   *[other] „{ $line }”: sunt necesare { $needed } de nume, cu virgule între ele.
}
entries-twice = „{ $name }” apare de două ori. Dați fiecărei persoane un nume diferit: adăugați numele de familie sau o inițială.
one-line-names = Nume cu virgulă între ele
boards-each = Done de jucat
minutes-all = Timp de joc (minute)
minutes-round = Minute pe rundă
movement = Circulație
movement-best = recomandată
movement-searching = Se caută circulații…
movement-show = Arată rundă cu rundă
movement-rounds = { $rounds ->
    [one] O rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
} de { $boards ->
    [one] o donă
    [few] { $boards } done
   *[other] { $boards } de done
}
movement-minutes = { $minutes } min
movement-two-winners = doi câștigători
movement-sits-out = cineva are pauză în fiecare rundă
use-movement = Folosește această circulație
nobody = nimeni
movement-too-small = Circulația are loc pentru { $places }, dar numărul înscrierilor este { $entered }. Cineva nu ar juca.
movement-too-large = Circulația are loc pentru { $places }, dar numărul înscrierilor este numai { $entered }. În fiecare rundă ar avea pauză mai mult de un concurent.
choose-movement-for = Alege o circulație pentru { $count }
has-no-place = Nu există loc în circulație pentru { $name }.
find-place = Găsește un loc în circulație
left-has-place = { $name }: s-a retras, dar figurează încă în circulație în rundele următoare.
change-movement = Schimbă circulația
change-arrives = Intră { $name }
change-leaves = Se retrage { $name }
change-shown = Iată ce se schimbă din runda { $round }. Nu se salvează nimic până nu confirmați.
change-out = { $name } are pauză în această rundă.
next-draw = Vă rugăm să așteptați: împerecherea rundei următoare nu este gata.
start-missing = { $count ->
    [one] Mai lipsește un rezultat.
    [few] Mai lipsesc { $count } rezultate.
   *[other] Mai lipsesc { $count } de rezultate.
 } Începeți totuși runda următoare?
end-session-sure = Runde jucate: { $rounds } din { $planned }. O sesiune încheiată nu mai poate fi redeschisă.
edition-look = Acest concurs se joacă după Legile din { $year }. Cealaltă ediție este arătată numai pentru comparație; decizia se salvează după Legile din { $year }.
change-nothing = Nu s-ar schimba nimic.
change-confirm = Aplică schimbarea
draw-round = Împerechează runda { $round }
vp-scale = Puncte de victorie
boards-deal = Distribuie donele acum
boards-import = Dintr-un fișier
boards-none = Distribuite la masă
boards-help-deal = Donele se împart la întâmplare. Cine joacă nu vede nicio mână înainte de a o juca; fiecare consultare a unui arbitru rămâne în registru.
boards-help-import = Mâinile vin de la mașina de distribuit sau de la programul dumneavoastră.
boards-help-none = Jucătorii amestecă și distribuie cărțile. Nu vor exista diagrame ale donelor.
boards-dealt = { $count ->
    [one] O donă
    [few] { $count } done
   *[other] { $count } de done
}
boards-none-yet = Nu s-a distribuit nicio donă.
pbn-file = Fișier cu mâinile (PBN sau LIN)
skip-faulty = Lasă deoparte donele care nu pot fi citite
boards-left-out = { $count ->
    [one] O donă a fost lăsată deoparte:
    [few] { $count } done au fost lăsate deoparte:
   *[other] { $count } de done au fost lăsate deoparte:
}
creating = Se creează…
creating-entries = Înscrieri: { $done } din { $of }
creating-boards = Se distribuie…
prepare = Pregătire
to-the-session = La sesiune

codes-title = Codurile meselor
codes-help = Scanați cu un telefon codul de pe fiecare masă sau scrieți-l la această adresă.
code-picture = Codul QR al mesei { $table }
new-codes = Coduri noi
new-codes-ask = Telefoanele vor trebui să scaneze din nou.
codes-kind = Ce coduri
codes-session = Pentru această sesiune
codes-lasting = Permanente
codes-lasting-help = Aceste coduri rămân aceleași de la o sesiune la alta: tipăriți-le o dată și plastifiați-le. Ele duc la sesiunea în curs.
new-codes-lasting-ask = Cartonașele de masă deja tipărite nu vor mai fi valabile.

## Sesiunea

projector = Ceas pentru sală
last-round = Ultima rundă
clock-left = rămase
clock-over = Timpul a expirat
clock-more = +1 minut
clock-less = −1 minut
clock-paused = Ceas oprit
clock-pause = Oprește ceasul
clock-resume = Repornește ceasul
round-back = Înapoi cu o rundă
round-back-sure = Anulați începutul rundei { $round }? Rezultatele introduse se păstrează, iar ceasul rămâne oprit până îl reporniți.
next-round-by = Runda următoare începe
way-director-help = Fiecare rundă așteaptă butonul dumneavoastră.
way-all-done-help = Runda următoare începe de îndată ce sosește ultimul rezultat. La fel se încheie și sesiunea.
way-clock-help = Runda următoare începe când expiră timpul. Sesiunea se încheie când sosește ultimul rezultat.
way-each-table-help = Runda următoare începe la o masă de îndată ce termină jucătorii care se întâlnesc acolo; ceilalți vin când sunt gata. Sesiunea se încheie când sosește ultimul rezultat.
move-minutes = Minute pentru mutare
rounds-changed = Arbitrul a schimbat modul în care încep rundele
coming-round = Runda { $round } începe automat la { $time }
coming-end = Sesiunea se încheie automat la { $time }
announce = Mesaj pentru mese
announce-to = Către
announce-all = Toate mesele
announce-text = Mesaj
announce-send = Trimite mesajul
room-move = Mutați-vă pentru runda { $round }
room-then = Apoi:
full-screen = Ecran complet
full-screen-off = Ieși din ecran complet
moves-ns-up = { $tables ->
    [one] Nord-Sud urcă cu o masă
    [few] Nord-Sud urcă cu { $tables } mese
   *[other] Nord-Sud urcă cu { $tables } de mese
}
moves-ns-down = { $tables ->
    [one] Nord-Sud coboară cu o masă
    [few] Nord-Sud coboară cu { $tables } mese
   *[other] Nord-Sud coboară cu { $tables } de mese
}
moves-ew-stay = Est-Vest rămâne
moves-ew-up = { $tables ->
    [one] Est-Vest urcă cu o masă
    [few] Est-Vest urcă cu { $tables } mese
   *[other] Est-Vest urcă cu { $tables } de mese
}
moves-ew-down = { $tables ->
    [one] Est-Vest coboară cu o masă
    [few] Est-Vest coboară cu { $tables } mese
   *[other] Est-Vest coboară cu { $tables } de mese
}
moves-boards-stay = Donele rămân
moves-boards-up = { $tables ->
    [one] Donele urcă cu o masă
    [few] Donele urcă cu { $tables } mese
   *[other] Donele urcă cu { $tables } de mese
}
moves-boards-down = { $tables ->
    [one] Donele coboară cu o masă
    [few] Donele coboară cu { $tables } mese
   *[other] Donele coboară cu { $tables } de mese
}
moves-nobody = Toți rămân pe loc
moves-each = Telefonul sau fișa de circulație vă arată masa următoare
moves-boards-each = Donele merg acolo unde se joacă în continuare
not-started = Încă nu a început
start-round = Începe runda { $round }
end-session = Încheie sesiunea
end-session-missing = { $count ->
    [one] Lipsește un rezultat. Introduceți-l, amânați dona sau acordați un scor; apoi sesiunea se poate încheia.
    [few] Lipsesc { $count } rezultate. Introduceți-le, amânați donele sau acordați scoruri; apoi sesiunea se poate încheia.
   *[other] Lipsesc { $count } de rezultate. Introduceți-le, amânați donele sau acordați scoruri; apoi sesiunea se poate încheia.
}
see-missing = Arată ce lipsește
session-over = Sesiunea s-a încheiat.
session-goes-on = Sesiunea este încă în desfășurare.
calls-count = { $count ->
    [0] Nicio masă nu cheamă arbitrul
    [one] O masă cheamă arbitrul
    [few] { $count } mese cheamă arbitrul
   *[other] { $count } de mese cheamă arbitrul
}
attend = Merg acolo
call-here = Sunt la masă
call-done = Rezolvat
calls-opinion = Vi se cere părerea: masa { $table }, dona { $board }
calls-polled = Masa { $table }, dona { $board }: răspunsuri la sondaj: { $count }
call-on-the-way = Pe drum: { $name }
call-at-table = La masă: { $name }
call-for-bidding = O declarație la licitație
call-for-card = O carte jucată sau arătată
call-for-revoke = O renonsă
call-for-information = Ezitare sau explicație
call-for-claim = O revendicare
call-for-score = Scorul
call-for-movement = Done, circulație sau timp
call-for-other = Altceva
rule = Decide
tables = Mese
tables-before = Mesele apar când începe prima rundă.
finished = gata
slow = în întârziere
sits-out = pauză
boards-done = { $done } din { $of }
owed = { $count ->
    [one] lipsește un rezultat
    [few] lipsesc { $count } rezultate
   *[other] lipsesc { $count } de rezultate
}
progressed-at = A plecat la { $time }
ranking = Clasament
contestants = Concurenți
no-results-yet = Încă nu sunt rezultate.
withdrawn = retras
penalty = penalizare
penalty-in-total = Penalizări, în puncte: { $points }
late-pair = înscriere târzie
add-late-pair = Adaugă o înscriere târzie
late-pair-help = Noul concurent primește numărul următor. Dacă circulația are un loc liber cu acest număr, joacă din runda următoare; altfel schimbați circulația.
late-awards = Donele pierdute valorează 60% pentru adversari și 40% pentru concurentul întârziat, și nimic dacă acesta nu vine deloc
what-to-do = Ce este de făcut?
person-warn = Avertizează
person-rename = Corectează un nume
person-penalty = Penalizează
person-late = A întârziat
person-move = Schimb de locuri
person-substitute = Înlocuire
person-withdraw = Retragere
person-return = Anulează retragerea
offence = Abatere
offence-slow-play = joc lent
offence-loud-talk = vorbit prea tare
offence-wrong-board = donă greșită jucată
offence-wrong-seat = loc greșit
offence-phone = folosirea telefonului
offence-conduct = conduită
offence-captain = abatere a unui căpitan
captain-harmed = Au fost adversarii prejudiciați efectiv?
captain-harmed-help = Fără prejudiciu prima abatere este un avertisment, altfel de patru ori valoarea standard; o abatere agravată este pentru comisie (White Book 163.1).
offence-other = altceva
penalty-times = De câte ori penalizarea standard
penalty-disciplinary = Disciplinară (Legea 91)
withdraw-accepted = Dintr-un motiv acceptat de arbitru
withdraw-ask = { $name }: confirmați retragerea?
withdraw-what = Concurentul nu mai joacă nicio donă; adversarii care pierd done din cauza retragerii primesc un scor artificial. Puteți anula retragerea mai târziu.
withdraw-yes = Da, se retrage
return-help = Concurentul joacă din nou. Donele scoase din cauza retragerii se repun și își așteaptă rezultatul; deciziile date rămân valabile.
move-with = Schimbă locul cu
move-since = De când?
move-this = Din această rundă ({ $round }): stau deja acolo
move-from = Din runda { $round }
move-next = Din runda următoare
move-help = Rezultatele introduse de atunci trec la jucătorii care le-au obținut: un rezultat aparține celor care au jucat dona.
sub-out = Cine iese
sub-in = Cine intră
sub-how = Cum joacă înlocuitorul?
sub-time = Până la sfârșitul sesiunii
sub-for-good = Preia locul
sub-emergency = De urgență: după patru done, în afara clasamentului
rename-help = Se folosește pentru un nume scris greșit. Dacă joacă altcineva, alegeți „Înlocuire”.
rename-from = Numele de corectat
rename-to = Numele corect
misspelt = scris greșit
team-name = Numele echipei
penalty-for = Penalizare: { $offence }
take-back = Anulează penalizarea

status-to-come = urmează
status-missing = încă fără rezultat
status-late = se va juca mai târziu
status-entered = de confirmat
status-agreed = confirmat
status-disputed = contestat
status-ruled = decis
status-not-played = nejucată
status-unsent = păstrat pe acest telefon

was-before = Înainte:
board-places = Mesele care joacă această donă
board-places-help = Atingeți o masă pentru a introduce, corecta sau ajusta rezultatul ei, din orice rundă.
act-correct = Corectează scorul
act-turn = S-a jucat cu axele inversate
act-turn-back = Axele nu au fost inversate
turn-help = Se folosește pentru un etui care a fost întors, astfel încât Nord-Sud au avut cărțile axei Est-Vest. Alegeți mâna pe care a avut-o declarantul.
turn-declarer = Ce mână a etuiului a avut declarantul?
turned-seats = Locurile sunt cele scrise pe etui: { $ns } au avut cărțile Nord-Sud, { $ew } cărțile Est-Vest.
sat-turned = cu axele inversate
act-remove = Șterge rezultatul
remove-help = Se folosește pentru un rezultat trecut la o donă greșită. Dona își așteaptă apoi rezultatul.
act-belongs = Este de la altă donă
belongs-help = Rezultatul trece la cealaltă donă, iar dona de aici își așteaptă rezultatul.
belongs-to = Cărei done îi aparține rezultatul?
act-swap = Schimbă cu altă donă
swap-help = Cele două rezultate își schimbă locul, ca atunci când două done au fost introduse una cu numărul celeilalte.
swap-with = Cu care donă?
act-rule = Decizie
act-adjust = Scor ajustat
act-skip = Nejucată: se acordă un scor
act-restore = Repune dona
restore-help = Scorul artificial se anulează și dona își așteaptă din nou rezultatul.
act-late = Se joacă mai târziu
act-foul = Donă incorectă
act-unfoul = Nu era incorectă
correction-kind = Ce a fost greșit?
correction-entry = introdus greșit
correction-tricks = numărul de levate
correction-gross = eroare gravă a unui oficial
correction-usual = Rezultatul a fost introdus greșit
foul-help = Dona a fost jucată aici în altă formă decât la alte mese (Legea 87). Rezultatele se compară numai cu cele din aceeași formă.
unfoul-help = Dona a fost marcată ca incorectă din greșeală: rezultatul se compară din nou cu toate celelalte.
laws-of-ruling = Legile aplicate
laws-of-ruling-help = Clauze, precum 12C1, 16B3, 82C
adjust-kind = Tipul scorului
adjust-award = Artificial
adjust-assigned = Înlocuitor
adjust-weighted = Ponderat
adjust-split = Necompensat
adjust-redress = Prejudiciu autoprovocat
adjust-better-of = Medie plus sau mai bine
redress-help = Linia nevinovată suportă ceea ce a costat-o propria greșeală gravă; linia vinovată primește ceea ce ar fi avut fără infracțiune.
redress-offenders = Linia vinovată
redress-table = Rezultatul de la masă
redress-without = Fără infracțiune
redress-without-error = La masă, fără greșeală
better-of-help = O linie primește medie plus sau scorul înlocuitor, oricare este mai bun; adversarii primesc ceea ce corespunde.
better-of-side = Care linie primește cel mai bun dintre ele?
shown-better-of = { $side }: medie plus sau { $score }, oricare este mai bun
shown-redress = Prejudiciu autoprovocat, linia vinovată { $side }: la masă { $table }, fără infracțiune { $without }, fără greșeală { $error }
average = Medie
average-plus = Medie plus
average-minus = Medie minus
score-ns-label = Scorul Nord-Sud
score-for-side = Scor pentru { $side }, scris ca scor Nord-Sud
split-help = Fiecare axă primește un scor propriu.
add-weight = Încă un scor
weights-sum = Total { $sum }%
weights-apart = Ponderi proprii pentru fiecare axă

## Telefonul unui jucător

join-title = La masa mea
join-help = Scrieți codul care se află pe masă.
join-code = Cod
join-go = Intră
choose-seat = Pe ce loc stați?
change-seat = Schimbă locul
seat-follows = Telefonul merge cu dumneavoastră: la fiecare rundă arată masa nouă.
seat-shared = Acest dispozitiv rămâne pe masă, pentru ambele axe
shared-device = Un dispozitiv pentru ambele axe
round-not-started = Runda nu a început încă.
behaviour-read = Înainte de joc: bune maniere la masă
now-playing = Jucați acum
enter-result = Introdu rezultatul
entry-or-level = sau atingeți palierul contractului
boards-of-round = Donele acestei runde
waiting-other-side = Se așteaptă confirmarea adversarilor.
owed-title = Din rundele anterioare
owed-help = Cei care au jucat aceste done ar trebui să introducă sau să confirme rezultatele.
owed-where = Runda { $round }, masa { $table }
hand-over = Un singur telefon la masă? Dați-l adversarilor
hand-over-title = Pentru { $side }
hand-over-help = Dați telefonul axei { $side }, care verifică rezultatul și îl confirmă. În jurnal se notează că telefonul a fost dat adversarilor.
hand-who = Cine confirmă?
hand-back = Dați telefonul înapoi axei { $side }.
hand-wrong = Cei care au introdus rezultatul ar trebui să apese Anulează și să îl introducă din nou. Dacă nu vă puneți de acord, chemați arbitrul.
handed-over = confirmat pe același telefon
send-result = Trimite
confirm-title = Dona { $board }: este corect?
confirm-yes = Da, este corect
result-changed = Dona { $board }: adversarii au schimbat rezultatul. Vă rugăm să îl verificați din nou.
confirm-no = Nu, este greșit
confirm-side = { $side }: este corect rezultatul donei { $board }?
same-phone-note = Acest telefon a introdus rezultatul. Numai { $side } ar trebui să îl confirme.
slip-help = Doar o scăpare? Schimbați ce este greșit; adversarii confirmă apoi.
slip-change = Schimbă rezultatul
entry-change = Atingeți ce este greșit
lead-not-held = Jucătorul care atacă nu are această carte. Verificați atacul, declarantul și numărul donei cât timp cărțile sunt pe masă.
lead-change = Schimbă atacul
dispute-title = Dona { $board }
dispute-help = Dacă este doar o scăpare, rugați-i pe adversari să apese Anulează și să introducă din nou rezultatul.
dispute-ask-them = Ne înțelegem între noi
dispute-else = Dacă nu vă puneți de acord, decide arbitrul. Ce este greșit?
dispute-contract = Contractul este greșit
dispute-declarer = Declarantul este greșit
dispute-tricks = Numărul de levate este greșit
dispute-board = Este altă donă
call-director = Cheamă arbitrul
call-why = Despre ce este vorba?
your-call-called = Arbitrul a fost chemat. Vă rugăm să așteptați.
your-call-on-the-way = Arbitrul vine.
your-call-at-table = Arbitrul este la masa dumneavoastră.
call-not-needed = Nu mai este nevoie
announced-by = Mesaj de la arbitru
hat-direct = Arbitrez
hat-play = Masa mea
traveller = Alte rezultate
see-results = Vezi rezultatele
next-title = Mergeți acum la
next-none = A fost ultima rundă. Vă mulțumim că ați jucat!
next-sits-out = Aveți pauză în runda { $round }
next-boards = Donele { $boards }
next-round = Urmează: runda { $round }
next-stay = Rămâneți aici
next-stay-at = Rămâneți la masa { $table }
next-at = Începe la { $time }
boards-range = de la { $first } la { $last }
sits-out-now = Aveți pauză în această rundă
offline-note = { $count ->
    [0] Fără conexiune. Puteți continua; ce introduceți se păstrează pe acest telefon.
    [one] Fără conexiune. O înregistrare este păstrată pe acest telefon și se va trimite automat.
    [few] Fără conexiune. { $count } înregistrări sunt păstrate pe acest telefon și se vor trimite automat.
   *[other] Fără conexiune. { $count } de înregistrări sunt păstrate pe acest telefon și se vor trimite automat.
}
conflict-title = Dona { $board }: două rezultate diferite
conflict-here = Pe acest telefon:
conflict-there = Introdus între timp la masă:
conflict-keep-theirs = Rezultatul lor este corect
conflict-keep-ours = Rezultatul nostru este corect: să decidă arbitrul
conflict-help = Dacă adversarii au făcut o scăpare, pot apăsa Anulează și pot introduce din nou rezultatul.
conflict-reason = Telefonul nostru arată: { $result }
stranger-note = Acest telefon nu mai este legat de o masă. Scanați din nou codul mesei; ce ați introdus este păstrat și va fi trimis atunci.
loose-note = Acest browser nu poate păstra ce introduceți. Lăsați pagina deschisă până când totul este trimis.
refused-title = O înregistrare nu a fost acceptată
entry-so-far = Introdus până acum
entry-level = Contract: la ce palier?
entry-strain = Palierul { $level }: culoare sau FA
entry-doubled = Contrat?
entry-declarer = Cine este declarantul?
entry-lead = Cu ce carte s-a atacat?
entry-no-lead = Continuă fără atac
lead-short = Atac
entry-tricks = Câte levate?
entry-over = Levate suplimentare
entry-under = Căderi
entry-check = Este corect?

## Decizii

ruling = Decizie
rulings-word = Decizii
ruling-number = Decizia { $number }
ruling-where = Unde?
ruling-place = Masa { $table }, dona { $board }, runda { $round }
result-now = Rezultatul acum:
with-hands = Cu cele patru mâini
hands-not-known = Mâinile acestei done nu sunt cunoscute
ruling-help = Spuneți ce s-a întâmplat, în ordine, de la prima declarație. Neregularitățile se introduc la fel ca restul.
ruling-unfinished = Decizii neterminate, pe acest dispozitiv
ruling-discard = Șterge
the-rule = Ce spune Legea
so-far = Până acum
undo-last = Anulează ultima acțiune
say-more = S-a mai întâmplat ceva
told-revoke = Renonsă descoperită după joc
told-another = Încă o renonsă la această donă
told-go-on = Mai departe
told-tricks = levate: { $tricks }
told-who = Cine a făcut renonsă?
told-trick = La ce levată?
told-trick-number = Levata { $trick }
told-won = Cine a câștigat acea levată?
told-won-by = Câștigată de { $seat }
told-after = Câte dintre levatele următoare a câștigat axa { $side }?
told-impossible = Răspunsul nu se potrivește cu totalul declarantului (levate: { $tricks }). Atingeți mai sus răspunsul care trebuie corectat.
told-suit = La ce culoare nu a dat { $seat } la levata { $trick }?
told-noticed = Când s-a atras atenția asupra renonsei?
told-in-time = La timp
told-next-board = După ce axa { $side } a declarat la dona următoare
told-round-over = După sfârșitul rundei
told-hands-back = Au fost puse toate cele patru mâini înapoi în etui?
told-special = Împrejurări speciale
told-faced = Cartea care trebuia jucată era pe față (carte penalizată)
told-claimed = Înainte ca axa vinovată să joace la levata următoare, jocul s-a încheiat cu o revendicare sau concesie făcută de
told-nobody = nimeni
who-did = Cine?
what-did = Ce?
made-a-call = A declarat
played-a-card = A jucat o carte
did-something-else = A făcut altceva
act-called = Arbitrul este chemat și decide
act-changes = a schimbat declarația
act-exposes = a expus o carte
act-exposes-deliberately = a expus o carte intenționat
act-corrects = a luat cartea înapoi și a jucat alta
act-names = a cerut o carte de la mort
act-renames = a schimbat cartea cerută de la mort
act-places = ca mort, a pus o carte necerută de declarant
act-runs = i-a spus mortului să joace toată o culoare
act-plays-together = a jucat două cărți deodată
act-face-down = a atacat cu fața în jos
act-face = a întors atacul pe față
act-omits = nu a jucat nicio carte la levată
act-attention = a atras atenția asupra neregularității
act-attention-card = a atras atenția asupra unei cărți
act-revoke = a atras atenția asupra unei renonse
act-claims = a revendicat levate
act-concedes = a cedat levate
act-agrees = a fost de acord
act-objects = a obiectat
act-hesitates = a ezitat
act-hurries = a acționat neobișnuit de repede
act-asks = a pus o întrebare
act-answers = a răspuns la o întrebare
act-alerts = a dat o alertă neașteptată
act-gestures = a făcut un gest
act-remarks = a făcut o remarcă
act-reserves = și-a rezervat dreptul de a chema arbitrul mai târziu
act-misinformed = Un jucător a fost dezinformat
act-revoked = Se constată o renonsă
act-omitted = Lipsește o carte dintr-o levată
act-extra = O levată are o carte în plus
act-no-penalty = O carte nu este carte penalizată
act-cards = O mână nu are treisprezece cărți
act-missing = Dintr-o mână lipsea o carte
act-informed = Un jucător a primit accidental o informație ilicită
act-unseen = Un jucător a vorbit înainte de a-și privi cărțile
act-wrong-board = Se joacă o donă greșită
act-wrong-cards = Un jucător a declarat cu cărțile din alt etui
act-breach = A fost încălcată o altă Lege
act-tricks = Se acordă levate
act-returned = Toate cele patru mâini au fost puse înapoi în etui
act-next-call = Un jucător a declarat la dona următoare
act-round-over = Runda s-a încheiat
act-period-over = Perioada de Corecție s-a încheiat
act-accepts = a acceptat pe loc atacul peste rând
act-spreads = și-a etalat mâna ca mort după un atac peste rând
act-inspects = s-a uitat la o levată deja jucată
act-points-out = a spus că o carte dintr-o levată este orientată greșit
act-unintended = Prima declarație a fost neintenționată?
act-mixed = Cărțile sunt amestecate: renonsa nu se poate verifica
act-led = La levată s-a jucat o a cincea carte: era un atac la levata următoare?
act-intended = Declarantul a vrut în mod clar altă carte a mortului
act-claim = Arătarea mâinii a fost o revendicare?
act-called-before = Un jucător a mai declarat cu aceste cărți
act-fouled = Dona era incorectă: avea alte cărți, alt distribuitor sau altă vulnerabilitate decât la alte mese
acts-usual = Declarații și cărți
acts-dummy = Cărțile mortului
acts-claim = Revendicări
acts-hands = Mâini și etuiuri
acts-manner = Tempo, întrebări și remarci
acts-time = Termene și altele
what-was-said = Ce s-a spus (opțional)
claim-none = Nu, arătarea mâinii nu a fost o revendicare
claim-of = Da, de atâtea levate:
inspected-last = Levata tocmai jucată
inspected-own = Doar propria carte a jucătorului
inspected-earlier = O levată anterioară
both-sides = Ambele axe
which-form = Ce formă s-a jucat aici? Cea corectă este forma „a”.
which-seen = Care dintre cărți au fost văzute cu fața în sus?
none-of-them = Niciuna
found-where = Unde a fost găsită cartea?
found-where-played = Printre cărțile jucate
found-where-elsewhere = În altă parte
found-where-no = Cartea nu a fost găsită
which-card = Ce carte?
which-call = Ce declarație a făcut jucătorul?
not-known = Nu se știe
one-fewer = Una în minus
one-more = Una în plus
call-above-seven = Un anunț peste palierul de 7
act-late-call = a făcut o declarație după încheierea licitației
act-early-card = a atacat sau a jucat o carte în timpul licitației
legal-cards = Cărți care pot fi jucate
another-card = Altă carte:
adjust-of-director = Eroare de arbitraj (82C)
adjust-ground = Altă clauză ca temei (opțional)
cards-done = Folosește aceste cărți
which-cards = Care cărți?
board-of-cards = Din ce etui erau cărțile?
which-clause = Ce clauză, de exemplu 43A2b?
count-cards = Câte cărți are fiecare mână?
wrong-board-played = A mai jucat vreunul dintre acești jucători această donă?
call-artificial = Declarația este artificială
call-shows = Culori arătate (lăsați gol, dacă nu arată niciuna):
named-card = Culoare și rang
named-suit = Doar o culoare:
named-rank = Doar rangul:
named-else = Sau:
named-high = „mare”
named-low = „mică”
named-win = „câștigă”
named-anything = „orice”
which-player = Care jucător?
which-trick = La ce levată?
how-many-tricks = Câte levate?
tricks-for-ns = Levate pentru Nord-Sud
the-words = Cuvintele spuse
effect = Efectul asupra scorului
effect-plays-on = Jocul continuă; încă nu există scor.
score-seen-by-ns = Scorul Nord-Sud.
adjusted-score = scor ajustat
transfer = { $count ->
    [one] O levată se transferă către { $side }.
    [few] { $count } levate se transferă către { $side }.
   *[other] { $count } de levate se transferă către { $side }.
}
facts = Fapte (opțional)
save-ruling = Salvează decizia
ruling-stands = Pentru această donă este valabilă decizia { $number }. Una nouă îi ia locul.
ruling-came = Decizia { $number } pentru această donă a fost luată după ce ați deschis dona. Vă rugăm să vedeți mai întâi acea decizie.
ruling-replace = Am văzut acea decizie; a mea îi ia locul
ruling-again = De ce se decide din nou?
replaced = înlocuită
replaced-by = Înlocuită de decizia { $number }.
tell-players = Jucătorii au fost anunțați
told-at = Anunțați la { $time }
appeal = Apel
appeal-number = Apelul { $number }
appeal-who = Cine face apel?
appeal-about = Despre ce este apelul?
appeal-law = Lege sau regulament
appeal-fact = Fapte
appeal-judgement = Apreciere
appeal-reason = Motivul, în cuvintele apelanților
appeal-help = Ambii jucători ai perechii trebuie să fie de acord cu apelul (Legea 92D).
appeal-concurs = { $player } este de acord
appeal-deposit = Depozit
appeal-waive = Fără depozit
appeal-waived = Depozitul nu este cerut.
appeal-committee = Cine judecă apelul?
appeal-committee-help = Câte un nume pe linie.
appeal-decision = Hotărâre
appeal-reasons = Motive
appeal-signed = Ce membru a semnat hotărârea?
appeal-deposit-fate = Ce se întâmplă cu depozitul?
appeal-deposit-returned = Se restituie
appeal-deposit-kept = Se reține: toți membrii juriului au găsit apelul fără merit
appeal-merit = De ce apelul era fără merit
appeal-withdraw = Retrage apelul

## După joc și rezultate

after-play = După joc
nothing-missing = Nu lipsește niciun rezultat.
nothing-doubtful = Nimic nu pare îndoielnic.
result-status = Rezultatul este
deadline-ruling = Cereri de decizie
deadline-appeal = Apel împotriva deciziei { $number }
deadline-appeal-penalty = Apel împotriva penalizării { $number }
deadline-score = Corectarea scorurilor
deadline-gross-error = Erori de scor grave
until-time = până la { $time }
period-over = termen expirat
corrections-until = corectări până la { $time }
publish = Publică rezultatele și mâinile
make-official = Oficializează rezultatul
official-again = Publică din nou rezultatul oficial, după o modificare
make-final = Declară rezultatul definitiv
official-open = Rezultate lipsă: { $missing }. Apeluri nerezolvate: { $appeals }.
print-ranking = Clasament
print-travellers = Fișe de scor
print-scorecards = Carnete de scor
print-hands = Diagrama donelor
print-tables = Tipărește cartonașele meselor
print-movement = Circulație
print-guide = Fișe de circulație
print-slips = Bilete de rezultat
print-empty-travellers = Fișe de scor goale
print-empty-scorecards = Carnete de scor goale
print-appeal = Formular de apel
preparing = Se pregătește: { $what }…
open-ready = Gata. Deschide: { $what }
working-hands = Levate cu cărțile pe față (done: { $done } din { $of })
working-board = Levate cu cărțile pe față: se calculează…
export = Exportă
export-event-file = Fișierul concursului
export-csv = CSV
export-usebio = USEBIO
export-pbn = PBN
export-log = Jurnal
export-saved = Salvat: { $what }
export-losses = { $count ->
    [one] Un lucru pe care acest format nu îl păstrează
    [few] { $count } lucruri pe care acest format nu le păstrează
   *[other] { $count } de lucruri pe care acest format nu le păstrează
}
tab-ranking = Clasament
tab-bracket = Tablou
tab-boards = Done
tab-chart = Evoluție
hand-record = Diagrama donei
all-results = Toate rezultatele
double-dummy = Levate cu cărțile pe față
par-word = Par
scorecard = Carnet de scor
place-number = Locul { $rank }
chart-choose = Urmărește
chart-label = Locurile pentru { $name } după fiecare rundă
chart-table = Aceleași date, în tabel
reviews-open = De judecat acum
review-question = Decizia luată la masă a lăsat o întrebare: a fost prejudiciată axa nevinovată?
review-no = Nu, rezultatul rămâne valabil
review-yes = Da, a existat prejudiciu
review-adjust = A existat prejudiciu: acordați scorul ajustat.
review-rule = Acordă scorul ajustat

# The record of the event.
record-page = Ce s-a făcut, de cine și când
record-head = Jurnal { $head }, înregistrarea { $entry }
record-sealed = Sigilat până la înregistrarea { $entry } ({ $at })
record-unsealed = Încă nesigilat
record-help = Forma scurtă a jurnalului apare pe deciziile, formularele de apel, biletele de rezultat și clasamentele tipărite. openroom verify o compară cu baza de date.
record-key = Cheia sigiliilor: { $key }
record-time = Ora
record-who = Cine
record-what = Ce
record-earlier = Înregistrări mai vechi
export-record = Jurnal cu dovadă

# Cases of judgement.
cases-title = Decizii de apreciere
judge = Decizie de apreciere
act-judge = Decizie de apreciere
case-number = Cazul { $number }
case-open = deschis
case-new = Caz nou
case-new-help = Pentru ezitări, explicații greșite, acțiuni care induc în eroare și tot ce cere aprecierea dumneavoastră. Openroom pune întrebările Legii una câte una; dumneavoastră decideți.
case-about = Despre ce este vorba?
case-facts = Ce s-a întâmplat
case-facts-none = Încă nu s-a notat nimic.
case-findings = Constatări
case-add-called = Când a fost chemat arbitrul
case-add-passed = Ezitare, întrebare, remarcă sau alertă
case-add-explained = O explicație
case-add-chosen = Ce a făcut apoi jucătorul
case-add-departed = O declarație diferită de înțelegere
case-add-irregular = Altceva
case-add-slow = Timp pierdut
case-add-offenders = Care este axa vinovată
case-correct = Corectează
case-withdraw = Retrage
case-withdrawn = retras
case-withdraw-why = Motiv (opțional)
case-when = Când a fost chemat arbitrul?
case-source = Ce a fost?
case-offenders = Axa vinovată
case-who = Cine?
case-who-if = Cine? (opțional)
case-at = La ce declarație sau carte, ori înaintea căreia? (opțional)
case-action = Ce declarație sau carte?
case-call = Ce declarație?
case-card-not-call = O carte, nu o declarație
case-seconds = Câte secunde?
case-stop = După un stop al adversarului din dreapta
case-unexpected = După o declarație a adversarilor la care nimeni nu se putea aștepta
case-before-cards = Înainte ca jucătorul să-și vadă cărțile, iar partenerul știa
case-told-by = Cine spune aceasta? (opțional)
case-asked-words = Ce s-a întrebat? (opțional)
case-words = În cuvintele jucătorilor (opțional)
case-agreed = Sunt jucătorii de acord?
case-agreed-agreed = Toți sunt de acord
case-agreed-disputed = Contestat
case-agreed-unknown = Încă nu am întrebat
case-explained-said = Ce s-a spus? Lăsați gol dacă nu s-a dat alertă.
case-agreement = Ce a convenit perechea? (dacă se știe)
case-card-has = Ce scrie în fișa de convenții? (opțional)
case-came-out = Când s-a aflat greșeala? (opțional)
case-held = Ce mână avea jucătorul? (opțional)
case-what = Ce s-a întâmplat?
case-law = Clauza aplicată (opțional)
case-minutes = Minute pierdute
case-boards-lost = Done care nu s-au putut juca
case-begun = O donă retrasă fusese deja începută
case-nobody-called = S-a atras atenția la momentul respectiv, dar nimeni nu a chemat arbitrul
case-why-late = De ce atât de târziu?
case-second = Aceeași explicație, ca informație neautorizată pentru partener
case-suggested = Faptele de până acum sugerează: { $answer }. Dumneavoastră decideți.
case-alternatives-which = Alternative logice la acțiunea aleasă
case-alternatives-add = Adăugați o acțiune
case-suggested-over = Alternative în locul cărora era sugerată
case-percent = Procentaj
case-imps = IMP
case-points = Puncte sau IMP-uri
case-evidence-label = Dovezi (opțional)
case-book = Ce spun textele
case-skip = Sari peste întrebare
case-skip-outcomes = Fără rezultate posibile nu se poate atribui un scor. Cazul continuă atunci spre un scor artificial (12C1d).
case-polls = Sondaj
case-poll-first = Ce ați face?
case-poll-second = Ce sugerează?
case-poll-new = Fă un sondaj
case-poll-new-second = Al doilea sondaj: ce sugera?
case-poll-make = Folosește această problemă
case-poll-paper = Tipărește problema
case-poll-none = Încă nu sunt răspunsuri.
case-answers-each = Răspunsurile unul câte unul
case-poll-asked = Întrebare trimisă pe telefon: { $names }
case-problem = Problema
case-hand = Mâna
case-hand-help = Pică, cupă, caro și treflă, cu un punct între culori
case-methods = Metodele perechii care contează aici (opțional)
case-suggested-by = Ce a făcut partenerul? De exemplu: partenerul a contrat după o pauză lungă
case-whose-hand = A cui este mâna?
case-you-are = Sunteți { $seat }
case-auction-done = Licitația este completă
case-auction-more = Schimbă licitația
case-play-so-far = Cărțile jucate până acum (opțional)
case-ask-phones = Întreabă jucătorii pe telefon
case-ask-phones-help = Acești jucători au jucat deja dona și nu sunt implicați. Primii sunt cei mai apropiați în clasament. Întrebarea le ajunge după ce termină runda.
case-apart = { $count ->
    [one] la un loc distanță
    [few] la { $count } locuri distanță
   *[other] la { $count } de locuri distanță
}
case-ask-send = { $count ->
    [one] Întreabă un concurent
    [few] Întreabă { $count } concurenți
   *[other] Întreabă { $count } de concurenți
}
case-nobody-to-ask = Încă nu poate fi întrebat nimeni: toți ceilalți sunt implicați sau mai au de jucat această donă.
case-tick = Notează un răspuns primit
case-tick-chooses = Ce ar face acest jucător?
case-tick-chose = Alege
case-tick-considers = Ce alte variante a luat serios în considerare acest jucător?
case-tick-other = Adaugă altă declarație sau carte
case-tick-who = Pe cine ați întrebat? (opțional)
case-tick-who-help = Numele sau numărul. Cine a fost întrebat nu face parte din juriu dacă se face apel. Doar arbitrii văd asta.
case-class = Ce nivel are acest jucător?
case-class-weaker = mai slab
case-class-same = cam la fel
case-class-stronger = mai bun
case-outcomes = Rezultate posibile și ponderile lor
case-candidates = Rezultate din care puteți alege
case-tables = { $count ->
    [one] la o altă masă
    [few] la alte { $count } mese
   *[other] la alte { $count } de mese
}
case-double-dummy = Cu cărțile pe față:
case-barred = Presupune declarația sau jocul nepermis.
case-add-outcome = Adaugă un rezultat
case-propose = Propune ponderi după celelalte mese
case-propose-polled = Propune ponderi după sondaj
case-polled = { $chosen ->
    [one] după un răspuns:
    [few] după { $chosen } răspunsuri:
   *[other] după { $chosen } de răspunsuri:
}
case-route = Cum s-ar fi putut ajunge legal la acel rezultat?
case-less = Cu 5% mai puțin pentru { $result }
case-more = Cu 5% mai mult pentru { $result }
case-at-table = La masă
case-adjusted = Ajustat
case-save-outcomes = Folosește aceste ponderi
case-reweigh = Schimbă ponderile
case-consult = Consultare
case-consult-short = vi se cere părerea
case-consult-you = Un alt arbitru vă cere părerea. Vedeți faptele și sondajul, dar nu și constatările arbitrului. Spuneți cum ați decide.
case-consult-who = Numele persoanei consultate
case-consult-ask = Întreabă pe telefon
case-consult-note = Notează părerea
case-consulting = { $who }: i s-a cerut părerea.
case-opinion = Părere
case-opinion-give = Trimite această părere
case-decision = Decizia
case-written = Decizia scrisă
case-written-edit = Modifică textul
case-written-help = Pentru a citi sau a modifica decizia în altă limbă, schimbați limba în setări.
case-why-alone = De ce nu a fost consultat nimeni?
case-give = Dă această decizie
case-goes-on = Jocul continuă. Reveniți la acest caz după joc.
case-show-ranking = Efectul asupra clasamentului
case-moved = { $who }: locul { $before } → { $after }
case-pace = Timp folosit în această rundă
case-pace-board = Dona { $board }: { $minutes } min
case-pace-others = Media la celelalte mese: { $minutes } min pe donă
case-position = din această poziție, cu cărțile pe față
case-costs = Cărți care au costat levate, cu cărțile pe față:
case-artificial = Prea multe posibilități: scor artificial (12C1d)
case-enter-penalty = Înregistrează penalizarea sau avertismentul
ruling-for-you = Decizie la dona { $board }
poll-title = Arbitrul ar dori părerea dumneavoastră
poll-help = Ați jucat deja această donă. Vă rugăm să nu o discutați cu nimeni.
poll-call = Ce ați declara?
poll-card = Ce carte ați juca?
poll-suggests = Ce declarație devine astfel mai tentantă?
poll-others = Ce alte variante ați lua serios în considerare?
poll-add-other = Adaugă alta
poll-send = Trimite răspunsul
poll-thanks = Vă mulțumim. Răspunsul a fost trimis.
# What two calls mean.

meanings-compare = Compară înțelesurile
meanings-hint = Spuneți ce înseamnă fiecare declarație. Programul compară; dumneavoastră decideți.
meanings-withdrawn = Declarația retrasă
meanings-replacement = Declarația înlocuitoare
meanings-usual = Înțeles obișnuit
meanings-choose = Alegeți
meanings-points = Puncte
meanings-from = cel puțin
meanings-to = cel mult
meanings-add = Adaugă o lungime
meanings-shape = Distribuție
meanings-shape-any = oricare
meanings-shape-balanced = echilibrată
meanings-shape-semi-balanced = aproape echilibrată
meanings-shape-unbalanced = neechilibrată
meanings-or = sau
meanings-purpose-only = La această declarație se compară doar scopul.
meanings-reading = Cum se interpretează Legea
meanings-liberal = Liberal
meanings-strict = Strict

# The casebook.
casebook-title = Culegere de cazuri
casebook-help = Deciziile de apreciere din toate concursurile acestui club, după încheierea fiecărui caz.
casebook-law = Legea
casebook-kind = Despre ce este vorba
casebook-auction = Licitația începe cu
casebook-text = Cuvinte din fapte și din constatări
casebook-search = Caută
casebook-recorded-only = Numai mâini înregistrate
casebook-recorded = înregistrată
casebook-replaced = decizie înlocuită ulterior
casebook-none = Nu s-a găsit niciun caz.
casebook-more = S-a căutat numai în cele mai recente concursuri.
casebook-statistics = Cum s-au încheiat
casebook-all = Toate
casebook-cases = Cazuri
casebook-stands = Rezultatul rămâne valabil
casebook-assigned = Scor înlocuitor
casebook-awards = Scor artificial
casebook-other = Altele
casebook-download = Descarcă fără nume
casebook-take-out = Scoate din culegere
casebook-take-out-help = Cazul rămâne în concursul său și niciun rezultat nu se schimbă.
casebook-like = Cazuri asemănătoare
casebook-laws = { $count ->
    [one] Legea { $laws }
   *[other] Legile { $laws }
}
play-a-board = Jucați o donă
play-a-board-how = Deschideți aici o masă și jucați cu trei prieteni, fiecare pe dispozitivul lui.
play-open = Deschide o masă
robots-play = Jucați cu roboți
robots-play-how = Vă așezați imediat pe Sud; trei roboți ocupă celelalte locuri. Nu este nevoie de cont. La sfârșit vedeți cum au fost jucate aceleași done la alte mese.
robots-play-now = Joacă acum
robots-boards = Câte done
robots-strength = Cum joacă roboții
robots-fast = Rapid
robots-club = Ca la club
robots-strong = Puternic
play-where = Unde se joacă donele
play-where-tables = La mese, cu cărți
play-where-guided = În browser, cu asistență
play-where-at-table = În browser, ca la masă
play-here = Jucați donele aici
explained-title = Dona { $board }: cum a fost punctată
explained-help = Atingeți o cifră ca să vedeți cum a fost calculată.
explain-figure = cum a fost calculat
explained-matchpoints = Scorul dumneavoastră se compară cu fiecare dintre celelalte.
explained-imps = Diferența față de fiecare alt scor se transformă în IMP-uri.
explained-datum = Datumul se calculează din toate aceste rezultate și din al dumneavoastră.
explained-steps = Pas cu pas
explained-sum = Total
percent-figure = { $value }%
explained-points = { $points } din { $top } puncte de meci: { $percent }%
explained-imps-total = Scor la donă: { $points }
explained-fewer = Dona are mai puține rezultate decât altele sau regulamentul cere o conversie; de aceea totalul a fost convertit.
share-picture = Trimite ca imagine
dd-makes = levate care realizează un contract
one-suit-spades = pică
one-suit-hearts = cupă
one-suit-diamonds = caro
one-suit-clubs = treflă
more-suit-spades = pici
more-suit-hearts = cupe
more-suit-diamonds = carale
more-suit-clubs = trefle
published-now = Publicat: toată lumea poate vedea rezultatele și mâinile.
published-already = Toată lumea poate vedea rezultatele și mâinile.
official-sure = Oficializați rezultatul acum?
official-missing = Rezultate lipsă: { $count }
official-appeal = Apelul { $number } este nesoluționat
official-calls = Chemări ale arbitrului deschise: { $count }
official-wait = Încă nu
official-anyway = Oficializează-l oricum
official-not-over = Încheiați mai întâi sesiunea.
sections = Secțiuni
sections-best = Conform propunerii
section-pairs = Perechi în { $section }
sections-sum = Perechi în secțiuni: { $sum } din { $all }.
movement-copies = sunt necesare { $copies } copii ale fiecărei done
movement-sets = { $sets } seturi de done, câte unul pentru fiecare secțiune
movement-other-boards = Ați cerut { $asked ->
    [one] o donă
    [few] { $asked } done
   *[other] { $asked } de done
}; în această circulație fiecare joacă { $played }.
movement-own = Folosesc circulația mea
movement-file = Fișierul circulației
movement-file-help = YAML sau JSON. Mai multe fișiere devin secțiunile A, B, C ale unui concurs, în ordinea numelor.
movement-proved = Verificată: nimeni nu întâlnește de două ori o donă sau un adversar.
movement-other-size = Numărul de locuri din circulație este { $places }, dar numărul de înscrieri este { $entered }.
movement-faulty = Această circulație nu se poate juca:
minutes-board = Minute pe donă
sessions-count = Numărul de sesiuni
director-plays = Jucați și dumneavoastră?
i-play-help = Dacă jucați, nu vedeți nicio mână înainte de a o fi jucat și niciun caz de la propria masă.
i-play-not = Nu, doar arbitrez
choose-movement-first = Alegeți mai întâi o circulație.
entries-too-few = Sunt necesare cel puțin două înscrieri.
nothing-changed = Încă nu s-a schimbat nimic.
setting-preset-value = valoare implicită
tap-contract = Alegeți contractul
take-contract = Folosiți acest rezultat
save-needs-weights = Fiecare rezultat are nevoie de un scor, iar suma ponderilor trebuie să fie 100%.
save-needs-score = Lipsește scorul.
save-needs-reason = Lipsește motivul.
tables-played = Mese
card-by-card = Carte cu carte
suit-letters = Culori prin litere
suit-letter-s = P
suit-letter-h = C
suit-letter-d = K
suit-letter-c = T
robots-practise = Exersați licitația sau jocul
entries-robots = Roboți
entries-robot-name = Robot { $n }
entries-add-robots-pairs = Adaugă o pereche de roboți
entries-add-robots-teams = Adaugă o echipă de roboți
entries-add-robots-individual = Adaugă un robot
entries-robots-help = Roboții joacă acolo unde donele se joacă în browser. Un rând care începe cu un asterisc este al roboților.
home-learn = Învățați Legile
league-word = Ligă
league-new = O ligă pe mai multe săptămâni
ranking-outstanding = Lipsește un meci din săptămâna { $session }: { $home } – { $away }.
tab-directing = Arbitri
call-goes-to = Zona lui { $name }
call-waits = Așteaptă de { $minutes } min
case-said = Se păstrează cu acest caz
case-recording = Un jucător cere înregistrarea mâinii
case-recording-who = Cine
case-recording-why-not = Dacă nu se înregistrează: de ce
case-recording-by = Înregistrare cerută de { $seat }
case-recording-refused = refuzată, { $why }
case-said-add = Ce spune un jucător: adversarii despre declarație, partenerul despre fiecare acțiune
case-said-words = Cu aceste cuvinte
case-card = Copiați părțile din fișa de sistem care contează
case-card-side = Fișa cui
case-card-text = Ce scrie acolo
case-card-of = Fișa de sistem a liniei { $side }
ruling-statements = Ce spune fiecare jucător
ruling-rights = Comunicați această decizie ambelor părți, și că pot face apel. Dacă există un consilier pentru apeluri, oferiți o întâlnire.
hands-covered = Această donă se mai joacă la o masă. Dacă vă uitați la mâini, aceasta rămâne în registru.
hands-uncover = Arătați mâinile
arranged-title = Declarații și cărți la această masă
arranged-calls = Declarații
arranged-calls-boxes = cutii de licitație
arranged-calls-spoken = toți își spun declarațiile cu voce tare
arranged-calls-opponent = un adversar folosește cutia de licitație a unui jucător
arranged-cards = Cărți
arranged-cards-seen = ca de obicei
arranged-cards-each = fiecare jucător își numește cărțile
arranged-cards-dummy = mortul numește toate cărțile
captain-place = Căpitanul care poate asista la această masă
captain-place-give = Lasă căpitanul să asiste aici
captain-close-room = Declară masa { $table } sală închisă
captain-room-closed = Masa { $table } este sala închisă: acolo nu asistă nimeni.
captain-look-on = Asistă la masa { $table }
captain-leave = Părăsește masa
captain-leave-how = Arbitrul v-a dat masa { $table }. După ce o părăsiți nu mai puteți asista până la runda următoare.
captain-has-left = Ați părăsit masa { $table }. Veți putea asista din nou în runda următoare.
