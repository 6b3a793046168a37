# What Spain says in other words; the rest is in ../es.
export-website = Para un sitio web (HTML: clasificación y estuches)
