# Słowa za poleceniami, wpisywane w dowolnym języku: szuka się ich we wszystkich tych plikach.

## People

# Who types this himself, in every form, with commas between.
oneself = ja, mną, mnie

# What stands between two names.
between-names = i

## Commands

# Commands that there are not, behind what is meant by them.
command-also =
    move pass: pas, pasuję, spasuję, stukam
    move draw: dobierz, dobieram, ciągnij, ciągnę, biorę
    sheet undo: cofnij
    tally: statystyki, statystyka, ranking
    tally season: sezon
    table: punkty, wynik, wyniki
    stop: koniec, zakończ, przerwij
    leave: wyjdź, odejdź
    play: nowa, nowy, gra, zacznij, rewanż, jeszcze
    settings: opcje, zegar, czas, pauza

## /play

# What people say before a target, with commas between.
target-before = do, pierwszy do, aż do
# The same before a number of rounds.
rounds-before = na, w, przez
# The same before minutes, but nothing that says when a game is to begin.
minutes-before = na, w, przez
# The same before a number of those who play, and of computer players.
players-before = dla, na, w, z
computers-before = z, ze, przeciw, przeciwko, kontra
# The same before such a number where it is not said what it counts.
seats-before = dla, na
# Numbers as people write them out, in every form.
numbers =
    1: jeden, jedna, jedną, jedno, jednego, jednej, jednym
    2: dwa, dwie, dwóch, dwu, dwoma, dwiema
    3: trzy, trzech, trzema
    4: cztery, czterech, czterema
    5: pięć, pięciu, pięcioma
    6: sześć, sześciu, sześcioma
    7: siedem, siedmiu, siedmioma
    8: osiem, ośmiu, ośmioma
    9: dziewięć, dziewięciu, dziewięcioma
    10: dziesięć, dziesięciu, dziesięcioma
    11: jedenaście, jedenastu, jedenastoma
    12: dwanaście, dwunastu, dwunastoma
# Other words for what a house rule can be.
value-also =
    none: brak
# What may be said behind a number, in every form.
unit-points = punkt, punkty, punktów, punktu, pkt, oczko, oczka, oczek
unit-marks = kreska, kreskę, kreski, kresek
unit-rounds = runda, rundę, rundy, rund, rundach
unit-minutes = minuta, minutę, minuty, minut, min
unit-players = gracz, gracza, gracze, graczy, graczom, graczami, osoba, osoby, osób, osobę, osobami
unit-computers = komputer, komputery, komputera, komputerów, komputerem, komputerami, komputerom, bot, boty, bota, botów, botem, botami, botom, robot, roboty, robotami
# What people say before a house rule that is on or off, and what its name becomes there if that is not the one shown.
with-before = z, ze
without-before = bez
switched =
    teams: par, parami, partnera, partnerów, partnerem, partnerami, drużyn, drużynami
    two_doubles: dwóch dubletów naraz, dwoma dubletami naraz
    closing: zakrytych dubletów, zakrytymi dubletami
    racks: stojaków, stojakami
    bald: łysego, łysym
    six_finish: końca z 6-6, końcem z 6-6
    muggins_call: zgłaszania, zgłaszaniem
    must_announce: zgłaszania, zgłaszaniem
    finish_pips: kostek innych, kostkami innych
    partner_pips: oczek partnera, oczkami partnera
    doubles_across: dubletów w poprzek, dubletami w poprzek
    doubles_trump: dubletów jako atu, dubletami jako atu
    crosswise_jokers: jokerów w poprzek, jokerami w poprzek
    withhold_jokers: zatrzymywania jokerów, zatrzymywaniem jokerów
    must_exhaust: wykładania wszystkiego, wykładaniem wszystkiego
    drain_boneyard: dobierania do straconej stopki, dobieraniem do straconej stopki
    cut_equal_lines: równych linii do cięcia, równymi liniami do cięcia
    insert_at_root: dubletów przy korzeniu, dubletami przy korzeniu
    start_double: początku dubletem, początkiem dubletem
    one_end_per_turn: jednego końca na ruch, jednym końcem na ruch
    single_round: jednej rundy, jedną rundą
    table_talk: rozmów przy stole, rozmowami przy stole
    secret_scores: tajnych sum, tajnymi sumami
    reteam_each_round: nowych drużyn, nowymi drużynami
    first_turn_train: długiego pierwszego ruchu, długim pierwszym ruchem
    early_stop: wcześniejszego końca, wcześniejszym końcem
    must_match: pasującego dubletu, pasującym dubletem
    near_target_cap: hamulca przed celem, hamulcem przed celem
    fish_draw: dobierania w martwym układzie, dobieraniem w martwym układzie
    may_draw: dobierania zamiast wykładania, dobieraniem zamiast wykładania
    play_after_draw: wykładania po dobraniu, wykładaniem po dobraniu
    round_each: zaokrąglania każdej ręki, zaokrąglaniem każdej ręki
    play_leftover: ostatniej porcji, ostatnią porcją
    double_finish: końca z obiema
    signals: znaków
    hundred: setki
    brother_in_law: szwagra
    memory: pamięci
    precross_pair: dwóch dubletów przed krzyżem
    fish_round: zaokrąglania ryby, zaokrąglania
    draw_rule: dobierania
    voluntary_draw: dobierania z wyboru
    entry_minimum: minimum
    spinner: spinnera, spinnerem
