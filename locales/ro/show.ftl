# Un etui, de citit.

north = Nord
east = Est
south = Sud
west = Vest
north-south = Nord-Sud
east-west = Est-Vest
director = arbitrul

letter-ace = A
letter-king = R
letter-queen = D
letter-jack = V
ten = 10
notrump = FA
pass = Pas

board = Dona { $number }
dealer = distribuitor { $seat }
vul-none = vulnerabil: nimeni
vul-ns = vulnerabil: Nord-Sud
vul-ew = vulnerabil: Est-Vest
vul-both = vulnerabil: toți
laws = Legile din { $year }

hand-unknown = necunoscută
hands-unknown = Mâinile nu sunt cunoscute.

auction = Licitație
play = Joc
marks = { $lead } atacă, { $won } câștigă levata

contract = Contract: { $contract }, declarant { $seat }
passed-out = Pas general
made = realizat
overtricks = { $count ->
    [one] o levată suplimentară
    [few] { $count } levate suplimentare
   *[other] { $count } de levate suplimentare
}
undertricks = { $count ->
    [one] o cădere
    [few] { $count } căderi
   *[other] { $count } de căderi
}
result = Rezultat: { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}, { $against }
score = Scor: { $points } pentru { $side }
score-zero = Scor: 0

turn = La rând: { $seat }
awaited = Se așteaptă un răspuns ({ $who }, Legea { $clause }); în jurnal: { $options }
any-of = { $names } sau { $last }
all-of = { $names } și { $last }
won-so-far = Levate până acum: Nord-Sud { $ns }, Est-Vest { $ew }

irregular = Neregularități
irregularity = Legea { $clause }, { $seat }: { $summary }
