# Las páginas del servidor. Asientos, vulnerabilidad y demás están en show.ftl, las palabras de un evento en event.ftl.

## En todas partes

brand = Openroom
skip = Ir al contenido
home = Inicio
loading = Un momento…
close = Cerrar
cancel = Cancelar
back = Volver
next = Continuar
save = Guardar
add = Añadir
change = Cambiar
remove = Quitar
create = Crear
undo = Deshacer
yes = Sí
no = No
name = Nombre
print = Imprimir
share = Compartir
copied = Dirección copiada
try-again = Intentar otra vez
understood = Entendido
reason = Motivo
reason-optional = Motivo (si lo hay)
not-found = Esta página no existe
not-connected = Sin conexión; se intenta otra vez…

settings = Ajustes
language = Idioma
theme = Colores
theme-auto = Como el aparato
theme-light = Claro
theme-dark = Oscuro
text-size = Tamaño del texto
size-normal = Normal
size-large = Grande
size-largest = Muy grande
paper = Papel
four-colours = Cuatro colores para los palos
sound = Sonido cuando una mesa llama
sound-on = Sonido encendido
sound-off = Sonido apagado

trouble-away = El servidor no responde. Revise el wifi; no se pierde nada.
trouble-too-many = Demasiados intentos. Espere { $seconds } segundos.

## Cartas y cantos

suit = Palo
suit-spades = picas
suit-hearts = corazones
suit-diamonds = diamantes
suit-clubs = tréboles
strain-notrump = Sin Triunfo
say-ace = As
say-king = Rey
say-queen = Dama
say-jack = Valet
say-card = { $rank } de { $suit }
say-pass = Paso
say-double = Doblo
say-redouble = Redoblo
undoubled-word = sin doblar
doubled-word = doblado
redoubled-word = redoblado
bids = Ofertas
void = ninguna
seat-letter-n = N
seat-letter-e = E
seat-letter-s = S
seat-letter-w = O
director-role = Director

## Palabras de las mesas

board-word = Tablilla
boards-word = Tablillas
board-number = Tablilla { $number }
table-word = Mesa
table-title = Mesa { $table }
table-short = Mesa { $table }
round-word = Ronda
round-number = ronda { $round }
round-of = Ronda { $round } de { $rounds }
session-word = Sesión
session-number = Sesión { $number }
side-word = Bando
rank-word = Puesto
points-word = Puntos
score-word = Puntuación
result-word = Resultado
against-word = Contra
auction-word = Remate
declarer-word = Declarante
minutes-word = Minutos
dealer-is = Dador { $seat }
against = contra { $names }
with-partner = con { $name }
score-for-ns = Puntuación para Norte-Sur: { $score }
score-for-ns-short = Puntuación para Norte-Sur:
turn-of = Turno de { $seat }
law-number = Ley { $law }

## Primer inicio, entrada, personas

setup-title = Bienvenido
setup-help = Es usted el primero aquí. Elija un nombre y una contraseña: será el director.
setup-go = Empezar
your-name = Su nombre
one-time-code = Código del terminal
password = Contraseña
password-help = Ocho caracteres o más; una frase corta es buena.
password-again = Contraseña otra vez
password-differs = Las dos contraseñas no son iguales.
reset-title = Una contraseña nueva
reset-help = El código lo da quien cuida el servidor.
reset-go = Guardar la contraseña
sign-in = Entrar
sign-in-staff = Entrar como director o anotador
sign-out = Salir
forgot-help = ¿Perdió la contraseña? Quien cuida el servidor puede escribir: openroom user reset NOMBRE
people = Personas
add-person = Añadir a alguien
role = Función
role-director = Director
role-assistant = Ayudante
role-scorer = Anotador
role-table = Mesa
role-spectator = Espectador
by-organiser = Organizador
by-committee = Comité de Apelaciones
role-help-director = Puede hacerlo todo.
role-help-assistant = Falla y corrige en las mesas; no publica ni gestiona personas.
role-help-scorer = Anota y corrige resultados.
tokens = Llaves para programas
tokens-help = Un programa entra con su propia llave.
token-secret = Cópiela ahora, se muestra una sola vez:
add-token = Crear una llave

## Eventos

