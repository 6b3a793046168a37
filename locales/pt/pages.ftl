# As páginas do servidor. Assentos, vulnerabilidade e afins estão em show.ftl, as palavras de um evento em event.ftl.

## Em toda parte

brand = Openroom
skip = Ir para o conteúdo
home = Início
loading = Um momento…
close = Fechar
cancel = Cancelar
back = Voltar
next = Continuar
save = Salvar
add = Adicionar
change = Mudar
remove = Remover
create = Criar
undo = Desfazer
yes = Sim
no = Não
name = Nome
print = Imprimir
share = Compartilhar
copied = Endereço copiado
try-again = Tentar de novo
understood = Entendi
reason = Motivo
reason-optional = Motivo (opcional)
not-found = Esta página não existe
not-connected = Sem conexão; tentando de novo…

settings = Configurações
language = Idioma
theme = Aparência
theme-auto = Igual ao aparelho
theme-light = Claro
theme-dark = Escuro
text-size = Tamanho do texto
size-normal = Normal
size-large = Grande
size-largest = Maior
paper = Tamanho do papel
four-colours = Quatro cores para os naipes
sound = Som quando uma mesa chama o Diretor
sound-on = Som ligado
sound-off = Som desligado

trouble-away = O servidor não responde. Verifique o Wi-Fi; nada se perdeu.
trouble-too-many = Tentativas demais. Espere { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
}.

## Cartas e vozes

suit = Naipe
suit-spades = Espadas
suit-hearts = Copas
suit-diamonds = Ouros
suit-clubs = Paus
strain-notrump = Sem Trunfos
say-ace = Ás
say-king = Rei
say-queen = Dama
say-jack = Valete
say-card = { $rank } de { $suit }
say-pass = Passo
say-double = Dobro
say-redouble = Redobro
undoubled-word = sem dobre
doubled-word = dobrado
redoubled-word = redobrado
bids = Marcações
void = nenhuma
seat-letter-n = N
seat-letter-e = E
seat-letter-s = S
seat-letter-w = O
director-role = Diretor

## Palavras das mesas

board-word = Bolsa
boards-word = Bolsas
board-number = Bolsa { $number }
table-word = Mesa
table-title = Mesa { $table }
table-short = Mesa { $table }
round-word = Rodada
round-number = rodada { $round }
round-of = Rodada { $round } de { $rounds }
session-word = Sessão
session-number = Sessão { $number }
side-word = Lado
rank-word = Lugar
points-word = Pontos
score-word = Escore
result-word = Resultado
against-word = Contra
auction-word = Leilão
declarer-word = Carteador
minutes-word = Minutos
dealer-is = Dador { $seat }
against = contra { $names }
with-partner = com { $name }
score-for-ns = Escore para Norte-Sul: { $score }
score-for-ns-short = Escore para Norte-Sul:
turn-of = Vez de { $seat }
law-number = Lei { $law }
laws-numbers = Leis { $laws }

## Primeiro início, entrada, pessoas

setup-title = Boas-vindas
setup-help = Você é a primeira pessoa aqui. Escolha um nome e uma senha: a direção ficará com você.
setup-go = Começar
your-name = Seu nome
one-time-code = Código mostrado no terminal
password = Senha
password-help = Oito caracteres ou mais; uma frase curta funciona bem.
password-again = Repita a senha
password-differs = As duas senhas não são iguais.
reset-title = Escolha uma nova senha
reset-help = Peça o código a quem cuida do servidor.
reset-go = Salvar a senha
sign-in = Entrar
sign-in-staff = Entrar como Diretor ou anotador
sign-out = Sair
forgot-help = Esqueceu a senha? Peça a quem cuida do servidor que digite: openroom user reset NOME
people = Contas
add-person = Adicionar uma conta
role = Função
role-director = Diretor
role-assistant = Assistente
role-scorer = Anotador
role-table = Mesa
role-spectator = Espectador
by-organiser = Organizador
by-committee = Comitê de Apelação
role-help-director = Pode fazer tudo.
role-help-assistant = Toma decisões e corrige escores; não publica resultados nem gerencia contas.
role-help-scorer = Registra e corrige resultados.
tokens = Chaves para outros programas
tokens-help = Cada programa que se conecta ao Openroom precisa de uma chave própria.
token-secret = Copie esta chave agora; ela não será mostrada de novo:
add-token = Criar uma chave
clubs = Clubes
club-own = Este servidor
club-of = { $now } de { $most }
club-entries = Lançamentos
club-bytes = Bytes
club-requests = Requisições desde o início do servidor
club-errors = Últimos erros
nodes = Servidores
node-here = este
node-silent = não responde
node-live = Conexões abertas
node-events = Eventos abertos
club-change = Limites e exclusão
club-most-events = Máximo de eventos
club-most-entries = Máximo de lançamentos
club-most-bytes = Máximo de bytes
club-unbounded = 0 significa sem limite.
club-delete-help = Para excluir este clube para sempre, digite { $club }.
club-delete = Excluir o clube
club-add = Adicionar um clube
club-made = Envie este link ao primeiro Diretor do clube. Ele funciona uma vez, durante um dia:
club-id = Nome curto
club-id-help = Usado nos endereços: letras minúsculas, algarismos e hifens.
club-host = Nome de domínio próprio
club-host-help = Deixe em branco se o clube não tiver.
club-not-here = Os clubes são administrados por quem cuida do servidor.

## Eventos

