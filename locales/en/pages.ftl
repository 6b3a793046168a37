# The pages of the server. Seats, vulnerability and the like are in show.ftl, the words of an event in event.ftl.

## Everywhere

brand = Openroom
skip = Skip to content
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
understood = OK
reason = Reason
reason-optional = Reason (optional)
not-found = Page not found
not-connected = No connection. Retrying…

settings = Settings
language = Language
theme = Appearance
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
text-size = Text size
size-normal = Normal
size-large = Large
size-largest = Largest
paper = Paper size
four-colours = Four-colour suits
sound = Sound when a table calls the Director
sound-on = Sound is on
sound-off = Sound is off

trouble-away = The server is not responding. Check the Wi-Fi; nothing has been lost.
trouble-too-many = Too many attempts. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

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
void = void
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
turn-of = { $seat }’s turn
law-number = Law { $law }
laws-numbers = Laws { $laws }

## First start, sign-in, people

setup-title = Welcome
setup-help = Openroom has not been used yet. Choose a name and a password: you will be the Director.
setup-go = Get started
your-name = Your name
one-time-code = Code shown in the terminal
password = Password
password-help = At least eight characters; a short sentence works well.
password-again = Confirm password
password-differs = The two passwords do not match.
reset-title = Choose a new password
reset-help = Ask whoever runs the server for the code.
reset-go = Save password
sign-in = Sign in
sign-in-staff = Sign in as Director or scorer
sign-out = Sign out
forgot-help = Forgotten your password? Ask whoever runs the server to type: openroom user reset NAME
people = Staff
add-person = Add an account
role = Role
role-director = Director
role-assistant = Assistant
role-scorer = Scorer
role-table = Table
role-spectator = Spectator
by-organiser = Organizer
by-committee = Appeals Committee
role-help-director = Can do everything.
role-help-assistant = Makes rulings and corrects scores; cannot publish results or manage accounts.
role-help-scorer = Enters and corrects results.
tokens = Keys for other programs
tokens-help = Each program that connects to Openroom needs a key of its own.
token-secret = Copy this key now; it will not be shown again:
add-token = Create a key
clubs = Clubs
club-own = This server
club-of = { $now } of { $most }
club-entries = Log entries
club-bytes = Bytes
club-requests = Requests since the server started
club-errors = Recent errors
nodes = Servers
node-here = this one
node-silent = not responding
node-live = Live connections
node-events = Open events
club-change = Limits and deletion
club-most-events = Maximum number of events
club-most-entries = Maximum number of log entries
club-most-bytes = Maximum number of bytes
club-unbounded = 0 means no limit.
club-delete-help = To delete this club for ever, type { $club }.
club-delete = Delete the club
club-add = Add a club
club-made = Send this link to the club’s first Director. It works once and expires after a day:
club-id = Short name
club-id-help = Used in addresses: lower-case letters, digits and hyphens.
club-host = The club’s own host name
club-host-help = Leave empty if the club has none.
club-not-here = Clubs are managed by whoever runs the server.

## Events

