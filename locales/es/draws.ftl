# Emparejamientos y sorteos.

record-drawn = Sesión { $session }: se emparejó la ronda { $round }
record-drawn-places = Se sortearon los lugares
record-drawn-groups = Se sortearon los grupos
draw-from-entry = Por orden de inscripción
draw-from-given = En el orden indicado
draw-from-lot = Por sorteo, semilla { $seed }
draw-from-ranking = Por la clasificación después de la ronda { $round }
draw-from-before = Por la clasificación de las sesiones anteriores
draw-meet-halves = La mitad superior se enfrenta a la mitad inferior.
draw-meet-folded = El primero se enfrenta al último.
draw-meet-by-hand = Emparejado a mano.
draw-table = Mesa { $table }: { $home } – { $away }
draw-bye = Descanso: { $who }
draw-triangle = Mesas { $from } a { $to }, triángulo: { $who }
draw-boards = Tablillas { $boards }
draw-title = Ronda { $round }
draw-none = todavía no hay emparejamientos
draw-follows = Emparejamiento { $number }, ronda { $round }: resulta del registro
draw-by-hand-follows = Emparejamiento { $number }, ronda { $round }: hecho a mano ({ $why })
draw-follows-not = Emparejamiento { $number }, ronda { $round }: no resulta del registro: { $reason }
check-kept = Rondas jugadas: { $rounds }; emparejamientos: { $draws }. Se cumplió todo lo prometido.
check-broken = Rondas jugadas: { $rounds }; emparejamientos: { $draws }. Promesas sin cumplir: { $broken }.
check-note = nota: { $what }
draw-swapped = Intercambiados a mano: { $one } y { $other }
draw-odd = Número impar
