# Articoli del Codice, consultati.

law-parts = Parti
law-asks = Che cosa chiede l'Arbitro:
law-follows = Che cosa segue:
law-editions = 2007 e 2017:
law-years = { $one } e { $other }
law-heading = { $clause } ({ $years }), { $kind }
law-more-english = Le domande dell'Arbitro, le conseguenze e le differenze fra le edizioni sono disponibili solo in inglese: openroom law { $clause } --lang en
law-not-found = nessun articolo contiene le parole «{ $words }»
law-unknown = nessuna edizione del Codice ha un articolo «{ $id }»
law-unknown-in = il Codice del { $edition } non ha un articolo «{ $id }»
law-near = simili: { $clauses }
law-in-other = quell'articolo si trova nel Codice del { $edition }
law-kind-mechanical = automatico
law-kind-judgement = giudizio dell'Arbitro
law-kind-scoring = punteggio
law-kind-procedure = procedura
law-kind-conduct = condotta
law-kind-definition = definizione
