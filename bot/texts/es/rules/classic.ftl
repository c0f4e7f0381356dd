# Dominó clásico ruso

page-classic-players =
    Juegan dos, tres o cuatro, cada cual por su cuenta, con un juego de doble seis de { $tiles } fichas, boca abajo.
    Con dos jugadores cada uno recibe { $hand_2 } fichas y sobran { $boneyard_2 }; con tres, { $hand_3 } y { $boneyard_3 }; con cuatro, { $hand_4 } y { $boneyard_4 }. Lo que sobra es el pozo, también llamado bazar.
    { shared-redeal }

page-classic-begin =
    { $start_order ->
        [low0] Quien tenga el 0-0 empieza con él. Si no lo tiene nadie, se empieza con el 1-1, si no con el 2-2, y así hasta el 6-6.
        [goat] Quien tenga el 1-1 empieza con él. Si no lo tiene nadie, se empieza con el 2-2, si no con el 3-3, y así hasta el 6-6, y en último lugar con el 0-0.
       *[high] Quien tenga el 6-6 empieza con él. Si no lo tiene nadie, se empieza con el 5-5, si no con el 4-4, y así hasta el 0-0.
    }
    Si nadie tiene un doble, se empieza con la ficha más alta de todas las manos: la de más puntos y, entre iguales, la de mitad mayor más grande (6-3 va antes que 5-4).
    Hay que salir con la ficha así encontrada; quien la tiene no puede empezar con otra.
    { $next_start ->
        [winner_free] Esto es para la primera ronda. Después sale quien ganó la ronda anterior, con cualquier ficha; si no la ganó nadie, sale quien puso su última ficha.
       *[tile_search] Así empieza cada ronda. Ganar una ronda no da la salida de la siguiente.
    }

page-classic-turn =
    Se juega en el sentido de las agujas del reloj: después de ti va quien está a tu izquierda. Todas las fichas van en una línea con dos extremos abiertos. Un doble es una ficha como las demás: en sus costados no se pone nada.
    { $match ->
        [sum6] Pones una ficha en un extremo, el que quieras, de modo que las mitades que se tocan sumen seis: 6 y 0, 5 y 1, 4 y 2, 3 y 3. Su otra mitad es el nuevo extremo. Ninguna ficha vale en todas partes.
       *[equal] Pones una ficha en un extremo, el que quieras, de modo que las mitades que se tocan sean iguales. Su otra mitad es el nuevo extremo.
    }
    { shared-two-doubles }
    Si tienes una ficha que valga, debes poner una: no puedes ni robar ni pasar.
    { $on_stuck ->
        [pass] Si no vale ninguna, pasas. Nadie roba.
        [draw_one] Si no vale ninguna, robas una ficha. Si vale, debes ponerla al momento; si no, o si ya no se puede robar nada, pasas.
       *[draw_until] Si no vale ninguna, robas fichas una a una hasta que una valga, y esa debes ponerla al momento, en el mismo turno. Solo pasas cuando ya no se puede robar nada.
    }
    { $on_stuck ->
        [pass] El pozo se queda como está hasta el final de la ronda.
       *[other] { $reserve_keep ->
            [0] El pozo se puede robar hasta la última ficha.
            [1] La última ficha del pozo no se roba nunca.
           *[other] Las últimas { $reserve_keep } fichas del pozo no se roban nunca.
        }
    }

page-classic-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-dead }
    El cierre lo hace quien puso la última ficha en la línea.

page-classic-scoring =
    Una mano cuenta sus puntos. { $zero_zero ->
        [off] El 0-0 no cuenta nada.
        [lone] El 0-0 cuenta { $zero_zero_value } si es la única ficha de su mano; con otras fichas al lado no cuenta nada.
       *[any] El 0-0 cuenta { $zero_zero_value }, tanto si se queda solo como con otras fichas.
    }
    { $score_to ->
        [losers] Quien domina no apunta nada. Cada uno de los demás apunta lo que le queda en su propia mano.
       *[winner] Quien domina apunta lo que tienen todos los demás, sumado.
    }
    { $fish_winner ->
        [last_player] Un cierre lo gana quien lo hizo, tenga lo que tenga.
       *[fewest] Un cierre lo gana la mano que cuenta menos. Si varias empatan con lo mínimo, gana quien hizo el cierre si es una de ellas; si no lo es, no gana nadie y nadie apunta nada.
    }
    { $score_to ->
        [losers] Después de un cierre que alguien ha ganado, cada uno de los demás apunta lo que le queda en su propia mano.
       *[winner] Quien gana un cierre apunta lo que tienen todos los demás, sumado{ $fish_amount ->
            [full] . Su propia mano no se resta.
            [each_minus_own] , menos su propia mano una vez por cada uno de los demás.
           *[sum_minus_own] , menos su propia mano. Su mano se resta una sola vez, jueguen los que jueguen.
        }{ $fish_winner ->
            [last_player] {" "}Nunca apunta menos de 0.
           *[fewest] {""}
        }
    }

page-classic-match =
    { $score_to ->
        [losers] La partida termina con la ronda en la que alguien llega a { $target } puntos. Gana el total más bajo; si varios empatan con él, ganan juntos.
       *[winner] Quien tiene { $target } puntos o más al acabar una ronda ha ganado la partida. En cada ronda apunta una sola persona, así que nunca pueden llegar dos a la vez.
    }

example-classic-fish = Norte pone el último seis: los dos extremos piden 6, los siete están en la línea, y nadie roba aunque el pozo esté lleno. Norte ha hecho el cierre, pero Sur tiene lo mínimo y lo gana. El 0-0 de Oeste cuenta extra junto al 3-2.
example-classic-two-doubles = Los extremos piden 5 y 2. Este puede poner 5-5, 2-2, o 5-2 en cualquiera de los extremos, o 5-5 y 2-2 en un turno. Un doble y otra ficha no pueden ir juntos.
