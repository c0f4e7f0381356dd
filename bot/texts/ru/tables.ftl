# Столы: сбор игроков, выкладка, кости на руках, ход игры, итоги.
# Имена не склоняются, а род игрока неизвестен: отсюда настоящее время и обороты с двоеточием.

## Имена и мелочи

side = { $players }
tiles = { $tiles }
no-tiles = пусто
account = { $side } — { $score }
count = { $name } — { $tiles }
name-with-id = { $name } (<c>{ $id }</c>)
option-is = { $option }: { $value }
value-true = да
value-false = нет
value-none = не задано
players-range = от { $fewest } до { $most }
players-some = { $numbers }

## Игры одной фразой

tagline-block = Кость к кости, без базара. Когда ходить больше некому, выигрывает тот, у кого меньше костей.
tagline-draw = Кость к кости; нечем ходить — бери с базара.
tagline-goat = Избавься от костей. Проигравшие пишут то, что осталось на руках, и кто первым набрал сколько условлено, тот и козёл.
tagline-general = Закончи на 0-0 или 6-6, и следующий по кругу — генерал. Генералов считают по командам.

## Сбор за столом

lobby-head = <b>{ $game }</b> · стол { $table }
lobby-options = Правила стола — { $options }
lobby-seat = { $number }. { $name }{ $host ->
    [yes] { " " }(ведёт стол)
   *[no] { "" }
}
lobby-seat-team = { $number }. { $name } · команда { $team }{ $host ->
    [yes] { " " }(ведёт стол)
   *[no] { "" }
}
lobby-ready = Можно начинать.
lobby-wanted = За столом { $seated }, а для игры нужно столько: { $players }.
lobby-unreached = Личные сообщения пока не доходят: { $names }. { $way ->
    [open] Нажми «Открыть наш чат», и кости придут туда.
   *[write] Разреши личные сообщения от участников сервера и нажми «Напиши мне».
} А пока их покажет кнопка «Мои кости».
button-open = Открыть наш чат
button-write = Напиши мне
lobby-closed = Стол закрыт ({ $game }).
options-head = <b>{ $game }</b>: правила стола, страница { $page } из { $pages }
option-head = <b>{ $option }</b> (обычно: { $value })
option-choice = { $chosen ->
    [yes] ✓ { $value }
   *[no] { $value }
}
games-head = <b>Игры</b>
games-line = <b>{ $game }</b> (<c>/play { $id }</c>): { $tagline }

button-join = Сесть
button-leave = Встать
button-start = Начать
button-computer = Добавить компьютер
button-options = Правила стола
button-partners = Другие пары
button-game = Другая игра
button-cancel = Закрыть стол
button-previous = ◀
button-next = ▶
button-done = Готово
button-all-options = Все правила

## Стол

table-head = <b>{ $game }</b> · кон { $round }
table-head-named = <b>{ $game }</b> · стол { $table } · кон { $round }
table-scores = Счёт: { $accounts }
table-counts = Кости: { $counts }{ $boneyard ->
    [0] { "" }
   *[other] { " " }· базар { $boneyard }
}
table-empty = На столе пока пусто.
table-turn = Ходит { $name }.
table-commitment = Раздача закреплена отпечатком <c>{ $commitment }</c>; её зерно откроется в конце кона.
table-stopped = Партия остановлена ({ $game }).
layout-row = <c>{ $tiles }</c>
layout-words = Слева направо: { $tiles }.
ends = Левый конец { $left }, правый { $right }.
foot-boneyard = Базар { $count }

call = { $name }, твой ход ({ $game }).
call-late = { $name }, половина времени прошла ({ $game }).
button-inline = Сходить здесь
button-hand = Мои кости
button-back = Я снова здесь

## Что происходит

told-laid = { $name }: { $tiles }{ $where ->
    [l] { " " }слева.
    [r] { " " }справа.
    [both] { " " }на оба конца.
   *[first] .
}
told-drew = { $count ->
    [1] { $name } берёт кость с базара.
    [one] { $name } берёт с базара { $count } кость.
    [few] { $name } берёт с базара { $count } кости.
   *[many] { $name } берёт с базара { $count } костей.
}
told-passed = { $name } пасует.
told-misdealt = { $why ->
    [doubles] Слишком много дублей на одной руке: { $count ->
        [1] пересдача.
       *[other] пересдач — { $count }.
    }
   *[same] Слишком много одинаковых чисел на одной руке: { $count ->
        [1] пересдача.
       *[other] пересдач — { $count }.
    }
}
told-leads = { $name } заходит, и только с { $tile }: { $why ->
    [double] из розданных дублей начинать положено с этого.
   *[no-double] дублей ни у кого нет.
}
told-leads-shown = { $name } показывает { $tile } и заходит с любой кости.
told-leads-any = { $name } заходит с любой кости: { $why ->
    [finisher] первый ход за тем, кто закончил прошлый кон.
    [fish-maker] первый ход за тем, кто сделал рыбу.
    [fish-winner] первый ход за тем, кто выиграл рыбу.
    [winner] первый ход за тем, кто выиграл прошлый кон.
   *[rotate] первый ход идёт по кругу.
}
told-sign = { $kind ->
    [blank] 😉 { $name } подмигивает: 0-0!
   *[six] 😗 { $name } надувает щёку: 6-6!
}

