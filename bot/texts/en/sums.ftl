# Italian: a running total and the marks that score.

## The table

sum-total = <b>Total { $total }</b>
sum-caption = Total
sum-latest = Latest tiles, each with its total: { $tiles }
sum-words = Tiles from the first to the last: { $tiles }.
sum-next = <b>Total { $total }</b>: { $missing } to go to { $mark }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
sum-marks = Marks: { $marks }.
sum-mark = { $state ->
    [hit] { $mark } ✓ { $name }
    [missed] { $mark } missed
    [next] <b>{ $mark }</b> ({ $points })
   *[ahead] { $mark } ({ $points })
}
sum-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sum-missing = { $missing } to go

## For one player

sum-how = Any tile goes. Whoever makes the total hit a mark exactly scores; going past one costs nothing.{ $draws ->
    [yes] { " " }You may also draw a tile instead.
   *[no] { "" }
}
sum-move = { $result ->
    [scores] { $tile } = { $total } ★ +{ $points }
    [over] { $tile } = { $total }, ends
   *[plain] { $tile } = { $total }
}

## What happens

told-added = { $name }: { $tile }, total { $total }.
sum-ended = { $how ->
    [full] <b>Round { $round } is over at { $total }</b>: no mark is left. The last tile, { $tiles }, was { $name }’s.
   *[out] <b>Round { $round } is over at { $total }</b>: nobody has a tile left. The last one, { $tiles }, was { $name }’s.
}
result-round-points = In this round, all written already: { $points }. Tiles in the hand cost nothing.
result-round-points-one = { $name } { $points }
