# What Spain says in other words; the rest is in ../es.
pocket-title = Asistente del Árbitro
pocket-laws = Reglamento de { $year }
pocket-insufficient = Declaración insuficiente
pocket-call-out-of-turn = Voz fuera de turno
pocket-wrong-board = Estuche equivocado
pocket-missing-card = Carta de menos
pocket-wrong-count = Número incorrecto de cartas
pocket-ask-over = ¿Cuál fue la última declaración anterior?
pocket-ask-call = ¿Cuál fue la voz?
pocket-ask-in-play = ¿Terminó la subasta?
pocket-ask-played = ¿Alguno de estos jugadores ya jugó este estuche?