events = Events
new-event = New session
no-events = No sessions yet.
no-events-director = No sessions yet. Set up the first one: it takes two minutes.
put-away = Archive
bring-back = Restore
events-away = Archived ({ $count })
more-events = Show more
clock-ahead = The last entry is dated { $at }, which is in the future. If the server’s clock was wrong and is right now, correct the times.
clock-right = Correct the times
direct = Direct
results = Results
player-here = Are you playing?
back-to-table = Back to my table
status-word-provisional = Provisional
status-word-official = Official
status-word-final = Final
event-default-name = Session on
steps = Steps
step-1 = Event
step-2 = Players
step-3 = Movement
step-4 = Boards and clock
kind = Type of event
kind-pairs = Pairs
kind-teams = Teams
kind-individual = Individual
scoring = Scoring
method-matchpoints = Matchpoints
method-cross-imps = Cross-IMPs
method-butler = Butler
method-imps = IMPs
method-point-a-board = Point-a-board
more-choices = More options
laws-edition = Laws:
show-results = Players can see results
show-after-board = after each board
show-after-round = after each round
show-after-session = after the session
regulations = Regulations
edition-stays = The edition cannot be changed once play has begun (Law 78D).
entries-label-pairs = Pairs, one per line
entries-help-pairs = Two names, separated by a comma. You can paste a list.
entries-label-teams = Teams, one per line
entries-help-teams = Four to six names, separated by commas. Put the team’s name first, if it has one, with a colon: Tigers: Ann, Ben, Carol, Dave
entries-label-individual = Players, one per line
entries-help-individual = One name per line.
entries-file = Or load the entries from a file (CSV or text)
entries-count = { $count ->
    [one] One entry
   *[other] { $count } entries
}
entries-wrong = { $needed ->
    [one] “{ $line }”: write only one name per line.
   *[other] “{ $line }”: { $needed } names are needed, separated by commas.
}
entries-twice = “{ $name }” appears twice. Add a surname or an initial to tell them apart.
one-line-names = Names, separated by commas
boards-each = Boards to play
minutes-all = Playing time (minutes)
minutes-round = Minutes per round
movement = Movement
movement-best = recommended
movement-searching = Looking for movements…
movement-show = Show round by round
movement-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} of { $boards ->
    [one] one board
   *[other] { $boards } boards
}
movement-minutes = { $minutes } minutes
movement-two-winners = two-winner
movement-sits-out = with a sit-out
use-movement = Use this movement
nobody = nobody
movement-too-small = The movement has room for { $places }, but the number of entries is { $entered }. Someone would be left out.
movement-too-large = The movement has room for { $places }, but the number of entries is only { $entered }. More than one would sit out each round.
choose-movement-for = Choose a movement for { $count }
has-no-place = { $name } has no place in the movement.
find-place = Find a place in the movement
left-has-place = { $name } has withdrawn but is still in the movement for later rounds.
change-movement = Change the movement
change-arrives = { $name } joins
change-leaves = { $name } withdraws
change-shown = This takes effect from round { $round }. Nothing is saved until you confirm.
change-bye = { $name } has a bye.
change-out = { $name } sits out.
next-draw = Please wait: the next round has not been drawn yet.
start-missing = { $count ->
    [one] One result is still missing.
   *[other] { $count } results are still missing.
} Start the next round anyway?
end-session-sure = Rounds played: { $rounds } of { $planned }. Once ended, a session cannot be reopened.
edition-look = This event is played under the { $year } Laws. The other edition is shown for comparison only; the ruling is saved under the { $year } Laws.
change-nothing = This changes nothing.
change-confirm = Make the change
draw-round = Draw round { $round }
vp-scale = Victory points
vp-wbf-2013 = 20 VPs per match (WBF, decimals)
vp-wbf-2013-discrete = 20 VPs per match (WBF, whole numbers)
vp-ebu-teams4-20 = 20 VPs per match (EBU teams scale)
vp-ebu-pairs-20 = 20 VPs per match (EBU pairs scale)
vp-ebl-wbf-teams-25 = 25 VPs maximum (EBL and WBF scale)
vp-none = None (total only)
boards-deal = Deal the boards now
boards-import = From a file
boards-none = Dealt at the table
boards-help-deal = The boards are dealt at random and sealed until the session starts; you can print or duplicate them then.
boards-help-import = The hands come from your dealing machine or program.
boards-help-none = The players shuffle and deal. There are no hand records.
boards-dealt = { $count ->
    [one] One board
   *[other] { $count } boards
}
boards-none-yet = No boards have been dealt.
pbn-file = Hand file (PBN or LIN)
skip-faulty = Leave out boards that cannot be read
boards-left-out = { $count ->
    [one] One board was left out:
   *[other] { $count } boards were left out:
}
creating = Creating…
creating-entries = Entries: { $done } of { $of }
creating-boards = Dealing…
prepare = Set up
to-the-session = Go to the session

codes-title = Codes for the tables
codes-help = Scan the code on each table with a phone, or type it in at this address.
code-picture = QR code for table { $table }
new-codes = New codes
new-codes-ask = Every phone will have to scan again.
codes-kind = Which codes
codes-session = For this session
codes-lasting = Permanent
codes-lasting-help = These codes stay the same from session to session: print them once and laminate them. They lead to the session in progress.
new-codes-lasting-ask = Table cards already printed will no longer work.

## The session

