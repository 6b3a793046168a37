# Drawing rounds, as the pages alone say it.
draw-boards-each = Estuches por encuentro
