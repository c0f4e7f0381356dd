# Cuadrillas de dominó

page-domino-squares-players =
    Juega una sola persona, con las { $tiles } fichas de un juego de doble seis. Están todas a la vista desde el principio; no se reparte ni se roba nada. Otras personas pueden mirar y aconsejar.
    El tablero tiene 56 casillas en ocho filas. Las filas 1, 2, 7 y 8 tienen ocho casillas, columnas 1 a 8. Las filas 3 a 6 tienen seis casillas, columnas 2 a 7: el tablero es más estrecho en el centro, igual a los dos lados.
    El tablero está dividido en 14 cuadrados de dos por dos casillas: cuatro en las filas 1 y 2, tres en las filas 3 y 4, tres en las filas 5 y 6, y cuatro en las filas 7 y 8. Los de las filas estrechas están una columna más adentro.

page-domino-squares-begin =
    { $puzzle ->
        [free] El tablero está vacío. Puedes empezar con cualquier ficha, en cualquier sitio.
        [given] Se dan los números de algunos cuadrados, los suficientes para que solo haya una manera de completar los demás. Puedes empezar con cualquier ficha y en cualquier sitio. Las casillas con un número dado solo admiten mitades con ese número.
       *[digits] Se dan los números de todos los cuadrados. Cada casilla solo admite una mitad con su número: tienes que descubrir dónde va cada ficha.
    }
    { $puzzle ->
        [given] El rompecabezas es { $grade ->
            [hard] difícil: solo se dan los cuadrados necesarios, y hay que probar mucho.
            [medium] de dificultad media: puede que haya que probar algo.
           *[easy] fácil: se resuelve paso a paso, sin probar nada.
        }
        [free] Hay muchas maneras de llenar el tablero: mira la sección sobre la partida.
       *[digits] La mayoría de estos tableros se pueden cubrir de dos maneras; vale cualquiera.
    }

page-domino-squares-turn =
    Pones cualquier ficha en dos casillas libres que se tocan por un lado, tumbada o de pie, y hacia cualquier lado. Las casillas que solo se tocan por una esquina no valen.
    Una ficha puede estar dentro de un cuadrado o cruzar el borde entre dos. Las fichas que se tocan no tienen que casar; lo que cuenta es qué números muestra cada cuadrado.
    Una ficha se puede poner incluso donde { $puzzle ->
        [digits] ya no deja ninguna solución
       *[other] estropea un cuadrado
    }. Cualquier ficha del tablero se puede quitar en cualquier momento, en cualquier orden.
    No se pasa, no se roba, y las jugadas no tienen límite.

page-domino-squares-end =
    Lo has resuelto en cuanto las { $tiles } fichas están en el tablero, cada casilla está cubierta, y cada uno de los 14 cuadrados muestra un número cuatro veces.
    Si están todas las fichas pero un cuadrado muestra más de un número, el juego sigue: quita algo.
    Puedes rendirte en cualquier momento. Con eso acaba el juego.

page-domino-squares-scoring =
    Toda solución vale: el tablero se compara con la regla, no con una respuesta guardada. Si lo has resuelto, has ganado; si te rindes, has perdido.
    Tu puntuación es el número de fichas que hay en el tablero al final: { $tiles } si está resuelto. Cuántas jugadas hicieron falta, contando las fichas quitadas, se dice pero no cuenta.
    Cada número está en ocho mitades, así que llena exactamente dos cuadrados. Pueden tocarse; entonces un doble puede cruzar su borde común. Si no, cada doble está dentro de un cuadrado.

page-domino-squares-match =
    Hay una sola ronda, y es la partida.
    En el tablero vacío hay 685.440 maneras de poner las fichas. Si cuentan como una dos maneras que son la misma al dar media vuelta al tablero, hay 342.720. Si lo resuelves, se te dice cuál de ellas es la tuya.
    Si solo cuentan los números de las casillas y no por dónde van los bordes de las fichas, hay 372.960 maneras, o 186.480 sin medias vueltas. Si da igual cómo se llamen los números, hay 136 maneras de poner las fichas, y 34 sin medias vueltas ni imágenes especulares.

example-domino-squares-across-borders = El primer cuadrado muestra cuatro veces el 0, aunque dentro solo está 0-0: 2-0 y 1-0 cruzan su borde. Todas las fichas puestas aquí son parte de una solución.
example-domino-squares-spoiled = Están todas las fichas, pero 3-2 y 2-0 han cambiado de sitio, así que tres cuadrados muestran más de un número: aún no se ha ganado nada. Quita las dos y pon cada una donde estaba la otra.
example-domino-squares-solved = Una solución: cada cuadrado muestra un número, cada número llena dos cuadrados, y los siete dobles están dentro de un cuadrado.
