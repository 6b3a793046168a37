# What is printed: hand records, cards, ranking, forms.

# Seats and boards.
print-seat-n = N
print-seat-e = E
print-seat-s = S
print-seat-w = W
print-side-ns = NS
print-side-ew = EW
print-dealer-short = Dealer { $seat }
print-vul-short-none = Vul none
print-vul-short-ns = Vul NS
print-vul-short-ew = Vul EW
print-vul-short-both = Vul both
print-par = Par { $score }: { $contracts }
print-par-zero = Par 0: passed out
print-decimal-mark = .
print-page = Page

# Hand records.
print-hand-records = Hand records
print-boards-range = Boards { $boards }

# Movements.
print-movement-cards = Movement cards
print-guide-cards = Guide cards
print-table-number = Table { $table }
print-pair-number = Pair { $number }
print-player-number = Player { $number }
print-team-number = Team { $number }
print-round = Round
print-table = Table
print-section = Section
print-direction = Direction
print-opponents = Opponents
print-partner-name = Partner
print-boards = Boards
print-sit-out = sit-out
print-shared = shared with { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
}

# Travellers, scorecards, slips.
print-travellers = Travellers
print-scorecards = Scorecards
print-slips = Pick-up slips
print-board-column = Board
print-contract-column = Contract
print-by = By
print-lead = Lead
print-result-column = Result
print-tricks-column = Tricks
print-score-column = Score
print-points-matchpoints = MP
print-points-imps = IMP
print-points-other = Points
print-total = Total
print-top = Top { $top }
print-not-played = Not played
print-artificial = Artificial score
print-assigned = Assigned score
print-initials = Initials
print-session-number = Session { $number }
print-round-number = Round { $number }
print-form-name = form { $form }

# Ranking.
print-ranking = Rankings
print-place = Place
print-names = Names
print-number-column = No.
print-victory-points = VP
print-penalty-column = Penalty
print-carried = Carry-over
print-stratum = Stratum
print-handicap = Handicap
print-matches = Matches

# Table cards.
print-table-cards = Table cards
print-scan = Scan to enter results for this table.
print-links = Private links
print-link-help = Scan the code to see your own results, partners and averages, and what the club keeps about you. This link is for you alone.

# The appeal form.
print-appeal-form = Appeal form
print-appeal-event = Event
print-appeal-scoring = Scoring
print-appeal-session = Session
print-appeal-players = The players
print-appeal-level = Standard of play
print-appeal-deal = The deal
print-appeal-auction = Auction
print-appeal-alerts = Alerts and meanings of calls (forcing or not)
print-appeal-lead = Opening lead
print-appeal-play = Play to the point in question, and the ending
print-appeal-table-result = Table result
print-appeal-score = Score
print-appeal-system = Relevant system agreements
print-appeal-card = System card
print-appeal-card-agrees = confirms the agreements
print-appeal-card-differs = differs
print-appeal-card-missing = not available
print-appeal-facts = Facts, with the evidence for each
print-appeal-ruling = The Director’s ruling
print-appeal-law = Law
print-appeal-assigned = Score awarded
print-appeal-legal-auction = If the table result is part of a weighted score: the legal auction leading to it
print-appeal-director = Director
print-appeal-consulted = Others consulted
print-appeal-poll = Players polled, and their answers
print-appeal-appeal = The appeal
print-appeal-by = Appealed by
print-appeal-by-director = the Director
print-appeal-reason = Grounds for the appeal
print-appeal-deposit = Deposit
print-appeal-deposit-by = Taken by
print-appeal-exception = Reason for no deposit
print-appeal-seen = Seen by both sides
print-appeal-yes = yes
print-appeal-no = no
print-appeal-comments = Players’ comments
print-appeal-hearing = Hearing: time and place
print-appeal-committee = Appeals Committee
print-appeal-chair = Chair
print-appeal-members = Members
print-appeal-findings = Further findings of fact
print-appeal-decision = Decision
print-appeal-upheld = Ruling upheld
print-appeal-changed = Ruling changed
print-appeal-reasons = Reasons
print-appeal-deposit-decision = The deposit is
print-appeal-returned = returned
print-appeal-kept = forfeited: the appeal had no merit
print-appeal-dissent = Dissent
print-appeal-told = Players told, and when

# What proves the record from which it was printed.
print-record = Record { $head }, entry { $entry }
print-boards-from = From
print-boards-to = To
sheet-nothing = There is nothing to print.
sheet-telephone = by telephone
sheet-mail = in writing
sheet-adjourned = Adjourned
sheet-parties = Parties
sheet-captains = Captains at the time
sheet-committee = Committee
sheet-wanting = Missing from the form
sheet-hearings = Hearings
sheet-appeal = Appeal { $number }
sheet-receipt = Receipt for a deposit
sheet-amount = Amount
sheet-signed = Signed
sheet-kept = Deposits kept
sheet-merit = Why it was without merit
sheet-to-review = To be reviewed by the authority.
sheet-reviewed-kept = Reviewed: it stays kept.
sheet-reviewed-returned = Reviewed: it is given back.
sheet-deposits = Deposits
sheet-returned = Given back
sheet-was-kept = Kept
sheet-recorded = Recorded hands
sheet-asked-by = Recording asked for by
sheet-refused = Not recorded, because
sheet-card = System card of
sheet-confidential = Confidential
sheet-readers = May be read by
sheet-conduct = Report on conduct
conduct-suspended = Suspension
conduct-until = until { $day }
conduct-noted = noted
conduct-warning = warning
conduct-penalty = disciplinary penalty
conduct-session = suspended for part of a session
conduct-disqualified = disqualified
conduct-reported = reported to the authority
notice-empty = the notice says nothing; write what it is to say
