# Tische: Vorbereitung, Auslage, Hände, was geschieht, Ergebnisse.
# Namen werden nicht gebeugt: Sie stehen im Nominativ oder hinter einem Doppelpunkt.

## Namen und Kleinteile

no-tiles = keine Steine
account = { $side } { $score }
count = { $name } { $tiles }
name-with-id = { $name } (<c>{ $id }</c>)
option-is = { $option }: { $value }
value-true = ja
value-false = nein
value-none = unbegrenzt
players-range = { $fewest } bis { $most }

## Die Spiele in einem Satz

tagline-block = Gleiches an Gleiches; gezogen wird nicht. Geht nichts mehr, gewinnen die wenigsten Steine.
tagline-draw = Gleiches an Gleiches; wer nicht kann, zieht aus dem Vorrat.
tagline-classic-draw = Der Klassiker: Der höchste Pasch entscheidet nur, wer beginnt; wer nicht anlegen kann, zieht.
tagline-classic-block = Der Klassiker ohne Ziehen: Der höchste Pasch entscheidet nur, wer beginnt.
tagline-block-restock = Gleiches an Gleiches, und nach jedem Zug ein Stein dazu, bis noch zwei da sind.
tagline-team-block = Blockspiel in Paaren: Wer mit wem spielt, entscheiden die gezogenen Steine.
tagline-peruvian = Alle schreiben ihre eigenen Augen, auf einen geheimen Zettel; der letzte Stein vor einer Sperre kann viermal so viel kosten.
tagline-hungarian = Leg in einem Zug, so viele Steine du willst; die anderen zahlen für das, was sie noch haben.
tagline-barricade = Ein Spiel, in dem jeder Pasch ein Ende sperren und die Runde beenden kann, auf eigene Gefahr.
tagline-goat = Werde deine Steine los; wer verliert, schreibt die eigenen Augen, und wer das Ziel erreicht, ist der Bock.
tagline-general = Mach mit 0-0 oder 6-6 Schluss, und wer danach dran wäre, ist General. Die Teams zählen ihre Generäle.
tagline-sea-goat = Immer nur ein Konto: 25 eröffnen es, 25 löschen es, und mit 6-6 als erstem Stein kann es um die ganze Partie gehen.
tagline-sport-goat = Zwei Paare und eine feste Zahl von Runden: Der Anfang geht reihum, wer gewinnt, schreibt die Augen der anderen.
tagline-classic = Das russische Spiel mit Vorrat: Zwei Pasche dürfen zugleich liegen, und 0-0 auf der Hand zählt 25.
tagline-donkey = Bock auf einem Kreuz: Ein Pasch darf verdeckt liegen und einen Arm schließen; kleine Verluste werden gemerkt.
tagline-telephone = Enden, die zusammen ein Vielfaches von fünf ergeben, bringen sofort Punkte; übrige Steine kosten.
tagline-muggins = Fünfer auf einem Kreuz: Der erste Pasch öffnet vier Seiten, und Schlussmachen bringt zehn.
tagline-all-fives = Bring die Enden zusammen auf 5, 10, 15 oder 20: so viele Punkte sofort. Hände werden auf Fünfer gerundet.
tagline-fives-pl = Fünfer mit einem Zwölfersatz: Enden, die zusammen ein Vielfaches von fünf ergeben, bringen sofort Punkte.
tagline-all-sevens = Was sich berührt, ergibt sieben; 6-1, 5-2, 4-3 und 0-0 gehen überall.
tagline-matador = Was sich berührt, ergibt zehn; die Matadore 9-1, 8-2, 7-3, 6-4, 5-5 und 0-0 gehen überall.
tagline-matador-classic = Matador mit einem Sechsersatz: Was sich berührt, ergibt sieben; 6-1, 5-2, 4-3 und 0-0 gehen überall.
tagline-bergen = Punkte für immer höhere Pasche und für zwei gleiche Enden; der niedrigste Pasch beginnt.
tagline-sevastopol = Zu viert mit allen Steinen: erst vier Arme um 6-6, dann wächst jeder Arm.
tagline-mexican-train = Bau vom Bahnhof aus deinen eigenen Zug und einen für alle; wer passen muss, öffnet den eigenen für alle, und Pasche müssen bedeckt werden.
tagline-cyprus = Ein Stern um 9-9: Beginne einen neuen Arm oder setz irgendeinen fort; gezogen wird nicht.
tagline-chickenfoot = Ein Pasch wird zum Fuß: Erst kommen seine drei Zehen. Was du noch hast, sind Strafpunkte; der niedrigste Stand gewinnt.
tagline-french-wall = Zu zweit: Steine sind Ziegel in zwei Schichten, Hälfte auf gleicher Hälfte. Wer nicht kann, zieht zwei oder passt; zweimal passen beendet die Runde.
tagline-italian-sum = Jeder Stein geht, und alle Augen werden addiert. Wer genau 30, 50, 70 oder 100 trifft, bekommt Punkte.
tagline-sausage = Zwei Ketten wachsen nebeneinander, niemand kennt die eigenen Steine, und was abgeschnitten wird, bekommt die andere Seite.
tagline-solo-rows = Für eine Person: vier Reihen offener Steine, und der rechte Stein jeder Reihe darf angelegt werden. Bring alle unter.
tagline-solo-batches = Für eine Person, und schwer: Leg alle Steine einer Portion, bevor die nächste gezogen wird.
tagline-domino-squares = Für eine Person: Leg alle Steine so auf ein Brett aus 14 Quadraten, dass jedes viermal dieselbe Zahl zeigt.
tagline-forty-two = Biete, sag Trumpf an und mach mit deinem Partner Stiche; sieben Striche gewinnen die Partie.
usually = Üblich: { $tagline }

