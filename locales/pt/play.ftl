# Bolsas jogadas no navegador.

play-table = Mesa
play-open-title = Jogar uma bolsa
play-open-how = Abra uma mesa, envie um link a cada um dos outros três e joguem quantas bolsas quiserem. Ninguém precisa de conta.
play-choices = Mais opções
play-way = Como se jogam as bolsas
play-way-guided = Com orientação: só se pode fazer o que as Leis permitem
play-way-at-table = Como na mesa: tudo pode acontecer, e ninguém é avisado
play-alerts = Quem alerta e explica uma voz
play-alerts-bidder = Quem deu a voz; o parceiro não vê o alerta
play-alerts-partner = O parceiro; quem deu a voz ainda não vê o alerta
play-onlookers = Espectadores
play-onlookers-nobody = Ninguém assiste
play-onlookers-one-hand = Uma mão cada um, ao lado de um jogador
play-onlookers-all = As quatro mãos, mais tarde
play-onlookers-minutes = Quantos minutos depois
play-with-director = Alguém dirige: reivindicações contestadas e enganos vão ao Diretor
play-file = Bolsas de um arquivo (PBN ou LIN)
play-no-link = Só este endereço não abre nada. Peça a quem abriu a mesa que envie o seu link outra vez.
play-lobby-how = Envie um link a cada jogador ou sente-se aqui. Guarde esta página: só você tem os links.
play-sit-here = Sentar-se aqui
play-send-link = Enviar o link
play-link-of = Link para
play-copied = Copiado. Cole-o numa mensagem.
play-invitation = Venha jogar bridge: o seu lugar é { $seat }.
play-first-board = Trazer a primeira bolsa
play-board-on = A bolsa { $number } está em jogo.
play-other-links = Links para espectadores e um Diretor
play-other-links-how = O Diretor vê as quatro mãos. Não dê esse link a quem joga.
play-onlooker = Espectador
play-no-board-yet = Ainda não há bolsa na mesa.
play-board-title = Bolsa { $number }
play-dealer = Dador { $seat }
play-vul-none = Ninguém vulnerável
play-vul-both = Todos vulneráveis
play-vul-one = { $side } vulnerável
play-vulnerable = vulnerável
play-tricks = Vazas: Norte-Sul { $ns }, Este-Oeste { $ew }
play-reconnecting = A conexão caiu. Ela volta sozinha; nada se perde.
play-your-name = O seu nome
play-say-name = Sentar-se
play-not-here = ausente
play-hand-of = Mão de { $who }
play-cards-left = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
play-penalty-major = carta penalizada maior
play-penalty-minor = carta penalizada menor
play-trick = Vaza
play-auction = Leilão
play-alerted = alertada
play-asked-about = perguntaram o que significa
play-you = Você ({ $seat })
play-your-hand = A sua mão
play-acts = O que você pode fazer
play-your-turn = É a sua vez
play-waits-for = Esperando { $who }
play-barred = { $what }: as Leis não permitem isto agora ({ $law })
play-call-barred = { $call }, não permitida agora ({ $law })
play-card-barred = { $card }, não permitida agora ({ $law })
play-typed-unknown = “{ $text }” não é uma voz como 1S nem uma carta como D5.
play-type-call = Digite uma voz (1S, P, X)
play-type-card = Digite uma carta (D5)
play-type-send = Jogar
play-void = sem { $suit }
play-bidding-box = Caixa de leilão
play-level = Nível
play-denomination = Denominação
play-alert-own = Alertar esta voz
play-meaning = O que significa
play-no-meaning = Ninguém explicou esta voz.
play-ask = Perguntar o que significa
play-explain = Explicar
play-alert = Alertar
play-claim = Reivindicar ou conceder
play-claim-tricks = Vazas, das { $left } que faltam
play-claim-words = Como você vai jogar
play-say-top = com as cartas altas
play-say-trumps = tirando os trunfos
play-say-finesse = com uma finesse
play-claim-now = Reivindicar { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
play-concede-now = Conceder { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
play-said-claims = { $who } reivindica { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
play-said-concedes = { $who } concede { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
play-said-agrees = { $who } concorda
play-said-objects = { $who } objeta
play-said-plays-on = { $who } pede que o carteio continue
play-said-attention = { $who } chama a atenção para uma irregularidade
play-said-called = O Diretor está na mesa
play-asked = A escolha é sua
play-answer-agrees = Concordar
play-answer-objects = Objetar
play-answer-plays-on = Continuar a jogar
play-answer-consents = Aceitar que se continue
play-answer-accepts = Aceitar
play-answer-declines = Não aceitar
play-answer-keeps = Deixar como está
play-answer-waives = Não exigir nem proibir nada
play-answer-spreads = Abrir a mão como morto
play-answer-requires = Exigir { $what }
play-answer-forbids = Proibir { $what }
play-answer-names = Escolher { $what }
play-answer-more = Escolha uma voz ou carta
play-slip = Foi um engano
play-slip-asked = { $who } pede para retirar a última voz ou carta.
play-slip-yes = Permitir
play-slip-no = Não
play-slip-meant = O que você queria (1S, ou uma carta do morto como D5)
play-slip-now = Chamar o Diretor por isso
play-director-called = { $who } chamou o Diretor.
play-call-director = Chamar o Diretor
play-director-words = Motivo (só o Diretor lê)
play-rule = Aplicar as Leis
play-attention = Há uma irregularidade
play-last-trick = Última vaza
play-won-it = ganhou
play-more = Mais
play-write = Escrever para a mesa (os quatro leem)
play-write-send = Enviar
play-two-taps = Jogar uma carta com dois toques
play-played = Bolsas jogadas
play-passed-out = Todos passaram
play-result = { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
} para o carteador, { $score } para Norte-Sul
play-next-board = Próxima bolsa
play-replay = Rever a bolsa
play-replay-title = Bolsa { $number }, carta a carta
play-replay-later = Esta bolsa pode ser revista quando acabar.
play-step-first = Ao início
play-step-back = Voltar
play-step-forward = Avançar
play-step-last = Ao fim
play-step = { $at } de { $all }
play-step-begin = Antes da primeira voz
play-back-to-table = Voltar à mesa
play-own-acts = Outra coisa
play-acts-how = O que pode acontecer numa mesa pode ser feito aqui. Todos veem, e as Leis decidem o que se segue.
play-acts-cards = Vozes e cartas
play-acts-dummy = Morto
play-acts-says = Dizer ou mostrar algo
play-act-exposes = Mostrar cartas
play-act-plays-together = Jogar duas cartas ao mesmo tempo
play-act-corrects = Recolher minha carta e jogar outra
play-act-face-down = Sair com a carta virada para baixo
play-act-face = Virar a carta de saída
play-act-changes = Mudar minha voz
play-act-call = Dar uma voz agora
play-act-names = Pedir uma carta do morto por palavras
play-act-renames = Eu queria outra carta do morto
play-act-runs = Mandar o morto correr um naipe
play-act-spreads = Abrir minha mão como morto
play-act-revoke = Alguém renunciou
play-act-attention-card = Há algo errado com uma carta na mesa
play-act-points-out = Uma carta está virada para o lado errado
play-act-accepts = Aceito a saída fora da vez
play-act-reserves = Posso chamar o Diretor mais tarde
play-act-hesitates = Eu hesitei
play-act-hurries = Agi com pressa
play-act-gestures = Fiz um gesto
play-hand-back = Devolver minha mão à bolsa
play-hands = As quatro mãos
play-rule-here = Decidir nesta mesa
play-rule-come = Estou na mesa: tomar a decisão
play-rule-chooses = As opções estão na tela desse jogador. É isto que resulta de cada uma.
play-rule-nothing = Não há nada a decidir agora.
play-rule-saved = A decisão está no registro
play-rule-director = Só o Diretor pode decidir.
play-watch = Mesas em jogo
play-watch-round = Rodada { $round }, ao vivo
play-watch-none = Nenhuma rodada está em jogo agora.
play-waits-director = A mesa espera por você.
play-go = Ir à mesa
play-look-back = Ver desde o início
play-board-acts = Escores e bolsas
play-speak = Falar com a mesa
play-speak-words = O que você diz aos quatro
play-pace = Tempos
play-pace-player = Jogador
play-pace-acts = Vozes e cartas
play-pace-average = Média
play-pace-total = No total
play-pace-long = Bolsa { $board } desta mesa: { $time }, normalmente { $average }:
play-pace-none = Ninguém pensou muito mais que de costume.
play-seconds = { $seconds } s
play-sits = Substituto, modo de jogo
play-sits-where = No lugar de quem
play-sits-who = Quem se senta
play-to-guided = Continuar com orientação
play-to-at-table = Continuar como na mesa
play-worth = Com as quatro mãos à vista, o carteador chega a { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}.
play-given = Onde se perderam vazas
play-given-tricks = { $tricks ->
    [1] custou uma vaza
   *[other] custou { $tricks } vazas
}
play-log = Voz a voz, carta a carta
play-ruled = decisão
play-open-file = Abrir um arquivo de bolsas
play-file-title = Ver bolsas, carta a carta
play-file-how = Solte aqui um arquivo (PBN, LIN ou registros de mesa) ou escolha um. Ele é lido e não é guardado.
play-file-choose = Arquivo de bolsas
play-file-boards = Bolsas do arquivo
play-to-director = Só para o Diretor
play-to-director-short = ao Diretor
play-write-director = Escrever ao Diretor
play-beside = Ao lado de quem você se senta
play-slip-how = Escolha o que você queria. O Diretor verifica se foi um engano, e nada muda antes disso.
play-teams = Encontro de equipes: bolsas para duas salas (vazio para uma mesa)
play-open-room = Sala aberta
play-closed-room = Sala fechada
play-imps = { $imps } IMPs
play-imps-wait = a outra sala ainda não a jogou
play-imps-total = Norte-Sul aqui: { $imps } IMPs
play-time-up = A próxima rodada foi chamada. Esta bolsa espera pelo Diretor, com o que foi jogado.
play-let-finish = Deixar terminar
play-round-line = Rodada { $round } · bolsa { $index } de { $boards }
play-cards = Cartões de convenções
play-card-none = Nenhum cartão de convenções anexado.
play-card-open = Abrir o cartão de convenções
play-card-own = O cartão de convenções da sua dupla: o endereço ou o texto
play-card-file = Ou tire o texto de um arquivo
play-card-attach = Anexar
play-comments = Comentários
play-comment = Dizer algo aos espectadores
play-commentator = Comentarista
play-faces = Cara a cara
play-faces-off = Os jogadores não se veem nem se ouvem
play-faces-all = Os quatro se veem e se ouvem
play-faces-screens = Como com telas: Norte com Este, Sul com Oeste
play-faces-join = Ligar câmera e microfone
play-faces-leave = Desligar
play-faces-mute = Sem som
play-faces-hide = Sem imagem
play-faces-you = Você
play-faces-camera = A câmera ou o microfone não pode ser usado. Permita-o no navegador e tente de novo; o jogo continua sem isso.
play-faces-insecure = Os navegadores só dão a câmera a páginas abertas por https. O jogo continua sem ela.
play-robot = Robô
play-others = A mesma bolsa em outras mesas
play-others-worth = { $percent }% dos pontos de torneio, { $imps } IMPs por mesa em média
play-others-you = Você
play-others-robots = Robôs
play-others-player = Outro jogador
play-others-waiting = Os robôs ainda estão jogando esta bolsa em outras mesas.
play-more-boards = Jogar mais bolsas
play-board-of = Bolsa { $index } de { $boards }
play-others-passed = Passada
play-robots-bidding = As suas vozes e as que os robôs teriam dado com a sua mão
play-robots-same = igual
play-robots-instead = robôs:
