# O livro das Leis.

book-title = As Leis
book-open = Ler as Leis
book-own-words = Todas as cláusulas das duas edições, em nossas próprias palavras. O texto que vale é o das Leis publicadas.
book-edition = Edição
book-contents = Índice
book-path = Onde você está
book-ways = Outros caminhos pelo livro
book-beside = Antes e depois
book-chapter = { $number }. { $title }
book-law = Lei { $law }: { $title }
book-clauses = { $count ->
    [1] { $count } cláusula
   *[other] { $count } cláusulas
}
book-no-clause = As Leis de { $year } não têm a cláusula { $id }
book-not-there = Não está em { $year }
book-parts = Partes
book-asks = O que o Diretor pergunta:
book-follows = O que se segue:
book-english = Esta parte ainda não foi traduzida e aparece em inglês.
book-kind-mechanical = Aplica-se sem julgamento
book-kind-judgement = O Diretor julga
book-kind-scoring = Pontuação
book-kind-procedure = Procedimento
book-kind-conduct = Conduta
book-kind-definition = Definição
book-search = Buscar nas Leis
book-search-example = carta penalizada, 27B1a, hesitação…
book-found = { $count ->
    [0] Nada foi encontrado. Tente outras palavras, ou um número como 27.
    [1] { $count } cláusula
   *[other] { $count } cláusulas
}
book-taken = Buscou-se «{ $word }» em vez de «{ $typed }».
book-terms = Entendido como: { $terms }
book-all = Mostrar todas: { $count }
book-warning = A tradução em português diverge
book-severity-other-ruling = a decisão seria outra
book-severity-doubtful = a decisão poderia ser outra
book-severity-numbering = numeração
book-says = Esse livro diz:
book-others = Os outros dizem:
book-effect = Efeito numa decisão:
book-changed = 2007 e 2017
book-changes = O que mudou de 2007 para 2017
book-changes-of = Lei
book-changes-count = { $count ->
    [0] Nada mudou aqui.
    [1] { $count } regra não é igual nas duas edições.
   *[other] { $count } regras não são iguais nas duas edições.
}
book-leads = O que leva a quê
book-near = As Leis vizinhas da Lei { $law }
book-law-from = Leis que trazem até aqui
book-law-to = Leis a que ela leva
book-nothing = Nenhuma
book-to = Remete a
book-from = Cláusulas que remetem a ela
book-with = Aplicada junto com
book-with-help = Cláusulas que as decisões das nossas mesas de exemplo citam ao lado desta, e em quantas mesas.
book-times = { $count ->
    [1] { $count } mesa
   *[other] { $count } mesas
}
book-tree = O que leva a quê
book-tree-help = De cada Lei sai uma linha para as Leis a que as suas cláusulas remetem. Aponte para uma Lei para ver as suas linhas; escolha-a para vê-la sozinha.
book-tree-zoom = Ver uma só Lei
book-tree-all = Todas as Leis
book-tree-list = O mesmo em lista
book-readings = Como se interpreta
book-readings-english = Algumas interpretações estão só em inglês.
book-white = Livro Branco { $paragraphs }
book-ours = Openroom
book-source-wbflc = Comitê de Leis da WBF
book-source-kooijman = Kooijman
book-status-same = continua valendo em 2017
book-status-absorbed = agora nas próprias Leis de 2017
book-status-changed = as Leis de 2017 dizem outra coisa
book-status-obsolete = já não ocorre em 2017
book-status-regulation = cabe ao regulamento decidir
book-status-see = 2017: ver abaixo
book-scenarios = Mesas que a mostram
book-scenarios-help = Cada uma pode ser jogada passo a passo, mudada e compartilhada.
book-titles-english = Alguns títulos estão só em inglês.
book-cited-too = também se aplica aqui
book-table = Uma mesa para experimentar
book-table-changed = Mudada
book-table-restore = Voltar ao original
book-here-answered = Nesta mesa a resposta foi:
book-what-if = E se tivesse acontecido outra coisa?
book-board = A bolsa
book-as-dealt = As mãos como foram distribuídas.
book-as-left = As mãos como estão neste passo.
book-tricks = Vazas: Norte-Sul { $ns }, Este-Oeste { $ew }
book-cited = Cláusulas aplicadas
book-link = O endereço desta mesa, como está
book-too-long = Esta mesa é longa demais para um link.
book-wrong-link = Esse link está danificado; aqui está uma mesa vazia.
book-wrong-scenario = Essa mesa não existe; aqui está uma vazia.
book-no-engine = Não foi possível calcular isto neste aparelho agora. Verifique a rede e tente de novo.
book-practise = Decidir você mesmo
