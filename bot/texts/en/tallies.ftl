# Tallies: totals, portraits, records, the history, entries by hand.

## Totals

tally-empty = There is nothing to show here yet. Only matches between people count.
tally-empty-then = Nothing was counted in that time. Only matches between people count.
tally-head = <b>Tallies of this chat</b>
tally-teams = <b>Together</b>
tally-account = { $names }: { $counts }
tally-called = { $called } ({ $names }): { $counts }
tally-won = { $count ->
    [one] 1 match won
   *[other] { $count } matches won
}
tally-lost = { $count ->
    [one] 1 match lost
   *[other] { $count } matches lost
}
tally-drawn = { $count ->
    [one] 1 match drawn
   *[other] { $count } matches drawn
}
tally-round_won = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
}
tally-round_lost = { $count ->
    [one] 1 round lost
   *[other] { $count } rounds lost
}
tally-goat = { $count ->
    [one] 1 goat
   *[other] { $count } goats
}
tally-general = { $count ->
    [one] 1 General
   *[other] { $count } Generals
}
tally-bald = { $count ->
    [one] 1 bald
   *[other] { $count } balds
}
tally-daily = { $count ->
    [one] 1 layout of the day
   *[other] { $count } layouts of the day
}
tally-daily_moves = { $count ->
    [one] 1 tile laid for layouts of the day
   *[other] { $count } tiles laid for layouts of the day
}
tally-head-of = <b>Tallies of this chat</b> · { $about }
tally-since = since { $date }

## One person, two people, records

tally-none = Nothing is counted for { $name } here.
tally-run-now = { $won ->
    [yes] { $what ->
        [rounds] Now { $length } rounds won in a row
       *[matches] Now { $length } matches won in a row
    }
   *[no] { $what ->
        [rounds] Now { $length } rounds lost in a row
       *[matches] Now { $length } matches lost in a row
    }
}, since { $since }.
tally-run-longest = { $what ->
    [rounds] Longest: { $length } rounds won in a row, { $days }.
   *[matches] Longest: { $length } matches won in a row, { $days }.
}
tally-partner = Wins most with { $names }.
tally-beats = Beats { $name } most often: { $what ->
    [rounds] { $times ->
        [one] { $times } round
       *[other] { $times } rounds
    }
   *[matches] { $times ->
        [one] { $times } match
       *[other] { $times } matches
    }
}.
tally-loses-to = Loses to { $name } most often: { $what ->
    [rounds] { $times ->
        [one] { $times } round
       *[other] { $times } rounds
    }
   *[matches] { $times ->
        [one] { $times } match
       *[other] { $times } matches
    }
}.
tally-duel = { $what ->
    [rounds] Rounds: { $one } { $won } – { $lost } { $other }
   *[matches] Matches: { $one } { $won } – { $lost } { $other }
}
tally-duel-drawn = { $count ->
    [one] and { $count } draw
   *[other] and { $count } draws
}
tally-duel-together = { $what ->
    [rounds] { $names } together: rounds won { $won }, lost { $lost }
   *[matches] { $names } together: matches won { $won }, lost { $lost }
}
tally-duel-none = { $one } and { $other } have not met here.
tally-record-run = { $what ->
    [rounds] Longest run: { $name }, { $length } rounds won one after another, { $days }
   *[matches] Longest run: { $name }, { $length } matches won one after another, { $days }
}
tally-record-best = Most in one match: { $name }, { $count }, { $date }
tally-records-none = There are no records here yet. Two wins in a row would be one; only matches between people count.

## Ratings

tally-ratings = <b>Ratings</b>
tally-ratings-of = <b>{ $game }</b>
tally-rating = { $place }. { $name }: { $points } ({ $matches ->
    [one] 1 match
   *[other] { $matches } matches
})
tally-ratings-about = Beating strong players gains most; partners share the result of their side. Everybody begins at 1500.
tally-ratings-none = A rating here takes { $enough } matches of a game between people.

## The history

