# What the pages of the regulations of an event say.

rulebook-help = Ciò che vale in questo torneo oltre al Codice. Chi si iscrive lo accetta. Una volta aperta, questa pagina si può leggere anche senza rete.
rulebook-needs-clause = Questo regolamento si scosta dal Codice, e nessuno ha detto quale articolo lo permette.
rulebook-departs = si scosta da { $laws }
rulebook-settings = Deciso per questo torneo
rulebook-accepted = iscritto con la versione { $version } del regolamento
rulebook-older = { $count ->
    [one] Un’iscrizione è stata fatta con una versione precedente: dica a quei giocatori che cosa è cambiato.
   *[other] { $count } iscrizioni sono state fatte con una versione precedente: dica a quei giocatori che cosa è cambiato.
 }
rulebook-none = Per questo torneo non è stato scritto alcun regolamento.
rulebook-search = Cerca nel Codice e in questo regolamento
rulebook-found = Regolamento di { $event }
rulebook-print = Stampa il regolamento
rulebook-write = Scrivi un regolamento
rulebook-write-licence = Licenza del torneo
rulebook-number = Numero
rulebook-subject = Argomento, in una parola
rulebook-subject-title = Titolo
rulebook-text = Che cosa dice
rulebook-source = Dove si trova
rulebook-date = Da quando, o di quando
rulebook-clause = Articolo del Codice in base al quale è stato emanato
rulebook-departs-from = Articoli del Codice da cui si scosta
rulebook-layer = Di chi è
rulebook-take = Adotta il regolamento di un altro torneo
rulebook-take-out = Togli
rulebook-cards = Carte del sistema
rulebook-cards-help = Una carta del sistema nella forma che Openroom legge viene confrontata con i sistemi permessi in questo torneo.
rulebook-card = Carta del sistema di { $contestant }: { $name }
rulebook-card-add = Consegna una carta del sistema
rulebook-card-text = La carta
rulebook-card-nothing = Non si è trovato nulla che non sia permesso.
rulebook-card-unchecked = Questo torneo non dice quali sistemi sono permessi.
rulebook-card-finding = { $place }: { $what } (White Book { $paragraph })
rulebook-card-hand = per esempio { $hand }
rulebook-consent-from = Chi ha acconsentito per l’autorità
rulebook-consent-at = Quando
rulebook-consent-help = Un periodo di correzione sotto i 20 minuti ha bisogno del consenso dell’autorità (White Book 131.4).
rulebook-late-because = Perché non è stato chiesto al momento?
rulebook-late-help = Il round è finito: si accerti perché la richiesta arriva tardi (White Book 9.1).
rulebook-exception = Accetta comunque questa iscrizione, perché
