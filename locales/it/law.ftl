# Clausole delle Leggi, consultate.

law-parts = Parti
law-asks = Che cosa chiede l'Arbitro:
law-follows = Che cosa segue:
law-editions = 2007 e 2017:
law-years = { $one } e { $other }
law-heading = { $clause } ({ $years }), { $kind }
law-more-english = Che cosa chiede l'Arbitro, che cosa segue e che cosa è cambiato sono scritti in inglese: openroom law { $clause } --lang en
law-not-found = nessuna clausola ha le parole "{ $words }"
law-unknown = nessuna edizione delle Leggi ha una clausola "{ $id }"
law-unknown-in = le Leggi del { $edition } non hanno una clausola "{ $id }"
law-near = vicine: { $clauses }
law-in-other = sta nelle Leggi del { $edition }
law-kind-mechanical = meccanica
law-kind-judgement = giudizio dell'Arbitro
law-kind-scoring = punteggio
law-kind-procedure = procedura
law-kind-conduct = condotta
law-kind-definition = definizione
