# Una decisione spiegata, passo per passo.

explain-step = { $number }. { $who }: { $what }
explain-calls = Chiamate: { $what }
explain-cards = Carte: { $what }
explain-director-comes = viene al tavolo
explain-finds = accerta che { $what }
explain-irregular = Irregolarità: { $seat } (Articolo { $clause }).
explain-law = Articolo { $clause }.
explain-choice = { $who } può scegliere (Articolo { $clause }):
explain-duty = { $who } deve fare questo (Articolo { $clause }):
explain-question = L'Arbitro deve decidere (Articolo { $clause }): { $question }
explain-answer = Nel registro: { $answer }
explain-withdrawn = { $count ->
    [0] Tutte le chiamate sono cancellate.
    [one] Resta valida solo la chiamata { $calls }; ogni altra chiamata è cancellata.
   *[other] Restano valide solo queste chiamate: { $calls }; ogni altra chiamata è cancellata.
}
explain-bar-turn = { $seat } è obbligato a passare al suo prossimo turno.
explain-bar-auction = { $seat } è obbligato a passare per il resto della licitazione.
explain-bar-over = { $seat } può di nuovo chiamare liberamente.
explain-minor = { $card } di { $seat } è una carta penalizzata minore.
explain-major = { $card } di { $seat } è una carta penalizzata maggiore.
explain-must = { $seat } deve attaccare a { $suit }, se può.
explain-must-not = { $seat } non deve attaccare a { $suit } finché rimane in presa.
explain-must-play = { $seat } deve rispondere a colore, se può; altrimenti deve giocare { $suit } in questa presa, se ne ha.
explain-must-not-play = { $seat } non deve giocare { $suit } in questa presa, se può giocare un altro seme.
explain-must-card = { $seat } deve giocare { $card }.
explain-must-highest = { $seat } deve giocare la sua carta più alta del seme d'attacco.
explain-must-lowest = { $seat } deve giocare la sua carta più bassa del seme d'attacco.
explain-information = { $what } di { $seat } è informazione autorizzata per { $may } e non autorizzata per { $maynot } (Articolo { $clause }).
explain-unauthorized = { $what } di { $seat } è informazione non autorizzata per { $maynot } (Articolo { $clause }).
explain-nobody = nessuno
explain-adjusted = Punteggio arbitrale: { $score }
adjusted-redress = risarcimento ridotto per danno autoinflitto; linea colpevole { $offenders }; al tavolo { $table }; senza l'infrazione { $without }; senza il proprio errore { $error }
adjusted-better-of = { $side }: il migliore fra sopra media e { $score }; l'altra linea il complemento
adjusted-share = { $percent }% di { $result }
adjusted-points = { $points } per { $side }
option-accepts = accettare
option-accepts-insufficient = accettare la licita insufficiente, che allora vale come legale; chiamare su di essa ha lo stesso effetto
option-accepts-rotation = accettare la chiamata fuori turno, che allora resta valida; chiamare su di essa ha lo stesso effetto
option-accepts-change = accettare la seconda chiamata, che allora sostituisce la prima
option-declines = non accettare
option-declines-insufficient = non accettare: la licita è ritirata e deve essere corretta
option-declines-first = non accettare: la chiamata messa al posto della licita insufficiente è giudicata come chiamata sostitutiva
option-accepts-first = accettare la licita insufficiente, che allora resta valida; la chiamata messa al suo posto è cancellata
option-declines-rotation = non accettare: la chiamata è cancellata e il turno torna al giocatore a cui spettava
option-declines-change = non accettare: resta valida la prima chiamata
option-declines-consent = non acconsentire: l'Arbitro decide sulla richiesta
option-keeps = lasciare la chiamata com'è
option-changes = fare un'altra chiamata
option-agrees = dichiararsi d'accordo
option-objects = obiettare
option-requires = richiedere l'attacco a { $suit }
option-requires-play = richiedere che si giochi { $suit } in questa presa
option-requires-highest = richiedere la carta più alta del seme d'attacco
option-requires-lowest = richiedere la carta più bassa del seme d'attacco
option-requires-card = richiedere { $card }
option-forbids = proibire l'attacco a { $suit }
option-forbids-play = proibire che si giochi { $suit } in questa presa
option-waives = lasciare libero l'attacco
option-spreads = stendere la mano come morto
option-corrects = sostituire la carta con una legale
option-names = designare una carta dal morto
option-names-card = designare { $card } dal morto
option-plays = giocare { $card }
option-plays-omitted = aggiungere { $card }: vale come renonce, e una presa passa all'altra linea se la linea che ha omesso la carta ha vinto quella presa o una successiva
option-card = giocare una carta
option-requests-play = chiedere che il gioco continui
option-consents = acconsentire a continuare il gioco
option-requires-declarer = richiedere l'attacco dalla mano del dichiarante
option-requires-dummy = richiedere l'attacco dal morto

