# Párrafos que comparten varios juegos, casi todos para juegos en línea. Cada uno es un párrafo, en una línea.

## Jugadores y fichas

shared-alone = { $most ->
        [2] 2 jugadores, cada cual por su cuenta.
       *[other] De 2 a { $most } jugadores, cada cual por su cuenta.
    }

shared-set = { $sets_combined ->
        [1] El juego tiene cada ficha de 0-0 a { $top }-{ $top } una vez: { $tiles } fichas.
       *[other] Se barajan juntos { $sets_combined } juegos de 0-0 a { $top }-{ $top }, así que cada ficha existe { $sets_combined } veces: { $tiles } fichas.
    }

shared-deal = Con dos jugadores { $hand_2 ->
        [0] harían falta más fichas de las que hay
       *[other] cada uno recibe { $hand_2 } fichas (sobrantes: { $boneyard_2 })
    }, con tres { $hand_3 ->
        [0] harían falta más fichas de las que hay
       *[other] cada uno { $hand_3 } (sobrantes: { $boneyard_3 })
    }, con cuatro { $hand_4 ->
        [0] harían falta más fichas de las que hay
       *[other] cada uno { $hand_4 } (sobrantes: { $boneyard_4 })
    }.{ $hand_5 ->
        [0] {""}
       *[other] {" "}Con cinco o más, cada uno { $hand_5 }.
    }

shared-rest = { $draw_rule ->
        [none] { shared-rest-closed }
       *[other] Las fichas que sobran quedan boca abajo y forman el pozo.
    }
shared-rest-closed = Las fichas que sobran se quedan boca abajo y fuera de la ronda.

shared-redeal = { $redeal_doubles ->
        [0] Una mano se juega tal como se repartió, tenga los dobles que tenga.
       *[other] Si alguien recibe { $redeal_doubles } dobles o más, se baraja todo y se reparte de nuevo. Para esto solo cuentan las manos tal como se repartieron.
    }

## Quién empieza

shared-lead = Sale quien tenga el doble más alto. Si nadie tiene un doble, decide la ficha más alta: la de más puntos y, a igual suma, la de mitad mayor más grande, así que 6-3 va antes que 5-4.{ $sets_combined ->
        [1] {""}
       *[other] {" "}Si varios tienen esa misma ficha, se sortea una persona y, contando desde ella, sale la primera que la tenga.
    }

shared-lead-tile = { $opening_tile ->
        [free] Esa ficha solo da la salida: enséñala y sal con cualquier ficha de tu mano. Desde entonces todos saben que la tienes, hasta que la pongas.
       *[must] La ficha que da la salida es la ficha con la que hay que salir.
    }

# Goes on after a sentence that says who of partners leads: the one who held less.
shared-equal-partners = si tenían lo mismo, aquel a quien antes le toque, contando desde quien puso la última ficha, incluida esa persona

shared-lead-later = { $later_starter ->
        [winner] { shared-lead-winner }
        [rotate] { shared-lead-rotate }
       *[again] { shared-lead-again }
    }
shared-lead-again = Cada ronda posterior empieza de la misma manera, gane quien gane.
shared-lead-winner = Quien gana una ronda sale en la siguiente, con cualquier ficha. Tras una ronda que no ha ganado nadie o han ganado varios, la salida se busca como en la primera.
shared-lead-team = El equipo ganador sale en la ronda siguiente con cualquier ficha: el miembro del equipo con menos puntos en la mano; si tienen los mismos, quien puso la última ficha de la ronda o, si no, aquel a quien antes le tocaría. Tras una ronda que no ha ganado ningún equipo o han ganado los dos, la salida se busca como en la primera.
shared-lead-rotate = En las rondas posteriores la salida va rotando: sale, con cualquier ficha, quien va después de quien salió la última vez.

shared-direction = { $direction ->
        [ccw] Se juega en sentido contrario a las agujas del reloj: después de ti va quien está a tu derecha.
       *[cw] Se juega en el sentido de las agujas del reloj: después de ti va quien está a tu izquierda.
    }

## Tu turno

shared-line = Pon una ficha en un extremo de la línea, el que quieras, de modo que las mitades que se tocan sean iguales. Una blanca solo casa con otra blanca.

shared-line-doubles = { $doubles_across ->
        [true] Los dobles van atravesados,
       *[false] Los dobles van a lo largo como todas las fichas,
    } y la línea sigue teniendo solo dos extremos: en los costados de un doble no se pone nada. Las curvas son solo para ahorrar sitio, y los dos extremos nunca se unen.

