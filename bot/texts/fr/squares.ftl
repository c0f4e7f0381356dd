## Domino au carré

squares-row = { $row } : { $cells }
squares-rows = Les lignes, { "·" } pour une case libre : { $rows }.
squares-small = Les petits chiffres sont donnés : rien n’y est encore posé.
squares-left = Encore à poser : { $tiles }
squares-done = Carrés finis : { $done } sur { $blocks }
squares-bad = { $count ->
    [one] { $count } carré montre plus d’un nombre
   *[other] { $count } carrés montrent plus d’un nombre
}
squares-goal = Couvre le plateau avec tous les dominos pour que chacun de ses { $blocks } carrés encadrés montre quatre fois le même nombre. Un domino peut chevaucher un cadre et être repris à tout moment.
squares-printed = Les nombres du plateau sont donnés : ce qu’on y pose doit les montrer.
squares-full = Tous les dominos sont posés, mais un carré montre plus d’un nombre : reprends quelque chose.
squares-ask = { $what ->
    [row] { $tile } : dans quelle ligne va sa moitié de gauche ou du haut ?
    [column] { $tile } : dans quelle colonne va sa moitié de gauche ou du haut ?
   *[place] { $tile } : où, et dans quel sens ? La case est celle de la moitié de gauche ou du haut.
}
squares-line = { $what ->
    [row] Ligne r{ $number }
   *[column] Colonne c{ $number }
}
squares-back = ↩ Reprendre…
squares-which = Quel domino reprends-tu ?
squares-lift = ↩ { $tile }
squares-stop = Abandonner…
squares-sure = Tu abandonnes ? Cela met fin à la partie.
squares-on = On continue
squares-give-up = Abandonner
told-put = { $name } : { $place }.
told-lifted = { $name } reprend { $tile }.
squares-solved = <b>{ $name } a réussi !</b> Tous les dominos sont posés, et chaque carré montre un seul nombre : { $changes ->
    [one] { $changes } coup.
   *[other] { $changes } coups.
}
squares-solution = C’est la solution { $number } sur { $different }. Sur ce plateau il y a { $all } façons ; deux à deux, elles sont les mêmes à un demi-tour près.
squares-given-up = <b>{ $name } abandonne</b> avec { $laid ->
    [one] { $laid } domino
   *[other] { $laid } dominos
} sur le plateau.
hint-lift = Avec ces dominos en place, on ne peut plus finir. { $move } : celui-là ne va pas avec les autres.
chance-lift = Pas avec ces dominos en place : il faut en reprendre.
