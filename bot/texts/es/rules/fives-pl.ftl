# Cincos polacos

page-fives-pl-players =
    { shared-alone } { shared-set }
    { shared-deal-many }
    { shared-reserve }
    { shared-redeal }

page-fives-pl-begin =
    Un sorteo dice quién sale en la primera ronda. Quien sale en una ronda puede empezar con cualquier ficha.
    { $later_starter ->
        [again] También en cada ronda posterior dice un sorteo quién sale.
        [rotate] { shared-lead-rotate }
       *[winner] Quien gana una ronda sale en la siguiente. Tras una ronda que no ha ganado nadie o han ganado varios, decide otra vez un sorteo.
    }
    { shared-direction }

page-fives-pl-turn =
    { shared-fives-layout }
    { shared-forced }
    { shared-drawing }

page-fives-pl-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-fives-pl-scoring =
    { shared-fives-count }
    { shared-fives-ends }
    { shared-fives-claim }
    { shared-fives-out }
    { shared-fives-rounding }
    { shared-fives-blocked }
    { shared-double-blank }
    { shared-entry } Los puntos en juego cuentan siempre.

page-fives-pl-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] El tope es de { $target } puntos; se puede llegar en cualquier momento.
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

example-fives-pl-rounded-once = Sur domina. Las manos de Oeste y Norte, de 7 puntos cada una, se suman (14) y se redondean una vez a 15. Por separado solo habrían dado 5 y 5.
example-fives-pl-blocked-round = Nadie tiene una blanca, y no hay nada que robar. Oeste tiene lo mínimo: los 23 de Sur menos sus propios 9 son 14, y solo ahora se redondea a 15. Los extremos suman 0, y eso no puntúa.
