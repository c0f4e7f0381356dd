# Ответы на команды и вопросы, и почему что-то нельзя.

## Команды одной фразой

command-play = открыть стол; можно сразу назвать игру и правила
command-lunch = открыть партию генеральского козла на обеденный перерыв
command-remind = каждый день спрашивать, кто играет; итоги по понедельникам
command-sheet = вести счёт игры настоящими костями
command-daily = расклад дня: один на всех
command-join = сесть за стол
command-leave = встать; в партии место займёт компьютер
command-hand = показать твои кости
command-table = показать стол ещё раз, внизу чата
command-move = ходить текстом: два числа кости через дефис, затем @ и место, если их несколько; draw, pass
command-stop = закрыть стол
command-games = все игры
command-rules = правила: полистать, спросить своими словами, сравнить две игры
command-why = почему ход не принят или откуда взялся последний счёт
command-tally = кто сколько здесь выиграл и проиграл
command-export = всё, что здесь посчитано, файлом в личный чат
command-import = прочитать такой файл; то, что уже есть, не меняется
command-forget = скрыть своё имя в общем счёте или попросить себя забыть
command-record = запись сыгранных конов, чтобы их повторить
command-verify = честно ли перемешаны кости
command-settings = время на ход, картинки и твои личные настройки
command-language = язык, твой или чата
command-help = этот список
command-doctor = проверить, всё ли здесь готово для игры
command-start = приветствие

usage = { $words }
usage-game = [игра]
usage-options = [правило=значение ...]
usage-table = [стол]
usage-move = ‹ход›
usage-topic = [вопрос]
usage-language = [я|чат] [язык]
usage-tally = [о чём]
usage-minutes = [минуты]
usage-format = [json|csv]
usage-file = ‹файл›
usage-whom = me
usage-reminder = [время] [город]
usage-city = [город]
usage-sheet = [запись]

help-head = <b>Команды</b>
help-line = <c>{ $usage }</c>: { $about }
welcome = Привет! Я держу стол для домино в группе: <c>/play</c> открывает стол, а кости каждому приходят в личку. <c>/games</c> — список игр, <c>/help</c> — всё остальное.
welcome-terminal = <b>Boneyard</b>, домино в терминале.
    <c>/play</c> — стол с компьютерами, <c>/games</c> — список игр, <c>/help</c> — всё остальное.
    Чтобы нажать кнопку, набери её номер; ход можно написать, например <c>6-4</c>. Ctrl-D — выход.

## Записи

record-head = <b>Запись</b> сыгранных конов:
record-line = <c>{ $line }</c>
verify-head = <b>Как перемешаны кости в сыгранных конах</b>
verify-round = { $good ->
    [yes] ✓ Кон { $round }: зерно <c>{ $seed }</c> даёт отпечаток <c>{ $commitment }</c>.
    [tiles] ✗ Кон { $round }: зерно <c>{ $seed }</c> даёт отпечаток <c>{ $commitment }</c>, но кости по нему другие.
   *[no] ✗ Кон { $round }: зерно <c>{ $seed }</c> не сходится с отпечатком <c>{ $commitment }</c>.
}

## Настройки

settings-chat = <b>Этот чат</b>
settings-person = <b>Лично для тебя</b>
setting-is = { $setting }: { $value }
setting-clock = Время на ход
    .is-off = без часов
    .is-45s = 45 секунд
    .is-3m = 3 минуты
    .is-1h = 1 час
    .is-1d = сутки
setting-layout = Стол
    .is-picture = картинкой
    .is-text = текстом
setting-theme = Картинки
    .is-light = светлые
    .is-dark = тёмные
setting-summary = Итоги недели
    .is-off = без итогов
    .is-on = по понедельникам
setting-zone = Часовой пояс: { $city }
setting-remind = { $at ->
    [off] Напоминание «Кто сегодня играет?»: выключено
   *[on] Напоминание «Кто сегодня играет?»: { $at }
}
setting-single = Единственный возможный ход
    .is-ask = делаю я
    .is-pass = пас — автоматически
    .is-play = автоматически
language-mine = Твой язык: { $language }
language-here = Язык этого чата: { $language }
language-for-me = Мне: { $language }
language-for-chat = Чату: { $language }
language-name-en = English
language-name-ru = Русский
language-name-pl = Polski
language-name-de = Deutsch
language-name-fr = Français
language-name-nl = Nederlands
language-name-it = Italiano
language-name-es = Español

