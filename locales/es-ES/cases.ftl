# What Spain says in other words; the rest is in ../es.
weigh-title = Estuche { $board }: { $ns } contra { $ew }
weigh-laws = { $count ->
    [one] Artículo ({ $edition }): { $laws }
   *[other] Artículos ({ $edition }): { $laws }
}
weigh-barred = necesita la voz o la jugada no permitidas
case-kind-psychic = Psíquica, voz equivocada o desviación
case-kind-unplayable = Estuche que no se puede jugar o terminar
case-kind-directors-error = Error del propio Árbitro
case-ask-forfeited = Se llamó la atención sobre la irregularidad y nadie llamó al Árbitro. ¿Sabía el bando inocente que debía llamarlo, de modo que ha perdido su derecho a la rectificación?
case-ask-gained = ¿Ganó algo un bando porque un oponente actuó después sin conocer el Reglamento? ¿Qué bando?
case-ask-happened = Según las pruebas, ¿lo más probable es que lo que se alega haya ocurrido?
case-ask-conveyed = ¿Le dio lo ocurrido al compañero alguna información que pudiera sugerirle una voz o una jugada?
case-ask-begun = ¿Se había dado ya alguna voz en este estuche cuando se informó al Árbitro?
case-ask-changeable = ¿Se puede cambiar todavía una voz o una carta?
case-ask-departure = ¿Qué fue la voz: una psíquica, una voz equivocada, una desviación o una voz según lo acordado?
case-ask-fielded = ¿Contó el compañero con que el jugador se apartara de lo acordado, sin que nada en la subasta lo justificara: verde para no, ámbar para quizás, rojo para sí?
case-ask-percent = ¿Qué porcentaje tiene el bando infractor en el estuche?
case-ask-imps = ¿Cuántos IMPs hizo el bando infractor en el estuche? Una pérdida es un número negativo.
case-ask-low = ¿Tiene el bando infractor en el estuche promedio-menos o aún menos?
case-ask-also = En este estuche, ¿dio el bando infractor además información errónea a sus oponentes, o usó información no autorizada?
case-ask-reduced-points = ¿Cuántos puntos o IMPs recibe el bando inocente en este estuche en lugar de promedio-más?
case-ask-lost = ¿Se retiró este estuche, o se quedó sin jugar, por falta de tiempo?
case-ask-without-error = ¿Qué resultado habría habido en el estuche después de la infracción, pero sin ese error o esa acción arriesgada?
case-hint-forfeited = Quien sabía que debía llamar al Árbitro suele perder el derecho; quien de buena fe no lo sabía puede conservarlo. En los casos de información no autorizada, es normal no llamar al Árbitro hasta después del carteo.
case-hint-conveyed = Una pausa larga muestra que había un problema, pero no siempre cuál. Lo que el compañero ya sabía por la subasta y por su propia mano no cuenta.
case-hint-changeable = Hasta que termine el período de la subasta, un jugador del bando mal informado puede cambiar una voz en la que la información errónea bien pudo influir, si el compañero no ha dado ninguna voz desde entonces (Artículo 21B1a). Una carta se puede recoger si se jugó a causa de la explicación errónea, antes de que se corrigiera, y nadie ha jugado desde entonces; la salida no se puede recoger una vez que el muerto ha mostrado una carta (Artículo 47E2a).
case-hint-fielded = Juzgue por las acciones y las cartas del compañero, no por la voz que se apartó de lo acordado. El compañero puede tener en cuenta lo que la subasta deja claro para todos.
case-hint-record = El Árbitro registra un caso verde si hay una razón, por ejemplo si el jugador es conocido por voces así o si otros podrían juzgarlo de otro modo. Los rojos y los ámbar se registran siempre.
case-hint-record-as-agreed = La voz era conforme a lo acordado, así que la puntuación no se ajusta. Registre la mano si el compañero actuó como si la voz fuera psíquica, o si hay otra razón (Libro Blanco 40.1.11, 81.5).
case-hint-average-minus = Si la pareja además explicó mal la voz, o usó información no autorizada, añádalo a los hechos: lo que eso daría al bando inocente cuenta si es mejor que promedio-más (Libro Blanco 40.3).
case-hint-no-reduction = Si el bando inocente actuó de forma temeraria, o cometió un error serio ajeno a la infracción, puede recibir menos que promedio-más. Con esta forma de puntuar, cuánto menos depende de cuántas mesas juegan el estuche: calcúlelo cuando estén todos los resultados y escriba el fallo a mano (Libro Blanco 12.9, 90.4.5).
case-hint-lost = Un estuche cuya subasta ha comenzado no se retira, salvo que se hubiera dicho a la mesa que no lo empezara. Un estuche jugado conserva su resultado: el juego lento pide entonces una advertencia o una penalidad, no una puntuación artificial (Libro Blanco 81.4).
case-hint-misexplained = Si no hay pruebas en contra, se presume que la explicación era errónea.
case-hint-misexplained-2017 = Si no hay pruebas en contra, se presume que la explicación era errónea. Si los compañeros no entendían lo mismo, no había acuerdo, y fue erróneo describir uno (75D2).
case-finding-forfeited-yes = Nadie llamó al Árbitro, aunque el bando inocente sabía que debía llamarlo: se ha perdido el derecho a la rectificación.
case-finding-forfeited-no = No se ha perdido el derecho a la rectificación, aunque nadie llamó al Árbitro.
case-finding-gained = Ganancia porque un oponente actuó sin conocer el Reglamento: { $answer }.
case-finding-happened-yes = Según las pruebas, lo más probable es que lo que se alega haya ocurrido.
case-finding-happened-no = Según las pruebas, no es lo más probable que lo que se alega haya ocurrido.
case-finding-conveyed-yes = Lo ocurrido dio al compañero información que podía sugerirle una voz o una jugada.
case-finding-conveyed-no = Lo ocurrido no dio al compañero ninguna información que pudiera sugerirle una voz o una jugada.
case-finding-begun-yes = Ya se había dado alguna voz cuando se informó al Árbitro.
case-finding-begun-no = No se había dado ninguna voz cuando se informó al Árbitro.
case-finding-changeable-yes = Todavía se puede cambiar una voz o una carta.
case-finding-changeable-no = Ya no se puede cambiar ninguna voz ni ninguna carta.
case-finding-departure = Clase de voz: { $answer }.
case-finding-percent = Puntuación del bando infractor en el estuche: { $percent } %.
case-finding-imps = IMPs del bando infractor en el estuche: { $imps }.
case-finding-low-yes = El bando infractor tiene en el estuche promedio-menos o aún menos.
case-finding-low-no = El bando infractor tiene en el estuche más que promedio-menos.
case-finding-also = Otra infracción del bando infractor en el estuche: { $answer }.
case-finding-lost-yes = El estuche se perdió por falta de tiempo.
case-finding-lost-no = El estuche se jugó a pesar del retraso.
case-evidence = { $finding } Pruebas: { $evidence }.
case-end-right-lost = El derecho a la rectificación se perdió porque nadie llamó al Árbitro. El resultado se mantiene.
case-end-no-information = El compañero no recibió ninguna información que pudiera sugerirle una voz o una jugada. El resultado se mantiene.
case-end-no-interference = La información no interfiere en el juego normal. El estuche se juega.
case-end-misbid = La explicación era correcta; el error fue la voz, y una voz equivocada no es una infracción. El resultado se mantiene.
case-end-as-agreed = La voz correspondía a lo que la pareja había acordado y revelado. El resultado se mantiene.
case-end-already-low = El bando infractor tiene en el estuche promedio-menos o aún menos. El resultado se mantiene.
case-end-board-played = El estuche se jugó a pesar del retraso. El resultado se mantiene.
case-ruled-better-of = { $side } recibe promedio-más, o esta puntuación si es mejor para ese bando: { $score }. El otro bando recibe el resto del estuche.
case-ruled-seats = Los jugadores cambian de asiento en este estuche, para que quien conoce una mano tenga esa mano.
case-ruled-redeal = El estuche se reparte de nuevo o se sustituye.
case-ruled-play-on = Un jugador del bando mal informado puede cambiar ahora la última voz en la que la información errónea bien pudo influir, si el compañero no ha dado ninguna voz desde entonces (Artículo 21B1a), o recoger una carta que jugó a causa de ella (Artículo 47E2a). Luego el juego sigue. Vuelva al caso después del carteo.
case-answer-misbid = voz equivocada
case-law-of = { $count ->
    [one] Artículo ({ $edition }): { $laws }; Libro Blanco: { $paragraphs }
   *[other] Artículos ({ $edition }): { $laws }; Libro Blanco: { $paragraphs }
}
case-draft-laws = { $count ->
    [one] Artículo ({ $edition }): { $laws }
   *[other] Artículos ({ $edition }): { $laws }
}
case-poll-open = el Árbitro decide si esa es una proporción significativa
case-source-withdrawn = voz o carta retiradas
case-fact-unexpected = tras una voz inesperada de los oponentes
case-fact-law = { $what } (Artículo { $law })
case-fact-departed = { $seat } dio la voz { $call }
case-fact-slow = Tiempo perdido: { $minutes } min; estuches no jugados: { $boards }
case-fact-begun = La subasta de un estuche retirado ya había comenzado
case-contradicted = El registro de la mesa no tiene esta voz: { $fact }
case-when-before = antes de la primera voz
case-when-auction = durante la subasta
case-when-later = en un estuche posterior o en el período de corrección
case-called = Se llamó al Árbitro { $when }.
case-called-by = { $seat } llamó al Árbitro { $when }.
case-called-nobody = En su momento se llamó la atención sobre la irregularidad, pero nadie llamó al Árbitro.
case-may-change = { $seat } todavía puede cambiar una voz o una carta a causa de la explicación errónea ({ $law }).
case-book-without-names = Esta versión no tiene nombres. No figuran las palabras textuales, las pruebas, los motivos ni los nombres de las personas consultadas.
case-book-board = Estuche { $board }
case-book-auction = Subasta: { $auction }
