# What Spain says in other words; the rest is in ../es.
law-asks = Lo que pregunta el Árbitro:
law-more-english = Lo que pregunta el Árbitro, lo que sigue y lo que cambió están escritos solo en inglés: openroom law { $clause } --lang en
law-unknown = ninguna edición del Reglamento tiene una cláusula «{ $id }»
law-unknown-in = el Reglamento de { $edition } no tiene una cláusula «{ $id }»
law-in-other = esa cláusula está en el Reglamento de { $edition }
law-kind-judgement = juicio del Árbitro
law-reading-wbflc = { $clauses }: Libro Blanco { $paragraphs }, Comité de Reglamento de la WBF
law-status-absorbed = ahora en el propio Reglamento de 2017
law-status-changed = el Reglamento de 2017 dice otra cosa
