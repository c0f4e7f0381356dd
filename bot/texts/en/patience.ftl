## Games for one

patience-line = The line:
patience-rows-words = The rows, each from left to right, of which the last tile may be taken: { $rows }.
patience-batch-words = The batch: { $rows }.
patience-free = Free to be taken: { $tiles }
patience-batches = Batch { $number }, { $left ->
    [0] the last one.
    [one] 1 more to come.
   *[other] { $left } more to come.
}
told-turned-up = { $tile } is turned up and begins the line.
told-batch = Batch { $number }: { $tiles }
alone-head = <b>{ $game }</b>
alone-head-daily = <b>{ $game }</b> · the layout of { $date }
alone-turn = { $name } plays; everybody may advise.
patience-solved = <b>{ $name } has solved it!</b> { $laid ->
    [one] The only tile lies in the line.
   *[other] All { $laid } tiles lie in the line.
}
patience-stuck = <b>{ $name } is stuck</b> after { $laid ->
    [one] 1 tile
   *[other] { $laid } tiles
}: nothing that is free fits the line.
patience-stuck-at-once = <b>Nothing of the first batch fits the line.</b> { $name } had no chance.
patience-longest = <b>The line of { $name } has { $laid ->
    [one] 1 tile.
   *[other] { $laid } tiles.
}</b> Nothing more fits.
patience-left = Left over: { $tiles }
button-another = Another one

## Hints

button-hint = Hint
button-chance = Can it still be won?
hint-winnable = Try { $move }: there is a way to win after it.
hint-lost = It cannot be won any more. { $move } gets you as far as possible, or nearly.
hint-unknown = Try { $move }. Whether that wins I cannot tell.
hint-none = I know nothing better here.
chance-winnable = Yes, it can still be won.
chance-lost = No, it cannot be won any more.
chance-unknown = I cannot tell: { $why ->
    [hidden] it depends on tiles that nobody has seen yet.
   *[long] there are too many ways to try them all.
}
hint-daily = Today’s layout is for you alone: there are no hints for it.

## The layout of the day

daily-head = <b>The layout of { $date }</b>
daily-about = Solo 1, the same for everybody in the world, and it can be solved. Try as often as you like: all tiles that you lay count until you have it. There are no hints.
daily-nobody = Nobody here has tried it yet.
daily-line = { $solved ->
    [yes] { $name }: solved, { $moves } { $moves ->
        [one] tile laid
       *[other] tiles laid
    }{ $tries ->
        [one] { "" }
       *[other] { " " }in { $tries } tries
    }
   *[no] { $name }: not yet, { $best } of 28 at best, { $moves } { $moves ->
        [one] tile laid
       *[other] tiles laid
    }{ $tries ->
        [one] { "" }
       *[other] { " " }in { $tries } tries
    }
}
daily-share-head = To share, without giving the tiles away:
daily-share-result = Boneyard, { $date }: { $laid }/{ $tiles } in { $moves } moves
button-daily-play = Play
button-daily-share = Share mine
button-daily-tally = Tally of the day
daily-is-over = That layout was for another day. <c>/daily</c> has today’s.
daily-solved = You have solved today’s layout. The next one comes at midnight, UTC.
daily-elsewhere = You are on it in { $room }: finish it there.
daily-in-our-chat = You are on it in our chat: finish it there.
daily-not-solved = Solve it first.
