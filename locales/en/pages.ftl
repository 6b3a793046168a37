# The pages of the server. Seats, vulnerability and the like are in show.ftl, the words of an event in event.ftl.

## Everywhere

brand = Openroom
skip = Skip to the content
home = Home
loading = One moment…
close = Close
cancel = Cancel
back = Back
next = Next
save = Save
add = Add
change = Change
remove = Remove
create = Create
undo = Undo
yes = Yes
no = No
name = Name
print = Print
share = Share
copied = Address copied
try-again = Try again
understood = Understood
reason = Reason
reason-optional = Reason (if any)
not-found = There is no such page
not-connected = No connection; trying again…

settings = Settings
language = Language
theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
text-size = Text size
size-normal = Normal
size-large = Large
size-largest = Largest
paper = Paper
four-colours = Four colours for the suits
sound = Sound when a table calls
sound-on = Sound is on
sound-off = Sound is off

trouble-away = The server does not answer. Check the wifi; nothing is lost.
trouble-too-many = Too many tries. Please wait { $seconds } seconds.

## Cards and calls

suit = Suit
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
strain-notrump = no trump
say-ace = ace
say-king = king
say-queen = queen
say-jack = jack
say-card = { $rank } of { $suit }
say-pass = Pass
say-double = Double
say-redouble = Redouble
undoubled-word = undoubled
doubled-word = doubled
redoubled-word = redoubled
bids = Bids
void = none
seat-letter-n = N
seat-letter-e = E
seat-letter-s = S
seat-letter-w = W
director-role = Director

## Words of the tables

board-word = Board
boards-word = Boards
board-number = Board { $number }
table-word = Table
table-title = Table { $table }
table-short = Table { $table }
round-word = Round
round-number = round { $round }
round-of = Round { $round } of { $rounds }
session-word = Session
session-number = Session { $number }
side-word = Side
rank-word = Place
points-word = Points
score-word = Score
result-word = Result
against-word = Against
auction-word = Auction
declarer-word = Declarer
minutes-word = Minutes
dealer-is = Dealer { $seat }
against = against { $names }
with-partner = with { $name }
score-for-ns = Score for North-South: { $score }
score-for-ns-short = Score for North-South:
turn-of = { $seat } to act
law-number = Law { $law }

## First start, sign-in, people

setup-title = Welcome
setup-help = You are the first here. Choose a name and a password: you will be the director.
setup-go = Begin
your-name = Your name
one-time-code = Code from the terminal
password = Password
password-help = Eight characters or more; a short sentence is good.
password-again = Password once more
password-differs = The two passwords are not the same.
reset-title = A new password
reset-help = The code comes from whoever looks after the server.
reset-go = Set the password
sign-in = Sign in
sign-in-staff = Sign in as director or scorer
sign-out = Sign out
forgot-help = Password lost? Whoever looks after the server can write: openroom user reset NAME
people = People
add-person = Add somebody
role = Role
role-director = Director
role-assistant = Assistant
role-scorer = Scorer
role-table = Table
role-spectator = Spectator
by-organiser = Organiser
by-committee = Appeals Committee
role-help-director = May do everything.
role-help-assistant = Rules and corrects at the tables; does not publish and does not manage people.
role-help-scorer = Enters and corrects results.
tokens = Keys for programs
tokens-help = A program signs in with a key of its own.
token-secret = Copy it now, it is shown only once:
add-token = Make a key

## Events

