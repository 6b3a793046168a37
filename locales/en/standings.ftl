# Rankings of parts of an event, and files for others.

export-submission = For the federation (USEBIO with places and master points)
submission-to-mend = Put this right before you send the file:
export-register = For a register of members (CSV, a row for each player)
ranking-of = Ranking of
ranking-whole = the whole event
ranking-session = session { $number }
ranking-section = section { $name }
ranking-group = { $name }
master-points-short = MP
export-website = For a web site (HTML: ranking and boards)
after-finals = The next stage
after-finals-help = Qualifiers go on to a final, and the others to a consolation event.
after-finals-make = Make the finals
home-seasons = Seasons
