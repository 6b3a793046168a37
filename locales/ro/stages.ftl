# De la calificare la finale.

finals = Alcătuiește finalele
finals-help = Spuneți cine unde merge. Mai întâi vedeți cine ar juca în fiecare concurs; apoi toate se creează deodată, cu aceleași regulamente.
finals-stage = Concursul { $number }
finals-name-final = { $name } – Finală
finals-name-rest = { $name } – Consolare
finals-take = Câți merg acolo?
finals-take-help = Din fiecare grupă. Numere diferite pentru mai multe grupe: 4+6
finals-take-rest = Din fiecare grupă. Lăsați gol pentru toți cei rămași.
finals-carry-none = Niciunul
finals-carry-full = Integral
finals-carry-half = Jumătate
finals-carry-white-book-172 = După formula din White Book 172
finals-top-help = Lăsați gol dacă fiecare donă se joacă la toate mesele.
finals-places = Locurile în mișcare
finals-places-rank = După clasament: primul are numărul 1
finals-places-snake = În serpentină: împărțiți egal
finals-places-random = Prin tragere la sorți
finals-fields = Împărțiți pe
finals-fields-help = Secțiuni, sau cele două direcții ale unui Mitchell
finals-add = Adaugă un concurs
finals-by = Cine este clasat împreună?
finals-by-ranking = Fiecare clasament este o grupă
finals-by-section = Fiecare secțiune este o grupă
finals-seed = Numărul tragerii la sorți
finals-seed-help = Cu el se trag la sorți egalitățile care decid și locurile. Rămâne înregistrat, ca oricine să poată repeta tragerea.
finals-others = Alte calificări
finals-preview = Arată cine unde joacă
finals-who = Concurenți
finals-rank = Loc
finals-comes = Vine
finals-comes-back = Vine totuși
finals-reserve = rezervă
finals-free = Locuri rămase libere, pentru că nu există rezervă: { $count }
finals-groups = Grupele, în ordinea numerelor:
finals-drawn = Între cei aflați la egalitate, tragerea la sorți a dat această ordine: { $names }
finals-out = Nu merg mai departe
finals-again = Au trecut deja concurenți în alte concursuri. Creează concursurile încă o dată.
finals-make = { $count ->
    [one] Creează { $count } concurs
    [few] Creează { $count } concursuri
   *[other] Creează { $count } de concursuri
}
finals-made = Concursurile au fost create
finals-made-help = Alegeți o mișcare pentru fiecare.
finals-count = { $count ->
    [one] { $count } concurent
    [few] { $count } concurenți
   *[other] { $count } de concurenți
}
finals-from = Concurenții vin din
finals-to = Concurenți au trecut în
finals-same = Concurenții și ce aduc ei ar fi aceiași acum.
finals-differ = Hotărâți ce este de făcut; nimic nu se schimbă de la sine.
finals-total = Total