events = Events
new-event = New session
no-events = Nothing to see yet.
no-events-director = No session yet. Make the first one: it takes two minutes.
direct = Direct
results = Results
player-here = Do you play here?
back-to-table = Back to my table
status-word-provisional = Provisional
status-word-official = Official
status-word-final = Final
event-default-name = Session of
steps = Steps
step-1 = What is played
step-2 = Who plays
step-3 = The movement
step-4 = Boards and clock
kind = Kind
kind-pairs = Pairs
kind-teams = Teams
kind-individual = Individual
scoring = Scoring
method-matchpoints = Matchpoints
method-cross-imps = Cross-IMPs
method-butler = Butler
method-imps = IMPs
method-point-a-board = Point-a-board
more-choices = More choices
laws-edition = Laws of
show-results = Players see results
show-after-board = after each board
show-after-round = after each round
show-after-session = after the session
regulations = Regulations
edition-stays = It stays now that play has begun (Law 78D).
entries-label-pairs = Pairs, one a line
entries-help-pairs = Two names with a comma between them. Paste a list if you have one.
entries-label-teams = Teams, one a line
entries-help-teams = Four to six names with commas between them. The team’s own name, if it has one, goes first with a colon: Tigers: Ana, Bea, Cid, Dan
entries-label-individual = Players, one a line
entries-help-individual = One name a line.
entries-file = Or take them from a file (CSV or text)
entries-count = { $count ->
    [one] One entry
   *[other] { $count } entries
}
entries-wrong = “{ $line }”: { $needed } names are needed, with commas between them.
one-line-names = Names with a comma between them
boards-each = Boards each plays
minutes-all = Minutes in all
minutes-round = Minutes a round
movement = Movement
movement-best = best
movement-searching = Looking for movements…
movement-show = Show it round by round
movement-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
 } of { $boards } boards
movement-minutes = { $minutes } minutes
movement-two-winners = two winners
movement-sits-out = one sits out each round
use-movement = Use this movement
nobody = nobody
movement-too-small = The movement has { $places } places, but { $entered } have entered. Somebody would not play.
movement-too-large = The movement has { $places } places, but only { $entered } play. More than one would sit out each round.
choose-movement-for = Choose a movement for { $count }
has-no-place = { $name }: no place in the movement.
find-place = Find a place
left-has-place = { $name }: withdrawn, but still in the rounds to come.
change-movement = Change the movement
change-arrives = { $name } comes in
change-leaves = { $name } leaves
change-shown = This changes from round { $round } on. Nothing is written until you confirm.
change-bye = { $name } has a bye.
change-out = { $name } sits out.
next-draw = Please wait: the next round is still to be drawn.
start-missing = { $count ->
    [one] One result is still missing.
   *[other] { $count } results are still missing.
 } Start the next round all the same?
end-session-sure = { $rounds } of { $planned } rounds are played. A session that is ended cannot be opened again.
edition-look = This event is played under the Laws of { $year }. The other edition is shown to compare; the ruling is saved under { $year }.
change-nothing = Nothing would be different.
change-confirm = Change it so
draw-round = Draw round { $round }
vp-scale = Victory points
vp-wbf-2013 = 20 a match (WBF, with decimals)
vp-wbf-2013-discrete = 20 a match (WBF, whole numbers)
vp-ebu-teams4-20 = 20 a match (EBU scale)
vp-ebu-pairs-20 = 20 a match (EBU scale)
vp-ebl-wbf-teams-25 = 25 to the winner (EBL and WBF scale)
vp-none = none: the plain total
boards-deal = Deal them now
boards-import = From a file
boards-none = Dealt by hand
boards-help-deal = Dealt at random and sealed until the session starts; print or duplicate them then.
boards-help-import = The hands come from your dealing machine or program.
boards-help-none = The players deal. There is no hand record.
boards-dealt = { $count ->
    [one] One board
   *[other] { $count } boards
}
boards-none-yet = No boards dealt.
pbn-file = File of hands (PBN or LIN)
creating = Creating…
creating-entries = Entries: { $done } of { $of }
creating-boards = Dealing…
prepare = Prepare
to-the-session = To the session

codes-title = Codes for the tables
codes-help = Each table scans its code with a phone, or types it at this address.
code-picture = QR code of table { $table }
new-codes = New codes
new-codes-ask = The phones will have to scan again.

## The session

