# Dominó deportivo

page-sport-goat-players =
    Cuatro juegan en dos parejas; quienes forman pareja se sientan enfrente, así que las parejas se alternan.
    El juego de doble seis, de { $tiles } fichas, se reparte entero boca abajo, { $hand_4 } fichas a cada uno. No sobra nada y nadie roba. { $racks ->
        [true] Las fichas van en atriles, lo que no cambia nada de las reglas.
       *[false] No hacen falta atriles.
    }
    { shared-redeal }{ $redeal_doubles ->
        [0] { "" }
       *[other] { " " }{ $first_lead ->
            [holder_of_1_1] En las rondas posteriores, después del nuevo reparto sale la misma persona.
           *[lot] Después del nuevo reparto sale la misma persona.
        }
    }

page-sport-goat-begin =
    { $first_lead ->
        [holder_of_1_1] En la primera ronda sale quien tenga el 1-1, y tiene que salir con esa ficha.
       *[lot] Un sorteo dice quién sale en la primera ronda. Puede salir con cualquier ficha.
    }
    Desde ahí la salida va rotando: en cada ronda sale quien está a la izquierda de quien salió en la anterior, gane quien gane, también después de un cierre. Puede salir con cualquier ficha.
    Así las parejas salen por turnos, y como el número de rondas es múltiplo de cuatro, todos salen las mismas veces.

page-sport-goat-turn =
    { shared-goat-line }
    Pones una ficha por turno, también los dobles. Nunca se ponen dos dobles juntos.
    { shared-pass }

page-sport-goat-end =
    { shared-goat-out }
    { shared-fish-hands }
    Un cierre lo gana la pareja que tiene menos, sumadas sus dos manos. Si las dos tienen lo mismo, no lo ha ganado nadie.

page-sport-goat-scoring =
    { shared-lone-blank }
    Solo apunta quien gana. Si una pareja domina, apunta lo que tienen los dos rivales. Lo que tiene la pareja de quien dominó no cuenta.
    { $fish_amount ->
        [difference] La pareja que gana un cierre apunta lo que tienen los dos rivales menos lo que tiene ella.
       *[full] La pareja que gana un cierre apunta todo lo que tienen los dos rivales, no solo la diferencia.
    } Si las dos parejas tienen lo mismo, nadie apunta; la ronda cuenta como jugada de todos modos.
    { $threshold ->
        [0] No hay umbral: se apunta cualquier ganancia, por pequeña que sea.
       *[other] Mientras una pareja no tiene puntos, una ganancia menor que { $threshold } se pierde. Desde la primera que se apunta, se apunta cualquiera, por pequeña que sea.
    }
    Nada de lo apuntado se borra nunca. El 0-0 o el 6-6 como última ficha es como cualquier otra, y lo mismo el 6-6 como salida.

page-sport-goat-match =
    El número de rondas se acuerda antes de la partida y es múltiplo de cuatro: aquí son { $rounds }. Un reparto anulado no es una ronda.
    Tras la última ronda gana la pareja con el total más alto. Si los totales son iguales, la partida queda en empate.
    Ningún total acaba antes la partida.

example-sport-goat-fish = Sur pone la última ficha con un 5 y nadie puede seguir. Norte y Sur tienen menos y apuntan todo lo que tienen los otros, no solo la diferencia. La salida pasa a Este porque en esta ronda salió Norte; da igual quién hizo o ganó el cierre.
example-sport-goat-last-round = La última de cuatro rondas. Norte domina, y lo que tienen Este y Oeste es poco, pero se apunta cualquier ganancia, y eso da la vuelta a la partida.
