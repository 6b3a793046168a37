# Regulamentul unui concurs, așa cum îl citesc jucătorii și Arbitrii (White Book 80.1, 80.2, 80.9, 122.1).
rulebook-title = Regulament
rulebook-version = Versiunea { $version } a regulamentului
rulebook-authority = Autoritatea Regulatoare
rulebook-organiser = Organizator
rulebook-licence = Licență
rulebook-terms = Condițiile licenței
rulebook-laws = Ediția Legilor
rulebook-federation = Regulile federației
rulebook-policy = Sisteme permise
rulebook-effort-demanded = Se cere tuturor cel mai bun efort, chiar și celor care ar câștiga dacă ar pierde (White Book 72.1).
rulebook-effort-free = Nu se cere cel mai bun efort celor care ar câștiga dacă ar pierde (White Book 72.1).
rulebook-effort-unsaid = Nu se spune nimic despre cei care ar câștiga dacă ar pierde (White Book 72.1).
rulebook-corrections = Scorurile se pot corecta timp de { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
 } (79C1).
rulebook-rulings = O decizie se poate cere timp de { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
 } (92B).
rulebook-appeals = Un apel se poate face timp de { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
 } (92B).
rulebook-consent = { $from } și-a dat acordul pentru perioada de corectare în numele autorității, { $at }.
rulebook-deposit = Depozit pentru un apel
rulebook-of-authority = Ale Autorității Regulatoare
rulebook-of-organiser = Ale Organizatorului
rulebook-of-event = Ale acestui concurs
rulebook-of-director = Ale Arbitrului
rulebook-under = dat în temeiul { $clause }
rulebook-conflict = Acest regulament a fost dat în temeiul 80B2f și nu trebuie să contrazică Legile: { $laws } rămâne valabilă (White Book 80.9).
rulebook-changes = Schimbări
rulebook-change = Versiunea { $version }, { $at }: { $what }
