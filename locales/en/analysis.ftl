
# Double dummy, and claims analysed.

dd-tricks = Double-dummy tricks
dd-par = Par: { $points } to { $side }: { $contracts }
dd-par-zero = Par: 0, passed out

claim-made = { $seat } claims { $tricks } of the remaining tricks ({ $left }).
claim-words = Said: { $words }
claim-not-understood = Not understood, so ignored: { $words }
claim-proposal = Suggestion: { $tricks ->
    [one] one more trick
   *[other] { $tricks } more tricks
} for { $side }, { $total } in all ({ $clause }).
claim-double-dummy = Double dummy: { $tricks } of the remaining tricks ({ $left }).
claim-sure = Certain.
claim-likely = Likely.
claim-doubtful = Doubtful: the Director must decide.
claim-line = Worst normal line:
claim-lost = lost under Law { $clause }
claim-conceded = conceded
claim-enter = To accept it, enter: { $entry }
claim-none = There is no claim in this log.

reason-no-normal-line-loses = No normal line of play does worse than the claim.
reason-no-line-wins-more = No line of play wins more, even double dummy.
reason-trump-not-mentioned = There is an outstanding trump that the claimer did not mention. Is it at all likely that the claimer was unaware of it?
reason-trumps-being-drawn = The claimer was drawing trumps, and so is taken to know which are out.
reason-card-not-located = A missing card can be found only by a line that was not stated, and nobody has shown out.
reason-other-line-irrational = Would it be irrational not to take that line? If so, the 2007 Laws allow it: { $tricks } of the remaining tricks.
reason-partner-chooses = The claim depends on what partner plays: partner is taken to choose the worst normal play.
reason-careless-order = A careless order of suits or a careless discard loses the trick.
reason-overlooked = The trick is lost only if the claimer had overlooked { $cards }. Is that likely?
reason-top-down = Suits are assumed to be played from the top down; without that rule there would be fewer tricks.
reason-not-understood = Part of the claim statement was not understood.
reason-not-all-examined = There was not time to examine every normal line.
reason-conceded-too-much = No normal line loses all that was conceded.
reason-concession-stands = A normal line of play loses the trick that was given up: the concession stands.
reason-likely-or-not = The agreement stands unless it is likely that the other side would have won more. With careless play the claimer wins only { $tricks } of the remaining tricks.
