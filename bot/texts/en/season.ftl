# A season in pictures: its table, lines over the weeks, who beats whom.

season-all-games = All games
season-more = and { $count } more
season-others = { $count } others

## What is counted

season-generals = Generals
season-balds = Balds
season-titles = Titles
season-losses = Losses
season-rounds = Rounds
season-evenings = Evenings
season-won = Won
season-lost = Lost
season-drawn = Drawn
season-goats = Goats
season-matches = Matches

## The lines, and who beats whom

season-by-week = { $what }, week by week
season-fewest = { $what ->
    [titles] The fewest titles lead.
   *[generals] The fewest Generals lead.
}
season-fewest-per-round = { $what ->
    [titles] The fewest titles per round played lead.
   *[generals] The fewest Generals per round played lead.
}
season-most-per-round = { $what ->
    [titles] The most titles per round played lead.
   *[generals] The most Generals per round played lead.
}
season-course = { $team }: { $what } { $count }, { $latest } of them in the latest week.
season-beats = { $what ->
    [rounds] Rounds won by the one on the left against the one above
   *[matches] Matches won by the one on the left against the one above
}
season-beat = { $one } has won { $what ->
    [rounds] { $times ->
        [one] { $times } round
       *[other] { $times } rounds
    }
   *[matches] { $times ->
        [one] { $times } match
       *[other] { $times } matches
    }
} against { $other }.
