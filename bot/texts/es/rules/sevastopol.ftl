# Sebastopol

page-sevastopol-players =
    Juegan exactamente cuatro, cada cual por su cuenta, con las { $tiles } fichas de 0-0 a { $top }-{ $top }.
    Cada uno recibe { $hand_4 } fichas. No sobra nada y nadie roba.
    { shared-redeal }

page-sevastopol-begin =
    Sale con el 6-6 quien lo tenga, en todas las rondas. Ese es su primer turno; después juega quien va a continuación.
    { shared-direction }

page-sevastopol-turn =
    El 6-6 está en el centro y tiene cuatro brazos. Las mitades que se tocan son iguales, y cada brazo crece por su extremo exterior. Los demás dobles van atravesados, pero de ellos no sale ninguna rama.
    { $fill_first ->
        [true] Los cuatro brazos van primero: hasta que haya cuatro fichas con un 6 alrededor del 6-6, solo se pueden poner fichas así. Si no tienes ninguna, pasas, valga lo que valga en otro sitio. Siempre hay alguien que tiene una, porque todas las fichas están en las manos.
       *[false] Los cuatro brazos están abiertos desde el principio: puedes seguir un brazo empezado mientras otros aún están libres.
    }
    { $fill_first ->
        [true] Cuando los cuatro brazos han empezado, puedes poner ficha en cualquiera de los cuatro extremos. Al principio no hay ningún 6 abierto, así que una ficha con un 6 vale solo por su otra mitad; puesta así, su 6 queda abierto, y allí vale también la última ficha con un 6.
       *[false] Un brazo que aún está libre admite una ficha con un 6.
    }
    Si puedes poner ficha, debes hacerlo; si no puedes, pasas.

page-sevastopol-end =
    { shared-out }
    { shared-blocked-none }
    { shared-blocked-winner } { shared-blocked-tie }

page-sevastopol-scoring =
    { shared-score-out }
    { shared-blocked-score }
    { shared-double-blank }
    { shared-entry }

page-sevastopol-match =
    { shared-match }

example-sevastopol-sixes-first = Tres brazos han empezado y el cuarto está libre. Oeste no tiene ningún seis y tiene que pasar, aunque 4-1 y 1-1 casarían con los brazos empezados. Antes tuvo que pasar Este.
example-sevastopol-no-six-is-open = Los cuatro brazos han empezado y piden 1, 4, 0 y 3. Oeste puede poner 4-4 o, en dos sitios, 3-1; 6-5 y 2-2 no van en ninguna parte. Un doble como 4-4 no abriría un brazo nuevo.
example-sevastopol-blocked-round = Nadie tiene una ficha para 1, 2, 3 o 4, así que hay cierre. Norte tiene lo mínimo, 5 puntos, y apunta lo que tienen los demás: 10, 11 y 6. Sus propios 5 no se restan.
