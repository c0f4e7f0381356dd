# Der Punktezettel für alle, die mit echten Steinen spielen.

## Bevor es losgeht

sheet-lobby = <b>{ $game }</b> · Punktezettel { $table }
sheet-guests = Ihr spielt mit euren eigenen Steinen, ich schreibe die Punkte auf. Tippt auf „Mitspielen“. Wer das nicht kann, kommt mit Namen dazu, mehrere mit Kommas dazwischen: <c>/sheet mit Cem, Dora</c>. Die Liste ist auch die Reihenfolge, in der ihr sitzt und dran seid.
# Below the names, of those who were written down.
sheet-unknown = Nur mit Namen auf dem Zettel, darum nicht in der Bilanz: { $names }. Wer auf „Mitspielen“ tippt, wird mitgezählt.
sheet-none-known = So kommt nichts von diesem Zettel in die Bilanz: Mindestens zwei von euch müssen auf „Mitspielen“ tippen.

## Der Zettel

sheet-head = <b>{ $game }</b> · Punktezettel { $table } · { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
sheet-told-finish = <b>Runde { $round }: { $name } macht Schluss</b> mit { $finish ->
    [blank] 0-0
    [six] 6-6
    [both] 0-0 und 6-6 zugleich
    [last_two] 0-0 und 6-6
   *[other] einem gewöhnlichen Stein
} (gemeldet von { $by }).
sheet-told-out = <b>Runde { $round }: { $name } macht Schluss</b> (gemeldet von { $by }).
sheet-told-over = <b>Runde { $round } ist vorbei</b> (gemeldet von { $by }).
sheet-told-points = <b>{ $name } +{ $points }</b> (gemeldet von { $by }).
sheet-told-fish = <b>Runde { $round }: Fisch</b> (gemeldet von { $by }).
sheet-not-open = Konto noch nicht eröffnet: { $sides }.
sheet-memo = Gemerkt für { $side }: { $points }.
sheet-carry = Kommt beim nächsten Verlust dazu: { $points }.
sheet-table = Am Tisch, der Reihe nach: { $names }.
sheet-shuffler = Die Steine mischt: { $name }.
sheet-waiting = Als Nächstes an den Tisch: { $sides }.
sheet-how = Tippt nach jeder Runde an, wer den letzten eigenen Stein gelegt hat. Oder schreibt: <c>/sheet { $first } 0-0</c>, <c>/sheet { $second } fertig</c>, <c>/sheet Fisch</c>.
sheet-how-hands = Tippt nach jeder Runde an, wer den letzten eigenen Stein gelegt hat. Oder schreibt: <c>/sheet { $first } fertig, { $example }</c>. Eine Zahl ist, was eine Hand nach den Hausregeln zählt; ihr könnt auch die Steine schreiben, etwa 6-4 0-0.
sheet-button-out = { $name } macht Schluss
sheet-button-fish = Fisch
sheet-button-undo = Zurücknehmen
sheet-button-time = Zeit
sheet-button-end = Beenden
sheet-uncounted = Zu wenige von euch haben hier ein Konto: kommt nicht in die Bilanz.
sheet-last-round = Wenn { $minutes } Minuten lang nichts gemeldet wird, endet der Zettel mit dem, was darauf steht.
sheet-closed = Dieser Punktezettel ({ $game }) ist geschlossen: Es war nichts darauf gemeldet.

## Eine Runde eintragen

sheet-fish = Fisch.
sheet-fish-by = Fisch; gemacht von { $name }.
sheet-out = { $name } macht Schluss.
sheet-held = Auf der Hand: { $hands }.
sheet-who-fish = { $doubles ->
    [no] Wer hat den letzten Stein gelegt, der kein Pasch ist?
   *[yes] Wer hat den letzten Stein gelegt?
}
sheet-who-led = { $what ->
    [hundred] Hat jemand mit 6-6 begonnen, um den Hunderter?
   *[who] Wer hat diese Runde begonnen?
}
sheet-nobody-led = Niemand
sheet-with-what = Womit hat { $name } Schluss gemacht?
sheet-finish = { $finish ->
    [blank] 0-0
    [six] 6-6
    [both] 0-0 und 6-6 zugleich
    [last_two] 0-0 und 6-6
   *[other] ein anderer Stein
}
sheet-how-many = Was zählt die Hand von { $name }? <b>{ $typed }</b>
sheet-count-is = { $name }: { $count }
sheet-clear = Löschen
sheet-back = Zurück
sheet-yes = Ja
sheet-sure-last = Damit ist die Partie vorbei, und hier lässt es sich nicht mehr zurücknehmen. Stimmt es?
sheet-sure-end = { $result ->
    [yes] Soll die Sitzung jetzt enden? Zurücknehmen lässt sich hier dann nichts mehr.
   *[no] Soll die Partie abgebrochen werden? Dann gewinnt sie niemand.
}
sheet-picture = { $game }: der Punktezettel.
file-sent = <c>{ $file }</c> ist in unserem privaten Chat.
sheet-dropped = Der angefangene Eintrag ist verworfen; was auf dem Zettel steht, ist unverändert.
sheet-mended = { $name } hat Runde { $round } berichtigt; alles danach ist neu gezählt.
sheet-end-asked = Der Punktezettel fragt in seinem Chat, ob er enden soll.
sheet-total = Summe
sheet-round = Runde { $round }

## Warum nicht

sheet-not-this-game = In diesem Spiel oder nach diesen Hausregeln entscheidet mehr über eine Runde, als wer Schluss macht und was die Hände zählen. Darum kann ich hier keine Punkte führen.
sheet-none-here = Hier läuft kein Punktezettel. <c>/sheet</c> mit einem Spiel dahinter legt einen an.
sheet-not-begun = Der Punktezettel hat noch nicht begonnen. Tippe, wenn alle darauf stehen, zuerst darunter auf „{ $start }“.
sheet-end-unbegun = Der Punktezettel hat noch nicht begonnen. „{ $close }“ darunter schließt ihn.
sheet-late = Der Punktezettel läuft schon, niemand kann mehr dazukommen. Kommt oder geht jemand, beende ihn mit <c>/sheet Ende</c> und leg einen neuen an.
sheet-several = Hier sind mehrere Punktezettel offen: Nimm die Knöpfe auf dem, den du meinst, oder schreib seinen Buchstaben davor: <c>/sheet { $table } mit Anna</c>, <c>/sheet { $table } Anna fertig</c>.
sheet-there = <b>{ $table }</b> ({ $game }): { $names }
sheet-with-whom = Schreib die Namen: <c>/sheet mit Anna, Ben</c>
sheet-by-account = Eintragen können hier { $names } sowie alle, die den Chat verwalten. Auf dem Zettel nur mit Namen, ohne Konto: { $guests }.
sheet-already-on = { $name } steht schon auf diesem Zettel. Gib jemand anderem mit diesem Namen einen anderen.
sheet-nothing-to-undo = Es gibt keine Runde, die sich zurücknehmen lässt.
sheet-undo-last = Zurücknehmen lässt sich nur, was zuletzt eingetragen wurde, mit <c>/sheet zurück</c>. Eine frühere Runde berichtigst du, indem du sagst, wie sie ausging: <c>/sheet Runde 2 Anna fertig</c>.
sheet-no-such-round = Eine Runde { $round } gibt es auf diesem Zettel nicht.
sheet-round-whole = Sag von Runde { $round } alles in einer Zeile, wie bei einer neuen: <c>/sheet Runde { $round } { $example }</c>.
sheet-round-points = Von Runde { $round } lässt sich für sich nur berichtigen, wie sie ausging. Punkte beim Legen nimmst du vom Ende her zurück, mit <c>/sheet zurück</c>, und trägst sie noch einmal ein.
sheet-round-same = So steht Runde { $round } schon auf dem Zettel.
sheet-round-others = Runde { $round } lässt sich nicht für sich ändern: Was danach eingetragen wurde, passte nicht mehr, oder die Partie wäre zu Ende. Nimm vom Ende her zurück, mit <c>/sheet zurück</c>, und trag es noch einmal ein.
sheet-how-to-type = Schreib, wer Schluss gemacht hat und was die anderen noch haben: <c>/sheet Anna fertig, Ben 17, Cem 6-4 0-0</c>; wo es zählt, auch womit: <c>Anna fertig 0-0</c>. Ein Fisch beginnt mit der Person, die den letzten Stein gelegt hat: <c>/sheet Fisch Anna 5, Ben 17</c>.
sheet-how-to-finish = Schreib, wer Schluss gemacht hat und womit: <c>/sheet Anna 0-0</c>, <c>/sheet Anna 0-0 6-6</c>, <c>/sheet Anna fertig</c>, <c>/sheet Fisch</c>.
sheet-twice = Nenne jeden nur einmal.
sheet-echo = Genau diese Runde hat gerade jemand anders eingetragen; sie steht auf dem Zettel. Gab es noch eine wie sie, tippe sie in einer Minute noch einmal.
sheet-no-such-tile = { $known ->
    [yes] Du hast { $tile } öfter genannt, als es den Stein gibt.
   *[no] Den Stein { $tile } gibt es im Satz nicht.
}
sheet-too-much = So viel können die Steine dieses Spiels nicht zählen: eine Hand höchstens { $most }, alle diese Hände zusammen { $all }.
sheet-no-zero = { $blank ->
    [0] Wer nicht fertig ist, hat noch etwas. Nur 0-0 allein zählt 0, und das können nicht so viele haben.
   *[other] Wer nicht fertig ist, hat noch etwas, und hier zählt selbst 0-0 allein { $blank }: Keine Hand zählt 0.
}
sheet-who-out = Wer hat Schluss gemacht? Schreib es so: <c>/sheet Anna fertig, Ben 17</c>
sheet-missing = Es fehlt noch, was { $name } auf der Hand hat.
sheet-nobody = Auf diesem Zettel heißt niemand „{ $name }“. Darauf stehen { $names }.
sheet-not-at-table = { $name } setzt in dieser Runde aus.
sheet-real-tiles = Beim Punktezettel habt ihr die Steine selbst: Es gibt keine Hände, Züge oder Verteilungen zu zeigen. <c>/sheet export</c> schickt ihn als Datei. Kommt oder geht jemand, beende ihn mit <c>/sheet Ende</c> und leg einen neuen an; was gezählt ist, bleibt.

## Punkte beim Legen

sheet-how-fish = Tippt nach jeder Runde an, wer den letzten Stein gelegt hat, oder schreibt <c>/sheet { $first } fertig</c>. Nur nach einem Fisch zählt, was alle noch haben: <c>/sheet Fisch { $example }</c>.
sheet-how-over = Ist eine Runde vorbei, tippt auf „Runde vorbei“ oder schreibt <c>/sheet vorbei</c>.
sheet-how-points = Punkte beim Legen: Tippt den Namen mit dem + an, oder schreibt <c>/sheet { $first } +{ $points }</c>.
sheet-how-earlier = Um eine frühere Runde zu berichtigen, schreibt sie mit ihrer Nummer: <c>/sheet Runde 1 { $example }</c>.
sheet-button-points = { $name } +
sheet-button-over = Runde vorbei
sheet-which-points = Wie viele Punkte macht { $name } mit diesem Zug?
sheet-more-points = Mehr als diese könnt ihr schreiben: <c>/sheet { $name } +{ $points }</c>.
sheet-points = { $name } +{ $points }.
sheet-round-over = Die Runde ist vorbei.
sheet-not-alone = Das ist ein Spiel für einen allein; da gibt es keine Punkte zu führen.
sheet-not-teams = In diesem Spiel entscheiden die Steine, wer mit wem spielt, und eure Steine sehe ich nicht. Darum kann ich hier keine Punkte führen.
sheet-not-tiles = In diesem Spiel oder nach diesen Hausregeln wird eine gesperrte Runde danach entschieden, welche Steine übrig sind oder wer welchen gelegt hat, und nicht danach, was die Hände zählen. Darum kann ich hier keine Punkte führen.
sheet-not-such-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringt kein Zug in diesem Spiel.
sheet-just-ends = Die Hände zählen in diesem Spiel nicht. Ist die Runde vorbei, schreib <c>/sheet vorbei</c>.
