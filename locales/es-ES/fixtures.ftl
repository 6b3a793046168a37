# What Spain says in other words; the rest is in ../es.
league-result-help = Los IMP de cada equipo. Para anotar los estuches uno por uno, use la página de la sesión.
league-decide-help = Los puntos de victoria que el Árbitro asigna a cada equipo.
league-boards = Estuches en un encuentro
captain-may-1 = Mientras se juega un estuche, no hable con los jugadores, salvo para proteger los derechos del equipo o detener una discusión innecesaria.
captain-may-2 = Si quiere al Árbitro, dígalo después de el estuche. Puede decir a sus jugadores que no llamen al Árbitro, y decidir sobre apelaciones.
captain-may-4 = Mire solo en la mesa que le indique el Árbitro. Después de dejarla, no vuelva antes de que se comparen los resultados.
