# Слова после команд, как их пишут на любом языке: их ищут во всех этих файлах.

## People

# Who types this himself, in every form, with commas between.
oneself = я, мной, мною, меня, мне

# What stands between two names.
between-names = и

## Commands

# Commands that there are not, behind what is meant by them.
command-also =
    move pass: пас, пасую, пропуск, пропустить, пропускаю, стук, стучу, мимо
    move draw: взять, беру, базар, добор, тяну
    sheet undo: отмена, отменить, отмени
    tally: статистика, рейтинг, статы, топ, лидеры
    tally season: сезон
    table: очки, результат, поле, доска
    stop: конец, стоп, закончить, завершить, прервать
    leave: выйти, выход, уйти
    play: новая, игра, начать, сыграть, поиграть, реванш, ещё
    settings: опции, часы, время, таймер, пауза

## /play

# What people say before a target, with commas between.
target-before = до, до счёта, первый до, вплоть до
# The same before a number of rounds.
rounds-before = на, за, в
# The same before minutes, but nothing that says when a game is to begin.
minutes-before = на, за, в течение
# The same before a number of those who play, and of computer players.
players-before = на, для, с
computers-before = с, со, против
# The same before such a number where it is not said what it counts.
seats-before = на, для
# Numbers as people write them out, in every form.
numbers =
    1: один, одна, одну, одно, одного, одной, одним
    2: два, две, двух, двумя
    3: три, трёх, тремя
    4: четыре, четырёх, четырьмя
    5: пять, пяти, пятью
    6: шесть, шести, шестью
    7: семь, семи, семью
    8: восемь, восьми, восемью
    9: девять, девяти, девятью
    10: десять, десяти, десятью
    11: одиннадцать, одиннадцати, одиннадцатью
    12: двенадцать, двенадцати, двенадцатью
# Other words for what a house rule can be.
value-also =
    none: неограниченно
# What may be said behind a number, in every form.
unit-points = очко, очка, очков, очками
unit-marks = метка, метку, метки, меток
unit-rounds = кон, кона, конов, раунд, раунда, раундов, конах, раундах, сдача, сдачи, сдач, сдачу
unit-minutes = минута, минуту, минуты, минут, мин
unit-players = игрок, игрока, игроков, игроками, человек, человека, людей, людьми
unit-computers = компьютер, компьютера, компьютеры, компьютеров, компьютером, компьютерами, комп, компа, компов, компом, компами, бот, бота, боты, ботов, ботом, ботами, робот, робота, роботов, роботами
# What people say before a house rule that is on or off, and what its name becomes there if that is not the one shown.
with-before = с, со
without-before = без
switched =
    teams: пар, парами, напарника, напарников, напарником, напарниками, команд, командами
    two_doubles: двух дублей сразу, двумя дублями сразу
    closing: закрытых дублей, закрытыми дублями
    racks: подставок, подставками
    bald: лысого, лысым
    six_finish: конца на 6-6, концом на 6-6
    muggins_call: очков по заявке, очками по заявке
    finish_pips: костей остальных, костями остальных
    partner_pips: очков напарника, очками напарника
    first_lead_scores: очков за первую кость, очками за первую кость
    single_opening_scores: очков за первую кость, очками за первую кость
    doubles_across: дублей поперёк, дублями поперёк
    doubles_trump: дублей козырей, дублями козырями
    one_end_per_turn: одного конца за ход, одним концом за ход
    single_round: одного кона, одним коном
    crosswise_jokers: джокера поперёк, джокером поперёк, джокеров поперёк, джокерами поперёк
    table_talk: разговоров за столом, разговорами за столом
    secret_scores: тайного счёта, тайным счётом
    reteam_each_round: новых команд, новыми командами
    first_turn_train: длинного первого хода, длинным первым ходом
    early_stop: досрочного конца, досрочным концом
    must_match: подходящего дубля, подходящим дублем
    plunge: прыжка, прыжком
    fish_draw: базара после рыбы, базаром после рыбы
    may_draw: базара вместо хода, базаром вместо хода
    play_after_draw: хода после базара, ходом после базара
    play_leftover: последней порции, последней порцией
    double_finish: конца на обе
    signals: знаков, подмигиваний, подсказок
    hundred: сотни
    brother_in_law: проигранной сотни
    memory: памяти
    precross_pair: двух дублей до креста
    fish_round: округления рыбы, округления
    draw_rule: базара
    voluntary_draw: базара по желанию
    entry_minimum: минимума
    spinner: креста, крестом
