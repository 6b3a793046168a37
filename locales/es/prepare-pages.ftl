# Preparar un evento: las páginas.

seats-draw = Sortear los lugares
seats-draw-help = Todos los lugares de inicio se sortean juntos, en todas las secciones. Quien necesita un lugar fijo lo conserva mientras haya. La semilla se guarda, para que el sorteo pueda repetirse.
seats-draw-again = Sortear de nuevo
needs = Lo que se necesita
needs-fixed-help = El sorteo y el movimiento mantienen el lugar siempre que se puede.
needs-other = Algo más, como luz, ayuda o cartas ordenadas
needs-private = Solo lo ven quienes dirigen el evento. Escriba qué hay que preparar, no por qué.
person-needs = Anotar lo que se necesita
prep-more = Antes del juego, en papel
prep-start = El juego empieza a las
prep-notice = Un aviso para colgar
prep-notice-text = El texto del aviso
prep-qualify = Cuántos se clasifican, si es el caso
prep-also = También en
