# Words behind commands, as people type them in any language: they are looked for in all of these files.

## People

# Who types this himself, in every form, with commas between.
oneself = me, myself

# What stands between two names.
between-names = and

## Commands

# Commands that there are not, behind what is meant by them.
command-also =
    move pass: pass, skip, knock
    move draw: draw, take, buy
    sheet undo: undo
    tally: stats, statistics, scores, leaderboard, ranking, top
    tally season: season
    table: score, points, board
    stop: end, cancel, abort, finish
    leave: quit, exit
    play: new, newgame, game, begin, again, rematch
    settings: options, config, clock, timer, pause

## /play

# What people say before a target, with commas between.
target-before = to, first to, up to, until, till
# The same before a number of rounds.
rounds-before = for, in, over
# The same before minutes, but nothing that says when a game is to begin.
minutes-before = for
# The same before a number of those who play, and of computer players.
players-before = for, with
computers-before = with, against
# The same before such a number where it is not said what it counts.
seats-before = for
# Numbers as people write them out, in every form.
numbers =
    1: one
    2: two
    3: three
    4: four
    5: five
    6: six
    7: seven
    8: eight
    9: nine
    10: ten
    11: eleven
    12: twelve
# Other words for what a house rule can be.
value-also =
    none: unlimited
# What may be said behind a number, in every form.
unit-points = point, points, pt, pts, pip, pips
unit-marks = mark, marks
unit-rounds = round, rounds
unit-minutes = minute, minutes, min, mins
unit-players = player, players, person, persons, people
unit-computers = computer, computers, bot, bots, robot, robots, AI, AIs, computer player, computer players
# What people say before a house rule that is on or off, and what its name becomes there if that is not the one shown.
with-before = with
without-before = no, without, with no
switched =
    teams: partners
# What may stand between that word and the name.
before-name = the, any
# What people say behind a house rule that is on or off.
on-behind = on, allowed
off-behind = off, not allowed, forbidden
# House rules with what they shall be, as people say them without their names.
unnamed =
    set 6: double six, double 6, double six set
    set 9: double nine, double 9, double nine set
    set 12: double twelve, double 12, double twelve set
    set 15: double fifteen, double 15, double fifteen set
    set 18: double eighteen, double 18, double eighteen set
    teams true: in pairs, in teams, as pairs, as partners, partners, 2 vs 2, 2v2, two against two
    teams false: everybody for himself, everyone for themselves, each for himself, every man for himself
    single_round true: one round, a round, single round, a single round, only one round, just one round
    title_rule bald: bald, bald variant, the bald variant, with balds, naked
    signals free: bluffing, with bluffing, bluffing allowed, bluffs, with bluffs, lying allowed
    session_minutes 30: half an hour, half hour
    session_minutes 45: three quarters of an hour
    session_minutes 60: an hour, one hour, 1 hour
    computers 1: a computer, the computer, computer, a bot, the bot, a robot, an AI, the AI, a computer player, one of your computers
    computers true: computers, the computers, bots, robots, computer players
# Words that change nothing.
filler = and, please, pls

## /move

# Where a tile goes, and what one does besides, in every form, with commas between.
move-word-left = left, to the left, on the left, left end, left side
move-word-right = right, to the right, on the right, right end, right side
move-word-up = up, top, to the top
move-word-down = down, bottom, to the bottom
move-word-draw = draw, draw a tile, take, take a tile
move-word-pass = pass, I pass, knock

## /sheet

sheet-word-with = with
sheet-word-undo = undo
sheet-word-round = round
sheet-word-export = export
sheet-word-fish = fish
sheet-word-out = out
# What people also say of whoever is out, with commas between.
sheet-out-also = won, wins, winner, has won, finished, finishes, went out, goes out, is out, am out, have won, win, was out, finished first, an ordinary tile, ordinary tile, ordinary, a normal tile, normal tile, normal, another tile, plain, out first, won the round, wins the round, dominoed, won by, is the winner, played, plays, laid, lays, put down, dominoes
# Who says this before one of these means himself; elsewhere it may be another word, as a Polish *and* is.
sheet-oneself-out = I
# The special tiles in words, in every form.
sheet-tiles =
    0-0: double blank, double zero, blank blank, zero zero, double 0, double-0
    6-6: double six, double 6, six six
    0-0 6-6: both, both of them, both doubles, the two doubles
