# Drawing rounds, as the pages alone say it.
setting-first-draw = Prima rundă a unui turneu elvețian
setting-odd-number = Număr impar într-un turneu elvețian
setting-meet-again = Turneu elvețian: runde până când doi se pot întâlni din nou (never, always sau un număr)
setting-bye = Cât valorează o pauză (own-average, average-plus sau punctele de victorie)
draw-again = Împerechează din nou runda { $round }
draw-lot-again = Trage din nou la sorți
draw-shown = Aceasta este împerecherea rundei { $round }. Nimic nu se scrie până nu confirmați.
draw-one-more = { $rounds ->
    [one] A fost anunțată o rundă, care s-a jucat deja. Aceasta este una în plus: anunțați jucătorii înainte de a confirma.
    [few] Au fost anunțate { $rounds } runde, care s-au jucat deja. Aceasta este una în plus: anunțați jucătorii înainte de a confirma.
   *[other] Au fost anunțate { $rounds } de runde, care s-au jucat deja. Aceasta este una în plus: anunțați jucătorii înainte de a confirma.
}
draw-swap-help = Ca să schimbați între ei doi concurenți, atingeți unul și apoi pe celălalt.
draw-swap-undo = Anulează schimburile
draw-why = Motivul schimbului
draw-confirm = Confirmă împerecherea
draw-first = Prima rundă
draw-first-entry = În ordinea înscrierii: 1 contra 2
draw-first-lot = Prin tragere la sorți
draw-first-halves = Jumătatea de sus contra celei de jos
draw-first-halves-by-lot = Jumătatea de sus contra celei de jos, după tragere la sorți
draw-first-folded = Primul contra ultimului
draw-odd-bye = Unul are pauză în fiecare rundă
draw-odd-triangle = Trei echipe joacă un triunghi în două runde
swiss-triangle-word = Triunghi
draw-kind = Cum se joacă
draw-kind-movement = O mișcare
draw-kind-swiss = Turneu elvețian: fiecare rundă după clasament
draw-session = Împerechează prima rundă a sesiunii { $session }
draw-kept = Un al doilea program a verificat: totul a fost respectat. Runde: { $rounds }.
draw-rounds = Runde
draw-boards-each = Done pe meci
draw-check = Verifică ce a promis concursul
prepare-bracket = Acest concurs este knockout: tabloul se face pe pagina sesiunii.
person-join = Adaugă un jucător
person-unenter = Șterge înscrierea
join-player = Jucătorul nou al echipei
join-approved = Cine a aprobat în numele organizatorului?
unenter-help = Înscrierea a fost o greșeală și dispare din clasamente. Dacă participantul pleacă, alegeți Retragere.
