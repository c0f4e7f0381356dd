# Общий счёт: итоги, один игрок, рекорды, история, записи от руки.

## Итоги

tally-empty = Здесь пока нечего показать. В общий счёт идут только партии между людьми.
tally-empty-then = За это время ничего не записано. В общий счёт идут только партии между людьми.
tally-head = <b>Общий счёт этого чата</b>
tally-teams = <b>Парами</b>
tally-account = { $names }: { $counts }
tally-called = { $called } ({ $names }): { $counts }
tally-won = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
}
tally-lost = { $count ->
    [one] { $count } поражение
    [few] { $count } поражения
   *[many] { $count } поражений
}
tally-drawn = { $count ->
    [one] { $count } ничья
    [few] { $count } ничьи
   *[many] { $count } ничьих
}
tally-round_won = { $count ->
    [one] { $count } выигранный кон
    [few] { $count } выигранных кона
   *[many] { $count } выигранных конов
}
tally-round_lost = { $count ->
    [one] { $count } проигранный кон
    [few] { $count } проигранных кона
   *[many] { $count } проигранных конов
}
tally-goat = { $count ->
    [one] { $count } козёл
    [few] { $count } козла
   *[many] { $count } козлов
}
tally-general = { $count ->
    [one] { $count } генерал
    [few] { $count } генерала
   *[many] { $count } генералов
}
tally-bald = { $count ->
    [one] { $count } лысый
    [few] { $count } лысых
   *[many] { $count } лысых
}
tally-daily = { $count ->
    [one] { $count } расклад дня
    [few] { $count } расклада дня
   *[many] { $count } раскладов дня
}
tally-daily_moves = { $count ->
    [one] { $count } кость уложена в раскладах дня
    [few] { $count } кости уложены в раскладах дня
   *[many] { $count } костей уложено в раскладах дня
}
tally-head-of = <b>Общий счёт этого чата</b> · { $about }
tally-since = с { $date }

## Один игрок, двое, рекорды

tally-none = За игроком { $name } здесь пока ничего не записано.
tally-run-now = { $won ->
    [yes] { $what ->
        [rounds] Сейчас подряд выиграно конов: { $length }
       *[matches] Сейчас подряд выиграно партий: { $length }
    }
   *[no] { $what ->
        [rounds] Сейчас подряд проиграно конов: { $length }
       *[matches] Сейчас подряд проиграно партий: { $length }
    }
}, с { $since }.
tally-run-longest = { $what ->
    [rounds] Лучшая серия, выиграно конов подряд: { $length }, { $days }.
   *[matches] Лучшая серия, выиграно партий подряд: { $length }, { $days }.
}
tally-partner = Чаще всего выигрывает, когда напарник — { $names }.
tally-beats = Чаще всего побеждает игрока { $name }: { $what ->
    [rounds] { $times ->
        [one] { $times } кон
        [few] { $times } кона
       *[many] { $times } конов
    }
   *[matches] { $times ->
        [one] { $times } партия
        [few] { $times } партии
       *[many] { $times } партий
    }
}.
tally-loses-to = Чаще всего проигрывает игроку { $name }: { $what ->
    [rounds] { $times ->
        [one] { $times } кон
        [few] { $times } кона
       *[many] { $times } конов
    }
   *[matches] { $times ->
        [one] { $times } партия
        [few] { $times } партии
       *[many] { $times } партий
    }
}.
tally-duel = { $what ->
    [rounds] Коны: { $one } { $won } – { $lost } { $other }
   *[matches] Партии: { $one } { $won } – { $lost } { $other }
}
tally-duel-drawn = { $count ->
    [one] и { $count } ничья
    [few] и { $count } ничьи
   *[many] и { $count } ничьих
}
tally-duel-together = { $what ->
    [rounds] { $names } вместе: конов выиграно { $won }, проиграно { $lost }
   *[matches] { $names } вместе: партий выиграно { $won }, проиграно { $lost }
}
tally-duel-none = { $one } и { $other } здесь ещё не встречались.
tally-record-run = { $what ->
    [rounds] Лучшая серия: { $name }, выиграно конов подряд: { $length }, { $days }
   *[matches] Лучшая серия: { $name }, выиграно партий подряд: { $length }, { $days }
}
tally-record-best = Больше всего за одну партию: { $name }, { $count }, { $date }
tally-records-none = Рекордов здесь ещё нет. Две победы подряд — уже рекорд; в счёт идут только партии между людьми.

## Рейтинг

tally-ratings = <b>Рейтинг</b>
tally-ratings-of = <b>{ $game }</b>
tally-rating = { $place }. { $name }: { $points } ({ $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
})
tally-ratings-about = Победа над сильными даёт больше; что сделала сторона, напарники делят между собой. Все начинают с 1500.
tally-ratings-none = Рейтинг появляется после { $enough } партий одной игры между людьми.

