# Salchicha

page-sausage-players =
    Juegan dos, con un juego de doble seis de { $tiles } fichas. Cada uno recibe { $hand_2 }, así que no sobra nada y nadie roba.
    Pones tus fichas boca abajo una junto a otra, en una fila, y no las miras nunca. La fila es una cola: se toma por su extremo derecho, y lo que vuelve va a su extremo izquierdo, boca abajo.

page-sausage-begin =
    Un sorteo dice quién empieza la primera ronda.
    { $start_double ->
        [true] Quien empieza descubre su ficha de más a la derecha. Mientras no sea un doble, va boca abajo al extremo izquierdo de su fila, y la otra persona descubre una. El primer doble que aparece hay que ponerlo: es la raíz. Si a nadie le queda ningún doble, hay cierre.
       *[false] Quien empieza descubre su ficha de más a la derecha y la atraviesa en la mesa, sea cual sea: es la raíz. Después le toca a la otra persona.
    }
    De la raíz crecen dos líneas, juntas y en la misma dirección: la línea A desde una de sus mitades, la línea B desde la otra.
    En las rondas posteriores empieza quien se quedó con menos puntos en la anterior. Si quedaron iguales, empieza quien no empezó aquella ronda{ $start_double ->
        [true] {" "}(la empezó quien descubrió su primera ficha)
       *[false] {""}
    }.

page-sausage-turn =
    Descubres tu ficha de más a la derecha, a la vista de los dos. Si tiene sitio, tiene que ir a uno; tú eliges entre sus sitios. Si no lo tiene, va boca abajo al extremo izquierdo de tu fila. En los dos casos tu turno acaba: una ficha por turno, sin segundo intento.
    En un extremo: al final de cualquiera de las dos líneas, si las mitades que se tocan son iguales.
    { $insert_doubles ->
        [true] Intercalada: un doble, y solo un doble, puede meterse entre dos fichas de una línea que se tocan con su número{ $insert_at_root ->
            [true] , también entre la raíz y la primera ficha
           *[false] , pero no entre la raíz y la primera ficha
        }. Todo lo que hay más allá se desplaza un sitio hacia fuera.
       *[false] Un doble nunca se mete entre dos fichas.
    }
    Como corte: cuenta las fichas de cada línea desde la raíz hacia fuera. Donde las fichas de la misma altura, por ejemplo las dos terceras, muestran hacia fuera justo las dos mitades de tu ficha (si es un doble, las dos su número), puedes atravesarla sobre las dos líneas detrás de ellas{ $cut_equal_lines ->
        [true] , si las dos líneas son igual de largas
       *[false] { "" }
    }{ $cut_where ->
        [end_only] . Al menos una línea tiene que acabar ahí.
       *[anywhere] . Puede ser en medio de las líneas o donde acaba una.
    }{ $cut_equal_lines ->
        [true] {""}
       *[false] {" "}Las líneas no tienen que ser igual de largas.
    }
    La raíz y todas las fichas de antes de la tuya quedan cortadas. Tu ficha es la nueva raíz, y cada mitad empieza la línea que la mostraba; lo que hay más allá sigue unido.
    Las fichas cortadas van boca abajo al extremo izquierdo de la fila rival, { $cut_order ->
        [shuffle] barajadas.
       *[fixed] una tras otra: la raíz, la primera de A, la primera de B, la segunda de A, la segunda de B... La última que entra es la última que sale.
    }

page-sausage-end =
    La ronda acaba cuando alguien ha puesto la última ficha de su fila: ha dominado. Si esa ficha corta, primero se hace el corte: la otra persona recibe las fichas cortadas antes de contar nada.
    Hay cierre en cuanto ninguna ficha de las dos filas tiene sitio en ninguna parte.
    Una ronda que ha tenido { $max_turns } turnos también es un cierre.

page-sausage-scoring =
    Una fila cuenta sus puntos; el 0-0, nada. { $score_to ->
        [winner] Si alguien ha dominado, apunta lo que queda en la otra fila, como puntos.
       *[loser] Si alguien ha dominado, la otra persona apunta lo que queda en su propia fila, como castigo; quien dominó no apunta nada.
    }
    { $fish_score ->
        [higher_only] Después de un cierre solo cuenta la fila más pesada. Si las dos pesan igual, no se apunta nada.
        [difference] Después de un cierre cuenta la fila más pesada, menos la otra. Si las dos pesan igual, no se apunta nada.
       *[both] Después de un cierre cuentan las dos filas; ninguna se resta de la otra.
    } { $score_to ->
        [winner] Lo que cuenta de una fila lo apunta la otra persona.
       *[loser] Lo que cuenta de una fila lo apunta su dueño.
    }

page-sausage-match =
    { $score_to ->
        [winner] La partida termina con la ronda en la que alguien llega a { $target } puntos: ha ganado.
       *[loser] La partida termina con la ronda en la que alguien llega a { $target } puntos: ha perdido.
    }
    Si las dos personas llegan a { $target } en la misma ronda, el total más alto { $score_to ->
        [winner] gana
       *[loser] pierde
    }; si los totales son iguales, la partida queda en empate.

example-sausage-places = La línea A muestra 3, 1, 5 detrás de sus tres fichas; la línea B, 2, 4, 0. El 5-0 de Este tiene tres sitios: el final de A, el final de B, o un corte a la altura 3, que mandaría las siete fichas a Norte.
example-sausage-double-between = Norte ha metido 3-3 detrás de la primera ficha de la línea A, así que ahora A muestra 3, 3, 1, 5 mientras B sigue mostrando 2, 4, 0: a la altura 2 el corte necesita 4-3 y ya no 4-1.
example-sausage-last-cut = La última ficha de Norte era 5-0, y cortó a la altura 3: ha dominado, pero antes siete fichas con 47 puntos pasaron a Este, que solo tenía 6-1 y ahora apunta 54.