events = Eventos
new-event = Nova sessão
no-events = Ainda não há sessões.
no-events-director = Ainda não há sessões. Crie a primeira: leva dois minutos.
put-away = Arquivar
bring-back = Desarquivar
events-away = Arquivados ({ $count })
more-events = Mostrar mais
clock-ahead = O último lançamento tem a hora { $at }, que ainda não chegou. Se o relógio do servidor estava errado e agora está certo, acerte as horas.
clock-right = Acertar as horas
direct = Dirigir
results = Resultados
player-here = Você está jogando?
back-to-table = Voltar à minha mesa
status-word-provisional = Provisório
status-word-official = Oficial
status-word-final = Definitivo
event-default-name = Sessão de
steps = Passos
step-1 = O que se joga
step-2 = Quem joga
step-3 = O movimento
step-4 = Bolsas e relógio
kind = Tipo
kind-pairs = Duplas
kind-teams = Equipes
kind-individual = Individual
scoring = Apuração
method-matchpoints = Matchpoints
method-cross-imps = IMPs cruzados
method-butler = Butler
method-imps = IMPs
method-point-a-board = Ponto-por-bolsa
more-choices = Mais opções
laws-edition = Leis de
show-results = Os jogadores veem os resultados
show-after-board = depois de cada bolsa
show-after-round = depois de cada rodada
show-after-session = depois da sessão
regulations = Regulamento
edition-stays = Isto não pode ser mudado depois que o jogo começa (Lei 78D).
entries-label-pairs = Duplas, uma por linha
entries-help-pairs = Dois nomes separados por vírgula. Se tiver uma lista, cole-a.
entries-label-teams = Equipes, uma por linha
entries-help-teams = De quatro a seis nomes separados por vírgulas. O nome da equipe, se houver, vem antes, seguido de dois-pontos: Tigres: Ana, Bea, Cid, Dan
entries-label-individual = Jogadores, um por linha
entries-help-individual = Um nome por linha.
entries-file = Ou carregue de um arquivo (CSV ou texto)
entries-count = { $count ->
    [0] Nenhuma inscrição
    [1] Uma inscrição
   *[other] { $count } inscrições
}
entries-wrong = { $needed ->
    [1] “{ $line }”: escreva um só nome por linha.
   *[other] “{ $line }”: são necessários { $needed } nomes, separados por vírgulas.
}
entries-twice = “{ $name }” aparece duas vezes. Dê a cada pessoa um nome diferente: acrescente um sobrenome ou uma letra.
one-line-names = Nomes separados por vírgula
boards-each = Bolsas a jogar
minutes-all = Tempo de jogo (minutos)
minutes-round = Minutos por rodada
movement = Movimento
movement-best = recomendado
movement-searching = Procurando movimentos…
movement-show = Mostrar rodada por rodada
movement-rounds = { $rounds ->
    [1] Uma rodada
   *[other] { $rounds } rodadas
} de { $boards ->
    [1] uma bolsa
   *[other] { $boards } bolsas
}
movement-minutes = { $minutes } minutos
movement-two-winners = dois vencedores
movement-sits-out = com rodada de espera
use-movement = Usar este movimento
nobody = ninguém
movement-too-small = O movimento tem { $places } lugares, mas há { $entered } inscritos. Alguém não jogaria.
movement-too-large = O movimento tem { $places } lugares, mas há só { $entered } inscritos. Mais de um ficaria de fora em cada rodada.
choose-movement-for = Escolher um movimento para { $count }
has-no-place = Não há lugar no movimento para { $name }.
find-place = Achar um lugar
left-has-place = O movimento das próximas rodadas ainda inclui { $name }, apesar da desistência.
change-movement = Mudar o movimento
change-arrives = Entrada de { $name }
change-leaves = Desistência de { $name }
change-shown = A mudança vale a partir da rodada { $round }. Nada é salvo até você confirmar.
change-bye = Bye para { $name }.
change-out = Rodada de espera para { $name }.
next-draw = Espere, por favor: a próxima rodada ainda não foi emparceirada.
start-missing = { $count ->
    [1] Ainda falta um resultado.
   *[other] Ainda faltam { $count } resultados.
 } Começar mesmo assim a próxima rodada?
end-session-sure = Foram jogadas { $rounds } de { $planned } rodadas. Uma sessão terminada não pode ser reaberta.
edition-look = Este evento é jogado segundo as Leis de { $year }. A outra edição aparece só para comparação; a decisão é salva segundo as Leis de { $year }.
change-nothing = Isto não muda nada.
change-confirm = Fazer a mudança
draw-round = Emparceirar a rodada { $round }
vp-scale = Pontos de Vitória
vp-wbf-2013 = 20 PVs por match (WBF, com decimais)
vp-wbf-2013-discrete = 20 PVs por match (WBF, números inteiros)
vp-ebu-teams4-20 = 20 PVs por match (escala da EBU para equipes)
vp-ebu-pairs-20 = 20 PVs por match (escala da EBU para duplas)
vp-ebl-wbf-teams-25 = No máximo 25 PVs (escala da EBL e da WBF)
vp-none = Nenhum (só o total)
boards-deal = Distribuir agora
boards-import = De um arquivo
boards-none = Distribuídas na mesa
boards-help-deal = As bolsas são distribuídas ao acaso e ficam lacradas até o início da sessão; depois, você pode imprimi-las ou duplicá-las.
boards-help-import = As mãos vêm da sua máquina de distribuir ou do seu programa.
boards-help-none = Os jogadores embaralham e distribuem as cartas. Não há registro das mãos.
boards-dealt = { $count ->
    [1] Uma bolsa
   *[other] { $count } bolsas
}
boards-none-yet = Nenhuma bolsa distribuída.
pbn-file = Arquivo de mãos (PBN ou LIN)
skip-faulty = Deixar de fora as bolsas que não puderem ser lidas
boards-left-out = { $count ->
    [1] Uma bolsa ficou de fora:
   *[other] { $count } bolsas ficaram de fora:
}
creating = Criando…
creating-entries = Inscrições: { $done } de { $of }
creating-boards = Distribuindo…
prepare = Preparar
to-the-session = Ir para a sessão

codes-title = Códigos das mesas
codes-help = Leia o código de cada mesa com um celular, ou digite-o neste endereço.
code-picture = Código QR da mesa { $table }
new-codes = Códigos novos
new-codes-ask = Todos os celulares terão de ler o código de novo.
codes-kind = Quais códigos
codes-session = Desta sessão
codes-lasting = Permanentes
codes-lasting-help = Estes códigos são sempre os mesmos: imprima-os uma vez e plastifique-os. Eles levam à sessão em andamento.
new-codes-lasting-ask = Os cartões de mesa já impressos deixarão de valer.

