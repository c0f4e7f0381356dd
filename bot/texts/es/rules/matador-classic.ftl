# Matador clásico

page-matador-classic-players =
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

page-matador-classic-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-matador-classic-turn =
    { shared-sum-line }
    Los matadores son { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Ahí solo van matadores. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-matador-classic-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-matador-classic-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Se restan una sola vez, sean cuantos sean los rivales.
       *[opponents] {""}
    }
    { shared-double-blank } Los matadores cuentan sus puntos como cualquier ficha.
    { shared-entry }

page-matador-classic-match =
    { shared-match }

example-matador-classic-four-matadors = Norte tiene que poner ficha junto a un 1 o junto a una blanca. 6-5 y 6-0 hacen siete con el 1; los matadores 6-1 y 0-0 van en cualquiera de los extremos, y 6-1 hacia cualquier lado. 5-3 no va en ninguna parte.