projector = Room clock
last-round = Last round
clock-left = left
clock-over = Time is up
clock-more = +1 minute
clock-less = −1 minute
clock-paused = Clock stopped
clock-pause = Stop the clock
clock-resume = Restart the clock
round-back = Back a round
round-back-sure = Take back the start of round { $round }? Results already entered are kept, and the clock stays stopped until you restart it.
next-round-by = The next round starts
way-director = when I press the button
way-all-done = when every table has finished
way-clock = by the clock
way-director-help = Each round waits for your button.
way-all-done-help = The next round starts as soon as the last result is in. The session ends the same way.
way-clock-help = The next round starts when the clock runs out. The session ends when the last result is in.
move-minutes = Minutes for moving
rounds-changed = The Director changed how rounds start
coming-round = Round { $round } starts automatically at { $time }
coming-end = The session ends automatically at { $time }
announce = Message to the tables
announce-to = To
announce-all = All tables
announce-text = Message
announce-send = Send the message
room-move = Please move for round { $round }
room-then = Next:
full-screen = Full screen
full-screen-off = Leave full screen
moves-ns-up = { $tables ->
    [one] North-South move up one table
   *[other] North-South move up { $tables } tables
}
moves-ns-down = { $tables ->
    [one] North-South move down one table
   *[other] North-South move down { $tables } tables
}
moves-ew-stay = East-West stay
moves-ew-up = { $tables ->
    [one] East-West move up one table
   *[other] East-West move up { $tables } tables
}
moves-ew-down = { $tables ->
    [one] East-West move down one table
   *[other] East-West move down { $tables } tables
}
moves-boards-stay = Boards stay
moves-boards-up = { $tables ->
    [one] Boards move up one table
   *[other] Boards move up { $tables } tables
}
moves-boards-down = { $tables ->
    [one] Boards move down one table
   *[other] Boards move down { $tables } tables
}
moves-nobody = Everybody stays
moves-each = Your phone or guide card shows your next table
moves-boards-each = The boards go where they are needed next
not-started = Not started yet
start-round = Start round { $round }
end-session = End the session
end-session-missing = { $count ->
    [one] One result is missing. Enter it, postpone the board or award a score; then the session can end.
   *[other] { $count } results are missing. Enter each one, postpone the board or award a score; then the session can end.
}
see-missing = Show what is missing
session-over = The session is over.
session-goes-on = The session is still in progress.
calls-count = { $count ->
    [0] No Director calls
    [one] One Director call
   *[other] { $count } Director calls
}
attend = On my way
call-here = I am at the table
call-done = Done
calls-opinion = Your opinion is asked: table { $table }, board { $board }
calls-polled = Table { $table }, board { $board }: answers to the poll: { $count }
call-on-the-way = On the way: { $name }
call-at-table = At the table: { $name }
call-for-bidding = A call or bid
call-for-card = A card played or shown
call-for-revoke = A revoke
call-for-information = Hesitation or explanation
call-for-claim = A claim
call-for-score = The score
call-for-movement = Boards, movement or time
call-for-other = Something else
rule = Make a ruling
tables = Tables
tables-before = The tables appear when the first round starts.
finished = done
slow = slow
sits-out = sits out
boards-done = { $done } of { $of }
owed = { $count ->
    [one] one result outstanding
   *[other] { $count } results outstanding
}
progressed-at = Moved at { $time }
ranking = Rankings
contestants = Contestants
no-results-yet = No results yet.
withdrawn = withdrawn
penalty = penalty
penalty-in-total = Penalties, in points: { $points }
late-pair = late entry
add-late-pair = Add late entry
late-pair-help = The late entry takes the next number. If the movement has an empty place with that number, the late entry plays from the next round; if not, change the movement.
what-to-do = Choose an action
person-warn = Give a warning
person-rename = Correct a name
person-penalty = Give a penalty
person-late = Record late arrival
person-move = Swap places
person-substitute = Substitute
person-withdraw = Withdraw
person-return = Cancel the withdrawal
offence = Offence
offence-slow-play = slow play
offence-loud-talk = talking too loudly
offence-wrong-board = wrong board played
offence-wrong-seat = sitting in the wrong seat
offence-phone = use of a phone
offence-conduct = conduct
offence-other = other
penalty-times = Multiple of the standard penalty
penalty-disciplinary = Disciplinary (Law 91)
withdraw-accepted = For a reason the Director accepts
withdraw-ask = Withdraw { $name }?
withdraw-what = The contestant plays no more boards. Opponents who miss boards because of the withdrawal get an artificial score. You can undo this later.
withdraw-yes = Yes, withdraw this contestant
return-help = The contestant rejoins the event. Boards taken out because of the withdrawal go back in and await results; rulings already made stand.
move-with = Swaps with
move-since = From when?
move-this = From this round (round { $round }); they are already sitting there
move-from = From round { $round }
move-next = From the next round
move-help = Results entered since then move with the players: a result belongs to whoever played the board.
sub-out = Player leaving
sub-in = Substitute
rename-help = This is for a misspelt name. If a different person is to play, choose “Substitute”.
rename-from = Name to correct
rename-to = Correct name
misspelt = misspelt
team-name = Team name
penalty-for = Penalty: { $offence }
take-back = Cancel the penalty

status-to-come = to come
status-missing = no result yet
status-late = to be played later
status-entered = awaiting confirmation
status-agreed = agreed
status-disputed = disputed
status-ruled = ruled
status-not-played = not played
status-unsent = saved on this phone

