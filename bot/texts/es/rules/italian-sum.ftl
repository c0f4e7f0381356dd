# Dominó italiano

page-italian-sum-players =
    Juegan de { $fewest } a { $most }, cada cual por su cuenta. El juego es de doble { $set ->
        [9] nueve
       *[other] seis
    }, { $tiles } fichas.
    { shared-direction }
    Cada uno recibe { $hand_3 } fichas si juegan tres y { $hand_4 } si cuatro{ $hand_2 ->
        [0] { "" }
       *[other] , y { $hand_2 } si dos
    }.
    { $may_draw ->
        [true] Las demás fichas son el pozo; { $reserve ->
            [0] se pueden robar todas.
            [one] la última no se roba nunca.
           *[other] las últimas { $reserve } no se roban nunca.
        }
       *[false] Las demás fichas se quedan boca abajo y no se usan en esta ronda.
    }

page-italian-sum-begin =
    Sale quien tenga el doble más alto. Si nadie tiene un doble, da la salida la ficha más alta: la de más puntos y, entre iguales, la de mitad mayor más grande, así que 6-3 va antes que 5-4.
    { $opening_tile ->
        [free] Esta ficha se enseña, pero no hay que salir con ella: quien sale puede empezar con cualquier ficha.
       *[must] Hay que salir con esta ficha.
    } La salida es siempre una ficha; nadie puede empezar robando.
    { $later_starter ->
        [rotate] En cada ronda posterior sale la persona siguiente, con cualquier ficha.
       *[again] En cada ronda posterior se sale de la misma manera, con el doble más alto. En este juego nadie gana una ronda, así que no sale quien gana.
    }

page-italian-sum-turn =
    Pones una ficha cualquiera de tu mano{ $may_draw ->
        [true] , o robas una en vez de eso; con robar acaba tu turno
       *[false] { "" }
    }. Los números de las fichas no tienen que casar: solo se suman.
    { $may_draw ->
        [true] No se pasa. Si ya no se puede robar nada, tienes que poner una ficha.
       *[false] En cada turno tienes que poner una ficha. No se pasa ni se roba.
    }
    Todos los puntos de las fichas de la mesa hacen la suma acumulada. Tu ficha le añade sus dos mitades; un doble también añade las dos: 6-6 añade 12. El programa dice el total después de cada ficha.
    A quien no tiene fichas se le salta, y los demás siguen.

page-italian-sum-end =
    La ronda acaba en cuanto el total ha alcanzado o pasado la última marca, { $set ->
        [9] 150
       *[other] 100
    }. Acaba también cuando a nadie le quedan fichas.
    Poner tu última ficha no acaba la ronda mientras otra persona tenga alguna. No hay cierre, porque cualquier ficha se puede poner siempre.

page-italian-sum-scoring =
    Puntúas al momento si tu ficha deja el total justo en una de las marcas: { $score_mode ->
        [face] { $set ->
            [9] 30, 50, 70, 100, 120 o 150. Te da tantos puntos como sea el total, 30 por 30 y así.
           *[other] 30, 50, 70 o 100. Te da tantos puntos como sea el total, 30 por 30 y así.
        }
       *[brackets] { $set ->
            [9] 30 da 1 punto, 50 da 2, 70 da 3, 100 da 4, 120 da 5 y 150 da 6.
           *[other] 30 da 1 punto, 50 da 2, 70 da 3 y 100 da 4.
        }
    }
    Pasarse de una marca no tiene efecto: no da nada ni cuesta nada, y esa marca ya no se puede acertar en esta ronda.
    La ficha que acaba la ronda también puede puntuar. Las fichas que quedan en las manos no cuestan nada, dominar no da nada, y la ronda siguiente empieza con un total de 0.

page-italian-sum-match =
    { $rounds ->
        [none] Gana la primera persona que tenga { $target ->
            [usual] { $set ->
                [9] 81
               *[other] 51
            }
           *[other] { $target }
        } puntos, al momento, incluso a mitad de ronda.
       *[other] El número de rondas es { $rounds }; después de la última gana el total más alto, sea cual sea el tope.
    }
    { $rounds ->
        [none] Los puntos los hace una sola persona cada vez, así que nunca pueden llegar dos al tope a la vez.
       *[other] Si varios empatan con el total más alto, ganan juntos; si empatan todos, la partida queda en empate.
    }

example-italian-sum-exactly-thirty = Lena pone 6-2 sobre un total de 22 y lo deja justo en 30: 1 punto al momento. Los números de las fichas no tienen que casar con nada.
example-italian-sum-past-hundred = El total estaba en 94, y 100 daría 4 puntos. El 6-4 de Lena lo lleva a 104: eso no puntúa, pero la ronda se acaba, y nadie paga por las fichas de la mano.
