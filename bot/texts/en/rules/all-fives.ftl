# All Fives

page-all-fives-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-all-fives-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-all-fives-turn =
    { shared-fives-layout }
    { shared-forced }
    { shared-drawing }

page-all-fives-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-all-fives-scoring =
    { shared-fives-count }
    { shared-fives-ends }
    { shared-fives-claim }
    { shared-fives-out }
    { shared-fives-rounding }
    { shared-fives-blocked }
    { shared-double-blank }
    { shared-entry } Points in play always count.

page-all-fives-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] The target is { $target ->
                [usual] { $set ->
                    [6] 100
                   *[other] 200
                } points
               *[other] { $target } points
            }; it may be reached at any moment.
           *[other] { shared-match-rounds }
        }
    }
    { $single_round ->
        [true] Points in play do not decide it, and they do not end it earlier.
       *[false] { $rounds ->
            [none] { shared-fives-finish }
           *[other] Points in play count for the total, but they do not end the match earlier.
        }
    }

example-all-fives-double-at-an-end = West’s 6-3 made 12 and 3, so 15 points: the first 6-6 was still an end. West’s 6-4 covered it, and 4 and 6 made 10. Now South’s 4-4 counts 8, and 3-2 makes 8 and 2: 10 again.
example-all-fives-hands-rounded = South has gone out. West’s 18 pips become 20 and North’s 13 become 15, because every hand is rounded by itself: 35 in all. Their sum of 31 would have brought only 30. When both ends were blank, the sum of 0 scored nothing.
example-all-fives-blocked-round = Nobody has a 3 or a 1. Both tiles of the boneyard would fit, but they are never drawn, so the round is blocked. South holds least and writes West’s 17 as 15; South’s own 2 are not deducted.
