# O que foi feito e constatado, em palavras.

did-artificial = { $call } (artificial)
did-shows = { $call }, mostrando { $suits }
did-leads-down = sai com { $card }, fechada
did-faces = abre a carta de saída
did-names = pede { $what } do morto
did-renames = muda a carta pedida para { $what }
did-together = joga { $cards } ao mesmo tempo
did-places = como morto, põe { $card } na posição de carta jogada
did-exposes = mostra { $cards } sem querer
did-exposes-deliberately = mostra { $cards } de propósito
did-changes = muda a voz para { $call }
did-corrects = recolhe a carta e joga { $card }
did-attention = chama a atenção para uma irregularidade
did-attention-revoke = chama a atenção para um revoque de { $seat } na vaza { $trick }
did-attention-card = chama a atenção para { $card }
did-runs = manda o morto correr { $suit }
did-claims = reivindica { $tricks ->
    [1] uma das vazas restantes
   *[other] { $tricks } das vazas restantes
}
did-concedes = concede { $tricks ->
    [1] uma das vazas restantes
   *[other] { $tricks } das vazas restantes
}
did-saying = { $what }, dizendo “{ $words }”
did-agrees = concorda
did-objects = objeta
did-requests-play = pede que o jogo continue
did-consents = consente que o jogo continue
did-accepts = aceita a voz ou a jogada
did-declines = não aceita
did-requires = exige { $what }
did-forbids = proíbe { $what }
did-accepts-insufficient = aceita a marcação insuficiente
did-accepts-rotation = aceita a voz fora de vez
did-accepts-change = aceita a segunda voz
did-accepts-lead = aceita a jogada
did-accepts-card = aceita a carta jogada
did-declines-insufficient = não aceita a marcação insuficiente
did-declines-rotation = não aceita a voz fora de vez
did-declines-change = não aceita a segunda voz
did-declines-lead = não aceita a jogada
did-declines-card = não aceita a carta jogada
did-declines-consent = não consente que o jogo continue
did-declines-naming = não pede nenhuma carta do morto
did-requires-lead = exige a jogada inicial em { $what }
did-requires-play = exige que se jogue { $what } nesta vaza
did-forbids-lead = proíbe a jogada inicial em { $what }
did-forbids-play = proíbe que se jogue { $what } nesta vaza
did-waives = não exige nem proíbe nada
did-spreads = abre a mão como morto
did-keeps = mantém a voz
did-keeps-card = deixa a carta como está
did-omits = não joga nenhuma carta na vaza
did-inspects = olha a vaza que acaba de ser jogada
did-inspects-own = olha a carta que ele próprio acaba de jogar
did-inspects-quitted = olha a vaza { $trick }, já terminada
did-points-out = diz que uma carta está voltada para o lado errado
did-hesitates = hesita
did-hurries = age com rapidez incomum
did-remarks = faz uma observação
did-asks = faz uma pergunta
did-answers = responde a uma pergunta
did-alerts = faz um alerta inesperado
did-gestures = faz um gesto
did-reserves = reserva o direito de chamar o Diretor mais tarde
what-high = a carta mais alta
what-low = a menor carta
what-win = uma carta que ganhe a vaza
what-anything = qualquer carta
what-highest-suit = a carta mais alta do naipe da jogada inicial
what-lowest-suit = a menor carta do naipe da jogada inicial
what-from-declarer = a jogada inicial da mão do carteador
what-from-dummy = a jogada inicial da mão do morto
found-unintended = a voz foi involuntária
found-intended-call = a voz foi voluntária
found-comparable = a nova voz é comparável
found-not-comparable = a nova voz não é comparável
found-more-precise = a nova voz tem o mesmo significado ou um mais preciso
found-not-more-precise = a nova voz não tem o mesmo significado nem um mais preciso
found-meant-over = o jogador quis dar uma voz sobre a voz irregular
found-meant-own-turn = o jogador quis falar na sua própria vez
found-meant-lead = o jogador quis fazer a sua própria jogada inicial
found-meant-play = o jogador quis jogar sobre a jogada inicial irregular
found-breach = a Lei { $clause } foi infringida
found-breach-by = { $seat } infringiu a Lei { $clause }
found-slip = a primeira carta foi pedida por um lapso verbal
found-no-slip = a primeira carta não foi pedida por um lapso verbal
found-intended = { $card } era, sem margem para dúvida, a carta pretendida
found-led = a quinta carta era a jogada inicial da vaza seguinte
found-not-led = a quinta carta não era a jogada inicial da vaza seguinte
found-no-penalty = { $card } não é carta penalizada
found-revoked = { $seat } fez um revoque na vaza { $trick }
found-no-revoke = não houve revoque
found-forfeited = o direito à retificação foi perdido
found-not-forfeited = o direito à retificação não foi perdido
found-unseen = { $seat } ainda não tinha visto as suas cartas, e o parceiro sabia disso
found-played = a bolsa foi jogada: { $contract } por { $seat }, { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
found-played-so-far = { $contract } de { $seat } está sendo carteado: { $leader } faz a jogada inicial da vaza { $trick }, e o lado do carteador ganhou até agora { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
found-revoke-won = { $seat } ganhou essa vaza
found-revoke-after = o lado infrator ganhou depois { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
found-revoke-suit = o naipe que não foi seguido era { $suit }
found-revoke-faced = a carta que deveria ter sido jogada estava aberta
found-revoke-corrected = o revoque foi corrigido a tempo
found-revoke-claimed = { $seat } encerrou então o carteio com uma reivindicação ou concessão
found-tricks = { $side } recebe { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
found-misinformed = { $seat } recebeu má informação
found-returned = as quatro mãos voltaram à bolsa
found-not-returned = nem todas as mãos voltaram à bolsa
found-next-call = { $seat } já falou na bolsa seguinte
found-round-over = a rodada acabou
found-period-over = o período de correção acabou
found-omitted = { $seat } não jogou nenhuma carta na vaza { $trick }
found-extra = { $seat } jogou mais de uma carta na vaza { $trick }: { $cards }
found-no-claim = mostrar a mão não foi uma reivindicação
found-claim = mostrar a mão foi uma reivindicação de { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
found-mixed = as cartas estão misturadas
found-mixed-side = as cartas de { $side } estão misturadas
found-fouled = a bolsa foi jogada em outra forma: { $form }
found-damage = houve prejuízo
found-no-damage = não houve prejuízo
found-adjust = cabe um escore ajustado
found-counts = os números de cartas são { $counts }
found-missing = faltava uma carta a { $seat } ({ $card }), que depois foi encontrada
found-missing-some = faltava uma carta a { $seat }, que depois foi encontrada
found-missing-played = faltava uma carta a { $seat } ({ $card }), que estava entre as cartas jogadas
found-missing-some-played = faltava uma carta a { $seat }, que estava entre as cartas jogadas
found-missing-nowhere = faltava uma carta a { $seat } ({ $card }), que não foi encontrada
found-missing-some-nowhere = faltava uma carta a { $seat }, que não foi encontrada
found-wrong-cards = { $seat } falou com as cartas da bolsa { $board }
found-called-before = { $seat } já tinha dado a voz { $call } com estas cartas
found-wrong-board = a bolsa não estava programada para estes jogadores
found-wrong-board-played = a bolsa não estava programada para estes jogadores, e um deles já a jogou
found-informed = { $seat } recebeu informação estranha por acidente
found-seen = um jogador viu uma carta de outra mão
found-not-seen = ninguém viu uma carta de outra mão
found-playable = a mão pode ser corrigida e jogada
found-not-playable = a mão não pode ser corrigida e jogada
found-interferes = a informação atrapalharia o andamento normal do jogo
found-not-interferes = a informação não atrapalha o andamento normal do jogo
found-quitted = a carta adicional foi jogada numa vaza terminada
found-not-quitted = a carta adicional não foi jogada numa vaza terminada
found-differs = a voz é diferente da anterior
found-not-differs = a voz é a mesma de antes
found-remedy-seats = os jogadores devem trocar de lugar
found-remedy-redeal = a bolsa deve ser distribuída de novo
found-remedy-play = a bolsa deve ser jogada, e revista depois
found-remedy-adjust = cabe um escore ajustado e a bolsa não é jogada
