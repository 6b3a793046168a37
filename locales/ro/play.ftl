# Done jucate în browser.

play-table = Masă
play-open-title = Jucați o donă
play-open-how = Deschideți o masă, trimiteți câte un link celorlalți trei și jucați oricâte done doriți. Nimeni nu are nevoie de cont.
play-choices = Mai multe opțiuni
play-way = Cum se joacă donele
play-way-guided = Cu asistență: se poate face numai ce permit Legile
play-way-at-table = Ca la masă: se poate întâmpla orice, fără avertismente
play-alerts = Cine alertează și explică o declarație
play-alerts-bidder = Cine a făcut-o; partenerul nu vede alerta
play-alerts-partner = Partenerul; cine a făcut-o nu vede încă alerta
play-onlookers = Spectatori
play-onlookers-nobody = Nu asistă nimeni
play-onlookers-one-hand = Câte o mână, lângă un jucător
play-onlookers-all = Toate cele patru mâini, mai târziu
play-onlookers-minutes = Cu câte minute mai târziu
play-with-director = Arbitrează cineva: revendicările contestate și scăpările merg la arbitru
play-file = Done dintr-un fișier (PBN sau LIN)
play-no-link = Numai această adresă nu deschide nimic. Rugați-l pe cel care a deschis masa să trimită din nou linkul.
play-lobby-how = Trimiteți câte un link fiecărui jucător sau așezați-vă aici. Păstrați această pagină: numai dumneavoastră aveți linkurile.
play-sit-here = Mă așez aici
play-send-link = Trimite linkul
play-link-of = Link pentru
play-copied = Copiat. Lipiți-l într-un mesaj.
play-invitation = Haideți la bridge: locul dumneavoastră este { $seat }.
play-first-board = Adu prima donă
play-board-on = Se joacă dona { $number }.
play-other-links = Linkuri pentru spectatori și arbitru
play-other-links-how = Arbitrul vede toate cele patru mâini. Nu dați acel link nimănui care joacă.
play-onlooker = Spectator
play-no-board-yet = Încă nu este nicio donă pe masă.
play-board-title = Dona { $number }
play-dealer = Distribuitor { $seat }
play-vul-none = Nimeni vulnerabil
play-vul-both = Toți vulnerabili
play-vul-one = { $side } vulnerabili
play-vulnerable = vulnerabil
play-tricks = Levate: Nord-Sud { $ns }, Est-Vest { $ew }
play-reconnecting = Conexiunea s-a întrerupt. Revine singură; nu se pierde nimic.
play-your-name = Numele dumneavoastră
play-say-name = Mă așez
play-not-here = absent
play-hand-of = Mâna lui { $who }
play-cards-left = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
play-penalty-major = carte penalizată majoră
play-penalty-minor = carte penalizată minoră
play-trick = Levată
play-auction = Licitație
play-alerted = alertată
play-asked-about = s-a întrebat ce înseamnă
play-you = Dumneavoastră ({ $seat })
play-your-hand = Mâna dumneavoastră
play-acts = Ce puteți face
play-your-turn = Este rândul dumneavoastră
play-waits-for = Se așteaptă: { $who }
play-barred = { $what }: Legile nu permit acest lucru acum ({ $law })
play-call-barred = { $call }, nepermisă acum ({ $law })
play-card-barred = { $card }, nepermisă acum ({ $law })
play-typed-unknown = „{ $text }” nu este nici declarație ca 1S, nici carte ca D5.
play-type-call = Scrieți o declarație (1S, P, X)
play-type-card = Scrieți o carte (D5)
play-type-send = Joacă
play-void = fără { $suit }
play-bidding-box = Cutie de licitație
play-level = Palier
play-denomination = Denominație
play-alert-own = Alertez această declarație
play-meaning = Ce înseamnă
play-no-meaning = Nimeni nu a explicat această declarație.
play-ask = Întreb ce înseamnă
play-explain = Explic
play-alert = Alertez
play-claim = Revendicare sau concesie
play-claim-tricks = Levate, din cele { $left } rămase
play-claim-words = Cum veți juca
play-say-top = levate de sus
play-say-trumps = scoțând atuurile
play-say-finesse = cu un impas
play-claim-now = Revendic { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
play-concede-now = Conced { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
play-said-claims = { $who } revendică { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
play-said-concedes = { $who } concede { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
play-said-agrees = { $who } este de acord
play-said-objects = { $who } obiectează
play-said-plays-on = { $who } cere ca jocul să continue
play-said-attention = { $who } atrage atenția asupra unei neregularități
play-said-called = Arbitrul este la masă
play-asked = Alegerea este a dumneavoastră
play-answer-agrees = De acord
play-answer-objects = Obiectez
play-answer-plays-on = Jocul continuă
play-answer-consents = Accept continuarea
play-answer-accepts = Accept
play-answer-declines = Nu accept
play-answer-keeps = Rămâne așa
play-answer-waives = Las atacul liber
play-answer-spreads = Întind mâna ca mort
play-answer-requires = Cer { $what }
play-answer-forbids = Interzic { $what }
play-answer-names = Aleg { $what }
play-answer-more = Alegeți o declarație sau o carte
play-slip = A fost o scăpare
play-slip-asked = { $who } cere să retragă ultima declarație sau carte.
play-slip-yes = Permit
play-slip-no = Nu
play-slip-meant = Ce ați vrut (1S, sau o carte a mortului ca D5)
play-slip-now = Chem arbitrul pentru aceasta
play-director-called = { $who } a chemat arbitrul.
play-call-director = Chem arbitrul
play-director-words = De ce (citește numai arbitrul)
play-rule = Aplică Legile
play-attention = S-a produs o neregularitate
play-last-trick = Ultima levată
play-won-it = câștigată
play-more = Mai multe
play-write = Scrieți mesei (citesc toți patru)
play-write-send = Trimite
play-two-taps = O carte se joacă cu două atingeri
play-played = Done jucate
play-passed-out = Pas general
play-result = { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
} pentru declarant, { $score } pentru Nord-Sud
play-next-board = Dona următoare
play-replay = Revedeți dona
play-replay-title = Dona { $number }, carte cu carte
play-replay-later = Această donă se poate revedea după ce se încheie.
play-step-first = La început
play-step-back = Înapoi
play-step-forward = Înainte
play-step-last = La sfârșit
play-step = { $at } din { $all }
play-step-begin = Înainte de prima declarație
play-back-to-table = Înapoi la masă
play-own-acts = Altceva
play-acts-how = Ce se poate întâmpla la o masă se poate face aici. Toți văd, iar Legile hotărăsc ce urmează.
play-acts-cards = Declarații și cărți
play-acts-dummy = Mort
play-acts-says = Spuneți sau arătați ceva
play-act-exposes = Arată cărți
play-act-plays-together = Joacă două cărți deodată
play-act-corrects = Iau înapoi cartea și joc alta
play-act-face-down = Atac cu cartea întoarsă
play-act-face = Întorc cartea de atac
play-act-changes = Îmi schimb declarația
play-act-call = Fac o declarație acum
play-act-names = Cer prin cuvinte o carte de la mort
play-act-renames = Voiam altă carte de la mort
play-act-runs = Cer mortului să joace toată culoarea
play-act-spreads = Îmi etalez mâna ca mort
play-act-revoke = Cineva a făcut renonsă
play-act-attention-card = Ceva nu este în regulă cu o carte de pe masă
play-act-points-out = O carte este așezată greșit
play-act-accepts = Accept atacul în afara rândului
play-act-reserves = S-ar putea să chem arbitrul mai târziu
play-act-hesitates = Am ezitat
play-act-hurries = Am acționat în grabă
play-act-gestures = Am făcut un gest
play-hand-back = Îmi pun mâna înapoi în etui
play-hands = Cele patru mâini
play-rule-here = Decide la această masă
play-rule-come = Sunt la masă: pronunță decizia
play-rule-chooses = Opțiunile sunt pe ecranul acelui jucător. Iată la ce duce fiecare.
play-rule-nothing = Acum nu este nimic de decis.
play-rule-saved = Decizia este în registru
play-rule-director = Numai arbitrul poate decide.
play-watch = Mese în joc
play-watch-round = Runda { $round }, în direct
play-watch-none = Acum nu se joacă nicio rundă.
play-waits-director = Masa vă așteaptă.
play-go = Mergi la masă
play-look-back = Vezi de la început
play-board-acts = Scoruri și done
play-speak = Vorbește mesei
play-speak-words = Ce le spuneți celor patru
play-pace = Timpi
play-pace-player = Jucător
play-pace-acts = Declarații și cărți
play-pace-average = Media
play-pace-total = În total
play-pace-long = Dona { $board } la această masă: { $time }, de obicei { $average }:
play-pace-none = Nimeni nu s-a gândit mult mai mult decât de obicei.
play-seconds = { $seconds } s
play-sits = Înlocuitor, mod de joc
play-sits-where = În locul cui
play-sits-who = Cine se așază
play-to-guided = Continuă cu asistență
play-to-at-table = Continuă ca la masă
play-worth = Cu cărțile pe față, declarantul ajunge la { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}.
play-given = Unde s-au pierdut levate
play-given-tricks = { $tricks ->
    [one] a costat o levată
    [few] a costat { $tricks } levate
   *[other] a costat { $tricks } de levate
}
play-log = Declarație cu declarație, carte cu carte
play-ruled = decizie
play-open-file = Deschide un fișier cu done
play-file-title = Vezi done, carte cu carte
play-file-how = Aduceți aici un fișier (PBN, LIN sau jurnale de masă) sau alegeți unul. Se citește și nu se păstrează.
play-file-choose = Fișier cu done
play-file-boards = Donele din fișier
play-to-director = Numai arbitrului
play-to-director-short = arbitrului
play-write-director = Scrieți arbitrului
play-beside = Lângă cine stați
play-slip-how = Alegeți ce doreați. Arbitrul stabilește dacă a fost o scăpare și până atunci nu se schimbă nimic.
play-teams = Meci pe echipe: done pentru două săli (gol pentru o singură masă)
play-open-room = Sala deschisă
play-closed-room = Sala închisă
play-imps = { $imps } IMP
play-imps-wait = cealaltă sală nu a jucat-o încă
play-imps-total = Nord-Sud aici: { $imps } IMP
play-time-up = Runda următoare a fost anunțată. Dona aceasta îl așteaptă pe arbitru, cu ce s-a jucat.
play-let-finish = Permit să fie terminată
play-round-line = Runda { $round } · dona { $index } din { $boards }
play-cards = Fișe de convenții
play-card-none = Nu este atașată nicio fișă de convenții.
play-card-open = Deschide fișa de convenții
play-card-own = Fișa de convenții a perechii dumneavoastră: adresa sau textul
play-card-file = Sau luați textul dintr-un fișier
play-card-attach = Atașează
play-comments = Comentariu
play-comment = Spuneți ceva spectatorilor
play-commentator = Comentator
play-faces = Față în față
play-faces-off = Jucătorii nu se văd și nu se aud
play-faces-all = Toți patru se văd și se aud
play-faces-screens = Ca la paravane: Nord cu Est, Sud cu Vest
play-faces-join = Pornește camera și microfonul
play-faces-leave = Oprește
play-faces-mute = Fără sunet
play-faces-hide = Fără imagine
play-faces-you = Dumneavoastră
play-faces-camera = Camera sau microfonul nu poate fi folosit. Permiteți în browser și încercați din nou; jocul continuă și fără.
play-faces-insecure = Browserele dau camera numai paginilor deschise prin https. Jocul continuă și fără ea.
play-robot = Robot
play-others = Aceeași donă la alte mese
play-others-worth = { $percent }% din punctele de turneu, în medie { $imps } IMP-uri pe masă
play-others-you = Dumneavoastră
play-others-robots = Roboți
play-others-player = Alt jucător
play-others-waiting = Roboții încă joacă această donă la alte mese.
play-more-boards = Joacă mai multe done
play-board-of = Dona { $index } din { $boards }
play-others-passed = Toți au pasat
play-robots-bidding = Licitările dumneavoastră și ce ar fi licitat roboții cu mâna dumneavoastră
play-robots-same = la fel
play-robots-instead = roboții:
play-practise-more = Exersați mai mult
play-errs = Cât de des greșește robotul
play-errs-0 = niciodată
play-errs-50 = un începător care greșește din când în când
play-errs-150 = un începător care greșește des
play-seat-who = Cine stă aici
play-seat-person = O persoană
play-seat-robots-how = Un robot joacă singur de îndată ce dona este pe masă. Roboții greșesc numai acolo unde donele se joacă ca la o masă.
play-card-robots = Fișa de convenții a roboților
play-closed = Aici nu se pot deschide mese de joc.
play-screens = Paravane: Nord cu Est, Sud cu Vest. Declarațiile trec de cealaltă parte cu tava, și fiecare îl alertează pe cel de lângă el
play-screens-short = Paravane
play-screen = Paravanul
play-tray-here = Tava este de partea dumneavoastră a paravanului.
play-tray-there = Tava este de cealaltă parte a paravanului.
play-tray-at = Tava este la { $one } și { $other }.
play-tray-pass = Împinge tava
play-tray-hold = Reține tava
play-tray-let-go = Eliberează tava
play-tray-back = Adu tava înapoi
play-tray-open = Deschide paravanul
play-tray-held = { $who } reține tava, ca timpul să nu spună nimic.
play-tray-how = Declarațiile de această parte trec împreună. Oricare dintre cei doi poate reține puțin tava, pentru un ritm egal.
play-trays = Timpii tăvii
play-tray-stay = { $one } și { $other }: tava a venit { $came }, ultima declarație { $called }, a trecut { $went }
play-acknowledge = Am văzut
play-acknowledge-due = vecinul de paravan v-a spus ceva: confirmați că ați văzut
play-note-alert = { $who } alertează
play-note-ask = { $who } întreabă
play-note-explain = { $who } explică
play-note-acknowledge = { $who } a văzut
play-change-how = Alegeți ce doreați. Cât timp tava nu trece, cealaltă parte nu află nimic.
play-change-saw = Acum câte secunde ați văzut greșeala?
play-change-drawn-off = Atenția îmi fusese distrasă
play-change-asked = { $who } a declarat { $call } și spune că voia { $meant }.
play-change-times = Declarat la { $made }, văzut la { $saw }, spus la { $at }: pauza de gândire se socotește de când a văzut.
play-change-drawn = Atenția fusese distrasă.
play-change-yes = Nu era ce voia: se schimbă
play-change-no = Declarația rămâne
play-change-done = { $who } a schimbat { $call } cu { $meant } înainte ca tava să treacă.
play-change-kept = { $who } voia { $meant } și nu { $call }; declarația rămâne.
play-write-mate = Scrieți vecinului de paravan
play-to-mate-short = vecinului de paravan
play-arranged = Nevoi speciale
play-arranged-how = Pentru un jucător care nu poate folosi cutia de licitație sau nu vede cărțile. Este valabil când toți patru sunt de acord, pentru această donă și cele următoare.
play-arranged-spoken = Toți își spun declarațiile cu voce tare
play-arranged-cards = Numirea cărților
play-arranged-cards-no = Nimeni nu numește cărțile
play-arranged-cards-each = Cine joacă o carte o numește
play-arranged-cards-dummy = Mortul numește toate cărțile
play-arranged-calls-of = Declarațiile lui { $seat } sunt făcute de
play-arranged-self = jucătorul însuși
play-arranged-beside = cineva de lângă jucător, la alt dispozitiv
play-arranged-propose = Propune mesei
play-arranged-asked = { $who } propune:
play-arranged-waits = Nu au fost încă de acord: { $who }
play-arranged-agree = De acord
play-arranged-decline = Nu sunt de acord
play-arranged-now = Convenit la această masă:
play-arranged-call = { $seat }: declarațiile le face { $who }
play-calls-for = Declarații pentru { $seat }
play-proxy = făcută de { $who }
play-aloud = Spune cu voce tare fiecare declarație și fiecare carte pe acest dispozitiv
