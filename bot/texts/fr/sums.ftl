# Dominos-comptables : un total qui monte, et les repères qui marquent.

## La table

sum-total = <b>Total { $total }</b>
sum-caption = Total
sum-latest = Derniers dominos, chacun avec son total : { $tiles }
sum-words = Dominos du premier au dernier : { $tiles }.
sum-next = <b>Total { $total }</b> : encore { $missing } jusqu’à { $mark }, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sum-marks = Repères : { $marks }.
sum-mark = { $state ->
    [hit] { $mark } ✓ { $name }
    [missed] { $mark } manqué
    [next] <b>{ $mark }</b> ({ $points })
   *[ahead] { $mark } ({ $points })
}
sum-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sum-missing = encore { $missing }

## Pour une personne

sum-how = Tout domino va. Qui amène le total exactement sur un repère marque ; le dépasser ne coûte rien.{ $draws ->
    [yes] { " " }Tu peux aussi piocher un domino à la place.
   *[no] { "" }
}
sum-move = { $result ->
    [scores] { $tile } = { $total } ★ +{ $points }
    [over] { $tile } = { $total }, fin
   *[plain] { $tile } = { $total }
}

## Ce qui se passe

told-added = { $name } : { $tile }, total { $total }.
sum-ended = { $how ->
    [full] <b>La manche { $round } se termine à { $total }</b> : il ne reste plus de repère. Dernier domino : { $tiles }, posé par { $name }.
   *[out] <b>La manche { $round } se termine à { $total }</b> : personne n’a plus de domino. Le dernier : { $tiles }, posé par { $name }.
}
result-round-points = Points de cette manche, déjà tous inscrits : { $points }. Les dominos en main ne coûtent rien.
result-round-points-one = { $name } { $points }
