# The appeal form: is it complete, who may not sit, how the hearing goes.

appeal-items = Formularul este complet? (White Book 92.5.1)
appeal-there = da
appeal-missing = LIPSEȘTE
appeal-missing-parts = LIPSEȘTE: { $parts }
appeal-not-needed = nu este necesar aici
appeal-item-a = Faptele constatate
appeal-item-b = Cele patru mâini
appeal-item-c = De ce consideră apelanții că decizia este greșită
appeal-item-d = Tipărit sau scris cu cerneală neagră
appeal-item-e = Jocul cărților până la punctul în discuție
appeal-item-f = Mâinile luate din fișier, nu copiate de mână
appeal-item-g = Numele jucătorilor și ale membrilor juriului
appeal-item-h = Modul de calcul al scorului, perechi sau echipe
appeal-item-i = Sistemul, în măsura în care contează
appeal-item-j = Fișa de convenții, verificată
appeal-item-k = Licitația legală care duce la rezultatul de la masă, dacă acesta intră în ponderare
appeal-item-l = Ce înseamnă contrele și care declarații sunt forsante
appeal-item-m = Declarația psihică, declarația greșită sau devierea, cu clasificarea ei
appeal-item-n = Atacul inițial
appeal-item-o = Lizibil
appeal-item-p = Dovezile pentru fiecare constatare
appeal-item-q = Arătat ambelor axe
appeal-item-r = Rezultatul de la masă, scorurile, decizia arbitrului și hotărârea juriului
appeal-item-s = Felul neregularității și Legile

appeal-barred = Cine nu poate face parte din juriu (White Book 93.3)
appeal-barred-party = Părțile, coechipierii și căpitanii lor: { $names }
appeal-barred-director = Arbitrii concursului: { $names }
appeal-barred-consulted = Consultați despre decizie: { $names }
appeal-barred-polled = Întrebați într-un sondaj: { $names }

appeal-script = Desfășurarea audierii (White Book 93.4.3)
appeal-script-chair = Președintele prezintă juriul; arbitrul îi prezintă pe ceilalți și spune cine face apel. Toți vor fi ascultați; nimeni nu întrerupe.
appeal-script-director = Arbitrul vorbește primul: când și de cine a fost chemat, despre ce era vorba, faptele, concluziile trase și decizia.
appeal-script-questions = Întrebări despre fapte: întâi președintele, apoi ceilalți membri.
appeal-script-appellants = Apelanții spun de ce ar trebui schimbată decizia.
appeal-script-others = Este ascultată cealaltă axă. Fiecare axă îi poate răspunde celeilalte; apoi sunt ascultați căpitanii și Directorul de concurs.
appeal-script-alone = Toți se retrag, iar juriul deliberează singur. În privința Legilor și a regulamentelor este întrebat arbitrul.
appeal-script-decision = Președintele scrie hotărârea și motivele; arbitrul îi anunță pe jucători. Votul nu este dezvăluit și nu se mai discută nimic.

appeal-notes = Pentru juriu
appeal-note-tuning = Porniți de la ideea că decizia este corectă. Schimbați-o dacă este greșită, dar nu retușați ponderile, de exemplu de la 80/20 la 70/30 (White Book 93.4.4).
appeal-note-split = Stabiliți faptele. Nu este legal să dați un scor bun ambelor axe pentru că aveți îndoieli (White Book 93.4.9).
appeal-note-deposit = Depozitul depinde doar de meritul apelului. Se reține numai dacă toți membrii sunt de acord că apelul nu avea merit (White Book 93.4.6).
appeal-note-adviser = Nu întrebați dacă a fost consultat un consilier pentru apeluri (White Book 93.4.3).
