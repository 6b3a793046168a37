# Prática e exames: o que um caso pergunta e como se corrigem as respostas.
practice-level-easy = fácil
practice-level-usual = normal
practice-level-hard = difícil
practice-topic-wrong-count = Um número incorreto de cartas
practice-topic-missing-card = Uma carta faltante
practice-topic-hesitation = Uma hesitação
practice-topic-misinformed = Má informação no leilão
practice-topic-card-in-auction = Uma carta exposta no leilão
practice-topic-unintended-call = Uma voz involuntária
practice-topic-change-of-call = Uma mudança de voz
practice-topic-insufficient-bid = Uma marcação insuficiente
practice-topic-pass-out-of-rotation = Um Passe fora de vez
practice-topic-bid-out-of-rotation = Uma marcação fora de vez
practice-topic-double-out-of-rotation = Um Dobre fora de vez
practice-topic-inadmissible-double = Um Dobre ou Redobre inadmissível
practice-topic-bid-above-seven = Uma marcação acima de sete
practice-topic-call-after-final-pass = Uma voz depois do Passe final
practice-topic-lead-face-down = Uma saída com a carta fechada do defensor errado
practice-topic-dummy-speaks = O morto chama a atenção
practice-topic-slip-of-the-tongue = Uma carta pedida ao morto e trocada
practice-topic-declarer-exposes = O carteador expõe uma carta
practice-topic-defender-exposes = Um defensor expõe uma carta
practice-topic-penalty-card-not-played = Uma carta penalizada que não é jogada
practice-topic-opening-lead = Uma saída fora de vez
practice-topic-declarers-lead = O carteador joga da mão errada
practice-topic-defenders-lead = Um defensor joga fora de vez
practice-topic-premature-play = Uma jogada prematura
practice-topic-two-cards = Duas cartas jogadas ao mesmo tempo
practice-topic-revoke-in-time = Um revoque que ainda pode ser corrigido
practice-topic-revoke-established = Um revoque estabelecido
practice-topic-defective-trick = Uma vaza defeituosa
practice-topic-contested-claim = Uma reivindicação contestada
practice-law-topic = Lei { $law }: { $topic }
practice-whom = O que você faz primeiro? A quem pergunta?
practice-whom-next = E agora? A quem pergunta?
practice-whom-seat = Você pergunta a: { $who }
practice-whom-all = Você pergunta a cada um: { $who }
practice-whom-fact = Ainda não pergunta a ninguém: primeiro tem de apurar um fato
practice-whom-nobody = Não pergunta a ninguém: nenhum jogador tem escolha, e você dá a decisão
practice-options = Quais são as opções de { $who }? Marque todas.
practice-fact = O que você tem de apurar?
practice-told-unintended = O jogador explica sem hesitar: «Meus dedos pegaram o cartão errado. Nunca quis fazer essa voz e disse isso assim que a vi.»
practice-told-intended = O jogador explica: «No começo eu quis mesmo fazer essa voz. Depois olhei de novo a minha mão e achei outra melhor.»
practice-told-comparable = O cartão de convenções mostra que toda mão que serve para a voz que vale também servia para a voz retirada.
practice-told-not-comparable = O cartão de convenções mostra que a voz que vale promete mãos diferentes das da voz retirada e não tem o mesmo propósito.
practice-told-slip = O carteador corrigiu a carta no mesmo fôlego, sem pausa para pensar: desde o início queria a outra carta.
practice-told-no-slip = O carteador fez uma pausa, olhou de novo o morto e só então quis outra carta.
practice-part-board = O que acontece com a bolsa?
practice-played = É jogada
practice-not-played = Não pode ser jogada normalmente: você atribui um escore ajustado
practice-part-call = Qual voz de { $seat } vale?
practice-stands-none = Nenhuma voz
practice-part-bar = { $seat } é obrigado a passar?
practice-bar-none = Não, { $seat } pode falar livremente
practice-bar-turn = Sim, na próxima vez de falar
practice-bar-auction = Sim, até o fim do leilão
practice-part-penalty = { $card } de { $seat } é carta penalizada?
practice-penalty-none = Não
practice-penalty-minor = Sim, carta penalizada menor
practice-penalty-major = Sim, carta penalizada maior
practice-part-transfer = Quantas vazas são transferidas para { $side }?
practice-part-tricks = Quantas vazas tem o carteador no final?
practice-tricks = { $tricks ->
    [0] nenhuma
    [1] uma vaza
   *[other] { $tricks } vazas
}
practice-part-turn = De quem é a vez agora?
practice-part-lead = Se { $seat } defender e tiver de jogar a primeira carta de uma vaza, o carteador pode restringir essa jogada por causa da voz retirada?
practice-part-closed = Quem não pode usar a informação que surgiu?
practice-closed-none = Não há essa restrição
practice-part-review = Qual questão fica para depois do carteio?
practice-review-none = Nenhuma
practice-review-law = Lei { $clause }: { $summary }
practice-right = Certo.
practice-not-right = Não está certo.
practice-missed = Falta: { $what }
practice-wrong = Não se aplica aqui: { $what }
practice-because = Lei { $clause }: { $summary }
practice-answer = Resposta correta: { $what }
practice-enter = Sua resposta (letras, por exemplo a ou a c; nada para parar):
practice-count = { $right } de { $all } certas
exam-title = Exame para Diretores
exam-key = Gabarito para o professor
exam-sheet = Prova corrigida
exam-settings = Semente { $seed }, nível { $level }, Leis de { $edition }
exam-open = É permitido consultar o livro das Leis.
exam-closed = Sem consulta ao livro das Leis.
exam-minutes = { $minutes ->
    [1] Tempo: um minuto.
   *[other] Tempo: { $minutes } minutos.
}
exam-candidate = Candidato
exam-date = Data
exam-points = Pontos
exam-total = { $points } de { $of } pontos, { $percent }%
exam-took = { $minutes ->
    [1] Tempo usado: um minuto
   *[other] Tempo usado: { $minutes } minutos
}
exam-question = Questão { $number }
exam-question-points = Questão { $number }: { $points } de { $of } pontos
exam-judged = Como você decide, e com base em quais Leis?
exam-book = Como decide o Livro Branco ({ $paragraph })
exam-own = A decisão do candidato
exam-by-hand = O professor compara as duas e dá os pontos desta questão.
exam-laws = Leis { $laws }
