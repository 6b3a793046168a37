
# Movements and dealing.

movement-right = right
movement-wrong = wrong
movement-title-pairs = { $name }, { $count } pairs
movement-title-players = { $name }, { $count } players
movement-title-teams = { $name }, { $count } teams
movement-round = Round { $round }
movement-table = table
movement-sides = NS v EW
movement-boards = boards
movement-versus = { $a } v { $b }
movement-nobody = nobody
movement-shared = { $boards } (shared with { $tables })

figures-size = { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $boards ->
    [one] one board
   *[other] { $boards } boards
} in { $copies ->
    [one] one copy
   *[other] { $copies } copies
}; boards that each plays: { $played }
figures-shared = boards are shared { $count ->
    [one] once
   *[other] { $count } times
}
figures-sit-outs = { $count ->
    [one] one sit-out
   *[other] { $count } sit-outs
}, at most { $most } for one
figures-met = { $met } of { $of } possible meetings of opponents
figures-partners = { $met } of { $of } possible partnerships
figures-one-winner = one winner
figures-two-winners = two winners
figures-competition = { $winners }; competition { $least } to { $most }, mean { $mean }, deviation { $deviation }; boards by which the directions differ: { $direction }

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
swiss-too-many = more rounds than opponents (WB 166.3): meetings may repeat; see --again-after and --danish

bracket-title = Knock-out, { $count } contestants
bracket-winner = winner of match { $number }
bracket-bye = bye

place-round = round { $round }
place-round-table = round { $round }, table { $table }
place-round-match = round { $round }, match { $number }
change-new = new, { $after }, boards { $boards }
change-gone = { $before } is not played
change-boards = { $after }, boards { $before-boards } become { $boards }
change-seats = { $before } becomes { $after }, boards { $boards }

fault-at = { $place }: { $what }
fault-nothing-played = nothing is played: there is no round with a table of two sides
fault-unknown-contestant = there is no contestant { $who }; they are 1 to { $contestants }
fault-wrong-seats = the seats are not those of this kind of event
fault-table-twice = this table is there twice in the round
fault-two-places = { $who } sits at table { $first } and at table { $second } at once
fault-against-itself = { $who } plays against itself
fault-no-boards = there are no boards
fault-board-twice = { $who } plays board { $board } twice: { $first }, and { $second }
fault-meet-too-often = { $a } and { $b } meet { $times } times, again in round { $round }; meant are at most { $meant }
fault-partners-too-often = { $a } and { $b } are partners { $times } times, again in round { $round }; meant are at most { $meant }
fault-board-not-there = board { $board } is needed at tables { $tables } at once, and there { $copies ->
    [one] is one copy
   *[other] are { $copies } copies
} of it
fault-cannot-share = it cannot share with table { $table }: { $reason }
fault-half-match = { $ns } against { $ew }: board { $board } is played with { $ns } North-South in { $place }, never the other way round
fault-never-plays = { $count ->
    [one] { $who } never plays
   *[other] { $who } never play
}
share-itself = that is the table itself
share-nobody = nobody plays there
share-not-mutual = the other table does not say that it shares
share-other-tables = they do not name the same tables
share-other-boards = they have other boards
share-too-few = there are fewer boards than tables that share them

knockout-unknown-seed = there is no seed { $seed }
knockout-enters-twice = seed { $seed } enters twice
knockout-never-enters = seed { $seed } does not enter
knockout-unknown-match = the round before has no match { $number }
knockout-goes-on-twice = the winner of match { $number } goes on twice
knockout-not-going-on = the winner of match { $number } of the round before does not go on
knockout-two-byes = two byes meet
knockout-late-bye = a bye after the first round
knockout-bye-to-lower = seed { $seed } has a bye before a higher seed
knockout-too-early = seeds { $a } and { $b } meet too early
knockout-no-final = there is no final

deal-seeded = from seed { $seed }: for tests, not for play
deal-right = right: { $count ->
    [one] one board
   *[other] { $count } boards
}, 52 cards each, 13 to a hand
deal-unknown = { $cards } of 52 cards: { $hands ->
    [one] one hand is
   *[other] { $hands } hands are
} not known
deal-counts = cards in the hands of North, East, South and West: { $counts }; each has 13
deal-document = document { $number }
