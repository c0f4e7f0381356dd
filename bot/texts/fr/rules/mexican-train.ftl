# Train mexicain

page-mexican-train-players =
    { shared-alone } Le jeu contient une fois chaque domino, de 0-0 à { $top }-{ $top } : { $tiles } dominos.
    { shared-deal-many }
    On peut piocher jusqu’au dernier domino.

page-mexican-train-begin =
    Au milieu, dans la gare, se trouve un double, la locomotive de la manche : { $top }-{ $top } dans la manche 1, puis un de moins à chaque manche, jusqu’à 0-0. Après 0-0, le plus haut double est de nouveau la locomotive.
    { $engine ->
        [holder] Qui reçoit la locomotive doit commencer avec elle, et c’est tout son tour ; ce n’est pas encore son premier tour sur un train. Si personne ne l’a, tous piochent un domino à tour de rôle, à partir de qui le sort désigne, jusqu’à ce qu’elle soit trouvée ; qui la trouve la pose aussitôt.
       *[other] On sort la locomotive avant de mélanger et on la pose dans la gare ; personne n’a à la trouver. Le sort désigne qui a le premier tour de la manche 1. À chaque manche suivante, le premier tour avance d’un joueur, peu importe qui a gagné.
    }
    { shared-direction }

page-mexican-train-turn =
    Tu as ton propre train ; le train mexicain est à tous. Chaque train part de la gare avec le nombre de la locomotive et ne s’allonge qu’à son bout extérieur, moitiés égales l’une contre l’autre. Te sont ouverts : ton train, { $mexican_from ->
        [after_own_train] le train mexicain (dès que le tien a un domino)
       *[other] le train mexicain (tout le monde peut le commencer, dès le premier tour)
    } et tout train qui porte un marqueur.
    Si tu peux poser un domino, tu dois le faire : un par tour{ $first_turn_train ->
        [true] , mais si tu commences ton premier tour sur ton propre train, tu peux y poser à la suite autant de dominos que tu peux
       *[other] , au premier tour aussi
    }. Sinon, pioche { $draw_count ->
        [1] un domino et pose-le aussitôt s’il va ; s’il ne va pas
       *[other] jusqu’à { $draw_count } dominos, un par un, et pose aussitôt le premier qui va ; si aucun ne va
    }, ou si la pioche est vide, mets un marqueur sur ton train et passe.
    Le marqueur ouvre ton train à tous. Il s’enlève quand tu y poses toi-même un domino, pas quand d’autres le font.
    Un double se pose en travers et doit être couvert. Tu poses aussitôt { $doubles ->
        [free_extra] un domino de plus, sur n’importe quel train qui t’est ouvert{ $first_turn_train ->
            [true] {" "}(sur un autre train que le tien, il met fin au long premier tour)
           *[other] {""}
        }
       *[other] un domino de son nombre sur lui
    } ; si tu n’en as pas, pioche comme ci-dessus ; si cela échoue, marqueur et passe.
    Tant qu’un double est nu, personne ne peut poser ailleurs{ $doubles ->
        [free_extra] , sauf ce domino de plus ; s’il y a plusieurs doubles nus, tu peux couvrir n’importe lequel
       *[other] {""}
    }. L’obligation de le couvrir passe de joueur en joueur, quel que soit le train où il est, ouvert à toi ou non. Le couvrir ne change aucun marqueur, sauf s’il est sur ton propre train : le tien s’enlève alors comme d’habitude.
    Un double est mort quand tous les autres dominos de son nombre sont sur la table : personne n’a à le couvrir, et ce train est terminé{ $doubles ->
        [free_extra]  ; il ne demande pas non plus de domino de plus
       *[other] {""}
    }.

page-mexican-train-end =
    La manche se termine dès que quelqu’un pose le dernier domino de sa main. Ce peut être un double ; il n’a alors pas besoin d’être couvert.
    Le jeu est bloqué quand la pioche est vide et que tous les joueurs ont passé l’un après l’autre. Il faut vraiment passer, parce que chaque fois cela ouvre un train. Passer compte, qu’on ait pioché avant ou non, et aussi après un double qu’on n’a pas pu couvrir ; un domino posé remet le compte à zéro.

page-mexican-train-scoring =
    Ce qui reste dans ta main t’est inscrit comme pénalité ; qui a fait domino inscrit 0. Un jeu bloqué s’inscrit de la même façon, même pour qui a le moins en main.
    { shared-double-blank }

page-mexican-train-match =
    La partie dure { $rounds ->
        [usual] { $top ->
            [9] 10
            [12] 13
            [15] 16
           *[other] 19
        } manches, une pour chaque double du jeu
        [1] une manche
       *[other] { $rounds } manches
    }. Le plus petit total gagne.
    Si plusieurs ont le plus petit total, celui d’entre eux qui a fini le plus de manches sans pénalité gagne. S’ils sont égaux là aussi, ils se partagent la victoire ; si tous les joueurs sont égaux sur les deux, la partie est nulle.

example-mexican-train-bare-double = Le train de Sud finit par 7-7 ; Sud n’a pas pu le couvrir et a passé. Ouest ne peut poser que 7-1 dessus : 9-3 et 6-3 iraient ailleurs, mais le double passe d’abord. Si Ouest n’avait pas de sept, il en irait de même pour Nord.
example-mexican-train-open-train = Nord a passé, donc son train porte un marqueur et Sud peut le commencer avec 12-8 ; 10-8 sur le train privé d’Ouest serait refusé. Le domino de Sud n’enlève pas le marqueur : Ouest peut y continuer avec 8-2.
example-mexican-train-blocked-round = La pioche est vide et personne n’a de domino qui aille. La manche ne se termine que lorsque les trois joueurs ont passé de suite, et chaque main s’inscrit comme pénalité.
