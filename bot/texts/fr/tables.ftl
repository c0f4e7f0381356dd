# Tables : préparation, tapis, mains, ce qui se passe, résultats.
# Les noms ne s’accordent pas : ils sont sujets, ou derrière deux-points.

## Noms et petites pièces

no-tiles = aucun domino
account = { $side } { $score }
count = { $name } { $tiles }
name-with-id = { $name } (<c>{ $id }</c>)
option-is = { $option } : { $value }
value-true = oui
value-false = non
value-none = sans limite
players-range = { $fewest } à { $most }

## Les jeux en une phrase

tagline-block = Fais correspondre les bouts ; on ne pioche pas. Si plus personne ne peut jouer, qui a le moins de dominos gagne.
tagline-draw = Fais correspondre les bouts ; qui ne peut rien poser pioche.
tagline-classic-draw = Le jeu classique : le plus haut double ne donne que l’entame, et qui ne peut rien poser pioche.
tagline-classic-block = Le jeu classique sans pioche : le plus haut double ne donne que l’entame.
tagline-block-restock = Fais correspondre les bouts, et prends un domino après chaque tour, jusqu’à ce qu’il en reste deux.
tagline-team-block = Le Block par paires : les dominos que chacun tire font les équipes.
tagline-peruvian = Chacun marque sa main sur une feuille secrète ; le dernier domino d’un jeu bloqué peut coûter quatre fois plus.
tagline-hungarian = À ton tour, pose autant de dominos que tu veux ; les autres paient ce qu’ils ont encore.
tagline-barricade = Un jeu où tout double peut barrer un bout et arrêter la manche, à tes risques.
tagline-goat = Vide ta main ; qui perd marque ce qui lui reste, et qui atteint le but est le bouc.
tagline-general = Finis avec 0-0 ou 6-6, et qui te suit est Général. Les équipes comptent leurs Généraux.
tagline-sea-goat = Un seul compte à la fois : 25 l’ouvrent, 25 l’effacent, et une entame avec 6-6 peut décider de toute la partie.
tagline-sport-goat = Deux paires et un nombre fixe de manches : l’entame tourne, qui gagne marque ce que les autres ont en main.
tagline-classic = Le domino russe avec pioche : deux doubles peuvent se poser à la fois, et 0-0 resté en main compte 25.
tagline-donkey = Le bouc sur une croix : un double peut se poser face cachée et fermer une branche ; les petites pertes sont retenues.
tagline-telephone = Des bouts dont la somme est un multiple de cinq marquent aussitôt ; qui garde des dominos les paie.
tagline-muggins = Les cinq sur une croix : le premier double ouvre quatre côtés, et faire domino rapporte dix.
tagline-all-fives = Fais 5, 10, 15 ou 20 avec les bouts : autant de points aussitôt. Les mains sont arrondies à cinq.
tagline-fives-pl = Les cinq avec un jeu double-douze : des bouts dont la somme est un multiple de cinq marquent aussitôt.
tagline-all-sevens = Les moitiés qui se touchent font sept ; 6-1, 5-2, 4-3 et 0-0 vont partout.
tagline-matador = Les moitiés qui se touchent font dix ; les matadors 9-1, 8-2, 7-3, 6-4, 5-5 et 0-0 vont partout.
tagline-matador-classic = Le Matador avec un jeu double-six : les moitiés qui se touchent font sept ; 6-1, 5-2, 4-3 et 0-0 vont partout.
tagline-bergen = Marque avec des doubles toujours plus hauts et avec deux bouts pareils ; le plus petit double commence.
tagline-sevastopol = À quatre, avec tous les dominos : d’abord quatre branches autour du 6-6, puis chacune s’allonge.
tagline-mexican-train = Construis ton train à partir de la gare, et celui de tout le monde ; qui passe ouvre son train à tous, et les doubles doivent être couverts.
tagline-cyprus = Une étoile autour du 9-9 : commence une branche ou continue n’importe quelle autre ; on ne pioche pas.
tagline-chickenfoot = Un double devient une patte : ses trois doigts passent avant tout. Ce que tu gardes en main te pénalise ; le plus petit score gagne.
tagline-french-wall = À deux : les dominos sont des briques sur deux rangs, moitié sur moitié égale. Qui ne peut rien poser pioche deux dominos ou passe ; deux passes mettent fin à la manche.
tagline-italian-sum = Tout domino va, et tous les points s’additionnent. Qui fait exactement 30, 50, 70 ou 100 marque.
tagline-sausage = Deux lignes poussent côte à côte, personne ne connaît ses dominos, et ce qui est coupé va à l’autre.
tagline-solo-rows = En solo : quatre rangées de dominos visibles, et celui de droite de chacune peut aller à la ligne. Place-les tous.
tagline-solo-batches = En solo, et difficile : pose tous les dominos d’un paquet avant de piocher le suivant.
tagline-domino-squares = En solo : pose tous les dominos sur un plateau de 14 carrés pour que chacun montre quatre fois le même nombre.
tagline-forty-two = Enchéris, nomme l’atout et fais des plis avec ton partenaire ; sept marques gagnent la partie.
usually = D’habitude : { $tagline }

