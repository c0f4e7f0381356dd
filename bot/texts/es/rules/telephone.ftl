# Teléfono

page-telephone-players =
    { $teams ->
        [false] Juegan dos, tres o cuatro, cada cual por su cuenta. En lo que sigue, cada cual es un bando por sí mismo.
       *[true] Juegan dos o tres, cada cual por su cuenta, o cuatro en dos parejas. Quienes forman pareja se sientan enfrente y tienen una sola cuenta: cada pareja es un bando.
    }
    El juego es de doble seis: { $tiles } fichas, boca abajo. Cada uno recibe { $hand_2 }. El pozo tiene { $boneyard_2 } fichas con dos jugadores, { $boneyard_3 } con tres y ninguna con cuatro.

page-telephone-begin =
    En la primera ronda, quien tenga el 3-2 tiene que salir con él. Si no lo tiene nadie, la salida se busca entre los dobles: 1-1, luego 2-2, y así hasta el 6-6, y después 0-0. Hay que salir con el primero que alguien tenga.
    Si tampoco hay ningún doble, hay que salir con la ficha más alta: la de más puntos y, entre iguales, la de mitad mayor más grande (6-3 antes que 5-4).
    En las rondas posteriores sale quien ganó la anterior, con cualquier ficha: quien dominó o, después de un cierre, el bando ganador; de una pareja, quien tenía menos; { shared-equal-partners }.
    Un cierre lo gana el bando que tiene menos. Si varios empatan con lo mínimo, lo gana el bando de quien puso la última ficha, si es uno de ellos, y si no lo es, ganan todos ellos; en ambos casos sale quien puso la última ficha.

page-telephone-turn =
    Se juega en el sentido de las agujas del reloj: después de ti va quien está a tu izquierda. Pones una ficha en un extremo abierto de modo que las mitades que se tocan sean iguales. Si tienes una ficha que valga, debes poner una.
    La mesa empieza como una línea con dos extremos. { $house ->
        [first_double] El primer doble que se pone es la casita: en cuanto hay ficha en sus dos costados largos, sus dos lados cortos también se abren, y hay cuatro extremos.
        [first_double_at_once] El primer doble que se pone es la casita: sus cuatro lados se abren al momento.
       *[first_covered] El primer doble con ficha en sus dos costados largos pasa a ser la casita: desde entonces sus dos lados cortos también se abren, y hay cuatro extremos. No tiene por qué ser el doble que se puso primero. Antes de eso no se puede poner nada en sus lados cortos.
    }
    Solo hay una casita. Todos los demás dobles son fichas como cualquier otra, y por sus lados cortos no se sigue.
    { $multi_doubles ->
        [1] Pones una ficha por turno, también los dobles.
       *[other] Pones una ficha por turno, o hasta { $multi_doubles } dobles distintos a la vez, cada uno en un extremo distinto que lo pida. Los extremos se cuentan una sola vez, al acabar el turno.{ $house ->
            [first_covered] { "" }
           *[other] { " " }Mientras no haya ningún doble, el nombrado primero pasa a ser la casita.
        }
    }
    { $on_stuck ->
        [pass] Si no vale ninguna, pasas. Nadie roba.
        [draw_one] Si no vale ninguna, robas una ficha. Si vale, debes ponerla al momento; si no, o si ya no se puede robar nada, pasas.
       *[draw_until] Si no vale ninguna, robas fichas una a una hasta que una valga, y esa debes ponerla al momento. Solo pasas cuando ya no se puede robar nada.
    }
    { $reserve_keep ->
        [0] Se puede robar cualquier ficha del pozo, también la última,
       *[other] La última ficha del pozo no se roba nunca,
    } allí donde las reglas dejan robar.

page-telephone-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-layout }

