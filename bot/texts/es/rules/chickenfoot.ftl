# Pata de gallina

page-chickenfoot-players =
    Juegan de { $fewest } a { $most }, cada cual por su cuenta. El juego es de doble { $set ->
        [6] seis
        [12] doce
        [15] quince
       *[9] nueve
    }, { $tiles } fichas.
    { shared-direction }
    Cada uno recibe { $hand_2 } fichas si juegan dos, { $hand_3 } si tres, { $hand_4 } si cuatro, { $hand_5 } si cinco, { $hand_6 } si seis, { $hand_7 } si siete, { $hand_8 } si ocho. Son todas las fichas menos 11, divididas entre el número de jugadores, sin fracciones, y nunca más de 21.
    Las fichas no repartidas son el pozo, { $boneyard_4 } con cuatro jugadores; se pueden robar todas.{ $root ->
        [holder] { "" }
       *[placed] { " " }El doble del centro no está entre ellas.
    }

page-chickenfoot-begin =
    Cada ronda crece desde un doble, su raíz: la primera desde { $top }-{ $top }, la siguiente desde el doble inmediatamente más bajo, y así hasta el 0-0; si después aún hay rondas, otra vez { $top }-{ $top }.
    { $root ->
        [holder] La raíz se reparte con las demás fichas, y quien la tiene juega primero y debe ponerla en el centro. Después juega quien va a continuación.
       *[placed] La raíz se aparta antes de barajar y se pone en el centro. No es ficha de nadie ni gasta el turno de nadie.
    }
    { $root ->
        [holder] Si nadie tiene la raíz, un sorteo dice quién empieza a robar; se sortea de nuevo en cada ronda. Por turnos, cada cual roba una ficha hasta que alguien encuentra la raíz y la pone al momento.
       *[placed] En la primera ronda, un sorteo dice quién juega primero. En cada ronda posterior juega primero quien va después de quien lo hizo la última vez, pudiera poner ficha o no.
    }

page-chickenfoot-turn =
    Pones una ficha por turno: una de sus mitades debe ser igual al extremo abierto en que la pones. Si puedes poner ficha, debes hacerlo.
    La raíz tiene { $root_arms } brazos, y van primero: hasta que hayan empezado todos, solo van fichas con el número de la raíz, junto a la raíz. Después puedes elegir cualquier extremo abierto.
    Un doble se pone atravesado en un extremo y se convierte en pata. No da otro turno. Las tres fichas siguientes, las ponga quien las ponga, tienen que ser sus tres dedos, fichas con el número del doble.
    Hasta que estén los tres dedos no se puede poner nada más en ningún sitio. Después cada dedo es un extremo abierto: de un extremo han salido tres. Un dedo puede acabar luego también en una pata.
    Si no te vale ninguna ficha, robas una. Si vale, tienes que ponerla ahora; si no, pasas. En un turno nunca se roba una segunda. Si el pozo está vacío, pasas sin más.
    { $foot_must_be_possible ->
        [true] Solo puedes poner un doble mientras fuera de la mesa haya al menos otras tres fichas con su número, sin contar el doble.
       *[false] Puedes poner un doble aunque no queden bastantes fichas para sus dedos.
    }

page-chickenfoot-end =
    Quien pone su última ficha domina, y la ronda acaba al momento. La última ficha puede ser un doble; su pata se queda entonces sin dedos.
    Hay cierre, y la ronda acaba sin que nadie tenga que pasar, en cuanto el pozo está vacío y nadie tiene una ficha que ahora se pueda poner. Puede ocurrir también mientras a la raíz aún le faltan brazos.
    { $drain_boneyard ->
        [true] Si a una pata le faltan dedos y no queda ninguna ficha para ellos, el pozo se roba igualmente; cuando está vacío, hay cierre.
       *[false] Si a una pata le faltan dedos y no queda ninguna ficha con su número, ni en una mano ni en el pozo, la ronda acaba al momento, aunque haya fichas en el pozo. Si queda una ficha así y faltan dos dedos, se sigue jugando hasta que esté puesta.
    }
    La raíz no es una pata en esto: mientras le falten brazos y haya fichas que robar, roba quien no tiene ninguna ficha para ella.

page-chickenfoot-scoring =
    Al acabar una ronda, cada cual apunta como castigo los puntos que le quedan en la mano; quien ha dominado apunta 0. Un cierre y una ronda con una pata que no se puede acabar se cuentan igual.
    { $double_blank_pips ->
        [0] El 0-0 que se queda en una mano no cuenta nada.
       *[other] El 0-0 que se queda en una mano cuenta { $double_blank_pips }, también con otras fichas; cualquier otra ficha cuenta sus puntos.
    }

page-chickenfoot-match =
    { $rounds ->
        [usual] Hay tantas rondas como dobles tiene el juego: { $set ->
            [6] 7
            [12] 13
            [15] 16
           *[9] 10
        }.
       *[other] El número de rondas es { $rounds }.
    } Después de la última gana el total más bajo.
    Si varios empatan con el total más bajo, gana entre ellos quien ha tenido más rondas sin ningún castigo. Si también en eso empatan, ganan juntos. Si todos los jugadores empatan en las dos cosas, la partida queda en empate.

example-chickenfoot-toes-first = 5-5 está sin dedos, así que solo se pueden poner cincos, como dedos suyos: Sur no puede poner 3-2, aunque un extremo abierto muestra un 3.
example-chickenfoot-three-ends = La pata de 5-5 tiene sus tres dedos, y son extremos abiertos como los demás: de un extremo han salido tres, y otra vez se puede elegir cualquiera.
example-chickenfoot-lost-foot = Un juego de doble seis: Este tuvo que poner 5-0, el último cinco, como dedo de 5-5. Faltan dos dedos sin remedio, así que la ronda acaba al momento, aunque quedan dos fichas por robar. El 0-0 en la mano de Este cuenta 50.
