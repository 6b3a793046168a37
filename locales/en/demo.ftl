# The demonstration: what it prints.

demo-event = Thursday pairs (demonstration)
demo-preparing = Playing half an evening at seven tables...
demo-ready = Openroom is at { $address }
demo-director = Director
demo-director-hint = signs you in, once, within an hour
demo-phone = A phone at table { $table }
demo-phone-hint = open it on a phone or in a private window
demo-results = Results
demo-results-hint = for everybody
demo-ruling = The open ruling
demo-ruling-hint = an insufficient bid at table { $table }; sign in as the Director first
demo-gone = Nothing of it is kept. Ctrl-C ends it.
demo-kept = All of it is in { $file }. Ctrl-C ends it; openroom serve --database { $file } goes on with it.
