# Lo que el servidor dice de las mesas que se juegan en el navegador: asientos elegidos con un solo enlace, tarjetas de sistema como archivos, espectadores de un evento.

serve-seat-taken = Otra persona ya tiene este asiento. Elija otro.
serve-seat-not-chosen = Nadie eligió este asiento con el enlace para todos.
serve-seat-invitation = Este enlace no permite elegir ni dejar un asiento.
serve-seat-secret = El secreto de un asiento tiene que tener de 32 a 64 caracteres, cada uno de 0 a 9 o de a a f.
serve-card-file = Una tarjeta de sistema tiene que ser un PDF o una imagen (PNG, JPEG o WebP) de 1 MB como máximo.
serve-card-scripts = Este PDF contiene un programa u otro archivo. Imprímalo en un PDF nuevo y adjunte ese.
serve-no-card = No existe esa tarjeta de sistema.
serve-onlookers-link = Este enlace no abre las mesas de este evento. Pida uno nuevo al Director.
serve-onlookers-play = Usted está sentado a una mesa de este evento; por eso no puede mirar otra.
serve-onlookers-name = Usted juega en este evento; por eso no puede mirar sus mesas.
serve-room-closed = Un capitán ha declarado cerrada esta sala: aquí no mira nadie.
serve-captain-place = El Director no le ha dado esta mesa para mirar.
serve-captain-left = Usted ha dejado su mesa. Podrá mirar de nuevo en la próxima ronda.
serve-onlookers-closed = Nadie puede mirar este evento.
