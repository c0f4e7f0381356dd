# Answers to commands and questions, and why something cannot be.

## Commands in a sentence

command-play = open a table; the game and its house rules may be named
command-lunch = open a session of General's goat for the lunch break
command-remind = be asked every day who plays; a summary every Monday
command-sheet = keep the score of a game that you play with real tiles
command-daily = the layout of the day: one for everybody
command-join = sit down at a table
command-leave = leave your seat; in a match a computer player holds it
command-hand = see your hand
command-table = show the table again at the end of the chat
command-move = play by typing: a tile such as 6-4, with @ and the place if it fits several; draw; pass
command-stop = close a table, or stop its match
command-games = all games
command-rules = the rules: browse, ask in your own words, compare two games
command-why = why your last move was refused, or where the last score comes from
command-tally = who has won and lost here, and how often
command-export = everything counted here as a file, sent to you in private
command-import = read such a file in; what is already here stays as it is
command-forget = hide your name in the tallies, or have yourself forgotten
command-record = a record of the finished rounds, to replay
command-verify = check that the shuffles were as promised
command-settings = clock, pictures, and your own settings
command-language = the language, yours or the chat’s
command-help = this list
command-doctor = check whether the bot can work here
command-start = a greeting

usage-game = [game]
usage-options = [option=value ...]
usage-table = [table]
usage-move = ‹move›
usage-topic = [question]
usage-language = [me|chat] [language]
usage-tally = [what]
usage-minutes = [minutes]
usage-format = [json|csv]
usage-file = ‹file›
usage-whom = me
usage-reminder = [time] [city]
usage-city = [city]
usage-sheet = [entry]

help-head = <b>Commands</b>
help-line = <c>{ $usage }</c>: { $about }
welcome = Hello! I run domino tables in groups: <c>/play</c> opens one, and everybody gets his hand in private. <c>/games</c> lists the games, <c>/help</c> everything else.
welcome-terminal = <b>Boneyard</b>, dominoes at your terminal.
    <c>/play</c> opens a table against computer players, <c>/games</c> lists the games, <c>/help</c> everything else.
    Type the number of a button to press it, or a move such as <c>6-4</c>. Ctrl-D leaves.

## Records

record-head = <b>Record</b> of the finished rounds:
record-line = <c>{ $line }</c>
verify-head = <b>The shuffles of the finished rounds</b>
verify-round = { $good ->
    [yes] ✓ Round { $round }: the seed <c>{ $seed }</c> gives the commitment <c>{ $commitment }</c>.
    [tiles] ✗ Round { $round }: the seed <c>{ $seed }</c> gives the commitment <c>{ $commitment }</c>, but deals other tiles.
   *[no] ✗ Round { $round }: the seed <c>{ $seed }</c> does not give the commitment <c>{ $commitment }</c>.
}

## Settings

settings-chat = <b>This chat</b>
settings-person = <b>You</b>
setting-is = { $setting }: { $value }
setting-clock = Time for a turn
    .is-off = no clock
    .is-45s = 45 seconds
    .is-3m = 3 minutes
    .is-1h = 1 hour
    .is-1d = 1 day
setting-layout = The table
    .is-picture = picture
    .is-text = text
setting-theme = Pictures
    .is-light = light
    .is-dark = dark
setting-summary = Summary of the week
    .is-off = no summary
    .is-on = on Mondays
setting-zone = Time zone: { $city }
setting-remind = { $at ->
    [off] Reminder “Who plays today?”: off
   *[on] Reminder “Who plays today?”: { $at }
}
setting-single = A single legal move
    .is-ask = I press it myself
    .is-pass = a pass plays itself
    .is-play = plays itself
language-mine = Your language: { $language }
language-here = The language of this chat: { $language }
language-for-me = For me: { $language }
language-for-chat = For the chat: { $language }
language-name-en = English
language-name-ru = Русский
language-name-pl = Polski
language-name-de = Deutsch
language-name-fr = Français
language-name-nl = Nederlands
language-name-it = Italiano
language-name-es = Español

## What happened

