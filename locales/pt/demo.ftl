# A demonstração: o que escreve.

demo-event = Duplas de quinta-feira (demonstração)
demo-preparing = Jogando meia sessão em sete mesas...
demo-ready = O Openroom está em { $address }
demo-director = Diretor
demo-director-hint = o link permite entrar uma só vez, em até uma hora
demo-phone = Um celular na mesa { $table }
demo-phone-hint = abra o link em um celular ou em uma janela anônima
demo-results = Resultados
demo-results-hint = abertos a todos
demo-ruling = Decisão em andamento
demo-ruling-hint = uma marcação insuficiente na mesa { $table }; entre primeiro como Diretor
demo-gone = Nada disso fica guardado. Pressione Ctrl-C para encerrar.
demo-kept = Tudo fica em { $file }. Pressione Ctrl-C para encerrar; para continuar, execute: openroom serve --database { $file }
demo-play = Jogar uma bolsa
demo-play-hint = há uma bolsa na mesa: sente-se e envie três links
