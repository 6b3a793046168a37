# La demostración: lo que escribe.

demo-event = Parejas del jueves (demostración)
demo-preparing = Jugando media sesión en siete mesas...
demo-ready = Openroom está en { $address }
demo-director = Director
demo-director-hint = le permite entrar, una sola vez, en el plazo de una hora
demo-phone = Un teléfono en la mesa { $table }
demo-phone-hint = ábralo en un teléfono o en una ventana privada
demo-results = Resultados
demo-results-hint = para todos
demo-ruling = El fallo abierto
demo-ruling-hint = una oferta insuficiente en la mesa { $table }; entre antes como Director
demo-gone = No se guarda nada. Ctrl-C lo termina.
demo-kept = Todo está en { $file }. Ctrl-C lo termina; openroom serve --database { $file } sigue con ello.