## Préparation

lobby-head = <b>{ $game }</b> · table { $table }
match-minutes = On joue pendant { $minutes } minutes.{ $rounds ->
    [0] { "" }
    [1] { " " }La partie se termine plus tôt après une manche comptée.
   *[other] { " " }La partie se termine plus tôt après { $rounds } manches comptées.
}
match-goal = { $rounds ->
    [0] On joue jusqu’à { $target }.
    [1] On joue une seule manche.
   *[other] On joue { $rounds } manches.
}
lobby-options = Règles maison : { $options }
lobby-seat = { $number }. { $name }{ $host ->
    [yes] { " " }(hôte)
   *[no] { "" }
}
lobby-seat-team = { $number }. { $name } · équipe { $team }{ $host ->
    [yes] { " " }(hôte)
   *[no] { "" }
}
lobby-ready = On peut commencer.
lobby-uncounted = Avec l’ordinateur : pas dans les bilans.
team-line = Équipe { $team } : { $names }
teams-first = Touchez quelqu’un, puis son partenaire.
teams-second = Qui joue avec { $name } ?
teams-later = Les équipes se choisissent quand vous êtes assez à table ; ou reprenez celles de la dernière fois.
seat-button = { $number }. { $name }
lobby-wanted = À table : { $seated } ; pour ce jeu, il faut être { $players }.
lobby-unreached = Pas encore de messages privés pour { $names } : { $way ->
    [open] touche « Ouvrir notre discussion » pour y recevoir ta main.
   *[write] autorise les messages privés de ce serveur et touche « Écris-moi ».
} En attendant, « Ma main » la montre ici.
button-open = Ouvrir notre discussion
button-write = Écris-moi
lobby-closed = Cette table a été fermée ({ $game }).
options-head = <b>{ $game }</b> : règles maison, page { $page } sur { $pages }
option-head = <b>{ $option }</b> (d’habitude : { $value })
option-choice = { $chosen ->
    [yes] ✓ { $value }
   *[no] { $value }
}
games-head = <b>Jeux</b>
games-line = <b>{ $game }</b> (<c>/play { $id }</c>) : { $tagline }

button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-computer = Ajouter l’ordinateur
button-without = Sans { $name }
button-options = Règles maison
button-partners = Équipes
button-shuffle = Mélanger
button-last-time = Comme la dernière fois
button-game = Autre jeu
button-cancel = Fermer la table
button-previous = ◀
button-next = ▶
button-done = Terminé
button-all-options = Toutes les règles maison

## Table

table-head = <b>{ $game }</b> · { $round }
table-head-named = <b>{ $game }</b> · table { $table } · { $round }
table-round = { $rounds ->
    [0] manche { $round }
   *[other] manche { $round } sur { $rounds }
}{ $target ->
    [0] { "" }
   *[other] { " " }· jusqu’à { $target }
}
table-scores = Score : { $accounts }
table-secret = Les scores sont secrets pour l’instant.
table-counts = Dominos : { $counts }{ $boneyard ->
    [0] { "" }
   *[other] { " " }· pioche { $boneyard }
}
table-empty = Aucun domino n’est encore posé.
table-turn = C’est à { $name } de jouer.
table-missed = { $name } : temps écoulé, l’ordinateur a joué le coup. La prochaine fois, il gardera la place.
table-commitment = L’empreinte <c>{ $commitment }</c> fixe cette donne ; sa graine sera montrée à la fin de la manche.
table-stopped = Cette partie a été arrêtée ({ $game }).
table-stopped-by = { $name } a arrêté cette partie ({ $game }).
layout-row = <c>{ $tiles }</c>
layout-words = De gauche à droite : { $tiles }.
layout-arm = { $arm }, depuis { $tile } :
layout-words-arm = Branche { $arm }, depuis { $tile } vers l’extérieur : { $tiles }.
layout-tile = { $form ->
    [closed] { $tile } face cachée
    [along] { $tile } en long
   *[across] { $tile } en travers
}
ends = Bout gauche { $left }, bout droit { $right }.
ends-open = Bouts ouverts : { $ends }.
end = { $arm } { $number }
end-later = { $arm } { $number }, plus tard
end-shut = { $arm } fermé
end-name = { $where ->
    [l] Bout gauche
    [r] Bout droit
   *[other] { $arm }
}
end-sum = { $end } { $number } demande { $wanted } : { $number } + { $wanted } = { $total }.
end-jokers = { $end } { $number } ne prend que des jokers.
end-nothing = { $end } { $number } ne prend rien.
jokers = Jokers (à n’importe quel bout) : { $tiles }.
jokers-many = Jokers (à n’importe quel bout) : 0+0 et tous ceux qui font { $total }.
ends-count = Les bouts font { $count }.
foot-boneyard = Pioche { $count }

