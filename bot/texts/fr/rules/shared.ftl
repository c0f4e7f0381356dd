# Paragraphes communs à plusieurs jeux, la plupart pour des jeux sur une ligne. Chacun est un paragraphe, sur une
# seule ligne ; les arguments dont il a besoin sont les mêmes que dans le texte anglais.

## Joueurs et dominos

shared-alone = { $most ->
        [2] On joue à 2, chacun pour soi.
       *[other] On joue de 2 à { $most }, chacun pour soi.
    }

shared-set = { $sets_combined ->
        [1] Le jeu contient une fois chaque domino, de 0-0 à { $top }-{ $top } : { $tiles } dominos.
       *[other] On mélange ensemble { $sets_combined } jeux de 0-0 à { $top }-{ $top }, donc chaque domino existe { $sets_combined } fois : { $tiles } dominos.
    }

shared-deal = À deux, { $hand_2 ->
        [0] il faudrait plus de dominos qu’il n’y en a
       *[other] chacun reçoit { $hand_2 } dominos (reste { $boneyard_2 })
    } ; à trois, { $hand_3 ->
        [0] il faudrait plus de dominos qu’il n’y en a
       *[other] chacun en reçoit { $hand_3 } (reste { $boneyard_3 })
    } ; à quatre, { $hand_4 ->
        [0] il faudrait plus de dominos qu’il n’y en a
       *[other] chacun en reçoit { $hand_4 } (reste { $boneyard_4 })
    }.{ $hand_5 ->
        [0] {""}
       *[other] {" "}À cinq et plus, chacun en reçoit { $hand_5 }.
    }

shared-rest = { $draw_rule ->
        [none] { shared-rest-closed }
       *[other] Les dominos qui restent forment la pioche, face cachée.
    }
shared-rest-closed = Les dominos qui restent sont mis de côté, face cachée, et ne servent pas dans la manche.

shared-redeal = { $redeal_doubles ->
        [0] Une main se joue comme elle a été distribuée, quel que soit son nombre de doubles.
       *[other] Si quelqu’un reçoit { $redeal_doubles } doubles ou plus, tous les dominos sont mélangés et distribués de nouveau. Seules comptent pour cela les mains telles que distribuées.
    }

## Qui commence

shared-lead = Qui a le plus haut double commence. Si personne n’a de double, le domino le plus lourd décide : le plus de points et, à somme égale, la plus grande moitié, donc 6-3 passe avant 5-4.{ $sets_combined ->
        [1] {""}
       *[other] {" "}Si plusieurs ont ce même domino, le sort désigne un joueur, et le premier d’entre eux à partir de là commence.
    }

shared-lead-tile = { $opening_tile ->
        [free] Ce domino ne donne que l’entame : montre-le, puis commence avec n’importe quel domino de ta main. Tout le monde sait dès lors que tu l’as, jusqu’à ce que tu le poses.
       *[must] Le domino qui donne l’entame est celui qu’il faut poser en premier.
    }

# Goes on after a sentence that says who of partners leads: the one who held less.
shared-equal-partners = s’ils avaient autant, celui dont le tour vient en premier à partir du joueur qui a posé le dernier domino, lui compris

shared-lead-later = { $later_starter ->
        [winner] { shared-lead-winner }
        [rotate] { shared-lead-rotate }
       *[again] { shared-lead-again }
    }
shared-lead-again = Chaque manche suivante commence de la même façon, peu importe qui a gagné.
shared-lead-winner = Qui gagne une manche commence la suivante, avec n’importe quel domino. Après une manche que personne, ou plusieurs, ont gagnée, on cherche qui commence comme pour la première.
shared-lead-team = L’équipe gagnante commence la manche suivante avec n’importe quel domino : le partenaire qui a le moins de points en main ; à égalité, celui qui a posé le dernier domino de la manche ou, sinon, celui dont le tour viendrait en premier. Après une manche gagnée par les deux équipes ou par aucune, on cherche qui commence comme pour la première.
shared-lead-rotate = Dans les manches suivantes, l’entame tourne : elle revient à qui joue juste après celui qui a commencé la dernière fois, avec n’importe quel domino.

