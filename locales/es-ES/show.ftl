# What Spain says in other words; the rest is in ../es.
director = el Árbitro
board = Estuche { $number }
laws = Reglamento de { $year }
auction = Subasta
awaited = Se espera una respuesta ({ $who }, Artículo { $clause }); en el registro: { $options }
irregularity = Artículo { $clause }, { $seat }: { $summary }
