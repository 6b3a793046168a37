# The club: members, its page, its calendar, a player’s own page.

members = Sócios
members-count = { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
}
member-add = Acrescentar sócio
members-list = Acrescentar uma lista
members-none = A lista de sócios está vazia. Acrescente as pessoas uma a uma, cole uma lista ou carregue um arquivo. Os nomes digitados para uma sessão também podem ficar aqui.
members-silent = { $count ->
    [one] { $count } pessoa não autorizou que o seu nome fosse publicado.
   *[other] { $count } pessoas não autorizaram que os seus nomes fossem publicados.
} Nas páginas que todos podem ver aparecem as iniciais.
members-all-agreed = Agora todos autorizaram
members-look = Procurar nome ou número
members-more = Nem todos aparecem. Digite parte do nome (mais { $count }).
members-privacy = Só a equipe da direção vê esta lista; os contatos, só os Diretores. Pelo link pessoal, cada um vê e apaga o que se guarda sobre si.
member-saved = { $name }: dados salvos.
member-gone = { $name }: dados apagados. Nos resultados aparece “um jogador”.
members-added = { $count ->
    [one] { $count } pessoa acrescentada.
   *[other] { $count } pessoas acrescentadas.
}
visitor = Visitante
member-federation = Número da federação
member-number = Número do clube
member-consent = Autoriza a publicação do nome
keep-consent = Autorizam a publicação dos nomes
keep-consent-help = Sem isso, as páginas que todos podem ver mostram as iniciais.
member-partner = Parceiro habitual
member-grade = Categoria ou handicap
member-also = Nome escrito de outra forma
member-also-help = Separe vários com ponto e vírgula.
member-contact = Contato
member-last = Última vez que jogou: { $day }
member-link = Link pessoal
member-link-help = Com este link a pessoa vê os seus resultados, parceiros e médias, e o que o clube guarda sobre ela. Não o dê a mais ninguém.
member-link-new = Criar link
member-link-again = Criar outro link (o anterior deixa de valer)
member-merge = A mesma pessoa duas vezes?
member-merge-help = { $name } fica; o outro registro é incorporado, com os seus nomes e o que faltar aqui.
member-merge-with = Juntar com
member-merge-go = Juntar
member-data = Dados guardados sobre esta pessoa
member-file = Baixar tudo (arquivo)
member-delete = Apagar esta pessoa
member-delete-ask = Apagar { $name }? Os resultados ficam, com “um jogador”. Isto não pode ser desfeito.
member-delete-yes = Apagar para sempre
members-paste = Cole a lista
members-paste-help = Uma pessoa por linha: só nomes, ou colunas copiadas de uma planilha.
members-file = Ou carregue um arquivo (CSV)
members-columns = Confira o que há em cada coluna.
members-heading = A primeira linha é um cabeçalho
column-n = Coluna { $n }
column-name = Nome completo
column-given = Primeiro nome
column-family = Sobrenome
column-also = Nome escrito de outra forma
column-federation = Número da federação
column-number = Número do clube
column-grade = Categoria ou handicap
column-partner = Parceiro habitual
column-language = Idioma
column-contact = Contato
column-consent = Autoriza o nome
column-none = Deixar de fora
members-check = Conferir
members-take = { $count ->
    [one] Acrescentar { $count } pessoa
   *[other] Acrescentar { $count } pessoas
}
members-would = Novos: { $added }. Já na lista, com algo novo: { $changed }.
members-left-out = Estas linhas ficam de fora:
line-n = Linha { $n }:
names-found = { $count ->
    [one] { $count } nome encontrado
   *[other] { $count } nomes encontrados
}
as-last-time = Como da última vez ({ $day }): { $count }
add-entry-pairs = Acrescentar esta dupla
add-entry-teams = Acrescentar esta equipe
add-entry-individual = Acrescentar este jogador
player-n = Jogador { $n }
entries-other = De um arquivo, ou só por número
numbers-only-pairs = Duplas só por número
numbers-only-teams = Equipes só por número
numbers-only-individual = Jogadores só por número
numbers-only-help = Os nomes vêm depois: dos jogadores, na mesa, ou da direção. Na lista, cada um é um ponto de interrogação.
keep-names = { $count ->
    [one] Guardar { $count } nome novo na lista de sócios
   *[other] Guardar { $count } nomes novos na lista de sócios
}
name-us = Número { $number }: quem são?
name-us-help = Digite o nome ou o número de sócio.
a-player = um jogador
number-alone = N.º { $number }
unnamed = ainda sem nomes
person-name = Dar os nomes
club-page = O clube
club-name = Nome do clube
club-contact = Contato
club-contact-help = Endereço, telefone, e-mail: todos podem ver.
club-logo = Logotipo
club-logo-choose = Escolher uma imagem
club-logo-help = Ela é reduzida automaticamente.
calendar = Calendário
plan-add = Acrescentar uma sessão ao calendário
plan-starts = Dia e hora
plan-weeks = Quantas semanas
plan-weeks-help = Mais de 1 repete toda semana.
plan-note = Observação
plan-start = Preparar
plan-remove = Tirar do calendário
plans-none = Nada no calendário.
today = Hoje
i-play = Eu jogo
partner-wanted = procura parceiro
wish-accepted = aceito
wish-accept = Aceitar
partner-name = Parceiro
partner-help = Deixe vazio se ainda não tiver.
saved = Salvo.
own-page = Minha página
player-gone = Tudo o que o clube guardava sobre você foi apagado.
player-sessions = Minhas sessões
player-average = Média { $percent }
player-rank = Lugar { $rank } de { $of }
player-boards = Bolsas
player-none = Ainda não há resultados.
player-partners = Parceiros
player-times = { $count ->
    [one] { $count } sessão
   *[other] { $count } sessões
}
player-data = O que o clube guarda sobre mim
player-consent = Autorizo a publicação do meu nome
player-delete = Apagar os meus dados
player-delete-ask = Apagar tudo o que o clube guarda sobre você? Os resultados ficam, com “um jogador”, e esta página acaba. Não pode ser desfeito.
create-at-once = Criar agora: { $movement }
members-stale = { $count ->
    [one] { $count } pessoa não joga há dois anos
   *[other] { $count } pessoas não jogam há dois anos
}
members-stale-gone = { $count ->
    [one] { $count } pessoa apagada.
   *[other] { $count } pessoas apagadas.
}
suggestions = Sugestões
setup-used = O Openroom já está pronto, e este link já foi usado. Entre com o nome e a senha escolhidos.
