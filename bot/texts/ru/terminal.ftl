# Что местный стол говорит сам.

terminal-no-button = Кнопки { $number } для тебя нет.
terminal-too-long = Слишком длинно: знаков в строке может быть не больше { $most }.
terminal-garbled = Строка { $number } непонятна: пиши «ИМЯ> текст», «ИМЯ< текст» или «ИМЯ* 17».
terminal-bad-name = Строка { $number }: так здесь никого звать не могут.
terminal-hint = Набери номер кнопки, ход (например, 6-4) или команду (например, /help).
terminal-leaving = Чтобы выйти, нажми Ctrl-C ещё раз или Ctrl-D.
terminal-guest = Гость
terminal-room = Всем
terminal-private = Только тебе
terminal-changed = изменилось
doctor-local = В терминале ничего настраивать не нужно: всё работает.