# What people also say of a fish.
sheet-fish-also = blocked, jammed, blocked game, another fish, it’s a fish, it was a fish, again a fish, nobody can move, nobody could move, no one can move, no one could move, nobody can play, nobody could play, nobody can go, nobody could go, no one can go, no one could go, nobody can go on, no more moves, stuck, stalemate
# What they say before and behind what somebody holds.
sheet-around = has, had, holds, still has, points left, pts left, have, still have, at once, got, has got, ’s got
# What else says nothing there: that it was so before, and what links a word to who or what it is said of.
sheet-besides = again, once again, once more, by, is, was, it’s, it is, it was, who, on, w
# What says nothing behind a count or a tile; elsewhere it may mean something.
sheet-behind-held = left, remaining, left over, in hand, last, at the end
# What may stand between the number of a round and how it went.
sheet-round-was = was, was a, it was, it was a, is, should be, should have been, to
# What else people say there: to take back, to end, to see how it stands, and that something is wrong.
sheet-also =
    undo: delete, delete it, delete that, remove, revert, take back, take it back, take that back, scratch that, cancel last, cancel that, cancel the last round, go back, back
    end: done, we are done, we’re done, we are finished, that’s it, that’s all, time’s up, time is up, lunch is over, break is over, no more rounds
    show: score, scores, the score, what’s the score, what is the score, standings, who leads, who is leading, who is ahead, who’s ahead, who is winning, time, time left, how long left, how much time, how much time is left
    wrong: no, not, wrong, it was wrong, that was wrong, that’s wrong, mistake, my mistake, oops, sorry, actually, correction, instead, I mean, last round, the last round, the last one
sheet-word-over = over
sheet-word-end = end

## /lunch

lunch-word-real = real
# What people also say who have real tiles, with what stands before it.
lunch-real-also = real tiles, with real tiles, with the real tiles, real dominoes, with real dominoes, with our own tiles

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
tally-word-today = today
tally-word-yesterday = yesterday
tally-word-last_week = last week
tally-word-last_month = last month
tally-word-year = this year
tally-word-last_year = last year
tally-word-add = add
tally-word-undo = undo
tally-word-name = name
# What stands between winners and losers, in every form, with commas between.
tally-beat = beat, beats, defeat, defeats, defeated, won against, win against, wins against, have beaten, has beaten, have defeated, has defeated, have won against, has won against
# The same where the losers stand before the last word of it, as in the German “hat gegen Ann gewonnen”.
tally-beat-apart = beat again, beats again
# What stands between losers and winners, in every form, with commas between.
tally-lost-to = lost to, lost against, lose to, loses to, have lost to, has lost to
# What people say around these and around names, with commas between.
tally-around = and, or, vs, versus, against, with, of, for, in, the, please, show, show me, how is, how are, how often, how often did, beat, won, lost, who won, who wins, who is winning, who leads, who has won, generals, goats, wins, losses, rounds, matches, games, score, scores, standings, stats, results, points, who, who is, how many, did, has, have, was, is, were, are, most, most often, who has most, how often was, how often has, won most, everybody, everyone, on, top, best, the best, who is best, who’s best, who is the best, times, how many times, how many times did, how many times has, leaderboard, leading, winning, who’s winning, who’s leading, currently, so far, now, between, all of us, goat count, win, losses of, strongest, who was, only, just, become, became
# What stands before a time with which all begins that is asked for, with commas between.
tally-from = since, since the, starting
# What may stand beside a weekday that is past.
tally-past = last, past
tally-before-yesterday = day before yesterday, the day before yesterday
# What else these are called.
tally-also =
    players: people, per person
    pairs: teams, team, per team, by team, couples, pair, couple
    week: week
    month: month
    last_week: previous week, the week before
    last_month: previous month, the month before
    year: year, since the start of the year, since the beginning of the year
    last_year: previous year, the year before
    add: enter
    undo: revert, delete, remove
    weeks: chart, graph, lines
    ratings: elo, rating, ranks
    records: streak, streaks, record, best streak, longest streak
    season: new season, the season, since the start of the season
    me: my, mine

## /remind

remind-word-weekdays = weekdays
remind-word-daily = daily
remind-word-off = off
remind-word-on = on
remind-word-summary = summary
# What else people write for these words, with commas between.
remind-also =
    weekdays: weekday, every weekday, on weekdays, workdays, working days, mon-fri, monday to friday
    daily: every day, each day, everyday
    off: no, never, stop
    on: yes
    summary: weekly summary
# What people say around a time, with commas between.
remind-around = at, o’clock, oclock, in
# Twelve o’clock, as people say it.
remind-noon = noon, midday

## /language

language-word-me = me
language-word-chat = chat

## /rules

rules-word-compare = compare
rules-word-compare-also = comparison, comparison of, difference between, differences between
# What may also stand before two games, or between them, with commas between.
rules-word-differ = difference, differences, differ from, differs from, different from, compared to, compared with, vs, versus
