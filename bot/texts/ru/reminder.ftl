# Напоминание о ежедневной игре, итоги недели, часовой пояс чата.

## Слова после /remind

remind-word-weekdays = по будням
remind-word-daily = каждый день
remind-word-off = выключить
remind-word-on = включить
remind-word-summary = итоги
# What people say around a time, with commas between.
remind-around = в, часов, часа, час, ч

## Как напоминать

remind-head = <b>Кто сегодня играет?</b> Могу спрашивать здесь каждый день в одно и то же время.
remind-is-off = Напоминание: выключено
remind-is-on = Напоминание: { $time }, { $days }. Следующее — { $date } в { $first }.
remind-summary = Итоги недели: { $on ->
    [on] по понедельникам в 9:00
   *[off] выключены
}
remind-zone = Часовой пояс: { $city }, там сейчас { $time }.
remind-how = Нажми время или напиши его вместе с ближайшим известным городом: <c>/remind 12:30 Москва</c>
remind-admins = Изменить это могут те, кто ведёт чат.
remind-button-off = Выключить
remind-button-summary = { $on ->
    [on] Включить итоги недели
   *[off] Выключить итоги недели
}
remind-what = Непонятно: «{ $word }». Пиши так: <c>/remind 12:30 Москва по будням</c>, <c>/remind выключить</c>, <c>/remind итоги включить</c>.
remind-in-group = Напоминание — для группы: напиши это в чате, где вы играете.

## Часовой пояс

button-zone = Часовой пояс
button-remind = Напоминание
button-all-settings = Все настройки
zone-head = <b>Часовой пояс</b>: { $city }, там сейчас { $time }.
zone-how = Нажми город, время которого тебе подходит, или напиши его: <c>/settings Москва</c>
zone-choice = { $city } { $time }
zone-set = Теперь чат живёт по времени города: { $city }.
zone-unknown = Город «{ $city }» мне незнаком. Напиши ближайший большой, например <c>/settings Москва</c>, или разницу с UTC в целых часах, например <c>/settings UTC+3</c>.
zone-alike = Город «{ $city }» мне незнаком. Имеется в виду «{ $alike }»? Тогда напиши так.

## Кто играет

invite-head = <b>Кто сегодня играет?</b> { $game }
invite-in = В игре ({ $count }): { $names }
invite-out = Не в игре: { $names }
invite-players = Играть могут { $players }. Пары останутся как в прошлый раз, если пришли оба; остальных сведёт жребий.
invite-begun = Стол открыли.
invite-closed = На сегодня всё.
invite-button-in = Играю
invite-button-out = Не играю
invite-button-begin = Начать
invite-button-real = Начать с настоящими костями
invite-over = Уже всё: стол открыт или на сегодня поздно. Открыть стол можно в любое время: <c>/lunch</c>.
invite-nobody = Пока никто не играет.
invite-not-in = Начать может тот, кто играет, а когда набралось достаточно — кто угодно. Нажми <b>Играю</b>.

## Неделя

summary-head = <b>Прошлая неделя</b>, { $since } – { $until }
summary-game = { $game }
