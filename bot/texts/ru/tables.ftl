# Столы: сбор игроков, выкладка, кости на руках, ход игры, итоги.
# Имена не склоняются, а род игрока неизвестен: отсюда настоящее время и обороты с двоеточием.

## Имена и мелочи

no-tiles = нет
account = { $side } — { $score }
count = { $name } — { $tiles }
name-with-id = { $name } (<c>{ $id }</c>)
option-is = { $option }: { $value }
value-true = да
value-false = нет
value-none = без ограничения
players-range = от { $fewest } до { $most }

## Игры одной фразой

tagline-block = Кость к кости, без базара. Когда ходить больше некому, выигрывает тот, у кого меньше костей.
tagline-draw = Кость к кости; нечем ходить — бери с базара.
tagline-classic-draw = Классика: старший дубль даёт только право захода, а кому нечем ходить, берёт с базара.
tagline-classic-block = Классика без базара: старший дубль даёт только право захода.
tagline-block-restock = Кость к кости, и после каждого хода одна с базара, пока там не останется две.
tagline-team-block = Блок пара на пару: кто с кем, решают вытянутые кости.
tagline-peruvian = Каждый пишет то, что осталось у него на руках, а итогов никто не видит; последняя кость рыбы может обойтись вчетверо дороже.
tagline-hungarian = За один ход выкладывай сколько хочешь костей; остальные платят за то, что у них на руках.
tagline-barricade = Любым дублем можно перекрыть конец и остановить кон — на свой риск.
tagline-goat = Избавься от костей. Проигравшие пишут то, что осталось на руках, и кто первым набрал сколько условлено, тот и козёл.
tagline-general = Закончи на 0-0 или 6-6, и следующий по кругу — генерал. Генералов считают по командам.
tagline-sea-goat = Счёт бывает только у одной стороны: 25 его открывают, 25 сжигают, а заход с 6-6 может решить всю партию.
tagline-sport-goat = Пара на пару, конов — сколько условлено: первый ход идёт по кругу, выигравшие пишут то, что у соперников на руках.
tagline-classic = Домино с базаром: два дубля можно поставить сразу, а 0-0 на руках стоит 25.
tagline-donkey = Козёл крестом: дубль можно закрыть, и там больше не ходят; малый проигрыш запоминают.
tagline-telephone = Концы дают сумму, кратную пяти, — пиши её сразу; за кости на руках очки снимают.
tagline-muggins = Пятёрки крестом: первый дубль открыт на четыре стороны, за выход ещё десять.
tagline-all-fives = Пусть концы дают вместе 5, 10, 15 или 20: столько очков и пишешь сразу. Руки округляют до пяти.
tagline-fives-pl = Пятёрки с набором до 12-12: за сумму концов, кратную пяти, пишут сразу.
tagline-all-sevens = Соседние половинки вместе дают семь; 6-1, 5-2, 4-3 и 0-0 идут куда угодно.
tagline-matador = Соседние половинки вместе дают десять; матадоры 9-1, 8-2, 7-3, 6-4, 5-5 и 0-0 идут куда угодно.
tagline-matador-classic = Матадор с обычным набором: соседние половинки дают семь; 6-1, 5-2, 4-3 и 0-0 идут куда угодно.
tagline-bergen = Очки за дубли всё старше и за два одинаковых конца; первым идёт младший дубль.
tagline-sevastopol = На четверых, все кости на руках: сначала четыре луча вокруг 6-6, потом растёт любой.
tagline-mexican-train = Каждый строит от депо свой поезд, и все вместе один общий; кто пасует, открывает свой поезд для всех, а дубли надо закрывать.
tagline-cyprus = Звезда вокруг 9-9: на каждом ходу начинают новый луч или продолжают любой; с базара не берут.
tagline-chickenfoot = Дубль становится лапкой: сначала к нему приставляют три пальца. Остаток на руках — штраф, меньше всех — победа.
tagline-french-wall = На двоих: кости — кирпичи в два ряда, половина на равной половине. Нечем ходить — бери две или пасуй; два паса подряд — конец кона.
tagline-italian-sum = Подходит любая кость, все очки складываются. Кто сделает ровно 30, 50, 70 или 100, тот и пишет.
tagline-sausage = Две линии растут рядом, своих костей никто не знает, а что отрезано, уходит к сопернику.
tagline-solo-rows = Для одного: четыре открытых ряда, и правую кость каждого можно приставить к линии. Надо уложить все.
tagline-solo-batches = Для одного, и трудно: новая порция открывается, когда уложена вся прежняя.
tagline-domino-squares = Для одного: разложи все кости на доске из 14 квадратов, чтобы в каждом четыре раза стояло одно число.
tagline-forty-two = Торгуйся, назначай козыри и бери взятки с напарником; семь меток — и партия ваша.
usually = Обычно: { $tagline }

