# Eliminatorias: el cuadro en palabras, en papel y en las páginas.

ko-bracket = Cuadro
ko-round = Ronda { $round }
ko-final = Final
ko-semi-final = Semifinales
ko-quarter-final = Cuartos de final
ko-third = Tercer puesto
ko-plate-round = Consolación, ronda { $round }
ko-bye = descanso
ko-winner-of = ganador de { $place }
ko-loser-of = perdedor de { $place }
ko-versus = { $one } – { $other }
ko-state-waiting = equipos aún no conocidos
ko-state-ready = listo para jugarse
ko-state-laid-out = en las mesas { $tables }
ko-state-playing = tablillas jugadas: { $done } de { $boards }
ko-state-level = empatado
ko-how-bye = sin contrincante
ko-how-left = sin jugar, los otros se fueron
ko-how-walkover = sin jugar
ko-how-lots = por sorteo
ko-put-back = { $team } pasa, reincorporado (Libro Blanco 145.11.1)
ko-by = hasta { $date }
ko-champion = Ganador: { $team }
ko-lots = Sorteado, semilla { $lots }
ko-no-bracket = Aún no hay cuadro; da --boards para hacerlo.
