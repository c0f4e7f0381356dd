# Hungarian Dominoes

page-hungarian-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-hungarian-begin =
    { shared-lead }
    { shared-lead-tile } The leader may go on in the same turn.
    { shared-lead-later }
    { shared-direction }
page-hungarian-turn =
    In your turn lay as many tiles as you like, one after another. Each goes to an end of the line with equal halves touching, as the line then is; a blank fits only a blank.
    { $one_end_per_turn ->
        [true] All tiles of a turn go to the same end, the one where you laid the first; a led tile leaves you the choice.
       *[false] You may use both ends in the same turn, in any order.
    }
    If a tile fits, you must lay at least one. { $must_exhaust ->
        [true] Then you must go on as long as another one fits.
       *[false] After that you may stop whenever you like, even if more would fit: say that you are done.
    } When nothing of yours fits any more, your turn is over.
    { shared-line-doubles }
    { shared-drawing } { $draw_rule ->
        [none] This is about the start of your turn.
        [restock] You draw once a turn, however many tiles you have laid.
       *[other] You draw only if nothing fits at the start of your turn.
    }
    { shared-reserve }
page-hungarian-end =
    { shared-out } This holds in mid-turn and in the first turn too: the others cannot get rid of anything any more.
    { shared-blocked }
page-hungarian-scoring =
    { $scoring ->
        [penalty] At the end of a round everybody writes the pips they still hold, as a penalty; whoever went out writes 0.
       *[winner] { shared-score-out }
    }
    { $scoring ->
        [penalty] A blocked round is won by all who hold the fewest pips, which matters only for the lead.
       *[winner] { shared-blocked-winner }
    }
    { $scoring ->
        [penalty] They too write what they hold, and whoever laid the last tile pays no more than that.
       *[winner] { shared-blocked-score }
    }
    { $scoring ->
        [penalty] Nothing is multiplied or divided.
       *[winner] { shared-blocked-tie }
    }
    { shared-double-blank }
    { $scoring ->
        [penalty] Every penalty is written, however small.
       *[winner] { shared-entry }
    }
page-hungarian-match =
    { $scoring ->
        [penalty] { $single_round ->
            [true] One round decides: whoever goes out wins or, if it is blocked, the lowest penalty. Those who share it have won together; if all are equal, the match is a draw.
           *[false] { $rounds ->
                [none] As soon as anybody has { $target ->
                    [usual] 100
                   *[other] { $target }
                } points or more after a round, the highest total has lost, and all others have won. Those who share it have lost together; if all totals are equal, the match is a draw.
                [one] One round is played, and the lowest total wins. Those who share it have won together; if all are equal, the match is a draw.
               *[other] { $rounds } rounds are played, and the lowest total wins. Those who share it have won together; if all totals are equal, the match is a draw.
            }
        }
       *[winner] { $single_round ->
            [true] { shared-match-single }
           *[false] { $rounds ->
                [none] { $target ->
                    [usual] Rounds are played until somebody has more than 100 points after a round: exactly 100 is not enough. { shared-match-tie }
                   *[other] { shared-match-target }
                }
               *[other] { shared-match-rounds }
            }
        }
    }

example-hungarian-long-turn = One turn laid four tiles, the next one three, at both ends. Now 5-1 fits at either end.
example-hungarian-stop-early = 2-0 would still fit, but whoever is on turn may stop here and keep the rest.
example-hungarian-exactly-hundred = A whole hand laid in the first turn, and a total of exactly 100: that is not more than 100, so the match goes on.