## A sessão

projector = Relógio da sala
last-round = Última rodada
clock-left = restantes
clock-over = Acabou o tempo
clock-more = +1 minuto
clock-less = −1 minuto
clock-paused = Relógio parado
clock-pause = Parar o relógio
clock-resume = Retomar o relógio
round-back = Voltar uma rodada
round-back-sure = Anular o início da rodada { $round }? Os resultados já registrados são mantidos, e o relógio fica parado até você retomá-lo.
next-round-by = A próxima rodada começa
way-director = quando eu tocar no botão
way-all-done = quando todas as mesas terminarem
way-clock = pelo relógio
way-director-help = Cada rodada espera pelo seu botão.
way-all-done-help = A próxima rodada começa assim que chega o último resultado. A sessão termina da mesma forma.
way-clock-help = A próxima rodada começa quando o tempo acaba. A sessão termina quando chega o último resultado.
move-minutes = Minutos para mudar de mesa
rounds-changed = O Diretor mudou a forma de começar as rodadas
coming-round = A rodada { $round } começa automaticamente: { $time }
coming-end = A sessão termina automaticamente: { $time }
announce = Mensagem para as mesas
announce-to = Para
announce-all = Todas as mesas
announce-text = Mensagem
announce-send = Enviar a mensagem
room-move = Mudem de mesa para a rodada { $round }
room-then = A seguir:
full-screen = Tela cheia
full-screen-off = Sair da tela cheia
moves-ns-up = { $tables ->
    [1] Norte-Sul sobe uma mesa
   *[other] Norte-Sul sobe { $tables } mesas
}
moves-ns-down = { $tables ->
    [1] Norte-Sul desce uma mesa
   *[other] Norte-Sul desce { $tables } mesas
}
moves-ew-stay = Este-Oeste fica
moves-ew-up = { $tables ->
    [1] Este-Oeste sobe uma mesa
   *[other] Este-Oeste sobe { $tables } mesas
}
moves-ew-down = { $tables ->
    [1] Este-Oeste desce uma mesa
   *[other] Este-Oeste desce { $tables } mesas
}
moves-boards-stay = As bolsas ficam
moves-boards-up = { $tables ->
    [1] As bolsas sobem uma mesa
   *[other] As bolsas sobem { $tables } mesas
}
moves-boards-down = { $tables ->
    [1] As bolsas descem uma mesa
   *[other] As bolsas descem { $tables } mesas
}
moves-nobody = Ninguém muda de mesa
moves-each = Seu celular ou cartão de posição mostra a próxima mesa
moves-boards-each = As bolsas vão para onde serão jogadas
not-started = Ainda não começou
start-round = Começar a rodada { $round }
end-session = Terminar a sessão
end-session-missing = { $count ->
    [1] Falta um resultado. Registre-o, adie a bolsa ou atribua um escore; então a sessão pode terminar.
   *[other] Faltam { $count } resultados. Registre cada um, adie a bolsa ou atribua um escore; então a sessão pode terminar.
}
see-missing = Mostrar o que falta
session-over = A sessão terminou.
session-goes-on = A sessão ainda não terminou.
calls-count = { $count ->
    [0] Nenhuma mesa chama o Diretor
    [1] Uma mesa chama o Diretor
   *[other] { $count } mesas chamam o Diretor
}
attend = Estou indo
call-here = Estou na mesa
call-done = Resolvido
calls-opinion = Pedem a sua opinião: mesa { $table }, bolsa { $board }
calls-polled = Mesa { $table }, bolsa { $board }: respostas à enquete: { $count }
call-on-the-way = A caminho: { $name }
call-at-table = Na mesa: { $name }
call-for-bidding = Uma voz do leilão
call-for-card = Uma carta jogada ou mostrada
call-for-revoke = Um revoque
call-for-information = Hesitação ou explicação
call-for-claim = Uma reivindicação (claim)
call-for-score = O escore
call-for-movement = Bolsas, movimento ou tempo
call-for-other = Outro assunto
rule = Decidir
tables = Mesas
tables-before = As mesas aparecem quando começa a primeira rodada.
finished = terminou
slow = atrasada
sits-out = espera
boards-done = { $done } de { $of }
owed = { $count ->
    [1] falta um resultado
   *[other] faltam { $count } resultados
}
progressed-at = Avançou: { $time }
ranking = Classificação
contestants = Competidores
no-results-yet = Ainda não há resultados.
withdrawn = desistiu
penalty = penalidade
penalty-in-total = Penalidades, em pontos: { $points }
late-pair = inscrição tardia
add-late-pair = Adicionar inscrição tardia
late-pair-help = Quem se inscreve tarde recebe o número seguinte. Se o movimento tiver um lugar vazio com esse número, joga a partir da próxima rodada; senão, mude o movimento.
what-to-do = O que fazer?
person-warn = Advertir
person-rename = Corrigir um nome
person-penalty = Penalizar
person-late = Registrar atraso
person-move = Trocar de lugar
person-substitute = Substituir
person-withdraw = Registrar desistência
person-return = Anular a desistência
offence = Infração
offence-slow-play = jogo lento
offence-loud-talk = conversa em voz alta
offence-wrong-board = bolsa errada jogada
offence-wrong-seat = lugar errado
offence-phone = uso de celular
offence-conduct = conduta
offence-other = outra infração
penalty-times = Quantas vezes a penalidade padrão
penalty-disciplinary = Disciplinar (Lei 91)
withdraw-accepted = Por um motivo que o Diretor aceita
withdraw-ask = Registrar a desistência de { $name }?
withdraw-what = Quem desiste não joga mais nenhuma bolsa. Os adversários que por isso deixam de jogar uma bolsa recebem um escore artificial. Você pode anular a desistência depois.
withdraw-yes = Sim, registrar
return-help = O competidor volta ao evento. As bolsas retiradas por causa da desistência voltam a esperar resultado; as decisões já tomadas são mantidas.
move-with = Troca de lugar com
move-since = Desde quando?
move-this = Desde esta rodada (rodada { $round }): já estão sentados assim
move-from = Desde a rodada { $round }
move-next = A partir da próxima rodada
move-help = Os resultados registrados ali desde então acompanham os jogadores: um resultado pertence a quem jogou a bolsa.
sub-out = Quem sai
sub-in = Quem entra
rename-help = Use isto para um nome escrito errado. Se outra pessoa for jogar, escolha “Substituir”.
rename-from = Nome a corrigir
rename-to = Nome certo
misspelt = escrito errado
team-name = Nome da equipe
penalty-for = Penalidade: { $offence }
take-back = Anular a penalidade

