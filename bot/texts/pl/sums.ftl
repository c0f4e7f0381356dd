# Domino włoskie: suma na stole i progi, które dają punkty.

## Stół

sum-total = <b>Suma { $total }</b>
sum-caption = Suma
sum-latest = Ostatnie kostki, każda ze swoją sumą: { $tiles }
sum-words = Kostki od pierwszej do ostatniej: { $tiles }.
sum-next = <b>Suma { $total }</b>: do progu { $mark } brakuje { $missing }, wart jest { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
sum-marks = Progi: { $marks }.
sum-mark = { $state ->
    [hit] { $mark } ✓ { $name }
    [missed] { $mark } pominięty
    [next] <b>{ $mark }</b> ({ $points })
   *[ahead] { $mark } ({ $points })
}
sum-worth = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
sum-missing = brakuje { $missing }

## Dla jednej osoby

sum-how = Pasuje każda kostka. Kto sumą trafi dokładnie w próg, punktuje; przeskoczyć próg nic nie kosztuje.{ $draws ->
    [yes] { " " }Zamiast wykładać możesz też dobrać kostkę.
   *[no] { "" }
}
sum-move = { $result ->
    [scores] { $tile } = { $total } ★ +{ $points }
    [over] { $tile } = { $total }, koniec
   *[plain] { $tile } = { $total }
}

## Co się dzieje

told-added = { $name }: { $tile }, suma { $total }.
sum-ended = { $how ->
    [full] <b>Runda { $round } kończy się na { $total }</b>: nie ma już progów. Ostatni ruch: { $name }, { $tiles }.
   *[out] <b>Runda { $round } kończy się na { $total }</b>: nikt nie ma już kostek. Ostatni ruch: { $name }, { $tiles }.
}
result-round-points = W tej rundzie, już zapisane: { $points }. Kostki na ręce nic nie kosztują.
result-round-points-one = { $name } { $points }
