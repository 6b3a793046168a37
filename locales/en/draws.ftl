# Draws: the rounds of a Swiss, and whether a draw is the one that follows.

record-drawn = Session { $session }: round { $round } was drawn
record-drawn-places = Places were drawn
record-drawn-groups = Groups were drawn
draw-from-entry = In the order of entry
draw-from-given = In the order given
draw-from-lot = By lot, seed { $seed }
draw-from-ranking = By the rankings after round { $round }
draw-from-before = By the rankings of the sessions before
draw-meet-halves = The top half meets the bottom half.
draw-meet-folded = The first meets the last.
draw-meet-by-hand = Drawn by hand.
draw-table = Table { $table }: { $home } – { $away }
draw-bye = Bye: { $who }
draw-triangle = Tables { $from } to { $to }, triangle: { $who }
draw-boards = Boards { $boards }
draw-title = Round { $round }
draw-none = no draws yet
draw-follows = Draw { $number }, round { $round }: it follows from the log
draw-by-hand-follows = Draw { $number }, round { $round }: drawn by hand ({ $why })
draw-follows-not = Draw { $number }, round { $round }: it does not follow from the log: { $reason }
check-kept = Rounds played: { $rounds }; draws: { $draws }. Every promise was kept.
check-broken = Rounds played: { $rounds }; draws: { $draws }. Promises that were not kept: { $broken }.
check-note = note: { $what }
draw-swapped = Exchanged by hand: { $one } and { $other }
draw-odd = Odd number