left = A computer player holds your seat now. <b>I’m back</b> gives it back to you.
left-lobby = Your seat at the table is free again.
stopped = The table was closed.
table-brought = The table is at the end of its chat now.

## Why something cannot be

dealt-already = The next round has already begun.
old-button = That button is out of date.
bad-button = That button does nothing.
no-such-command = There is no command <c>/{ $command }</c>. <c>/help</c> lists them.
command-alike = There is no command <c>/{ $command }</c>. Did you mean <c>/{ $meant }</c>?
too-long = That is too long: { $most } characters at most.
failure = Something went wrong here. Please give whoever runs this bot this number: { $number }
not-saved = That could not be saved. Please try again.
not-read = I cannot get at what I have noted just now. Please try again in a minute.
no-such-table = That table is gone.
no-table-called = There is no table “{ $table }” here.
no-table-here = There is no table here. <c>/play</c> opens one.
no-seat-here = You are not at any table here.
no-lobby-here = There is no table here that can be joined. <c>/play</c> opens one.
which-table = Which table?
which-here = { $table } · { $game }
which-there = { $table } · { $game } · { $room }
our-chat = our chat
not-your-table = You are not at this table.
not-begun = The match has not begun.
match-is-over = The match is over.
not-being-played = The match is not being played.
already-begun = The match has begun.
join-late = The match has begun, and every seat has its owner, even where a computer player holds it. When it is over, <b>New table</b> lets newcomers in, too; <c>/play</c> opens another table right away.
joined-late = You play on in the place of { $name }. <b>My hand</b> shows your tiles.
joined-late-told = { $name } plays on for { $other }.
already-seated = { $ready ->
    [yes] You are already at this table. <b>Start</b> begins the match as soon as you like.
    [sheet] You are already at this table. Wait for others, or write them down by name; then <b>Start</b> begins the match.
   *[no] You are already at this table. Wait for others, or let computer players fill it; then <b>Start</b> begins the match.
}
too-few = { $wanted } { $sheet ->
    [yes] Wait for others, or write them down by name; then <b>Start</b> begins the match.
   *[no] Wait for others, or let computer players fill the table; then <b>Start</b> begins the match.
}
not-seated = You are not sitting there.
table-full = All seats are taken.
players-come = A table takes whoever sits down. When there are { $count } of you, <b>Start</b> begins the match.
no-computers-on-sheet = A score sheet has no computer players: everybody there has tiles of his own.
no-last-time = No match of this game has been played here yet whose teams could be taken.
lunch-minutes = A session lasts { $shortest } to { $longest } minutes.
lunch-how = I do not understand “{ $words }”. It goes like this: <c>/lunch 45</c>, <c>/lunch real 45</c>, <c>/lunch real with Cid, Dot</c>. A daily reminder: <c>/remind 12:30</c>.
option-how = I do not understand “{ $words }”. A house rule is written like this: <c>{ $example }</c>.
option-alike = There is no house rule “{ $option }” in { $game }. Did you mean { $meant }?
with-how = { $how } You need not name anybody: whoever wants to play taps <b>Join</b>.
only-one = “{ $one }” and “{ $other }” do not go together: name only one of them.
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
no-voice-here = I am not allowed to write in this chat, so there can be no table here. /doctor says what is missing.
only-players = Only those who sit at the table can do that.
only-host = Only the host of the table, or those who run the chat, can do that.
only-admin = Only those who run the chat can do that.
lobby-is-closed = This table was closed.
too-many-tables = There are already { $most } tables here, and there is no room for more.
too-many-for-game = Too many players: that game is for { $most } at most.
rematch-is-on = The rematch is already on.
not-away = You already hold your seat yourself.
no-such-game = There is no game called “{ $name }”. <c>/games</c> lists them.
game-alike = There is no game called “{ $name }”. { $count ->
    [one] Did you mean { $games }?
   *[other] It may be one of these: { $games }.
}
no-such-language = I do not speak { $language }. I speak { $languages }.
nothing-to-record = There is no finished round to write down.
record-other-rules = This match cannot be written down: since it began, an update has changed the rules.
nothing-to-verify = There is no finished round to check.

