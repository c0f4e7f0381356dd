# Matador

page-matador-players =
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

page-matador-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-matador-turn =
    { shared-sum-line }
    The matadors are { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Only matadors go there. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-matador-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-matador-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}They are deducted once, however many opponents there are.
       *[opponents] {""}
    }
    { shared-double-blank } Matadors count their pips like any tile.
    { shared-entry }

page-matador-match =
    { shared-match }

example-matador-matadors = North has to lay a tile at an 8 or at a 2. 7-2 and 2-2 make ten with the 8, 8-8 and 9-8 with the 2. The matador 9-1 goes to either end, either way round, and 5-5 is a matador, too, though it is a double. North may also draw one tile first.
example-matador-two-blanks = Both ends are blank, nobody holds a matador, and the two in the boneyard are never drawn. South holds least and writes the others’ 17 and 12 less South’s own 7.
