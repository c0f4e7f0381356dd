# Muggins

page-muggins-players =
    { $teams ->
        [true] Juegan dos o tres, cada cual por su cuenta, o cuatro en dos parejas: quienes forman pareja se sientan enfrente y tienen una sola cuenta. Lo que aquí se dice de los puntos y la mano de un jugador vale para una pareja, con las dos manos sumadas.
       *[false] Juegan dos, tres o cuatro, cada cual por su cuenta.
    }
    El juego es de doble seis: { $tiles } fichas, boca abajo. Con dos jugadores cada uno recibe { $hand_2 } fichas y sobran { $boneyard_2 }; con tres, { $hand_3 } y { $boneyard_3 }; con cuatro, { $hand_4 } y { $boneyard_4 }. Lo que sobra es el pozo.

page-muggins-begin =
    Un sorteo dice quién sale en la primera ronda.
    { $next_lead ->
        [rotate] En cada ronda posterior sale el siguiente en el sentido de las agujas del reloj, gane quien gane.
        [lot] En cada ronda posterior sale quien diga un nuevo sorteo.
       *[winner] En cada ronda posterior sale quien ganó la anterior.{ $teams ->
            [true] {" "}De una pareja sale quien dominó o, tras un cierre, quien tenía menos; { shared-equal-partners }.
           *[false] {""}
        } Si no la ganó nadie, se sortea otra vez.
    }
    Quien sale puede poner cualquier ficha, doble o no, en todas las rondas.

page-muggins-turn =
    Se juega en el sentido de las agujas del reloj: después de ti va quien está a tu izquierda. Pones una ficha por turno en un extremo abierto, de modo que las mitades que se tocan sean iguales.
    El primer doble que se pone es el spinner: se puede seguir por sus cuatro lados, { $arms_open ->
        [after_sides] pero por los dos cortos solo cuando sus dos costados largos, por los que pasa la línea, tienen ficha.
       *[at_once] desde el momento en que está en la mesa.
    } Si la salida no es un doble, la mesa es una línea con dos extremos hasta que alguien pone uno. Ese es el spinner; de sus cuatro lados, uno lo ocupa la ficha a la que se unió.
    Hay un solo spinner. Los dobles posteriores no se ramifican.
    { $double_orientation ->
        [cross] Todos los dobles van atravesados.
       *[choose] Un doble puesto después del spinner puede ir atravesado o a lo largo, como elijas. La ficha siguiente necesita el mismo número en los dos casos; solo cambia la suma de los extremos. El spinner va siempre atravesado.
    }
    { shared-draw }
    { $reserve_keep ->
        [0] El pozo se puede robar hasta la última ficha.
        [1] La última ficha del pozo no se roba nunca.
       *[other] Las últimas { $reserve_keep } fichas del pozo no se roban nunca.
    } Si nada vale y ya no se puede robar nada, pasas.

page-muggins-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-layout }

page-muggins-scoring =
    Después de cada turno, también la salida y la última ficha de una ronda, se suman los extremos abiertos. Si da 5, 10, 15 u otro múltiplo de cinco (0 no lo es), quien puso la ficha apunta esos mismos puntos al momento.
    Una ficha corriente en un extremo cuenta su mitad abierta; un doble atravesado cuenta las dos mitades, uno a lo largo solo una. Una ficha sola cuenta sus dos mitades: 6-4 hace 10, y 5-5 hace 10.
    El spinner cuenta sus dos mitades mientras lo tocan menos de dos fichas, y después nada. Sus lados vacíos no cuentan nada.
    { $muggins_call ->
        [true] Los puntos hay que cantarlos: después de tu ficha dices si puntúa. Lo que no cantas lo puede cantar quien sigue, hasta que ponga, robe o pase. Cuando una ficha acaba la ronda, porque alguien domina o hay cierre, quien sigue aún puede cantar sus puntos antes de que cuenten las manos.{ $finish_bonus ->
            [0] { "" }
           *[other] { " " }El premio por dominar no hay que cantarlo.
        }
       *[false] Los puntos se apuntan solos. No hay que cantarlos, y nadie puede quedarse con los de otra persona.
    }
    Quien domina { $finish_bonus ->
        [0] no recibe ningún premio por ello.
       *[other] apunta { $finish_bonus } además de lo que dé su última ficha.
    } { $finish_pips ->
        [true] Suma también lo que tienen los demás, redondeado al múltiplo de cinco más cercano.
       *[false] Lo que aún tienen los demás no le da nada, y a ellos no les cuesta nada.
    }
    Un cierre lo gana la mano más baja; las manos cuentan sus puntos, y el 0-0 nada. Quien gana apunta lo que tienen los demás, sumado, menos su propia mano{ $fish_round ->
        [none] , sin redondear.
        [down5] , redondeado hacia abajo a un múltiplo de cinco (14 son 10).
       *[nearest5] , redondeado al múltiplo de cinco más cercano: 12 son 10, 13 son 15.
    } Si varios empatan con lo mínimo, nadie apunta nada.

page-muggins-match =
    { $target_check ->
        [round_end] El tope es de { $target } puntos y se mira después de una ronda. Gana la partida el total más alto de los que llegan; si varios empatan con el más alto, se juega otra ronda.
       *[immediate] Quien llega a { $target } puntos ha ganado la partida al momento, también a mitad de ronda: la ronda no se acaba de jugar y ya no cuentan ni dominar ni las manos.
    }
    { $target_check ->
        [round_end] Llegar a mitad de ronda no acaba nada.
       *[immediate] Los puntos por dominar y por un cierre cuentan igual. Como los puntos se apuntan turno a turno, nunca pueden llegar dos a la vez.
    }

example-muggins-lengthwise = Los extremos son 0, 3-3 y 2. Norte puso 3-3 a lo largo, así que cuenta 3 y no 6, y el 5-2 de Este hace 0 + 3 + 2 = 5. Con el 3-3 atravesado, los extremos harían 8 y no se apuntaría nada. El spinner 5-5 ya no cuenta.
example-muggins-spinner-in-the-line = Se salió con 6-4, así que 4-4 es el spinner aunque no fue la primera ficha: un lado está ocupado, y Este ha seguido al momento por otro. Ahora lo tocan dos fichas, así que no cuenta nada, y los extremos hacen 2 + 0.
example-muggins-fish = Nadie puede seguir y el pozo está vacío. Norte tiene 8, Este 9, Oeste 12: Norte gana el cierre y apunta 9 + 12 - 8 = 13, redondeado a 15.
