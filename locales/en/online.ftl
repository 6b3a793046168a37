# Tables played in the browser: one link for everybody, boards that wait, onlookers of an event, system cards as files.

online-one-link = One link for everybody
online-one-link-how = Send this link to everyone who plays. Each of them sees who is sitting where and chooses a free seat.
online-code = Or give them this code to type under “Go to my table”:
online-link-all = Link for everybody
online-invitation = Come and play bridge: choose your seat.
online-choose = Choose your seat
online-choose-how = Say your name, then tap a free seat. It stays yours on this device.
online-free = free
online-taken = taken
online-your-seat = On this device you are sitting { $seat }.
online-to-seat = Go to your seat
online-get-up = Get up from this seat
online-free-seat = Free the seat: { $seat }
online-nobody-left = All the seats are taken. Ask whoever opened the table.
online-waiting = Boards that wait
online-waiting-count = { $count ->
    [one] One board waits for you
   *[other] { $count } boards wait for you
}
online-waiting-none = No board is waiting.
online-waiting-how = The next round was called before these boards were over. Nothing is entered for them until you decide.
online-waiting-where = Round { $round }, table { $table }
online-waiting-stopped = waits for you
online-waiting-late = may be finished
online-waiting-not-begun = not begun
online-waiting-far = { $calls ->
    [one] one call
   *[other] { $calls } calls
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
} played
online-let-play = Let it be played now
online-score = Score or adjusted score
online-finish = Finish the board
online-finish-waits = This board waits for the Director. Nothing is entered for it yet.
online-onlookers = Onlookers and commentators
online-onlookers-how = Give these links to whom you like, but to nobody who plays. What onlookers see is set under Regulations, and for one table at that table.
online-onlookers-closed = The event lets nobody look on. Choose otherwise under Regulations, at “Onlookers”.
online-onlookers-new = Make new links (the old ones end)
online-watch = Look on
online-watch-later = { $minutes ->
    [one] You see all four hands, one minute later.
   *[other] You see all four hands, { $minutes } minutes later.
}
online-watch-beside = You sit beside one player and see that hand alone.
online-watch-comment = You are a commentator: what you write, the onlookers read at once.
online-watch-none = No table is playing now.
online-here = At this table
online-minutes-here = How many minutes later the onlookers see the hands
online-save-here = Change it at this table
online-unseen = You have still to play this board, so you cannot see its hands yet.
online-card-file = Or attach a file: a PDF or a picture of at most 1 MB