was-before = Before:
board-places = Tables playing this board
board-places-help = Tap a table to enter, correct or adjust its result, in any round.
act-correct = Correct the score
act-turn = Played arrow-switched
act-turn-back = Not arrow-switched after all
turn-help = This is for a board that was turned, so that North-South held the East-West cards. Choose the hand declarer held.
turn-declarer = Which hand did declarer hold?
turned-seats = Seats as marked on the board: { $ns } held the North-South cards, { $ew } the East-West cards.
sat-turned = arrow-switched
act-remove = Delete result
remove-help = This is for a result entered against the wrong board. The board then awaits its own result.
act-belongs = Wrong board number
belongs-help = The result moves to the other board, and this board awaits its own.
belongs-to = Which board does the result belong to?
act-rule = Ruling
act-adjust = Adjusted score
act-skip = Not played: award a score
act-restore = Reinstate board
restore-help = The award is cancelled and the board awaits a result again.
act-late = Play later
act-foul = Fouled board
act-unfoul = Not fouled after all
correction-kind = What was wrong?
correction-entry = wrongly entered
correction-tricks = number of tricks
correction-gross = gross error by an official
correction-usual = The result was entered wrongly
foul-help = The board was played here in a different form (Law 87). Results are compared only with others in the same form.
unfoul-help = The board was marked as fouled by mistake: the result is again compared with all the others.
laws-of-ruling = Laws applied
laws-of-ruling-help = Clauses, such as 12C1, 16B3, 82C
adjust-kind = Type of score
adjust-award = Artificial
adjust-assigned = Assigned
adjust-weighted = Weighted
adjust-split = Split
average = Average
average-plus = Average plus
average-minus = Average minus
score-ns-label = North-South score
score-for-side = Score for { $side } (as a North-South score)
split-help = Each side gets its own score.
add-weight = Add another score
weights-sum = Total: { $sum }%
weights-apart = Different weights for each side

## A player's phone

