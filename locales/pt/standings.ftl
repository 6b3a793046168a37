# Classificações de partes de um evento, e arquivos para outros.

export-submission = Para a federação (USEBIO com lugares e pontos de ranking)
submission-to-mend = Corrija isto antes de enviar o arquivo:
export-register = Para um cadastro de sócios (CSV, uma linha por jogador)
ranking-of = Classificação de
ranking-whole = todo o evento
ranking-session = a sessão { $number }
ranking-section = a seção { $name }
ranking-group = { $name }
master-points-short = PR
export-website = Para um site (HTML: classificação e bolsas)
after-finals = A próxima etapa
after-finals-help = Os classificados passam a uma final, e os outros a uma consolação.
after-finals-make = Fazer as finais
home-seasons = Temporadas
