# Salchicha: dos líneas juntas, cortes, y filas que nadie mira.

## La mesa

sausage-root = Raíz: A <c>{ $tile }</c> B
sausage-row = { $line }: <c>{ $tiles }</c>
sausage-root-words = La raíz es { $tile }: la línea A empieza en { $a }, la línea B en { $b }.
sausage-line-words = Línea { $line }, de la raíz hacia fuera: { $tiles }.
sausage-cuts = Se puede cortar en { $cuts }.
sausage-cut-at = { $depth } ({ $a } y { $b })
sausage-open = Descubierta: <b>{ $tile }</b>.
sausage-open-caption = Descubierta

## Para quien juega

sausage-rows = Filas, boca abajo: { $rows }
sausage-how = Nadie conoce sus propias fichas: cuando te toca, se descubre la última de tu fila. Va a un extremo de A o B con el mismo número. Quien se queda sin fichas gana la ronda.
sausage-how-between = Un doble también puede meterse entre dos fichas que se tocan con su número.
sausage-how-cut = Una ficha con los dos números que A y B muestran a la misma altura corta por ahí{ $where ->
    [equal] , si las dos líneas son igual de largas
    [end_only] , si es el final de A o de B
   *[anywhere] { "" }
}: todo lo que queda antes va bajo la fila rival.
sausage-open-of = { $name } ha descubierto <b>{ $tile }</b>.
sausage-no-place = No tiene sitio en ninguna parte: vuelve al otro extremo de tu fila.
sausage-no-double = La ronda empieza con un doble, y este no lo es: la ficha vuelve al otro extremo de tu fila.
sausage-explain-root = Va atravesada en la mesa: la línea A crece desde una mitad, la línea B desde la otra.
sausage-explain-insert = { $depth ->
    [0] ↓ { $line } 0: entre la raíz y la primera ficha de la línea { $line }, que se desplaza hacia fuera.
   *[other] ↓ { $line } { $depth }: en la línea { $line } detrás de la ficha { $depth }; lo que hay ahí se desplaza hacia fuera.
}
sausage-explain-cut = ✂ { $depth }: la raíz y { $depth ->
    [one] la primera ficha
   *[other] las primeras { $depth } fichas
} de las dos líneas, { $count } fichas con { $pips } puntos, van bajo la otra fila.
sausage-move-root = { $tile } de raíz
sausage-move-end = { $tile } → { $line }
sausage-move-insert = { $tile } ↓ { $line } { $depth }
sausage-move-cut = ✂ { $depth }: { $count } fichas, { $pips } puntos
sausage-move-keep = De vuelta a la fila

## Lo que pasa

told-revealed = Empieza { $name } y descubre { $tile }: { $why ->
    [lot] por sorteo.
    [fewer-left] le quedaban menos puntos.
   *[other-begins] quedaban los mismos puntos a los dos lados, así que le toca a quien no empezó la última vez.
}
told-inserted = { $depth ->
    [0] { $name }: { $tile } en la línea { $line }, junto a la raíz.
   *[other] { $name }: { $tile } en la línea { $line }, detrás de la ficha { $depth }.
}
told-cut-off = ✂ <b>{ $name } corta en { $depth }</b> con { $tile }: { $count } fichas con { $pips } puntos van bajo la fila de { $to }.
told-kept = { $name }: { $tile } no tiene sitio y vuelve a la fila.
result-turns-over = Se han acabado los { $turns } turnos que puede tener una ronda, así que vale como un cierre.
