## Jeux en solo

patience-line = La ligne :
patience-rows-words = Les rangées, chacune de gauche à droite ; le dernier domino de chacune peut être pris : { $rows }.
patience-batch-words = Le paquet : { $rows }.
patience-free = Libres : { $tiles }
patience-batches = Paquet { $number }, { $left ->
    [0] le dernier.
    [one] encore { $left } à venir.
   *[other] encore { $left } à venir.
}
told-turned-up = { $tile } est retourné et commence la ligne.
told-batch = Paquet { $number } : { $tiles }
alone-head = <b>{ $game }</b>
alone-head-daily = <b>{ $game }</b> · la donne du { $date }
alone-turn = { $name } joue ; tout le monde peut conseiller.
patience-solved = <b>{ $name } a réussi !</b> { $laid ->
    [1] Le seul domino est sur la ligne.
   *[other] Les { $laid } dominos sont tous sur la ligne.
}
patience-stuck = <b>{ $name } est à court de coups</b> après { $laid ->
    [one] { $laid } domino
   *[other] { $laid } dominos
} : rien de ce qui est libre ne va à la ligne.
patience-stuck-at-once = <b>Rien du premier paquet ne va à la ligne.</b> Aucune chance pour { $name }.
patience-longest = <b>{ $name } : une ligne de { $laid ->
    [one] { $laid } domino.
   *[other] { $laid } dominos.
}</b> Plus rien ne va.
patience-left = Restants : { $tiles }
button-another = Encore une

## Conseils

button-hint = Conseil
button-chance = Peut-on encore gagner ?
hint-winnable = Essaie { $move } : après cela, on peut encore gagner.
hint-lost = On ne peut plus gagner. { $move } mène le plus loin possible, ou presque.
hint-unknown = Essaie { $move }. Je ne sais pas si cela gagne.
hint-none = Je ne vois rien de mieux ici.
chance-winnable = Oui, on peut encore gagner.
chance-lost = Non, on ne peut plus gagner.
chance-unknown = Je ne peux pas le dire : { $why ->
    [hidden] cela dépend de dominos que personne n’a encore vus.
   *[long] il y a trop de possibilités pour les essayer toutes.
}
hint-daily = La donne du jour n’est que pour toi : pas de conseils.

## La donne du jour

daily-head = <b>La donne du { $date }</b>
daily-about = Solitaire 1, la même donne pour le monde entier, et elle a une solution. Essaie autant que tu veux : tous les dominos posés comptent jusqu’à ce que tu aies réussi. Il n’y a pas de conseils.
daily-nobody = Personne ne l’a encore essayée ici.
daily-line = { $solved ->
    [yes] { $name } : réussi, { $moves } { $moves ->
        [one] domino posé
       *[other] dominos posés
    }{ $tries ->
        [1] { "" }
       *[other] { " " }en { $tries } essais
    }
   *[no] { $name } : pas encore, { $best } sur 28 au mieux, { $moves } { $moves ->
        [one] domino posé
       *[other] dominos posés
    }{ $tries ->
        [1] { "" }
       *[other] { " " }en { $tries } essais
    }
}
daily-share-head = À partager ; cela ne dit rien des dominos :
daily-share-result = Boneyard, { $date } : { $laid }/{ $tiles } en { $moves } coups
button-daily-play = Jouer
button-daily-share = Partager la mienne
button-daily-tally = Bilan du jour
daily-is-over = C’était la donne d’un autre jour. <c>/daily</c> montre celle d’aujourd’hui.
daily-solved = Tu as réussi la donne du jour. La prochaine arrive à minuit, UTC.
daily-elsewhere = Tu l’as commencée ailleurs ({ $room }) : finis-la là-bas.
daily-in-our-chat = Tu l’as commencée dans notre discussion : finis-la là-bas.
daily-not-solved = Réussis-la d’abord.
