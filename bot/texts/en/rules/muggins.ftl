# Muggins

page-muggins-players =
    { $teams ->
        [true] Two or three play, each for himself, or four in two pairs: partners sit opposite each other and have one account. What is said here of a player’s points and hand holds for a pair, both hands added up.
       *[false] Two, three or four play, everybody for himself.
    }
    The set is double-six: { $tiles } tiles, face down. With two players everybody gets { $hand_2 } tiles and { $boneyard_2 } are left; with three { $hand_3 } and { $boneyard_3 }, with four { $hand_4 } and { $boneyard_4 }. What is left is the boneyard.

page-muggins-begin =
    Lots decide who leads the first round.
    { $next_lead ->
        [rotate] Each later round is led by the next player clockwise, whoever has won.
        [lot] Lots decide anew who leads each later round.
       *[winner] Each later round is led by the winner of the round before.{ $teams ->
            [true] {" "}Of a pair it is the one who has gone out or, after a fish, who held less; { shared-equal-partners }.
           *[false] {""}
        } If nobody has won it, lots decide again.
    }
    The leader may lay any tile, a double or not, in every round.

page-muggins-turn =
    Turns go round clockwise, to the player on your left. You lay one tile a turn at an open end, so that the touching halves are equal.
    The first double laid is the spinner: you may build on all four of its sides, { $arms_open ->
        [after_sides] but on its two short sides only when both of its long sides, through which the line runs, have a tile.
       *[at_once] from the moment it lies there.
    } If the lead is no double, the layout is a line with two ends until somebody lays a double. That one is the spinner; of its four sides one is taken by the tile that it was laid on.
    There is one spinner. Later doubles have no branches.
    { $double_orientation ->
        [cross] All doubles lie crosswise.
       *[choose] A double laid after the spinner may lie crosswise or lengthwise, as you choose. The next tile needs the same number either way; only the count of the ends differs. The spinner always lies crosswise.
    }
    { shared-draw }
    { $reserve_keep ->
        [0] The boneyard may be drawn down to the last tile.
        [1] The last tile of the boneyard is never drawn.
       *[other] The last { $reserve_keep } tiles of the boneyard are never drawn.
    } If nothing fits and nothing may be drawn any more, you pass.

page-muggins-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-layout }

page-muggins-scoring =
    After every turn, the lead and the last tile of a round too, add up the open ends. If that is 5, 10, 15 or another multiple of five (0 does not count), the player who laid the tile writes that many points at once.
    An ordinary tile at an end counts its open half; a double lying crosswise counts both halves, one lying lengthwise only one. A tile that lies alone counts both of its halves: 6-4 makes 10, and 5-5 makes 10.
    The spinner counts both halves as long as fewer than two tiles touch it, and nothing afterwards. Its empty sides count nothing.
    { $muggins_call ->
        [true] Points have to be claimed: after your tile you say whether it scores. What you leave, the next player may claim until he lays, draws or passes. When a tile ends the round, by going out or by a fish, the next player may still claim its points before the hands count.{ $finish_bonus ->
            [0] { "" }
           *[other] { " " }The bonus for going out needs no claim.
        }
       *[false] Points are written automatically. Nobody has to claim them, and nobody can take those of another.
    }
    Whoever goes out { $finish_bonus ->
        [0] gets no bonus for it.
       *[other] writes { $finish_bonus } besides what his last tile scores.
    } { $finish_pips ->
        [true] He also adds what the others hold, rounded to the nearest multiple of five.
       *[false] What the others still hold brings him nothing and costs them nothing.
    }
    A fish is won by the lowest hand; hands count their pips, 0-0 nothing. The winner writes what the others hold, added up, less his own hand{ $fish_round ->
        [none] , not rounded.
        [down5] , rounded down to a multiple of five (14 is 10).
       *[nearest5] , rounded to the nearest multiple of five: 12 is 10, 13 is 15.
    } If several share the lowest, nobody writes anything.

page-muggins-match =
    { $target_check ->
        [round_end] The target is { $target } points, and it is looked at after a round. The highest total at or above it wins the match; if several share the highest, another round is played.
       *[immediate] Whoever reaches { $target } points has won the match at once, in mid-round too: the round is not played out, and neither going out nor the hands count any more.
    }
    { $target_check ->
        [round_end] Reaching it in mid-round ends nothing.
       *[immediate] Points for going out and for a fish count in the same way. As points are written one turn after another, two can never get there together.
    }

example-muggins-lengthwise = The ends are 0, 3-3 and 2. North laid 3-3 lengthwise, so it counts 3 and not 6, and East’s 5-2 makes 0 + 3 + 2 = 5. Had 3-3 been laid crosswise, the ends would make 8 and nothing would be written. The spinner 5-5 counts nothing any more.
example-muggins-spinner-in-the-line = 6-4 was led, so 4-4 is the spinner although it was not the first tile: one side is taken, and East has built on another one at once. Two tiles touch it now, so it counts nothing, and the ends make 2 + 0.
example-muggins-fish = Nobody can go on, and the boneyard is empty. North holds 8, East 9, West 12: North wins the fish and writes 9 + 12 - 8 = 13, rounded to 15.