join-title = Go to my table
join-help = Enter the code on your table card.
join-code = Code
join-go = Go
choose-seat = Where are you sitting?
change-seat = Change seat
seat-follows = Your phone goes with you: from round to round it shows your new table.
seat-shared = This device stays on the table, for both sides
shared-device = One device for both sides
round-not-started = The round has not started yet.
now-playing = You are playing
enter-result = Enter the result
entry-or-level = or tap the level of the contract
boards-of-round = Boards this round
waiting-other-side = Waiting for your opponents to confirm.
owed-title = From earlier rounds
owed-help = The players who played these boards should enter or confirm the results.
owed-where = Round { $round }, table { $table }
hand-over = Only one phone at the table? Pass it across
hand-over-title = For { $side }
hand-over-help = Pass the phone to { $side } to check and confirm the result. It is recorded that the phone was passed across.
hand-who = Who confirms?
hand-back = Pass the phone back to { $side }.
hand-wrong = They should press Undo and enter the result again. If you cannot agree, call the Director.
handed-over = confirmed on the same phone
send-result = Send
confirm-title = Board { $board }: is this correct?
confirm-yes = Correct
result-changed = Board { $board }: your opponents have changed the result. Please check it again.
confirm-no = Wrong
confirm-side = { $side }: is board { $board } correct?
same-phone-note = This phone entered the result. Only { $side } should confirm it.
slip-help = Just a slip? Change what is wrong; your opponents then confirm it.
slip-change = Change the result
entry-change = Tap what is wrong
lead-not-held = The player on lead does not hold this card. Please check the lead, the declarer and the board number while the cards are on the table.
lead-change = Change the lead
dispute-title = Board { $board }
dispute-help = If this is just a slip, ask your opponents to press Undo and enter the result again.
dispute-ask-them = We’ll sort it out
dispute-else = If you cannot agree, the Director will decide. What is wrong?
dispute-contract = The contract is wrong
dispute-declarer = The declarer is wrong
dispute-tricks = The number of tricks is wrong
dispute-board = Wrong board number
call-director = Call the Director
call-why = What is it about?
your-call-called = The Director has been called. Please wait.
your-call-on-the-way = The Director is coming.
your-call-at-table = The Director is at your table.
call-not-needed = No longer needed
announced-by = Message from the Director
hat-direct = Direct
hat-play = My table
traveller = Other results
see-results = See the results
next-title = Now go to
next-none = This was your last round. Thank you for playing!
next-sits-out = You sit out in round { $round }
next-boards = Boards { $boards }
next-round = Next: round { $round }
next-stay = Stay here
next-stay-at = Stay at table { $table }
next-at = Starts at { $time }
boards-range = { $first } to { $last }
sits-out-now = You sit out this round
offline-note = { $count ->
    [0] No connection. You can carry on; your entries are saved on this phone.
    [one] No connection. One entry is saved on this phone and will be sent automatically.
   *[other] No connection. { $count } entries are saved on this phone and will be sent automatically.
}
conflict-title = Board { $board }: two different results
conflict-here = On this phone:
conflict-there = Entered at the table in the meantime:
conflict-keep-theirs = Their result is right
conflict-keep-ours = Our result is right: ask the Director
conflict-help = If your opponents made a slip, they can press Undo and enter the result again.
conflict-reason = Our phone says: { $result }
stranger-note = This phone is no longer linked to a table. Scan the code on the table again; your entries are saved and will then be sent.
loose-note = This browser cannot store entries. Keep this page open until they have been sent.
refused-title = An entry was not accepted
entry-so-far = Entered so far
entry-level = Contract: level
entry-strain = { $level }-level: suit or NT
entry-doubled = Doubled?
entry-declarer = Who is declarer?
entry-lead = Which card was led?
entry-no-lead = Skip the lead
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
result-now = Current result:
with-hands = Use the hand record
hands-not-known = No hand record for this board
ruling-help = Enter what happened in order, starting with the first call. Enter an irregularity like anything else.
ruling-unfinished = Unfinished rulings on this device
ruling-discard = Discard
the-rule = What the Law says
so-far = So far
undo-last = Undo last step
say-more = Add something else
told-revoke = Revoke found after play
told-another = Another revoke on this board
told-go-on = Continue
told-tricks = tricks: { $tricks }
told-who = Who revoked?
told-trick = On which trick?
told-trick-number = Trick { $trick }
told-won = Who won that trick?
told-won-by = Won by { $seat }
told-after = How many of the later tricks did { $side } win?
told-impossible = That does not fit declarer’s total (tricks: { $tricks }). Tap the answer above that needs correcting.
told-suit = In which suit did { $seat } revoke on trick { $trick }?
told-noticed = When was attention drawn to the revoke?
told-in-time = In time
told-next-board = After { $side } had called on the next board
told-round-over = After the end of the round
told-hands-back = Are all four hands back in the board?
told-special = Special circumstances
told-faced = The card that should have been played was face up (a penalty card)
told-claimed = Before the offending side played to the next trick, play ended with a claim or concession by
told-nobody = nobody
who-did = Who?
what-did = What?
made-a-call = Made a call
played-a-card = Played a card
did-something-else = Did something else
act-called = Director called: make the ruling
act-changes = changed the call
act-exposes = exposed a card
act-exposes-deliberately = deliberately exposed a card
act-corrects = took the card back and played another
act-names = called a card from dummy
act-renames = changed the card called from dummy
act-places = as dummy, played a card declarer did not call
act-runs = told dummy to run a suit
act-plays-together = played two cards at once
act-face-down = led face down
act-face = faced the lead
act-omits = failed to play to the trick
act-attention = drew attention to the irregularity
act-attention-card = drew attention to one card
act-revoke = drew attention to a revoke
act-claims = claimed tricks
act-concedes = conceded tricks
act-agrees = agreed
act-objects = objected
act-hesitates = hesitated
act-hurries = acted unusually fast
act-asks = asked a question
act-answers = answered a question
act-alerts = made an unexpected alert
act-gestures = made a gesture
act-remarks = made a remark
act-reserves = reserved the right to call the Director later
act-misinformed = A player was misinformed
act-revoked = A revoke has come to light
act-omitted = A card is missing from a trick
act-extra = A trick has one card too many
act-no-penalty = A card is not a penalty card
act-cards = A hand does not have thirteen cards
act-missing = A card was missing from a hand
act-informed = A player accidentally received extraneous information
act-unseen = A player spoke before looking at their cards
act-wrong-board = The wrong board is being played
act-wrong-cards = A player called with the cards of another board
act-breach = Another Law was broken
act-tricks = Award tricks
act-returned = All four hands are back in the board
act-next-call = A player has called on the next board
act-round-over = The round is over
act-period-over = The correction period is over
act-accepts = accepted the lead out of turn at once
act-spreads = spread the hand as dummy after a lead out of turn
act-inspects = inspected a trick already played
act-points-out = said that a played card was pointing the wrong way
act-unintended = Was the first call unintended?
act-mixed = The cards have been mixed: the revoke cannot be checked
act-led = A fifth card was played to the trick: was it a lead to the next trick?
act-intended = Declarer clearly meant another card from dummy
act-claim = Was showing the hand a claim?
act-called-before = A player has already called with these cards
act-fouled = The board was fouled: the cards, dealer or vulnerability differed from those at other tables
acts-usual = Calls and cards
acts-dummy = Dummy’s cards
acts-claim = Claims
acts-hands = Hands and boards
acts-manner = Tempo, questions and remarks
acts-time = Time limits and the rest
what-was-said = What was said (optional)
claim-none = No, showing the hand was not a claim
claim-of = Yes; tricks claimed:
inspected-last = The trick just played
inspected-own = Only the player’s own card
inspected-earlier = An earlier trick
both-sides = Both sides
which-form = Which form was played here? The correct one is form a.
which-seen = Which of the cards have been seen face up?
none-of-them = None of them
found-where = Where was the card found?
found-where-played = Among the played cards
found-where-elsewhere = Somewhere else
found-where-no = The card was not found
which-card = Which card?
which-call = Which call did the player make?
not-known = Not known
one-fewer = One fewer
one-more = One more
call-above-seven = A bid above seven
act-late-call = made a call after the auction was over
act-early-card = led or played a card during the auction
legal-cards = Cards that may be played
another-card = Another card:
adjust-of-director = Director’s error (82C)
adjust-ground = Based on another clause (optional)
cards-done = Use these cards
which-cards = Which cards?
board-of-cards = Which board did the cards come from?
which-clause = Which clause, such as 43A2b?
count-cards = How many cards does each hand have?
wrong-board-played = Has any of these players played this board before?
call-artificial = The call is artificial
call-shows = Suits shown (leave blank if none):
named-card = Suit and rank
named-suit = A suit only:
named-rank = A rank only:
named-else = Or:
named-high = “high”
named-low = “low”
named-win = “win it”
named-anything = “anything”
which-player = Which player?
which-trick = On which trick?
how-many-tricks = How many tricks?
tricks-for-ns = Tricks for North-South
the-words = Words used
effect = Effect on the score
effect-plays-on = Play continues; there is no score yet.
score-seen-by-ns = North-South score.
adjusted-score = adjusted score
transfer = { $count ->
    [one] One trick is transferred to { $side }.
   *[other] { $count } tricks are transferred to { $side }.
}
facts = Facts (optional)
save-ruling = Save the ruling
ruling-stands = There is already a ruling on this board (ruling { $number }). A new one will replace it.
ruling-came = Ruling { $number } was given on this board after you opened the board. Please look at that ruling first.
ruling-replace = I have seen that ruling; replace it with mine
ruling-again = Reason for the new ruling
replaced = replaced
replaced-by = Replaced by ruling { $number }.
tell-players = Mark as told to the players
told-at = Told at { $time }
appeal = Appeal
appeal-number = Appeal { $number }
appeal-who = Who appeals?
appeal-about = What is the appeal about?
appeal-law = Law or regulation
appeal-fact = Facts
appeal-judgement = Judgement
appeal-reason = Grounds, in the appellants’ own words
appeal-help = Both members of the pair must agree to the appeal (Law 92D).
appeal-concurs = { $player } agrees
appeal-deposit = Deposit
appeal-waive = No deposit
appeal-waived = The deposit is waived.
appeal-committee = Who hears the appeal?
appeal-committee-help = One name per line.
appeal-decision = Decision
appeal-reasons = Reasons
appeal-signed = Which member signed the decision?
appeal-deposit-fate = What happens to the deposit?
appeal-deposit-returned = Returned
appeal-deposit-kept = Forfeited: all members of the committee agreed that the appeal had no merit
appeal-merit = Why the appeal had no merit
appeal-withdraw = Withdraw the appeal

