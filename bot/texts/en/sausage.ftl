# Sausage: two lines side by side, cuts, and rows that nobody looks at.

## The table

sausage-root = Root: A <c>{ $tile }</c> B
sausage-row = { $line }: <c>{ $tiles }</c>
sausage-root-words = The root is { $tile }: line A begins at { $a }, line B at { $b }.
sausage-line-words = Line { $line }, from the root outwards: { $tiles }.
sausage-cuts = A cut is possible at { $cuts }.
sausage-cut-at = { $depth } ({ $a } and { $b })
sausage-open = Turned up: <b>{ $tile }</b>.
sausage-open-caption = Turned up

## For one player

sausage-rows = Rows, face down: { $rows }
sausage-how = Nobody knows his own tiles: when your turn comes, the last one of your row is turned up. It goes to an end of A or B with the same number. Whoever has no tile left wins the round.
sausage-how-between = A double may also be pushed between two tiles that touch with its number.
sausage-how-cut = A tile with both numbers that A and B show at the same depth cuts there{ $where ->
    [equal] , if both lines are equally long
    [end_only] , if that is the end of A or of B
   *[anywhere] { "" }
}: all that lies before it goes under the opponent’s row.
sausage-open-of = { $name } has turned up <b>{ $tile }</b>.
sausage-no-place = It has no place anywhere: it goes back to the far end of your row.
sausage-no-double = The round begins with a double, and this is not one: it goes back to the far end of your row.
sausage-explain-root = It lies across the table: line A grows from one half, line B from the other.
sausage-explain-insert = { $depth ->
    [0] ↓ { $line } 0: between the root and the first tile of line { $line }, which moves out.
   *[other] ↓ { $line } { $depth }: into line { $line } behind tile { $depth }; what lies there moves out.
}
sausage-explain-cut = ✂ { $depth }: the root and the first { $depth ->
    [one] tile
   *[other] { $depth } tiles
} of both lines, { $count } tiles with { $pips } pips, go under the other row.
sausage-move-root = { $tile } as the root
sausage-move-end = { $tile } → { $line }
sausage-move-insert = { $tile } ↓ { $line } { $depth }
sausage-move-cut = ✂ { $depth }: { $count } tiles, { $pips } pips
sausage-move-keep = Back to the row

## What happens

told-revealed = { $name } begins and turns up { $tile }: { $why ->
    [lot] by lot.
    [fewer-left] whoever had fewer pips left begins.
   *[other-begins] both had the same number of pips left, so the one who did not begin last time does.
}
told-inserted = { $depth ->
    [0] { $name }: { $tile } into line { $line }, next to the root.
   *[other] { $name }: { $tile } into line { $line }, behind tile { $depth }.
}
told-cut-off = ✂ <b>{ $name } cuts at { $depth }</b> with { $tile }: { $count } tiles with { $pips } pips go under { $to }’s row.
told-kept = { $name }: { $tile } has no place and goes back to the row.
result-turns-over = The { $turns } turns that a round may have are over, so it counts as a fish.
