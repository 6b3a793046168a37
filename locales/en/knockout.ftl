# Knockouts: the bracket in words, on paper and on the pages.

ko-bracket = Bracket
ko-round = Round { $round }
ko-final = Final
ko-semi-final = Semi-finals
ko-quarter-final = Quarter-finals
ko-third = Third place
ko-plate-round = Plate, round { $round }
ko-bye = bye
ko-winner-of = winner of { $place }
ko-loser-of = loser of { $place }
ko-versus = { $one } v { $other }
ko-state-waiting = teams not known yet
ko-state-ready = ready to be played
ko-state-laid-out = at tables { $tables }
ko-state-playing = boards played: { $done } of { $boards }
ko-state-level = level
ko-how-bye = no opponent
ko-how-left = walkover, the others left
ko-how-walkover = walkover
ko-how-lots = by lot
ko-put-back = { $team } goes on, put back (White Book 145.11.1)
ko-by = by { $date }
ko-champion = Winner: { $team }
ko-lots = Drawn by lot, seed { $lots }
ko-no-bracket = There is no bracket yet; give --boards to draw it.
