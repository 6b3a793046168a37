
# Movements and dealing.

movement-right = correct
movement-wrong = incorrect
movement-title-pairs = { $name }, { $count } pairs
movement-title-players = { $name }, { $count } players
movement-title-teams = { $name }, { $count } teams
movement-round = Round { $round }
movement-table = table
movement-sides = NS v EW
movement-boards = boards
movement-versus = { $a } v { $b }
movement-nobody = nobody
movement-shared = { $boards } (shared with { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
})

figures-size = { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $boards ->
    [one] one board
   *[other] { $boards } boards
} in { $copies ->
    [one] one copy
   *[other] { $copies } copies
}; boards played by each contestant: { $played }
figures-shared = boards are shared { $count ->
    [one] once
   *[other] { $count } times
}
figures-sit-outs = { $count ->
    [one] one sit-out
   *[other] { $count } sit-outs
}, at most { $most } for any one contestant
figures-met = { $met } of { $of } possible meetings of opponents take place
figures-partners = { $met } of { $of } possible partnerships are formed
figures-one-winner = one winner
figures-two-winners = two winners
figures-competition = { $winners }; competition { $least } to { $most }, mean { $mean }, deviation { $deviation }; largest difference between boards played North-South and East-West: { $direction }

suggest-size = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} of { $boards ->
    [one] one board
   *[other] { $boards } boards
}, { $minutes } minutes, cost { $cost }

swiss-bye = bye
swiss-triangle = triangle
swiss-long-first = long triangle, first round of two
swiss-long-second = long triangle, second round of two
swiss-too-many = there are more rounds than opponents (White Book 166.3): some matches will be repeated; see --again-after and --danish

bracket-title = Knockout, { $count } contestants
bracket-winner = winner of match { $number }
bracket-bye = bye
bracket-loser = loser of match { $number }
bracket-third = Match for third place: the losers of the semi-finals
bracket-plate = Plate: those beaten in the first round

place-round-table = round { $round }, table { $table }
change-new = new table, { $after }, boards { $boards }
change-gone = { $before } is dropped
change-boards = { $after }, boards { $before-boards } change to { $boards }
change-seats = { $before } changes to { $after }, boards { $boards }

fault-at = { $place }: { $what }


deal-seeded = from seed { $seed }: for tests, not for play
deal-right = correct: { $count ->
    [one] one board of 52 cards
   *[other] { $count } boards of 52 cards each
}, 13 in each hand
deal-unknown = { $cards } of 52 cards: { $hands ->
    [one] one hand is
   *[other] { $hands } hands are
} missing
deal-counts = cards in the hands of North, East, South and West: { $counts }; each must have 13
deal-document = document { $number }

title-barometer = Barometer: { $of }
title-sections = { $count } sections: { $of }
title-switched = { $of }, rounds arrow-switched: { $rounds }
title-short = { $of } with a sit-out
title-swiss = Swiss
title-with-triangles = { $of }, three teams in a triangle instead of a bye
title-roving = { $of } with a rover
title-triangle = Triangle (three teams)
title-mitchell = Mitchell
title-mitchell-skip = Skip Mitchell
title-mitchell-share = Share-and-relay Mitchell
title-howell = Howell
title-reduced-howell = Reduced Howell, { $rounds } rounds
title-hesitation = Hesitation Mitchell
title-double-weave = Double Weave Mitchell
title-appendix = Appendix Mitchell
title-web = Web
title-individual = Individual
title-head-to-head = Head to head
title-league = League
title-double-round-robin = Double round robin
title-round-robin = Round robin
title-multiple-teams = Multiple teams
title-new-england = Multiple teams (New England)
title-stagger-teams = Stagger teams
size-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
size-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
size-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
size-stanzas = { $count ->
    [one] { $count } stanza
   *[other] { $count } stanzas
}
size-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
}
size-teams = { $count ->
    [one] { $count } team
   *[other] { $count } teams
}
size-sets = { $count ->
    [one] { $count } set of boards
   *[other] { $count } sets of boards
}
suggest-minutes = the time for a board must be between half a minute and 100 minutes
suggest-other = { $asked } boards were asked for; everyone plays { $played }
