# La dimostrazione: quello che scrive.

demo-event = Coppie del giovedì (dimostrazione)
demo-preparing = Si gioca mezza serata a sette tavoli...
demo-ready = Openroom è su { $address }
demo-director = Arbitro
demo-director-hint = il link dà l'accesso una sola volta, entro un'ora
demo-phone = Un telefono al tavolo { $table }
demo-phone-hint = da aprire su un telefono o in una finestra privata
demo-results = Risultati
demo-results-hint = aperti a tutti
demo-ruling = Decisione in corso
demo-ruling-hint = una licita insufficiente al tavolo { $table }; prima acceda come Arbitro
demo-gone = Non viene conservato nulla. Per chiudere, premere Ctrl-C.
demo-kept = Tutto è in { $file }. Per chiudere, premere Ctrl-C; per continuare: openroom serve --database { $file }
