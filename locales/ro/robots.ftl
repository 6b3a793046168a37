# Robots: on the command line, on paper, and what the server says of them.

match-title = { $first } contra { $second }: { $boards ->
    [one] o donă
    [few] { $boards } done
   *[other] { $boards } de done
}, sămânța { $seed }
match-board = Dona { $number }: { $one } și { $other }, IMP-uri { $imps }
match-total = IMP-uri în total: { $imps }, pe donă { $mean }
match-interval = Cu 95% încredere: între { $from } și { $to } pe donă
match-parallel = Două echipe cu aceiași roboți: fiecare donă iese la fel la ambele mese.
serve-robots-boards = Cu roboți se joacă între 1 și 32 de done.
serve-robots-no-more = Toate donele au fost jucate.
match-waiting = { $boards ->
    [one] O donă așteaptă un Arbitru și nu contează.
    [few] { $boards } done așteaptă un Arbitru și nu contează.
   *[other] { $boards } de done așteaptă un Arbitru și nu contează.
}
serve-play-now = Pentru a juca imediat cu roboți, fără nicio pregătire: { $link }
serve-robots-seat = Un robot stă pe N, E, S sau W, iar un începător face cel mult 1.000 de greșeli la 1.000 de rânduri.
serve-practice-none = Niciuna dintre aceste done nu este de acest fel. Alegeți alt fel sau alte done.
serve-practice-call = Această declarație nu se poate face aici.
serve-practice-number = Numărul unei mâini trebuie să fie cel mult 1.000.000.000.
print-robots-card = Fișa de convenții a roboților
print-robots-card-system = 2/1 forcing la manșă
print-robots-card-how = Făcută din regulile după care licitează roboții: fiecare declarație pe care o fac cu una din { $hands } de mâini, nevulnerabili, și ce arată ea. Punctele sunt puncte de onoare.
print-robots-openings = Deschideri
print-robots-responses = Răspunsuri la { $call }
print-robots-defence = Adversarii deschid { $call }
print-robots-competition = Deschidem { $call }, declarația următoare a adversarilor este { $over }
print-robots-call = Declarație
print-robots-shows = Ce arată
convention-stayman = Stayman
convention-puppet = Puppet Stayman
convention-smolen = Smolen
convention-transfer = Transfer
convention-completion = Completează transferul
convention-texas = Transfer Texas
convention-jacoby = Jacoby 2FA
convention-splinter = Splinter
convention-inverted = Susținere inversată în minoră
convention-strong-two = 2♣ tare
convention-waiting = Răspuns de așteptare
convention-negative-response = Răspuns negativ
convention-fourth-suit = A patra culoare forcing
convention-checkback = Checkback
convention-key-card = Blackwood cu cărți-cheie
convention-ogust = Ogust
convention-michaels = Michaels
convention-unusual = 2FA neobișnuit
convention-takeout = Contra informativă
convention-negative-double = Contra negativă
convention-responsive = Contra responsivă
convention-support = Contra de susținere
convention-cue-raise = Susținere prin cue-bid
convention-jordan = Jordan 2FA
convention-weak-jump = Salt slab în culoare nouă
convention-jump-overcall = Intervenție slabă cu salt
convention-both-majors = Ambele majore
convention-lebensohl = Lebensohl
convention-landy = Landy
convention-woolsey = Woolsey
convention-meckstroth = Meckstroth 2FA