# What may stand between that word and the name.
before-name = żadnej, żadnego, żadnych
# What people say behind a house rule that is on or off.
on-behind = dozwolone, wolno
off-behind = wył, zabronione, nie wolno
# House rules with what they shall be, as people say them without their names.
unnamed =
    set 6: podwójna szóstka, podwójną szóstką, podwójna 6, podwójną 6
    set 9: podwójna dziewiątka, podwójną dziewiątką, podwójna 9, podwójną 9
    set 12: podwójna dwunastka, podwójną dwunastką, podwójna 12, podwójną 12
    set 15: podwójna piętnastka, podwójną piętnastką, podwójna 15, podwójną 15
    set 18: podwójna osiemnastka, podwójną osiemnastką, podwójna 18, podwójną 18
    teams true: parami, w parach, drużynami, w drużynach, dwóch na dwóch
    teams false: każdy za siebie, każdy dla siebie
    single_round true: jedna runda, jedną rundę, tylko jedna runda, tylko jedną rundę
    title_rule bald: łysy, łyse, z łysymi, wariant z łysym
    signals free: blef, z blefem, blefowanie, wolno blefować, wolno kłamać
    session_minutes 30: pół godziny
    session_minutes 45: trzy kwadranse
    session_minutes 60: godzina, godzinę, jedna godzina, jedną godzinę, 1 godzina, 1 godzinę
    players 2: we dwoje, we dwóch, we dwie, we dwójkę, dla dwojga, na dwóch, na dwoje
    players 3: we troje, we trzech, w trójkę, we trójkę, dla trojga, na trzech, na troje
    players 4: we czworo, we czterech, w czwórkę, we czwórkę, dla czworga, na czterech, na czworo
    players 5: w pięcioro, w pięciu, w piątkę, dla pięciorga, na pięciu, na pięcioro
    players 6: w sześcioro, w sześciu, w szóstkę, dla sześciorga, na sześciu, na sześcioro
    computers 1: komputer, komputerem, komputerowi, komputera, botem, botowi, bot
    computers true: komputery, komputerami, komputerom, boty, botami, botom
# Words that change nothing. “i” is another word in Italian.
filler = oraz, proszę, poproszę

## /move

# Where a tile goes, and what one does besides, in every form, with commas between.
move-word-left = z lewej, w lewo, na lewo, lewo, lewa, lewy, po lewej, do lewej, z lewej strony, lewa strona, lewy koniec, na lewym końcu
move-word-right = z prawej, w prawo, na prawo, prawo, prawa, prawy, po prawej, do prawej, z prawej strony, prawa strona, prawy koniec, na prawym końcu
move-word-up = u góry, w górę, do góry, góra, na górę, na górze
move-word-down = u dołu, w dół, na dół, dół, na dole
move-word-draw = dobierz, dobieram, dobierz kostkę, dobieram kostkę, dobrać, ciągnę, ciągnij, biorę, biorę kostkę
move-word-pass = pas, pasuję, spasuję, stukam

## /sheet

