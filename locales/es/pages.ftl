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
reason-optional = Motivo (opcional)
not-found = Esta página no existe
not-connected = Sin conexión; reintentando…

settings = Ajustes
language = Idioma
theme = Aspecto
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
text-size = Tamaño del texto
size-normal = Normal
size-large = Grande
size-largest = Muy grande
paper = Tamaño del papel
four-colours = Cuatro colores para los palos
sound = Sonido cuando una mesa llama al Director
sound-on = Sonido encendido
sound-off = Sonido apagado

trouble-away = El servidor no responde. Revise el wifi; no se ha perdido nada.
trouble-too-many = Demasiados intentos. Espere { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.

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
laws-numbers = Leyes { $laws }

## Primer inicio, entrada, personas

setup-title = Le damos la bienvenida
setup-help = Es usted la primera persona que entra. Elija un nombre y una contraseña: tendrá la función de Director.
setup-go = Empezar
your-name = Su nombre
one-time-code = Código que muestra el servidor
password = Contraseña
password-help = Ocho caracteres o más; sirve una frase corta.
password-again = Contraseña otra vez
password-differs = Las dos contraseñas no son iguales.
reset-title = Elija una contraseña nueva
reset-help = El código se lo da quien administra el servidor.
reset-go = Guardar la contraseña
sign-in = Entrar
sign-in-staff = Entrar como Director o anotador
sign-out = Salir
forgot-help = ¿Olvidó la contraseña? Quien administra el servidor puede escribir: openroom user reset NOMBRE
people = Cuentas
add-person = Añadir una cuenta
role = Función
role-director = Director
role-assistant = Ayudante
role-scorer = Anotador
role-table = Mesa
role-spectator = Espectador
by-organiser = Organizador
by-committee = Comité de Apelaciones
role-help-director = Puede hacerlo todo.
role-help-assistant = Dicta fallos y corrige puntuaciones; no puede publicar resultados ni gestionar cuentas.
role-help-scorer = Anota y corrige resultados.
tokens = Claves de acceso para otros programas
tokens-help = Cada programa que se conecta a Openroom necesita su propia clave.
token-secret = Copie esta clave ahora; no se mostrará otra vez:
add-token = Crear una clave
clubs = Clubes
club-own = Este servidor
club-of = { $now } de { $most }
club-entries = Entradas del registro
club-bytes = Bytes
club-requests = Peticiones desde que arrancó el servidor
club-errors = Últimos errores
nodes = Servidores
node-here = este
node-silent = no responde
node-live = Conexiones abiertas
node-events = Eventos abiertos
club-change = Límites y borrado
club-most-events = Máximo de eventos
club-most-entries = Máximo de entradas
club-most-bytes = Máximo de bytes
club-unbounded = 0 significa sin límite.
club-delete-help = Para borrar este club para siempre, escriba { $club }.
club-delete = Borrar el club
club-add = Añadir un club
club-made = Envíe este enlace al primer Director del club. Sirve una vez, durante un día:
club-id = Nombre corto
club-id-help = Se usa en las direcciones: letras minúsculas, cifras y guiones.
club-host = Nombre de dominio propio
club-host-help = Déjelo vacío si el club no tiene.
club-not-here = Los clubes los administra quien lleva el servidor.

## Eventos

events = Eventos
new-event = Nueva sesión
no-events = Todavía no hay ninguna sesión.
no-events-director = Todavía no hay ninguna sesión. Cree la primera: se tarda dos minutos.
put-away = Archivar
bring-back = Recuperar
events-away = Archivados ({ $count })
more-events = Mostrar más
clock-ahead = La última entrada tiene la hora { $at }, que aún no ha llegado. Si el reloj del servidor estaba mal y ahora está bien, corrija las horas.
clock-right = Corregir las horas
direct = Dirigir
results = Resultados
player-here = ¿Juega usted aquí?
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
kind = Tipo de evento
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
show-results = Los jugadores pueden ver los resultados
show-after-board = tras cada tablilla
show-after-round = tras cada ronda
show-after-session = tras la sesión
regulations = Regulaciones
edition-stays = La edición no se puede cambiar una vez que el juego ha empezado (Ley 78D).
entries-label-pairs = Parejas, una por línea
entries-help-pairs = Dos nombres separados por una coma. Si tiene una lista, péguela.
entries-label-teams = Equipos, uno por línea
entries-help-teams = De cuatro a seis nombres separados por comas. El nombre del equipo, si lo tiene, va delante, seguido de dos puntos: Tigres: Ana, Bea, Cid, Dan
entries-label-individual = Jugadores, uno por línea
entries-help-individual = Un nombre por línea.
entries-file = O cargue las inscripciones desde un archivo (CSV o texto)
entries-count = { $count ->
    [one] Una inscripción
   *[other] { $count } inscripciones
}
entries-wrong = { $needed ->
    [one] «{ $line }»: escriba un solo nombre por línea.
   *[other] «{ $line }»: hacen falta { $needed } nombres, separados por comas.
}
entries-twice = «{ $name }» aparece dos veces. Dé a cada persona un nombre distinto: añada un apellido o una letra.
one-line-names = Nombres separados por una coma
boards-each = Tablillas por jugador
minutes-all = Minutos en total
minutes-round = Minutos por ronda
movement = Movimiento
movement-best = recomendado
movement-searching = Buscando movimientos…
movement-show = Mostrarlo ronda por ronda
movement-rounds = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
 } de { $boards ->
    [one] una tablilla
   *[other] { $boards } tablillas
}
movement-minutes = { $minutes } minutos
movement-two-winners = dos ganadores
movement-sits-out = alguien descansa en cada ronda
use-movement = Usar este movimiento
nobody = nadie
movement-too-small = El movimiento tiene { $places } lugares, pero hay { $entered } inscritos. Alguien se quedaría sin jugar.
movement-too-large = El movimiento tiene { $places } lugares, pero solo hay { $entered } inscritos. Más de uno descansaría en cada ronda.
choose-movement-for = Elegir un movimiento para { $count }
has-no-place = En el movimiento no hay lugar para { $name }.
find-place = Buscar un lugar en el movimiento
left-has-place = Se retiró { $name }, pero sigue en el movimiento de las rondas que faltan.
change-movement = Cambiar el movimiento
change-arrives = Se incorpora { $name }
change-leaves = Se retira { $name }
change-shown = El cambio vale desde la ronda { $round }. No se guarda nada hasta que confirme.
change-bye = Descanso: { $name }.
change-out = Descanso en esta ronda: { $name }.
next-draw = Espere, por favor: todavía no se ha emparejado la próxima ronda.
start-missing = { $count ->
    [one] Aún falta un resultado.
   *[other] Aún faltan { $count } resultados.
 } ¿Empezar igualmente la próxima ronda?