## Vor dem Spiel

lobby-head = <b>{ $game }</b> · Tisch { $table }
match-minutes = Gespielt wird { $minutes } Minuten lang.{ $rounds ->
    [0] { "" }
    [one] { " " }Nach einer gezählten Runde endet die Partie früher.
   *[other] { " " }Nach { $rounds } gezählten Runden endet die Partie früher.
}
match-goal = { $rounds ->
    [0] Gespielt wird bis { $target }.
    [one] Gespielt wird eine einzige Runde.
   *[other] Gespielt werden { $rounds } Runden.
}
lobby-options = Hausregeln: { $options }
lobby-seat = { $number }. { $name }{ $host ->
    [yes] { " " }(Tischleitung)
   *[no] { "" }
}
lobby-seat-team = { $number }. { $name } · Team { $team }{ $host ->
    [yes] { " " }(Tischleitung)
   *[no] { "" }
}
lobby-ready = Es kann losgehen.
lobby-uncounted = Mit Computer: kommt nicht in die Bilanz.
team-line = Team { $team }: { $names }
teams-first = Tippt jemanden an, dann den Partner.
teams-second = Wer spielt mit { $name }?
teams-later = Teams wählt ihr, wenn genug von euch sitzen; oder nehmt die vom letzten Mal.
seat-button = { $number }. { $name }
lobby-wanted = Am Tisch: { $seated }; Spielerzahl: { $players }.
lobby-unreached = Noch keine privaten Nachrichten für { $names }: { $way ->
    [open] Tippe auf „Unseren Chat öffnen“, dann kommen deine Steine dorthin.
   *[write] Erlaube Direktnachrichten von diesem Server und tippe auf „Schreib mir“.
} Bis dahin zeigt „Meine Steine“ sie hier.
button-open = Unseren Chat öffnen
button-write = Schreib mir
lobby-closed = Dieser Tisch ({ $game }) ist geschlossen.
options-head = <b>{ $game }</b>: Hausregeln, Seite { $page } von { $pages }
option-head = <b>{ $option }</b> (üblich: { $value })
option-choice = { $chosen ->
    [yes] ✓ { $value }
   *[no] { $value }
}
games-head = <b>Spiele</b>
games-line = <b>{ $game }</b> (<c>/play { $id }</c>): { $tagline }

button-join = Mitspielen
button-leave = Aufstehen
button-start = Los geht’s
button-computer = Computer dazu
button-without = Ohne { $name }
button-options = Hausregeln
button-partners = Teams
button-shuffle = Mischen
button-last-time = Wie letztes Mal
button-game = Anderes Spiel
button-cancel = Tisch schließen
button-previous = ◀
button-next = ▶
button-done = Fertig
button-all-options = Alle Hausregeln

