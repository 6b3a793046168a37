# Cartea Legilor.

book-title = Legile
book-open = Citește Legile
book-own-words = Fiecare clauză a celor două ediții, în cuvintele noastre. Textul valabil este cel al Legilor publicate.
book-edition = Ediția
book-contents = Cuprins
book-path = Unde vă aflați
book-ways = Alte căi prin carte
book-beside = Înainte și după
book-chapter = { $number }. { $title }
book-law = Legea { $law }: { $title }
book-clauses = { $count ->
    [one] { $count } clauză
    [few] { $count } clauze
   *[other] { $count } de clauze
}
book-no-clause = Legile din { $year } nu au clauza { $id }
book-not-there = Nu este în { $year }
book-parts = Părți
book-asks = Ce întreabă arbitrul:
book-follows = Ce urmează:
book-english = Această parte nu a fost încă tradusă și apare în engleză.
book-kind-mechanical = Se aplică fără apreciere
book-kind-judgement = Apreciază arbitrul
book-kind-scoring = Scor
book-kind-procedure = Procedură
book-kind-conduct = Conduită
book-kind-definition = Definiție
book-search = Căutare în Legi
book-search-example = carte penalizată, 27B1a, ezitare…
book-found = { $count ->
    [0] Nu s-a găsit nimic. Încercați alte cuvinte sau un număr, de pildă 27.
    [one] { $count } clauză
    [few] { $count } clauze
   *[other] { $count } de clauze
}
book-taken = S-a căutat „{ $word }” în loc de „{ $typed }”.
book-terms = Înțeles ca: { $terms }
book-all = Arată toate: { $count }
book-warning = Traducerea în română se deosebește
book-severity-other-ruling = ar urma altă decizie
book-severity-doubtful = ar putea urma altă decizie
book-severity-numbering = numerotare
book-says = Acea carte spune:
book-others = Celelalte spun:
book-effect = Efectul asupra unei decizii:
book-changed = 2007 și 2017
book-changes = Ce s-a schimbat din 2007 în 2017
book-changes-of = Legea
book-changes-count = { $count ->
    [0] Aici nu s-a schimbat nimic.
    [one] { $count } regulă nu este la fel în ambele ediții.
    [few] { $count } reguli nu sunt la fel în ambele ediții.
   *[other] { $count } de reguli nu sunt la fel în ambele ediții.
}
book-leads = Ce duce la ce
book-near = Legile vecine cu Legea { $law }
book-law-from = Legi care duc aici
book-law-to = Legi la care duce
book-nothing = Niciuna
book-to = Trimite la
book-from = Clauze care trimit la ea
book-with = Aplicată împreună cu
book-with-help = Clauze pe care deciziile de la mesele noastre de exemplu le citează alături de aceasta, și la câte mese.
book-times = { $count ->
    [one] { $count } masă
    [few] { $count } mese
   *[other] { $count } de mese
}
book-tree = Ce duce la ce
book-tree-help = De la fiecare Lege pornește o linie spre Legile la care trimit clauzele ei. Indicați o Lege ca să-i vedeți liniile; alegeți-o ca s-o vedeți singură.
book-tree-zoom = O singură Lege
book-tree-all = Toate Legile
book-tree-list = Același lucru ca listă
book-readings = Cum se interpretează
book-readings-english = Unele interpretări sunt numai în engleză.
book-white = White Book { $paragraphs }
book-ours = Openroom
book-source-wbflc = Comisia de Legi a WBF
book-source-kooijman = Kooijman
book-status-same = este valabil și în 2017
book-status-absorbed = acum chiar în Legile din 2017
book-status-changed = Legile din 2017 spun altceva
book-status-obsolete = nu mai apare în 2017
book-status-regulation = hotărăște regulamentul
book-status-see = 2017: vezi mai jos
book-scenarios = Mese care o arată
book-scenarios-help = Fiecare poate fi jucată pas cu pas, schimbată și trimisă altora.
book-titles-english = Unele titluri sunt numai în engleză.
book-cited-too = se aplică și aici
book-table = O masă de încercat
book-table-changed = Schimbată
book-table-restore = Înapoi la original
book-here-answered = La această masă răspunsul a fost:
book-what-if = Dar dacă s-ar fi întâmplat altceva?
book-board = Dona
book-as-dealt = Mâinile așa cum au fost distribuite.
book-as-left = Mâinile așa cum stau la acest pas.
book-tricks = Levate: Nord-Sud { $ns }, Est-Vest { $ew }
book-cited = Clauze aplicate
book-link = Adresa acestei mese, așa cum este
book-too-long = Această masă este prea lungă pentru un link.
book-wrong-link = Linkul este deteriorat, așa că iată o masă goală.
book-wrong-scenario = Nu există o astfel de masă, așa că iată una goală.
book-no-engine = Acum nu se poate calcula pe acest dispozitiv. Verificați rețeaua și încercați din nou.
book-practise = Decideți dumneavoastră
