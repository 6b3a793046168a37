# What Spain says in other words; the rest is in ../es.
appeal-item-k = La subasta legal hasta un resultado de la mesa que se pondera
appeal-item-l = Qué significan los doblos y qué voces son forzantes
appeal-item-m = Una psíquica, una voz equivocada o una desviación, con su clasificación
appeal-item-p = Las pruebas de cada conclusión
appeal-item-s = El tipo de irregularidad y los Artículos
appeal-barred-director = Los Árbitros del torneo: { $names }
appeal-script-chair = El presidente presenta al comité; el Árbitro presenta a los demás y dice quién apela. Se oirá a todos; nadie interrumpe.
appeal-script-director = El Árbitro habla primero: cuándo y quién lo llamó, de qué se trataba, los hechos, las inferencias y el fallo.
appeal-script-others = Se oye al otro bando. Cada bando puede responder al otro; después se oye a los capitanes y al Árbitro a cargo.
appeal-script-alone = Todos se retiran y el comité delibera solo. Sobre cuestiones de Reglamento y de regulaciones, pregunta al Árbitro.
appeal-script-decision = El presidente escribe la decisión y sus razones; el Árbitro informa a los jugadores. No se revela la votación y ya no se discute nada.
