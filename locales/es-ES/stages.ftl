# Lo que en España se dice de otro modo; el resto está en ../es.
finals-top-help = Déjelo vacío si cada estuche se juega en todas las mesas.
