# El libro de las Leyes.

book-title = Las Leyes
book-open = Leer las Leyes
book-own-words = Todas las cláusulas de las dos ediciones, en nuestras propias palabras. El texto que vale es el de las Leyes publicadas.
book-edition = Edición
book-contents = Índice
book-path = Dónde está usted
book-ways = Otros caminos por el libro
book-beside = Antes y después
book-chapter = { $number }. { $title }
book-law = Ley { $law }: { $title }
book-clauses = { $count ->
    [one] { $count } cláusula
   *[other] { $count } cláusulas
}
book-no-clause = Las Leyes de { $year } no tienen la cláusula { $id }
book-not-there = No está en { $year }
book-parts = Partes
book-asks = Qué pregunta el Director:
book-follows = Qué sigue:
book-english = Esta parte aún no está traducida y se muestra en inglés.
book-kind-mechanical = Se aplica sin juicio
book-kind-judgement = Juzga el Director
book-kind-scoring = Puntuación
book-kind-procedure = Procedimiento
book-kind-conduct = Comportamiento
book-kind-definition = Definición
book-search = Buscar en las Leyes
book-search-example = carta penalizada, 27B1a, vacilación…
book-found = { $count ->
    [0] No se encontró nada. Pruebe otras palabras, o un número como 27.
    [one] { $count } cláusula
   *[other] { $count } cláusulas
}
book-taken = Se buscó «{ $word }» en lugar de «{ $typed }».
book-terms = Entendido como: { $terms }
book-all = Mostrar todas: { $count }
book-warning = La traducción al español difiere
book-severity-other-ruling = el fallo sería otro
book-severity-doubtful = el fallo podría ser otro
book-severity-numbering = numeración
book-says = Ese libro dice:
book-others = Los demás dicen:
book-effect = Efecto en un fallo:
book-changed = 2007 y 2017
book-changes = Qué cambió de 2007 a 2017
book-changes-of = Ley
book-changes-count = { $count ->
    [0] Aquí no cambió nada.
    [one] { $count } regla no es igual en las dos ediciones.
   *[other] { $count } reglas no son iguales en las dos ediciones.
}
book-leads = Qué lleva a qué
book-near = Las Leyes vecinas de la Ley { $law }
book-law-from = Leyes que llevan aquí
book-law-to = Leyes a las que lleva
book-nothing = Ninguna
book-to = Remite a
book-from = Cláusulas que remiten a ella
book-with = Se aplica junto con
book-with-help = Cláusulas que los fallos de nuestras mesas de ejemplo citan junto a esta, y en cuántas mesas.
book-times = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
book-tree = Qué lleva a qué
book-tree-help = De cada Ley sale una línea hacia las Leyes a las que remiten sus cláusulas. Señale una Ley para ver sus líneas; elíjala para verla sola.
book-tree-zoom = Ver una sola Ley
book-tree-all = Todas las Leyes
book-tree-list = Lo mismo como lista
book-readings = Cómo se interpreta
book-readings-english = Algunas interpretaciones están solo en inglés.
book-white = Libro Blanco { $paragraphs }
book-ours = Openroom
book-source-wbflc = Comité de Leyes de la WBF
book-source-kooijman = Kooijman
book-status-same = sigue valiendo en 2017
book-status-absorbed = ahora en las propias Leyes de 2017
book-status-changed = las Leyes de 2017 dicen otra cosa
book-status-obsolete = ya no se da en 2017
book-status-regulation = lo decide el reglamento
book-status-see = 2017: ver abajo
book-scenarios = Mesas que la muestran
book-scenarios-help = Cada una puede jugarse paso a paso, cambiarse y compartirse.
book-titles-english = Algunos títulos están solo en inglés.
book-cited-too = también se aplica aquí
book-table = Una mesa para probar
book-table-changed = Cambiada
book-table-restore = Volver al original
book-here-answered = En esta mesa la respuesta fue:
book-what-if = ¿Y si hubiera ocurrido otra cosa?
book-board = La tablilla
book-as-dealt = Las manos como se repartieron.
book-as-left = Las manos como están en este paso.
book-tricks = Bazas: Norte-Sur { $ns }, Este-Oeste { $ew }
book-cited = Cláusulas aplicadas
book-link = La dirección de esta mesa, tal como está
book-too-long = Esta mesa es demasiado larga para un enlace.
book-wrong-link = Ese enlace está dañado; aquí hay una mesa vacía.
book-wrong-scenario = Esa mesa no existe; aquí hay una vacía.
book-no-engine = Ahora no se puede calcular en este dispositivo. Compruebe la red e inténtelo de nuevo.
book-practise = Falle usted
