# Eine Saison in Bildern: ihre Tabelle, Linien über die Wochen, wer wen schlägt.

season-all-games = Alle Spiele
season-more = und noch { $count }
season-others = { $count } andere

## Was gezählt wird

season-generals = Generäle
season-balds = Glatzen
season-titles = Titel
season-losses = Niederlagen
season-rounds = Runden
season-evenings = Sitzungen
season-won = Gewonnen
season-lost = Verloren
season-drawn = Unentschieden
season-goats = Böcke
season-matches = Partien

## Die Linien, und wer wen schlägt

season-by-week = { $what }, Woche für Woche
season-fewest = { $what ->
    [titles] Vorn steht, wer die wenigsten Titel hat.
   *[generals] Vorn steht, wer die wenigsten Generäle hat.
}
season-fewest-per-round = { $what ->
    [titles] Vorn steht, wer je Runde die wenigsten Titel hat.
   *[generals] Vorn steht, wer je Runde die wenigsten Generäle hat.
}
season-most-per-round = { $what ->
    [titles] Vorn steht, wer je Runde die meisten Titel hat.
   *[generals] Vorn steht, wer je Runde die meisten Generäle hat.
}
season-course = { $team }: { $what } { $count }, davon { $latest } in der letzten Woche.
season-beats = { $what ->
    [rounds] Gewonnene Runden der Person links gegen die Person oben
   *[matches] Gewonnene Partien der Person links gegen die Person oben
}
season-beat = { $one } gegen { $other }: { $what ->
    [rounds] { $times ->
        [one] { $times } gewonnene Runde
       *[other] { $times } gewonnene Runden
    }
   *[matches] { $times ->
        [one] { $times } gewonnene Partie
       *[other] { $times } gewonnene Partien
    }
}.
