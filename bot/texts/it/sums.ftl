# Domino italiano: un totale che cresce e le tappe che danno punti.

## Il tavolo

sum-total = <b>Totale { $total }</b>
sum-caption = Totale
sum-latest = Ultime tessere, ognuna con il suo totale: { $tiles }
sum-words = Tessere dalla prima all’ultima: { $tiles }.
sum-next = <b>Totale { $total }</b>: { $missing ->
    [one] ne manca { $missing }
   *[other] ne mancano { $missing }
} a { $mark }, che vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
sum-marks = Tappe: { $marks }.
sum-mark = { $state ->
    [hit] { $mark } ✓ { $name }
    [missed] { $mark } mancata
    [next] <b>{ $mark }</b> ({ $points })
   *[ahead] { $mark } ({ $points })
}
sum-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
sum-missing = ancora { $missing }

## Per chi gioca

sum-how = Va bene ogni tessera. Chi porta il totale esattamente a una tappa segna; superarla non costa niente.{ $draws ->
    [yes] { " " }Invece di giocare puoi anche pescare una tessera.
   *[no] { "" }
}
sum-move = { $result ->
    [scores] { $tile } = { $total } ★ +{ $points }
    [over] { $tile } = { $total }, fine
   *[plain] { $tile } = { $total }
}

## Che cosa succede

told-added = { $name }: { $tile }, totale { $total }.
sum-ended = { $how ->
    [full] <b>La mano { $round } finisce a { $total }</b>: non ci sono più tappe. L’ultima tessera, { $tiles }, è di { $name }.
   *[out] <b>La mano { $round } finisce a { $total }</b>: nessuno ha più tessere. L’ultima, { $tiles }, è di { $name }.
}
result-round-points = In questa mano, già tutti segnati: { $points }. Le tessere in mano non costano niente.
result-round-points-one = { $name } { $points }
