# Robots on the command line.

match-title = { $first } against { $second }: { $boards ->
    [one] one board
   *[other] { $boards } boards
}, seed { $seed }
match-board = Board { $number }: { $one } and { $other }, IMPs { $imps }
match-total = IMPs in all: { $imps }, per board { $mean }
match-interval = With 95% confidence: between { $from } and { $to } per board
match-parallel = Two teams of the same robots: every board is the same at both tables.
