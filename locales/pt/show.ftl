# Uma bolsa, para ler.

north = Norte
east = Este
south = Sul
west = Oeste
north-south = Norte-Sul
east-west = Este-Oeste
director = o Diretor

letter-ace = A
letter-king = K
letter-queen = Q
letter-jack = J
ten = 10
notrump = ST
pass = Passo

board = Bolsa { $number }
dealer = dador { $seat }
vul-none = ninguém vulnerável
vul-ns = Norte-Sul vulnerável
vul-ew = Este-Oeste vulnerável
vul-both = todos vulneráveis
laws = Leis de { $year }

hand-unknown = desconhecida
hands-unknown = As mãos não são conhecidas.

auction = Leilão
play = Carteio
marks = { $lead } = jogou primeiro, { $won } = ganhou a vaza

contract = Contrato: { $contract } por { $seat }
passed-out = Mão passada
made = cumprido
overtricks = { $count ->
    [1] um overtrick
   *[other] { $count } overtricks
}
undertricks = { $count ->
    [1] um undertrick
   *[other] { $count } undertricks
}
result = Resultado: { $tricks ->
    [0] 0 vazas
    [1] uma vaza
   *[other] { $tricks } vazas
}, { $against }
score = Escore: { $points } para { $side }
score-zero = Escore: 0

turn = Vez: { $seat }
awaited = Aguarda-se uma resposta ({ $who }, Lei { $clause }); no registro: { $options }
any-of = { $names } ou { $last }
all-of = { $names } e { $last }
won-so-far = Vazas até agora: Norte-Sul { $ns }, Este-Oeste { $ew }

irregular = Irregularidades
irregularity = Lei { $clause }, { $seat }: { $summary }