sheet-word-with = z
sheet-word-undo = cofnij
sheet-word-round = runda
sheet-word-export = eksport
sheet-word-fish = ryba
sheet-word-out = kończy
# What people also say of whoever is out, with commas between.
sheet-out-also = skończył, skończyła, wyszedł, wyszła, wygrał, wygrała, wygrywa, skończyłem, skończyłam, wyszedłem, wyszłam, wygrałem, wygrałam, wygrywam, kończę, inna kostka, inną kostką, innej kostce, zwykłą kostkę, zwykłą kostką, zwykłej kostce, zwykłą, skończył rundę, skończyła rundę, wygrał rundę, wygrała rundę, wygrywa rundę, zwykłej, inną, innej, położył, położyła, kładzie, dołożył, dołożyła, dokłada, skończył pierwszy, skończyła pierwsza
# Who says this before one of these means himself; elsewhere it may be another word, as a Polish *and* is.
sheet-oneself-out = ja
# The special tiles in words, in every form.
sheet-tiles =
    0-0: podwójne zero, podwójnym zerem, podwójnym zerze, zero zero, dublet zer, dubletem zer, mydło, mydłem, mydle, podwójne 0, dubel zero, dublem zero
    6-6: podwójna szóstka, podwójną szóstką, podwójnej szóstce, sześć sześć, dublet szóstek, dubletem szóstek, dublecie szóstek, podwójna 6, podwójną 6, podwójnej 6, dubel szóstek, szóstka szóstka
    0-0 6-6: obie, obiema, oba, obu, oboma, dwiema, dwoma, obydwoma
# What people also say of a fish.
sheet-fish-also = rybka, rybę, blokada, zablokowane, zablokowana, znowu ryba, znów ryba, jeszcze jedna ryba, była ryba, jest ryba, mamy rybę, nikt nie może, nikt nie mógł, nikt nie może dołożyć, nikt nie mógł dołożyć, nikt nie może grać
# What they say before and behind what somebody holds.
sheet-around = ma, miał, miała, ma jeszcze, zostało, mam, mam jeszcze, naraz, na
# What else says nothing there: that it was so before, and what links a word to who or what it is said of.
sheet-besides = znowu, znów, ponownie, jeszcze raz, to
# What says nothing behind a count or a tile; elsewhere it may mean something.
sheet-behind-held = na ręce, w ręce, na końcu
# What may stand between the number of a round and how it went.
sheet-round-was = to, był, była, było, to był, to była, to było, powinno być
# What else people say there: to take back, to end, to see how it stands, and that something is wrong.
sheet-also =
    undo: cofnąć, usuń, usunąć, skasuj, skasować, wycofaj, wycofać, wstecz, anuluj ostatnią
    end: kończymy, skończyliśmy, wystarczy, dość, koniec przerwy, przerwa się skończyła, koniec czasu, czas minął
    show: wynik, jaki wynik, jaki jest wynik, kto prowadzi, kto wygrywa, czas, ile czasu, ile zostało, ile czasu zostało
    wrong: nie, źle, to źle, błąd, pomyłka, pomyliłem się, pomyliłam się, ups, przepraszam, poprawka, zamiast, ostatnia runda, ostatnią rundę
sheet-word-over = koniec
sheet-word-end = zakończ

## /lunch