status-to-come = a jogar
status-missing = ainda sem resultado
status-late = será jogada depois
status-entered = a confirmar
status-agreed = confirmado
status-disputed = contestado
status-ruled = decidido
status-not-played = não jogada
status-unsent = guardado neste celular

was-before = Antes:
board-places = Mesas que jogam esta bolsa
board-places-help = Toque em uma mesa para registrar, corrigir ou ajustar o resultado, em qualquer rodada.
act-correct = Corrigir o escore
act-turn = Estavam sentados ao contrário
act-turn-back = Estavam sentados do lado certo
turn-help = Use isto para uma bolsa que estava virada, de modo que Norte-Sul tinha as cartas de Este-Oeste. Escolha a mão que o carteador tinha.
turn-declarer = Que mão da bolsa o carteador tinha?
turned-seats = Os lugares são os marcados na bolsa: { $ns } tinham as cartas de Norte-Sul, e { $ew } as de Este-Oeste.
sat-turned = estavam sentados ao contrário
act-remove = Apagar o resultado
remove-help = Use isto para um resultado registrado na bolsa errada. A bolsa fica então à espera do seu resultado.
act-belongs = É de outra bolsa
belongs-help = O resultado passa para a outra bolsa, e esta fica à espera do seu próprio resultado.
belongs-to = Para qual bolsa?
act-rule = Decisão
act-adjust = Escore ajustado
act-skip = Não jogada: dar um escore
act-restore = Repor a bolsa
restore-help = O escore artificial é anulado e a bolsa espera de novo o seu resultado.
act-late = Jogar mais tarde
act-foul = Bolsa defeituosa
act-unfoul = Não estava defeituosa
correction-kind = O que estava errado?
correction-entry = mal registrado
correction-tricks = número de vazas
correction-gross = erro grosseiro da organização
correction-usual = O resultado foi registrado errado
foul-help = A bolsa foi jogada aqui de forma diferente das outras mesas (Lei 87). Os resultados são comparados dentro de cada forma.
unfoul-help = A bolsa foi marcada como defeituosa por engano: o resultado volta a ser comparado com todos os outros.
laws-of-ruling = Leis aplicadas
laws-of-ruling-help = Cláusulas, como 12C1, 16B3, 82C
adjust-kind = Tipo de escore
adjust-award = Artificial
adjust-assigned = Atribuído
adjust-weighted = Ponderado
adjust-split = Não equilibrado
average = Média
average-plus = Média mais
average-minus = Média menos
score-ns-label = Escore de Norte-Sul
score-for-side = Escore para { $side } (como escore de Norte-Sul)
split-help = Cada lado recebe um escore próprio.
add-weight = Adicionar um escore
weights-sum = Total: { $sum }%
weights-apart = Pesos diferentes para cada lado

## O telefone de um jogador