shared-direction = { $direction ->
        [ccw] Le tour passe dans le sens inverse des aiguilles d’une montre : après toi joue la personne à ta droite.
       *[cw] Le tour passe dans le sens des aiguilles d’une montre : après toi joue la personne à ta gauche.
    }

## Ton tour

shared-line = Pose un domino à l’un des deux bouts de la ligne, de sorte que les moitiés qui se touchent soient égales. Un blanc ne va qu’avec un blanc.

shared-line-doubles = { $doubles_across ->
        [true] Les doubles se posent en travers,
       *[false] Les doubles se posent en long comme tous les dominos,
    } et la ligne n’a toujours que deux bouts : rien ne se pose sur les côtés d’un double. Les coudes ne servent qu’à gagner de la place, et les deux bouts ne se rejoignent jamais.

shared-forced = Si un de tes dominos va, tu dois en poser un : tu ne peux ni passer ni piocher à la place. Lequel, et à quel bout, c’est toi qui choisis.

shared-drawing = { $draw_rule ->
        [until_playable] { shared-drawing-until }
        [one_then_choice] { shared-drawing-choice }
        [one_no_play] { shared-drawing-one }
        [restock] { shared-drawing-restock }
        [two_or_pass] { shared-drawing-two }
       *[none] { shared-drawing-none }
    }
shared-drawing-none = Si aucun ne va, tu passes (tu boudes). On ne pioche jamais.
shared-drawing-until = Si aucun ne va, pioche un domino après l’autre jusqu’à ce qu’un aille, et pose celui-là aussitôt. Tu pioches même si rien de ce qui reste ne peut aller. S’il n’y a plus rien à piocher et que rien ne va, tu passes.
shared-drawing-choice = Si aucun ne va, pioche exactement un domino. S’il va, tu peux le poser, ou le garder et passer ; s’il ne va pas, tu passes. S’il n’y a rien à piocher, tu passes.
shared-drawing-one = Si aucun ne va, pioche exactement un domino, et ton tour est fini : même s’il va, il ne peut être posé qu’à un tour suivant. S’il n’y a rien à piocher, tu passes.
shared-drawing-restock = Si aucun ne va, tu ne poses rien. Chaque tour, y compris l’entame et un tour passé, se termine par la pioche d’un domino tant qu’il y en a à piocher ; tu dois le prendre, et il ne peut pas être posé dans le même tour. Qui pose son dernier domino ne pioche plus.
shared-drawing-two = Si aucun ne va, passe ou pioche deux dominos (un seul, s’il n’y en a plus qu’un à piocher). Piocher met fin à ton tour, même si un domino va maintenant.

shared-reserve = { $draw_rule ->
        [none] { shared-reserve-closed }
       *[other] { $reserve ->
            [0] On peut piocher jusqu’au dernier domino.
            [1] Le dernier domino de la pioche n’est jamais pioché.
           *[other] Les { $reserve } derniers dominos de la pioche ne sont jamais piochés.
        }
    }
shared-reserve-closed = Personne ne peut regarder les dominos non distribués avant la fin de la manche.

## Fin de la manche

shared-out = Qui pose son dernier domino fait domino et gagne la manche. Elle se termine aussitôt : on ne pose et ne pioche plus rien.

shared-blocked = { $draw_rule ->
        [none] { shared-blocked-none }
        [two_or_pass] { shared-blocked-two }
       *[other] { shared-blocked-drawn }
    }
shared-blocked-none = Le jeu est bloqué dès que personne n’a plus de domino qui aille. La manche se termine alors d’elle-même ; il n’est pas nécessaire que chacun passe.
shared-blocked-drawn = Le jeu est bloqué dès que personne n’a plus de domino qui aille et qu’on ne peut plus rien piocher ; il n’est pas nécessaire que chacun passe. Tant qu’on peut encore piocher, la manche continue, même si aucun de ces dominos ne peut aller.
shared-blocked-two = Le jeu est bloqué quand tous ont passé l’un après l’autre (piocher remet le compte à zéro), ou dès que personne n’a plus de domino qui aille et qu’on ne peut plus rien piocher.

