# Clasificaciones de partes de un evento, y archivos para otros.

export-submission = Para la federación (USEBIO con puestos y puntos de maestro)
submission-to-mend = Corrija esto antes de enviar el archivo:
export-register = Para un registro de socios (CSV, una fila por jugador)
ranking-of = Clasificación de
ranking-whole = todo el evento
ranking-session = la sesión { $number }
ranking-section = la sección { $name }
ranking-group = { $name }
master-points-short = PM
export-website = Para un sitio web (HTML: clasificación y tablillas)
after-finals = La próxima fase
after-finals-help = Los clasificados pasan a una final, y los demás a una consolación.
after-finals-make = Hacer las finales
home-seasons = Temporadas
