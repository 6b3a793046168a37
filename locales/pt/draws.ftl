# Emparceiramentos e sorteios.

record-drawn = Sessão { $session }: a rodada { $round } foi emparceirada
record-drawn-places = Os lugares foram sorteados
record-drawn-groups = Os grupos foram sorteados
draw-from-entry = Pela ordem de inscrição
draw-from-given = Na ordem indicada
draw-from-lot = Por sorteio, semente { $seed }
draw-from-ranking = Pela classificação depois da rodada { $round }
draw-from-before = Pela classificação das sessões anteriores
draw-meet-halves = A metade de cima enfrenta a metade de baixo.
draw-meet-folded = O primeiro enfrenta o último.
draw-meet-by-hand = Emparceirado à mão.
draw-table = Mesa { $table }: { $home } – { $away }
draw-bye = Bye: { $who }
draw-triangle = Mesas { $from } a { $to }, triângulo: { $who }
draw-boards = Bolsas { $boards }
draw-title = Rodada { $round }
draw-none = ainda não há emparceiramentos
draw-follows = Emparceiramento { $number }, rodada { $round }: resulta do registro
draw-by-hand-follows = Emparceiramento { $number }, rodada { $round }: feito à mão ({ $why })
draw-follows-not = Emparceiramento { $number }, rodada { $round }: não resulta do registro: { $reason }
check-kept = Rodadas jogadas: { $rounds }; emparceiramentos: { $draws }. Todas as promessas foram cumpridas.
check-broken = Rodadas jogadas: { $rounds }; emparceiramentos: { $draws }. Promessas não cumpridas: { $broken }.
check-note = nota: { $what }
draw-swapped = Trocados à mão: { $one } e { $other }
draw-odd = Número ímpar