events = Eventos
new-event = Nueva sesión
no-events = Todavía no hay nada que ver.
no-events-director = Todavía no hay sesión. Cree la primera: son dos minutos.
direct = Dirigir
results = Resultados
player-here = ¿Juega aquí?
back-to-table = Volver a mi mesa
status-word-provisional = Provisional
status-word-official = Oficial
status-word-final = Definitivo
event-default-name = Sesión del
steps = Pasos
step-1 = Qué se juega
step-2 = Quién juega
step-3 = El movimiento
step-4 = Tablillas y reloj
kind = Tipo
kind-pairs = Parejas
kind-teams = Equipos
kind-individual = Individual
scoring = Puntuación
method-matchpoints = Puntos de match
method-cross-imps = IMPs cruzados
method-butler = Butler
method-imps = IMPs
method-point-a-board = Board-a-match
more-choices = Más opciones
laws-edition = Leyes de
show-results = Los jugadores ven los resultados
show-after-board = tras cada tablilla
show-after-round = tras cada ronda
show-after-session = tras la sesión
regulations = Reglamento
edition-stays = Se queda así porque el juego ya ha empezado (Ley 78D).
entries-label-pairs = Parejas, una por línea
entries-help-pairs = Dos nombres separados por una coma. Si tiene una lista, péguela.
entries-label-teams = Equipos, uno por línea
entries-help-teams = De cuatro a seis nombres separados por comas. El nombre del equipo, si lo tiene, va delante con dos puntos: Tigres: Ana, Bea, Cid, Dan
entries-label-individual = Jugadores, uno por línea
entries-help-individual = Un nombre por línea.
entries-file = O de un archivo (CSV o texto)
entries-count = { $count ->
    [one] Una inscripción
   *[other] { $count } inscripciones
}
entries-wrong = «{ $line }»: hacen falta { $needed } nombres, separados por comas.
one-line-names = Nombres separados por una coma
boards-each = Tablillas por jugador
minutes-all = Minutos en total
minutes-round = Minutos por ronda
movement = Movimiento
movement-best = el mejor
movement-searching = Buscando movimientos…
movement-show = Mostrarlo ronda por ronda
movement-rounds = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
 } de { $boards } tablillas
movement-minutes = { $minutes } minutos
movement-two-winners = dos ganadores
movement-sits-out = alguien descansa en cada ronda
use-movement = Usar este movimiento
nobody = nadie
movement-too-small = El movimiento tiene { $places } lugares, pero hay { $entered } inscritos. Alguien no jugaría.
movement-too-large = El movimiento tiene { $places } lugares, pero solo juegan { $entered }. Más de uno descansaría en cada ronda.
choose-movement-for = Elegir un movimiento para { $count }
has-no-place = { $name }: sin lugar en el movimiento.
find-place = Buscar un lugar
left-has-place = { $name }: se retiró, pero sigue en las rondas que faltan.
change-movement = Cambiar el movimiento
change-arrives = Entra { $name }
change-leaves = Sale { $name }
change-shown = Esto cambia desde la ronda { $round }. No se escribe nada hasta que confirme.
change-bye = { $name } descansa.
change-out = { $name } descansa en esta ronda.
next-draw = Espere, por favor: aún se ha de emparejar la próxima ronda.
start-missing = { $count ->
    [one] Aún falta un resultado.
   *[other] Aún faltan { $count } resultados.
 } ¿Empezar igualmente la próxima ronda?
end-session-sure = Se han jugado { $rounds } de { $planned } rondas. Una sesión terminada no puede volver a abrirse.
edition-look = Este evento se juega según las Leyes de { $year }. La otra edición se muestra para comparar; el fallo se guarda según { $year }.
change-nothing = No cambiaría nada.
change-confirm = Cambiar así
draw-round = Emparejar la ronda { $round }
vp-scale = Puntos de victoria
vp-wbf-2013 = 20 por encuentro (WBF, con decimales)
vp-wbf-2013-discrete = 20 por encuentro (WBF, números enteros)
vp-ebu-teams4-20 = 20 por encuentro (escala de la EBU)
vp-ebu-pairs-20 = 20 por encuentro (escala de la EBU)
vp-ebl-wbf-teams-25 = 25 para el ganador (escala de la EBL y la WBF)
vp-none = ninguno: el total simple
boards-deal = Repartir ahora
boards-import = De un archivo
boards-none = Repartidas a mano
boards-help-deal = Repartidas al azar y selladas hasta que empiece la sesión; imprímalas o duplíquelas entonces.
boards-help-import = Las manos vienen de su máquina o programa.
boards-help-none = Reparten los jugadores. No hay registro de manos.
boards-dealt = { $count ->
    [one] Una tablilla
   *[other] { $count } tablillas
}
boards-none-yet = No hay tablillas repartidas.
pbn-file = Archivo de manos (PBN o LIN)
creating = Creando…
creating-entries = Inscripciones: { $done } de { $of }
creating-boards = Repartiendo…
prepare = Preparar
to-the-session = Ir a la sesión

