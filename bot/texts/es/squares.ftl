## Cuadrillas de dominó

squares-row = { $row }: { $cells }
squares-rows = Las filas, con { "·" } en las casillas libres: { $rows }.
squares-small = Las cifras pequeñas son las dadas: ahí aún no hay ninguna ficha.
squares-left = Faltan por poner: { $tiles }
squares-done = { $done } de { $blocks } cuadrados hechos
squares-bad = { $count ->
    [one] { $count } cuadrado muestra más de un número
   *[other] { $count } cuadrados muestran más de un número
}
squares-goal = Cubre el tablero con todas las fichas de modo que cada uno de sus { $blocks } cuadrados marcados muestre un número cuatro veces. Una ficha puede cruzar un borde, y se puede quitar en cualquier momento.
squares-printed = Los números del tablero están dados: lo que pongas ahí debe mostrarlos.
squares-full = Están todas las fichas, pero algún cuadrado muestra más de un número: quita algo.
squares-ask = { $what ->
    [row] { $tile }: ¿en qué fila va su mitad izquierda o superior?
    [column] { $tile }: ¿en qué columna va su mitad izquierda o superior?
   *[place] { $tile }: ¿dónde y hacia qué lado? La casilla es la de la mitad izquierda o superior.
}
squares-line = { $what ->
    [row] Fila r{ $number }
   *[column] Columna c{ $number }
}
squares-back = ↩ Quitar…
squares-which = ¿Qué quieres quitar?
squares-lift = ↩ { $tile }
squares-stop = Rendirme…
squares-sure = ¿Te rindes? Con eso acaba el juego.
squares-on = Seguir jugando
squares-give-up = Rendirme
told-put = { $name }: { $place }.
told-lifted = { $name } quita { $tile }.
squares-solved = <b>¡{ $name } lo ha resuelto!</b> Están todas las fichas, y cada cuadrado muestra un solo número: { $changes ->
    [one] { $changes } jugada.
   *[other] { $changes } jugadas.
}
squares-solution = Es la solución { $number } de { $different }. En este tablero hay { $all } maneras; con media vuelta, dos de ellas son la misma.
squares-given-up = <b>{ $name } se rinde</b> con { $laid ->
    [one] { $laid } ficha
   *[other] { $laid } fichas
} en el tablero.
hint-lift = Tal como están las fichas, no se puede completar. { $move }: esa no va con las demás.
chance-lift = Tal como están las fichas, no: hay que quitar algo.
