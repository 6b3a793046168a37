# The demonstration: what it prints.

demo-event = Thursday Pairs (demonstration)
demo-preparing = Playing half an evening at seven tables...
demo-ready = Openroom is at { $address }
demo-director = Director
demo-director-hint = this link signs you in; it works once, and only within an hour
demo-phone = A phone at table { $table }
demo-phone-hint = open the link on a phone or in a private window
demo-results = Results
demo-results-hint = open to everyone
demo-ruling = Ruling in progress
demo-ruling-hint = an insufficient bid at table { $table }; sign in as the Director first
demo-gone = Nothing is kept. Press Ctrl-C to stop.
demo-kept = Everything is in { $file }. Press Ctrl-C to stop; to carry on, run: openroom serve --database { $file }
demo-play = Play a board
demo-play-hint = a board is on the table: sit down, and send three links
