# Practice with robots: bidding beside their system, and the play of boards of a chosen kind.

practice-title = Practice
practice-closed = Nobody can play with robots here.
practice-bidding = Practise bidding
practice-bidding-how = You bid South with a robot as your partner. You are told what the robots would have called with your hand, and what it shows.
practice-silent = Opponents pass
practice-contested = Opponents bid too
practice-play = Practise play
practice-play-how = Robots make the calls, and you play from the opening lead on. Afterwards you see the double-dummy tricks and the same board at other tables.
practice-kind = What you play
practice-kind-suit = Declarer in a suit
practice-kind-notrump = Declarer in notrump
practice-kind-slam = Declarer in a slam
practice-kind-declarer = Declarer in any contract
practice-kind-defence = Defender
practice-kind-whole = South, from the first call on
practice-start = Start
practice-own = Your own boards, or the same boards for a class
practice-file = Boards from a file (PBN or LIN)
practice-file-how = Those boards are chosen that become the kind you want when robots bid them. They are turned so that you sit South.
practice-set = Number of the set
practice-set-how = Everybody who enters the same number gets the same boards. Leave it empty for boards of your own.
practice-card = System card of the robots
practice-hand = Hand { $number }
practice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
practice-tap = Tap a call to see what it shows.
practice-told = What the robots say
practice-over = The auction is over
practice-alike = { $all ->
    [one] The robots would have made { $alike } of your one call.
   *[other] The robots would have made { $alike } of your { $all } calls.
}
practice-you-bid = You bid:
practice-robots-bid = The robots would have bid:
practice-score = North-South { $score }
practice-double-dummy = Tricks and scores are double-dummy.
practice-same = As the robots
practice-shows = It shows:
practice-you-called = You called
practice-robots-call = The robots call
practice-fits = Your hand fits what your call shows.
practice-fits-not = Your hand does not fit what your call shows, and your partner will believe it.
practice-next = Next hand
practice-back = Take back my last call
practice-again = The same hand again
practice-at-once = Tell me after each call
practice-robots-auction = The auction of the robots
