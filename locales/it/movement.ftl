
# Movements and dealing.

movement-right = giusto
movement-wrong = sbagliato
movement-title-pairs = { $name }, { $count } coppie
movement-title-players = { $name }, { $count } giocatori
movement-title-teams = { $name }, { $count } squadre
movement-round = Round { $round }
movement-table = tavolo
movement-sides = NS - EO
movement-boards = board
movement-versus = { $a } - { $b }
movement-nobody = nessuno
movement-shared = { $boards } (condivisi con { $count ->
    [one] il tavolo { $tables }
   *[other] i tavoli { $tables }
})

figures-size = { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}, { $boards ->
    [one] un board
   *[other] { $boards } board
} in { $copies ->
    [one] una copia
   *[other] { $copies } copie
}; board giocati da ciascun concorrente: { $played }
figures-shared = board condivisi { $count ->
    [one] una volta
   *[other] { $count } volte
}
figures-sit-outs = { $count ->
    [one] un turno di riposo
   *[other] { $count } turni di riposo
}, al massimo { $most } per concorrente
figures-met = si incontrano { $met } coppie di avversari su { $of } possibili
figures-partners = si formano { $met } coppie su { $of } possibili
figures-one-winner = un vincitore
figures-two-winners = due vincitori
figures-competition = { $winners }; competizione da { $least } a { $most }, media { $mean }, deviazione { $deviation }; massima differenza fra i board giocati in Nord-Sud e quelli giocati in Est-Ovest: { $direction }

suggest-size = { $rounds ->
    [one] un round
   *[other] { $rounds } round
} di { $boards ->
    [one] un board
   *[other] { $boards } board
}, { $minutes } minuti, costo { $cost }

swiss-bye = turno di riposo
swiss-triangle = triangolare
swiss-long-first = triangolare lungo, primo di due round
swiss-long-second = triangolare lungo, secondo di due round
swiss-too-many = i round sono più degli avversari (White Book 166.3): alcuni incontri si ripeteranno; si vedano --again-after e --danish

bracket-title = Eliminazione diretta, { $count } concorrenti
bracket-winner = vincitore dell'incontro { $number }
bracket-bye = turno di riposo
bracket-loser = perdente dell'incontro { $number }
bracket-third = Incontro per il terzo posto: i perdenti delle semifinali
bracket-plate = Consolazione: i battuti del primo round

place-round-table = round { $round }, tavolo { $table }
change-new = tavolo nuovo, { $after }, board { $boards }
change-gone = { $before } non si gioca più
change-boards = { $after }, i board { $before-boards } diventano { $boards }
change-seats = { $before } diventa { $after }, board { $boards }

fault-at = { $place }: { $what }


deal-seeded = dal numero iniziale (seed) { $seed }: per prove, non per il gioco
deal-right = giusto: { $count ->
    [one] un board di 52 carte
   *[other] { $count } board di 52 carte ciascuno
}, 13 per mano
deal-unknown = { $cards } carte su 52: { $hands ->
    [one] una mano non è nota
   *[other] { $hands } mani non sono note
}
deal-counts = carte nelle mani di Nord, Est, Sud e Ovest: { $counts }; ognuna deve averne 13
deal-document = documento { $number }

title-barometer = Barometro: { $of }
title-sections = Gironi: { $count }; { $of }
title-switched = { $of }, inversione di linea: round { $rounds }
title-short = { $of }, con turno di riposo
title-swiss = Torneo Swiss
title-with-triangles = { $of }, con un triangolare di tre squadre invece del turno di riposo
title-roving = { $of } con coppia itinerante
title-triangle = Triangolare
title-mitchell = Mitchell
title-mitchell-skip = Mitchell con salto
title-mitchell-share = Mitchell con board condivisi e relay
title-howell = Howell
title-reduced-howell = Howell ridotto, { $rounds } round
title-hesitation = Hesitation Mitchell
title-double-weave = Double Weave Mitchell
title-appendix = Mitchell con appendice
title-web = Web
title-individual = Individuale
title-head-to-head = Incontro diretto
title-league = Lega
title-double-round-robin = Girone all’italiana, andata e ritorno
title-round-robin = Girone all'italiana
title-multiple-teams = Squadre multiple
title-new-england = Squadre multiple (New England)
title-stagger-teams = Movimento Stagger
size-tables = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
size-rounds = { $count } round
size-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
size-stanzas = { $count ->
    [one] { $count } tempo
   *[other] { $count } tempi
}
size-pairs = { $count ->
    [one] { $count } coppia
   *[other] { $count } coppie
}
size-teams = { $count ->
    [one] { $count } squadra
   *[other] { $count } squadre
}
size-sets = { $count ->
    [one] { $count } serie di board
   *[other] { $count } serie di board
}
suggest-minutes = il tempo di un board deve essere fra mezzo minuto e 100 minuti
suggest-other = sono stati chiesti { $asked } board; ciascuno ne gioca { $played }
