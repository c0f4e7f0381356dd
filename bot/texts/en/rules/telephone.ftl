# Telephone

page-telephone-players =
    { $teams ->
        [false] Two, three or four play, everybody for himself. In what follows everybody is a side of his own.
       *[true] Two or three play, each for himself, or four in two pairs. Partners sit opposite each other and have one account: each pair is a side.
    }
    The set is double-six: { $tiles } tiles, face down. Everybody gets { $hand_2 }. The boneyard has { $boneyard_2 } tiles with two players, { $boneyard_3 } with three, none with four.

page-telephone-begin =
    In the first round whoever holds 3-2 must lead it. If nobody does, the lead is looked for among the doubles: 1-1, then 2-2, and so on up to 6-6, then 0-0. The first that somebody holds must be led.
    If there is no double either, the heaviest tile must be led: the one with the most pips or, if equal, the one with the higher half (6-3 before 5-4).
    In later rounds the winner of the round before leads, with any tile: the player who went out, or after a fish the winning side, of partners the one who held less; { shared-equal-partners }.
    A fish is won by the side that holds least. If several share the least, the side of the player who laid the last tile wins it, if it is one of them, and if it is not, they all win; either way that player leads.

page-telephone-turn =
    Turns go round clockwise, to the player on your left. You lay a tile at an open end so that the touching halves are equal. If you hold a fitting tile, you must lay one.
    The layout begins as a line with two ends. { $house ->
        [first_double] The first double laid is the house: once a tile lies on both of its long sides, its two short sides are open too, and there are four ends.
        [first_double_at_once] The first double laid is the house: all four of its sides are open at once.
       *[first_covered] The first double with a tile on both of its long sides becomes the house: from then on its two short sides are open too, and there are four ends. It need not be the double that was laid first. Before that nothing may be laid at its short sides.
    }
    There is only one house. All other doubles are tiles like any other, and nothing is built on their short sides.
    { $multi_doubles ->
        [1] You lay one tile a turn, doubles too.
       *[other] You lay one tile a turn, or up to { $multi_doubles } different doubles at once, each at another end that asks for it. The ends are counted once, after the whole turn.{ $house ->
            [first_covered] { "" }
           *[other] { " " }While no double lies, the one named first becomes the house.
        }
    }
    { $on_stuck ->
        [pass] If nothing fits, you pass. Nobody draws.
        [draw_one] If nothing fits, you draw one tile. If it fits, you must lay it at once; if not, or if nothing may be drawn any more, you pass.
       *[draw_until] If nothing fits, you draw tiles one by one until one fits, and that one you must lay at once. You pass only when nothing may be drawn any more.
    }
    { $reserve_keep ->
        [0] Where you may draw, every tile of the boneyard can be drawn, the last one too.
       *[other] The last tile of the boneyard is never drawn.
    }

page-telephone-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-layout }

page-telephone-scoring =
    After every turn, the lead and the last tile of a round too, add up the open ends. If that is 5, 10, 15 or another multiple of five (0 does not count), the side that laid the tile writes { $unit ->
        [fives] a fifth of it
       *[sum] that many points
    } at once.
    An ordinary tile at an end counts its open half; a double at an end counts both halves, even one that was led and has a tile on one side only. A tile that lies alone counts both of its halves: 6-4 makes 10, and 5-5 makes 10, not 20.
    A double with a tile on both long sides counts nothing any more{ $house ->
        [first_double_at_once] , and neither does the house once two tiles touch it, at whichever sides
       *[first_covered] { "" }
    }. An empty short side of the house counts nothing.
    { $first_lead_scores ->
        [false] The tile that has to be led in the first round scores nothing.
       *[true] The tile that has to be led in the first round scores like any other: 3-2 makes 5.
    }
    At the end of a round hands count their pips, 0-0 nothing. { $settlement ->
        [winner_up] The winning side adds what the other sides hold, rounded up to a multiple of five (18 is 20){ $unit ->
            [fives] , and writes a fifth of that
           *[sum] {""}
        }. If several sides win a fish, each of them adds what the sides that lost hold.
       *[losers_down] A side that pays takes what it holds off its account, rounded down to a multiple of five (18 costs 15){ $unit ->
            [fives] , and of that a fifth
           *[sum] {""}
        }, but no account falls below 0. Partners’ hands are added up first and then rounded: 9 and 14 are 23 and cost { $unit ->
            [fives] 4
           *[sum] 20
        }.
    }
    { $settlement ->
        [winner_up] What the partner of the one who went out holds counts for nobody.
       *[losers_down] If somebody went out, every other side pays; what his partner holds counts for nobody. After a fish { $fish_deduct ->
            [loser] only the sides pay that have not won it.
           *[all] every side pays, the winner’s too.
        }
    }

page-telephone-match =
    { $target_check ->
        [immediate] The match ends as soon as a side reaches { $target } points by its ends, even in mid-round: it has won, and the hands are not settled any more. If nobody does, the accounts are looked at again after the round is settled.
       *[round_end] The target is { $target } points. Reaching it in mid-round ends nothing: the round is played out and settled first, and then the accounts are looked at.
    }
    After the settlement a side with { $target } points or more has won the match. If both sides have that, the match is a draw, even if one of them has more.
    Of three or four who play for themselves, all who have { $target } or more win together; if everybody has, the match is a draw.

example-telephone-house = 3-3 was laid before 2-2, but 2-2 is the first double with a tile on both long sides, so it is the house. Its short sides have just opened, and North may lay 6-2 there. 3-3 is an end like any other.
example-telephone-counting = 4-4 is the house and counts nothing. The ends are 6-6 with both halves, 3, 5 and 0: 12 + 3 + 5 + 0 = 20. South’s 4-0 changes nothing in the sum and scores the same 20 that North’s 5-4 made before.
example-telephone-both-at-the-target = South goes out and his last tile brings him to 225. North pays 5 for his 8 pips and still has 230. Both are at the target, so the match is a draw, although one has more.
