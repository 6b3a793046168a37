# O que o servidor diz das mesas jogadas no navegador: lugares escolhidos por um só link, cartões de convenções como arquivos, espectadores de um evento.

serve-seat-taken = Outra pessoa já tem este lugar. Escolha outro.
serve-seat-not-chosen = Ninguém escolheu este lugar pelo link para todos.
serve-seat-invitation = Este link não permite escolher nem deixar um lugar.
serve-seat-secret = O segredo de um lugar tem de ter de 32 a 64 caracteres, cada um de 0 a 9 ou de a a f.
serve-card-file = Um cartão de convenções tem de ser um PDF ou uma imagem (PNG, JPEG ou WebP) de no máximo 1 MB.
serve-card-scripts = Este PDF contém um programa ou outro arquivo. Imprima-o em um novo PDF e anexe esse.
serve-no-card = Não há este cartão de convenções.
serve-onlookers-link = Este link não abre as mesas deste evento. Peça um novo ao Diretor.
serve-onlookers-play = Você está sentado a uma mesa deste evento; por isso não pode assistir a outra.
serve-onlookers-name = Você joga neste evento; por isso não pode assistir às suas mesas.
serve-room-closed = Um capitão declarou esta sala fechada: aqui ninguém assiste.
serve-captain-place = O Diretor não lhe deu esta mesa para assistir.
serve-captain-left = Você deixou a sua mesa. Poderá assistir de novo na próxima rodada.
serve-onlookers-closed = Ninguém pode assistir a este evento.