tally-entry = { $date } · { $what } · { $by } · <c>{ $entry }</c>
tally-entry-round = round { $round }
tally-entry-beat = { $won } beat { $lost }
tally-entry-draw = a draw of { $sides }
tally-entry-reason = { $line } · “{ $reason }”
tally-entry-void = (no longer counts) { $line }
tally-cancelled = takes back <c>{ $entry }</c>
tally-by-bot = counted by the bot
tally-by = entered by { $name }
tally-undo = Take back { $entry }
tally-undo-ask = Stop counting this? It stays in the history.
tally-undo-sure = Yes, take it back
tally-undone = { $name } has taken an entry back:
tally-undone-round = The result of its match still counts. If that is wrong now, take back { $entry }, too, and enter the right one: <c>/tally add</c>.
tally-undone-match = The rounds of its match still count, each by itself.
tally-added = { $name } has entered a result:
tally-added-first = Whoever is named first has won, all others have lost.
tally-added-undo = It can be taken back for { $minutes } minutes; those who run the chat can do that at any time.
tally-season-set = The season begins on { $date }. “/tally season” shows it.
tally-named = { $names } are called { $called } from now on.
tally-name-gone = { $names } no longer have a name together.

## Why not

tally-what = I do not understand “{ $word }”. Write what you want to see: players, pairs, records, ratings, history, me, table, weeks or who beats whom; today, yesterday, this week, last week, this month, last month, this year, last year, season or all time; a day, a month or a year; a game; one or two people by name.
tally-two-people = Name one person, or two different ones to see them side by side.
tally-no-season = No season has begun here. Those who run the chat begin one with “/tally season” and a date, such as 2026-09-01.
tally-bad-date = “{ $date }” is not a date. Write it like 2026-09-01.
tally-undo-none = You have entered nothing here in the last { $minutes } minutes that could be taken back. “/tally history” shows the entries.
tally-undo-unknown = There is no entry “{ $entry }” here. “/tally history” shows them.
tally-undo-final = This has been taken back already, or takes something back itself. That stays; put what is right into a new entry.
tally-undo-not-yours = Only whoever made an entry may take it back, for { $minutes } minutes; those who run the chat may do that at any time.
tally-undo-on-sheet = This was entered on a score sheet that is still open. Take it back there: <c>/sheet undo</c>.
tally-add-how = Write a result like this: /tally add general: Ann, Bob > Cid, Dot; rounds 5:3; generals 2:4. The winners come first; a draw has = instead of >. Put a name with such signs in it in quotation marks. A day up to a year ago may come before the game: <c>yesterday</c>, <c>2026-11-25</c>. If no match was decided, enter the rounds alone: <c>/tally add general: rounds Ann, Bob 3:1 Cid, Dot</c>.
tally-add-people = Nobody can be named twice, and at most { $most } people play.
tally-add-count = I do not understand “{ $word }”. Counts are rounds 5:3, generals 2:4, balds 0:1 or goats 0:1; first those of the side named first.
tally-add-foreign = “{ $word }” is not counted in { $game }.
tally-add-sides = { $game } is not played by sides like these. Name partners together: Ann, Bob > Cid, Dot. Name whoever plays for himself alone: Ann > Bob > Cid.
tally-add-here = Enter results in the chat where they count.
tally-add-when = { $date } is not within the past year. A result can be entered for today, or for a day up to a year ago.
tally-name-how = Name a pair like this: /tally name Ann + Bob: The Hammers. With nothing after the colon they no longer have one.
tally-name-taken = Somebody here is already called “{ $called }”.
tally-name-many = At most { $most } people can have a name together.
tally-name-not-yours = Only those two, or those who run the chat, can choose their name.
no-such-person = I know nobody called “{ $name }” here. I know those who have sat at a table of this chat.
name-of-several = Several names here begin with “{ $name }”: { $names }. Write more of the one you mean.

## An evening of General's goat

evening-title = { $game } · { $date }
evening-sign-won = won
evening-sign-lost = lost
evening-sign-general = General
evening-sign-bald = bald
evening-sign-fish = fish
evening-sign-out = sat out
evening-count = { $what } { $count }
evening-team = { $team }: { $counts }.
