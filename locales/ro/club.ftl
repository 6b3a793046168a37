# The club: members, its page, its calendar, a player’s own page.

members = Membri
members-count = { $count ->
    [one] { $count } persoană
    [few] { $count } persoane
   *[other] { $count } de persoane
}
member-add = Adaugă un membru
members-list = Adaugă o listă
members-none = Lista membrilor este goală. Adăugați persoanele una câte una, lipiți o listă sau încărcați un fișier. Și numele scrise pentru o sesiune pot fi păstrate aici.
members-silent = { $count ->
    [one] { $count } persoană nu a acceptat publicarea numelui.
    [few] { $count } persoane nu au acceptat publicarea numelui.
   *[other] { $count } de persoane nu au acceptat publicarea numelui.
} Paginile pe care le vede oricine arată inițialele.
members-all-agreed = Acum au acceptat toți
members-look = Caută un nume sau un număr
members-more = { $count ->
    [one] Încă { $count } persoană nu este afișată.
    [few] Încă { $count } persoane nu sunt afișate.
   *[other] Încă { $count } de persoane nu sunt afișate.
} Scrieți o parte din nume.
members-privacy = Numai organizatorii văd această listă, iar datele de contact numai arbitrii. Prin linkul personal, fiecare vede și șterge ce se păstrează despre el.
member-saved = { $name }: date salvate.
member-gone = { $name }: date șterse. În rezultate apare acum „un jucător”.
members-added = { $count ->
    [one] { $count } persoană adăugată.
    [few] { $count } persoane adăugate.
   *[other] { $count } de persoane adăugate.
}
visitor = Vizitator
member-federation = Numărul de legitimație la federație
member-number = Numărul de membru al clubului
member-consent = Acceptă publicarea numelui
keep-consent = Acceptă publicarea numelor
keep-consent-help = Altfel, paginile pe care le vede oricine arată inițialele.
member-partner = Partener obișnuit
member-grade = Categorie sau handicap
member-also = Nume scris altfel
member-also-help = Dacă sunt mai multe, separați-le prin punct și virgulă.
member-contact = Contact
member-last = A jucat ultima dată: { $day }
member-link = Link personal
member-link-help = Cu acest link persoana își vede rezultatele, partenerii și mediile, precum și ce păstrează clubul despre ea. Nu îl dați altcuiva.
member-link-new = Creează linkul
member-link-again = Creează alt link (cel vechi nu mai merge)
members-links = { $count ->
    [one] Tipărește linkul personal al jucătorului care nu are
    [few] Tipărește linkurile personale ale celor { $count } jucători care nu au
   *[other] Tipărește linkurile personale ale celor { $count } de jucători care nu au
}
members-links-help = Câte un bilețel pentru fiecare jucător, de tăiat și de înmânat.
members-links-open = Deschide foaia
member-merge = Aceeași persoană de două ori?
member-merge-help = Rămâne fișa „{ $name }”, care preia din cealaltă numele și ce lipsește aici.
member-merge-with = Unește cu
member-merge-go = Unește
member-data = Datele păstrate despre această persoană
member-file = Descarcă tot (fișier)
member-delete = Șterge această persoană
member-delete-ask = Ștergeți { $name }? Rezultatele rămân, pe numele „un jucător”. Ștergerea nu se poate anula.
member-delete-yes = Șterge definitiv
members-paste = Lipiți lista
members-paste-help = O persoană pe linie: doar nume sau coloane copiate dintr-o foaie de calcul.
members-file = Sau încărcați un fișier (CSV)
members-columns = Verificați ce conține fiecare coloană.
members-heading = Prima linie este un antet
column-n = Coloana { $n }
column-name = Numele complet
column-given = Prenume
column-family = Nume de familie
column-also = Nume scris altfel
column-federation = Numărul de legitimație la federație
column-number = Numărul de membru al clubului
column-grade = Categorie sau handicap
column-partner = Partener obișnuit
column-language = Limba
column-contact = Contact
column-consent = Acceptă publicarea numelui
column-none = Omite
members-check = Verifică
members-take = { $count ->
    [one] Adaugă { $count } persoană
    [few] Adaugă { $count } persoane
   *[other] Adaugă { $count } de persoane
}
members-would = Noi: { $added }. Deja în listă, cu ceva nou: { $changed }.
members-left-out = Aceste linii sunt omise:
line-n = Linia { $n }:
names-found = { $count ->
    [one] { $count } nume găsit
    [few] { $count } nume găsite
   *[other] { $count } de nume găsite
}
as-last-time = Ca data trecută ({ $day }): { $count }
add-entry-pairs = Adaugă această pereche
add-entry-teams = Adaugă această echipă
add-entry-individual = Adaugă acest jucător
player-n = Jucătorul { $n }
entries-other = Dintr-un fișier sau doar cu număr
numbers-only-pairs = Perechi doar cu număr
numbers-only-teams = Echipe doar cu număr
numbers-only-individual = Jucători doar cu număr
numbers-only-help = Numele vin mai târziu: le dau jucătorii la masă sau dumneavoastră. În listă, fiecare apare ca un semn de întrebare.
keep-names = { $count ->
    [one] Păstrează { $count } nume nou în lista membrilor
    [few] Păstrează { $count } nume noi în lista membrilor
   *[other] Păstrează { $count } de nume noi în lista membrilor
}
name-us = Numărul { $number }: cine sunteți?
name-us-help = Scrieți numele sau numărul de membru.
a-player = un jucător
number-alone = Nr. { $number }
unnamed = încă fără nume
person-name = Indică numele
club-page = Clubul
club-name = Numele clubului
club-number = Numărul la federație
club-number-help = Intră în fișierele pentru federație.
club-contact = Contact
club-contact-help = Adresă, telefon, e-mail: le vede oricine.
club-logo = Siglă
club-logo-choose = Alege o imagine
club-logo-help = Se micșorează automat.
calendar = Calendar
plan-add = Adaugă o sesiune în calendar
plan-starts = Ziua și ora
plan-weeks = Câte săptămâni
plan-weeks-help = Cu mai mult de 1, se repetă în fiecare săptămână.
plan-note = Notă
plan-start = Pregătește
plan-remove = Scoate din calendar
plans-none = Nu este nimic în calendar.
today = Azi
i-play = Joc și eu
partner-wanted = caută partener
wish-accepted = acceptat
wish-accept = Acceptă
partner-name = Partener
partner-help = Lăsați gol dacă nu aveți.
team-names = Coechipierii dumneavoastră
team-names-help = Câte un nume pe rând, de la trei la șapte.
saved = Salvat.
own-page = Pagina mea
player-gone = Tot ce păstra clubul despre dumneavoastră a fost șters.
player-sessions = Sesiunile mele
player-average = Media { $percent }
player-rank = Locul { $rank } din { $of }
player-boards = Done
player-none = Nu sunt încă rezultate.
player-partners = Parteneri
player-times = { $count ->
    [one] { $count } sesiune
    [few] { $count } sesiuni
   *[other] { $count } de sesiuni
}
player-data = Ce păstrează clubul despre mine
player-consent = Accept publicarea numelui meu
player-delete = Șterge datele mele
player-delete-ask = Ștergeți tot ce păstrează clubul despre dumneavoastră? Rezultatele rămân, pe numele „un jucător”, iar această pagină dispare. Ștergerea nu se poate anula.
create-at-once = Creează acum: { $movement }
members-stale = { $count ->
    [one] { $count } persoană nu a mai jucat de doi ani
    [few] { $count } persoane nu au mai jucat de doi ani
   *[other] { $count } de persoane nu au mai jucat de doi ani
}
members-stale-gone = { $count ->
    [one] { $count } persoană ștearsă.
    [few] { $count } persoane șterse.
   *[other] { $count } de persoane șterse.
}
suggestions = Sugestii
setup-used = Openroom este deja configurat, iar acest link a fost folosit. Intrați cu numele și parola alese atunci.
carry-formula = După formula din White Book 172
carry-final-top = Maximul pe o donă din finală
carry-qualifying-top = Maximul pe o donă din calificare
one-table-total = O singură masă: nicio donă nu se joacă de două ori, așa că punctele se adună așa cum sunt.
