
# Carte viste e richieste analizzate.

dd-tricks = Prese a carte viste
dd-par = Par: { $points } per { $side }: { $contracts }
dd-par-zero = Par: 0, quattro passo

claim-made = { $seat } fa una richiesta; prese: { $tricks } su { $left }.
claim-words = Ha detto: { $words }
claim-not-understood = Non compreso, e non usato: { $words }
claim-proposal = Proposta: ancora { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
} per { $side }, { $total } in tutto (Articolo { $clause }).
claim-double-dummy = A carte viste: { $tricks } su { $left }.
claim-sure = Sicura.
claim-likely = Probabile.
claim-doubtful = Dubbia: deve giudicare l'Arbitro.
claim-line = La peggiore linea normale:
claim-lost = persa per l'Articolo { $clause }
claim-conceded = concessa
claim-enter = L'Arbitro l'accetta con: { $entry }
claim-none = Nessuna richiesta in questo registro.

reason-no-normal-line-loses = Nessuna linea di gioco normale rende meno di quanto richiesto.
reason-no-line-wins-more = Nessuna linea rende di più, neppure a carte viste.
reason-trump-not-mentioned = È ancora fuori un atout che il richiedente non ha menzionato. È in qualche modo probabile che lo ignorasse?
reason-trumps-being-drawn = Era appena stato giocato un giro di atout: si presume che il richiedente conosca quelli ancora fuori.
reason-card-not-located = La carta mancante si trova solo con una giocata non specificata, e nessuno ha mancato di rispondere nel seme.
reason-other-line-irrational = Sarebbe irrazionale non seguire quella linea? Allora il Codice del 2007 la permette: { $tricks } di quelle rimaste.
reason-partner-chooses = La richiesta dipende da ciò che gioca il compagno: si presume che scelga il peggio.
reason-careless-order = La si perde giocando i semi in un ordine disattento, o con uno scarto disattento.
reason-overlooked = Si perde solo se il richiedente non ha tenuto conto di { $cards }. È andata così?
reason-top-down = Si presume che i semi siano giocati dall'alto in basso; in un ordine qualsiasi le prese sarebbero di meno.
reason-not-understood = Parte dell'affermazione non è stata compresa.
reason-not-all-examined = Non è stato possibile esaminare in tempo tutte le linee normali.
reason-conceded-too-much = Nessuna linea normale perde tutto ciò che è stato concesso.
reason-concession-stands = Una linea di gioco normale perde la presa concessa: la concessione resta valida.
reason-likely-or-not = L’accordo resta valido, a meno che l’altra linea non avesse probabilmente vinto di più: giocata senza cura, la richiesta dà { $tricks }.
