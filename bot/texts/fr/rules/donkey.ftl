# Âne

page-donkey-players =
    { $teams ->
        [true] On joue à deux ou trois, chacun pour soi, ou à quatre en deux paires : les partenaires se font face et ont un seul compte.
       *[false] On joue à deux, trois ou quatre, chacun pour soi.
    } Un camp, c’est une paire, ou une personne qui joue seule.
    Le jeu est un double-six : { $tiles } dominos, face cachée. Chacun en reçoit { $hand_2 }. La pioche a { $boneyard_2 } dominos à deux, { $boneyard_3 } à trois, aucun à quatre.
    { shared-redeal }{ $redeal_same ->
        [0] { "" }
       *[other] { " " }On redistribue tout si { $redeal_same } dominos ou plus d’une main ont un nombre en commun.
    }

page-donkey-begin =
    { shared-opening }
    { $no_double_lead ->
        [lightest] Si personne n’a de double, le domino le plus léger doit commencer : celui qui a le moins de points et, à égalité, celui dont la plus grande moitié est la plus petite (2-1 passe avant 3-0).
       *[heaviest] Si personne n’a de double, le domino le plus lourd doit commencer : celui qui a le plus de points et, à égalité, celui qui a la plus grande moitié (6-3 passe avant 5-4).
    }
    { $later_lead ->
        [tile_search] Chaque manche suivante commence de la même façon. Gagner une manche ne donne pas l’entame de la suivante.
       *[free] Dans les manches suivantes, qui a fait domino dans la précédente commence, avec n’importe quel domino. Après un poisson, { $after_fish_start ->
            [fish_winner] c’est celui qui l’a gagné, entre partenaires celui qui avait le moins en main ; { shared-equal-partners } ; si plusieurs camps l’ont gagné, c’est celui qui a posé le dernier domino.
           *[fish_maker] c’est celui qui a posé le dernier domino, peu importe qui l’a gagné.
        }
    }
    Un double qui commence est toujours face visible.

page-donkey-turn =
    Le tour passe dans le sens des aiguilles d’une montre, vers la personne à ta gauche. Tu poses un domino à une branche ouverte, de sorte que les moitiés qui se touchent soient égales.
    Le premier double sur la table est le croisement : on peut construire sur ses quatre côtés, { $arms_open ->
        [after_sides] sur les deux petits seulement quand les deux longs ont un domino.
       *[at_once] tout de suite.
    } S’il n’a pas commencé la manche, il y a d’abord une ligne à deux bouts. Un des côtés du double est alors pris, et l’autre bout de la ligne est une branche aussi : de nouveau quatre branches. Il n’y en a jamais plus ; les doubles suivants ne se ramifient pas.
    { $closing ->
        [true] Une fois qu’il y a un croisement, un double peut être posé ouvert ou fermé, face cachée. Derrière un double fermé, on ne pose plus rien.
       *[false] Aucun double n’est posé face cachée.
    } { $multi_doubles ->
        [1] Tu poses un domino par tour.
       *[other] Tu poses un domino par tour, ou jusqu’à { $multi_doubles } doubles à la fois, chacun sur une autre branche qui montre son nombre{ $closing ->
            [true] , ouvert ou fermé, à ton choix.
           *[false] .
        } Les autres dominos se posent seuls.
    }
    Avant qu’il y ait un croisement, un double seul doit être ouvert : il devient le croisement. { $multi_doubles ->
        [1] Deux doubles ne se posent jamais ensemble.
       *[other] { $precross_pair ->
            [off] Avant cela, deux doubles ne se posent pas ensemble.
            [any] { $precross_who ->
                [second_player] Celui qui joue juste après l’entame peut
               *[anyone] Le joueur dont c’est le tour peut
            } aussi en poser deux à la fois, un à chaque bout{ $closing ->
                [true] , ouverts ou fermés
               *[false] {""}
            }. De deux doubles ouverts, tu dis lequel devient le croisement.
           *[closed_only] { $closing ->
                [true] { $precross_who ->
                    [second_player] Celui qui joue juste après l’entame peut
                   *[anyone] Le joueur dont c’est le tour peut
                } aussi en poser deux à la fois, un à chaque bout, si les deux sont fermés. Aucune branche n’est alors ouverte : la manche se termine aussitôt en poisson.
               *[false] Avant cela, deux doubles ne se posent pas ensemble.
            }
        }
    }
    { shared-draw }
    { shared-reserve-keep }

