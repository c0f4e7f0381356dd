# Dominó húngaro

page-hungarian-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-hungarian-begin =
    { shared-lead }
    { shared-lead-tile } Quien sale puede seguir en el mismo turno.
    { shared-lead-later }
    { shared-direction }
page-hungarian-turn =
    En tu turno pones tantas fichas como quieras, una tras otra. Cada una va en un extremo de la línea, tal como esté en ese momento, con mitades iguales que se tocan; una blanca solo casa con otra blanca.
    { $one_end_per_turn ->
        [true] Todas las fichas de un turno van al mismo extremo, el de la primera; una ficha de salida te deja elegir.
       *[false] En un mismo turno puedes usar los dos extremos, en cualquier orden.
    }
    Si te vale alguna ficha, debes poner al menos una. { $must_exhaust ->
        [true] Después tienes que seguir mientras valga otra.
       *[false] Después puedes parar cuando quieras, aunque valieran más: di que has acabado.
    } Cuando ya no te vale nada, tu turno acaba.
    { shared-line-doubles }
    { shared-drawing } { $draw_rule ->
        [none] Eso solo se mira al comienzo de tu turno.
        [restock] Robas una vez por turno, pongas las fichas que pongas.
       *[other] Solo robas si no te vale nada al comienzo de tu turno.
    }
    { shared-reserve }
page-hungarian-end =
    { shared-out } Es así a mitad de turno y también en el primer turno: los demás ya no pueden deshacerse de nada.
    { shared-blocked }
page-hungarian-scoring =
    { $scoring ->
        [penalty] Al acabar una ronda, cada cual apunta como castigo los puntos que aún tiene; quien dominó apunta 0.
       *[winner] { shared-score-out }
    }
    { $scoring ->
        [penalty] Un cierre lo ganan todos los que tienen menos puntos, lo que solo importa para la salida.
       *[winner] { shared-blocked-winner }
    }
    { $scoring ->
        [penalty] También ellos apuntan lo que tienen, y quien puso la última ficha no paga más que eso.
       *[winner] { shared-blocked-score }
    }
    { $scoring ->
        [penalty] No se multiplica ni se divide nada.
       *[winner] { shared-blocked-tie }
    }
    { shared-double-blank }
    { $scoring ->
        [penalty] Se apunta cualquier castigo, por pequeño que sea.
       *[winner] { shared-entry }
    }
page-hungarian-match =
    { $scoring ->
        [penalty] { $single_round ->
            [true] Decide una sola ronda: gana quien domina o, si hay cierre, el castigo más bajo. Si varios empatan con él, ganan juntos; si empatan todos, la partida queda en empate.
           *[false] { $rounds ->
                [none] En cuanto alguien tiene { $target ->
                    [usual] 100
                   *[other] { $target }
                } puntos o más después de una ronda, pierde el total más alto y ganan todos los demás. Si varios empatan con ese total, pierden juntos; si todos los totales son iguales, la partida queda en empate.
                [one] Se juega una sola ronda, y gana el total más bajo. Si varios empatan con él, ganan juntos; si empatan todos, la partida queda en empate.
               *[other] Se juegan { $rounds } rondas, y gana el total más bajo. Si varios empatan con él, ganan juntos; si todos los totales son iguales, la partida queda en empate.
            }
        }
       *[winner] { $single_round ->
            [true] { shared-match-single }
           *[false] { $rounds ->
                [none] { $target ->
                    [usual] Se juegan rondas hasta que alguien tiene más de 100 puntos al acabar una ronda: justo 100 no bastan. { shared-match-tie }
                   *[other] { shared-match-target }
                }
               *[other] { shared-match-rounds }
            }
        }
    }

example-hungarian-long-turn = En un turno se pusieron cuatro fichas y en el siguiente tres, en los dos extremos. Ahora 5-1 vale en cualquiera de ellos.
example-hungarian-stop-early = Aún valdría 2-0, pero quien tiene el turno puede parar aquí y guardar el resto.
example-hungarian-exactly-hundred = Una mano entera puesta en el primer turno, y un total de justo 100: eso no es más de 100, así que la partida sigue.
