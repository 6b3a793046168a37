
# Doble muerto y reclamaciones analizadas.

dd-tricks = Bazas a cartas vistas
dd-par = Par: { $points } para { $side }: { $contracts }
dd-par-zero = Par: 0, mano pasada

claim-made = { $left ->
    [one] Queda una baza; { $seat } reclama { $tricks }.
   *[other] { $seat } reclama { $tricks } de las { $left } bazas que quedan.
}
claim-words = Dijo: { $words }
claim-not-understood = Estas palabras no se entendieron, y no se tienen en cuenta: { $words }
claim-proposal = Propuesta: { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
} más para { $side }, { $total } en total (Ley { $clause }).
claim-double-dummy = { $left ->
    [one] Queda una baza; a cartas vistas, el bando que reclama gana { $tricks }.
   *[other] A cartas vistas, el bando que reclama gana { $tricks } de las { $left } bazas que quedan.
}
claim-sure = Es seguro que la propuesta es correcta.
claim-likely = Es probable que la propuesta sea correcta.
claim-doubtful = La propuesta es dudosa: tiene que decidir el Director.
claim-line = La peor línea normal:
claim-lost = perdida por la Ley { $clause }
claim-conceded = concedida
claim-enter = Para aceptar la propuesta, escriba: { $entry }
claim-none = No hay ninguna reclamación en este registro.

reason-no-normal-line-loses = Ninguna línea normal de juego da menos de lo reclamado.
reason-no-line-wins-more = Ninguna línea de juego da más, ni siquiera a cartas vistas.
reason-trump-not-mentioned = Hay un triunfo pendiente que el reclamante no mencionó. ¿Hay alguna probabilidad de que no supiera que quedaba ese triunfo?
reason-trumps-being-drawn = El reclamante estaba arrastrando triunfos, así que se supone que sabe cuáles quedan.
reason-card-not-located = La carta que falta solo se encuentra con una línea de juego no declarada, y nadie ha dejado de asistir al palo.
reason-other-line-irrational = ¿Sería irracional no seguir la línea de juego no declarada? Si es así, las Leyes de 2007 la permiten, y esa línea gana { $tricks } de las bazas que quedan.
reason-partner-chooses = La reclamación depende de lo que juegue el compañero: se supone que el compañero elige la peor jugada normal.
reason-careless-order = Un orden de palos o un descarte descuidados hacen perder la baza.
reason-overlooked = La baza solo se pierde si el reclamante había pasado por alto { $cards }. ¿Es probable?
reason-top-down = Se supone que los palos se juegan de arriba abajo; si pudieran jugarse en cualquier orden, serían menos bazas.
reason-not-understood = Parte de la aclaración no se entendió.
reason-not-all-examined = No se pudieron examinar a tiempo todas las líneas normales.
reason-conceded-too-much = Ninguna línea normal pierde todo lo concedido.
reason-concession-stands = Una línea de juego normal pierde la baza concedida: la concesión vale.
reason-likely-or-not = El acuerdo vale, salvo que el otro bando probablemente hubiera ganado más. Con un juego descuidado el reclamante gana solo { $tricks } de las bazas que quedan.
