# La demostración: lo que escribe.

demo-event = Parejas del jueves (demostración)
demo-preparing = Jugando media sesión en siete mesas...
demo-ready = Openroom está en { $address }
demo-director = Director
demo-director-hint = este enlace le permite entrar; sirve una sola vez, y solo durante una hora
demo-phone = Un teléfono en la mesa { $table }
demo-phone-hint = abra el enlace en un teléfono o en una ventana privada
demo-results = Resultados
demo-results-hint = para todos
demo-ruling = Fallo en curso
demo-ruling-hint = una oferta insuficiente en la mesa { $table }; entre antes como Director
demo-gone = No se guarda nada. Pulse Ctrl-C para terminar.
demo-kept = Todo está en { $file }. Pulse Ctrl-C para terminar; para seguir, ejecute: openroom serve --database { $file }
demo-play = Jugar una tablilla
demo-play-hint = hay una tablilla sobre la mesa: siéntese y envíe tres enlaces
