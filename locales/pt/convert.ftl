
# What a conversion loses.

lost = perda: { $what }
lost-at = perda: { $place }: { $what }
losses-strict = { $count ->
    [1] uma coisa se perderia
   *[other] { $count } coisas se perderiam
}; por isso nada foi escrito

place-line = linha { $line }
place-game = jogo { $number }
place-board = bolsa { $board }
place-log = registro { $number }
place-result = bolsa { $board }, { $ns } contra { $ew }
place-message = resultado { $number }
place-contestant = competidor { $id }
place-match = match { $id }

lost-event = o evento: { $text }
lost-site = o local: { $text }
lost-date = a data: { $text }
lost-scoring-word = a apuração: { $text }
lost-name = o nome de { $seat }: { $name }
lost-name-changed = o nome de { $seat }, { $name }: escrito como { $written }
lost-tag = a etiqueta { $name }: { $text }
lost-second-tag = uma segunda etiqueta { $name }: { $text }
lost-second-line = uma linha sob uma etiqueta repetida: { $text }
lost-section = a seção { $text }
lost-comment = um comentário: { $text }
lost-escape = uma linha para outros programas: %{ $text }
lost-note = uma nota a que nada se refere: { $text }
lost-mark = a marca { $text }, depois da qual não vem nada
lost-layout = um comando de apresentação da página: { $name }|{ $text }|
lost-second-command = o comando { $name } aparece mais de uma vez: { $text }
lost-line-breaks = quebras de linha, tabulações ou caracteres de controle em { $text }, que foram substituídos por espaços
lost-closing-brace = uma chave de fechamento em um comentário, que foi substituída por um parêntese
lost-bars = barras ou quebras de linha em um texto, que foi escrito como { $text }
lost-too-many-notes = a explicação { $text }: uma mão pode ter no máximo 32 notas
lost-dealer-unknown = que o dador não é conhecido; foi escrito Norte
lost-vulnerability-unknown = que a vulnerabilidade não é conhecida; foi escrito que ninguém está vulnerável
lost-board-number = o número da bolsa, { $number }: o dador e a vulnerabilidade não são os da Lei 2
lost-fourth-hand = que uma mão não é conhecida: três mãos revelam a quarta
lost-short-hand = a mão de { $seat }: tem { $cards ->
    [0] 0 cartas
    [1] uma carta
   *[other] { $cards } cartas
}; um registro precisa de 13
lost-out-of-rotation = que a voz { $number }, de { $seat }, foi fora de vez
lost-auction-ended = que o registro do leilão termina ali
lost-auction-from = o leilão a partir da voz { $number }, { $act } de { $seat }: { $reason }
lost-play-from-card = o carteio a partir da carta { $number }, { $act } de { $seat }: { $reason }
lost-play-without-auction = o carteio: não há antes um leilão completo
lost-play-from-trick = o carteio a partir da vaza { $number }: nem todas as suas cartas são conhecidas
lost-lead-out-of-turn = que a jogada inicial da vaza { $number } foi fora de vez
lost-play-ended = que o carteio terminou antes do fim: nenhum resultado é indicado
lost-alert = o alerta de { $text }
lost-explanation = a explicação de { $name }: { $text }
lost-judgement = a anotação de { $text }
lost-contract = o contrato indicado, { $text }: nenhum leilão leva a ele
lost-contract-by = o contrato indicado, { $text } por { $seat }: nenhum leilão leva a ele
lost-tricks = o resultado indicado, { $tricks ->
    [0] 0 vazas
    [1] uma vaza
   *[other] { $tricks } vazas
}: não resulta do carteio
lost-swapped = que o carteador e o morto foram trocados
lost-clauses = a lista de cláusulas que o registro demonstra
lost-expectation = o desfecho que o registro espera
lost-editions = todas as edições das Leis, menos a última
lost-entry = o lançamento { $text }
lost-no-board-number = o jogo: não tem número de bolsa
lost-no-contract = o contrato não é conhecido
lost-only-result = o leilão e o carteio: só se escreve o resultado
lost-hands = { $boards ->
    [1] as mãos de uma bolsa
   *[other] as mãos de { $boards } bolsas
}
lost-other-hands = as mãos: ficam as de outra bolsa com este número
lost-not-played = o resultado de uma bolsa que não foi jogada até o fim
lost-key = tudo o que está sob `{ $text }`
lost-scoring = a opção `{ $name }` da apuração: { $text }
lost-edition = a edição das Leis
lost-entries = as inscrições: só se escrevem resultados
lost-match-name = o nome do match, que no arquivo é o match { $number }
lost-award = o escore artificial: o formato não consegue exprimi-lo
lost-no-pair-numbers = o resultado: as suas duplas não têm números
lost-no-result = o resultado: não se conhece o contrato, o carteador ou as vazas
lost-deleted = um resultado que foi apagado
lost-one-side = que o resultado conta só para um lado
lost-element = o elemento { $name }: { $text }
lost-other-events = todos os eventos menos o primeiro
lost-lead = a saída { $text }: não é uma carta
lost-score = o escore indicado, { $text }: contrato, vazas e vulnerabilidade não levam a ele
lost-result-text = o resultado { $text }: não corresponde ao contrato
lost-players = os jogadores { $text }: não se sabe quem se sentou onde
lost-match-names = os nomes { $text }: não se sabe quais deles jogaram esta bolsa
lost-without-result = o competidor: não tem nenhum resultado
lost-revoke = que { $text } foi um revoque: a mão não é conhecida
lost-tricks-differ = que os jogadores concordaram com um número errado de vazas
lost-fixed-award = que o escore artificial de { $text } por cento é fixo: o formato o toma por uma média
lost-adjusted = o resultado: o formato não tem lugar para o seu escore ajustado
lost-contract-at-odds = o contrato { $name }: o escore { $text } não decorre dele, e é o escore que conta
lost-contract-incomplete = o contrato { $text }: não se conhecem o carteador ou as vazas
lost-contract-replaced = o contrato { $text }: um escore artificial o substitui, ou a bolsa não foi jogada
lost-session-name = o número da sessão { $name }: passa a ser a sessão { $text } no arquivo
lost-table-unknown = a mesa: o arquivo não a indica, e os aparelhos precisam dela
lost-round-unknown = a rodada: o arquivo não a indica, e os aparelhos precisam dela
lost-corrected = um resultado que foi corrigido: conta um posterior
lost-twice = um resultado repetido: escreve-se uma só vez
lost-faulty = um jogo ou resultado que não pode ser lido e fica de fora: { $text }