codes-title = Códigos de las mesas
codes-help = Cada mesa lee su código con un teléfono, o lo escribe en esta dirección.
code-picture = Código QR de la mesa { $table }
new-codes = Códigos nuevos
new-codes-ask = Los teléfonos tendrán que leer el código otra vez.

## La sesión

projector = Reloj para la sala
last-round = Última ronda
clock-left = restantes
clock-over = Se acabó el tiempo
clock-more = +1 minuto
clock-less = −1 minuto
not-started = Todavía no ha empezado
start-round = Empezar la ronda { $round }
end-session = Terminar la sesión
end-session-missing = { $count ->
    [one] Falta un resultado. Anótelo, aplace la tablilla o adjudique una puntuación; entonces la sesión puede terminar.
   *[other] Faltan { $count } resultados. Anote cada uno, aplace la tablilla o adjudique una puntuación; entonces la sesión puede terminar.
}
see-missing = Ver lo que falta
session-over = La sesión ha terminado.
session-goes-on = La sesión sigue en curso.
calls-count = { $count ->
    [0] Nadie llama al Director
    [one] Una mesa llama al Director
   *[other] { $count } mesas llaman al Director
}
attend = Voy
rule = Fallar
tables = Mesas
tables-before = Las mesas aparecen cuando empieza la primera ronda.
finished = lista
slow = lenta
sits-out = descansa
boards-done = { $done } de { $of }
owed = { $count ->
    [one] falta un resultado
   *[other] faltan { $count } resultados
}
progressed-at = Se movió a las { $time }
ranking = Clasificación
contestants = Participantes
no-results-yet = Todavía no hay resultados.
withdrawn = retirado
penalty = penalidad
late-pair = inscripción tardía
add-late-pair = Añadir una inscripción tardía
late-pair-help = La inscripción recibe el número siguiente. Si el movimiento tiene un lugar libre con ese número, juega desde la próxima ronda; si no, cambie el movimiento.
what-to-do = ¿Qué hay que hacer?
person-warn = Advertir
person-rename = Corregir un nombre
person-penalty = Penalizar
person-late = Llegó tarde
person-move = Cambiar de lugar
person-substitute = Sustituir
person-withdraw = Retirar
offence = Por qué
offence-slow-play = juego lento
offence-loud-talk = hablar en voz alta
offence-wrong-board = tablilla equivocada
offence-wrong-seat = asiento equivocado
offence-phone = teléfono
offence-conduct = conducta
offence-other = otra cosa
penalty-times = Veces la penalidad estándar
penalty-disciplinary = Disciplinaria (Ley 91)
withdraw-accepted = Se acepta el motivo
move-with = Cambia de lugar con
move-help = Desde la próxima ronda.
sub-out = Quién deja de jugar
sub-in = Quién juega en su lugar
rename-help = Para un nombre mal escrito. Si va a jugar otra persona, elija «Sustituir».
rename-from = Qué nombre
rename-to = El nombre correcto
misspelt = mal escrito
team-name = Nombre del equipo
penalty-for = Penalidad: { $offence }
take-back = Anular

status-to-come = por jugar
status-missing = sin resultado aún
status-late = se juega después
status-entered = por confirmar
status-agreed = confirmado
status-disputed = impugnado
status-ruled = fallado
status-not-played = no jugada
status-unsent = guardado en este teléfono

