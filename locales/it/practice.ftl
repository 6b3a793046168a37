# Pratica ed esami: che cosa chiede un caso e come si correggono le risposte.
practice-level-easy = facile
practice-level-usual = normale
practice-level-hard = difficile
practice-topic-wrong-count = Un numero errato di carte
practice-topic-missing-card = Una carta mancante
practice-topic-hesitation = Un’esitazione
practice-topic-misinformed = Informazione erronea in licitazione
practice-topic-card-in-auction = Una carta esposta in licitazione
practice-topic-unintended-call = Una chiamata involontaria
practice-topic-change-of-call = Un cambio di chiamata
practice-topic-insufficient-bid = Una licita insufficiente
practice-topic-pass-out-of-rotation = Un passo fuori turno
practice-topic-bid-out-of-rotation = Una licita fuori turno
practice-topic-double-out-of-rotation = Un contro fuori turno
practice-topic-inadmissible-double = Un contro o surcontro inammissibile
practice-topic-bid-above-seven = Una licita di più di sette
practice-topic-call-after-final-pass = Una chiamata dopo il passo finale
practice-topic-lead-face-down = Un attacco coperto del difensore sbagliato
practice-topic-dummy-speaks = Il morto richiama l’attenzione
practice-topic-slip-of-the-tongue = Una carta chiesta al morto e cambiata
practice-topic-declarer-exposes = Il dichiarante espone una carta
practice-topic-defender-exposes = Un difensore espone una carta
practice-topic-penalty-card-not-played = Una carta penalizzata non giocata
practice-topic-opening-lead = Un attacco iniziale fuori turno
practice-topic-declarers-lead = Il dichiarante gioca dalla mano sbagliata
practice-topic-defenders-lead = Un difensore attacca fuori turno
practice-topic-premature-play = Una giocata prematura
practice-topic-two-cards = Due carte giocate insieme
practice-topic-revoke-in-time = Una renonce che si può ancora correggere
practice-topic-revoke-established = Una renonce consumata
practice-topic-defective-trick = Una presa difettosa
practice-topic-contested-claim = Una richiesta contestata
practice-law-topic = Articolo { $law }: { $topic }
practice-whom = Che cosa fa per prima cosa? A chi chiede?
practice-whom-next = E adesso? A chi chiede?
practice-whom-seat = Chiede a { $who }
practice-whom-all = Chiede a ciascuno: { $who }
practice-whom-fact = Non chiede ancora a nessuno: prima deve accertare un fatto
practice-whom-nobody = Non chiede a nessuno: nessun giocatore ha una scelta, e lei decide
practice-options = Quali opzioni ha { $who }? Le selezioni tutte.
practice-fact = Che cosa deve accertare?
practice-told-unintended = Il giocatore spiega senza esitare: «Le mie dita hanno preso il cartellino sbagliato. Non ho mai voluto fare quella chiamata, e l’ho detto appena l’ho vista.»
practice-told-intended = Il giocatore spiega: «All’inizio volevo proprio fare quella chiamata. Poi ho riguardato la mia mano e ne ho trovata una migliore.»
practice-told-comparable = La carta delle convenzioni mostra che ogni mano adatta alla chiamata che resta valida lo sarebbe stata anche per quella ritirata.
practice-told-not-comparable = La carta delle convenzioni mostra che la chiamata che resta valida promette mani diverse da quelle della chiamata ritirata e non ha lo stesso scopo.
practice-told-slip = Il dichiarante ha corretto la carta nello stesso respiro, senza pause di riflessione: fin dall’inizio voleva l’altra carta.
practice-told-no-slip = Il dichiarante si è fermato, ha riguardato il morto e solo allora ha voluto un’altra carta.
practice-part-board = Che ne è del board?
practice-played = Si gioca
practice-not-played = Non può essere giocato normalmente: lei assegna un punteggio arbitrale
practice-part-call = Quale chiamata di { $seat } resta valida?
practice-stands-none = Nessuna chiamata
practice-part-bar = { $seat } è obbligato a passare?
practice-bar-none = No, { $seat } può chiamare liberamente
practice-bar-turn = Sì, al prossimo turno di chiamata
practice-bar-auction = Sì, per il resto della licitazione
practice-part-penalty = { $card } di { $seat } è una carta penalizzata?
practice-penalty-none = No
practice-penalty-minor = Sì, una carta penalizzata minore
practice-penalty-major = Sì, una carta penalizzata maggiore
practice-part-transfer = Quante prese si trasferiscono a { $side }?
practice-part-tricks = Quante prese ha alla fine il dichiarante?
practice-tricks = { $tricks ->
    [0] nessuna
    [one] una presa
   *[other] { $tricks } prese
}
practice-part-turn = Di chi è il turno adesso?
practice-part-lead = Se { $seat } difende e deve attaccare, il dichiarante può porre restrizioni a quell’attacco per via della chiamata ritirata?
practice-part-closed = Chi non può usare l’informazione emersa?
practice-closed-none = Non c’è questa restrizione
practice-part-review = Quale questione resta per dopo il gioco?
practice-review-none = Nessuna
practice-review-law = Articolo { $clause }: { $summary }
practice-right = Giusto.
practice-not-right = Non è giusto.
practice-missed = Manca: { $what }
practice-wrong = Qui non si applica: { $what }
practice-because = Articolo { $clause }: { $summary }
practice-answer = Risposta corretta: { $what }
practice-enter = La sua risposta (lettere, per esempio a oppure a c; niente per finire):
practice-count = { $right } giuste su { $all }
exam-title = Esame per Arbitri
exam-key = Soluzioni per il docente
exam-sheet = Prova corretta
exam-settings = Seme { $seed }, livello { $level }, Codice { $edition }
exam-open = È permesso consultare il Codice.
exam-closed = Senza consultare il Codice.
exam-minutes = { $minutes ->
    [one] Tempo: un minuto.
   *[other] Tempo: { $minutes } minuti.
}
exam-candidate = Candidato
exam-date = Data
exam-points = Punti
exam-total = { $points } punti su { $of }, { $percent }%
exam-took = { $minutes ->
    [one] Tempo impiegato: un minuto
   *[other] Tempo impiegato: { $minutes } minuti
}
exam-question = Domanda { $number }
exam-question-points = Domanda { $number }: { $points } punti su { $of }
exam-judged = Come decide, e in base a quali articoli?
exam-book = Come decide il White Book ({ $paragraph })
exam-own = La decisione del candidato
exam-by-hand = Il docente confronta le due decisioni e dà i punti di questa domanda.
exam-laws = Articoli { $laws }
