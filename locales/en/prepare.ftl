# Preparing an event: cards, notices, forms and lists on paper.

behaviour = Good manners at the table
behaviour-greet = Greet everyone who comes to your table.
behaviour-host = If you stay at the table, be a good host; if you come to it, be a good guest.
behaviour-card = Keep a complete system card where your opponents can read it.
behaviour-enjoy = Enjoy the game, and make it enjoyable for everyone else.
behaviour-credit = Tell opponents when they have bid or played well.
behaviour-look = Take care of your appearance.
behaviour-phone = Switch your phone to silent, and use it only for the results.
behaviour-criticism = Do not criticize or teach anyone at the table, your partner included.
behaviour-gloat = Do not gloat over a good result, and do not lament a bad one.
behaviour-argue = Do not argue with the Director. You may ask for the Law, and you may appeal.
behaviour-call = If someone behaves badly, call the Director, who will see to it.

announce-cards = Announcement cards
announce-before = Before the round, tell your opponents which announcements come up most, and agree on how you will make them.
announce-face = Look at a player who reads lips, and speak slowly.
announce-again = Repeat an announcement whenever an opponent asks, in the same words: the repetition must tell your partner nothing.
announce-writing = Anything may be written down and shown to the opponents instead of being said.
announce-partner = If a player finds it hard to speak, the partner may explain the calls of both.
announce-show = Show the card that fits to both opponents. Blanks are filled in with a pencil.
announce-card-announced = Announced
announce-card-alert = Alert
announce-card-stop = Stop
announce-card-range = 1NT: ____ to ____ points
announce-card-major = Asks for a four-card major
announce-card-hearts = Shows ♥
announce-card-spades = Shows ♠
announce-card-short = May be short: ____ cards or more
announce-card-weak = Weak
announce-card-intermediate = Intermediate
announce-card-strong = Strong
announce-card-forcing = Forcing
announce-card-not-forcing = Not forcing
announce-card-repeat = Please say it again
announce-card-write = Please write it down
announce-card-explains = My partner will explain

hearing-seating = Where people sit
hearing-table = table
hearing-appellants = Appellants
hearing-others = The other side
hearing-member = Member
hearing-instead = Or the players of both sides opposite the committee, and the Director at the end of the table.

private-form = A ruling in a match without a Director
private-form-match = Match
private-form-day = Day and place
private-form-home = First team
private-form-away = Second team
private-form-captain = Captain
private-form-conditions = Dealer and vulnerability
private-form-other-result = Result at the other table
private-form-play = Auction and play, as far as they matter
private-form-point = What is to be ruled on
private-form-statement-home = Statement of the first team
private-form-statement-away = Statement of the second team
private-form-subject = Result of the match, subject to a ruling on this board
private-form-extra = Extra boards played as a precaution, and their result
private-form-confirm = Both captains confirm that these are the facts. Once both have signed, nothing on this page is changed or added; it goes to whoever rules, and on appeal to the referee, as it is.
private-form-signature = Signature, day and time
private-form-ruling = The ruling
private-form-by = Given by, and how reached
private-form-substitute = Substitute board and its result (White Book 162.6)
private-form-swing = Swing on it
private-form-penalty = Procedural penalty
private-form-told = Told to both captains, day and time
private-form-appeal = Appeal to a referee
private-form-referee = Referee, who took no part in the ruling
private-form-heard = Heard by telephone with both captains, or in writing
private-form-reply = Reply of the other captain
private-form-decided = The referee’s decision
private-form-deposit-back = Deposit returned or kept

rule-substitute-none = No substitute board is played: the board has an adjusted score.
rule-substitute-late = No substitute board is played: the last set had begun when it was known that the board is cancelled.
rule-substitute-board = In the last set a substitute board is played with the same dealer and vulnerability as board { $board }, such as one numbered { $number }.
rule-usual-penalty-imps = A procedural penalty may be added; 3 IMPs are usual.
rule-usual-penalty-points = A procedural penalty may be added; 100 total points are usual.
rule-usual-penalty-conduct = For a breach of Law 74 it may be more: 5 IMPs have been upheld.
print-no-such-place = there is no { $place }

record-needs = What contestant { $contestant } needs was noted
record-drawn-seats = Session { $session }: starting places were drawn

# What a movement makes of the scores.
suggest-factored-boards = Scores will be factored: boards are played { $least } to { $most } times. For a deciding stage choose another movement (White Book 131.1).
suggest-factored-sections = Scores will be factored: the sections have { $least } to { $most } contestants. For a deciding stage choose sections of one size (White Book 131.1).

