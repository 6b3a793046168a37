# Eliminazione diretta: il tabellone a parole, su carta e nelle pagine.

ko-bracket = Tabellone
ko-round = Round { $round }
ko-final = Finale
ko-semi-final = Semifinali
ko-quarter-final = Quarti di finale
ko-third = Terzo posto
ko-plate-round = Consolazione, round { $round }
ko-bye = turno di riposo
ko-winner-of = vincitore di { $place }
ko-loser-of = perdente di { $place }
ko-versus = { $one } – { $other }
ko-state-waiting = squadre non ancora note
ko-state-ready = pronto da giocare
ko-state-laid-out = ai tavoli { $tables }
ko-state-playing = board giocati: { $done } su { $boards }
ko-state-level = in parità
ko-how-bye = senza avversari
ko-how-left = senza giocare, gli altri si sono ritirati
ko-how-walkover = senza giocare
ko-how-lots = per sorteggio
ko-put-back = { $team } avanza, riammessa (White Book 145.11.1)
ko-by = entro { $date }
ko-champion = Vincitore: { $team }
ko-lots = Sorteggiato, seme { $lots }
ko-no-bracket = Non c'è ancora un tabellone; dai --boards per farlo.
