# What Spain says in other words; the rest is in ../es.
match-title = { $first } contra { $second }: { $boards ->
    [one] un estuche
   *[other] { $boards } estuches
}, semilla { $seed }
match-board = Estuche { $number }: { $one } y { $other }, IMPs { $imps }
match-total = IMPs en total: { $imps }, por estuche { $mean }
match-interval = Con una confianza del 95%: entre { $from } y { $to } por estuche
match-parallel = Dos equipos de los mismos robots: cada estuche sale igual en las dos mesas.
serve-robots-boards = Contra robots se juegan de 1 a 32 estuches.
serve-robots-no-more = Ya se han jugado todos los estuches.
