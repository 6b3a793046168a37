# What the pages of the regulations of an event say.

rulebook-help = O que vale neste evento além das Leis. Quem se inscreve aceita-o. Depois de aberta uma vez, esta página pode ser lida também sem rede.
rulebook-needs-clause = Este regulamento afasta-se das Leis, e ninguém disse que cláusula o permite.
rulebook-departs = afasta-se de { $laws }
rulebook-settings = Decidido para este evento
rulebook-accepted = inscrito sob a versão { $version } do regulamento
rulebook-older = { $count ->
    [1] Uma inscrição foi feita sob uma versão anterior: diga a esses jogadores o que mudou.
   *[other] { $count } inscrições foram feitas sob uma versão anterior: diga a esses jogadores o que mudou.
 }
rulebook-none = Nenhum regulamento foi escrito para este evento.
rulebook-search = Procurar nas Leis e neste regulamento
rulebook-found = Regulamento de { $event }
rulebook-print = Imprimir o regulamento
rulebook-write = Escrever um regulamento
rulebook-write-licence = Licença do evento
rulebook-number = Número
rulebook-subject = Assunto, em uma palavra
rulebook-subject-title = Título
rulebook-text = O que diz
rulebook-source = Onde se encontra
rulebook-date = Desde quando, ou de quando
rulebook-clause = Cláusula das Leis com base na qual foi feito
rulebook-departs-from = Cláusulas das Leis das quais se afasta
rulebook-layer = De quem é
rulebook-take = Adotar o regulamento de outro evento
rulebook-take-out = Retirar
rulebook-cards = Cartões de sistema
rulebook-cards-help = Um cartão de sistema na forma que o Openroom lê é comparado com os sistemas permitidos neste evento.
rulebook-card = Cartão de sistema de { $contestant }: { $name }
rulebook-card-add = Entregar um cartão de sistema
rulebook-card-text = O cartão
rulebook-card-nothing = Não se encontrou nada que não seja permitido.
rulebook-card-unchecked = Este evento não diz que sistemas são permitidos.
rulebook-card-finding = { $place }: { $what } (Livro Branco { $paragraph })
rulebook-card-hand = por exemplo { $hand }
rulebook-consent-from = Quem concordou pela autoridade
rulebook-consent-at = Quando
rulebook-consent-help = Um período de correção de menos de 20 minutos precisa do consentimento da autoridade (Livro Branco 131.4).
rulebook-late-because = Por que não foi pedido na hora?
rulebook-late-help = A rodada terminou: descubra por que o pedido chega tarde (Livro Branco 9.1).
rulebook-exception = Aceitar esta inscrição mesmo assim, porque
