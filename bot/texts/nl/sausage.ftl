# Worst: twee lijnen naast elkaar, sneden, en rijen die niemand bekijkt.

## De tafel

sausage-root = Wortel: A <c>{ $tile }</c> B
sausage-row = { $line }: <c>{ $tiles }</c>
sausage-root-words = De wortel is { $tile }: lijn A begint bij { $a }, lijn B bij { $b }.
sausage-line-words = Lijn { $line }, vanaf de wortel naar buiten: { $tiles }.
sausage-cuts = Snijden kan bij { $cuts }.
sausage-cut-at = { $depth } ({ $a } en { $b })
sausage-open = Omgedraaid: <b>{ $tile }</b>.
sausage-open-caption = Omgedraaid

## Voor één speler

sausage-rows = Rijen, dicht: { $rows }
sausage-how = Niemand kent de eigen stenen: ben je aan de beurt, dan wordt de laatste van je rij omgedraaid. Hij gaat naar het eind van A of B dat hetzelfde getal toont. Wie geen steen meer heeft, wint de ronde.
sausage-how-between = Een dubbele mag je ook tussen twee stenen schuiven die elkaar met dat getal raken.
sausage-how-cut = Een steen met de twee getallen die A en B op dezelfde diepte tonen, snijdt daar{ $where ->
    [equal] , als beide lijnen even lang zijn
    [end_only] , als dat het eind van A of van B is
   *[anywhere] { "" }
}: alles ervoor gaat onder de rij van de ander.
sausage-open-of = { $name } heeft <b>{ $tile }</b> omgedraaid.
sausage-no-place = Hij heeft nergens een plaats: hij gaat terug naar het andere eind van je rij.
sausage-no-double = De ronde begint met een dubbele, en dit is er geen: hij gaat terug naar het andere eind van je rij.
sausage-explain-root = Hij ligt dwars op tafel: vanaf de ene helft groeit lijn A, vanaf de andere lijn B.
sausage-explain-insert = { $depth ->
    [0] ↓ { $line } 0: tussen de wortel en de eerste steen van lijn { $line }, die naar buiten schuift.
   *[other] ↓ { $line } { $depth }: in lijn { $line } achter steen { $depth }; wat daar ligt, schuift naar buiten.
}
sausage-explain-cut = ✂ { $depth }: de wortel en de eerste { $depth ->
    [one] steen
   *[other] { $depth } stenen
} van beide lijnen, { $count } stenen met { $pips } ogen, gaan onder de andere rij.
sausage-move-root = { $tile } als wortel
sausage-move-end = { $tile } → { $line }
sausage-move-insert = { $tile } ↓ { $line } { $depth }
sausage-move-cut = ✂ { $depth }: { $count } stenen, { $pips } ogen
sausage-move-keep = Terug naar de rij

## Wat er gebeurt

told-revealed = { $name } begint en draait { $tile } om: { $why ->
    [lot] het lot heeft beslist.
    [fewer-left] wie minder ogen overhad, begint.
   *[other-begins] allebei hadden evenveel ogen over, dus begint wie de vorige keer niet begon.
}
told-inserted = { $depth ->
    [0] { $name }: { $tile } in lijn { $line }, naast de wortel.
   *[other] { $name }: { $tile } in lijn { $line }, achter steen { $depth }.
}
told-cut-off = ✂ <b>{ $name } snijdt bij { $depth }</b> met { $tile }: { $count } stenen met { $pips } ogen gaan onder de rij van { $to }.
told-kept = { $name }: { $tile } heeft geen plaats en gaat terug naar de rij.
result-turns-over = De { $turns } beurten die een ronde mag hebben, zijn om, dus is het een vis.