projector = Clock for the room
last-round = Last round
clock-left = left
clock-over = Time is up
clock-more = +1 minute
clock-less = −1 minute
not-started = Not started yet
start-round = Start round { $round }
end-session = End the session
end-session-missing = { $count ->
    [one] One result is missing. Enter it, put the board off, or award a score; then the session can end.
   *[other] { $count } results are missing. Enter each, put the board off, or award a score; then the session can end.
}
see-missing = Show what is missing
session-over = The session is over.
session-goes-on = The session is still on.
calls-count = { $count ->
    [0] No calls for the Director
    [one] A call for the Director
   *[other] { $count } calls for the Director
}
attend = I am going
rule = Rule
tables = Tables
tables-before = The tables appear when the first round starts.
finished = done
slow = slow
sits-out = sits out
boards-done = { $done } of { $of }
owed = { $count ->
    [one] one result owed
   *[other] { $count } results owed
}
progressed-at = Moved on at { $time }
ranking = Ranking
contestants = Contestants
no-results-yet = No results yet.
withdrawn = withdrawn
penalty = penalty
late-pair = late entry
add-late-pair = Add a late entry
late-pair-help = The entry takes the next number. If the movement has an empty place of that number, it plays from the next round on; else change the movement.
what-to-do = What is to be done?
person-warn = Warn
person-rename = Put a name right
person-penalty = Penalise
person-late = Came late
person-move = Change places
person-substitute = Substitute
person-withdraw = Withdraw
offence = For what
offence-slow-play = slow play
offence-loud-talk = loud talk
offence-wrong-board = wrong board played
offence-wrong-seat = wrong seat
offence-phone = telephone
offence-conduct = conduct
offence-other = something else
penalty-times = Times the standard penalty
penalty-disciplinary = Disciplinary (Law 91)
withdraw-accepted = The reason is accepted
move-with = Changes places with
move-help = From the next round on.
sub-out = Who stops
sub-in = Who plays instead
rename-help = For a name that was written wrongly. If somebody else is to play, choose “Substitute”.
rename-from = Which name
rename-to = The right name
misspelt = misspelt
team-name = Name of the team
penalty-for = Penalty: { $offence }
take-back = Take it back

status-to-come = to come
status-missing = no result yet
status-late = played later
status-entered = to be confirmed
status-agreed = agreed
status-disputed = disputed
status-ruled = ruled
status-not-played = not played
status-unsent = kept on this phone

was-before = Before:
board-places = Tables that play this board
board-places-help = Tap one to enter, correct or adjust its result, of any round.
act-correct = Correct the score
act-rule = Ruling
act-adjust = Adjusted score
act-skip = Not played: award
act-late = Play it later
act-foul = Fouled board
correction-kind = What was wrong?
correction-entry = wrongly entered
correction-tricks = number of tricks
correction-gross = gross error of an official
foul-help = The board was played here in another form than elsewhere (Law 87). Results are compared within each form.
laws-of-ruling = Laws it rests on
laws-of-ruling-help = Clauses, such as 12C1, 16B3, 82C
adjust-kind = Kind of score
adjust-award = Artificial
adjust-assigned = Assigned
adjust-weighted = Weighted
adjust-split = Split
average = Average
average-plus = Average plus
average-minus = Average minus
score-ns-label = Score as North-South see it
score-for-side = Score for { $side }, as North-South see it
split-help = Each side gets a score of its own.
add-weight = One more score
weights-sum = Together { $sum } %
weights-apart = Other weights for each side

## A player's phone

