# Robots on the command line.

match-title = { $first } contro { $second }: { $boards ->
    [one] un board
   *[other] { $boards } board
}, seme { $seed }
match-board = Board { $number }: { $one } e { $other }, IMP { $imps }
match-total = IMP in totale: { $imps }, per board { $mean }
match-interval = Con il 95% di confidenza: tra { $from } e { $to } per board
match-parallel = Due squadre degli stessi robot: ogni board è uguale ai due tavoli.
serve-robots-boards = Contro i robot si giocano da 1 a 32 board.
serve-robots-no-more = Tutti i board sono stati giocati.
