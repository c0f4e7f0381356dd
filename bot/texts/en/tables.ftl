# Tables: the lobby, the layout, hands, what happens, results.

## Names and small parts

no-tiles = no tiles
account = { $side } { $score }
count = { $name } { $tiles }
name-with-id = { $name } (<c>{ $id }</c>)
option-is = { $option }: { $value }
value-true = yes
value-false = no
value-none = no limit
players-range = { $fewest } to { $most }

## Games in a sentence

tagline-block = Match the ends; nobody draws. When nobody can go on, the fewest tiles win.
tagline-draw = Match the ends; if you cannot, draw from the boneyard.
tagline-classic-draw = The classic game: the highest double only gives the lead, and whoever cannot lay a tile draws.
tagline-classic-block = The classic game without drawing: the highest double only gives the lead.
tagline-block-restock = Match the ends, and take a tile after every turn until two are left.
tagline-team-block = Block in pairs: the tiles that everybody draws make the teams.
tagline-peruvian = Everybody writes what he holds, on a secret sheet; the last tile of a blocked round may cost four times as much.
tagline-hungarian = Lay as many tiles in a turn as you like; the others pay for what they still hold.
tagline-barricade = A game in which any double may be laid across an end to stop the round, at a risk.
tagline-goat = Get rid of your tiles; the losers write what they still hold, and whoever reaches the target is the goat.
tagline-general = Finish with 0-0 or 6-6 and the next player is a General. Teams count their Generals.
tagline-sea-goat = One account at a time: 25 points open it, 25 wipe it, and a lead of 6-6 may be for the whole match.
tagline-sport-goat = Two pairs and a fixed number of rounds: the lead goes round, the winners write what the others hold.
tagline-classic = The Russian draw game: two doubles may be laid at once, and 0-0 left in a hand counts 25.
tagline-donkey = Goat on a cross: a double may lie face down and shut an arm; small losses are remembered.
tagline-telephone = Ends that add up to a multiple of five score at once; whoever is left with tiles pays for them.
tagline-muggins = Fives on a cross: the first double opens four sides, and going out brings ten.
tagline-all-fives = Make the ends add up to 5, 10, 15 or 20: that many points at once. Hands are rounded to the nearest five.
tagline-fives-pl = Fives with a double-twelve set: ends that add up to a multiple of five score at once.
tagline-all-sevens = Touching halves make seven; 6-1, 5-2, 4-3 and 0-0 go anywhere.
tagline-matador = Touching halves make ten; the matadors 9-1, 8-2, 7-3, 6-4, 5-5 and 0-0 go anywhere.
tagline-matador-classic = Matador with a double-six set: touching halves make seven; 6-1, 5-2, 4-3 and 0-0 go anywhere.
tagline-bergen = Score for ever higher doubles and for two ends that are alike; the lowest double leads.
tagline-sevastopol = Four play all tiles: first four arms around 6-6, then every arm grows.
tagline-mexican-train = Build your own train from the hub, and one that is everybody’s; whoever has to pass opens his train to all, and doubles must be covered.
tagline-cyprus = A star around 9-9: begin a new arm or go on with any other; nobody draws.
tagline-chickenfoot = A double becomes a foot: its three toes come before all else. What you still hold is a penalty; the lowest total wins.
tagline-french-wall = For two: tiles are bricks in two courses, halves on equal halves. Whoever is stuck draws two or passes; two passes end the round.
tagline-italian-sum = Any tile goes, and all pips add up. Whoever makes exactly 30, 50, 70 or 100 scores.
tagline-sausage = Two lines grow side by side, nobody knows his own tiles, and what is cut off goes to the other.
tagline-solo-rows = For one: four rows of open tiles, and the right tile of each may go to the line. Get all of them into it.
tagline-solo-batches = For one, and hard: lay all tiles of a batch before the next one is drawn.
tagline-domino-squares = For one: lay all tiles on a board of 14 squares so that each square shows one number four times.
tagline-forty-two = Bid, name trumps and take tricks with your partner; seven marks win the match.
usually = Usually: { $tagline }

## Lobby

