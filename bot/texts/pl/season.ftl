# Sezon w obrazkach: tabela, linie po tygodniach, kto kogo pokonuje.

season-all-games = Wszystkie gry
season-more = i jeszcze { $count }
season-others = Inni ({ $count })

## Co się liczy

season-generals = Generałowie
season-balds = Łyse
season-titles = Tytuły
season-losses = Przegrane
season-rounds = Rundy
season-evenings = Wieczory
season-won = Wygrane
season-lost = Przegrane
season-drawn = Remisy
season-goats = Kozły
season-matches = Mecze

## Linie; kto kogo pokonuje

season-by-week = { $what }, tydzień po tygodniu
season-fewest = { $what ->
    [titles] Prowadzi, kto ma najmniej tytułów.
   *[generals] Prowadzi, kto ma najmniej generałów.
}
season-fewest-per-round = { $what ->
    [titles] Prowadzi, kto ma najmniej tytułów na rundę.
   *[generals] Prowadzi, kto ma najmniej generałów na rundę.
}
season-most-per-round = { $what ->
    [titles] Prowadzi, kto ma najwięcej tytułów na rundę.
   *[generals] Prowadzi, kto ma najwięcej generałów na rundę.
}
season-course = { $team }: { $what } { $count }, z tego w ostatnim tygodniu { $latest }.
season-beats = { $what ->
    [rounds] Rundy, które strona po lewej wygrała ze stroną u góry
   *[matches] Mecze, które strona po lewej wygrała ze stroną u góry
}
season-beat = { $one } pokonuje: { $other }, { $what ->
    [rounds] { $times ->
        [one] { $times } runda
        [few] { $times } rundy
       *[many] { $times } rund
    }
   *[matches] { $times ->
        [one] { $times } mecz
        [few] { $times } mecze
       *[many] { $times } meczów
    }
}.
