# Lo que en España se dice de otro modo.
rulebook-laws = Edición del Reglamento
rulebook-of-director = Del Árbitro
rulebook-conflict = Esta regulación se hizo según 80B2f y no debe contradecir el Reglamento: { $laws } rige igualmente (Libro Blanco 80.9).
