# Polish fives

page-fives-pl-players =
    { shared-alone } { shared-set }
    { shared-deal-many }
    { shared-reserve }
    { shared-redeal }

page-fives-pl-begin =
    Lots decide who leads the first round. The leader of a round may begin with any tile.
    { $later_starter ->
        [again] Lots decide the leader of every later round, too.
        [rotate] { shared-lead-rotate }
       *[winner] The winner of a round leads the next one. After a round that nobody or several have won, lots decide again.
    }
    { shared-direction }

page-fives-pl-turn =
    { shared-fives-layout }
    { shared-forced }
    { shared-drawing }

page-fives-pl-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-fives-pl-scoring =
    { shared-fives-count }
    { shared-fives-ends }
    { shared-fives-claim }
    { shared-fives-out }
    { shared-fives-rounding }
    { shared-fives-blocked }
    { shared-double-blank }
    { shared-entry } Points in play always count.

page-fives-pl-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] The target is { $target } points; it may be reached at any moment.
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

example-fives-pl-rounded-once = South has gone out. The hands of West and North, 7 pips each, are added to 14 and rounded once to 15. Each by itself they would have brought only 5 and 5.
example-fives-pl-blocked-round = Nobody has a blank, and there is nothing to draw. West holds least: South’s 23 less West’s own 9 are 14, which is rounded to 15 only now. The ends add up to 0, and that scores nothing.
