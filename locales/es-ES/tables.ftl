# Lo que España dice con otras palabras; lo demás está en ../es.
serve-onlookers-link = Este enlace no abre las mesas de este torneo. Pida uno nuevo al Árbitro.
