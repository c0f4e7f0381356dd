# Dominó de barricada

page-barricade-players =
    La barricada añade una jugada a otro juego. Aquí es { $base ->
        [draw] Dominó de robar
        [team-block] Bloqueo por equipos
        [hungarian] Dominó húngaro
        [french-wall] Dominó francés
       *[block-restock] Bloqueo con robo final (Block Dominoes)
    }, cuya página vale en todo lo que esta no dice. En el Dominó peruano no puede haber barricadas: allí nadie apunta puntos.
    { $base ->
        [team-block] Cuatro jugadores en dos equipos, que forman las fichas como en Bloqueo por equipos.
        [french-wall] Dos jugadores.
       *[other] { shared-alone }
    }
    { shared-set }
    { $base ->
        [team-block] Cada uno recibe { $hand_4 } fichas (sobrantes: { $boneyard_4 }).
        [french-wall] Cada uno recibe { $hand_2 } fichas (sobrantes: { $boneyard_2 }).
       *[other] { shared-deal }
    }
    { $base ->
        [hungarian] { $draw_rule ->
            [base] { shared-rest-closed }
           *[other] { shared-rest }
        }
       *[other] { shared-rest }
    }
    { shared-redeal }
page-barricade-begin =
    { $base ->
        [french-wall] Un sorteo dice quién sale.
       *[other] { shared-lead }
    }
    { $base ->
        [french-wall] Se puede salir con cualquier ficha.
       *[other] { shared-lead-tile }
    }
    { $later_starter ->
        [base] { $base ->
            [french-wall] { shared-lead-rotate }
           *[other] { shared-lead-again }
        }
        [winner] { $base ->
            [team-block] { shared-lead-team }
           *[other] { shared-lead-winner }
        }
       *[other] { shared-lead-later }
    }
    { shared-direction }
page-barricade-turn =
    Al comienzo de tu turno, en vez de poner ficha o robar, puedes atravesar { $must_match ->
        [true] en un extremo de la línea un doble que case con él: una barricada.
       *[false] en un extremo de la línea, el que quieras, cualquier doble de tu mano: una barricada. No hace falta que case.
    } Tiene que haber ya una ficha en la mesa, y no puedes haber robado ni puesto nada en ese turno.
    { $only_if_unable ->
        [true] Solo puedes hacerlo si no tienes ninguna ficha que valga.
       *[false] Puedes hacerlo aunque tengas una ficha que valga, y nadie está obligado nunca.
    }
    { $base ->
        [hungarian] Si no la haces, pones tantas fichas como quieras, una tras otra, en un extremo de la línea, el que quieras, de modo que las mitades que se tocan sean iguales. Una blanca solo casa con otra blanca.
        [french-wall] Si no la haces, pones una ficha en la otra hilada, medio sobre un extremo del muro, de modo que las mitades que se tocan sean iguales. Una blanca solo casa con otra blanca.
       *[other] Si no la haces, pones una ficha como siempre. { shared-line }
    }
    { $base ->
        [french-wall] Los dobles van a lo largo como todas las fichas. El muro tiene solo dos extremos, que nunca se unen.
       *[other] { shared-line-doubles }
    }
    Si te vale alguna ficha, tienes que poner una, salvo que hagas una barricada. { $draw_rule ->
        [base] { $base ->
            [draw] { shared-drawing-until }
            [hungarian] { shared-drawing-none }
            [french-wall] { shared-drawing-two }
           *[other] { shared-drawing-restock }
        }
       *[other] { shared-drawing }
    }
    { $base ->
        [hungarian] { $draw_rule ->
            [base] { shared-reserve-closed }
           *[other] { shared-reserve }
        }
       *[other] { shared-reserve }
    }
page-barricade-end =
    Una barricada acaba la ronda al momento.
    { shared-out } Una barricada con tu última ficha acaba la ronda como barricada.
    { $draw_rule ->
        [base] { $base ->
            [hungarian] { shared-blocked-none }
            [french-wall] { shared-blocked-two }
           *[other] { shared-blocked-drawn }
        }
       *[other] { shared-blocked }
    } Es así aunque alguien tenga aún un doble para una barricada.
page-barricade-scoring =
    Después de una barricada, tu mano sin el doble se compara con la de cada rival. Si todos los rivales tienen más puntos que tú, ha salido bien: apuntas los puntos de todos los rivales.{ $base ->
        [team-block] {" "}Las dos manos de una pareja se suman siempre.
       *[other] {""}
    }
    Si algún rival tiene menos, ha fallado. El rival con menos puntos apunta los puntos de todos los demás, también los tuyos, y tú { $fail_factor ->
        [0] no pierdes nada
        [1] pierdes los puntos que tienes
        [2] pierdes el doble de los puntos que tienes
       *[other] pierdes { $fail_factor } veces los puntos que tienes
    }; los totales pueden bajar de 0. Si varios rivales empatan con lo mínimo, ninguno de ellos puntúa.
    { $tie ->
        [none] Si el rival con menos puntos tiene los mismos que tú, nadie puntúa y no pierdes nada.
        [fails] Si el rival con menos puntos tiene los mismos que tú, ha fallado.
       *[blocker] Si el rival con menos puntos tiene los mismos que tú, ha salido bien de todos modos. Si te quedan 0 puntos, siempre sale bien.
    }
    Sin barricada se puntúa como en el juego de base. { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry } Lo que cuesta una barricada fallida se apunta siempre.
page-barricade-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] { $target ->
                [base] { $base ->
                    [hungarian] Se juegan rondas hasta que alguien tiene más de 100 puntos al acabar una ronda: justo 100 no bastan. { shared-match-tie }
                   *[other] Se juegan rondas hasta que alguien tiene 100 puntos o más al acabar una ronda: entonces termina la partida. { shared-match-tie }
                }
               *[other] { shared-match-target }
            }
           *[other] { shared-match-rounds }
        }
    }

example-barricade-double-across = 5-1 habría valido, pero se atravesó 4-4 en el extremo del 3. Nadie tiene menos de los 6 puntos que quedan, así que la barricada sale bien.
example-barricade-too-heavy = Una barricada con 11 puntos en la mano, mientras un rival tiene solo 10: falla y cuesta el doble de esos 11.
example-barricade-lowest-shared = Una barricada falla contra dos rivales que tienen lo mismo: ninguno de ellos puntúa, pero a quien la hizo le cuesta de todos modos.
