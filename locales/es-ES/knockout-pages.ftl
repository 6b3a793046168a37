# Lo que en España se dice de otra manera.

ko-boards = Estuches por encuentro
ko-next-level = Empatado: { $boards } estuches más
ko-next-fewer = Estuches, si no los previstos
