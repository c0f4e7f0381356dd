# Matador

page-matador-players =
    { $most ->
        [2] 2 jugadores, cada cual por su cuenta.
        [3] { $fewest ->
            [3] 3 jugadores, cada cual por su cuenta.
           *[other] 2 o 3 jugadores, cada cual por su cuenta.
        }
       *[other] De { $fewest } a { $most } jugadores, cada cual por su cuenta.
    } { shared-set }
    { shared-deal-many }
    { shared-reserve }
    { shared-redeal }

page-matador-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-matador-turn =
    { shared-sum-line }
    Los matadores son { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Ahí solo van matadores. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-matador-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-matador-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Se restan una sola vez, sean cuantos sean los rivales.
       *[opponents] {""}
    }
    { shared-double-blank } Los matadores cuentan sus puntos como cualquier ficha.
    { shared-entry }

page-matador-match =
    { shared-match }

example-matador-matadors = Norte tiene que poner ficha junto a un 8 o junto a un 2. 7-2 y 2-2 hacen diez con el 8; 8-8 y 9-8, con el 2. El matador 9-1 va en cualquiera de los extremos y hacia cualquier lado, y también 5-5 es un matador, aunque sea un doble. Norte también puede robar antes una ficha.
example-matador-two-blanks = Los dos extremos son blancas, nadie tiene un matador, y los dos del pozo no se roban nunca. Sur tiene lo mínimo y apunta los 17 y 12 de los otros menos sus propios 7.
