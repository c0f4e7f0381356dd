# Сезон в картинках: таблица, линии по неделям, кто кого.

season-all-games = Все игры
season-more = и ещё { $count }
season-others = Другие ({ $count })

## Что считается

season-generals = Генералы
season-balds = Лысые
season-titles = Титулы
season-losses = Проигрыши
season-rounds = Коны
season-evenings = Вечера
season-won = Победы
season-lost = Поражения
season-drawn = Ничьи
season-goats = Козлы
season-matches = Партии

## Линии; кто кого

season-by-week = { $what }, неделя за неделей
season-fewest = { $what ->
    [titles] Впереди те, у кого меньше титулов.
   *[generals] Впереди те, у кого меньше генералов.
}
season-fewest-per-round = { $what ->
    [titles] Впереди те, у кого меньше титулов на сыгранный кон.
   *[generals] Впереди те, у кого меньше генералов на сыгранный кон.
}
season-most-per-round = { $what ->
    [titles] Впереди те, у кого больше титулов на сыгранный кон.
   *[generals] Впереди те, у кого больше генералов на сыгранный кон.
}
season-course = { $team }: { $what } { $count }, из них за последнюю неделю { $latest }.
season-beats = { $what ->
    [rounds] Сколько конов тот, кто слева, выиграл у того, кто сверху
   *[matches] Сколько партий тот, кто слева, выиграл у того, кто сверху
}
season-beat = { $one } выигрывает у игрока { $other } { $what ->
    [rounds] { $times ->
        [one] { $times } кон
        [few] { $times } кона
       *[many] { $times } конов
    }
   *[matches] { $times ->
        [one] { $times } партию
        [few] { $times } партии
       *[many] { $times } партий
    }
}.
