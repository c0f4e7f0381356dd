# Een seizoen in plaatjes: de tabel, lijnen over de weken, wie van wie wint.

season-all-games = Alle spellen
season-more = en nog { $count }
season-others = { $count } anderen

## Wat geteld wordt

season-generals = Generaals
season-balds = Kaal
season-titles = Titels
season-losses = Verliezen
season-rounds = Rondes
season-evenings = Sessies
season-won = Gewonnen
season-lost = Verloren
season-drawn = Gelijk
season-goats = Bok
season-matches = Partijen

## De lijnen, en wie van wie wint

season-by-week = { $what }, week voor week
season-fewest = { $what ->
    [titles] Wie de minste titels heeft, staat vooraan.
   *[generals] Wie de minste Generaals heeft, staat vooraan.
}
season-fewest-per-round = { $what ->
    [titles] Wie per ronde de minste titels heeft, staat vooraan.
   *[generals] Wie per ronde de minste Generaals heeft, staat vooraan.
}
season-most-per-round = { $what ->
    [titles] Wie per ronde de meeste titels heeft, staat vooraan.
   *[generals] Wie per ronde de meeste Generaals heeft, staat vooraan.
}
season-course = { $team }: { $what } { $count }, waarvan { $latest } in de laatste week.
season-beats = { $what ->
    [rounds] Gewonnen rondes van wie links staat tegen wie bovenaan staat
   *[matches] Gewonnen partijen van wie links staat tegen wie bovenaan staat
}
season-beat = { $one } heeft { $what ->
    [rounds] { $times ->
        [one] { $times } ronde
       *[other] { $times } rondes
    }
   *[matches] { $times ->
        [one] { $times } partij
       *[other] { $times } partijen
    }
} gewonnen van { $other }.
