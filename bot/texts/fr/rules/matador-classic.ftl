# Matador classique

page-matador-classic-players =
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

page-matador-classic-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-matador-classic-turn =
    { shared-sum-line }
    Les matadors sont { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Seuls des matadors y vont. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-matador-classic-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-matador-classic-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Ils ne sont déduits qu’une fois, quel que soit le nombre d’adversaires.
       *[opponents] {""}
    }
    { shared-double-blank } Les matadors comptent leurs points comme tout domino.
    { shared-entry }

page-matador-classic-match =
    { shared-match }

example-matador-classic-four-matadors = Nord doit poser contre un 1 ou contre un blanc. 6-5 et 6-0 font sept avec le 1 ; les matadors 6-1 et 0-0 vont aux deux bouts, 6-1 dans les deux sens. 5-3 ne va nulle part.
