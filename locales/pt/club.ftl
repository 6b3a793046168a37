# The club: members, its page, its calendar, a player’s own page.

members = Sócios
members-count = { $count ->
    [1] { $count } pessoa
   *[other] { $count } pessoas
}
member-add = Adicionar sócio
members-list = Adicionar uma lista
members-none = A lista de sócios está vazia. Adicione as pessoas uma a uma, cole uma lista ou carregue um arquivo. Os nomes digitados para uma sessão também podem ficar aqui.
members-silent = { $count ->
    [1] { $count } pessoa não autorizou a publicação do seu nome.
   *[other] { $count } pessoas não autorizaram a publicação dos seus nomes.
} Nas páginas que todos podem ver aparecem as iniciais.
members-all-agreed = Agora todos autorizaram
members-look = Procurar nome ou número
members-more = { $count ->
    [1] Mais { $count } pessoa não aparece.
   *[other] Mais { $count } pessoas não aparecem.
} Digite parte do nome.
members-privacy = Só a equipe da direção vê esta lista; os contatos, só os Diretores. Pelo link pessoal, cada um vê e apaga o que se guarda sobre si.
member-saved = { $name }: dados salvos.
member-gone = { $name }: dados apagados. Nos resultados aparece agora “um jogador”.
members-added = { $count ->
    [1] { $count } pessoa adicionada.
   *[other] { $count } pessoas adicionadas.
}
visitor = Visitante
member-federation = Número na federação
member-number = Número de sócio
member-consent = Autoriza a publicação do nome
keep-consent = Autorizam a publicação dos nomes
keep-consent-help = Sem isso, as páginas que todos podem ver mostram as iniciais.
member-partner = Parceiro habitual
member-grade = Categoria ou handicap
member-also = Nome escrito de outra forma
member-also-help = Se houver mais de um, separe com ponto e vírgula.
member-contact = Contato
member-last = Última vez que jogou: { $day }
member-link = Link pessoal
member-link-help = Com este link a pessoa vê os seus resultados, parceiros e médias, e o que o clube guarda sobre ela. Não o dê a mais ninguém.
member-link-new = Criar link
member-link-again = Criar outro link (o anterior deixa de valer)
members-links = { $count ->
    [1] Imprimir o link pessoal do jogador que ainda não tem
   *[other] Imprimir os links pessoais dos { $count } jogadores que ainda não têm
}
members-links-help = Uma tira para cada jogador, para recortar e entregar.
members-links-open = Abrir a folha
member-merge = A mesma pessoa duas vezes?
member-merge-help = O registro de { $name } permanece e recebe do outro os nomes e o que faltar aqui.
member-merge-with = Juntar com
member-merge-go = Juntar
member-data = Dados guardados sobre esta pessoa
member-file = Baixar tudo (arquivo)
member-delete = Apagar esta pessoa
member-delete-ask = Apagar { $name }? Os resultados ficam, em nome de “um jogador”. Isto não pode ser desfeito.
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
column-federation = Número na federação
column-number = Número de sócio
column-grade = Categoria ou handicap
column-partner = Parceiro habitual
column-language = Idioma
column-contact = Contato
column-consent = Autoriza a publicação do nome
column-none = Deixar de fora
members-check = Conferir
members-take = { $count ->
    [1] Adicionar { $count } pessoa
   *[other] Adicionar { $count } pessoas
}
members-would = Novos: { $added }. Já na lista, com algo novo: { $changed }.
members-left-out = Estas linhas ficam de fora:
line-n = Linha { $n }:
names-found = { $count ->
    [1] { $count } nome encontrado
   *[other] { $count } nomes encontrados
}
as-last-time = Como da última vez ({ $day }): { $count }
add-entry-pairs = Adicionar esta dupla
add-entry-teams = Adicionar esta equipe
add-entry-individual = Adicionar este jogador
player-n = Jogador { $n }
entries-other = De um arquivo, ou só por número
numbers-only-pairs = Duplas só por número
numbers-only-teams = Equipes só por número
numbers-only-individual = Jogadores só por número
numbers-only-help = Os nomes vêm depois: dos jogadores, na mesa, ou de você. Na lista, cada um aparece como um ponto de interrogação.
keep-names = { $count ->
    [1] Guardar { $count } nome novo na lista de sócios
   *[other] Guardar { $count } nomes novos na lista de sócios
}
name-us = Número { $number }: quem são vocês?
name-us-help = Digite o nome ou o número de sócio.
a-player = um jogador
number-alone = N.º { $number }
unnamed = ainda sem nomes
person-name = Dar os nomes
club-page = O clube
club-name = Nome do clube
club-number = Número na federação
club-number-help = Vai nos arquivos para a federação.
club-contact = Contato
club-contact-help = Endereço, telefone, e-mail: todos podem ver.
club-logo = Logotipo
club-logo-choose = Escolher uma imagem
club-logo-help = Ela é reduzida automaticamente.
calendar = Calendário
plan-add = Adicionar uma sessão ao calendário
plan-starts = Dia e hora
plan-weeks = Quantas semanas
plan-weeks-help = Com mais de 1, repete-se toda semana.
plan-note = Observação
plan-start = Preparar
plan-remove = Tirar do calendário
plans-none = Não há nada no calendário.
today = Hoje
i-play = Vou jogar
partner-wanted = procura parceiro
wish-accepted = aceito
wish-accept = Aceitar
partner-name = Parceiro
partner-help = Deixe vazio se ainda não tiver.
team-names = Os seus companheiros de equipe
team-names-help = Um nome por linha, de três a sete.
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
    [1] { $count } sessão
   *[other] { $count } sessões
}
player-data = O que o clube guarda sobre mim
player-consent = Autorizo a publicação do meu nome
player-delete = Apagar os meus dados
player-delete-ask = Apagar tudo o que o clube guarda sobre você? Os resultados ficam, em nome de “um jogador”, e esta página deixa de existir. Isto não pode ser desfeito.
create-at-once = Criar agora: { $movement }
members-stale = { $count ->
    [1] { $count } pessoa não joga há dois anos
   *[other] { $count } pessoas não jogam há dois anos
}
members-stale-gone = { $count ->
    [1] { $count } pessoa apagada.
   *[other] { $count } pessoas apagadas.
}
suggestions = Sugestões
setup-used = O Openroom já está configurado, e este link já foi usado. Entre com o nome e a senha escolhidos então.
carry-formula = Pela fórmula do Livro Branco 172
carry-final-top = Topo de uma bolsa da final
carry-qualifying-top = Topo de uma bolsa da classificatória
one-table-total = Uma só mesa: nenhuma bolsa é jogada duas vezes; por isso somam-se os pontos como são.
