# Bergen

page-bergen-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-bergen-begin =
    Sale quien tenga el doble más bajo; el 0-0 es el más bajo de todos. Si nadie tiene un doble, decide la ficha más baja: la de menos puntos y, a igual suma, la de mitad mayor más pequeña, así que 2-1 va antes que 3-0.{ $sets_combined ->
        [1] {""}
       *[other] {" "}Si varios tienen esa misma ficha, se sortea una persona y, contando desde ella, sale la primera que la tenga.
    } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-bergen-turn =
    { shared-line } { shared-line-doubles }
    { shared-forced }
    { $draw_rule ->
        [one_then_choice] { $play_drawn ->
            [must] Si no te vale ninguna, robas exactamente una ficha. Si vale, hay que ponerla; si no, pasas. Si no hay nada que robar, pasas.
           *[may] { shared-drawing-choice }
        }
       *[other] { shared-drawing }
    }

page-bergen-end =
    { shared-out }
    { shared-blocked }
    Un cierre lo gana la única persona sin dobles en la mano, tenga los puntos que tenga. Si varias no tienen ninguno, gana entre ellas la de menos puntos; si todas tienen algún doble, la de menos puntos de todas.
    { $tie_blocked ->
        [last_player] Si varias están igualadas en esto, gana entre ellas la última que puso ficha. Si ninguna de ellas ha puesto ficha en esta ronda, no gana nadie.
        [share] Si varias están igualadas en esto, ganan juntas y se reparten los puntos de la ronda, sin fracciones.
       *[none] Si varias están igualadas en esto, no gana nadie.
    } { shared-double-blank }

page-bergen-scoring =
    La primera ficha de una ronda da 2 puntos{ $single_opening_scores ->
        [true] , sea doble o no, y nada más
       *[false] {" "}si es un doble, y nada más; si no lo es, no da nada
    }.
    Un doble más alto que todos los dobles de la mesa da 2. Lo mismo da el primer doble de una ronda cuya primera ficha no lo era.
    Si tu ficha hace que los dos extremos muestren el mismo número, ganas 3 si una de las dos fichas de los extremos es un doble (un triple) y 2 si no lo es ninguna (una doble cabeza). Mientras en un lado de la primera ficha no haya nada, la ficha de ese extremo es ella.
    Lo que da una misma ficha se suma: un nuevo doble más alto que hace un triple da 5. Los puntos se apuntan al momento, y solo para quien puso la ficha.
    Dominar da 2 más, y un cierre da 2 a quien lo gana. Las fichas que quedan en las manos no dan nada.
    { $near_target_cap ->
        [true] Si se juega hasta un tope y te faltan 2 o 3 puntos para llegar, una ficha o el final de una ronda te da como mucho lo que te deje a 1.
       *[false] Todos los puntos se apuntan enteros, también cerca del tope.
    }

page-bergen-match =
    { $single_round ->
        [true] { shared-match-single } Los puntos en juego no la deciden.
       *[false] { $rounds ->
            [none] Quien primero tiene { $target ->
                [usual] 15 puntos (si juegan dos) o 10 puntos (si juegan tres o cuatro)
               *[other] { $target } puntos
            } gana la partida, al momento, incluso a mitad de ronda; después no se apunta nada más. Si al tope se llega al acabar una ronda, la partida termina también. { shared-match-tie }
           *[other] { shared-match-rounds } Los puntos en juego no la acaban antes.
        }
    }

example-bergen-five-points = Los dos extremos piden 5. El 5-5 de Sur es más alto que todos los dobles de la mesa, 2 puntos, y está en uno de dos extremos iguales, un triple de 3: en total 5. El 5-1 de Oeste, antes, igualó los extremos sin doble, lo que dio 2.
example-bergen-lead-is-an-end = El 5-3 de Oeste hace que los dos extremos pidan 3. A la izquierda, la primera ficha, 3-3, aún es la del extremo, y es un doble: un triple de 3 puntos, no 2.
example-bergen-no-double-wins = Hay cierre. Sur tiene 2 puntos y Oeste 15, pero la ficha de Sur es 1-1, y Oeste no tiene dobles: los 2 puntos son para Oeste.
