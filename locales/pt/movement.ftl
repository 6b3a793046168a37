
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
movement-shared = { $boards } (partilhadas com { $tables })

figures-size = { $tables ->
    [one] uma mesa
   *[other] { $tables } mesas
}, { $boards ->
    [one] uma bolsa
   *[other] { $boards } bolsas
} em { $copies ->
    [one] um exemplar
   *[other] { $copies } exemplares
}; bolsas que cada um joga: { $played }
figures-shared = bolsas partilhadas { $count ->
    [one] uma vez
   *[other] { $count } vezes
}
figures-sit-outs = { $count ->
    [one] uma rodada de espera
   *[other] { $count } rodadas de espera
}, no máximo { $most } para um
figures-met = { $met } de { $of } encontros possíveis de adversários
figures-partners = { $met } de { $of } parcerias possíveis
figures-one-winner = um vencedor
figures-two-winners = dois vencedores
figures-competition = { $winners }; competição { $least } a { $most }, média { $mean }, desvio { $deviation }; bolsas em que as direções diferem: { $direction }

suggest-size = { $rounds ->
    [one] uma rodada
   *[other] { $rounds } rodadas
} de { $boards ->
    [one] uma bolsa
   *[other] { $boards } bolsas
}, { $minutes } minutos, custo { $cost }

swiss-bye = bye
swiss-triangle = triângulo
swiss-long-first = triângulo longo, primeira de duas rodadas
swiss-long-second = triângulo longo, segunda de duas rodadas
swiss-too-many = mais rodadas que adversários (WB 166.3): os encontros podem repetir-se; veja --again-after e --danish

bracket-title = Eliminatórias, { $count } competidores
bracket-winner = vencedor do match { $number }
bracket-bye = bye

place-round = rodada { $round }
place-round-table = rodada { $round }, mesa { $table }
place-round-match = rodada { $round }, match { $number }
change-new = nova, { $after }, bolsas { $boards }
change-gone = { $before } não se joga
change-boards = { $after }, as bolsas { $before-boards } passam a { $boards }
change-seats = { $before } passa a { $after }, bolsas { $boards }

fault-at = { $place }: { $what }
fault-nothing-played = nada se joga: não há rodada com uma mesa de dois lados
fault-unknown-contestant = não há competidor { $who }; vão de 1 a { $contestants }
fault-wrong-seats = os assentos não são os deste tipo de evento
fault-table-twice = esta mesa aparece duas vezes na rodada
fault-two-places = { $who } está na mesa { $first } e na mesa { $second } ao mesmo tempo
fault-against-itself = { $who } joga contra si mesmo
fault-no-boards = não há bolsas
fault-board-twice = { $who } joga a bolsa { $board } duas vezes: { $first }, e { $second }
fault-meet-too-often = { $a } e { $b } encontram-se { $times } vezes, de novo na rodada { $round }; o máximo previsto é { $meant }
fault-partners-too-often = { $a } e { $b } são parceiros { $times } vezes, de novo na rodada { $round }; o máximo previsto é { $meant }
fault-board-not-there = a bolsa { $board } é necessária nas mesas { $tables } ao mesmo tempo, e dela { $copies ->
    [one] há um exemplar
   *[other] há { $copies } exemplares
}
fault-cannot-share = não pode partilhar com a mesa { $table }: { $reason }
fault-half-match = { $ns } contra { $ew }: a bolsa { $board } joga-se com { $ns } em Norte-Sul em { $place }, nunca ao contrário
fault-never-plays = { $count ->
    [one] { $who } nunca joga
   *[other] { $who } nunca jogam
}
share-itself = é a própria mesa
share-nobody = ninguém joga lá
share-not-mutual = a outra mesa não diz que partilha
share-other-tables = não indicam as mesmas mesas
share-other-boards = têm outras bolsas
share-too-few = há menos bolsas do que mesas que as partilham

knockout-unknown-seed = não há cabeça de chave { $seed }
knockout-enters-twice = o cabeça de chave { $seed } entra duas vezes
knockout-never-enters = o cabeça de chave { $seed } não entra
knockout-unknown-match = a rodada anterior não tem match { $number }
knockout-goes-on-twice = o vencedor do match { $number } avança duas vezes
knockout-not-going-on = o vencedor do match { $number } da rodada anterior não avança
knockout-two-byes = dois byes encontram-se
knockout-late-bye = um bye depois da primeira rodada
knockout-bye-to-lower = o cabeça de chave { $seed } tem bye antes de um melhor
knockout-too-early = os cabeças de chave { $a } e { $b } encontram-se cedo demais
knockout-no-final = não há final

deal-seeded = da semente { $seed }: para testes, não para jogar
deal-right = certo: { $count ->
    [one] uma bolsa
   *[other] { $count } bolsas
}, 52 cartas em cada, 13 por mão
deal-unknown = { $cards } de 52 cartas: { $hands ->
    [one] uma mão não é conhecida
   *[other] { $hands } mãos não são conhecidas
}
deal-counts = cartas nas mãos de Norte, Este, Sul e Oeste: { $counts }; cada uma tem 13
deal-document = documento { $number }