## After play and results

after-play = After play
nothing-missing = No results are missing.
nothing-doubtful = Nothing looks doubtful.
result-status = The result is
deadline-ruling = Requests for rulings
deadline-appeal = Appeal against ruling { $number }
deadline-appeal-penalty = Appeal against penalty { $number }
deadline-score = Score corrections
deadline-gross-error = Gross scoring errors
until-time = until { $time }
period-over = over
corrections-until = corrections until { $time }
publish = Publish results and hands
make-official = Make the result official
official-again = Repost the official score after a change
make-final = Make the result final
official-open = Results outstanding: { $missing }. Appeals outstanding: { $appeals }.
print-ranking = Rankings
print-travellers = Travellers
print-scorecards = Scorecards
print-hands = Hand records
print-tables = Print table cards
print-movement = Movement
print-guide = Guide cards
print-slips = Pick-up slips
print-empty-travellers = Blank travellers
print-empty-scorecards = Blank scorecards
print-appeal = Appeal form
preparing = Preparing: { $what }…
open-ready = Ready. Open: { $what }
working-hands = Double dummy: { $done } of { $of } boards calculated
working-board = Double dummy: calculating…
export = Export
export-event-file = Event file
export-csv = CSV
export-usebio = USEBIO
export-pbn = PBN
export-log = Log
export-saved = Saved: { $what }
export-losses = { $count ->
    [one] One item this format cannot hold
   *[other] { $count } items this format cannot hold
}
tab-ranking = Rankings
tab-boards = Boards
tab-chart = Round by round
hand-record = Hand record
all-results = All results
double-dummy = Double dummy
par-word = Par
scorecard = Scorecard
place-number = Place { $rank }
chart-choose = Show
chart-label = { $name }: position after each round
chart-table = Show as a table
reviews-open = To be judged now
review-question = The ruling at the table left a question: was the non-offending side damaged?
review-no = No, the result stands
review-yes = Yes, there was damage
review-adjust = There was damage: give the adjusted score.
review-rule = Give the adjusted score

