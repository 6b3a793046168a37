# Knockout: tabloul în cuvinte, pe hârtie și în pagini.

ko-bracket = Tablou
ko-round = Runda { $round }
ko-final = Finala
ko-semi-final = Semifinale
ko-quarter-final = Sferturi de finală
ko-third = Locul trei
ko-plate-round = Consolare, runda { $round }
ko-bye = pauză
ko-winner-of = câștigătorul din { $place }
ko-loser-of = învinsul din { $place }
ko-versus = { $one } – { $other }
ko-state-waiting = echipe încă necunoscute
ko-state-ready = gata de joc
ko-state-laid-out = la mesele { $tables }
ko-state-playing = done jucate: { $done } din { $boards }
ko-state-level = egalitate
ko-how-bye = fără adversar
ko-how-left = fără joc, ceilalți au plecat
ko-how-walkover = fără joc
ko-how-lots = prin tragere la sorți
ko-put-back = { $team } merge mai departe, reprimită (White Book 145.11.1)
ko-by = până la { $date }
ko-champion = Câștigător: { $team }
ko-lots = Tras la sorți, numărul { $lots }
ko-no-bracket = Încă nu există tablou; dă --boards pentru a-l face.
