# What Spain says in other words; the rest is in ../es.
serve-setup-done = Ya hay un Árbitro. Entre, o pida un enlace para elegir una contraseña nueva.
serve-not-yourself = Nadie puede quitar su propia cuenta. Pídaselo a otro Árbitro.
serve-role-director = árbitro
serve-round-not-on = Esta ronda no se juega ahora. Llame al Árbitro si hay que cambiar algo.
serve-not-played-here = Ahora solo quienes jugaron este estuche pueden anotar o confirmar su resultado. Llame al Árbitro si falta algo.
serve-missing-boards = La sesión necesita { $needed } estuches. Faltan: { $missing }. Repártalos todos o elija otro movimiento.
serve-not-dealt = { $dealt ->
    [0] Para esta sesión no se repartió ningún estuche.
    [one] Para esta sesión se repartió un estuche.
   *[other] Para esta sesión se repartieron { $dealt } estuches.
} Estas rondas necesitan además: { $missing }. Juegue las rondas adicionales en una sesión nueva.
serve-behind-begun = La ronda { $round } ya ha empezado: el movimiento se cambia desde una ronda posterior. Lo que la mesa { $table } no termine se juega después, estuche a estuche.
serve-has-result = Este estuche ya tiene un resultado.
serve-board-not-public = Este estuche todavía no es público.
serve-no-board = Ese estuche no existe.
serve-case-asked = Se le ha pedido su opinión sobre el caso { $case }. Dela primero, por favor; después verá lo que el Árbitro ha determinado.
serve-case-plays = Usted juega en este evento y todavía tiene que jugar este estuche, o estaba en la mesa o en el equipo de que se trata. Otro Árbitro tiene que llevar el caso. Si no hay ninguno, añada a alguien como ayudante en la página Cuentas.
serve-session-size = Una sesión puede tener de 2 a 400 participantes y de 1 a 200 estuches, y durar 6000 minutos como máximo.
serve-no-hands = En este archivo no hay ningún estuche con su número y todas sus manos.
serve-too-many-entries = Ningún estuche puede tener tantas entradas.
serve-working = Se está haciendo el análisis a cartas vistas: { $done } de { $all } estuches. Pídalo otra vez dentro de un momento.
serve-no-link = Este enlace ya no es válido. Pida uno nuevo al Árbitro.
serve-no-table-opened = No existe esa mesa o ese estuche.
serve-table-edition = Elija el Reglamento de 2007 o el de 2017.
serve-table-board-on = El estuche en juego todavía no ha terminado.
serve-table-no-more = No hay más estuches en esta ronda.
serve-table-time-up = Se ha llamado a la ronda siguiente: este estuche espera al Árbitro. No se puede jugar nada más en él hasta que el Árbitro lo diga.
serve-table-teams = Un encuentro de equipos tiene de 1 a 64 estuches.
serve-table-not-dealt = Los estuches de esta sesión todavía no se han repartido: el Árbitro tiene que repartirlos antes.
serve-table-director = Solo el Árbitro puede ver esto.
serve-replay-hands = Este archivo no tiene las cuatro manos del estuche { $board }, y por eso no se puede mostrar.
serve-captain-link = Este enlace no abre ningún equipo. Pida al Árbitro el enlace de su equipo.
serve-captain-may-not = Un capitán entrega las alineaciones del equipo, confirma sus encuentros, llama al Árbitro y nombra a otro capitán; nada más.
