# La feuille de marque, pour qui joue avec de vrais dominos.

## Avant de commencer

sheet-lobby = <b>{ $game }</b> · feuille de marque { $table }
sheet-guests = Vous jouez avec vos propres dominos, je tiens la marque. Touchez « Rejoindre ». Pour qui ne peut pas, écrivez les noms, séparés par des virgules : <c>/sheet avec Chloé, David</c>. C’est aussi l’ordre des places et des tours.
# Below the names, of those who were written down.
sheet-unknown = Sur la feuille par leur nom seul, donc pas dans les bilans : { $names }. Qui touche « Rejoindre » est compté.
sheet-none-known = Pour l’instant, rien de cette feuille n’ira dans les bilans : au moins deux d’entre vous doivent toucher « Rejoindre ».

## La feuille

sheet-head = <b>{ $game }</b> · feuille de marque { $table } · { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
sheet-told-finish = <b>Manche { $round } : { $name } fait domino</b> avec { $finish ->
    [blank] 0-0
    [six] 6-6
    [both] 0-0 et 6-6 à la fois
    [last_two] 0-0 et 6-6
   *[other] un domino ordinaire
} (inscrit par { $by }).
sheet-told-out = <b>Manche { $round } : { $name } fait domino</b> (inscrit par { $by }).
sheet-told-fish = <b>Manche { $round } : poisson</b> (inscrit par { $by }).
sheet-told-over = <b>Manche { $round } finie</b> (inscrit par { $by }).
sheet-told-points = <b>{ $name } +{ $points }</b> (inscrit par { $by }).
sheet-not-open = Compte pas encore ouvert : { $sides }.
sheet-memo = Retenu pour { $side } : { $points }.
sheet-carry = Ajouté à ce que marqueront les prochains perdants : { $points }.
sheet-table = À table, dans l’ordre des tours : { $names }.
sheet-shuffler = Mélange les dominos : { $name }.
sheet-waiting = Les prochains à s’asseoir : { $sides }.
sheet-how = Après chaque manche, touchez qui a posé son dernier domino. Ou écrivez-le : <c>/sheet { $first } 0-0</c>, <c>/sheet { $second } sort</c>, <c>/sheet poisson</c>.
sheet-how-hands = Après chaque manche, touchez qui a posé son dernier domino. Ou écrivez-le : <c>/sheet { $first } sort, { $example }</c>. Un nombre est la valeur d’une main selon les règles maison ; on peut écrire ses dominos à la place, par exemple 6-4 0-0.
sheet-how-fish = Après chaque manche, touchez qui a posé son dernier domino, ou écrivez <c>/sheet { $first } sort</c>. Ce que chacun a en main ne compte qu’après un poisson : <c>/sheet poisson { $example }</c>.
sheet-how-over = Quand une manche est finie, touchez « Manche finie » ou écrivez <c>/sheet fini</c>.
sheet-how-points = Points en cours de jeu : touchez le nom suivi d’un +, ou écrivez <c>/sheet { $first } +{ $points }</c>.
sheet-how-earlier = Pour corriger une manche plus ancienne, écrivez-la avec son numéro : <c>/sheet manche 1 { $example }</c>.
sheet-button-points = { $name } +
sheet-button-over = Manche finie
sheet-button-out = { $name } fait domino
sheet-button-fish = Poisson
sheet-button-undo = Annuler
sheet-button-time = Temps
sheet-button-end = Fin
sheet-uncounted = Trop peu d’entre vous ont un compte ici : pas dans les bilans.
sheet-last-round = Si rien n’est inscrit pendant { $minutes } minutes, la feuille se termine avec ce qui y figure.
sheet-closed = Cette feuille de marque ({ $game }) a été fermée : rien n’y était inscrit.

## Inscrire une manche

sheet-which-points = { $name } : combien de points pour ce tour ?
sheet-more-points = Davantage peut s’écrire : <c>/sheet { $name } +{ $points }</c>.
sheet-points = { $name } +{ $points }.
sheet-round-over = La manche est finie.
sheet-fish = Poisson.
sheet-fish-by = Poisson ; il revient à { $name }.
sheet-out = { $name } fait domino.
sheet-held = En main : { $hands }.
sheet-who-fish = { $doubles ->
    [no] Qui a posé le dernier domino qui n’est pas un double ?
   *[yes] Qui a posé le dernier domino ?
}
sheet-who-led = { $what ->
    [hundred] Quelqu’un a-t-il commencé avec 6-6 pour la centaine ?
   *[who] Qui a commencé cette manche ?
}
sheet-nobody-led = Personne
sheet-with-what = { $name } a fini avec quoi ?
sheet-finish = { $finish ->
    [blank] 0-0
    [six] 6-6
    [both] 0-0 et 6-6 à la fois
    [last_two] 0-0 et 6-6
   *[other] un autre domino
}
sheet-how-many = Combien vaut cette main ? { $name } : <b>{ $typed }</b>
sheet-count-is = { $name } : { $count }
sheet-clear = Effacer
sheet-back = Retour
sheet-yes = Oui
sheet-sure-last = Avec cela, la partie est finie, et on ne pourra plus revenir en arrière ici. C’est bien ça ?
sheet-sure-end = { $result ->
    [yes] Finir la session maintenant ? On ne pourra plus revenir en arrière ici.
   *[no] Abandonner la partie ? Personne ne l’aura gagnée.
}
sheet-picture = { $game } : la feuille de marque.
file-sent = <c>{ $file }</c> est dans notre discussion privée.
sheet-dropped = L’inscription commencée est abandonnée ; ce qui est sur la feuille n’a pas changé.
sheet-mended = { $name } a corrigé la manche { $round } ; tout ce qui suit est recompté.
sheet-end-asked = La feuille de marque demande dans sa discussion si elle doit se terminer.
sheet-total = Total
sheet-round = Manche { $round }

## Pourquoi pas

sheet-not-this-game = Dans ce jeu, ou avec ces règles maison, une manche ne se décide pas seulement par qui fait domino et par ce que comptent les mains. Je ne peux donc pas en tenir la marque.
sheet-not-alone = C’est un jeu en solo ; il n’y a pas de marque à tenir.
sheet-not-teams = Dans ce jeu, les dominos décident qui joue avec qui, et je ne vois pas vos dominos. Je ne peux donc pas en tenir la marque.
sheet-not-tiles = Dans ce jeu, ou avec ces règles maison, un jeu bloqué se décide par les dominos qui restent, ou par qui a posé lesquels, et non par ce que comptent les mains. Je ne peux donc pas en tenir la marque.
sheet-not-such-points = Dans ce jeu, aucun tour ne rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sheet-just-ends = Les mains ne comptent pas dans ce jeu. Quand la manche est finie, écris <c>/sheet fini</c>.
sheet-none-here = Aucune feuille de marque n’est tenue ici. <c>/sheet</c> suivi d’un jeu en ouvre une.
sheet-not-begun = La feuille de marque n’est pas encore commencée. Quand tout le monde y est, touche d’abord « { $start } » en dessous.
sheet-end-unbegun = La feuille de marque n’est pas encore commencée. Le bouton « { $close } » en dessous la ferme.
sheet-late = La feuille de marque est déjà commencée : on ne peut plus y ajouter personne. Si quelqu’un arrive ou s’en va, termine-la avec <c>/sheet terminer</c> et ouvres-en une autre.
sheet-several = Plusieurs feuilles de marque sont ouvertes ici : utilise les boutons de la bonne, ou commence par sa lettre : <c>/sheet { $table } avec Anne</c>, <c>/sheet { $table } Anne sort</c>.
sheet-there = <b>{ $table }</b> ({ $game }) : { $names }
sheet-with-whom = Écris leurs noms : <c>/sheet avec Anne, Bob</c>
sheet-by-account = Peuvent inscrire ici des manches : { $names }, et les admins de la discussion. Sur la feuille par leur nom seul, sans compte : { $guests }.
sheet-already-on = { $name } est déjà sur cette feuille. Donne un autre nom à une autre personne qui s’appelle ainsi.
sheet-nothing-to-undo = Il n’y a rien à annuler.
sheet-undo-last = Seule la dernière inscription peut être annulée, avec <c>/sheet annuler</c>. Pour corriger une manche plus ancienne, dis comment elle a fini : <c>/sheet manche 2 Anne sort</c>.
sheet-no-such-round = Il n’y a pas de manche { $round } sur cette feuille.
sheet-round-whole = Dis tout de la manche { $round } en une ligne, comme pour une nouvelle : <c>/sheet manche { $round } { $example }</c>.
sheet-round-points = De la manche { $round }, seule la façon dont elle a fini peut être corrigée à part. Les points en cours de jeu s’annulent depuis la fin, avec <c>/sheet annuler</c>, et s’inscrivent de nouveau.
sheet-round-same = La manche { $round } est déjà ainsi sur la feuille.
sheet-round-others = La manche { $round } ne peut pas être changée seule : ce qui a été inscrit après n’irait plus avec, ou la partie serait finie. Annule depuis la fin, avec <c>/sheet annuler</c>, et inscris de nouveau.
sheet-how-to-type = Écris qui sort et ce que les autres ont en main : <c>/sheet Anne sort, Bob 17, Chloé 6-4 0-0</c> ; là où le dernier domino compte, aussi avec quoi : <c>Anne sort 0-0</c>. Un poisson commence par qui a posé le dernier domino : <c>/sheet poisson Anne 5, Bob 17</c>.
sheet-how-to-finish = Écris qui sort, et avec quoi : <c>/sheet Anne 0-0</c>, <c>/sheet Anne 0-0 6-6</c>, <c>/sheet Anne sort</c>, <c>/sheet poisson</c>.
sheet-twice = Nomme chacun une seule fois.
sheet-echo = Quelqu’un d’autre vient de noter cette même manche ; elle est sur la feuille. S’il y en a eu une autre pareille, écris-la de nouveau dans une minute.
sheet-no-such-tile = { $known ->
    [yes] Tu as nommé { $tile } plus souvent qu’il n’existe.
   *[no] Le jeu n’a pas de domino { $tile }.
}
sheet-too-much = Les dominos de ce jeu ne peuvent pas compter autant : une main au plus { $most }, toutes ces mains ensemble { $all }.
sheet-no-zero = { $blank ->
    [0] Qui n’est pas sorti a encore quelque chose en main. Seul le 0-0 sans rien d’autre compte 0, et vous ne pouvez pas être si nombreux à l’avoir.
   *[other] Qui n’est pas sorti a encore quelque chose en main, et ici même le 0-0 sans rien d’autre compte { $blank } : aucune main ne compte 0.
}
sheet-who-out = Qui a fait domino ? Écris-le ainsi : <c>/sheet Anne sort, Bob 17</c>
sheet-missing = Il manque une main : { $name }.
sheet-nobody = Personne sur cette feuille ne s’appelle « { $name } ». On y trouve { $names }.
sheet-not-at-table = { $name } ne joue pas cette manche.
sheet-real-tiles = Avec une feuille de marque, vous avez vos propres dominos : il n’y a ni mains, ni coups, ni donnes à montrer. <c>/sheet exporter</c> la donne en fichier. Si quelqu’un arrive ou s’en va, termine-la avec <c>/sheet terminer</c> et ouvres-en une autre ; ce qui est compté le reste.
