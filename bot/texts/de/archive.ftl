# Ausfuhr und Einfuhr: alles, was einem Chat gehört, als Datei.

export-what = Es gibt zwei Formate: „/export json“ für „/import“ und „/export csv“ für eine Tabelle.
export-sent = { $file } ist in unserem privaten Chat. „/export csv“ macht eine Tabelle daraus.
export-too-large = Das wären mehr als { $most } MB, zu viel für eine Datei. Wer den Bot betreibt, kann seine Datenbank kopieren.
export-masked = Du sprichst im Namen des Chats, und dem kann ich nicht privat schreiben. Frag unter deinem eigenen Namen.
export-later = Die Datei lässt sich gerade nicht schicken. Versuch es in einer Minute noch einmal.
import-how = Schick die Datei von „/export“ mit dem Befehl als Bildunterschrift, oder antworte auf sie mit „/import“. Im Terminal steht ihr Pfad hinter dem Befehl.
import-too-large = Die Datei hat mehr als { $most } MB.
import-too-large-sent = Die Datei hat mehr als { $most } MB. Wenn sie nicht gepackt ist, packe sie als ZIP-Datei.
import-unread = Die Datei ließ sich nicht lesen.
import-foreign = Das ist keine Datei von „/export“. Einlesen kann ich, was „/export json“ geschrieben hat: eine Datei, deren Name auf .json oder .json.zip endet. Was „/export csv“ schreibt, ist nur für Tabellen. Eingelesen wurde nichts.
import-newer = Diese Datei hat eine neuere Version des Bots geschrieben. Ich kann sie einlesen, sobald mich aktualisiert hat, wer mich betreibt. Eingelesen wurde nichts.
import-unfit = Das ist keine Datei von „/export json“, oder sie wurde verändert: „{ $part }“ verstehe ich nicht. Eingelesen wurde nichts.
import-again = Hier hat gleichzeitig jemand geschrieben. Schick die Datei noch einmal: Was eingelesen ist, bleibt.
import-done = { $name } hat { $added ->
    [one] 1 Eintrag
   *[other] { $added } Einträge
} eingelesen; schon vorher da: { $there }.
