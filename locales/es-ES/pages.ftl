# What Spain says in other words; the rest is in ../es.
sound = Sonido cuando una mesa llama al Árbitro
bids = Declaraciones
director-role = Árbitro
board-word = Estuche
boards-word = Estuches
board-number = Estuche { $number }
auction-word = Subasta
law-number = Artículo { $law }
laws-numbers = Artículos { $laws }
setup-help = Es usted la primera persona que entra. Elija un nombre y una contraseña: tendrá la función de Árbitro.
sign-in-staff = Entrar como Árbitro o anotador
role-director = Árbitro
club-made = Envíe este enlace al primer Árbitro del club. Sirve una vez, durante un día:
step-4 = Estuches y reloj
laws-edition = Reglamento de
show-after-board = tras cada estuche
setting-stays = Esto no se puede cambiar una vez que el juego ha empezado (Artículo 78D).
boards-each = Estuches por jugador
movement-rounds = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
 } de { $boards ->
    [one] un estuche
   *[other] { $boards } estuches
}
edition-look = Este evento se juega según el Reglamento de { $year }. La otra edición se muestra solo para comparar; el fallo se guarda según el Reglamento de { $year }.
boards-deal = Repartir los estuches ahora
boards-none = Repartidos en la mesa
boards-help-deal = Los estuches se reparten al azar. Quien juega no ve ninguna mano antes de jugarla; cada consulta de un Árbitro queda en el registro.
boards-dealt = { $count ->
    [one] Un estuche
   *[other] { $count } estuches
}
boards-none-yet = No se ha repartido ningún estuche.
skip-faulty = Dejar fuera los estuches que no se puedan leer
boards-left-out = { $count ->
    [one] Un estuche quedó fuera:
   *[other] { $count } estuches quedaron fuera:
}
rounds-changed = El Árbitro cambió la forma de empezar las rondas
moves-boards-stay = Los estuches se quedan
moves-boards-up = { $tables ->
    [one] Los estuches suben una mesa
   *[other] Los estuches suben { $tables } mesas
}
moves-boards-down = { $tables ->
    [one] Los estuches bajan una mesa
   *[other] Los estuches bajan { $tables } mesas
}
moves-boards-each = Los estuches van adonde se jueguen después
end-session-missing = { $count ->
    [one] Falta un resultado. Anótelo, aplace el estuche u otorgue una puntuación; entonces la sesión puede terminar.
   *[other] Faltan { $count } resultados. Anote cada uno, aplace el estuche u otorgue una puntuación; entonces la sesión puede terminar.
}
calls-count = { $count ->
    [0] Nadie llama al Árbitro
    [one] Una mesa llama al Árbitro
   *[other] { $count } mesas llaman al Árbitro
}
calls-opinion = Le piden su opinión: mesa { $table }, estuche { $board }
calls-polled = Mesa { $table }, estuche { $board }: respuestas a la encuesta: { $count }
call-for-bidding = Una voz de la subasta
call-for-movement = Estuches, movimiento o tiempo
person-return = Anular la retirada
offence-wrong-board = estuche equivocado
penalty-disciplinary = Disciplinaria (Artículo 91)
withdraw-accepted = Por un motivo que el Árbitro acepta
withdraw-what = El participante no juega más estuches. Los oponentes que por la retirada se quedan sin jugar un estuche reciben una puntuación artificial. Puede anular la retirada después.
return-help = El participante vuelve a jugar. Los estuches que quedaron fuera por la retirada esperan de nuevo su resultado; los fallos dictados se mantienen.
move-help = Los resultados anotados desde entonces acompañan a los jugadores: un resultado es de quienes jugaron el estuche.
status-not-played = no jugado
board-places = Mesas que juegan este estuche
turn-help = Esto es para un estuche que estaba girado: Norte-Sur tenían las cartas de Este-Oeste. Elija la mano que tenía el declarante.
turn-declarer = ¿Qué mano del estuche tenía el declarante?
turned-seats = Los asientos son los del estuche: { $ns } tenían las cartas de Norte-Sur, { $ew } las de Este-Oeste.
remove-help = Esto es para un resultado puesto en el estuche equivocado. El estuche espera entonces su propio resultado.
act-belongs = Es de otro estuche
belongs-help = El resultado pasa al otro estuche, y este espera el suyo.
belongs-to = ¿De qué estuche es el resultado?
act-swap = Intercambiar con otro estuche
swap-help = Los dos resultados cambian de lugar, como cuando dos estuches se anotaron cada uno con el número del otro.
swap-with = ¿Con qué estuche?
act-skip = No jugado: otorgar puntuación
act-restore = Reponer el estuche
restore-help = La puntuación artificial se anula y el estuche espera de nuevo su resultado.
act-late = Jugarlo después
act-foul = Estuche viciado
act-unfoul = No estaba viciado
foul-help = El estuche se jugó aquí en otra forma (Artículo 87). Los resultados se comparan dentro de cada forma.
unfoul-help = El estuche se dio por viciado por error: el resultado vuelve a compararse con todos los demás.
laws-of-ruling = Artículos en que se basa
boards-of-round = Estuches de esta ronda
owed-help = Quienes jugaron estos estuches deberían anotar o confirmar los resultados.
hand-wrong = Ellos deberían pulsar Deshacer y anotar el resultado otra vez. Si no se ponen de acuerdo, llamen al Árbitro.
confirm-title = Estuche { $board }: ¿es correcto?
result-changed = Estuche { $board }: los oponentes han cambiado el resultado. Mírelo otra vez, por favor.
confirm-side = { $side }: ¿es correcto el resultado del estuche { $board }?
lead-not-held = El jugador que sale no tiene esta carta. Revise la salida, el declarante y el número del estuche mientras las cartas están en la mesa.
dispute-title = Estuche { $board }
dispute-else = Si no están de acuerdo, el Árbitro viene y decide. ¿Qué está mal?
dispute-board = Es otro estuche
call-director = Llamar al Árbitro
your-call-called = Se ha llamado al Árbitro. Espere, por favor.
your-call-on-the-way = El Árbitro está en camino.
your-call-at-table = El Árbitro está en su mesa.
announced-by = Mensaje del Árbitro
next-boards = Estuches { $boards }
conflict-title = Estuche { $board }: dos resultados distintos
conflict-keep-ours = Nuestro resultado es correcto: que decida el Árbitro
ruling-place = Mesa { $table }, estuche { $board }, ronda { $round }
ruling-help = Diga lo que pasó, en orden, desde la primera voz. Una irregularidad se introduce como todo lo demás.
the-rule = Lo que dice el Artículo
told-another = Otro renuncio en este estuche
told-next-board = Después de que { $side } subastaran en el estuche siguiente
told-hands-back = ¿Están las cuatro manos de vuelta en el estuche?
made-a-call = Dio una voz
act-called = Llamaron al Árbitro: dicte el fallo
act-changes = cambió la voz
act-reserves = se reservó el derecho de llamar después al Árbitro
act-wrong-board = Se juega el estuche equivocado
act-wrong-cards = Un jugador subastó con las cartas de otro estuche
act-breach = Se infringió otro Artículo
act-returned = Las cuatro manos están de vuelta en el estuche
act-next-call = Un jugador ya subastó en el estuche siguiente
act-unintended = ¿Fue la primera voz una voz no intencionada?
act-called-before = Un jugador ya subastó antes con estas cartas
act-fouled = El estuche estaba viciado: las cartas, el dador o la vulnerabilidad no eran los de otras mesas
acts-usual = Voces y cartas
acts-hands = Manos y estuches
which-call = ¿Qué voz dio el jugador?
call-above-seven = Una declaración por encima de siete
act-late-call = dio una voz después de terminada la subasta
act-early-card = salió o jugó una carta durante la subasta
adjust-of-director = Fue un error del Árbitro (82C)
board-of-cards = ¿De qué estuche eran las cartas?
wrong-board-played = ¿Alguno de estos jugadores ha jugado ya este estuche?
call-artificial = La voz es artificial
ruling-stands = Ya hay un fallo sobre este estuche (fallo { $number }). Un fallo nuevo lo reemplazará.
ruling-came = El fallo { $number } sobre este estuche se dictó después de que usted abriera el estuche. Vea primero ese fallo, por favor.
appeal-law = Artículo o regulación
appeal-help = Los dos jugadores de la pareja tienen que estar de acuerdo en apelar (Artículo 92D).
working-hands = Bazas a cartas vistas: { $done } de { $of } estuches
tab-boards = Estuches
case-new-help = Para vacilaciones, explicaciones erróneas, acciones engañosas y todo lo demás que exige su criterio. Openroom hace las preguntas del Reglamento, una por una; quien decide es usted.
case-add-called = Cuándo se llamó al Árbitro
case-add-departed = Una voz distinta de lo acordado
case-when = ¿Cuándo se llamó al Árbitro?
case-at = ¿En qué voz o carta, o antes de cuál? (opcional)
case-action = ¿Qué voz o carta?
case-call = ¿Qué voz?
case-card-not-call = Una carta, no una voz
case-unexpected = Después de una voz de los oponentes que nadie podía esperar
case-agreed-unknown = Aún no he preguntado
case-boards-lost = Estuches que no se pudieron jugar
case-begun = Un estuche retirado ya se había empezado
case-nobody-called = En su momento se llamó la atención sobre la irregularidad, pero nadie llamó al Árbitro
case-evidence-label = Pruebas (opcional)
case-auction-done = La subasta está completa
case-auction-more = Cambiar la subasta
case-ask-phones-help = Estos jugadores ya han jugado el estuche y no están implicados. Los más cercanos en la clasificación van primero. La pregunta les llega cuando terminan su ronda.
case-nobody-to-ask = Todavía no se puede preguntar a nadie: todos los demás están implicados o aún tienen que jugar este estuche.
case-tick-other = Añadir otra voz u otra carta
case-tick-who-help = Nombre o número. Quien fue consultado no forma parte del comité si hay apelación. Solo lo ven los Árbitros.
case-barred = Necesita la voz o la jugada no permitidas.
case-consult-you = Otro Árbitro le pide su opinión. Usted ve los hechos y la encuesta, pero no las conclusiones del Árbitro. Diga qué fallo dictaría.
case-pace-board = Estuche { $board }: { $minutes } min
case-pace-others = Promedio en las otras mesas: { $minutes } min por estuche
ruling-for-you = Fallo sobre el estuche { $board }
poll-title = El Árbitro quisiera saber su opinión
poll-help = Usted ya ha jugado este estuche. Por favor, no hable de él con nadie.
poll-call = ¿Qué voz daría?
poll-suggests = Con eso, ¿qué voz resulta más atractiva?
meanings-hint = Diga qué significa cada voz. El programa compara; usted decide.
meanings-withdrawn = Voz retirada
meanings-replacement = Voz sustituta
meanings-purpose-only = De esta voz solo se compara la finalidad.
meanings-reading = Cómo se lee el Artículo
casebook-law = Artículo
casebook-auction = La subasta empieza con
casebook-laws = { $count ->
    [one] Artículo { $laws }
   *[other] Artículos { $laws }
}
play-a-board = Jugar un estuche
robots-play-how = Usted se sienta en Sur al instante; tres robots ocupan los otros puestos. No necesita cuenta. Después verá cómo se jugaron los mismos estuches en otras mesas.
robots-boards = Cuántos estuches
play-where = Dónde se juegan los estuches
play-here = Jugar los estuches aquí
explained-title = Estuche { $board }: cómo se puntuó
explained-imps-total = Puntuación en el estuche: { $points }
explained-fewer = El estuche tiene menos resultados que otros, o el reglamento pide una conversión; por eso el total se convirtió.
official-calls = Llamadas al Árbitro pendientes: { $count }
movement-copies = se necesitan { $copies } copias de cada estuche
movement-sets = { $sets } juegos de estuches, uno por sección
movement-other-boards = Pidió { $asked } estuches; en este movimiento cada uno juega { $played }.
movement-proved = Comprobado: nadie encuentra dos veces un estuche ni un oponente.
minutes-board = Minutos por estuche
robots-practise = Practicar la subasta o el carteo
entries-robots-help = Los robots juegan donde los estuches se juegan en el navegador. Una línea que empieza con un asterisco es de robots.
home-learn = Aprender el Reglamento
tab-directing = Árbitros
hands-covered = Este estuche aún se juega en alguna mesa. Si mira las manos, queda en el registro.
late-awards = Los estuches perdidos valen 60% para los oponentes y 40% para el participante que llega tarde, y nada si no viene
sub-emergency = En una emergencia: después de cuatro estuches, fuera de competición
arranged-title = Voces y cartas en esta mesa
arranged-calls = Voces
arranged-calls-boxes = cajas de subasta
arranged-calls-spoken = todos dicen sus voces en alto
arranged-calls-opponent = un oponente maneja la caja de subasta de un jugador
captain-leave-how = El Árbitro le ha dado la mesa { $table }. Cuando la deje no podrá mirar de nuevo hasta la próxima ronda.
