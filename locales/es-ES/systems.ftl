# What Spain says in other words; the rest is in ../es.
system-rulings = Decisiones del Árbitro
system-long-match = Estuches en el match: { $boards }, match largo.
system-short-match = Estuches en el match: { $boards }, match corto.
system-any-match = Nadie dijo cuántos estuches tiene el match: vale lo más estricto entre los cortos y los largos.
system-director-decides = El Árbitro decide; la decisión y su razón se escriben en el archivo de la tarjeta.
system-term-long-match = estuches de un match largo, al menos; con menos es corto
system-except-cue-bid = una declaración fuerte en el palo del abridor