end-session-sure = Se han jugado { $rounds } de { $planned } rondas. Una sesión terminada no puede volver a abrirse.
edition-look = Este evento se juega según las Leyes de { $year }. La otra edición se muestra solo para comparar; el fallo se guarda según las Leyes de { $year }.
change-nothing = No cambiaría nada.
change-confirm = Aplicar el cambio
draw-round = Emparejar la ronda { $round }
vp-scale = Victory Points
vp-wbf-2013 = 20 VP por encuentro (WBF, con decimales)
vp-wbf-2013-discrete = 20 VP por encuentro (WBF, números enteros)
vp-ebu-teams4-20 = 20 VP por encuentro (escala de la EBU para equipos)
vp-ebu-pairs-20 = 20 VP por encuentro (escala de la EBU para parejas)
vp-ebl-wbf-teams-25 = 25 VP como máximo (escala de la EBL y la WBF)
vp-none = Sin VP: solo el total
boards-deal = Repartir las tablillas ahora
boards-import = De un archivo
boards-none = Repartidas en la mesa
boards-help-deal = Las tablillas se reparten al azar y quedan selladas hasta que empiece la sesión; entonces puede imprimirlas o duplicarlas.
boards-help-import = Las manos vienen de su máquina repartidora o de su programa.
boards-help-none = Los jugadores barajan y reparten. No hay registro de manos.
boards-dealt = { $count ->
    [one] Una tablilla
   *[other] { $count } tablillas
}
boards-none-yet = No se ha repartido ninguna tablilla.
pbn-file = Archivo de manos (PBN o LIN)
skip-faulty = Dejar fuera las tablillas que no se puedan leer
boards-left-out = { $count ->
    [one] Una tablilla quedó fuera:
   *[other] { $count } tablillas quedaron fuera:
}
creating = Creando…
creating-entries = Inscripciones: { $done } de { $of }
creating-boards = Repartiendo…
prepare = Preparar
to-the-session = Ir a la sesión

codes-title = Códigos de las mesas
codes-help = Cada mesa escanea su código con un teléfono, o lo escribe en esta dirección.
code-picture = Código QR de la mesa { $table }
new-codes = Códigos nuevos
new-codes-ask = Los teléfonos tendrán que escanear el código otra vez.
codes-kind = Qué códigos
codes-session = De esta sesión
codes-lasting = Permanentes
codes-lasting-help = Estos códigos son siempre los mismos: imprímalos una vez y plastifíquelos. Llevan a la sesión en curso.
new-codes-lasting-ask = Las tarjetas de mesa ya impresas dejarán de valer.

## La sesión