## История

tally-entry = { $date } · { $what } · { $by } · <c>{ $entry }</c>
tally-entry-round = кон { $round }
tally-entry-beat = победа: { $won }, поражение: { $lost }
tally-entry-draw = ничья: { $sides }
tally-entry-reason = { $line } · «{ $reason }»
tally-entry-void = (больше не считается) { $line }
tally-cancelled = отменяет <c>{ $entry }</c>
tally-by-bot = сосчитал бот
tally-by = записано со слов: { $name }
tally-undo = Отменить { $entry }
tally-undo-ask = Больше не считать эту запись? В истории она останется.
tally-undo-sure = Да, отменить
tally-undone = { $name } отменяет запись:
tally-undone-round = Итог партии по-прежнему в счёте. Если он теперь неверен, отмени и { $entry }, а верный впиши: <c>/tally добавить</c>.
tally-undone-match = Коны партии по-прежнему в счёте, каждый сам по себе.
tally-added = { $name } сообщает результат:
tally-added-first = Победил тот, кто стоит первым; все остальные проиграли.
tally-added-undo = Эту запись можно отменить в течение { $minutes } мин.; админы чата могут сделать это в любое время.
tally-season-set = Сезон начинается { $date }. Его показывает «/tally сезон».
tally-named = { $names } теперь называются так: { $called }.
tally-name-gone = { $names }: общего названия больше нет.

## Почему нет

tally-what = Непонятно: «{ $word }». Напиши, что показать: игроки, пары, рекорды, рейтинг, история, я, таблица, по неделям, кто кого; сегодня, вчера, эта неделя, прошлая неделя, этот месяц, прошлый месяц, этот год, прошлый год, сезон, за всё время; день, месяц или год; игру; имя одного или двух человек.
tally-two-people = Назови одного человека или двух разных, чтобы сравнить их.
tally-no-season = Сезон здесь ещё не начат. Админы чата начинают его так: «/tally сезон» и дата, например 2026-09-01.
tally-bad-date = «{ $date }» — не дата. Пиши так: 2026-09-01.
tally-undo-none = За последние { $minutes } минут тобой здесь не записано ничего, что можно отменить. Записи показывает «/tally история».
tally-undo-unknown = Записи «{ $entry }» здесь нет. Все записи показывает «/tally история».
tally-undo-final = Это уже отменено или само отменяет другую запись. Так и останется; верное запиши заново.
tally-undo-not-yours = Отменить запись может только тот, кто её сделал, в течение { $minutes } мин.; админы чата — в любое время.
tally-undo-on-sheet = Это записано на листке счёта, который ещё ведётся. Отменяй там: <c>/sheet отменить</c>.
tally-add-how = Результат пишется так: /tally добавить general: Аня, Боря > Вера, Гена; коны 5:3; генералы 2:4. Победители стоят первыми; при ничьей вместо > ставится =. Имя, в котором есть такой знак, берётся в кавычки. Перед игрой можно назвать день не раньше чем год назад: <c>вчера</c>, <c>25.11.2026</c>. Если партия не решена, пишутся одни коны: <c>/tally добавить general: коны Аня, Боря 3:1 Вера, Гена</c>.
tally-add-people = Никого нельзя назвать дважды, и играют не больше { $most } человек.
tally-add-count = Непонятно: «{ $word }». Можно указать коны 5:3, генералы 2:4, лысые 0:1 или козлы 0:1; сначала — за первую сторону.
tally-add-foreign = В игре «{ $game }» не считают «{ $word }».
tally-add-sides = В игру «{ $game }» такими сторонами не играют. Напарники стоят вместе: Аня, Боря > Вера, Гена. Кто играет за себя, стоит отдельно: Аня > Боря > Вера.
tally-add-here = О результатах сообщают в том чате, где они считаются.
tally-add-when = { $date } не входит в последний год. Результат может быть за сегодня или за день не раньше чем год назад.
tally-name-how = Пара называется так: /tally название Аня + Боря: Молотки. Если после двоеточия ничего нет, названия больше не будет.
tally-name-taken = «{ $called }» здесь уже кто-то называется.
tally-name-many = Общее название может быть не больше чем у { $most } человек.
tally-name-not-yours = Название могут выбрать только они сами или админы чата.
no-such-person = Никого с именем «{ $name }» здесь не знают. Известны те, кто уже сидел за столом этого чата.
name-of-several = С «{ $name }» здесь начинается несколько имён: { $names }. Напиши нужное имя полнее.

## Вечер генеральского козла

evening-title = { $game } · { $date }
evening-sign-won = выигрыш
evening-sign-lost = проигрыш
evening-sign-general = генерал
evening-sign-bald = лысый
evening-sign-fish = рыба
evening-sign-out = не за столом
evening-count = { $what } { $count }
evening-team = { $team }: { $counts }.
