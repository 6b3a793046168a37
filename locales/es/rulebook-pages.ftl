# What the pages of the regulations of an event say.

rulebook-help = Lo que rige en este evento además de las Leyes. Quien se inscribe lo acepta. Una vez abierta, esta página se puede leer también sin red.
rulebook-needs-clause = Esta regulación se aparta de las Leyes, y nadie ha dicho qué cláusula lo permite.
rulebook-departs = se aparta de { $laws }
rulebook-settings = Decidido para este evento
rulebook-accepted = inscrito con la versión { $version } de las regulaciones
rulebook-older = { $count ->
    [one] Una inscripción se hizo con una versión anterior: diga a esos jugadores qué ha cambiado.
   *[other] { $count } inscripciones se hicieron con una versión anterior: diga a esos jugadores qué ha cambiado.
 }
rulebook-none = No se ha escrito ninguna regulación para este evento.
rulebook-search = Buscar en las Leyes y en estas regulaciones
rulebook-found = Regulaciones de { $event }
rulebook-print = Imprimir las regulaciones
rulebook-write = Escribir una regulación
rulebook-write-licence = Licencia del evento
rulebook-number = Número
rulebook-subject = Asunto, en una palabra
rulebook-subject-title = Título
rulebook-text = Lo que dice
rulebook-source = Dónde se encuentra
rulebook-date = Desde cuándo, o de cuándo
rulebook-clause = Cláusula de las Leyes según la cual se hizo
rulebook-departs-from = Cláusulas de las Leyes de las que se aparta
rulebook-layer = De quién es
rulebook-take = Adoptar las regulaciones de otro evento
rulebook-take-out = Quitarla
rulebook-cards = Tarjetas de sistema
rulebook-cards-help = Una tarjeta de sistema en la forma que Openroom lee se compara con los sistemas permitidos en este evento.
rulebook-card = Tarjeta de sistema de { $contestant }: { $name }
rulebook-card-add = Entregar una tarjeta de sistema
rulebook-card-text = La tarjeta
rulebook-card-nothing = No se encontró nada que no esté permitido.
rulebook-card-unchecked = Este evento no dice qué sistemas están permitidos.
rulebook-card-finding = { $place }: { $what } (Libro Blanco { $paragraph })
rulebook-card-hand = por ejemplo { $hand }
rulebook-consent-from = Quién aceptó en nombre de la autoridad
rulebook-consent-at = Cuándo
rulebook-consent-help = Un período de corrección de menos de 20 minutos necesita el consentimiento de la autoridad (Libro Blanco 131.4).
rulebook-late-because = ¿Por qué no se pidió en su momento?
rulebook-late-help = La ronda ha terminado: averigüe por qué la petición llega tarde (Libro Blanco 9.1).
rulebook-exception = Aceptar esta inscripción de todos modos, porque
