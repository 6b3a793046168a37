# What was done and found, in words.

did-artificial = { $call } (artificial)
did-shows = { $call }, showing { $suits }
did-leads-down = leads { $card } face down
did-faces = faces the lead
did-names = calls { $what } from dummy
did-renames = calls { $what } from dummy instead
did-together = plays { $cards } at the same time
did-places = as dummy, moves { $card } to the played position
did-exposes = accidentally exposes { $cards }
did-exposes-deliberately = deliberately exposes { $cards }
did-changes = changes the call to { $call }
did-corrects = takes the card back and plays { $card }
did-attention = draws attention to an irregularity
did-attention-revoke = draws attention to a revoke by { $seat } on trick { $trick }
did-attention-card = draws attention to { $card }
did-runs = tells dummy to run { $suit }
did-claims = claims { $tricks ->
    [one] one of the remaining tricks
   *[other] { $tricks } of the remaining tricks
}
did-concedes = concedes { $tricks ->
    [one] one of the remaining tricks
   *[other] { $tricks } of the remaining tricks
}
did-saying = { $what }, saying “{ $words }”
did-agrees = agrees
did-objects = objects
did-requests-play = asks to play on
did-consents = agrees to play on
did-accepts = accepts the call or lead
did-declines = refuses
did-requires = requires { $what }
did-forbids = forbids { $what }
did-accepts-insufficient = accepts the insufficient bid
did-accepts-rotation = accepts the call out of rotation
did-accepts-change = accepts the second call
did-accepts-lead = accepts the lead
did-accepts-card = accepts the card played
did-declines-insufficient = refuses the insufficient bid
did-declines-rotation = refuses the call out of rotation
did-declines-change = refuses the second call
did-declines-lead = refuses the lead
did-declines-card = refuses the card played
did-declines-consent = refuses to play on
did-declines-naming = calls no card from dummy
did-requires-lead = requires the lead of { $what }
did-requires-play = requires the play of { $what }
did-forbids-lead = forbids the lead of { $what }
did-forbids-play = forbids the play of { $what }
did-waives = leaves the lead unrestricted
did-spreads = spreads the hand as dummy
did-keeps = leaves the call unchanged
did-keeps-card = leaves the card as it is
did-omits = fails to play to the trick
did-inspects = looks at the trick just played
did-inspects-own = looks at their own last card
did-inspects-quitted = looks at trick { $trick }, which has already been quitted
did-points-out = says that a card is pointing the wrong way
did-hesitates = hesitates
did-hurries = acts unusually fast
did-remarks = makes a remark
did-asks = asks a question
did-answers = answers a question
did-alerts = makes an unexpected alert
did-gestures = makes a gesture
did-reserves = reserves the right to call the Director later
what-high = the highest card
what-low = the lowest card
what-win = a winning card
what-anything = any card
what-highest-suit = the highest card of the suit led
what-lowest-suit = the lowest card of the suit led
what-from-declarer = the lead from declarer’s hand
what-from-dummy = the lead from dummy
found-unintended = the call was unintended
found-intended-call = the call was intended
found-comparable = the new call is comparable
found-not-comparable = the new call is not comparable
found-more-precise = the new call means the same or is more precise
found-not-more-precise = the new call neither means the same nor is more precise
found-meant-over = the player meant to call over the irregular call
found-meant-own-turn = the player meant to call at their own turn
found-meant-lead = the player meant the card as their own lead
found-meant-play = the player meant the card as a play to the irregular lead
found-breach = Law { $clause } was broken
found-breach-by = { $seat } broke Law { $clause }
found-slip = the call of the first card was a slip of the tongue
found-no-slip = the call of the first card was not a slip of the tongue
found-intended = { $card } was incontrovertibly intended
found-led = the fifth card was led to the next trick
found-not-led = the fifth card was not led to the next trick
found-no-penalty = { $card } is not a penalty card
found-revoked = { $seat } revoked on trick { $trick }
found-no-revoke = there was no revoke
found-forfeited = the right to rectification is forfeited
found-not-forfeited = the right to rectification is not forfeited
found-unseen = { $seat } had not yet looked at their cards, and partner knew it
found-played = the board was played: { $contract } by { $seat }, { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
found-played-so-far = { $contract } by { $seat } is being played: { $leader } leads to trick { $trick }, and declarer’s side has won { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} so far
found-revoke-won = { $seat } won that trick
found-revoke-after = the offending side won { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} afterwards
found-revoke-suit = the suit not followed to was { $suit }
found-revoke-faced = the card that should have been played was face up
found-revoke-corrected = the revoke was corrected in time
found-revoke-claimed = { $seat } then ended play by claiming or conceding
found-tricks = { $side } get { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
found-misinformed = { $seat } was misinformed
found-returned = all four hands are back in the board
found-not-returned = not all four hands are back in the board
found-next-call = { $seat } has called on the next board
found-round-over = the round is over
found-period-over = the correction period is over
found-omitted = { $seat } failed to play to trick { $trick }
found-extra = { $seat } played more than one card to trick { $trick }: { $cards }
found-no-claim = showing the hand was not a claim
found-claim = showing the hand was a claim of { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
found-mixed = the cards have been mixed
found-mixed-side = { $side } have mixed their cards
found-fouled = the board was played in a different form: { $form }
found-damage = there was damage
found-no-damage = there was no damage
found-adjust = an adjusted score is to be awarded
found-counts = the card counts are { $counts }
found-missing = { $seat } was missing a card ({ $card }), which has since been found
found-missing-some = { $seat } was missing a card, which has since been found
found-missing-played = { $seat } was missing a card ({ $card }); it was among the played cards
found-missing-some-played = { $seat } was missing a card; it was among the played cards
found-missing-nowhere = { $seat } was missing a card ({ $card }); it was not found
found-missing-some-nowhere = { $seat } was missing a card; it was not found
found-wrong-cards = { $seat } called with the cards of board { $board }
found-called-before = { $seat } has already called { $call } with these cards
found-wrong-board = the board was not scheduled for these players
found-wrong-board-played = the board was not scheduled for these players, and one of them has already played it
found-informed = { $seat } received extraneous information by accident
found-seen = a player has seen a card of another hand
found-not-seen = nobody has seen a card of another hand
found-playable = the deal can be corrected and played
found-not-playable = the deal cannot be corrected and played
found-interferes = the information would interfere with normal play
found-not-interferes = the information would not interfere with normal play
found-quitted = the surplus card was played to a quitted trick
found-not-quitted = the surplus card was not played to a quitted trick
found-differs = the call differs from the earlier one
found-not-differs = the call is the same as the earlier one
found-remedy-seats = the players are to change seats
found-remedy-redeal = the board is to be redealt
found-remedy-play = the board is to be played, and reviewed afterwards
found-remedy-adjust = an adjusted score is to be awarded, and the board is not to be played
