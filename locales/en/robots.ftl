# Robots on the command line.

match-title = { $first } against { $second }: { $boards ->
    [one] one board
   *[other] { $boards } boards
}, seed { $seed }
match-board = Board { $number }: { $one } and { $other }, IMPs { $imps }
match-total = IMPs in all: { $imps }, per board { $mean }
match-interval = With 95% confidence: between { $from } and { $to } per board
match-parallel = Two teams of the same robots: every board is the same at both tables.
serve-robots-boards = A game against robots has 1 to 32 boards.
serve-robots-no-more = All the boards of this game have been played.
