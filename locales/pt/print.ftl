# O que se imprime: mãos, cartões, classificação, formulários.

print-seat-n = N
print-seat-e = E
print-seat-s = S
print-seat-w = O
print-side-ns = NS
print-side-ew = EO
print-dealer-short = Dador { $seat }
print-vul-short-none = Vul. ninguém
print-vul-short-ns = Vul. NS
print-vul-short-ew = Vul. EO
print-vul-short-both = Vul. todos
print-par = Par { $score }: { $contracts }
print-par-zero = Par 0: mão passada
print-decimal-mark = ,
print-page = Página

print-hand-records = Registro das mãos
print-boards-range = Bolsas { $boards }

print-movement-cards = Cartões do movimento
print-guide-cards = Cartões de posição
print-table-number = Mesa { $table }
print-pair-number = Dupla { $number }
print-player-number = Jogador { $number }
print-team-number = Equipe { $number }
print-round = Rodada
print-table = Mesa
print-section = Seção
print-direction = Direção
print-opponents = Adversários
print-partner-name = Parceiro
print-boards = Bolsas
print-sit-out = rodada de espera
print-shared = compartilhadas com { $count ->
    [1] a mesa { $tables }
   *[other] as mesas { $tables }
}

print-travellers = Folhas circulantes
print-scorecards = Fichas de escore
print-slips = Papeletas de resultados
print-board-column = Bolsa
print-contract-column = Contrato
print-by = Por
print-lead = Saída
print-result-column = Resultado
print-tricks-column = Vazas
print-score-column = Escore
print-points-matchpoints = MP
print-points-imps = IMP
print-points-other = Pontos
print-total = Total
print-top = Top { $top }
print-not-played = Não jogada
print-artificial = Escore artificial
print-assigned = Escore atribuído
print-initials = Rubrica
print-session-number = Sessão { $number }
print-round-number = Rodada { $number }
print-form-name = forma { $form }

print-ranking = Classificação
print-place = Lugar
print-names = Nomes
print-number-column = N.º
print-victory-points = PV
print-penalty-column = Penalidade
print-carried = Transportado
print-stratum = Estrato
print-handicap = Handicap
print-matches = Matches

print-table-cards = Cartões de mesa
print-scan = Leia o código para registrar os resultados desta mesa.
print-links = Links pessoais
print-link-help = Leia o código para ver os seus resultados, parceiros e médias, e o que o clube guarda sobre você. Este link é só seu.

print-appeal-form = Formulário de recurso
print-appeal-event = Evento
print-appeal-scoring = Apuração
print-appeal-session = Sessão
print-appeal-players = Os jogadores
print-appeal-level = Nível de jogo
print-appeal-deal = A mão
print-appeal-auction = Leilão
print-appeal-alerts = Alertas e significado das vozes (forçantes ou não)
print-appeal-lead = Saída
print-appeal-play = Carteio até o momento em questão, e o final
print-appeal-table-result = Resultado da mesa
print-appeal-score = Escore
print-appeal-system = Acordos relevantes do sistema
print-appeal-card = Cartão de convenções
print-appeal-card-agrees = confirma
print-appeal-card-differs = difere
print-appeal-card-missing = não disponível
print-appeal-facts = Fatos, e a evidência de cada um
print-appeal-ruling = A decisão do Diretor
print-appeal-law = Lei
print-appeal-assigned = Escore dado
print-appeal-legal-auction = Se o resultado da mesa faz parte de um escore ponderado: o leilão legal que leva a ele
print-appeal-director = Diretor
print-appeal-consulted = Outras pessoas consultadas
print-appeal-poll = Jogadores consultados e suas respostas
print-appeal-appeal = O recurso
print-appeal-by = Recurso de
print-appeal-by-director = o Diretor
print-appeal-reason = Motivo do recurso
print-appeal-deposit = Depósito
print-appeal-deposit-by = Recebido por
print-appeal-exception = Motivo para não haver depósito
print-appeal-seen = Visto pelos dois lados
print-appeal-yes = sim
print-appeal-no = não
print-appeal-comments = Comentários dos jogadores
print-appeal-hearing = Audiência: hora e local
print-appeal-committee = Comitê de Apelação
print-appeal-chair = Presidente
print-appeal-members = Membros
print-appeal-findings = Outros fatos apurados
print-appeal-decision = Decisão
print-appeal-upheld = Decisão mantida
print-appeal-changed = Decisão alterada
print-appeal-reasons = Fundamentos
print-appeal-deposit-decision = O depósito é
print-appeal-returned = devolvido
print-appeal-kept = retido: recurso sem mérito
print-appeal-dissent = Voto divergente
print-appeal-told = Jogadores informados, e quando

# What proves the record from which it was printed.
print-record = Registro { $head }, lançamento { $entry }
print-boards-from = De
print-boards-to = Para
