# 42

page-forty-two-players =
    On joue à quatre exactement, en deux paires ; les partenaires se font face, et le tour passe dans le sens des aiguilles d’une montre.
    Le jeu est un double-six, { $tiles } dominos. Chacun en reçoit { $hand_4 }, donc il ne reste rien et on ne pioche pas.
    À la première donne, le sort dit qui est le donneur (qui mélange). À chaque donne suivante, c’est le joueur suivant dans le sens des aiguilles d’une montre.

page-forty-two-begin =
    Le joueur à gauche du donneur parle en premier, puis les autres dans le sens des aiguilles d’une montre, le donneur en dernier. Chacun parle une fois : passer, ou annoncer plus que la dernière enchère.
    { $bidding ->
        [tricks] Tu annonces combien de plis ton camp fera, de 1 à 7.
       *[points] Tu annonces combien des 42 points ton camp fera, de 30 à 41, ou tu annonces des marques. 1 marque vaut 42 points, 2 marques 84, et ainsi de suite ; toute enchère en marques demande les 42 points, c’est-à-dire tous les plis.
    }
    { $bidding ->
        [tricks] Il n’y a pas d’enchères en marques.
       *[points] La première enchère en marques peut être de 1 ou 2 marques. Au-delà de 2, on ne peut monter que d’une marque sur l’enchère en marques en cours : 3 sur 2, 4 sur 3. Après 1 marque, par exemple, 41, encore 1 marque et 3 marques sont refusés.{ $plunge ->
            [true] { " " }Plongeon : avec quatre doubles ou plus, tu peux sauter à 4 marques, sur toute enchère jusqu’à 3 marques mais pas sur 4.
           *[false] { "" }
        }
    }
    Si tout le monde passe, { $all_pass ->
        [force_shaker] le donneur doit jouer l’enchère minimale, { $bidding ->
            [tricks] 1 pli
           *[points] 30
        }.
       *[reshake] rien ne s’inscrit, la donne ne compte pas, et le joueur suivant dans le sens des aiguilles d’une montre mélange et distribue.
    }
    Qui a la plus haute enchère nomme l’atout, puis entame le premier pli avec n’importe quel domino.{ $plunge ->
        [true] { " " }Après un plongeon, c’est son partenaire qui nomme l’atout et entame.
       *[false] { "" }
    }{ $nello ->
        [true] { " " }Nello : qui a annoncé des marques (sans plongeon) peut jouer sans atout et sans son partenaire, qui garde ses dominos cachés et ne joue pas. Il doit perdre tous les plis ; les doubles sont les plus hauts de leur nombre.
       *[false] { "" }
    }

page-forty-two-turn =
    L’atout est un des nombres de 0 à 6{ $doubles_trump ->
        [true] , ou les doubles
       *[false] { "" }
    }{ $no_trump ->
        [true] , ou il n’y en a pas (« sans atout »)
       *[false] { "" }
    }. Si l’atout est un nombre, ses sept dominos sont tous atout et rien d’autre : avec les quatre comme atout, 6-4 n’est pas un six. Le double est le plus haut, puis ils se classent par leur autre moitié, de 6 à 0.
    { $doubles_trump ->
        [true] Si les doubles sont atout, les sept doubles sont une couleur à part, de 6-6 à 0-0. Chaque nombre a alors six dominos, classés par leur autre moitié.
       *[false] Les doubles ne peuvent pas être nommés atout ; un double appartient à son propre nombre.
    }
    Un domino qui n’est pas atout appartient à ses deux nombres. Dans chacun, le double est le plus haut, puis les dominos se classent par leur autre moitié : parmi les trois, 3-3, 6-3, 5-3 ... 3-0.
    Un atout à l’entame demande de l’atout. Tout autre domino à l’entame demande son plus grand nombre, un double le sien : 6-2 demande des six, 2-1 et 2-2 des deux.
    Dans le sens des aiguilles d’une montre, chacun met un domino au pli. Tu dois fournir un domino de la couleur demandée, si tu en as un ; les atouts n’appartiennent pas aux autres couleurs. Si tu n’en as pas, tu peux jouer n’importe quel domino. Tu n’es obligé ni de couper avec un atout, ni de monter.
    Le plus haut atout prend le pli ; s’il n’y en a pas, le plus haut domino de la couleur demandée. Qui prend un pli entame le suivant avec n’importe quel domino.

