# Rankings of parts of an event, and files for others.

export-submission = For the federation (USEBIO with places and master points)
export-register = For a register of members (CSV, a row for each player)
ranking-of = Ranking of
ranking-whole = the whole event
ranking-session = session { $number }
ranking-section = section { $name }
ranking-group = { $name }
master-points-short = MP
export-website = For a web site (HTML: ranking and boards)
