# Bergen

page-bergen-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-bergen-begin =
    Whoever holds the lowest double leads; 0-0 is the lowest of all. If nobody has a double, the lightest tile decides: the fewest pips or, if equal, the one whose larger half is smaller, so 2-1 goes before 3-0.{ $sets_combined ->
        [1] {""}
       *[other] {" "}If several hold that same tile, a player is named by lot, and of them the first in turn order, counted from that player, leads.
    } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-bergen-turn =
    { shared-line } { shared-line-doubles }
    { shared-forced }
    { $draw_rule ->
        [one_then_choice] { $play_drawn ->
            [must] If none fits, draw exactly one tile. If it fits, it must be laid; if it does not, you pass. If there is nothing to draw, you pass.
           *[may] { shared-drawing-choice }
        }
       *[other] { shared-drawing }
    }

page-bergen-end =
    { shared-out }
    { shared-blocked }
    A blocked round is won by the only player without a double in the hand, however many pips that hand has. If several have none, the one of them with the fewest pips wins; if everybody holds a double, the one with the fewest pips of all.
    { $tie_blocked ->
        [last_player] If several are equal in this, the one of them who laid a tile last wins. If none of them has laid a tile in this round, nobody wins.
        [share] If several are equal in this, they win together and share the points of the round, fractions dropped.
       *[none] If several are equal in this, nobody wins.
    } { shared-double-blank }

page-bergen-scoring =
    The first tile of a round brings 2 points{ $single_opening_scores ->
        [true] , whether it is a double or not, and nothing else
       *[false] {" "}if it is a double, and nothing else; if it is not one, it brings nothing
    }.
    A double that is higher than every double on the table brings 2. So does the first double of a round whose first tile was not a double.
    If your tile makes both ends show the same number, you score 3 if one of the two end tiles is a double (a triple), and 2 if neither is (a double heading). As long as nothing lies on one side of the first tile, it is an end tile there itself.
    What one tile earns is added up: a new highest double that makes a triple brings 5. Points are written at once, and only for whoever laid the tile.
    Going out brings 2 more, and a blocked round brings its winner 2. Tiles that are left in the hands bring nothing.
    { $near_target_cap ->
        [true] If the match goes to a target and you are 2 or 3 points short of it, a tile or the end of a round brings you at most what leaves you 1 short.
       *[false] All points are written in full, even close to the target.
    }

page-bergen-match =
    { $single_round ->
        [true] { shared-match-single } Points in play do not decide it.
       *[false] { $rounds ->
            [none] Whoever first has { $target ->
                [usual] 15 points (if two play) or 10 points (if three or four play)
               *[other] { $target } points
            } wins the match, at once, even in the middle of a round; then nothing more is written. If the end of a round reaches the target, the match is over as well. { shared-match-tie }
           *[other] { shared-match-rounds } Points in play do not end it earlier.
        }
    }

example-bergen-five-points = Both ends ask for 5. South’s 5-5 is higher than every double on the table, 2 points, and it lies at one of two equal ends, a triple for 3: together 5. West’s 5-1 before it made the ends equal without a double, which brought 2.
example-bergen-lead-is-an-end = West’s 5-3 makes both ends ask for 3. On the left the first tile, 3-3, is still the end tile, and it is a double: a triple for 3 points, not 2.
example-bergen-no-double-wins = The round is blocked. South holds 2 pips and West 15, but South’s tile is 1-1, and West has no double: West gets the 2 points.
