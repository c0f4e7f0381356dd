# Dominó italiano: un total que va creciendo y las marcas que puntúan.

## La mesa

sum-total = <b>Total { $total }</b>
sum-caption = Total
sum-latest = Últimas fichas, cada una con su total: { $tiles }
sum-words = Fichas de la primera a la última: { $tiles }.
sum-next = <b>Total { $total }</b>: { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
} para { $mark }, que vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
sum-marks = Marcas: { $marks }.
sum-mark = { $state ->
    [hit] { $mark } ✓ { $name }
    [missed] { $mark } fallada
    [next] <b>{ $mark }</b> ({ $points })
   *[ahead] { $mark } ({ $points })
}
sum-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
sum-missing = { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}

## Para quien juega

sum-how = Vale cualquier ficha. Puntúa quien deja el total justo en una marca; pasarse de una no cuesta nada.{ $draws ->
    [yes] { " " }En vez de poner, también puedes robar una ficha.
   *[no] { "" }
}
sum-move = { $result ->
    [scores] { $tile } = { $total } ★ +{ $points }
    [over] { $tile } = { $total }, acaba
   *[plain] { $tile } = { $total }
}

## Lo que pasa

told-added = { $name }: { $tile }, total { $total }.
sum-ended = { $how ->
    [full] <b>La ronda { $round } acaba en { $total }</b>: no queda ninguna marca. La última ficha, { $tiles }, la puso { $name }.
   *[out] <b>La ronda { $round } acaba en { $total }</b>: a nadie le quedan fichas. La última, { $tiles }, la puso { $name }.
}
result-round-points = En esta ronda, todo ya apuntado: { $points }. Las fichas de la mano no cuestan nada.
result-round-points-one = { $name } { $points }
