# What Spain says in other words; the rest is in ../es.
print-boards-range = Estuches { $boards }
print-boards = Estuches
print-shared = compartidos con { $tables }
print-board-column = Estuche
print-not-played = No jugado
print-appeal-auction = Subasta
print-appeal-alerts = Alertas, significados, voces forzantes
print-appeal-ruling = El fallo del Árbitro
print-appeal-law = Artículo
print-appeal-legal-auction = Subasta legal que lleva al resultado de la mesa en una puntuación ponderada
print-appeal-director = Árbitro
print-appeal-by-director = el Árbitro
