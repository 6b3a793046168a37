# Împerecheri și trageri la sorți.

record-drawn = Sesiunea { $session }: a fost împerecheată runda { $round }
record-drawn-places = Locurile au fost trase la sorți
record-drawn-groups = Grupele au fost trase la sorți
draw-from-entry = În ordinea înscrierii
draw-from-given = În ordinea dată
draw-from-lot = Prin tragere la sorți, număr de pornire { $seed }
draw-from-ranking = După clasamentul de după runda { $round }
draw-from-before = După clasamentul sesiunilor dinainte
draw-meet-halves = Jumătatea de sus o întâlnește pe cea de jos.
draw-meet-folded = Primul îl întâlnește pe ultimul.
draw-meet-by-hand = Împerecheată de mână.
draw-table = Masa { $table }: { $home } – { $away }
draw-bye = Pauză: { $who }
draw-triangle = Mesele { $from } – { $to }, triunghi: { $who }
draw-boards = Done { $boards }
draw-title = Runda { $round }
draw-none = nu există încă împerecheri
draw-follows = Împerecherea { $number }, runda { $round }: rezultă din jurnal
draw-by-hand-follows = Împerecherea { $number }, runda { $round }: făcută de mână ({ $why })
draw-follows-not = Împerecherea { $number }, runda { $round }: nu rezultă din jurnal: { $reason }
check-kept = Runde jucate: { $rounds }; împerecheri: { $draws }. Tot ce s-a promis a fost respectat.
check-broken = Runde jucate: { $rounds }; împerecheri: { $draws }. Promisiuni nerespectate: { $broken }.
check-note = notă: { $what }
draw-swapped = Schimbați de mână: { $one } și { $other }
draw-odd = Număr impar
