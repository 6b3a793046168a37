# Lo que se imprime: manos, tarjetas, clasificación, formularios.

print-seat-n = N
print-seat-e = E
print-seat-s = S
print-seat-w = O
print-side-ns = NS
print-side-ew = EO
print-dealer-short = Dador { $seat }
print-vul-short-none = Vul. nadie
print-vul-short-ns = Vul. NS
print-vul-short-ew = Vul. EO
print-vul-short-both = Vul. todos
print-par = Par { $score }: { $contracts }
print-par-zero = Par 0: mano pasada
print-decimal-mark = ,
print-page = Página

print-hand-records = Registro de manos
print-boards-range = Tablillas { $boards }

print-movement-cards = Tarjetas de movimiento
print-guide-cards = Tarjetas guía
print-table-number = Mesa { $table }
print-pair-number = Pareja { $number }
print-player-number = Jugador { $number }
print-team-number = Equipo { $number }
print-round = Ronda
print-table = Mesa
print-section = Sección
print-direction = Dirección
print-opponents = Oponentes
print-partner-name = Compañero
print-boards = Tablillas
print-sit-out = descanso
print-shared = compartidas con { $count ->
    [one] la mesa { $tables }
   *[other] las mesas { $tables }
}

print-travellers = Hojas viajeras
print-scorecards = Fichas de resultados
print-slips = Papeletas de resultados
print-board-column = Tablilla
print-contract-column = Contrato
print-by = Por
print-lead = Salida
print-result-column = Resultado
print-tricks-column = Bazas
print-score-column = Puntuación
print-points-matchpoints = MP
print-points-imps = IMP
print-points-other = Puntos
print-total = Total
print-top = Top { $top }
print-not-played = No jugada
print-artificial = Puntuación artificial
print-assigned = Puntuación asignada
print-initials = Iniciales
print-session-number = Sesión { $number }
print-round-number = Ronda { $number }
print-form-name = forma { $form }

print-ranking = Clasificación
print-place = Puesto
print-names = Nombres
print-number-column = N.º
print-victory-points = VP
print-penalty-column = Penalidad
print-carried = Arrastre
print-stratum = Estrato
print-handicap = Hándicap
print-matches = Encuentros

print-table-cards = Tarjetas de mesa
print-scan = Escanee el código para anotar los resultados de esta mesa.
print-links = Enlaces privados
print-link-help = Escanee el código para ver sus resultados, compañeros y promedios, y lo que el club guarda sobre usted. Este enlace es solo para usted.

print-appeal-form = Formulario de apelación
print-appeal-event = Evento
print-appeal-scoring = Puntuación
print-appeal-session = Sesión
print-appeal-players = Los jugadores
print-appeal-level = Nivel de juego
print-appeal-deal = La mano
print-appeal-auction = Remate
print-appeal-alerts = Alertas y significado de los cantos (forzantes o no)
print-appeal-lead = Salida inicial
print-appeal-play = Carteo hasta el momento en cuestión, y el final
print-appeal-table-result = Resultado en la mesa
print-appeal-score = Puntuación
print-appeal-system = Acuerdos de sistema pertinentes
print-appeal-card = Tarjeta de sistema
print-appeal-card-agrees = confirma los acuerdos
print-appeal-card-differs = difiere
print-appeal-card-missing = no disponible
print-appeal-facts = Hechos, y la evidencia de cada uno
print-appeal-ruling = El fallo del Director
print-appeal-law = Ley
print-appeal-assigned = Puntuación otorgada
print-appeal-legal-auction = Si el resultado en la mesa forma parte de una puntuación ponderada: el remate legal que lleva a él
print-appeal-director = Director
print-appeal-consulted = Otras personas consultadas
print-appeal-poll = Jugadores encuestados, y sus respuestas
print-appeal-appeal = La apelación
print-appeal-by = Apelación de
print-appeal-by-director = el Director
print-appeal-reason = Motivo de la apelación
print-appeal-deposit = Depósito
print-appeal-deposit-by = Recibido por
print-appeal-exception = Motivo por el que no hay depósito
print-appeal-seen = Visto por ambos bandos
print-appeal-yes = sí
print-appeal-no = no
print-appeal-comments = Comentarios de los jugadores
print-appeal-hearing = Audiencia: hora y lugar
print-appeal-committee = Comité de Apelaciones
print-appeal-chair = Presidente
print-appeal-members = Miembros
print-appeal-findings = Otros hechos comprobados
print-appeal-decision = Decisión
print-appeal-upheld = Fallo confirmado
print-appeal-changed = Fallo modificado
print-appeal-reasons = Fundamentos
print-appeal-deposit-decision = El depósito es
print-appeal-returned = devuelto
print-appeal-kept = retenido: la apelación carecía de mérito
print-appeal-dissent = Disidencia
print-appeal-told = Jugadores informados, y a qué hora

# What proves the record from which it was printed.
print-record = Registro { $head }, entrada { $entry }
print-boards-from = De
print-boards-to = A
