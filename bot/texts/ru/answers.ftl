# Ответы на команды и вопросы, и почему что-то нельзя.

## Команды одной фразой

command-play = открыть стол; можно сразу назвать игру и правила
command-join = сесть за стол
command-leave = встать; в партии место займёт компьютер
command-hand = показать твои кости
command-table = показать стол ещё раз, внизу чата
command-move = ходить текстом: два числа кости через дефис, затем @ и место, если их несколько; draw, pass
command-stop = закрыть стол
command-games = все игры
command-rules = правила игры
command-tally = кто сколько здесь выиграл и проиграл
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
usage-topic = [правило]
usage-language = [me|chat] [язык]

help-head = <b>Команды</b>
help-line = <c>{ $usage }</c>: { $about }
welcome = Привет! Я держу стол для домино в группе: <c>/play</c> открывает стол, а кости каждому приходят в личку. <c>/games</c> — список игр, <c>/help</c> — всё остальное.
welcome-terminal = <b>Boneyard</b>, домино в терминале.
    <c>/play</c> — стол с компьютерами, <c>/games</c> — список игр, <c>/help</c> — всё остальное.
    Чтобы нажать кнопку, набери её номер; ход можно написать, например <c>6-4</c>. Ctrl-D — выход.

## Правила

rules-which = Правила какой игры?
rules-head = <b>{ $game }</b>, игроков: { $players }
rules-options = Правила стола и что обычно выбирают:
rules-option = <b>{ $option }</b> (<c>{ $id }</c>): { $value }. { $about }

## Общий счёт

tally-empty = Здесь пока нечего считать. В общий счёт идут только партии между людьми.
tally-head = <b>Общий счёт этого чата</b>
tally-teams = <b>Парами</b>
tally-person = { $names }: { $counts }
tally-team = { $names }: { $counts }
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

## Записи

record-head = <b>Запись</b> сыгранных конов:
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
setting-single = Единственный возможный ход
    .is-ask = жду моей кнопки
    .is-pass = пас делается без меня
    .is-play = делается без меня
language-mine = Твой язык: { $language }
language-here = Язык этого чата: { $language }
language-for-me = Мне: { $language }
language-for-chat = Чату: { $language }
language-name-en = English
language-name-ru = Русский

## Что случилось

left = Теперь за тебя играет компьютер. Кнопка <b>Я снова здесь</b> вернёт тебе место.
stopped = Стол закрыт.

## Почему нельзя

old-button = Эта кнопка устарела.
bad-button = Эта кнопка ничего не делает.
no-such-command = Нет команды <c>/{ $command }</c>. Список — <c>/help</c>.
too-long = Слишком длинно: знаков может быть не больше { $most }.
failure = Что-то сломалось. Передай этот номер тому, кто держит бота: { $number }
not-saved = Сохранить не удалось. Попробуй ещё раз.
no-such-table = Этого стола уже нет.
no-table-called = Стола { $table } здесь нет.
no-table-here = Здесь нет стола. Открыть — <c>/play</c>.
no-seat-here = Ты здесь не сидишь ни за одним столом.
no-lobby-here = Здесь нет стола, за который можно сесть. Открыть — <c>/play</c>.
which-table = За каким столом?
which-here = { $table } · { $game }
which-there = { $table } · { $game } · { $room }
not-your-table = Ты не сидишь за этим столом.
not-begun = Партия ещё не началась.
match-is-over = Партия окончена.
not-being-played = Эта партия сейчас не идёт.
already-begun = Партия уже началась.
already-seated = { $ready ->
    [yes] Ты уже за этим столом. Начать партию можно кнопкой <b>Начать</b>.
   *[no] Ты уже за этим столом. Подожди остальных или добавь компьютеров, а потом нажми <b>Начать</b>.
}
not-seated = Тебя нет за этим столом.
table-full = Все места заняты.
only-players = Это могут только те, кто сидит за столом.
only-host = Это может только тот, кто ведёт стол, или админ чата.
only-admin = Это может менять только админ чата.
lobby-is-closed = Этот стол закрыт.
too-many-tables = Столов здесь уже { $most }, больше нельзя.
too-many-for-game = Слишком много игроков: в эту игру играют самое большее { $most }.
rematch-is-on = Реванш уже идёт.
not-away = Ты и так в игре.
no-such-game = Нет игры «{ $name }». Список — <c>/games</c>.
no-such-topic = Про «{ $topic }» ничего нет.
no-such-language = Языка «{ $language }» я не знаю. Знаю { $languages }.
nothing-to-record = Записывать нечего: ни одного кона ещё не сыграно.
nothing-to-verify = Проверять нечего: ни одного кона ещё не сыграно.

## Чего не позволяют правила

