# Words behind commands, as people type them in any language: they are looked for in all of these files.

## /play

# What people say before a target, with commas between.
target-before = to, first to, up to
# The same before a number of rounds.
rounds-before = for, in, over
# The same before minutes, but nothing that says when a game is to begin.
minutes-before = for
# What may be said behind a number, in every form.
unit-points = point, points, pt, pts
unit-rounds = round, rounds
unit-minutes = minute, minutes, min, mins
# What people say before a house rule that is on or off, and what its name becomes there if that is not the one shown.
with-before = with
without-before = no, without, with no
switched =
    teams: partners
# What may stand between that word and the name.
before-name = the, any
# Words that change nothing.
filler = and, please, pls

## /move

# Where a tile goes, and what one does besides, in every form, with commas between.
move-word-left = left
move-word-right = right
move-word-up = up, top
move-word-down = down, bottom
move-word-draw = draw, draw a tile, take, take a tile
move-word-pass = pass, I pass, knock

## /sheet

sheet-word-with = with
sheet-word-undo = undo
sheet-word-export = export
sheet-word-fish = fish
sheet-word-out = out
sheet-word-over = over
sheet-word-end = end

## /lunch

lunch-word-real = real

## /tally

tally-word-players = players
tally-word-pairs = pairs
tally-word-records = records
tally-word-ratings = ratings
tally-word-history = history
tally-word-me = me
tally-word-table = table
tally-word-weeks = weeks
tally-word-beats = who beats whom
tally-word-all = all time
tally-word-season = season
tally-word-month = this month
tally-word-week = this week
tally-word-add = add
tally-word-undo = undo
tally-word-name = name

## /remind

remind-word-weekdays = weekdays
remind-word-daily = daily
remind-word-off = off
remind-word-on = on
remind-word-summary = summary
# What people say around a time, with commas between.
remind-around = at, o’clock, oclock

## /language

language-word-me = me
language-word-chat = chat

## /rules

rules-word-compare = compare
rules-word-compare-also = comparison
