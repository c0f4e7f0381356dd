# Słowa za poleceniami, wpisywane w dowolnym języku: szuka się ich we wszystkich tych plikach.

## /play

# What people say before a target, with commas between.
target-before = do, pierwszy do, aż do

## /sheet

sheet-word-with = z
sheet-word-undo = cofnij
sheet-word-export = eksport
sheet-word-fish = ryba
sheet-word-out = kończy
sheet-word-over = koniec
sheet-word-end = zakończ

## /lunch

lunch-word-real = prawdziwe

## /tally

tally-word-players = gracze
tally-word-pairs = pary
tally-word-records = rekordy
tally-word-ratings = ranking
tally-word-history = historia
tally-word-table = tabela
tally-word-weeks = tygodnie
tally-word-beats = kto kogo pokonuje
tally-word-me = ja
tally-word-all = wszystko
tally-word-season = sezon
tally-word-month = ten miesiąc
tally-word-week = ten tydzień
tally-word-add = dodaj
tally-word-undo = cofnij
tally-word-name = nazwa

## /remind

remind-word-weekdays = dni robocze
remind-word-daily = codziennie
remind-word-off = wyłącz
remind-word-on = włącz
remind-word-summary = podsumowanie
# What people say around a time, with commas between.
remind-around = o, godz., godzinie

## /language

language-word-me = ja
language-word-chat = czat

## /rules

rules-word-compare = porównaj
rules-word-compare-also = porównać