## What the rules refuse

refused-bad-notation = { $text } is not a move. { move-how }
move-how = Write the two numbers of a tile, then the place if it fits several: <c>6-4</c>, <c>6-4 left</c>, <c>6-4@L</c>. Or <c>draw</c>, or <c>pass</c>.
refused-ambiguous = That fits in several places: name one with @L or @R, on a cross also with @U or @D, on a star or among trains with a number, such as @2, and the Mexican train with @M.
refused-ambiguous-half = Either half may stay showing: name one behind the place, such as @L:5.
refused-not-your-turn = It is not your turn.
refused-between-rounds = The next round has not been dealt yet.
refused-match-over = The match is over.
refused-round-going-on = The round is still going on.
refused-not-this-game = There is no such move at this table.
refused-not-in-hand = You do not hold { $tile }.
refused-does-not-fit = { $tile } does not fit: touching halves must be equal.
refused-does-not-add-up = { $tile } does not fit: touching halves must add up to { $total }.
refused-other-half = { $tile } cannot lie there so that { $half } stays showing.
refused-no-such-arm = { $arms ->
    [none] There is no place called { $arm } yet: name the tile alone.
   *[other] There is no place called { $arm } now. Open: { $arms }.
}
refused-no-places = Tiles have no places here: name the tile alone.
refused-must-lead = The round must be led with { $tile }.
refused-covered = { $tile } cannot be taken yet: only the right tile of a row is free.
refused-not-open = { $tile } does not lie open.
refused-lies-in-line = { $tile } is already in the line.
refused-already-laid = { $tile } is already on the board. Take it back first.
refused-not-on-board = { $tile } is not on the board.
refused-no-such-cell = The board has no cell { $cell }: it has 8 rows, and the four in the middle only the columns 2 to 7.
refused-cells-apart = A tile lies on two cells side by side or one above the other.
refused-cell-covered = { $cell } is already covered.
refused-cell-printed = The number { $number } is given for { $cell }.
refused-cells-wanted = Say which cells it goes on, half by half: <c>place</c>, the tile, and both cells, such as <c>r1c1 r1c2</c>.
refused-deal-whole = This game is dealt with all { $tiles } tiles: name all of them, or none.
refused-deal-no-start = The boneyard has no tile to begin the line with.
refused-never-complete = All { $tiles } tiles of this set can never lie in one line: { $most } at most. Choose another set or another goal.
refused-lead-or-leave = Lead { $tile }, or pass to leave the lead to whoever would otherwise have it.
refused-one-tile-leads = A round is led with one tile.
refused-lead-alone = The first tile leaves nothing to choose: just name it.
refused-one-tile-a-turn = Here one tile is laid in a turn.
refused-only-doubles-together = Only doubles can be laid together in one turn.
refused-not-together = These tiles cannot be laid in one turn.
refused-one-after-another = The tiles of a turn are laid one after another: name one of them.
refused-must-play = You can lay a tile, so you must.
refused-lay-or-draw = You cannot pass: lay a tile or draw.
refused-lay-or-block = You can lay a tile or block an end, so you must do one of them.
refused-must-draw = You cannot lay a tile, so you must draw.
refused-must-pass = You cannot lay a tile, so you must pass.
refused-draw-or-block = You cannot pass: draw or block an end.
refused-one-draw = You have already drawn in this turn.
refused-draw-count = { $count ->
    [one] One tile at a time is drawn here.
   *[other] Here { $count } tiles are drawn at once.
}
refused-no-drawing = Nobody draws in this game.
refused-draws-itself = Here a tile is drawn automatically at the end of a turn. If nothing fits, pass.
refused-boneyard-empty = No more tiles may be drawn.
refused-drawn-waits = The tile you drew waits for a later turn.
refused-title-only = By this table’s house rules the last tile must earn a title.
refused-lead-lies-open = A round is led with a tile face up.
refused-arm-closed = A closed double cannot be built on.
refused-arms-first = There is no place at { $arm } yet: every arm begins with a tile before any of them grows.
refused-toes-first = First { $tile } in the layout needs { $left ->
    [one] 1 more tile
   *[other] { $left } more tiles
} with its number.
refused-arm-has-foot = Arm { $arm } ends in a foot: go on at one of its toes, such as @{ $arm }.1.
refused-foot-impossible = { $tile } cannot become a foot any more: too few tiles with its number are left for { $toes } toes.
refused-pair-lies-closed = As long as there is no crossroads, two doubles can only be laid together face down, one at each end.
refused-never-closed = { $tile } cannot be laid face down here.
refused-open-first = { $tile } lies open: a double face down needs a crossroads{ $pairs ->
    [off] { "" }
    [any] , or a second double at the other end
   *[closed_only] , or a second double face down at the other end
}.
refused-never-along = { $tile } cannot be laid lengthwise here.
refused-one-end = All tiles of a turn go to the same end.
refused-lay-first = Lay a tile first.
refused-must-go-on = You can lay another tile, so you must.
refused-done-ends-turn = You can lay another tile, or end your turn with <b>Done</b>.
refused-bid-first = The bidding comes first.
refused-bidding-over = The bidding is over.
refused-bid-higher = You have to bid more than the last bid, or pass.
refused-bid-range = You can bid 30 to 41 points, or marks.
refused-bid-tricks = You can bid 1 to 7 tricks.
refused-bid-marks = At first you can bid one or two marks, later one more than were bid.
refused-pass-is-a-bid = In the bidding you pass with <c>bid pass</c>.
refused-no-plunge = A plunge takes four doubles, and no bid of four marks before it.
refused-trump-first = The trumps have to be named first.
refused-trump-named = The trumps have already been named.
refused-no-such-trump = That cannot be trumps at this table.
refused-nello-on-marks = Nello takes a bid of at least one mark, and only the bidder can name it.
refused-just-the-tile = Just name the tile: a trick has no places.
refused-must-follow = You have to follow suit: { $suit ->
    [n0] blanks were led.
    [n1] ones were led.
    [n2] twos were led.
    [n3] threes were led.
    [n4] fours were led.
    [n5] fives were led.
    [n6] sixes were led.
   *[doubles] doubles were led.
}
refused-early-stop-points = Where points are written, every trick counts, so no round can stop early.
refused-nello-needs-marks = Nello is played for marks: bids have to be in points, and marks have to be written.
refused-plunge-needs-marks = A plunge is a bid of marks: bids have to be in points.
refused-claim-first = Say first whether the tile scores: claim its points, or choose <b>Done</b>.
refused-nothing-to-claim = There is nothing to claim now.
refused-only-doubles-block = { $tile } cannot block an end: only a double can.
refused-block-begins-turn = An end is blocked at the beginning of a turn, and not before the first tile lies.
refused-block-unable = By this table’s house rules only those who cannot lay a tile may block an end.
refused-no-such-train = There is no train { $arm }: trains have the numbers of their players, and M is the Mexican one.
refused-cover-first = The double { $number } must be covered first.
refused-own-train-now = A long first turn goes on only on your own train.
refused-train-waits = The Mexican train is open to you once your own has begun.
refused-train-shut = Train { $arm } is not open to others: it opens when its owner passes, until he lays a tile on it again.
refused-no-signal = You cannot give that sign now.
refused-deal-unknown = This deal has no seed.
refused-lot-unknown = Nothing says how this lot falls, and the deal has no seed.
refused-deal-surplus = { $tile } cannot be dealt: the rules lay it, or the set has no more of it.
refused-deal-seats = The deal is for another number of players.
refused-deal-waiting = A team that waits gets no tiles.
refused-deal-empty = Nobody was dealt a tile.
refused-deal-empty-row = Both need a tile to begin with.
refused-deal-scores = The deal makes partners of players with different scores.
refused-cut-unknown = This cut has to be shuffled, and the deal has no seed.
refused-must-place = { $tile } has a place, so it goes there.
refused-no-end-fits = { $tile } fits no end of a line, but it has another place, such as <c>{ $place }</c>.
refused-not-turned = Only the tile that is turned up can be laid: { $tile }.
refused-double-begins = The round begins with a double, and { $tile } is not one.
refused-root-first = The first tile is laid across the table, not on a line.
refused-no-such-line = There is no line { $line }: the lines are A and B.
refused-no-inserting = By this table’s house rules doubles do not go between other tiles.
refused-only-doubles-go-between = { $tile } cannot go between other tiles: only a double can.
refused-no-such-joint = Line { $line } has no two tiles to go between at { $depth }.
refused-not-at-root = By this table’s house rules nothing goes between the root and the first tile.
refused-joint-shows-other = The tiles touch there with { $number }, so { $tile } does not fit.
refused-lines-differ = By this table’s house rules only lines of the same length are cut.
refused-no-such-depth = For a cut at { $depth } both lines need that many tiles, and there is no cut at 0.
refused-cut-at-end = By this table’s house rules a cut goes along the whole of a line: now only at { $depth }.
refused-cutter-shows-other = At { $depth } the lines show other numbers than { $tile }.
refused-players = Players of this game: { $allowed }, not { $players }.
refused-no-such-option = There is no house rule { $option } in { $game }. There are: { $options }.
refused-no-such-choice = { $option } cannot be { $value }. It can be: { $choices }.
refused-max-pip = There are no halves above { $set } in this set anyway.
refused-root-arms = The double in the middle cannot have { $arms } arms: the set has { $tiles } other tiles with its number.
refused-set-too-small = This many players need { $needed } tiles, and the set has { $tiles }. Choose a larger set.
refused-set-cut-short = This many players need { $needed } tiles, and with numbers up to { $max_pip } there are { $tiles }: see the house rule <b>Highest number</b>.
refused-deals-cancelled = These house rules would cancel nearly every deal. Allow more doubles in a hand, or choose a larger set.
refused-queue-teams = With { $players } players the number of waiting teams cannot be { $teams }.
refused-players-min = This table takes at least { $least } players, not { $players }: see the house rule <b>Fewest players</b>.

