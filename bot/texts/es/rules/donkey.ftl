# Burro

page-donkey-players =
    { $teams ->
        [true] Juegan dos o tres, cada cual por su cuenta, o cuatro en dos parejas: quienes forman pareja se sientan enfrente y tienen una sola cuenta.
       *[false] Juegan dos, tres o cuatro, cada cual por su cuenta.
    } Un bando es una pareja, o quien juega por su cuenta.
    El juego es de doble seis: { $tiles } fichas, boca abajo. Cada uno recibe { $hand_2 }. El pozo tiene { $boneyard_2 } fichas con dos jugadores, { $boneyard_3 } con tres y ninguna con cuatro.
    { shared-redeal }{ $redeal_same ->
        [0] { "" }
       *[other] { " " }Se reparte todo de nuevo si { $redeal_same } o más fichas de una mano tienen un mismo número.
    }

page-donkey-begin =
    { shared-opening }
    { $no_double_lead ->
        [lightest] Si nadie tiene un doble, hay que salir con la ficha más baja: la de menos puntos y, entre iguales, la de mitad mayor más pequeña (2-1 va antes que 3-0).
       *[heaviest] Si nadie tiene un doble, hay que salir con la ficha más alta: la de más puntos y, entre iguales, la de mitad mayor más grande (6-3 va antes que 5-4).
    }
    { $later_lead ->
        [tile_search] Cada ronda posterior empieza de la misma manera. Ganar una ronda no da la salida de la siguiente.
       *[free] En las rondas posteriores sale quien dominó en la anterior, con cualquier ficha. Después de un cierre { $after_fish_start ->
            [fish_winner] sale quien lo ganó; de una pareja, quien tenía menos; { shared-equal-partners }; si lo han ganado varios bandos, sale quien puso la última ficha.
           *[fish_maker] sale quien puso la última ficha, lo gane quien lo gane.
        }
    }
    Un doble de salida va siempre boca arriba.

page-donkey-turn =
    Se juega en el sentido de las agujas del reloj: después de ti va quien está a tu izquierda. Pones una ficha en un brazo abierto de modo que las mitades que se tocan sean iguales.
    El primer doble de la mesa es la encrucijada: se puede seguir por sus cuatro lados, { $arms_open ->
        [after_sides] por los dos cortos solo cuando los dos largos tienen ficha.
       *[at_once] desde el primer momento.
    } Si no fue la salida, antes hay una línea con dos extremos. Uno de sus lados está entonces ocupado, y el otro extremo de la línea también es un brazo: otra vez cuatro. Nunca hay más; los dobles posteriores no se ramifican.
    { $closing ->
        [true] Cuando ya hay encrucijada, un doble puede ir boca arriba o tapado, es decir, boca abajo. Detrás de un doble tapado no se puede poner nada.
       *[false] Ningún doble va boca abajo.
    } { $multi_doubles ->
        [1] Pones una ficha por turno.
       *[other] Pones una ficha por turno, o hasta { $multi_doubles } dobles a la vez, cada uno en un brazo distinto que muestre su número{ $closing ->
            [true] , cada cual tapado o no, como quieras.
           *[false] .
        } Las demás fichas van solas.
    }
    Antes de que haya encrucijada, un doble suelto tiene que ir boca arriba: pasa a ser la encrucijada. { $multi_doubles ->
        [1] Nunca se ponen dos dobles juntos.
       *[other] { $precross_pair ->
            [off] Entonces no se ponen dos dobles juntos.
            [any] { $precross_who ->
                [second_player] Quien juega justo después de la salida
               *[anyone] Quien tenga el turno
            } puede poner también dos a la vez, uno en cada extremo{ $closing ->
                [true] , tapados o no
               *[false] {""}
            }. De dos boca arriba, dice cuál es la encrucijada.
           *[closed_only] { $closing ->
                [true] { $precross_who ->
                    [second_player] Quien juega justo después de la salida
                   *[anyone] Quien tenga el turno
                } puede poner también dos a la vez, uno en cada extremo, si los dos van tapados. Entonces no hay ningún brazo abierto: la ronda acaba al momento en cierre.
               *[false] Entonces no se ponen dos dobles juntos.
            }
        }
    }
    { shared-draw }
    { shared-reserve-keep }

