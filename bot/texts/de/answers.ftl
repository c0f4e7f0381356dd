# Antworten auf Befehle und Fragen, und warum etwas nicht geht.

## Die Befehle in einem Satz

command-play = einen Tisch eröffnen; Spiel und Hausregeln kannst du gleich dazuschreiben
command-lunch = eine Sitzung Generalsbock für die Mittagspause eröffnen
command-sheet = Punkte aufschreiben, wenn ihr mit echten Steinen spielt
command-daily = die Tagesaufgabe: eine für alle
command-join = dich an einen Tisch setzen
command-leave = aufstehen; in einer Partie hält ein Computer den Platz
command-hand = deine Steine zeigen
command-table = den Tisch noch einmal unten im Chat zeigen
command-move = einen Zug schreiben: 6-4, bei mehreren Plätzen mit @ und Platz; draw zieht, pass passt
command-stop = einen Tisch schließen oder seine Partie abbrechen
command-games = alle Spiele
command-rules = die Regeln: blättern, in eigenen Worten fragen, zwei Spiele vergleichen
command-why = warum dein letzter Zug nicht ging, oder woher die letzten Punkte kommen
command-tally = wer hier wie oft gewonnen und verloren hat
command-export = alles, was hier gezählt wurde, als Datei an dich privat
command-import = so eine Datei einlesen; was schon da ist, bleibt, wie es ist
command-forget = deinen Namen in der Bilanz verbergen oder dich ganz vergessen lassen
command-record = die gespielten Runden als Aufzeichnung zum Nachspielen
command-verify = nachprüfen, ob ehrlich gemischt wurde
command-settings = Bedenkzeit, Bilder und deine eigenen Einstellungen
command-remind = jeden Tag gefragt werden, wer spielt; jeden Montag ein Rückblick
command-language = die Sprache, deine oder die des Chats
command-help = diese Liste
command-doctor = nachsehen, ob hier alles läuft
command-start = eine Begrüßung

usage-game = [Spiel]
usage-options = [Regel=Wert ...]
usage-table = [Tisch]
usage-move = ‹Zug›
usage-topic = [Frage]
usage-language = [ich|Chat] [Sprache]
usage-tally = [was]
usage-minutes = [Minuten]
usage-format = [json|csv]
usage-file = ‹Datei›
usage-whom = me
usage-sheet = [Eintrag]
usage-reminder = [Uhrzeit] [Stadt]
usage-city = [Stadt]

help-head = <b>Befehle</b>
help-line = <c>{ $usage }</c>: { $about }
welcome = Hallo! Mit mir spielt ihr in Gruppen Domino: <c>/play</c> eröffnet einen Tisch, und alle bekommen ihre Steine privat. <c>/games</c> nennt die Spiele, <c>/help</c> alles andere.
welcome-terminal = <b>Boneyard</b>, Domino im Terminal.
    <c>/play</c> eröffnet einen Tisch gegen Computer, <c>/games</c> nennt die Spiele, <c>/help</c> alles andere.
    Tippe die Nummer eines Knopfs, um ihn zu drücken, oder einen Zug wie <c>6-4</c>. Mit Strg-D hörst du auf.

## Aufzeichnungen

record-head = <b>Aufzeichnung</b> der gespielten Runden:
record-line = <c>{ $line }</c>
verify-head = <b>So wurde in den gespielten Runden gemischt</b>
verify-round = { $good ->
    [yes] ✓ Runde { $round }: Der Startwert <c>{ $seed }</c> ergibt die Prüfsumme <c>{ $commitment }</c>.
    [tiles] ✗ Runde { $round }: Der Startwert <c>{ $seed }</c> ergibt die Prüfsumme <c>{ $commitment }</c>, teilt aber andere Steine aus.
   *[no] ✗ Runde { $round }: Der Startwert <c>{ $seed }</c> ergibt die Prüfsumme <c>{ $commitment }</c> nicht.
}

## Einstellungen

