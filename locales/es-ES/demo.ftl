# What Spain says in other words; the rest is in ../es.
demo-director = Árbitro
demo-ruling-hint = una declaración insuficiente en la mesa { $table }; entre antes como Árbitro
demo-play = Jugar un estuche
demo-play-hint = hay un estuche sobre la mesa: siéntese y envíe tres enlaces