# What may stand between that word and the name.
before-name = всяких, всякого, всякой
# What people say behind a house rule that is on or off.
on-behind = вкл, включить, включено, можно, разрешены, разрешено
off-behind = выкл, выключить, выключено, нельзя, запрещены, запрещено
# House rules with what they shall be, as people say them without their names.
unnamed =
    set 6: дубль шесть, дубль 6, дублем 6
    set 9: дубль девять, дубль 9, дублем 9
    set 12: дубль двенадцать, дубль 12, дублем 12
    set 15: дубль пятнадцать, дубль 15, дублем 15
    set 18: дубль восемнадцать, дубль 18, дублем 18
    teams true: парами, в парах, пара на пару, командами, 2 на 2, 2х2, два на два, двое на двое, двое против двоих, 2 против 2, команда на команду, пара против пары
    teams false: каждый за себя, каждый сам за себя, сам за себя, все против всех
    single_round true: один кон, только один кон
    title_rule bald: лысый, лысые, с лысыми, лысый вариант, голый
    signals free: блеф, с блефом, можно обманывать, можно врать, можно блефовать
    session_minutes 30: полчаса, пол часа, полчасика
    session_minutes 45: три четверти часа
    session_minutes 60: час, один час, 1 час, часок
    players 2: вдвоём, на двоих, двое, один на один
    players 3: втроём, на троих, трое
    players 4: вчетвером, на четверых, четверо
    players 5: впятером, на пятерых, пятеро
    players 6: вшестером, на шестерых, шестеро
    computers 1: компьютер, компьютером, компьютера, компом, компа, комп, ботом, бота, бот, роботом, робота
    computers true: компьютеры, компьютерами, компьютеров, компами, компов, боты, ботами, ботов
# Words that change nothing.
filler = и, пожалуйста

## /move

# Where a tile goes, and what one does besides, in every form, with commas between.
move-word-left = слева, налево, влево, л, левый край, левый конец, к левому концу, в левый конец, на левый конец
move-word-right = справа, направо, вправо, п, правый край, правый конец, к правому концу, в правый конец, на правый конец
move-word-up = сверху, вверх, наверх, верх, верхний конец
move-word-down = снизу, вниз, низ, нижний конец
move-word-draw = взять, беру, взять кость, беру кость, взять с базара, беру с базара, базар, добор, добираю, тяну
move-word-pass = пас, пасую, пропускаю, пропускаю ход, пропуск, пропустить, стучу, стук, мимо

## /sheet

sheet-word-with = вместе
sheet-word-undo = отменить
sheet-word-round = кон
sheet-word-export = выгрузить
sheet-word-fish = рыба
sheet-word-out = выход
# What people also say of whoever is out, with commas between.
sheet-out-also = вышел, вышла, закончил, закончила, выиграл, выиграла, победил, победила, кончил, кончила, вышел первым, вышла первой, вышли, закончили, выходит, заканчивает, выложился, выложилась, другая кость, другой костью, обычная кость, обычной, обычной костью, кончает, ушёл, ушла, выиграл кон, выиграла кон, взял кон, взяла кон, просто, обычной костяшкой, другой, обычная, положил, положила, поставил, поставила, кладёт, ставит
# Who says this before one of these means himself; elsewhere it may be another word, as a Polish *and* is.
sheet-oneself-out = я
# The special tiles in words, in every form.
sheet-tiles =
    0-0: пусто-пусто, дубль пусто, дупель пусто, пустой дубль, пустым дублем, дупель пустой, лысый, лысым, дубль 0, дупель 0, ноль-ноль, дубль ноль, дублем пусто, дуплем пусто, дублем 0, дубль пустой
    6-6: шесть-шесть, дубль шесть, дупель шесть, дублем шесть, дуплем шесть, дубль шестёрок, дублем шестёрок, дубль 6, дупель 6, дублем 6, дуплем 6, шестёрочный дубль
    0-0 6-6: обе, обеими, обоими, обоими дублями, двумя дублями, оба дубля, двумя, оба
