# Dominó peruano

page-peruvian-players =
    Cuatro jugadores, cada cual por su cuenta.
    { shared-set }
    Cada uno recibe { $hand_4 } fichas, y sobran { $boneyard_4 }. { shared-rest }
    { shared-redeal }
page-peruvian-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-peruvian-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-peruvian-end =
    { shared-out }
    { shared-blocked }
    Un cierre lo ganan todos los que tienen menos puntos; esto solo importa para el factor y la salida.
page-peruvian-scoring =
    Al acabar una ronda, cada cual apunta como castigo los puntos que aún tiene. Quien dominó apunta 0; quien gana una ronda no recibe nada de los demás.
    { $last_factor ->
        [1] Un cierre le cuesta a cada cual justo lo que tiene, también a quien puso la última ficha.
       *[other] En un cierre es peligroso haber puesto la última ficha de la mesa: si la pusiste tú y alguien tiene menos puntos que tú, apuntas { $last_factor } veces lo que tienes.
    }
    { $last_factor ->
        [1] No hay nada más que pagar.
       *[other] Si nadie tiene menos, apuntas tus puntos una vez, aunque otros tengan los mismos. Cuando alguien ha dominado no se multiplica nada.
    }
    { shared-double-blank }
page-peruvian-match =
    { $rounds ->
        [one] La partida tiene una sola ronda.
       *[other] La partida tiene { $rounds } rondas.
    } Gana el total más bajo. Si varios empatan con él, ganan juntos; si todos los totales son iguales, la partida queda en empate.
    { $secret_scores ->
        [true] Una persona lleva la hoja, y nadie ve los totales. Se anuncian una vez antes de la última ronda, y otra al final.
       *[false] Cualquiera puede ver los totales en todo momento.
    }

example-peruvian-four-times = Un cierre: quien puso la última ficha tiene 9 puntos, y otra persona solo 3, así que los 9 se multiplican.
example-peruvian-shared-lowest = Un cierre: quien puso la última ficha tiene 3 puntos, y otra persona también. Con empatar en lo mínimo basta: no se multiplica nada.