settings-chat = <b>Dieser Chat</b>
settings-person = <b>Du</b>
setting-is = { $setting }: { $value }
setting-clock = Bedenkzeit
    .is-off = ohne Uhr
    .is-45s = 45 Sekunden
    .is-3m = 3 Minuten
    .is-1h = 1 Stunde
    .is-1d = 1 Tag
setting-layout = Der Tisch
    .is-picture = als Bild
    .is-text = als Text
setting-theme = Bilder
    .is-light = hell
    .is-dark = dunkel
setting-single = Wenn nur ein Zug möglich ist
    .is-ask = ich drücke selbst
    .is-pass = Passen geht von allein
    .is-play = alles geht von allein
setting-summary = Wochenrückblick
    .is-off = keiner
    .is-on = montags
setting-zone = Zeitzone: { $city }
setting-remind = { $at ->
    [off] Erinnerung „Wer spielt heute?“: aus
   *[on] Erinnerung „Wer spielt heute?“: { $at }
}
language-mine = Deine Sprache: { $language }
language-here = Die Sprache dieses Chats: { $language }
language-for-me = Für mich: { $language }
language-for-chat = Für den Chat: { $language }
language-name-en = English
language-name-ru = Русский
language-name-pl = Polski
language-name-de = Deutsch
language-name-fr = Français
language-name-nl = Nederlands
language-name-it = Italiano
language-name-es = Español

## Was geschehen ist

left = Jetzt spielt ein Computer auf deinem Platz. Mit <b>Bin wieder da</b> bekommst du ihn zurück.
left-lobby = Dein Platz am Tisch ist wieder frei.
stopped = Der Tisch ist geschlossen.
table-brought = Der Tisch steht jetzt am Ende seines Chats.

## Warum etwas nicht geht

