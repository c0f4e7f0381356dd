# Classic Matador

page-matador-classic-players =
    { $most ->
        [2] 2 players, everybody for himself.
        [3] { $fewest ->
            [3] 3 players, everybody for himself.
           *[other] 2 or 3 players, everybody for himself.
        }
       *[other] { $fewest } to { $most } players, everybody for himself.
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
    The matadors are { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Only matadors go there. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-matador-classic-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-matador-classic-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}They are deducted once, however many opponents there are.
       *[opponents] {""}
    }
    { shared-double-blank } Matadors count their pips like any tile.
    { shared-entry }

page-matador-classic-match =
    { shared-match }

example-matador-classic-four-matadors = North has to lay a tile at a 1 or at a blank. 6-5 and 6-0 make seven with the 1; the matadors 6-1 and 0-0 go to either end, and 6-1 either way round. 5-3 goes nowhere.
