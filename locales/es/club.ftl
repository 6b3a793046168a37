# The club: members, its page, its calendar, a player’s own page.

members = Socios
members-count = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
member-add = Añadir un socio
members-list = Añadir una lista
members-none = La lista de socios está vacía. Añada a las personas una por una, pegue una lista o cargue un archivo. Los nombres que escriba para una sesión también pueden quedar aquí.
members-silent = { $count ->
    [one] { $count } persona no ha autorizado que se publique su nombre.
   *[other] { $count } personas no han autorizado que se publiquen sus nombres.
} Las páginas que todos pueden ver muestran las iniciales.
members-all-agreed = Ahora todos lo han autorizado
members-look = Buscar un nombre o número
members-more = { $count ->
    [one] Hay { $count } persona más que no se muestra.
   *[other] Hay { $count } personas más que no se muestran.
} Escriba parte del nombre.
members-privacy = Solo el personal ve esta lista; los datos de contacto, solo los Directores. Con su enlace privado, cada persona ve y borra lo que se guarda sobre ella.
member-saved = { $name }: datos guardados.
member-gone = { $name }: datos borrados. En los resultados aparece ahora «un jugador».
members-added = { $count ->
    [one] Se ha añadido { $count } persona.
   *[other] Se han añadido { $count } personas.
}
visitor = Visitante
member-federation = Número de federado
member-number = Número de socio
member-consent = Autoriza que se publique su nombre
keep-consent = Autorizan que se publiquen sus nombres
keep-consent-help = Si no, las páginas que todos pueden ver muestran las iniciales.
member-partner = Compañero habitual
member-grade = Categoría o hándicap
member-also = Nombre escrito de otra forma
member-also-help = Si hay varios, sepárelos con punto y coma.
member-contact = Contacto
member-last = Jugó por última vez: { $day }
member-link = Enlace privado
member-link-help = Con este enlace la persona ve sus resultados, compañeros y promedios, y lo que el club guarda sobre ella. No se lo dé a nadie más.
member-link-new = Crear el enlace
member-link-again = Crear otro enlace (el anterior deja de valer)
members-links = { $count ->
    [one] Imprimir el enlace privado del jugador que no lo tiene
   *[other] Imprimir los enlaces privados de los { $count } jugadores que no lo tienen
}
members-links-help = Una tira para cada jugador, para recortar y entregar.
members-links-open = Abrir la hoja
member-merge = ¿La misma persona dos veces?
member-merge-help = El registro de { $name } se conserva y toma del otro los nombres y lo que falte aquí.
member-merge-with = Unir con
member-merge-go = Unir
member-data = Datos guardados sobre esta persona
member-file = Descargar todo (archivo)
member-delete = Borrar a esta persona
member-delete-ask = ¿Borrar a { $name }? Los resultados quedan, a nombre de «un jugador». Esto no se puede deshacer.
member-delete-yes = Borrar para siempre
members-paste = Pegue la lista
members-paste-help = Una persona por línea: solo nombres, o columnas copiadas de una hoja de cálculo.
members-file = O cargue un archivo (CSV)
members-columns = Compruebe qué hay en cada columna.
members-heading = La primera línea es un encabezado
column-n = Columna { $n }
column-name = Nombre completo
column-given = Nombre de pila
column-family = Apellido
column-also = Nombre escrito de otra forma
column-federation = Número de federado
column-number = Número de socio
column-grade = Categoría o hándicap
column-partner = Compañero habitual
column-language = Idioma
column-contact = Contacto
column-consent = Autoriza que se publique el nombre
column-none = Omitir
members-check = Comprobar
members-take = { $count ->
    [one] Añadir { $count } persona
   *[other] Añadir { $count } personas
}
members-would = Nuevos: { $added }. Ya en la lista, con algo nuevo: { $changed }.
members-left-out = Estas líneas se omiten:
line-n = Línea { $n }:
names-found = { $count ->
    [one] { $count } nombre encontrado
   *[other] { $count } nombres encontrados
}
as-last-time = Como la última vez ({ $day }): { $count }
add-entry-pairs = Añadir esta pareja
add-entry-teams = Añadir este equipo
add-entry-individual = Añadir a este jugador
player-n = Jugador { $n }
entries-other = Desde un archivo, o solo por número
numbers-only-pairs = Parejas solo por número
numbers-only-teams = Equipos solo por número
numbers-only-individual = Jugadores solo por número
numbers-only-help = Los nombres vienen después: los dan los jugadores en la mesa, o usted. En la lista cada uno aparece como un signo de interrogación.
keep-names = { $count ->
    [one] Guardar { $count } nombre nuevo en la lista de socios
   *[other] Guardar { $count } nombres nuevos en la lista de socios
}
name-us = Número { $number }: ¿quiénes son ustedes?
name-us-help = Escriba el nombre o el número de socio.
a-player = un jugador
number-alone = N.º { $number }
unnamed = sin nombres aún
person-name = Dar los nombres
club-page = El club
club-name = Nombre del club
club-number = Número en la federación
club-number-help = Va en los archivos para la federación.
club-contact = Contacto
club-contact-help = Dirección, teléfono, correo: lo ve todo el mundo.
club-logo = Logotipo
club-logo-choose = Elegir una imagen
club-logo-help = Se reduce automáticamente.
calendar = Calendario
plan-add = Añadir una sesión al calendario
plan-starts = Día y hora
plan-weeks = Cuántas semanas
plan-weeks-help = Con más de 1, se repite cada semana.
plan-note = Nota
plan-start = Preparar
plan-remove = Quitar del calendario
plans-none = No hay nada en el calendario.
today = Hoy
i-play = Yo juego
partner-wanted = busca compañero
wish-accepted = aceptado
wish-accept = Aceptar
partner-name = Compañero
partner-help = Déjelo vacío si no tiene.
team-names = Sus compañeros de equipo
team-names-help = Un nombre por línea, de tres a siete.
saved = Guardado.
own-page = Mi página
player-gone = Se ha borrado todo lo que el club guardaba sobre usted.
player-sessions = Mis sesiones
player-average = Promedio { $percent }
player-rank = Puesto { $rank } de { $of }
player-boards = Tablillas
player-none = Aún no hay resultados.
player-partners = Compañeros
player-times = { $count ->
    [one] { $count } sesión
   *[other] { $count } sesiones
}
player-data = Lo que el club guarda sobre mí
player-consent = Autorizo que se publique mi nombre
player-delete = Borrar mis datos
player-delete-ask = ¿Borrar todo lo que el club guarda sobre usted? Los resultados quedan, a nombre de «un jugador», y esta página desaparece. Esto no se puede deshacer.
create-at-once = Crear ya: { $movement }
members-stale = { $count ->
    [one] { $count } persona no juega desde hace dos años
   *[other] { $count } personas no juegan desde hace dos años
}
members-stale-gone = { $count ->
    [one] Se ha borrado { $count } persona.
   *[other] Se han borrado { $count } personas.
}
suggestions = Sugerencias
setup-used = Openroom ya está configurado y este enlace ya se usó. Entre con el nombre y la contraseña elegidos entonces.
carry-formula = Por la fórmula del Libro Blanco 172
carry-final-top = Máximo de una tablilla de la final
carry-qualifying-top = Máximo de una tablilla de la clasificatoria
one-table-total = Una sola mesa: ninguna tablilla se juega dos veces, así que se suman los puntos tal cual.
