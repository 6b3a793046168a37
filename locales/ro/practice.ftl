# Exersare și examene: ce întreabă un caz și cum se corectează răspunsurile.
practice-level-easy = ușor
practice-level-usual = obișnuit
practice-level-hard = greu
practice-topic-wrong-count = Un număr greșit de cărți
practice-topic-missing-card = O carte lipsă
practice-topic-hesitation = O ezitare
practice-topic-misinformed = Dezinformare în licitație
practice-topic-card-in-auction = O carte expusă în licitație
practice-topic-unintended-call = O declarație neintenționată
practice-topic-change-of-call = O schimbare de declarație
practice-topic-insufficient-bid = Un anunț insuficient
practice-topic-pass-out-of-rotation = Un pas peste rând
practice-topic-bid-out-of-rotation = Un anunț peste rând
practice-topic-double-out-of-rotation = O contră peste rând
practice-topic-inadmissible-double = O contră sau recontră inadmisibilă
practice-topic-bid-above-seven = Un anunț peste palierul de 7
practice-topic-call-after-final-pass = O declarație după pas-ul final
practice-topic-lead-face-down = Un atac cu cartea pe spate al apărătorului greșit
practice-topic-dummy-speaks = Mortul atrage atenția
practice-topic-slip-of-the-tongue = O carte cerută mortului și schimbată
practice-topic-declarer-exposes = Declarantul expune o carte
practice-topic-defender-exposes = Un apărător expune o carte
practice-topic-penalty-card-not-played = O carte penalizată care nu este jucată
practice-topic-opening-lead = Un atac inițial peste rând
practice-topic-declarers-lead = Declarantul atacă din mâna greșită
practice-topic-defenders-lead = Un apărător atacă peste rând
practice-topic-premature-play = Un joc prematur
practice-topic-two-cards = Două cărți jucate deodată
practice-topic-revoke-in-time = O renonsă care mai poate fi corectată
practice-topic-revoke-established = O renonsă consumată
practice-topic-defective-trick = O levată defectuoasă
practice-topic-contested-claim = O revendicare contestată
practice-topic-accepted-by-calling = O declarație peste rând, iar jucătorul următor declară
practice-topic-forbidden-call = O declarație a celui obligat să paseze
practice-topic-incomplete-designation = O desemnare incompletă a unei cărți de la mort
practice-topic-penalty-card-and-lead = O carte penalizată, iar partenerul este la atac
practice-topic-two-penalty-cards = Două cărți penalizate, iar partenerul este la atac
practice-topic-lead-played-over = Un joc peste un atac din mâna greșită
practice-topic-agreed-claim = Un acord asupra unei revendicări, retras
practice-topic-concession = O concesie retrasă
practice-law-topic = Legea { $law }: { $topic }
practice-whom = Ce faceți mai întâi? Pe cine întrebați?
practice-whom-next = Și acum? Pe cine întrebați?
practice-whom-seat = Întrebați jucătorul: { $who }
practice-whom-all = Îi întrebați pe toți: { $who }
practice-whom-fact = Nu întrebați încă pe nimeni: mai întâi trebuie să stabiliți un fapt
practice-whom-nobody = Nu întrebați pe nimeni: niciun jucător nu are de ales, așa că dați decizia
practice-options = Ce opțiuni are { $who }? Alegeți-le pe toate.
practice-fact = Ce trebuie să stabiliți?
practice-told-unintended = Jucătorul explică fără ezitare: „Degetele mele au luat cartonașul greșit. Nu am vrut niciodată să fac acea declarație și am spus-o imediat ce am văzut-o.”
practice-told-intended = Jucătorul explică: „La început chiar am vrut să fac acea declarație. Apoi m-am uitat din nou la mâna mea și am găsit una mai bună.”
practice-told-comparable = Fișa de convenții arată că declarația rămasă promite cam aceleași mâini ca cea retrasă sau numai o parte din ele.
practice-told-contained = Fișa de convenții arată că orice mână potrivită cu declarația rămasă se potrivea și cu cea retrasă.
practice-told-not-comparable = Fișa de convenții arată că declarația rămasă promite alte mâini decât cea retrasă și nu are același scop.
practice-told-strong-jump = Fișa de convenții spune: un salt într-o culoare nouă este puternic. Arată aceeași culoare ca anunțul mai jos, cu mai multe puncte.
practice-told-slip = Declarantul a corectat cartea pe loc, fără pauză de gândire: de la început a vrut cealaltă carte.
practice-told-no-slip = Declarantul a făcut o pauză, s-a uitat din nou la mort și abia apoi a vrut altă carte.
practice-part-board = Ce se întâmplă cu dona?
practice-played = Se joacă
practice-not-played = Nu poate fi jucată normal: acordați un scor ajustat
practice-part-call = Ce se întâmplă cu declarația pentru care a fost chemat arbitrul: { $call } a lui { $seat }?
practice-stands-it = Rămâne valabilă
practice-stands-other = Este anulată și { $call } îi ia locul
practice-stands-none = Este anulată și nicio declarație nu îi ia locul
practice-part-bar = Este { $seat } obligat să paseze?
practice-bar-none = Nu, { $seat } poate declara liber
practice-bar-turn = Da, la următorul rând de a declara
practice-bar-auction = Da, până la sfârșitul licitației
practice-bar-no-double = Nu, dar { $seat } nu poate nici să contreze, nici să recontreze la acel rând
practice-part-penalty = Este { $card } de la { $seat } carte penalizată?
practice-penalty-none = Nu
practice-penalty-minor = Da, carte penalizată minoră
practice-penalty-major = Da, carte penalizată majoră
practice-part-transfer = Câte levate se transferă axei { $side }?
practice-part-tricks = Câte levate are declarantul la sfârșit?
practice-tricks = { $tricks ->
    [0] niciuna
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
practice-part-card = Ce carte joacă mortul?
practice-part-turn = Al cui este rândul acum?
practice-part-lead = Dacă { $seat } apără și trebuie să atace, poate declarantul să restricționeze acel atac din cauza declarației retrase?
practice-part-lead-now = Când { $seat } trebuie să atace pentru prima dată, poate declarantul să restricționeze acel atac din cauza declarației retrase?
practice-part-closed = Cine nu poate folosi informația apărută?
practice-closed-none = Nu există o asemenea restricție
practice-part-review = Ce întrebare rămâne pentru după joc?
practice-review-none = Niciuna
practice-review-law = Legea { $clause }: { $summary }
practice-right = Corect.
practice-not-right = Nu este corect.
practice-missed = Lipsește: { $what }
practice-wrong = Nu se aplică aici: { $what }
practice-because = Legea { $clause }: { $summary }
practice-answer = Răspunsul corect: { $what }
practice-enter = Răspunsul dumneavoastră (litere, de exemplu a sau a c; nimic pentru a termina):
practice-enter-other = Răspundeți cu una sau mai multe litere de la a la { $last }, sau cu nimic pentru a opri.
practice-count = { $right } corecte din { $all }
exam-title = Examen pentru arbitri
exam-key = Soluțiile pentru profesor
exam-sheet = Lucrare corectată
exam-settings = Sămânța { $seed }, nivel { $level }, Legile din { $edition }
exam-open = Se poate consulta cartea Legilor.
exam-closed = Fără consultarea cărții Legilor.
exam-minutes = { $minutes ->
    [one] Timp: un minut.
    [few] Timp: { $minutes } minute.
   *[other] Timp: { $minutes } de minute.
}
exam-candidate = Candidat
exam-date = Data
exam-points = Puncte
exam-unnamed = fără nume
exam-total = { $points } din { $of } puncte, { $percent }%
exam-took = { $minutes ->
    [one] Timp folosit: un minut
    [few] Timp folosit: { $minutes } minute
   *[other] Timp folosit: { $minutes } de minute
}
exam-question = Întrebarea { $number }
exam-question-points = Întrebarea { $number }: { $points } din { $of } puncte
exam-judged = Cum decideți și pe baza căror Legi?
exam-book = Cum decide White Book ({ $paragraph })
exam-own = Decizia candidatului
exam-by-hand = Profesorul compară cele două decizii și acordă punctele pentru această întrebare.
exam-laws = Legile { $laws }
exam-sheet-of = Foaia { $number } din { $all }
exam-sheets-how = Păstrați paginile cu cazurile până la sfârșit. Întrebările vin pe foi, una după alta.
exam-sheet-hand-in = Scrieți-vă numele pe această foaie și predați-o înainte de a o primi pe următoarea, care spune ce s-a întâmplat între timp.
practice-about = Acest caz era despre: { $what }
