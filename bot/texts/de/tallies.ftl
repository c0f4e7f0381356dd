# Bilanz: Summen, einzelne Leute, Rekorde, Verlauf, Einträge von Hand.

## Summen

tally-empty = Dazu gibt es hier noch nichts. Es zählen nur Partien unter Menschen.
tally-empty-then = In dieser Zeit wurde nichts gezählt. Es zählen nur Partien unter Menschen.
tally-head = <b>Bilanz dieses Chats</b>
tally-teams = <b>Zusammen</b>
tally-account = { $names }: { $counts }
tally-called = { $called } ({ $names }): { $counts }
tally-won = { $count ->
    [one] 1 Partie gewonnen
   *[other] { $count } Partien gewonnen
}
tally-lost = { $count ->
    [one] 1 Partie verloren
   *[other] { $count } Partien verloren
}
tally-drawn = { $count ->
    [one] 1 Partie unentschieden
   *[other] { $count } Partien unentschieden
}
tally-round_won = { $count ->
    [one] 1 Runde gewonnen
   *[other] { $count } Runden gewonnen
}
tally-round_lost = { $count ->
    [one] 1 Runde verloren
   *[other] { $count } Runden verloren
}
tally-goat = { $count }-mal Bock
tally-general = { $count ->
    [one] 1 General
   *[other] { $count } Generäle
}
tally-bald = { $count ->
    [one] 1 Glatze
   *[other] { $count } Glatzen
}
tally-daily = { $count ->
    [one] 1 Tagesaufgabe
   *[other] { $count } Tagesaufgaben
}
tally-daily_moves = { $count ->
    [one] 1 Stein für Tagesaufgaben gelegt
   *[other] { $count } Steine für Tagesaufgaben gelegt
}
tally-head-of = <b>Bilanz dieses Chats</b> · { $about }
tally-since = seit { $date }

## Eine Person, zwei Personen, Rekorde

tally-none = Für { $name } ist hier nichts gezählt.
tally-run-now = { $won ->
    [yes] { $what ->
        [rounds] Zurzeit in Folge gewonnene Runden: { $length }
       *[matches] Zurzeit in Folge gewonnene Partien: { $length }
    }
   *[no] { $what ->
        [rounds] Zurzeit in Folge verlorene Runden: { $length }
       *[matches] Zurzeit in Folge verlorene Partien: { $length }
    }
}, seit { $since }.
tally-run-longest = { $what ->
    [rounds] Längste Serie, gewonnene Runden: { $length }, { $days }.
   *[matches] Längste Serie, gewonnene Partien: { $length }, { $days }.
}
tally-partner = Gewinnt am häufigsten mit { $names }.
tally-beats = Gewinnt am häufigsten gegen { $name }: { $what ->
    [rounds] { $times ->
        [one] { $times } Runde
       *[other] { $times } Runden
    }
   *[matches] { $times ->
        [one] { $times } Partie
       *[other] { $times } Partien
    }
}.
tally-loses-to = Verliert am häufigsten gegen { $name }: { $what ->
    [rounds] { $times ->
        [one] { $times } Runde
       *[other] { $times } Runden
    }
   *[matches] { $times ->
        [one] { $times } Partie
       *[other] { $times } Partien
    }
}.
tally-duel = { $what ->
    [rounds] Runden: { $one } { $won } – { $lost } { $other }
   *[matches] Partien: { $one } { $won } – { $lost } { $other }
}
tally-duel-drawn = und { $count }-mal unentschieden
tally-duel-together = { $what ->
    [rounds] { $names } zusammen: gewonnene Runden { $won }, verlorene { $lost }
   *[matches] { $names } zusammen: gewonnene Partien { $won }, verlorene { $lost }
}
tally-duel-none = { $one } und { $other } haben hier noch nicht gegeneinander gespielt.
tally-record-run = { $what ->
    [rounds] Längste Serie: { $name }, gewonnene Runden hintereinander: { $length }, { $days }
   *[matches] Längste Serie: { $name }, gewonnene Partien hintereinander: { $length }, { $days }
}
tally-record-best = Am meisten in einer Partie: { $name }, { $count }, { $date }
tally-records-none = Rekorde gibt es hier noch keine. Zwei Siege nacheinander wären einer; es zählen nur Partien unter Menschen.

## Wertung

tally-ratings = <b>Wertung</b>
tally-ratings-of = <b>{ $game }</b>
tally-rating = { $place }. { $name }: { $points } ({ $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
})
tally-ratings-about = Am meisten bringt ein Sieg gegen Starke; Partner teilen das Ergebnis ihrer Seite. Alle beginnen bei 1500.
tally-ratings-none = Eine Wertung gibt es hier nach { $enough } Partien eines Spiels unter Menschen.

## Verlauf