dealt-already = Die nächste Runde hat schon begonnen.
old-button = Der Knopf ist veraltet.
bad-button = Der Knopf tut nichts.
no-such-command = Den Befehl <c>/{ $command }</c> gibt es nicht. <c>/help</c> nennt alle.
command-alike = Den Befehl <c>/{ $command }</c> gibt es nicht. Meinst du <c>/{ $meant }</c>?
too-long = Das ist zu lang: höchstens { $most } Zeichen.
failure = Hier ist etwas schiefgegangen. Sag bitte der Person Bescheid, die den Bot betreibt: { $number }
not-saved = Das ließ sich nicht speichern. Versuch es bitte noch einmal.
not-read = Ich komme gerade nicht an das heran, was ich notiert habe. Versuch es bitte in einer Minute noch einmal.
no-such-table = Den Tisch gibt es nicht mehr.
no-table-called = Einen Tisch „{ $table }“ gibt es hier nicht.
no-table-here = Hier gibt es keinen Tisch. <c>/play</c> eröffnet einen.
no-seat-here = Du sitzt hier an keinem Tisch.
no-lobby-here = Hier gibt es keinen Tisch, an den du dich setzen kannst. <c>/play</c> eröffnet einen.
which-table = Welcher Tisch?
which-here = { $table } · { $game }
which-there = { $table } · { $game } · { $room }
our-chat = unser Chat
not-your-table = An diesem Tisch sitzt du nicht.
not-begun = Die Partie hat noch nicht begonnen.
match-is-over = Die Partie ist vorbei.
not-being-played = Diese Partie läuft gerade nicht.
already-begun = Die Partie hat schon begonnen.
join-late = Die Partie läuft schon, und jeder Platz gehört jemandem, auch wenn gerade ein Computer darauf spielt. Wenn sie vorbei ist, ist <b>Neuer Tisch</b> auch für Neue da; <c>/play</c> eröffnet gleich noch einen Tisch.
joined-late = Du spielst jetzt anstelle von { $name } weiter. Der Knopf <b>Meine Steine</b> zeigt, was du hast.
joined-late-told = { $name } spielt jetzt anstelle von { $other } weiter.
already-seated = { $ready ->
    [yes] Du sitzt schon an diesem Tisch. <b>Los geht’s</b> beginnt die Partie, wann du willst.
    [sheet] Du sitzt schon an diesem Tisch. Warte auf andere oder schreib sie mit Namen dazu; dann beginnt <b>Los geht’s</b> die Partie.
   *[no] Du sitzt schon an diesem Tisch. Warte auf andere oder setz Computer dazu; dann beginnt <b>Los geht’s</b> die Partie.
}
too-few = { $wanted } { $sheet ->
    [yes] Warte auf andere oder schreib sie mit Namen dazu; dann beginnt <b>Los geht’s</b> die Partie.
   *[no] Warte auf andere oder setz Computer dazu; dann beginnt <b>Los geht’s</b> die Partie.
}
not-seated = Du sitzt dort nicht.
table-full = Alle Plätze sind besetzt.
players-come = An den Tisch können sich alle setzen. Sobald ihr { $count } seid, beginnt <b>Los geht’s</b> die Partie.
no-computers-on-sheet = Auf einem Punktezettel gibt es keine Computer: Dort haben alle ihre eigenen Steine.
no-last-time = Von diesem Spiel gab es hier noch keine Partie, deren Teams ihr nehmen könntet.
lunch-minutes = Eine Sitzung dauert { $shortest } bis { $longest } Minuten.
lunch-how = „{ $words }“ verstehe ich nicht. Es geht so: <c>/lunch 45</c>, <c>/lunch echt 45</c>, <c>/lunch echt mit Cem, Dora</c>. Eine tägliche Erinnerung: <c>/remind 12:30</c>.
option-how = „{ $words }“ verstehe ich nicht. Eine Hausregel schreibt man so: <c>{ $example }</c>.
option-alike = Eine Hausregel „{ $option }“ gibt es bei { $game } nicht. Meinst du { $meant }?
with-how = { $how } Namen braucht es hier nicht: Wer mitspielen will, tippt auf <b>Mitspielen</b>.
only-one = „{ $one }“ und „{ $other }“ gehen nicht zusammen: Nenne nur eins davon.
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
no-voice-here = Ich darf in diesem Chat nicht schreiben, also kann hier kein Tisch stehen. Was fehlt, sagt /doctor.
only-players = Das kann nur, wer am Tisch sitzt.
only-host = Das kann nur, wer den Tisch leitet oder den Chat verwaltet.
only-admin = Das kann nur, wer den Chat verwaltet.
lobby-is-closed = Dieser Tisch ist geschlossen.
too-many-tables = Hier stehen schon { $most } Tische, mehr haben keinen Platz.
too-many-for-game = Ihr seid zu viele: Bei diesem Spiel sitzen höchstens { $most } am Tisch.
rematch-is-on = Die Revanche läuft schon.
not-away = Du spielst doch schon selbst.
no-such-game = Ein Spiel namens „{ $name }“ gibt es nicht. <c>/games</c> nennt alle.
game-alike = Ein Spiel namens „{ $name }“ gibt es nicht. { $count ->
    [one] Meinst du { $games }?
   *[other] Vielleicht ist eines von diesen gemeint: { $games }.
}
no-such-language = { $language } kann ich nicht. Ich kann { $languages }.
nothing-to-record = Es gibt noch keine gespielte Runde zum Aufzeichnen.
record-other-rules = Diese Partie lässt sich nicht aufzeichnen: Seit sie begonnen hat, hat ein Update die Regeln geändert.
nothing-to-verify = Es gibt noch keine gespielte Runde zum Nachprüfen.

## Was die Regeln nicht erlauben

