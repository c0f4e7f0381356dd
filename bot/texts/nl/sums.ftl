# Italiaans: een lopend totaal en de merken die scoren.

## De tafel

sum-total = <b>Totaal { $total }</b>
sum-caption = Totaal
sum-latest = Laatste stenen, elk met het totaal: { $tiles }
sum-words = Stenen van de eerste tot de laatste: { $tiles }.
sum-next = <b>Totaal { $total }</b>: nog { $missing } tot { $mark }, goed voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
sum-marks = Merken: { $marks }.
sum-mark = { $state ->
    [hit] { $mark } ✓ { $name }
    [missed] { $mark } gemist
    [next] <b>{ $mark }</b> ({ $points })
   *[ahead] { $mark } ({ $points })
}
sum-worth = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
sum-missing = nog { $missing }

## Voor één speler

sum-how = Elke steen mag. Wie het totaal precies op een merk brengt, scoort; er voorbijgaan kost niets.{ $draws ->
    [yes] { " " }Je mag ook een steen pakken in plaats daarvan.
   *[no] { "" }
}
sum-move = { $result ->
    [scores] { $tile } = { $total } ★ +{ $points }
    [over] { $tile } = { $total }, einde
   *[plain] { $tile } = { $total }
}

## Wat er gebeurt

told-added = { $name }: { $tile }, totaal { $total }.
sum-ended = { $how ->
    [full] <b>Ronde { $round } is voorbij bij { $total }</b>: er is geen merk meer over. De laatste steen, { $tiles }, was van { $name }.
   *[out] <b>Ronde { $round } is voorbij bij { $total }</b>: niemand heeft nog een steen. De laatste, { $tiles }, was van { $name }.
}
result-round-points = In deze ronde, alles al geschreven: { $points }. Stenen in de hand kosten niets.
result-round-points-one = { $name } { $points }
