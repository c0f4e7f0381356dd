# Bouc de mer

page-sea-goat-players =
    On joue de { $fewest } à { $most }, avec un jeu double-six de { $tiles } dominos, face cachée. À quatre, on joue toujours en deux paires, les partenaires face à face. À deux ou trois, chacun joue pour soi. Un camp, c’est une paire, ou une personne qui joue seule.
    Chacun reçoit { $hand_2 } dominos. À deux, il en reste { $boneyard_2 }, à trois { $boneyard_3 }, à quatre aucun. Ce qui reste est la pioche, qu’on appelle aussi le bazar.
    { shared-redeal }

page-sea-goat-begin =
    { shared-opening } Si personne n’a de double, le domino qui a le plus de points doit commencer et, à égalité, celui qui a la plus grande moitié.
    Dans les manches suivantes, la première de ces règles qui s’applique décide. Tant qu’il y a des œufs, 1-1 commence, peu importe qui l’a ; s’il n’a pas été distribué, 2-2, et ainsi de suite jusqu’à 6-6, puis 0-0. Ce domino doit être posé ; si personne n’a de double, on le cherche comme dans la première manche.
    Si un camp a reçu le droit à la centaine, celui de ce camp qui a 6-6 commence ; si personne ne l’a, le joueur au nom de qui le droit a été donné. Il commence avec n’importe quel domino. { $grant_persists ->
        [true] Le droit se garde jusqu’à ce qu’une centaine soit tentée avec lui.
       *[false] Le droit ne vaut que pour cette manche, mais il attend tant qu’il y a des œufs.
    } Un droit donné plus tard le remplace. { $hundred_tile ->
        [taken] Qui doit commencer et a le droit à la centaine prend 6-6 ouvertement avant la donne.
       *[if_dealt] Personne ne prend 6-6 hors de la donne.
    }
    Tant qu’un camp a une dette, le débiteur commence avec n’importe quel domino{ $debtor_leads ->
        [first] , mais seulement dans la première des manches prévues pour elle.
       *[all] , dans chacune des manches prévues pour elle.
    }
    Sinon, qui a fait domino dans la manche précédente commence ; après un poisson, c’est le pêcheur, quel que soit le camp gagnant. On commence avec n’importe quel domino. { $hundred ->
        [claim] Avant toute entame, sauf tant qu’il y a des œufs, un joueur du camp qui a le compte et qui tient 6-6 peut prendre l’entame avec lui.
       *[other] Une donne annulée n’y change rien.
    }

page-sea-goat-turn =
    { shared-goat-line }
    { shared-two-doubles }
    { shared-draw }
    { shared-reserve-keep }
    { $hundred ->
        [off] Il n’y a pas de centaine : 6-6 se pose en premier comme tout autre domino, et aucun droit à la centaine n’est donné.
       *[other] La centaine : si tu commences avec 6-6 et que ton camp en a le droit (il a le compte, ou a reçu le droit), tu mets toute la partie en jeu. Tu n’es pas obligé de commencer avec 6-6, mais si tu le fais, c’est une centaine. Sans le droit, ou tant qu’il y a des œufs, c’est une entame ordinaire.
    }
    { $hundred ->
        [off] Ce qui se dit de la centaine ne concerne pas cette table.
       *[other] Si le camp d’une centaine fait domino, il gagne la partie, quoi que les autres aient en main. Si un autre camp fait domino{ $brother_in_law ->
            [off] , la centaine a échoué, sans autre suite.
            [eliminated] { " " }alors que celui de la centaine a { $brother_limit } ou plus en main, ce dernier est « beau-frère » et sort de la partie ; s’il ne reste qu’un camp, celui-ci a gagné. Avec moins, il n’y a pas d’autre suite.
           *[ends_match] { " " }alors que celui de la centaine a { $brother_limit } ou plus en main, ce dernier est « beau-frère » et a perdu la partie aussitôt. Avec moins, il n’y a pas d’autre suite.
        } Un poisson annule une centaine.
    }

page-sea-goat-end =
    { shared-goat-out } Avec deux doubles posés dans un même tour, les deux sont ses derniers dominos.
    { shared-fish-stuck }
    { shared-fish-dead }
    { $fisher_skip_doubles ->
        [true] Le pêcheur, à qui est le poisson, est le joueur qui a posé le dernier domino qui n’est pas un double. Les doubles posés après, même deux dans un tour, sont sautés. S’il n’y a que des doubles sur la table, c’est le joueur du dernier.
       *[false] Le pêcheur, à qui est le poisson, est le joueur qui a posé le dernier domino, double ou non.
    }
    À trois, un poisson compare la main du pêcheur à la plus petite des deux autres ; pour la limite de 25, et pour ce qu’on gagne, les deux autres comptent ensemble. Une dette est due à celui des deux qui a le moins, à égalité au premier après le débiteur ; c’est à son nom que le droit est donné.{ $brother_in_law ->
        [ends_match] { " " }Un beau-frère a perdu tout seul : les deux autres gagnent.
        [eliminated] { " " }Une fois comptée la manche où un beau-frère sort, son compte est effacé, il ne doit plus rien, et on ne lui doit plus rien.
       *[other] { "" }
    }

