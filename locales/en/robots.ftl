# Robots: on the command line, on paper, and what the server says of them.

match-title = { $first } against { $second }: { $boards ->
    [one] one board
   *[other] { $boards } boards
}, seed { $seed }
match-board = Board { $number }: { $one } and { $other }, IMPs { $imps }
match-total = IMPs in all: { $imps }, per board { $mean }
match-interval = With 95% confidence: between { $from } and { $to } per board
match-parallel = Two teams of the same robots: every board is the same at both tables.
serve-robots-boards = A game against robots has 1 to 32 boards.
serve-robots-no-more = All the boards of this game have been played.
match-waiting = { $boards ->
    [one] One board waits for a Director, and does not count.
   *[other] { $boards } boards wait for a Director, and do not count.
}
serve-play-now = To play against robots at once, with nothing to set up: { $link }
serve-robots-seat = A robot sits at N, E, S or W, and a pupil makes at most 1,000 errors in 1,000 turns.
serve-practice-none = None of these boards is of this kind. Choose another kind, or other boards.
serve-practice-call = This call cannot be made here.
serve-practice-number = The number of a hand must be at most 1,000,000,000.
print-robots-card = System card of the robots
print-robots-card-system = 2/1 game forcing
print-robots-card-how = Made from the rules by which the robots bid: every call that they make with one of { $hands } hands, not vulnerable, and what it shows. Points are high-card points.
print-robots-openings = Opening bids
print-robots-responses = Responses to { $call }
print-robots-defence = Opponents open { $call }
print-robots-competition = We open { $call }, opponents’ next call is { $over }
print-robots-call = Call
print-robots-shows = What it shows
convention-stayman = Stayman
convention-puppet = Puppet Stayman
convention-smolen = Smolen
convention-transfer = Transfer
convention-completion = Completes the transfer
convention-texas = Texas transfer
convention-jacoby = Jacoby 2NT
convention-splinter = Splinter
convention-inverted = Inverted minor raise
convention-strong-two = Strong 2♣
convention-waiting = Waiting response
convention-negative-response = Negative response
convention-fourth-suit = Fourth suit forcing
convention-checkback = Checkback
convention-key-card = Key-card Blackwood
convention-ogust = Ogust
convention-michaels = Michaels cue-bid
convention-unusual = Unusual 2NT
convention-takeout = Takeout double
convention-negative-double = Negative double
convention-responsive = Responsive double
convention-support = Support double
convention-cue-raise = Cue-bid raise
convention-jordan = Jordan 2NT
convention-weak-jump = Weak jump shift
convention-jump-overcall = Weak jump overcall
convention-both-majors = Both majors
convention-lebensohl = Lebensohl
convention-landy = Landy
convention-woolsey = Woolsey
convention-meckstroth = Meckstroth 2NT
