# La dimostrazione: quello che scrive.

demo-event = Coppie del giovedì (dimostrazione)
demo-preparing = Si gioca mezza serata a sette tavoli...
demo-ready = Openroom è all'indirizzo { $address }
demo-director = Arbitro
demo-director-hint = questo link dà l'accesso; vale una sola volta, entro un'ora
demo-phone = Un telefono al tavolo { $table }
demo-phone-hint = apra il link su un telefono o in una finestra privata
demo-results = Risultati
demo-results-hint = aperti a tutti
demo-ruling = Decisione in corso
demo-ruling-hint = una licita insufficiente al tavolo { $table }; prima acceda come Arbitro
demo-gone = Non viene conservato nulla. Per chiudere, prema Ctrl-C.
demo-kept = Tutto è in { $file }. Per chiudere, prema Ctrl-C; per continuare, esegua: openroom serve --database { $file }
demo-play = Giocare un board
demo-play-hint = un board è sul tavolo: si sieda e invii tre link
