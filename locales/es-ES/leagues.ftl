# What Spain says in other words; the rest is in ../es.
