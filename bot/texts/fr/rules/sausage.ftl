# Saucisse

page-sausage-players =
    On joue à deux, avec un jeu double-six de { $tiles } dominos. Chacun en reçoit { $hand_2 }, donc il ne reste rien et on ne pioche pas.
    Tu poses tes dominos face cachée côte à côte, en rangée, et tu ne les regardes jamais. La rangée est une file : tu prends à son bout droit, et ce qui revient va à son bout gauche, face cachée.

page-sausage-begin =
    Le sort dit qui commence la première manche.
    { $start_double ->
        [true] Ce joueur retourne son domino le plus à droite. Tant que ce n’est pas un double, le domino va face cachée au bout gauche de sa rangée et l’autre en retourne un. Le premier double qui apparaît doit être posé : c’est la racine. Si personne n’a plus de double, la manche est un poisson.
       *[false] Ce joueur retourne son domino le plus à droite et le pose en travers de la table, quel qu’il soit : c’est la racine. Puis c’est à l’autre.
    }
    Deux lignes partent de la racine, côte à côte dans le même sens : la ligne A d’une de ses moitiés, la ligne B de l’autre.
    Dans les manches suivantes, le joueur à qui il restait le moins de points dans la précédente commence. S’il en restait autant aux deux, c’est celui qui n’avait pas commencé cette manche{ $start_double ->
        [true] {" "}(qui en a retourné le premier domino l’a commencée)
       *[false] {""}
    }.

page-sausage-turn =
    Tu retournes ton domino le plus à droite, pour que les deux le voient. S’il a une place, il doit y aller ; tu choisis parmi ses places. S’il n’en a pas, il va face cachée au bout gauche de ta rangée. Dans les deux cas, ton tour est fini : un domino par tour, pas de deuxième essai.
    À un bout : au bout de l’une ou l’autre ligne, si les moitiés qui se touchent sont égales.
    { $insert_doubles ->
        [true] Glissé : un double, et seulement un double, peut se glisser entre deux dominos d’une ligne qui se touchent par son nombre{ $insert_at_root ->
            [true] , même entre la racine et le premier domino
           *[false] , mais pas entre la racine et le premier domino
        }. Tout ce qui suit recule d’une place.
       *[false] Un double ne se glisse jamais entre deux dominos.
    }
    En coupe : compte les dominos de chaque ligne à partir de la racine. Là où les dominos de même rang, par exemple les deux troisièmes, montrent vers l’extérieur juste les deux moitiés de ton domino (un double : tous deux son nombre), tu peux le poser en travers des deux lignes derrière eux{ $cut_equal_lines ->
        [true] , si les deux lignes sont de même longueur
       *[false] { "" }
    }{ $cut_where ->
        [end_only] . Une ligne au moins doit finir là.
       *[anywhere] . Cela peut être au milieu des lignes ou là où l’une finit.
    }{ $cut_equal_lines ->
        [true] {""}
       *[false] {" "}Les lignes n’ont pas besoin d’être de même longueur.
    }
    La racine et tous les dominos avant le tien sont coupés. Ton domino est la nouvelle racine, chaque moitié au départ de la ligne qui la montrait ; ce qui suit reste attaché.
    Les dominos coupés vont face cachée au bout gauche de la rangée adverse, { $cut_order ->
        [shuffle] mélangés.
       *[fixed] un par un : racine, premier domino de A, premier de B, deuxième de A, deuxième de B ... Le dernier remis sortira en dernier.
    }

page-sausage-end =
    La manche se termine quand quelqu’un a posé le dernier domino de sa rangée : il a fait domino. Si ce domino coupe, la coupe se fait d’abord : l’adversaire reçoit les dominos coupés avant qu’on compte.
    La manche est un poisson (jeu bloqué) dès qu’aucun domino des deux rangées n’a de place nulle part.
    Une manche qui a eu { $max_turns } tours est un poisson aussi.

page-sausage-scoring =
    Une rangée compte ses points, 0-0 rien. { $score_to ->
        [winner] Si quelqu’un a fait domino, il inscrit ce qui reste dans l’autre rangée, comme points.
       *[loser] Si quelqu’un a fait domino, l’autre inscrit ce qui reste dans sa propre rangée, comme pénalité ; qui a fait domino n’inscrit rien.
    }
    { $fish_score ->
        [higher_only] Après un poisson, seule la rangée la plus lourde compte. Si les deux pèsent autant, rien ne s’inscrit.
        [difference] Après un poisson, la rangée la plus lourde compte, moins l’autre. Si les deux pèsent autant, rien ne s’inscrit.
       *[both] Après un poisson, les deux rangées comptent ; aucune n’est déduite de l’autre.
    } { $score_to ->
        [winner] Ce qui compte dans une rangée est inscrit par l’autre joueur.
       *[loser] Ce qui compte dans une rangée est inscrit par son propriétaire.
    }

page-sausage-match =
    { $score_to ->
        [winner] La partie se termine avec la manche dans laquelle un joueur atteint { $target } points : il a gagné.
       *[loser] La partie se termine avec la manche dans laquelle un joueur atteint { $target } points : il a perdu.
    }
    Si les deux atteignent { $target } dans la même manche, le plus haut total { $score_to ->
        [winner] gagne
       *[loser] perd
    } ; si les totaux sont égaux, la partie est nulle.

example-sausage-places = La ligne A montre 3, 1, 5 derrière ses trois dominos, la ligne B 2, 4, 0. Le 5-0 d’Est a trois places : le bout de A, le bout de B, ou une coupe au rang 3, qui enverrait les sept dominos à Nord.
example-sausage-double-between = Nord a glissé 3-3 derrière le premier domino de la ligne A, donc A montre maintenant 3, 3, 1, 5 alors que B montre toujours 2, 4, 0 : au rang 2, la coupe demande 4-3 et non plus 4-1.
example-sausage-last-cut = Le dernier domino de Nord était 5-0, et il a coupé au rang 3 : il a fait domino, mais d’abord sept dominos de 47 points sont allés à Est, qui n’avait que 6-1 en main et inscrit maintenant 54.
