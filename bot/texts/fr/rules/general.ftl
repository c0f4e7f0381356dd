# Bouc du Général

page-general-players =
    Deux équipes de deux sont à la table, les partenaires face à face. Si l’on est plus nombreux, les autres attendent par équipes de deux et viennent à la table à tour de rôle ; { $fewest ->
        [4] on peut être jusqu’à { $most }
       *[other] il faut être { $most }
    }.
    Le jeu double-six est entièrement distribué, face cachée, sept dominos à chacun des quatre à la table. Il ne reste rien, et on ne pioche pas.
    { shared-redeal }

page-general-begin =
    Dans chaque manche, pas seulement la première, qui a 1-1 commence et doit poser ce domino. Comme tous les dominos sont distribués, quelqu’un l’a toujours.
    Qui perd une manche mélange pour la suivante. Après un poisson ou une donne annulée, la même personne mélange de nouveau.

page-general-turn =
    { shared-goat-line }
    { shared-pass } Si seul 0-0 ou 6-6 va, tu dois le poser, même si tu préférerais le garder pour la fin.
    { $two_doubles ->
        [true] Tu poses un domino par tour, ou deux doubles à la fois : si les bouts demandent deux nombres différents et que tu as le bon double pour chacun, tu peux poser les deux dans le même tour, un à chaque bout. On ne peut pas commencer avec deux.
       *[false] { $double_finish ->
            [off] Tu poses un domino par tour ; deux dominos ne se posent jamais ensemble.
           *[other] Tu poses un domino par tour, à une exception près : si tes deux derniers dominos sont 0-0 et 6-6, et qu’un bout demande 0 et l’autre 6, tu peux poser les deux dans le même tour et faire domino avec eux. Tant que tu as un troisième domino, tu ne le peux pas.
        }
    }
    { $only_title_ends ->
        [true] Tu ne peux poser ton dernier domino que si faire domino avec lui vaut un titre. Sinon tu passes, même s’il va. Un 1-1 qui doit commencer peut commencer malgré tout.
       *[false] N’importe quel domino qui va peut être ton dernier.
    }
    { $title_rule ->
        [bald] Les signes entre partenaires sont interdits.
       *[other] { $signals ->
            [off] Il n’y a pas de signes entre partenaires.
           *[other] Tu peux dire par un signe { $signal_visible ->
                [table] à toute la table
               *[partner] à ton partenaire, et à personne d’autre,
            } ce que tu as : un clin d’œil veut dire 0-0, une joue gonflée 6-6. { $signals ->
                [free] Le bluff est permis.
               *[truthful] Il faut avoir ce domino pour en faire le signe.
            } Personne n’y est obligé.
        }
    }
    { $title_rule ->
        [bald] Tu ne peux pas non plus dire ou montrer autrement ce que tu as.
       *[other] { $signals ->
            [off] Tu ne peux dire ni montrer d’aucune façon ce que tu as.
           *[other] Un signe ne compte pas comme un tour. Tu peux le faire que ce soit ton tour ou non, chacun des deux une fois par manche, de la donne jusqu’à ce que son domino soit sur la table.
        }
    }

page-general-end =
    { shared-goat-out }
    { shared-fish-hands }
    Un poisson ne compte pas : personne n’a perdu, il n’y a pas de titre, aucune équipe ne se lève. On redistribue les dominos, et 1-1 commence de nouveau.