refused-bad-notation = { $text } ist kein Zug. { move-how }
move-how = Schreib die zwei Zahlen eines Steins und dahinter den Platz, wenn es mehrere gibt: <c>6-4</c>, <c>6-4 links</c>, <c>6-4@L</c>. Oder <c>ziehen</c>, oder <c>passen</c>.
refused-ambiguous = Das passt an mehreren Stellen: Nenne eine mit @L oder @R, beim Kreuz auch mit @U oder @D, beim Stern und bei Zügen mit der Nummer, etwa @2, und den mexikanischen Zug mit @M.
refused-ambiguous-half = Beide Hälften können offen bleiben: Nenne eine hinter der Stelle, etwa @L:5.
refused-not-your-turn = Du bist nicht dran.
refused-between-rounds = Die nächste Runde ist noch nicht ausgeteilt.
refused-match-over = Die Partie ist vorbei.
refused-round-going-on = Die Runde läuft noch.
refused-not-this-game = So einen Zug gibt es an diesem Tisch nicht.
refused-not-in-hand = Den Stein { $tile } hast du nicht.
refused-does-not-fit = { $tile } passt nicht: Die Hälften müssen gleich sein.
refused-does-not-add-up = { $tile } passt nicht: Die Hälften müssen zusammen { $total } ergeben.
refused-other-half = { $tile } kann dort nicht so liegen, dass { $half } offen bleibt.
refused-no-such-arm = { $arms ->
    [none] Einen Platz { $arm } gibt es noch nicht: Nenne nur den Stein.
   *[other] Einen Platz { $arm } gibt es jetzt nicht. Offen: { $arms }.
}
refused-no-places = Plätze gibt es hier nicht: Nenne nur den Stein.
refused-must-lead = Die Runde muss mit { $tile } beginnen.
refused-covered = { $tile } ist noch nicht frei: Von jeder Reihe darfst du nur den rechten Stein nehmen.
refused-not-open = { $tile } liegt nicht offen.
refused-lies-in-line = { $tile } liegt schon in der Kette.
refused-already-laid = { $tile } liegt schon auf dem Brett. Nimm den Stein erst zurück.
refused-not-on-board = { $tile } liegt nicht auf dem Brett.
refused-no-such-cell = Ein Feld { $cell } hat das Brett nicht: Es hat 8 Reihen, und die vier in der Mitte haben nur die Spalten 2 bis 7.
refused-cells-apart = Ein Stein liegt auf zwei Feldern nebeneinander oder übereinander.
refused-cell-covered = Auf { $cell } liegt schon etwas.
refused-cell-printed = Auf { $cell } ist eine { $number } vorgegeben.
refused-cells-wanted = Sag, auf welchen Feldern er liegt, Hälfte für Hälfte: <c>place</c>, der Stein und beide Felder, etwa <c>r1c1 r1c2</c>.
refused-deal-whole = Dieses Spiel braucht alle { $tiles } Steine: Nenne alle oder keinen.
refused-deal-no-start = Im Vorrat ist kein Stein, mit dem die Kette beginnen kann.
refused-never-complete = Alle { $tiles } Steine dieses Satzes können nie in einer Kette liegen, höchstens { $most }. Nimm einen anderen Satz oder ein anderes Ziel.
refused-lead-or-leave = Beginne mit { $tile } oder passe: Dann beginnt, wer sonst an der Reihe wäre.
refused-one-tile-leads = Eine Runde beginnt mit einem einzigen Stein.
refused-lead-alone = Beim ersten Stein gibt es nichts zu wählen: Nenne nur den Stein.
refused-one-tile-a-turn = Hier wird in jedem Zug nur ein Stein gelegt.
refused-only-doubles-together = Zusammen in einem Zug darf man nur Pasche legen.
refused-not-together = Diese Steine darfst du nicht in einem Zug legen.
refused-one-after-another = Die Steine eines Zugs legst du einen nach dem anderen: Nenne nur einen.
refused-must-play = Du kannst anlegen, also musst du.
refused-lay-or-draw = Passen kannst du nicht: Leg einen Stein oder zieh.
refused-lay-or-block = Du kannst anlegen oder ein Ende sperren, also musst du eins davon.
refused-must-draw = Du kannst nicht anlegen, also musst du ziehen.
refused-must-pass = Du kannst nicht anlegen, also musst du passen.
refused-draw-or-block = Passen kannst du nicht: Zieh oder sperr ein Ende.
refused-one-draw = Du hast in diesem Zug schon gezogen.
refused-draw-count = { $count ->
    [one] Hier zieht man einen Stein auf einmal.
   *[other] Hier zieht man { $count } Steine auf einmal.
}
refused-no-drawing = In diesem Spiel wird nicht gezogen.
refused-draws-itself = Hier wird der Stein von selbst gezogen, am Ende eines Zugs. Passt nichts, dann passe.
refused-boneyard-empty = Es darf nicht mehr gezogen werden.
refused-drawn-waits = Der gezogene Stein wartet auf einen späteren Zug.
refused-title-only = Nach den Hausregeln dieses Tisches muss der letzte Stein einen Titel bringen.
refused-lead-lies-open = Der erste Stein einer Runde liegt offen.
refused-arm-closed = An einen verdeckten Pasch darf nichts mehr angelegt werden.
refused-arms-first = Bei { $arm } ist noch kein Platz: Erst müssen alle Arme begonnen sein, dann wachsen sie weiter.
refused-toes-first = Erst braucht { $tile } in der Auslage { $left ->
    [one] noch 1 Stein
   *[other] noch { $left } Steine
} mit derselben Zahl.
refused-arm-has-foot = Arm { $arm } endet in einem Fuß: Leg an einer seiner Zehen weiter, etwa an @{ $arm }.1.
refused-foot-impossible = Aus { $tile } kann kein Fuß mehr werden: Für { $toes } Zehen sind nicht mehr genug Steine mit dieser Zahl übrig.
refused-pair-lies-closed = Solange es keine Kreuzung gibt, lassen sich zwei Pasche nur verdeckt zusammen legen, an jedes Ende einer.
refused-never-closed = { $tile } darf hier nicht verdeckt liegen.
refused-open-first = { $tile } liegt offen: Verdeckt geht ein Pasch nur, wenn es eine Kreuzung gibt{ $pairs ->
    [off] { "" }
    [any] { " " }oder am anderen Ende zugleich ein zweiter liegt
   *[closed_only] { " " }oder am anderen Ende zugleich ein zweiter verdeckt liegt
}.
refused-never-along = { $tile } darf hier nicht längs liegen.
refused-one-end = Alle Steine eines Zugs kommen an dasselbe Ende.
refused-lay-first = Leg erst einen Stein.
refused-must-go-on = Du kannst noch einen Stein legen, also musst du.
refused-done-ends-turn = Du kannst noch einen Stein legen oder deinen Zug mit <b>Fertig</b> beenden.
refused-bid-first = Erst wird geboten.
refused-bidding-over = Das Bieten ist vorbei.
refused-bid-higher = Biete mehr als das höchste Gebot, oder passe.
refused-bid-range = Bieten kannst du 30 bis 41 Punkte, oder Striche.
refused-bid-tricks = Bieten kannst du 1 bis 7 Stiche.
refused-bid-marks = Zuerst kannst du einen oder zwei Striche bieten, später einen mehr als geboten.
refused-pass-is-a-bid = Beim Bieten passt du mit <c>bid pass</c>.
refused-no-plunge = Für einen Plunge brauchst du vier Pasche, und es darf noch niemand vier Striche geboten haben.
refused-trump-first = Erst wird der Trumpf angesagt.
refused-trump-named = Der Trumpf ist schon angesagt.
refused-no-such-trump = Das kann an diesem Tisch nicht Trumpf sein.
refused-nello-on-marks = Nello geht nur mit einem Gebot von mindestens einem Strich, und ansagen kann es nur, wer so geboten hat.
refused-just-the-tile = Nenne nur den Stein: Ein Stich hat keine Plätze.
refused-must-follow = Du musst bedienen: { $suit ->
    [n0] Ausgespielt sind Nullen.
    [n1] Ausgespielt sind Einsen.
    [n2] Ausgespielt sind Zweien.
    [n3] Ausgespielt sind Dreien.
    [n4] Ausgespielt sind Vieren.
    [n5] Ausgespielt sind Fünfen.
    [n6] Ausgespielt sind Sechsen.
   *[doubles] Ausgespielt sind Pasche.
}
refused-early-stop-points = Wo Punkte geschrieben werden, zählt jeder Stich; da hört keine Runde früher auf.
refused-nello-needs-marks = Nello geht um Striche: Geboten werden müssen Punkte, geschrieben Striche.
refused-plunge-needs-marks = Plunge ist ein Gebot in Strichen: Geboten werden müssen Punkte.
refused-claim-first = Sag erst, ob der Stein Punkte bringt: Sag sie an, oder wähle <b>Fertig</b>.
refused-nothing-to-claim = Es gibt gerade nichts anzusagen.
refused-only-doubles-block = { $tile } kann kein Ende sperren: Das kann nur ein Pasch.
refused-block-begins-turn = Sperren kannst du nur am Anfang deines Zugs, und nicht bevor der erste Stein liegt.
refused-block-unable = Nach den Hausregeln dieses Tisches darf nur sperren, wer nicht anlegen kann.
refused-no-such-train = Einen Zug { $arm } gibt es nicht: Die Züge haben die Nummern ihrer Leute, und M ist der mexikanische.
refused-cover-first = Erst muss der Pasch { $number } bedeckt werden.
refused-own-train-now = Beim langen Anfang legst du nur am eigenen Zug weiter.
refused-train-waits = Der mexikanische Zug ist für dich offen, sobald dein eigener begonnen hat.
refused-train-shut = Zug { $arm } ist für andere zu: Offen ist er, wenn die Person, der er gehört, gepasst hat, bis sie dort wieder legt.
refused-no-signal = Das Zeichen kannst du jetzt nicht geben.
refused-deal-unknown = Für diese Verteilung gibt es keinen Startwert.
refused-lot-unknown = Nichts sagt, wie dieses Los fällt, und die Runde hat keinen Startwert.
refused-deal-surplus = { $tile } kann nicht ausgeteilt werden: Der Stein liegt nach den Regeln schon auf dem Tisch, oder es gibt keinen weiteren.
refused-deal-seats = Die Verteilung ist für eine andere Spielerzahl.
refused-deal-waiting = Ein Team, das wartet, bekommt keine Steine.
refused-deal-empty = Niemand hat einen Stein bekommen.
refused-deal-empty-row = Beide brauchen einen Stein zum Anfangen.
refused-deal-scores = Die Verteilung macht Spieler mit verschiedenen Punktständen zu Partnern.
refused-cut-unknown = Die abgeschnittenen Steine müssen gemischt werden, und die Verteilung hat keinen Startwert.
refused-must-place = { $tile } hat einen Platz, also kommt der Stein dorthin.
refused-no-end-fits = { $tile } passt an kein Ende einer Kette, hat aber einen anderen Platz, zum Beispiel <c>{ $place }</c>.
refused-not-turned = Legen kannst du nur den aufgedeckten Stein: { $tile }.
refused-double-begins = Die Runde beginnt mit einem Pasch, und { $tile } ist keiner.
refused-root-first = Der erste Stein liegt quer über dem Tisch, an keiner Kette.
refused-no-such-line = Eine Kette { $line } gibt es nicht: Die Ketten heißen A und B.
refused-no-inserting = Nach den Hausregeln dieses Tisches kommen Pasche nicht zwischen andere Steine.
refused-only-doubles-go-between = { $tile } kann nicht zwischen andere Steine: Das kann nur ein Pasch.
refused-no-such-joint = In Kette { $line } gibt es bei { $depth } keine zwei Steine, zwischen die etwas passt.
refused-not-at-root = Nach den Hausregeln dieses Tisches kommt nichts zwischen die Wurzel und den ersten Stein.
refused-joint-shows-other = Dort liegen die Steine mit { $number } aneinander, also passt { $tile } nicht.
refused-lines-differ = Nach den Hausregeln dieses Tisches wird nur bei gleich langen Ketten geschnitten.
refused-no-such-depth = Für einen Schnitt bei { $depth } brauchen beide Ketten so viele Steine, und bei 0 gibt es keinen Schnitt.
refused-cut-at-end = Nach den Hausregeln dieses Tisches geht ein Schnitt über eine ganze Kette: jetzt nur bei { $depth }.
refused-cutter-shows-other = Bei { $depth } zeigen die Ketten andere Zahlen als { $tile }.
refused-players = Mit { $players } geht dieses Spiel nicht, möglich ist: { $allowed }.
refused-no-such-option = Eine Hausregel { $option } gibt es bei { $game } nicht. Es gibt: { $options }.
refused-no-such-choice = { $option } kann nicht { $value } sein. Möglich ist: { $choices }.
refused-max-pip = Hälften über { $set } gibt es in diesem Satz ohnehin nicht.
refused-root-arms = Der Pasch in der Mitte kann nicht { $arms } Arme haben: Im Satz sind nur { $tiles } andere Steine mit seiner Zahl.
refused-set-too-small = So viele Leute brauchen { $needed } Steine, und der Satz hat nur { $tiles }. Nimm einen größeren Satz.
refused-set-cut-short = So viele Leute brauchen { $needed } Steine, und mit Zahlen bis { $max_pip } sind es nur { $tiles }: siehe die Hausregel <b>Höchste Zahl</b>.
refused-deals-cancelled = Mit diesen Hausregeln müsste fast immer neu gegeben werden. Lass mehr Pasche auf einer Hand zu oder nimm einen größeren Satz.
refused-queue-teams = Wartende Teams: Bei { $players } Leuten können es nicht { $teams } sein.
refused-players-min = Dieser Tisch braucht mindestens { $least } Leute, nicht { $players }: siehe die Hausregel <b>Kleinste Spielerzahl</b>.

