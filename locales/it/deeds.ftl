# Che cosa è stato fatto e accertato, a parole.

did-artificial = { $call } (artificiale)
did-shows = { $call }, che mostra { $suits }
did-leads-down = attacca a carta coperta: { $card }
did-faces = scopre l'attacco
did-names = designa { $what } dal morto
did-renames = cambia la designazione in { $what }
did-together = gioca { $cards } insieme
did-places = come morto, sposta { $card } nella posizione di carta giocata
did-exposes = espone per sbaglio { $cards }
did-exposes-deliberately = espone di proposito { $cards }
did-changes = cambia la chiamata in { $call }
did-corrects = ritira la carta e gioca { $card }
did-attention = richiama l'attenzione su un'irregolarità
did-attention-revoke = richiama l'attenzione su una renonce di { $seat } alla presa { $trick }
did-attention-card = richiama l'attenzione su { $card }
did-runs = dice al morto di incassare il seme di { $suit }
did-claims = fa una richiesta di { $tricks ->
    [one] una delle prese rimaste
   *[other] { $tricks } delle prese rimaste
}
did-concedes = concede { $tricks ->
    [one] una delle prese rimaste
   *[other] { $tricks } delle prese rimaste
}
did-saying = { $what }, dicendo «{ $words }»
did-agrees = è d'accordo
did-objects = obietta
did-requests-play = chiede che il gioco continui
did-consents = acconsente a continuare il gioco
did-accepts = accetta la chiamata o l'attacco
did-declines = non accetta
did-requires = richiede { $what }
did-forbids = proibisce { $what }
did-accepts-insufficient = accetta la licita insufficiente
did-accepts-rotation = accetta la chiamata fuori turno
did-accepts-change = accetta la seconda chiamata
did-accepts-lead = accetta l'attacco
did-accepts-card = accetta la carta giocata
did-declines-insufficient = non accetta la licita insufficiente
did-declines-rotation = non accetta la chiamata fuori turno
did-declines-change = non accetta la seconda chiamata
did-declines-lead = non accetta l'attacco
did-declines-card = non accetta la carta giocata
did-declines-consent = non acconsente a continuare il gioco
did-declines-naming = non designa alcuna carta del morto
did-requires-lead = richiede l'attacco a { $what }
did-requires-play = richiede che si giochi { $what } in questa presa
did-forbids-lead = proibisce l'attacco a { $what }
did-forbids-play = proibisce che si giochi { $what } in questa presa
did-waives = lascia libero l'attacco
did-spreads = stende la mano come morto
did-keeps = lascia la chiamata com'è
did-keeps-card = lascia la carta com'è
did-omits = non gioca alcuna carta nella presa
did-inspects = guarda la presa appena giocata
did-inspects-own = guarda la propria carta appena giocata
did-inspects-quitted = guarda la presa { $trick }, già coperta
did-points-out = dice che una carta è orientata male
did-hesitates = esita
did-hurries = agisce con insolita rapidità
did-remarks = fa un rilievo
did-asks = fa una domanda
did-answers = risponde a una domanda
did-alerts = dà un alert inatteso
did-gestures = fa un gesto
did-reserves = si riserva il diritto di chiamare l'Arbitro in seguito
what-high = la carta più alta
what-low = la carta più bassa
what-win = una carta che vince la presa
what-anything = qualsiasi carta
what-highest-suit = la carta più alta del seme d'attacco
what-lowest-suit = la carta più bassa del seme d'attacco
what-from-declarer = l'attacco dalla mano del dichiarante
what-from-dummy = l'attacco dal morto
found-unintended = la chiamata era involontaria
found-intended-call = la chiamata era volontaria
found-comparable = la nuova chiamata è comparabile
found-not-comparable = la nuova chiamata non è comparabile
found-more-precise = la nuova chiamata ha lo stesso significato o uno più preciso
found-not-more-precise = la nuova chiamata non ha lo stesso significato né uno più preciso
found-meant-over = il giocatore intendeva chiamare sulla chiamata irregolare
found-meant-own-turn = il giocatore intendeva chiamare al proprio turno
found-meant-lead = il giocatore intendeva attaccare con quella carta
found-meant-play = il giocatore intendeva giocare la carta sull'attacco irregolare
found-breach = l'Articolo { $clause } è stato violato
found-breach-by = { $seat } ha violato l'Articolo { $clause }
found-slip = la designazione della prima carta è stata un lapsus
found-no-slip = la designazione della prima carta non è stata un lapsus
found-intended = { $card } era senza dubbio la carta voluta
found-led = la quinta carta era l'attacco alla presa successiva
found-not-led = la quinta carta non era l'attacco alla presa successiva
found-no-penalty = { $card } non è una carta penalizzata
found-revoked = { $seat } ha fatto renonce alla presa { $trick }
found-no-revoke = non c'è stata renonce
found-forfeited = il diritto alla rettifica è perduto
found-not-forfeited = il diritto alla rettifica non è perduto
found-unseen = { $seat } non aveva ancora guardato le proprie carte, e il compagno lo sapeva
found-played = il board è stato giocato: { $contract } di { $seat }, { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
found-played-so-far = si sta giocando { $contract } di { $seat }: { $leader } attacca nella presa { $trick }, e la linea del dichiarante ha vinto finora { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
found-revoke-won = { $seat } ha vinto quella presa
found-revoke-after = la linea colpevole ha vinto in seguito { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
found-revoke-suit = il seme a cui non ha risposto era { $suit }
found-revoke-faced = la carta che si doveva giocare era scoperta
found-revoke-corrected = la renonce è stata corretta in tempo
found-revoke-claimed = { $seat } ha poi concluso il gioco con una richiesta o una concessione
found-tricks = { $side } riceve { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
found-misinformed = { $seat } ha ricevuto un'informazione erronea
found-returned = le quattro mani sono di nuovo nel board
found-not-returned = non tutte le mani sono di nuovo nel board
found-next-call = { $seat } ha già chiamato nel board seguente
found-round-over = il round è finito
found-period-over = il Periodo di Correzione è finito
found-omitted = { $seat } non ha giocato alcuna carta alla presa { $trick }
found-extra = { $seat } ha giocato più di una carta alla presa { $trick }: { $cards }
found-no-claim = mostrare la mano non era una richiesta
found-claim = mostrare la mano era una richiesta di { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
found-mixed = le carte sono state mescolate
found-mixed-side = le carte di { $side } sono state mescolate
found-fouled = il board è stato giocato in un'altra forma: { $form }
found-damage = c'è stato danneggiamento
found-no-damage = non c'è stato danneggiamento
found-adjust = si deve assegnare un punteggio arbitrale
found-counts = le mani hanno questo numero di carte: { $counts }
found-missing = a { $seat } mancava una carta ({ $card }); è stata trovata
found-missing-some = a { $seat } mancava una carta; è stata trovata
found-missing-played = a { $seat } mancava una carta ({ $card }); era tra quelle giocate
found-missing-some-played = a { $seat } mancava una carta; era tra quelle giocate
found-missing-nowhere = a { $seat } mancava una carta ({ $card }); non è stata trovata
found-missing-some-nowhere = a { $seat } mancava una carta; non è stata trovata
found-wrong-cards = { $seat } ha chiamato con le carte del board { $board }
found-called-before = { $seat } aveva già chiamato { $call } con queste carte
found-wrong-board = il board non era previsto per questi giocatori
found-wrong-board-played = il board non era previsto per questi giocatori, e uno di loro lo ha già giocato
found-informed = { $seat } ha ricevuto per caso un'informazione estranea
found-seen = un giocatore ha visto una carta di un'altra mano
found-not-seen = nessuno ha visto una carta di un'altra mano
found-playable = la smazzata può essere corretta e giocata
found-not-playable = la smazzata non può essere corretta e giocata
found-interferes = l'informazione interferirebbe con il gioco normale
found-not-interferes = l'informazione non interferirebbe con il gioco normale
found-quitted = la carta in eccesso è stata giocata in una presa coperta
found-not-quitted = la carta in eccesso non è stata giocata in una presa coperta
found-differs = la chiamata è diversa dalla precedente
found-not-differs = la chiamata è la stessa di prima
found-remedy-seats = i giocatori devono cambiare posto
found-remedy-redeal = le carte devono essere ridistribuite
found-remedy-play = il board deve essere giocato, e riesaminato in seguito
found-remedy-adjust = si deve assegnare un punteggio arbitrale, e il board non deve essere giocato
