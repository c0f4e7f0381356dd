# Листок счёта для тех, кто играет настоящими костями.

## Слова после /sheet, а после /lunch — для настоящих костей

lunch-word-real = вживую
sheet-word-with = вместе
sheet-word-undo = отменить
sheet-word-export = выгрузить
sheet-word-fish = рыба
sheet-word-out = выход
sheet-word-over = всё
sheet-word-end = закончить

## До начала

sheet-lobby = <b>{ $game }</b> · листок счёта { $table }
sheet-guests = Вы играете своими костями, счёт веду я. Нажмите «Сесть». Кто не может, того впишите, имена через запятую: <c>/sheet вместе Вера, Глеб</c>. В этом порядке вы сидите и ходите.

## Листок

sheet-head = <b>{ $game }</b> · листок счёта { $table } · { $rounds ->
    [one] { $rounds } кон
    [few] { $rounds } кона
   *[many] { $rounds } конов
}
sheet-told-finish = <b>Кон { $round }: заканчивает { $name }</b> — { $finish ->
    [blank] 0-0
    [six] 6-6
    [both] 0-0 и 6-6 сразу
    [last_two] 0-0 и 6-6
   *[other] обычная кость
} (записано со слов: { $by }).
sheet-told-out = <b>Кон { $round }: заканчивает { $name }</b> (записано со слов: { $by }).
sheet-told-fish = <b>Кон { $round }: рыба</b> (записано со слов: { $by }).
sheet-told-over = <b>Кон { $round } окончен</b> (записано со слов: { $by }).
sheet-told-points = <b>{ $name } +{ $points }</b> (записано со слов: { $by }).
sheet-not-open = Счёт ещё не открыт: { $sides }.
sheet-memo = В памяти: { $side } — { $points }.
sheet-carry = К следующей записи проигравших добавится: { $points }.
sheet-table = За столом, по порядку ходов: { $names }.
sheet-shuffler = Кости мешает { $name }.
sheet-waiting = Дальше садятся: { $sides }.
sheet-time = Осталось времени: { $minutes } { $minutes ->
    [one] минута
    [few] минуты
   *[many] минут
}.
sheet-time-up = <b>Время вышло.</b> Этот кон последний.
sheet-how = После каждого кона нажми на того, кто выложил последнюю кость. Или напиши: <c>/sheet { $first } 0-0</c>, <c>/sheet { $second } выход</c>, <c>/sheet рыба</c>.
sheet-how-hands = После каждого кона нажми на того, кто выложил последнюю кость. Или напиши: <c>/sheet { $first } выход, { $example }</c>. Число — сколько рука стоит по правилам стола; вместо него можно написать кости, например 6-4 0-0.
sheet-how-fish = После каждого кона нажми на того, кто выложил последнюю кость, или напиши <c>/sheet { $first } выход</c>. Что на руках, важно только после рыбы: <c>/sheet рыба { $example }</c>.
sheet-how-over = Когда кон окончен, нажми «Кон окончен» или напиши <c>/sheet всё</c>.
sheet-how-points = Очки по ходу игры: нажми имя с плюсом или напиши <c>/sheet { $first } +{ $points }</c>.
sheet-button-points = { $name } +
sheet-button-over = Кон окончен
sheet-button-out = Выход: { $name }
sheet-button-fish = Рыба
sheet-button-undo = Отменить
sheet-button-time = Время
sheet-button-end = Закончить
sheet-uncounted = Почти ни у кого из вас здесь нет учётной записи: в общий счёт не идёт.

## Запись кона

