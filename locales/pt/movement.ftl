
# Movements and dealing.

movement-right = certo
movement-wrong = errado
movement-title-pairs = { $name }, { $count } duplas
movement-title-players = { $name }, { $count } jogadores
movement-title-teams = { $name }, { $count } equipes
movement-round = Rodada { $round }
movement-table = mesa
movement-sides = NS x EO
movement-boards = bolsas
movement-versus = { $a } x { $b }
movement-nobody = ninguém
movement-shared = { $boards } (compartilhadas com { $count ->
    [1] a mesa { $tables }
   *[other] as mesas { $tables }
})

figures-size = { $tables ->
    [1] uma mesa
   *[other] { $tables } mesas
}, { $boards ->
    [1] uma bolsa
   *[other] { $boards } bolsas
} em { $copies ->
    [1] um exemplar
   *[other] { $copies } exemplares
}; bolsas que cada um joga: { $played }
figures-shared = bolsas compartilhadas { $count ->
    [1] uma vez
   *[other] { $count } vezes
}
figures-sit-outs = { $count ->
    [1] uma rodada de espera
   *[other] { $count } rodadas de espera
}, no máximo { $most } para cada um
figures-met = { $met } de { $of } encontros possíveis entre adversários
figures-partners = { $met } de { $of } parcerias possíveis
figures-one-winner = um vencedor
figures-two-winners = dois vencedores
figures-competition = { $winners }; competição de { $least } a { $most }, média { $mean }, desvio { $deviation }; maior diferença entre bolsas jogadas em Norte-Sul e em Este-Oeste: { $direction }

suggest-size = { $rounds ->
    [1] uma rodada
   *[other] { $rounds } rodadas
} de { $boards ->
    [1] uma bolsa
   *[other] { $boards } bolsas
}, { $minutes } minutos, custo { $cost }

swiss-bye = bye
swiss-triangle = triângulo
swiss-long-first = triângulo longo, primeira de duas rodadas
swiss-long-second = triângulo longo, segunda de duas rodadas
swiss-too-many = há mais rodadas que adversários (Livro Branco 166.3): alguns matches vão se repetir; veja --again-after e --danish

bracket-title = Eliminatórias, { $count } competidores
bracket-winner = vencedor do match { $number }
bracket-bye = bye
bracket-loser = perdedor do match { $number }
bracket-third = Match pelo terceiro lugar: os perdedores das semifinais
bracket-plate = Repescagem: os derrotados na primeira rodada

place-round-table = rodada { $round }, mesa { $table }
change-new = mesa nova, { $after }, bolsas { $boards }
change-gone = { $before } não será jogado
change-boards = { $after }, as bolsas { $before-boards } passam a { $boards }
change-seats = { $before } passa a { $after }, bolsas { $boards }

fault-at = { $place }: { $what }


deal-seeded = da semente { $seed }: para testes, não para jogar
deal-right = certo: { $count ->
    [1] uma bolsa de 52 cartas
   *[other] { $count } bolsas de 52 cartas cada
}, 13 em cada mão
deal-unknown = { $cards } de 52 cartas: { $hands ->
    [1] uma mão não é conhecida
   *[other] { $hands } mãos não são conhecidas
}
deal-counts = cartas nas mãos de Norte, Este, Sul e Oeste: { $counts }; cada uma tem de ter 13
deal-document = documento { $number }

title-barometer = Barômetro: { $of }
title-sections = { $count } seções: { $of }
title-switched = { $of }, rodadas com troca de direção geográfica: { $rounds }
title-short = { $of }, com rodada de espera
title-swiss = Torneio suíço
title-with-triangles = { $of }, com um triângulo de três equipes em vez de bye
title-roving = { $of }, com uma dupla itinerante
title-triangle = Triângulo (três equipes)
title-mitchell = Mitchell
title-mitchell-skip = Mitchell com salto
title-mitchell-share = Mitchell com bolsas compartilhadas e relay
title-howell = Howell
title-reduced-howell = Howell reduzido, { $rounds } rodadas
title-hesitation = Mitchell com hesitação
title-double-weave = Double Weave Mitchell
title-appendix = Mitchell com apêndice
title-web = Web
title-individual = Individual
title-head-to-head = Frente a frente
title-league = Liga
title-double-round-robin = Todos contra todos, ida e volta
title-round-robin = Todos contra todos
title-multiple-teams = Equipes múltiplas
title-new-england = Equipes múltiplas (New England)
title-stagger-teams = Movimento Stagger
size-tables = { $count ->
    [1] { $count } mesa
   *[other] { $count } mesas
}
size-rounds = { $count ->
    [1] { $count } rodada
   *[other] { $count } rodadas
}
size-players = { $count ->
    [1] { $count } jogador
   *[other] { $count } jogadores
}
size-stanzas = { $count ->
    [1] { $count } série
   *[other] { $count } séries
}
size-pairs = { $count ->
    [1] { $count } dupla
   *[other] { $count } duplas
}
size-teams = { $count ->
    [1] { $count } equipe
   *[other] { $count } equipes
}
size-sets = { $count ->
    [1] { $count } conjunto de bolsas
   *[other] { $count } conjuntos de bolsas
}
suggest-minutes = o tempo de uma bolsa tem de estar entre meio minuto e 100 minutos
suggest-other = foram pedidas { $asked } bolsas; cada um joga { $played }