# A draw of places, and what contestants need.
seats-drawn = Places drawn by lot, seed { $seed }. Anyone can repeat the draw with `openroom event draw --check`.
seats-place = { $place }: { $who }
seats-moves = { $who } needs a fixed seat and moves: the movement has no more places that stay.
needs-fixed = Fixed seat

# The list of what is to be prepared.
prep-list = What to prepare
prep-size = Tables: { $tables }, sections: { $sections }, sessions: { $sessions }
prep-equipment = Equipment for every session
prep-thing = What
prep-count = How many
prep-spare = Spare
prep-who = Who
prep-when = When
prep-done = Done
prep-tables = Tables
prep-chairs = Chairs
prep-cloths = Cloths, a colour for each section
prep-numbers = Table numbers
prep-boxes = Bidding boxes
prep-units = Scoring units or tablets
prep-boards = Boards, all copies
prep-packs = Packs of cards
prep-scorecards = Scorecards
prep-pens = Pens
prep-staff = Staff for every session
prep-directors = Directors
prep-scorers = Scorers
prep-caddies = Caddies
prep-desk = People at the desk
prep-matters = To be arranged
prep-matter-entries = Entries: how many are expected, whether on the day too, and who takes them
prep-matter-rooms = Rooms: how the tables stand, and who services the rooms during play
prep-matter-setting = Setting up, and moving between sessions
prep-matter-staff = Staff: lodging, duty point, dress, meals
prep-matter-movements = Movements for the number expected, and for a few tables more or fewer
prep-matter-printed = Printed in time: programme, conditions of contest, notices, cards
prep-matter-needs = Players with needs: notified with the entry, arranged before the session
prep-matter-appeals = Appeals: who hears them, and where
prep-matter-prizes = Prizes, and what the results must show for them
prep-matter-catering = Catering, and the breaks
prep-matter-wishes = Special wishes of the Organizer
prep-figures-note = The figures are those of an ordinary event; change them to suit yours.

# The set-up list.
setup-list = Set-up list
setup-start = Play starts at { $time }. Directors arrive about three hours before: by { $before }.
setup-step-frame = Set up one row and one column of tables first; the others follow from them.
setup-step-cloths = Cloths in the colour of the section, bidding boxes, table numbers, paper and pens.
setup-step-units = Scoring units: check channel, section and table of each, then switch them off.
setup-step-boards = The boards are those of this session: compare one suit of one hand of board 1 with the hand record. If it is wrong, look at board 2: the machine may have missed only the first.
setup-step-order = The boards are in order, and each set lies where it is first played.
setup-step-notices = Notices and starting positions are up; the seat cards are ready.
setup-plan = Plan of the tables
setup-section = Section { $section }
setup-at-table = Table { $table }
setup-needs = Who needs what
setup-stays = stays at table { $table }
setup-moves = moves; starts at table { $table }
setup-no-seat = has no seat yet

# Seat cards.
seat-cards = Seat cards
seat-card-starts = Play starts at { $time }
seat-card-section = Section

# Checking and counting boards.
check-slips = Check slips
check-slip-hand = Board { $board }, { $seat }
check-slip-text = For the player with this hand alone. Count your cards face down, then look at them. You should hold exactly these cards in this suit:
check-slip-wrong = If not, show nobody your cards and call the Director before anyone calls.
check-slips-none = none of these boards has all four hands; give boards with --boards
counting-in = Counting the boards in
counting-help = Tick each board that is back. A set that is whole, in order and banded goes into its own box. A stray card is put into no board: keep it, and find out first where it is missing.
counting-copy = copy { $number }
counting-set = Set
counting-there = All there
counting-order = In order
counting-banded = Banded
counting-box = In its box

# Notices and announcements.
notice = Notice
announcements-sheet = Announcements
announcements-help = Say three things at most; everything else goes on a notice.
announcements-boards = Rounds: { $rounds }; boards per round: { $boards }; boards in all: { $all }.
announcements-minutes = Minutes per round: { $minutes }.
announcements-qualify = Qualify for the next stage: { $count }.
announcements-own = Anything else

# Programme and roster.
programme = Programme
programme-time = Time
programme-room = Room
roster = Tasks by session
roster-task = Task
roster-charge = In charge of the session
roster-room = Setting up the room
roster-desk = Entries and payments
roster-seats = Seat cards and starting positions
roster-boards = Boards: checking, handing out, counting in
roster-announce = Announcements and clock
roster-scores = Scores and corrections
roster-appeals = Appeals
roster-closing = Clearing up afterwards
