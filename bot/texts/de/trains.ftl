# Mexican Train: ein Bahnhof, ein Zug für jeden, und einer für alle.
# „Zug“ ist hier immer die Steinreihe; wer spielt, „ist dran“.

## Der Tisch

train-caption = Bahnhof
train-open = offen
train-mexican = Mexikanischer Zug (M)
train-mexican-short = Mexiko
train-mine = Dein Zug
train-of = Zug von { $name } ({ $key })
train-hub = Bahnhof: <c>{ $tile }</c>
train-hub-words = Im Bahnhof liegt der Pasch { $number }.
train-row = { $train }{ $marked ->
    [yes] , offen für alle
   *[no] { "" }
}: { $tiles ->
    [none] leer
   *[some] <c>{ $tiles }</c>
} → { $number }{ $bare ->
    [yes] , zu bedecken
   *[no] { "" }
}
train-words = { $train }{ $marked ->
    [yes] , offen für alle
   *[no] { "" }
}: { $count ->
    [0] leer
    [one] 1 Stein
   *[other] { $count } Steine
}, verlangt { $number }.
train-lead = Zuerst kommt der Pasch { $number } in den Bahnhof.
train-sought = Den Pasch { $number } hat niemand: Alle ziehen reihum, bis ihn jemand für den Bahnhof findet.
train-cover = { $count ->
    [one] Der Pasch { $numbers } muss vor allem anderen bedeckt werden.
   *[other] Die Pasche { $numbers } müssen vor allem anderen bedeckt werden.
}

## Für die Person am Zug

hand-fits = { $train }, verlangt { $number }: <c>{ $tiles }</c>
hand-rest = Passt jetzt nirgends: <c>{ $tiles }</c>
hand-own-train = Dein Zug verlangt { $number }.
hand-engine = Du hast den Pasch dieser Runde: Leg ihn in den Bahnhof, von dort fahren alle Züge ab.
hand-seek = Der Pasch dieser Runde ist noch im Vorrat: Zieh einen Stein.
hand-cover = Ein Pasch verlangt noch einen Stein: Bedecke ihn sofort.
hand-extra = Ein Pasch verlangt noch einen Stein: Leg ihn an irgendeinen Zug, der für dich offen ist. Bleibt der Pasch unbedeckt, muss ihn bedecken, wer nach dir dran ist.
hand-first-turn = Am Anfang darfst du an deinem eigenen Zug so viele Steine legen, wie aneinanderpassen.
hand-first-turn-on = Bau an deinem Zug weiter, so lange du magst. Mit <b>Fertig</b> hörst du auf.
hand-train-draw = { $drawn ->
    [yes] Auch dieser Stein passt nicht: Zieh noch einen.
   *[no] Du hast keinen Stein, der jetzt passt: Zieh einen. Passt er, legst du ihn.
}
hand-train-pass = { $marked ->
    [yes] Nichts passt, also passt du. Dein Zug bleibt offen für alle, bis du selbst einen Stein an ihn legst.
   *[no] Nichts passt, also passt du. Das öffnet deinen Zug für alle, bis du selbst einen Stein an ihn legst.
}
move-train = { $tile } → { $kind ->
    [own] eigener
    [mexican] mexikanischer
   *[other] { $key }
}
move-pass-open = Passen und Zug öffnen

## Was geschieht

told-coupled = { $name }: { $parts }.
told-coupled-part = { $tiles } → { $where ->
    [hub] Bahnhof
    [own] eigener Zug
    [mexican] mexikanischer Zug
   *[other] Zug von { $owner }
}
told-engine-placed = { $tile } liegt im Bahnhof: Alle Züge beginnen mit dieser Zahl. { $name } fängt an: { $why ->
    [lot] per Los.
   *[rotate] Der Anfang geht reihum.
}
told-engine-sought = Den Pasch { $number } für den Bahnhof hat niemand: Alle ziehen reihum, bis er gefunden ist. Per Los fängt { $name } an.
told-opened = { $name } passt; der Zug von { $name } ist jetzt offen für alle.
told-reclaimed = Der Zug von { $name } ist wieder privat.
told-uncoverable = { $tile } muss nicht bedeckt werden: Es gibt keinen anderen Stein mit { $number } mehr.
