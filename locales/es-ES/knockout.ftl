# Lo que en España se dice de otra manera.

ko-state-playing = estuches jugados: { $done } de { $boards }