page-general-scoring =
    On n’inscrit pas de points ; ce qui reste en main ne compte pas. On compte les défaites et les titres des équipes.
    Le perdant est le joueur dont le tour viendrait juste après celui qui a fait domino, qu’il ait pu poser ou non, et peu importe qui a rendu le dernier domino possible. Il est toujours dans l’autre équipe, et la défaite est à son équipe.
    { $title_rule ->
        [both_only] Si 0-0 et 6-6 ont été posés tous les deux au dernier tour, la manche fait un Général, qui est un titre. Avec un seul des deux, ou avec tout autre domino, c’est une simple défaite.
        [bald] Si 0-0 et 6-6 ont été posés tous les deux au dernier tour, la manche fait un Général. Avec 0-0 mais sans 6-6, elle fait un chauve. Avec 6-6 seul ou tout autre domino, c’est une simple défaite. Les Généraux et les chauves sont des titres.
       *[either] Si 0-0, 6-6 ou les deux ont été posés au dernier tour, la manche fait un Général, qui est un titre. Avec tout autre domino, c’est une simple défaite.
    }
    { $general_is ->
        [finisher] Le titre va à qui a fait domino, et il compte en faveur de son équipe ; la défaite reste à l’équipe du perdant.
       *[loser] Le titre va au perdant et compte pour son équipe. C’est toujours aussi une défaite.
    }
    { $double_finish_worth ->
        [2] Faire domino avec 0-0 et 6-6 à la fois compte pour deux Généraux ; autrement, une manche apporte un titre au plus.
       *[other] Une manche apporte un titre au plus. Faire domino avec 0-0 et 6-6 à la fois, c’est un seul Général, comme les autres.
    } { $double_finish ->
        [last_two] Tu as aussi fini avec les deux si c’étaient tes deux derniers dominos, posés en deux tours.
       *[other] À la fois veut dire : dans le même tour. Si tu poses l’un et fais domino avec l’autre à un tour suivant, seul le dernier compte.
    }

page-general-match =
    La partie dure { $session_minutes } minutes. Quand ce temps est écoulé, on finit la manche en cours, même si elle devient un poisson, et on n’en distribue plus. { $session_rounds ->
        [none] Le nombre de manches est libre.
        [1] Elle se termine plus tôt, après une manche ; un poisson n’est pas compté.
       *[other] Elle se termine plus tôt, après { $session_rounds } manches ; un poisson n’en fait pas partie.
    }
    À plus de deux équipes, l’équipe qui perd se lève { $general_is ->
        [finisher] quand elle a perdu { $losses_to_yield ->
            [1] une
           *[other] { $losses_to_yield }
        } des manches
       *[loser] { $title_yields ->
            [never] quand elle a perdu { $losses_to_yield ->
                [1] une
               *[other] { $losses_to_yield }
            } des manches
            [first_round_only] quand elle a pris un titre dans la première manche qui a compté pour elle, ou quand elle a perdu { $losses_to_yield ->
                [1] une
               *[other] { $losses_to_yield }
            } des manches
           *[always] quand elle vient de prendre un titre, ou quand elle a perdu { $losses_to_yield ->
                [1] une
               *[other] { $losses_to_yield }
            } des manches
        }
    } jouées depuis qu’elle s’est assise. Elle va au bout de la file, et l’équipe en tête de file prend les deux mêmes places.
    Une équipe qui revient repart sans défaite. Celle qui reste { $stay_resets_losses ->
        [true] repart elle aussi de zéro, chaque fois que l’autre change.
       *[false] garde ses défaites depuis qu’elle s’est assise.
    } À deux équipes, personne ne se lève.
    { $general_is ->
        [finisher] { $rank_by ->
            [titles_per_round] L’équipe qui a le plus de titres par manche jouée gagne.
           *[titles] L’équipe qui a le plus de titres gagne.
        }
       *[loser] { $rank_by ->
            [titles_per_round] L’équipe qui a le moins de titres par manche jouée gagne.
           *[titles] L’équipe qui a le moins de titres gagne.
        }
    } Les défaites sans titre ne décident de rien. Si toutes sont à égalité, la partie est nulle.
    À plus de deux équipes, toutes celles qui partagent le meilleur compte gagnent, et toutes celles qui partagent le pire perdent. Dans les bilans, toute équipe qui n’a pas gagné a perdu. Une équipe dont aucune manche n’a compté ne gagne ni ne perd. Combien de fois chacun a été Général ne décide de rien.

example-general-both-at-once = Les bouts demandent 0 et 6, et Sud n’a plus que 0-0 et 6-6. Il pose les deux dans le même tour. Ouest vient après : il est donc Général, et cela compte pour Est et Ouest.
example-general-third-tile = Les bouts demandent 0 et 6, mais Sud a un troisième domino. Il peut poser 0-0 ou 6-6, pas les deux, et il doit poser l’un d’eux même s’il préférait le garder : 5-1 ne va pas.
example-general-next-player = Dan fait domino avec 6-6. Cat a posé juste avant lui et laissé le 6 ouvert, mais c’est Ann qui vient après : elle est donc Général. Ann et Cat se lèvent aussitôt, et l’équipe qui attend s’assoit.
