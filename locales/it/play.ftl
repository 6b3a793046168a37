# Board giocati nel browser.

play-table = Tavolo
play-open-title = Giocare un board
play-open-how = Apra un tavolo, invii un link a ciascuno degli altri tre e giocate quanti board volete. Non serve alcun account.
play-choices = Altre opzioni
play-way = Come si giocano i board
play-way-guided = Con assistenza: si può fare solo ciò che il Codice consente
play-way-at-table = Come al tavolo: può succedere di tutto, e nessuno viene avvertito
play-alerts = Chi allerta e spiega una chiamata
play-alerts-bidder = Chi l'ha fatta; il compagno non vede l'alert
play-alerts-partner = Il compagno; chi l'ha fatta non vede ancora l'alert
play-onlookers = Spettatori
play-onlookers-nobody = Nessuno assiste
play-onlookers-one-hand = Una mano ciascuno, accanto a un giocatore
play-onlookers-all = Tutte e quattro le mani, più tardi
play-onlookers-minutes = Quanti minuti dopo
play-with-director = Qualcuno arbitra: le richieste contestate e le sviste vanno all'Arbitro
play-file = Board da un file (PBN o LIN)
play-no-link = Questo indirizzo da solo non apre nulla. Chieda a chi ha aperto il tavolo di inviare di nuovo il link.
play-lobby-how = Invii un link a ciascun giocatore o si sieda qui. Conservi questa pagina: solo lei ha i link.
play-sit-here = Mi siedo qui
play-send-link = Invia il link
play-link-of = Link per
play-copied = Copiato. Lo incolli in un messaggio.
play-invitation = Venga a giocare a bridge: il suo posto è { $seat }.
play-first-board = Porta il primo board
play-board-on = Si sta giocando il board { $number }.
play-other-links = Link per spettatori e un Arbitro
play-other-links-how = L'Arbitro vede tutte e quattro le mani. Non dia quel link a chi gioca.
play-onlooker = Spettatore
play-no-board-yet = Non c'è ancora un board sul tavolo.
play-board-title = Board { $number }
play-dealer = Distributore { $seat }
play-vul-none = Tutti in prima
play-vul-both = Tutti in zona
play-vul-one = { $side } in zona
play-vulnerable = in zona
play-tricks = Prese: Nord-Sud { $ns }, Est-Ovest { $ew }
play-reconnecting = La connessione è caduta. Torna da sola; nulla va perso.
play-your-name = Il suo nome
play-say-name = Mi siedo
play-not-here = assente
play-hand-of = Mano di { $who }
play-cards-left = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
play-penalty-major = carta penalizzata maggiore
play-penalty-minor = carta penalizzata minore
play-trick = Presa
play-auction = Licitazione
play-alerted = allertata
play-asked-about = è stato chiesto che cosa significa
play-you = Lei ({ $seat })
play-your-hand = La sua mano
play-acts = Che cosa può fare
play-your-turn = È il suo turno
play-waits-for = In attesa di { $who }
play-barred = { $what }: il Codice ora non lo consente ({ $law })
play-call-barred = { $call }, ora non consentita ({ $law })
play-card-barred = { $card }, ora non consentita ({ $law })
play-typed-unknown = «{ $text }» non è una chiamata come 1S né una carta come D5.
play-type-call = Scriva una chiamata (1S, P, X)
play-type-card = Scriva una carta (D5)
play-type-send = Gioca
play-void = niente { $suit }
play-bidding-box = Bidding box
play-level = Livello
play-denomination = Denominazione
play-alert-own = Allerta questa chiamata
play-meaning = Che cosa significa
play-no-meaning = Nessuno ha spiegato questa chiamata.
play-ask = Chiedi che cosa significa
play-explain = Spiega
play-alert = Allerta
play-claim = Richiedi o concedi
play-claim-tricks = Prese, delle { $left } rimaste
play-claim-words = Come giocherà
play-say-top = prese di testa
play-say-trumps = battendo le atout
play-say-finesse = con un impasse
play-claim-now = Richiedi { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
play-concede-now = Concedi { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
play-said-claims = { $who } richiede { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
play-said-concedes = { $who } concede { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
play-said-agrees = { $who } è d'accordo
play-said-objects = { $who } obietta
play-said-plays-on = { $who } chiede di continuare il gioco
play-said-attention = { $who } richiama l'attenzione su un'irregolarità
play-said-called = L'Arbitro è al tavolo
play-asked = A lei la scelta
play-answer-agrees = D'accordo
play-answer-objects = Obietta
play-answer-plays-on = Continua il gioco
play-answer-consents = Accetta di continuare
play-answer-accepts = Accetta
play-answer-declines = Non accettare
play-answer-keeps = Lascia com'è
play-answer-waives = Lascia libero l'attacco
play-answer-spreads = Stendi la mano come morto
play-answer-requires = Imponi { $what }
play-answer-forbids = Vieta { $what }
play-answer-names = Scegli { $what }
play-answer-more = Scelga una chiamata o una carta
play-slip = È stata una svista
play-slip-asked = { $who } chiede di ritirare l'ultima chiamata o carta.
play-slip-yes = Consenti
play-slip-no = No
play-slip-meant = Che cosa intendeva (1S, o una carta del morto come D5)
play-slip-now = Chiama l'Arbitro per questo
play-director-called = { $who } ha chiamato l'Arbitro.
play-call-director = Chiama l'Arbitro
play-director-words = Perché (lo legge solo l'Arbitro)
play-rule = Applica il Codice
play-attention = C'è un'irregolarità
play-last-trick = Ultima presa
play-won-it = vinta
play-more = Altro
play-write = Scriva al tavolo (leggono tutti e quattro)
play-write-send = Invia
play-two-taps = Giocare una carta con due tocchi
play-played = Board giocati
play-passed-out = Quattro passo
play-result = { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
} al dichiarante, { $score } per Nord-Sud
play-next-board = Prossimo board
play-replay = Rivedi il board
play-replay-title = Board { $number }, carta per carta
play-replay-later = Questo board si può rivedere quando è finito.
play-step-first = All'inizio
play-step-back = Indietro
play-step-forward = Avanti
play-step-last = Alla fine
play-step = { $at } di { $all }
play-step-begin = Prima della prima chiamata
play-back-to-table = Torna al tavolo
play-own-acts = Qualcos'altro
play-acts-how = Quello che può accadere a un tavolo si può fare qui. Tutti lo vedono, e il Codice decide che cosa ne segue.
play-acts-cards = Chiamate e carte
play-acts-dummy = Morto
play-acts-says = Dire o mostrare qualcosa
play-act-exposes = Mostra carte
play-act-plays-together = Gioca due carte insieme
play-act-corrects = Riprendi la mia carta e giocane un’altra
play-act-face-down = Attacca a carta coperta
play-act-face = Scopri la carta d’attacco
play-act-changes = Cambia la mia chiamata
play-act-call = Fai una chiamata ora
play-act-names = Chiama a parole una carta del morto
play-act-renames = Intendevo un’altra carta del morto
play-act-runs = Di’ al morto di incassare un seme
play-act-spreads = Metti giù la mia mano come morto
play-act-revoke = Qualcuno ha fatto una renonce
play-act-attention-card = C’è qualcosa che non va in una carta sul tavolo
play-act-points-out = Una carta è girata nel verso sbagliato
play-act-accepts = Accetto l’attacco fuori turno
play-act-reserves = Potrei chiamare l’Arbitro più tardi
play-act-hesitates = Ho esitato
play-act-hurries = Ho agito in fretta
play-act-gestures = Ho fatto un gesto
play-hand-back = Rimetti la mia mano nel board
play-hands = Le quattro mani
play-rule-here = Decidi a questo tavolo
play-rule-come = Sono al tavolo: decidi
play-rule-chooses = Le opzioni sono sullo schermo di quel giocatore. Ecco che cosa segue da ciascuna.
play-rule-nothing = Ora non c’è niente da decidere.
play-rule-saved = La decisione è nel registro
play-rule-director = Solo l’Arbitro può decidere.
play-watch = Tavoli in gioco
play-watch-round = Round { $round }, dal vivo
play-watch-none = Ora non si gioca nessun round.
play-waits-director = Il tavolo aspetta lei.
play-go = Vai al tavolo
play-look-back = Rivedi dall’inizio
play-board-acts = Score e board
play-speak = Parla al tavolo
play-speak-words = Che cosa dice ai quattro
play-pace = Tempi
play-pace-player = Giocatore
play-pace-acts = Chiamate e carte
play-pace-average = Media
play-pace-total = In tutto
play-pace-long = Board { $board } di questo tavolo: { $time }, di solito { $average }:
play-pace-none = Nessuno ha pensato molto più del solito.
play-seconds = { $seconds } s
play-sits = Sostituto, modo di gioco
play-sits-where = Al posto di chi
play-sits-who = Chi si siede
play-to-guided = Continua con l’aiuto
play-to-at-table = Continua come al tavolo
play-worth = A carte viste il dichiarante arriva a { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}.
play-given = Dove si sono regalate prese
play-given-tricks = { $tricks ->
    [one] è costata una presa
   *[other] è costata { $tricks } prese
}
play-log = Chiamata per chiamata, carta per carta
play-ruled = decisione
play-open-file = Apri un file di board
play-file-title = Guarda i board, carta per carta
play-file-how = Trascini qui un file (PBN, LIN o registri del tavolo) o ne scelga uno. Viene letto e non conservato.
play-file-choose = File di board
play-file-boards = Board del file
play-to-director = Solo all’Arbitro
play-to-director-short = all’Arbitro
play-write-director = Scrivi all’Arbitro
play-beside = Accanto a chi si siede
play-slip-how = Scelga che cosa intendeva. L’Arbitro accerta se è stata una svista, e prima non cambia nulla.
play-teams = Incontro a squadre: board per due sale (vuoto per un tavolo)
play-open-room = Sala aperta
play-closed-room = Sala chiusa
play-imps = { $imps } IMP
play-imps-wait = l'altra sala non l'ha ancora giocato
play-imps-total = Nord-Sud qui: { $imps } IMP
play-time-up = Il round successivo è stato chiamato. Questo board aspetta l'Arbitro, con quello che è stato giocato.
play-let-finish = Lasciarlo finire
play-round-line = Round { $round } · board { $index } di { $boards }
play-cards = Carte delle convenzioni
play-card-none = Nessuna carta delle convenzioni allegata.
play-card-open = Apri la carta delle convenzioni
play-card-own = La carta delle convenzioni della sua coppia: l’indirizzo o il testo
play-card-file = Oppure prenda il testo da un file
play-card-attach = Allega
play-comments = Commento
play-comment = Dica qualcosa agli spettatori
play-commentator = Commentatore
play-faces = Faccia a faccia
play-faces-off = I giocatori non si vedono e non si sentono
play-faces-all = Tutti e quattro si vedono e si sentono
play-faces-screens = Come con i sipari: Nord con Est, Sud con Ovest
play-faces-join = Accendi camera e microfono
play-faces-leave = Spegni
play-faces-mute = Muto
play-faces-hide = Senza immagine
play-faces-you = Lei
play-faces-camera = La camera o il microfono non si può usare. Lo consenta nel browser e riprovi; il gioco continua anche senza.
play-faces-insecure = I browser danno la camera solo alle pagine aperte con https. Il gioco continua anche senza.
play-robot = Robot
play-others = Lo stesso board ad altri tavoli
play-others-worth = { $percent }% dei matchpoint, in media { $imps } IMP per tavolo
play-others-you = Lei
play-others-robots = Robot
play-others-player = Un altro giocatore
play-others-waiting = I robot stanno ancora giocando questo board ad altri tavoli.
play-more-boards = Gioca altri board
play-board-of = Board { $index } di { $boards }
play-others-passed = Passato
play-robots-bidding = Le Sue dichiarazioni e quelle che i robot avrebbero fatto con la Sua mano
play-robots-same = uguale
play-robots-instead = robot:
