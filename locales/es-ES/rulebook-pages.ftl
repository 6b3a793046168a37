# What the pages of the regulations of an event say.

rulebook-help = Lo que rige en este evento además del Reglamento. Quien se inscribe lo acepta. Una vez abierta, esta página se puede leer también sin red.
rulebook-needs-clause = Esta regulación se aparta del Reglamento, y nadie ha dicho qué cláusula lo permite.
rulebook-search = Buscar en el Reglamento y en estas regulaciones
rulebook-clause = Cláusula del Reglamento según la cual se hizo
rulebook-departs-from = Cláusulas del Reglamento de las que se aparta