## Décompte

shared-score-out = Si tu fais domino, tu inscris les points de tous les dominos que tes adversaires ont encore en main.

shared-blocked-winner = { $blocked_winner ->
        [count] Quand le jeu est bloqué, qui a le moins de dominos en main gagne, quels que soient leurs points.
       *[pips] Quand le jeu est bloqué, qui a le moins de points en main gagne, quel que soit son nombre de dominos.
    }

shared-blocked-score = { $blocked_score ->
        [difference] Qui gagne un jeu bloqué inscrit les points de tous ses adversaires moins les siens, mais jamais moins de 0.
       *[opponents] Qui gagne un jeu bloqué inscrit les points de tous ses adversaires, comme après avoir fait domino. Ses propres points ne sont pas déduits, même s’il en a plus que les autres.
    }

shared-blocked-tie = { $tie_blocked ->
        [last_player] Si plusieurs ont le moins à égalité, celui d’entre eux qui a posé un domino en dernier gagne. Si aucun d’eux n’a posé de domino dans cette manche, personne ne marque.
        [share] Si plusieurs ont le moins à égalité, tous ont gagné : les points de chacun se calculent comme d’habitude, puis sont divisés par le nombre de gagnants, sans les fractions.
       *[none] Si plusieurs ont le moins à égalité, personne ne marque.
    }

shared-double-blank = { $double_blank_pips ->
        [0] Les dominos en main comptent leurs points ; 0-0 ne compte rien.
       *[other] Les dominos en main comptent leurs points, mais 0-0 compte { $double_blank_pips }.
    }

shared-entry = { $entry_minimum ->
        [entry15] Tant que ton total est 0, tu n’inscris une manche que si elle te rapporte 15 points ou plus ; en dessous, c’est perdu. Ensuite, tout compte.
        [every15] Tu n’inscris une manche que si elle te rapporte 15 points ou plus ; en dessous, c’est perdu, à tout moment.
       *[off] Il n’y a pas de minimum : chaque point s’inscrit dès la première manche.
    }

## La partie

shared-match = { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] { shared-match-target }
           *[other] { shared-match-rounds }
        }
    }
shared-match-single = Une seule manche décide : qui la gagne a gagné la partie, et plusieurs gagnants gagnent ensemble. Si personne ne la gagne, ou tous, la partie est nulle.
shared-match-rounds = { $rounds ->
        [1] On joue une manche,
       *[other] On joue { $rounds } manches,
    } quels que soient les totaux, et le plus haut total gagne. Ceux qui se le partagent gagnent ensemble ; si tous les totaux sont égaux, la partie est nulle.
shared-match-target = On joue des manches jusqu’à ce que quelqu’un ait { $target } points ou plus à la fin d’une manche : la partie est alors finie. { shared-match-tie }
shared-match-tie = Le plus haut total gagne ; si plusieurs se le partagent, on joue une manche de plus.

## Le bouc et sa famille : une ligne, sept dominos chacun, les noms et le poisson des jeux russes

shared-goat-line = Le tour passe dans le sens des aiguilles d’une montre, vers la personne à ta gauche. Tous les dominos forment une ligne à deux bouts ouverts. Tu poses un domino à l’un des deux bouts, de sorte que les moitiés qui se touchent soient égales. Un double est un domino comme les autres : on ne construit pas sur ses côtés.
shared-pass = Si tu as un domino qui va, tu dois en poser un : tu ne peux pas passer. Si rien ne va, tu passes ; on ne pioche pas.
shared-draw = Si tu as un domino qui va, tu dois en poser un : tu ne peux ni piocher ni passer. Si rien ne va, tu pioches un par un jusqu’à ce qu’un domino aille, et tu dois le poser aussitôt, dans le même tour.
shared-reserve-keep = { $reserve_keep ->
        [0] On peut piocher jusqu’au dernier domino.
        [1] Le dernier domino de la pioche n’est jamais pioché.
       *[other] Les { $reserve_keep } derniers dominos de la pioche ne sont jamais piochés.
    } Si rien ne va et qu’on ne peut plus rien piocher, tu passes.
