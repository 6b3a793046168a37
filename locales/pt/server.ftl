# O que o servidor recusa, e por quê.

serve-setup-done = Já há um Diretor. Entre, ou peça um link para definir uma nova senha.
serve-setup-code = Este código está errado ou já foi usado. Reinicie o servidor para obter outro.
serve-wrong-password = Nome ou senha incorretos.
serve-code-used = Este código está errado ou já foi usado.
serve-person-gone = Esta conta não existe mais.
serve-no-table-code = Não há mesa com este código.
serve-two-sessions = Há mais de uma sessão em andamento com esta mesa. Em qual você joga?
serve-join-first = Digite primeiro o código de uma mesa.
serve-seat = O assento tem de ser N, E, S ou W.
serve-name-taken = Este nome já existe. Escolha outro.
serve-not-yourself = Você não pode remover a sua própria conta. Peça a outro Diretor que a remova.
serve-no-person = Não há ninguém com este nome.
serve-no-token = Esta chave de acesso não existe.
serve-role = A função tem de ser director, assistant ou scorer.
serve-name-length = Um nome tem de ter entre 1 e 60 caracteres.
serve-password-length = Uma senha tem de ter entre 8 e 200 caracteres.
serve-sign-in = Entre primeiro.
serve-needs-role = Isto exige outra função ({ $needed }); você entrou como { $own }.
serve-role-may-not = A sua função ({ $own }) não permite isto.
serve-role-director = diretor
serve-role-assistant = assistente
serve-role-scorer = anotador
serve-role-table = mesa
serve-role-spectator = espectador
serve-token-unknown = Esta chave de acesso não é reconhecida.
serve-other-site = Esta página é de outro site.
serve-other-event = Este código é de outro evento.
serve-other-table = Este código é de outra mesa.
serve-round-not-on = Esta rodada não está em jogo agora. Chame o Diretor se algo precisar mudar.
serve-not-played-here = Agora só quem jogou esta bolsa pode registrar ou confirmar o resultado. Chame o Diretor se faltar algo.
serve-choose-seat = Escolha primeiro o seu lugar.
serve-seat-empty = Ninguém se senta ali nesta rodada.
serve-same-phone = Este celular já registrou o resultado por um dos lados. O outro lado confirma no seu próprio celular; se a mesa só tem um, passem-no ao outro lado, que escolhe o seu lugar e confirma.
serve-places = O movimento tem { $places } lugares, mas há { $entered } inscritos. Escolha um movimento para { $entered }.
serve-missing-boards = A sessão precisa de { $needed } bolsas. Faltam: { $missing }. Distribua todas ou escolha outro movimento.
serve-not-dealt = { $dealt ->
    [0] Para esta sessão não foi distribuída nenhuma bolsa.
    [1] Para esta sessão foi distribuída uma bolsa.
   *[other] Para esta sessão foram distribuídas { $dealt } bolsas.
} Estas rodadas precisam ainda de: { $missing }. Jogue as rodadas extras em uma nova sessão.
serve-change-what = Indique um destes: `leaves`, `arrives`, `behind`.
serve-behind-begun = A rodada { $round } já começou: mude o movimento a partir de uma rodada posterior. As bolsas que a mesa { $table } não terminar serão jogadas depois, uma a uma.
serve-event-name = O nome de um evento tem de ter entre 1 e 200 caracteres.
serve-one-act = Uma ação tem de ser um objeto com uma só chave, o nome do ato.
serve-act = O ato não pode ser lido: { $reason }
serve-key = Uma chave tem de ter entre 1 e 80 caracteres.
serve-gone-on = O evento avançou nesse meio-tempo. Veja de novo.
serve-has-result = Esta bolsa já tem um resultado.
serve-no-results = Ainda não foram publicados resultados.
serve-no-event = Este evento não existe.
serve-no-address = Este endereço não existe.
serve-first = Alguém foi mais rápido. Veja de novo.
serve-board-not-public = Esta bolsa ainda não foi publicada.
serve-no-board = Esta bolsa não existe.
serve-no-case = Este caso não existe.
serve-case-asked = Pediram a sua opinião sobre o caso { $case }. Por favor, dê-a primeiro; depois você verá o que o Diretor apurou.
serve-case-plays = Você joga neste evento e ainda tem de jogar esta bolsa, ou estava na mesa ou na equipe em questão. Outro Diretor tem de assumir o caso. Se não houver nenhum, acrescente alguém como assistente na página Contas.
serve-no-contestant = Este competidor não existe.
serve-no-table = Não há mesa { $table }.
serve-venue-link = Este link não abre nenhum lugar de jogo. Peça a quem organiza o evento o link do seu clube.
serve-captain-link = Este link não abre nenhuma equipe. Peça ao Diretor o link da sua equipe.
serve-captain-may-not = Um capitão entrega as sentadas da equipe, confirma os seus matches, chama o Diretor e indica outro capitão; nada mais.
serve-league-open = A próxima temporada só pode ser criada quando todos os desempates estiverem decididos, com um nome para cada divisão.
serve-session-size = Uma sessão pode ter de 2 a 400 competidores e de 1 a 200 bolsas, e durar no máximo 6000 minutos.
serve-kind = O tipo tem de ser pairs, teams ou individual.
serve-deal-what = Indique `boards`, com um número de 1 a 200, ou então `pbn` ou `lin`, com o texto de um arquivo.
serve-no-hands = Este arquivo não tem nenhuma bolsa com número e com as quatro mãos.
serve-too-many-entries = Nenhuma bolsa pode ter tantos lançamentos.
serve-too-large = O pedido é grande demais.
serve-method = Este endereço não aceita este método.
serve-unreadable = O pedido não pode ser lido ({ $reason }).
serve-too-many = Tentativas demais. Espere { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
}.
serve-failed = Algo deu errado no servidor. Tente de novo.
serve-closing = O servidor está sendo desligado. Tente de novo em breve.
serve-disk-full = O disco do servidor está cheio, e nada foi gravado. Libere espaço nele e tente de novo.
serve-timed-out = Isto demorou demais. Tente de novo.
serve-name-signs = Um nome não pode ter quebras de linha nem caracteres invisíveis.
serve-text-long = Este texto é longo demais; são permitidos no máximo { $most } caracteres.
serve-no-format = Este arquivo não existe. Escolha event-file, log, csv, usebio ou pbn.
serve-hands-not-public = As mãos ainda não foram publicadas.
serve-no-boards = As mãos desta sessão não são conhecidas.
serve-no-entrants = Este arquivo não tem competidores. Ele precisa de uma coluna com números e de uma ou mais com nomes.
serve-entrant-number = { $id } não é número de competidor. Escreva 1, 2, 3.
serve-entrant-twice = O competidor { $number } aparece duas vezes no arquivo.
serve-no-document = Este documento não existe. Escolha hands, movement, guide, travellers, ranking, scorecards, slips, tables ou appeal.
serve-no-movement = Esta sessão ainda não tem movimento.
serve-no-appeal = Este recurso não existe.
serve-print-how = Um documento tem de ser pdf ou html, em papel a4 ou letter.
serve-no-such-settings = Isso não é um método de pontuação; são métodos matchpoints, cross-imps, butler, imps, total, point-a-board e hybrid.
serve-language = O idioma tem de ser en, pt, es, es-ES, it ou ro.
serve-working = O cálculo com as quatro mãos à vista está em andamento: { $done } de { $all } bolsas. Tente de novo daqui a pouco.
serve-not-scored = O evento não pode ser apurado: { $reason }
serve-at = O Openroom está em { $address }
serve-first-start = Primeira execução: abra { $link }
serve-kept = O banco de dados anterior foi salvo como { $file }
serve-moved = Transferência feita e conferida: { $events ->
    [1] { $events } evento
   *[other] { $events } eventos
}, { $entries ->
    [1] { $entries } lançamento
   *[other] { $entries } lançamentos
}.
serve-way-back = Acrescente isto ao endereço do servidor e abra em até uma hora: { $link }
serve-no-club = Não há esse clube neste servidor.
serve-club-taken = Este nome curto ou nome de domínio já está em uso.
serve-club-id = O nome curto tem de ter no máximo 40 caracteres: letras minúsculas, algarismos e hifens.
serve-club-host = Isto não é um nome de domínio. Use um nome como clube.example.
serve-club-again = Para excluir o clube, digite novamente o nome curto. Nada poderá trazê-lo de volta.
serve-operator = Só quem administra o servidor pode fazer isto.
serve-no-room = O clube já usou todo o seu espaço neste servidor. Peça mais a quem administra o servidor.
serve-a-player = um jogador
serve-no-member = Esta pessoa não está na lista de sócios.
serve-all-linked = Todos já têm um link pessoal. Escolha de quem é o link a substituir.
serve-member-changed = Outra pessoa acabou de mudar a lista de sócios. Veja a lista de novo e repita a mudança.
serve-member-there = { $name } já está na lista de sócios. Se for outra pessoa, escreva o nome mais completo ou outro número.
serve-members-many = A lista de sócios pode ter no máximo { $most } pessoas.
serve-member-itself = Escolha outra pessoa para juntar.
serve-list-columns = A lista tem outro número de colunas. Carregue-a de novo.
serve-no-link = Este link já não vale. Peça um novo ao Diretor.
serve-logo = O logotipo deve ser uma imagem JPEG de no máximo 100 kB e 1000 pixels de cada lado.
serve-no-logo = Este clube não tem logotipo.
serve-plan-starts = Indique o dia e a hora, por exemplo 2026-11-17T19:30.
serve-plans-many = O calendário pode ter no máximo { $most } sessões.
serve-no-plan = Esta sessão já não está no calendário.
serve-wishes-many = Já há { $most } inscrições para esta sessão.

