# Tren mexicano

page-mexican-train-players =
    { shared-alone } El juego tiene cada ficha de 0-0 a { $top }-{ $top } una vez: { $tiles } fichas.
    { shared-deal-many }
    El pozo se puede robar hasta la última ficha.

page-mexican-train-begin =
    En el centro, en la estación, hay un doble, la locomotora de la ronda: { $top }-{ $top } en la ronda 1, luego uno más bajo en cada ronda, hasta el 0-0. Después del 0-0, la locomotora vuelve a ser el doble más alto.
    { $engine ->
        [holder] Quien recibe la locomotora tiene que salir con ella, y ese es todo su turno; aún no es el primer turno en un tren. Si no la tiene nadie, por turnos, cada cual roba una ficha, empezando por quien diga un sorteo, hasta que aparezca; quien la encuentra la pone al momento.
       *[other] La locomotora se aparta antes de barajar y se pone en la estación; nadie tiene que encontrarla. Un sorteo dice quién tiene el primer turno de la ronda 1. En cada ronda posterior, el primer turno pasa a la persona siguiente, gane quien gane.
    }
    { shared-direction }

page-mexican-train-turn =
    Tienes un tren propio; el tren mexicano es de todos. Cada tren empieza en la estación con el número de la locomotora y crece solo por su extremo exterior, con mitades iguales que se tocan. Tienes abiertos tu propio tren, { $mexican_from ->
        [after_own_train] el tren mexicano en cuanto el tuyo tenga una ficha,
       *[other] el tren mexicano (cualquiera puede empezarlo, desde el primer turno)
    } y todo tren con una marca.
    Si puedes poner ficha, debes hacerlo: una por turno{ $first_turn_train ->
        [true] , pero si empiezas tu primer turno en tu propio tren, puedes seguir en él con todas las fichas que valgan
       *[other] , también en el primero
    }. Si no, robas { $draw_count ->
        [1] una ficha y la pones al momento si vale; si no vale
       *[other] hasta { $draw_count } fichas, una a una, y pones al momento la primera que valga; si no vale ninguna
    }, o si el pozo está vacío, pones una marca en tu propio tren y pasas.
    La marca abre tu tren a todos. Se quita cuando pones tú una ficha en él, no cuando la ponen otros.
    Un doble va atravesado y hay que cubrirlo. Al momento pones { $doubles ->
        [free_extra] una ficha más, en cualquier tren que tengas abierto{ $first_turn_train ->
            [true] {" "}(en un tren que no sea el tuyo, pone fin al primer turno largo)
           *[other] {""}
        }
       *[other] encima una ficha de su número
    }; si no tienes ninguna, robas como arriba; si tampoco así, pones la marca y pasas.
    Mientras un doble está desnudo, nadie puede poner ficha en ningún otro sitio{ $doubles ->
        [free_extra] , salvo esa ficha de más; de varios dobles desnudos puedes cubrir cualquiera
       *[other] {""}
    }. El deber de cubrirlo pasa de persona a persona, esté en el tren que esté, abierto para ti o no. Cubrirlo no cambia ninguna marca, salvo que esté en tu propio tren: entonces la tuya se quita como siempre.
    Un doble está muerto cuando todas las demás fichas de su número están en la mesa: nadie tiene que cubrirlo, y ese tren ha llegado a su fin{ $doubles ->
        [free_extra] ; tampoco pide una ficha de más
       *[other] {""}
    }.

page-mexican-train-end =
    La ronda acaba al momento cuando alguien pone la última ficha de su mano. Puede ser un doble; entonces no hace falta cubrirlo.
    Hay cierre cuando el pozo está vacío y todos los jugadores han pasado seguidos. Estos pases hay que hacerlos, porque cada uno abre un tren. Un pase cuenta tanto si antes se ha robado como si no, y también tras un doble que no se pudo cubrir; si se pone una ficha, se cuenta de nuevo.

page-mexican-train-scoring =
    Lo que aún tienes en la mano se te apunta como castigo; quien ha dominado apunta 0. Un cierre se apunta igual, también para quien tiene menos.
    { shared-double-blank }

page-mexican-train-match =
    La partida dura { $rounds ->
        [usual] { $top ->
            [9] 10
            [12] 13
            [15] 16
           *[other] 19
        } rondas, una por cada doble del juego
        [1] una ronda
       *[other] { $rounds } rondas
    }. Gana el total más bajo.
    Si varios empatan con el total más bajo, gana entre ellos quien ha acabado más rondas sin castigo. Si también en eso empatan, ganan juntos; si todos los jugadores empatan en las dos cosas, la partida queda en empate.

example-mexican-train-bare-double = El tren de Sur acaba en 7-7; Sur no pudo cubrirlo y ha pasado. Oeste no puede poner más que 7-1 encima: 9-3 y 6-3 valdrían en otro sitio, pero el doble va primero. Si Oeste no tuviera ningún siete, Norte estaría en las mismas.
example-mexican-train-open-train = Norte ha pasado, así que su tren lleva una marca y Sur puede empezarlo con 12-8; poner 10-8 en el tren privado de Oeste no valdría. La ficha de Sur no quita la marca: Oeste puede seguir ahí con 8-2.
example-mexican-train-blocked-round = El pozo está vacío y nadie tiene una ficha que valga. La ronda solo acaba con el tercer pase seguido, y cada mano se apunta como castigo.
