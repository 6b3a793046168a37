# What Spain says in other words; the rest is in ../es.
learn-title = Aprender el Reglamento
learn-practice-how = Se inventa un caso para usted. Diga a quién pregunta, qué opciones hay y cómo falla. Cada respuesta se corrige con su Artículo.
learn-lessons-how = Diez lecciones cortas para jugadores. Pruebe en un estuche y vea qué dice el Reglamento.
learn-edition = Reglamento
learn-law = Artículo
learn-law-all = Todos los Artículos
learn-law-one = Artículo { $law }: { $names }
learn-board = El estuche
learn-auction = Subasta
learn-laws = Qué dice el Reglamento
exam-page-book = Se puede consultar el Reglamento
exam-page-no-book = Sin el Reglamento
exam-page-judged-ask = ¿Cómo falla usted, y según qué Artículos?
learn-none = Aquí no hay nada que fallar. Elija otro Artículo u otro caso.
