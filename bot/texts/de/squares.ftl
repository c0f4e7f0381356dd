## Domino-Quadrat

squares-row = { $row }: { $cells }
squares-rows = Die Reihen, { "·" } steht für ein freies Feld: { $rows }.
squares-small = Die kleinen Ziffern sind vorgegeben: Dort liegt noch nichts.
squares-left = Noch zu legen: { $tiles }
squares-done = { $done } von { $blocks } Quadraten fertig
squares-bad = { $count ->
    [one] 1 Quadrat zeigt mehr als eine Zahl
   *[other] { $count } Quadrate zeigen mehr als eine Zahl
}
squares-goal = Bedecke das Brett mit allen Steinen, sodass jedes seiner { $blocks } umrandeten Quadrate viermal dieselbe Zahl zeigt. Ein Stein darf über einen Rand reichen und lässt sich jederzeit zurücknehmen.
squares-printed = Die Zahlen auf dem Brett sind vorgegeben: Was dort liegt, muss sie zeigen.
squares-full = Alle Steine liegen, aber ein Quadrat zeigt mehr als eine Zahl: Nimm etwas zurück.
squares-ask = { $what ->
    [row] { $tile }: In welcher Reihe liegt die linke oder obere Hälfte?
    [column] { $tile }: In welcher Spalte liegt die linke oder obere Hälfte?
   *[place] { $tile }: Wohin, und wie herum? Gemeint ist das Feld der linken oder oberen Hälfte.
}
squares-line = { $what ->
    [row] Reihe r{ $number }
   *[column] Spalte c{ $number }
}
squares-back = ↩ Zurücknehmen …
squares-which = Welcher Stein soll zurück?
squares-lift = ↩ { $tile }
squares-stop = Aufgeben …
squares-sure = Gibst du auf? Damit ist das Spiel vorbei.
squares-on = Weiter geht’s
squares-give-up = Aufgeben
told-put = { $name }: { $place }.
told-lifted = { $name } nimmt { $tile } zurück.
squares-solved = <b>{ $name } hat es geschafft!</b> Alle Steine liegen, und jedes Quadrat zeigt eine Zahl: { $changes ->
    [one] 1 Zug.
   *[other] { $changes } Züge.
}
squares-solution = Es ist Lösung { $number } von { $different }. Zählt das Brett nach einer halben Drehung extra, gibt es { $all } Wege.
squares-given-up = <b>{ $name } gibt auf</b>, mit { $laid ->
    [one] 1 Stein
   *[other] { $laid } Steinen
} auf dem Brett.
hint-lift = So, wie die Steine liegen, geht es nicht auf. { $move }: Der verträgt sich nicht mit den anderen.
chance-lift = Nicht so, wie die Steine liegen: Etwas muss zurück.