## Что случилось

left = Теперь за тебя играет компьютер. Кнопка <b>Я снова здесь</b> вернёт тебе место.
left-lobby = Твоё место за столом снова свободно.
stopped = Стол закрыт.
table-brought = Стол теперь в конце своего чата.

## Почему нельзя

dealt-already = Следующий кон уже начался.
old-button = Эта кнопка устарела.
bad-button = Эта кнопка ничего не делает.
no-such-command = Нет команды <c>/{ $command }</c>. Список — <c>/help</c>.
command-alike = Нет команды <c>/{ $command }</c>. Имеется в виду <c>/{ $meant }</c>?
too-long = Слишком длинно: знаков может быть не больше { $most }.
failure = Что-то сломалось. Передай этот номер владельцу бота: { $number }
not-saved = Сохранить не удалось. Попробуй ещё раз.
no-such-table = Этого стола уже нет.
no-table-called = Стола { $table } здесь нет.
no-table-here = Здесь нет стола. Открыть — <c>/play</c>.
no-seat-here = Ты здесь не сидишь ни за одним столом.
no-lobby-here = Здесь нет стола, за который можно сесть. Открыть — <c>/play</c>.
which-table = Какой стол?
which-here = { $table } · { $game }
which-there = { $table } · { $game } · { $room }
our-chat = наш чат
not-your-table = Ты не сидишь за этим столом.
not-begun = Партия ещё не началась.
match-is-over = Партия окончена.
not-being-played = Эта партия сейчас не идёт.
already-begun = Партия уже началась.
join-late = Партия уже идёт, и у каждого места есть хозяин, даже если сейчас за него играет компьютер. Когда она кончится, сесть можно по кнопке <b>Новый стол</b>; <c>/play</c> сразу откроет ещё один стол.
joined-late = Теперь вместо игрока { $name } играешь ты. Кнопка <b>Мои кости</b> покажет твои кости.
joined-late-told = { $name } теперь играет вместо игрока { $other }.
already-seated = { $ready ->
    [yes] Ты уже за этим столом. Начать партию можно кнопкой <b>Начать</b>.
    [sheet] Ты уже за этим столом. Подожди остальных или впиши их по имени, а потом нажми <b>Начать</b>.
   *[no] Ты уже за этим столом. Подожди остальных или добавь компьютеров, а потом нажми <b>Начать</b>.
}
not-seated = Тебя нет за этим столом.
table-full = Все места заняты.
players-come = За стол садятся все, кто захочет. Когда игроков будет { $count }, партию начнёт кнопка <b>Начать</b>.
no-computers-on-sheet = На листке счёта не может быть компьютера: там у каждого свои кости.
no-last-time = В эту игру здесь ещё не играли: взять прежние пары неоткуда.
lunch-minutes = Партия длится от { $shortest } до { $longest } минут.
lunch-how = Непонятно: «{ $words }». Пиши так: <c>/lunch 45</c>, <c>/lunch вживую 45</c>, <c>/lunch вживую вместе Вера, Глеб</c>.
option-how = Непонятно: «{ $words }». Правило стола пишется так: <c>{ $example }</c>.
with-how = { $how } Называть никого не нужно: кто хочет играть, нажимает <b>Сесть</b>.
only-one = «{ $one }» и «{ $other }» вместе не сочетаются: назови что-то одно.
minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
no-voice-here = Мне нельзя писать в этом чате, поэтому стола здесь быть не может. Чего не хватает, скажет /doctor.
only-players = Это могут только те, кто сидит за столом.
only-host = Это может только тот, кто ведёт стол, или админ чата.
only-admin = Это может только админ чата.
lobby-is-closed = Этот стол закрыт.
too-many-tables = Столов здесь уже { $most }, больше нельзя.
too-many-for-game = Слишком много игроков: в эту игру играют самое большее { $most }.
rematch-is-on = Реванш уже идёт.
not-away = Ты и так в игре.
no-such-game = Нет игры «{ $name }». Список — <c>/games</c>.
game-alike = Нет игры «{ $name }». { $count ->
    [1] Имеется в виду «{ $games }»?
   *[other] Возможно, это одна из этих: { $games }.
}
no-such-language = Языка «{ $language }» я не знаю. Знаю { $languages }.
nothing-to-record = Записывать нечего: ни одного кона ещё не сыграно.
nothing-to-verify = Проверять нечего: ни одного кона ещё не сыграно.