## Der Tisch

table-head = <b>{ $game }</b> · { $round }
table-head-named = <b>{ $game }</b> · Tisch { $table } · { $round }
table-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}{ $target ->
    [0] { "" }
   *[other] { " " }· bis { $target }
}
table-scores = Stand: { $accounts }
table-secret = Die Punktestände sind noch geheim.
table-counts = Steine: { $counts }{ $boneyard ->
    [0] { "" }
   *[other] { " " }· Vorrat { $boneyard }
}
table-empty = Es liegt noch kein Stein.
table-turn = Am Zug: { $name }.
table-missed = Die Zeit von { $name } ist abgelaufen, den Zug hat ein Computer gemacht. Beim nächsten Mal übernimmt er den Platz.
table-commitment = Diese Verteilung ist durch <c>{ $commitment }</c> festgelegt; den Startwert dazu gibt es nach der Runde.
table-stopped = Diese Partie ({ $game }) wurde abgebrochen.
table-stopped-by = { $name } hat diese Partie ({ $game }) abgebrochen.
layout-row = <c>{ $tiles }</c>
layout-words = Von links nach rechts: { $tiles }.
layout-arm = { $arm }, ab { $tile }:
layout-words-arm = Arm { $arm }, ab { $tile } nach außen: { $tiles }.
layout-tile = { $form ->
    [closed] { $tile } verdeckt
    [along] { $tile } längs
   *[across] { $tile } quer
}
ends = Linkes Ende { $left }, rechtes Ende { $right }.
ends-open = Offene Enden: { $ends }.
end = { $arm } { $number }
end-later = { $arm } { $number }, später
end-shut = { $arm } geschlossen
end-name = { $where ->
    [l] Linkes Ende
    [r] Rechtes Ende
   *[other] { $arm }
}
end-sum = { $end } { $number }, dazu passt { $wanted }: { $number } + { $wanted } = { $total }.
end-jokers = { $end } { $number }, dazu passen nur Joker.
end-nothing = { $end } { $number }, dazu passt nichts.
jokers = Joker (an jedes Ende): { $tiles }.
jokers-many = Joker (an jedes Ende): 0+0 und alle, die { $total } ergeben.
ends-count = Die Enden zählen { $count }.
foot-boneyard = Vorrat { $count }

call = { $name }, du bist dran ({ $game }).
call-late = { $name }, die Hälfte deiner Zeit ist um ({ $game }).
button-inline = Hier spielen
button-hand = Meine Steine
button-back = Bin wieder da

## Was geschieht