was-before = Antes:
board-places = Mesas que juegan esta tablilla
board-places-help = Toque una para anotar, corregir o ajustar su resultado, de cualquier ronda.
act-correct = Corregir la puntuación
act-rule = Fallo
act-adjust = Puntuación ajustada
act-skip = No jugada: promedio
act-late = Jugarla después
act-foul = Tablilla viciada
correction-kind = ¿Qué estaba mal?
correction-entry = mal anotado
correction-tricks = número de bazas
correction-gross = error grave de un oficial
foul-help = La tablilla se jugó aquí en otra forma (Ley 87). Los resultados se comparan dentro de cada forma.
laws-of-ruling = Leyes en que se basa
laws-of-ruling-help = Cláusulas, como 12C1, 16B3, 82C
adjust-kind = Tipo de puntuación
adjust-award = Artificial
adjust-assigned = Asignada
adjust-weighted = Ponderada
adjust-split = No equilibrada
average = Promedio
average-plus = Promedio-más
average-minus = Promedio-menos
score-ns-label = Puntuación vista por Norte-Sur
score-for-side = Puntuación para { $side }, vista por Norte-Sur
split-help = Cada bando recibe su propia puntuación.
add-weight = Una puntuación más
weights-sum = En total { $sum } %
weights-apart = Pesos propios para cada bando

## El teléfono de un jugador

join-title = Ir a mi mesa
join-help = Escriba el código que está en la mesa.
join-code = Código
join-go = Ir
join-instead = En este aparato ha entrado como { $name }. Como mesa saldría de su cuenta.
join-stay = Seguir en mi cuenta
join-anyway = Usarlo como teléfono de la mesa
choose-seat = ¿Dónde se sienta?
change-seat = Cambiar de asiento
round-not-started = La ronda aún no ha empezado.
now-playing = Está jugando
enter-result = Anotar el resultado
boards-of-round = Tablillas de esta ronda
waiting-other-side = Esperando a que confirme el otro bando.
owed-title = De rondas anteriores
owed-help = Quienes jugaron estas tablillas anotan o confirman el resultado.
owed-where = Ronda { $round }, mesa { $table }
hand-over = ¿Un solo teléfono en la mesa? Páselo
hand-over-title = Para { $side }
hand-over-help = Dé el teléfono a { $side }, que miran el resultado y lo confirman. Queda anotado que se pasó el teléfono.
hand-who = ¿Quién confirma?
hand-back = Devuelva el teléfono a { $side }.
hand-wrong = Pulsan Deshacer y anotan el resultado otra vez. Si no están de acuerdo, llamen al Director.
handed-over = un solo teléfono, pasado
send-result = Enviar
confirm-title = Tablilla { $board }: ¿es correcto?
confirm-yes = Sí, es correcto
confirm-no = No, está mal
dispute-title = Tablilla { $board }
dispute-help = Si es solo un descuido, pida al otro bando que pulse Deshacer y lo anote otra vez.
dispute-ask-them = Se lo pedimos
dispute-else = Si no están de acuerdo, el Director viene y decide. ¿Qué está mal?
dispute-contract = El contrato está mal
dispute-declarer = El declarante está mal
dispute-tricks = El número de bazas está mal
dispute-board = Es otra tablilla
call-director = Llamar al Director
call-ask = ¿Debe venir el Director a su mesa?
call-yes = Sí, que venga, por favor
director-coming = Se ha llamado al Director y ya viene.
traveller = Otros resultados
see-results = Ver los resultados
next-title = Vaya ahora a
next-later = Su próxima mesa
next-none = Fue su última ronda. ¡Gracias por jugar!
next-sits-out = Descansa en la ronda { $round }
next-boards = Tablillas { $boards }
offline-note = { $count ->
    [0] Sin conexión. Puede seguir; lo que anote queda en este teléfono.
    [one] Sin conexión. Una anotación queda guardada en este teléfono y se enviará sola.
   *[other] Sin conexión. { $count } anotaciones quedan guardadas en este teléfono y se enviarán solas.
}
conflict-title = Tablilla { $board }: dos resultados distintos
conflict-here = En este teléfono:
conflict-there = Anotado entretanto en la mesa:
conflict-keep-theirs = El de ellos es correcto
conflict-keep-ours = El nuestro es correcto: que decida el Director
conflict-help = Si es un descuido del otro bando, puede pulsar Deshacer y anotarlo otra vez.
conflict-reason = Nuestro teléfono dice: { $result }
stranger-note = Este teléfono ya no está en una mesa. Escanee otra vez el código de la mesa; sus anotaciones están guardadas y se enviarán entonces.
loose-note = Este navegador no puede guardar anotaciones. Deje esta página abierta hasta que se envíen.
refused-title = El servidor no aceptó una anotación
entry-so-far = Anotado hasta ahora
entry-level = Contrato: ¿a qué nivel?
entry-strain = ¿{ $level } a qué?
entry-doubled = ¿Doblado?
entry-declarer = ¿Quién es el declarante?
entry-lead = ¿Cuál fue la carta de salida?
entry-no-lead = Seguir sin la salida
lead-short = Salida
entry-tricks = ¿Cuántas bazas?
entry-over = Bazas extra
entry-under = Bazas de menos
entry-check = ¿Es correcto?

