
# Double dummy, and claims analysed.

dd-tricks = Tricks double dummy
dd-par = Par: { $points } to { $side }: { $contracts }
dd-par-zero = Par: 0, passed out

claim-made = { $seat } claims { $tricks } of { $left }.
claim-words = Said: { $words }
claim-not-understood = Not understood, and not used: { $words }
claim-proposal = Proposal: { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} more for { $side }, { $total } in all (Law { $clause }).
claim-double-dummy = Double dummy: { $tricks } of { $left }.
claim-sure = Sure.
claim-likely = Likely.
claim-doubtful = Doubtful: the Director must judge.
claim-line = The worst normal line:
claim-lost = lost by Law { $clause }
claim-conceded = conceded
claim-enter = The Director accepts it as: { $entry }
claim-none = No claim in this log.

reason-no-normal-line-loses = No normal line of play does worse than was claimed.
reason-no-line-wins-more = No line of play wins more, even with all four hands seen.
reason-trump-not-mentioned = A trump is out of which nothing was said. Was the claimer really unaware of it?
reason-trumps-being-drawn = A round of trumps had just been led: the claimer is taken to know those that are out.
reason-card-not-located = The missing card is found only by a play that was not stated, and nobody has shown out.
reason-other-line-irrational = Would it be irrational not to take that line? Then the Laws of 2007 allow it: { $tricks } of those left.
reason-partner-chooses = The claim depends on what the partner plays: he is taken to choose the worst.
reason-careless-order = A careless order of suits or a careless discard loses it.
reason-overlooked = It is lost only if the claimer had overlooked { $cards }. Had he?
reason-top-down = Suits are taken to be played from the top down; in any order it would be fewer.
reason-not-understood = Part of the statement was not understood.
reason-not-all-examined = Not every normal line could be examined in time.
reason-conceded-too-much = No normal line loses all that was conceded.
reason-concession-stands = A normal line of play loses the trick that was given up: the concession stands.
reason-likely-or-not = The agreement stands unless the other side would likely have won more: played carelessly, the claim comes to { $tricks }.
