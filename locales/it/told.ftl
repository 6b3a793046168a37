# A che cosa porta una risposta.
follows-turn = Poi è il turno di { $seat }.
follows-chooses = Poi { $who } sceglie:
follows-chooses-alone = Poi { $who } sceglie.
follows-consent = Poi il gioco continua solo se { $who } sono d'accordo:
follows-finds = Poi { $who } decide: { $question }
follows-corrects = { $who } sostituisce poi la chiamata con una di queste:
follows-calls = Ciò che segue dipende dalla chiamata di { $who }:
follows-must-call = Poi { $who } deve fare questa chiamata: { $call }.
follows-lead = Se { $seat } sarà difensore, il dichiarante potrà porre una restrizione al primo attacco di { $seat }.
follows-lead-defender = Il dichiarante potrà porre una restrizione al primo attacco di { $seat }.
follows-review = Dopo il gioco l'Arbitro valuta se la linea innocente è stata danneggiata (Articolo { $clause }).
follows-reviews = Dopo il gioco l'Arbitro valuta se la linea innocente è stata danneggiata (Articoli { $laws }).
follows-no-penalty = { $card } di { $seat } non è più una carta penalizzata.
follows-transfer = { $tricks ->
    [one] Una presa è trasferita a { $side }.
   *[other] { $tricks } prese sono trasferite a { $side }.
}
follows-result = { $tricks ->
    [one] Il board è finito: il dichiarante ha una presa.
   *[other] Il board è finito: il dichiarante ha { $tricks } prese.
}
answer-call = { $calls }
answer-bid-in = una licita a { $denomination }
answer-other-call = qualsiasi altra chiamata
answer-any-call = qualsiasi chiamata legale
explain-one-law = (Articolo { $laws })
explain-laws = (Articoli { $laws })
option-keeps-card = lasciare la carta com'è
option-accepts-lead = accettare l'attacco, che allora resta valido; giocare su di esso ha lo stesso effetto
option-declines-lead = non accettare l'attacco, che è ritirato
follows-any-call = { $who } può poi fare:
follows-consent-others = Poi il gioco continua solo se gli altri tre giocatori sono d'accordo:
explain-cancelled = Si cancella { $what } di { $seat }.
explain-face-up = { $count ->
    [one] La carta { $cards } di { $seat } resta scoperta sul tavolo fino al termine della licitazione.
   *[other] Le carte { $cards } di { $seat } restano scoperte sul tavolo fino al termine della licitazione.
}
explain-no-double = { $seat } non può contrare né surcontrare in questo turno.
option-accepts-lead-other = accettare l'attacco; se { $seat }, che è il prossimo di turno, non lo accetta, prevale la scelta di { $seat }
option-declines-lead-other = non accettare l'attacco; se { $seat }, che è il prossimo di turno, lo accetta, prevale la scelta di { $seat }
option-accepts-card = accettare la carta giocata al posto della carta penalizzata
option-declines-card = non accettare la carta giocata: si gioca la carta penalizzata, e la carta ritirata diviene carta penalizzata maggiore
option-declines-naming = non designare alcuna carta del morto

# Che cosa è stato irregolare, con il suo nome.
irregular-insufficient = { $seat } ha fatto una licita insufficiente (Articolo { $clause }).
irregular-rotation = { $seat } ha chiamato fuori turno (Articolo { $clause }).
irregular-double = { $seat } ha contrato quando il contro non era consentito (Articolo { $clause }).
irregular-redouble = { $seat } ha surcontrato quando il surcontro non era consentito (Articolo { $clause }).
irregular-must-pass = { $seat } ha chiamato quando era obbligato a passare (Articolo { $clause }).
irregular-no-double = { $seat } ha contrato o surcontrato, cosa non permessa in questo turno (Articolo { $clause }).
irregular-above-seven = { $seat } ha fatto una licita di più di sette (Articolo { $clause }).
irregular-late-call = { $seat } ha chiamato dopo il passo finale (Articolo { $clause }).
irregular-not-repeated = { $seat } non ha ripetuto la chiamata, pur essendovi obbligato (Articolo { $clause }).
irregular-card-in-auction = { $seat } ha esposto una carta durante la licitazione (Articolo { $clause }).
irregular-acted-before-ruling = { $seat } ha agito prima che l'Arbitro avesse spiegato tutto (Articolo { $clause }).
irregular-wrong-cards = { $seat } ha chiamato con le carte di un altro board (Articolo { $clause }).
irregular-extraneous = { $seat } ha ricevuto un'informazione estranea (Articolo { $clause }).
irregular-opening-lead = { $seat } non ha effettuato l'attacco iniziale come prescritto (Articolo { $clause }).
irregular-opening-lead-out-of-turn = { $seat } ha effettuato l'attacco iniziale fuori turno (Articolo { $clause }).
irregular-declaring-side-led = { $seat } ha effettuato l'attacco iniziale, pur essendo della linea del dichiarante (Articolo { $clause }).
irregular-lead = { $seat } ha attaccato fuori turno (Articolo { $clause }).
irregular-lead-from-dummy = { $seat } ha attaccato fuori turno dal morto (Articolo { $clause }).
irregular-play = { $seat } ha giocato fuori turno (Articolo { $clause }).
irregular-revoke = { $seat } non ha risposto a colore, pur potendo (Articolo { $clause }).
irregular-disobeyed = { $seat } non ha attaccato o giocato come richiesto (Articolo { $clause }).
irregular-exposed = { $seat } ha esposto una carta (Articolo { $clause }).
irregular-together = { $seat } ha giocato due o più carte insieme (Articolo { $clause }).
irregular-dummy = { $seat } ha oltrepassato i diritti del morto (Articolo { $clause }).
irregular-dummys-card = { $seat } ha giocato una carta che il dichiarante non aveva designato (Articolo { $clause }).
irregular-penalty-card = { $seat } non ha giocato la carta penalizzata (Articolo { $clause }).
irregular-led-too-soon = { $seat } ha attaccato prima che il dichiarante scegliesse (Articolo { $clause }).
irregular-arrangement = { $seat } ha segnalato troppo tardi che una carta è orientata male (Articolo { $clause }).
irregular-inspected = { $seat } ha guardato una presa coperta (Articolo { $clause }).
irregular-defective = { $seat } ha reso difettosa una presa, giocando troppo poche o troppe carte (Articolo { $clause }).
follows-before = Prima del turno di { $seat }, { $who } può fare qualsiasi chiamata legale.
follows-before-several = Prima del turno di { $seat }, { $who } possono fare qualsiasi chiamata legale.
follows-before-partner = { $seat } non può usare l'informazione data dalla chiamata cancellata (Articolo { $clause }).
