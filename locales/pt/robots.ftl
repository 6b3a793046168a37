# Robots: on the command line, on paper, and what the server says of them.

match-title = { $first } contra { $second }: { $boards ->
    [1] uma bolsa
   *[other] { $boards } bolsas
}, semente { $seed }
match-board = Bolsa { $number }: { $one } e { $other }, IMPs { $imps }
match-total = IMPs no total: { $imps }, por bolsa { $mean }
match-interval = Com 95% de confiança: entre { $from } e { $to } por bolsa
match-parallel = Duas equipes dos mesmos robôs: cada bolsa é igual nas duas mesas.
serve-robots-boards = Contra robôs jogam-se de 1 a 32 bolsas.
serve-robots-no-more = Todas as bolsas já foram jogadas.
match-waiting = { $boards ->
    [1] Uma bolsa espera pelo Diretor e não conta.
   *[other] { $boards } bolsas esperam pelo Diretor e não contam.
}
serve-play-now = Para jogar contra robôs agora mesmo, sem configurar nada: { $link }
serve-robots-seat = Um robô se senta em N, E, S ou W, e um aprendiz comete no máximo 1.000 erros em 1.000 vezes.
serve-practice-none = Nenhuma destas bolsas é desse tipo. Escolha outro tipo ou outras bolsas.
serve-practice-call = Essa voz não pode ser dada aqui.
serve-practice-number = O número de uma mão deve ser no máximo 1.000.000.000.
print-robots-card = Cartão de convenções dos robôs
print-robots-card-system = 2/1 forcing de game
print-robots-card-how = Feito das regras pelas quais os robôs marcam: todas as vozes que eles dão com alguma de { $hands } mãos, não vulneráveis, e o que elas mostram. Os pontos são pontos de honra.
print-robots-openings = Aberturas
print-robots-responses = Respostas a { $call }
print-robots-defence = Os adversários abrem { $call }
print-robots-competition = Abrimos { $call }, a voz seguinte dos adversários é { $over }
print-robots-call = Voz
print-robots-shows = O que mostra
convention-stayman = Stayman
convention-puppet = Puppet Stayman
convention-smolen = Smolen
convention-transfer = Transfer
convention-completion = Completa o transfer
convention-texas = Transfer Texas
convention-jacoby = Jacoby 2ST
convention-splinter = Splinter
convention-inverted = Apoio invertido em menor
convention-strong-two = 2♣ forte
convention-waiting = Resposta de espera
convention-negative-response = Resposta negativa
convention-fourth-suit = Quarto naipe forcing
convention-checkback = Checkback
convention-key-card = Blackwood de cartas-chave
convention-ogust = Ogust
convention-michaels = Michaels
convention-unusual = 2ST inusual
convention-takeout = Dobre informativo
convention-negative-double = Dobre negativo
convention-responsive = Dobre responsivo
convention-support = Dobre de apoio
convention-cue-raise = Apoio por cue-bid
convention-jordan = Jordan 2ST
convention-weak-jump = Salto fraco em naipe novo
convention-jump-overcall = Intervenção fraca em salto
convention-both-majors = Ambos os maiores
convention-lebensohl = Lebensohl
convention-landy = Landy
convention-woolsey = Woolsey
convention-meckstroth = Meckstroth 2ST
