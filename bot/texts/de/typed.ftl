# Wörter hinter Befehlen, wie man sie in jeder Sprache tippt: In allen diesen Dateien wird danach gesucht.

## People

# Who types this himself, in every form, with commas between.
oneself = ich, mir, mich

# What stands between two names.
between-names = und

## Commands

# Commands that there are not, behind what is meant by them.
command-also =
    move pass: passe, passen, weiter, aussetzen, klopfen
    move draw: ziehen, ziehe, zieh, kaufen, nehmen, nachziehen, aufnehmen
    sheet undo: zurück, zurücknehmen, rückgängig
    tally: statistik, rangliste, tabelle, bestenliste, ergebnisse
    tally season: Saison
    table: stand, punkte, punktestand, spielstand
    stop: ende, beenden, abbrechen, abbruch, stopp, schluss, aufhören
    leave: raus, verlassen, aussteigen, gehen
    play: neu, spiel, anfangen, beginnen, partie, nochmal, revanche
    settings: optionen, uhr, zeit, bedenkzeit, pause

## /play

# What people say before a target, with commas between.
target-before = bis, bis zu, auf
# The same before a number of rounds.
rounds-before = für, über, in, nur
# The same before minutes, but nothing that says when a game is to begin.
minutes-before = für
# The same before a number of those who play, and of computer players.
players-before = für, mit, zu
computers-before = mit, gegen
# The same before such a number where it is not said what it counts.
seats-before = für, zu
# Numbers as people write them out, in every form.
numbers =
    1: ein, eins, eine, einen, einem, einer
    2: zwei, zwo, zweien
    3: drei, dreien
    4: vier
    5: fünf
    6: sechs
    7: sieben
    8: acht
    9: neun
    10: zehn
    11: elf
    12: zwölf
# Other words for what a house rule can be.
value-also =
    none: unlimitiert
# What may be said behind a number, in every form.
unit-points = Punkt, Punkte, Punkten, Pkt, Auge, Augen
unit-marks = Strich, Striche, Strichen
unit-rounds = Runde, Runden
unit-minutes = Minute, Minuten, Min
unit-players = Spieler, Spielern, Spielerin, Spielerinnen, Person, Personen, Leute, Leuten, Mann
unit-computers = Computer, Computern, Computergegner, Computergegnern, Computerspieler, Computerspielern, Rechner, Rechnern, Bot, Bots, KI, KIs, KI-Spieler, KI-Spielern, KI-Gegner, KI-Gegnern, Roboter, Robotern
# What people say before a house rule that is on or off, and what its name becomes there if that is not the one shown.
with-before = mit
without-before = ohne, kein, keine, keinen
switched =
    teams: Paaren, Partner, Partnern
    two_doubles: zwei Paschen zugleich
    closing: verdeckten Paschen
    finish_pips: Steinen der anderen
    cut_equal_lines: gleichen Ketten für den Schnitt
    doubles_across: Paschen quer
    doubles_trump: Paschen als Trumpf
    crosswise_jokers: Jokern quer
    secret_scores: geheimen Ständen
    reteam_each_round: neuen Teams
    first_turn_train: langen Anfang, langem Anfang
    early_stop: frühen Schluss, frühem Schluss
    must_match: passenden Pasch, passendem Pasch
    play_leftover: letzter Portion
    muggins_call: Ansagen, Ansage
    must_announce: Ansage
    insert_doubles: Einschieben, Pasche dazwischen, Paschen dazwischen