shared-forced = Si te vale alguna ficha, tienes que poner una: no puedes pasar ni robar en vez de eso. Cuál, y en qué extremo, lo eliges tú.

shared-drawing = { $draw_rule ->
        [until_playable] { shared-drawing-until }
        [one_then_choice] { shared-drawing-choice }
        [one_no_play] { shared-drawing-one }
        [restock] { shared-drawing-restock }
        [two_or_pass] { shared-drawing-two }
       *[none] { shared-drawing-none }
    }
shared-drawing-none = Si no te vale ninguna, pasas (tocas). Nunca se roba.
shared-drawing-until = Si no te vale ninguna, robas ficha tras ficha hasta que una valga, y esa la pones al momento. Se roba aunque nada de lo que queda pueda valer. Si no hay nada más que robar y nada vale, pasas.
shared-drawing-choice = Si no te vale ninguna, robas exactamente una ficha. Si vale, puedes ponerla o guardarla y pasar; si no vale, pasas. Si no hay nada que robar, pasas.
shared-drawing-one = Si no te vale ninguna, robas exactamente una ficha y tu turno acaba: aunque valga, solo la puedes poner en un turno posterior. Si no hay nada que robar, pasas.
shared-drawing-restock = Si no te vale ninguna, no pones nada. Cada turno, también la salida y un pase, acaba robando una ficha mientras haya alguna que robar; es obligatorio, y no se puede poner en el mismo turno. Quien pone su última ficha ya no roba.
shared-drawing-two = Si no te vale ninguna, o pasas o robas dos fichas (una, si solo se puede robar una). Con robar acaba tu turno, aunque ahora valga alguna.

shared-reserve = { $draw_rule ->
        [none] { shared-reserve-closed }
       *[other] { $reserve ->
            [0] El pozo se puede robar hasta la última ficha.
            [1] La última ficha del pozo no se roba nunca.
           *[other] Las últimas { $reserve } fichas del pozo no se roban nunca.
        }
    }
shared-reserve-closed = Nadie puede mirar las fichas no repartidas antes de que acabe la ronda.

## Final de la ronda

shared-out = Quien pone su última ficha domina y gana la ronda. La ronda acaba al momento: ya no se pone ni se roba nada.

shared-blocked = { $draw_rule ->
        [none] { shared-blocked-none }
        [two_or_pass] { shared-blocked-two }
       *[other] { shared-blocked-drawn }
    }
shared-blocked-none = Hay cierre en cuanto nadie tiene una ficha que valga. Entonces la ronda acaba por sí sola; no hace falta pasar.
shared-blocked-drawn = Hay cierre en cuanto nadie tiene una ficha que valga y ya no se puede robar nada; no hace falta pasar. Mientras aún se pueda robar una ficha la ronda sigue, aunque ninguna pudiera valer.
shared-blocked-two = Hay cierre cuando han pasado todos, uno tras otro (si alguien roba, se cuenta de nuevo), o en cuanto nadie tiene una ficha que valga y ya no se puede robar nada.

## Puntuación

shared-score-out = Si dominas, apuntas los puntos de todas las fichas que les quedan a tus rivales.

shared-blocked-winner = { $blocked_winner ->
        [count] Un cierre lo gana quien tiene menos fichas, sumen los puntos que sumen.
       *[pips] Un cierre lo gana quien tiene menos puntos en la mano, tenga las fichas que tenga.
    }

shared-blocked-score = { $blocked_score ->
        [difference] Quien gana un cierre apunta los puntos de todos los rivales menos los suyos propios, pero nunca menos de 0.
       *[opponents] Quien gana un cierre apunta los puntos de todos los rivales, como al dominar. Los suyos propios no se restan, aunque tenga más que los demás.
    }

shared-blocked-tie = { $tie_blocked ->
        [last_player] Si varios empatan con lo mínimo, gana entre ellos el último que puso ficha. Si ninguno de ellos ha puesto ficha en esta ronda, nadie puntúa.
        [share] Si varios empatan con lo mínimo, ganan todos ellos: los puntos de cada uno se calculan como siempre y se dividen entre el número de ganadores, sin fracciones.
       *[none] Si varios empatan con lo mínimo, nadie puntúa.
    }