## Чего не позволяют правила

refused-bad-notation = { $text } — это не ход. { move-how }
move-how = Напиши два числа кости, а за ними место, если их несколько: <c>6-4</c>, <c>6-4 слева</c>, <c>6-4@L</c>. Или <c>беру</c>, или <c>пас</c>.
refused-ambiguous = Это подходит в разные места: добавь @L или @R, на кресте бывают ещё @U и @D, а на звезде — номер луча, например @2.
refused-not-your-turn = Сейчас не твой ход.
refused-between-rounds = Следующий кон ещё не сдан.
refused-match-over = Партия окончена.
refused-round-going-on = Кон ещё идёт.
refused-not-this-game = В этой игре так не ходят.
refused-not-in-hand = У тебя нет { $tile }.
refused-does-not-fit = { $tile } не подходит: половинки должны совпадать.
refused-does-not-add-up = { $tile } не подходит: половинки должны давать в сумме { $total }.
refused-no-such-arm = Места { $arm } сейчас нет: у линии есть L и R, левый и правый конец, у креста и у звезды с четырьмя лучами бывают ещё U и D, у звезды побольше — номера лучей.
refused-no-places = Мест здесь нет: назови одну кость.
refused-must-lead = Заходить нужно с { $tile }.
refused-covered = { $tile } пока не взять: свободна только правая кость ряда.
refused-not-open = { $tile } открытой не лежит.
refused-lies-in-line = { $tile } уже лежит в линии.
refused-already-laid = { $tile } уже лежит на доске. Сначала её надо снять.
refused-not-on-board = { $tile } на доске не лежит.
refused-no-such-cell = Клетки { $cell } на доске нет: рядов 8, а в четырёх средних только столбцы со 2 по 7.
refused-cells-apart = Кость лежит на двух клетках рядом или одна над другой.
refused-cell-covered = На { $cell } уже что-то лежит.
refused-cell-printed = На { $cell } задано число { $number }.
refused-cells-wanted = Назови клетки для обеих половин: <c>place</c>, кость и две клетки, например <c>r1c1 r1c2</c>.
refused-deal-whole = В этой игре раздают все кости набора: { $tiles }.
refused-deal-no-start = На базаре нет кости, чтобы начать линию.
refused-never-complete = Все { $tiles } костей этого набора в одну линию не ложатся, самое большее { $most }. Возьми другой набор или другую цель.
refused-lead-or-leave = Зайди с { $tile } или спасуй и уступи первый ход.
refused-one-tile-leads = Заходят с одной кости.
refused-lead-alone = У первой кости выбирать нечего: просто назови её.
refused-one-tile-a-turn = Эти кости нельзя поставить за один ход.
refused-one-after-another = За ход кости ставят по одной: назови одну.
refused-must-play = Есть чем ходить — надо ходить.
refused-lay-or-draw = Пасовать нельзя: поставь кость или возьми с базара.
refused-lay-or-block = Можно поставить кость или перекрыть конец — что-то одно сделать надо.
refused-must-draw = Ходить нечем — бери с базара.
refused-draw-or-block = Пасовать нельзя: возьми с базара или перекрой конец.
refused-one-draw = За этот ход с базара уже взято.
refused-draw-count = Столько костей сейчас не берут.
refused-no-drawing = В этой игре с базара не берут.
refused-draws-itself = Здесь кость берётся сама, в конце хода. Если ничего не подходит, пасуй.
refused-boneyard-empty = На базаре больше нечего брать.
refused-drawn-waits = Взятая кость ждёт одного из следующих ходов.
refused-title-only = По правилам этого стола закончить можно только с титулом.
refused-lead-lies-open = Первая кость кона ложится открытой.
refused-arm-closed = За закрытым дублем ничего не ставят.
refused-arms-first = На { $arm } пока не ставят: сначала надо начать все лучи.
refused-toes-first = Сначала к { $tile } на столе { $left ->
    [one] нужна ещё { $left } кость
    [few] нужны ещё { $left } кости
   *[many] нужно ещё { $left } костей
} с тем же числом.
refused-arm-has-foot = Луч { $arm } кончается лапкой: продолжай один из её пальцев, например @{ $arm }.1.
refused-foot-impossible = { $tile } лапкой уже не станет: костей с этим числом не хватит на пальцы (нужно { $toes }).
refused-pair-lies-closed = Пока нет креста, два дубля вместе ставят только закрытыми, по одному на каждый конец.
refused-never-closed = { $tile } здесь нельзя положить закрытой.
refused-open-first = { $tile } ложится открытой: закрывать дубли можно, когда на столе есть крест{ $pairs ->
    [off] { "" }
    [any] , или вместе со вторым дублем на другом конце
   *[closed_only] , или вместе со вторым закрытым дублем на другом конце
}.
refused-never-along = { $tile } здесь нельзя положить вдоль.
refused-one-end = За один ход ставят только к одному концу.
refused-lay-first = Сначала поставь кость.
refused-must-go-on = Есть чем продолжать — надо продолжать.
refused-done-ends-turn = Можно поставить ещё кость или закончить ход кнопкой <b>Готово</b>.
refused-bid-first = Сначала торги.
refused-bidding-over = Торги окончены.
refused-bid-higher = Назови больше, чем уже заказано, или пасуй.
refused-bid-range = Заказать можно от 30 до 41 очка или метки.
refused-bid-tricks = Заказать можно от 1 до 7 взяток.
refused-bid-marks = Сначала можно заказать одну или две метки, потом на одну больше, чем уже заказано.
refused-pass-is-a-bid = На торгах пас пишется так: <c>bid pass</c>.
refused-no-plunge = Для прыжка нужны четыре дубля, и четырёх меток ещё никто не заказал.
refused-trump-first = Сначала назначают козыри.
refused-trump-named = Козыри уже назначены.
refused-no-such-trump = За этим столом такие козыри назначить нельзя.
refused-nello-on-marks = Для нелло нужен заказ хотя бы в одну метку, и назначает его сам заказавший.
refused-just-the-tile = Назови только кость: во взятке мест нет.
refused-must-follow = Надо класть в масть: { $suit ->
    [n0] зашли в пустые.
    [n1] зашли в единицы.
    [n2] зашли в двойки.
    [n3] зашли в тройки.
    [n4] зашли в четвёрки.
    [n5] зашли в пятёрки.
    [n6] зашли в шестёрки.
   *[doubles] зашли в дубли.
}
refused-early-stop-points = Когда пишут очки, важна каждая взятка: досрочно кон не кончить.
refused-nello-needs-marks = Нелло играют на метки: заказы должны быть в очках, а писать надо метки.
refused-plunge-needs-marks = Прыжок — это заказ в метках: заказы должны быть в очках.
refused-claim-first = Сначала скажи, есть ли за эту кость очки, или закончи ход кнопкой <b>Готово</b>.
refused-nothing-to-claim = Объявлять сейчас нечего.
refused-only-doubles-block = { $tile } конец не перекроет: для этого нужен дубль.
refused-block-begins-turn = Конец перекрывают в начале хода и не раньше первой кости.
refused-block-unable = По правилам этого стола перекрыть конец может только тот, кому нечем ходить.
refused-no-such-train = Поезда { $arm } нет: у поездов номера игроков, а M — мексиканский.
refused-cover-first = Сначала надо закрыть дубль { $number }.
refused-own-train-now = Длинный первый ход продолжают только на своём поезде.
refused-train-waits = Мексиканский поезд откроется для тебя, когда начнётся твой собственный.
refused-train-shut = Поезд { $arm } закрыт: его хозяин не пасовал с тех пор, как сам поставил на него кость.
refused-no-signal = Сейчас этот знак подать нельзя.
refused-deal-unknown = У этой раздачи нет зерна.
refused-lot-unknown = У этого жребия нет зерна.
refused-deal-surplus = Кость { $tile } сдана больше раз, чем есть в наборе.
refused-deal-seats = Раздача на другое число игроков.
refused-deal-waiting = Команда, которая ждёт, костей не получает.
refused-deal-empty = Костей никому не сдали.
refused-deal-empty-row = Хотя бы одна кость нужна обоим.
refused-deal-scores = Раздача соединяет в пару игроков с разным счётом.
refused-cut-unknown = Отрезанное нужно перемешать, а зерна у раздачи нет.
refused-must-place = Для { $tile } есть место, туда она и идёт.
refused-no-end-fits = { $tile } не подходит ни к одному концу, но для неё есть другое место, например <c>{ $place }</c>.
refused-not-turned = Ходить можно только открытой костью: { $tile }.
refused-double-begins = Начинают с дубля, а { $tile } не дубль.
refused-root-first = Первую кость кладут поперёк стола, а не в линию.
refused-no-such-line = Нет линии { $line }: есть только A и B.
refused-no-inserting = По правилам этого стола дубли между костями не вставляют.
refused-only-doubles-go-between = { $tile } между костями не вставить: это можно только с дублем.
refused-no-such-joint = В линии { $line } на глубине { $depth } нет двух костей, между которыми можно вставить.
refused-not-at-root = По правилам этого стола между корнем и первой костью ничего не вставляют.
refused-joint-shows-other = Там кости сходятся числом { $number }, { $tile } не подходит.
refused-lines-differ = По правилам этого стола режут только линии одной длины.
refused-no-such-depth = Чтобы резать на глубине { $depth }, в обеих линиях нужно столько же костей, а на глубине 0 не режут.
refused-cut-at-end = По правилам этого стола режут вдоль всей линии: сейчас только на глубине { $depth }.
refused-cutter-shows-other = На глубине { $depth } линии показывают не те числа, что на { $tile }.
refused-players = Игроков { $players }, а в этой игре их бывает { $allowed }.
refused-no-such-option = Нет правила «{ $option }». Есть: { $options }.
refused-no-such-choice = Значение «{ $value }» для правила «{ $option }» не подходит. Можно: { $choices }.
refused-max-pip = Чисел больше { $set } в этом наборе и так нет.
refused-root-arms = У дубля в середине не может быть столько лучей ({ $arms }): других костей с его числом в наборе { $tiles }.
refused-set-too-small = На столько игроков нужно костей: { $needed }, а в наборе их { $tiles }. Возьми набор побольше.
refused-deals-cancelled = По этим правилам почти каждую раздачу пришлось бы отменять. Разреши больше дублей на руках или возьми набор побольше.
refused-queue-teams = Игроков { $players }, а ждущих команд { $teams }: не сходится.
refused-players-min = За этим столом игроков нужно не меньше { $least }, а их { $players }: смотри правило <b>Меньше нельзя</b>.

