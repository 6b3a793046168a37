# A ruling explained, step by step.

explain-step = { $number }. { $who }: { $what }
explain-calls = Calls: { $what }
explain-cards = Cards: { $what }
explain-director-comes = comes to the table
explain-finds = finds that { $what }
explain-irregular = { $seat } has committed an irregularity (Law { $clause }).
explain-law = Law { $clause }.
explain-choice = { $who } may choose (Law { $clause }):
explain-duty = { $who } must do this (Law { $clause }):
explain-question = The Director must decide (Law { $clause }): { $question }
explain-answer = In the log: { $answer }
explain-withdrawn = { $count ->
    [0] All the calls are cancelled.
    [one] Only { $calls } stands; every other call is cancelled.
   *[other] Only these calls stand: { $calls }; every other call is cancelled.
}
explain-bar-turn = { $seat } must pass at { $seat }’s next turn.
explain-bar-auction = { $seat } must pass for the rest of the auction.
explain-bar-over = { $seat } may call freely again.
explain-minor = { $seat }’s { $card } is a minor penalty card.
explain-major = { $seat }’s { $card } is a major penalty card.
explain-must = { $seat } must lead { $suit } if able.
explain-must-not = { $seat } must not lead { $suit } while retaining the lead.
explain-must-play = { $seat } must follow suit if able; otherwise { $seat } must play { $suit } to this trick if able.
explain-must-not-play = { $seat } must not play { $suit } to this trick if able to play another suit.
explain-must-card = { $seat } must play { $card }.
explain-must-highest = { $seat } must play the highest card of the suit led.
explain-must-lowest = { $seat } must play the lowest card of the suit led.
explain-information = { $seat }’s { $what } is authorized information for { $may } and unauthorized information for { $maynot } (Law { $clause }).
explain-unauthorized = { $seat }’s { $what } is unauthorized information for { $maynot } (Law { $clause }).
explain-nobody = nobody
explain-adjusted = Adjusted score: { $score }
adjusted-redress = redress reduced for self-inflicted damage; offenders { $offenders }; at the table { $table }; without the infraction { $without }; without their own error { $error }
adjusted-better-of = { $side }: the better of average plus and { $score }; the other side gets the complement
adjusted-share = { $percent }% of { $result }
adjusted-points = { $points } to { $side }
option-accepts = accept it
option-accepts-insufficient = accept the insufficient bid, which is then treated as legal; calling over it has the same effect
option-accepts-rotation = accept the call out of rotation, which then stands; calling over it has the same effect
option-accepts-change = accept the second call, which then replaces the first
option-declines = refuse it
option-declines-insufficient = refuse it: the bid is withdrawn and must be replaced
option-declines-first = refuse it: the call put in its place is ruled on as the replacement
option-accepts-first = accept the insufficient bid: it stands, and the call put in its place is cancelled
option-declines-rotation = refuse it: the call is cancelled and the turn reverts
option-declines-change = refuse it: the first call stands
option-declines-consent = refuse: the Director rules on the claim
option-keeps = leave the call unchanged
option-changes = make another call
option-agrees = agree
option-objects = object
option-requires = require the lead of { $suit }
option-requires-play = require the play of { $suit }
option-requires-highest = require the highest card of the suit led
option-requires-lowest = require the lowest card of the suit led
option-requires-card = require { $card }
option-forbids = forbid the lead of { $suit }
option-forbids-play = forbid the play of { $suit }
option-waives = leave the lead unrestricted
option-spreads = spread the hand as dummy
option-corrects = replace the card with a legal one
option-names = call a card from dummy
option-names-card = call { $card } from dummy
option-plays = play { $card }
option-plays-omitted = add { $card }: the omission counts as a revoke, and one trick is transferred to the other side if the offending side won that trick or a later one
option-card = play a card
option-requests-play = ask to play on
option-consents = agree to play on
option-requires-declarer = require the lead from declarer’s hand
option-requires-dummy = require the lead from dummy

