# Lo que se dice de otra manera en España.

draw-boards = Estuches { $boards }
