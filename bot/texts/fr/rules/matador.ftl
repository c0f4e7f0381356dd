# Matador

page-matador-players =
    { $most ->
        [2] On joue à 2, chacun pour soi.
        [3] { $fewest ->
            [3] On joue à 3, chacun pour soi.
           *[other] On joue à 2 ou 3, chacun pour soi.
        }
       *[other] On joue de { $fewest } à { $most }, chacun pour soi.
    } { shared-set }
    { shared-deal-many }
    { shared-reserve }
    { shared-redeal }

page-matador-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-matador-turn =
    { shared-sum-line }
    Les matadors sont { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Seuls des matadors y vont. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-matador-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-matador-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Ils ne sont déduits qu’une fois, quel que soit le nombre d’adversaires.
       *[opponents] {""}
    }
    { shared-double-blank } Les matadors comptent leurs points comme tout domino.
    { shared-entry }

page-matador-match =
    { shared-match }

example-matador-matadors = Nord doit poser contre un 8 ou contre un 2. 7-2 et 2-2 font dix avec le 8, 8-8 et 9-8 avec le 2. Le matador 9-1 va aux deux bouts, dans les deux sens, et 5-5 est un matador aussi, bien que ce soit un double. Nord peut aussi piocher d’abord un domino.
example-matador-two-blanks = Les deux bouts sont blancs, personne n’a de matador, et les deux de la pioche ne sont jamais piochés. Sud a le moins en main et inscrit les 17 et 12 des autres, moins ses propres 7.
