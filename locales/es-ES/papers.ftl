# Lo que se dice de otra manera en España.

conditions-results = Resultados, decisiones y apelaciones
closing-boards = Estuches en orden
