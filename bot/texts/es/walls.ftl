# Dominó francés: un muro de dos hiladas.

## La mesa

wall-course = { $course ->
    [upper] ▔ <c>{ $tiles }</c>
   *[lower] ▁ <c>{ $tiles }</c>
}
wall-words = El muro de izquierda a derecha: { $tiles }.
wall-tile = { $where ->
    [upper] { $tile } arriba
    [lower] { $tile } abajo
   *[bars] { $tile } atravesada en el extremo
}

## Para quien juega

wall-how = Cada ladrillo va en la otra hilada, de modo que una de sus mitades quede encima o debajo de un extremo del muro y muestre el mismo número.
wall-stuck = No vale ningún ladrillo. { $count ->
    [one] Roba { $count } ficha
   *[other] Roba { $count } fichas
}{ $then ->
    [lays] { " " }y pon una si vale
   *[ends] , y con eso acaba tu turno
}, o pasa.
wall-last-pass = La otra persona acaba de pasar: si pasas también, la ronda se acaba.
