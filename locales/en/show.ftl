# A board shown for people.

north = North
east = East
south = South
west = West
north-south = North-South
east-west = East-West
director = the Director

letter-ace = A
letter-king = K
letter-queen = Q
letter-jack = J
ten = 10
notrump = NT
pass = Pass

board = Board { $number }
dealer = dealer { $seat }
vul-none = neither side vulnerable
vul-ns = North-South vulnerable
vul-ew = East-West vulnerable
vul-both = both sides vulnerable
laws = { $year } Laws

hand-unknown = not known
hands-unknown = The hands are not known.

auction = Auction
play = Play
marks = { $lead } = led, { $won } = won the trick

contract = Contract: { $contract } by { $seat }
passed-out = Passed out
made = made
overtricks = { $count ->
    [one] one overtrick
   *[other] { $count } overtricks
}
undertricks = { $count ->
    [one] one down
   *[other] { $count } down
}
result = Result: { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, { $against }
score = Score: { $points } to { $side }
score-zero = Score: 0

turn = Turn: { $seat }
awaited = Waiting for { $who } (Law { $clause }); in the log: { $options }
any-of = { $names } or { $last }
all-of = { $names } and { $last }
won-so-far = Tricks so far: North-South { $ns }, East-West { $ew }

irregular = Irregularities
irregularity = Law { $clause }, { $seat }: { $summary }
