
# Carteio a cartas abertas e reivindicações analisadas.

dd-tricks = Vazas com as quatro mãos à vista
dd-par = Par: { $points } para { $side }: { $contracts }
dd-par-zero = Par: 0, mão passada

claim-made = { $left ->
    [1] Resta uma vaza; { $seat } reivindica { $tricks }.
   *[other] { $seat } reivindica { $tricks } das { $left } vazas restantes.
}
claim-words = O reivindicante disse: { $words }
claim-not-understood = Estas palavras não foram entendidas e por isso são ignoradas: { $words }
claim-proposal = Proposta: { $tricks ->
    [0] nenhuma vaza a mais
    [1] mais uma vaza
   *[other] mais { $tricks } vazas
} para { $side }, { $total } ao todo (Lei { $clause }).
claim-double-dummy = { $left ->
    [1] Resta uma vaza; com as quatro mãos à vista, o lado que reivindicou ganha { $tricks }.
   *[other] Com as quatro mãos à vista, o lado que reivindicou ganha { $tricks } das { $left } vazas restantes.
}
claim-sure = A proposta está certa, sem nenhuma dúvida.
claim-likely = A proposta provavelmente está certa.
claim-doubtful = A proposta é duvidosa: cabe ao Diretor decidir.
claim-line = A pior linha normal:
claim-lost = perdida pela Lei { $clause }
claim-conceded = concedida
claim-enter = Para aceitar a proposta, registre: { $entry }
claim-none = Não há nenhuma reivindicação neste registro.

reason-no-normal-line-loses = Nenhuma linha de jogo normal rende menos do que foi reivindicado.
reason-no-line-wins-more = Nenhuma linha de jogo rende mais, mesmo com as quatro mãos à vista.
reason-trump-not-mentioned = Há um trunfo fora que o reivindicante não mencionou. Há alguma probabilidade de que o reivindicante não soubesse desse trunfo?
reason-trumps-being-drawn = O reivindicante estava tirando os trunfos; presume-se, por isso, que sabe quais estão fora.
reason-card-not-located = A carta que falta só se encontra com uma linha de jogo não anunciada, e ninguém mostrou não ter o naipe.
reason-other-line-irrational = Seria irracional não seguir a linha de jogo que não foi anunciada? Se for assim, as Leis de 2007 permitem essa linha, que ganha { $tricks } das vazas restantes.
reason-partner-chooses = A reivindicação depende do que o parceiro jogar: presume-se que o parceiro escolhe a pior jogada normal.
reason-careless-order = Uma ordem de naipes descuidada ou um descarte descuidado perde a vaza.
reason-overlooked = A vaza só se perde se o reivindicante não tiver percebido { $cards }. Isso é provável?
reason-top-down = Presume-se que os naipes são jogados de cima para baixo; sem essa regra, haveria menos vazas.
reason-not-understood = Parte do esclarecimento da reivindicação não foi compreendida.
reason-not-all-examined = Nem todas as linhas normais puderam ser examinadas a tempo.
reason-conceded-too-much = Nenhuma linha normal perde tudo o que foi concedido.
reason-concession-stands = Uma linha de jogo normal perde a vaza concedida: a concessão vale.
reason-likely-or-not = O acordo vale, a não ser que o outro lado provavelmente tivesse ganho mais. Com jogo descuidado, o reivindicante só ganha { $tricks } das vazas restantes.