join-title = Ir para a minha mesa
join-help = Digite o código do cartão da sua mesa.
join-code = Código
join-go = Ir
choose-seat = Qual é o seu lugar?
change-seat = Mudar de lugar
seat-follows = Seu celular vai com você: a cada rodada mostra a sua nova mesa.
seat-shared = Este aparelho fica na mesa, para os dois lados
shared-device = Um aparelho para os dois lados
round-not-started = A rodada ainda não começou.
now-playing = Você está jogando
enter-result = Registrar o resultado
entry-or-level = ou toque no nível do contrato
boards-of-round = Bolsas desta rodada
waiting-other-side = Esperando que os adversários confirmem.
owed-title = De rodadas anteriores
owed-help = Quem jogou estas bolsas registra ou confirma o resultado.
owed-where = Rodada { $round }, mesa { $table }
hand-over = Só um celular na mesa? Passe-o aos adversários
hand-over-title = Para { $side }
hand-over-help = Passe o celular a { $side } para que confiram e confirmem o resultado. Fica registrado que o celular foi passado.
hand-who = Quem confirma?
hand-back = Devolva o celular a { $side }.
hand-wrong = Peça que toquem em Desfazer e registrem o resultado de novo. Se não chegarem a um acordo, chamem o Diretor.
handed-over = confirmado no mesmo celular
send-result = Enviar
confirm-title = Bolsa { $board }: está certo?
confirm-yes = Sim, está certo
result-changed = Bolsa { $board }: os adversários mudaram o resultado. Por favor, confira de novo.
confirm-no = Não, está errado
confirm-side = { $side }: a bolsa { $board } está certa?
same-phone-note = Este celular registrou o resultado. Só { $side } deveria confirmá-lo.
slip-help = Foi só um engano? Mude o que está errado; os adversários confirmam depois.
slip-change = Mudar o resultado
entry-change = Toque no que está errado
lead-not-held = O jogador que sai não tem esta carta. Confira a saída, o carteador e o número da bolsa enquanto as cartas estão na mesa.
lead-change = Mudar a saída
dispute-title = Bolsa { $board }
dispute-help = Se foi só um engano, peça aos adversários que toquem em Desfazer e registrem de novo.
dispute-ask-them = Nós resolvemos
dispute-else = Se não chegarem a um acordo, o Diretor decide. O que está errado?
dispute-contract = O contrato está errado
dispute-declarer = O carteador não é esse
dispute-tricks = O número de vazas está errado
dispute-board = O número da bolsa está errado
call-director = Chamar o Diretor
call-why = Qual é o assunto?
your-call-called = O Diretor foi chamado. Aguarde, por favor.
your-call-on-the-way = O Diretor está vindo.
your-call-at-table = O Diretor está na sua mesa.
call-not-needed = Não é mais preciso
announced-by = Mensagem do Diretor
hat-direct = Dirigir
hat-play = Minha mesa
traveller = Outros resultados
see-results = Ver os resultados
next-title = Vá agora para
next-none = Foi a sua última rodada. Obrigado por jogar!
next-sits-out = Você espera na rodada { $round }
next-boards = Bolsas { $boards }
next-round = A seguir: rodada { $round }
next-stay = Fique aqui
next-stay-at = Fique na mesa { $table }
next-at = Começa: { $time }
boards-range = { $first } a { $last }
sits-out-now = Você espera nesta rodada
offline-note = { $count ->
    [0] Sem conexão. Você pode continuar; o que registrar fica guardado neste celular.
    [1] Sem conexão. Um registro está guardado neste celular e será enviado automaticamente.
   *[other] Sem conexão. { $count } registros estão guardados neste celular e serão enviados automaticamente.
}
conflict-title = Bolsa { $board }: dois resultados diferentes
conflict-here = Neste celular:
conflict-there = Registrado na mesa nesse meio-tempo:
conflict-keep-theirs = O deles está certo
conflict-keep-ours = O nosso está certo: o Diretor decide
conflict-help = Se os adversários se enganaram, podem tocar em Desfazer e registrar de novo.
conflict-reason = Nosso celular diz: { $result }
stranger-note = Este celular não está mais ligado a uma mesa. Leia de novo o código da mesa; seus registros estão guardados e serão enviados em seguida.
loose-note = Este navegador não consegue guardar registros. Deixe esta página aberta até serem enviados.
refused-title = O servidor não aceitou um registro
entry-so-far = Registrado até agora
entry-level = Contrato: em que nível?
entry-strain = { $level } de quê?
entry-doubled = Dobrado?
entry-declarer = Quem é o carteador?
entry-lead = Qual foi a carta de saída?
entry-no-lead = Continuar sem a saída
lead-short = Saída
entry-tricks = Quantas vazas?
entry-over = Overtricks
entry-under = Undertricks
entry-check = Está certo?

## Decisões

