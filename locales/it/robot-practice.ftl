# Practice with robots: bidding beside their system, and the play of boards of a chosen kind.

practice-title = Esercizio
practice-closed = Qui nessuno può giocare con i robot.
practice-bidding = Esercitarsi nella licitazione
practice-bidding-how = Lei dichiara in Sud con un robot come compagno. Le viene detto che cosa avrebbero dichiarato i robot con la Sua mano e che cosa mostra.
practice-silent = Gli avversari passano
practice-contested = Anche gli avversari dichiarano
practice-play = Esercitarsi nel gioco
practice-play-how = I robot dichiarano e Lei gioca dall’attacco in poi. Dopo vede le prese a carte viste e lo stesso board ad altri tavoli.
practice-kind = Che cosa gioca
practice-kind-suit = Dichiarante a colore
practice-kind-notrump = Dichiarante a senza atout
practice-kind-slam = Dichiarante a slam
practice-kind-declarer = Dichiarante in qualsiasi contratto
practice-kind-defence = Difensore
practice-kind-whole = Sud, dalla prima chiamata
practice-start = Comincia
practice-own = I Suoi board, o gli stessi board per una classe
practice-file = Board da un file (PBN o LIN)
practice-file-how = Si scelgono i board che diventano del tipo voluto quando li dichiarano i robot. Vengono girati perché Lei sieda in Sud.
practice-set = Numero della serie
practice-set-how = Tutti coloro che scrivono lo stesso numero ricevono gli stessi board. Lo lasci vuoto per avere board propri.
practice-card = Carta delle convenzioni dei robot
practice-hand = Mano { $number }
practice-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
practice-tap = Tocchi una chiamata per vedere che cosa mostra.
practice-told = Che cosa dicono i robot
practice-over = La licitazione è finita
practice-alike = { $all ->
    [one] I robot avrebbero fatto { $alike } della Sua unica chiamata.
   *[other] I robot avrebbero fatto { $alike } delle Sue { $all } chiamate.
}
practice-you-bid = Lei ha dichiarato:
practice-robots-bid = I robot avrebbero dichiarato:
practice-score = Nord-Sud { $score }
practice-double-dummy = Prese e punteggi sono a carte viste.
practice-same = Come i robot
practice-shows = Mostra:
practice-you-called = La Sua chiamata
practice-robots-call = La chiamata dei robot
practice-fits = La Sua mano corrisponde a ciò che la Sua chiamata mostra.
practice-fits-not = La Sua mano non corrisponde a ciò che la Sua chiamata mostra, e il Suo compagno ci crederà.
practice-next = Mano successiva
practice-back = Ritira la mia ultima chiamata
practice-again = Di nuovo la stessa mano
practice-at-once = Dirmelo dopo ogni chiamata
practice-robots-auction = La licitazione dei robot
