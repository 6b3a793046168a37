# A demonstração: o que escreve.

demo-event = Duplas de quinta-feira (demonstração)
demo-preparing = Jogando meia sessão em sete mesas...
demo-ready = O Openroom está em { $address }
demo-director = Diretor
demo-director-hint = entra como Diretor, uma só vez, em até uma hora
demo-phone = Um celular na mesa { $table }
demo-phone-hint = abra em um celular ou em uma janela anônima
demo-results = Resultados
demo-results-hint = para todos
demo-ruling = A decisão em aberto
demo-ruling-hint = uma marcação insuficiente na mesa { $table }; entre primeiro como Diretor
demo-gone = Nada disso fica guardado. Ctrl-C encerra.
demo-kept = Tudo fica em { $file }. Ctrl-C encerra; openroom serve --database { $file } continua.
