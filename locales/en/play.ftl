# Boards played in the browser.

play-table = Table
play-open-title = Play a board
play-open-how = Open a table, send a link to each of the other three, and play as many boards as you like. Nobody needs an account.
play-choices = More options
play-way = How the boards are played
play-way-guided = With guidance: only what the Laws allow can be done
play-way-at-table = As at a table: anything can happen, and nobody is warned
play-alerts = Who alerts and explains a call
play-alerts-bidder = The player who made it; partner does not see the alert
play-alerts-partner = The partner; the player who made it does not see the alert yet
play-onlookers = Onlookers
play-onlookers-nobody = No onlookers
play-onlookers-one-hand = One hand each, beside a player
play-onlookers-all = All four hands, later
play-onlookers-minutes = How many minutes later
play-with-director = Somebody directs: contested claims and slips go to the Director
play-file = Boards from a file (PBN or LIN)
play-no-link = This address alone opens nothing. Ask whoever opened the table to send your link again.
play-lobby-how = Send each player a link, or sit down here yourself. Keep this page: only you have the links.
play-sit-here = Sit here
play-send-link = Send the link
play-link-of = Link for
play-copied = Copied. Paste it into a message.
play-invitation = Come and play bridge: your seat is { $seat }.
play-first-board = Bring the first board
play-board-on = Board { $number } is being played.
play-other-links = Links for onlookers and a Director
play-other-links-how = The Director sees all four hands. Do not give that link to anyone who is playing.
play-onlooker = Onlooker
play-no-board-yet = There is no board on the table yet.
play-board-title = Board { $number }
play-dealer = Dealer { $seat }
play-vul-none = Neither side vulnerable
play-vul-both = Both sides vulnerable
play-vul-one = { $side } vulnerable
play-vulnerable = vulnerable
play-tricks = Tricks: North-South { $ns }, East-West { $ew }
play-reconnecting = The connection has been lost. It will come back by itself; nothing is lost.
play-your-name = Your name
play-say-name = Sit down
play-not-here = not here
play-hand-of = Hand of { $who }
play-cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
play-penalty-major = major penalty card
play-penalty-minor = minor penalty card
play-trick = Trick
play-auction = Auction
play-alerted = alerted
play-asked-about = asked what it means
play-you = You ({ $seat })
play-your-hand = Your hand
play-acts = What you can do
play-your-turn = It is your turn
play-waits-for = Waiting for { $who }
play-barred = { $what }: the Laws do not allow this now ({ $law })
play-call-barred = { $call }, not allowed now ({ $law })
play-card-barred = { $card }, not allowed now ({ $law })
play-typed-unknown = “{ $text }” is neither a call such as 1S nor a card such as D5.
play-type-call = Type a call (1S, P, X)
play-type-card = Type a card (D5)
play-type-send = Play
play-void = no { $suit }
play-bidding-box = Bidding box
play-level = Level
play-denomination = Denomination
play-alert-own = Alert this call
play-meaning = What it means
play-no-meaning = Nobody has explained this call.
play-ask = Ask what it means
play-explain = Explain
play-alert = Alert
play-claim = Claim or concede
play-claim-tricks = Tricks, of the { $left } still to come
play-claim-words = How you will play
play-say-top = top tricks
play-say-trumps = drawing trumps
play-say-finesse = with a finesse
play-claim-now = Claim { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
play-concede-now = Concede { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
play-said-claims = { $who } claims { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
play-said-concedes = { $who } concedes { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
play-said-agrees = { $who } agrees
play-said-objects = { $who } objects
play-said-plays-on = { $who } asks for play to go on
play-said-attention = { $who } draws attention to an irregularity
play-said-called = The Director is at the table
play-asked = The choice is yours
play-answer-agrees = Agree
play-answer-objects = Object
play-answer-plays-on = Play on
play-answer-consents = Agree to play on
play-answer-accepts = Accept
play-answer-declines = Do not accept
play-answer-keeps = Leave it as it is
play-answer-waives = Leave the lead unrestricted
play-answer-spreads = Put your hand down as dummy
play-answer-requires = Require { $what }
play-answer-forbids = Forbid { $what }
play-answer-names = Choose { $what }
play-answer-more = Choose a call or card
play-slip = That was a slip
play-slip-asked = { $who } asks to take back the last call or card.
play-slip-yes = Allow it
play-slip-no = No
play-slip-meant = What you meant (1S, or a card from dummy such as D5)
play-slip-now = Call the Director about it
play-director-called = { $who } has called the Director.
play-call-director = Call the Director
play-director-words = Why (only the Director reads this)
play-rule = Apply the Laws
play-attention = There is an irregularity
play-last-trick = Last trick
play-won-it = won
play-more = More
play-write = Write to the table (all four read it)
play-write-send = Send
play-two-taps = Play a card with two taps
play-played = Boards played
play-passed-out = Passed out
play-result = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} to declarer, { $score } for North-South
play-next-board = Next board
play-replay = Look at the board again
play-replay-title = Board { $number }, card by card
play-replay-later = This board can be looked at once it is over.
play-step-first = To the start
play-step-back = Back
play-step-forward = Forward
play-step-last = To the end
play-step = { $at } of { $all }
play-step-begin = Before the first call
play-back-to-table = Back to the table
play-own-acts = Something else
play-acts-how = What can happen at a table can be done here. Everybody sees it, and the Laws decide what follows.
play-acts-cards = Calls and cards
play-acts-dummy = Dummy
play-acts-says = Say or show something
play-act-exposes = Show cards
play-act-plays-together = Play two cards at once
play-act-corrects = Take my card back and play another
play-act-face-down = Lead face down
play-act-face = Turn the lead face up
play-act-changes = Change my call
play-act-call = Make a call now
play-act-names = Call a card from dummy in words
play-act-renames = I meant another card from dummy
play-act-runs = Tell dummy to run a suit
play-act-spreads = Put my hand down as dummy
play-act-revoke = Somebody has revoked
play-act-attention-card = Something is wrong with a card on the table
play-act-points-out = A card is turned the wrong way
play-act-accepts = I accept the lead out of turn
play-act-reserves = I may call the Director later
play-act-hesitates = I have hesitated
play-act-hurries = I have acted in a hurry
play-act-gestures = I have made a gesture
play-hand-back = Put my hand back
play-hands = The four hands
play-rule-here = Rule at this table
play-rule-come = I am at the table: make the ruling
play-rule-chooses = The options are on that player’s own screen. This is what each leads to.
play-rule-nothing = There is nothing to rule on now.
play-rule-saved = The ruling is in the record
play-rule-director = Only the Director can rule.
play-watch = Tables being played
play-watch-round = Round { $round }, as it is played
play-watch-none = No round is being played now.
play-waits-director = The table is waiting for you.
play-go = Go to the table
play-look-back = Look back
play-board-acts = Scores and boards
play-speak = Speak to the table
play-speak-words = What you say to all four
play-pace = Times
play-pace-player = Player
play-pace-acts = Calls and cards
play-pace-average = Average
play-pace-total = In all
play-pace-long = Board { $board } at this table: { $time }, usually { $average }:
play-pace-none = Nobody has thought much longer than usual.
play-seconds = { $seconds } s
play-sits = Substitute, way of play
play-sits-where = For whom
play-sits-who = Who sits down
play-to-guided = Play on with guidance
play-to-at-table = Play on as at a table
play-worth = Double-dummy tricks for declarer: { $tricks }.
play-given = Where tricks were given away
play-given-tricks = { $tricks ->
    [one] gave away one trick
   *[other] gave away { $tricks } tricks
}
play-log = Call by call, card by card
play-ruled = ruling
play-open-file = Open a file of boards
play-file-title = Look at boards, card by card
play-file-how = Drop a file here (PBN, LIN or table logs), or choose one. It is read and not kept.
play-file-choose = File of boards
play-file-boards = Boards of the file
play-to-director = Only to the Director
play-to-director-short = to the Director
play-write-director = Write to the Director
play-beside = Beside whom you sit
play-slip-how = Choose what you meant. The Director finds out whether it was a slip, and nothing changes before that.
play-teams = Team match: boards for two rooms (empty for one table)
play-open-room = Open room
play-closed-room = Closed room
play-imps = { $imps } IMPs
play-imps-wait = the other room has not played it yet
play-imps-total = North-South here: { $imps } IMPs
play-time-up = The next round has been called. This board waits for the Director, with what was played.
play-let-finish = Let it be finished
play-round-line = Round { $round } · board { $index } of { $boards }
