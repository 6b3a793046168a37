# Quello che il server dice dei tavoli giocati nel browser: posti scelti con un solo link, carte delle convenzioni come file, spettatori di un evento.

serve-seat-taken = Qualcun altro ha già questo posto. Ne scelga un altro.
serve-seat-not-chosen = Nessuno ha scelto questo posto con il link per tutti.
serve-seat-invitation = Questo link non permette di scegliere o lasciare un posto.
serve-seat-secret = Il segreto di un posto deve avere da 32 a 64 caratteri, ciascuno da 0 a 9 o da a a f.
serve-card-file = Una carta delle convenzioni deve essere un PDF o un'immagine (PNG, JPEG o WebP) di 1 MB al massimo.
serve-card-scripts = Questo PDF contiene un programma o un altro file. Lo stampi in un nuovo PDF e alleghi quello.
serve-no-card = Questa carta delle convenzioni non c'è.
serve-onlookers-link = Questo link non apre i tavoli di questo evento. Ne chieda uno nuovo all'Arbitro.
serve-onlookers-play = Lei è seduto a un tavolo di questo evento, quindi non può assistere a un altro.
serve-onlookers-name = Lei gioca in questo evento, quindi non può assistere ai suoi tavoli.
serve-room-closed = Un capitano ha dichiarato chiusa questa sala: qui non assiste nessuno.
serve-captain-place = L’Arbitro non Le ha assegnato questo tavolo per assistere.
serve-captain-left = Lei ha lasciato il Suo tavolo. Potrà assistere di nuovo nel prossimo round.
serve-onlookers-closed = Nessuno può assistere a questo evento.
