# Practice and examinations: what a case asks, and how answers are marked.
practice-level-easy = easy
practice-level-usual = usual
practice-level-hard = hard
practice-topic-wrong-count = A wrong number of cards
practice-topic-missing-card = A missing card
practice-topic-hesitation = A hesitation
practice-topic-misinformed = Misinformation in the auction
practice-topic-card-in-auction = A card exposed in the auction
practice-topic-unintended-call = An unintended call
practice-topic-change-of-call = A change of call
practice-topic-insufficient-bid = An insufficient bid
practice-topic-pass-out-of-rotation = A pass out of rotation
practice-topic-bid-out-of-rotation = A bid out of rotation
practice-topic-double-out-of-rotation = A double out of rotation
practice-topic-inadmissible-double = An inadmissible double or redouble
practice-topic-bid-above-seven = A bid of more than seven
practice-topic-call-after-final-pass = A call after the final pass
practice-topic-lead-face-down = A face-down lead by the wrong defender
practice-topic-dummy-speaks = Dummy draws attention
practice-topic-slip-of-the-tongue = A card called from dummy and changed
practice-topic-declarer-exposes = Declarer exposes a card
practice-topic-defender-exposes = A defender exposes a card
practice-topic-penalty-card-not-played = A penalty card that is not played
practice-topic-opening-lead = An opening lead out of turn
practice-topic-declarers-lead = Declarer leads from the wrong hand
practice-topic-defenders-lead = A defender leads out of turn
practice-topic-premature-play = A premature play
practice-topic-two-cards = Two cards played together
practice-topic-revoke-in-time = A revoke that can still be corrected
practice-topic-revoke-established = An established revoke
practice-topic-defective-trick = A defective trick
practice-topic-contested-claim = A contested claim
practice-law-topic = Law { $law }: { $topic }
practice-whom = What do you do first? Whom do you ask?
practice-whom-next = And now? Whom do you ask?
practice-whom-seat = You ask { $who }
practice-whom-all = You ask each of them: { $who }
practice-whom-fact = You ask nobody yet: first you have to establish a fact
practice-whom-nobody = You ask nobody: no player has a choice, so you give the ruling
practice-options = Which options does { $who } have? Select all of them.
practice-fact = What do you have to establish?
practice-told-unintended = The player explains without any hesitation: “My fingers took the wrong bidding card. I never meant to make that call, and I said so as soon as I saw it.”
practice-told-intended = The player explains: “At first I did mean to make that call. Then I looked at my hand again and found a better one.”
practice-told-comparable = The system card shows that every hand that fits the call that stands would also have fitted the withdrawn one.
practice-told-not-comparable = The system card shows that the call that stands promises different hands from the withdrawn one, and that it does not have the same purpose.
practice-told-slip = Declarer corrected the card in the same breath, without a pause for thought: the other card was intended from the beginning.
practice-told-no-slip = Declarer paused, looked at dummy again, and only then wanted another card.
practice-part-board = What becomes of the board?
practice-played = It is played
practice-not-played = It cannot be played normally: you award an adjusted score
practice-part-call = Which call by { $seat } stands?
practice-stands-none = No call
practice-part-bar = Must { $seat } pass?
practice-bar-none = No, { $seat } may call freely
practice-bar-turn = Yes, at the next turn to call
practice-bar-auction = Yes, for the rest of the auction
practice-part-penalty = Is { $card } of { $seat } a penalty card?
practice-penalty-none = No
practice-penalty-minor = Yes, a minor penalty card
practice-penalty-major = Yes, a major penalty card
practice-part-transfer = How many tricks are transferred to { $side }?
practice-part-tricks = How many tricks does declarer have in the end?
practice-tricks = { $tricks ->
    [0] none
    [one] one trick
   *[other] { $tricks } tricks
}
practice-part-turn = Whose turn is it now?
practice-part-lead = If { $seat } becomes a defender and has to lead, may declarer restrict that lead because of the withdrawn call?
practice-part-closed = Who may not use the information that has come out?
practice-closed-none = There is no such restriction
practice-part-review = Which question remains to be answered after the play?
practice-review-none = None
practice-review-law = Law { $clause }: { $summary }
practice-right = Right.
practice-not-right = Not right.
practice-missed = Missing: { $what }
practice-wrong = Does not apply here: { $what }
practice-because = Law { $clause }: { $summary }
practice-answer = Correct answer: { $what }
practice-enter = Your answer (letters, for example a or a c; nothing to stop):
practice-count = { $right } of { $all } right
exam-title = Examination for Directors
exam-key = Key for the teacher
exam-sheet = Marked sheet
exam-settings = Seed { $seed }, level { $level }, { $edition } Laws
exam-open = The law book may be used.
exam-closed = Without the law book.
exam-minutes = { $minutes ->
    [one] Time: one minute.
   *[other] Time: { $minutes } minutes.
}
exam-candidate = Candidate
exam-date = Date
exam-points = Points
exam-total = { $points } of { $of } points, { $percent }%
exam-took = { $minutes ->
    [one] Time taken: one minute
   *[other] Time taken: { $minutes } minutes
}
exam-question = Question { $number }
exam-question-points = Question { $number }: { $points } of { $of } points
exam-judged = How do you rule, and under which Laws?
exam-book = How the White Book rules ({ $paragraph })
exam-own = The candidate’s ruling
exam-by-hand = The teacher compares the two and awards the points for this question.
exam-laws = Laws { $laws }
