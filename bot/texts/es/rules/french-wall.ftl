# Dominó francés

page-french-wall-players =
    Juegan dos, cada cual por su cuenta. La ficha más alta es { $top }-{ $top }; en total hay { $tiles } fichas.
    Cada uno recibe { $hand_2 } fichas. Las otras { $boneyard_2 } son el pozo{ $draw_rule ->
        [none] , del que nadie roba.
       *[other] ; { $reserve ->
            [0] se puede robar entero.
            [1] su última ficha no se roba nunca.
           *[other] sus últimas { $reserve } fichas no se roban nunca.
        }
    }
    { shared-redeal }

page-french-wall-begin =
    Un sorteo dice quién sale en la primera ronda. { $later_starter ->
        [winner] En las rondas posteriores sale quien ganó la última; si no la ganó nadie o la ganaron los dos, decide otra vez un sorteo.
        [again] En cada ronda posterior decide un nuevo sorteo.
       *[rotate] Después la salida cambia con cada ronda, gane quien gane.
    }
    Quien sale empieza con cualquier ficha.

page-french-wall-turn =
    Las fichas se ponen a lo largo, como ladrillos, en un muro de dos hiladas. La primera va en la hilada de abajo. En cada uno de sus dos extremos, la ficha siguiente va en la hilada de arriba, con una mitad sobre ese extremo y la otra sobresaliendo.
    Así se sigue: cada ficha nueva va en la otra hilada, debajo o encima de la mitad que sobresale, y sobresale a su vez media ficha. Las mitades que quedan una sobre otra deben ser iguales. Las fichas contiguas de una misma hilada no tienen que casar.
    El muro tiene siempre dos extremos, las mitades que sobresalen (al principio, las dos mitades de la primera ficha). Así que valen las mismas fichas que en una línea con dos extremos; las hiladas solo muestran cómo se construye. El 0 solo casa con el 0. Los dobles van también a lo largo.
    Si puedes poner ficha, debes hacerlo; pones una por turno, en el extremo que quieras. { $draw_rule ->
        [none] Si no puedes, pasas.
        [until_playable] Si no puedes, robas una a una hasta que una ficha valga, y la pones al momento; si ya no se puede robar nada, pasas.
        [one_then_choice] Si no puedes, robas una ficha; si vale, puedes ponerla o pasar; si no, pasas. Si no se puede robar nada, pasas.
        [one_no_play] Si no puedes, robas una ficha, que puedes poner en un turno posterior, y tu turno acaba. Si no se puede robar nada, pasas.
        [restock] Si no puedes, pasas. Al final de cada turno, pases o no, robas una ficha mientras se pueda robar.
       *[two_or_pass] Si no puedes, eliges: pasar, o robar { $draw_count ->
            [1] una ficha
           *[other] { $draw_count } fichas de una vez (menos, si no se pueden robar más)
        }.
    }
    { $draw_rule ->
        [two_or_pass] { $play_after_draw ->
            [true] Si después de robar vale alguna ficha, tienes que poner una en el mismo turno; si no vale ninguna, pasas.
           *[false] Robar es en vez de poner: lo que robas lo guardas y tu turno acaba, aunque valiera una ficha robada.
        } Si ya no se puede robar nada, solo puedes pasar.
       *[other] Si tienes una ficha que valga, no puedes robar en vez de ponerla.
    }

page-french-wall-end =
    Quien pone la última ficha de su mano domina, y la ronda acaba al momento{ $draw_rule ->
        [restock] , sin robar más
       *[other] { "" }
    }.
    { $draw_rule ->
        [two_or_pass] Hay cierre cuando las dos personas pasan una justo después de la otra, aunque aún se puedan robar fichas. Si entre dos pases se roba o se pone una ficha, se cuenta de nuevo.{ $play_after_draw ->
            [true] { " " }Un pase después de robar no cuenta.
           *[false] { "" }
        }
       *[other] Los pases por sí solos no acaban la ronda.
    }
    También hay cierre en cuanto nadie puede poner ficha y ya no se puede robar nada. Para eso no hace falta que nadie pase.

page-french-wall-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-french-wall-match =
    { shared-match }

example-french-wall-two-courses = Cinco ladrillos: 1-4, 4-2 y 6-6 en la hilada de abajo, 4-4 y 2-6 encima. El 2 y el 6 están uno al lado del otro y no tienen que casar. Los extremos son 1 y 6: 5-1 vale a la izquierda, 6-1 a los dos lados, 3-2 en ninguno.
example-french-wall-drawn-and-kept = Bea no podía poner ficha y robó dos. 6-4 valdría, pero al robar su turno ha acabado: se guarda las dos y le toca a Alan. Quedan dos fichas que nadie puede robar.
example-french-wall-two-passes = Los dos han pasado seguidos, así que la ronda se acaba aunque se podían robar cuatro fichas. Alan tiene menos puntos y apunta lo que tiene Bea.
