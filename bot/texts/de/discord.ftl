# Discord: die Namen der Befehle und ihrer Felder, und was /doctor dort sagt.

## Namen der Befehle: je ein Wort, alle verschieden

slash-play = spielen
slash-lunch = mittag
slash-sheet = zettel
slash-daily = tagesaufgabe
slash-join = mitspielen
slash-leave = aufstehen
slash-hand = steine
slash-table = tisch
slash-move = zug
slash-stop = schließen
slash-games = spiele
slash-rules = regeln
slash-why = warum
slash-tally = bilanz
slash-export = exportieren
slash-import = importieren
slash-forget = vergessen
slash-record = aufzeichnung
slash-verify = nachprüfen
slash-remind = erinnern
slash-settings = einstellungen
slash-language = sprache
slash-doctor = diagnose
slash-help = hilfe
slash-start = start

## Was hinter einem Befehl ausgefüllt wird: je ein Wort

slash-option-game = spiel
    .about = welches Spiel
slash-option-options = hausregeln
    .about = Hausregeln, etwa target=125
slash-option-table = tisch
    .about = welcher Tisch, wenn es mehrere gibt
slash-option-move = zug
    .about = ein Stein als Zahl-Zahl, dann @ und sein Platz; draw (ziehen); pass (passen)
slash-option-topic = thema
    .about = ein Abschnitt, eine Hausregel oder eine Frage in eigenen Worten
slash-option-language = sprache
    .about = me (ich) oder chat, und welche Sprache
slash-option-tally = was
    .about = ich, Monat, Rekorde, Verlauf, ein Spiel, ein Name; oder eintragen, zurücknehmen
slash-option-minutes = minuten
    .about = wie lange die Sitzung dauert, 30 bis 60 Minuten
slash-option-format = format
    .about = json für /import, csv für eine Tabelle
slash-option-file = datei
    .about = eine Datei, die /export geschrieben hat
slash-option-whom = wen
    .about = me: dich selbst
slash-option-sheet = eintrag
    .about = Spiel und Hausregeln; mit und Namen; wer fertig ist und was andere haben; Fisch; zurück; export
slash-option-reminder = uhrzeit
    .about = etwa 12:30 Berlin werktags; täglich; aus; Rückblick an
slash-option-city = stadt
    .about = die nächste bekannte Stadt, für die Zeitzone

## Was /doctor findet

doctor-discord-fine = Ich habe hier alle Rechte, die ich brauche.
doctor-discord-foreign = Ich bin hier nicht dabei: Antworten kann ich dir, aber keinen Tisch zeigen. Spiel in unserem privaten Chat oder auf einem Server, auf dem ich dabei bin: Wer einen verwaltet, kann mich hinzufügen.
doctor-discord-view = Ich sehe diesen Kanal nicht. Erlaube meiner Rolle in seinen Berechtigungen <b>Kanal ansehen</b>. Ein geschlossener Thread muss wieder geöffnet werden. Zu einem privaten Thread muss mich jemand hinzufügen: Erwähne mich darin.
doctor-discord-timeout = Ich bin im Timeout und kann nicht schreiben, bis er vorbei ist. Die Moderation kann ihn vorher aufheben.
doctor-discord-send = Ich kann hier nicht schreiben. Erlaube meiner Rolle in den Berechtigungen dieses Kanals <b>Nachrichten senden</b>.
doctor-discord-threads = Ich kann in Threads nicht schreiben. Erlaube meiner Rolle in den Berechtigungen des Kanals <b>Nachrichten in Threads senden</b>.
doctor-discord-locked = Dieser Thread ist gesperrt. Entsperre ihn, oder erlaube meiner Rolle in den Berechtigungen des Kanals <b>Threads verwalten</b>.
doctor-discord-attach = Ich kann keine Bilder schicken, darum kommen die Tische als Text. Erlaube meiner Rolle in den Berechtigungen dieses Kanals <b>Dateien anhängen</b>.
