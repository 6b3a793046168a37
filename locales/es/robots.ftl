# Robots: on the command line, on paper, and what the server says of them.

match-title = { $first } contra { $second }: { $boards ->
    [one] una tablilla
   *[other] { $boards } tablillas
}, semilla { $seed }
match-board = Tablilla { $number }: { $one } y { $other }, IMPs { $imps }
match-total = IMPs en total: { $imps }, por tablilla { $mean }
match-interval = Con una confianza del 95%: entre { $from } y { $to } por tablilla
match-parallel = Dos equipos de los mismos robots: cada tablilla sale igual en las dos mesas.
serve-robots-boards = Contra robots se juegan de 1 a 32 tablillas.
serve-robots-no-more = Ya se jugaron todas las tablillas.
match-waiting = { $boards ->
    [one] Una tablilla espera al Director y no cuenta.
   *[other] { $boards } tablillas esperan al Director y no cuentan.
}
serve-play-now = Para jugar contra robots ahora mismo, sin configurar nada: { $link }
serve-robots-seat = Un robot se sienta en N, E, S o W, y un aprendiz comete como máximo 1.000 errores en 1.000 turnos.
serve-practice-none = Ninguna de estas tablillas es de ese tipo. Elija otro tipo u otras tablillas.
serve-practice-call = Ese canto no puede hacerse aquí.
serve-practice-number = El número de una mano debe ser como máximo 1.000.000.000.
print-robots-card = Tarjeta de sistema de los robots
print-robots-card-system = 2/1 forzante a game
print-robots-card-how = Hecha de las reglas con las que rematan los robots: todos los cantos que hacen con alguna de { $hands } manos, no vulnerables, y lo que muestran. Los puntos son puntos de honor.
print-robots-openings = Aperturas
print-robots-responses = Respuestas a { $call }
print-robots-defence = Los oponentes abren { $call }
print-robots-competition = Abrimos { $call }, el canto siguiente de los oponentes es { $over }
print-robots-call = Canto
print-robots-shows = Lo que muestra
convention-stayman = Stayman
convention-puppet = Puppet Stayman
convention-smolen = Smolen
convention-transfer = Transfer
convention-completion = Completa el transfer
convention-texas = Transfer Texas
convention-jacoby = Jacoby 2ST
convention-splinter = Splinter
convention-inverted = Apoyo invertido en menor
convention-strong-two = 2♣ fuerte
convention-waiting = Respuesta de espera
convention-negative-response = Respuesta negativa
convention-fourth-suit = Cuarto palo forzante
convention-checkback = Checkback
convention-key-card = Blackwood de cartas clave
convention-ogust = Ogust
convention-michaels = Michaels
convention-unusual = 2ST inusual
convention-takeout = Doblo informativo
convention-negative-double = Doblo negativo
convention-responsive = Doblo de respuesta
convention-support = Doblo de apoyo
convention-cue-raise = Apoyo por cue-bid
convention-jordan = Jordan 2ST
convention-weak-jump = Salto débil a palo nuevo
convention-jump-overcall = Intervención débil a salto
convention-both-majors = Ambos mayores
convention-lebensohl = Lebensohl
convention-landy = Landy
convention-woolsey = Woolsey
convention-meckstroth = Meckstroth 2ST
