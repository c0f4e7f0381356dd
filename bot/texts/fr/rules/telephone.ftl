# Téléphone

page-telephone-players =
    { $teams ->
        [false] On joue à deux, trois ou quatre, chacun pour soi. Dans ce qui suit, chacun est un camp à lui seul.
       *[true] On joue à deux ou trois, chacun pour soi, ou à quatre en deux paires. Les partenaires se font face et ont un seul compte : chaque paire est un camp.
    }
    Le jeu est un double-six : { $tiles } dominos, face cachée. Chacun en reçoit { $hand_2 }. La pioche a { $boneyard_2 } dominos à deux, { $boneyard_3 } à trois, aucun à quatre.

page-telephone-begin =
    Dans la première manche, qui a 3-2 doit commencer avec lui. Si personne ne l’a, on cherche l’entame parmi les doubles : 1-1, puis 2-2, et ainsi de suite jusqu’à 6-6, puis 0-0. Le premier que quelqu’un a doit être posé.
    S’il n’y a pas de double non plus, le domino le plus lourd doit être posé : celui qui a le plus de points et, à égalité, celui qui a la plus grande moitié (6-3 avant 5-4).
    Dans les manches suivantes, le gagnant de la précédente commence, avec n’importe quel domino : celui qui a fait domino ou, après un poisson, le camp gagnant, entre partenaires celui qui avait le moins en main ; { shared-equal-partners }.
    Un poisson est gagné par le camp qui a le moins en main. Si plusieurs ont ce même minimum, le camp de qui a posé le dernier domino le gagne, s’il est l’un d’eux, sinon ils gagnent tous ; dans les deux cas, ce joueur commence.

page-telephone-turn =
    Le tour passe dans le sens des aiguilles d’une montre, vers la personne à ta gauche. Tu poses un domino à un bout ouvert, de sorte que les moitiés qui se touchent soient égales. Si tu as un domino qui va, tu dois en poser un.
    Le jeu commence par une ligne à deux bouts. { $house ->
        [first_double] Le premier double posé est la maison : dès que ses deux longs côtés ont un domino, ses deux petits côtés sont ouverts aussi, et il y a quatre bouts.
        [first_double_at_once] Le premier double posé est la maison : ses quatre côtés sont ouverts tout de suite.
       *[first_covered] Le premier double qui a un domino sur ses deux longs côtés devient la maison : dès lors, ses deux petits côtés sont ouverts aussi, et il y a quatre bouts. Ce n’est pas forcément le double posé en premier. Avant cela, rien ne se pose sur ses petits côtés.
    }
    Il n’y a qu’une maison. Tous les autres doubles sont des dominos comme les autres, et on ne construit pas sur leurs petits côtés.
    { $multi_doubles ->
        [1] Tu poses un domino par tour, double ou non.
       *[other] Tu poses un domino par tour, ou jusqu’à { $multi_doubles } doubles différents à la fois, chacun à un autre bout qui le demande. Les bouts se comptent une seule fois, après le tour entier.{ $house ->
            [first_covered] { "" }
           *[other] { " " }Tant qu’aucun double n’est posé, celui qui est nommé le premier devient la maison.
        }
    }
    { $on_stuck ->
        [pass] Si rien ne va, tu passes. On ne pioche pas.
        [draw_one] Si rien ne va, tu pioches un domino. S’il va, tu dois le poser aussitôt ; sinon, ou si on ne peut plus rien piocher, tu passes.
       *[draw_until] Si rien ne va, tu pioches un par un jusqu’à ce qu’un domino aille, et tu dois le poser aussitôt. Tu ne passes que si on ne peut plus rien piocher.
    }
    { $reserve_keep ->
        [0] Tout domino de la pioche peut être pioché, même le dernier,
       *[other] Le dernier domino de la pioche n’est jamais pioché,
    } là où les règles laissent piocher.

page-telephone-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-layout }