lobby-head = <b>{ $game }</b> · table { $table }
match-minutes = The match lasts { $minutes } minutes.{ $rounds ->
    [0] { "" }
    [one] { " " }It ends earlier after one counted round.
   *[other] { " " }It ends earlier after { $rounds } counted rounds.
}
match-goal = { $rounds ->
    [0] The match goes to { $target }.
    [one] The match lasts one round.
   *[other] The match lasts { $rounds } rounds.
}
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
lobby-uncounted = With a computer player: not in the tallies.
team-line = Team { $team }: { $names }
teams-first = Tap one of you, then his partner.
teams-second = Who plays with { $name }?
teams-later = Teams are chosen when enough of you have sat down; or take last time’s.
seat-button = { $number }. { $name }
lobby-wanted = { $seated } seated; the game is for { $players } players.
lobby-unreached = No private messages yet for { $names }: { $way ->
    [open] tap “Open our chat” to get the hand there.
   *[write] allow direct messages of this server and tap “Write to me”.
} Until then “My hand” shows the tiles here.
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
button-without = Without { $name }
button-options = House rules
button-partners = Teams
button-shuffle = Shuffle
button-last-time = As last time
button-game = Other game
button-cancel = Close the table
button-previous = ◀
button-next = ▶
button-done = Done
button-all-options = All house rules

## Table

table-head = <b>{ $game }</b> · { $round }
table-head-named = <b>{ $game }</b> · table { $table } · { $round }
table-round = { $rounds ->
    [0] round { $round }
   *[other] round { $round } of { $rounds }
}{ $target ->
    [0] { "" }
   *[other] { " " }· to { $target }
}
table-scores = Score: { $accounts }
table-secret = The totals are secret for now.
table-counts = Tiles: { $counts }{ $boneyard ->
    [0] { "" }
   *[other] { " " }· boneyard { $boneyard }
}
table-empty = No tile has been laid yet.
table-turn = It is { $name }’s turn.
table-missed = { $name }’s time ran out, so a computer player made the move. Once more, and it takes over the seat.
table-commitment = This deal is fixed by <c>{ $commitment }</c>; its seed is shown when the round is over.
table-stopped = This match ({ $game }) was stopped.
table-stopped-by = { $name } stopped this match ({ $game }).
layout-row = <c>{ $tiles }</c>
layout-words = From left to right: { $tiles }.
layout-arm = { $arm }, from { $tile }:
layout-words-arm = Arm { $arm }, from { $tile } outwards: { $tiles }.
layout-tile = { $form ->
    [closed] { $tile } face down
    [along] { $tile } lengthwise
   *[across] { $tile } crosswise
}
ends = Left end { $left }, right end { $right }.
ends-open = Open ends: { $ends }.
end = { $arm } { $number }
end-later = { $arm } { $number }, later
end-shut = { $arm } closed
end-name = { $where ->
    [l] Left end
    [r] Right end
   *[other] { $arm }
}
end-sum = { $end } { $number } takes { $wanted }: { $number } + { $wanted } = { $total }.
end-jokers = { $end } { $number } takes only jokers.
end-nothing = { $end } { $number } takes nothing.
jokers = Jokers (any end): { $tiles }.
jokers-many = Jokers (any end): 0+0 and all that make { $total }.
ends-count = The ends count { $count }.
foot-boneyard = Boneyard { $count }

call = { $name }, it is your turn ({ $game }).
call-late = { $name }, half of your time is gone ({ $game }).
button-inline = Play here
button-hand = My hand
button-back = I’m back

## What happens

