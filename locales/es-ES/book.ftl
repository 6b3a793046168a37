# El libro del Reglamento: lo que se dice de otro modo en España.

book-title = El Reglamento
book-open = Leer el Reglamento
book-own-words = Todas las cláusulas de las dos ediciones, en nuestras propias palabras. El texto que vale es el del Reglamento publicado.
book-law = Artículo { $law }: { $title }
book-no-clause = El Reglamento de { $year } no tiene la cláusula { $id }
book-asks = Qué pregunta el Árbitro:
book-kind-judgement = Juzga el Árbitro
book-search = Buscar en el Reglamento
book-changes-of = Artículo
book-near = Los Artículos vecinos del Artículo { $law }
book-law-from = Artículos que llevan aquí
book-law-to = Artículos a los que lleva
book-nothing = Ninguno
book-tree-help = De cada Artículo sale una línea hacia los Artículos a los que remiten sus cláusulas. Señale un Artículo para ver sus líneas; elíjalo para verlo solo.
book-tree-zoom = Ver un solo Artículo
book-tree-all = Todos los Artículos
book-source-wbflc = Comité de Reglamento de la WBF
book-status-absorbed = ahora en el propio Reglamento de 2017
book-status-changed = el Reglamento de 2017 dice otra cosa
book-board = El estuche