call = { $name }, c’est à toi ({ $game }).
call-late = { $name }, la moitié de ton temps est passée ({ $game }).
button-inline = Jouer ici
button-hand = Ma main
button-back = Me revoilà

## Ce qui se passe

told-laid = { $name } : { $tiles }{ $where ->
    [a] { " " }au bout de A.
    [b] { " " }au bout de B.
    [l] { " " }à gauche.
    [r] { " " }à droite.
    [u] { " " }en ↑ U.
    [d] { " " }en ↓ D.
    [both] { " " }aux deux bouts.
    [arm] { " " }sur la branche { $arm }.
   *[first] .
}
told-laid-so = { $name } : { $tiles }.
told-laid-part = { $tile }{ $where ->
    [l] { " " }à gauche
    [r] { " " }à droite
    [u] { " " }en ↑ U
    [d] { " " }en ↓ D
   *[first] { "" }
}{ $form ->
    [closed] , face cachée
    [along] , en long
    [shown] , nouveau bout { $shown }
   *[plain] { "" }
}
told-earned = { $points ->
    [one] <b>{ $name } marque { $points } point</b> : { $marks }. Total { $total }.
   *[other] <b>{ $name } marque { $points } points</b> : { $marks }. Total { $total }.
}
mark = { $why ->
    [opening] { $points } pour le premier domino
    [double] { $points } pour le plus haut double
    [triple] { $points } pour un triple
    [heading] { $points } pour deux bouts égaux
    [capped] pas plus loin qu’à un point du but
    [total] le total fait exactement { $count }
    [told] { $points } comme annoncé
   *[ends] les bouts font { $count }
}
told-announced = { $points ->
    [0] { $name } réclame des points, mais ce domino n’en marque pas.
   *[other] { $name } réclame les points !
}
told-barred = { $where ->
    [l] { $name } barre le bout gauche avec { $tile }.
    [r] { $name } barre le bout droit avec { $tile }.
   *[other] { $name } barre { $arm } avec { $tile }.
}
told-seated = Les dominos ont fait les équipes : { $teams }.
told-drew = { $count ->
    [1] { $name } pioche un domino.
   *[other] { $name } pioche { $count } dominos.
}
told-passed = { $name } passe.
told-misdealt = { $why ->
    [doubles] Trop de doubles dans une main : nouvelle donne{ $count ->
        [1] .
       *[other] , { $count } fois.
    }
    [wanted] Personne n’a le domino d’entame : nouvelle donne{ $count ->
        [1] .
       *[other] , { $count } fois.
    }
   *[same] Trop de nombres égaux dans une main : nouvelle donne{ $count ->
        [1] .
       *[other] , { $count } fois.
    }
}
told-leads = { $name } doit commencer avec { $tile } : { $why ->
    [double] des doubles distribués, c’est le premier dans l’ordre.
    [named] c’est ce domino qui commence.
    [found] il a été trouvé.
   *[no-double] personne n’a de double.
}
told-leads-shown = { $why ->
    [called] { $name } a { $tile } et commence donc, avec le domino de son choix.
    [may-take] { $name } a { $tile } et peut prendre l’entame avec lui, ou la laisser.
    [taken] { $name } prend { $tile } dans le jeu avant la donne et commence avec le domino de son choix.
    [no-double] Personne n’a de double : { $name } montre { $tile } et commence avec le domino de son choix.
   *[double] { $name } montre { $tile } et commence avec le domino de son choix.
}
told-leads-any = { $name } commence avec le domino de son choix : { $why ->
    [lot] le sort en a décidé.
    [finisher] l’entame revient à qui a fait domino.
    [fish-maker] l’entame revient à qui a fait le poisson.
    [fish-winner] l’entame revient à qui a gagné le poisson.
    [winner] l’entame revient à qui a gagné la dernière manche.
    [fisherman] l’entame revient au pêcheur.
    [grant] c’est le droit à la centaine.
    [debt] il faut solder le poisson.
   *[rotate] l’entame tourne.
}
told-sign = { $kind ->
    [blank] 😉 { $name } fait un clin d’œil : 0-0 !
   *[six] 😗 { $name } gonfle une joue : 6-6 !
}

