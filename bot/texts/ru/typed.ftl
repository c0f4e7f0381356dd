# Слова после команд, как их пишут на любом языке: их ищут во всех этих файлах.

## /play

# What people say before a target, with commas between.
target-before = до, первый до, вплоть до

## /sheet

sheet-word-with = вместе
sheet-word-undo = отменить
sheet-word-export = выгрузить
sheet-word-fish = рыба
sheet-word-out = выход
sheet-word-over = всё
sheet-word-end = закончить

## /lunch

lunch-word-real = вживую

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
tally-word-add = добавить
tally-word-undo = отменить
tally-word-name = название

## /remind

remind-word-weekdays = по будням
remind-word-daily = каждый день
remind-word-off = выключить
remind-word-on = включить
remind-word-summary = итоги
# What people say around a time, with commas between.
remind-around = в, часов, часа, час, ч

## /language

language-word-me = я
language-word-chat = чат

## /rules

rules-word-compare = сравнить
rules-word-compare-also = сравни