page-forty-two-end =
    { $early_stop ->
        [true] Une donne se termine dès qu’il est certain que l’enchère est réussie ou qu’elle ne peut plus l’être.
       *[false] Une donne se joue jusqu’au bout, les sept plis, même s’il est certain avant que l’enchère est réussie ou non.
    }{ $nello ->
        [true] { " " }Au nello, trois joueurs seulement jouent à chaque pli.
       *[false] { "" }
    }
    Les plis pris restent visibles. Il n’y a pas de jeu bloqué ici : avec sept dominos chacun, chacun peut toujours jouer.

page-forty-two-scoring =
    { $bidding ->
        [tricks] Seul compte le nombre de plis ; ce que valent leurs dominos ne compte pas.
       *[points] Chaque pli vaut 1 point pour le camp qui le prend. Cinq dominos comptent en plus : 5-5 et 6-4 rapportent 10 chacun, 5-0, 4-1 et 3-2 rapportent 5 chacun, à qui prend le pli où ils sont. Cela fait 7 pour les plis et 35 pour les dominos, 42 en tout.
    }
    { $bidding ->
        [tricks] L’enchère est réussie si le camp qui l’a faite prend au moins autant de plis qu’annoncé.
       *[points] Une enchère de 30 à 41 est réussie si le camp qui l’a faite prend au moins autant de points. Une enchère en marques n’est réussie qu’avec les sept plis : 41 points ne suffisent pas.
    }{ $nello ->
        [true] { " " }Un nello est réussi si son auteur ne prend aucun pli.
       *[false] { "" }
    }
    { $scoring ->
        [points] Si l’enchère est réussie, chaque camp ajoute ce qu’il a pris. Sinon (chute), le camp de l’enchère n’ajoute rien, et l’autre ajoute l’enchère{ $bidding ->
            [tricks] { "" }
           *[points] { " " }(42 par marque)
        } et ce qu’il a pris lui-même.
       *[marks] Si l’enchère est réussie, le camp qui l’a faite inscrit les marques en jeu : { $bidding ->
            [tricks] toujours 1.
           *[points] 1 pour une enchère de 30 à 41, et pour une enchère en marques autant qu’annoncé.
        } Sinon (chute), c’est l’autre camp qui inscrit ces marques. Ce qui a été pris au-delà de l’enchère ne compte pas.
    }

page-forty-two-match =
    Le premier camp qui a { $target ->
        [usual] { $scoring ->
            [points] 250 points
           *[marks] 7 marques
        }
       *[other] { $scoring ->
            [points] { $target } points
           *[marks] { $target } { $target ->
                [one] marque
               *[other] marques
            }
        }
    } ou plus gagne la partie.{ $scoring ->
        [points] { " " }Si les deux y sont après la même donne, le plus haut total gagne ; si les totaux sont égaux, on joue une donne de plus.
       *[marks] { " " }Un seul camp inscrit des marques par donne, donc les deux ne peuvent jamais y arriver à la fois.
    }
    { $all_pass ->
        [force_shaker] Chaque donne compte comme manche.
       *[reshake] Une donne sur laquelle personne n’a enchéri ne compte pas comme manche.
    }

example-forty-two-no-six = Les quatre sont atout et on entame 6-2, qui demande des six. Est a 6-4 et 6-6 : 6-4 est un atout et non un six, donc seul 6-6 pouvait être joué. Sud n’a pas de six et peut maintenant jouer n’importe quoi.
example-forty-two-doubles = Les doubles sont atout et on entame 6-4 : 6-5 le bat parmi les six, mais 1-1 est un atout et prend le pli, qui vaut 1 et les 10 de 6-4.
example-forty-two-one-trick-short = Nord a annoncé 2 marques. Nord et Sud prennent 41 points en six plis, mais un pli est perdu : l’enchère a chuté, et l’autre camp inscrit les 2 marques.
