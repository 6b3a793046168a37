
# What a conversion loses.

lost = lost: { $what }
lost-at = lost: { $place }: { $what }
losses-strict = { $count ->
    [one] one thing would be lost
   *[other] { $count } things would be lost
}, so nothing was written

place-line = line { $line }
place-game = game { $number }
place-board = board { $board }
place-log = log { $number }
place-result = board { $board }, { $ns } v { $ew }
place-message = result { $number }
place-contestant = contestant { $id }
place-match = match { $id }

lost-event = the event: { $text }
lost-site = the place: { $text }
lost-date = the date: { $text }
lost-scoring-word = the scoring: { $text }
lost-name = the name of { $seat }: { $name }
lost-name-changed = the name of { $seat }, { $name }: it was written as { $written }
lost-tag = the tag { $name }: { $text }
lost-second-tag = a second tag { $name }: { $text }
lost-second-line = a line under a repeated tag: { $text }
lost-section = the section { $text }
lost-comment = a comment: { $text }
lost-escape = a line for other programs: %{ $text }
lost-note = a note that nothing refers to: { $text }
lost-mark = the mark { $text }, which nothing follows
lost-layout = a page-layout command: { $name }|{ $text }|
lost-second-command = a repeated command { $name }: { $text }
lost-line-breaks = line breaks, tabs or control characters in { $text }, which were replaced by spaces
lost-closing-brace = a closing brace in a comment, which was replaced by a round bracket
lost-bars = bars or line breaks in a text, which was written as { $text }
lost-too-many-notes = the explanation { $text }: a deal can have at most 32 notes
lost-dealer-unknown = that the dealer is unknown; North was written
lost-vulnerability-unknown = that the vulnerability is unknown; “neither side vulnerable” was written
lost-board-number = the board number { $number }: its dealer and vulnerability do not match Law 2
lost-fourth-hand = that one hand is unknown: three hands determine the fourth
lost-short-hand = the hand of { $seat }: it has { $cards ->
    [one] one card
   *[other] { $cards } cards
}; a log needs 13
lost-out-of-rotation = that call { $number }, by { $seat }, was out of rotation
lost-auction-ended = that the auction record stops there
lost-auction-from = the auction from call { $number }, { $act } by { $seat }: { $reason }
lost-play-from-card = the play from card { $number }, { $act } by { $seat }: { $reason }
lost-play-without-auction = the play: there is no complete auction before it
lost-play-from-trick = the play from trick { $number }: not all its cards are known
lost-lead-out-of-turn = that the lead to trick { $number } was out of turn
lost-play-ended = that play ended early: no result is given
lost-alert = the alert of { $text }
lost-explanation = the explanation of { $name }: { $text }
lost-judgement = the annotation of { $text }
lost-contract = the stated contract, { $text }: no auction leads to it
lost-contract-by = the stated contract, { $text } by { $seat }: no auction leads to it
lost-tricks = the stated result, { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}: it does not follow from the play
lost-swapped = that declarer and dummy were swapped
lost-clauses = the list of clauses the log demonstrates
lost-expectation = the outcome that the log expects
lost-editions = all editions of the Laws except the last
lost-entry = the entry { $text }
lost-no-board-number = the game: it has no board number
lost-no-contract = the contract: it is not known
lost-only-result = the auction and the play: only the result is written
lost-hands = { $boards ->
    [one] the hands of one board
   *[other] the hands of { $boards } boards
}
lost-other-hands = the hands: those of another board with this number are kept
lost-not-played = a result for a board not played to the end
lost-key = everything under `{ $text }`
lost-scoring = the scoring setting `{ $name }`: { $text }
lost-edition = the edition of the Laws
lost-entries = the entries: only results are written
lost-match-name = the name of the match, which is match { $number } in the file
lost-award = the award: the format cannot express it
lost-no-pair-numbers = the result: its pairs have no numbers
lost-no-result = the result: the contract, declarer or the number of tricks is not known
lost-deleted = a result that was deleted
lost-one-side = that the result counts for one side only
lost-element = the element { $name }: { $text }
lost-other-events = all events except the first
lost-lead = the lead { $text }: it is not a card
lost-score = the stated score, { $text }: it does not follow from contract, tricks and vulnerability
lost-result-text = the result { $text }: it does not fit the contract
lost-players = the players { $text }: it is not known who sat where
lost-match-names = the names { $text }: it is not known which of them played this board
lost-without-result = the contestant, who has no result
lost-revoke = that { $text } was a revoke: the hand is not known
lost-tricks-differ = that the players agreed on a wrong number of tricks
lost-fixed-award = that the award of { $text }% is fixed: the format treats it as an average
lost-adjusted = the result: the format has no place for its adjusted score
lost-contract-at-odds = the contract { $name }: it does not give the score { $text }, and the score counts
lost-contract-incomplete = the contract { $text }: declarer or the number of tricks is not known
lost-contract-replaced = the contract { $text }: it was replaced by an award, or the board was not played
lost-session-name = the number of session { $name }: it becomes session { $text } in the file
lost-table-unknown = the table: the file does not give it, and the devices need it
lost-round-unknown = the round: the file does not give it, and the devices need it
lost-corrected = a result that was corrected: a later one counts
lost-twice = a duplicate result: it is written once
lost-faulty = a game or result that cannot be read and is left out: { $text }
