# Muggins

page-muggins-players =
    { $teams ->
        [true] On joue à deux ou trois, chacun pour soi, ou à quatre en deux paires : les partenaires se font face et ont un seul compte. Ce qui est dit ici des points et de la main d’un joueur vaut pour une paire, les deux mains additionnées.
       *[false] On joue à deux, trois ou quatre, chacun pour soi.
    }
    Le jeu est un double-six : { $tiles } dominos, face cachée. À deux, chacun reçoit { $hand_2 } dominos et il en reste { $boneyard_2 } ; à trois { $hand_3 } et { $boneyard_3 }, à quatre { $hand_4 } et { $boneyard_4 }. Ce qui reste est la pioche.

page-muggins-begin =
    Le sort dit qui commence la première manche.
    { $next_lead ->
        [rotate] Ensuite, à chaque manche, c’est le joueur suivant dans le sens des aiguilles d’une montre qui commence, peu importe qui a gagné.
        [lot] Ensuite, à chaque manche, un nouveau tirage au sort dit qui commence.
       *[winner] Ensuite, à chaque manche, qui a gagné la précédente commence.{ $teams ->
            [true] {" "}Dans une paire, c’est celui qui a fait domino ou, après un poisson, celui qui avait le moins en main ; { shared-equal-partners }.
           *[false] {""}
        } Si personne ne l’a gagnée, on tire de nouveau au sort.
    }
    Qui commence peut poser n’importe quel domino, double ou non, dans chaque manche.

page-muggins-turn =
    Le tour passe dans le sens des aiguilles d’une montre, vers la personne à ta gauche. Tu poses un domino par tour à un bout ouvert, de sorte que les moitiés qui se touchent soient égales.
    Le premier double posé est le pivot : on peut construire sur ses quatre côtés, { $arms_open ->
        [after_sides] mais sur ses deux petits côtés seulement quand ses deux longs côtés, que la ligne traverse, ont un domino.
       *[at_once] dès qu’il est posé.
    } Si le premier domino n’est pas un double, on a une ligne à deux bouts jusqu’à ce que quelqu’un pose un double. Celui-là est le pivot ; de ses quatre côtés, l’un est pris par le domino contre lequel il a été posé.
    Il y a un seul pivot. Les doubles suivants n’ont pas de branches.
    { $double_orientation ->
        [cross] Tous les doubles se posent en travers.
       *[choose] Un double posé après le pivot peut être en travers ou en long, à ton choix. Le domino suivant demande le même nombre dans les deux cas ; seul le compte des bouts change. Le pivot est toujours en travers.
    }
    { shared-draw }
    { $reserve_keep ->
        [0] On peut piocher jusqu’au dernier domino.
        [1] Le dernier domino de la pioche n’est jamais pioché.
       *[other] Les { $reserve_keep } derniers dominos de la pioche ne sont jamais piochés.
    } Si rien ne va et qu’on ne peut plus rien piocher, tu passes.

page-muggins-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-layout }

page-muggins-scoring =
    Après chaque tour, l’entame et le dernier domino d’une manche compris, additionne les bouts ouverts. Si cela fait 5, 10, 15 ou un autre multiple de cinq (0 n’en est pas un), qui a posé le domino inscrit aussitôt autant de points.
    Un domino ordinaire au bout compte sa moitié ouverte ; un double en travers compte ses deux moitiés, un double en long une seule. Un domino tout seul compte ses deux moitiés : 6-4 fait 10, et 5-5 fait 10.
    Le pivot compte ses deux moitiés tant que moins de deux dominos le touchent, puis plus rien. Ses côtés vides ne comptent rien.
    { $muggins_call ->
        [true] Les points doivent être réclamés : après ton domino, tu dis s’il marque. Ce que tu laisses, le joueur suivant peut le réclamer jusqu’à ce qu’il pose, pioche ou passe. Quand un domino termine la manche, parce qu’on a fait domino ou par un poisson, le joueur suivant peut encore réclamer ses points avant que les mains comptent.{ $finish_bonus ->
            [0] { "" }
           *[other] { " " }La prime pour avoir fait domino se prend sans réclamer.
        }
       *[false] Les points s’inscrivent d’eux-mêmes. Personne n’a besoin de les réclamer, et personne ne peut prendre ceux d’un autre.
    }
    Qui fait domino { $finish_bonus ->
        [0] ne reçoit pas de prime pour cela.
       *[other] inscrit { $finish_bonus }, en plus de ce que son dernier domino marque.
    } { $finish_pips ->
        [true] Il ajoute aussi ce que les autres ont en main, arrondi au multiple de cinq le plus proche.
       *[false] Ce que les autres ont encore en main ne lui rapporte rien et ne leur coûte rien.
    }
    Un poisson est gagné par la plus petite main ; les mains comptent leurs points, 0-0 rien. Qui le gagne inscrit ce que les autres ont en main en tout, moins sa propre main{ $fish_round ->
        [none] , sans arrondir.
        [down5] , arrondi vers le bas à un multiple de cinq (14 devient 10).
       *[nearest5] , arrondi au multiple de cinq le plus proche : 12 devient 10, 13 devient 15.
    } Si plusieurs ont la plus petite, personne n’inscrit rien.

page-muggins-match =
    { $target_check ->
        [round_end] Le but est de { $target } points, et on le vérifie à la fin d’une manche. Le plus haut total qui l’atteint gagne la partie ; si plusieurs se partagent le plus haut, on joue une manche de plus.
       *[immediate] Qui atteint { $target } points a gagné la partie aussitôt, même en pleine manche : on ne finit pas la manche, et ni la prime ni les mains ne comptent plus.
    }
    { $target_check ->
        [round_end] L’atteindre en pleine manche n’arrête rien.
       *[immediate] Les points pour avoir fait domino et pour un poisson comptent de la même façon. Comme les points s’inscrivent tour après tour, deux ne peuvent jamais y arriver ensemble.
    }

example-muggins-lengthwise = Les bouts sont 0, 3-3 et 2. Nord a posé 3-3 en long, donc il compte 3 et non 6, et le 5-2 d’Est fait 0 + 3 + 2 = 5. Si 3-3 avait été posé en travers, les bouts feraient 8 et rien ne s’inscrirait. Le pivot 5-5 ne compte plus rien.
example-muggins-spinner-in-the-line = C’est 6-4 qui a commencé, donc 4-4 est le pivot bien qu’il n’ait pas été le premier domino : un côté est pris, et Est a tout de suite construit sur un autre. Deux dominos le touchent maintenant, donc il ne compte rien, et les bouts font 2 + 0.
example-muggins-fish = Personne ne peut plus jouer, et la pioche est vide. Nord a 8 en main, Est 9, Ouest 12 : Nord gagne le poisson et inscrit 9 + 12 - 8 = 13, arrondi à 15.
