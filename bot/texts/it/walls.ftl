# Domino francese: un muro di due file.

## Il tavolo

wall-course = { $course ->
    [upper] ▔ <c>{ $tiles }</c>
   *[lower] ▁ <c>{ $tiles }</c>
}
wall-words = Il muro da sinistra a destra: { $tiles }.
wall-tile = { $where ->
    [upper] { $tile } sopra
    [lower] { $tile } sotto
   *[bars] { $tile } di traverso in fondo
}

## Per chi gioca

wall-how = Ogni mattone va nell’altra fila, in modo che una sua metà stia sopra o sotto un’estremità del muro e mostri lo stesso numero.
wall-stuck = Non va nessun mattone. { $count ->
    [one] Pesca { $count } tessera
   *[other] Pesca { $count } tessere
}{ $then ->
    [lays] { " " }e giocane una se va
   *[ends] , e il tuo turno finisce
}, oppure passa.
wall-last-pass = L’altro giocatore ha appena passato: se passi anche tu, la mano è finita.