tally-entry = { $date } · { $what } · { $by } · <c>{ $entry }</c>
tally-entry-round = Runde { $round }
tally-entry-beat = Sieg: { $won }, gegen { $lost }
tally-entry-draw = unentschieden: { $sides }
tally-entry-reason = { $line } · „{ $reason }“
tally-entry-void = (zählt nicht mehr) { $line }
tally-cancelled = nimmt <c>{ $entry }</c> zurück
tally-by-bot = vom Bot gezählt
tally-by = gemeldet von { $name }
tally-undo = { $entry } zurücknehmen
tally-undo-ask = Soll das nicht mehr zählen? Im Verlauf bleibt es stehen.
tally-undo-sure = Ja, zurücknehmen
tally-undone = { $name } hat einen Eintrag zurückgenommen:
tally-undone-round = Das Ergebnis der Partie zählt weiter. Stimmt es jetzt nicht mehr, nimm auch { $entry } zurück und trag das richtige ein: <c>/tally eintragen</c>.
tally-undone-match = Die Runden der Partie zählen weiter, jede für sich.
tally-added = { $name } hat ein Ergebnis gemeldet:
tally-added-first = Wer vorn steht, hat gewonnen; alle anderen haben verloren.
tally-added-undo = Das lässt sich { $minutes } Minuten lang zurücknehmen; wer den Chat verwaltet, kann es jederzeit.
tally-season-set = Die Saison beginnt am { $date }. „/tally Saison“ zeigt sie.
tally-named = { $names } heißen ab jetzt { $called }.
tally-name-gone = { $names } haben keinen gemeinsamen Namen mehr.

## Warum nicht

tally-what = „{ $word }“ verstehe ich nicht. Schreib, was du sehen willst: Leute, Paare, Rekorde, Wertung, Verlauf, ich, Tabelle, Wochen oder Duelle; heute, gestern, Woche, letzte Woche, Monat, letzter Monat, dieses Jahr, letztes Jahr, Saison oder gesamt; einen Tag, einen Monat oder ein Jahr; ein Spiel; eine oder zwei Personen mit Namen.
tally-two-people = Nenne eine Person, oder zwei verschiedene, um sie nebeneinander zu sehen.
tally-no-season = Hier hat noch keine Saison begonnen. Wer den Chat verwaltet, beginnt eine mit „/tally Saison“ und einem Datum, etwa 2026-09-01.
tally-bad-date = „{ $date }“ ist kein Datum. Schreib es so: 2026-09-01.
tally-undo-none = In den letzten { $minutes } Minuten hast du hier nichts eingetragen, was sich zurücknehmen lässt. „/tally Verlauf“ zeigt die Einträge.
tally-undo-unknown = Einen Eintrag „{ $entry }“ gibt es hier nicht. „/tally Verlauf“ zeigt alle.
tally-undo-final = Das ist schon zurückgenommen oder nimmt selbst etwas zurück. Es bleibt so; schreib das Richtige als neuen Eintrag.
tally-undo-not-yours = Zurücknehmen kann einen Eintrag nur, wer ihn geschrieben hat, { $minutes } Minuten lang; wer den Chat verwaltet, kann es jederzeit.
tally-undo-on-sheet = Der Punktezettel, auf dem das steht, läuft noch. Nimm es dort zurück: <c>/sheet zurück</c>.
tally-add-how = Ein Ergebnis schreibst du so: /tally eintragen general: Anna, Ben > Cem, Dora; Runden 5:3; Generäle 2:4. Wer gewonnen hat, steht vorn; ein Unentschieden hat = statt >. Ein Name, in dem solche Zeichen vorkommen, steht in Anführungszeichen. Vor dem Spiel kann ein Tag stehen, der bis zu einem Jahr zurückliegt: <c>gestern</c>, <c>25.11.2026</c>. Ist keine Partie entschieden, stehen Runden allein: <c>/tally eintragen general: Runden Anna, Ben 3:1 Cem, Dora</c>.
tally-add-people = Niemand darf zweimal genannt werden, und höchstens { $most } Leute spielen.
tally-add-count = „{ $word }“ verstehe ich nicht. Gezählt wird mit Runden 5:3, Generäle 2:4, Glatzen 0:1 oder Böcke 0:1; zuerst die der Seite, die vorn steht.
tally-add-foreign = „{ $word }“ zählt man bei { $game } nicht.
tally-add-sides = { $game } spielt man nicht mit solchen Seiten. Partner stehen zusammen: Anna, Ben > Cem, Dora. Wer für sich spielt, steht allein: Anna > Ben > Cem.
tally-add-here = Ergebnisse werden in dem Chat gemeldet, in dem sie zählen.
tally-add-when = { $date } liegt nicht im vergangenen Jahr. Ein Ergebnis gilt für heute oder für einen Tag, der höchstens ein Jahr zurückliegt.
tally-name-how = Ein Paar benennst du so: /tally Name Anna + Ben: Die Hämmer. Steht hinter dem Doppelpunkt nichts, haben sie keinen Namen mehr.
tally-name-taken = „{ $called }“ heißt hier schon jemand.
tally-name-many = Höchstens { $most } Leute können zusammen einen Namen haben.
tally-name-not-yours = Ihren Namen wählen nur die beiden selbst, oder wer den Chat verwaltet.
no-such-person = Ich kenne hier niemanden namens „{ $name }“. Bekannt ist, wer in diesem Chat an einem Tisch gesessen hat.
name-of-several = Mit „{ $name }“ beginnen hier mehrere Namen: { $names }. Schreib mehr von dem, den du meinst.

## Eine Sitzung Generalsbock

evening-title = { $game } · { $date }
evening-sign-won = gewonnen
evening-sign-lost = verloren
evening-sign-general = General
evening-sign-bald = Glatze
evening-sign-fish = Fisch
evening-sign-out = ausgesetzt
evening-count = { $what } { $count }
evening-team = { $team }: { $counts }.