## Mains

hand-table = <b>{ $game }</b>, table { $table }
hand-table-there = <b>{ $game }</b>, table { $table } ({ $room })
hand-tiles = Ta main : <c>{ $tiles }</c>
hand-turn = <b>À toi de jouer.</b>
hand-where = Où va { $tile } ?
hand-with = { $moves } : et quoi d’autre ?
hand-block = Quel double barre quel bout ? Cela met fin à la manche. Tu marques si { $tie ->
    [blocker] aucun adversaire n’a alors moins de points que toi
   *[other] chaque adversaire a alors plus de points que toi
}. { $tie ->
    [fails] Sinon, tu
   *[other] Si l’un d’eux en a moins, tu
} { $factor ->
    [0] ne perds rien
    [1] perds les points que tu as en main
    [2] perds deux fois les points que tu as en main
   *[other] perds { $factor } fois les points que tu as en main
}.{ $teams ->
    [yes] { " " }Les mains des partenaires s’additionnent.
   *[no] { "" }
}
hand-go-on = Tu peux poser d’autres dominos. <b>Terminé</b> met fin à ton tour.
hand-must-go-on = Tu peux poser un autre domino, donc tu continues.
hand-claim = Ton domino marque-t-il ? Réclame les points, ou finis ton tour avec <b>Terminé</b>.
hand-claim-last = Le domino qui termine la manche marque, et personne n’a réclamé. Réclame les points, ou laisse-les avec <b>Terminé</b>.
hand-waiting = Ton équipe attend son tour à la table.
hand-out = Cette partie est finie pour toi.
hand-held = L’ordinateur garde ta place.
hand-missed = Ton temps est écoulé : l’ordinateur a joué ton coup. La prochaine fois, il gardera ta place jusqu’à ton retour.
hand-warning = La moitié de ton temps est passée : c’est à toi ({ $game }).
button-other-tile = Un autre domino
button-no-block = Ne rien barrer
button-step-back = Un pas en arrière
button-sign = { $kind ->
    [blank] 😉 Clin d’œil : j’ai 0-0
   *[six] 😗 Joue gonflée : j’ai 6-6
}
move-play = { $tile }{ $where ->
    [l] { " " }← gauche
    [r] { " " }→ droite
   *[first] { "" }
}
move-plays = { $tiles } ensemble
move-where = { $tile }…
move-form = { $form ->
    [closed] { $move }, face cachée
    [open] { $move }, face visible
    [along] { $move }, en long
    [across] { $move }, en travers
   *[shown] { $move }, nouveau bout { $shown }
}
move-with = { $move } et…
move-added = + { $move }
move-block = Barrer un bout…
move-draw-first = D’abord en piocher un
move-draw-instead = Plutôt piocher
move-done = Terminé
move-claim = Réclamer les points
move-draw = { $count ->
    [1] Piocher un domino
   *[other] Piocher { $count } dominos
}
move-pass = Passer
move-leave = Laisser l’entame
move-ambiguous = Ce domino va à plusieurs endroits. Lequel ?
move-ambiguous-half = Quelle moitié doit rester visible ?

## Résultats

