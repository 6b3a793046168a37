# Classifiche di parti di un torneo, e file per altri.

export-submission = Per la federazione (USEBIO con posti e punti federali)
submission-to-mend = Corregga questo prima di inviare il file:
export-register = Per un registro dei soci (CSV, una riga per giocatore)
ranking-of = Classifica di
ranking-whole = tutto il torneo
ranking-session = la sessione { $number }
ranking-section = il girone { $name }
ranking-group = { $name }
master-points-short = PF
export-website = Per un sito web (HTML: classifica e board)
after-finals = La fase successiva
after-finals-help = I qualificati passano a una finale, e gli altri a una consolazione.
after-finals-make = Fare le finali
home-seasons = Stagioni
