# A demonstração: o que escreve.

demo-event = Pares de quinta-feira (demonstração)
demo-preparing = A jogar meia sessão em sete mesas...
demo-ready = O Openroom está em { $address }
demo-director = Diretor
demo-director-hint = inicia a sessão por si, uma só vez, dentro de uma hora
demo-phone = Um telemóvel na mesa { $table }
demo-phone-hint = abra-o num telemóvel ou numa janela privada
demo-results = Resultados
demo-results-hint = para todos
demo-ruling = A decisão em aberto
demo-ruling-hint = uma marcação insuficiente na mesa { $table }; inicie primeiro a sessão como Diretor
demo-gone = Nada disto fica guardado. Ctrl-C termina.
demo-kept = Tudo fica em { $file }. Ctrl-C termina; openroom serve --database { $file } continua.
