# Woorden achter opdrachten, zoals men ze in elke taal typt: ze worden in al deze bestanden gezocht.

## People

# Who types this himself, in every form, with commas between.
oneself = ik, mij, mezelf, mijzelf

# What stands between two names.
between-names = en

## Commands

# Commands that there are not, behind what is meant by them.
command-also =
    move pass: passen, pas, kloppen, klop
    move draw: pakken, pak, trekken, trek, kopen, koop
    sheet undo: terug, ongedaan, terugnemen
    tally: statistieken, ranglijst, klassement, scores
    tally season: seizoen
    table: stand, punten, bord, score
    stop: einde, stoppen, afbreken, annuleren, sluiten
    leave: weg, verlaten, vertrekken, afmelden
    play: nieuw, spel, begin, nieuwspel, beginnen, opnieuw, revanche
    settings: opties, klok, tijd, pauze

## /play

# What people say before a target, with commas between.
target-before = tot, eerste tot, tot aan, tot en met, t/m
# The same before a number of rounds.
rounds-before = voor, in, over
# The same before minutes, but nothing that says when a game is to begin.
minutes-before = voor, gedurende
# The same before a number of those who play, and of computer players.
players-before = voor, met
computers-before = met, tegen
# The same before such a number where it is not said what it counts.
seats-before = voor
# Numbers as people write them out, in every form.
numbers =
    1: een, één
    2: twee
    3: drie
    4: vier
    5: vijf
    6: zes
    7: zeven
    8: acht
    9: negen
    10: tien
    11: elf
    12: twaalf
# Other words for what a house rule can be.
value-also =
    none: geen
# What may be said behind a number, in every form.
unit-points = punt, punten, pt, pnt, ptn, oog, ogen
unit-marks = streep, strepen, streepje, streepjes
unit-rounds = ronde, rondes, ronden, potje, potjes
unit-minutes = minuut, minuten, min, minuutjes
unit-players = speler, spelers, speelster, speelsters, persoon, personen, mensen, man
unit-computers = computer, computers, computerspeler, computerspelers, bot, bots, robot, robots, AI, AI’s
# What people say before a house rule that is on or off, and what its name becomes there if that is not the one shown.
with-before = met
without-before = zonder, geen
switched =
    teams: partner, partners, team, teams, koppels, duo’s
    signals: knipogen, knipoog
# What may stand between that word and the name.
before-name = de, het, enige
# What people say behind a house rule that is on or off.
on-behind = aan, toegestaan, mag
off-behind = uit, niet toegestaan, mag niet
# House rules with what they shall be, as people say them without their names.
unnamed =
    set 6: dubbelzes, dubbel zes, dubbel 6, dubbelzes-set, dubbelzesset, dubbel zes set
    set 9: dubbelnegen, dubbel negen, dubbel 9, dubbelnegen-set, dubbelnegenset, dubbel negen set
    set 12: dubbeltwaalf, dubbel twaalf, dubbel 12, dubbeltwaalf-set, dubbeltwaalfset, dubbel twaalf set
    set 15: dubbelvijftien, dubbel vijftien, dubbel 15, dubbelvijftien-set, dubbelvijftienset, dubbel vijftien set
    set 18: dubbelachttien, dubbel achttien, dubbel 18, dubbelachttien-set, dubbelachttienset, dubbel achttien set
    teams true: in paren, in koppels, in teams, in duo’s, als paar, als partners, partners, 2 tegen 2, twee tegen twee, 2v2
    teams false: ieder voor zich, iedereen voor zich, elk voor zich
    single_round true: één ronde, een ronde, slechts één ronde, maar één ronde, maar een ronde, één enkele ronde, één potje, maar één potje
    title_rule bald: kaal, kale variant, met kaal
    signals free: bluffen, met bluffen, bluffen mag, liegen mag
    session_minutes 30: een half uur, half uur, een halfuur, halfuur, een half uurtje, half uurtje, een halfuurtje, halfuurtje
    session_minutes 45: drie kwartier, driekwartier
    session_minutes 60: een uur, één uur, 1 uur, een uurtje, uurtje
    players 2: met z’n tweeën, met zijn tweeën
    players 3: met z’n drieën, met zijn drieën
    players 4: met z’n vieren, met zijn vieren
    players 5: met z’n vijven, met zijn vijven
    players 6: met z’n zessen, met zijn zessen
    computers 1: de computer, computer, een computer, de bot, bot, een bot
    computers true: computers, de computers, bots, de bots, robots, computerspelers
