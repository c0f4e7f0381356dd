# Das Regelbuch: seine Abschnitte, Fragen an es, zwei Spiele im Vergleich, und warum etwas so war.

## Abschnitte: der Titel, und andere Wörter für das, was dort steht, für die Suche

section-idea = In einem Satz
    .also = worum geht es, Idee, Zweck, kurz gesagt, Zusammenfassung
section-players = Spielerzahl und Steine
    .also = wie viele Spieler, wie viele Leute, wie viele Steine jeder, geben, austeilen, verteilen, Satz, Paare, Teams, Partner, Hand am Anfang
    .asked = zu wievielt, zu zweit, zu dritt, zu viert, zu fünft, wie viele mitspielen, wie viele können spielen, wie viele Steine bekomme ich, kann man zu zweit, kann man zu dritt, können wir zu dritt spielen, zu sechst, fünf Pasche, fünf Paschs, fünf Doppel, zu viele Pasche, können wir zu sechst
section-begin = Wer beginnt
    .also = Anfang, anfangen, fängt an, zuerst, eröffnen, erster Stein, Auslegen, nächste Runde
    .asked = wer fängt an, wer ist dran, im Uhrzeigersinn, Richtung, andersrum, in welche Richtung, niedrigste Gebot, bieten wie
section-turn = Dein Zug
    .also = legen, anlegen, spielen, ziehen, kaufen, Vorrat leer, Talon, passen, klopfen, aussetzen, passt, kann nicht, darf ich, muss ich, Pflicht
    .asked = wie spielt man, was mache ich, nichts passt, wie viele Steine ziehen, wie viele ziehe ich, gelegt, nehmen, aufnehmen, wie viele Enden, Vorrat leer, zwei Pasche auf einmal, auf einmal, ich kann nicht, kann nicht legen, Vorrat aufgebraucht, Vorrat ist alle, wo darf ich, wo kann ich, Pasch abdecken, Pasch decken, zurücknehmen, nehmen zurück, passen überall, meinem Partner sagen
section-end = Ende der Runde
    .also = Schluss, fertig, letzter Stein, gesperrt, blockiert, niemand kann mehr, Fisch, vorbei, Rundenende
    .asked = wann ist Schluss, wann endet die Runde, letzter Stein ein Pasch, gelöst, keiner kann anlegen, keiner mehr anlegen, keiner mehr kann, gesperrt wer gewinnt, blockiert wer gewinnt, Fisch wer gewinnt, was passiert bei Fisch
section-scoring = Wertung
    .also = Punkte, zählen, Augen, was zählt, wie viel wert, übrige Steine, schreiben, aufschreiben, Bonus, Abrechnung
    .asked = was bekommt der Sieger, wann bekomme ich Punkte, wann kriege ich Punkte, wie viele Punkte, wer bekommt die Punkte, wie viel gibt es, wie viel gibts, wie viel bekomme ich, zählt doppelnull, kostet doppelnull, Punkte gezählt, zählt man Punkte, negativ, unter null, ab wann schreiben, wer verliert wenn ich rausgehe, wer verliert wenn ich fertig bin, wer verliert wenn jemand Schluss macht, zählen Steine vom Partner, 0-0 allein, wie wird gezählt
section-match = Die Partie
    .also = gewinnen, Sieger, verlieren, Verlierer, ganzes Spiel, Ziel, vorbei, Konto, Zeit, wie lange, bis wie viel
    .asked = wie gewinnt man, wie gewinnen wir, wann habe ich gewonnen, bis wie viel spielen, wer gewinnt, Gleichstand, unentschieden, wer verliert, Zeit läuft ab, Zeit abläuft, Zeit ist um, gleich viele Punkte, wann ist das Spiel aus, wann ist die Partie aus, Zeit um ist, Zeit vorbei, wann wird gewechselt, wer sitzt raus, Pause endet, Pause mitten in der Runde, Pause vorbei, Pause ist um, Teams wechseln, gleich viele, wie lange spielen
section-options = Hausregeln
    .also = Optionen, Einstellungen, Varianten, kann man ändern, andere Regel, Option, Einstellung
section-words = Wörter
    .also = Glossar, Begriffe, Bedeutung, was heißt, was ist, was sind, was bedeutet
section-examples = Beispiele
    .also = Beispiel, zeig mal

## Seiten

rules-which = Welches Spiel? Oder frag gleich hinter dem Befehl: <c>/rules was, wenn niemand mehr legen kann</c>
rules-head = <b>{ $game }</b>, Spielerzahl: { $players }
rules-section = <b>{ $game } · { $number } { $title }</b>
rules-option = <b>{ $option }</b> (<c>{ $id }</c>): { $value }. { $about }
rules-choices = Möglich: { $choices }.
rules-term = <b>{ $term }</b>: { $about }
rules-differing = An diesem Tisch anders als üblich:
rules-differs = <b>{ $option }</b>: { $value } (üblich: { $usual })
rules-as-usual = An diesem Tisch gelten die üblichen Hausregeln.
rules-no-such = Dazu gibt es bei diesem Spiel nichts zu sagen.
seat-north = Nord
seat-east = Ost
seat-south = Süd
seat-west = West
rules-holds = { $name } hat { $tiles }
rules-may = { $name } darf spielen: { $moves }{ $more ->
    [0] {"."}
    [one] {" "}und noch { $more } Möglichkeit.
   *[other] {" "}und noch { $more } Möglichkeiten.
}
rules-further = ▸ { $first }
rules-shared = Gezeigt von { $name }.
rules-nothing = Dazu habe ich nichts gefunden. Versuch es mit anderen Worten, oder blättere mit <c>/rules</c> allein.

rules-button-section = { $number } { $title }
rules-button-context = { $game } · { $number } { $title }
rules-button-contents = Inhalt
rules-button-games = Alle Spiele
rules-button-more = Mehr Antworten
rules-button-share = Allen zeigen

## Zwei Spiele

compare-head = <b>{ $one }</b> und <b>{ $other }</b>: was anders ist
compare-line = <b>{ $what }</b>: { $one } | { $other }
compare-players = Spielerzahl
compare-tiles = Steine insgesamt
compare-top = Höchste Zahl
compare-hand = Steine für jeden (Spielerzahl { $players })
compare-only = Nur in { $game }:
compare-how = Nenne zwei Spiele, etwa <c>/rules vergleichen goat sea-goat</c>.
compare-what = { compare-how } Darin finde ich keine zwei Spiele: { $games }

## Warum

why-refused = <b>Dein letzter Zug ging nicht:</b>
why-scored = <b>So sind die letzten Punkte entstanden:</b>
why-nothing = Hier gibt es noch nichts zu erklären: Keiner deiner Züge wurde abgelehnt, und noch sind keine Punkte geschrieben.

## Das Regelbuch als Website

site-title = Dominoregeln
