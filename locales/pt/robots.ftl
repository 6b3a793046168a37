# Robots on the command line.

match-title = { $first } contra { $second }: { $boards ->
    [1] uma bolsa
   *[other] { $boards } bolsas
}, semente { $seed }
match-board = Bolsa { $number }: { $one } e { $other }, IMPs { $imps }
match-total = IMPs no total: { $imps }, por bolsa { $mean }
match-interval = Com 95% de confiança: entre { $from } e { $to } por bolsa
match-parallel = Duas equipes dos mesmos robôs: cada bolsa é igual nas duas mesas.
serve-robots-boards = Contra robôs jogam-se de 1 a 32 bolsas.
serve-robots-no-more = Todas as bolsas já foram jogadas.
