# Una tablilla, para leer.

north = Norte
east = Este
south = Sur
west = Oeste
north-south = Norte-Sur
east-west = Este-Oeste
director = el Director

letter-ace = A
letter-king = K
letter-queen = Q
letter-jack = J
ten = 10
notrump = ST
pass = Paso

board = Tablilla { $number }
dealer = dador { $seat }
vul-none = nadie vulnerable
vul-ns = Norte-Sur vulnerables
vul-ew = Este-Oeste vulnerables
vul-both = todos vulnerables
laws = Leyes de { $year }

hand-unknown = desconocida
hands-unknown = Las manos no se conocen.

auction = Remate
play = Carteo
marks = { $lead } sale, { $won } gana la baza

contract = Contrato: { $contract } por { $seat }
passed-out = Mano pasada
made = cumplido
overtricks = { $count ->
    [one] una baza extra
   *[other] { $count } bazas extra
}
undertricks = { $count ->
    [one] una baza de menos
   *[other] { $count } bazas de menos
}
result = Resultado: { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}, { $against }
score = Puntuación: { $points } para { $side }
score-zero = Puntuación: 0

turn = Turno: { $seat }
awaited = Se espera una respuesta ({ $who }, Ley { $clause }); en el registro: { $options }
any-of = { $names } { $last ->
    [Oeste] u
   *[other] o
} { $last }
all-of = { $names } y { $last }
won-so-far = Bazas hasta ahora: Norte-Sur { $ns }, Este-Oeste { $ew }

irregular = Irregularidades
irregularity = Ley { $clause }, { $seat }: { $summary }
