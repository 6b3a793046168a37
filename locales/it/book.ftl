# Il libro del Codice.

book-title = Il Codice
book-open = Leggere il Codice
book-own-words = Ogni norma delle due edizioni, con parole nostre. Il testo che vale è quello del Codice pubblicato.
book-edition = Edizione
book-contents = Indice
book-path = Dove ci si trova
book-ways = Altre vie nel libro
book-beside = Prima e dopo
book-chapter = { $number }. { $title }
book-law = Articolo { $law }: { $title }
book-clauses = { $count ->
    [one] { $count } norma
   *[other] { $count } norme
}
book-no-clause = Il Codice del { $year } non ha un articolo { $id }
book-not-there = Non c'è nel { $year }
book-parts = Parti
book-asks = Che cosa chiede l'Arbitro:
book-follows = Che cosa segue:
book-english = Questa parte non è ancora tradotta e compare in inglese.
book-kind-mechanical = Si applica senza giudizio
book-kind-judgement = Giudica l'Arbitro
book-kind-scoring = Punteggio
book-kind-procedure = Procedura
book-kind-conduct = Condotta
book-kind-definition = Definizione
book-search = Cercare nel Codice
book-search-example = carta penalizzata, 27B1a, esitazione…
book-found = { $count ->
    [0] Non si è trovato nulla. Si provino altre parole, o un numero come 27.
    [one] { $count } norma
   *[other] { $count } norme
}
book-taken = Cercato «{ $word }» invece di «{ $typed }».
book-terms = Inteso come: { $terms }
book-all = Mostrare tutto: { $count }
book-warning = La traduzione italiana si discosta
book-severity-other-ruling = la decisione sarebbe diversa
book-severity-doubtful = la decisione potrebbe essere diversa
book-severity-numbering = numerazione
book-says = Quel libro dice:
book-others = Gli altri dicono:
book-effect = Effetto su una decisione:
book-changed = 2007 e 2017
book-changes = Che cosa è cambiato dal 2007 al 2017
book-changes-of = Articolo
book-changes-count = { $count ->
    [0] Qui non è cambiato nulla.
    [one] { $count } norma non è uguale nelle due edizioni.
   *[other] { $count } norme non sono uguali nelle due edizioni.
}
book-leads = Che cosa porta a che cosa
book-near = Gli articoli vicini all'articolo { $law }
book-law-from = Articoli che portano qui
book-law-to = Articoli a cui porta
book-nothing = Nessuno
book-to = Rinvia a
book-from = Norme che rinviano qui
book-with = Applicata insieme a
book-with-help = Norme che le decisioni dei nostri tavoli di esempio citano accanto a questa, e su quanti tavoli.
book-times = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
book-tree = Che cosa porta a che cosa
book-tree-help = Da ogni articolo parte una linea verso gli articoli a cui rinviano le sue norme. Si indichi un articolo per vederne le linee; lo si scelga per vederlo da solo.
book-tree-zoom = Vedere un solo articolo
book-tree-all = Tutti gli articoli
book-tree-list = Lo stesso come elenco
book-readings = Come si interpreta
book-readings-english = Alcune interpretazioni sono solo in inglese.
book-white = White Book { $paragraphs }
book-ours = Openroom
book-source-wbflc = Comitato leggi della WBF
book-source-kooijman = Kooijman
book-status-same = vale ancora nel 2017
book-status-absorbed = ora nel Codice del 2017 stesso
book-status-changed = il Codice del 2017 dice altro
book-status-obsolete = nel 2017 non accade più
book-status-regulation = lo decide il regolamento
book-status-see = 2017: si veda sotto
book-scenarios = Tavoli che la mostrano
book-scenarios-help = Ognuno si può giocare passo per passo, cambiare e condividere.
book-titles-english = Alcuni titoli sono solo in inglese.
book-cited-too = si applica anche qui
book-table = Un tavolo per provare
book-table-changed = Cambiato
book-table-restore = Tornare all'originale
book-here-answered = A questo tavolo la risposta è stata:
book-what-if = E se fosse accaduto altro?
book-board = Il board
book-as-dealt = Le mani come sono state distribuite.
book-as-left = Le mani come stanno a questo passo.
book-tricks = Prese: Nord-Sud { $ns }, Est-Ovest { $ew }
book-cited = Norme applicate
book-link = L'indirizzo di questo tavolo, così com'è
book-too-long = Questo tavolo è troppo lungo per un collegamento.
book-wrong-link = Il collegamento è danneggiato: ecco un tavolo vuoto.
book-wrong-scenario = Quel tavolo non esiste: eccone uno vuoto.
book-no-engine = Ora non si può calcolare su questo dispositivo. Si controlli la rete e si riprovi.
book-practise = Decida Lei