join-title = Go to my table
join-help = Type the code that lies on the table.
join-code = Code
join-go = Go
join-instead = You are signed in on this device as { $name }. As a table it would sign you out.
join-stay = Stay signed in
join-anyway = Use it as the table’s phone
choose-seat = Where do you sit?
change-seat = Change seat
round-not-started = The round has not started yet.
now-playing = You are playing
enter-result = Enter the result
boards-of-round = Boards of this round
waiting-other-side = Waiting for the other side to confirm.
owed-title = From earlier rounds
owed-help = Those who played these boards enter or confirm them.
owed-where = Round { $round }, table { $table }
hand-over = Only one phone at the table? Hand it over
hand-over-title = For { $side }
hand-over-help = Give the phone to { $side }, who look at the result and confirm it. The log keeps that it was handed over.
hand-who = Who confirms?
hand-back = Give the phone back to { $side }.
hand-wrong = They press Undo and enter the result again. If you do not agree, call the Director.
handed-over = one phone, handed over
send-result = Send
confirm-title = Board { $board }: is this right?
confirm-yes = Yes, it is right
confirm-no = No, it is wrong
dispute-title = Board { $board }
dispute-help = If it is only a slip, ask the other side to press Undo and enter it again.
dispute-ask-them = We ask them
dispute-else = If you do not agree, the Director comes and decides. What is wrong?
dispute-contract = The contract is wrong
dispute-declarer = The declarer is wrong
dispute-tricks = The number of tricks is wrong
dispute-board = It is another board
call-director = Call the Director
call-ask = Shall the Director come to your table?
call-yes = Yes, please come
director-coming = The Director has been called and is coming.
traveller = Other results
see-results = See the results
next-title = Go now to
next-later = Your next table
next-none = This was your last round. Thank you for playing!
next-sits-out = You sit out round { $round }
next-boards = Boards { $boards }
offline-note = { $count ->
    [0] No connection. You can go on; your entries are kept on this phone.
    [one] No connection. One entry is kept on this phone and will be sent by itself.
   *[other] No connection. { $count } entries are kept on this phone and will be sent by themselves.
}
conflict-title = Board { $board }: two different results
conflict-here = On this phone:
conflict-there = Entered meanwhile at the table:
conflict-keep-theirs = Theirs is right
conflict-keep-ours = Ours is right: the Director shall decide
conflict-help = If it is a slip of the other side, they can press Undo and enter it again.
conflict-reason = Our phone says: { $result }
stranger-note = This phone is no longer at a table. Scan the code on the table again; your entries are kept and will then be sent.
loose-note = This browser cannot keep entries. Leave this page open until they are sent.
refused-title = The server did not take an entry
entry-so-far = Entered so far
entry-level = Contract: how high?
entry-strain = { $level } of what?
entry-doubled = Doubled?
entry-declarer = Who is declarer?
entry-lead = Which card was led?
entry-no-lead = Go on without the lead
lead-short = Lead
entry-tricks = How many tricks?
entry-over = Overtricks
entry-under = Undertricks
entry-check = Is this right?

## Rulings

