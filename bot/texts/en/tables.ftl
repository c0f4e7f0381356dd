# Tables: the lobby, the layout, hands, what happens, results.

## Names and small parts

side = { $players }
tiles = { $tiles }
no-tiles = no tiles
account = { $side } { $score }
count = { $name } { $tiles }
name-with-id = { $name } (<c>{ $id }</c>)
option-is = { $option }: { $value }
value-true = yes
value-false = no
value-none = none
players-range = { $fewest } to { $most }
players-some = { $numbers }

## Games in a sentence

tagline-block = Match the ends; nobody draws. When nobody can go on, the fewest tiles win.
tagline-draw = Match the ends; who cannot draws from the boneyard.
tagline-goat = Get rid of your tiles; the losers write what they still hold, and who reaches the target is the goat.
tagline-general = Finish with 0-0 or 6-6 and the next player is a General. Teams count their Generals.

## Lobby

lobby-head = <b>{ $game }</b> · table { $table }
lobby-options = House rules: { $options }
lobby-seat = { $number }. { $name }{ $host ->
    [yes] { " " }(host)
   *[no] { "" }
}
lobby-seat-team = { $number }. { $name } · team { $team }{ $host ->
    [yes] { " " }(host)
   *[no] { "" }
}
lobby-ready = Ready to start.
lobby-wanted = { $seated } seated; the game is for { $players } players.
lobby-unreached = No private messages yet for { $names }: { $way ->
    [open] tap “Open our chat” to get the hand there.
   *[write] allow direct messages of this server and tap “Write to me”.
} Until then “My hand” shows it here.
button-open = Open our chat
button-write = Write to me
lobby-closed = This table ({ $game }) was closed.
options-head = <b>{ $game }</b>: house rules, page { $page } of { $pages }
option-head = <b>{ $option }</b> (usually { $value })
option-choice = { $chosen ->
    [yes] ✓ { $value }
   *[no] { $value }
}
games-head = <b>Games</b>
games-line = <b>{ $game }</b> (<c>/play { $id }</c>): { $tagline }

button-join = Join
button-leave = Leave
button-start = Start
button-computer = Add computer
button-options = House rules
button-partners = Other partners
button-game = Other game
button-cancel = Close the table
button-previous = ◀
button-next = ▶
button-done = Done
button-all-options = All house rules

## Table

table-head = <b>{ $game }</b> · round { $round }
table-head-named = <b>{ $game }</b> · table { $table } · round { $round }
table-scores = Score: { $accounts }
table-counts = Tiles: { $counts }{ $boneyard ->
    [0] { "" }
   *[other] { " " }· boneyard { $boneyard }
}
table-empty = No tile has been laid yet.
table-turn = It is { $name }’s turn.
table-commitment = This deal is fixed by <c>{ $commitment }</c>; its seed is shown when the round is over.
table-stopped = This match ({ $game }) was stopped.
layout-row = <c>{ $tiles }</c>
layout-words = From left to right: { $tiles }.
ends = Left end { $left }, right end { $right }.
foot-boneyard = Boneyard { $count }

call = { $name }, it is your turn ({ $game }).
call-late = { $name }, half of your time is gone ({ $game }).
button-inline = Play here
button-hand = My hand
button-back = I’m back

## What happens

told-laid = { $name }: { $tiles }{ $where ->
    [l] { " " }on the left.
    [r] { " " }on the right.
    [both] { " " }at both ends.
   *[first] .
}
told-drew = { $count ->
    [one] { $name } draws a tile.
   *[other] { $name } draws { $count } tiles.
}
told-passed = { $name } passes.
told-misdealt = { $why ->
    [doubles] Too many doubles in a hand: dealt again{ $count ->
        [1] .
       *[other] , { $count } times.
    }
   *[same] Too many equal numbers in a hand: dealt again{ $count ->
        [1] .
       *[other] , { $count } times.
    }
}
told-leads = { $name } must lead { $tile }: { $why ->
    [double] of the doubles that were dealt it goes first.
   *[no-double] nobody holds a double.
}
told-leads-shown = { $name } shows { $tile } and leads any tile.
told-leads-any = { $name } leads any tile{ $why ->
    [finisher] , having finished the last round.
    [fish-maker] , having made the fish.
    [fish-winner] , having won the fish.
    [winner] , having won the last round.
   *[rotate] : the lead goes round.
}
told-sign = { $kind ->
    [blank] 😉 { $name } winks: 0-0!
   *[six] 😗 { $name } puffs a cheek: 6-6!
}

