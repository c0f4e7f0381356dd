# The score sheet for people who play with real tiles.

## Before it begins

sheet-lobby = <b>{ $game }</b> · score sheet { $table }
sheet-guests = You play with your own tiles, I keep the score. Tap “Join”. Write down by name whoever cannot, with commas between names: <c>/sheet with Cid, Dot</c>. The list is also the order in which you sit and take turns.
# Below the names, of those who were written down.
sheet-unknown = On the sheet by name only, so not in the tallies: { $names }. Whoever taps “Join” is counted.
sheet-none-known = As it stands, nothing on this sheet goes into the tallies: at least two of you have to tap “Join”.

## The sheet

sheet-head = <b>{ $game }</b> · score sheet { $table } · { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
sheet-told-finish = <b>Round { $round }: { $name } is out</b> with { $finish ->
    [blank] 0-0
    [six] 6-6
    [both] 0-0 and 6-6 at once
    [last_two] 0-0 and 6-6
   *[other] an ordinary tile
} (entered by { $by }).
sheet-told-out = <b>Round { $round }: { $name } is out</b> (entered by { $by }).
sheet-told-fish = <b>Round { $round }: fish</b> (entered by { $by }).
sheet-told-over = <b>Round { $round } is over</b> (entered by { $by }).
sheet-told-points = <b>{ $name } +{ $points }</b> (entered by { $by }).
sheet-not-open = Account not open yet: { $sides }.
sheet-memo = Remembered for { $side }: { $points }.
sheet-carry = Added to what the next losers write: { $points }.
sheet-table = At the table, in the order of turns: { $names }.
sheet-shuffler = Shuffles the tiles: { $name }.
sheet-waiting = Next to sit down: { $sides }.
sheet-how = After each round, tap the one who laid his last tile. Or type it: <c>/sheet { $first } 0-0</c>, <c>/sheet { $second } out</c>, <c>/sheet fish</c>.
sheet-how-hands = After each round, tap the one who laid his last tile. Or type it: <c>/sheet { $first } out, { $example }</c>. A number is what a hand counts by the house rules; you may type its tiles instead, such as 6-4 0-0.
sheet-how-fish = After each round, tap the one who laid his last tile, or type <c>/sheet { $first } out</c>. Only after a fish does it matter what everybody holds: <c>/sheet fish { $example }</c>.
sheet-how-over = When a round is over, tap “Round over” or type <c>/sheet over</c>.
sheet-how-points = Points in play: tap the name with a +, or type <c>/sheet { $first } +{ $points }</c>.
sheet-how-earlier = To put an earlier round right, type it with its number: <c>/sheet round 1 { $example }</c>.
sheet-button-points = { $name } +
sheet-button-over = Round over
sheet-button-out = { $name } is out
sheet-button-fish = Fish
sheet-button-undo = Undo
sheet-button-time = Time
sheet-button-end = End
sheet-uncounted = Too few of you have an account here: not in the tallies.
sheet-last-round = If nothing is entered for { $minutes } minutes, the sheet ends as it stands.
sheet-closed = This score sheet ({ $game }) was closed: nothing had been entered on it.

## Entering a round

sheet-which-points = How many points does { $name } score with this turn?
sheet-more-points = For more, type it: <c>/sheet { $name } +{ $points }</c>.
sheet-points = { $name } +{ $points }.
sheet-round-over = The round is over.
sheet-fish = Fish.
sheet-fish-by = Fish; it is { $name }’s.
sheet-out = { $name } is out.
sheet-held = Held: { $hands }.
sheet-who-fish = { $doubles ->
    [no] Who laid the last tile that is not a double?
   *[yes] Who laid the last tile?
}
sheet-who-led = { $what ->
    [hundred] Has anybody led 6-6 for the hundred?
   *[who] Who led this round?
}
sheet-nobody-led = Nobody
sheet-with-what = What did { $name } finish with?
sheet-finish = { $finish ->
    [blank] 0-0
    [six] 6-6
    [both] 0-0 and 6-6 at once
    [last_two] 0-0 and 6-6
   *[other] another tile
}
sheet-how-many = What does { $name }’s hand count? <b>{ $typed }</b>
sheet-count-is = { $name }: { $count }
sheet-clear = Clear
sheet-back = Back
sheet-yes = Yes
sheet-sure-last = This ends the match, and it can no longer be taken back here. Is it right?
sheet-sure-end = { $result ->
    [yes] End the session now? After that nothing can be taken back here.
   *[no] Give up the match? It will have no winner.
}
sheet-picture = { $game }: the score sheet.
file-sent = <c>{ $file }</c> is in our private chat.
sheet-dropped = What was being entered is dropped; what is on the sheet has not changed.
sheet-mended = { $name } has put round { $round } right; all after it is counted again.
sheet-end-asked = The score sheet is asking in its chat whether to end.
sheet-total = Total
sheet-round = Round { $round }

## Why not

sheet-not-this-game = In this game, or by these house rules, more decides a round than who goes out and what the hands count. So I cannot keep its score.
sheet-not-alone = This is a game for one; there is no score to keep.
sheet-not-teams = In this game the tiles decide who plays with whom, and I do not see your tiles. So I cannot keep its score.
sheet-not-tiles = In this game, or by these house rules, a blocked round is decided by which tiles are left, or by who laid which of them, and not by what the hands count. So I cannot keep its score.
sheet-not-such-points = No turn scores { $points ->
    [one] 1 point
   *[other] { $points } points
} in this game.
sheet-just-ends = Hands do not count in this game. When the round is over, type <c>/sheet over</c>.
sheet-none-here = No score sheet is being kept here. <c>/sheet</c> and a game opens one.
sheet-not-begun = The score sheet has not begun. When everybody is on it, tap “{ $start }” below it first.
sheet-end-unbegun = The score sheet has not begun. “{ $close }” below it closes it.
sheet-late = The score sheet has begun, so nobody can be added to it any more. If somebody comes or goes, end it with <c>/sheet end</c> and open a new one.
sheet-several = Several score sheets are open here: use the buttons of the one that you mean, or write its letter first: <c>/sheet { $table } with Ann</c>, <c>/sheet { $table } Ann out</c>.
sheet-there = <b>{ $table }</b> ({ $game }): { $names }
sheet-with-whom = Write their names: <c>/sheet with Ann, Bob</c>
sheet-by-account = { $names } can enter rounds here, and so can whoever runs the chat. On the sheet by name alone, without an account: { $guests }.
sheet-already-on = { $name } is on this sheet already. If this is somebody else, write another name.
sheet-nothing-to-undo = There is nothing to take back.
sheet-undo-last = Only what was entered last can be taken back, with <c>/sheet undo</c>. An earlier round is put right by saying how it went: <c>/sheet round 2 Ann out</c>.
sheet-no-such-round = There is no round { $round } on this sheet.
sheet-round-whole = Say all of round { $round } in one line, as you would for a new one: <c>/sheet round { $round } { $example }</c>.
sheet-round-points = Of round { $round } only how it ended can be put right by itself. Points in play are taken back from the end, with <c>/sheet undo</c>, and entered again.
sheet-round-same = Round { $round } is on the sheet like that already.
sheet-round-others = Round { $round } cannot be changed by itself: what was entered after it would no longer fit, or the match would be over. Take it back from the end, with <c>/sheet undo</c>, and enter it again.
sheet-how-to-type = Write who went out and what the others hold: <c>/sheet Ann out, Bob 17, Cid 6-4 0-0</c>; where the last tile matters: <c>Ann out 0-0</c>. A fish begins with the one who laid the last tile: <c>/sheet fish Ann 5, Bob 17</c>.
sheet-how-to-finish = Write who went out, and with what: <c>/sheet Ann 0-0</c>, <c>/sheet Ann 0-0 6-6</c>, <c>/sheet Ann out</c>, <c>/sheet fish</c>.
sheet-twice = Name everybody once.
sheet-echo = Somebody else has just entered this very round; it is on the sheet. If there was another one like it, type it again in a minute.
sheet-no-such-tile = { $known ->
    [yes] You have named { $tile } more often than the set has it.
   *[no] The set has no tile { $tile }.
}
sheet-too-much = The tiles of this game cannot count that much: one hand { $most } at most, all of these hands together { $all }.
sheet-no-zero = { $blank ->
    [0] Whoever is not out still holds something. Only 0-0 alone counts 0, and not that many of you can hold it.
   *[other] Whoever is not out still holds something, and here even 0-0 alone counts { $blank }: no hand counts 0.
}
sheet-who-out = Who went out? Write it like this: <c>/sheet Ann out, Bob 17</c>
sheet-missing = What { $name } holds is missing.
sheet-nobody = Nobody on this sheet is called “{ $name }”. On it are { $names }.
sheet-not-at-table = { $name } sits out this round.
sheet-real-tiles = On a score sheet you hold the tiles yourselves: there are no hands, moves or deals to show. <c>/sheet export</c> gives the sheet as a file. If somebody comes or goes, end it with <c>/sheet end</c> and open a new one; what has been counted stays.