projector = Reloj para la sala
last-round = Última ronda
clock-left = restantes
clock-over = Se acabó el tiempo
clock-more = +1 minuto
clock-less = −1 minuto
clock-paused = Reloj detenido
clock-pause = Detener el reloj
clock-resume = Reanudar el reloj
round-back = Volver una ronda
round-back-sure = ¿Anular el comienzo de la ronda { $round }? Los resultados ya anotados se conservan, y el reloj queda detenido hasta que lo reanude.
next-round-by = La ronda siguiente empieza
way-director = cuando yo pulse el botón
way-all-done = cuando terminen todas las mesas
way-clock = por el reloj
way-director-help = Cada ronda espera a que pulse el botón.
way-all-done-help = La ronda siguiente empieza en cuanto llega el último resultado. La sesión termina igual.
way-clock-help = La ronda siguiente empieza cuando se acaba el tiempo. La sesión termina cuando llega el último resultado.
move-minutes = Minutos para cambiar de mesa
rounds-changed = El Director cambió la forma de empezar las rondas
coming-round = La ronda { $round } empieza automáticamente: { $time }
coming-end = La sesión termina automáticamente: { $time }
announce = Mensaje a las mesas
announce-to = Para
announce-all = Todas las mesas
announce-text = Mensaje
announce-send = Enviar el mensaje
room-move = Cambien de mesa para la ronda { $round }
room-then = Después:
full-screen = Pantalla completa
full-screen-off = Salir de pantalla completa
moves-ns-up = { $tables ->
    [one] Norte-Sur suben una mesa
   *[other] Norte-Sur suben { $tables } mesas
}
moves-ns-down = { $tables ->
    [one] Norte-Sur bajan una mesa
   *[other] Norte-Sur bajan { $tables } mesas
}
moves-ew-stay = Este-Oeste se quedan
moves-ew-up = { $tables ->
    [one] Este-Oeste suben una mesa
   *[other] Este-Oeste suben { $tables } mesas
}
moves-ew-down = { $tables ->
    [one] Este-Oeste bajan una mesa
   *[other] Este-Oeste bajan { $tables } mesas
}
moves-boards-stay = Las tablillas se quedan
moves-boards-up = { $tables ->
    [one] Las tablillas suben una mesa
   *[other] Las tablillas suben { $tables } mesas
}
moves-boards-down = { $tables ->
    [one] Las tablillas bajan una mesa
   *[other] Las tablillas bajan { $tables } mesas
}
moves-nobody = Nadie cambia de mesa
moves-each = Su teléfono o tarjeta guía muestra su próxima mesa
moves-boards-each = Las tablillas van adonde se jueguen después
not-started = Todavía no ha empezado
start-round = Empezar la ronda { $round }
end-session = Terminar la sesión
end-session-missing = { $count ->
    [one] Falta un resultado. Anótelo, aplace la tablilla u otorgue una puntuación; entonces la sesión puede terminar.
   *[other] Faltan { $count } resultados. Anote cada uno, aplace la tablilla u otorgue una puntuación; entonces la sesión puede terminar.
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
call-here = Estoy en la mesa
call-done = Resuelto
calls-opinion = Le piden su opinión: mesa { $table }, tablilla { $board }
calls-polled = Mesa { $table }, tablilla { $board }: respuestas a la encuesta: { $count }
call-on-the-way = En camino: { $name }
call-at-table = En la mesa: { $name }
call-for-bidding = Un canto del remate
call-for-card = Una carta jugada o mostrada
call-for-revoke = Un renuncio
call-for-information = Vacilación o explicación
call-for-claim = Una reclamación (claim)
call-for-score = La puntuación
call-for-movement = Tablillas, movimiento o tiempo
call-for-other = Otro asunto
rule = Dictar fallo
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
progressed-at = Cambio de ronda: { $time }
ranking = Clasificación
contestants = Participantes
no-results-yet = Todavía no hay resultados.
withdrawn = se retiró
penalty = penalidad
penalty-in-total = Penalidades: { $points } puntos
late-pair = inscripción tardía
add-late-pair = Añadir una inscripción tardía
late-pair-help = La inscripción tardía recibe el número siguiente. Si el movimiento tiene un lugar libre con ese número, la inscripción tardía juega desde la próxima ronda; si no, cambie el movimiento.
what-to-do = ¿Qué hay que hacer?
person-warn = Advertir
person-rename = Corregir un nombre
person-penalty = Penalizar
person-late = Anotar un retraso
person-move = Intercambiar lugares
person-substitute = Sustituir
person-withdraw = Retirar
person-return = Anular el retiro
offence = Falta cometida
offence-slow-play = juego lento
offence-loud-talk = hablar demasiado alto
offence-wrong-board = tablilla equivocada
offence-wrong-seat = asiento equivocado
offence-phone = uso del teléfono
offence-conduct = conducta
offence-other = otra cosa
penalty-times = Múltiplo de la penalidad estándar
penalty-disciplinary = Disciplinaria (Ley 91)
withdraw-accepted = Por un motivo que el Director acepta
withdraw-ask = ¿Retirar a { $name }?
withdraw-what = El participante no juega más tablillas. Los oponentes que por el retiro se quedan sin jugar una tablilla reciben una puntuación artificial. Puede anular el retiro después.
withdraw-yes = Sí, retirar a este participante
return-help = El participante vuelve a jugar. Las tablillas que quedaron fuera por el retiro esperan de nuevo su resultado; los fallos dictados se mantienen.
move-with = Cambia de lugar con
move-since = ¿Desde cuándo?
move-this = Desde esta ronda ({ $round }): ya están sentados así
move-from = Desde la ronda { $round }
move-next = Desde la próxima ronda
move-help = Los resultados anotados desde entonces acompañan a los jugadores: un resultado es de quienes jugaron la tablilla.
sub-out = Quién deja de jugar
sub-in = Quién juega en su lugar
rename-help = Esto es para un nombre mal escrito. Si va a jugar otra persona, elija «Sustituir».
rename-from = Nombre por corregir
rename-to = El nombre correcto
misspelt = mal escrito
team-name = Nombre del equipo
penalty-for = Penalidad: { $offence }
take-back = Anular la penalidad

status-to-come = por jugar
status-missing = sin resultado aún
status-late = se jugará después
status-entered = por confirmar
status-agreed = confirmado
status-disputed = en disputa
status-ruled = con fallo
status-not-played = no jugada
status-unsent = guardado en este teléfono

was-before = Antes:
board-places = Mesas que juegan esta tablilla
board-places-help = Toque una mesa para anotar, corregir o ajustar su resultado en cualquier ronda.
act-correct = Corregir la puntuación
act-turn = Estaban sentados al revés
act-turn-back = Estaban sentados como debían
turn-help = Esto es para una tablilla que estaba girada: Norte-Sur tenían las cartas de Este-Oeste. Elija la mano que tenía el declarante.
turn-declarer = ¿Qué mano de la tablilla tenía el declarante?
turned-seats = Los asientos son los de la tablilla: { $ns } tenían las cartas de Norte-Sur, { $ew } las de Este-Oeste.
sat-turned = estaban sentados al revés
act-remove = Quitar el resultado
remove-help = Esto es para un resultado puesto en la tablilla equivocada. La tablilla espera entonces su propio resultado.
act-belongs = Es de otra tablilla
belongs-help = El resultado pasa a la otra tablilla, y esta espera el suyo.
belongs-to = ¿De qué tablilla es el resultado?
act-rule = Fallo
act-adjust = Puntuación ajustada
act-skip = No jugada: otorgar puntuación
act-restore = Reponer la tablilla
restore-help = La puntuación artificial se anula y la tablilla espera de nuevo su resultado.
act-late = Jugarla después
act-foul = Tablilla viciada
act-unfoul = No estaba viciada
correction-kind = ¿Qué estaba mal?
correction-entry = mal anotado
correction-tricks = número de bazas
correction-gross = error grave de un oficial
correction-usual = El resultado se anotó mal
foul-help = La tablilla se jugó aquí en otra forma (Ley 87). Los resultados se comparan dentro de cada forma.
unfoul-help = La tablilla se dio por viciada por error: el resultado vuelve a compararse con todos los demás.
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
score-ns-label = Puntuación de Norte-Sur
score-for-side = Puntuación para { $side }, escrita como puntuación de Norte-Sur
split-help = Cada bando recibe su propia puntuación.
add-weight = Añadir otra puntuación
weights-sum = En total { $sum } %
weights-apart = Pesos propios para cada bando

## El teléfono de un jugador

join-title = Ir a mi mesa
join-help = Escriba el código que está en la mesa.
join-code = Código
join-go = Ir
choose-seat = ¿Dónde se sienta?
change-seat = Cambiar de asiento
seat-follows = Su teléfono va con usted: en cada ronda muestra su nueva mesa.
seat-shared = Este dispositivo se queda en la mesa, para los dos bandos
shared-device = Un dispositivo para los dos bandos
round-not-started = La ronda aún no ha empezado.
now-playing = Está jugando
enter-result = Anotar el resultado
entry-or-level = o toque el nivel del contrato
boards-of-round = Tablillas de esta ronda
waiting-other-side = Esperando a que confirmen los oponentes.
owed-title = De rondas anteriores
owed-help = Quienes jugaron estas tablillas deberían anotar o confirmar los resultados.
owed-where = Ronda { $round }, mesa { $table }
hand-over = ¿Un solo teléfono en la mesa? Páselo
hand-over-title = Para { $side }
hand-over-help = Dé el teléfono a { $side } para que miren el resultado y lo confirmen. Queda anotado que se pasó el teléfono.
hand-who = ¿Quién confirma?
hand-back = Devuelva el teléfono a { $side }.
hand-wrong = Ellos deberían pulsar Deshacer y anotar el resultado otra vez. Si no se ponen de acuerdo, llamen al Director.
handed-over = confirmado en el mismo teléfono
send-result = Enviar
confirm-title = Tablilla { $board }: ¿es correcto?
confirm-yes = Sí, es correcto
result-changed = Tablilla { $board }: los oponentes han cambiado el resultado. Mírelo otra vez, por favor.
confirm-no = No, está mal
confirm-side = { $side }: ¿es correcta la tablilla { $board }?
same-phone-note = Este teléfono anotó el resultado. Solo { $side } deberían confirmarlo.
slip-help = ¿Fue solo un descuido? Cambie lo que está mal; los oponentes lo confirman después.
slip-change = Cambiar el resultado
entry-change = Toque lo que está mal
lead-not-held = El jugador que sale no tiene esta carta. Revise la salida, el declarante y el número de la tablilla mientras las cartas están en la mesa.
lead-change = Cambiar la salida
dispute-title = Tablilla { $board }
dispute-help = Si es solo un descuido, pida a los oponentes que pulsen Deshacer y anoten el resultado otra vez.
dispute-ask-them = Se lo pedimos
dispute-else = Si no están de acuerdo, el Director viene y decide. ¿Qué está mal?
dispute-contract = El contrato está mal
dispute-declarer = El declarante es otro
dispute-tricks = El número de bazas está mal
dispute-board = Es otra tablilla
call-director = Llamar al Director
call-why = ¿De qué se trata?
your-call-called = Se ha llamado al Director. Espere, por favor.
your-call-on-the-way = El Director está en camino.
your-call-at-table = El Director está en su mesa.
call-not-needed = Ya no hace falta
announced-by = Mensaje del Director
hat-direct = Dirigir
hat-play = Mi mesa
traveller = Otros resultados
see-results = Ver los resultados
next-title = Vaya ahora a
next-none = Fue su última ronda. ¡Gracias por jugar!
next-sits-out = Descansa en la ronda { $round }
next-boards = Tablillas { $boards }
next-round = Después: ronda { $round }
next-stay = Quédese aquí
next-stay-at = Quédese en la mesa { $table }
next-at = Empieza: { $time }
boards-range = { $first } a { $last }
sits-out-now = Descansa en esta ronda
offline-note = { $count ->
    [0] Sin conexión. Puede seguir; lo que anote queda en este teléfono.
    [one] Sin conexión. Una anotación queda guardada en este teléfono y se enviará sola.
   *[other] Sin conexión. { $count } anotaciones quedan guardadas en este teléfono y se enviarán solas.
}
conflict-title = Tablilla { $board }: dos resultados distintos
conflict-here = En este teléfono:
conflict-there = Anotado entretanto en la mesa:
conflict-keep-theirs = El resultado de ellos es correcto
conflict-keep-ours = Nuestro resultado es correcto: que decida el Director
conflict-help = Si fue un descuido de los oponentes, ellos pueden pulsar Deshacer y anotar el resultado otra vez.
conflict-reason = Nuestro teléfono dice: { $result }
stranger-note = Este teléfono ya no está vinculado a ninguna mesa. Escanee otra vez el código de la mesa; sus anotaciones están guardadas y se enviarán entonces.
loose-note = Este navegador no puede guardar anotaciones. Deje esta página abierta hasta que se envíen.
refused-title = El servidor no aceptó una anotación
entry-so-far = Anotado hasta ahora
entry-level = Contrato: ¿a qué nivel?
entry-strain = Nivel { $level }: ¿palo o ST?
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
result-now = Resultado actual:
with-hands = Usar el registro de manos
hands-not-known = No se conocen las manos
ruling-help = Diga lo que pasó, en orden, desde el primer canto. Una irregularidad se introduce como todo lo demás.
ruling-unfinished = Fallos sin terminar, en este dispositivo
ruling-discard = Descartar
the-rule = Lo que dice la Ley
so-far = Hasta ahora
undo-last = Deshacer lo último
say-more = Pasó otra cosa
told-revoke = Renuncio descubierto después del carteo
told-another = Otro renuncio en esta tablilla
told-go-on = Seguir
told-tricks = bazas: { $tricks }
told-who = ¿Quién cometió el renuncio?
told-trick = ¿En qué baza?
told-trick-number = Baza { $trick }
told-won = ¿Quién ganó esa baza?
told-won-by = La ganó { $seat }
told-after = ¿Cuántas de las bazas siguientes ganaron { $side }?
told-impossible = Esto no encaja con el total del declarante (bazas: { $tricks }). Toque arriba la respuesta que haya que corregir.
told-suit = ¿A qué palo no asistió { $seat } en la baza { $trick }?
told-noticed = ¿Cuándo se llamó la atención sobre el renuncio?
told-in-time = A tiempo
told-next-board = Después de que { $side } remataran en la tablilla siguiente
told-round-over = Después del fin de la ronda
told-hands-back = ¿Están las cuatro manos de vuelta en la tablilla?
told-special = Circunstancias especiales
told-faced = La carta que debería haberse jugado estaba a la vista (carta penalizada)
told-claimed = Antes de que el bando infractor jugara a la baza siguiente, el carteo terminó con una reclamación o concesión de
told-nobody = nadie
who-did = ¿Quién?
what-did = ¿Qué?
made-a-call = Hizo un canto
played-a-card = Jugó una carta
did-something-else = Hizo otra cosa
act-called = Llamaron al Director: dicte el fallo
act-changes = cambió el canto
act-exposes = expuso una carta
act-exposes-deliberately = expuso una carta a propósito
act-corrects = retiró la carta y jugó otra
act-names = pidió una carta del muerto
act-renames = cambió la carta pedida del muerto
act-places = como muerto, puso una carta que el declarante no pidió
act-runs = dijo al muerto que corriera un palo
act-plays-together = jugó dos cartas a la vez
act-face-down = salió con la carta cara abajo
act-face = descubrió la salida
act-omits = no jugó carta en la baza
act-attention = llamó la atención sobre la irregularidad
act-attention-card = llamó la atención sobre una carta
act-revoke = llamó la atención sobre un renuncio
act-claims = reclamó bazas
act-concedes = concedió bazas
act-agrees = estuvo de acuerdo
act-objects = objetó
act-hesitates = vaciló
act-hurries = actuó con rapidez inusual
act-asks = hizo una pregunta
act-answers = respondió a una pregunta
act-alerts = dio una alerta inesperada
act-gestures = hizo un gesto
act-remarks = hizo un comentario
act-reserves = se reservó el derecho de llamar después al Director
act-misinformed = Un jugador recibió información errónea
act-revoked = Se ha descubierto un renuncio
act-omitted = Falta una carta en una baza
act-extra = Una baza tiene una carta de más
act-no-penalty = Una carta no es carta penalizada
act-cards = Una mano no tiene trece cartas
act-missing = Faltaba una carta en una mano
act-informed = Un jugador recibió por accidente información ajena
act-unseen = Un jugador habló antes de mirar sus cartas
act-wrong-board = Se juega la tablilla equivocada
act-wrong-cards = Un jugador remató con las cartas de otra tablilla
act-breach = Se infringió otra Ley
act-tricks = Asignar bazas
act-returned = Las cuatro manos están de vuelta en la tablilla
act-next-call = Un jugador ya remató en la tablilla siguiente
act-round-over = La ronda ha terminado
act-period-over = El Período de Corrección ha terminado
act-accepts = aceptó en el acto la salida fuera de turno
act-spreads = extendió la mano como muerto tras una salida fuera de turno
act-inspects = miró una baza ya jugada
act-points-out = dijo que una carta jugada estaba mal orientada
act-unintended = ¿Fue el primer canto un canto no intencionado?
act-mixed = Las cartas están mezcladas: el renuncio no se puede comprobar
act-led = Se jugó una quinta carta en la baza: ¿era la salida a la baza siguiente?
act-intended = El declarante quería sin duda otra carta del muerto
act-claim = ¿Fue una reclamación mostrar la mano?
act-called-before = Un jugador ya remató antes con estas cartas
act-fouled = La tablilla estaba viciada: las cartas, el dador o la vulnerabilidad no eran los de otras mesas
acts-usual = Cantos y cartas
acts-dummy = Cartas del muerto
acts-claim = Reclamaciones
acts-hands = Manos y tablillas
acts-manner = Tempo, preguntas y comentarios
acts-time = Plazos y lo demás
what-was-said = Qué se dijo (opcional)
claim-none = No, mostrar la mano no fue una reclamación
claim-of = Sí, de este número de bazas:
inspected-last = La baza recién jugada
inspected-own = Solo su propia carta
inspected-earlier = Una baza anterior
both-sides = Los dos bandos
which-form = ¿Qué forma se jugó aquí? La correcta es la forma a.
which-seen = ¿Cuáles de las cartas se han visto cara arriba?
none-of-them = Ninguna de ellas
found-where = ¿Dónde se encontró la carta?
found-where-played = Entre las cartas jugadas
found-where-elsewhere = En otro lugar
found-where-no = La carta no se encontró
which-card = ¿Qué carta?
which-call = ¿Qué canto hizo el jugador?
not-known = No se sabe
one-fewer = Una menos
one-more = Una más
call-above-seven = Una oferta por encima de siete
act-late-call = hizo un canto después de terminado el remate
act-early-card = salió o jugó una carta durante el remate
legal-cards = Cartas que se pueden jugar
another-card = Otra carta:
adjust-of-director = Fue un error del Director (82C)
adjust-ground = Otra cláusula como fundamento (opcional)
cards-done = Usar estas cartas
which-cards = ¿Qué cartas?
board-of-cards = ¿De qué tablilla eran las cartas?
which-clause = ¿Qué cláusula? Por ejemplo, 43A2b
count-cards = ¿Cuántas cartas tiene cada mano?
wrong-board-played = ¿Alguno de estos jugadores ya jugó esta tablilla?
call-artificial = El canto es artificial
call-shows = Palos que muestra (déjelo vacío si no muestra ninguno):
named-card = Palo y rango
named-suit = Solo un palo:
named-rank = Solo un rango:
named-else = O bien:
named-high = «alta»
named-low = «pequeña»
named-win = «gana»
named-anything = «cualquiera»
which-player = ¿Qué jugador?
which-trick = ¿En qué baza?
how-many-tricks = ¿Cuántas bazas?
tricks-for-ns = Bazas para Norte-Sur
the-words = Palabras usadas
effect = Efecto en la puntuación
effect-plays-on = El juego sigue; aún no hay puntuación.
score-seen-by-ns = Puntuación de Norte-Sur.
adjusted-score = puntuación ajustada
transfer = { $count ->
    [one] Una baza pasa a { $side }.
   *[other] { $count } bazas pasan a { $side }.
}
facts = Hechos (opcional)
save-ruling = Guardar el fallo
ruling-stands = Ya hay un fallo sobre esta tablilla (fallo { $number }). Un fallo nuevo lo reemplazará.
ruling-came = El fallo { $number } sobre esta tablilla se dictó después de que usted abriera la tablilla. Vea primero ese fallo, por favor.
ruling-replace = He visto ese fallo; el mío lo reemplaza
ruling-again = ¿Por qué se dicta otro fallo?
replaced = reemplazado
replaced-by = Reemplazado por el fallo { $number }.
tell-players = Marcar como comunicado a los jugadores
told-at = Informados ({ $time })
appeal = Apelación
appeal-number = Apelación { $number }
appeal-who = ¿Quién apela?
appeal-about = ¿Sobre qué es la apelación?
appeal-law = Ley o regulación
appeal-fact = Hechos
appeal-judgement = Juicio
appeal-reason = El motivo, en palabras de quien apela
appeal-help = Los dos jugadores de la pareja tienen que estar de acuerdo en apelar (Ley 92D).
appeal-concurs = { $player } está de acuerdo
appeal-deposit = Depósito
appeal-waive = Sin depósito
appeal-waived = No se exige depósito.
appeal-committee = ¿Quién oye la apelación?
appeal-committee-help = Un nombre por línea.
appeal-decision = Decisión
appeal-reasons = Fundamentos
appeal-signed = ¿Qué miembro firmó la decisión?
appeal-deposit-fate = ¿Qué se hace con el depósito?
appeal-deposit-returned = Se devuelve
appeal-deposit-kept = Se retiene: todos los miembros del comité hallaron la apelación carente de mérito
appeal-merit = Por qué la apelación carecía de mérito
appeal-withdraw = Retirar la apelación

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
until-time = plazo: { $time }
period-over = terminado
corrections-until = plazo de correcciones: { $time }
publish = Publicar resultados y manos
make-official = Hacer oficial el resultado
official-again = Volver a publicar el resultado oficial tras un cambio
make-final = Hacer definitivo el resultado
official-open = Resultados que faltan: { $missing }. Apelaciones pendientes: { $appeals }.
print-ranking = Clasificación
print-travellers = Hojas viajeras
print-scorecards = Fichas de resultados
print-hands = Registro de manos
print-tables = Imprimir las tarjetas de las mesas
print-movement = Movimiento
print-guide = Tarjetas guía
print-slips = Papeletas de resultados
print-empty-travellers = Hojas viajeras en blanco
print-empty-scorecards = Fichas de resultados en blanco
print-appeal = Formulario de apelación
preparing = Preparando: { $what }…
open-ready = Listo. Abrir: { $what }
working-hands = Bazas a cartas vistas: { $done } de { $of } tablillas
working-board = Bazas a cartas vistas: se están calculando…
export = Exportar
export-event-file = Archivo del evento
export-csv = CSV
export-usebio = USEBIO
export-pbn = PBN
export-log = Registro
export-saved = Guardado: { $what }
export-losses = { $count ->
    [one] Un dato que este formato no puede guardar
   *[other] { $count } datos que este formato no puede guardar
}
tab-ranking = Clasificación
tab-boards = Tablillas
tab-chart = Por rondas
hand-record = Registro de manos
all-results = Todos los resultados
double-dummy = Bazas a cartas vistas
par-word = Par
scorecard = Ficha de resultados
place-number = Puesto { $rank }
chart-choose = Seguir a
chart-label = Puestos de { $name } tras cada ronda
chart-table = Mostrar en una tabla
reviews-open = Por juzgar ahora
review-question = El fallo dictado en la mesa dejó pendiente una pregunta: ¿resultó perjudicado el bando inocente?
review-no = No, el resultado se mantiene
review-yes = Sí, hubo daño
review-adjust = Hubo daño: otorgue la puntuación ajustada.
review-rule = Otorgar la puntuación ajustada

# The record of the event.
record-page = Qué se hizo, quién y cuándo
record-head = Registro { $head }, entrada { $entry }
record-sealed = Sellado hasta la entrada { $entry } ({ $at })
record-unsealed = Aún sin sello
record-help = La forma corta del registro figura en los fallos, formularios de apelación, papeletas y clasificaciones que se imprimen. La orden openroom verify la compara con la base de datos.
record-key = Clave de los sellos: { $key }
record-time = Hora
record-who = Quién
record-what = Qué
record-earlier = Entradas anteriores
export-record = Registro con prueba

# Cases of judgement.
cases-title = Decisiones de criterio
judge = Decisión de criterio
act-judge = Decisión de criterio
case-number = Caso { $number }
case-open = abierto
case-new = Nuevo caso
case-new-help = Para vacilaciones, explicaciones erróneas, acciones engañosas y todo lo demás que exige su criterio. Openroom hace las preguntas de la Ley, una por una; quien decide es usted.
case-about = ¿De qué se trata?
case-facts = Qué pasó
case-facts-none = Todavía no hay nada anotado.
case-findings = Conclusiones
case-add-called = Cuándo se llamó al Director
case-add-passed = Vacilación, pregunta, comentario o alerta
case-add-explained = Una explicación
case-add-chosen = Lo que el jugador hizo después
case-add-departed = Un canto distinto de lo acordado
case-add-irregular = Otra cosa
case-add-slow = Tiempo perdido
case-add-offenders = Cuál es el bando infractor
case-when = ¿Cuándo se llamó al Director?
case-source = ¿Qué fue?
case-offenders = Bando infractor
case-who = ¿Quién?
case-who-if = ¿Quién? (opcional)
case-at = ¿En qué canto o carta, o antes de cuál? (opcional)
case-action = ¿Qué canto o carta?
case-call = ¿Qué canto?
case-card-not-call = Una carta, no un canto
case-seconds = ¿Cuántos segundos?
case-stop = Tras un stop del oponente de la derecha
case-words = En palabras de los jugadores (opcional)
case-agreed = ¿Están de acuerdo los jugadores?
case-agreed-agreed = Todos de acuerdo
case-agreed-disputed = Hay desacuerdo
case-agreed-unknown = Aún no pregunté
case-explained-said = ¿Qué se dijo? Déjelo vacío si no hubo alerta.
case-agreement = ¿Qué había acordado la pareja? (si se sabe)
case-card-has = ¿Qué dice la tarjeta de sistema? (opcional)
case-held = ¿Qué mano tenía el jugador? (opcional)
case-led-to = Eso llevó al resultado en la mesa: { $result }
case-what = ¿Qué pasó?
case-law = Cláusula aplicada (opcional)
case-minutes = Minutos perdidos
case-boards-lost = Tablillas que no se pudieron jugar
case-begun = Una tablilla retirada ya se había empezado
case-nobody-called = En su momento se llamó la atención sobre la irregularidad, pero nadie llamó al Director
case-why-late = ¿Por qué tan tarde?
case-second = La misma explicación, como información no autorizada para el compañero
case-suggested = Los hechos hasta aquí sugieren: { $answer }. Usted decide.
case-percent = Porcentaje
case-evidence-label = Evidencia (opcional)
case-book = Lo que dicen los libros
case-skip = Omitir esta pregunta
case-polls = Encuesta
case-poll-first = ¿Qué haría usted?
case-poll-second = ¿Qué sugiere eso?
case-poll-new = Hacer una encuesta
case-poll-new-second = Segunda encuesta: ¿qué sugería eso?
case-poll-make = Usar este problema
case-poll-none = Todavía no hay respuestas.
case-poll-asked = Pregunta enviada al teléfono de: { $names }
case-problem = El problema
case-hand = Mano
case-hand-help = Picas, corazones, diamantes y tréboles, con un punto entre los palos
case-methods = Métodos de la pareja que importan aquí (opcional)
case-suggested-by = ¿Qué hizo el compañero? Por ejemplo: el compañero tardó en doblar
case-whose-hand = ¿De quién es la mano?
case-you-are = Usted es { $seat }
case-auction-done = El remate está completo
case-auction-more = Cambiar el remate
case-ask-phones = Preguntar en los teléfonos
case-ask-phones-help = Estos jugadores ya jugaron la tablilla y no están implicados. Los más cercanos en la clasificación van primero. La pregunta les llega cuando terminan su ronda.
case-apart = { $count ->
    [one] a 1 puesto de distancia
   *[other] a { $count } puestos de distancia
}
case-ask-send = { $count ->
    [one] Preguntar a 1 participante
   *[other] Preguntar a { $count } participantes
}
case-nobody-to-ask = Todavía no se puede preguntar a nadie: todos los demás están implicados o aún tienen que jugar esta tablilla.
case-tick = Anotar una respuesta recibida
case-tick-chooses = ¿Qué haría este jugador?
case-tick-chose = Elige
case-tick-considers = ¿Qué otras opciones consideró seriamente este jugador?
case-tick-other = Añadir otro canto u otra carta
case-class = ¿Qué nivel tiene este jugador?
case-class-weaker = más bajo
case-class-same = parecido
case-class-stronger = más alto
case-outcomes = Resultados posibles y sus pesos
case-candidates = Resultados para elegir
case-tables = { $count ->
    [one] en otra mesa
   *[other] en otras { $count } mesas
}
case-double-dummy = A cartas vistas:
case-barred = Necesita el canto o la jugada no permitidos.
case-add-outcome = Añadir un resultado
case-propose = Proponer pesos según las otras mesas
case-route = ¿Cómo se podría haber llegado legalmente a ese resultado?
case-less = 5 % menos para { $result }
case-more = 5 % más para { $result }
case-at-table = En la mesa
case-adjusted = Ajustada
case-save-outcomes = Usar estos pesos
case-reweigh = Cambiar los pesos
case-consult = Consulta
case-consult-short = se pide su opinión
case-consult-you = Otro Director le pide su opinión. Usted ve los hechos y la encuesta, pero no las conclusiones del Director. Diga qué fallo dictaría.
case-consult-who = Nombre de la persona consultada
case-consult-ask = Preguntar en su teléfono
case-consult-note = Anotar la opinión
case-consulting = Se ha pedido la opinión de { $who }.
case-opinion = Opinión
case-opinion-give = Enviar esta opinión
case-decision = Decisión
case-written = Fallo escrito
case-written-edit = Editar el texto
case-written-help = Para leer o editar el fallo en otro idioma, cambie el idioma en los ajustes.
case-why-alone = ¿Por qué no se consultó a nadie?
case-give = Dictar este fallo
case-goes-on = El juego sigue. Vuelva a este caso después del carteo.
case-show-ranking = Efecto en la clasificación
case-moved = { $who }: puesto { $before } → { $after }
case-pace = Tiempo usado en esta ronda
case-pace-board = Tablilla { $board }: { $minutes } min
case-pace-others = Promedio en las otras mesas: { $minutes } min por tablilla
case-position = desde la posición, a cartas vistas
case-costs = Cartas que costaron bazas, a cartas vistas:
case-artificial = Demasiadas posibilidades: puntuación artificial (12C1d)
case-enter-penalty = Registrar la penalidad o la advertencia
ruling-for-you = Fallo sobre la tablilla { $board }
poll-title = El Director quisiera saber su opinión
poll-help = Usted ya jugó esta tablilla. Por favor, no hable de ella con nadie.
poll-call = ¿Qué canto haría?
poll-card = ¿Qué carta jugaría?
poll-suggests = Con eso, ¿qué canto resulta más atractivo?
poll-others = ¿Qué otras opciones consideraría seriamente?
poll-add-other = Añadir otra
poll-send = Enviar respuesta
poll-thanks = Gracias. Su respuesta se ha enviado.
# What two calls mean.

meanings-compare = Comparar los significados
meanings-hint = Diga qué significa cada canto. El programa compara; usted decide.
meanings-withdrawn = Canto retirado
meanings-replacement = Canto sustituto
meanings-usual = Significado habitual
meanings-choose = Elija
meanings-points = Puntos
meanings-from = como mínimo
meanings-to = como máximo
meanings-add = Añadir una longitud
meanings-shape = Distribución
meanings-shape-any = cualquiera
meanings-shape-balanced = balanceada
meanings-shape-semi-balanced = casi balanceada
meanings-shape-unbalanced = no balanceada
meanings-or = o bien
meanings-purpose-only = De este canto solo se compara la finalidad.
meanings-reading = Cómo se lee la Ley
meanings-liberal = De modo liberal
meanings-strict = De modo estricto

# The casebook.
casebook-title = Libro de casos
casebook-help = Decisiones de criterio de todos los eventos de este club, una vez terminadas.
casebook-law = Ley
casebook-kind = De qué se trata
casebook-auction = El remate empieza con
casebook-text = Palabras en los hechos y las conclusiones
casebook-search = Buscar
casebook-recorded-only = Solo manos registradas
casebook-recorded = registrada
casebook-replaced = fallo reemplazado después
casebook-none = No se encontró ningún caso.
casebook-more = Solo se buscó en los eventos más recientes.
casebook-statistics = Cómo terminaron
casebook-all = Todos
casebook-cases = Casos
casebook-stands = El resultado se mantiene
casebook-assigned = Puntuación asignada
casebook-awards = Puntuación artificial
casebook-other = Otro
casebook-download = Descargar sin nombres
casebook-take-out = Quitar del libro de casos
casebook-take-out-help = El caso sigue en su evento y ningún resultado cambia.
casebook-like = Casos parecidos a este
casebook-laws = { $count ->
    [one] Ley { $laws }
   *[other] Leyes { $laws }
}
play-a-board = Jugar una tablilla
play-a-board-how = Abra aquí una mesa y juegue con tres amigos, cada uno en su dispositivo.
play-open = Abrir una mesa
play-where = Dónde se juegan las tablillas
play-where-tables = En las mesas, con cartas
play-where-guided = En el navegador, con ayuda
play-where-at-table = En el navegador, como en la mesa
play-here = Jugar las tablillas aquí
