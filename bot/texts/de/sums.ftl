# Italienisches Domino: eine laufende Summe und die Marken, die Punkte bringen.

## Der Tisch

sum-total = <b>Summe { $total }</b>
sum-caption = Summe
sum-latest = Die letzten Steine, jeder mit seiner Summe: { $tiles }
sum-words = Steine vom ersten bis zum letzten: { $tiles }.
sum-next = <b>Summe { $total }</b>: noch { $missing } bis { $mark }, dafür gibt es { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
sum-marks = Marken: { $marks }.
sum-mark = { $state ->
    [hit] { $mark } ✓ { $name }
    [missed] { $mark } verpasst
    [next] <b>{ $mark }</b> ({ $points })
   *[ahead] { $mark } ({ $points })
}
sum-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
sum-missing = noch { $missing }

## Für die Person am Zug

sum-how = Jeder Stein geht. Punkte bekommt, wer mit der Summe genau eine Marke trifft; darüber hinaus zu gehen kostet nichts.{ $draws ->
    [yes] { " " }Du kannst auch einen Stein ziehen, statt zu legen.
   *[no] { "" }
}
sum-move = { $result ->
    [scores] { $tile } = { $total } ★ +{ $points }
    [over] { $tile } = { $total }, Ende
   *[plain] { $tile } = { $total }
}

## Was geschieht

told-added = { $name }: { $tile }, Summe { $total }.
sum-ended = { $how ->
    [full] <b>Runde { $round } ist bei { $total } vorbei</b>: Keine Marke ist mehr übrig. Der letzte Stein: { $name }, { $tiles }.
   *[out] <b>Runde { $round } ist bei { $total } vorbei</b>: Niemand hat mehr einen Stein. Der letzte: { $name }, { $tiles }.
}
result-round-points = In dieser Runde, alles schon geschrieben: { $points }. Steine auf der Hand kosten nichts.
result-round-points-one = { $name } { $points }
