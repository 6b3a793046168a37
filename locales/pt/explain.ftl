# Uma decisão explicada, passo a passo.

explain-step = { $number }. { $who }: { $what }
explain-calls = Vozes: { $what }
explain-cards = Cartas: { $what }
explain-director-comes = vem à mesa
explain-finds = constata que { $what }
explain-irregular = Irregularidade: { $seat } (Lei { $clause }).
explain-law = Lei { $clause }.
explain-choice = { $who } pode escolher (Lei { $clause }):
explain-duty = { $who } tem de fazer isto (Lei { $clause }):
explain-question = O Diretor decide (Lei { $clause }): { $question }
explain-answer = No registro: { $answer }
explain-withdrawn = { $count ->
    [0] Todas as vozes são canceladas.
    [1] Só vale { $calls }; todas as outras vozes são canceladas.
   *[other] Só valem estas vozes: { $calls }; todas as outras são canceladas.
}
explain-bar-turn = { $seat } é obrigado a passar na sua próxima vez.
explain-bar-auction = { $seat } é obrigado a passar até o fim do leilão.
explain-bar-over = { $seat } pode voltar a falar livremente.
explain-minor = { $card } de { $seat } é carta penalizada menor.
explain-major = { $card } de { $seat } é carta penalizada maior.
explain-must = { $seat } tem de começar por { $suit }, se puder.
explain-must-not = { $seat } não deve em caso algum começar por { $suit } enquanto retiver a mão.
explain-must-play = { $seat } tem de seguir o naipe, se puder; senão, tem de jogar { $suit } nesta vaza, se tiver.
explain-must-not-play = { $seat } tem de jogar nesta vaza um naipe que não seja { $suit }, se puder.
explain-must-card = { $seat } tem de jogar { $card }.
explain-must-highest = { $seat } tem de jogar a carta mais alta do naipe da jogada inicial.
explain-must-lowest = { $seat } tem de jogar a menor carta do naipe da jogada inicial.
explain-information = O que { $seat } mostrou com { $what } é informação autorizada para { $may } e não autorizada para { $maynot } (Lei { $clause }).
explain-unauthorized = O que { $seat } mostrou com { $what } é informação não autorizada para { $maynot } (Lei { $clause }).
explain-nobody = ninguém
explain-adjusted = Escore ajustado: { $score }
adjusted-redress = compensação reduzida por prejuízo autoinfligido; lado infrator { $offenders }; na mesa { $table }; sem a infração { $without }; sem o próprio erro { $error }
adjusted-better-of = { $side }: o melhor entre média mais e { $score }; o outro lado, o complemento
adjusted-share = { $percent }% de { $result }
adjusted-points = { $points } para { $side }
option-accepts = aceitar
option-accepts-insufficient = aceitar a marcação insuficiente, que então vale como legal; dar uma voz em seguida tem o mesmo efeito
option-accepts-rotation = aceitar a voz fora de vez, que então vale; dar uma voz em seguida tem o mesmo efeito
option-accepts-change = aceitar a segunda voz, que então substitui a primeira
option-declines = não aceitar
option-declines-insufficient = não aceitar: a marcação é retirada e tem de ser corrigida
option-declines-first = não aceitar: a voz posta em seu lugar é julgada como voz substituta
option-accepts-first = aceitar a marcação insuficiente: ela vale, e a voz posta em seu lugar é cancelada
option-declines-rotation = não aceitar: a voz é cancelada e a vez volta ao jogador a quem cabia
option-declines-change = não aceitar: vale a primeira voz
option-declines-consent = não consentir: o Diretor decide sobre a reivindicação
option-keeps = manter a voz
option-changes = dar outra voz
option-agrees = concordar
option-objects = objetar
option-requires = exigir que o parceiro do infrator comece por { $suit }
option-requires-play = exigir que o parceiro do infrator jogue { $suit } nesta vaza
option-requires-highest = exigir a carta mais alta do naipe da jogada inicial
option-requires-lowest = exigir a menor carta do naipe da jogada inicial
option-requires-card = exigir { $card }
option-forbids = proibir que o parceiro do infrator comece por { $suit }
option-forbids-play = proibir que o parceiro do infrator jogue { $suit } nesta vaza
option-waives = não exigir nem proibir nada
option-spreads = abrir a mão como morto
option-corrects = substituir a carta por uma carta legal
option-names = pedir uma carta do morto
option-names-card = pedir { $card } do morto
option-plays = jogar { $card }
option-plays-omitted = juntar { $card }: conta como revoque, e uma vaza passa ao outro lado se o seu lado ganhou essa vaza ou uma posterior
option-card = jogar uma carta
option-requests-play = pedir que o jogo continue
option-consents = consentir que o jogo continue
option-requires-declarer = exigir a jogada inicial da mão do carteador
option-requires-dummy = exigir a jogada inicial da mão do morto