ruling = Ruling
rulings-word = Rulings
ruling-number = Ruling { $number }
ruling-where = Where?
ruling-place = Table { $table }, board { $board }, round { $round }
result-now = Result now:
with-hands = With the four hands
hands-not-known = The hands are not known
ruling-help = Say what happened in order, from the first call on. What is irregular is said like anything else.
the-rule = What the Law says
so-far = So far
undo-last = Take back the last
say-more = Something else happened
who-did = Who?
what-did = What?
made-a-call = Made a call
played-a-card = Played a card
did-something-else = Did something else
act-called = The Director is called and rules
act-changes = changed the call
act-exposes = showed a card
act-exposes-deliberately = showed a card on purpose
act-corrects = took the card back and played another
act-names = named a card of dummy
act-renames = changed the card named of dummy
act-places = as dummy, put out a card that was not named
act-plays-together = played two cards at once
act-face-down = led face down
act-face = turned the lead face up
act-omits = played no card to the trick
act-attention = drew attention to the irregularity
act-revoke = drew attention to a revoke
act-claims = claimed tricks
act-concedes = conceded tricks
act-agrees = agreed
act-objects = objected
act-hesitates = hesitated
act-hurries = acted with unusual speed
act-asks = asked a question
act-answers = answered a question
act-alerts = alerted unexpectedly
act-gestures = made a gesture
act-remarks = made a remark
act-reserves = reserved the right to call the Director later
act-misinformed = A player was misinformed
act-revoked = A revoke is found
act-omitted = A card is missing from a trick
act-extra = A trick has a card too many
act-no-penalty = A card is no penalty card
act-cards = A hand has not thirteen cards
act-missing = A missing card was found
act-informed = A player got information by accident
act-wrong-board = The wrong board is played
act-wrong-cards = A player called on the cards of another board
act-breach = Another Law was broken
act-tricks = Tricks are awarded
act-damage = Was there damage?
act-returned = All four hands are back in the board
act-next-call = A player has called on the next board
act-round-over = The round is over
act-period-over = The correction period is over
cards-done = These cards
which-cards = Which cards?
board-of-cards = Which board were they from?
which-clause = Which clause, such as 43A2b?
count-cards = How many cards has each hand?
wrong-board-played = Has one of these players played this board before?
call-artificial = The call is artificial
call-shows = It shows (nothing, if it shows no suit):
named-card = Suit and rank
named-suit = A suit only:
named-rank = A rank only:
named-else = Or:
named-high = “high”
named-low = “low”
named-win = “win it”
named-anything = “anything”
did-called = comes to the table
did-accepts = accepts it
did-declines = does not accept it
did-keeps = leaves it as it is
did-waives = leaves the lead free
did-spreads = puts the hand down as dummy
did-requires = requires the lead
did-forbids = forbids the lead
did-requests-play = asks to play on
did-consents = agrees to play on
found-comparable = Comparable call
found-unintended = Unintended call
found-slip = Slip of the tongue
found-intended = Intended card
found-claim = Claim
found-adjust = Adjusted score
in-trick = { $seat }, trick { $trick }
which-player = Which player?
which-trick = In which trick?
how-many-tricks = How many tricks?
tricks-for-ns = Tricks for North-South
the-words = The words
effect = Effect on the score
effect-plays-on = Play goes on; no score yet.
score-seen-by-ns = As North-South see it.
adjusted-score = adjusted score
transfer = { $count ->
    [one] One trick goes to { $side }.
   *[other] { $count } tricks go to { $side }.
}
facts = Facts (if you want to note more)
save-ruling = Save the ruling
ruling-replaced = A new ruling takes the place of the one before.
replaced = replaced
replaced-by = Replaced by ruling { $number }.
tell-players = The players have been told
told-at = Told at { $time }
appeal = Appeal
appeal-number = Appeal { $number }
appeal-who = Who appeals?
appeal-about = What is it about?
appeal-law = Law or regulation
appeal-fact = Facts
appeal-judgement = Judgement
appeal-reason = Their reason, in their words
appeal-help = Both players of the pair must agree to appeal (Law 92D).
appeal-concurs = { $player } agrees
appeal-deposit = Deposit
appeal-waive = No deposit
appeal-waived = The deposit is waived.
appeal-committee = Who hears it?
appeal-committee-help = One name a line.
appeal-decision = Decision
appeal-reasons = Reasons
appeal-signed = Which member signed the decision?
appeal-deposit-fate = What becomes of the deposit?
appeal-deposit-returned = It is returned
appeal-deposit-kept = It is kept: all members found no merit
appeal-merit = Why the appeal had no merit
appeal-withdraw = The appeal is withdrawn

## After play and results

after-play = After play
nothing-missing = No result is missing.
nothing-doubtful = Nothing looks doubtful.
result-status = The result is
deadline-ruling = Rulings may be asked for
deadline-appeal = Appeal against ruling { $number }
deadline-appeal-penalty = Appeal against penalty { $number }
deadline-score = Corrections of scores
deadline-gross-error = Gross errors of scoring
until-time = until { $time }
period-over = over
corrections-until = corrections until { $time }
publish = Publish results and hands
make-official = Make the result official
official-again = Post the official score again, after a change
make-final = Make the result final
official-open = Still open: results { $missing }, appeals { $appeals }.
print-ranking = Ranking
print-travellers = Travellers
print-scorecards = Scorecards
print-hands = Hands
print-tables = Print the cards of the tables
print-movement = Movement
print-guide = Guide cards
print-slips = Result slips
print-empty-travellers = Empty travellers
print-empty-scorecards = Empty scorecards
print-appeal = Appeal form
preparing = Preparing: { $what }…
open-ready = Ready. Open: { $what }
working-hands = Tricks with all hands seen: { $done } of { $of } boards
working-board = Tricks with all hands seen: being worked out…
export = Export
export-event-file = Event file
export-csv = CSV
export-usebio = USEBIO
export-pbn = PBN
export-log = Log
export-saved = Saved: { $what }
export-losses = { $count ->
    [one] One thing this format cannot hold
   *[other] { $count } things this format cannot hold
}
tab-ranking = Ranking
tab-boards = Boards
tab-chart = Over the rounds
hand-record = Hands
all-results = All results
double-dummy = Tricks with all hands seen
par-word = Par
scorecard = Scorecard
place-number = Place { $rank }
chart-choose = Follow
chart-label = Places of { $name } after each round
chart-table = The same as a table