## Fallos

ruling = Fallo
rulings-word = Fallos
ruling-number = Fallo { $number }
ruling-where = ¿Dónde?
ruling-place = Mesa { $table }, tablilla { $board }, ronda { $round }
result-now = Resultado ahora:
with-hands = Con las cuatro manos
hands-not-known = No se conocen las manos
ruling-help = Diga lo que pasó, en orden, desde el primer canto. Lo irregular se dice como todo lo demás.
the-rule = Lo que dice la Ley
so-far = Hasta ahora
undo-last = Quitar lo último
say-more = Pasó otra cosa
who-did = ¿Quién?
what-did = ¿Qué?
made-a-call = Hizo un canto
played-a-card = Jugó una carta
did-something-else = Hizo otra cosa
act-called = Se llama al Director, que falla
act-changes = cambió el canto
act-exposes = mostró una carta
act-exposes-deliberately = enseñó una carta a propósito
act-corrects = retiró la carta y jugó otra
act-names = designó una carta del muerto
act-renames = cambió la carta pedida del muerto
act-places = como muerto, puso una carta que no se pidió
act-plays-together = jugó dos cartas a la vez
act-face-down = salió boca abajo
act-face = dio la vuelta a la salida
act-omits = no jugó carta en la baza
act-attention = llamó la atención sobre la irregularidad
act-revoke = llamó la atención sobre un renuncio
act-claims = reclamó bazas
act-concedes = concedió bazas
act-agrees = estuvo de acuerdo
act-objects = no estuvo de acuerdo
act-hesitates = vaciló
act-hurries = actuó con rapidez inusual
act-asks = hizo una pregunta
act-answers = respondió a una pregunta
act-alerts = alertó de modo inesperado
act-gestures = hizo un gesto
act-remarks = hizo un comentario
act-reserves = se reservó el derecho de llamar después al Director
act-misinformed = Un jugador recibió información errónea
act-revoked = Se constata un renuncio
act-omitted = Falta una carta en una baza
act-extra = Una baza tiene una carta de más
act-no-penalty = Una carta no es carta penalizada
act-cards = Una mano no tiene trece cartas
act-missing = Se encontró una carta que faltaba
act-informed = Un jugador recibió información por accidente
act-wrong-board = Se juega la tablilla equivocada
act-wrong-cards = Un jugador cantó con las cartas de otra tablilla
act-breach = Se violó otra Ley
act-tricks = Se asignan bazas
act-damage = ¿Hubo daño?
act-returned = Las cuatro manos están de vuelta en la tablilla
act-next-call = Un jugador ya cantó en la tablilla siguiente
act-round-over = La ronda ha terminado
act-period-over = El período de corrección ha terminado
cards-done = Estas cartas
which-cards = ¿Qué cartas?
board-of-cards = ¿De qué tablilla eran?
which-clause = ¿Qué artículo, como 43A2b?
count-cards = ¿Cuántas cartas tiene cada mano?
wrong-board-played = ¿Alguno de estos jugadores ya jugó esta tablilla?
call-artificial = El canto es artificial
call-shows = Muestra (nada, si no muestra palo):
named-card = Palo y valor
named-suit = Solo un palo:
named-rank = Solo un valor:
named-else = O bien:
named-high = «alta»
named-low = «baja»
named-win = «gana»
named-anything = «cualquiera»
did-called = viene a la mesa
did-accepts = lo acepta
did-declines = no lo acepta
did-keeps = lo deja como está
did-waives = deja la salida libre
did-spreads = extiende la mano como muerto
did-requires = exige la salida
did-forbids = prohíbe la salida
did-requests-play = pide seguir jugando
did-consents = acepta seguir jugando
found-comparable = Canto comparable
found-unintended = Canto no intencionado
found-slip = Lapsus al hablar
found-intended = Carta pretendida
found-claim = Reclamación
found-adjust = Puntuación ajustada
in-trick = { $seat }, baza { $trick }
which-player = ¿Qué jugador?
which-trick = ¿En qué baza?
how-many-tricks = ¿Cuántas bazas?
tricks-for-ns = Bazas para Norte-Sur
the-words = Las palabras
effect = Efecto en la puntuación
effect-plays-on = El juego sigue; aún no hay puntuación.
score-seen-by-ns = Vista por Norte-Sur.
adjusted-score = puntuación ajustada
transfer = { $count ->
    [one] Una baza pasa a { $side }.
   *[other] { $count } bazas pasan a { $side }.
}
facts = Hechos (si quiere anotar más)
save-ruling = Guardar el fallo
ruling-replaced = Un nuevo fallo toma el lugar del anterior.
replaced = reemplazado
replaced-by = Reemplazado por el fallo { $number }.
tell-players = Se ha informado a los jugadores
told-at = Informados a las { $time }
appeal = Apelación
appeal-number = Apelación { $number }
appeal-who = ¿Quién apela?
appeal-about = ¿Sobre qué?
appeal-law = Ley o reglamento
appeal-fact = Hechos
appeal-judgement = Juicio
appeal-reason = Su motivo, en sus palabras
appeal-help = Los dos jugadores de la pareja deben estar de acuerdo en apelar (Ley 92D).
appeal-concurs = { $player } está de acuerdo
appeal-deposit = Depósito
appeal-waive = Sin depósito
appeal-waived = No se exige depósito.
appeal-committee = ¿Quién la juzga?
appeal-committee-help = Un nombre por línea.
appeal-decision = Decisión
appeal-reasons = Fundamentos
appeal-signed = ¿Qué miembro firmó la decisión?
appeal-deposit-fate = ¿Qué se hace con el depósito?
appeal-deposit-returned = Se devuelve
appeal-deposit-kept = Se retiene: todos los miembros la hallaron sin fundamento
appeal-merit = Por qué la apelación no tenía fundamento
appeal-withdraw = Se retira la apelación

