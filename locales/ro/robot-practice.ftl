# Practice with robots: bidding beside their system, and the play of boards of a chosen kind.

practice-title = Exerciții
practice-closed = Aici nimeni nu poate juca cu roboți.
practice-bidding = Exersați licitația
practice-bidding-how = Licitați pe Sud cu un robot ca partener. Aflați ce ar fi licitat roboții cu mâna dumneavoastră și ce arată acea declarație.
practice-silent = Adversarii pasează
practice-contested = Licitează și adversarii
practice-play = Exersați jocul
practice-play-how = Roboții licitează, iar dumneavoastră jucați de la atac încolo. La sfârșit vedeți levatele cu cărțile pe față și aceeași donă la alte mese.
practice-kind = Ce jucați
practice-kind-suit = Declarant într-o culoare
practice-kind-notrump = Declarant la fără atu
practice-kind-slam = Declarant la șlem
practice-kind-declarer = Declarant în orice contract
practice-kind-defence = Apărător
practice-kind-whole = Sud, de la prima declarație
practice-start = Începe
practice-own = Donele dumneavoastră sau aceleași done pentru o clasă
practice-file = Done dintr-un fișier (PBN sau LIN)
practice-file-how = Se aleg donele care devin de felul dorit când le licitează roboții. Sunt rotite astfel încât să stați pe Sud.
practice-set = Numărul seriei
practice-set-how = Toți cei care scriu același număr primesc aceleași done. Lăsați gol pentru done numai ale dumneavoastră.
practice-card = Fișa de convenții a roboților
practice-hand = Mâna { $number }
practice-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
practice-tap = Atingeți o declarație pentru a vedea ce arată.
practice-told = Ce spun roboții
practice-over = Licitația s-a încheiat
practice-alike = { $all ->
    [one] Roboții ar fi făcut { $alike } din singura dumneavoastră declarație.
    [few] Roboții ar fi făcut { $alike } din cele { $all } declarații ale dumneavoastră.
   *[other] Roboții ar fi făcut { $alike } din cele { $all } de declarații ale dumneavoastră.
}
practice-you-bid = Ați licitat:
practice-robots-bid = Roboții ar fi licitat:
practice-score = Nord-Sud { $score }
practice-double-dummy = Levatele și scorurile sunt cu cărțile pe față.
practice-same = Ca roboții
practice-shows = Arată:
practice-you-called = Declarația dumneavoastră
practice-robots-call = Declarația roboților
practice-fits = Mâna dumneavoastră corespunde cu ce arată declarația.
practice-fits-not = Mâna dumneavoastră nu corespunde cu ce arată declarația, iar partenerul o va crede.
practice-next = Mâna următoare
practice-back = Retrag ultima mea declarație
practice-again = Aceeași mână din nou
practice-at-once = Spune-mi după fiecare declarație
practice-robots-auction = Licitația roboților
