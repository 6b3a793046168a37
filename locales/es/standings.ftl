# Clasificaciones de partes de un evento, y archivos para otros.

export-submission = Para la federación (USEBIO con puestos y puntos de maestro)
export-register = Para un registro de socios (CSV, una fila por jugador)
ranking-of = Clasificación de
ranking-whole = todo el evento
ranking-session = la sesión { $number }
ranking-section = la sección { $name }
ranking-group = { $name }
master-points-short = PM
export-website = Para un sitio web (HTML: clasificación y tablillas)
