# Saucisse : deux lignes côte à côte, des coupes, et des rangées que personne ne regarde.

## La table

sausage-root = Racine : A <c>{ $tile }</c> B
sausage-row = { $line } : <c>{ $tiles }</c>
sausage-root-words = La racine est { $tile } : la ligne A part de { $a }, la ligne B de { $b }.
sausage-line-words = Ligne { $line }, à partir de la racine : { $tiles }.
sausage-cuts = On peut couper en { $cuts }.
sausage-cut-at = { $depth } ({ $a } et { $b })
sausage-open = Retourné : <b>{ $tile }</b>.
sausage-open-caption = Retourné

## Pour une personne

sausage-rows = Rangées, face cachée : { $rows }
sausage-how = Personne ne connaît ses dominos : à ton tour, le dernier de ta rangée est retourné. Il va au bout de A ou de B qui montre le même nombre. Qui n’a plus de domino gagne la manche.
sausage-how-between = Un double peut aussi se glisser entre deux dominos qui se touchent par son nombre.
sausage-how-cut = Un domino qui porte les deux nombres que A et B montrent au même rang y coupe{ $where ->
    [equal] , si les deux lignes sont de même longueur
    [end_only] , si c’est le bout de A ou de B
   *[anywhere] { "" }
} : tout ce qui est avant passe sous la rangée adverse.
sausage-open-of = { $name } a retourné <b>{ $tile }</b>.
sausage-no-place = Il n’a de place nulle part : il retourne à l’autre bout de ta rangée.
sausage-no-double = La manche commence par un double, et ce n’en est pas un : il retourne à l’autre bout de ta rangée.
sausage-explain-root = Il se pose en travers de la table : la ligne A part d’une moitié, la ligne B de l’autre.
sausage-explain-insert = { $depth ->
    [0] ↓ { $line } 0 : entre la racine et le premier domino de la ligne { $line }, qui recule.
   *[other] ↓ { $line } { $depth } : dans la ligne { $line } après le domino { $depth } ; ce qui suit recule.
}
sausage-explain-cut = ✂ { $depth } : la racine et { $depth ->
    [1] le premier domino
   *[other] les { $depth } premiers dominos
} des deux lignes passent sous l’autre rangée : { $count } dominos, { $pips } points.
sausage-move-root = { $tile } comme racine
sausage-move-end = { $tile } → { $line }
sausage-move-insert = { $tile } ↓ { $line } { $depth }
sausage-move-cut = ✂ { $depth } : { $count } dominos, { $pips } points
sausage-move-keep = Retour dans la rangée

## Ce qui se passe

told-revealed = { $name } commence et retourne { $tile } : { $why ->
    [lot] le sort en a décidé.
    [fewer-left] qui avait le moins de points restants commence.
   *[other-begins] autant de points des deux côtés, donc c’est à qui n’a pas commencé la dernière fois.
}
told-inserted = { $depth ->
    [0] { $name } : { $tile } dans la ligne { $line }, à côté de la racine.
   *[other] { $name } : { $tile } dans la ligne { $line }, après le domino { $depth }.
}
told-cut-off = ✂ <b>{ $name } coupe en { $depth }</b> avec { $tile } : { $count } dominos, { $pips } points, passent sous l’autre rangée ({ $to }).
told-kept = { $name } : { $tile } n’a pas de place et retourne dans la rangée.
result-turns-over = Les { $turns } tours permis pour une manche sont passés : elle compte comme un poisson.