told-laid = { $name }: { $tiles }{ $where ->
    [a] { " " }ans Ende von A.
    [b] { " " }ans Ende von B.
    [l] { " " }links.
    [r] { " " }rechts.
    [u] { " " }an ↑ U.
    [d] { " " }an ↓ D.
    [both] { " " }an beide Enden.
    [arm] { " " }an Arm { $arm }.
   *[first] .
}
told-laid-so = { $name }: { $tiles }.
told-laid-part = { $tile }{ $where ->
    [l] { " " }links
    [r] { " " }rechts
    [u] { " " }an ↑ U
    [d] { " " }an ↓ D
   *[first] { "" }
}{ $form ->
    [closed] , verdeckt
    [along] , längs
    [shown] , neues Ende { $shown }
   *[plain] { "" }
}
told-earned = { $points ->
    [one] <b>{ $name } bekommt 1 Punkt</b>: { $marks }. Stand { $total }.
   *[other] <b>{ $name } bekommt { $points } Punkte</b>: { $marks }. Stand { $total }.
}
mark = { $why ->
    [opening] { $points } für den ersten Stein
    [double] { $points } für den höchsten Pasch
    [triple] { $points } für einen Drilling
    [heading] { $points } für gleiche Enden
    [capped] höchstens bis einen Punkt vor das Ziel
    [total] die Summe ist genau { $count }
    [told] { $points } wie gemeldet
   *[ends] die Enden zählen { $count }
}
told-announced = { $points ->
    [0] { $name } sagt Punkte an, aber der Stein bringt keine.
   *[other] { $name } sagt die Punkte an!
}
told-barred = { $where ->
    [l] { $name } sperrt das linke Ende mit { $tile }.
    [r] { $name } sperrt das rechte Ende mit { $tile }.
   *[other] { $name } sperrt { $arm } mit { $tile }.
}
told-seated = Die Steine haben die Teams bestimmt: { $teams }.
told-drew = { $count ->
    [one] { $name } zieht einen Stein.
   *[other] { $name } zieht { $count } Steine.
}
told-passed = { $name } passt.
told-misdealt = { $why ->
    [doubles] Zu viele Pasche auf einer Hand: neu gegeben{ $count ->
        [1] .
       *[other] , { $count }-mal.
    }
    [wanted] Den Stein zum Anfangen hat niemand: neu gegeben{ $count ->
        [1] .
       *[other] , { $count }-mal.
    }
   *[same] Zu viele gleiche Zahlen auf einer Hand: neu gegeben{ $count ->
        [1] .
       *[other] , { $count }-mal.
    }
}
told-leads = { $name } muss mit { $tile } beginnen: { $why ->
    [double] Von den ausgeteilten Paschen kommt dieser zuerst.
    [named] Dieser Stein kommt zuerst.
    [found] Der Stein ist gefunden.
   *[no-double] Niemand hat einen Pasch.
}
told-leads-shown = { $why ->
    [called] { $name } hat { $tile } und beginnt darum, mit einem beliebigen Stein.
    [may-take] { $name } hat { $tile } und darf damit beginnen oder es lassen.
    [taken] { $name } nimmt { $tile } vor dem Geben aus dem Satz und beginnt mit einem beliebigen Stein.
    [no-double] { $name } zeigt { $tile }, da niemand einen Pasch hat, und beginnt mit einem beliebigen Stein.
   *[double] { $name } zeigt { $tile } und beginnt mit einem beliebigen Stein.
}
told-leads-any = { $name } beginnt mit einem beliebigen Stein: { $why ->
    [lot] So hat das Los entschieden.
    [finisher] hat zuletzt Schluss gemacht.
    [fish-maker] hat den Fisch gemacht.
    [fish-winner] hat den Fisch gewonnen.
    [winner] hat die letzte Runde gewonnen.
    [fisherman] hat den Fisch gefangen.
    [grant] hat das Recht auf den Hunderter.
    [debt] Der Fisch ist zu tilgen.
   *[rotate] Der Anfang geht reihum.
}
told-sign = { $kind ->
    [blank] 😉 { $name } zwinkert: 0-0!
   *[six] 😗 { $name } bläst eine Backe auf: 6-6!
}

## Die eigene Hand

