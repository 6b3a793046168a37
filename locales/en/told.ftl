# What an answer leads to.
follows-turn = Then it is { $seat }’s turn.
follows-chooses = Then { $who } chooses:
follows-chooses-alone = Then { $who } chooses.
follows-consent = Then play continues only if { $who } agree:
follows-finds = Then { $who } decides: { $question }
follows-corrects = { $who } then replaces the call with one of these:
follows-calls = What follows depends on { $who }’s call:
follows-must-call = Then { $who } must make this call: { $call }.
follows-lead = If { $seat } becomes a defender, declarer may restrict { $seat }’s first lead.
follows-lead-defender = Declarer may restrict { $seat }’s first lead.
follows-review = After play the Director looks at whether the non-offending side was damaged (Law { $clause }).
follows-reviews = After play the Director looks at whether the non-offending side was damaged (Laws { $laws }).
follows-no-penalty = { $seat }’s { $card } is no longer a penalty card.
follows-transfer = { $tricks ->
    [one] One trick is transferred to { $side }.
   *[other] { $tricks } tricks are transferred to { $side }.
}
follows-result = { $tricks ->
    [one] The board is over: declarer has one trick.
   *[other] The board is over: declarer has { $tricks } tricks.
}
answer-call = { $calls }
answer-bid-in = a bid in { $denomination }
answer-other-call = any other call
answer-any-call = any legal call
explain-one-law = (Law { $laws })
explain-laws = (Laws { $laws })
option-keeps-card = leave the card as it is
option-accepts-lead = accept the lead, which then stands; playing to it has the same effect
option-declines-lead = refuse the lead: it is withdrawn
follows-any-call = { $who } may then make:
follows-consent-others = Then play continues only if the other three players agree:
explain-cancelled = { $seat }’s { $what } is cancelled.
explain-face-up = { $count ->
    [one] { $seat }’s { $cards } stays face up on the table until the auction ends.
   *[other] { $seat }’s { $cards } stay face up on the table until the auction ends.
}
explain-no-double = { $seat } may neither double nor redouble at this turn.
option-accepts-lead-other = accept the lead; if { $seat }, who is next in turn, refuses it, the refusal prevails
option-declines-lead-other = refuse the lead; if { $seat }, who is next in turn, accepts it, the acceptance prevails
option-accepts-card = accept the card played in place of the penalty card
option-declines-card = refuse the card played: the penalty card is played instead, and the card taken back becomes a major penalty card
option-declines-naming = call no card from dummy

# What was irregular, by its name.
irregular-insufficient = { $seat } has made an insufficient bid (Law { $clause }).
irregular-rotation = { $seat } has called out of rotation (Law { $clause }).
irregular-double = { $seat } has doubled when a double was not allowed (Law { $clause }).
irregular-redouble = { $seat } has redoubled when a redouble was not allowed (Law { $clause }).
irregular-must-pass = { $seat } has called when obliged to pass (Law { $clause }).
irregular-no-double = { $seat } has doubled or redoubled, which was not allowed at this turn (Law { $clause }).
irregular-above-seven = { $seat } has bid above the seven level (Law { $clause }).
irregular-late-call = { $seat } has called after the final pass (Law { $clause }).
irregular-not-repeated = { $seat } has not repeated the call as required (Law { $clause }).
irregular-card-in-auction = { $seat } has exposed a card during the auction (Law { $clause }).
irregular-acted-before-ruling = { $seat } has acted before the Director had explained everything (Law { $clause }).
irregular-wrong-cards = { $seat } has called with the cards of another board (Law { $clause }).
irregular-extraneous = { $seat } has extraneous information (Law { $clause }).
irregular-opening-lead = { $seat } has not made the opening lead as prescribed (Law { $clause }).
irregular-opening-lead-out-of-turn = { $seat } has made the opening lead out of turn (Law { $clause }).
irregular-declaring-side-led = { $seat } has made an opening lead, though on the declaring side (Law { $clause }).
irregular-lead = { $seat } has led out of turn (Law { $clause }).
irregular-lead-from-dummy = { $seat } has led out of turn from dummy (Law { $clause }).
irregular-play = { $seat } has played out of turn (Law { $clause }).
irregular-revoke = { $seat } has not followed suit though able to (Law { $clause }).
irregular-disobeyed = { $seat } has not led or played as required (Law { $clause }).
irregular-exposed = { $seat } has exposed a card (Law { $clause }).
irregular-together = { $seat } has played two or more cards at once (Law { $clause }).
irregular-dummy = { $seat } has overstepped the rights of dummy (Law { $clause }).
irregular-dummys-card = { $seat } has played a card that declarer did not call (Law { $clause }).
irregular-penalty-card = { $seat } has not played the penalty card (Law { $clause }).
irregular-led-too-soon = { $seat } has led before declarer had chosen (Law { $clause }).
irregular-arrangement = { $seat } has pointed out too late that a card is pointing the wrong way (Law { $clause }).
irregular-inspected = { $seat } has looked at a quitted trick (Law { $clause }).
irregular-defective = { $seat } has made a trick defective by playing too few or too many cards (Law { $clause }).
follows-before = Before { $seat }’s turn { $who } may make any legal call.
follows-before-several = Before { $seat }’s turn { $who } may make any legal call.
follows-before-partner = { $seat } must not use information from the cancelled call (Law { $clause }).
