## Domino Squares

squares-row = { $row }: { $cells }
squares-rows = The rows, { "·" } for a free cell: { $rows }.
squares-small = The small digits are given: nothing lies there yet.
squares-left = Still to be laid: { $tiles }
squares-done = { $done } of { $blocks } squares done
squares-bad = { $count ->
    [one] 1 square shows more than one number
   *[other] { $count } squares show more than one number
}
squares-goal = Cover the board with all tiles so that each of its { $blocks } outlined squares shows one number four times. A tile may lie across an outline, and may be taken back at any time.
squares-printed = The numbers on the board are given: what lies there must show them.
squares-full = All tiles are laid, but a square shows more than one number: take something back.
squares-ask = { $what ->
    [row] { $tile }: in which row does its left or upper half lie?
    [column] { $tile }: in which column does its left or upper half lie?
   *[place] { $tile }: where, and which way round? The cell is that of the left or upper half.
}
squares-line = { $what ->
    [row] Row r{ $number }
   *[column] Column c{ $number }
}
squares-back = ↩ Take back …
squares-which = Which tile do you take back?
squares-lift = ↩ { $tile }
squares-stop = Give up …
squares-sure = Do you give up? That ends the game.
squares-on = Keep playing
squares-give-up = Give up
told-put = { $name }: { $place }.
told-lifted = { $name } takes { $tile } back.
squares-solved = <b>{ $name } has solved it!</b> All tiles are laid, and every square shows one number: { $changes ->
    [one] 1 move.
   *[other] { $changes } moves.
}
squares-solution = It is solution { $number } of { $different }. Counting half-turns of the board as different, there are { $all } ways.
squares-given-up = <b>{ $name } gives up</b> with { $laid ->
    [one] 1 tile
   *[other] { $laid } tiles
} on the board.
hint-lift = As the tiles lie it cannot be completed. { $move }: that one does not go with the others.
chance-lift = Not as the tiles lie: something has to be taken back.