## Erreichbarkeit

doctor-head = <b>Kann der Bot hier arbeiten?</b>
doctor-found = { $good ->
    [yes] ✓ { $what }
   *[no] ✗ { $what }
}
doctor-reached = Private Nachrichten kommen bei dir an: Deine Steine kommen dorthin.
doctor-unreached = Private Nachrichten kommen bei dir nicht an: { $way ->
    [open] Tippe auf „Unseren Chat öffnen“.
   *[write] Erlaube Direktnachrichten von diesem Server und tippe auf „Schreib mir“.
} Bis dahin zeigt „Meine Steine“ unter dem Tisch sie nur dir.
doctor-untried = Ob private Nachrichten bei dir ankommen, ist noch nicht bekannt: { $way ->
    [open] Tippe auf „Unseren Chat öffnen“.
   *[write] Tippe auf „Schreib mir“.
}
seated-here = Du sitzt in { $room } an einem Tisch ({ $game }). Deine Steine kommen hierher.
written = Private Nachrichten kommen an. Deine Steine kommen hierher.
writing = Ich schreibe dir jetzt. Kommt nichts an, sind deine privaten Nachrichten noch zu; am Tisch geht es auch ohne.
no-whisper = { $name }, { $way ->
    [open] ich kann dir noch nicht privat schreiben, und das hier ist nur für dich. Öffne unseren Chat und versuch es dann noch einmal.
    [write] ich kann dir nicht privat schreiben, und das hier ist nur für dich. Erlaube Direktnachrichten von diesem Server und versuch es dann noch einmal.
   *[again] das hier ist nur für dich und ist nicht bei dir angekommen. Versuch es noch einmal.
}
answer-openly = { $name }: { $answer }
not-in-this-chat = Ich bin in diesem Chat nicht dabei und kann hier keinen Tisch führen. Spiel in unserem privaten Chat oder auf einem Server, auf dem ich dabei bin: Wer einen verwaltet, kann mich hinzufügen.
masked = Im Namen eines Chats kann niemand spielen oder etwas für sich einstellen: Schalte die Anonymität aus oder bitte jemand anderen.
removed-from-room = Der Tisch in { $room } ({ $game }) ist geschlossen: Ich wurde dort entfernt.
room-is-gone = Der Tisch in { $room } ({ $game }) ist geschlossen: Diesen Ort gibt es nicht mehr.
no-voice-there = Ich darf in { $room } nicht schreiben, also kann dort kein Tisch stehen ({ $game }). Was fehlt, sagt dort /doctor.
offers-none = Du bist nicht dran.
# Behind the colon stands what one might type.
offers-nowhere = Du spielst gerade nicht. Frag nach Regeln: { $game } Punkte
offers-several = Du bist an mehreren Tischen dran: Nimm die Knöpfe dort.
offer-said = Ein Zug in { $game }.
