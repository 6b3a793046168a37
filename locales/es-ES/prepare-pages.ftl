# Lo que en España se dice de otra manera.

seats-draw = Sortear los sitios
seats-draw-help = Todos los sitios de inicio se sortean juntos, en todas las secciones. Quien necesita un sitio fijo lo conserva mientras haya. La semilla se guarda, para que el sorteo pueda repetirse.
needs-fixed-help = El sorteo y el movimiento mantienen el sitio siempre que se puede.
