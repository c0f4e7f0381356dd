# Cabra

page-goat-players =
    Juegan de { $fewest } a { $most }, con un juego de doble seis de { $tiles } fichas, boca abajo. { $teams ->
        [true] Cuatro juegan en dos parejas: quienes forman pareja se sientan enfrente, así que las parejas se alternan. Con dos o tres, cada cual juega por su cuenta.
       *[false] Cada cual juega por su cuenta, también con cuatro.
    } Un bando es una pareja, o quien juega por su cuenta.
    Cada uno recibe { $hand_2 } fichas. Con dos jugadores sobran { $boneyard_2 }, con tres { $boneyard_3 }, con cuatro ninguna. Lo que sobra es el pozo, también llamado bazar.
    { shared-redeal }{ $redeal_same ->
        [0] { "" }
       *[other] { " " }Se reparte todo de nuevo si { $redeal_same } o más fichas de una mano tienen un mismo número.
    }

page-goat-begin =
    { shared-opening }
    { $no_double_lead ->
        [lightest] Si nadie tiene un doble, hay que salir con la ficha más baja: la de menos puntos y, entre iguales, la de mitad mayor más pequeña (2-1 va antes que 3-0).
       *[heaviest] Si nadie tiene un doble, hay que salir con la ficha más alta: la de más puntos y, entre iguales, la de mitad mayor más grande (6-3 va antes que 5-4).
    }
    { $later_lead ->
        [tile_search] Cada ronda posterior empieza de la misma manera. Dominar no da la salida de la siguiente.
       *[free] En cada ronda posterior sale quien dominó en la anterior, con cualquier ficha. Un reparto anulado no le quita la salida.
    }
    { $later_lead ->
        [tile_search] Así es también después de un cierre.
       *[free] { $after_fish_start ->
            [fish_winner] Después de un cierre sale quien lo ganó; de una pareja, quien tenga la mano más baja; { shared-equal-partners }. Si varios bandos empatan con lo mínimo, sale quien puso la última ficha.
           *[fish_maker] Después de un cierre sale quien lo hizo, es decir, quien puso la última ficha en la línea, aunque su bando haya perdido el cierre; también con cualquier ficha.
        }
    }

page-goat-turn =
    { shared-goat-line }
    { shared-two-doubles }
    { shared-draw }
    { shared-reserve-keep }

page-goat-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-dead }
    Un cierre lo gana el bando que tiene menos, sumadas las dos manos de una pareja. Si varios bandos empatan con lo mínimo, lo ganan todos ellos.

page-goat-scoring =
    { shared-lone-blank }
    Solo apunta quien pierde, y lo que apunta es malo para su bando. Cuando alguien domina, cada uno de los otros bandos apunta lo que tiene, las dos manos de la pareja juntas. Lo que aún tiene la pareja de quien dominó no cuenta.
    Después de un cierre, cada bando que no tiene lo mínimo apunta todo lo que tiene, no solo la diferencia. Quien tiene lo mínimo no apunta nada. { $fish_tie ->
        [carry] Si todos los bandos tienen lo mismo, nadie apunta; lo que tienen entre todos se suma a lo que apunte cada perdedor en la próxima ronda que no sea un empate así.
       *[void] Si todos los bandos tienen lo mismo, nadie apunta nada.
    }
    { $threshold ->
        [0] No hay umbral: se apunta cualquier cantidad, por pequeña que sea.
       *[other] { $threshold_mode ->
            [every] Nunca se apunta una cantidad menor que { $threshold }, haya lo que haya en la cuenta; { $threshold } o más se apuntan enteros.
           *[opening] Mientras una cuenta está vacía, no se apunta una cantidad menor que { $threshold }. Una cantidad de { $threshold } o más abre la cuenta con todos sus puntos, y desde entonces se apunta cualquier cantidad, por pequeña que sea.
        }
    }
    { $threshold ->
        [0] Un bando que no tiene nada que apuntar se queda como está.
       *[other] { $subthreshold ->
            [remember] Lo que no se apunta se recuerda y se suma a la siguiente cantidad del bando. Se olvida cuando el bando gana una ronda, no tiene nada que apuntar, o todos los bandos empatan en un cierre.
           *[burn] Lo que no se apunta se pierde: dos cantidades pequeñas nunca se suman para llegar al umbral.
        }
    }

page-goat-match =
    Las cuentas se miran cuando acaba una ronda. La partida termina con la ronda en la que un bando llega a { $target } puntos.
    El bando con el total más alto es la cabra y ha perdido. Todos los demás han ganado.
    Si varios bandos llegan a { $target } en la misma ronda, solo el más alto es la cabra. Si varios empatan con el total más alto, todos ellos son cabras.

example-goat-fish-and-lead = Este pone la última ficha con un 1: los dos extremos piden 1 y nadie puede seguir. Este ha hecho el cierre y sale en la ronda siguiente, aunque su bando lo ha perdido y apunta todo lo que tiene.
example-goat-lone-blank = Norte domina. Lo que tiene Sur, su pareja, no cuenta. Las fichas de Este cuentan sus puntos, pero a Oeste solo le queda el 0-0, y eso son 25: bastante para abrir la cuenta.
example-goat-last-tile = Los dos extremos piden 3 y Bob no tiene ningún 3. Ha robado una ficha, que no vale, y queda una en el pozo. Esa no se roba nunca, así que Bob solo puede pasar.
