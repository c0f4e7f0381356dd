# Колбаса: две линии рядом, разрезы и ряды, в которые никто не смотрит.

## Стол

sausage-root = Корень: A <c>{ $tile }</c> B
sausage-row = { $line }: <c>{ $tiles }</c>
sausage-root-words = Корень — { $tile }: линия A начинается с { $a }, линия B — с { $b }.
sausage-line-words = Линия { $line } от корня: { $tiles }.
sausage-cuts = Разрезать можно на глубине { $cuts }.
sausage-cut-at = { $depth } ({ $a } и { $b })
sausage-open = Открыта: <b>{ $tile }</b>.
sausage-open-caption = Открыта

## Игроку

sausage-rows = Ряды лицом вниз: { $rows }
sausage-how = Своих костей никто не знает: когда приходит твой ход, открывается крайняя кость твоего ряда. Её ставят в конец A или B к такому же числу. Кто остался без костей, выиграл кон.
sausage-how-between = Дубль можно ещё вставить между двумя костями, которые сходятся его числом.
sausage-how-cut = Кость с обоими числами, которые A и B показывают на одной глубине, режет там колбасу{ $where ->
    [equal] , если линии одной длины
    [end_only] , если это конец A или B
   *[anywhere] { "" }
}: всё, что лежит до неё, уходит в ряд соперника.
sausage-open-of = { $name } открывает <b>{ $tile }</b>.
sausage-no-place = Ей нигде нет места: она уходит в дальний конец твоего ряда.
sausage-no-double = Начинают с дубля, а это не дубль: она уходит в дальний конец твоего ряда.
sausage-explain-root = Она ложится поперёк стола: с одной половинки растёт линия A, с другой — линия B.
sausage-explain-insert = { $depth ->
    [0] ↓ { $line } 0: между корнем и первой костью линии { $line }, остальное сдвигается.
   *[other] ↓ { $line } { $depth }: в линию { $line } после кости { $depth }, остальное сдвигается.
}
sausage-explain-cut = ✂ { $depth }: корень и по { $depth ->
    [1] одной первой кости
    [one] { $depth } первой кости
    [few] { $depth } первые кости
   *[many] { $depth } первых костей
} с каждой линии — всего { $count ->
    [one] { $count } кость
    [few] { $count } кости
   *[many] { $count } костей
} на { $pips ->
    [one] { $pips } очко
    [few] { $pips } очка
   *[many] { $pips } очков
} — уходят в чужой ряд.
sausage-move-root = { $tile } корнем
sausage-move-end = { $tile } → { $line }
sausage-move-insert = { $tile } ↓ { $line } { $depth }
sausage-move-cut = ✂ { $depth }: { $count ->
    [one] { $count } кость
    [few] { $count } кости
   *[many] { $count } костей
}, { $pips ->
    [one] { $pips } очко
    [few] { $pips } очка
   *[many] { $pips } очков
}
sausage-move-keep = Назад в ряд

## Что происходит

told-revealed = { $name } начинает и открывает { $tile }: { $why ->
    [lot] так решил жребий.
    [fewer-left] начинает тот, у кого осталось меньше очков.
   *[other-begins] осталось поровну, и начинает тот, кто не начинал в прошлый раз.
}
told-inserted = { $depth ->
    [0] { $name }: { $tile } в линию { $line }, у самого корня.
   *[other] { $name }: { $tile } в линию { $line }, после кости { $depth }.
}
told-cut-off = ✂ <b>{ $name } режет на глубине { $depth }</b> костью { $tile }: { $count ->
    [one] { $count } кость
    [few] { $count } кости
   *[many] { $count } костей
} на { $pips ->
    [one] { $pips } очко
    [few] { $pips } очка
   *[many] { $pips } очков
} — в ряд игрока { $to }.
told-kept = { $name }: { $tile } никуда не подходит и уходит назад в ряд.
result-turns-over = Ходы этого кона вышли ({ $turns }), поэтому это рыба.
