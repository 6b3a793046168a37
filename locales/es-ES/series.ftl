# Lo que en España se dice de otro modo; el resto está en ../es.
season-directors = Árbitros