# Words that change nothing. “en” is another word in French and Spanish.
filler = alsjeblieft, alstublieft, graag, aub, svp, doe maar

## /move

# Where a tile goes, and what one does besides, in every form, with commas between.
move-word-left = links, naar links, op links, aan de linkerkant, linkerkant, linkereinde, linkereind
move-word-right = rechts, naar rechts, op rechts, aan de rechterkant, rechterkant, rechtereinde, rechtereind
move-word-up = boven, naar boven, omhoog, bovenaan
move-word-down = onder, beneden, naar beneden, omlaag, onderaan
move-word-draw = pakken, pak, ik pak, een steen pakken, steen pakken, pak een steen, ik pak een steen, pak er een, ik pak er een, trekken, trek, ik trek, een steen trekken, steen trekken, trek een steen, ik trek een steen, kopen, koop, ik koop, koop een steen
move-word-pass = passen, pas, ik pas, kloppen, klop, ik klop

## /sheet

sheet-word-with = met
sheet-word-undo = terug
sheet-word-round = ronde
sheet-word-export = export
sheet-word-fish = vis
sheet-word-out = uit
# What people also say of whoever is out, with commas between.
sheet-out-also = is uit, ging uit, klaar, is klaar, gewonnen, heeft gewonnen, wint, ben uit, ben klaar, heb gewonnen, was uit, is uitgegaan, een andere steen, andere steen, een gewone steen, gewone steen, gewoon, uitgegaan, ben uitgegaan, is eruit, ben eruit, speelt uit, speelde uit, maakt uit, maakte uit, ging eruit, gaat eruit, gaat uit, wint de ronde, won, heeft de ronde gewonnen, won de ronde, uitgespeeld, gewonnen door, gewonnen heeft, legt, legde, gelegd, heeft gelegd, als eerste uit, is als eerste uit
# Who says this before one of these means himself; elsewhere it may be another word, as a Polish *and* is.
sheet-oneself-out = ik
# The special tiles in words, in every form.
sheet-tiles =
    0-0: dubbelnul, dubbel nul, dubbelblank, dubbel blank, dubbele blank, nul nul, dubbel 0, dubbele nul, blank blank
    6-6: dubbelzes, dubbel zes, dubbele zes, dubbel 6, zes zes, dubbele 6
    0-0 6-6: allebei, beide
# What people also say of a fish.
sheet-fish-also = geblokkeerd, vast, dicht, blokkade, vastgelopen, zit vast, het zit vast, een vis, een blokkade, weer vis, alweer vis, weer een vis, alweer een vis, nog een vis, het is een vis, het was een vis, niemand kan meer, niemand kon meer, niemand kan leggen, niemand kan nog leggen, niemand kan meer leggen, het loopt vast, liep vast
# What they say before and behind what somebody holds.
sheet-around = heeft, had, nog, heeft nog, had nog, heb, heb nog, tegelijk, in één keer, houdt, hield, er, er nog, heeft er nog, had er nog, over, punten over, ogen over
# What else says nothing there: that it was so before, and what links a word to who or what it is said of.
sheet-besides = is, was, weer, alweer, nog een keer, opnieuw, door, het is, het was
# What says nothing behind a count or a tile; elsewhere it may mean something.
sheet-behind-held = in de hand, als laatste, op het eind
# What may stand between the number of a round and how it went.
sheet-round-was = was, was een, het was, is, moet zijn
# What else people say there: to take back, to end, to see how it stands, and that something is wrong.
sheet-also =
    undo: wissen, wis, verwijderen, verwijder, schrappen, schrap, ongedaan maken, maak ongedaan, haal weg, weghalen, neem terug
    end: we stoppen, we zijn klaar, genoeg, het is genoeg, dat was het, pauze voorbij, de pauze is voorbij, tijd is om, de tijd is om
    show: stand, tussenstand, de stand, wat is de stand, wie staat voor, wie wint er, tijd, hoe lang nog, hoeveel tijd nog
    wrong: nee, niet, fout, dat was fout, verkeerd, klopt niet, dat klopt niet, foutje, vergissing, oeps, sorry, correctie, toch, in plaats van, laatste ronde, de laatste ronde, de laatste
sheet-word-over = voorbij
sheet-word-end = einde

## /lunch

lunch-word-real = echt
# What people also say who have real tiles, with what stands before it.
lunch-real-also = echte stenen, met echte stenen, met de echte stenen, met eigen stenen, met onze eigen stenen

## /tally