shared-opening = { $start_order ->
        [low0] Dans la première manche, qui a 0-0 commence. Si personne n’a reçu 0-0, c’est 1-1 qui commence, puis 2-2, et ainsi de suite jusqu’à 6-6.
        [high] Dans la première manche, qui a 6-6 commence. Si personne n’a reçu 6-6, c’est 5-5 qui commence, puis 4-4, et ainsi de suite jusqu’à 0-0.
       *[goat] Dans la première manche, qui a 1-1 commence. Si personne n’a reçu 1-1, c’est 2-2 qui commence, puis 3-3, et ainsi de suite jusqu’à 6-6, et en tout dernier 0-0.
    } Le domino trouvé ainsi doit être posé en premier ; on ne peut pas en choisir un autre.
shared-goat-out = La manche se termine dès que quelqu’un a posé son dernier domino : il a fait domino, et son camp a gagné la manche. Cela passe avant un poisson : on a fait domino même si plus rien ne peut être posé.
shared-fish-stuck = La manche est un poisson (jeu bloqué) dès que plus aucun joueur ne peut poser de domino et qu’on ne peut plus rien piocher. Personne n’a besoin de passer pour cela.
shared-fish-hands = La manche est un poisson (jeu bloqué) dès que personne à la table ne peut poser de domino : par exemple quand les deux bouts demandent le même nombre et que ses sept dominos sont tous sur la ligne. Personne n’a besoin de passer pour cela.
shared-fish-dead = { $fish_draw ->
        [true] Même si plus aucun domino ne peut aller nulle part, ceux dont c’est le tour continuent de piocher tant qu’on peut piocher ; c’est seulement ensuite que la manche est un poisson.
       *[false] C’est aussi un poisson dès qu’aucun domino hors de la ligne ne peut plus aller à un bout, ni dans une main ni dans la pioche, pas même un domino qui n’est jamais pioché : par exemple quand les deux bouts demandent le même nombre et que ses sept dominos sont tous sur la ligne. Alors on ne pioche plus.
    }
shared-fish-layout = C’est aussi un poisson dès qu’aucun domino hors de la table ne peut plus aller à un bout ouvert, ni dans une main ni dans la pioche, pas même un domino qui n’est jamais pioché. Alors on ne pioche plus.
shared-two-doubles = { $two_doubles ->
        [true] Tu poses un domino par tour, ou deux doubles à la fois : si les bouts demandent deux nombres différents et que tu as le bon double pour chacun, tu peux poser les deux dans le même tour, un à chaque bout. On ne peut pas commencer avec deux.
       *[false] Tu poses un domino par tour, double ou non. Deux doubles ne se posent jamais ensemble.
    }
shared-lone-blank = { $zero_zero ->
        [off] Une main compte ses points ; 0-0 ne compte rien.
        [any] Une main compte ses points, mais 0-0 compte 25, qu’il reste seul ou avec d’autres dominos.
       *[lone] Une main compte ses points, mais 0-0 compte 25 si c’est le seul domino de sa main. Avec d’autres à côté, il ne compte rien.
    } Les mains des partenaires se comptent chacune à part, puis s’additionnent.

## Plus de joueurs

