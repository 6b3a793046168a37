
# What a conversion loses.

lost = lost: { $what }
lost-at = lost: { $place }: { $what }
losses-strict = { $count ->
    [one] one loss
   *[other] { $count } losses
}, nothing is written

place-line = line { $line }
place-game = game { $number }
place-board = board { $board }
place-log = log { $number }
place-result = board { $board }, { $ns } against { $ew }
place-message = result { $number }
place-contestant = contestant { $id }
place-match = match { $id }

lost-event = the event: { $text }
lost-site = the place: { $text }
lost-date = the date: { $text }
lost-scoring-word = the scoring: { $text }
lost-name = the name of { $seat }: { $name }
lost-name-changed = the name of { $seat }, { $name }: { $written } is written
lost-tag = the tag { $name }: { $text }
lost-second-tag = the tag { $name } a second time: { $text }
lost-second-line = a line under a tag that came a second time: { $text }
lost-section = the section { $text }
lost-comment = a comment: { $text }
lost-escape = a line for other programs: %{ $text }
lost-note = a note that nothing refers to: { $text }
lost-mark = the mark { $text }: nothing follows it
lost-layout = a command for the look of the page: { $name }|{ $text }|
lost-second-command = the command { $name } came more than once: { $text }
lost-line-breaks = line breaks, tabs or control characters in { $text }; spaces are written
lost-closing-brace = a closing brace in a comment; a round bracket is written
lost-bars = bars or line breaks in a text; { $text } is written
lost-too-many-notes = the explanation { $text }: a game has at most 32 notes
lost-dealer-unknown = that the dealer is not known; North is written
lost-vulnerability-unknown = that the vulnerability is not known; none is written
lost-board-number = the board number { $number }: dealer and vulnerability are not those of Law 2
lost-fourth-hand = that one hand is not known: three hands tell the fourth
lost-short-hand = the hand of { $seat }: it has { $cards ->
    [one] one card
   *[other] { $cards } cards
}, and a log wants 13
lost-out-of-rotation = that call { $number }, by { $seat }, was out of rotation
lost-auction-ended = that no more calls will be given
lost-auction-from = the auction from call { $number } on, { $act } by { $seat }: { $reason }
lost-play-from-card = the play from card { $number } on, { $act } by { $seat }: { $reason }
lost-play-without-auction = the play: no whole auction stands before it
lost-play-from-trick = the play from trick { $number } on: not all of its cards are known
lost-lead-out-of-turn = that the lead to trick { $number } was out of turn
lost-play-ended = that the play was ended: no result is stated with it
lost-alert = the alert of { $text }
lost-explanation = the explanation of { $name }: { $text }
lost-judgement = the judgement of { $text }
lost-contract = the contract as stated, { $text }: no auction leads to it
lost-contract-by = the contract as stated, { $text } by { $seat }: no auction leads to it
lost-tricks = the result as stated, { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}: it does not follow from the play
lost-swapped = that declarer and dummy were swapped
lost-clauses = the list of clauses that the log shows
lost-expectation = what the log expects of the outcome
lost-editions = all editions but the last
lost-entry = the entry { $text }
lost-no-board-number = the game: it has no board number
lost-no-contract = no contract is known
lost-only-result = auction and play: only the result is written
lost-hands = { $boards ->
    [one] the hands of one board
   *[other] the hands of { $boards } boards
}
lost-other-hands = the hands: those of another board with this number are kept
lost-not-played = a result that was not played to the end
lost-key = what stands under { $text }
lost-scoring = the setting { $name } of the scoring: { $text }
lost-edition = the edition of the Laws
lost-entries = the entries: only results are written
lost-match-name = its name; it is match { $number } of the file
lost-award = the award: the format has no word for it
lost-no-pair-numbers = the result: its pairs have no numbers
lost-no-result = the result: contract, declarer or tricks are not known
lost-deleted = a result that was deleted
lost-one-side = that the result counts for one side only
lost-element = the element { $name }: { $text }
lost-other-events = all events but the first
lost-lead = the lead { $text }: it is no card
lost-score = the score as stated, { $text }: contract, tricks and vulnerability do not lead to it
lost-result-text = the result { $text }: it does not go with the contract
lost-players = the players { $text }: who of them sat where is not known
lost-match-names = the names { $text }: which of them sat at this board is not known
lost-without-result = the contestant: it has no result
lost-revoke = that { $text } was a revoke: the hand is not known
lost-tricks-differ = that the players agreed on a wrong number of tricks
lost-fixed-award = that the award of { $text } per cent is fixed: the format takes it for an average
lost-adjusted = the result: the format has no place for its adjusted score
lost-contract-at-odds = the contract { $name }: the score { $text } does not follow from it, and the score counts
lost-contract-incomplete = the contract { $text }: declarer or tricks are not known
lost-contract-replaced = the contract { $text }: an award takes its place, or the board was not played
lost-session-name = the number of session { $name }: it is session { $text } of the file
lost-table-unknown = which table it was: the file does not say it, and the devices ask for it
lost-round-unknown = which round it was: the file does not say it, and the devices ask for it
lost-corrected = a result that was corrected: a later one counts
lost-twice = a result that is there twice: it is written once
lost-faulty = a game or result that cannot be read and is left out: { $text }