sheet-which-points = Сколько очков за этот ход? { $name }
sheet-more-points = Если больше, напиши: <c>/sheet { $name } +{ $points }</c>.
sheet-points = { $name } +{ $points }.
sheet-round-over = Кон окончен.
sheet-fish = Рыба.
sheet-fish-by = Рыба; её сделал игрок { $name }.
sheet-out = Заканчивает { $name }.
sheet-held = На руках: { $hands }.
sheet-who-fish = { $doubles ->
    [no] Кто выложил последнюю кость, не считая дублей?
   *[yes] Кто выложил последнюю кость?
}
sheet-who-led = { $what ->
    [hundred] Кто-нибудь начал кон с 6-6, на сотню?
   *[who] Кто начал этот кон?
}
sheet-nobody-led = Никто
sheet-with-what = Чем заканчивает { $name }?
sheet-finish = { $finish ->
    [blank] 0-0
    [six] 6-6
    [both] 0-0 и 6-6 сразу
    [last_two] 0-0 и 6-6
   *[other] другая кость
}
sheet-how-many = Сколько на руках? { $name }: <b>{ $typed }</b>
sheet-count-is = { $name }: { $count }
sheet-clear = Стереть
sheet-back = Назад
sheet-yes = Да
sheet-sure-last = На этом партия закончится, и отменить это здесь будет нельзя. Всё верно?
sheet-sure-end = { $result ->
    [yes] Закончить партию сейчас? Отменить здесь уже ничего будет нельзя.
   *[no] Бросить партию? Победителя не будет.
}
sheet-picture = { $game }: листок счёта.
file-sent = <c>{ $file }</c> — в нашем личном чате.
sheet-dropped = Начатая запись отменена; то, что уже стоит на листке, не изменилось.
sheet-end-asked = Листок счёта спрашивает в своём чате, закончить ли его.
sheet-total = Всего
sheet-round = Кон { $round }

## Почему нет

sheet-not-this-game = В этой игре или по этим правилам стола я не могу вести счёт настоящих костей.
sheet-not-alone = Это игра для одного: счёта здесь нет.
sheet-not-teams = В этой игре кости решают, кто с кем играет, а ваших костей я не вижу. Поэтому счёт вести не могу.
sheet-not-tiles = В этой игре или по этим правилам стола рыбу решают сами кости на руках или то, кто их выложил, а не сколько стоят руки. Поэтому счёт вести не могу.
sheet-not-such-points = За один ход в этой игре не бывает столько очков: { $points }.
sheet-just-ends = Кости на руках в этой игре не считают. Когда кон окончен, напиши <c>/sheet всё</c>.
sheet-none-here = Листок счёта здесь никто не ведёт. Его открывает <c>/sheet</c> с названием игры.
sheet-no-lobby = Листка, который ждёт игроков, здесь нет. Его открывает <c>/sheet</c> с названием игры.
sheet-several = Здесь открыто несколько листков: нажми кнопку на том, который нужен, или начни с его буквы: <c>/sheet { $table } вместе Аня</c>, <c>/sheet { $table } Аня выход</c>.
sheet-with-whom = Напиши имена: <c>/sheet вместе Аня, Боря</c>
sheet-already-on = { $name } уже на этом листке. Если это другой человек, впиши его под другим именем.
sheet-nothing-to-undo = Отменять пока нечего.
sheet-how-to-type = Напиши, кто закончил и что на руках у других: <c>/sheet Аня выход, Боря 17, Вера 6-4 0-0</c>; где важно, чем закончили: <c>Аня выход 0-0</c>. Рыбу начинают с того, кто выложил последнюю кость: <c>/sheet рыба Аня 5, Боря 17</c>.
sheet-how-to-finish = Напиши, кто закончил и чем: <c>/sheet Аня 0-0</c>, <c>/sheet Аня 0-0 6-6</c>, <c>/sheet Аня выход</c>, <c>/sheet рыба</c>.
sheet-twice = Назови каждого один раз.
sheet-no-such-tile = { $known ->
    [yes] Кость { $tile } названа больше раз, чем есть в наборе.
   *[no] Кости { $tile } в наборе нет.
}
sheet-too-much = Столько костями этой игры не набрать: на одной руке — самое большее { $most }, на всех этих руках вместе — { $all }.
sheet-who-out = Кто закончил? Напиши так: <c>/sheet Аня выход, Боря 17</c>
sheet-missing = Не сказано, что на руках: { $name }.
sheet-nobody = На этом листке нет никого с именем «{ $name }». На нём { $names }.
sheet-not-at-table = { $name } в этом кону не за столом.
sheet-real-tiles = В игре с листком счёта кости у вас самих: показывать здесь нечего — ни рук, ни ходов, ни раздач, а уходить с листка никому не нужно. <c>/sheet выгрузить</c> даёт его файлом, <c>/sheet закончить</c> его заканчивает.