page-telephone-scoring =
    Después de cada turno, también la salida y la última ficha de una ronda, se suman los extremos abiertos. Si da 5, 10, 15 u otro múltiplo de cinco (0 no lo es), el bando que puso la ficha apunta { $unit ->
        [fives] una quinta parte
       *[sum] esos mismos puntos
    } al momento.
    Una ficha corriente en un extremo cuenta su mitad abierta; un doble en un extremo cuenta las dos mitades, también uno de salida que tiene ficha por un solo lado. Una ficha sola cuenta sus dos mitades: 6-4 hace 10, y 5-5 hace 10, no 20.
    Un doble con ficha en los dos costados largos ya no cuenta nada{ $house ->
        [first_double_at_once] , y tampoco la casita en cuanto la tocan dos fichas, por los lados que sea
       *[first_covered] { "" }
    }. Un lado corto vacío de la casita no cuenta nada.
    { $first_lead_scores ->
        [false] La ficha con la que hay que salir en la primera ronda no puntúa.
       *[true] La ficha con la que hay que salir en la primera ronda puntúa como cualquier otra: 3-2 hace 5.
    }
    Al acabar la ronda, las manos cuentan sus puntos; el 0-0, nada. { $settlement ->
        [winner_up] El bando ganador suma lo que tienen los otros bandos, redondeado hacia arriba a un múltiplo de cinco (18 son 20){ $unit ->
            [fives] , y apunta una quinta parte de eso
           *[sum] {""}
        }. Si varios bandos ganan un cierre, cada uno suma lo que tienen los bandos que perdieron.
       *[losers_down] Un bando que paga quita de su cuenta lo que tiene, redondeado hacia abajo a un múltiplo de cinco (18 cuestan 15){ $unit ->
            [fives] , y de eso una quinta parte
           *[sum] {""}
        }, pero ninguna cuenta baja de 0. Las manos de una pareja se suman primero y luego se redondean: 9 y 14 son 23 y cuestan { $unit ->
            [fives] 4
           *[sum] 20
        }.
    }
    { $settlement ->
        [winner_up] Lo que tiene la pareja de quien dominó no cuenta para nadie.
       *[losers_down] Si alguien dominó, paga cada uno de los otros bandos; lo que tiene su pareja no cuenta para nadie. Después de un cierre { $fish_deduct ->
            [loser] pagan solo los bandos que no lo han ganado.
           *[all] pagan todos los bandos, también el ganador.
        }
    }

page-telephone-match =
    { $target_check ->
        [immediate] La partida termina en cuanto un bando llega a { $target } puntos por sus extremos, incluso a mitad de ronda: ha ganado, y las manos ya no se liquidan. Si nadie llega, las cuentas se miran otra vez después de liquidar la ronda.
       *[round_end] El tope es de { $target } puntos. Llegar a mitad de ronda no acaba nada: la ronda se juega hasta el final y se liquida, y solo entonces se miran las cuentas.
    }
    Después de liquidar, un bando con { $target } puntos o más ha ganado la partida. Si los dos bandos los tienen, la partida queda en empate, aunque uno tenga más.
    De tres o cuatro que juegan cada cual por su cuenta, ganan juntos todos los que tienen { $target } o más; si los tienen todos, la partida queda en empate.

example-telephone-house = 3-3 se puso antes que 2-2, pero 2-2 es el primer doble con ficha en los dos costados largos, así que la casita es él. Sus lados cortos se acaban de abrir, y Norte puede poner ahí 6-2. 3-3 es un extremo como cualquier otro.
example-telephone-counting = 4-4 es la casita y no cuenta nada. Los extremos son 6-6 con sus dos mitades, 3, 5 y 0: 12 + 3 + 5 + 0 = 20. El 4-0 de Sur no cambia nada en la suma y da los mismos 20 que antes dio el 5-4 de Norte.
example-telephone-both-at-the-target = Sur domina y su última ficha lo lleva a 225. Norte paga 5 por sus 8 puntos y aún tiene 230. Los dos han llegado al tope, así que la partida queda en empate, aunque uno tenga más.
