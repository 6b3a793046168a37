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
match-waiting = { $boards ->
    [one] Un estuche espera al Árbitro y no cuenta.
   *[other] { $boards } estuches esperan al Árbitro y no cuentan.
}
serve-practice-none = Ninguno de estos estuches es de ese tipo. Elija otro tipo u otros estuches.
serve-practice-call = Esa voz no puede darse aquí.
print-robots-card-system = 2/1 forzante a manga
print-robots-card-how = Hecha de las reglas con las que subastan los robots: todas las voces que dan con alguna de { $hands } manos, no vulnerables, y lo que muestran. Los puntos son puntos de honor.
print-robots-competition = Abrimos { $call }, la voz siguiente de los oponentes es { $over }
print-robots-call = Voz
