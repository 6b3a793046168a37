# Ce refuză serverul, și de ce.

serve-setup-done = Există deja un arbitru. Intrați cu numele și parola, sau cereți un link pentru o parolă nouă.
serve-setup-code = Codul este greșit sau a fost deja folosit. Reporniți serverul pentru unul nou.
serve-wrong-password = Numele sau parola este greșită.
serve-code-used = Codul este greșit sau a fost deja folosit.
serve-person-gone = Acest cont nu mai există.
serve-no-table-code = Nicio masă nu are acest cod.
serve-two-sessions = Este în desfășurare mai mult de o sesiune cu această masă. În care jucați?
serve-join-first = Introduceți mai întâi codul unei mese.
serve-seat = Un loc trebuie să fie N, E, S sau W.
serve-name-taken = Acest nume este deja folosit. Alegeți altul.
serve-not-yourself = Nu vă puteți șterge propriul cont. Cereți-i altui arbitru să o facă.
serve-no-person = Nu există nimeni cu acest nume.
serve-no-token = Această cheie de acces nu există.
serve-role = Rolul trebuie să fie `director`, `assistant` sau `scorer`.
serve-name-length = Un nume trebuie să aibă între 1 și 60 de caractere.
serve-password-length = O parolă trebuie să aibă între 8 și 200 de caractere.
serve-sign-in = Intrați mai întâi cu numele și parola.
serve-needs-role = Pentru aceasta este nevoie de alt rol ({ $needed }); rolul dumneavoastră este { $own }.
serve-role-may-not = Rolul dumneavoastră ({ $own }) nu permite aceasta.
serve-role-director = arbitru
serve-role-assistant = asistent
serve-role-scorer = scorer
serve-role-table = masă
serve-role-spectator = spectator
serve-token-unknown = Această cheie de acces nu este cunoscută.
serve-other-site = Această pagină aparține altui site.
serve-other-event = Codul este pentru alt concurs.
serve-other-table = Codul este pentru altă masă.
serve-round-not-on = Această rundă nu se joacă acum. Chemați arbitrul dacă trebuie schimbat ceva.
serve-not-played-here = Acum doar cei care au jucat această donă pot introduce sau confirma rezultatul. Chemați arbitrul dacă lipsește ceva.
serve-choose-seat = Alegeți mai întâi locul.
serve-seat-empty = Nimeni nu stă acolo în această rundă.
serve-same-phone = Acest telefon a introdus deja rezultatul pentru cealaltă axă. Confirmați pe telefonul celeilalte axe; dacă masa are un singur telefon, dați-l adversarilor: ei își aleg locul și confirmă.
serve-places = Circulația are loc pentru { $places }, dar numărul înscrierilor este { $entered }. Alegeți o circulație pentru { $entered }.
serve-missing-boards = Done necesare pentru sesiune: { $needed }. Lipsesc: { $missing }. Distribuiți-le pe toate sau alegeți altă circulație.
serve-not-dealt = { $dealt ->
    [0] Pentru această sesiune nu s-a distribuit nicio donă.
    [one] Pentru această sesiune s-a distribuit o donă.
    [few] Pentru această sesiune s-au distribuit { $dealt } done.
   *[other] Pentru această sesiune s-au distribuit { $dealt } de done.
} Aceste runde mai au nevoie și de: { $missing }. Jucați rundele suplimentare într-o sesiune nouă.
serve-change-what = Indicați una dintre acestea: `leaves`, `arrives`, `behind`.
serve-behind-begun = Runda { $round } a început: schimbați circulația începând cu o rundă ulterioară. Donele pe care masa { $table } nu le poate termina se joacă mai târziu, una câte una.
serve-event-name = Numele unui concurs trebuie să aibă între 1 și 200 de caractere.
serve-one-act = O acțiune trebuie să fie un obiect cu o singură cheie, numele acțiunii.
serve-act = Acțiunea nu poate fi citită: { $reason }
serve-key = O cheie trebuie să aibă între 1 și 80 de caractere.
serve-gone-on = Concursul a mers mai departe între timp. Verificați din nou.
serve-has-result = Dona are deja un rezultat.
serve-no-results = Încă nu au fost publicate rezultate.
serve-no-event = Acest concurs nu există.
serve-no-address = Această adresă nu există.
serve-first = Altcineva a fost mai rapid. Verificați din nou.
serve-board-not-public = Această donă nu a fost publicată încă.
serve-no-board = Această donă nu există.
serve-no-case = Acest caz nu există.
serve-case-asked = Vi s-a cerut părerea despre cazul { $case }. Vă rugăm să o dați mai întâi; apoi veți vedea ce a constatat arbitrul.
serve-case-plays = Jucați în acest concurs și mai aveți de jucat această donă sau ați fost la masa ori în echipa în cauză. Cazul trebuie preluat de alt arbitru. Dacă nu este niciunul, adăugați pe cineva ca asistent în pagina Utilizatori.
serve-no-contestant = Acest concurent nu există.
serve-no-table = Nu există masa { $table }.
serve-venue-link = Acest link nu deschide niciun loc de joc. Cereți celui care organizează concursul linkul clubului dumneavoastră.
serve-captain-link = Acest link nu deschide nicio echipă. Cereți Arbitrului linkul echipei dumneavoastră.
serve-captain-may-not = Un căpitan predă așezările echipei, confirmă meciurile ei, cheamă Arbitrul și numește alt căpitan; nimic altceva.
serve-league-open = Sezonul următor poate fi creat numai după ce toate barajele au fost decise, cu un nume pentru fiecare divizie.
serve-session-size = O sesiune poate avea între 2 și 400 de concurenți și între 1 și 200 de done și poate dura cel mult 6000 de minute.
serve-kind = Tipul trebuie să fie `pairs`, `teams` sau `individual`.
serve-deal-what = Indicați fie `boards`, cu un număr de la 1 la 200, fie `pbn` sau `lin`, cu textul unui fișier.
serve-no-hands = În acest fișier nu este nicio donă cu număr și cu toate cele patru mâini.
serve-too-many-entries = Nicio donă nu poate avea atâtea înregistrări.
serve-too-large = Cererea este prea mare.
serve-method = Această metodă nu este permisă la această adresă.
serve-unreadable = Cererea nu poate fi citită ({ $reason }).
serve-too-many = Prea multe încercări. Așteptați { $seconds ->
    [one] o secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}.