page-donkey-end =
    { shared-goat-out }{ $multi_doubles ->
        [1] { "" }
       *[other] { " " }Con varios dobles, puede poner los últimos en un mismo turno.
    }
    Hay cierre en cuanto no queda ningún brazo abierto: todos están cerrados por dobles tapados. Entonces no importa lo que aún se podría robar.
    También hay cierre en cuanto nadie puede poner ficha y ya no se puede robar nada. Para eso no hace falta que nadie pase.
    { $fish_draw ->
        [true] Si hay brazos abiertos pero ya ninguna ficha de ningún sitio puede casar con ellos, cada cual sigue robando en su turno mientras se pueda robar; solo después hay cierre.
       *[false] Y también en cuanto ninguna ficha de fuera de la mesa puede casar ya con un brazo abierto, ni de una mano ni del pozo, ni siquiera una que nunca se roba. Entonces nadie roba.
    }

page-donkey-scoring =
    { shared-lone-blank }
    Solo apunta quien pierde, y lo que apunta es malo para su bando. Cuando alguien domina, cada uno de los otros bandos ha perdido lo que tiene, las dos manos de la pareja juntas; lo que tiene la pareja de quien dominó no cuenta.
    Después de un cierre, cada bando que no tiene lo mínimo ha perdido todo lo que tiene, no solo la diferencia. Quien tiene lo mínimo, a solas o con otros, no pierde nada. { $fish_tie ->
        [carry] Si todos tienen lo mismo, nadie pierde; lo que tienen entre todos se suma a lo que pierda cada perdedor de la próxima ronda que no sea un empate así.
       *[void] Si todos tienen lo mismo, nadie pierde nada.
    }
    { $threshold ->
        [0] Se apunta cualquier pérdida, por pequeña que sea.
       *[other] { $threshold_mode ->
            [opening] Mientras una cuenta está vacía, no se apunta una pérdida menor que { $threshold }. Cuando ya hay algo en ella, se apunta cualquier pérdida.
           *[every] Nunca se apunta menos de { $threshold }, haya lo que haya en la cuenta. Una pérdida de { $threshold } o más se apunta entera.
        }
    }
    { $threshold ->
        [0] Así que no hay nada que recordar.
       *[other] { $memory ->
            [off] Lo que no se apunta se pierde.
            [kept_if_written] Lo que no se apunta se recuerda: se suma a tu pérdida siguiente si esta sola es de { $threshold } o más. Una menor ocupa su lugar.
           *[kept_if_any] Lo que no se apunta se recuerda y se suma a tu pérdida siguiente, también si esta es grande por sí sola. En cuanto todas juntas son { $threshold } o más, se apuntan. Si no, se sigue recordando todo.
        }
    }
    { $memory ->
        [off] Ganar no cambia nada en tu cuenta.
       *[other] Lo recordado se olvida cuando se apunta, y en cualquier ronda en que tu bando no pierde nada: ha ganado, tiene lo mínimo en un cierre, o todos tienen lo mismo.
    }

page-donkey-match =
    La partida termina con la ronda en la que un bando llega a { $target } puntos. El bando con el total más alto es el burro y ha perdido; todos los demás han ganado.
    Si varios empatan con el total más alto, todos ellos son burros. Si varios tienen { $target } o más, solo el más alto es el burro. Los puntos que solo se recuerdan no cuentan.

example-donkey-closed-pair = Aún no había encrucijada. Este podía poner 3-3 o 4-4 boca arriba, pero tapados solo los dos juntos, uno en cada extremo. Ya no hay ningún brazo abierto: la ronda acaba en cierre, y Este, que tiene menos, lo ha ganado.
example-donkey-all-arms-shut = Norte ha puesto tres dobles en un turno y los ha tapado todos, así que no hay ningún brazo abierto. Aún tiene 2-1, así que no ha dominado: hay cierre. Tiene 3 puntos y lo gana; Este apunta todo lo que tiene.
example-donkey-remembered = En la ronda anterior Este perdió 8, demasiado poco para apuntarlo. Ahora tiene 4-3 y pierde 7, que tampoco basta, pero con los 8 recordados hacen 15, y se apunta todo.
