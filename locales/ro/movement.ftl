
# Movements and dealing.

movement-right = corect
movement-wrong = greșit
movement-title-pairs = { $name }, perechi: { $count }
movement-title-players = { $name }, jucători: { $count }
movement-title-teams = { $name }, echipe: { $count }
movement-round = Runda { $round }
movement-table = masa
movement-sides = NS - EV
movement-boards = done
movement-versus = { $a } - { $b }
movement-nobody = nimeni
movement-shared = { $boards } (partajate cu { $count ->
    [one] masa { $tables }
   *[other] mesele { $tables }
})

figures-size = { $tables ->
    [one] o masă
    [few] { $tables } mese
   *[other] { $tables } de mese
}, { $boards ->
    [one] o donă
    [few] { $boards } done
   *[other] { $boards } de done
} în { $copies ->
    [one] un exemplar
    [few] { $copies } exemplare
   *[other] { $copies } de exemplare
}; done jucate de fiecare concurent: { $played }
figures-shared = done partajate { $count ->
    [one] o dată
    [few] de { $count } ori
   *[other] de { $count } de ori
}
figures-sit-outs = { $count ->
    [one] o pauză
    [few] { $count } pauze
   *[other] { $count } de pauze
}, cel mult { $most } pentru fiecare concurent
figures-met = întâlniri între adversari: { $met } din { $of } posibile
figures-partners = parteneriate: { $met } din { $of } posibile
figures-one-winner = un câștigător
figures-two-winners = doi câștigători
figures-competition = { $winners }; competiție de la { $least } la { $most }, medie { $mean }, abatere { $deviation }; cea mai mare diferență dintre numărul donelor jucate pe Nord-Sud și pe Est-Vest: { $direction }

suggest-size = { $rounds ->
    [one] o rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
} de { $boards ->
    [one] o donă
    [few] { $boards } done
   *[other] { $boards } de done
}, { $minutes } min, cost { $cost }

swiss-bye = pauză
swiss-triangle = triunghi
swiss-long-first = triunghi lung, prima rundă din două
swiss-long-second = triunghi lung, a doua rundă din două
swiss-too-many = sunt mai multe runde decât adversari (White Book 166.3): unele meciuri se vor repeta; vedeți --again-after și --danish

bracket-title = Knockout, concurenți: { $count }
bracket-winner = câștigătorul meciului { $number }
bracket-bye = pauză
bracket-loser = învinsul meciului { $number }
bracket-third = Meci pentru locul trei: învinșii din semifinale
bracket-plate = Consolare: învinșii din prima rundă

place-round-table = runda { $round }, masa { $table }
change-new = masă nouă: { $after }, donele { $boards }
change-gone = { $before } nu se mai joacă
change-boards = { $after }, donele { $before-boards } devin { $boards }
change-seats = { $before } devine { $after }, donele { $boards }

fault-at = { $place }: { $what }


deal-seeded = din numărul inițial (seed) { $seed }: pentru probe, nu pentru joc
deal-right = corect: { $count ->
    [one] o donă
    [few] { $count } done
   *[other] { $count } de done
}, câte 52 de cărți, 13 în fiecare mână
deal-unknown = { $cards } din 52 de cărți: { $hands ->
    [one] o mână nu este cunoscută
    [few] { $hands } mâini nu sunt cunoscute
   *[other] { $hands } de mâini nu sunt cunoscute
}
deal-counts = cărți în mâinile lui Nord, Est, Sud și Vest: { $counts }; fiecare trebuie să aibă 13
deal-document = documentul { $number }

title-barometer = Barometru: { $of }
title-sections = Secțiuni: { $count }; { $of }
title-switched = { $of }, runde cu axele inversate: { $rounds }
title-short = { $of }, cu pauză
title-swiss = Turneu elvețian
title-with-triangles = { $of }, cu un triunghi de trei echipe în loc de pauză
title-roving = { $of } cu o pereche itinerantă
title-triangle = Triunghi (trei echipe)
title-mitchell = Mitchell
title-mitchell-skip = Mitchell cu salt
title-mitchell-share = Mitchell cu done partajate și releu
title-howell = Howell
title-reduced-howell = Howell redus (runde: { $rounds })
title-hesitation = Hesitation Mitchell
title-double-weave = Double Weave Mitchell
title-appendix = Appendix Mitchell
title-web = Web
title-individual = Individual
title-head-to-head = Meci direct
title-league = Ligă
title-double-round-robin = Fiecare cu fiecare, tur-retur
title-round-robin = Fiecare cu fiecare
title-multiple-teams = Echipe multiple
title-new-england = Echipe multiple (New England)
title-stagger-teams = Circulație Stagger
size-tables = { $count ->
    [one] { $count } masă
    [few] { $count } mese
   *[other] { $count } de mese
}
size-rounds = { $count ->
    [one] { $count } rundă
    [few] { $count } runde
   *[other] { $count } de runde
}
size-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
size-stanzas = { $count ->
    [one] { $count } serie
    [few] { $count } serii
   *[other] { $count } de serii
}
size-pairs = { $count ->
    [one] { $count } pereche
    [few] { $count } perechi
   *[other] { $count } de perechi
}
size-teams = { $count ->
    [one] { $count } echipă
    [few] { $count } echipe
   *[other] { $count } de echipe
}
size-sets = { $count ->
    [one] { $count } set de done
    [few] { $count } seturi de done
   *[other] { $count } de seturi de done
}
suggest-minutes = o donă trebuie să dureze între o jumătate de minut și 100 de minute
suggest-other = s-au cerut { $asked ->
    [one] o donă
    [few] { $asked } done
   *[other] { $asked } de done
}; fiecare joacă { $played }
