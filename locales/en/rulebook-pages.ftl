# What the pages of the regulations of an event say.

rulebook-help = What holds at this event beside the Laws. Anyone who enters accepts it. Once you have opened this page, it can be read without a network too.
rulebook-needs-clause = This regulation departs from the Laws, and nobody has said which clause allows that.
rulebook-departs = departs from { $laws }
rulebook-settings = Decided for this event
rulebook-accepted = entered under version { $version } of the regulations
rulebook-older = { $count ->
    [one] One entry was made under an earlier version: tell them what has changed.
   *[other] { $count } entries were made under an earlier version: tell them what has changed.
 }
rulebook-none = No regulations have been written for this event.
rulebook-search = Search in the Laws and in these regulations
rulebook-found = Regulations of { $event }
rulebook-print = Print the regulations
rulebook-write = Write a regulation
rulebook-write-licence = Licence of the event
rulebook-number = Number
rulebook-subject = Subject, in one word
rulebook-subject-title = Title
rulebook-text = What it says
rulebook-source = Where it stands
rulebook-date = Since when, or of when
rulebook-clause = Clause of the Laws under which it was made
rulebook-departs-from = Clauses of the Laws from which it departs
rulebook-layer = Whose it is
rulebook-take = Take over the regulations of another event
rulebook-take-out = Take it out
rulebook-cards = System cards
rulebook-cards-help = A system card in the form that Openroom reads is checked against the systems that are permitted at this event.
rulebook-card = System card of { $contestant }: { $name }
rulebook-card-add = Hand in a system card
rulebook-card-text = The card
rulebook-card-nothing = Nothing was found that is not permitted.
rulebook-card-unchecked = This event does not say which systems are permitted.
rulebook-card-finding = { $place }: { $what } (White Book { $paragraph })
rulebook-card-hand = for example { $hand }
rulebook-consent-from = Who agreed for the authority
rulebook-consent-at = When
rulebook-consent-help = A correction period under 20 minutes needs the consent of the authority (White Book 131.4).
rulebook-late-because = Why was it not asked for at the time?
rulebook-late-help = The round is over: find out why the request comes late (White Book 9.1).
rulebook-exception = Take this entry all the same, because