## Hands

hand-table = <b>{ $game }</b>, table { $table }
hand-table-there = <b>{ $game }</b>, table { $table } ({ $room })
hand-tiles = Your hand: <c>{ $tiles }</c>
hand-turn = <b>It is your turn.</b>
hand-where = Where does { $tile } go?
hand-waiting = Your team waits for its turn at the table.
hand-held = A computer player holds your seat.
hand-warning = Half of your time is gone: it is your turn in { $game }.
button-other-tile = Another tile
button-sign = { $kind ->
    [blank] 😉 Wink: I hold 0-0
   *[six] 😗 Puff a cheek: I hold 6-6
}
move-play = { $tile }{ $where ->
    [l] { " " }← left
    [r] { " " }→ right
   *[first] { "" }
}
move-plays = { $tiles } together
move-where = { $tile } …
move-draw = { $count ->
    [one] Draw a tile
   *[other] Draw { $count } tiles
}
move-pass = Pass
move-ambiguous = That tile fits at several places. Which one?

## Results

result-out = <b>Round { $round }: { $name } is out</b> with { $tiles }.
result-fish = <b>Round { $round }: fish.</b> Nobody can go on; the last tile, { $tiles }, was { $name }’s.
result-held = { $name } held { $tiles }
result-held-count = { $count ->
    [one] { $name } held 1 tile
   *[other] { $name } held { $count } tiles
}
term = { $note ->
    [zero-zero] { $value } ({ $name }, 0-0 counts extra)
   *[plain] { $value } ({ $name })
}
sum = { $terms }
result-scored = { $note ->
    [plain] { $side }: { $sum } = { $points }. Total { $total }.
    [shared] { $side }: { $sum } = { $plain }, shared: { $points }. Total { $total }.
    [below-minimum] { $side }: { $sum } = { $plain }, below the minimum of 15 and lost. Total { $total }.
    [opened] { $side }: { $sum } = { $points }, which opens the account. Total { $total }.
    [burnt] { $side }: { $sum } = { $plain }, below the threshold and thrown away. Total { $total }.
    [remembered] { $side }: { $sum } = { $plain }, below the threshold and remembered. Total { $total }.
    [remembered-added] { $side }: { $sum } and what was remembered make { $points }. Total { $total }.
   *[carried] { $side }: { $sum } and what the tied fish left make { $points }. Total { $total }.
}
result-unscored = { $why ->
    [tie] The lowest hands are equal: nobody scores.
    [tie-carried] All hands are equal: what they hold is added to the next round’s.
   *[void] A fish does not count: the round is void.
}
result-titled = { $title ->
    [general] <b>{ $worth ->
        [1] General
       *[other] { $worth } Generals
    }!</b> { $finisher } finished with a title, { $name } was next. It counts for { $side }.
    [bald] <b>Bald!</b> { $finisher } finished with 0-0 and { $name } was next. It counts for { $side }.
   *[loss] A loss for { $side }: { $name } was next after { $finisher }.
}
result-yielded = Teams change: { $into } for { $out }, because of { $why ->
    [title] the title.
   *[losses] the losses.
}
result-next = { $name } leads the next round: { $why ->
    [finisher] the finisher.
    [fish-maker] who made the fish.
    [fish-winner] who won the fish.
    [winner] the winner.
   *[rotate] the lead goes round.
}
result-next-found = { $why ->
    [title-double] The holder of 1-1 leads the next round.
   *[again] Who leads the next round is found by its tiles.
}
result-standing = Standing: { $accounts }
result-seed = The seed of this round, <c>{ $seed }</c>, opens the commitment <c>{ $commitment }</c> (<c>/verify</c>).
result-uncounted = With a computer player or alone: not in the tallies.
match-won = <b>{ $winning ->
    [one] { $winners } wins the match!
   *[other] { $winners } win the match!
}</b>{ $why ->
    [goat] { " " }The goat: { $losers }.
   *[other] { "" }
}
match-drawn = <b>The match is a draw.</b>
button-deal = Next round
button-rematch = Rematch
button-new-table = New table