tally-word-players = spelers
tally-word-pairs = paren
tally-word-records = records
tally-word-ratings = rating
tally-word-history = verloop
tally-word-me = ik
tally-word-table = tabel
tally-word-weeks = weken
tally-word-beats = wie wint van wie
tally-word-all = altijd
tally-word-season = seizoen
tally-word-month = deze maand
tally-word-week = deze week
tally-word-today = vandaag
tally-word-yesterday = gisteren
tally-word-last_week = vorige week
tally-word-last_month = vorige maand
tally-word-year = dit jaar
tally-word-last_year = vorig jaar
tally-word-add = toevoegen
tally-word-undo = intrekken
tally-word-name = naam
# What stands between winners and losers, in every form, with commas between.
tally-beat = verslaat, verslaan, versloeg, versloegen, wint van, winnen van, won van, wonnen van, wint tegen, winnen tegen, won tegen, wonnen tegen, heeft gewonnen van, hebben gewonnen van, heeft verslagen, hebben verslagen, heeft gewonnen tegen, hebben gewonnen tegen
# The same where the losers stand before the last word of it, as in the German “hat gegen Ann gewonnen”.
tally-beat-apart = heeft verslagen, hebben verslagen, heeft van gewonnen, hebben van gewonnen, heeft tegen gewonnen, hebben tegen gewonnen
# What stands between losers and winners, in every form, with commas between.
tally-lost-to = verliest van, verliezen van, verloor van, verloren van, verliest tegen, verloor tegen, verloren tegen
# What people say around these and around names, with commas between.
tally-around = en, of, tegen, met, van, voor, in, de, het, alsjeblieft, toon, laat zien, laat, zien, hoe staat het, hoe staat het ervoor, staat, bovenaan, wie staat bovenaan, wie is de beste, wie leidt, wie is er, er, meeste, het meeste, ranglijst, klassement, score, scores, uitslag, wedstrijden, hoe vaak, hoe vaak heeft, hoeveel keer, keer, gewonnen, won, verloor, verloren, wie heeft gewonnen, wie wint, wie staat voor, generaals, bokken, overwinningen, nederlagen, rondes, partijen, punten, stand, uitslagen, statistieken, wie, wie heeft er, heeft, tussen, verslagen, hoeveel, was, is, het meest, het vaakst, iedereen, op, nu, momenteel, beste, de beste, op dit moment, tot nu toe, wie is er beter, sterkste, slechtste, alleen, maar, geworden, werd, geweest
# What stands before a time with which all begins that is asked for, with commas between.
tally-from = sinds, sinds de, vanaf, sedert
# What may stand beside a weekday that is past.
tally-past = vorige, afgelopen, laatste
tally-before-yesterday = eergisteren
# What else these are called.
tally-also =
    players: per persoon, per speler, personen
    pairs: teams, team, per team, koppels, per paar, per koppel, duo’s, per duo, paar, koppel, duo
    me: mijn stand, mijn score, mijn punten, mijn, mijn winst
    history: geschiedenis, historie
    ratings: ratings, elo
    all: alles, totaal
    season: dit seizoen, nieuw seizoen
    week: week
    month: maand, van de maand
    last_week: afgelopen week
    last_month: afgelopen maand
    year: jaar, sinds begin dit jaar, sinds het begin van het jaar
    last_year: afgelopen jaar
    add: invoeren, noteren
    undo: terug, terugnemen, verwijderen, verwijder, wissen, wis
    weeks: grafiek, per week
    records: reeks, reeksen
    name: noem
    beats: wie verslaat wie

## /remind

remind-word-weekdays = werkdagen
remind-word-daily = dagelijks
remind-word-off = uit
remind-word-on = aan
remind-word-summary = overzicht
# What else people write for these words, with commas between.
remind-also =
    weekdays: doordeweeks, door de week, op werkdagen, elke werkdag, maandag tot vrijdag, maandag t/m vrijdag, ma-vr, ma t/m vr
    daily: elke dag, iedere dag
    off: nee, nooit
    on: ja
    summary: weekoverzicht
# What people say around a time, with commas between.
remind-around = om, uur, in, op
# Twelve o’clock, as people say it.
remind-noon = middaguur

## /language

language-word-me = ik
language-word-chat = chat

## /rules

rules-word-compare = vergelijk
rules-word-compare-also = vergelijken, vergelijking, verschil tussen, verschillen tussen
# What may also stand before two games, or between them, with commas between.
rules-word-differ = verschil, verschillen, verschilt, verschilt van, anders dan, vs, tegen