ruling = Decisão
rulings-word = Decisões
ruling-number = Decisão { $number }
ruling-where = Onde?
ruling-place = Mesa { $table }, bolsa { $board }, rodada { $round }
result-now = Resultado atual:
with-hands = Usar o registro das mãos
hands-not-known = As mãos não são conhecidas
ruling-help = Registre o que aconteceu, em ordem, a partir da primeira voz. Registre uma irregularidade do mesmo modo que o resto.
ruling-unfinished = Decisões inacabadas neste aparelho
ruling-discard = Descartar
the-rule = O que diz a Lei
so-far = Até agora
undo-last = Desfazer o último passo
say-more = Aconteceu outra coisa
told-revoke = Revoque constatado após o carteio
told-another = Outro revoque nesta bolsa
told-go-on = Continuar
told-tricks = vazas: { $tricks }
told-who = Quem fez o revoque?
told-trick = Em que vaza?
told-trick-number = Vaza { $trick }
told-won = Quem ganhou essa vaza?
told-won-by = Ganha por { $seat }
told-after = Quantas das vazas seguintes { $side } ganhou?
told-impossible = Isso não combina com o total de vazas do carteador ({ $tricks }). Toque acima na resposta que precisa ser corrigida.
told-suit = Que naipe { $seat } não seguiu na vaza { $trick }?
told-noticed = Quando se chamou a atenção para o revoque?
told-in-time = A tempo
told-next-board = Depois de { $side } ter falado na bolsa seguinte
told-round-over = Depois do fim da rodada
told-hands-back = As quatro mãos já voltaram à bolsa?
told-special = Circunstâncias especiais
told-faced = A carta que deveria ter sido jogada estava aberta (carta penalizada)
told-claimed = Antes de o lado infrator jogar na vaza seguinte, o carteio acabou com uma reivindicação ou concessão de
told-nobody = ninguém
who-did = Quem?
what-did = O quê?
made-a-call = Deu uma voz
played-a-card = Jogou uma carta
did-something-else = Fez outra coisa
act-called = O Diretor é chamado e decide
act-changes = mudou a voz
act-exposes = mostrou uma carta
act-exposes-deliberately = mostrou uma carta de propósito
act-corrects = recolheu a carta e jogou outra
act-names = pediu uma carta do morto
act-renames = mudou a carta pedida do morto
act-places = como morto, jogou uma carta que o carteador não pediu
act-runs = mandou o morto correr um naipe
act-plays-together = jogou duas cartas ao mesmo tempo
act-face-down = saiu com a carta fechada
act-face = abriu a carta de saída
act-omits = não jogou carta na vaza
act-attention = chamou a atenção para a irregularidade
act-attention-card = chamou a atenção para uma carta
act-revoke = chamou a atenção para um revoque
act-claims = reivindicou vazas
act-concedes = concedeu vazas
act-agrees = concordou
act-objects = objetou
act-hesitates = hesitou
act-hurries = agiu com rapidez incomum
act-asks = fez uma pergunta
act-answers = respondeu a uma pergunta
act-alerts = fez um alerta inesperado
act-gestures = fez um gesto
act-remarks = fez uma observação
act-reserves = reservou o direito de chamar o Diretor depois
act-misinformed = Um jogador recebeu má informação
act-revoked = Constata-se um revoque
act-omitted = Falta uma carta em uma vaza
act-extra = Uma vaza tem uma carta a mais
act-no-penalty = Uma carta não é carta penalizada
act-cards = Uma mão não tem treze cartas
act-missing = Faltava uma carta em uma mão
act-informed = Um jogador recebeu por acidente informação estranha
act-unseen = Um jogador falou antes de ver as suas cartas
act-wrong-board = Está sendo jogada a bolsa errada
act-wrong-cards = Um jogador falou com as cartas de outra bolsa
act-breach = Outra Lei foi infringida
act-tricks = Atribuir vazas
act-returned = As quatro mãos voltaram à bolsa
act-next-call = Um jogador já falou na bolsa seguinte
act-round-over = A rodada terminou
act-period-over = O período de correção terminou
act-accepts = aceitou na hora a jogada inicial fora de vez
act-spreads = abriu a mão como morto depois de uma saída fora de vez
act-inspects = olhou uma vaza já jogada
act-points-out = disse que uma carta jogada estava voltada para o lado errado
act-unintended = A primeira voz foi involuntária?
act-mixed = As cartas estão misturadas: o revoque não pode ser verificado
act-led = Uma quinta carta na vaza: era a jogada inicial da vaza seguinte?
act-intended = O carteador quis claramente outra carta do morto
act-claim = Mostrar a mão foi uma reivindicação?
act-called-before = Um jogador já falou antes com estas cartas
act-fouled = A bolsa estava defeituosa: as cartas, o dador ou a vulnerabilidade eram diferentes dos das outras mesas
acts-usual = Vozes e cartas
acts-dummy = Cartas do morto
acts-claim = Reivindicações
acts-hands = Mãos e bolsas
acts-manner = Ritmo, perguntas e observações
acts-time = Prazos e outros
what-was-said = O que foi dito (opcional)
claim-none = Não, não foi uma reivindicação
claim-of = Sim, deste número de vazas:
inspected-last = A vaza que acaba de ser jogada
inspected-own = Só a própria carta nessa vaza
inspected-earlier = Uma vaza anterior
both-sides = Os dois lados
which-form = Que forma foi jogada aqui? A forma certa é “a”.
which-seen = Quais das cartas foram vistas abertas?
none-of-them = Nenhuma delas
found-where = Onde a carta foi encontrada?
found-where-played = Entre as cartas jogadas
found-where-elsewhere = Em outro lugar
found-where-no = Não foi encontrada
which-card = Qual carta?
which-call = Que voz foi?
not-known = Não se sabe
one-fewer = Uma a menos
one-more = Uma a mais
call-above-seven = Uma marcação acima de sete
act-late-call = deu uma voz depois de terminado o leilão
act-early-card = saiu com uma carta ou jogou uma carta durante o leilão
legal-cards = Cartas que podem ser jogadas
another-card = Outra carta:
adjust-of-director = Foi um erro do Diretor (82C)
adjust-ground = Com base em outra cláusula (opcional)
cards-done = Usar estas cartas
which-cards = Quais cartas?
board-of-cards = De que bolsa eram?
which-clause = Que cláusula, como 43A2b?
count-cards = Quantas cartas tem cada mão?
wrong-board-played = Algum destes jogadores já jogou esta bolsa?
call-artificial = A voz é artificial
call-shows = Naipes mostrados (se nenhum, deixe em branco):
named-card = Naipe e valor
named-suit = Só um naipe:
named-rank = Só um valor:
named-else = Ou:
named-high = “grande”
named-low = “pequena”
named-win = “ganha”
named-anything = “qualquer uma”
which-player = Qual jogador?
which-trick = Em que vaza?
how-many-tricks = Quantas vazas?
tricks-for-ns = Vazas para Norte-Sul
the-words = Palavras usadas
effect = Efeito no escore
effect-plays-on = O jogo continua; ainda não há escore.
score-seen-by-ns = Escore de Norte-Sul.
adjusted-score = escore ajustado
transfer = { $count ->
    [0] Nenhuma vaza é transferida para { $side }.
    [1] Uma vaza é transferida para { $side }.
   *[other] { $count } vazas são transferidas para { $side }.
}
facts = Fatos (opcional)
save-ruling = Salvar a decisão
ruling-stands = Já há uma decisão sobre esta bolsa (decisão { $number }). Uma nova vai substituí-la.
ruling-came = A decisão { $number } foi tomada depois que você abriu esta bolsa. Veja primeiro essa decisão, por favor.
ruling-replace = Já vi; substituir pela minha
ruling-again = Motivo da nova decisão
replaced = substituída
replaced-by = Substituída pela decisão { $number }.
tell-players = Os jogadores foram informados
told-at = Informados ({ $time })
appeal = Recurso
appeal-number = Recurso { $number }
appeal-who = Quem recorre?
appeal-about = Sobre o quê?
appeal-law = Lei ou regulamento
appeal-fact = Fatos
appeal-judgement = Julgamento
appeal-reason = O motivo, nas palavras de quem recorre
appeal-help = Os dois jogadores da dupla têm de concordar com o recurso (Lei 92D).
appeal-concurs = { $player } concorda
appeal-deposit = Depósito
appeal-waive = Sem depósito
appeal-waived = O depósito é dispensado.
appeal-committee = Quem julga?
appeal-committee-help = Um nome por linha.
appeal-decision = Decisão do recurso
appeal-reasons = Fundamentos
appeal-signed = Que membro assinou a decisão?
appeal-deposit-fate = O que acontece com o depósito?
appeal-deposit-returned = É devolvido
appeal-deposit-kept = É retido: todos os membros acharam o recurso sem mérito
appeal-merit = Por que o recurso não tinha mérito
appeal-withdraw = Retirar o recurso

## Depois do jogo e resultados

