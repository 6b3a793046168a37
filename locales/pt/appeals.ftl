# The appeal form: is it complete, who may not sit, how the hearing goes.

appeal-items = O formulário está completo? (Livro Branco 92.5.1)
appeal-there = sim
appeal-missing = FALTA
appeal-missing-parts = FALTA: { $parts }
appeal-not-needed = não é necessário aqui
appeal-item-a = Os fatos apurados
appeal-item-b = As quatro mãos
appeal-item-c = Por que os apelantes consideram errada a decisão
appeal-item-d = Impresso ou escrito com tinta preta
appeal-item-e = O carteio até o ponto em questão
appeal-item-f = As mãos tiradas do arquivo, não copiadas à mão
appeal-item-g = Os nomes dos jogadores e dos membros do comitê
appeal-item-h = A forma de apuração, duplas ou equipes
appeal-item-i = O sistema, no que importa
appeal-item-j = O cartão de convenções, conferido
appeal-item-k = O leilão legal até um resultado da mesa que foi ponderado
appeal-item-l = O que significam os dobres e quais vozes são forçantes
appeal-item-m = Uma psíquica, voz errada ou desvio, com a sua classificação
appeal-item-n = A saída
appeal-item-o = Legível
appeal-item-p = As evidências de cada constatação
appeal-item-q = Mostrado aos dois lados
appeal-item-r = Resultado da mesa, escores, decisão do Diretor e do comitê
appeal-item-s = O tipo de irregularidade e as Leis

appeal-barred = Quem não pode fazer parte do comitê (Livro Branco 93.3)
appeal-barred-party = As partes, seus companheiros de equipe e capitães: { $names }
appeal-barred-director = Os Diretores do torneio: { $names }
appeal-barred-consulted = Consultados sobre a decisão: { $names }
appeal-barred-polled = Ouvidos em uma enquete: { $names }

appeal-script = O julgamento, na ordem (Livro Branco 93.4.3)
appeal-script-chair = O presidente apresenta o comitê; o Diretor apresenta os demais e diz quem apela. Todos serão ouvidos; ninguém interrompe.
appeal-script-director = O Diretor fala primeiro: quando e por quem foi chamado, do que se tratava, os fatos, as inferências e a decisão.
appeal-script-questions = Perguntas sobre os fatos: primeiro o presidente, depois os outros membros.
appeal-script-appellants = Os apelantes dizem por que a decisão deveria ser mudada.
appeal-script-others = Ouve-se o outro lado. Cada lado pode responder ao outro; depois são ouvidos os capitães e o Diretor-Chefe.
appeal-script-alone = Todos se retiram, e o comitê delibera sozinho. Sobre leis e regulamentos pergunta-se ao Diretor.
appeal-script-decision = O presidente escreve a decisão e as suas razões; o Diretor informa os jogadores. A votação não é revelada, e nada mais se discute.

appeal-notes = Para o comitê
appeal-note-tuning = Parta do princípio de que a decisão está certa. Mude-a se estiver errada, mas não ajuste um pouco os pesos, como de 80/20 para 70/30 (Livro Branco 93.4.4).
appeal-note-split = Decida os fatos. Dar um bom escore aos dois lados por causa da dúvida não é legal (Livro Branco 93.4.9).
appeal-note-deposit = O depósito depende só do mérito do recurso. Só é retido se todos os membros concordarem que não havia mérito (Livro Branco 93.4.6).
appeal-note-adviser = Não pergunte se um conselheiro de recursos foi consultado (Livro Branco 93.4.3).
