# Cyprus and Chickenfoot: arms around a double, and the feet in which they end.

## The table

spokes-middle = In the middle: <c>{ $tile }</c>
spokes-arm = { $arm }: <c>{ $tiles }</c>
spokes-words-middle = In the middle: { $tile }.
spokes-words-arm = Arm { $arm }, outwards: { $tiles }.
spokes-ends = { $first ->
    [yes] The empty arms come first: { $ends }.
   *[no] Open ends: { $ends }.
}
spokes-end = { $arm } → { $number }
spokes-empty = { $count ->
    [1] new arm
   *[other] new arms
} { $arms } → { $number }
feet-root = First { $tile } needs { $count ->
    [one] 1 more arm
   *[other] { $count } more arms
}: only tiles with { $number } go, and only on the middle.
feet-toes = The foot at { $arm } comes first: { $tile } needs { $count ->
    [one] 1 more toe
   *[other] { $count } more toes
}, so only tiles with { $number } go, and only there.
feet-sought = Nobody holds { $tile }: all draw in turn until somebody has it and lays it in the middle.

## For one player

feet-lead = You hold the double from which this round grows: lay it in the middle.
feet-double = A double becomes a foot: its { $toes } toes, tiles with the same number, must be laid by the next players before anything else.
feet-must-draw = None of your tiles goes: draw one. If it fits, you lay it.
feet-must-pass = Nothing goes: pass.
move-limb = { $kind ->
    [toe] { $tile } as a toe
   *[arm] { $tile } as a new arm
}

## What happens

told-root-placed = The round grows from { $tile }, which lies in the middle. { $name } begins: { $why ->
    [lot] by lot.
   *[rotate] the first turn goes round.
}
told-root-sought = Nobody holds { $tile }, from which the round grows: all draw in turn until it is found. { $name } begins, by lot.
