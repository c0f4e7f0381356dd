# Plis : enchères, atout, qui a pris quoi.

## Petites pièces

bid = { $kind ->
    [pass] passe
    [plunge] plongeon, { $amount } marques
    [marks] { $amount ->
        [one] { $amount } marque
       *[other] { $amount } marques
    }
    [tricks] { $amount ->
        [one] { $amount } pli
       *[other] { $amount } plis
    }
   *[points] { $amount }
}
suit = { $suit ->
    [n0] blancs
    [n1] as
    [n2] deux
    [n3] trois
    [n4] quatre
    [n5] cinq
    [n6] six
    [doubles] doubles
    [nello] aucun (nello)
   *[none] aucun
}
tricks-count = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
tricks-worth = { $tricks }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## La table

tricks-shaker = { $name } a mélangé les dominos et parle en dernier.
tricks-bidding = Enchères
tricks-bids = Enchères : { $bids }
tricks-call = { $name } : { $bid }
tricks-headline = { $bid } · { $name }
tricks-plays = { $name } joue { $bid }.
tricks-nello = { $name } joue le nello pour { $bid } : sans partenaire, et pour perdre tous les plis.
tricks-trick = Pli { $number } : { $cards }. Pour l’instant, il va à { $taker }.
tricks-trick-taken = Pli { $number } : { $cards }. { $leads ->
    [yes] { $taker } l’a pris et entame.
   *[no] { $taker } l’a pris.
}
tricks-card = { $name } { $tile }
tricks-side = { $side } : { $taken }
tricks-taken = Pris : { $sides }
tricks-trumps = Atout : { $suit }.
tricks-led = Demandé : { $suit }.
tricks-note-led = entame
tricks-note-out = au repos

## Pour une personne

tricks-hand = Ta main : atouts <c>{ $trumps }</c>{ $rest ->
    [0] { "" }
   *[other] , autres <c>{ $others }</c>
}
tricks-you-sit-out = Tu ne joues pas cette donne : { $name } joue le nello sans partenaire.
tricks-bid-points = Combien des 42 points ton camp fera-t-il ? Chaque pli vaut 1, et chaque domino de 5 ou 10 points qu’il contient vaut autant en plus. 42, c’est une marque, la donne entière ; deux marques et plus, c’est aussi la donne entière. La plus haute enchère nomme l’atout.
tricks-bid-tricks = Combien des 7 plis ton camp fera-t-il ? La plus haute enchère nomme l’atout.
tricks-bid-over = Dépasse { $bid }, ou passe. Chacun parle une fois.
tricks-forced = Tout le monde a passé : si tu passes aussi, tu joues { $bid }.
tricks-name-trumps = Nomme l’atout : il bat tous les autres dominos.{ $nello ->
    [yes] { " " }Ou joue le nello : sans atout et sans ton partenaire, pour perdre tous les plis.
   *[no] { "" }
} Ensuite, tu entames.
tricks-lead = Tu entames avec le domino de ton choix. Un atout demande de l’atout ; tout autre domino demande son plus grand nombre. Qui a un tel domino doit en jouer un. Le plus haut atout prend le pli, sinon le plus haut domino de ce qui était demandé : son double, puis d’après l’autre moitié.
tricks-follow = { $count ->
    [1] Tu dois fournir, et tu n’en as qu’un. Demandé : { $suit }.
   *[other] Tu dois fournir, donc { $count } dominos seulement peuvent être joués. Demandé : { $suit }.
}
tricks-cannot-follow = Tu n’as pas de quoi fournir ({ $suit }), donc tu peux jouer n’importe quel domino.{ $trumps ->
    [yes] { " " }Un atout prend le pli, sauf si un plus haut le bat.
   *[no] { "" }
}
hand-bid = Combien de points ?
move-bid = Annoncer { $bid }
move-bid-more = Annoncer { $amount } ou plus…
move-plunge = Plongeon pour 4 marques
move-trump = { $suit ->
    [n0] Blancs
    [n1] As
    [n2] Deux
    [n3] Trois
    [n4] Quatre
    [n5] Cinq
    [n6] Six
    [doubles] Doubles
    [nello] Nello
   *[none] Sans atout
}
move-card = { $tile }{ $trump ->
    [yes] { " " }atout
   *[no] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }+{ $count }
}
button-other-bid = Une autre enchère

## Ce qui se passe

told-shaken = { $name } mélange les dominos ; { $first } parle en premier.
told-called = { $name } annonce { $bid }.
told-contracted = { $how ->
    [forced] Tout le monde a passé : { $name } doit jouer { $bid } et nomme l’atout.
    [plunge] { $name } plonge pour { $bid } : { $declarer }, son partenaire, nomme l’atout et entame.
   *[bid] { $name } joue { $bid } et nomme l’atout.
}
told-declared = { $suit ->
    [none] { $name } joue sans atout.
    [nello] { $name } joue le nello : sans partenaire, sans atout, et pour perdre tous les plis.
   *[other] { $name } nomme l’atout : { $trumps }.
}
told-trick = <b>{ $name }</b> prend le pli{ $points ->
    [0] .
    [one] , { $points } point.
   *[other] , { $points } points.
}

## Résultats

result-tricks = <b>Manche { $round } : la donne est finie.</b>
result-passed = <b>Manche { $round } : tout le monde a passé.</b> Le joueur suivant mélange.
result-bid = { $name } a annoncé { $bid }. { $kind ->
    [marks] { $lost ->
        [0] Tous les plis sont faits.
        [one] { $lost } pli perdu, et il les fallait tous.
       *[other] { $lost } plis perdus, et il les fallait tous.
    }
    [tricks] { $own ->
        [one] { $own } pli fait.
       *[other] { $own } plis faits.
    }
   *[points] { $own ->
        [one] { $own } point pris
       *[other] { $own } points pris
    }, les autres en ont { $others }.
} { $made ->
    [yes] <b>L’enchère est réussie.</b>
   *[no] <b>L’enchère a chuté.</b>
}
result-nello = { $name } a joué le nello. { $count ->
    [0] Pas un seul pli n’a été pris.
    [one] { $count } pli pris, et il n’en fallait aucun.
   *[other] { $count } plis pris, et il n’en fallait aucun.
} { $made ->
    [yes] <b>L’enchère est réussie.</b>
   *[no] <b>L’enchère a chuté.</b>
}
