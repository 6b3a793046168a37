# Fases de una competición, y lo que está por encima de un solo evento: lo que en España se dice de otro modo.