refused-bad-notation = { $text } — это не ход. Напиши два числа кости через дефис, затем @ и место (например, @L), если их несколько; или draw, или pass.
refused-ambiguous = Это подходит в разные места: добавь @L или @R, а у перекрёстка ещё @U или @D.
refused-not-your-turn = Сейчас не твой ход.
refused-between-rounds = Следующий кон ещё не сдан.
refused-match-over = Партия окончена.
refused-round-going-on = Кон ещё идёт.
refused-not-this-game = В этой игре так не ходят.
refused-not-in-hand = У тебя нет { $tile }.
refused-does-not-fit = { $tile } сюда не подходит: половинки должны совпадать.
refused-does-not-add-up = { $tile } сюда не подходит: половинки должны давать в сумме { $total }.
refused-no-such-arm = Места { $arm } сейчас нет: L — левый конец, R — правый, у перекрёстка бывают ещё U и D.
refused-must-lead = Заходить нужно с { $tile }.
refused-lead-or-leave = Зайди с { $tile } или спасуй и уступи первый ход.
refused-one-tile-leads = Заходят с одной кости.
refused-one-tile-a-turn = Эти кости нельзя поставить за один ход.
refused-must-play = Есть чем ходить — надо ходить.
refused-must-draw = Ходить нечем — бери с базара.
refused-one-draw = За этот ход с базара уже взято.
refused-draw-count = Столько костей сейчас не берут.
refused-no-drawing = В этой игре с базара не берут.
refused-boneyard-empty = На базаре больше нечего брать.
refused-drawn-waits = Взятая кость ждёт одного из следующих ходов.
refused-title-only = По правилам этого стола закончить можно только с титулом.
refused-lead-lies-open = Первая кость кона ложится открытой.
refused-arm-closed = За закрытым дублем ничего не ставят.
refused-arms-first = В { $arm } пока не ставят: сначала должны начаться все ветки.
refused-pair-lies-closed = Пока нет перекрёстка, два дубля вместе ставят только закрытыми, по одному на каждый конец.
refused-never-closed = { $tile } здесь нельзя положить закрытой.
refused-open-first = { $tile } ложится открытой: закрыть дубль можно у перекрёстка или вместе со вторым закрытым дублем на другом конце.
refused-never-along = { $tile } здесь нельзя положить вдоль.
refused-one-end = За один ход ставят только на один конец.
refused-lay-first = Сначала поставь кость.
refused-must-go-on = Есть чем продолжать — надо продолжать.
refused-claim-first = Сначала скажи, есть ли за эту кость очки, или закончи ход кнопкой <b>Готово</b>.
refused-nothing-to-claim = Объявлять сейчас нечего.
refused-only-doubles-block = { $tile } конец не перекроет: для этого нужен дубль.
refused-block-begins-turn = Конец перекрывают в начале хода и не раньше первой кости.
refused-block-unable = По правилам этого стола перекрыть конец может только тот, кому нечем ходить.
refused-no-signal = Сейчас этот знак подать нельзя.
refused-deal-unknown = У этой раздачи нет зерна.
refused-lot-unknown = У этого жребия нет зерна.
refused-deal-surplus = Кость { $tile } сдана больше раз, чем есть в наборе.
refused-deal-seats = Раздача на другое число игроков.
refused-deal-waiting = Команда, которая ждёт, костей не получает.
refused-deal-empty = Костей никому не сдали.
refused-players = Игроков { $players }, а в этой игре их бывает { $allowed }.
refused-no-such-option = Нет правила { $option }. Есть: { $options }.
refused-no-such-choice = Значение { $value } для { $option } не подходит. Можно: { $choices }.
refused-max-pip = Половинок больше { $set } в этом наборе и так нет.
refused-set-too-small = На столько игроков нужно костей: { $needed }, а в наборе их { $tiles }. Возьми набор побольше.
refused-queue-teams = Игроков { $players }, а ждущих команд { $teams }: не сходится.
refused-players-min = За этим столом игроков нужно не меньше { $least }, а их { $players }: смотри правило <b>Меньше нельзя</b>.

## Reach

doctor-head = <b>Всё ли здесь готово для игры?</b>
seated-here = Твоё место — за столом «{ $game }» в чате { $room }. Кости придут сюда.
written = Личные сообщения доходят. Кости придут сюда.
writing = Пишу тебе лично. Если ничего не пришло, личные сообщения всё ещё закрыты; играть можно и без них.
no-whisper = { $name }, это только для тебя, а написать тебе лично пока нельзя. Открой наш чат и попробуй ещё раз.
not-in-this-chat = Меня нет среди участников этого чата, и стол здесь не открыть. Сначала добавь меня сюда.
masked = От имени чата играть нельзя: выключи анонимность или попроси кого-нибудь другого.
removed-from-room = Стол «{ $game }» в чате { $room } закрыт: меня оттуда удалили.
offers-none = Сейчас не твой ход.
offers-several = Твой ход сразу за несколькими столами: нажми кнопку у нужного стола.
offer-said = Ход в игре «{ $game }».
