# A que leva uma resposta.
follows-turn = Depois, é a vez de { $seat }.
follows-chooses = Depois, { $who } escolhe:
follows-chooses-alone = Depois, { $who } escolhe.
follows-consent = Depois, o jogo só continua se { $who } concordarem:
follows-finds = Depois, { $who } decide: { $question }
follows-corrects = { $who } substitui então a voz por uma destas:
follows-calls = O que vem depois depende da voz de { $who }:
follows-must-call = Depois, { $who } tem de dizer { $call }.
follows-lead = Se { $seat } for defensor, o carteador pode restringir a primeira vez que { $seat } iniciar uma vaza, inclusive a saída.
follows-lead-defender = O carteador pode restringir a primeira vez que { $seat } iniciar uma vaza, inclusive a saída.
follows-review = Depois do carteio, o Diretor verifica se o lado não infrator foi prejudicado (Lei { $clause }).
follows-reviews = Depois do carteio, o Diretor verifica se o lado não infrator foi prejudicado (Leis { $laws }).
follows-no-penalty = { $card } de { $seat } deixa de ser carta penalizada.
follows-transfer = { $tricks ->
    [1] Uma vaza é transferida para { $side }.
   *[other] { $tricks } vazas são transferidas para { $side }.
}
follows-result = { $tricks ->
    [1] A mão terminou: o carteador tem uma vaza.
   *[other] A mão terminou: o carteador tem { $tricks } vazas.
}
answer-call = { $calls }
answer-bid-in = uma marcação em { $denomination }
answer-other-call = qualquer outra voz
answer-any-call = qualquer voz legal
explain-one-law = (Lei { $laws })
explain-laws = (Leis { $laws })
option-keeps-card = deixar a carta como está
option-accepts-lead = aceitar a jogada, que então vale; jogar sobre ela tem o mesmo efeito
option-declines-lead = não aceitar: a jogada é retirada
follows-any-call = { $who } pode então dar:
follows-consent-others = Depois, o jogo só continua se os outros três jogadores concordarem:
explain-cancelled = Cancela-se { $what } de { $seat }.
explain-face-up = { $count ->
    [1] A carta { $cards } de { $seat } fica aberta na mesa até o fim do leilão.
   *[other] As cartas { $cards } de { $seat } ficam abertas na mesa até o fim do leilão.
}
explain-no-double = { $seat } não pode dobrar nem redobrar nesta vez.
option-accepts-lead-other = aceitar a jogada; se { $seat }, que é o próximo a jogar, não a aceitar, prevalece a escolha de { $seat }
option-declines-lead-other = não aceitar a jogada; se { $seat }, que é o próximo a jogar, a aceitar, prevalece a escolha de { $seat }
option-accepts-card = aceitar a carta jogada em lugar da carta penalizada
option-declines-card = não aceitar a carta jogada: joga-se a carta penalizada, e a carta recolhida passa a ser carta penalizada maior
option-declines-naming = não pedir nenhuma carta do morto

# O que foi irregular, pelo nome.
irregular-insufficient = { $seat } fez uma marcação insuficiente (Lei { $clause }).
irregular-rotation = { $seat } falou fora de vez (Lei { $clause }).
irregular-double = { $seat } dobrou quando não era permitido (Lei { $clause }).
irregular-redouble = { $seat } redobrou quando não era permitido (Lei { $clause }).
irregular-must-pass = { $seat } falou quando era obrigado a passar (Lei { $clause }).
irregular-no-double = { $seat } dobrou ou redobrou, o que não era permitido nesta vez (Lei { $clause }).
irregular-above-seven = { $seat } fez uma marcação acima de sete (Lei { $clause }).
irregular-late-call = { $seat } falou depois do Passe final (Lei { $clause }).
irregular-not-repeated = { $seat } não repetiu a voz que era obrigado a repetir (Lei { $clause }).
irregular-card-in-auction = { $seat } expôs uma carta durante o leilão (Lei { $clause }).
irregular-acted-before-ruling = { $seat } agiu antes de o Diretor ter explicado tudo (Lei { $clause }).
irregular-wrong-cards = { $seat } falou com as cartas de outra bolsa (Lei { $clause }).
irregular-extraneous = { $seat } recebeu informação estranha (Lei { $clause }).
irregular-opening-lead = { $seat } não fez a saída da forma prescrita (Lei { $clause }).
irregular-opening-lead-out-of-turn = { $seat } fez a saída fora de vez (Lei { $clause }).
irregular-declaring-side-led = { $seat } fez a saída, embora seja do lado do carteador (Lei { $clause }).
irregular-lead = { $seat } fez uma jogada inicial fora de vez (Lei { $clause }).
irregular-lead-from-dummy = { $seat } fez, da mão do morto, uma jogada inicial fora de vez (Lei { $clause }).
irregular-play = { $seat } jogou fora de vez (Lei { $clause }).
irregular-revoke = { $seat } não seguiu o naipe, embora pudesse (Lei { $clause }).
irregular-disobeyed = { $seat } não jogou como lhe foi exigido (Lei { $clause }).
irregular-exposed = { $seat } expôs uma carta (Lei { $clause }).
irregular-together = { $seat } jogou duas ou mais cartas ao mesmo tempo (Lei { $clause }).
irregular-dummy = { $seat } excedeu os direitos do morto (Lei { $clause }).
irregular-dummys-card = { $seat } jogou uma carta que o carteador não pediu (Lei { $clause }).
irregular-penalty-card = { $seat } não jogou a carta penalizada (Lei { $clause }).
irregular-led-too-soon = { $seat } fez a jogada inicial antes de o carteador escolher (Lei { $clause }).
irregular-arrangement = { $seat } avisou tarde demais que uma carta está voltada para o lado errado (Lei { $clause }).
irregular-inspected = { $seat } olhou uma vaza terminada (Lei { $clause }).
irregular-defective = { $seat } tornou uma vaza defeituosa, com uma carta a menos ou a mais (Lei { $clause }).
follows-before = Antes da vez de { $seat }, { $who } pode dar qualquer voz legal.
follows-before-several = Antes da vez de { $seat }, { $who } podem dar qualquer voz legal.
follows-before-partner = { $seat } não pode usar a informação da voz cancelada (Lei { $clause }).
