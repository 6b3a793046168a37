# Mesas jogadas no navegador: um só link para todos, bolsas que esperam, espectadores de um evento, cartões de convenções como arquivos.

online-one-link = Um só link para todos
online-one-link-how = Envie este link a todos os que jogam. Cada um vê quem está sentado onde e escolhe um lugar livre.
online-code = Ou dê-lhes este código, para digitar em “Ir para a minha mesa”:
online-link-all = Link para todos
online-invitation = Venha jogar bridge: escolha o seu lugar.
online-choose = Escolha o seu lugar
online-choose-how = Diga o seu nome e toque em um lugar livre. Ele fica seu neste aparelho.
online-free = livre
online-taken = ocupado
online-your-seat = Neste aparelho você está sentado em { $seat }.
online-to-seat = Ir ao seu lugar
online-get-up = Levantar-se deste lugar
online-free-seat = Liberar o lugar: { $seat }
online-nobody-left = Todos os lugares estão ocupados. Fale com quem abriu a mesa.
online-waiting = Bolsas que esperam
online-waiting-count = { $count ->
    [1] Uma bolsa espera por você
   *[other] { $count } bolsas esperam por você
}
online-waiting-none = Nenhuma bolsa espera.
online-waiting-how = A próxima rodada foi chamada antes de estas bolsas terminarem. Nada é registrado para elas até que você decida.
online-waiting-where = Rodada { $round }, mesa { $table }
online-waiting-stopped = espera por você
online-waiting-late = pode ser terminada
online-waiting-not-begun = não começada
online-waiting-far = { $calls ->
    [1] uma voz
   *[other] { $calls } vozes
}, { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}
online-let-play = Deixar jogar agora
online-score = Escore ou escore ajustado
online-finish = Terminar a bolsa
online-finish-waits = Esta bolsa espera pelo Diretor. Nada foi registrado para ela ainda.
online-onlookers = Espectadores e comentaristas
online-onlookers-how = Dê estes links a quem quiser, mas a ninguém que jogue. O que os espectadores veem é decidido no Regulamento e, para uma mesa, nessa mesa.
online-onlookers-closed = Ninguém pode assistir a este evento. Escolha outra coisa no Regulamento, em “Espectadores”.
online-onlookers-new = Fazer links novos (os antigos acabam)
online-watch = Assistir
online-watch-later = { $minutes ->
    [1] Você vê as quatro mãos, um minuto depois.
   *[other] Você vê as quatro mãos, { $minutes } minutos depois.
}
online-watch-beside = Você se senta ao lado de um jogador e vê só essa mão.
online-watch-comment = Você é comentarista: o que escreve, os espectadores leem na hora.
online-watch-none = Nenhuma mesa joga agora.
online-here = Nesta mesa
online-minutes-here = Quantos minutos depois os espectadores veem as mãos
online-save-here = Mudar nesta mesa
online-unseen = Você ainda tem de jogar esta bolsa; por isso não pode ver as mãos.
online-card-file = Ou anexe um arquivo: um PDF ou uma imagem de no máximo 1 MB
