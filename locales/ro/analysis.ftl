
# Cu toate mâinile la vedere, și revendicări analizate.

dd-tricks = Levate cu cărțile pe față
dd-par = Par: { $points } pentru { $side }: { $contracts }
dd-par-zero = Par: 0, pas general

claim-made = { $seat } revendică { $tricks } din { $left }.
claim-words = A spus: { $words }
claim-not-understood = Neînțeles și nefolosit: { $words }
claim-proposal = Propunere: încă { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
} pentru { $side }, { $total } în total (Legea { $clause }).
claim-double-dummy = Cu cărțile pe față: { $tricks } din { $left }.
claim-sure = Sigur.
claim-likely = Probabil.
claim-doubtful = Îndoielnic: trebuie să judece arbitrul.
claim-line = Cea mai slabă linie de joc normală:
claim-lost = pierdută prin Legea { $clause }
claim-conceded = cedată
claim-enter = Arbitrul o acceptă cu: { $entry }
claim-none = Nicio revendicare în acest jurnal.

reason-no-normal-line-loses = Nicio linie de joc normală nu aduce mai puțin decât s-a revendicat.
reason-no-line-wins-more = Nicio linie de joc nu aduce mai mult, nici cu cărțile pe față.
reason-trump-not-mentioned = Este afară un atu pe care cel care a revendicat nu l-a menționat. Există vreo șansă reală să nu fi știut de el?
reason-trumps-being-drawn = Tocmai se jucase un tur de atu: se presupune că cel care a revendicat le știe pe cele rămase.
reason-card-not-located = Cartea lipsă se găsește doar printr-un joc neprecizat, și niciun adversar nu a arătat că nu mai are culoarea.
reason-other-line-irrational = Ar fi irațional să nu urmeze acea linie? Atunci Legile din 2007 o permit: { $tricks } din cele rămase.
reason-partner-chooses = Revendicarea depinde de ce joacă partenerul: se presupune că alege varianta cea mai slabă.
reason-careless-order = Se pierde printr-o ordine neglijentă a culorilor sau printr-o defosă neglijentă.
reason-overlooked = Se pierde doar dacă cel care a revendicat a uitat de { $cards }. A uitat?
reason-top-down = Se presupune că o culoare se joacă de sus în jos; dacă s-ar juca în orice ordine, ar fi mai puține levate.
reason-not-understood = O parte din clarificare nu a fost înțeleasă.
reason-not-all-examined = Nu toate liniile normale au putut fi examinate la timp.
reason-conceded-too-much = Nicio linie normală nu pierde tot ce s-a cedat.
reason-concession-stands = O linie de joc normală pierde levata cedată: concesia rămâne valabilă.
reason-likely-or-not = Acordul rămâne valabil, dacă nu cumva cealaltă linie ar fi câștigat probabil mai mult: jucată neglijent, revendicarea dă { $tricks }.
