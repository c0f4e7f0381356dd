# Итальянское домино: растущая сумма и отметки, за которые пишут очки.

## Стол

sum-total = <b>Сумма { $total }</b>
sum-caption = Сумма
sum-latest = Последние кости, каждая со своей суммой: { $tiles }
sum-words = Кости от первой до последней: { $tiles }.
sum-next = <b>Сумма { $total }</b>: до { $mark } ещё { $missing }, за отметку { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
sum-marks = Отметки: { $marks }.
sum-mark = { $state ->
    [hit] { $mark } ✓ { $name }
    [missed] { $mark } пройдена
    [next] <b>{ $mark }</b> ({ $points })
   *[ahead] { $mark } ({ $points })
}
sum-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
sum-missing = ещё { $missing }

## Для игрока

sum-how = Подходит любая кость. Кто доведёт сумму точно до отметки, пишет очки; перескочить отметку ничего не стоит.{ $draws ->
    [yes] { " " }Можно и взять кость с базара вместо хода.
   *[no] { "" }
}
sum-move = { $result ->
    [scores] { $tile } = { $total } ★ +{ $points }
    [over] { $tile } = { $total }, конец
   *[plain] { $tile } = { $total }
}

## Что случилось

told-added = { $name }: { $tile }, сумма { $total }.
sum-ended = { $how ->
    [full] <b>Кон { $round } окончен на { $total }</b>: отметок больше нет. Последний ход — { $name }, { $tiles }.
   *[out] <b>Кон { $round } окончен на { $total }</b>: костей ни у кого не осталось. Последний ход — { $name }, { $tiles }.
}
result-round-points = За этот кон, всё уже записано: { $points }. Кости на руках ничего не стоят.
result-round-points-one = { $name } { $points }