## Сбор за столом

lobby-head = <b>{ $game }</b> · стол { $table }
match-minutes = Играют { $minutes } { $minutes ->
    [one] минуту
    [few] минуты
   *[many] минут
}.{ $rounds ->
    [0] { "" }
    [1] { " " }Партия кончается раньше, если засчитан один кон.
    [one] { " " }Партия кончается раньше, если засчитан { $rounds } кон.
    [few] { " " }Партия кончается раньше, если засчитано { $rounds } кона.
   *[many] { " " }Партия кончается раньше, если засчитано { $rounds } конов.
}
match-goal = { $rounds ->
    [0] Играют до { $target }.
    [1] Играют один кон.
    [one] Играют { $rounds } кон.
    [few] Играют { $rounds } кона.
   *[many] Играют { $rounds } конов.
}
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
lobby-uncounted = С компьютером: в общий счёт не идёт.
team-line = Команда { $team }: { $names }
teams-first = Нажми на игрока, затем на его напарника.
teams-second = Кто играет вместе с игроком { $name }?
teams-later = Пары выбирают, когда за столом достаточно игроков; или возьми прежние.
seat-button = { $number }. { $name }
lobby-wanted = За столом { $seated }, а игроков нужно { $players }.
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
button-without = Вычеркнуть: { $name }
button-options = Правила стола
button-partners = Пары
button-shuffle = Перемешать
button-last-time = Как в прошлый раз
button-game = Другая игра
button-cancel = Закрыть стол
button-previous = ◀
button-next = ▶
button-done = Готово
button-all-options = Все правила

## Стол

table-head = <b>{ $game }</b> · { $round }
table-head-named = <b>{ $game }</b> · стол { $table } · { $round }
table-round = { $rounds ->
    [0] кон { $round }
   *[other] кон { $round } из { $rounds }
}{ $target ->
    [0] { "" }
   *[other] { " " }· до { $target }
}
table-scores = Счёт: { $accounts }
table-secret = Общие суммы пока тайна.
table-counts = Кости: { $counts }{ $boneyard ->
    [0] { "" }
   *[other] { " " }· базар { $boneyard }
}
table-empty = На столе пока пусто.
table-turn = Ходит { $name }.
table-missed = { $name }: время вышло, ход сделал компьютер. Если это повторится, он займёт место за столом.
table-commitment = Раздача закреплена отпечатком <c>{ $commitment }</c>; её зерно откроется в конце кона.
table-stopped = Партия остановлена ({ $game }).
table-stopped-by = Партия остановлена ({ $game }): { $name }.
layout-row = <c>{ $tiles }</c>
layout-words = Слева направо: { $tiles }.
layout-arm = { $arm }, от { $tile }:
layout-words-arm = Луч { $arm }, от { $tile }: { $tiles }.
layout-tile = { $form ->
    [closed] { $tile } (закрыта)
    [along] { $tile } (вдоль)
   *[across] { $tile } (поперёк)
}
ends = Левый конец { $left }, правый { $right }.
ends-open = Концы: { $ends }.
end = { $arm } { $number }
end-later = { $arm } { $number }, позже
end-shut = { $arm } закрыт
end-name = { $where ->
    [l] Левый конец
    [r] Правый конец
   *[other] { $arm }
}
end-sum = { $end } { $number }, к нему { $wanted }: { $number } + { $wanted } = { $total }.
end-jokers = { $end } { $number }, к нему только джокеры.
end-nothing = { $end } { $number }, к нему ничего.
jokers = Джокеры (к любому концу): { $tiles }.
jokers-many = Джокеры (к любому концу): 0+0 и все, где в сумме { $total }.
ends-count = На концах { $count }.
foot-boneyard = Базар { $count }

