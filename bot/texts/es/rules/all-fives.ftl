# Todos los cincos

page-all-fives-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-all-fives-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-all-fives-turn =
    { shared-fives-layout }
    { shared-forced }
    { shared-drawing }

page-all-fives-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-all-fives-scoring =
    { shared-fives-count }
    { shared-fives-ends }
    { shared-fives-claim }
    { shared-fives-out }
    { shared-fives-rounding }
    { shared-fives-blocked }
    { shared-double-blank }
    { shared-entry } Los puntos en juego cuentan siempre.

page-all-fives-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] El tope es de { $target ->
                [usual] { $set ->
                    [6] 100
                   *[other] 200
                } puntos
               *[other] { $target } puntos
            }; se puede llegar en cualquier momento.
           *[other] { shared-match-rounds }
        }
    }
    { $single_round ->
        [true] Los puntos en juego no la deciden ni la acaban antes.
       *[false] { $rounds ->
            [none] { shared-fives-finish }
           *[other] Los puntos en juego cuentan para el total, pero no acaban antes la partida.
        }
    }

example-all-fives-double-at-an-end = El 6-3 de Oeste hizo 12 y 3, o sea 15 puntos: el primer 6-6 aún era un extremo. El 6-4 de Oeste lo cubrió, y 4 y 6 hicieron 10. Ahora el 4-4 de Sur cuenta 8, y 3-2 hace 8 y 2: otra vez 10.
example-all-fives-hands-rounded = Sur domina. Los 18 puntos de Oeste pasan a 20 y los 13 de Norte a 15, porque cada mano se redondea por separado: 35 en total. Su suma de 31 solo habría dado 30. Cuando los dos extremos eran blancas, la suma 0 no dio nada.
example-all-fives-blocked-round = Nadie tiene un 3 ni un 1. Las dos fichas del pozo valdrían, pero no se roban nunca, así que hay cierre. Sur tiene lo mínimo y apunta los 17 de Oeste como 15; sus propios 2 no se restan.
