# What Spain says in other words; the rest is in ../es.
print-boards-range = Estuches { $boards }
print-boards = Estuches
print-shared = compartidos con { $count ->
    [one] la mesa { $tables }
   *[other] las mesas { $tables }
}
print-board-column = Estuche
print-not-played = No jugado
print-appeal-auction = Subasta
print-appeal-alerts = Alertas y significado de las voces (forzantes o no)
print-appeal-facts = Hechos, y las pruebas de cada uno
print-appeal-ruling = El fallo del Árbitro
print-appeal-law = Artículo
print-appeal-legal-auction = Si el resultado en la mesa forma parte de una puntuación ponderada: la subasta legal que lleva a él
print-appeal-director = Árbitro
print-appeal-by-director = el Árbitro