# What may stand between that word and the name.
before-name = der, die, das, den, dem, jede, jeden, jedes
# What people say behind a house rule that is on or off.
on-behind = an, erlaubt
off-behind = aus, verboten, nicht erlaubt
# House rules with what they shall be, as people say them without their names.
unnamed =
    set 6: Doppelsechs, Doppel 6, Doppel Sechs, Sechsersatz, dem Sechsersatz, einem Sechsersatz, 6er-Satz
    set 9: Doppelneun, Doppel 9, Doppel Neun, Neunersatz, dem Neunersatz, einem Neunersatz, 9er-Satz
    set 12: Doppelzwölf, Doppel 12, Doppel Zwölf, Zwölfersatz, dem Zwölfersatz, einem Zwölfersatz, 12er-Satz
    set 15: Doppelfünfzehn, Doppel 15, Doppel Fünfzehn, Fünfzehnersatz, dem Fünfzehnersatz, einem Fünfzehnersatz, 15er-Satz
    set 18: Doppelachtzehn, Doppel 18, Doppel Achtzehn, Achtzehnersatz, dem Achtzehnersatz, einem Achtzehnersatz, 18er-Satz
    teams true: in Paaren, zu Paaren, paarweise, als Paare, in Teams, in Zweierteams, 2 gegen 2, zwei gegen zwei
    teams false: jeder für sich, jeder gegen jeden, alle gegen alle, einzeln
    single_round true: eine Runde, nur eine Runde, eine einzige Runde
    title_rule bald: Glatze, Glatzen, mit Glatze, mit Glatzen, kahl
    signals free: Bluffen, mit Bluffen, mit Bluffs, Bluffen erlaubt, Lügen erlaubt
    session_minutes 30: eine halbe Stunde, halbe Stunde
    session_minutes 45: eine Dreiviertelstunde, Dreiviertelstunde
    session_minutes 60: eine Stunde, 1 Stunde
    players 2: zu zweit, zu zweien
    players 3: zu dritt, zu dreien
    players 4: zu viert
    players 5: zu fünft
    players 6: zu sechst
    players 7: zu siebt, zu siebent
    players 8: zu acht
    players 10: zu zehnt
    players 12: zu zwölft
    computers 1: dem Computer, den Computer, dem Rechner, den Rechner, einem Bot, einen Bot, dem Bot, den Bot, Bot, der KI, die KI, KI
    computers true: Computern, Bots, den Bots, die Bots, Computergegnern, Computerspielern
# Words that change nothing.
filler = und, bitte, mal, gern, gerne, lang

## /move

# Where a tile goes, and what one does besides, in every form, with commas between.
move-word-left = links, nach links, linkes Ende, ans linke Ende, am linken Ende, linke Seite
move-word-right = rechts, nach rechts, rechtes Ende, ans rechte Ende, am rechten Ende, rechte Seite
move-word-up = oben, nach oben
move-word-down = unten, nach unten
move-word-draw = ziehen, ziehe, zieh, ich ziehe, Stein ziehen, einen Stein ziehen, kaufen, ich kaufe, Stein kaufen, nehmen, Stein nehmen
move-word-pass = passen, passe, ich passe, aussetzen, ich setze aus, klopfen, ich klopfe

## /sheet

sheet-word-with = mit
sheet-word-undo = zurück
sheet-word-round = Runde
sheet-word-export = export
sheet-word-fish = Fisch
sheet-word-out = fertig
# What people also say of whoever is out, with commas between.
sheet-out-also = raus, ist raus, ist fertig, gewonnen, hat gewonnen, gewinnt, macht Schluss, hat Schluss gemacht, bin raus, bin fertig, habe gewonnen, gewinne, mache Schluss, habe Schluss gemacht, war raus, hat Schluss, ausgespielt, hat ausgespielt, hab gewonnen, ausgemacht, hat ausgemacht, macht aus, ist aus, ein anderer Stein, einem gewöhnlichen Stein, normal, gewöhnlich, ging raus, geht raus, gewinnt die Runde, hat die Runde gewonnen, einem normalen Stein, einem anderen Stein, normalen Stein, gewonnen hat, ausgemacht hat, Schluss gemacht hat, gewonnen von, gelegt, hat gelegt, legt, legte, legt zuletzt, legte zuletzt, als Erste fertig, als Erster fertig, ist als Erste fertig, ist als Erster fertig, als Erste raus, als Erster raus, ist als Erste raus, ist als Erster raus, hat diese Runde gewonnen
# Who says this before one of these means himself; elsewhere it may be another word, as a Polish *and* is.
sheet-oneself-out = ich
# The special tiles in words, in every form.
sheet-tiles =
    0-0: Doppelnull, Nullerpasch, Nullpasch, Doppel Null, Nuller Pasch, Null Pasch, Null Null, Doppel 0, 0er-Pasch, doppelte Null, doppelten Null, doppelter Null, Doppelblank, Blank-Doppel, Blank Doppel
    6-6: Doppelsechs, Sechserpasch, Sechspasch, Doppel Sechs, Sechser Pasch, 6er-Pasch, Sechs Sechs, Doppel 6, doppelte Sechs, doppelten Sechs, doppelter Sechs, 6er Pasch
    0-0 6-6: beide, beiden, beiden Doppeln, beiden Paschen, beiden Paschs, beiden Doppelsteinen, beiden Doppelsteine, beide Doppelsteine, beiden Pasche, beide Pasche