## Reach

doctor-head = <b>Can the bot work here?</b>
doctor-found = { $good ->
    [yes] ✓ { $what }
   *[no] ✗ { $what }
}
doctor-reached = Private messages reach you: your tiles will come there.
doctor-unreached = Private messages do not reach you: { $way ->
    [open] tap “Open our chat”.
   *[write] allow direct messages of this server and tap “Write to me”.
} Until then “My hand”, below a table, shows your tiles to you alone.
doctor-untried = Whether private messages reach you is not known yet: { $way ->
    [open] tap “Open our chat”.
   *[write] tap “Write to me”.
}
seated-here = You are at a table of { $game } in { $room }. Your tiles will come here.
written = Private messages arrive. Your tiles will come here.
writing = I am writing to you now. If nothing arrives, your private messages are still closed; the table works without them.
no-whisper = { $name }, { $way ->
    [open] I cannot write to you alone yet, and this is for you only. Open our chat, then try again.
    [write] I cannot write to you alone, and this is for you only. Allow direct messages of this server, then try again.
   *[again] this is for you only, and it has not reached you. Try again.
}
answer-openly = { $name }: { $answer }
not-in-this-chat = I am not a member of this chat and cannot keep a table here. Play in our private chat, or on a server where I am a member: whoever runs one can add me.
masked = Nobody can play or have settings in the name of a chat: turn anonymity off, or ask somebody else.
removed-from-room = The table of { $game } in { $room } is closed: I was removed from there.
room-is-gone = The table of { $game } in { $room } is closed: that place is gone.
no-voice-there = I am not allowed to write in { $room }, so there can be no table of { $game } there. Type /doctor there to see what is missing.
offers-none = It is not your turn.
# Behind the colon stands what one might type.
offers-nowhere = You are in no match. Ask about the rules: { $game } scoring
offers-several = Your turn at several tables: use their buttons.
offer-said = A move in { $game }.
