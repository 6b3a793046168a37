# Robots on the command line.

match-title = { $first } contra { $second }: { $boards ->
    [one] una tablilla
   *[other] { $boards } tablillas
}, semilla { $seed }
match-board = Tablilla { $number }: { $one } y { $other }, IMPs { $imps }
match-total = IMPs en total: { $imps }, por tablilla { $mean }
match-interval = Con una confianza del 95%: entre { $from } y { $to } por tablilla
match-parallel = Dos equipos de los mismos robots: cada tablilla sale igual en las dos mesas.
serve-robots-boards = Contra robots se juegan de 1 a 32 tablillas.
serve-robots-no-more = Ya se jugaron todas las tablillas.
