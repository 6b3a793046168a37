
# Carte viste e richieste analizzate.

dd-tricks = Prese a carte viste
dd-par = Par: { $points } per { $side }: { $contracts }
dd-par-zero = Par: 0, quattro passo

claim-made = { $seat } fa una richiesta di { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
} su { $left ->
    [one] una
   *[other] { $left }
} ancora da giocare.
claim-words = Ha detto: { $words }
claim-not-understood = Queste parole non sono state comprese e vengono ignorate: { $words }
claim-proposal = Proposta: ancora { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
} per { $side }, { $total } in tutto (Articolo { $clause }).
claim-double-dummy = A carte viste la linea del richiedente vince { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
} su { $left ->
    [one] una
   *[other] { $left }
} ancora da giocare.
claim-sure = La proposta è sicuramente giusta.
claim-likely = La proposta è probabilmente giusta.
claim-doubtful = La proposta è dubbia: deve decidere l'Arbitro.
claim-line = La peggiore linea di gioco normale:
claim-lost = persa per l'Articolo { $clause }
claim-conceded = concessa
claim-enter = Per accettare la proposta, inserisca: { $entry }
claim-none = In questo registro non c'è nessuna richiesta.

reason-no-normal-line-loses = Nessuna linea di gioco normale rende meno di quanto richiesto.
reason-no-line-wins-more = Nessuna linea di gioco vince più prese, neppure a carte viste.
reason-trump-not-mentioned = È ancora fuori un atout che il richiedente non ha menzionato. È in qualche modo probabile che il richiedente lo ignorasse?
reason-trumps-being-drawn = Il richiedente stava battendo gli atout: si presume che conosca quelli ancora fuori.
reason-card-not-located = Una carta avversaria si può localizzare solo con una linea di gioco non specificata, e nessuno ha mancato di rispondere a colore.
reason-other-line-irrational = Sarebbe irrazionale non seguire la linea di gioco non specificata? Se sì, il Codice del 2007 permette quella linea di gioco, che vince { $tricks } delle prese rimaste.
reason-partner-chooses = La richiesta dipende da ciò che gioca il compagno: si presume che il compagno scelga la peggiore giocata normale.
reason-careless-order = La presa si perde giocando i semi in un ordine disattento, o con uno scarto disattento.
reason-overlooked = La presa si perde solo se il richiedente non ha tenuto conto di { $cards }. È probabile?
reason-top-down = Si presume che i semi siano giocati dall'alto in basso; senza questa regola le prese sarebbero di meno.
reason-not-understood = Parte dell'affermazione chiarificatrice non è stata compresa.
reason-not-all-examined = Non c'è stato il tempo di esaminare tutte le linee di gioco normali.
reason-conceded-too-much = Nessuna linea di gioco normale perde tutto ciò che è stato concesso.
reason-concession-stands = Una linea di gioco normale perde la presa concessa: la concessione resta valida.
reason-likely-or-not = L'accordo resta valido, a meno che non sia probabile che l'altra linea avrebbe vinto di più. Con un gioco disattento il richiedente vince solo { $tricks } delle prese rimaste.
