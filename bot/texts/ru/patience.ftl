## Игры для одного

patience-line = Линия:
patience-rows-words = Ряды слева направо, в каждом можно взять последнюю кость: { $rows }.
patience-batch-words = Порция: { $rows }.
patience-free = Можно взять: { $tiles }
patience-batches = Порция { $number }, { $left ->
    [0] последняя.
   *[other] впереди ещё { $left }.
}
told-turned-up = Открыта кость { $tile }, с неё начинается линия.
told-batch = Порция { $number }: { $tiles }
alone-head = <b>{ $game }</b>
alone-head-daily = <b>{ $game }</b> · расклад дня, { $date }
alone-turn = Играет { $name }, советовать можно всем.
patience-solved = <b>Сошлось! Играет { $name }.</b> { $laid ->
    [one] В линии { $laid } кость, больше не осталось.
    [few] В линии { $laid } кости, больше не осталось.
   *[many] В линии { $laid } костей, больше не осталось.
}
patience-stuck = <b>Не сошлось: { $name }.</b> { $laid ->
    [one] Уложена { $laid } кость,
    [few] Уложено { $laid } кости,
   *[many] Уложено { $laid } костей,
} и ни одна из свободных не подходит.
patience-stuck-at-once = <b>Из первой порции не подходит ничего.</b> { $name }: тут ничего нельзя было сделать.
patience-longest = <b>Линия готова: { $name }, { $laid ->
    [one] { $laid } кость.
    [few] { $laid } кости.
   *[many] { $laid } костей.
}</b> Больше ничего не подходит.
patience-left = Остались: { $tiles }
button-another = Ещё раз

## Подсказки

button-hint = Подсказка
button-chance = Ещё сойдётся?
hint-winnable = Попробуй { $move }: после этого ещё можно выиграть.
hint-lost = Выиграть уже нельзя. Дальше всего, или почти, ведёт { $move }.
hint-unknown = Попробуй { $move }. Сойдётся ли, сказать не могу.
hint-none = Лучшего хода я здесь не знаю.
chance-winnable = Да, ещё может сойтись.
chance-lost = Нет, уже не сойдётся.
chance-unknown = Сказать не могу: { $why ->
    [hidden] это зависит от костей, которых ещё никто не видел.
   *[long] путей слишком много, все не просмотреть.
}
hint-daily = Расклад дня каждый решает сам: к нему подсказок нет.

## Расклад дня

daily-head = <b>Расклад дня, { $date }</b>
daily-about = Пасьянс 1, один на весь мир, и решение у него есть. Пробуй сколько хочешь: считаются все кости, которые ты уложишь, пока он не сойдётся. Подсказок нет.
daily-nobody = Здесь его ещё никто не раскладывал.
daily-line = { $solved ->
    [yes] { $name }: сошлось, уложено костей: { $moves }{ $tries ->
        [1] { "" }
       *[other] , попыток: { $tries }
    }
   *[no] { $name }: пока нет, лучшее { $best } из 28, уложено костей: { $moves }{ $tries ->
        [1] { "" }
       *[other] , попыток: { $tries }
    }
}
daily-share-head = Этим можно поделиться, о костях тут ничего нет:
daily-share-result = Boneyard, { $date }: { $laid }/{ $tiles }, ходов { $moves }
button-daily-play = Играть
button-daily-share = Поделиться
button-daily-tally = Итоги дня
daily-is-over = Это расклад другого дня. Сегодняшний — <c>/daily</c>.
daily-solved = Сегодняшний расклад у тебя уже сошёлся. Следующий будет в полночь по UTC.
daily-elsewhere = Ты уже раскладываешь его: { $room }. Закончи там.
daily-in-our-chat = Ты уже раскладываешь его в нашем чате. Закончи там.
daily-not-solved = Сначала пусть сойдётся.
