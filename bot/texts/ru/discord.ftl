# Discord: the names of its commands and of what is filled in, and what /doctor says there.

## Names of commands: one word each, all different

slash-play = играть
slash-lunch = обед
slash-remind = напомнить
slash-sheet = листок
slash-daily = расклад
slash-join = сесть
slash-leave = встать
slash-hand = рука
slash-table = стол
slash-move = ход
slash-stop = закрыть
slash-games = игры
slash-rules = правила
slash-why = почему
slash-tally = счёт
slash-export = выгрузка
slash-import = загрузка
slash-forget = забыть
slash-record = запись
slash-verify = проверка
slash-settings = настройки
slash-language = язык
slash-doctor = диагностика
slash-help = помощь
slash-start = начало

## What is filled in behind a command: one word each

slash-option-game = игра
    .about = какая игра
slash-option-options = правила
    .about = правила стола, например target=125
slash-option-table = стол
    .about = какой стол, если их несколько
slash-option-move = ход
    .about = кость как число-число, затем @ и место; draw; pass
slash-option-topic = тема
    .about = раздел, правило стола или вопрос своими словами
slash-option-language = язык
    .about = me или chat и какой язык
slash-option-tally = что
    .about = я, месяц, рекорды, история, игра, имя; или добавить, отменить
slash-option-minutes = минуты
    .about = сколько длится партия, от 30 до 60 минут
slash-option-format = формат
    .about = json для /import, csv для таблицы
slash-option-file = файл
    .about = файл, который записала команда /export
slash-option-whom = кого
    .about = me: себя
slash-option-reminder = время
    .about = например 12:30 Москва по будням; каждый день; выключить; итоги включить
slash-option-city = город
    .about = ближайший известный город, по нему — часовой пояс
slash-option-sheet = запись
    .about = игра и правила; вместе и имена; выход и что на руках; рыба; отменить; выгрузить

## What /doctor finds

doctor-discord-fine = У меня здесь есть все нужные права.
doctor-discord-foreign = Меня здесь нет: ответить тебе я могу, а показать стол — нет. Играй в нашем личном чате или на сервере, где я есть: тот, кто управляет сервером, может меня добавить.
doctor-discord-view = Я не вижу этот канал. Разреши моей роли <b>Просматривать канал</b> в его правах доступа. Закрытую ветку нужно открыть снова. В приватную ветку меня нужно добавить: упомяни меня в ней.
doctor-discord-timeout = Мне выдали тайм-аут: пока он не кончится, я не могу писать. Модератор может снять его раньше.
doctor-discord-send = Я не могу здесь писать. Разреши моей роли <b>Отправлять сообщения</b> в правах этого канала.
doctor-discord-threads = Я не могу писать в ветках. Разреши моей роли <b>Отправлять сообщения в ветках</b> в правах канала.
doctor-discord-locked = Эта ветка заблокирована. Разблокируй её или разреши моей роли <b>Управлять ветками</b> в правах канала.
doctor-discord-attach = Я не могу посылать картинки, поэтому столы приходят текстом. Разреши моей роли <b>Прикреплять файлы</b> в правах этого канала.