after-play = Depois do jogo
nothing-missing = Não falta nenhum resultado.
nothing-doubtful = Nada parece duvidoso.
result-status = O resultado é
deadline-ruling = Pedidos de decisão
deadline-appeal = Recurso contra a decisão { $number }
deadline-appeal-penalty = Recurso contra a penalidade { $number }
deadline-score = Correções de escore
deadline-gross-error = Erros grosseiros de apuração
until-time = até { $time }
period-over = encerrado
corrections-until = correções até { $time }
publish = Publicar resultados e mãos
make-official = Tornar o resultado oficial
official-again = Publicar de novo o resultado oficial, depois de uma mudança
make-final = Tornar o resultado definitivo
official-open = Resultados que faltam: { $missing }. Recursos sem decisão: { $appeals }.
print-ranking = Classificação
print-travellers = Folhas circulantes
print-scorecards = Fichas de escore
print-hands = Registro das mãos
print-tables = Imprimir os cartões das mesas
print-movement = Movimento
print-guide = Cartões de posição
print-slips = Papeletas de resultados
print-empty-travellers = Folhas circulantes em branco
print-empty-scorecards = Fichas de escore em branco
print-appeal = Formulário de recurso
preparing = Preparando: { $what }…
open-ready = Pronto. Abrir: { $what }
working-hands = Vazas com as quatro mãos à vista: { $done } de { $of } bolsas
working-board = Vazas com as quatro mãos à vista: calculando…
export = Exportar
export-event-file = Arquivo do evento
export-csv = CSV
export-usebio = USEBIO
export-pbn = PBN
export-log = Registro
export-saved = Salvo: { $what }
export-losses = { $count ->
    [1] Um item que este formato não consegue guardar
   *[other] { $count } itens que este formato não consegue guardar
}
tab-ranking = Classificação
tab-boards = Bolsas
tab-chart = Rodada por rodada
hand-record = Registro das mãos
all-results = Todos os resultados
double-dummy = Vazas com as quatro mãos à vista
par-word = Par
scorecard = Ficha de escore
place-number = { $rank }º lugar
chart-choose = Mostrar
chart-label = Lugares de { $name } depois de cada rodada
chart-table = Mostrar em tabela
reviews-open = Para julgar agora
review-question = A decisão tomada na mesa deixou uma questão: o lado não infrator foi prejudicado?
review-no = Não, o resultado é mantido
review-yes = Sim, houve prejuízo
review-adjust = Houve prejuízo: atribua o escore ajustado.
review-rule = Atribuir o escore ajustado

# The record of the event.
record-page = O que foi feito, por quem e quando
record-head = Registro { $head }, lançamento { $entry }
record-sealed = Selado até o lançamento { $entry } ({ $at })
record-unsealed = Ainda sem selo
record-help = A forma curta do registro consta das decisões, dos formulários de recurso, das papeletas e das classificações impressas. O comando openroom verify a compara com o banco de dados.
record-key = Chave dos selos: { $key }
record-time = Hora
record-who = Quem
record-what = O quê
record-earlier = Lançamentos anteriores
export-record = Registro com prova

