# Domino classique russe

page-classic-players =
    On joue à deux, trois ou quatre, chacun pour soi, avec un jeu double-six de { $tiles } dominos, face cachée.
    À deux, chacun reçoit { $hand_2 } dominos et il en reste { $boneyard_2 } ; à trois { $hand_3 } et { $boneyard_3 }, à quatre { $hand_4 } et { $boneyard_4 }. Ce qui reste est la pioche, qu’on appelle aussi le bazar.
    { shared-redeal }

page-classic-begin =
    { $start_order ->
        [low0] Qui a 0-0 commence avec lui. Si personne ne l’a, c’est 1-1 qui commence, puis 2-2, et ainsi de suite jusqu’à 6-6.
        [goat] Qui a 1-1 commence avec lui. Si personne ne l’a, c’est 2-2 qui commence, puis 3-3, et ainsi de suite jusqu’à 6-6, et en tout dernier 0-0.
       *[high] Qui a 6-6 commence avec lui. Si personne ne l’a, c’est 5-5 qui commence, puis 4-4, et ainsi de suite jusqu’à 0-0.
    }
    Si personne n’a de double, le domino le plus lourd de toutes les mains commence : celui qui a le plus de points et, à égalité, celui qui a la plus grande moitié (6-3 passe avant 5-4).
    Le domino trouvé ainsi doit être posé en premier ; on ne peut pas commencer avec un autre.
    { $next_start ->
        [winner_free] Cela vaut pour la première manche. Ensuite, qui a gagné la précédente commence, avec n’importe quel domino ; si personne ne l’a gagnée, c’est le joueur qui en a posé le dernier domino.
       *[tile_search] Chaque manche commence ainsi. Gagner une manche ne donne pas l’entame de la suivante.
    }

page-classic-turn =
    Le tour passe dans le sens des aiguilles d’une montre, vers la personne à ta gauche. Tous les dominos forment une ligne à deux bouts ouverts. Un double est un domino comme les autres : on ne construit pas sur ses côtés.
    { $match ->
        [sum6] Tu poses un domino à l’un des deux bouts, de sorte que les moitiés qui se touchent fassent six : 6 et 0, 5 et 1, 4 et 2, 3 et 3. Son autre moitié est le nouveau bout. Aucun domino ne va partout.
       *[equal] Tu poses un domino à l’un des deux bouts, de sorte que les moitiés qui se touchent soient égales. Son autre moitié est le nouveau bout.
    }
    { shared-two-doubles }
    Si tu as un domino qui va, tu dois en poser un : tu ne peux ni piocher ni passer.
    { $on_stuck ->
        [pass] Si rien ne va, tu passes. On ne pioche pas.
        [draw_one] Si rien ne va, tu pioches un domino. S’il va, tu dois le poser aussitôt ; sinon, ou si on ne peut plus rien piocher, tu passes.
       *[draw_until] Si rien ne va, tu pioches un par un jusqu’à ce qu’un domino aille, et tu dois le poser aussitôt, dans le même tour. Tu ne passes que si on ne peut plus rien piocher.
    }
    { $on_stuck ->
        [pass] La pioche reste telle quelle jusqu’à la fin de la manche.
       *[other] { $reserve_keep ->
            [0] On peut piocher jusqu’au dernier domino.
            [1] Le dernier domino de la pioche n’est jamais pioché.
           *[other] Les { $reserve_keep } derniers dominos de la pioche ne sont jamais piochés.
        }
    }

page-classic-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-dead }
    Qui a fait le poisson, c’est le joueur qui a posé le dernier domino sur la ligne.

page-classic-scoring =
    Une main compte ses points. { $zero_zero ->
        [off] 0-0 ne compte rien.
        [lone] 0-0 compte { $zero_zero_value } si c’est le seul domino de sa main ; avec d’autres à côté, il ne compte rien.
       *[any] 0-0 compte { $zero_zero_value }, qu’il reste seul ou avec d’autres dominos.
    }
    { $score_to ->
        [losers] Qui fait domino n’inscrit rien. Chacun des autres inscrit ce qu’il a lui-même en main.
       *[winner] Qui fait domino inscrit ce que tous les autres ont en main, en tout.
    }
    { $fish_winner ->
        [last_player] Qui a fait un poisson le gagne, quoi qu’il ait en main.
       *[fewest] Un poisson est gagné par la main qui compte le moins. Si plusieurs ont ce même minimum, qui a fait le poisson gagne s’il est l’un d’eux ; sinon, personne ne gagne et personne n’inscrit rien.
    }
    { $score_to ->
        [losers] Après un poisson que quelqu’un a gagné, chacun des autres inscrit ce qu’il a lui-même en main.
       *[winner] Qui gagne un poisson inscrit ce que tous les autres ont en main, en tout{ $fish_amount ->
            [full] . Sa propre main n’est pas déduite.
            [each_minus_own] , moins sa propre main une fois pour chacun des autres.
           *[sum_minus_own] , moins sa propre main. Elle est déduite une seule fois, quel que soit le nombre de joueurs.
        }{ $fish_winner ->
            [last_player] {" "}Il n’inscrit jamais moins de 0.
           *[fewest] {""}
        }
    }

page-classic-match =
    { $score_to ->
        [losers] La partie se termine avec la manche dans laquelle quelqu’un atteint { $target } points. Le plus petit total gagne ; ceux qui se le partagent gagnent ensemble.
       *[winner] Qui a { $target } points ou plus à la fin d’une manche a gagné la partie. Un seul joueur inscrit des points par manche, donc deux ne peuvent jamais y arriver ensemble.
    }

example-classic-fish = Nord pose le dernier six : les deux bouts demandent 6, les sept six sont tous sur la ligne, et on ne pioche plus, bien que la pioche soit pleine. C’est Nord qui a fait le poisson, mais Sud a le moins en main et le gagne. Le 0-0 d’Ouest compte plus, à côté de 3-2.
example-classic-two-doubles = Les bouts demandent 5 et 2. Est peut poser 5-5, 2-2, ou 5-2 à l’un ou l’autre bout, ou 5-5 et 2-2 dans le même tour. Un double et un autre domino ne vont pas ensemble.