shared-deal-many = Dominos chacun :{ $hand_2 ->
        [0] {""}
       *[other] {" "}à deux { $hand_2 } (reste { $boneyard_2 }),
    }{ $hand_3 ->
        [0] {""}
       *[other] {" "}à trois { $hand_3 } (reste { $boneyard_3 }),
    }{ $hand_4 ->
        [0] {""}
       *[other] {" "}à quatre { $hand_4 } (reste { $boneyard_4 }),
    }{ $hand_5 ->
        [0] {""}
       *[other] {" "}à cinq { $hand_5 } (reste { $boneyard_5 }),
    }{ $hand_6 ->
        [0] {""}
       *[other] {" "}à six { $hand_6 } (reste { $boneyard_6 }),
    }{ $hand_7 ->
        [0] {""}
       *[other] {" "}à sept { $hand_7 } (reste { $boneyard_7 }),
    }{ $hand_8 ->
        [0] {""}
       *[other] {" "}à huit { $hand_8 } (reste { $boneyard_8 }),
    } et ce qui reste forme la pioche, face cachée.

## Tous les cinq, Domino polonais des cinq : des bouts dont la somme est un multiple de cinq

shared-fives-layout = { $spinner ->
        [first_double] { shared-line } Le premier double est le pivot : ses deux longs côtés passent d’abord, et c’est seulement quand les deux portent un domino qu’on peut construire sur ses deux petits côtés, chacun séparément. Il n’y a jamais plus de quatre bouts ; les doubles suivants ont deux côtés comme tout domino.
       *[none] { shared-line } { shared-line-doubles }
    }

shared-fives-count = Après chaque domino, même le premier d’une manche, additionne les bouts. Si la somme est { $min_count ->
        [5] 5, 10, 15
       *[other] 10, 15, 20
    } ou n’importe quel multiple de 5 plus haut, qui a posé le domino marque cette somme aussitôt. Une somme de 0 ne marque rien.

shared-fives-ends = Un bout compte la moitié qui reste visible ; un double au bout compte ses deux moitiés. Un domino seul sur la table compte ses moitiés une fois : 5-5 seul fait 10, pas 20. Avec 6-3 posé contre un premier 6-6, les bouts sont 12 et 3, donc 15.{ $spinner ->
        [first_double] {" "}Le pivot compte ses deux moitiés jusqu’à ce que ses deux longs côtés soient couverts, puis plus rien ; un petit côté ne compte que lorsqu’un domino y est posé.
       *[none] {""}
    }

shared-fives-claim = { $must_announce ->
        [true] Les points en cours de jeu doivent être réclamés : après avoir posé, tu réclames, ou tu dis que tu as fini. Ce que tu as laissé, le joueur suivant peut le réclamer avant de poser, de piocher ou de passer ; ensuite, c’est perdu. Réclamer à tort ne coûte rien. Les points du dernier domino d’une manche, le joueur suivant peut aussi les réclamer, avant que les mains comptent.
       *[false] Ces points n’ont pas besoin d’être annoncés ni réclamés : ils s’inscrivent d’eux-mêmes.
    }

shared-fives-out = Si tu fais domino, tu ajoutes les points de tous les autres, { $round_each ->
        [true] chaque main arrondie séparément : des mains de 7 et 7 rapportent 5 + 5 = 10.
       *[false] d’abord additionnés, puis arrondis une seule fois : des mains de 7 et 7 font 14 et rapportent 15.
    }{ $out_bonus ->
        [0] {""}
       *[other] {" "}Ton dernier domino rapporte en plus { $out_bonus } points{ $must_announce ->
            [true] , qui n’ont pas besoin d’être réclamés
           *[false] {""}
        }.
    }

shared-fives-rounding = On arrondit au multiple de 5 le plus proche : un ou deux au-dessus d’un multiple descendent, trois ou quatre montent, donc 17 devient 15 et 18 devient 20.

shared-fives-blocked = { $blocked_score ->
        [opponents] Qui gagne un jeu bloqué ajoute les points de tous les autres, arrondis comme après avoir fait domino. Ses propres points ne sont pas déduits.
       *[difference] Qui gagne un jeu bloqué ajoute les points de tous les autres moins les siens, mais jamais moins de 0 ; { $round_each ->
            [true] chaque main est arrondie séparément, la sienne aussi.
           *[false] seul le résultat est arrondi : 23 moins 9 font 14 et rapportent 15.
        }
    }

