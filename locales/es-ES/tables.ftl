# Lo que España dice con otras palabras; lo demás está en ../es.
serve-onlookers-link = Este enlace no abre las mesas de este torneo. Pida uno nuevo al Árbitro.
serve-onlookers-name = Usted juega en este torneo; por eso no puede mirar sus mesas.
serve-captain-place = El Árbitro no le ha dado esta mesa para mirar.
