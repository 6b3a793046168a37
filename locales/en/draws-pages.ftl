# Drawing rounds, as the pages alone say it.
setting-first-draw = First round of a Swiss
setting-odd-number = Odd number in a Swiss
setting-meet-again = Swiss: rounds before two may meet again (never, always, or a number)
setting-bye = What a bye is worth (own-average, average-plus, or the victory points)
draw-again = Draw round { $round } again
draw-lot-again = Draw lots again
draw-shown = This is the draw of round { $round }. Nothing is written until you confirm it.
draw-one-more = { $rounds ->
    [one] { $rounds } round was announced, and it has been played. This is one more: tell the players before you confirm it.
   *[other] { $rounds } rounds were announced, and they have been played. This is one more: tell the players before you confirm it.
}
draw-swap-help = To exchange two contestants, tap one and then the other.
draw-swap-undo = Undo the exchanges
draw-why = Reason for the exchange
draw-confirm = Confirm the draw
draw-first = First round
draw-first-entry = In the order of entry: 1 against 2
draw-first-lot = By lot
draw-first-halves = Top half against bottom half
draw-first-halves-by-lot = Top half against bottom half of a draw by lot
draw-first-folded = First against last
draw-odd-bye = One sits out each round
draw-odd-triangle = Three teams play a triangle over two rounds
swiss-triangle-word = Triangle
draw-kind = How it is played
draw-kind-movement = A movement
draw-kind-swiss = Swiss: each round by the rankings
draw-session = Draw the first round of session { $session }
draw-kept = A second program has checked it: every promise was kept. Rounds: { $rounds }.
draw-rounds = Rounds
draw-boards-each = Boards per match
draw-check = Check what the event promised
prepare-bracket = This is a knockout: its bracket is drawn on the page of the session.
person-join = Add a player
person-unenter = Delete the entry
join-player = New player of the team
join-approved = Who approved it for the Organizer?
unenter-help = The entry was made by mistake and disappears from the rankings. If the contestant leaves, choose Withdraw instead.