serve-failed = S-a produs o eroare pe server. Încercați din nou.
serve-closing = Serverul se oprește. Încercați din nou în curând.
serve-disk-full = Discul serverului este plin și nimic nu a fost salvat. Eliberați spațiu și încercați din nou.
serve-timed-out = A durat prea mult. Încercați din nou.
serve-name-signs = Un nume nu poate conține sfârșituri de rând sau caractere invizibile.
serve-text-long = Acest text este prea lung; numărul maxim de caractere este { $most }.
serve-no-format = Acest fișier nu există. Alegeți `event-file`, `log`, `csv`, `usebio` sau `pbn`.
serve-hands-not-public = Mâinile nu au fost publicate încă.
serve-no-boards = Mâinile din această sesiune nu sunt cunoscute.
serve-no-entrants = În acest fișier nu este niciun concurent. Fișierul are nevoie de o coloană cu numere și de una sau mai multe cu nume.
serve-entrant-number = { $id } nu este număr de concurent. Scrieți 1, 2, 3.
serve-entrant-twice = Concurentul { $number } apare de două ori în fișier.
serve-no-document = Acest document nu există. Alegeți `hands`, `movement`, `guide`, `travellers`, `ranking`, `scorecards`, `slips`, `tables` sau `appeal`.
serve-no-movement = Această sesiune nu are încă o circulație.
serve-no-appeal = Acest apel nu există.
serve-print-how = Un document trebuie să fie pdf sau html, pe hârtie a4 sau letter.
serve-no-such-settings = Aceasta nu este o metodă de punctare; sunt metode matchpoints, cross-imps, butler, imps, total, point-a-board și hybrid.
serve-language = Limba trebuie să fie en, pt, es, es-ES, it sau ro.
serve-working = Se calculează levatele cu cărțile pe față (done: { $done } din { $all }). Reveniți peste puțin timp.
serve-not-scored = Scorul concursului nu poate fi calculat: { $reason }
serve-at = Openroom este la adresa { $address }
serve-first-start = Prima pornire: deschideți { $link }
serve-kept = Baza de date anterioară a fost salvată ca { $file }
serve-moved = Transferul s-a făcut și a fost verificat: { $events ->
    [one] { $events } concurs
    [few] { $events } concursuri
   *[other] { $events } de concursuri
}, { $entries ->
    [one] { $entries } înregistrare
    [few] { $entries } înregistrări
   *[other] { $entries } de înregistrări
}.
serve-way-back = În cel mult o oră, deschideți adresa serverului urmată de: { $link }
serve-no-club = Acest club nu există pe server.
serve-club-taken = Acest nume scurt sau nume de domeniu este deja folosit.
serve-club-id = Numele scurt trebuie să aibă cel mult 40 de caractere: litere mici, cifre și cratime.
serve-club-host = Acesta nu este un nume de domeniu. Folosiți un nume ca club.example.
serve-club-again = Pentru a șterge clubul, scrieți din nou numele lui scurt. După aceea nu mai poate fi recuperat.
serve-operator = Numai cine administrează serverul poate face aceasta.
serve-no-room = Clubul și-a folosit tot spațiul de pe server. Cereți mai mult celui care îl administrează.
serve-a-player = un jucător
serve-no-member = Această persoană nu este în lista membrilor.
serve-all-linked = Toți au deja un link personal. Alegeți al cui link se înlocuiește.
serve-member-changed = Altcineva tocmai a schimbat lista membrilor. Priviți-o din nou și repetați schimbarea.
serve-member-there = { $name } este deja în lista membrilor. Dacă este altcineva, scrieți numele mai complet sau alt număr.
serve-members-many = Lista membrilor poate avea cel mult { $most } de persoane.
serve-member-itself = Alegeți altă persoană pentru unire.
serve-list-columns = Lista are alt număr de coloane. Încărcați-o din nou.
serve-no-link = Acest link nu mai este valabil. Cereți arbitrului unul nou.
serve-logo = Sigla trebuie să fie o imagine JPEG de cel mult 100 kB și 1000 de pixeli pe latură.
serve-no-logo = Acest club nu are siglă.
serve-plan-starts = Indicați ziua și ora, de exemplu 2026-11-17T19:30.
serve-plans-many = Calendarul poate avea cel mult { $most } de sesiuni.
serve-no-plan = Această sesiune nu mai este în calendar.
serve-wishes-many = Sunt deja { $most } de înscrieri pentru această sesiune.

