# Was die Telegram-Plattform selbst sagt, und was /doctor dort findet.

telegram-move-by-words = Zum Spielen schreib /move und einen Stein, draw, pass, bid 30 oder trump 5.
telegram-sent-privately = Ich habe es dir in unserem privaten Chat geschrieben.
telegram-slowed = Telegram lässt mich hier erst etwas später wieder schreiben. Versuch es dann bitte noch einmal.

telegram-unknown = Telegram sagt nicht, was ich hier darf. Versuch es bitte in einer Minute noch einmal.
telegram-not-inside = Ich bin in diesem Chat nicht dabei: Füg mich wieder hinzu.
telegram-texts-yes = Ich darf hier schreiben.
telegram-texts-no = Ich darf hier nicht schreiben: Erlaube mir in den Einstellungen der Gruppe unter Berechtigungen, Nachrichten zu senden.
telegram-photos-yes = Ich darf Fotos senden: Der Tisch kann ein Bild sein.
telegram-photos-no = Ich darf keine Fotos senden, darum ist der Tisch nur Text: Erlaube es in den Einstellungen der Gruppe unter Berechtigungen.
telegram-topic = Dieses Thema ist ein Raum für sich: Ein Tisch, der hier eröffnet wird, bleibt hier.
telegram-general = Ein Tisch, der hier eröffnet wird, bleibt im allgemeinen Thema. Jedes andere Thema ist ein Raum für sich.
telegram-topic-open = Ist dieses Thema geschlossen, kann ich darin nur als Administrator schreiben, der Themen verwalten darf.
telegram-topic-closed = Dieses Thema ist geschlossen, also kann ich darin nicht schreiben: Öffne es, oder mach mich zum Administrator, der Themen verwalten darf.
telegram-topics-closed = Ich darf Themen verwalten, also kann ich auch in geschlossenen schreiben.
telegram-runs = Ich bin Administrator: Ich sehe, wenn jemand die Gruppe verlässt.
telegram-sees-all = Ich sehe alles, was hier geschrieben wird, und halte den Tisch im Blick.
telegram-sees-little = Ich sehe nur Befehle und was an mich geht: Das reicht. Wird der Tisch vom Gespräch weggeschoben, zeigt <c>/table</c> ihn wieder. Als Administrator würde ich es selbst merken.
telegram-inline-yes = Züge lassen sich auch beim Schreiben wählen: mein Name, ein Leerzeichen, und deine Steine erscheinen. Das geht nur, wenn bei BotFather auch das Inline-Feedback eingeschaltet ist (<c>/setinlinefeedback</c>).
telegram-inline-no = Gespielt wird mit Knöpfen. Wer mich betreibt, kann bei BotFather den Inline-Modus einschalten (<c>/setinline</c> und <c>/setinlinefeedback</c>); dann lassen sich Züge auch beim Schreiben wählen.
