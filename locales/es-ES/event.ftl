# What Spain says in other words; the rest is in ../es.
event-laws = Reglamento de { $year }
event-sealed = Los estuches están sellados.
event-place = ronda { $round }, mesa { $table }, estuche { $board }
event-calls = Llamadas al Árbitro
event-stage-recommended = el comité recomienda al Árbitro a cargo que cambie el fallo
refused-law = Artículo { $clause }
