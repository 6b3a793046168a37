# What the server refuses, and why.

serve-setup-done = There is already a Director. Sign in, or ask for a link to set a new password.
serve-setup-code = This code is wrong or has already been used. Restart the server to get a new one.
serve-wrong-password = Wrong name or password.
serve-code-used = This code is wrong or has already been used.
serve-person-gone = This account no longer exists.
serve-no-table-code = No table has this code.
serve-two-sessions = More than one session with this table is in progress. Which one are you playing in?
serve-join-first = Enter a table code first.
serve-seat = A seat must be N, E, S or W.
serve-name-taken = This name is already taken. Choose another.
serve-not-yourself = You cannot remove your own account. Ask another Director.
serve-no-person = Nobody has this name.
serve-no-token = There is no such key.
serve-role = The role must be director, assistant or scorer.
serve-name-length = A name must have 1 to 60 characters.
serve-password-length = A password must have 8 to 200 characters.
serve-sign-in = Sign in first.
serve-needs-role = This needs another role ({ $needed }); you are signed in as { $own }.
serve-role-may-not = Your role ({ $own }) does not allow this.
serve-role-director = director
serve-role-assistant = assistant
serve-role-scorer = scorer
serve-role-table = table
serve-role-spectator = spectator
serve-token-unknown = This key is not recognized.
serve-other-site = This page belongs to another site.
serve-other-event = This code is for another event.
serve-other-table = This code is for another table.
serve-round-not-on = This round is not being played now. Call the Director if something must be changed.
serve-not-played-here = Only the players who played this board can enter or confirm its result now. Call the Director if anything is missing.
serve-choose-seat = Choose your seat first.
serve-seat-empty = Nobody is sitting there this round.
serve-same-phone = This phone entered the result for the other side. Confirm it on their phone; if the table has only one phone, pass it across, choose the seat there and confirm.
serve-places = The movement has room for { $places }, but the number of entries is { $entered }. Choose a movement for { $entered }.
serve-missing-boards = The session needs { $needed } boards. Missing: { $missing }. Deal them all, or choose another movement.
serve-not-dealt = { $dealt ->
    [0] No boards were dealt for this session.
    [one] One board was dealt for this session.
   *[other] { $dealt } boards were dealt for this session.
} These rounds also need: { $missing }. Play extra rounds in a new session.
serve-change-what = Give one of these: `leaves`, `arrives`, `behind`.
serve-behind-begun = Round { $round } has begun: change the movement from a later round. Boards that table { $table } cannot finish are played later, one by one.
serve-event-name = An event name must have 1 to 200 characters.
serve-one-act = An action must be an object with one key, the name of the act.
serve-act = The act cannot be read: { $reason }
serve-key = A key must have 1 to 80 characters.
serve-gone-on = The event has moved on in the meantime. Please look again.
serve-has-result = This board already has a result.
serve-no-results = No results have been published yet.
serve-no-event = There is no such event.
serve-no-address = There is no such address.
serve-first = Somebody else got there first. Please look again.
serve-board-not-public = This board has not been published yet.
serve-no-board = There is no such board.
serve-no-case = There is no such case.
serve-case-asked = You have been asked for your opinion on case { $case }. Please give it first; then you will see what the Director has found.
serve-case-plays = You play in this event, and you have still to play this board or were at the table or in the team concerned. Another Director must take the case. If there is none, add somebody as an assistant on the page Staff.
serve-no-contestant = There is no such contestant.
serve-no-table = There is no table { $table }.
serve-venue-link = This link does not open any place of play. Ask whoever runs the event for the link of your club.
serve-captain-link = This link opens no team. Ask the Director for the link of your team.
serve-captain-may-not = A captain hands in the line-ups of the team, confirms its matches, calls the Director and names another captain; nothing else.
serve-league-open = The next season can be made only when every play-off has been decided, with a name for each division.
serve-session-size = A session can have 2 to 400 contestants and 1 to 200 boards, and last up to 6000 minutes.
serve-kind = The type must be pairs, teams or individual.
serve-deal-what = Give either `boards`, with a number from 1 to 200, or one of `pbn` and `lin`, with the text of a file.
serve-no-hands = This file has no board with a number and all four hands.
serve-too-many-entries = No board can have that many entries.
serve-too-large = The request is too large.
serve-method = This method is not allowed at this address.
serve-unreadable = The request cannot be read ({ $reason }).
serve-too-many = Too many attempts. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
serve-failed = Something went wrong on the server. Try again.
serve-closing = The server is shutting down. Try again shortly.
serve-disk-full = The server’s disk is full, so nothing was saved. Make room on it, then try again.
serve-timed-out = This took too long. Try again.
serve-name-signs = A name must not contain line breaks or invisible characters.
serve-text-long = This text is too long; at most { $most } characters are allowed.
serve-no-format = There is no such file. Choose event-file, log, csv, usebio or pbn.
serve-hands-not-public = The hands have not been published yet.
serve-no-boards = No hands are known for this session.
serve-no-entrants = This file contains no contestants. It needs a column of numbers and one or more columns of names.
serve-entrant-number = { $id } is not a contestant number. Write 1, 2, 3.
serve-entrant-twice = Contestant { $number } appears twice in the file.
serve-no-document = There is no such document. Choose hands, movement, guide, travellers, ranking, scorecards, slips, tables or appeal.
serve-no-movement = This session has no movement yet.
serve-no-appeal = There is no such appeal.
serve-print-how = A document must be pdf or html, on a4 or letter paper.
serve-no-such-settings = That is not a method of scoring; matchpoints, cross-imps, butler, imps, total, point-a-board and hybrid are.
serve-language = The language must be en, pt, es, es-ES, it or ro.
serve-working = Double dummy is being calculated: { $done } of { $all } boards. Try again in a moment.
serve-not-scored = The event cannot be scored: { $reason }
serve-at = Openroom is at { $address }
serve-first-start = First start: open { $link }
serve-kept = The previous database has been saved as { $file }
serve-moved = Moved and compared: { $events ->
    [one] { $events } event
   *[other] { $events } events
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
serve-way-back = Within the hour, open the server’s address followed by: { $link }
serve-no-club = There is no such club on this server.
serve-club-taken = This short name or host name is already taken.
serve-club-id = A short name must consist of up to 40 lower-case letters, digits and hyphens.
serve-club-host = This is not a host name. Use a name such as club.example.
serve-club-again = Type the short name of the club again to delete it. Nothing can bring it back.
serve-operator = Only those who run the server can do this.
serve-no-room = The club has used all its space on this server. Ask whoever runs the server for more.
serve-a-player = a player
serve-no-member = This person is not on the members list.
serve-all-linked = Everybody has a private link already. Choose whose link is to be replaced.
serve-member-changed = Someone else has just changed the members list. Look at it again, then repeat the change.
serve-member-there = { $name } is already on the members list. If this is someone else, give a fuller name or a different number.
serve-members-many = The members list may hold at most { $most } people.
serve-member-itself = Choose someone else to merge with.
serve-list-columns = The list has a different number of columns. Load it again.
serve-no-link = This link is not valid any more. Ask the Director for a new one.
serve-logo = The logo must be a JPEG picture of at most 100 kB and 1000 pixels each way.
serve-no-logo = This club has no logo.
serve-plan-starts = Give the day and time, such as 2026-11-17T19:30.
serve-plans-many = The calendar may hold at most { $most } sessions.
serve-no-plan = This session is no longer in the calendar.
serve-wishes-many = There are already { $most } names down for this session.

# Tables to play at.
serve-no-table-opened = There is no such table or board.
serve-table-link = This link does not lead to a seat at this table. Ask whoever opened the table to send the link again.
serve-table-looks-on = This link does not let you act at the table.
serve-replay-hands = This file does not have all four hands of board { $board }, so the board cannot be shown.
serve-tables-closed = Tables for playing cannot be opened here.
serve-table-edition = Choose the 2007 or the 2017 Laws.
serve-table-host = Only whoever opened the table has its links.
serve-table-went-on = The table has moved on. Look again, then choose.
serve-table-board-on = The board in play is not over yet.
serve-table-round = The round has not started yet.
serve-table-no-more = There are no more boards in this round.
serve-table-time-up = The next round has been called: this board waits for the Director. Nothing more can be played on it until the Director says so.
serve-table-teams = A team match has from 1 to 64 boards.
serve-table-not-dealt = The boards of this session have not been dealt yet: the Director must deal them first.
serve-section-sizes = Only pairs can be divided into sections, and together the sections must hold all the pairs.
serve-hands-you-play = You play in this event, so you can open what shows the hands only after the session.
serve-table-director = Only the Director may see this.
serve-table-faces = At this table these two do not see and hear each other.
serve-conduct-reader = Only its named readers can see this.
serve-conduct-name = Write the name of the person.
serve-conduct-no-account = There is no account called { $name }.
serve-suspended = { $name } is suspended until { $until }. To enter this player all the same, give the reason.
