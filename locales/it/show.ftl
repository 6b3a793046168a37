# Un board, da leggere.

north = Nord
east = Est
south = Sud
west = Ovest
north-south = Nord-Sud
east-west = Est-Ovest
director = l'Arbitro

letter-ace = A
letter-king = R
letter-queen = D
letter-jack = F
ten = 10
notrump = NT
pass = Passo

board = Board { $number }
dealer = distributore { $seat }
vul-none = tutti in prima
vul-ns = Nord-Sud in zona
vul-ew = Est-Ovest in zona
vul-both = tutti in zona
laws = Codice del { $year }

hand-unknown = non nota
hands-unknown = Le mani non sono note.

auction = Licitazione
play = Gioco
marks = { $lead } attacca, { $won } vince la presa

contract = Contratto: { $contract }, dichiarante { $seat }
passed-out = Quattro passo
made = mantenuto
overtricks = { $count ->
    [one] una presa in più
   *[other] { $count } prese in più
}
undertricks = { $count ->
    [one] una presa in meno
   *[other] { $count } prese in meno
}
result = Risultato: { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}, { $against }
score = Punteggio: { $points } per { $side }
score-zero = Punteggio: 0

turn = Turno: { $seat }
awaited = Si attende una risposta ({ $who }, Articolo { $clause }); nel registro: { $options }
any-of = { $names } o { $last }
all-of = { $names } e { $last }
won-so-far = Prese finora: Nord-Sud { $ns }, Est-Ovest { $ew }

irregular = Irregolarità
irregularity = Articolo { $clause }, { $seat }: { $summary }
