# Drawing rounds, as the pages alone say it.
setting-first-draw = Primeira rodada de um torneio suíço
setting-odd-number = Número ímpar num torneio suíço
setting-meet-again = Torneio suíço: rodadas até que dois possam se encontrar de novo (never, always ou um número)
setting-bye = Quanto vale um bye (own-average, average-plus ou os pontos de vitória)
draw-again = Emparceirar de novo a rodada { $round }
draw-lot-again = Sortear de novo
draw-shown = Este é o emparceiramento da rodada { $round }. Nada é gravado antes de você confirmar.
draw-one-more = { $rounds ->
    [1] Foi anunciada { $rounds } rodada, que já foi jogada. Esta é uma a mais: avise os jogadores antes de confirmar.
   *[other] Foram anunciadas { $rounds } rodadas, que já foram jogadas. Esta é uma a mais: avise os jogadores antes de confirmar.
}
draw-swap-help = Para trocar dois competidores, toque num e depois no outro.
draw-swap-undo = Desfazer as trocas
draw-why = Motivo da troca
draw-confirm = Confirmar o emparceiramento
draw-first = Primeira rodada
draw-first-entry = Pela ordem de inscrição: 1 contra 2
draw-first-lot = Por sorteio
draw-first-halves = Metade de cima contra metade de baixo
draw-first-halves-by-lot = Metade de cima contra metade de baixo de um sorteio
draw-first-folded = Primeiro contra último
draw-odd-bye = Um fica de fora em cada rodada
draw-odd-triangle = Três equipes jogam um triângulo em duas rodadas
swiss-triangle-word = Triângulo
draw-kind = Como se joga
draw-kind-movement = Um movimento
draw-kind-swiss = Torneio suíço: cada rodada pela classificação
draw-session = Emparceirar a primeira rodada da sessão { $session }
draw-kept = Um segundo programa conferiu: tudo foi cumprido. Rodadas: { $rounds }.
draw-rounds = Rodadas
draw-boards-each = Bolsas por match
draw-check = Conferir o que o evento prometeu
prepare-bracket = Este evento é por eliminatórias: o quadro é montado na página da sessão.
person-join = Acrescentar um jogador
person-unenter = Apagar a inscrição
join-player = Novo jogador da equipe
join-approved = Quem aprovou pela organização?
unenter-help = A inscrição foi um erro e desaparece das classificações. Se o participante vai embora, registre a desistência.
