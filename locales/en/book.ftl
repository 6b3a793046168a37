# The book of Laws.

book-title = The Laws
book-open = Read the Laws
book-own-words = Every clause of both editions, in our own words. The text that binds is that of the published Laws.
book-edition = Edition
book-contents = Contents
book-path = Where you are
book-ways = Other ways through the book
book-beside = Before and after
book-chapter = { $number }. { $title }
book-law = Law { $law }: { $title }
book-clauses = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
book-no-clause = The { $year } Laws have no clause { $id }
book-not-there = Not in { $year }
book-parts = Parts
book-asks = What the Director asks:
book-follows = What follows:
book-english = This part has not been translated yet and is shown in English.
book-kind-mechanical = Applied without judgement
book-kind-judgement = The Director judges
book-kind-scoring = Scoring
book-kind-procedure = Procedure
book-kind-conduct = Conduct
book-kind-definition = Definition
book-search = Search the Laws
book-search-example = penalty card, 27B1a, hesitation…
book-found = { $count ->
    [0] Nothing was found. Try other words, or a number such as 27.
    [one] { $count } clause
   *[other] { $count } clauses
}
book-taken = Searched for “{ $word }” instead of “{ $typed }”.
book-terms = Understood as: { $terms }
book-all = Show all { $count }
book-warning = The translation in your language differs
book-severity-other-ruling = another ruling would follow
book-severity-doubtful = another ruling might follow
book-severity-numbering = numbering
book-says = That book says:
book-others = The others say:
book-effect = Effect on a ruling:
book-changed = 2007 and 2017
book-changes = What changed from 2007 to 2017
book-changes-of = Law
book-changes-count = { $count ->
    [0] Nothing changed here.
    [one] { $count } rule is not the same in both.
   *[other] { $count } rules are not the same in both.
}
book-leads = What leads to what
book-near = The Laws next to Law { $law }
book-law-from = Laws that lead here
book-law-to = Laws it leads to
book-nothing = None
book-to = It refers to
book-from = Clauses that refer to it
book-with = Applied together with
book-with-help = Clauses that rulings on our sample tables cite beside this one, and on how many tables.
book-times = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
book-tree = What leads to what
book-tree-help = A line goes from each Law to the Laws that its clauses refer to. Point at a Law to see its lines; choose it to see it alone.
book-tree-zoom = Look at one Law
book-tree-all = All Laws
book-tree-list = The same as a list
book-readings = How it is read
book-readings-english = Some interpretations are in English only.
book-white = White Book { $paragraphs }
book-ours = Openroom
book-source-wbflc = WBF Laws Committee
book-source-kooijman = Kooijman
book-status-same = still applies in 2017
book-status-absorbed = now in the 2017 Laws themselves
book-status-changed = the 2017 Laws say otherwise
book-status-obsolete = no longer arises in 2017
book-status-regulation = for the regulations to decide
book-status-see = 2017: see below
book-scenarios = Tables that show it
book-scenarios-help = Each can be played step by step, changed and shared.
book-titles-english = Some titles are in English only.
book-cited-too = also applied here
book-table = A table to try out
book-table-changed = Changed
book-table-restore = Back to the original
book-here-answered = At this table the answer was:
book-what-if = What if something else happened?
book-board = The board
book-as-dealt = The hands as they were dealt.
book-as-left = The hands as they stand at this step.
book-tricks = Tricks: North-South { $ns }, East-West { $ew }
book-cited = Clauses applied
book-link = The address of this table, as it stands
book-too-long = This table is too long for a link.
book-wrong-link = That link is damaged, so here is an empty table.
book-wrong-scenario = There is no such table, so here is an empty one.
book-no-engine = This cannot be worked out on this device right now. Check the network and try again.
book-practise = Rule on it yourself
