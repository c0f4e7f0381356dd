# French: a wall of two courses.

## The table

wall-course = { $course ->
    [upper] ▔ <c>{ $tiles }</c>
   *[lower] ▁ <c>{ $tiles }</c>
}
wall-words = The wall from left to right: { $tiles }.
wall-tile = { $where ->
    [upper] { $tile } above
    [lower] { $tile } below
   *[bars] { $tile } across the end
}

## For one player

wall-how = Each brick goes to the other course, so that one of its halves lies above or below an end of the wall and shows the same number.
wall-stuck = No brick fits. { $count ->
    [one] Draw a tile
   *[other] Draw { $count } tiles
}{ $then ->
    [lays] { " " }and lay one if it fits
   *[ends] , which ends your turn
}, or pass.
wall-last-pass = The other player has just passed: if you pass too, the round is over.
