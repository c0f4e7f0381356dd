# Domino sportif

page-sport-goat-players =
    On joue à quatre en deux paires ; les partenaires se font face, donc les paires jouent en alternance.
    Le jeu double-six de { $tiles } dominos est entièrement distribué, face cachée, { $hand_4 } dominos à chacun. Il ne reste rien, et on ne pioche pas. { $racks ->
        [true] Les dominos sont sur des chevalets, ce qui ne change rien aux règles.
       *[false] Il n’y a pas besoin de chevalets.
    }
    { shared-redeal }{ $redeal_doubles ->
        [0] { "" }
       *[other] { " " }{ $first_lead ->
            [holder_of_1_1] Aux manches suivantes, la même personne commence après la nouvelle donne.
           *[lot] La même personne commence après la nouvelle donne.
        }
    }

page-sport-goat-begin =
    { $first_lead ->
        [holder_of_1_1] Qui a 1-1 commence la première manche et doit poser ce domino.
       *[lot] Le sort désigne qui commence la première manche, avec n’importe quel domino.
    }
    Ensuite l’entame tourne : à chaque manche, elle passe au voisin de gauche de celui qui a commencé la précédente, peu importe qui l’a gagnée, même après un poisson. On peut commencer avec n’importe quel domino.
    Les paires commencent donc en alternance et, comme le nombre de manches est un multiple de quatre, chacun commence autant de fois que les autres.

page-sport-goat-turn =
    { shared-goat-line }
    Tu poses un domino par tour, double ou non. Deux doubles ne se posent jamais ensemble.
    { shared-pass }

page-sport-goat-end =
    { shared-goat-out }
    { shared-fish-hands }
    Un poisson est gagné par la paire qui a le moins en main, les deux partenaires additionnés. Si les deux paires ont autant, personne ne l’a gagné.

page-sport-goat-scoring =
    { shared-lone-blank }
    Seuls les gagnants inscrivent des points. Si une paire fait domino, elle inscrit ce que les deux adversaires ont en main. Ce que le partenaire de qui a fait domino a encore ne compte pas.
    { $fish_amount ->
        [difference] La paire qui gagne un poisson inscrit ce que les deux adversaires ont en main, moins ce qu’elle a elle-même.
       *[full] La paire qui gagne un poisson inscrit tout ce que les deux adversaires ont en main, pas seulement la différence.
    } Si les deux paires ont autant, personne n’inscrit rien ; la manche compte quand même comme jouée.
    { $threshold ->
        [0] Il n’y a pas de seuil : chaque victoire s’inscrit, si petite soit-elle.
       *[other] Tant qu’une paire n’a pas de points, une victoire de moins de { $threshold } est perdue. À partir de la première qui s’inscrit, chaque victoire s’inscrit, si petite soit-elle.
    }
    Rien de ce qui est inscrit n’est jamais effacé. 0-0 ou 6-6 posé en dernier est un domino comme les autres, et 6-6 en entame aussi.

page-sport-goat-match =
    Le nombre de manches est convenu avant la partie et c’est un multiple de quatre : ici { $rounds }. Une donne annulée n’est pas une manche.
    Après la dernière manche, la paire qui a le plus haut total gagne. Si les totaux sont égaux, la partie est nulle.
    Aucun total ne met fin à la partie plus tôt.

example-sport-goat-fish = Sud pose le dernier domino avec un 5, et personne ne peut plus jouer. Nord et Sud ont moins en main et inscrivent tout ce que les autres ont, pas seulement la différence. L’entame va à Est parce que Nord a commencé cette manche, peu importe qui a fait ou gagné le poisson.
example-sport-goat-last-round = La dernière de quatre manches. Nord fait domino ; Est et Ouest n’ont que peu en main, mais chaque victoire s’inscrit, et celle-ci renverse la partie.