page-donkey-end =
    { shared-goat-out }{ $multi_doubles ->
        [1] { "" }
       *[other] { " " }S’il finit avec plusieurs doubles, il peut les poser dans un même tour.
    }
    La manche est un poisson (jeu bloqué) dès qu’aucune branche n’est ouverte : toutes sont fermées par des doubles fermés. Peu importe alors ce qu’on pourrait encore piocher.
    C’est aussi un poisson dès que plus aucun joueur ne peut poser de domino et qu’on ne peut plus rien piocher. Personne n’a besoin de passer pour cela.
    { $fish_draw ->
        [true] Si des branches sont ouvertes mais qu’aucun domino ne peut plus y aller, ceux dont c’est le tour continuent de piocher tant qu’on peut piocher ; c’est seulement ensuite que la manche est un poisson.
       *[false] C’en est un aussi dès qu’aucun domino hors de la table ne peut plus aller à une branche ouverte, ni dans une main ni dans la pioche, pas même un domino qui n’est jamais pioché. Alors on ne pioche plus.
    }

page-donkey-scoring =
    { shared-lone-blank }
    Seuls les perdants inscrivent des points, et ces points sont mauvais pour eux. Quand quelqu’un fait domino, chaque autre camp perd ce qu’il a en main, les deux partenaires ensemble ; la main du partenaire de qui a fait domino ne compte pas.
    Après un poisson, chaque camp qui n’a pas le moins perd tout ce qu’il a en main, pas seulement la différence. Qui a le moins, seul ou avec d’autres, ne perd rien. { $fish_tie ->
        [carry] Si tous ont autant, personne ne perd ; ce qu’ils ont tous ensemble s’ajoute à ce que chaque perdant perd dans la prochaine manche sans une telle égalité.
       *[void] Si tous ont autant, personne ne perd rien.
    }
    { $threshold ->
        [0] Chaque perte s’inscrit, si petite soit-elle.
       *[other] { $threshold_mode ->
            [opening] Tant qu’un compte est vide, une perte de moins de { $threshold } ne s’inscrit pas. Dès qu’il y a quelque chose, chaque perte s’inscrit.
           *[every] Moins de { $threshold } ne s’inscrit jamais, quoi qu’il y ait sur le compte. Une perte de { $threshold } ou plus s’inscrit en entier.
        }
    }
    { $threshold ->
        [0] Il n’y a donc rien à retenir.
       *[other] { $memory ->
            [off] Ce qui ne s’inscrit pas est perdu.
            [kept_if_written] Ce qui ne s’inscrit pas est retenu : cela s’ajoute à ta prochaine perte si elle fait à elle seule { $threshold } ou plus. Une perte plus petite prend sa place.
           *[kept_if_any] Ce qui ne s’inscrit pas est retenu et s’ajoute à ta prochaine perte, même si celle-ci est grande à elle seule. Dès que le tout fait { $threshold } ou plus, il s’inscrit. Sinon, tout reste retenu.
        }
    }
    { $memory ->
        [off] Une victoire ne change rien à ton compte.
       *[other] Ce qui est retenu s’oublie quand il est inscrit, et dans toute manche où ton camp ne perd rien : il a gagné, ou a le moins dans un poisson, ou tous ont autant.
    }

page-donkey-match =
    La partie se termine avec la manche dans laquelle un camp atteint { $target } points. Le camp qui a le plus haut total est l’âne et a perdu ; tous les autres ont gagné.
    Si plusieurs se partagent le plus haut total, ils sont ânes ensemble. Si plusieurs ont { $target } ou plus, seul le plus haut est l’âne. Les points seulement retenus ne comptent pas.

example-donkey-closed-pair = Il n’y avait pas encore de croisement. Est pouvait poser 3-3 ou 4-4 ouvert, mais fermés seulement les deux ensemble, un à chaque bout. Aucune branche n’est plus ouverte : la manche est un poisson, et Est, qui a moins en main, l’a gagné.
example-donkey-all-arms-shut = Nord a posé trois doubles dans un même tour et les a tous fermés, donc aucune branche n’est ouverte. Il a encore 2-1 en main, donc il n’a pas fait domino : c’est un poisson. Il a 3 points et le gagne ; Est inscrit tout ce qu’il a en main.
example-donkey-remembered = Dans la manche d’avant, Est a perdu 8, trop peu pour s’inscrire. Maintenant il a 4-3 en main et perd 7, trop peu aussi, mais avec les 8 retenus cela fait 15, et tout s’inscrit.
