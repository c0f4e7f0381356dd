# Mexican Train

page-mexican-train-players =
    { shared-alone } The set has every tile from 0-0 to { $top }-{ $top } once: { $tiles } tiles.
    { shared-deal-many }
    The boneyard may be drawn down to the last tile.

page-mexican-train-begin =
    In the middle, in the hub, lies a double, the engine of the round: { $top }-{ $top } in round 1, then one lower in every round, down to 0-0. After 0-0 the highest double is the engine again.
    { $engine ->
        [holder] Whoever is dealt the engine must lead it, and that is the whole turn; it is not yet the first turn on a train. If nobody holds it, all draw one tile in turn, beginning with a player named by lot, until it is found; the finder leads it at once.
       *[other] The engine is taken out before the tiles are shuffled and laid in the hub; nobody has to find it. Lots decide who has the first turn of round 1. In every later round the first turn moves on by one player, whoever won.
    }
    { shared-direction }

page-mexican-train-turn =
    You have a train of your own; the Mexican train belongs to all. Every train begins at the hub with the number of the engine and grows at its outer end only, equal halves touching. Open to you are your own train, { $mexican_from ->
        [after_own_train] once that has a tile the Mexican train,
       *[other] the Mexican train (anybody may begin it, from the first turn on)
    } and every train with a marker.
    If you can lay a tile, you must: one a turn{ $first_turn_train ->
        [true] , but if you begin your first turn on your own train, you may go on there with as many tiles as fit
       *[other] , in the first turn too
    }. If not, draw { $draw_count ->
        [1] one tile and lay it at once if it fits; if it does not
       *[other] up to { $draw_count } tiles, one by one, and lay the first that fits at once; if none does
    }, or if the boneyard is empty, put a marker on your own train and pass.
    The marker opens your train to all. It comes off when you lay a tile there yourself, not when others do.
    A double lies crosswise and must be covered. At once you lay { $doubles ->
        [free_extra] one more tile, on any train open to you{ $first_turn_train ->
            [true] {" "}(on another train than yours it ends a long first turn)
           *[other] {""}
        }
       *[other] a tile of its number on it
    }; if you have none, draw as above; if that fails, marker and pass.
    While a double is bare, nobody may lay a tile anywhere else{ $doubles ->
        [free_extra] , but for that extra tile; of several bare doubles you may cover any
       *[other] {""}
    }. The duty to cover it goes from player to player, whoever’s train it lies on, open to you or not. Covering it changes no marker, unless it lies on your own train: then yours comes off as usual.
    A double is dead when all other tiles of its number are on the table: nobody has to cover it, and that train is at its end{ $doubles ->
        [free_extra] ; it asks for no extra tile either
       *[other] {""}
    }.

page-mexican-train-end =
    The round ends at once when somebody lays the last tile of a hand. That may be a double; it needs no cover then.
    The round is blocked when the boneyard is empty and all players have passed in succession. These passes have to be made, because each of them opens a train. A pass counts with or without a draw before it, and also after a double that could not be covered; a laid tile begins the count anew.

page-mexican-train-scoring =
    Whatever is still in your hand is written against you as a penalty; whoever has gone out writes 0. A blocked round is written in the same way, even for whoever holds least.
    { shared-double-blank }

page-mexican-train-match =
    The match lasts { $rounds ->
        [usual] { $top ->
            [9] 10
            [12] 13
            [15] 16
           *[other] 19
        } rounds, one for every double of the set
        [1] one round
       *[other] { $rounds } rounds
    }. The lowest total wins.
    Of several with the lowest total, the one who has ended more rounds without a penalty wins. If these are equal too, they share the win; if all players are equal in both, the match is a draw.

example-mexican-train-bare-double = South’s own train ends with 7-7; South could not cover it and has passed. West may lay nothing but 7-1 on it: 9-3 and 6-3 would fit elsewhere, but the double comes first. If West had no seven, the same would go for North.
example-mexican-train-open-train = North has passed, so North’s train carries a marker and South may begin it with 12-8; 10-8 on West’s private train would be refused. South’s tile does not take the marker off: West may go on there with 8-2.
example-mexican-train-blocked-round = The boneyard is empty and nobody has a fitting tile. The round ends only with the third pass in a row, and every hand is written as a penalty.
