# Abbinamenti e sorteggi.

record-drawn = Sessione { $session }: è stato abbinato il round { $round }
record-drawn-places = Sono stati sorteggiati i posti
record-drawn-groups = Sono stati sorteggiati i gruppi
draw-from-entry = In ordine di iscrizione
draw-from-given = Nell'ordine indicato
draw-from-lot = Per sorteggio, seme di partenza { $seed }
draw-from-ranking = Secondo la classifica dopo il round { $round }
draw-from-before = Secondo la classifica delle sessioni precedenti
draw-meet-halves = La metà alta incontra la metà bassa.
draw-meet-folded = Il primo incontra l'ultimo.
draw-meet-by-hand = Abbinato a mano.
draw-table = Tavolo { $table }: { $home } – { $away }
draw-bye = Turno di riposo: { $who }
draw-triangle = Tavoli da { $from } a { $to }, triangolare: { $who }
draw-boards = Board { $boards }
draw-title = Round { $round }
draw-none = non ci sono ancora abbinamenti
draw-follows = Abbinamento { $number }, round { $round }: risulta dal registro
draw-by-hand-follows = Abbinamento { $number }, round { $round }: fatto a mano ({ $why })
draw-follows-not = Abbinamento { $number }, round { $round }: non risulta dal registro: { $reason }
check-kept = Round giocati: { $rounds }; abbinamenti: { $draws }. Tutto ciò che era promesso è stato mantenuto.
check-broken = Round giocati: { $rounds }; abbinamenti: { $draws }. Promesse non mantenute: { $broken }.
check-note = nota: { $what }
draw-swapped = Scambiati a mano: { $one } e { $other }
draw-odd = Numero dispari
