# Ce s-a făcut și s-a constatat, în cuvinte.

did-artificial = { $call } (declarație artificială)
did-shows = { $call }, care arată { $suits }
did-leads-down = atacă { $card } cu fața în jos
did-faces = întoarce atacul pe față
did-names = cere { $what } de la mort
did-renames = cere în schimb { $what } de la mort
did-together = joacă { $cards } deodată
did-places = ca mort, mută { $card } în poziția de carte jucată
did-exposes = expune { $cards } din greșeală
did-exposes-deliberately = expune { $cards } intenționat
did-changes = schimbă declarația în { $call }
did-corrects = retrage cartea și joacă { $card }
did-attention = atrage atenția asupra unei neregularități
did-attention-revoke = atrage atenția asupra unei renonse a lui { $seat } la levata { $trick }
did-attention-card = atrage atenția asupra cărții { $card }
did-runs = îi spune mortului să joace toată culoarea { $suit }
did-claims = revendică { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
} din cele rămase
did-concedes = concede { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
} din cele rămase
did-saying = { $what }, spunând „{ $words }”
did-agrees = este de acord
did-objects = obiectează
did-requests-play = cere ca jocul să continue
did-consents = consimte ca jocul să continue
did-accepts = acceptă declarația sau atacul
did-declines = refuză
did-requires = cere { $what }
did-forbids = interzice { $what }
did-accepts-insufficient = acceptă anunțul insuficient
did-accepts-rotation = acceptă declarația peste rând
did-accepts-change = acceptă a doua declarație
did-accepts-lead = acceptă atacul
did-accepts-card = acceptă cartea jucată
did-declines-insufficient = nu acceptă anunțul insuficient
did-declines-rotation = nu acceptă declarația peste rând
did-declines-change = nu acceptă a doua declarație
did-declines-lead = nu acceptă atacul
did-declines-card = nu acceptă cartea jucată
did-declines-consent = nu consimte ca jocul să continue
did-declines-naming = nu cere nicio carte de la mort
did-requires-lead = cere atacul în { $what }
did-requires-play = cere să se joace { $what }
did-forbids-lead = interzice atacul în { $what }
did-forbids-play = interzice să se joace { $what }
did-waives = lasă atacul liber
did-spreads = își etalează mâna ca mort
did-keeps = păstrează declarația
did-keeps-card = lasă cartea așa cum este
did-omits = nu joacă nicio carte la levată
did-inspects = se uită la levata tocmai jucată
did-inspects-own = se uită la propria carte tocmai jucată
did-inspects-quitted = se uită la levata { $trick }, deja închisă
did-points-out = spune că o carte este orientată greșit
did-hesitates = ezită
did-hurries = acționează neobișnuit de repede
did-remarks = face o remarcă
did-asks = pune o întrebare
did-answers = răspunde la o întrebare
did-alerts = dă o alertă neașteptată
did-gestures = face un gest
did-reserves = își rezervă dreptul de a chema arbitrul mai târziu
what-high = cea mai mare carte
what-low = cea mai mică carte
what-win = o carte care câștigă levata
what-anything = orice carte
what-highest-suit = cea mai mare carte din culoarea atacată
what-lowest-suit = cea mai mică carte din culoarea atacată
what-from-declarer = atacul din mâna declarantului
what-from-dummy = atacul de la mort
found-unintended = declarația a fost neintenționată
found-intended-call = declarația a fost intenționată
found-comparable = noua declarație este comparabilă
found-not-comparable = noua declarație nu este comparabilă
found-more-precise = noua declarație are același înțeles sau unul mai precis
found-not-more-precise = noua declarație nu are nici același înțeles, nici unul mai precis
found-meant-over = jucătorul a vrut să declare peste declarația neregulamentară
found-meant-own-turn = jucătorul a vrut să declare la rândul său
found-meant-lead = jucătorul a vrut ca acea carte să fie propriul său atac
found-meant-play = jucătorul a vrut să joace cartea la atacul neregulamentar
found-breach = Legea { $clause } a fost încălcată
found-breach-by = { $seat } a încălcat Legea { $clause }
found-slip = prima carte a fost cerută dintr-o eroare în vorbire
found-no-slip = prima carte nu a fost cerută dintr-o eroare în vorbire
found-intended = { $card } era fără îndoială cartea dorită
found-led = a cincea carte a fost un atac la levata următoare
found-not-led = a cincea carte nu a fost un atac la levata următoare
found-no-penalty = { $card } nu este carte penalizată
found-revoked = { $seat } a făcut renonsă la levata { $trick }
found-no-revoke = nu a existat nicio renonsă
found-forfeited = dreptul la rectificare s-a pierdut
found-not-forfeited = dreptul la rectificare nu s-a pierdut
found-unseen = { $seat } nu își privise încă cărțile, iar partenerul știa asta
found-played = dona s-a jucat: { $contract }, declarant { $seat }, { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
found-played-so-far = se joacă { $contract }, declarant { $seat }: { $leader } atacă la levata { $trick }, iar axa declarantului a câștigat până acum { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
found-revoke-won = { $seat } a câștigat acea levată
found-revoke-after = axa vinovată a câștigat apoi { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
found-revoke-suit = culoarea la care nu a dat era { $suit }
found-revoke-faced = cartea care trebuia jucată era pe față
found-revoke-corrected = renonsa a fost corectată la timp
found-revoke-claimed = { $seat } a încheiat apoi jocul printr-o revendicare sau concesie
found-tricks = axa { $side } primește { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
found-misinformed = { $seat } a fost dezinformat
found-returned = toate cele patru mâini au fost puse înapoi în etui
found-not-returned = nu toate mâinile au fost puse înapoi în etui
found-next-call = { $seat } a declarat la dona următoare
found-round-over = runda s-a încheiat
found-period-over = Perioada de Corecție s-a încheiat
found-omitted = { $seat } nu a jucat nicio carte la levata { $trick }
found-extra = { $seat } a jucat mai mult de o carte la levata { $trick }: { $cards }
found-no-claim = arătarea mâinii nu a fost o revendicare
found-claim = arătarea mâinii a fost o revendicare de { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
found-mixed = cărțile au fost amestecate
found-mixed-side = axa { $side } și-a amestecat cărțile
found-fouled = dona a fost jucată în altă formă: { $form }
found-damage = a existat prejudiciu
found-no-damage = nu a existat prejudiciu
found-adjust = se acordă un scor ajustat
found-counts = numărul de cărți din fiecare mână este { $counts }
found-missing = lui { $seat } îi lipsea o carte ({ $card }); a fost găsită
found-missing-some = lui { $seat } îi lipsea o carte; a fost găsită
found-missing-played = lui { $seat } îi lipsea o carte ({ $card }); era printre cele jucate
found-missing-some-played = lui { $seat } îi lipsea o carte; era printre cele jucate
found-missing-nowhere = lui { $seat } îi lipsea o carte ({ $card }); nu a fost găsită
found-missing-some-nowhere = lui { $seat } îi lipsea o carte; nu a fost găsită
found-wrong-cards = { $seat } a declarat cu cărțile din etuiul { $board }
found-called-before = { $seat } declarase deja { $call } cu aceste cărți
found-wrong-board = dona nu era destinată acestor jucători
found-wrong-board-played = dona nu era destinată acestor jucători, iar unul dintre ei a jucat-o deja
found-informed = { $seat } a primit accidental o informație ilicită
found-seen = un jucător a văzut o carte din altă mână
found-not-seen = nimeni nu a văzut o carte din altă mână
found-playable = dona poate fi corectată și jucată
found-not-playable = dona nu poate fi corectată și jucată
found-interferes = informația ar afecta jocul normal
found-not-interferes = informația nu ar afecta jocul normal
found-quitted = cartea în plus a fost jucată la o levată închisă
found-not-quitted = cartea în plus nu a fost jucată la o levată închisă
found-differs = declarația diferă de cea dinainte
found-not-differs = declarația este aceeași ca înainte
found-remedy-seats = jucătorii trebuie să-și schimbe locurile
found-remedy-redeal = dona trebuie redistribuită
found-remedy-play = dona se joacă, apoi se reexaminează
found-remedy-adjust = se acordă un scor ajustat, fără a se juca dona