result-out = <b>Manche { $round } : { $name } fait domino</b> avec { $tiles }.
result-fish = <b>Manche { $round } : poisson.</b> Plus personne ne peut jouer ; { $last ->
    [several] derniers dominos : { $tiles }, posés par { $name }.
   *[single] dernier domino : { $tiles }, posé par { $name }.
}
result-closed = <b>Manche { $round } : { $name } barre un bout</b> avec { $tiles }.
result-stopped = <b>Manche { $round } :</b> les points décident aussitôt de la partie ; { $last ->
    [several] derniers dominos : { $tiles }, posés par { $name }.
   *[single] dernier domino : { $tiles }, posé par { $name }.
}
result-held = { $name } : { $tiles } en main
result-held-count = { $count ->
    [one] { $name } : { $count } domino en main
   *[other] { $name } : { $count } dominos en main
}
term = { $note ->
    [zero-zero] { $value } ({ $name }, 0-0 compte plus)
    [rounded] { $value } ({ $name }, arrondi)
    [out] { $value } ({ $name } a fait domino)
    [only-without-double] { $value } ({ $name } : la seule main sans double)
    [least-without-double] { $value } ({ $name } : le moins de points parmi les mains sans double)
    [least] { $value } ({ $name } : le moins de points, et des doubles partout)
    [six-six] { $value } ({ $name }, 6-6 tout seul compte plus)
    [pair] { $value } ({ $name }, 0-0 et 6-6 tout seuls comptent plus)
   *[plain] { $value } ({ $name })
}
result-scored = { $note ->
    [plain] { $side } : { $sum } = { $points }.
    [shared] { $side } : { $sum } = { $plain }, partagé : { $points }.
    [rounded-shared] { $side } : { $sum } = { $plain }, arrondi et partagé : { $points }.
    [below-minimum] { $side } : { $sum } = { $plain }, sous le minimum, donc perdu.
    [shared-below-minimum] { $side } : { $sum } = { $plain }, partagé, puis sous le minimum, donc perdu.
    [rounded] { $side } : { $sum } = { $plain }, arrondi à { $points }.
    [in-fives] { $side } : { $sum } = { $plain }, compté par cinq : { $points }.
    [not-below-zero] { $side } : { $sum } = { $plain }, mais aucun compte ne descend sous zéro : { $points }.
    [opened] { $side } : { $sum } = { $points }, ce qui ouvre le compte.
    [burnt] { $side } : { $sum } = { $plain }, sous le seuil, donc perdu.
    [remembered] { $side } : { $sum } = { $plain }, sous le seuil, donc retenu.
    [remembered-added] { $side } : { $sum } et ce qui était retenu font { $points }.
    [carried-burnt] { $side } : { $sum } = { $plain }, avec le reste du poisson à égalité encore sous le seuil, donc perdu.
    [carried-remembered] { $side } : { $sum } = { $plain }, avec le reste du poisson à égalité encore sous le seuil, donc retenu.
    [multiplied] { $side } : { $sum } = { $plain }, et pour le dernier domino de la manche { $points }.
    [barricade-failed] { $side } : { $sum } = { $plain }, mais la barricade a échoué : { $points }.
    [capped] { $side } : { $sum } = { $plain }, mais si près du but seulement { $points }.
    [floor] { $side } : { $sum } = { $plain }, et on n’inscrit pas moins de 0 : { $points }.
    [no-wipe] { $side } : { $sum } = { $plain }, trop peu pour effacer l’autre compte.
    [wiped] { $sum } = { $plain } contre { $side } : le compte est effacé.
    [gone] Hors de la partie, compte effacé : { $side }.
    [six-wins] { $side } : fin avec 6-6, et { $sum } = { $plain } suffisent pour gagner la partie.
    [brother] { $side } : la centaine est perdue avec { $sum } = { $plain } encore en main, c’est trop.
    [written-off] { $side } : { $sum } = { $plain }, employés à solder le poisson.
    [marks] { $side } : { $points ->
        [one] { $points } marque.
       *[other] { $points } marques.
    }
    [taken] { $side } : { $points ->
        [one] { $points } point pris.
       *[other] { $points } points pris.
    }
    [set] { $side } : l’enchère et les points pris font { $points }.
   *[carried] { $side } : { $sum } et le reste du poisson à égalité font { $points }.
}
result-total = { $written } Total { $total }.
result-unscored = { $why ->
    [tie] Les plus petites mains sont égales : personne ne marque.
    [tie-carried] Toutes les mains sont égales : leur valeur s’ajoute à celle de la manche suivante.
    [barred-tie] Un adversaire a autant en main que l’auteur de la barricade : personne ne marque.
    [fish-plain] Le poisson est gagné, et d’après les règles maison de cette table il ne rapporte rien.
   *[void] Un poisson ne compte pas : la manche est nulle.
}
result-fished = Le poisson revient à { $name } : { $own } contre { $others }.
result-right = { $what ->
    [grant-six] Fin avec 6-6 : droit à la centaine à la manche suivante pour { $side }.
    [grant-fish] Le poisson est gagné : droit à la centaine à la manche suivante pour { $side }.
    [grant-debt] Le droit à la centaine passe à { $side } ; l’entame est à { $name }.
    [grant-lapsed] Le droit à la centaine n’a pas servi, il est perdu : { $side }.
    [hundred-failed] La centaine a échoué : { $side }.
    [hundred-cancelled] Le poisson annule la centaine : { $side }.
    [eliminated] Hors de la partie, pour une centaine perdue avec trop en main : { $side }.
    [debt] Une dette pour { $side } : une victoire à 25 ou plus solde le poisson. { $left ->
        [one] { $left } essai.
       *[other] { $left } essais.
    }
    [debt-failed] La dette reste : { $side }. { $left ->
        [one] Il reste { $left } essai.
       *[other] Il reste { $left } essais.
    }
    [debt-settled] Le poisson est soldé.
    [debt-lost] Le dernier essai a échoué : la dette ne peut plus être soldée.
    [debt-dropped] La dette tombe : l’un de ses deux camps est hors de la partie.
    [eggs] Des œufs : une victoire à 25 ou plus les règle. { $left ->
        [one] { $left } essai.
       *[other] { $left } essais.
    }
    [eggs-failed] Les œufs ne sont pas réglés. { $left ->
        [one] Il reste { $left } essai.
       *[other] Il reste { $left } essais.
    }
    [eggs-settled] Les œufs sont réglés.
   *[eggs-rotten] Les œufs sont pourris : personne ne les a réglés.
}
right-hundred = Droit à la centaine : { $sides }.
right-debt = Dette, { $side } : { $left ->
    [one] encore { $left } essai.
   *[other] encore { $left } essais.
}
right-eggs = Œufs : { $left ->
    [one] encore { $left } essai.
   *[other] encore { $left } essais.
}
result-titled = { $title ->
    [general] <b>{ $worth ->
        [1] Général
       *[other] { $worth } Généraux
    } !</b> { $finisher } a fini, et { $name } venait après. Compté pour { $side }.
    [bald] <b>Chauve !</b> { $finisher } a fini avec 0-0, et { $name } venait après. Compté pour { $side }.
   *[loss] Une défaite pour { $side } : { $name } venait après { $finisher }.
}
result-yielded = Changement d’équipe : { $into } à la place de { $out }, à cause { $why ->
    [title] du titre.
   *[losses] des défaites.
}
result-next = { $name } commence la manche suivante : { $why ->
    [fewer-left] le moins de points restants.
    [other-begins] autant de points restants des deux côtés, donc l’autre commence cette fois.
    [finisher] qui a fait domino commence.
    [fish-maker] qui a fait le poisson commence.
    [fish-winner] qui a gagné le poisson commence.
    [winner] qui a gagné commence.
    [fisherman] le pêcheur commence.
    [grant] c’est le droit à la centaine.
    [debt] le débiteur commence.
   *[rotate] l’entame tourne.
}
result-next-found = { $why ->
    [title-double] Qui a le 1-1 commence la manche suivante.
   *[lot] Un tirage au sort dira qui commence la manche suivante.
    [eggs] Tant qu’il y a des œufs, les manches commencent par 1-1, ou par le double distribué à sa place.
}
result-standing = Score : { $accounts }
result-seed = La graine de cette manche, <c>{ $seed }</c>, donne l’empreinte <c>{ $commitment }</c> (<c>/verify</c>).
result-uncounted = Avec l’ordinateur ou en solo : pas dans les bilans.
time-left = Temps restant : { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}.
time-up = <b>Le temps est écoulé.</b> La manche en cours est la dernière.
match-time-up = <b>Le temps est écoulé.</b>
match-won = <b>{ $winning ->
    [one] { $winners } gagne la partie !
   *[other] { $winners } gagnent la partie !
}</b>{ $why ->
    [goat] { " " }Le bouc : { $losers }.
    [donkey] { " " }L’âne : { $losers }.
    [bald] { " " }Chauve : le dernier domino était 0-0. Le bouc : { $losers }.
    [double_six] { " " }Le dernier domino était 6-6. Le bouc : { $losers }.
    [hundred] { " " }La centaine est gagnée. Le bouc : { $losers }.
    [brother_in_law] { " " }Beau-frère et bouc : { $losers }.
    [points] { " " }Le bouc : { $losers }.
    [rounds-won] { " " }Les totaux sont égaux ; le nombre de manches gagnées décide.
   *[other] { "" }
}
match-drawn = <b>La partie est nulle.</b>{ $why ->
    [all-at-target] { " " }Tout le monde a atteint le but.
   *[other] { "" }
}
button-deal = Manche suivante
button-rematch = Revanche
button-new-table = Nouvelle table