told-laid = { $name }: { $tiles }{ $where ->
    [a] { " " }at the end of A.
    [b] { " " }at the end of B.
    [l] { " " }on the left.
    [r] { " " }on the right.
    [u] { " " }at ↑ U.
    [d] { " " }at ↓ D.
    [both] { " " }at both ends.
    [arm] { " " }on arm { $arm }.
   *[first] .
}
told-laid-so = { $name }: { $tiles }.
told-laid-part = { $tile }{ $where ->
    [l] { " " }on the left
    [r] { " " }on the right
    [u] { " " }at ↑ U
    [d] { " " }at ↓ D
   *[first] { "" }
}{ $form ->
    [closed] , face down
    [along] , lengthwise
    [shown] , new end { $shown }
   *[plain] { "" }
}
told-earned = { $points ->
    [one] <b>{ $name } scores 1 point</b>: { $marks }. Total { $total }.
   *[other] <b>{ $name } scores { $points } points</b>: { $marks }. Total { $total }.
}
mark = { $why ->
    [opening] { $points } for the first tile
    [double] { $points } for the highest double
    [triple] { $points } for a triple
    [heading] { $points } for equal ends
    [capped] no more than one short of the target
    [total] the total is exactly { $count }
    [told] { $points } as entered
   *[ends] the ends count { $count }
}
told-announced = { $points ->
    [0] { $name } claims points, but that tile does not score.
   *[other] { $name } claims the points!
}
told-barred = { $where ->
    [l] { $name } blocks the left end with { $tile }.
    [r] { $name } blocks the right end with { $tile }.
   *[other] { $name } blocks { $arm } with { $tile }.
}
told-seated = The tiles have made the teams: { $teams }.
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
    [wanted] Nobody holds the tile that leads: dealt again{ $count ->
        [1] .
       *[other] , { $count } times.
    }
   *[same] Too many equal numbers in a hand: dealt again{ $count ->
        [1] .
       *[other] , { $count } times.
    }
}
told-leads = { $name } must lead { $tile }: { $why ->
    [double] of the doubles dealt it comes first.
    [named] this tile comes first.
    [found] it has been found.
   *[no-double] nobody holds a double.
}
told-leads-shown = { $why ->
    [called] { $name } holds { $tile } and so has the lead, with any tile.
    [may-take] { $name } holds { $tile } and may take the lead with it, or leave it.
    [taken] { $name } takes { $tile } from the set before the deal and leads any tile.
    [no-double] { $name } shows { $tile }, as nobody holds a double, and leads any tile.
   *[double] { $name } shows { $tile } and leads any tile.
}
told-leads-any = { $name } leads any tile{ $why ->
    [lot] : lots decided.
    [finisher] , having finished the last round.
    [fish-maker] , having made the fish.
    [fish-winner] , having won the fish.
    [winner] , having won the last round.
    [fisherman] , as the fisherman.
    [grant] , by the right to the hundred.
    [debt] , to write the fish off.
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
hand-with = { $moves }: and what else?
hand-block = Which double goes across which end? That ends the round. You score if { $tie ->
    [blocker] no opponent then holds fewer pips than you
   *[other] every opponent then holds more pips than you
}. { $tie ->
    [fails] Otherwise you
   *[other] If one holds fewer, you
} lose { $factor ->
    [0] nothing
    [1] the pips you hold
    [2] twice the pips you hold
   *[other] { $factor } times the pips you hold
}.{ $teams ->
    [yes] { " " }The hands of partners are added up.
   *[no] { "" }
}
hand-go-on = You may lay more tiles. <b>Done</b> ends your turn.
hand-must-go-on = You can lay another tile, so you go on.
hand-claim = Does your tile score? Claim the points, or end your turn with <b>Done</b>.
hand-claim-last = The tile that ends the round scores, and nobody has claimed it. Claim the points, or leave them with <b>Done</b>.
hand-waiting = Your team waits for its turn at the table.
hand-out = You are out of this match.
hand-held = A computer player holds your seat.
hand-missed = Your time ran out, so a computer player made your move. Once more, and it takes over your seat until you come back.
hand-warning = Half of your time is gone: it is your turn in { $game }.
button-other-tile = Another tile
button-no-block = Block no end
button-step-back = One step back
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
move-form = { $form ->
    [closed] { $move }, face down
    [open] { $move }, face up
    [along] { $move }, lengthwise
    [across] { $move }, crosswise
   *[shown] { $move }, new end { $shown }
}
move-with = { $move } and …
move-added = + { $move }
move-block = Block an end …
move-draw-first = Draw one more first
move-draw-instead = Draw instead
move-done = Done
move-claim = Claim the points
move-draw = { $count ->
    [one] Draw a tile
   *[other] Draw { $count } tiles
}
move-pass = Pass
move-leave = Leave the lead
move-ambiguous = That tile fits in several places. Which one?
move-ambiguous-half = Which half is to stay showing?

## Results

result-out = <b>Round { $round }: { $name } is out</b> with { $tiles }.
result-fish = <b>Round { $round } is blocked (a fish):</b> nobody can go on; { $last ->
    [several] the last tiles, { $tiles }, were { $name }’s.
   *[single] the last tile, { $tiles }, was { $name }’s.
}
result-closed = <b>Round { $round }: { $name } blocks an end</b> with { $tiles }.
result-stopped = <b>Round { $round }:</b> the points decide the match at once; { $last ->
    [several] the last tiles, { $tiles }, were { $name }’s.
   *[single] the last tile, { $tiles }, was { $name }’s.
}
result-held = { $name } held { $tiles }
result-held-count = { $count ->
    [one] { $name } held 1 tile
   *[other] { $name } held { $count } tiles
}
term = { $note ->
    [zero-zero] { $value } ({ $name }, 0-0 counts extra)
    [rounded] { $value } ({ $name }, rounded)
    [out] { $value } ({ $name } is out)
    [only-without-double] { $value } (only { $name } holds no double)
    [least-without-double] { $value } ({ $name } holds the fewest pips of those without a double)
    [least] { $value } ({ $name } holds the fewest pips, and everybody a double)
    [six-six] { $value } ({ $name }, 6-6 alone counts extra)
    [pair] { $value } ({ $name }, 0-0 and 6-6 alone count extra)
   *[plain] { $value } ({ $name })
}
result-scored = { $note ->
    [plain] { $side }: { $sum } = { $points }.
    [shared] { $side }: { $sum } = { $plain }, shared: { $points }.
    [rounded-shared] { $side }: { $sum } = { $plain }, rounded and shared: { $points }.
    [below-minimum] { $side }: { $sum } = { $plain }, below the minimum and lost.
    [shared-below-minimum] { $side }: { $sum } = { $plain }, shared, and then below the minimum and lost.
    [rounded] { $side }: { $sum } = { $plain }, rounded to { $points }.
    [in-fives] { $side }: { $sum } = { $plain }, in fives { $points }.
    [not-below-zero] { $side }: { $sum } = { $plain }, but no account falls below 0: { $points }.
    [opened] { $side }: { $sum } = { $points }, which opens the account.
    [burnt] { $side }: { $sum } = { $plain }, below the threshold and thrown away.
    [remembered] { $side }: { $sum } = { $plain }, below the threshold and remembered.
    [remembered-added] { $side }: { $sum } and what was remembered make { $points }.
    [carried-burnt] { $side }: { $sum } = { $plain }, with what the tied fish left still below the threshold and thrown away.
    [carried-remembered] { $side }: { $sum } = { $plain }, with what the tied fish left still below the threshold and remembered.
    [multiplied] { $side }: { $sum } = { $plain }, and for laying the last tile of the round { $points }.
    [barricade-failed] { $side }: { $sum } = { $plain }, but the barricade has failed: { $points }.
    [capped] { $side }: { $sum } = { $plain }, but this close to the target only { $points }.
    [floor] { $side }: { $sum } = { $plain }, and less than 0 is not written: { $points }.
    [no-wipe] { $side }: { $sum } = { $plain }, too little to wipe the other account.
    [wiped] { $sum } = { $plain } against { $side }: the account is wiped.
    [gone] { $side } is out of the match, and the account is wiped.
    [six-wins] { $side }: a finish with 6-6, and { $sum } = { $plain } is enough for the match.
    [brother] { $side }: the hundred is lost with { $sum } = { $plain } still in hand, too much.
    [written-off] { $side }: { $sum } = { $plain }, spent on writing the fish off.
    [marks] { $side }: { $points ->
        [one] 1 mark.
       *[other] { $points } marks.
    }
    [taken] { $side }: { $points ->
        [one] 1 point, as taken.
       *[other] { $points } points, as taken.
    }
    [set] { $side }: the bid and what they took make { $points }.
   *[carried] { $side }: { $sum } and what the tied fish left make { $points }.
}
result-total = { $written } Total { $total }.
result-unscored = { $why ->
    [tie] The lowest hands are equal: nobody scores.
    [tie-carried] All hands are equal: what they hold is added to the next round’s.
    [barred-tie] An opponent holds as much as the one who blocked: nobody scores.
    [fish-plain] The fish is won, and by this table’s house rules nothing is written for it.
   *[void] A fish does not count: the round is void.
}
result-fished = The fish is { $name }’s: { $own } against { $others }.
result-right = { $what ->
    [grant-six] A finish with 6-6: { $side } may make the hundred in the next round.
    [grant-fish] The fish is won: { $side } may make the hundred in the next round.
    [grant-debt] The right to the hundred passes to { $side }, for { $name } to lead.
    [grant-lapsed] The right to the hundred was not used by { $side }: it is gone.
    [hundred-failed] The hundred of { $side } has failed.
    [hundred-cancelled] The fish cancels the hundred of { $side }.
    [eliminated] Out of the match: { $side }, who lost the hundred with too much in hand.
    [debt] A debt for { $side }: a win of 25 or more writes the fish off. { $left ->
        [one] 1 try.
       *[other] { $left } tries.
    }
    [debt-failed] The debt of { $side } stands. { $left ->
        [one] 1 try is left.
       *[other] { $left } tries are left.
    }
    [debt-settled] The fish is written off.
    [debt-lost] The last try has failed: the debt cannot be written off any more.
    [debt-dropped] A debt lapses: one of its sides is out of the match.
    [eggs] Eggs: a win of 25 or more settles them. { $left ->
        [one] 1 try.
       *[other] { $left } tries.
    }
    [eggs-failed] The eggs are not settled. { $left ->
        [one] 1 try is left.
       *[other] { $left } tries are left.
    }
    [eggs-settled] The eggs are settled.
   *[eggs-rotten] The eggs are rotten: nobody has settled them.
}
right-hundred = The hundred may be made by { $sides }.
right-debt = Debt of { $side }: { $left ->
    [one] 1 try left.
   *[other] { $left } tries left.
}
right-eggs = Eggs: { $left ->
    [one] 1 try left.
   *[other] { $left } tries left.
}
result-titled = { $title ->
    [general] <b>{ $worth ->
        [1] General
       *[other] { $worth } Generals
    }!</b> { $finisher } finished and { $name } was next. It counts for { $side }.
    [bald] <b>Bald!</b> { $finisher } finished with 0-0 and { $name } was next. It counts for { $side }.
   *[loss] A loss for { $side }: { $name } was next after { $finisher }.
}
result-yielded = Teams change: { $into } for { $out }, because of { $why ->
    [title] the title.
   *[losses] the losses.
}
result-next = { $name } leads the next round: { $why ->
    [fewer-left] the one with fewer pips left.
    [other-begins] both have the same number of pips left, so it is the one who did not begin this time.
    [finisher] the finisher.
    [fish-maker] the one who made the fish.
    [fish-winner] the one who won the fish.
    [winner] the winner.
    [fisherman] the fisherman.
    [grant] by the right to the hundred.
    [debt] the debtor.
   *[rotate] the lead goes round.
}
result-next-found = { $why ->
    [title-double] The holder of 1-1 leads the next round.
   *[lot] Lots decide who leads the next round.
    [eggs] As long as there are eggs, rounds are opened with 1-1, or with the double that was dealt instead.
}
result-standing = Standing: { $accounts }
result-seed = The seed of this round, <c>{ $seed }</c>, opens the commitment <c>{ $commitment }</c> (<c>/verify</c>).
result-uncounted = With a computer player or alone: not in the tallies.
time-left = Time left: { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}.
time-up = <b>Time is up.</b> The round in hand is the last one.
match-time-up = <b>Time is up.</b>
match-won = <b>{ $winning ->
    [one] { $winners } wins the match!
   *[other] { $winners } win the match!
}</b>{ $why ->
    [goat] { " " }The goat: { $losers }.
    [donkey] { " " }The donkey: { $losers }.
    [bald] { " " }Bald: the last tile was 0-0. The goat: { $losers }.
    [double_six] { " " }The last tile was 6-6. The goat: { $losers }.
    [hundred] { " " }The hundred is won. The goat: { $losers }.
    [brother_in_law] { " " }Brother-in-law and goat: { $losers }.
    [points] { " " }The goat: { $losers }.
    [rounds-won] { " " }The totals are equal, so the number of rounds won decides.
   *[other] { "" }
}
match-drawn = <b>The match is a draw.</b>{ $why ->
    [all-at-target] { " " }Everybody has reached the target.
   *[other] { "" }
}
button-deal = Next round
button-rematch = Rematch
button-new-table = New table
