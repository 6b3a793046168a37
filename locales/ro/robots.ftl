# Robots on the command line.

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