# Cases of judgement.
cases-title = Decisões de julgamento
judge = Decisão de julgamento
act-judge = Decisão de julgamento
case-number = Caso { $number }
case-open = aberto
case-new = Novo caso
case-new-help = Para hesitações, explicações erradas, ações enganosas e tudo o mais que exige o seu julgamento. O Openroom faz as perguntas da Lei, uma de cada vez; quem decide é você.
case-about = Do que se trata?
case-facts = O que aconteceu
case-facts-none = Ainda não há nada anotado.
case-findings = Constatações
case-add-called = Quando o Diretor foi chamado
case-add-passed = Hesitação, pergunta, observação ou alerta
case-add-explained = Uma explicação
case-add-chosen = O que o jogador fez em seguida
case-add-departed = Uma voz diferente do combinado
case-add-irregular = Outra coisa
case-add-slow = Tempo perdido
case-add-offenders = Qual é o lado infrator
case-when = Quando o Diretor foi chamado?
case-source = O que foi?
case-offenders = Lado infrator
case-who = Quem?
case-who-if = Quem? (opcional)
case-at = Em que voz ou carta, ou antes dela? (opcional)
case-action = Que voz ou carta?
case-call = Que voz?
case-card-not-call = Uma carta, não uma voz
case-seconds = Quantos segundos?
case-stop = Depois de um stop do adversário à direita
case-words = Nas palavras dos jogadores (opcional)
case-agreed = Os jogadores estão de acordo?
case-agreed-agreed = Todos concordam
case-agreed-disputed = Contestado
case-agreed-unknown = Ainda não perguntei
case-explained-said = O que foi dito? Deixe em branco se não houve alerta.
case-agreement = O que a dupla combinou? (se souber)
case-card-has = O que diz o cartão de convenções? (opcional)
case-held = Que mão o jogador tinha? (opcional)
case-led-to = Isso levou ao resultado da mesa: { $result }
case-what = O que aconteceu?
case-law = Cláusula aplicada (opcional)
case-minutes = Minutos perdidos
case-boards-lost = Bolsas que não puderam ser jogadas
case-begun = Uma bolsa retirada já tinha sido iniciada
case-nobody-called = Na hora chamou-se a atenção, mas ninguém chamou o Diretor
case-why-late = Por que tão tarde?
case-second = A mesma explicação, como informação não autorizada para o parceiro
case-suggested = Os fatos até aqui sugerem: { $answer }. Você decide.
case-percent = Porcentagem
case-evidence-label = Evidência (opcional)
case-book = O que dizem os livros
case-skip = Pular esta pergunta
case-polls = Enquete
case-poll-first = O que você faria?
case-poll-second = O que isso sugere?
case-poll-new = Fazer uma enquete
case-poll-new-second = Segunda enquete: o que isso sugeria?
case-poll-make = Usar este problema
case-poll-none = Ainda não há respostas.
case-poll-asked = Pergunta enviada ao celular de: { $names }
case-problem = O problema
case-hand = Mão
case-hand-help = Espadas, Copas, Ouros e Paus, com um ponto entre os naipes
case-methods = Métodos da dupla que importam aqui (opcional)
case-suggested-by = O que o parceiro fez? Por exemplo: o parceiro demorou para dobrar
case-whose-hand = De quem é a mão?
case-you-are = Você é { $seat }
case-auction-done = O leilão está completo
case-auction-more = Mudar o leilão
case-ask-phones = Perguntar no celular dos jogadores
case-ask-phones-help = Estes jogadores já jogaram a bolsa e não estão envolvidos. Os mais próximos na classificação vêm primeiro. Eles recebem a pergunta quando terminarem a rodada.
case-apart = { $count ->
    [1] a 1 lugar de distância
   *[other] a { $count } lugares de distância
}
case-ask-send = { $count ->
    [1] Perguntar a 1 competidor
   *[other] Perguntar a { $count } competidores
}
case-nobody-to-ask = Ainda não se pode perguntar a ninguém: todos os outros estão envolvidos ou ainda têm de jogar esta bolsa.
case-tick = Anotar uma resposta recebida
case-tick-chooses = O que este jogador faria?
case-tick-chose = Escolhe
case-tick-considers = Que outras opções este jogador considerou seriamente?
case-tick-other = Adicionar outra voz ou carta
case-class = Que nível tem este jogador?
case-class-weaker = mais baixo
case-class-same = parecido
case-class-stronger = mais alto
case-outcomes = Resultados possíveis e seus pesos
case-candidates = Resultados para escolher
case-tables = { $count ->
    [1] em 1 outra mesa
   *[other] em { $count } outras mesas
}
case-double-dummy = Com as quatro mãos à vista:
case-barred = Depende da voz ou da jogada não permitida.
case-add-outcome = Adicionar um resultado
case-propose = Propor pesos pelas outras mesas
case-route = Como se poderia ter chegado legalmente a esse resultado?
case-less = 5% a menos para { $result }
case-more = 5% a mais para { $result }
case-at-table = Na mesa
case-adjusted = Ajustado
case-save-outcomes = Usar estes pesos
case-reweigh = Mudar os pesos
case-consult = Consulta
case-consult-short = pedem a sua opinião
case-consult-you = Outro Diretor pede a sua opinião. Você vê os fatos e a enquete, mas não as constatações do Diretor. Diga como decidiria.
case-consult-who = Nome da pessoa consultada
case-consult-ask = Perguntar no celular
case-consult-note = Anotar a opinião
case-consulting = Foi pedida a opinião de { $who }.
case-opinion = Opinião
case-opinion-give = Enviar esta opinião
case-decision = Decisão
case-written = Decisão escrita
case-written-edit = Editar o texto
case-written-help = Para ler ou editar a decisão em outro idioma, mude o idioma nas configurações.
case-why-alone = Por que ninguém foi consultado?
case-give = Tomar esta decisão
case-goes-on = O jogo continua. Volte a este caso depois do carteio.
case-show-ranking = Efeito na classificação
case-moved = { $who }: lugar { $before } → { $after }
case-pace = Tempo gasto nesta rodada
case-pace-board = Bolsa { $board }: { $minutes } min
case-pace-others = Média nas outras mesas: { $minutes } min por bolsa
case-position = a partir da posição, com as quatro mãos à vista
case-costs = Cartas que custaram vazas, com as quatro mãos à vista:
case-artificial = Possibilidades demais: escore artificial (12C1d)
case-enter-penalty = Registrar a penalidade ou a advertência
ruling-for-you = Decisão sobre a bolsa { $board }
poll-title = O Diretor gostaria de saber a sua opinião
poll-help = Você já jogou esta bolsa. Por favor, não fale dela com ninguém.
poll-call = Que voz você daria?
poll-card = Que carta você jogaria?
poll-suggests = Com isso, que voz fica mais atraente?
poll-others = Que outras opções você consideraria seriamente?
poll-add-other = Adicionar outra
poll-send = Enviar resposta
poll-thanks = Obrigado. Sua resposta foi enviada.
# What two calls mean.

meanings-compare = Comparar os significados
meanings-hint = Diga o que cada voz significa. O programa compara; quem decide é você.
meanings-withdrawn = Voz retirada
meanings-replacement = Voz substituta
meanings-usual = Significado habitual
meanings-choose = Escolha
meanings-points = Pontos
meanings-from = no mínimo
meanings-to = no máximo
meanings-add = Acrescentar um comprimento
meanings-shape = Distribuição
meanings-shape-any = qualquer
meanings-shape-balanced = balanceada
meanings-shape-semi-balanced = quase balanceada
meanings-shape-unbalanced = não balanceada
meanings-or = ou
meanings-purpose-only = Desta voz compara-se só a finalidade.
meanings-reading = Como se lê a Lei
meanings-liberal = De modo liberal
meanings-strict = De modo estrito

# The casebook.
casebook-title = Livro de casos
casebook-help = Decisões de julgamento de todos os eventos deste clube, depois de encerradas.
casebook-law = Lei
casebook-kind = Do que se trata
casebook-auction = O leilão começa com
casebook-text = Palavras nos fatos e nas constatações
casebook-search = Procurar
casebook-recorded-only = Só mãos registradas
casebook-recorded = registrada
casebook-replaced = decisão substituída depois
casebook-none = Nenhum caso encontrado.
casebook-more = Só os eventos mais recentes foram pesquisados.
casebook-statistics = Como terminaram
casebook-all = Todos
casebook-cases = Casos
casebook-stands = Resultado mantido
casebook-assigned = Escore atribuído
casebook-awards = Escore artificial
casebook-other = Outro
casebook-download = Baixar sem nomes
casebook-take-out = Tirar do livro de casos
casebook-take-out-help = O caso continua no seu evento, e nenhum resultado muda.
casebook-like = Casos parecidos com este
casebook-laws = { $count ->
    [1] Lei { $laws }
   *[other] Leis { $laws }
}
play-a-board = Jogar uma bolsa
play-a-board-how = Abra aqui uma mesa e jogue com três amigos, cada um no seu aparelho.
play-open = Abrir uma mesa
play-where = Onde se jogam as bolsas
play-where-tables = Nas mesas, com cartas
play-where-guided = No navegador, com orientação
play-where-at-table = No navegador, como na mesa
play-here = Jogar as bolsas aqui