shared-double-blank = { $double_blank_pips ->
        [0] Las fichas de la mano cuentan sus puntos; el 0-0 no cuenta nada.
       *[other] Las fichas de la mano cuentan sus puntos, pero el 0-0 cuenta { $double_blank_pips }.
    }

shared-entry = { $entry_minimum ->
        [entry15] Mientras tu total sea 0, solo apuntas una ronda si te da 15 puntos o más; si da menos, se pierde. Después cuenta todo.
        [every15] Solo apuntas una ronda si te da 15 puntos o más; si da menos, se pierde, y así durante toda la partida.
       *[off] No hay anotación mínima: se apunta cada punto desde la primera ronda.
    }

## La partida

shared-match = { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] { shared-match-target }
           *[other] { shared-match-rounds }
        }
    }
shared-match-single = Decide una sola ronda: quien la gana ha ganado la partida, y si ganan varios la han ganado juntos. Si no la gana nadie, o la ganan todos, la partida queda en empate.
shared-match-rounds = { $rounds ->
        [one] Se juega una sola ronda,
       *[other] Se juegan { $rounds } rondas,
    } sean cuales sean los totales, y gana el total más alto. Si varios empatan con ese total, ganan juntos; si todos los totales son iguales, la partida queda en empate.
shared-match-target = Se juegan rondas hasta que alguien tiene { $target } puntos o más al acabar una ronda: entonces termina la partida. { shared-match-tie }
shared-match-tie = Gana el total más alto; si varios empatan con él, se juega otra ronda.

## La cabra y su familia: una línea, siete fichas cada cual, los nombres y el cierre de los juegos rusos

shared-goat-line = Se juega en el sentido de las agujas del reloj: después de ti va quien está a tu izquierda. Todas las fichas van en una línea con dos extremos abiertos. Pones una ficha en un extremo, el que quieras, de modo que las mitades que se tocan sean iguales. Un doble es una ficha como las demás: en sus costados no se pone nada.
shared-pass = Si tienes una ficha que valga, debes poner una: no puedes pasar. Si no vale ninguna, pasas; nadie roba.
shared-draw = Si tienes una ficha que valga, debes poner una: no puedes ni robar ni pasar. Si no vale ninguna, robas fichas una a una hasta que una valga, y esa debes ponerla al momento, en el mismo turno.
shared-reserve-keep = { $reserve_keep ->
        [0] El pozo se puede robar hasta la última ficha.
        [1] La última ficha del pozo no se roba nunca.
       *[other] Las últimas { $reserve_keep } fichas del pozo no se roban nunca.
    } Si nada vale y ya no se puede robar nada, pasas.
shared-opening = { $start_order ->
        [low0] En la primera ronda sale quien tenga el 0-0. Si nadie ha recibido el 0-0, se sale con el 1-1, si no con el 2-2, y así hasta el 6-6.
        [high] En la primera ronda sale quien tenga el 6-6. Si nadie ha recibido el 6-6, se sale con el 5-5, si no con el 4-4, y así hasta el 0-0.
       *[goat] En la primera ronda sale quien tenga el 1-1. Si nadie ha recibido el 1-1, se sale con el 2-2, si no con el 3-3, y así hasta el 6-6, y en último lugar con el 0-0.
    } Hay que salir con la ficha así encontrada; quien la tiene no puede elegir otra.
shared-goat-out = La ronda acaba al momento cuando alguien ha puesto su última ficha: ha dominado, y su bando ha ganado la ronda. Dominar va antes que el cierre: cuenta aunque ya no se pueda poner nada.
shared-fish-stuck = Hay cierre en cuanto nadie puede poner ficha y ya no se puede robar nada. Para eso no hace falta que nadie pase.
shared-fish-hands = Hay cierre en cuanto nadie en la mesa puede poner ficha: por ejemplo, si los dos extremos piden el mismo número y las siete fichas que lo llevan están en la línea. Para eso no hace falta que nadie pase.
shared-fish-dead = { $fish_draw ->
        [true] Aunque ya no pueda valer ninguna ficha de ningún sitio, cada cual sigue robando en su turno mientras se pueda robar; solo después hay cierre.
       *[false] También hay cierre en cuanto ninguna ficha de fuera de la línea puede casar ya con un extremo, ni de una mano ni del pozo, ni siquiera una que nunca se roba: por ejemplo, si los dos extremos piden el mismo número y las siete fichas que lo llevan están en la línea. Entonces nadie roba.
    }
