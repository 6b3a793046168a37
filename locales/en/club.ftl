# The club: members, its page, its calendar, a player’s own page.

members = Members
members-count = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
member-add = Add a member
members-list = Add a whole list
members-none = The members list is empty. Add people one by one, paste a list, or load a file. Names you type for a session can be kept here too.
members-silent = { $count ->
    [one] { $count } person has not agreed to be named in public.
   *[other] { $count } people have not agreed to be named in public.
} Pages that anyone can see show initials instead.
members-all-agreed = All of them have agreed now
members-look = Find a name or number
members-more = { $count ->
    [one] { $count } more person is not shown.
   *[other] { $count } more people are not shown.
} Type part of the name.
members-privacy = Only staff can see this list, and only Directors can see contact details. With their private link, members can see and delete what is kept about them.
member-saved = { $name } has been saved.
member-gone = { $name } has been deleted. Results now say “a player”.
members-added = { $count ->
    [one] { $count } person has been added.
   *[other] { $count } people have been added.
}
visitor = Visitor
member-federation = Federation number
member-number = Club number
member-consent = Agrees to be named on public pages
keep-consent = They agree to be named on public pages
keep-consent-help = Otherwise pages that anyone can see show initials.
member-partner = Usual partner
member-grade = Grade or handicap
member-also = Name as written elsewhere
member-also-help = If there are several, separate them with semicolons.
member-contact = Contact
member-last = Last played: { $day }
member-link = Private link
member-link-help = With this link the member sees their own results, partners and averages, and what the club keeps about them. Do not give it to anyone else.
member-link-new = Make a link
member-link-again = Make a new link (the old one stops working)
members-links = { $count ->
    [one] Print the private link of the one player who has none
   *[other] Print private links for the { $count } players who have none
}
members-links-help = One slip for each player, to be cut and handed out.
members-links-open = Open the sheet
member-merge = The same person twice?
member-merge-help = The entry of { $name } is kept. It takes from the other one its names and whatever is missing here.
member-merge-with = Merge with
member-merge-go = Merge
member-data = Data kept about this person
member-file = Download everything (file)
member-delete = Delete this person
member-delete-ask = Delete { $name }? Results stay, under “a player”. This cannot be undone.
member-delete-yes = Delete for good
members-paste = Paste the list
members-paste-help = One person per line: just names, or columns copied from a spreadsheet.
members-file = Or load a file (CSV)
members-columns = Check what each column holds.
members-heading = The first line is a heading
column-n = Column { $n }
column-name = Full name
column-given = First name
column-family = Surname
column-also = Name as written elsewhere
column-federation = Federation number
column-number = Club number
column-grade = Grade or handicap
column-partner = Usual partner
column-language = Language
column-contact = Contact
column-consent = Agrees to be named in public
column-none = Leave out
members-check = Check
members-take = { $count ->
    [one] Add { $count } person
   *[other] Add { $count } people
}
members-would = New: { $added }. Already listed, with something new: { $changed }.
members-left-out = These lines are left out:
line-n = Line { $n }:
names-found = { $count ->
    [one] { $count } name found
   *[other] { $count } names found
}
as-last-time = Same as last time ({ $day }): { $count }
add-entry-pairs = Add this pair
add-entry-teams = Add this team
add-entry-individual = Add this player
player-n = Player { $n }
entries-other = From a file, or by number only
numbers-only-pairs = Pairs by number only
numbers-only-teams = Teams by number only
numbers-only-individual = Players by number only
numbers-only-help = They are named later: by the players at the table, or by you. In the list each appears as a question mark.
keep-names = { $count ->
    [one] Keep { $count } new name on the members list
   *[other] Keep { $count } new names on the members list
}
name-us = Number { $number }: who are you?
name-us-help = Type a name or a membership number.
a-player = a player
number-alone = No. { $number }
unnamed = no names yet
person-name = Give the names
club-page = The club
club-name = Name of the club
club-number = Number at the federation
club-number-help = It goes into the files for the federation.
club-contact = Contact
club-contact-help = Address, phone, e-mail: everyone can see it.
club-logo = Logo
club-logo-choose = Choose a picture
club-logo-help = It is made smaller automatically.
calendar = Calendar
plan-add = Add a session to the calendar
plan-starts = Day and time
plan-weeks = How many weeks
plan-weeks-help = With more than 1, it is repeated every week.
plan-note = Note
plan-start = Prepare
plan-remove = Remove from the calendar
plans-none = There is nothing in the calendar.
today = Today
i-play = I’ll play
partner-wanted = partner wanted
wish-accepted = accepted
wish-accept = Accept
partner-name = Partner
partner-help = Leave it empty if you need one.
team-names = Your teammates
team-names-help = One name per line, three to seven of them.
saved = Saved.
own-page = My page
player-gone = Everything the club kept about you has been deleted.
player-sessions = My sessions
player-average = Average { $percent }
player-rank = Rank { $rank } of { $of }
player-boards = Boards
player-none = There are no results yet.
player-partners = Partners
player-times = { $count ->
    [one] { $count } session
   *[other] { $count } sessions
}
player-data = What the club keeps about me
player-consent = I agree to be named on public pages
player-delete = Delete my data
player-delete-ask = Delete everything the club keeps about you? Results stay, under “a player”, and this page disappears. This cannot be undone.
create-at-once = Create now: { $movement }
members-stale = { $count ->
    [one] { $count } person has not played for two years
   *[other] { $count } people have not played for two years
}
members-stale-gone = { $count ->
    [one] { $count } person has been deleted.
   *[other] { $count } people have been deleted.
}
suggestions = Suggestions
setup-used = Openroom is already set up, and this link has been used. Sign in with the name and password chosen then.
carry-formula = By the formula of White Book 172
carry-final-top = Top on a board of the final
carry-qualifying-top = Top on a board of the qualifier
one-table-total = One table: no board is played twice, so points are added up as they are.
