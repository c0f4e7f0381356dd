# Train mexicain : une gare, un train pour chacun, et un train pour tout le monde.

## La table

train-caption = Gare
train-open = ouvert
train-mexican = Train mexicain (M)
train-mexican-short = Mexicain
train-mine = Ton train
train-of = Train { $name } ({ $key })
train-hub = Gare : <c>{ $tile }</c>
train-hub-words = Dans la gare se trouve le double { $number }.
train-row = { $train }{ $marked ->
    [yes] , ouvert à tous
   *[no] { "" }
} : { $tiles ->
    [none] vide
   *[some] <c>{ $tiles }</c>
} → { $number }{ $bare ->
    [yes] , à couvrir
   *[no] { "" }
}
train-words = { $train }{ $marked ->
    [yes] , ouvert à tous
   *[no] { "" }
} : { $count ->
    [0] vide
    [one] { $count } domino
   *[other] { $count } dominos
}, demande { $number }.
train-lead = Le double { $number } va d’abord dans la gare.
train-sought = Personne n’a le double { $number } : on pioche à tour de rôle jusqu’à ce que quelqu’un le trouve pour la gare.
train-cover = { $count ->
    [1] Le double { $numbers } doit être couvert avant toute autre chose.
   *[other] Les doubles { $numbers } doivent être couverts avant toute autre chose.
}

## Pour une personne

hand-fits = { $train }, demande { $number } : <c>{ $tiles }</c>
hand-rest = Nulle part pour l’instant : <c>{ $tiles }</c>
hand-own-train = Ton train demande { $number }.
hand-engine = Tu as le double de cette manche : pose-le dans la gare, d’où partent tous les trains.
hand-seek = Le double de cette manche est encore dans la pioche : pioche un domino.
hand-cover = Un double demande encore un domino : couvre-le aussitôt.
hand-extra = Un double demande encore un domino : pose-le sur n’importe quel train qui t’est ouvert. Si le double reste nu, le joueur suivant devra le couvrir.
hand-first-turn = À ton premier tour, tu peux poser à la suite autant de dominos que tu peux, sur ton propre train.
hand-first-turn-on = Continue ton train aussi longtemps que tu veux. <b>Terminé</b> met fin à ton tour.
hand-train-draw = { $drawn ->
    [yes] Ce domino ne va pas non plus : pioches-en encore un.
   *[no] Aucun de tes dominos ne peut être posé : pioches-en un. S’il va, tu le poses.
}
hand-train-pass = { $marked ->
    [yes] Rien ne va, donc tu passes. Ton train reste ouvert à tous jusqu’à ce que tu y poses toi-même un domino.
   *[no] Rien ne va, donc tu passes. Cela ouvre ton train à tous, jusqu’à ce que tu y poses toi-même un domino.
}
move-train = { $tile } → { $kind ->
    [own] le mien
    [mexican] mexicain
   *[other] { $key }
}
move-pass-open = Passer et ouvrir mon train

## Ce qui se passe

told-coupled = { $name } : { $parts }.
told-coupled-part = { $tiles } → { $where ->
    [hub] gare
    [own] son train
    [mexican] train mexicain
   *[other] train { $owner }
}
told-engine-placed = { $tile } est dans la gare : tous les trains partent de ce nombre. { $name } commence : { $why ->
    [lot] le sort en a décidé.
   *[rotate] chacun commence à son tour.
}
told-engine-sought = Personne n’a le double { $number } pour la gare : on pioche à tour de rôle jusqu’à le trouver. { $name } commence, par tirage au sort.
told-opened = { $name } passe ; son train est maintenant ouvert à tous.
told-reclaimed = { $name } reprend son train : il est de nouveau privé.
told-uncoverable = { $tile } n’a pas besoin d’être couvert : il ne reste pas d’autre domino avec { $number }.
