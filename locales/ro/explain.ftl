# O decizie explicată, pas cu pas.

explain-step = { $number }. { $who }: { $what }
explain-calls = Declarații: { $what }
explain-cards = Cărți: { $what }
explain-director-comes = vine la masă
explain-finds = constată că { $what }
explain-irregular = Neregularitate: { $seat } (Legea { $clause }).
explain-law = Legea { $clause }.
explain-choice = { $who } poate alege (Legea { $clause }):
explain-duty = { $who } trebuie să facă aceasta (Legea { $clause }):
explain-question = Arbitrul trebuie să decidă (Legea { $clause }): { $question }
explain-answer = În jurnal: { $answer }
explain-withdrawn = { $count ->
    [0] Toate declarațiile se anulează.
    [one] Rămâne valabilă doar declarația { $calls }; toate celelalte se anulează.
   *[other] Rămân valabile doar aceste declarații: { $calls }; toate celelalte se anulează.
}
explain-bar-turn = { $seat } este obligat să paseze la următorul său rând de a declara.
explain-bar-auction = { $seat } este obligat să paseze până la sfârșitul licitației.
explain-bar-over = { $seat } poate declara din nou liber.
explain-minor = { $card } ({ $seat }) este carte penalizată minoră.
explain-major = { $card } ({ $seat }) este carte penalizată majoră.
explain-must = { $seat } trebuie să atace în { $suit }, dacă poate.
explain-must-not = { $seat } trebuie să nu atace în { $suit } cât timp păstrează atacul.
explain-must-play = { $seat } trebuie să dea la culoare, dacă poate; altfel { $seat } trebuie să joace { $suit } la această levată, dacă are.
explain-must-not-play = { $seat } trebuie să nu joace { $suit } la această levată, dacă poate juca altă culoare.
explain-must-card = { $seat } trebuie să joace { $card }.
explain-must-highest = { $seat } trebuie să joace cea mai mare carte din culoarea atacată.
explain-must-lowest = { $seat } trebuie să joace cea mai mică carte din culoarea atacată.
explain-information = { $what } ({ $seat }) este informație autorizată pentru { $may } și neautorizată pentru { $maynot } (Legea { $clause }).
explain-unauthorized = { $what } ({ $seat }) este informație neautorizată pentru { $maynot } (Legea { $clause }).
explain-nobody = nimeni
explain-adjusted = Scor ajustat: { $score }
adjusted-redress = compensație redusă pentru prejudiciul autodeterminat; axa vinovată { $offenders }; la masă { $table }; fără infracțiune { $without }; fără propria eroare { $error }
adjusted-better-of = { $side }: cel mai bun dintre medie plus și { $score }; cealaltă axă, complementul
adjusted-share = { $percent }% din { $result }
adjusted-points = { $points } pentru { $side }
option-accepts = acceptă
option-accepts-insufficient = acceptă anunțul insuficient, care este apoi tratat ca legal; o declarație peste el are același efect
option-accepts-rotation = acceptă declarația peste rând, care rămâne valabilă; o declarație peste ea are același efect
option-accepts-change = acceptă a doua declarație, care o înlocuiește pe prima
option-declines = nu acceptă
option-declines-insufficient = nu acceptă: anunțul este retras și trebuie înlocuit
option-declines-first = nu acceptă: declarația pusă în locul anunțului insuficient este judecată ca declarație înlocuitoare
option-accepts-first = acceptă anunțul insuficient: acesta rămâne valabil, iar declarația pusă în locul lui este anulată
option-declines-rotation = nu acceptă: declarația este anulată și rândul revine jucătorului care trebuia să declare
option-declines-change = nu acceptă: prima declarație rămâne valabilă
option-declines-consent = nu consimte: arbitrul decide asupra revendicării
option-keeps = păstrează declarația
option-changes = face altă declarație
option-agrees = este de acord
option-objects = obiectează
option-requires = cere atacul în { $suit }
option-requires-play = cere să se joace { $suit }
option-requires-highest = cere cea mai mare carte din culoarea atacată
option-requires-lowest = cere cea mai mică carte din culoarea atacată
option-requires-card = cere { $card }
option-forbids = interzice atacul în { $suit }
option-forbids-play = interzice să se joace { $suit }
option-waives = lasă atacul liber
option-spreads = își etalează mâna ca mort
option-corrects = înlocuiește cartea cu una legală
option-names = cere o carte de la mort
option-names-card = cere { $card } de la mort
option-plays = joacă { $card }
option-plays-omitted = adaugă { $card }: se consideră renonsă, iar o levată trece la cealaltă axă dacă axa lui a câștigat acea levată sau una ulterioară
option-card = joacă o carte
option-requests-play = cere ca jocul să continue
option-consents = consimte ca jocul să continue
option-requires-declarer = cere atacul din mâna declarantului
option-requires-dummy = cere atacul de la mort