call = { $name }, твой ход ({ $game }).
call-late = { $name }, половина времени прошла ({ $game }).
button-inline = Сходить здесь
button-hand = Мои кости
button-back = Я снова здесь

## Что происходит

told-laid = { $name }: { $tiles }{ $where ->
    [a] { " " }в конец A.
    [b] { " " }в конец B.
    [l] { " " }слева.
    [r] { " " }справа.
    [u] { " " }на ↑ U.
    [d] { " " }на ↓ D.
    [both] { " " }на оба конца.
    [arm] { " " }на луч { $arm }.
   *[first] .
}
told-laid-so = { $name }: { $tiles }.
told-laid-part = { $tile }{ $where ->
    [l] { " " }слева
    [r] { " " }справа
    [u] { " " }на ↑ U
    [d] { " " }на ↓ D
   *[first] { "" }
}{ $form ->
    [closed] , закрыто
    [along] , вдоль
    [shown] , конец { $shown }
   *[plain] { "" }
}
told-earned = <b>{ $name }: +{ $points }</b>, { $marks }. Всего { $total }.
mark = { $why ->
    [opening] за первую кость { $points }
    [double] за старший дубль { $points }
    [triple] за тройку { $points }
    [heading] за равные концы { $points }
    [capped] но не ближе чем на одно очко к цели
    [total] сумма ровно { $count }
    [told] { $points } со слов
   *[ends] на концах { $count }
}
told-announced = { $points ->
    [0] { $name } объявляет очки, но за эту кость их нет.
   *[other] { $name } объявляет очки!
}
told-barred = { $where ->
    [l] { $name } перекрывает левый конец дублем { $tile }.
    [r] { $name } перекрывает правый конец дублем { $tile }.
   *[other] { $name } перекрывает { $arm } дублем { $tile }.
}
told-seated = Кости составили команды: { $teams }.
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
    [wanted] Кости, с которой начинают, ни у кого нет: { $count ->
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
    [named] с этой кости и начинают.
    [found] она нашлась.
   *[no-double] дублей ни у кого нет.
}
told-leads-shown = { $why ->
    [called] { $name } держит { $tile } и поэтому заходит, с любой кости.
    [may-take] { $name } держит { $tile } и может забрать первый ход, зайдя с неё, или уступить его.
    [taken] { $name } берёт { $tile } из набора до раздачи и заходит с любой кости.
    [no-double] Дублей ни у кого нет: { $name } показывает { $tile } и заходит с любой кости.
   *[double] { $name } показывает { $tile } и заходит с любой кости.
}
told-leads-any = { $name } заходит с любой кости: { $why ->
    [lot] так решил жребий.
    [finisher] первый ход за тем, кто закончил прошлый кон.
    [fish-maker] первый ход за тем, кто сделал рыбу.
    [fish-winner] первый ход за тем, кто выиграл рыбу.
    [winner] первый ход за тем, кто выиграл прошлый кон.
    [fisherman] первый ход за рыбаком.
    [grant] по праву на сотню.
    [debt] нужно списать рыбу.
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
hand-with = { $moves } — и что ещё?
hand-block = Каким дублем и какой конец перекрыть? На этом кон закончится. Ты пишешь очки, если { $tie ->
    [blocker] ни у одного соперника не останется меньше очков, чем у тебя
   *[other] у каждого соперника останется больше очков, чем у тебя
}. { $tie ->
    [fails] Иначе ты
   *[other] Если у кого-то меньше, ты
} { $factor ->
    [0] не теряешь ничего
    [1] теряешь очки, которые у тебя на руках
    [2] теряешь вдвое больше, чем у тебя на руках
   *[other] теряешь то, что у тебя на руках, умножив на { $factor }
}.{ $teams ->
    [yes] { " " }Руки напарников складывают.
   *[no] { "" }
}
hand-go-on = Можно ставить ещё. <b>Готово</b> заканчивает ход.
hand-must-go-on = Есть чем продолжать, ход не окончен.
hand-claim = Есть ли за эту кость очки? Объяви их или закончи ход кнопкой <b>Готово</b>.
hand-claim-last = Кость, которая закончила кон, дала очки, а их никто не объявил. Объяви их или оставь кнопкой <b>Готово</b>.
hand-waiting = Твоя команда ждёт своей очереди за стол.
hand-out = Для тебя эта партия окончена.
hand-held = За тебя играет компьютер.
hand-missed = Твоё время вышло, и ход за тебя сделал компьютер. Если это повторится, он займёт твоё место, пока ты не вернёшься.
hand-warning = Половина времени прошла, а ход твой ({ $game }).
button-other-tile = Другая кость
button-no-block = Не перекрывать
button-step-back = На шаг назад
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
move-where = { $tile }…
move-form = { $form ->
    [closed] { $move }, закрыто
    [open] { $move }, открыто
    [along] { $move }, вдоль
    [across] { $move }, поперёк
   *[shown] { $move }, конец { $shown }
}
move-with = { $move } и…
move-added = + { $move }
move-block = Перекрыть конец…
move-draw-first = Сначала взять ещё одну
move-draw-instead = Взять вместо хода
move-done = Готово
move-claim = Объявить очки
move-draw = { $count ->
    [1] Взять кость
    [one] Взять { $count } кость
    [few] Взять { $count } кости
   *[many] Взять { $count } костей
}
move-pass = Пас
move-leave = Уступить первый ход
move-ambiguous = Эта кость подходит в разные места. Куда ставим?
move-ambiguous-half = Какая половинка останется открытой?

## Итоги

result-out = <b>Кон { $round }: { $name } заканчивает</b> ходом { $tiles }.
result-fish = <b>Кон { $round }: рыба.</b> Ходить больше некому; { $last ->
    [several] последние кости — { $name }, { $tiles }.
   *[single] последний ход — { $name }, { $tiles }.
}
result-closed = <b>Кон { $round }: { $name } перекрывает конец</b> дублем { $tiles }.
result-stopped = <b>Кон { $round }:</b> очки решают партию сразу; { $last ->
    [several] последние кости — { $name }, { $tiles }.
   *[single] последний ход — { $name }, { $tiles }.
}
result-held = { $name }: на руках { $tiles }
result-held-count = { $count ->
    [one] { $name }: на руках { $count } кость
    [few] { $name }: на руках { $count } кости
   *[many] { $name }: на руках { $count } костей
}
term = { $note ->
    [zero-zero] { $value } ({ $name }, 0-0 идёт дороже)
    [rounded] { $value } ({ $name }, округлено)
    [out] { $value } ({ $name } заканчивает)
    [only-without-double] { $value } ({ $name }: дубля нет только здесь)
    [least-without-double] { $value } ({ $name }: меньше всего очков из тех, у кого нет дубля)
    [least] { $value } ({ $name }: дубли у всех, а очков меньше всего)
    [six-six] { $value } ({ $name }, одна 6-6 идёт дороже)
    [pair] { $value } ({ $name }, 0-0 и 6-6 вдвоём идут дороже)
   *[plain] { $value } ({ $name })
}
result-scored = { $note ->
    [plain] { $side }: { $sum } = { $points }.
    [shared] { $side }: { $sum } = { $plain }, делим поровну: { $points }.
    [rounded-shared] { $side }: { $sum } = { $plain }, округляем и делим поровну: { $points }.
    [below-minimum] { $side }: { $sum } = { $plain }, меньше минимума — сгорает.
    [shared-below-minimum] { $side }: { $sum } = { $plain }, делим поровну, и доля меньше минимума — сгорает.
    [rounded] { $side }: { $sum } = { $plain }, округляем до { $points }.
    [in-fives] { $side }: { $sum } = { $plain }, в пятёрках { $points }.
    [not-below-zero] { $side }: { $sum } = { $plain }, но ниже нуля счёт не падает: { $points }.
    [opened] { $side }: { $sum } = { $points }, счёт открыт.
    [burnt] { $side }: { $sum } = { $plain }, меньше порога — сгорает.
    [remembered] { $side }: { $sum } = { $plain }, меньше порога — запоминаем.
    [remembered-added] { $side }: { $sum } и то, что запомнили, — { $points }.
    [carried-burnt] { $side }: { $sum } = { $plain }, вместе с тем, что осталось от ничейной рыбы, меньше порога — сгорает.
    [carried-remembered] { $side }: { $sum } = { $plain }, вместе с тем, что осталось от ничейной рыбы, меньше порога — запоминаем.
    [multiplied] { $side }: { $sum } = { $plain }, а за последнюю кость рыбы — { $points }.
    [barricade-failed] { $side }: { $sum } = { $plain }, но баррикада не удалась: { $points }.
    [capped] { $side }: { $sum } = { $plain }, но так близко к цели — только { $points }.
    [floor] { $side }: { $sum } = { $plain }, а меньше нуля не пишут: { $points }.
    [no-wipe] { $side }: { $sum } = { $plain }, слишком мало, чтобы сжечь чужой счёт.
    [wiped] { $side }: счёт сгорает, против него { $sum } = { $plain }.
    [gone] Больше не в партии, и счёт сгорает: { $side }.
    [six-wins] { $side }: выход на 6-6, и { $sum } = { $plain } хватает на всю партию.
    [brother] { $side }: сотня проиграна, а на руках { $sum } = { $plain }, слишком много.
    [written-off] { $side }: { $sum } = { $plain }, уходит на то, чтобы списать рыбу.
    [marks] { $side }: { $points ->
        [one] { $points } метка.
        [few] { $points } метки.
       *[many] { $points } меток.
    }
    [taken] { $side }: взято очков — { $points }.
    [set] { $side }: заказ и взятое вместе — { $points }.
   *[carried] { $side }: { $sum } и то, что осталось от ничейной рыбы, — { $points }.
}
result-total = { $written } Всего { $total }.
result-unscored = { $why ->
    [tie] Меньше всего сразу у нескольких: никто ничего не пишет.
    [tie-carried] У всех поровну: эти очки добавятся к очкам следующего кона.
    [barred-tie] У соперника столько же, сколько у того, кто перекрыл: никто ничего не пишет.
    [fish-plain] Рыба выиграна, но по правилам этого стола за неё ничего не пишут.
   *[void] Рыба не в счёт: кон не засчитан.
}
result-fished = Рыбак — { $name }: { $own } против { $others }.
result-right = { $what ->
    [grant-six] Выход на 6-6: право на сотню в следующем кону — { $side }.
    [grant-fish] Рыба выиграна: право на сотню в следующем кону — { $side }.
    [grant-debt] Право на сотню переходит дальше: { $side }; заходит { $name }.
    [grant-lapsed] Право на сотню не использовано, оно пропало: { $side }.
    [hundred-failed] Сотня не удалась: { $side }.
    [hundred-cancelled] Рыба отменяет сотню: { $side }.
    [eliminated] Сотня проиграна, и на руках слишком много. Больше не в партии: { $side }.
    [debt] Долг: { $side }. Списать рыбу можно выигрышем от 25. { $left ->
        [1] Одна попытка.
        [one] { $left } попытка.
        [few] { $left } попытки.
       *[many] { $left } попыток.
    }
    [debt-failed] Долг остаётся: { $side }. { $left ->
        [1] Ещё одна попытка.
        [one] Ещё { $left } попытка.
        [few] Ещё { $left } попытки.
       *[many] Ещё { $left } попыток.
    }
    [debt-settled] Рыба списана.
    [debt-lost] Последняя попытка не удалась: долг уже не списать.
    [debt-dropped] Долга больше нет: одна из его сторон выбыла из партии.
    [eggs] Яйца: их разбивает выигрыш от 25. { $left ->
        [1] Одна попытка.
        [one] { $left } попытка.
        [few] { $left } попытки.
       *[many] { $left } попыток.
    }
    [eggs-failed] Яйца остаются. { $left ->
        [1] Ещё одна попытка.
        [one] Ещё { $left } попытка.
        [few] Ещё { $left } попытки.
       *[many] Ещё { $left } попыток.
    }
    [eggs-settled] Яйца разбиты.
   *[eggs-rotten] Яйца протухли: никто их не разбил.
}
right-hundred = Право на сотню: { $sides }.
right-debt = Долг: { $side }, { $left ->
    [1] ещё одна попытка.
    [one] ещё { $left } попытка.
    [few] ещё { $left } попытки.
   *[many] ещё { $left } попыток.
}
right-eggs = Яйца: { $left ->
    [1] ещё одна попытка.
    [one] ещё { $left } попытка.
    [few] ещё { $left } попытки.
   *[many] ещё { $left } попыток.
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
    [fewer-left] осталось меньше очков.
    [other-begins] осталось поровну, а в этот раз начинал другой.
    [finisher] первый ход за тем, кто закончил.
    [fish-maker] первый ход за тем, кто сделал рыбу.
    [fish-winner] первый ход за тем, кто выиграл рыбу.
    [winner] первый ход за тем, кто выиграл.
    [fisherman] первый ход за рыбаком.
    [grant] по праву на сотню.
    [debt] первый ход за должником.
   *[rotate] первый ход идёт по кругу.
}
result-next-found = { $why ->
    [title-double] Следующий кон начинает тот, у кого 1-1.
   *[lot] Кто начинает следующий кон, решит жребий.
    [eggs] Пока яйца не разбиты, кон начинают с 1-1 или с того дубля, который выпал вместо неё.
}
result-standing = Счёт: { $accounts }
result-seed = Зерно этого кона <c>{ $seed }</c> даёт отпечаток <c>{ $commitment }</c> (проверка — <c>/verify</c>).
result-uncounted = С компьютером или в одиночку: в общий счёт не идёт.
time-left = Осталось времени: { $minutes } { $minutes ->
    [one] минута
    [few] минуты
   *[many] минут
}.
time-up = <b>Время вышло.</b> Этот кон последний.
match-time-up = <b>Время вышло.</b>
match-won = <b>{ $winning ->
    [1] Партию выигрывает { $winners }!
   *[other] Партию выигрывают { $winners }!
}</b>{ $why ->
    [goat] { " " }В козлах: { $losers }.
    [donkey] { " " }В ослах: { $losers }.
    [bald] { " " }Лысый: последней была 0-0. В козлах: { $losers }.
    [double_six] { " " }Последней была 6-6. В козлах: { $losers }.
    [hundred] { " " }Сотня выиграна. В козлах: { $losers }.
    [brother_in_law] { " " }Своя сотня проиграна. В козлах: { $losers }.
    [points] { " " }В козлах: { $losers }.
    [rounds-won] { " " }Суммы равны, решило число выигранных конов.
   *[other] { "" }
}
match-drawn = <b>Партия сыграна вничью.</b>{ $why ->
    [all-at-target] { " " }До цели дошли все.
   *[other] { "" }
}
button-deal = Следующий кон
button-rematch = Реванш
button-new-table = Новый стол
