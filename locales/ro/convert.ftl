
# What a conversion loses.

lost = pierdut: { $what }
lost-at = pierdut: { $place }: { $what }
losses-strict = { $count ->
    [one] s-ar pierde un lucru
    [few] s-ar pierde { $count } lucruri
   *[other] s-ar pierde { $count } de lucruri
}, așa că nu s-a scris nimic

place-line = linia { $line }
place-game = partida { $number }
place-board = dona { $board }
place-log = jurnalul { $number }
place-result = dona { $board }, { $ns } contra { $ew }
place-message = rezultatul { $number }
place-contestant = concurentul { $id }
place-match = meciul { $id }

lost-event = concursul: { $text }
lost-site = locul: { $text }
lost-date = data: { $text }
lost-scoring-word = metoda de scor: { $text }
lost-name = numele lui { $seat }: { $name }
lost-name-changed = numele lui { $seat }, { $name }: se scrie { $written }
lost-tag = eticheta { $name }: { $text }
lost-second-tag = eticheta { $name } a doua oară: { $text }
lost-second-line = o linie sub o etichetă repetată: { $text }
lost-section = secțiunea { $text }
lost-comment = un comentariu: { $text }
lost-escape = o linie pentru alte programe: %{ $text }
lost-note = o notă la care nu se referă nimic: { $text }
lost-mark = semnul { $text }: nu îi urmează nimic
lost-layout = o comandă pentru aspectul paginii: { $name }|{ $text }|
lost-second-command = comanda { $name }, repetată: { $text }
lost-line-breaks = sfârșituri de linie, caractere tab sau caractere de control în { $text }, care se înlocuiesc cu spații
lost-closing-brace = o acoladă închisă într-un comentariu, care se înlocuiește cu o paranteză rotundă
lost-bars = bare sau sfârșituri de linie într-un text, care se scrie { $text }
lost-too-many-notes = explicația { $text }: o donă poate avea cel mult 32 de note
lost-dealer-unknown = că distribuitorul nu este cunoscut; se scrie Nord
lost-vulnerability-unknown = că vulnerabilitatea nu este cunoscută; se scrie că nimeni nu este vulnerabil
lost-board-number = numărul donei, { $number }: distribuitorul și vulnerabilitatea nu sunt cele din Legea 2
lost-fourth-hand = că o mână nu este cunoscută: trei mâini o determină pe a patra
lost-short-hand = mâna lui { $seat }: are { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}, iar un jurnal cere 13
lost-out-of-rotation = că declarația { $number }, a lui { $seat }, a fost peste rând
lost-auction-ended = că licitația consemnată se oprește acolo
lost-auction-from = licitația de la declarația { $number } a lui { $seat }, { $act }: { $reason }
lost-play-from-card = jocul de la cartea { $number }, jucată de { $seat }, { $act }: { $reason }
lost-play-without-auction = jocul: nu există înainte o licitație întreagă
lost-play-from-trick = jocul de la levata { $number }: nu i se cunosc toate cărțile
lost-lead-out-of-turn = că atacul la levata { $number } a fost peste rând
lost-play-ended = că jocul s-a încheiat mai devreme: rezultatul nu este indicat
lost-alert = alerta pentru { $text }
lost-explanation = explicația pentru { $name }: { $text }
lost-judgement = aprecierea pentru { $text }
lost-contract = contractul indicat, { $text }: nicio licitație nu duce la el
lost-contract-by = contractul indicat, { $text } al lui { $seat }: nicio licitație nu duce la el
lost-tricks = rezultatul indicat, { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}: nu rezultă din joc
lost-swapped = că declarantul și mortul au fost schimbați între ei
lost-clauses = lista clauzelor pe care le ilustrează jurnalul
lost-expectation = rezultatul pe care îl așteaptă jurnalul
lost-editions = toate edițiile Legilor în afară de ultima
lost-entry = înregistrarea { $text }
lost-no-board-number = partida: nu are număr de donă
lost-no-contract = contractul: nu este cunoscut
lost-only-result = licitația și jocul: se scrie numai rezultatul
lost-hands = { $boards ->
    [one] mâinile unei done
    [few] mâinile a { $boards } done
   *[other] mâinile a { $boards } de done
}
lost-other-hands = mâinile: se păstrează cele ale altei done cu acest număr
lost-not-played = un rezultat al unei done care nu a fost jucată până la capăt
lost-key = tot ce se află sub `{ $text }`
lost-scoring = opțiunea `{ $name }` a scorului: { $text }
lost-edition = ediția Legilor
lost-entries = înscrierile: se scriu numai rezultate
lost-match-name = numele meciului; în fișier este meciul { $number }
lost-award = scorul acordat: formatul nu îl poate exprima
lost-no-pair-numbers = rezultatul: perechile sale nu au numere
lost-no-result = rezultatul: contractul, declarantul sau numărul de levate nu este cunoscut
lost-deleted = un rezultat care a fost șters
lost-one-side = că rezultatul contează numai pentru o axă
lost-element = elementul { $name }: { $text }
lost-other-events = toate concursurile în afară de primul
lost-lead = atacul { $text }: nu este o carte
lost-score = scorul indicat, { $text }: contractul, levatele și vulnerabilitatea nu duc la el
lost-result-text = rezultatul { $text }: nu se potrivește cu contractul
lost-players = jucătorii { $text }: nu se știe pe ce loc a stat fiecare
lost-match-names = numele { $text }: nu se știe cine dintre ei a jucat această donă
lost-without-result = concurentul: nu are niciun rezultat
lost-revoke = că { $text } a fost o renonsă: mâna nu este cunoscută
lost-tricks-differ = că jucătorii au căzut de acord asupra unui număr greșit de levate
lost-fixed-award = că scorul acordat de { $text } la sută este fix: formatul îl ia drept o medie
lost-adjusted = rezultatul: formatul nu are loc pentru scorul său ajustat
lost-contract-at-odds = contractul { $name }: scorul { $text } nu decurge din el, și scorul este cel care contează
lost-contract-incomplete = contractul { $text }: nu se cunoaște declarantul sau numărul de levate
lost-contract-replaced = contractul { $text }: un scor acordat îi ia locul, sau dona nu a fost jucată
lost-session-name = numărul sesiunii { $name }: devine sesiunea { $text } în fișier
lost-table-unknown = masa: fișierul nu o indică, iar aparatele au nevoie de ea
lost-round-unknown = runda: fișierul nu o indică, iar aparatele au nevoie de ea
lost-corrected = un rezultat care a fost corectat: contează unul ulterior
lost-twice = un rezultat care apare de două ori: se scrie o singură dată
lost-faulty = o partidă sau un rezultat care nu poate fi citit și este lăsat deoparte: { $text }
