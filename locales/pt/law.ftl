# Cláusulas das Leis, consultadas.

law-parts = Partes
law-asks = O que o Diretor pergunta:
law-follows = O que se segue:
law-editions = 2007 e 2017:
law-years = { $one } e { $other }
law-heading = { $clause } ({ $years }), { $kind }
law-more-english = O que o Diretor pergunta, o que se segue e o que mudou estão escritos só em inglês: openroom law { $clause } --lang en
law-not-found = nenhuma cláusula tem as palavras “{ $words }”
law-unknown = nenhuma edição das Leis tem uma cláusula “{ $id }”
law-unknown-in = as Leis de { $edition } não têm uma cláusula “{ $id }”
law-near = semelhantes: { $clauses }
law-in-other = essa cláusula está nas Leis de { $edition }
law-kind-mechanical = aplicada sem julgamento
law-kind-judgement = julgamento do Diretor
law-kind-scoring = apuração
law-kind-procedure = procedimento
law-kind-conduct = conduta
law-kind-definition = definição
