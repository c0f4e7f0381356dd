# Domino péruvien

page-peruvian-players =
    On joue à quatre, chacun pour soi.
    { shared-set }
    Chacun reçoit { $hand_4 } dominos, et il en reste { $boneyard_4 }. { shared-rest }
    { shared-redeal }

page-peruvian-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-peruvian-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }

page-peruvian-end =
    { shared-out }
    { shared-blocked }
    Un jeu bloqué est gagné par tous ceux qui ont le moins de points en main ; cela ne compte que pour le multiplicateur et l’entame.

page-peruvian-scoring =
    À la fin d’une manche, chacun inscrit les points qu’il a encore en main, comme pénalité. Qui a fait domino inscrit 0 ; qui gagne une manche ne reçoit rien des autres.
    { $last_factor ->
        [1] Un jeu bloqué coûte à chacun juste ce qu’il a en main, même à qui a posé le dernier domino.
       *[other] Dans un jeu bloqué, il est dangereux d’avoir posé le dernier domino de la table : si c’est toi et que quelqu’un a moins de points que toi, tu inscris { $last_factor } fois ce que tu as en main.
    }
    { $last_factor ->
        [1] Il n’y a rien d’autre à payer.
       *[other] Si personne n’a moins, tu inscris tes points une seule fois, même si d’autres en ont aussi peu. Quand quelqu’un a fait domino, rien n’est multiplié.
    }
    { shared-double-blank }

page-peruvian-match =
    { $rounds ->
        [1] La partie se joue en une manche.
       *[other] La partie se joue en { $rounds } manches.
    } Le plus petit total gagne. Ceux qui se le partagent gagnent ensemble ; si tous les totaux sont égaux, la partie est nulle.
    { $secret_scores ->
        [true] Une seule personne tient la feuille, et personne ne voit les totaux. Ils sont annoncés une fois, avant la dernière manche, et de nouveau à la fin.
       *[false] Tout le monde peut voir les totaux à tout moment.
    }

example-peruvian-four-times = Un jeu bloqué : qui a posé le dernier domino a 9 points en main, un autre seulement 3, donc les 9 sont multipliés.
example-peruvian-shared-lowest = Un jeu bloqué : qui a posé le dernier domino a 3 points en main, et un autre aussi. Partager le minimum suffit : rien n’est multiplié.
