# The club: members, its page, its calendar, a player’s own page.

members-privacy = Solo el personal ve esta lista; los datos de contacto, solo los Árbitros. Con su enlace privado, cada persona ve y borra lo que se guarda sobre ella.
player-boards = Estuches
