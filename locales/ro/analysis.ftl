
# Cu toate mâinile la vedere, și revendicări analizate.

dd-tricks = Levate cu cărțile pe față
dd-par = Par: { $points } pentru { $side }: { $contracts }
dd-par-zero = Par: 0, pas general

claim-made = { $seat } revendică { $tricks } din levatele rămase ({ $left }).
claim-words = A spus: { $words }
claim-not-understood = Aceste cuvinte nu au fost înțelese și nu se iau în seamă: { $words }
claim-proposal = Propunere: încă { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
} pentru { $side }, { $total } în total (Legea { $clause }).
claim-double-dummy = Cu cărțile pe față, axa care a revendicat câștigă { $tricks } din levatele rămase ({ $left }).
claim-sure = Propunerea este sigur corectă.
claim-likely = Propunerea este probabil corectă.
claim-doubtful = Propunerea este îndoielnică: arbitrul trebuie să decidă.
claim-line = Cea mai slabă linie de joc normală:
claim-lost = pierdută conform Legii { $clause }
claim-conceded = cedată
claim-enter = Pentru a accepta propunerea, introduceți: { $entry }
claim-none = În acest jurnal nu este nicio revendicare.

reason-no-normal-line-loses = Nicio linie de joc normală nu aduce mai puțin decât s-a revendicat.
reason-no-line-wins-more = Nicio linie de joc nu aduce mai mult, nici cu cărțile pe față.
reason-trump-not-mentioned = Este afară un atu pe care cel care a revendicat nu l-a menționat. Este cât de cât probabil să nu fi știut de acel atu?
reason-trumps-being-drawn = Cel care a revendicat tocmai scotea atuurile: se presupune că știe care atuuri sunt încă afară.
reason-card-not-located = O carte aflată la adversari poate fi localizată doar printr-o linie de joc neprecizată, iar niciun adversar nu a arătat că nu mai are culoarea.
reason-other-line-irrational = Ar fi irațional ca linia de joc neprecizată să nu fie urmată? Dacă da, Legile din 2007 permit acea linie, care câștigă { $tricks } din levatele rămase.
reason-partner-chooses = Revendicarea depinde de ce joacă partenerul: se presupune că acesta alege cel mai slab joc normal.
reason-careless-order = Levata se pierde printr-o ordine neglijentă a culorilor sau printr-o defosă neglijentă.
reason-overlooked = Levata se pierde doar dacă cel care a revendicat a uitat de { $cards }. Este probabil?
reason-top-down = Se presupune că o culoare se joacă de sus în jos; dacă s-ar juca în orice ordine, ar fi mai puține levate.
reason-not-understood = O parte din clarificare nu a fost înțeleasă.
reason-not-all-examined = Nu a fost timp să fie examinate toate liniile de joc normale.
reason-conceded-too-much = Nicio linie de joc normală nu pierde tot ce s-a cedat.
reason-concession-stands = O linie de joc normală pierde levata cedată: concesia rămâne valabilă.
reason-likely-or-not = Acordul rămâne valabil, în afară de cazul în care cealaltă axă ar fi câștigat probabil mai mult. Jucând neglijent, cel care a revendicat câștigă numai { $tricks } din levatele rămase.
