# What the pages of the regulations of an event say.

rulebook-help = Ce este valabil la acest concurs pe lângă Legi. Cine se înscrie îl acceptă. După ce a fost deschisă o dată, pagina se poate citi și fără rețea.
rulebook-needs-clause = Acest regulament se abate de la Legi și nimeni nu a spus care clauză o permite.
rulebook-departs = se abate de la { $laws }
rulebook-settings = Hotărât pentru acest concurs
rulebook-accepted = înscris sub versiunea { $version } a regulamentului
rulebook-older = { $count ->
    [one] O înscriere a fost făcută sub o versiune mai veche: spuneți-le acelor jucători ce s-a schimbat.
    [few] { $count } înscrieri au fost făcute sub o versiune mai veche: spuneți-le acelor jucători ce s-a schimbat.
   *[other] { $count } de înscrieri au fost făcute sub o versiune mai veche: spuneți-le acelor jucători ce s-a schimbat.
 }
rulebook-none = Pentru acest concurs nu a fost scris niciun regulament.
rulebook-search = Căutați în Legi și în acest regulament
rulebook-found = Regulamentul concursului { $event }
rulebook-print = Tipăriți regulamentul
rulebook-write = Scrieți un regulament
rulebook-write-licence = Licența concursului
rulebook-number = Număr
rulebook-subject = Subiect, într-un cuvânt
rulebook-subject-title = Titlu
rulebook-text = Ce spune
rulebook-source = Unde se găsește
rulebook-date = De când sau din ce dată
rulebook-clause = Clauza din Legi în temeiul căreia a fost dat
rulebook-departs-from = Clauzele din Legi de la care se abate
rulebook-layer = Al cui este
rulebook-take = Preluați regulamentul altui concurs
rulebook-take-out = Scoateți
rulebook-cards = Fișe de sistem
rulebook-cards-help = O fișă de sistem în forma pe care o citește Openroom este comparată cu sistemele permise la acest concurs.
rulebook-card = Fișa de sistem a concurentului { $contestant }: { $name }
rulebook-card-add = Predați o fișă de sistem
rulebook-card-text = Fișa
rulebook-card-nothing = Nu s-a găsit nimic nepermis.
rulebook-card-unchecked = Acest concurs nu spune ce sisteme sunt permise.
rulebook-card-finding = { $place }: { $what } (White Book { $paragraph })
rulebook-card-hand = de exemplu { $hand }
rulebook-consent-from = Cine și-a dat acordul în numele autorității
rulebook-consent-at = Când
rulebook-consent-help = O perioadă de corectare sub 20 de minute are nevoie de acordul autorității (White Book 131.4).
rulebook-late-because = De ce nu s-a cerut la timpul potrivit?
rulebook-late-help = Runda s-a încheiat: aflați de ce cererea vine târziu (White Book 9.1).
rulebook-exception = Acceptați totuși această înscriere, deoarece
