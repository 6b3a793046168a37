# Da classificatória às finais.

finals = Fazer as finais
finals-help = Diga quem vai para onde. Primeiro você vê quem jogaria em cada evento; depois todos são criados de uma vez, com os mesmos regulamentos.
finals-stage = Evento { $number }
finals-name-final = { $name } – Final
finals-name-rest = { $name } – Consolação
finals-take = Quantos vão para lá?
finals-take-help = De cada grupo. Números diferentes para vários grupos: 4+6
finals-take-rest = De cada grupo. Deixe em branco para todos os que sobram.
finals-carry-none = Nenhum
finals-carry-full = Por inteiro
finals-carry-half = Metade
finals-carry-white-book-172 = Pela fórmula do Livro Branco 172
finals-top-help = Deixe em branco se cada bolsa for jogada em todas as mesas.
finals-places = Lugares no movimento
finals-places-rank = Pela classificação: o primeiro tem o número 1
finals-places-snake = Em serpentina: distribuídos por igual
finals-places-random = Por sorteio
finals-fields = Distribuir por
finals-fields-help = Seções, ou as duas direções de um Mitchell
finals-add = Acrescentar um evento
finals-by = Quem é classificado em conjunto?
finals-by-ranking = Cada classificação é um grupo
finals-by-section = Cada seção é um grupo
finals-seed = Número do sorteio
finals-seed-help = Com ele se sorteiam os empates que decidem e os lugares por sorteio. Fica registrado, para que qualquer pessoa possa repetir o sorteio.
finals-others = Outras classificatórias
finals-preview = Mostrar quem joga onde
finals-who = Competidores
finals-rank = Lugar
finals-comes = Vem
finals-comes-back = Vem, afinal
finals-reserve = reserva
finals-free = Lugares que ficam livres, por não haver reserva: { $count }
finals-groups = Grupos, na ordem dos números:
finals-drawn = Entre os empatados, o sorteio deu esta ordem: { $names }
finals-out = Não passam
finals-again = Já houve quem passasse a outros eventos. Criar os eventos mais uma vez.
finals-make = { $count ->
    [1] Criar { $count } evento
   *[other] Criar { $count } eventos
}
finals-made = Os eventos foram criados
finals-made-help = Escolha um movimento para cada um deles.
finals-count = { $count ->
    [1] { $count } competidor
   *[other] { $count } competidores
}
finals-from = Os competidores vêm de
finals-to = Competidores passaram a
finals-same = Os competidores e o que trazem seriam os mesmos agora.
finals-differ = Decida o que fazer; nada muda por si só.
finals-total = Total