hand-table = <b>{ $game }</b>, Tisch { $table }
hand-table-there = <b>{ $game }</b>, Tisch { $table } ({ $room })
hand-tiles = Deine Steine: <c>{ $tiles }</c>
hand-turn = <b>Du bist dran.</b>
hand-where = Wohin mit { $tile }?
hand-with = { $moves }: und was noch?
hand-block = Welcher Pasch sperrt welches Ende? Damit ist die Runde vorbei. Du bekommst Punkte, wenn { $tie ->
    [blocker] dann kein Gegner weniger Augen hat als du
   *[other] dann jeder Gegner mehr Augen hat als du
}. { $tie ->
    [fails] Sonst
   *[other] Hat einer weniger,
} verlierst du { $factor ->
    [0] nichts
    [1] die Augen, die du hast
    [2] das Doppelte der Augen, die du hast
   *[other] das { $factor }-Fache der Augen, die du hast
}.{ $teams ->
    [yes] { " " }Die Hände von Partnern werden zusammengezählt.
   *[no] { "" }
}
hand-go-on = Du darfst weiterlegen. <b>Fertig</b> beendet deinen Zug.
hand-must-go-on = Du kannst noch einen Stein legen, also geht es weiter.
hand-claim = Bringt dein Stein Punkte? Sag sie an, oder beende deinen Zug mit <b>Fertig</b>.
hand-claim-last = Der Stein, der die Runde beendet, bringt Punkte, und niemand hat sie angesagt. Sag sie an, oder lass sie mit <b>Fertig</b> liegen.
hand-waiting = Dein Team wartet, bis es an den Tisch darf.
hand-out = Für dich ist diese Partie vorbei.
hand-held = Auf deinem Platz spielt ein Computer.
hand-missed = Deine Zeit ist abgelaufen, deinen Zug hat ein Computer gemacht. Beim nächsten Mal übernimmt er deinen Platz, bis du wieder da bist.
hand-warning = Die Hälfte deiner Zeit ist um: Du bist dran ({ $game }).
button-other-tile = Anderer Stein
button-no-block = Kein Ende sperren
button-step-back = Ein Schritt zurück
button-sign = { $kind ->
    [blank] 😉 Zwinkern: habe 0-0
   *[six] 😗 Backe aufblasen: habe 6-6
}
move-play = { $tile }{ $where ->
    [l] { " " }← links
    [r] { " " }→ rechts
   *[first] { "" }
}
move-plays = { $tiles } zusammen
move-where = { $tile } …
move-form = { $form ->
    [closed] { $move }, verdeckt
    [open] { $move }, offen
    [along] { $move }, längs
    [across] { $move }, quer
   *[shown] { $move }, neues Ende { $shown }
}
move-with = { $move } und …
move-added = + { $move }
move-block = Ein Ende sperren …
move-draw-first = Erst noch einen ziehen
move-draw-instead = Lieber ziehen
move-done = Fertig
move-claim = Punkte ansagen
move-draw = { $count ->
    [one] Stein ziehen
   *[other] { $count } Steine ziehen
}
move-pass = Passen
move-leave = Anfang überlassen
move-ambiguous = Der Stein passt an mehreren Stellen. An welche?
move-ambiguous-half = Welche Hälfte soll offen bleiben?

## Ergebnisse

