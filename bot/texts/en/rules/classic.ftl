# Classic dominoes

page-classic-players =
    Two, three or four play, everybody for himself, with a double-six set of { $tiles } tiles, face down.
    With two players everybody gets { $hand_2 } tiles and { $boneyard_2 } are left; with three { $hand_3 } and { $boneyard_3 }, with four { $hand_4 } and { $boneyard_4 }. What is left is the boneyard, also called bazaar.
    { shared-redeal }

page-classic-begin =
    { $start_order ->
        [low0] Whoever holds 0-0 begins with it. If nobody does, 1-1 begins, then 2-2, and so on up to 6-6.
        [goat] Whoever holds 1-1 begins with it. If nobody does, 2-2 begins, then 3-3, and so on up to 6-6, and last of all 0-0.
       *[high] Whoever holds 6-6 begins with it. If nobody does, 5-5 begins, then 4-4, and so on down to 0-0.
    }
    If nobody holds a double, the heaviest tile in any hand begins: the one with the most pips or, if equal, the one with the higher half (6-3 goes before 5-4).
    The tile that was found in this way must be led; its holder may not begin with another one.
    { $next_start ->
        [winner_free] This is for the first round. Later the winner of the round before leads, with any tile; if nobody has won it, the player who laid its last tile leads.
       *[tile_search] Every round begins like this. Winning a round does not give the lead of the next one.
    }

page-classic-turn =
    Turns go round clockwise, to the player on your left. All tiles lie in one line with two open ends. A double is a tile like any other: nothing is built on its sides.
    { $match ->
        [sum6] You lay a tile at either end so that the touching halves add up to six: 6 and 0, 5 and 1, 4 and 2, 3 and 3. Its other half is the new end. No tile fits everywhere.
       *[equal] You lay a tile at either end so that the touching halves are equal. Its other half is the new end.
    }
    { shared-two-doubles }
    If you hold a fitting tile, you must lay one: you may neither draw nor pass.
    { $on_stuck ->
        [pass] If nothing fits, you pass. Nobody draws.
        [draw_one] If nothing fits, you draw one tile. If it fits, you must lay it at once; if not, or if nothing may be drawn any more, you pass.
       *[draw_until] If nothing fits, you draw tiles one by one until one fits, and that one you must lay at once, in the same turn. You pass only when nothing may be drawn any more.
    }
    { $on_stuck ->
        [pass] The boneyard stays as it is until the end of the round.
       *[other] { $reserve_keep ->
            [0] The boneyard may be drawn down to the last tile.
            [1] The last tile of the boneyard is never drawn.
           *[other] The last { $reserve_keep } tiles of the boneyard are never drawn.
        }
    }

page-classic-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-dead }
    The maker of a fish is the player who laid the last tile on the line.

page-classic-scoring =
    A hand counts its pips. { $zero_zero ->
        [off] 0-0 counts nothing.
        [lone] 0-0 counts { $zero_zero_value } if it is the only tile of its hand; with other tiles beside it, it counts nothing.
       *[any] 0-0 counts { $zero_zero_value }, whether it is left alone or with other tiles.
    }
    { $score_to ->
        [losers] Whoever goes out writes nothing. Every other player writes what he holds himself.
       *[winner] Whoever goes out writes what all the others hold, added up.
    }
    { $fish_winner ->
        [last_player] The maker of a fish wins it, whatever he holds.
       *[fewest] A fish is won by the hand that counts least. If several share the least, the maker of the fish wins if he is one of them; if he is not, nobody wins and nobody writes anything.
    }
    { $score_to ->
        [losers] After a fish that somebody has won, every other player writes what he holds himself.
       *[winner] The winner of a fish writes what all the others hold, added up{ $fish_amount ->
            [full] . His own hand is not taken off.
            [each_minus_own] , less his own hand once for each of the others.
           *[sum_minus_own] , less his own hand. His own hand is taken off once, however many play.
        }{ $fish_winner ->
            [last_player] {" "}He never writes less than 0.
           *[fewest] {""}
        }
    }

page-classic-match =
    { $score_to ->
        [losers] The match ends with the round in which somebody reaches { $target } points. The lowest total wins; several with the lowest total win together.
       *[winner] Whoever has { $target } points or more at the end of a round has won the match. Only one player writes in a round, so two can never get there together.
    }

example-classic-fish = North lays the last six: both ends ask for 6, all seven lie on the line, and nobody draws although the boneyard is full. He made the fish, but South holds least and wins it. West’s 0-0 counts extra beside 3-2.
example-classic-two-doubles = The ends ask for 5 and 2. East may lay 5-5, 2-2, or 5-2 at either end, or 5-5 and 2-2 in one turn. A double and another tile cannot go together.