## На руках

hand-table = <b>{ $game }</b>, стол { $table }
hand-table-there = <b>{ $game }</b>, стол { $table } ({ $room })
hand-tiles = Твои кости: <c>{ $tiles }</c>
hand-turn = <b>Твой ход.</b>
hand-where = Куда ставим { $tile }?
hand-waiting = Твоя команда ждёт своей очереди за стол.
hand-held = За тебя играет компьютер.
hand-warning = Половина времени прошла, а ход твой ({ $game }).
button-other-tile = Другая кость
button-sign = { $kind ->
    [blank] 😉 Подмигнуть: у меня 0-0
   *[six] 😗 Надуть щёку: у меня 6-6
}
move-play = { $tile }{ $where ->
    [l] { " " }← слева
    [r] { " " }→ справа
   *[first] { "" }
}
move-plays = { $tiles } вместе
move-where = { $tile } …
move-draw = { $count ->
    [1] Взять кость
    [one] Взять { $count } кость
    [few] Взять { $count } кости
   *[many] Взять { $count } костей
}
move-pass = Пас
move-ambiguous = Эта кость подходит в разные места. Куда ставим?

## Итоги

result-out = <b>Кон { $round }: { $name } заканчивает</b> ходом { $tiles }.
result-fish = <b>Кон { $round }: рыба.</b> Ходить больше некому; последний ход — { $name }, { $tiles }.
result-held = { $name }: на руках { $tiles }
result-held-count = { $count ->
    [one] { $name }: на руках { $count } кость
    [few] { $name }: на руках { $count } кости
   *[many] { $name }: на руках { $count } костей
}
term = { $note ->
    [zero-zero] { $value } ({ $name }, 0-0 идёт дороже)
   *[plain] { $value } ({ $name })
}
sum = { $terms }
result-scored = { $note ->
    [plain] { $side }: { $sum } = { $points }. Всего { $total }.
    [shared] { $side }: { $sum } = { $plain }, делим поровну: { $points }. Всего { $total }.
    [below-minimum] { $side }: { $sum } = { $plain }, меньше 15 — сгорает. Всего { $total }.
    [opened] { $side }: { $sum } = { $points }, счёт открыт. Всего { $total }.
    [burnt] { $side }: { $sum } = { $plain }, меньше порога — сгорает. Всего { $total }.
    [remembered] { $side }: { $sum } = { $plain }, меньше порога — запоминаем. Всего { $total }.
    [remembered-added] { $side }: { $sum } и то, что запомнили, — { $points }. Всего { $total }.
   *[carried] { $side }: { $sum } и то, что осталось от ничейной рыбы, — { $points }. Всего { $total }.
}
result-unscored = { $why ->
    [tie] Меньше всего поровну у нескольких: никто ничего не пишет.
    [tie-carried] У всех поровну: эти очки добавятся к очкам следующего кона.
   *[void] Рыба не в счёт: кон переигрываем.
}
result-titled = { $title ->
    [general] <b>{ $worth ->
        [1] Генерал
        [one] { $worth } генерал
        [few] { $worth } генерала
       *[many] { $worth } генералов
    }!</b> Заканчивает { $finisher }, дальше по кругу — { $name }. Пишем команде { $side }.
    [bald] <b>Лысый!</b> Заканчивает на 0-0 { $finisher }, дальше по кругу — { $name }. Пишем команде { $side }.
   *[loss] Заканчивает { $finisher }, дальше по кругу — { $name }. Кон проигрывает команда { $side }.
}
result-yielded = Команда { $out } уступает стол команде { $into }: { $why ->
    [title] из-за титула.
   *[losses] проигрышей достаточно.
}
result-next = Следующий кон начинает { $name }: { $why ->
    [finisher] первый ход за тем, кто закончил.
    [fish-maker] первый ход за тем, кто сделал рыбу.
    [fish-winner] первый ход за тем, кто выиграл рыбу.
    [winner] первый ход за тем, кто выиграл.
   *[rotate] первый ход идёт по кругу.
}
result-next-found = { $why ->
    [title-double] Следующий кон начинает тот, у кого 1-1.
   *[again] Кто начинает следующий кон, решат кости.
}
result-standing = Счёт: { $accounts }
result-seed = Зерно этого кона <c>{ $seed }</c> даёт отпечаток <c>{ $commitment }</c> (проверка — <c>/verify</c>).
result-uncounted = С компьютером или в одиночку: в общий счёт не идёт.
match-won = <b>{ $winning ->
    [1] Партию выигрывает { $winners }!
   *[other] Партию выигрывают { $winners }!
}</b>{ $why ->
    [goat] { " " }В козлах: { $losers }.
   *[other] { "" }
}
match-drawn = <b>Партия сыграна вничью.</b>
button-deal = Следующий кон
button-rematch = Реванш
button-new-table = Новый стол