# The record of the event.
record-page = What was done, by whom and when
record-head = Record { $head }, entry { $entry }
record-sealed = Sealed up to entry { $entry } ({ $at })
record-unsealed = Not sealed yet
record-help = A short form of the record is printed on rulings, appeal forms, pick-up slips and rankings. The command openroom verify checks it against the database.
record-key = Key for checking the seals: { $key }
record-time = Time
record-who = Who
record-what = What
record-earlier = Earlier entries
export-record = Record with proof

# Cases of judgement.
cases-title = Judgement rulings
judge = Judgement ruling
act-judge = Judgement ruling
case-number = Case { $number }
case-open = open
case-new = New case
case-new-help = For hesitations, wrong explanations, misleading actions and anything else that calls for your judgement. Openroom asks the questions the Law poses, one at a time; you decide.
case-about = What is it about?
case-facts = What happened
case-facts-none = Nothing has been noted yet.
case-findings = Findings
case-add-called = When you were called
case-add-passed = A hesitation, question, remark or alert
case-add-explained = An explanation
case-add-chosen = What the player then did
case-add-departed = A call that did not fit the agreement
case-add-irregular = Something else
case-add-slow = Time lost
case-add-offenders = Which side is at fault
case-when = When were you called?
case-source = What was it?
case-offenders = Offending side
case-who = Who?
case-who-if = Who? (optional)
case-at = Before or at which call or card? (optional)
case-action = Which call or card?
case-call = Which call?
case-card-not-call = A card, not a call
case-seconds = How many seconds?
case-stop = After a stop warning by the right-hand opponent
case-words = In their words (optional)
case-agreed = Do the players agree about this?
case-agreed-agreed = All agree
case-agreed-disputed = Disputed
case-agreed-unknown = Not asked yet
case-explained-said = What was said? Leave empty if there was no alert.
case-agreement = What has the partnership agreed? (if known)
case-card-has = What does the system card say? (optional)
case-held = What did the player hold? (optional)
case-led-to = This led to the table result { $result }
case-what = What happened?
case-law = Clause under which it was dealt with (optional)
case-minutes = Minutes lost
case-boards-lost = Boards that could not be played
case-begun = A board that was taken away had already been started
case-nobody-called = Attention had been drawn at the time, but nobody called the Director
case-why-late = Why so late?
case-second = The same explanation, as unauthorized information for partner
case-suggested = The facts so far suggest: { $answer }. You decide.
case-percent = Per cent
case-evidence-label = Evidence (optional)
case-book = What the books say
case-skip = Skip this question
case-polls = Poll
case-poll-first = What would you do?
case-poll-second = What does it suggest?
case-poll-new = Poll players
case-poll-new-second = Second poll: what did it suggest?
case-poll-make = Use this problem
case-poll-none = No answers yet.
case-poll-asked = Asked on their phones: { $names }
case-problem = The problem
case-hand = Hand
case-hand-help = Spades, hearts, diamonds and clubs, separated by full stops
case-methods = Methods of the pair, as far as they matter (optional)
case-suggested-by = What did partner do? For example: partner doubled slowly
case-whose-hand = Whose problem is it?
case-you-are = You are { $seat }
case-auction-done = The auction is complete
case-auction-more = Change the auction
case-ask-phones = Ask players on their phones
case-ask-phones-help = These players have played the board and are not involved. Those nearest in the rankings come first. They are asked when their round is finished.
case-apart = { $count ->
    [one] 1 place away
   *[other] { $count } places away
}
case-ask-send = { $count ->
    [one] Ask 1 contestant
   *[other] Ask { $count } contestants
}
case-nobody-to-ask = There is nobody to ask yet: everybody else is involved or has still to play this board.
case-tick = Note an answer you were given
case-tick-chooses = What would this player do?
case-tick-chose = Chooses
case-tick-considers = Which others did this player seriously consider?
case-tick-other = Add another call or card
case-class = How strong is this player?
case-class-weaker = weaker
case-class-same = about the same
case-class-stronger = stronger
case-outcomes = Possible results and their weights
case-candidates = Results to choose from
case-tables = { $count ->
    [one] at 1 other table
   *[other] at { $count } other tables
}
case-double-dummy = Double dummy:
case-barred = Needs the call or play that is not allowed.
case-add-outcome = Add a result
case-propose = Propose weights from the other tables
case-route = How could it have been reached legally?
case-less = 5% less for { $result }
case-more = 5% more for { $result }
case-at-table = At the table
case-adjusted = Adjusted
case-save-outcomes = Use these weights
case-reweigh = Change the weights
case-consult = Consultation
case-consult-short = your opinion is wanted
case-consult-you = Another Director asks for your opinion. You see the facts and the poll, but not what the Director has found. Say how you would rule.
case-consult-who = Name of the person consulted
case-consult-ask = Ask on their phone
case-consult-note = Note their opinion
case-consulting = { $who } has been asked.
case-opinion = Opinion
case-opinion-give = Give this opinion
case-decision = Decision
case-written = Written ruling
case-written-edit = Edit the wording
case-written-help = Change the language in the settings to read or edit it in another language.
case-why-alone = Why was nobody consulted?
case-give = Give this ruling
case-goes-on = Play goes on. Come back to this case after play.
case-show-ranking = Effect on the rankings
case-moved = { $who }: place { $before } → { $after }
case-pace = Time taken in this round
case-pace-board = Board { $board }: { $minutes } min
case-pace-others = Average at the other tables: { $minutes } min per board
case-position = double dummy from the position
case-costs = Cards that cost tricks, double dummy:
case-artificial = Too many possibilities: artificial score (12C1d)
case-enter-penalty = Enter the penalty or warning
ruling-for-you = Ruling on board { $board }
poll-title = The Director would like your opinion
poll-help = This is a board that you have played. Please do not discuss it with anybody.
poll-call = What would you call?
poll-card = Which card would you play?
poll-suggests = Which call does that make more attractive?
poll-others = Which others would you seriously consider?
poll-add-other = Add another
poll-send = Send answer
poll-thanks = Thank you. Your answer has been sent.
# What two calls mean.