serve-no-table-opened = Essa mesa ou essa bolsa não existe.
serve-table-link = Este link não leva a um lugar desta mesa. Peça a quem abriu a mesa que envie o link outra vez.
serve-table-looks-on = Este link não permite agir na mesa.
serve-replay-hands = Este arquivo não tem as quatro mãos da bolsa { $board }, e por isso a bolsa não pode ser mostrada.
serve-tables-closed = Aqui não se podem abrir mesas para jogar.
serve-table-edition = Escolha as Leis de 2007 ou as de 2017.
serve-table-host = Só quem abriu a mesa tem os links.
serve-table-went-on = A mesa avançou nesse meio-tempo. Veja de novo e depois escolha.
serve-table-board-on = A bolsa em jogo ainda não acabou.
serve-table-round = A rodada ainda não começou.
serve-table-no-more = Não há mais bolsas nesta rodada.
serve-table-time-up = A próxima rodada foi chamada: esta bolsa espera pelo Diretor. Nada mais pode ser jogado nela até que o Diretor diga.
serve-table-teams = Um encontro de equipes tem de 1 a 64 bolsas.
serve-table-not-dealt = As bolsas desta sessão ainda não foram distribuídas: o Diretor tem de distribuí-las antes.
serve-section-sizes = Só duplas podem ser divididas em seções, e as seções, juntas, têm de conter todas as duplas.
serve-hands-you-play = Você joga neste evento: só depois do fim da sessão poderá abrir o que mostra as mãos.
serve-table-director = Só o Diretor pode ver isto.
serve-table-faces = Nesta mesa estes dois não se veem nem se ouvem.
serve-conduct-reader = Só os leitores indicados podem ver isto.
serve-conduct-name = Escreva o nome da pessoa.
serve-conduct-no-account = Não há conta com o nome { $name }.
serve-suspended = { $name } está suspenso até { $until }. Para inscrever este jogador mesmo assim, indique o motivo.