page-sea-goat-scoring =
    Une main compte ses points, mais 0-0 seul compte 25, 6-6 seul 50, et 0-0 et 6-6 sans rien d’autre 75. Les mains des partenaires se comptent chacune à part, puis s’additionnent.
    La victoire d’un camp qui fait domino vaut ce que tous les autres ont en main ; la main du partenaire de qui a fait domino ne compte pas.
    Un seul camp à la fois a le compte. Tant que personne ne l’a, une victoire de { $open_limit } ou plus l’ouvre ; une plus petite est perdue. Qui l’a y ajoute chaque victoire, si petite soit-elle.
    Si un autre camp l’a, ta victoire de { $wipe_limit } ou plus l’efface, et { $wipe_opens ->
        [true] tu ouvres le tien avec elle
       *[false] tu n’inscris rien non plus
    }. Une plus petite victoire ne change rien.
    Poisson, le camp du pêcheur a moins de 25, l’autre 25 ou plus : le camp du pêcheur gagne ce que l’autre a en main et reçoit le droit à la centaine, au nom du pêcheur.
    Poisson, les deux ont 25 ou plus, le camp du pêcheur moins que l’autre : il gagne ce que l’autre a en main, { $fish_D ->
        [nothing] mais cela ne s’inscrit pas, et il ne reçoit aucun droit.
       *[record] mais ne reçoit aucun droit.
    }
    Poisson, les deux ont moins de 25, mais pas autant : le camp qui a le moins gagne ce que l’autre a en main. À trois, si le pêcheur n’a pas le moins et que les autres sont à égalité, personne ne gagne.
    Poisson, le camp du pêcheur a 25 ou plus, et plus que l’autre : rien ne s’inscrit ; ce camp a une dette, et le pêcheur est le débiteur. Poisson, les deux à égalité : rien ne s’inscrit, et il y a des œufs.
    Ce qu’on gagne par un poisson s’inscrit de la même façon : cela ouvre, ajoute ou efface.

page-sea-goat-match =
    { $bald ->
        [true] Chauve : si 0-0 est parmi tes derniers dominos, ton camp gagne la partie, quoi que les autres aient en main.
       *[false] Faire domino avec 0-0 parmi ses derniers dominos n’a rien de spécial.
    } { $six_finish ->
        [true] Si 6-6 en fait partie, ton camp gagne la partie avec une victoire de 25 ou plus ; une plus petite s’inscrit comme d’habitude, et ton camp reçoit le droit à la centaine, à ton nom.
       *[false] Faire domino avec 6-6, c’est comme avec tout autre domino, quelle que soit la victoire.
    }
    Sinon, le camp dont le compte atteint { $target } gagne la partie. Quand un camp a gagné, tout autre camp est le bouc. Voici l’ordre : chauve, 6-6, centaine, dette ou œufs, compte ; ce qui décide de la partie en premier y met fin.
    Une dette vaut pour { $fish_debt_tries ->
        [1] une manche
       *[other] { $fish_debt_tries } manches
    }. Si le camp du débiteur fait domino avec une victoire de 25 ou plus, ou gagne son propre poisson contre 25 ou plus, l’ancien poisson est soldé : la dette est finie, et cette victoire ne s’inscrit pas et ne donne aucun droit.
    Toute autre manche est un essai manqué : faire domino s’inscrit comme d’habitude, un poisson n’apporte rien : ni points, ni droit, ni nouvelle dette, ni œufs. Après le dernier essai, la dette est finie, et l’autre camp reçoit le droit à la centaine, au nom du voisin de gauche du débiteur ; un droit gagné avec 6-6 s’efface devant lui.
    Les œufs valent pour { $eggs_tries ->
        [1] une manche
       *[other] { $eggs_tries } manches
    }. Tout camp les règle en faisant domino avec une victoire de 25 ou plus, ou en gagnant son propre poisson contre 25 ou plus ; cela compte comme d’habitude. Toute autre manche est un essai manqué, comme pour une dette. Après le dernier essai, les œufs sont pourris, { $rotten_eggs ->
        [draw_match] et la partie est nulle, avant que cette manche s’inscrive.
       *[drop] et rien ne s’ensuit.
    }

example-sea-goat-fisherman = Sud pose 3-3, et personne ne peut plus jouer. Mais on saute les doubles : Est avait posé 3-0 avant lui, donc le poisson est à Est. Son camp a 25 ou plus, et plus que l’autre : il a une dette, et personne n’inscrit rien.
example-sea-goat-six-last = Ann fait domino avec 6-6, et Bob a 24 en main. Avec 25, elle aurait gagné la partie. Elle n’ajoute donc que les 24 à son compte, mais elle a le droit à la centaine à la manche suivante.
example-sea-goat-brother-in-law = Ann avait le compte et a mis toute la partie en jeu en commençant avec 6-6. Bob fait domino alors qu’elle a 25 en main : elle est « beau-frère », et la partie est à Bob, bien qu’il n’ait pas un seul point.