# What people also say of a fish.
sheet-fish-also = gesperrt, blockiert, Sperre, Blockade, dicht, gesperrte Runde, wieder Fisch, schon wieder Fisch, noch ein Fisch, wieder ein Fisch, ein Fisch, es war ein Fisch, nochmal Fisch, keiner kann mehr, niemand kann mehr, keiner konnte mehr, niemand konnte mehr, keiner kann legen, niemand kann legen, keiner kann mehr legen, niemand kann mehr legen, nichts geht mehr, nix geht mehr, ging nicht weiter, es ging nicht weiter, geht nicht weiter, festgefahren, war ein Fisch, war Fisch, das war ein Fisch
# What they say before and behind what somebody holds.
sheet-around = hat, hatte, noch, hat noch, hatte noch, hält, hält noch, habe, habe noch, übrig, Punkte übrig, Augen übrig, auf der Hand, zugleich
# What else says nothing there: that it was so before, and what links a word to who or what it is said of.
sheet-besides = ist, war, wieder, schon wieder, nochmal, noch einmal, von, es ist, es war
# What says nothing behind a count or a tile; elsewhere it may mean something.
sheet-behind-held = im Rest, in der Hand, zuletzt, am Ende, am Schluss
# What may stand between the number of a round and how it went.
sheet-round-was = war, war ein, es war, ist, war es, war eigentlich, sollte sein
# What else people say there: to take back, to end, to see how it stands, and that something is wrong.
sheet-also =
    undo: löschen, lösch, lösch das, lösche, streichen, streich, streich das, stornieren, entfernen, nimm zurück, nimm das zurück, letzte löschen, letzte Runde löschen, mach rückgängig, rückgängig machen
    end: Feierabend, Schluss für heute, wir hören auf, wir sind fertig, das war’s, das wars, Pause vorbei, Pause ist vorbei, die Pause ist vorbei, Mittagspause vorbei, Zeit ist um, die Zeit ist um
    show: Stand, Punktestand, Zwischenstand, wie steht es, wie steht’s, wer führt, wer liegt vorn, Zeit, wie lange noch, wie viel Zeit noch, wie viel Zeit ist noch
    wrong: nein, nicht, falsch, das war falsch, war falsch, stimmt nicht, das stimmt nicht, falsch eingetragen, Fehler, mein Fehler, ups, sorry, Korrektur, doch, doch nicht, statt, letzte Runde, die letzte Runde, letzte Runde war
sheet-word-over = vorbei
sheet-word-end = Ende

## /lunch

lunch-word-real = echt
# What people also say who have real tiles, with what stands before it.
lunch-real-also = echte Steine, mit echten Steinen, echten Steinen, richtige Steine, mit richtigen Steinen, echte Dominosteine, mit echten Dominosteinen, mit eigenen Steinen, mit unseren Steinen, echte, in echt, mit echten

## /tally

