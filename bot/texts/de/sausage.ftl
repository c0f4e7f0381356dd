# Wurst: zwei Ketten nebeneinander, Schnitte, und Reihen, die niemand ansieht.

## Der Tisch

sausage-root = Wurzel: A <c>{ $tile }</c> B
sausage-row = { $line }: <c>{ $tiles }</c>
sausage-root-words = Die Wurzel ist { $tile }: Kette A beginnt mit { $a }, Kette B mit { $b }.
sausage-line-words = Kette { $line }, von der Wurzel nach außen: { $tiles }.
sausage-cuts = Ein Schnitt ist möglich bei { $cuts }.
sausage-cut-at = { $depth } ({ $a } und { $b })
sausage-open = Aufgedeckt: <b>{ $tile }</b>.
sausage-open-caption = Aufgedeckt

## Für die Person am Zug

sausage-rows = Verdeckte Reihen: { $rows }
sausage-how = Niemand kennt die eigenen Steine: Bist du dran, wird der letzte aus deiner Reihe aufgedeckt. Er kommt ans Ende von A oder B mit derselben Zahl. Wer keinen Stein mehr hat, gewinnt die Runde.
sausage-how-between = Ein Pasch darf auch zwischen zwei Steine geschoben werden, die sich mit seiner Zahl berühren.
sausage-how-cut = Ein Stein mit den beiden Zahlen, die A und B in gleicher Tiefe zeigen, schneidet dort{ $where ->
    [equal] , wenn beide Ketten gleich lang sind
    [end_only] , wenn das ein Ende von A oder B ist
   *[anywhere] { "" }
}: Alles, was davor liegt, kommt unter die Reihe der anderen Seite.
sausage-open-of = { $name } hat <b>{ $tile }</b> aufgedeckt.
sausage-no-place = Der Stein hat nirgends Platz: Er kommt ans andere Ende deiner Reihe zurück.
sausage-no-double = Die Runde beginnt mit einem Pasch, und das ist keiner: Der Stein kommt ans andere Ende deiner Reihe zurück.
sausage-explain-root = Er liegt quer über dem Tisch: Von einer Hälfte wächst Kette A, von der anderen Kette B.
sausage-explain-insert = { $depth ->
    [0] ↓ { $line } 0: zwischen die Wurzel und den ersten Stein von Kette { $line }, der nach außen rückt.
   *[other] ↓ { $line } { $depth }: in Kette { $line } hinter Stein { $depth }; was dahinter liegt, rückt nach außen.
}
sausage-explain-cut = ✂ { $depth }: Die Wurzel und { $depth ->
    [one] der erste Stein
   *[other] die ersten { $depth } Steine
} beider Ketten, zusammen { $count } Steine mit { $pips } Augen, kommen unter die andere Reihe.
sausage-move-root = { $tile } als Wurzel
sausage-move-end = { $tile } → { $line }
sausage-move-insert = { $tile } ↓ { $line } { $depth }
sausage-move-cut = ✂ { $depth }: { $count } Steine, { $pips } Augen
sausage-move-keep = Zurück in die Reihe

## Was geschieht

told-revealed = { $name } beginnt und deckt { $tile } auf: { $why ->
    [lot] per Los.
    [fewer-left] Es beginnt, wer weniger Augen übrig hatte.
   *[other-begins] Beide hatten gleich viele Augen übrig, also beginnt, wer letztes Mal nicht begonnen hat.
}
told-inserted = { $depth ->
    [0] { $name }: { $tile } in Kette { $line }, gleich an die Wurzel.
   *[other] { $name }: { $tile } in Kette { $line }, hinter Stein { $depth }.
}
told-cut-off = ✂ <b>{ $name } schneidet bei { $depth }</b> mit { $tile }: { $count } Steine mit { $pips } Augen kommen unter die Reihe von { $to }.
told-kept = { $name }: { $tile } hat keinen Platz und kommt in die Reihe zurück.
result-turns-over = Die { $turns } Züge, die eine Runde haben darf, sind um: Sie zählt als Fisch.
