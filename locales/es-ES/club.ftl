# What Spain says in other words; the rest is in ../es.
members-privacy = Solo el personal ve esta lista; los datos de contacto, solo los Árbitros. Con su enlace privado, cada persona ve y borra lo que se guarda sobre ella.
player-boards = Estuches
carry-final-top = Máximo de un estuche de la final
carry-qualifying-top = Máximo de un estuche de la clasificatoria
one-table-total = Una sola mesa: ningún estuche se juega dos veces, así que se suman los puntos tal cual.
