# Robots: on the command line, on paper, and what the server says of them.

match-title = { $first } contro { $second }: { $boards ->
    [one] un board
   *[other] { $boards } board
}, seme { $seed }
match-board = Board { $number }: { $one } e { $other }, IMP { $imps }
match-total = IMP in totale: { $imps }, per board { $mean }
match-interval = Con il 95% di confidenza: tra { $from } e { $to } per board
match-parallel = Due squadre degli stessi robot: ogni board è uguale ai due tavoli.
serve-robots-boards = Contro i robot si giocano da 1 a 32 board.
serve-robots-no-more = Tutti i board sono stati giocati.
match-waiting = { $boards ->
    [one] Un board aspetta l’Arbitro e non conta.
   *[other] { $boards } board aspettano l’Arbitro e non contano.
}
serve-play-now = Per giocare subito contro i robot, senza configurare nulla: { $link }
serve-robots-seat = Un robot siede in N, E, S o W, e un allievo commette al massimo 1.000 errori in 1.000 turni.
serve-practice-none = Nessuno di questi board è di questo tipo. Scelga un altro tipo o altri board.
serve-practice-call = Questa chiamata non si può fare qui.
serve-practice-number = Il numero di una mano deve essere al massimo 1.000.000.000.
print-robots-card = Carta delle convenzioni dei robot
print-robots-card-system = 2/1 forzante a manche
print-robots-card-how = Fatta con le regole con cui i robot dichiarano: tutte le chiamate che fanno con una di { $hands } mani, in prima, e che cosa mostrano. I punti sono punti onori.
print-robots-openings = Aperture
print-robots-responses = Risposte a { $call }
print-robots-defence = Gli avversari aprono { $call }
print-robots-competition = Apriamo { $call }, la chiamata seguente degli avversari è { $over }
print-robots-call = Chiamata
print-robots-shows = Che cosa mostra
convention-stayman = Stayman
convention-puppet = Puppet Stayman
convention-smolen = Smolen
convention-transfer = Transfer
convention-completion = Completa il transfer
convention-texas = Texas
convention-jacoby = Jacoby 2NT
convention-splinter = Splinter
convention-inverted = Appoggio minore invertito
convention-strong-two = 2♣ forte
convention-waiting = Risposta d’attesa
convention-negative-response = Risposta negativa
convention-fourth-suit = Quarto colore forzante
convention-checkback = Checkback
convention-key-card = Blackwood a carte chiave
convention-ogust = Ogust
convention-michaels = Michaels
convention-unusual = 2NT inusuale
convention-takeout = Contro informativo
convention-negative-double = Contro negativo
convention-responsive = Contro responsivo
convention-support = Contro d’appoggio
convention-cue-raise = Appoggio in cue-bid
convention-jordan = Jordan 2NT
convention-weak-jump = Salto debole in nuovo colore
convention-jump-overcall = Intervento debole a salto
convention-both-majors = Entrambi i nobili
convention-lebensohl = Lebensohl
convention-landy = Landy
convention-woolsey = Woolsey
convention-meckstroth = Meckstroth 2NT
