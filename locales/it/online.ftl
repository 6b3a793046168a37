# Tavoli giocati nel browser: un solo link per tutti, board che aspettano, spettatori di un evento, carte delle convenzioni come file.

online-one-link = Un solo link per tutti
online-one-link-how = Invii questo link a tutti quelli che giocano. Ciascuno vede chi è seduto dove e sceglie un posto libero.
online-code = Oppure dia loro questo codice, da scrivere in “Vai al mio tavolo”:
online-link-all = Link per tutti
online-invitation = Venga a giocare a bridge: scelga il suo posto.
online-choose = Scelga il suo posto
online-choose-how = Dica il suo nome e tocchi un posto libero. Resta suo su questo dispositivo.
online-free = libero
online-taken = occupato
online-your-seat = Su questo dispositivo lei è seduto in { $seat }.
online-to-seat = Vada al suo posto
online-get-up = Si alzi da questo posto
online-free-seat = Libera il posto: { $seat }
online-nobody-left = Tutti i posti sono occupati. Chieda a chi ha aperto il tavolo.
online-waiting = Board che aspettano
online-waiting-count = { $count ->
    [one] Un board aspetta lei
   *[other] { $count } board aspettano lei
}
online-waiting-none = Nessun board aspetta.
online-waiting-how = Il round successivo è stato chiamato prima che questi board fossero finiti. Per loro non si inserisce nulla finché lei non decide.
online-waiting-where = Round { $round }, tavolo { $table }
online-waiting-stopped = aspetta lei
online-waiting-late = si può finire
online-waiting-not-begun = non iniziato
online-waiting-far = { $calls ->
    [one] una chiamata
   *[other] { $calls } chiamate
}, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
online-let-play = Lasciare che si giochi ora
online-score = Punteggio o punteggio arbitrale
online-finish = Finisca il board
online-finish-waits = Questo board aspetta l'Arbitro. Per ora non è stato inserito nulla.
online-onlookers = Spettatori e commentatori
online-onlookers-how = Dia questi link a chi vuole, ma a nessuno che gioca. Quello che gli spettatori vedono si decide nel Regolamento e, per un tavolo, a quel tavolo.
online-onlookers-closed = Nessuno può assistere a questo evento. Scelga altro nel Regolamento, alla voce “Spettatori”.
online-onlookers-new = Nuovi link (i vecchi finiscono)
online-watch = Assistere
online-watch-later = { $minutes ->
    [one] Lei vede tutte e quattro le mani, un minuto dopo.
   *[other] Lei vede tutte e quattro le mani, { $minutes } minuti dopo.
}
online-watch-beside = Lei siede accanto a un giocatore e vede solo quella mano.
online-watch-comment = Lei è commentatore: quello che scrive, gli spettatori lo leggono subito.
online-watch-none = Nessun tavolo gioca ora.
online-here = A questo tavolo
online-minutes-here = Dopo quanti minuti gli spettatori vedono le mani
online-save-here = Cambia a questo tavolo
online-unseen = Lei deve ancora giocare questo board, quindi non può vederne le mani.
online-card-file = Oppure alleghi un file: un PDF o un'immagine di 1 MB al massimo
