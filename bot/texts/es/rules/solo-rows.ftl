# Solitario 1

page-solo-rows-players =
    Juega una sola persona, con un juego de doble { $set ->
        [9] nueve
        [12] doce
        [15] quince
        [18] dieciocho
       *[other] seis
    } de { $tiles } fichas. No hay ninguna oculta, así que otras personas pueden mirar y aconsejar.
    Se barajan todas las fichas y se ponen boca arriba en { $set ->
        [9] 5 filas de 11
        [12] 7 filas de 13
        [15] 8 filas de 17
        [18] 10 filas de 19
       *[other] 4 filas de 7
    }. No hay pozo y no se roba nada.

page-solo-rows-begin =
    { $start_tile ->
        [any] La primera ficha de la línea es cualquiera que se pueda tomar.
       *[other] La primera ficha de la línea es { $start_tile }. Se saca de su fila, esté donde esté.
    } Desde entonces la línea tiene dos extremos.
    Solo se puede tomar la ficha del extremo derecho de cada fila. Cuando ya no está, se puede tomar la siguiente de esa fila.

page-solo-rows-turn =
    Tomas una de las fichas que se pueden tomar y la pones en un extremo de la línea, el que quieras: las mitades que se tocan deben mostrar el mismo número. El 0 solo casa con el 0.
    Cada fila se acorta por su lado. No hace falta tomar de ellas por igual: puedes tomar varias fichas de una misma fila, una tras otra. Una fila vacía se queda vacía.
    Los dobles son fichas como las demás; un doble va atravesado, pero la línea sigue solo por sus dos extremos.
    No se roba nada y no se pasa. Las fichas no cambian de fila, y una ficha que está en la línea se queda ahí: no se deshace nada.

page-solo-rows-end =
    El juego acaba en cuanto todas las fichas están en la línea, o ninguna de las que se pueden tomar vale en ningún extremo. Entonces da igual que valga alguna ficha cubierta.
    También puedes rendirte.

page-solo-rows-scoring =
    { $goal ->
        [longest] Has ganado si la línea es todo lo larga que puede ser con este juego: { $set ->
            [9] 51 de las 55 fichas
            [15] 129 de las 136 fichas
           *[other] todas las fichas ({ $tiles })
        }. Con una línea más corta ni has ganado ni has perdido.
       *[all] Has ganado si las { $tiles } fichas están en la línea. Si antes no puedes seguir, has perdido.
    }
    { $set ->
        [9] Con un juego de doble nueve nunca caben todas las fichas en una línea, así que el objetivo solo puede ser la línea más larga.
        [15] Con un juego de doble quince nunca caben todas las fichas en una línea, así que el objetivo solo puede ser la línea más larga.
       *[other] Si todas las fichas están en la línea, sus dos extremos muestran siempre el mismo número: cada número está en una cantidad par de mitades.
    }
    Tu puntuación es el número de fichas que has puesto.{ $set ->
        [6] { " " }No todos los repartos se pueden ganar: solo, más o menos, { $start_tile ->
            [any] uno de cada tres
           *[other] uno de cada cinco
        }.
       *[other] { "" }
    }

page-solo-rows-match =
    Hay una sola ronda, y es la partida.
    El solitario del día es el mismo para todo el mundo y tiene solución. Puedes probarlo hasta que te salga: cuentan todas las fichas que pones, también las de los intentos abandonados, y para él no hay pistas.

example-solo-rows-right-ends = Solo se puede tomar la ficha del extremo derecho de cada fila: 0-0, 2-0, 4-2 y 6-4. Los extremos de la línea son 1 y 6, así que la única jugada es 6-4. 6-2 y 4-1 valdrían, pero están cubiertas.
example-solo-rows-stuck = Se pueden tomar 1-1, 5-5, 6-5 y 6-6, pero los dos extremos de la línea muestran un 4: perdido tras 3 fichas, aunque debajo de otras hay cuatros.
