
# Carteio a cartas abertas e reivindicações analisadas.

dd-tricks = Vazas com as quatro mãos à vista
dd-par = Par: { $points } para { $side }: { $contracts }
dd-par-zero = Par: 0, mão passada

claim-made = { $seat } reivindica { $tricks } de { $left }.
claim-words = Disse: { $words }
claim-not-understood = Não compreendido, e não usado: { $words }
claim-proposal = Proposta: { $tricks ->
    [0] nenhuma vaza a mais
    [1] mais uma vaza
   *[other] mais { $tricks } vazas
} para { $side }, { $total } ao todo (Lei { $clause }).
claim-double-dummy = Com as quatro mãos à vista: { $tricks } de { $left }.
claim-sure = Sem dúvida.
claim-likely = Provável.
claim-doubtful = Duvidoso: cabe ao Diretor julgar.
claim-line = A pior linha normal:
claim-lost = perdida pela Lei { $clause }
claim-conceded = concedida
claim-enter = O Diretor aceita com: { $entry }
claim-none = Nenhuma reivindicação neste registro.

reason-no-normal-line-loses = Nenhuma linha de jogo normal rende menos do que foi reivindicado.
reason-no-line-wins-more = Nenhuma linha de jogo rende mais, mesmo com as quatro mãos à vista.
reason-trump-not-mentioned = Há um trunfo fora que o reivindicante não mencionou. Existe alguma chance real de que ele não soubesse dele?
reason-trumps-being-drawn = Acabava de ser jogada uma volta de trunfos: presume-se que o reivindicante conhece os que faltam.
reason-card-not-located = A carta que falta só se encontra com uma jogada não declarada, e ninguém deixou de seguir o naipe.
reason-other-line-irrational = Seria irracional não seguir essa linha? Então as Leis de 2007 a permitem: { $tricks } das que restam.
reason-partner-chooses = A reivindicação depende do que o parceiro jogar: presume-se que escolhe o pior.
reason-careless-order = Uma ordem de naipes ou um descarte descuidado a perde.
reason-overlooked = Só se perde se o reivindicante não percebeu { $cards }. Foi isso?
reason-top-down = Presume-se que os naipes são jogados de cima para baixo; em qualquer ordem seriam menos.
reason-not-understood = Parte da declaração não foi compreendida.
reason-not-all-examined = Nem todas as linhas normais puderam ser examinadas a tempo.
reason-conceded-too-much = Nenhuma linha normal perde tudo o que foi concedido.
reason-concession-stands = Uma linha de jogo normal perde a vaza concedida: a concessão vale.
reason-likely-or-not = O acordo vale, a não ser que o outro lado provavelmente tivesse ganho mais: jogada sem cuidado, a reivindicação dá { $tricks }.