## Reach

doctor-head = <b>Всё ли здесь готово для игры?</b>
doctor-found = { $good ->
    [yes] ✓ { $what }
   *[no] ✗ { $what }
}
doctor-reached = Личные сообщения доходят: кости придут туда.
doctor-unreached = Личные сообщения до тебя не доходят: { $way ->
    [open] нажми «Открыть наш чат».
   *[write] разреши личные сообщения от участников сервера и нажми «Напиши мне».
} А пока кнопка «Мои кости» под столом показывает их только тебе.
doctor-untried = Доходят ли до тебя личные сообщения, ещё неизвестно: { $way ->
    [open] нажми «Открыть наш чат».
   *[write] нажми «Напиши мне».
}
seated-here = Твоё место — за столом «{ $game }» в чате { $room }. Кости придут сюда.
written = Личные сообщения доходят. Кости придут сюда.
writing = Пишу тебе лично. Если ничего не пришло, личные сообщения всё ещё закрыты; играть можно и без них.
no-whisper = { $name }, { $way ->
    [open] это только для тебя, а написать тебе лично пока нельзя. Открой наш чат и попробуй ещё раз.
    [write] это только для тебя, а написать тебе лично нельзя. Разреши личные сообщения от участников сервера и попробуй ещё раз.
   *[again] это только для тебя, но до тебя не дошло. Попробуй ещё раз.
}
answer-openly = { $name }: { $answer }
not-in-this-chat = Меня нет среди участников этого чата, и стол здесь не открыть. Играй в нашем личном чате или на сервере, где я есть: тот, кто управляет сервером, может меня добавить.
masked = От имени чата нельзя ни играть, ни менять свои настройки: выключи анонимность или попроси кого-нибудь другого.
removed-from-room = Стол «{ $game }» в чате { $room } закрыт: меня оттуда удалили.
room-is-gone = Стол «{ $game }» в чате { $room } закрыт: этого чата больше нет.
no-voice-there = Мне нельзя писать в чате { $room }, поэтому стола «{ $game }» там быть не может. Чего не хватает, скажет /doctor в том чате.
offers-none = Сейчас не твой ход.
# Behind the colon stands what one might type.
offers-nowhere = Ты сейчас не играешь. Спроси о правилах: { $game } очки
offers-several = Твой ход сразу за несколькими столами: нажми кнопку у нужного стола.
offer-said = Ход в игре «{ $game }».
