
# Carte viste e richieste analizzate.

dd-tricks = Prese a carte viste
dd-par = Par: { $points } per { $side }: { $contracts }
dd-par-zero = Par: 0, quattro passo

claim-made = { $seat } fa una richiesta; prese: { $tricks } su { $left }.
claim-words = Ha detto: { $words }
claim-not-understood = Non compreso, e quindi ignorato: { $words }
claim-proposal = Proposta: ancora { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
} per { $side }, { $total } in tutto (Articolo { $clause }).
claim-double-dummy = A carte viste: { $tricks } su { $left }.
claim-sure = Sicura.
claim-likely = Probabile.
claim-doubtful = Dubbia: deve decidere l'Arbitro.
claim-line = La peggiore linea normale:
claim-lost = persa per l'Articolo { $clause }
claim-conceded = concessa
claim-enter = Per accettarla, inserisca: { $entry }
claim-none = In questo registro non c'è nessuna richiesta.

reason-no-normal-line-loses = Nessuna linea di gioco normale rende meno di quanto richiesto.
reason-no-line-wins-more = Nessuna linea rende di più, neppure a carte viste.
reason-trump-not-mentioned = È ancora fuori un atout che il richiedente non ha menzionato. È in qualche modo probabile che lo ignorasse?
reason-trumps-being-drawn = Il richiedente stava battendo gli atout: si presume che conosca quelli ancora fuori.
reason-card-not-located = La carta mancante si trova solo con una linea di gioco non specificata, e nessuno ha mancato di rispondere nel seme.
reason-other-line-irrational = Sarebbe irrazionale non seguire quella linea? Se sì, il Codice del 2007 la permette: { $tricks } delle prese rimaste.
reason-partner-chooses = La richiesta dipende da ciò che gioca il compagno: si presume che il compagno scelga la peggiore giocata normale.
reason-careless-order = La presa si perde giocando i semi in un ordine disattento, o con uno scarto disattento.
reason-overlooked = La presa si perde solo se il richiedente non ha tenuto conto di { $cards }. È probabile?
reason-top-down = Si presume che i semi siano giocati dall'alto in basso; senza questa regola le prese sarebbero di meno.
reason-not-understood = Parte dell'affermazione chiarificatrice non è stata compresa.
reason-not-all-examined = Non è stato possibile esaminare in tempo tutte le linee normali.
reason-conceded-too-much = Nessuna linea normale perde tutto ciò che è stato concesso.
reason-concession-stands = Una linea di gioco normale perde la presa concessa: la concessione resta valida.
reason-likely-or-not = L'accordo resta valido, a meno che non sia probabile che l'altra linea avrebbe vinto di più. Con un gioco disattento il richiedente vince solo { $tricks } delle prese rimaste.