tally-word-players = Leute
tally-word-pairs = Paare
tally-word-records = Rekorde
tally-word-ratings = Wertung
tally-word-history = Verlauf
tally-word-me = ich
tally-word-all = gesamt
tally-word-season = Saison
tally-word-month = Monat
tally-word-table = Tabelle
tally-word-weeks = Wochen
tally-word-beats = Duelle
tally-word-week = Woche
tally-word-today = heute
tally-word-yesterday = gestern
tally-word-last_week = letzte Woche
tally-word-last_month = letzter Monat
tally-word-year = dieses Jahr
tally-word-last_year = letztes Jahr
tally-word-add = eintragen
tally-word-undo = zurücknehmen
tally-word-name = Name
# What stands between winners and losers, in every form, with commas between.
tally-beat = schlägt, schlagen, schlug, schlugen, besiegt, besiegen, besiegte, besiegten, gewinnt gegen, gewinnen gegen, gewann gegen, gewannen gegen, gewonnen gegen, haben gewonnen gegen, hat gewonnen gegen
# The same where the losers stand before the last word of it, as in the German “hat gegen Ann gewonnen”.
tally-beat-apart = hat geschlagen, haben geschlagen, hat besiegt, haben besiegt, hat gegen gewonnen, haben gegen gewonnen
# What stands between losers and winners, in every form, with commas between.
tally-lost-to = verliert gegen, verlieren gegen, verlor gegen, verloren gegen
# What people say around these and around names, with commas between.
tally-around = und, oder, gegen, mit, von, für, in, im, die, der, das, bitte, zeig, wie oft, wie oft hat, hat, gewonnen, verloren, wer hat gewonnen, wer gewinnt, wer führt, Böcke, Siege, Niederlagen, Runden, Partien, Spiele, Punkte, Stand, Ergebnisse, Statistik, wer, wer hat, wie steht es, zwischen, geschlagen, war, ist, sind, oft, am öftesten, wie oft war, hat am meisten, am meisten, alle, am, vom, dem, den, haben, wie viele, am häufigsten, wie stehts, wie steht’s, besiegt, gerade, zur Zeit, zurzeit, aktuell, bisher, wer schlägt, größte, größter, wer ist der größte, beste, bester, wer ist der beste, die besten, die meisten, meisten, hat die meisten, Bilanz, Generälen, Glatzen, Wertungsstand, Siege von, bestes, bestem, stärkste, stärkstes, schlechteste, schlechtestes, häufigste, häufigster, geworden, wurde, nur, bloß
# What stands before a time with which all begins that is asked for, with commas between.
tally-from = seit, seit dem, seit der, ab, ab dem
# What may stand beside a weekday that is past.
tally-past = letzten, letzter, letztem, vorigen, voriger, vorigem, vergangenen, vergangener, vergangenem, letzte, letztes
tally-before-yesterday = vorgestern
# What else these are called, and months and weekdays by their numbers; Monday is 0.
tally-also =
    players: pro Person, je Person, Spieler
    pairs: Teams, Team, pro Team, je Team, nach Teams, Mannschaften, Paar, Mannschaft
    records: Rekord, Bestwerte, Serie, Serien, längste Serie
    ratings: Wertungen, Rating, Ratings, Elo, Bestenliste
    history: Chronik, Einträge
    table: Rangliste
    weeks: pro Woche, je Woche, nach Wochen, Diagramm, Grafik, Kurve, Kurven
    beats: wer gegen wen, wer schlägt wen
    all: insgesamt
    season: diese Saison, dieser Saison, neue Saison, seit Saisonbeginn
    add: nachtragen, melden
    undo: rückgängig, löschen, entfernen, zurück, zurücknehmen
    week: diese Woche, dieser Woche
    month: diesen Monat, diesem Monat, dieser Monat, des Monats
    last_week: letzter Woche, vorige Woche, voriger Woche, vergangene Woche, vergangener Woche
    last_month: letzten Monat, letztem Monat, voriger Monat, vorigen Monat, vorigem Monat, vergangenen Monat, vergangenem Monat, Vormonat
    year: Jahr, diesem Jahr, seit Jahresbeginn, seit Anfang des Jahres
    last_year: letztem Jahr, voriges Jahr, vorigem Jahr, vergangenes Jahr, vergangenem Jahr, Vorjahr
    month-1: Jänner
    day-5: Sonnabend
    me: meine, mein, meine Bilanz, meine Siege
    name: benenne, benennen, nenne

## /remind

remind-word-weekdays = werktags
remind-word-daily = täglich
remind-word-off = aus
remind-word-on = an
remind-word-summary = Rückblick
# What else people write for these words, with commas between.
remind-also =
    weekdays: wochentags, Werktage, an Werktagen, jeden Werktag, unter der Woche, Mo-Fr, Mo bis Fr, montags bis freitags, Montag bis Freitag
    daily: jeden Tag
    off: nein, nie, ausschalten
    on: ja, ein, einschalten
    summary: Wochenrückblick
# What people say around a time, with commas between.
remind-around = um, Uhr, in, am, im
# Twelve o’clock, as people say it.
remind-noon = Mittag

## /language

language-word-me = ich
language-word-chat = Chat

## /rules

rules-word-compare = vergleichen
rules-word-compare-also = vergleiche, Vergleich, Unterschied zwischen, Unterschiede zwischen
# What may also stand before two games, or between them, with commas between.
rules-word-differ = Unterschied, Unterschiede, unterscheidet sich, unterscheidet sich von, anders als, verglichen mit, vs, versus, gegen
