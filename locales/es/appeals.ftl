# The appeal form: is it complete, who may not sit, how the hearing goes.

appeal-items = ¿Está completo el formulario? (Libro Blanco 92.5.1)
appeal-there = sí
appeal-missing = FALTA
appeal-missing-parts = FALTA: { $parts }
appeal-not-needed = no hace falta aquí
appeal-item-a = Los hechos comprobados
appeal-item-b = Las cuatro manos
appeal-item-c = Por qué los apelantes consideran erróneo el fallo
appeal-item-d = Impreso o escrito con tinta negra
appeal-item-e = El carteo hasta el punto en cuestión
appeal-item-f = Las manos tomadas del archivo, no copiadas a mano
appeal-item-g = Los nombres de los jugadores y de los miembros del comité
appeal-item-h = La forma de puntuar, parejas o equipos
appeal-item-i = El sistema, en lo que importa
appeal-item-j = La tarjeta de sistema, comprobada
appeal-item-k = El remate legal hasta un resultado de la mesa que se pondera
appeal-item-l = Qué significan los doblos y qué cantos son forzantes
appeal-item-m = Una psíquica, un canto equivocado o una desviación, con su clasificación
appeal-item-n = La salida inicial
appeal-item-o = Legible
appeal-item-p = La evidencia de cada conclusión
appeal-item-q = Mostrado a los dos bandos
appeal-item-r = Resultado de la mesa, puntuaciones, fallo y decisión
appeal-item-s = El tipo de irregularidad y las Leyes

appeal-barred = Quién no puede formar parte del comité (Libro Blanco 93.3)
appeal-barred-party = Las partes, sus compañeros de equipo y capitanes: { $names }
appeal-barred-director = Los Directores del torneo: { $names }
appeal-barred-consulted = Consultados sobre el fallo: { $names }
appeal-barred-polled = Encuestados: { $names }

appeal-script = La audiencia, en orden (Libro Blanco 93.4.3)
appeal-script-chair = El presidente presenta al comité; el Director presenta a los demás y dice quién apela. Se oirá a todos; nadie interrumpe.
appeal-script-director = El Director habla primero: cuándo y quién lo llamó, de qué se trataba, los hechos, las inferencias y el fallo.
appeal-script-questions = Preguntas sobre los hechos: primero el presidente, luego los demás miembros.
appeal-script-appellants = Los apelantes dicen por qué debería cambiarse el fallo.
appeal-script-others = Se oye al otro bando. Cada bando puede responder al otro; después se oye a los capitanes y al Director a cargo.
appeal-script-alone = Todos se retiran y el comité delibera solo. Sobre cuestiones de Ley y de regulaciones, pregunta al Director.
appeal-script-decision = El presidente escribe la decisión y sus razones; el Director informa a los jugadores. No se revela la votación y ya no se discute nada.

appeal-notes = Para el comité
appeal-note-tuning = Parta de la base de que el fallo es correcto. Cámbielo si es erróneo, pero no retoque los pesos, por ejemplo de 80/20 a 70/30 (Libro Blanco 93.4.4).
appeal-note-split = Decida los hechos. Dar una buena puntuación a los dos bandos por estar en duda no es legal (Libro Blanco 93.4.9).
appeal-note-deposit = El depósito depende solo del mérito de la apelación. Solo se retiene si todos los miembros coinciden en que no lo tenía (Libro Blanco 93.4.6).
appeal-note-adviser = No pregunte si se consultó a un asesor de apelaciones (Libro Blanco 93.4.3).