## Después del juego y resultados

after-play = Después del juego
nothing-missing = No falta ningún resultado.
nothing-doubtful = Nada parece dudoso.
result-status = El resultado es
deadline-ruling = Peticiones de fallo
deadline-appeal = Apelación contra el fallo { $number }
deadline-appeal-penalty = Apelación contra la penalidad { $number }
deadline-score = Correcciones de puntuación
deadline-gross-error = Errores graves de anotación
until-time = hasta las { $time }
period-over = terminado
corrections-until = correcciones hasta las { $time }
publish = Publicar resultados y manos
make-official = Hacer oficial el resultado
official-again = Hacerlo oficial otra vez, tras un cambio
make-final = Hacer definitivo el resultado
official-open = Aún pendiente: resultados { $missing }, apelaciones { $appeals }.
print-ranking = Clasificación
print-travellers = Hojas viajeras
print-scorecards = Fichas de resultados
print-hands = Manos
print-tables = Imprimir las tarjetas de las mesas
print-movement = Movimiento
print-guide = Tarjetas de recorrido
print-slips = Papeletas de resultado
print-empty-travellers = Hojas viajeras en blanco
print-empty-scorecards = Fichas en blanco
print-appeal = Formulario de apelación
preparing = Preparando: { $what }…
open-ready = Listo. Abrir: { $what }
working-hands = Bazas viendo todas las manos: { $done } de { $of } tablillas
working-board = Bazas viendo todas las manos: se están calculando…
export = Exportar
export-event-file = Archivo del evento
export-csv = CSV
export-usebio = USEBIO
export-pbn = PBN
export-log = Registro
export-saved = Guardado: { $what }
export-losses = { $count ->
    [one] Una cosa que este formato no guarda
   *[other] { $count } cosas que este formato no guarda
}
tab-ranking = Clasificación
tab-boards = Tablillas
tab-chart = A lo largo de las rondas
hand-record = Manos
all-results = Todos los resultados
double-dummy = Bazas viendo todas las manos
par-word = Par
scorecard = Ficha de resultados
place-number = Puesto { $rank }
chart-choose = Seguir a
chart-label = Puestos de { $name } tras cada ronda
chart-table = Lo mismo en una tabla
