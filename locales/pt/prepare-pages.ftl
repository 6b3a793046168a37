# Preparar um evento: as páginas.

seats-draw = Sortear os lugares
seats-draw-help = Todos os lugares de início são sorteados juntos, em todas as seções. Quem precisa de um lugar fixo fica com um enquanto houver. A semente é guardada, para que o sorteio possa ser repetido.
seats-draw-again = Sortear de novo
needs = O que é preciso
needs-fixed-help = O sorteio e o movimento mantêm o lugar sempre que possível.
needs-other = Mais alguma coisa, como luz, ajuda ou cartas ordenadas
needs-private = Só quem dirige o evento vê isto. Escreva o que é preciso providenciar, não por quê.
person-needs = Anotar o que é preciso
prep-more = Antes do jogo, em papel
prep-start = O jogo começa às
prep-notice = Um aviso para afixar
prep-notice-text = O texto do aviso
prep-qualify = Quantos se classificam, se for o caso
prep-also = Também em