page-telephone-scoring =
    Après chaque tour, l’entame et le dernier domino d’une manche compris, additionne les bouts ouverts. Si cela fait 5, 10, 15 ou un autre multiple de cinq (0 n’en est pas un), le camp qui a posé inscrit aussitôt { $unit ->
        [fives] un cinquième de cette somme
       *[sum] autant de points
    }.
    Un domino ordinaire au bout compte sa moitié ouverte ; un double au bout compte ses deux moitiés, même s’il a commencé et n’a de domino que d’un côté. Un domino tout seul compte ses deux moitiés : 6-4 fait 10, et 5-5 fait 10, pas 20.
    Un double qui a un domino sur ses deux longs côtés ne compte plus rien{ $house ->
        [first_double_at_once] , la maison non plus dès que deux dominos la touchent, quels que soient les côtés
       *[first_covered] { "" }
    }. Un petit côté vide de la maison ne compte rien.
    { $first_lead_scores ->
        [false] Le domino qui doit commencer la première manche ne marque rien.
       *[true] Le domino qui doit commencer la première manche marque comme tout autre : 3-2 fait 5.
    }
    À la fin d’une manche, les mains comptent leurs points, 0-0 rien. { $settlement ->
        [winner_up] Le camp gagnant ajoute ce que les autres ont en main, arrondi vers le haut à un multiple de cinq (18 devient 20){ $unit ->
            [fives] , et en inscrit un cinquième
           *[sum] {""}
        }. Si plusieurs camps gagnent un poisson, chacun ajoute ce que les camps perdants ont en main.
       *[losers_down] Un camp qui paie retire de son compte ce qu’il a en main, arrondi vers le bas à un multiple de cinq (18 coûte 15){ $unit ->
            [fives] , et de cela un cinquième
           *[sum] {""}
        }, mais aucun compte ne descend sous 0. Les mains des partenaires s’additionnent d’abord, puis s’arrondissent : 9 et 14 font 23 et coûtent { $unit ->
            [fives] 4
           *[sum] 20
        }.
    }
    { $settlement ->
        [winner_up] Ce que le partenaire de qui a fait domino a en main ne compte pour personne.
       *[losers_down] Si quelqu’un a fait domino, chaque autre camp paie ; la main du partenaire de qui a fait domino ne compte pour personne. Après un poisson, { $fish_deduct ->
            [loser] seuls paient les camps qui ne l’ont pas gagné.
           *[all] chaque camp paie, celui qui gagne aussi.
        }
    }

page-telephone-match =
    { $target_check ->
        [immediate] La partie se termine dès qu’un camp atteint { $target } points par ses bouts, même en pleine manche : il a gagné, et les mains ne sont plus comptées. Si personne n’y arrive, on regarde encore les comptes une fois la manche réglée.
       *[round_end] Le but est de { $target } points. L’atteindre en pleine manche n’arrête rien : la manche est d’abord jouée jusqu’au bout et réglée, puis on regarde les comptes.
    }
    Après ce règlement, un camp qui a { $target } points ou plus a gagné la partie. Si les deux camps les ont, la partie est nulle, même si l’un en a plus.
    À trois ou quatre, chacun pour soi, tous ceux qui ont { $target } ou plus gagnent ensemble ; si tout le monde les a, la partie est nulle.

example-telephone-house = 3-3 a été posé avant 2-2, mais 2-2 est le premier double qui a un domino sur ses deux longs côtés, donc c’est la maison. Ses petits côtés viennent de s’ouvrir, et Nord peut y poser 6-2. 3-3 est un bout comme les autres.
example-telephone-counting = 4-4 est la maison et ne compte rien. Les bouts sont 6-6 avec ses deux moitiés, 3, 5 et 0 : 12 + 3 + 5 + 0 = 20. Le 4-0 de Sud ne change rien à la somme et marque les mêmes 20 que le 5-4 de Nord juste avant.
example-telephone-both-at-the-target = Sud fait domino, et son dernier domino l’amène à 225. Nord paie 5 pour ses 8 points et a encore 230. Les deux sont au but, donc la partie est nulle, bien que l’un ait plus.
