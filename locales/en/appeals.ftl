# The appeal form: is it complete, who may not sit, how the hearing goes.

appeal-items = Is the form complete? (White Book 92.5.1)
appeal-there = yes
appeal-missing = MISSING
appeal-missing-parts = MISSING: { $parts }
appeal-not-needed = not needed here
appeal-item-a = The facts, as found
appeal-item-b = The four hands
appeal-item-c = Why the appellants think the ruling is wrong
appeal-item-d = Printed, or written in black ink
appeal-item-e = The play up to the point in question
appeal-item-f = The hands taken from the file, not copied by hand
appeal-item-g = The names of the players and of the committee
appeal-item-h = The form of scoring, pairs or teams
appeal-item-i = The system, where it matters
appeal-item-j = The system card, checked
appeal-item-k = The legal auction to a table result that is weighed
appeal-item-l = What doubles mean, and which calls are forcing
appeal-item-m = A psychic call, misbid or deviation, classified
appeal-item-n = The opening lead
appeal-item-o = Legible
appeal-item-p = The evidence for each finding
appeal-item-q = Shown to both sides
appeal-item-r = Table result, scores, ruling and decision
appeal-item-s = The kind of irregularity and the Laws

appeal-barred = Who may not sit on the committee (White Book 93.3)
appeal-barred-party = The parties, their team-mates and captains: { $names }
appeal-barred-director = The Directors of the event: { $names }
appeal-barred-consulted = Consulted about the ruling: { $names }
appeal-barred-polled = Asked in a poll: { $names }

appeal-script = The hearing, in order (White Book 93.4.3)
appeal-script-chair = The chair introduces the committee; the Director introduces the others and says who appeals. Everyone will be heard; nobody interrupts.
appeal-script-director = The Director speaks first: when the call came and from whom, what it was about, the facts, the inferences drawn, and the ruling.
appeal-script-questions = Questions about the facts: first the chair, then the other members.
appeal-script-appellants = The appellants say why the ruling should be changed.
appeal-script-others = The other side is heard. Each side may answer the other; then the captains and the Director in charge are heard.
appeal-script-alone = All sides leave, and the committee deliberates alone. On points of law and regulation it asks the Director.
appeal-script-decision = The chair writes the decision and its reasons; the Director tells the players. How the members voted is not disclosed, and there is no further discussion.

appeal-notes = For the committee
appeal-note-tuning = Start by assuming that the ruling is right. Change it if it is wrong, but do not make small changes to weights, such as from 80/20 to 70/30 (White Book 93.4.4).
appeal-note-split = Decide the facts. Giving both sides a good score because you are in doubt is not legal (White Book 93.4.9).
appeal-note-deposit = The deposit depends only on the merit of the appeal. It is forfeited only if all members agree that the appeal had no merit (White Book 93.4.6).
appeal-note-adviser = Do not ask whether an appeals adviser was consulted (White Book 93.4.3).
