
# Movements and dealing.

movement-right = giusto
movement-wrong = sbagliato
movement-title-pairs = { $name }, { $count } coppie
movement-title-players = { $name }, { $count } giocatori
movement-title-teams = { $name }, { $count } squadre
movement-round = Turno { $round }
movement-table = tavolo
movement-sides = NS - EO
movement-boards = board
movement-versus = { $a } - { $b }
movement-nobody = nessuno
movement-shared = { $boards } (in comune con { $tables })

figures-size = { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}, { $boards ->
    [one] un board
   *[other] { $boards } board
} in { $copies ->
    [one] una copia
   *[other] { $copies } copie
}; board giocati da ciascuno: { $played }
figures-shared = board in comune { $count ->
    [one] una volta
   *[other] { $count } volte
}
figures-sit-outs = { $count ->
    [one] un turno fermo
   *[other] { $count } turni fermi
}, al massimo { $most } per uno
figures-met = { $met } di { $of } incontri possibili fra avversari
figures-partners = { $met } di { $of } compagni possibili
figures-one-winner = un vincitore
figures-two-winners = due vincitori
figures-competition = { $winners }; competizione da { $least } a { $most }, media { $mean }, scarto { $deviation }; board di cui differiscono le linee: { $direction }

suggest-size = { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
} di { $boards ->
    [one] un board
   *[other] { $boards } board
}, { $minutes } minuti, costo { $cost }

swiss-bye = turno di riposo
swiss-triangle = triangolare
swiss-long-first = triangolare lungo, primo di due turni
swiss-long-second = triangolare lungo, secondo di due turni
swiss-too-many = più turni che avversari (WB 166.3): gli incontri possono ripetersi; si vedano --again-after e --danish

bracket-title = Eliminazione diretta, { $count } concorrenti
bracket-winner = vincitore dell'incontro { $number }
bracket-bye = turno di riposo

place-round = turno { $round }
place-round-table = turno { $round }, tavolo { $table }
place-round-match = turno { $round }, incontro { $number }
change-new = nuovo, { $after }, board { $boards }
change-gone = { $before } non si gioca
change-boards = { $after }, i board { $before-boards } diventano { $boards }
change-seats = { $before } diventa { $after }, board { $boards }

fault-at = { $place }: { $what }
fault-nothing-played = non si gioca nulla: non c'è turno con un tavolo di due linee
fault-unknown-contestant = non c'è il concorrente { $who }; vanno da 1 a { $contestants }
fault-wrong-seats = i posti non sono quelli di questo tipo di evento
fault-table-twice = questo tavolo compare due volte nel turno
fault-two-places = { $who } siede al tavolo { $first } e al tavolo { $second } insieme
fault-against-itself = { $who } gioca contro se stesso
fault-no-boards = non ci sono board
fault-board-twice = { $who } gioca il board { $board } due volte: { $first }, e { $second }
fault-meet-too-often = { $a } e { $b } si incontrano { $times } volte, di nuovo nel turno { $round }; al massimo se ne vogliono { $meant }
fault-partners-too-often = { $a } e { $b } sono compagni { $times } volte, di nuovo nel turno { $round }; al massimo se ne vogliono { $meant }
fault-board-not-there = il board { $board } serve ai tavoli { $tables } insieme, e { $copies ->
    [one] ce n'è una copia
   *[other] ce ne sono { $copies } copie
}
fault-cannot-share = non può averli in comune con il tavolo { $table }: { $reason }
fault-half-match = { $ns } contro { $ew }: il board { $board } si gioca con { $ns } in Nord-Sud in { $place }, mai al contrario
fault-never-plays = { $count ->
    [one] { $who } non gioca mai
   *[other] { $who } non giocano mai
}
share-itself = è il tavolo stesso
share-nobody = lì non gioca nessuno
share-not-mutual = l'altro tavolo non lo dice
share-other-tables = non nominano gli stessi tavoli
share-other-boards = hanno altri board
share-too-few = ci sono meno board che tavoli che li hanno in comune

knockout-unknown-seed = non c'è la testa di serie { $seed }
knockout-enters-twice = la testa di serie { $seed } entra due volte
knockout-never-enters = la testa di serie { $seed } non entra
knockout-unknown-match = il turno precedente non ha l'incontro { $number }
knockout-goes-on-twice = il vincitore dell'incontro { $number } passa due volte
knockout-not-going-on = il vincitore dell'incontro { $number } del turno precedente non passa
knockout-two-byes = due turni di riposo si incontrano
knockout-late-bye = un turno di riposo dopo il primo turno
knockout-bye-to-lower = la testa di serie { $seed } riposa prima di una migliore
knockout-too-early = le teste di serie { $a } e { $b } si incontrano troppo presto
knockout-no-final = non c'è la finale

deal-seeded = dal seme { $seed }: per prove, non per il gioco
deal-right = giusto: { $count ->
    [one] un board
   *[other] { $count } board
}, 52 carte ciascuno, 13 per mano
deal-unknown = { $cards } di 52 carte: { $hands ->
    [one] una mano non è nota
   *[other] { $hands } mani non sono note
}
deal-counts = carte nelle mani di Nord, Est, Sud e Ovest: { $counts }; ognuna ne ha 13
deal-document = documento { $number }
