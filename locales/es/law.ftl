# Cláusulas de las Leyes, consultadas.

law-parts = Partes
law-asks = Lo que pregunta el Director:
law-follows = Lo que sigue:
law-editions = 2007 y 2017:
law-years = { $one } y { $other }
law-heading = { $clause } ({ $years }), { $kind }
law-more-english = Lo que pregunta el Director, lo que sigue y lo que cambió están escritos solo en inglés: openroom law { $clause } --lang en
law-not-found = ninguna cláusula tiene las palabras «{ $words }»
law-unknown = ninguna edición de las Leyes tiene una cláusula «{ $id }»
law-unknown-in = las Leyes de { $edition } no tienen una cláusula «{ $id }»
law-near = parecidas: { $clauses }
law-in-other = esa cláusula está en las Leyes de { $edition }
law-kind-mechanical = de aplicación mecánica
law-kind-judgement = juicio del Director
law-kind-scoring = puntuación
law-kind-procedure = procedimiento
law-kind-conduct = conducta
law-kind-definition = definición