lunch-word-real = prawdziwe
# What people also say who have real tiles, with what stands before it.
lunch-real-also = prawdziwe kostki, prawdziwymi, prawdziwymi kostkami, na prawdziwych kostkach, na żywo, swoimi kostkami, własnymi kostkami, naszymi kostkami

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
tally-word-today = dzisiaj
tally-word-yesterday = wczoraj
tally-word-last_week = zeszły tydzień
tally-word-last_month = zeszły miesiąc
tally-word-year = ten rok
tally-word-last_year = zeszły rok
tally-word-add = dodaj
tally-word-undo = cofnij
tally-word-name = nazwa
# What stands between winners and losers, in every form, with commas between.
tally-beat = pokonał, pokonała, pokonali, pokonały, wygrał z, wygrała z, wygrali z, wygrały z, ograł, ograła, ograli, ograły, pokonuje, pokonują, wygrywa z, wygrywają z, zwyciężył, zwyciężyła, zwyciężyli
# The same where the losers stand before the last word of it, as in the German “hat gegen Ann gewonnen”.
tally-beat-apart = z wygrał, z wygrała, z wygrali
# What stands between losers and winners, in every form, with commas between.
tally-lost-to = przegrał z, przegrała z, przegrali z, przegrały z, przegrywa z, przegrywają z
# What people say around these and around names, with commas between.
tally-around = i, oraz, albo, kontra, przeciw, przeciwko, z, ze, w, we, dla, na, proszę, pokaż, ile razy, wygrał, wygrała, przegrał, przegrała, kto wygrał, kto wygrywa, kto prowadzi, generałowie, kozły, wygrane, przegrane, rundy, mecze, punkty, wynik, wyniki, statystyki, kto, pokonał, pokonała, ile, ilu, generałów, najwięcej, był, była, jest, wszyscy, dnia, roku, teraz, obecnie, najlepszy, najlepsza, najlepsi, kto jest najlepszy, kozłów, kozła, rund, meczów, zwycięstwa, zwycięstw, wygranych, przegranych, generałem, kozłem, najsłabsza, najgorsza, najlepszą, tylko, został, została, razy, jak często, najczęściej
# What stands before a time with which all begins that is asked for, with commas between.
tally-from = od, począwszy od
# What may stand beside a weekday that is past.
tally-past = zeszły, zeszłą, ubiegły, ubiegłą, poprzedni, poprzednią, ostatni, ostatnią, ostatnie, ostatniego
tally-before-yesterday = przedwczoraj
# What else these are called, and months and weekdays by their numbers; Monday is 0.
tally-also =
    players: gracze osobno
    pairs: drużyny, drużyna, drużynami, par, parami, para, parę, drużynę
    today: dziś
    week: tym tygodniu, tydzień
    month: tym miesiącu, miesiąc, miesiąca
    last_week: zeszłym tygodniu, zeszłego tygodnia, ubiegły tydzień, ubiegłym tygodniu, ubiegłego tygodnia, poprzedni tydzień, poprzednim tygodniu, ostatni tydzień, ostatnim tygodniu, ostatniego tygodnia
    last_month: zeszłym miesiącu, zeszłego miesiąca, ubiegły miesiąc, ubiegłym miesiącu, ubiegłego miesiąca, poprzedni miesiąc, poprzednim miesiącu, ostatni miesiąc, ostatnim miesiącu, ostatniego miesiąca
    year: tym roku, rok, od początku roku
    last_year: zeszłym roku, zeszłego roku, ubiegły rok, ubiegłym roku, ubiegłego roku, poprzedni rok, poprzednim roku
    month-1: styczniu
    month-2: lutym
    month-3: marcu
    month-4: kwietniu
    month-5: maju
    month-6: czerwcu
    month-7: lipcu
    month-8: sierpniu
    month-9: wrześniu
    month-10: październiku
    month-11: listopadzie
    month-12: grudniu
    day-2: środę, środy
    day-5: sobotę, soboty
    day-6: niedzielę, niedzieli
    add: dodać, wpisz, dopisz
    undo: cofnąć, anuluj, usuń, usunąć, skasuj
    weeks: wykres, tygodniami
    ratings: elo, rankingi
    records: seria, serie, rekord
    season: nowy sezon, tym sezonie
    all: zawsze, razem, łącznie, od zawsze, ogółem
    me: moje, moja, mój
    name: nazwij
    beats: kto kogo
    day-0: poniedziałku
    day-1: wtorku
    day-3: czwartku
    day-4: piątku

## /remind

remind-word-weekdays = dni robocze
remind-word-daily = codziennie
remind-word-off = wyłącz
remind-word-on = włącz
remind-word-summary = podsumowanie
# What else people write for these words, with commas between.
remind-also =
    weekdays: robocze, dni powszednie, od poniedziałku do piątku, poniedziałek-piątek, pon-pt, pn-pt
    daily: każdego dnia, co dzień, codzienne
    off: nie, nigdy
    on: tak
    summary: podsumowanie tygodnia
# What people say around a time, with commas between.
remind-around = o, w, godz., godz, godzinie, godzina
# Twelve o’clock, as people say it.
remind-noon = południe

## /language

language-word-me = ja
language-word-chat = czat

## /rules

rules-word-compare = porównaj
rules-word-compare-also = porównać, porównanie, różnica między, różnice między
# What may also stand before two games, or between them, with commas between.
rules-word-differ = różnica, różnice, różni się, się różni, różni się od, się różni od, w porównaniu z, vs
