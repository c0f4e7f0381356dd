# Bergen

page-bergen-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-bergen-begin =
    Qui a le plus petit double commence ; 0-0 est le plus petit de tous. Si personne n’a de double, le domino le plus léger décide : le moins de points et, à somme égale, celui dont la plus grande moitié est la plus petite, donc 2-1 passe avant 3-0.{ $sets_combined ->
        [1] {""}
       *[other] {" "}Si plusieurs ont ce même domino, le sort désigne un joueur, et le premier d’entre eux à partir de là commence.
    } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-bergen-turn =
    { shared-line } { shared-line-doubles }
    { shared-forced }
    { $draw_rule ->
        [one_then_choice] { $play_drawn ->
            [must] Si aucun ne va, pioche exactement un domino. S’il va, il doit être posé ; s’il ne va pas, tu passes. S’il n’y a rien à piocher, tu passes.
           *[may] { shared-drawing-choice }
        }
       *[other] { shared-drawing }
    }

page-bergen-end =
    { shared-out }
    { shared-blocked }
    Un jeu bloqué est gagné par le seul joueur qui n’a pas de double en main, quels que soient les points de cette main. Si plusieurs n’en ont pas, celui d’entre eux qui a le moins de points gagne ; si tout le monde a un double, celui qui a le moins de points de tous.
    { $tie_blocked ->
        [last_player] Si plusieurs sont à égalité, celui d’entre eux qui a posé un domino en dernier gagne. Si aucun d’eux n’a posé de domino dans cette manche, personne ne gagne.
        [share] Si plusieurs sont à égalité, ils gagnent ensemble et se partagent les points de la manche, sans les fractions.
       *[none] Si plusieurs sont à égalité, personne ne gagne.
    } { shared-double-blank }

page-bergen-scoring =
    Le premier domino d’une manche rapporte 2 points{ $single_opening_scores ->
        [true] , que ce soit un double ou non, et rien d’autre
       *[false] {" "}si c’est un double, et rien d’autre ; si ce n’en est pas un, il ne rapporte rien
    }.
    Un double plus haut que tous les doubles de la table rapporte 2. De même, le premier double d’une manche dont le premier domino n’en était pas un.
    Si, grâce à ton domino, les deux bouts montrent le même nombre, tu marques 3 si l’un des deux dominos de bout est un double (un triple), et 2 si aucun ne l’est (deux bouts égaux). Tant qu’un côté du premier domino est libre, celui-ci est lui-même le domino de ce bout.
    Ce qu’un même domino rapporte s’additionne : un nouveau plus haut double qui fait un triple rapporte 5. Les points s’inscrivent aussitôt, et seulement pour qui a posé le domino.
    Faire domino rapporte 2 de plus, et un jeu bloqué rapporte 2 à qui le gagne. Les dominos restés en main ne rapportent rien.
    { $near_target_cap ->
        [true] Si la partie se joue jusqu’à un but et qu’il te manque 2 ou 3 points pour l’atteindre, un domino ou la fin d’une manche te rapporte au plus de quoi arriver à 1 point du but.
       *[false] Tous les points s’inscrivent en entier, même près du but.
    }

page-bergen-match =
    { $single_round ->
        [true] { shared-match-single } Les points en cours de jeu n’en décident pas.
       *[false] { $rounds ->
            [none] Le premier qui a { $target ->
                [usual] 15 points (à deux) ou 10 points (à trois ou quatre)
               *[other] { $target } points
            } gagne la partie, aussitôt, même en pleine manche ; on n’inscrit alors plus rien. Si la fin d’une manche atteint le but, la partie est finie aussi. { shared-match-tie }
           *[other] { shared-match-rounds } Les points en cours de jeu n’y mettent pas fin plus tôt.
        }
    }

example-bergen-five-points = Les deux bouts demandent 5. Le 5-5 de Sud est plus haut que tous les doubles de la table, 2 points, et il est à l’un de deux bouts égaux, un triple pour 3 : ensemble 5. Juste avant, le 5-1 d’Ouest avait rendu les bouts égaux sans double, ce qui rapportait 2.
example-bergen-lead-is-an-end = Avec le 5-3 d’Ouest, les deux bouts demandent 3. À gauche, le premier domino, 3-3, est encore le domino de bout, et c’est un double : un triple pour 3 points, pas 2.
example-bergen-no-double-wins = Le jeu est bloqué. Sud a 2 points en main et Ouest 15, mais le domino de Sud est 1-1, et Ouest n’a pas de double : c’est Ouest qui reçoit les 2 points.