meanings-compare = Compare the meanings
meanings-hint = Say what each call means. The program compares the meanings; you decide.
meanings-withdrawn = Withdrawn call
meanings-replacement = Replacement
meanings-usual = Usual meaning
meanings-choose = Choose
meanings-points = Points
meanings-from = at least
meanings-to = at most
meanings-add = Add a length
meanings-shape = Shape
meanings-shape-any = any
meanings-shape-balanced = balanced
meanings-shape-semi-balanced = semi-balanced
meanings-shape-unbalanced = unbalanced
meanings-or = or
meanings-purpose-only = Only the purpose of this call is compared.
meanings-reading = How the Law is read
meanings-liberal = Liberally
meanings-strict = Strictly

# The casebook.
casebook-title = Casebook
casebook-help = Judgement rulings from all events of this club, once each case has ended.
casebook-law = Law
casebook-kind = What it is about
casebook-auction = Auction begins with
casebook-text = Words in facts and findings
casebook-search = Search
casebook-recorded-only = Recorded hands only
casebook-recorded = recorded
casebook-replaced = ruling replaced later
casebook-none = No cases found.
casebook-more = Only the newest events were searched.
casebook-statistics = How they ended
casebook-all = All
casebook-cases = Cases
casebook-stands = Result stands
casebook-assigned = Assigned score
casebook-awards = Artificial score
casebook-other = Other
casebook-download = Download without names
casebook-take-out = Take out of the casebook
casebook-take-out-help = The case stays in its event, and no result changes.
casebook-like = Cases like this one
casebook-laws = { $count ->
    [one] Law { $laws }
   *[other] Laws { $laws }
}
play-a-board = Play a board
play-a-board-how = Open a table here and play with three friends, each on a device of their own.
play-open = Open a table
play-where = Where the boards are played
play-where-tables = At tables, with cards
play-where-guided = In the browser, with guidance
play-where-at-table = In the browser, as at a table
play-here = Play the boards here