shared-fish-layout = También hay cierre en cuanto ninguna ficha de fuera de la mesa puede casar ya con un extremo abierto, ni de una mano ni del pozo, ni siquiera una que nunca se roba. Entonces nadie roba.
shared-two-doubles = { $two_doubles ->
        [true] Pones una ficha por turno, o dos dobles a la vez: si los extremos piden dos números distintos y tienes el doble de cada uno, puedes poner los dos en el mismo turno, uno en cada extremo. Con dos no se puede salir.
       *[false] Pones una ficha por turno, también los dobles. Nunca se ponen dos dobles juntos.
    }
shared-lone-blank = { $zero_zero ->
        [off] Una mano cuenta sus puntos; el 0-0 no cuenta nada.
        [any] Una mano cuenta sus puntos, pero el 0-0 cuenta 25, tanto si se queda solo como con otras fichas.
       *[lone] Una mano cuenta sus puntos, pero el 0-0 cuenta 25 si es la única ficha de su mano. Con otras fichas al lado no cuenta nada.
    } Las dos manos de una pareja se cuentan por separado y luego se suman.

## Más números de jugadores

shared-deal-many = Fichas para cada cual:{ $hand_2 ->
        [0] {""}
       *[other] {" "}con dos jugadores { $hand_2 } (sobrantes: { $boneyard_2 }),
    }{ $hand_3 ->
        [0] {""}
       *[other] {" "}con tres { $hand_3 } (sobrantes: { $boneyard_3 }),
    }{ $hand_4 ->
        [0] {""}
       *[other] {" "}con cuatro { $hand_4 } (sobrantes: { $boneyard_4 }),
    }{ $hand_5 ->
        [0] {""}
       *[other] {" "}con cinco { $hand_5 } (sobrantes: { $boneyard_5 }),
    }{ $hand_6 ->
        [0] {""}
       *[other] {" "}con seis { $hand_6 } (sobrantes: { $boneyard_6 }),
    }{ $hand_7 ->
        [0] {""}
       *[other] {" "}con siete { $hand_7 } (sobrantes: { $boneyard_7 }),
    }{ $hand_8 ->
        [0] {""}
       *[other] {" "}con ocho { $hand_8 } (sobrantes: { $boneyard_8 }),
    } y lo que sobra queda boca abajo: el pozo.

## Todos los cincos, Cincos polacos: extremos que suman un múltiplo de cinco

shared-fives-layout = { $spinner ->
        [first_double] { shared-line } El primer doble es el spinner: primero van sus dos costados largos, y solo cuando los dos tienen ficha se puede seguir por sus dos lados cortos, cada uno por separado. Nunca hay más de cuatro extremos; los dobles posteriores tienen dos lados como cualquier ficha.
       *[none] { shared-line } { shared-line-doubles }
    }

shared-fives-count = Después de cada ficha, también la primera de la ronda, se suman los extremos. Si la suma es { $min_count ->
        [5] 5, 10, 15
       *[other] 10, 15, 20
    } o cualquier múltiplo de 5 mayor, quien puso la ficha gana esa suma al momento. Una suma de 0 no puntúa.

shared-fives-ends = Un extremo cuenta la mitad que queda a la vista; un doble en un extremo cuenta las dos mitades. Una ficha sola en la mesa cuenta sus mitades una vez: el 5-5 a solas es 10, no 20. Con 6-3 puesto junto a un primer 6-6, los extremos son 12 y 3, o sea 15.{ $spinner ->
        [first_double] {" "}El spinner cuenta sus dos mitades hasta que los dos costados largos están cubiertos, y desde entonces nada; un lado corto cuenta solo cuando hay una ficha en él.
       *[none] {""}
    }

shared-fives-claim = { $must_announce ->
        [true] Los puntos en juego hay que cantarlos: después de poner la ficha, o cantas o dices que has acabado. Lo que no cantas lo puede cantar quien sigue, antes de poner, robar o pasar; después se pierde. Cantar en falso no cuesta nada. Los puntos de la última ficha de una ronda también los puede cantar quien sigue, antes de que cuenten las manos.
       *[false] Estos puntos no hay que cantarlos: se apuntan solos.
    }

shared-fives-out = Si dominas, sumas los puntos de todos los demás, { $round_each ->
        [true] cada mano redondeada por separado: dos manos de 7 y 7 dan 5 + 5 = 10.
       *[false] primero sumados y después redondeados una vez: dos manos de 7 y 7 son 14 y dan 15.
    }{ $out_bonus ->
        [0] {""}
       *[other] {" "}Tu última ficha da además { $out_bonus } puntos{ $must_announce ->
            [true] , que no hay que cantar
           *[false] {""}
        }.
    }

