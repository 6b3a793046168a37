# From a qualifier to its finals.

finals = Make the finals
finals-help = Say who goes where. You first see who would play in which event; then all of them are created at once, with the same regulations.
finals-stage = Event { $number }
finals-name-final = { $name } – Final
finals-name-rest = { $name } – Consolation
finals-take = How many go there?
finals-take-help = From each group. Different numbers for several groups: 4+6
finals-take-rest = From each group. Leave it empty for everyone who is left.
finals-carry-none = None
finals-carry-full = In full
finals-carry-half = Half
finals-carry-white-book-172 = By the formula of White Book 172
finals-top-help = Leave it empty if every board is played at all tables.
finals-places = Places in the movement
finals-places-rank = By rank: the first has number 1
finals-places-snake = Snake: spread evenly
finals-places-random = Drawn by lot
finals-fields = Spread over
finals-fields-help = Sections, or the two directions of a Mitchell
finals-add = Add an event
finals-by = Who is ranked together?
finals-by-ranking = Each ranking is a group
finals-by-section = Each section is a group
finals-seed = Number for the draw
finals-seed-help = Ties that matter and places by lot are drawn with it. It is recorded, so that anyone can repeat the draw.
finals-others = Further qualifying events
finals-preview = Show who plays where
finals-who = Contestants
finals-rank = Place
finals-comes = Comes
finals-comes-back = Comes after all
finals-reserve = reserve
finals-free = Places left free, as there is no reserve: { $count }
finals-groups = Groups, in the order of the numbers:
finals-drawn = Lots were drawn among those who are tied, in this order: { $names }
finals-out = Not going on
finals-again = Contestants have gone on before. Create the events once more.
finals-make = { $count ->
    [one] Create { $count } event
   *[other] Create { $count } events
}
finals-made = The events have been created
finals-made-help = Choose a movement for each of them.
finals-count = { $count ->
    [one] { $count } contestant
   *[other] { $count } contestants
}
finals-from = The contestants come from
finals-to = Contestants went on to
finals-same = The contestants and what they bring along would be the same now.
finals-differ = Decide what is to be done; nothing changes by itself.
finals-total = Total
