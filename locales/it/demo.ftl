# La dimostrazione: quello che scrive.

demo-event = Coppie del giovedì (dimostrazione)
demo-preparing = Si gioca mezza serata a sette tavoli...
demo-ready = Openroom è su { $address }
demo-director = Arbitro
demo-director-hint = dà l'accesso una sola volta, entro un'ora
demo-phone = Un telefono al tavolo { $table }
demo-phone-hint = da aprire su un telefono o in una finestra anonima
demo-results = Risultati
demo-results-hint = per tutti
demo-ruling = La decisione aperta
demo-ruling-hint = una licita insufficiente al tavolo { $table }; prima si entra come Arbitro
demo-gone = Niente viene conservato. Ctrl-C la chiude.
demo-kept = Tutto è in { $file }. Ctrl-C la chiude; openroom serve --database { $file } la continua.