# What people also say of a fish.
sheet-fish-also = рыбой, рыбу, рыбка, закрылись, закрыто, опять рыба, снова рыба, ещё одна рыба, ещё рыба, у нас рыба, была рыба, вышла рыба, никто не может ходить, никто не мог ходить, никто не может, никому нечем ходить, некому ходить, нечем ходить, рыбина, тупик
# What they say before and behind what somebody holds.
sheet-around = осталось, ещё осталось, остались, осталась, остаётся, на руках, у, сразу, на
# What else says nothing there: that it was so before, and what links a word to who or what it is said of.
sheet-besides = опять, снова, ещё раз, у нас, это
# What says nothing behind a count or a tile; elsewhere it may mean something.
sheet-behind-held = в руках, в руке, последней, в конце
# What may stand between the number of a round and how it went.
sheet-round-was = был, была, было, это, это был, это была, это было, должно быть
# What else people say there: to take back, to end, to see how it stands, and that something is wrong.
sheet-also =
    undo: назад, верни, верни назад, вернуть, удали, удалить, убери, убрать, убери последний, сотри, стереть
    end: хватит, всё хватит, обед кончился, обед закончился, перерыв кончился, перерыв закончился, доиграли, мы закончили, время вышло
    show: счёт, какой счёт, кто ведёт, кто впереди, кто выигрывает, время, сколько времени, сколько осталось, сколько времени осталось
    wrong: нет, не, неправильно, неверно, не так, это не так, ошибка, ошибся, ошиблась, ой, извините, вместо, исправь, исправить, исправление, последний кон, прошлый кон
sheet-word-over = всё
sheet-word-end = закончить

## /lunch

lunch-word-real = вживую
# What people also say who have real tiles, with what stands before it.
lunch-real-also = настоящие кости, настоящими костями, с настоящими костями, живыми костями, живые кости, своими костями, свои кости, реальные кости, реальными костями, настоящие, настоящими

## /tally

