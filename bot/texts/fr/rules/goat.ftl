# Bouc

page-goat-players =
    On joue de { $fewest } à { $most }, avec un jeu double-six de { $tiles } dominos, face cachée. { $teams ->
        [true] À quatre, on joue en deux paires : les partenaires se font face, donc les paires jouent en alternance. À deux ou trois, chacun joue pour soi.
       *[false] Chacun joue pour soi, à quatre aussi.
    } Un camp, c’est une paire, ou une personne qui joue seule.
    Chacun reçoit { $hand_2 } dominos. À deux, il en reste { $boneyard_2 }, à trois { $boneyard_3 }, à quatre aucun. Ce qui reste est la pioche, qu’on appelle aussi le bazar.
    { shared-redeal }{ $redeal_same ->
        [0] { "" }
       *[other] { " " }On redistribue tout si { $redeal_same } dominos ou plus d’une main ont un nombre en commun.
    }

page-goat-begin =
    { shared-opening }
    { $no_double_lead ->
        [lightest] Si personne n’a de double, le domino le plus léger doit commencer : celui qui a le moins de points et, à égalité, celui dont la plus grande moitié est la plus petite (2-1 passe avant 3-0).
       *[heaviest] Si personne n’a de double, le domino le plus lourd doit commencer : celui qui a le plus de points et, à égalité, celui qui a la plus grande moitié (6-3 passe avant 5-4).
    }
    { $later_lead ->
        [tile_search] Chaque manche suivante commence de la même façon. Faire domino ne donne pas l’entame de la suivante.
       *[free] Dans chaque manche suivante, qui a fait domino dans la précédente commence, avec n’importe quel domino. Une donne annulée ne lui retire pas l’entame.
    }
    { $later_lead ->
        [tile_search] Il en va de même après un poisson.
       *[free] { $after_fish_start ->
            [fish_winner] Après un poisson, qui l’a gagné commence ; dans une paire, le partenaire qui a la plus petite main ; { shared-equal-partners }. Si plusieurs camps ont le moins, c’est celui qui a posé le dernier domino qui commence.
           *[fish_maker] Après un poisson, qui l’a fait commence, c’est-à-dire le joueur qui a posé le dernier domino sur la ligne, même si son camp a perdu le poisson ; lui aussi avec n’importe quel domino.
        }
    }

page-goat-turn =
    { shared-goat-line }
    { shared-two-doubles }
    { shared-draw }
    { shared-reserve-keep }

page-goat-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-dead }
    Un poisson est gagné par le camp qui a le moins en main, les deux partenaires additionnés. Si plusieurs camps ont ce même minimum, ils le partagent.

page-goat-scoring =
    { shared-lone-blank }
    Seuls les perdants inscrivent des points, et ces points sont mauvais pour eux. Quand quelqu’un fait domino, chaque autre camp inscrit ce qu’il a en main, les deux partenaires ensemble. Ce que le partenaire de qui a fait domino a encore ne compte pas.
    Après un poisson, chaque camp qui n’a pas le moins inscrit tout ce qu’il a en main, pas seulement la différence. Qui a le moins n’inscrit rien. { $fish_tie ->
        [carry] Si tous les camps ont autant, personne n’inscrit rien ; ce qu’ils ont tous ensemble s’ajoute à ce que chaque perdant inscrit dans la prochaine manche sans une telle égalité.
       *[void] Si tous les camps ont autant, personne n’inscrit rien.
    }
    { $threshold ->
        [0] Il n’y a pas de seuil : tout montant s’inscrit, si petit soit-il.
       *[other] { $threshold_mode ->
            [every] Un montant de moins de { $threshold } ne s’inscrit jamais, quoi qu’il y ait sur le compte ; { $threshold } ou plus s’inscrivent en entier.
           *[opening] Tant qu’un compte est vide, un montant de moins de { $threshold } ne s’inscrit pas. Un montant de { $threshold } ou plus ouvre le compte avec tous ses points ; dès lors, tout montant s’inscrit, si petit soit-il.
        }
    }
    { $threshold ->
        [0] Un camp qui n’a rien à inscrire reste où il est.
       *[other] { $subthreshold ->
            [remember] Ce qui ne s’inscrit pas est retenu et s’ajoute au prochain montant du camp. C’est oublié quand le camp gagne une manche, n’a rien à inscrire, ou que tous les camps sont à égalité dans un poisson.
           *[burn] Ce qui ne s’inscrit pas est perdu : deux petits montants ne s’additionnent jamais pour atteindre le seuil.
        }
    }

page-goat-match =
    On regarde les comptes à la fin d’une manche. La partie se termine avec la manche dans laquelle un camp atteint { $target } points.
    Le camp qui a le plus haut total est le bouc et a perdu. Tous les autres ont gagné.
    Si plusieurs camps atteignent { $target } dans la même manche, seul le plus haut d’entre eux est le bouc. Si plusieurs se partagent le plus haut total, ils sont boucs ensemble.

example-goat-fish-and-lead = Est pose le dernier domino avec un 1 : les deux bouts demandent 1, et personne ne peut plus jouer. Est a fait le poisson et commence la manche suivante, bien que son camp l’ait perdu et inscrive tout ce qu’il a en main.
example-goat-lone-blank = Nord a fait domino. Ce que son partenaire Sud a en main ne compte pas. Les dominos d’Est comptent leurs points, mais Ouest n’a plus que 0-0, et cela fait 25 : assez pour ouvrir le compte.
example-goat-last-tile = Les deux bouts demandent 3, et Bob n’a pas de 3. Il a pioché un domino qui ne va pas, et il en reste un dans la pioche. Celui-là n’est jamais pioché, donc Bob ne peut que passer.