serve-no-table-opened = Nu există această masă sau această donă.
serve-table-link = Acest link nu duce la un loc de la această masă. Rugați-l pe cel care a deschis masa să trimită din nou linkul.
serve-table-looks-on = Acest link nu permite să acționați la masă.
serve-replay-hands = Acest fișier nu are toate cele patru mâini ale donei { $board }, așa că dona nu poate fi arătată.
serve-tables-closed = Aici nu se pot deschide mese de joc.
serve-table-edition = Alegeți Legile din 2007 sau pe cele din 2017.
serve-table-host = Numai cine a deschis masa are linkurile.
serve-table-went-on = Masa a mers între timp mai departe. Priviți din nou, apoi alegeți.
serve-table-board-on = Dona în joc nu s-a încheiat încă.
serve-table-round = Runda nu a început încă.
serve-table-no-more = Nu mai sunt done în această rundă.
serve-table-time-up = Runda următoare a fost anunțată: dona aceasta îl așteaptă pe arbitru. Nu se mai poate juca nimic la ea până când arbitrul nu permite.
serve-table-teams = Un meci pe echipe are de la 1 la 64 de done.
serve-table-not-dealt = Donele acestei sesiuni nu au fost distribuite încă: mai întâi arbitrul trebuie să le distribuie.
serve-section-sizes = Numai perechile se pot împărți în secțiuni, iar secțiunile, împreună, trebuie să cuprindă toate perechile.
serve-hands-you-play = Jucați în acest concurs: puteți deschide ce arată mâinile numai după încheierea sesiunii.
serve-table-director = Numai arbitrul poate vedea asta.
serve-table-faces = La această masă cei doi nu se văd și nu se aud.
serve-conduct-reader = Numai cititorii numiți pot vedea aceasta.
serve-conduct-name = Scrieți numele persoanei.
serve-conduct-no-account = Nu există contul { $name }.
serve-suspended = { $name } este suspendat până la { $until }. Pentru a înscrie totuși acest jucător, indicați motivul.
