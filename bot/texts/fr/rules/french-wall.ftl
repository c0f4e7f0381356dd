# Domino français

page-french-wall-players =
    On joue à deux, chacun pour soi. Le plus haut domino est { $top }-{ $top } ; il y a { $tiles } dominos en tout.
    Chacun reçoit { $hand_2 } dominos. Les { $boneyard_2 } autres forment la pioche{ $draw_rule ->
        [none] , où l’on ne pioche pas.
       *[other] {" "}; { $reserve ->
            [0] on peut la piocher en entier.
            [1] son dernier domino n’est jamais pioché.
           *[other] ses { $reserve } derniers dominos ne sont jamais piochés.
        }
    }
    { shared-redeal }

page-french-wall-begin =
    Le sort dit qui commence la première manche. { $later_starter ->
        [winner] Ensuite, qui a gagné une manche commence la suivante ; si elle a eu deux gagnants ou aucun, le sort décide de nouveau.
        [again] Un nouveau tirage au sort décide pour chaque manche suivante.
       *[rotate] Ensuite l’entame change à chaque manche, peu importe qui a gagné.
    }
    On commence avec n’importe quel domino.

page-french-wall-turn =
    Les dominos se posent en long, comme des briques, en un mur de deux rangs. Le premier est sur le rang du bas. À chacun de ses deux bouts, le domino suivant est sur le rang du haut, une moitié au-dessus de ce bout, l’autre en saillie.
    On continue ainsi : chaque nouveau domino va sur l’autre rang, au-dessous ou au-dessus de la moitié en saillie, et dépasse lui-même d’une moitié. Les moitiés l’une au-dessus de l’autre doivent être égales. Les dominos côte à côte sur un même rang n’ont pas besoin d’aller ensemble.
    Le mur a toujours deux bouts, les moitiés en saillie (au début, les deux moitiés du premier domino). On pose donc comme sur une ligne à deux bouts ; les rangs montrent seulement comment le mur est bâti. 0 ne va qu’avec 0. Les doubles aussi se posent en long.
    Si tu peux poser un domino, tu dois le faire ; un domino par tour, à l’un ou l’autre bout. { $draw_rule ->
        [none] Si tu ne peux pas, tu passes.
        [until_playable] Si tu ne peux pas, tu pioches un par un jusqu’à ce qu’un domino aille, et tu le poses aussitôt ; si on ne peut plus rien piocher, tu passes.
        [one_then_choice] Si tu ne peux pas, tu pioches un domino ; s’il va, tu peux le poser ou passer, sinon tu passes. Si on ne peut rien piocher, tu passes.
        [one_no_play] Si tu ne peux pas, tu pioches un domino, que tu pourras poser à un tour suivant, et ton tour est fini. Si on ne peut rien piocher, tu passes.
        [restock] Si tu ne peux pas, tu passes. À la fin de chaque tour, passé ou non, tu pioches un domino tant qu’on peut piocher.
       *[two_or_pass] Si tu ne peux pas, tu choisis : passer, ou piocher { $draw_count ->
            [1] un domino
           *[other] { $draw_count } dominos d’un coup (moins, s’il n’y en a plus autant à piocher)
        }.
    }
    { $draw_rule ->
        [two_or_pass] { $play_after_draw ->
            [true] Si un domino va après la pioche, tu dois en poser un dans le même tour ; si aucun ne va, tu passes.
           *[false] Piocher remplace poser : ce que tu as pioché, tu le gardes, et ton tour est fini, même si un domino pioché irait.
        } Si on ne peut plus rien piocher, tu ne peux que passer.
       *[other] Si tu as un domino qui va, tu ne peux pas piocher à la place.
    }

page-french-wall-end =
    Qui pose le dernier domino de sa main fait domino, et la manche se termine aussitôt{ $draw_rule ->
        [restock] , sans piocher encore
       *[other] { "" }
    }.
    { $draw_rule ->
        [two_or_pass] Le jeu est bloqué quand les deux joueurs passent l’un juste après l’autre, même si on pourrait encore piocher. Une pioche ou un domino posé entre deux passes remet le compte à zéro.{ $play_after_draw ->
            [true] { " " }Passer après avoir pioché ne compte pas.
           *[false] { "" }
        }
       *[other] Passer ne suffit pas à mettre fin à la manche.
    }
    Le jeu est bloqué aussi dès qu’aucun des deux ne peut poser de domino et qu’on ne peut plus rien piocher. Personne n’a besoin de passer pour cela.

page-french-wall-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-french-wall-match =
    { shared-match }

example-french-wall-two-courses = Cinq briques : 1-4, 4-2 et 6-6 sur le rang du bas, 4-4 et 2-6 au-dessus. 2 et 6 sont côte à côte et n’ont pas besoin d’aller ensemble. Les bouts sont 1 et 6 : 5-1 va à gauche, 6-1 des deux côtés, 3-2 nulle part.
example-french-wall-drawn-and-kept = Bea ne pouvait rien poser et en a pioché deux. 6-4 irait, mais piocher a mis fin à son tour : elle garde les deux, et c’est à Alan. Il reste deux dominos que personne ne peut piocher.
example-french-wall-two-passes = Les deux joueurs ont passé l’un après l’autre, donc la manche est finie, bien qu’on puisse encore piocher quatre dominos. Alan a moins de points en main et inscrit ce que Bea a.
