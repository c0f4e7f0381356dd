# Domino français : un mur de deux rangs.

## La table

wall-course = { $course ->
    [upper] ▔ <c>{ $tiles }</c>
   *[lower] ▁ <c>{ $tiles }</c>
}
wall-words = Le mur de gauche à droite : { $tiles }.
wall-tile = { $where ->
    [upper] { $tile } en haut
    [lower] { $tile } en bas
   *[bars] { $tile } en travers du bout
}

## Pour une personne

wall-how = Chaque brique va sur l’autre rang : une de ses moitiés se pose au-dessus ou au-dessous d’un bout du mur et montre le même nombre.
wall-stuck = Aucune brique ne va. { $count ->
    [1] Pioche un domino
   *[other] Pioche { $count } dominos
}{ $then ->
    [lays] { " " }et poses-en un s’il va
   *[ends] , ce qui met fin à ton tour
}, ou passe.
wall-last-pass = L’adversaire vient de passer : si tu passes aussi, la manche est finie.