shared-fives-rounding = Se redondea al múltiplo de 5 más cercano: uno o dos por encima de un múltiplo bajan, tres o cuatro suben, así que 17 se queda en 15 y 18 pasa a 20.

shared-fives-blocked = { $blocked_score ->
        [opponents] Quien gana un cierre suma los puntos de todos los demás, redondeados como al dominar. Los suyos propios no se restan.
       *[difference] Quien gana un cierre suma los puntos de todos los demás menos los suyos propios, pero nunca menos de 0; { $round_each ->
            [true] cada mano se redondea por separado, también la suya.
           *[false] solo se redondea el resultado: 23 menos 9 son 14 y dan 15.
        }
    }

shared-fives-finish = { $finish ->
        [end_of_round] Los puntos en juego nunca paran una ronda: quien llega al tope a mitad de ronda tiene que esperar a que acabe. Entonces termina la partida. { shared-match-tie }
       *[immediate] Si se llega con puntos en juego y nadie más tiene tantos, quien los hizo ha ganado la partida al momento, a mitad de ronda o con una última ficha, y no se apunta nada por dominar ni por las fichas que quedan. Si se llega al acabar una ronda, la partida termina también. { shared-match-tie }
    }

## Todos los sietes, Matador: mitades que suman un número

shared-sum = { $sum ->
        [usual] { $top ->
            [6] 7
            [9] 10
            [12] 13
            [15] 16
            [18] 19
           *[other] uno más que { $top }
        }
       *[other] { $sum }
    }

shared-sum-line = Las fichas van en una línea con dos extremos, y las mitades que se tocan suman { shared-sum }. La primera ficha muestra una mitad en cada extremo, un doble su número en los dos. Cuando un doble se pone en un extremo cuenta solo una mitad, y el nuevo extremo muestra su número.

shared-sum-jokers = { $sum ->
        [usual] { $top ->
            [6] 6-1, 5-2, 4-3 y 0-0
            [9] 9-1, 8-2, 7-3, 6-4, 5-5 y 0-0
           *[other] el 0-0 y todas las fichas cuyas mitades suman { shared-sum }
        }
        [7] { $top ->
            [6] 6-1, 5-2, 4-3 y 0-0
           *[other] el 0-0 y todas las fichas cuyas mitades suman 7
        }
       *[other] el 0-0 y todas las fichas cuyas mitades suman { $sum }
    }

shared-sum-anywhere = Pueden ir en cualquier extremo, sea blanca o no, y hacia cualquier lado: tú eliges qué mitad queda a la vista, y la ficha siguiente casa con ella como siempre.{ $crosswise_jokers ->
        [true] {" "}Si no es un doble, una de estas también puede ir atravesada: entonces se ven las dos mitades, y la ficha siguiente puede casar con cualquiera.
       *[false] {""}
    }

shared-sum-blank = { $sum ->
        [usual] Una blanca no admite ninguna ficha corriente, porque ninguna mitad suma { shared-sum } con ella.
        [7] { $top ->
            [6] Una blanca no admite ninguna ficha corriente, porque ninguna mitad suma 7 con ella.
           *[other] Un extremo con el que ninguna mitad del juego suma 7 no admite ninguna ficha corriente.
        }
       *[other] Un extremo con el que ninguna mitad del juego suma { $sum } no admite ninguna ficha corriente.
    }

shared-sum-held = { $withhold_jokers ->
        [true] Puedes guardarlas: si no vale nada más, puedes robar una tras otra mientras se pueda robar; después hay que poner una de ellas.
       *[false] No puedes guardarlas: si no vale nada más, hay que poner una de ellas. Así que quien tiene una siempre puede poner ficha.
    }

shared-sum-draw = Si te vale alguna ficha, { $voluntary_draw ->
        [none] debes poner una.
        [one_instead] debes poner una, o en vez de eso robar una mientras se pueda robar; con eso acaba tu turno y no se roba otra.
        [unlimited] debes poner una. Antes puedes robar cuantas fichas quieras, mientras se pueda robar, y poner luego cualquiera que valga.
       *[one_before] debes poner una. Antes puedes robar una ficha, una vez por turno y solo mientras se pueda robar, y poner luego cualquiera que valga.
    } La salida es siempre una ficha; nadie puede empezar robando.
