# La ce duce un răspuns.
follows-turn = Apoi este rândul lui { $seat }.
follows-chooses = Apoi { $who } alege:
follows-chooses-alone = Apoi { $who } alege.
follows-consent = Apoi jocul continuă numai dacă { $who } sunt de acord; fiecare răspunde:
follows-finds = Apoi { $who } decide: { $question }
follows-corrects = { $who } își înlocuiește apoi declarația cu una dintre acestea:
follows-calls = Ce urmează depinde de declarația lui { $who }:
follows-must-call = Apoi { $who } trebuie să facă această declarație: { $call }.
follows-lead = Dacă { $seat } devine apărător, declarantul îi poate restricționa primul atac.
follows-lead-defender = Declarantul poate restricționa primul atac al lui { $seat }.
follows-review = După joc, arbitrul verifică dacă axa nevinovată a fost prejudiciată (Legea { $clause }).
follows-reviews = După joc, arbitrul verifică dacă axa nevinovată a fost prejudiciată (Legile { $laws }).
follows-no-penalty = Cartea { $card } a lui { $seat } nu mai este carte penalizată.
follows-transfer = { $tricks ->
    [one] O levată se transferă către { $side }.
    [few] { $tricks } levate se transferă către { $side }.
   *[other] { $tricks } de levate se transferă către { $side }.
}
follows-result = { $tricks ->
    [one] Dona s-a încheiat: declarantul are o levată.
    [few] Dona s-a încheiat: declarantul are { $tricks } levate.
   *[other] Dona s-a încheiat: declarantul are { $tricks } de levate.
}
answer-call = { $calls }
answer-bid-in = un anunț în { $denomination }
answer-other-call = orice altă declarație
answer-any-call = orice declarație legală
explain-one-law = (Legea { $laws })
explain-laws = (Legile { $laws })
option-keeps-card = lasă cartea așa cum este
option-accepts-lead = acceptă atacul, care rămâne valabil; o carte jucată la el are același efect
option-declines-lead = nu acceptă atacul: atacul este retras
follows-any-call = { $who } poate face apoi:
follows-consent-others = Apoi jocul continuă numai dacă ceilalți trei jucători sunt de acord; fiecare răspunde:
explain-cancelled = Declarația { $what } a lui { $seat } se anulează.
explain-face-up = { $count ->
    [one] Cartea { $cards } a lui { $seat } rămâne pe masă, cu fața în sus, până la sfârșitul licitației.
   *[other] Cărțile { $cards } ale lui { $seat } rămân pe masă, cu fața în sus, până la sfârșitul licitației.
}
explain-no-double = { $seat } nu poate nici să contreze, nici să recontreze la acest rând.
option-accepts-lead-other = acceptă atacul; dacă { $seat }, care urmează la rând, nu îl acceptă, prevalează alegerea lui { $seat }
option-declines-lead-other = nu acceptă atacul; dacă { $seat }, care urmează la rând, îl acceptă, prevalează alegerea lui { $seat }
option-accepts-card = acceptă cartea jucată în locul cărții penalizate
option-declines-card = nu acceptă cartea jucată: se joacă cartea penalizată, iar cartea retrasă devine carte penalizată majoră
option-declines-naming = nu cere nicio carte de la mort

# Ce a fost neregulamentar, pe nume.
irregular-insufficient = { $seat } a făcut un anunț insuficient (Legea { $clause }).
irregular-rotation = { $seat } a declarat peste rând (Legea { $clause }).
irregular-double = { $seat } a contrat când o contra nu era permisă (Legea { $clause }).
irregular-redouble = { $seat } a recontrat când o recontra nu era permisă (Legea { $clause }).
irregular-must-pass = { $seat } a declarat când era obligat să paseze (Legea { $clause }).
irregular-no-double = { $seat } a contrat sau a recontrat, ceea ce nu era permis la acest rând (Legea { $clause }).
irregular-above-seven = { $seat } a licitat peste palierul de 7 (Legea { $clause }).
irregular-late-call = { $seat } a declarat după pas-ul final (Legea { $clause }).
irregular-not-repeated = { $seat } nu a repetat declarația, deși era obligatoriu (Legea { $clause }).
irregular-card-in-auction = { $seat } a expus o carte în timpul licitației (Legea { $clause }).
irregular-acted-before-ruling = { $seat } a acționat înainte ca arbitrul să explice totul (Legea { $clause }).
irregular-wrong-cards = { $seat } a declarat cu cărțile din alt etui (Legea { $clause }).
irregular-extraneous = { $seat } are o informație ilicită (Legea { $clause }).
irregular-opening-lead = { $seat } nu a făcut atacul inițial așa cum se cere (Legea { $clause }).
irregular-opening-lead-out-of-turn = { $seat } a făcut atacul inițial peste rând (Legea { $clause }).
irregular-declaring-side-led = { $seat } a făcut atacul inițial, deși este din axa declarantă (Legea { $clause }).
irregular-lead = { $seat } a atacat peste rând (Legea { $clause }).
irregular-lead-from-dummy = { $seat } a atacat peste rând de la mort (Legea { $clause }).
irregular-play = { $seat } a jucat peste rând (Legea { $clause }).
irregular-revoke = { $seat } nu a dat la culoare, deși putea (Legea { $clause }).
irregular-disobeyed = { $seat } nu a atacat sau nu a jucat așa cum i s-a cerut (Legea { $clause }).
irregular-exposed = { $seat } a expus o carte (Legea { $clause }).
irregular-together = { $seat } a jucat două sau mai multe cărți deodată (Legea { $clause }).
irregular-dummy = { $seat } a depășit drepturile mortului (Legea { $clause }).
irregular-dummys-card = { $seat } a pus o carte pe care declarantul nu a cerut-o (Legea { $clause }).
irregular-penalty-card = { $seat } nu a jucat cartea penalizată (Legea { $clause }).
irregular-led-too-soon = { $seat } a atacat înainte ca declarantul să aleagă (Legea { $clause }).
irregular-arrangement = { $seat } a semnalat prea târziu că o carte este orientată greșit (Legea { $clause }).
irregular-inspected = { $seat } s-a uitat la o levată închisă (Legea { $clause }).
irregular-defective = Din cauza lui { $seat }, o levată este defectuoasă, cu o carte în minus sau în plus (Legea { $clause }).
follows-before = Înainte de rândul lui { $seat }, { $who } poate face orice declarație legală.
follows-before-several = Înainte de rândul lui { $seat }, { $who } pot face orice declarație legală.
follows-before-partner = { $seat } nu poate folosi informația din declarația anulată (Legea { $clause }).
