# Practice with robots: bidding beside their system, and the play of boards of a chosen kind.

practice-title = Prática
practice-closed = Ninguém pode jogar com robôs aqui.
practice-bidding = Praticar o leilão
practice-bidding-how = Você marca em Sul com um robô como parceiro. Você fica sabendo que voz os robôs teriam dado com a sua mão e o que ela mostra.
practice-silent = Os adversários passam
practice-contested = Os adversários também marcam
practice-play = Praticar o carteio
practice-play-how = Os robôs dão as vozes, e você joga a partir da saída. Depois você vê as vazas com as quatro mãos à vista e a mesma bolsa em outras mesas.
practice-kind = O que você joga
practice-kind-suit = Carteador em um naipe
practice-kind-notrump = Carteador em sem-trunfo
practice-kind-slam = Carteador em um slam
practice-kind-declarer = Carteador em qualquer contrato
practice-kind-defence = Defensor
practice-kind-whole = Sul, desde a primeira voz
practice-start = Começar
practice-own = As suas próprias bolsas, ou as mesmas bolsas para uma turma
practice-file = Bolsas de um arquivo (PBN ou LIN)
practice-file-how = São escolhidas as bolsas que ficam do tipo desejado quando os robôs as marcam. Elas são giradas para que você fique em Sul.
practice-set = Número da série
practice-set-how = Todos os que digitam o mesmo número recebem as mesmas bolsas. Deixe vazio para ter bolsas só suas.
practice-card = Cartão de convenções dos robôs
practice-hand = Mão { $number }
practice-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
practice-tap = Toque em uma voz para ver o que ela mostra.
practice-told = O que os robôs dizem
practice-over = O leilão terminou
practice-alike = { $all ->
    [1] Os robôs teriam dado { $alike } da sua única voz.
   *[other] Os robôs teriam dado { $alike } das suas { $all } vozes.
}
practice-you-bid = Você marcou:
practice-robots-bid = Os robôs teriam marcado:
practice-score = Norte-Sul { $score }
practice-double-dummy = As vazas e os escores são com as quatro mãos à vista.
practice-same = Como os robôs
practice-shows = Mostra:
practice-you-called = A sua voz
practice-robots-call = A voz dos robôs
practice-fits = A sua mão corresponde ao que a sua voz mostra.
practice-fits-not = A sua mão não corresponde ao que a sua voz mostra, e o seu parceiro vai acreditar nela.
practice-next = Próxima mão
practice-back = Retirar a minha última voz
practice-again = A mesma mão de novo
practice-at-once = Diga depois de cada voz
practice-robots-auction = O leilão dos robôs
