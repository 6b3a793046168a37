# Lo que el servidor rechaza, y por qué.

serve-setup-done = Ya hay un Director. Entre, o pida un enlace para elegir una contraseña nueva.
serve-setup-code = Este código es erróneo o ya se usó. Reinicie el servidor para obtener otro.
serve-wrong-password = El nombre o la contraseña no son correctos.
serve-code-used = Este código es erróneo o ya se usó.
serve-person-gone = Esta persona ya no tiene cuenta.
serve-no-table-code = No hay ninguna mesa con este código.
serve-two-sessions = Hay más de una sesión en curso con esta mesa. ¿En cuál juega?
serve-join-first = Escriba primero el código de una mesa.
serve-seat = Un asiento tiene que ser N, E, S o W.
serve-name-taken = Este nombre ya existe. Elija otro.
serve-not-yourself = Nadie puede quitar su propia cuenta. Pídaselo a otro Director.
serve-no-person = No hay nadie con este nombre.
serve-no-token = Esa clave de acceso no existe.
serve-role = La función tiene que ser director, assistant o scorer.
serve-name-length = Un nombre tiene que tener de 1 a 60 caracteres.
serve-password-length = Una contraseña tiene que tener de 8 a 200 caracteres.
serve-sign-in = Entre primero.
serve-needs-role = Para esto se necesita otra función ({ $needed }); la suya es { $own }.
serve-role-may-not = Su función ({ $own }) no permite hacer esto.
serve-role-director = director
serve-role-assistant = ayudante
serve-role-scorer = anotador
serve-role-table = mesa
serve-role-spectator = espectador
serve-token-unknown = Esta clave de acceso no se reconoce.
serve-other-site = Esta página es de otro sitio.
serve-other-event = Este código es de otro evento.
serve-other-table = Este código es de otra mesa.
serve-round-not-on = Esta ronda no se juega ahora. Llame al Director si hay que cambiar algo.
serve-not-played-here = Ahora solo quienes jugaron esta tablilla pueden anotar o confirmar su resultado. Llame al Director si falta algo.
serve-choose-seat = Elija primero su asiento.
serve-seat-empty = Nadie se sienta ahí en esta ronda.
serve-same-phone = Este teléfono ya ha anotado el resultado por el otro bando. Confirme en el teléfono del otro bando; si la mesa solo tiene uno, páselo, elija el asiento y confirme.
serve-places = El movimiento tiene { $places } lugares y hay { $entered } inscritos. Elija un movimiento para { $entered }.
serve-missing-boards = La sesión necesita { $needed } tablillas. Faltan: { $missing }. Repártalas todas o elija otro movimiento.
serve-not-dealt = { $dealt ->
    [0] Para esta sesión no se repartió ninguna tablilla.
    [one] Para esta sesión se repartió una tablilla.
   *[other] Para esta sesión se repartieron { $dealt } tablillas.
} Estas rondas necesitan además: { $missing }. Juegue las rondas adicionales en una sesión nueva.
serve-change-what = Indique uno de estos valores: `leaves`, `arrives`, `behind`.
serve-behind-begun = La ronda { $round } ya ha empezado: el movimiento se cambia desde una ronda posterior. Lo que la mesa { $table } no termine se juega después, tablilla a tablilla.
serve-event-name = El nombre de un evento tiene que tener de 1 a 200 caracteres.
serve-one-act = Una acción tiene que ser un objeto con una sola clave, el nombre del acto.
serve-act = El acto no se puede leer: { $reason }
serve-key = Una clave tiene que tener de 1 a 80 caracteres.
serve-gone-on = El evento ha avanzado entretanto. Mire otra vez.
serve-has-result = Esta tablilla ya tiene un resultado.
serve-no-results = Todavía no hay resultados públicos.
serve-no-event = Ese evento no existe.
serve-no-address = Esa dirección no existe.
serve-first = Alguien se adelantó. Mire otra vez.
serve-board-not-public = Esta tablilla todavía no es pública.
serve-no-board = Esa tablilla no existe.
serve-no-case = Ese caso no existe.
serve-case-asked = Se le ha pedido su opinión sobre el caso { $case }. Dela primero, por favor; después verá lo que el Director ha determinado.
serve-case-plays = Usted juega en este evento y todavía tiene que jugar esta tablilla, o estaba en la mesa o en el equipo de que se trata. Otro Director tiene que llevar el caso. Si no hay ninguno, añada a alguien como ayudante en la página Cuentas.
serve-no-contestant = Ese participante no existe.
serve-no-table = No existe la mesa { $table }.
serve-venue-link = Este enlace no abre ningún lugar de juego. Pida a quien organiza el evento el enlace de su club.
serve-captain-link = Este enlace no abre ningún equipo. Pida al Director el enlace de su equipo.
serve-captain-may-not = Un capitán entrega las alineaciones del equipo, confirma sus encuentros, llama al Director y nombra a otro capitán; nada más.
serve-league-open = La próxima temporada solo puede crearse cuando se hayan decidido todos los desempates, con un nombre para cada división.
serve-session-size = Una sesión puede tener de 2 a 400 participantes y de 1 a 200 tablillas, y durar 6000 minutos como máximo.
serve-kind = El tipo tiene que ser pairs, teams o individual.
serve-deal-what = Indique uno de estos valores: `boards`, un número de 1 a 200, o `pbn` o `lin`, el texto de un archivo.
serve-no-hands = En este archivo no hay ninguna tablilla con su número y todas sus manos.
serve-too-many-entries = Ninguna tablilla puede tener tantas entradas.
serve-too-large = La petición es demasiado grande.
serve-method = Esta dirección no admite este método.
serve-unreadable = La petición no se puede leer ({ $reason }).
serve-too-many = Demasiados intentos. Espere { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
serve-failed = El servidor no pudo hacerlo. Inténtelo otra vez.
serve-closing = El servidor se está cerrando. Vuelva a intentarlo en unos instantes.
serve-disk-full = El disco del servidor está lleno y no se guardó nada. Libere espacio y vuelva a intentarlo.
serve-timed-out = Esto tardó demasiado. Inténtelo otra vez.
serve-name-signs = Un nombre no puede tener saltos de línea ni caracteres invisibles.
serve-text-long = Este texto es demasiado largo; se permiten como máximo { $most } caracteres.
serve-no-format = Ese archivo no existe. Elija event-file, log, csv, usebio o pbn.
serve-hands-not-public = Las manos todavía no son públicas.
serve-no-boards = No se conocen manos de esta sesión.
serve-no-entrants = No hay ningún participante en este archivo. Necesita una columna con números y una o más con nombres.
serve-entrant-number = { $id } no es un número de participante. Escriba 1, 2, 3.
serve-entrant-twice = El participante { $number } está dos veces en el archivo.
serve-no-document = Ese documento no existe. Elija hands, movement, guide, travellers, ranking, scorecards, slips, tables o appeal.
serve-no-movement = Esta sesión todavía no tiene movimiento.
serve-no-appeal = Esa apelación no existe.
serve-print-how = Un documento tiene que ser pdf o html, en papel a4 o letter.
serve-no-such-settings = Eso no es un método de puntuación; lo son matchpoints, cross-imps, butler, imps, total, point-a-board y hybrid.
serve-language = El idioma tiene que ser en, pt, es, es-ES, it o ro.
serve-working = Se está haciendo el análisis a cartas vistas: { $done } de { $all } tablillas. Pídalo otra vez dentro de un momento.
serve-not-scored = El evento no se puede puntuar: { $reason }
serve-at = Openroom está en { $address }
serve-first-start = Primer arranque: abra { $link }
serve-kept = La base de datos anterior se ha guardado como { $file }
serve-moved = Traslado hecho y comprobado: { $events ->
    [one] { $events } evento
   *[other] { $events } eventos
}, { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
}.
serve-way-back = Antes de que pase una hora, abra la dirección del servidor seguida de: { $link }
serve-no-club = No existe ese club en este servidor.
serve-club-taken = Ese nombre corto o nombre de dominio ya está en uso.
serve-club-id = El nombre corto tiene que tener 40 caracteres como máximo: letras minúsculas, cifras y guiones.
serve-club-host = Esto no es un nombre de dominio. Use un nombre como club.example.
serve-club-again = Para borrar el club, escriba otra vez su nombre corto. Nada podrá recuperarlo.
serve-operator = Solo quien administra el servidor puede hacer esto.
serve-no-room = El club ya usó todo su espacio en este servidor. Pida más a quien lo administra.
serve-a-player = un jugador
serve-no-member = Esta persona no está en la lista de socios.
serve-all-linked = Todos tienen ya un enlace privado. Elija de quién es el enlace que se sustituye.
serve-member-changed = Otra persona acaba de cambiar la lista de socios. Mírela de nuevo y repita el cambio.
serve-member-there = { $name } ya está en la lista de socios. Si es otra persona, escriba el nombre más completo u otro número.
serve-members-many = La lista de socios puede tener como máximo { $most } personas.
serve-member-itself = Elija a otra persona para unirla.
serve-list-columns = La lista tiene otro número de columnas. Cárguela de nuevo.
serve-no-link = Este enlace ya no es válido. Pida uno nuevo al Director.
serve-logo = El logotipo debe ser una imagen JPEG de como máximo 100 kB y 1000 píxeles por lado.
serve-no-logo = Este club no tiene logotipo.
serve-plan-starts = Indique el día y la hora, por ejemplo 2026-11-17T19:30.
serve-plans-many = El calendario puede tener como máximo { $most } sesiones.
serve-no-plan = Esta sesión ya no está en el calendario.
serve-wishes-many = Ya hay { $most } inscripciones para esta sesión.

serve-no-table-opened = No existe esa mesa o esa tablilla.
serve-table-link = Este enlace no lleva a un asiento de esta mesa. Pida a quien abrió la mesa que le envíe el enlace otra vez.
serve-table-looks-on = Este enlace no permite actuar en la mesa.
serve-replay-hands = Este archivo no tiene las cuatro manos de la tablilla { $board }, y por eso no se puede mostrar.
serve-tables-closed = Aquí no se pueden abrir mesas para jugar.
serve-table-edition = Elija las Leyes de 2007 o las de 2017.
serve-table-host = Solo quien abrió la mesa tiene los enlaces.
serve-table-went-on = La mesa ha avanzado entretanto. Mire de nuevo y después elija.
serve-table-board-on = La tablilla en juego todavía no ha terminado.
serve-table-round = La ronda todavía no ha empezado.
serve-table-no-more = No hay más tablillas en esta ronda.
serve-table-time-up = Se llamó a la ronda siguiente: esta tablilla espera al Director. No se puede jugar nada más en ella hasta que el Director lo diga.
serve-table-teams = Un encuentro de equipos tiene de 1 a 64 tablillas.
serve-table-not-dealt = Las tablillas de esta sesión todavía no se han repartido: el Director tiene que repartirlas antes.
serve-section-sizes = Solo las parejas se pueden dividir en secciones, y las secciones, juntas, tienen que contener todas las parejas.
serve-hands-you-play = Usted juega en este evento: solo podrá abrir lo que muestra las manos cuando termine la sesión.
serve-table-director = Solo el Director puede ver esto.
serve-table-faces = En esta mesa estos dos no se ven ni se oyen.
serve-conduct-reader = Solo los lectores indicados pueden ver esto.
serve-conduct-name = Escriba el nombre de la persona.
serve-conduct-no-account = No hay ninguna cuenta con el nombre { $name }.
serve-suspended = { $name } está suspendido hasta { $until }. Para inscribir a este jugador de todos modos, indique el motivo.