tally-word-players = игроки
tally-word-pairs = пары
tally-word-records = рекорды
tally-word-ratings = рейтинг
tally-word-history = история
tally-word-me = я
tally-word-table = таблица
tally-word-weeks = по неделям
tally-word-beats = кто кого
tally-word-all = за всё время
tally-word-season = сезон
tally-word-month = этот месяц
tally-word-week = эта неделя
tally-word-today = сегодня
tally-word-yesterday = вчера
tally-word-last_week = прошлая неделя
tally-word-last_month = прошлый месяц
tally-word-year = этот год
tally-word-last_year = прошлый год
tally-word-add = добавить
tally-word-undo = отменить
tally-word-name = название
# What stands between winners and losers, in every form, with commas between.
tally-beat = победил, победила, победили, обыграл, обыграла, обыграли, выиграл у, выиграла у, выиграли у, побеждает, побеждают, обыгрывает, обыгрывают, выигрывает у, выигрывают у, одолел, одолели
# The same where the losers stand before the last word of it, as in the German “hat gegen Ann gewonnen”.
tally-beat-apart = у выиграл, у выиграла, у выиграли
# What stands between losers and winners, in every form, with commas between.
tally-lost-to = проиграл, проиграла, проиграли, уступил, уступила, уступили
# What people say around these and around names, with commas between.
tally-around = и, или, против, с, со, у, за, по, в, во, пожалуйста, покажи, сколько раз, выиграл, проиграл, кто выиграл, кто выигрывает, кто побеждает, кто ведёт, генералы, козлы, победы, поражения, коны, партии, очки, счёт, итоги, результаты, статистика, кто, на, выиграла, проиграла, обыграл, обыграла, победил, победила, кого, больше, меньше, больше всего, меньше всего, генералов, сколько, был, была, чаще, раз, у кого, все, всех, года, году, побед, поражений, конов, партий, ничьи, ничьих, лысые, лысых, лучше, лучше всех, сейчас, топ, лучший, лучшие, кто лучше, кто лучший, козлов, козла, выигрышей, проигрышей, чаще всех, чаще всего, больше всех, от, генералом, генералами, генералам, козлом, про, о, часто, как часто, лучшая, лучшую, сильнейшая, худшая, худший, самая, самый, только, стал, становился
# What stands before a time with which all begins that is asked for, with commas between.
tally-from = с, со, начиная с
# What may stand beside a weekday that is past.
tally-past = прошлый, прошлая, прошлую, прошлое, последний, последняя, последнюю, последнее
tally-before-yesterday = позавчера
# What else these are called, and months and weekdays by their numbers; Monday is 0.
tally-also =
    players: игрокам
    pairs: команды, команда, командам, парам, команд, кто с кем, пара, пару, паре
    records: рекорд, серия, серии, рекорды
    ratings: рейтинги, эло
    history: историю
    season: сезона, сезоне, новый сезон, начать сезон, с начала сезона, этот сезон, этого сезона, этом сезоне
    table: таблицу
    me: мой, моя, моё, мои, мне
    all: всё время, все времена, за все времена, за всю историю
    week: этой неделе, этой недели, эту неделю, неделю, неделя, с начала недели
    month: этом месяце, этого месяца, месяц, с начала месяца, месяца
    last_week: прошлой неделе, прошлую неделю, прошлой недели
    last_month: прошлом месяце, прошлого месяца
    year: этом году, этого года, год, с начала года
    last_year: прошлом году, прошлого года
    month-1: январе
    month-2: феврале
    month-3: марте
    month-4: апреле
    month-5: мае
    month-6: июне
    month-7: июле
    month-8: августе
    month-9: сентябре
    month-10: октябре
    month-11: ноябре
    month-12: декабре
    day-2: среду, среды
    day-4: пятницу, пятницы
    day-5: субботу, субботы
    add: добавь, внести, запиши, записать
    undo: отмени, отмена, удали, удалить, убери
    weeks: недели, неделям, график, диаграмма
    name: назови, назвать, имя
    day-0: понедельника
    day-1: вторника
    day-3: четверга
    day-6: воскресенья

## /remind

remind-word-weekdays = по будням
remind-word-daily = каждый день
remind-word-off = выключить
remind-word-on = включить
remind-word-summary = итоги
# What else people write for these words, with commas between.
remind-also =
    weekdays: будни, рабочие дни, по рабочим дням, пн-пт, с понедельника по пятницу
    daily: ежедневно
    off: нет, никогда, выкл
    on: да, вкл
    summary: итоги недели
# What people say around a time, with commas between.
remind-around = в, часов, часа, час, ч
# Twelve o’clock, as people say it.
remind-noon = полдень

## /language

language-word-me = я
language-word-chat = чат

## /rules

rules-word-compare = сравнить
rules-word-compare-also = сравни, сравнение, разница между, различия между, чем отличаются
# What may also stand before two games, or between them, with commas between.
rules-word-differ = разница, различие, различия, отличие, отличия, отличается, отличаются, отличается от, отличаются от, по сравнению с, vs, против
