# All Sevens

page-all-sevens-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-all-sevens-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-all-sevens-turn =
    { shared-sum-line }
    The cardinals are { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Only cardinals go there. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-all-sevens-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-all-sevens-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}They are deducted once, however many opponents there are.
       *[opponents] {""}
    }
    { shared-double-blank } Cardinals count their pips like any tile.
    { shared-entry }

page-all-sevens-match =
    { shared-match }

example-all-sevens-cardinals = West has to lay a tile at a 2 or at a blank. 5-1 and 5-3 make seven with the 2; the cardinal 4-3 goes to either end, either way round. 6-0 goes nowhere: nothing ordinary meets a blank. West may also draw one tile first.
example-all-sevens-blocked-round = Both ends are blank, nobody holds a cardinal, and the two that would fit lie in the boneyard, where they are never drawn. South holds least and writes the others’ 10 and 8 less South’s own 1.