result-out = <b>Runde { $round }: { $name } macht Schluss</b> mit { $tiles }.
result-fish = <b>Runde { $round }: Fisch!</b> Gesperrt, niemand kann mehr anlegen. { $last ->
    [several] Die letzten Steine: { $name }, { $tiles }.
   *[single] Der letzte Stein: { $name }, { $tiles }.
}
result-closed = <b>Runde { $round }: { $name } sperrt ein Ende</b> mit { $tiles }.
result-stopped = <b>Runde { $round }:</b> Die Punkte entscheiden die Partie sofort. { $last ->
    [several] Die letzten Steine: { $name }, { $tiles }.
   *[single] Der letzte Stein: { $name }, { $tiles }.
}
result-held = { $name } hatte noch { $tiles }
result-held-count = { $count ->
    [one] { $name } hatte noch 1 Stein
   *[other] { $name } hatte noch { $count } Steine
}
term = { $note ->
    [zero-zero] { $value } ({ $name }, 0-0 zählt extra)
    [rounded] { $value } ({ $name }, gerundet)
    [out] { $value } ({ $name } macht Schluss)
    [only-without-double] { $value } (nur { $name } hat keinen Pasch)
    [least-without-double] { $value } ({ $name } hat von denen ohne Pasch die wenigsten Augen)
    [least] { $value } ({ $name } hat die wenigsten Augen, und alle haben einen Pasch)
    [six-six] { $value } ({ $name }, 6-6 allein zählt extra)
    [pair] { $value } ({ $name }, 0-0 und 6-6 allein zählen extra)
   *[plain] { $value } ({ $name })
}
result-scored = { $note ->
    [plain] { $side }: { $sum } = { $points }.
    [shared] { $side }: { $sum } = { $plain }, geteilt: { $points }.
    [rounded-shared] { $side }: { $sum } = { $plain }, gerundet und geteilt: { $points }.
    [below-minimum] { $side }: { $sum } = { $plain }, unter dem Minimum und verfallen.
    [shared-below-minimum] { $side }: { $sum } = { $plain }, geteilt, dann unter dem Minimum und verfallen.
    [rounded] { $side }: { $sum } = { $plain }, gerundet auf { $points }.
    [in-fives] { $side }: { $sum } = { $plain }, in Fünfern { $points }.
    [not-below-zero] { $side }: { $sum } = { $plain }, aber kein Konto fällt unter null: { $points }.
    [opened] { $side }: { $sum } = { $points }, das eröffnet das Konto.
    [burnt] { $side }: { $sum } = { $plain }, unter der Schwelle und verfallen.
    [remembered] { $side }: { $sum } = { $plain }, unter der Schwelle und gemerkt.
    [remembered-added] { $side }: { $sum } und das Gemerkte ergeben { $points }.
    [carried-burnt] { $side }: { $sum } = { $plain }, mit dem Rest vom unentschiedenen Fisch immer noch unter der Schwelle und verfallen.
    [carried-remembered] { $side }: { $sum } = { $plain }, mit dem Rest vom unentschiedenen Fisch immer noch unter der Schwelle und gemerkt.
    [multiplied] { $side }: { $sum } = { $plain }, und für den letzten Stein der Runde { $points }.
    [barricade-failed] { $side }: { $sum } = { $plain }, aber die Sperre ist misslungen: { $points }.
    [capped] { $side }: { $sum } = { $plain }, aber so kurz vor dem Ziel nur { $points }.
    [floor] { $side }: { $sum } = { $plain }, und weniger als 0 wird nicht geschrieben: { $points }.
    [no-wipe] { $side }: { $sum } = { $plain }, zu wenig, um das andere Konto zu löschen.
    [wiped] { $sum } = { $plain } gegen { $side }: Das Konto ist gelöscht.
    [gone] Aus der Partie, das Konto ist gelöscht: { $side }.
    [six-wins] { $side }: Schluss mit 6-6, und { $sum } = { $plain } reichen für die Partie.
    [brother] { $side }: Der Hunderter ist verloren, mit { $sum } = { $plain } noch auf der Hand, also zu viel.
    [written-off] { $side }: { $sum } = { $plain }, damit ist der Fisch getilgt.
    [marks] { $side }: { $points ->
        [one] 1 Strich.
       *[other] { $points } Striche.
    }
    [taken] { $side }: { $points ->
        [one] 1 Punkt, wie erzielt.
       *[other] { $points } Punkte, wie erzielt.
    }
    [set] { $side }: Das Gebot und das Erzielte ergeben { $points }.
   *[carried] { $side }: { $sum } und der Rest vom unentschiedenen Fisch ergeben { $points }.
}
result-total = { $written } Stand { $total }.
result-unscored = { $why ->
    [tie] Gleichstand bei den niedrigsten Händen: Niemand schreibt.
    [tie-carried] Alle Hände sind gleich: Ihre Augen kommen zu denen der nächsten Runde dazu.
    [barred-tie] Auf der Gegenseite sind es genauso viele Augen wie bei der Sperre: Niemand schreibt.
    [fish-plain] Der Fisch ist gewonnen, und nach den Hausregeln dieses Tisches gibt es dafür nichts.
   *[void] Ein Fisch zählt nicht: Die Runde ist ungültig.
}
result-fished = Den Fisch hat { $name }: { $own } gegen { $others }.
result-right = { $what ->
    [grant-six] Schluss mit 6-6: Das Recht auf den Hunderter in der nächsten Runde geht an { $side }.
    [grant-fish] Der Fisch ist gewonnen: Das Recht auf den Hunderter in der nächsten Runde geht an { $side }.
    [grant-debt] Das Recht auf den Hunderter geht an { $side }; es beginnt { $name }.
    [grant-lapsed] Das Recht auf den Hunderter blieb ungenutzt und ist weg: { $side }.
    [hundred-failed] Der Hunderter ist gescheitert: { $side }.
    [hundred-cancelled] Der Fisch hebt den Hunderter auf: { $side }.
    [eliminated] Aus der Partie, nach verlorenem Hunderter mit zu viel auf der Hand: { $side }.
    [debt] Eine Schuld für { $side }: Ein Sieg mit 25 oder mehr tilgt den Fisch. { $left ->
        [one] 1 Versuch.
       *[other] { $left } Versuche.
    }
    [debt-failed] Die Schuld bleibt: { $side }. { $left ->
        [one] Noch 1 Versuch.
       *[other] Noch { $left } Versuche.
    }
    [debt-settled] Der Fisch ist getilgt.
    [debt-lost] Der letzte Versuch ist gescheitert: Die Schuld ist nicht mehr zu tilgen.
    [debt-dropped] Die Schuld ist hinfällig: Eine ihrer Seiten ist aus der Partie.
    [eggs] Eier: Ein Sieg mit 25 oder mehr löst sie ein. { $left ->
        [one] 1 Versuch.
       *[other] { $left } Versuche.
    }
    [eggs-failed] Die Eier sind nicht eingelöst. { $left ->
        [one] Noch 1 Versuch.
       *[other] Noch { $left } Versuche.
    }
    [eggs-settled] Die Eier sind eingelöst.
   *[eggs-rotten] Die Eier sind faul: Niemand hat sie eingelöst.
}
right-hundred = Recht auf den Hunderter: { $sides }.
right-debt = Schuld von { $side }: { $left ->
    [one] noch 1 Versuch.
   *[other] noch { $left } Versuche.
}
right-eggs = Eier: { $left ->
    [one] noch 1 Versuch.
   *[other] noch { $left } Versuche.
}
result-titled = { $title ->
    [general] <b>{ $worth ->
        [1] General
       *[other] { $worth } Generäle
    }!</b> { $finisher } macht Schluss, als Nächstes dran war { $name }. Das zählt für { $side }.
    [bald] <b>Glatze!</b> { $finisher } macht mit 0-0 Schluss, als Nächstes dran war { $name }. Das zählt für { $side }.
   *[loss] Eine Niederlage für { $side }: { $name } war nach { $finisher } dran.
}
result-yielded = Wechsel am Tisch: { $into } für { $out }, wegen { $why ->
    [title] des Titels.
   *[losses] der Niederlagen.
}
result-next = { $name } beginnt die nächste Runde: { $why ->
    [fewer-left] weniger Augen übrig.
    [other-begins] gleich viele Augen übrig, und diesmal beginnt die andere Seite.
    [finisher] hat Schluss gemacht.
    [fish-maker] hat den Fisch gemacht.
    [fish-winner] hat den Fisch gewonnen.
    [winner] hat gewonnen.
    [fisherman] hat den Fisch gefangen.
    [grant] hat das Recht auf den Hunderter.
    [debt] hat die Schuld.
   *[rotate] Der Anfang geht reihum.
}
result-next-found = { $why ->
    [title-double] Die nächste Runde beginnt, wer 1-1 hat.
   *[lot] Wer die nächste Runde beginnt, entscheidet das Los.
    [eggs] Solange es Eier gibt, beginnen die Runden mit 1-1, oder mit dem Pasch, der stattdessen ausgeteilt wurde.
}
result-standing = Stand: { $accounts }
result-seed = Der Startwert dieser Runde, <c>{ $seed }</c>, ergibt die Prüfsumme <c>{ $commitment }</c> (<c>/verify</c>).
result-uncounted = Mit Computer oder allein: kommt nicht in die Bilanz.
time-left = Noch { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
}.
time-up = <b>Die Zeit ist um.</b> Die laufende Runde ist die letzte.
match-time-up = <b>Die Zeit ist um.</b>
match-won = <b>{ $winning ->
    [one] { $winners } gewinnt die Partie!
   *[other] { $winners } gewinnen die Partie!
}</b>{ $why ->
    [goat] { " " }Der Bock: { $losers }.
    [donkey] { " " }Der Esel: { $losers }.
    [bald] { " " }Glatze: Der letzte Stein war 0-0. Der Bock: { $losers }.
    [double_six] { " " }Der letzte Stein war 6-6. Der Bock: { $losers }.
    [hundred] { " " }Der Hunderter ist gewonnen. Der Bock: { $losers }.
    [brother_in_law] { " " }Schwager und Bock: { $losers }.
    [points] { " " }Der Bock: { $losers }.
    [rounds-won] { " " }Der Stand ist gleich; die Zahl der gewonnenen Runden entscheidet.
   *[other] { "" }
}
match-drawn = <b>Die Partie endet unentschieden.</b>{ $why ->
    [all-at-target] { " " }Alle haben das Ziel erreicht.
   *[other] { "" }
}
button-deal = Nächste Runde
button-rematch = Revanche
button-new-table = Neuer Tisch
