# Eliminatórias: o quadro em palavras, no papel e nas páginas.

ko-bracket = Quadro
ko-round = Rodada { $round }
ko-final = Final
ko-semi-final = Semifinais
ko-quarter-final = Quartas de final
ko-third = Terceiro lugar
ko-plate-round = Repescagem, rodada { $round }
ko-bye = bye
ko-winner-of = vencedor de { $place }
ko-loser-of = perdedor de { $place }
ko-versus = { $one } × { $other }
ko-state-waiting = equipes ainda não conhecidas
ko-state-ready = pronto para jogar
ko-state-laid-out = nas mesas { $tables }
ko-state-playing = bolsas jogadas: { $done } de { $boards }
ko-state-level = empatado
ko-how-bye = sem adversário
ko-how-left = W.O., os outros saíram
ko-how-walkover = W.O.
ko-how-lots = por sorteio
ko-put-back = { $team } avança, reinserida (Livro Branco 145.11.1)
ko-by = até { $date }
ko-champion = Vencedor: { $team }
ko-lots = Sorteado, semente { $lots }
ko-no-bracket = Ainda não há quadro; dê --boards para montá-lo.