shared-fives-finish = { $finish ->
        [end_of_round] Les points en cours de jeu n’arrêtent jamais une manche : qui atteint le but en pleine manche doit en attendre la fin. La partie est alors finie. { shared-match-tie }
       *[immediate] Si des points en cours de jeu l’atteignent et que personne d’autre n’en a autant, qui les a marqués a gagné la partie aussitôt, en pleine manche ou avec un dernier domino, et on n’inscrit rien pour avoir fait domino ni pour les dominos qui restent. Si la fin d’une manche l’atteint, la partie est finie aussi. { shared-match-tie }
    }

## Tous les sept, Matador : des moitiés qui font un nombre

shared-sum = { $sum ->
        [usual] { $top ->
            [6] 7
            [9] 10
            [12] 13
            [15] 16
            [18] 19
           *[other] un de plus que { $top }
        }
       *[other] { $sum }
    }

shared-sum-line = Les dominos forment une ligne à deux bouts, et les moitiés qui se touchent font ensemble { shared-sum }. Le premier domino montre une moitié à chaque bout, un double son nombre aux deux. Quand un double se pose à un bout, une seule moitié compte, et le nouveau bout montre son nombre.

shared-sum-jokers = { $sum ->
        [usual] { $top ->
            [6] 6-1, 5-2, 4-3 et 0-0
            [9] 9-1, 8-2, 7-3, 6-4, 5-5 et 0-0
           *[other] 0-0 et tous les dominos dont les moitiés font { shared-sum }
        }
        [7] { $top ->
            [6] 6-1, 5-2, 4-3 et 0-0
           *[other] 0-0 et tous les dominos dont les moitiés font 7
        }
       *[other] 0-0 et tous les dominos dont les moitiés font { $sum }
    }

shared-sum-anywhere = Ils peuvent se poser à n’importe quel bout, blanc ou non, et dans les deux sens : tu choisis quelle moitié reste visible, et le domino suivant se règle sur elle comme d’habitude.{ $crosswise_jokers ->
        [true] {" "}Sauf si c’est un double, un tel domino peut aussi se poser en travers : les deux moitiés sont alors visibles, et le domino suivant peut se régler sur l’une ou l’autre.
       *[false] {""}
    }

shared-sum-blank = { $sum ->
        [usual] Un blanc ne prend aucun domino ordinaire, car aucune moitié ne fait { shared-sum } avec lui.
        [7] { $top ->
            [6] Un blanc ne prend aucun domino ordinaire, car aucune moitié ne fait 7 avec lui.
           *[other] Un bout avec lequel aucune moitié du jeu ne fait 7 ne prend aucun domino ordinaire.
        }
       *[other] Un bout avec lequel aucune moitié du jeu ne fait { $sum } ne prend aucun domino ordinaire.
    }

shared-sum-held = { $withhold_jokers ->
        [true] Tu peux les garder : si rien d’autre ne va, tu peux piocher à la place, un domino après l’autre, tant qu’on peut piocher ; ensuite, il faut en poser un.
       *[false] Tu ne peux pas les garder : si rien d’autre ne va, il faut en poser un. Qui en a un peut donc toujours poser.
    }

shared-sum-draw = Si un de tes dominos va, { $voluntary_draw ->
        [none] tu dois en poser un.
        [one_instead] tu dois en poser un, ou piocher un domino à la place tant qu’on peut piocher ; cela met fin à ton tour, sans autre pioche.
        [unlimited] tu dois en poser un. Avant cela, tu peux piocher autant de dominos que tu veux, tant qu’on peut piocher, puis poser n’importe quel domino qui va.
       *[one_before] tu dois en poser un. Avant cela, tu peux piocher un domino, une fois par tour et seulement tant qu’on peut piocher, puis poser n’importe quel domino qui va.
    } L’entame est toujours un domino ; personne ne peut commencer par piocher.
