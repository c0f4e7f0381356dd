# Domino Block en équipe

page-team-block-players =
    On joue à quatre, en deux équipes. { shared-set }
    { $team_draw ->
        [lots] Chacun tire 4 dominos, juste pour former les équipes. Ensuite on les remet, et chacun reçoit { $hand_4 } dominos.
       *[hand] Chacun tire { $hand_4 } dominos. Ils décident des équipes, et ce sont aussi les mains de la manche.
    } (Reste { $boneyard_4 }.) { shared-rest }
    Les deux joueurs qui ont le plus de points sur ces dominos font une équipe, les deux qui en ont le moins l’autre. À somme égale, le domino le plus lourd décide (le plus de points, puis la plus grande moitié), puis le suivant.
    Les partenaires se font face. Dans le sens des aiguilles d’une montre : le premier de l’équipe lourde, le premier de la légère, le deuxième de la lourde, le deuxième de la légère ; qui est premier dans une équipe dépend de l’ordre des places d’avant.
    { $reteam_each_round ->
        [true] Les équipes se refont à chaque manche, et chacun garde son propre compte.
       *[false] Les équipes restent ensemble toute la partie ; aux manches suivantes, on distribue simplement { $hand_4 } dominos à chacun.
    } Les partenaires { $table_talk ->
        [true] peuvent parler du jeu.
       *[false] ne parlent pas du jeu.
    }
    { shared-redeal }

page-team-block-begin =
    { shared-lead }
    { shared-lead-tile }
    { $later_starter ->
        [winner] { shared-lead-team }
       *[other] { shared-lead-later }
    }
    { shared-direction }

page-team-block-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }

page-team-block-end =
    Qui pose son dernier domino fait domino et gagne la manche pour son équipe. Elle se termine aussitôt : on ne pose et ne pioche plus rien.
    { shared-blocked }

page-team-block-scoring =
    Si quelqu’un fait domino, son équipe inscrit les points que les deux adversaires ont encore en main. Ce que son partenaire a en main { $partner_pips ->
        [true] compte aussi.
       *[false] ne compte pas.
    }
    { $blocked_by ->
        [individual] Dans un jeu bloqué, chaque main compte pour elle-même : celle qui a le moins de { $blocked_winner ->
            [count] dominos
           *[pips] points
        } fait gagner son équipe.
       *[team_sum] Dans un jeu bloqué, les mains des partenaires s’additionnent : l’équipe qui a le moins de { $blocked_winner ->
            [count] dominos
           *[pips] points
        } gagne.
    }
    L’équipe qui gagne un jeu bloqué inscrit les points des deux adversaires{ $partner_pips ->
        [true] , et la plus lourde de ses deux mains comme si c’était celle du partenaire{ $blocked_score ->
            [difference] {""}
           *[opponents] .
        }
       *[false] { $blocked_score ->
            [difference] {""}
           *[opponents] {" "}; ses propres points ne sont ni ajoutés ni déduits.
        }
    }{ $blocked_score ->
        [difference] , moins ceux de ses deux mains, mais jamais moins de 0.
       *[opponents] {""}
    }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-team-block-match =
    { $reteam_each_round ->
        [true] Ce qu’une équipe inscrit va aux comptes des deux partenaires.
       *[false] Une équipe a un seul compte, et les deux partenaires gagnent ou perdent avec lui.
    }
    { shared-match }

example-team-block-equal-hands = Deux joueurs ont 20 points chacun, et l’un d’eux rejoint la main la plus lourde. Leur domino le plus lourd décide : 5-4 est plus lourd que 4-4. Ensuite, les partenaires s’assoient face à face.
example-team-block-team-sums = Un jeu bloqué : la main la plus légère de toutes est du côté des perdants, car les mains des partenaires s’additionnent.
