# Domino hongrois

page-hungarian-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }

page-hungarian-begin =
    { shared-lead }
    { shared-lead-tile } Qui commence peut continuer dans le même tour.
    { shared-lead-later }
    { shared-direction }

page-hungarian-turn =
    À ton tour, pose autant de dominos que tu veux, l’un après l’autre. Chacun va à un bout de la ligne telle qu’elle est alors, les moitiés qui se touchent étant égales ; un blanc ne va qu’avec un blanc.
    { $one_end_per_turn ->
        [true] Tous les dominos d’un tour vont au même bout, celui où tu as posé le premier ; un domino d’entame te laisse le choix.
       *[false] Tu peux te servir des deux bouts dans le même tour, dans n’importe quel ordre.
    }
    Si un domino va, tu dois en poser au moins un. { $must_exhaust ->
        [true] Ensuite, tu dois continuer tant qu’un autre va.
       *[false] Ensuite, tu peux t’arrêter quand tu veux, même si d’autres iraient : dis que tu as fini.
    } Quand plus rien de ta main ne va, ton tour est fini.
    { shared-line-doubles }
    { shared-drawing } { $draw_rule ->
        [none] Cela vaut pour le début de ton tour.
        [restock] Tu pioches une fois par tour, quel que soit le nombre de dominos posés.
       *[other] Tu ne pioches que si rien ne va au début de ton tour.
    }
    { shared-reserve }

page-hungarian-end =
    { shared-out } Cela vaut en plein tour, et aussi au premier tour : les autres ne peuvent plus se débarrasser de rien.
    { shared-blocked }

page-hungarian-scoring =
    { $scoring ->
        [penalty] À la fin d’une manche, chacun inscrit les points qu’il a encore en main, comme pénalité ; qui a fait domino inscrit 0.
       *[winner] { shared-score-out }
    }
    { $scoring ->
        [penalty] Un jeu bloqué est gagné par tous ceux qui ont le moins de points en main, ce qui ne compte que pour l’entame.
       *[winner] { shared-blocked-winner }
    }
    { $scoring ->
        [penalty] Eux aussi inscrivent ce qu’ils ont en main, et qui a posé le dernier domino ne paie pas plus que cela.
       *[winner] { shared-blocked-score }
    }
    { $scoring ->
        [penalty] Rien n’est multiplié ni partagé.
       *[winner] { shared-blocked-tie }
    }
    { shared-double-blank }
    { $scoring ->
        [penalty] Chaque pénalité s’inscrit, si petite soit-elle.
       *[winner] { shared-entry }
    }

page-hungarian-match =
    { $scoring ->
        [penalty] { $single_round ->
            [true] Une seule manche décide : qui fait domino gagne ou, si le jeu est bloqué, la plus petite pénalité. Ceux qui se la partagent gagnent ensemble ; si toutes sont égales, la partie est nulle.
           *[false] { $rounds ->
                [none] Dès que quelqu’un a { $target ->
                    [usual] 100
                   *[other] { $target }
                } points ou plus à la fin d’une manche, le plus haut total a perdu, et tous les autres ont gagné. Ceux qui se le partagent ont perdu ensemble ; si tous les totaux sont égaux, la partie est nulle.
                [1] On joue une manche, et le plus petit total gagne. Ceux qui se le partagent gagnent ensemble ; si tous sont égaux, la partie est nulle.
               *[other] On joue { $rounds } manches, et le plus petit total gagne. Ceux qui se le partagent gagnent ensemble ; si tous les totaux sont égaux, la partie est nulle.
            }
        }
       *[winner] { $single_round ->
            [true] { shared-match-single }
           *[false] { $rounds ->
                [none] { $target ->
                    [usual] On joue des manches jusqu’à ce que quelqu’un ait plus de 100 points à la fin d’une manche : exactement 100 ne suffit pas. { shared-match-tie }
                   *[other] { shared-match-target }
                }
               *[other] { shared-match-rounds }
            }
        }
    }

example-hungarian-long-turn = Quatre dominos dans un tour, trois dans le suivant, aux deux bouts. Maintenant, 5-1 va à l’un ou l’autre bout.
example-hungarian-stop-early = 2-0 irait encore, mais on peut s’arrêter ici et garder le reste.
example-hungarian-exactly-hundred = Une main entière posée au premier tour, et un total d’exactement 100 : ce n’est pas plus de 100, donc la partie continue.
