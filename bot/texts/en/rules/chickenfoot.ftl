# Chickenfoot

page-chickenfoot-players =
    { $fewest } to { $most } play, everybody for himself. The set is double-{ $set ->
        [6] six
        [12] twelve
        [15] fifteen
       *[9] nine
    }, { $tiles } tiles.
    { shared-direction }
    Each gets { $hand_2 } tiles if two play, { $hand_3 } if three, { $hand_4 } if four, { $hand_5 } if five, { $hand_6 } if six, { $hand_7 } if seven, { $hand_8 } if eight. That is all tiles less 11, divided by the number of players, fractions dropped, and never more than 21.
    The tiles that were not dealt are the boneyard, { $boneyard_4 } with four players; all of them may be drawn.{ $root ->
        [holder] { "" }
       *[placed] { " " }The double in the middle is not among them.
    }

page-chickenfoot-begin =
    Each round grows from a double, its root: the first from { $top }-{ $top }, the next from the double below it, and so on down to 0-0; if there are rounds after that, { $top }-{ $top } again.
    { $root ->
        [holder] The root is dealt with the other tiles, and whoever holds it has the first turn and must lay it in the middle. Then the next player goes on.
       *[placed] The root is taken out before the shuffle and laid in the middle. It is nobody’s tile, and nobody’s turn.
    }
    { $root ->
        [holder] If nobody holds the root, lots decide who begins to draw, anew in every round. All draw one tile in turn until one finds the root, who lays it at once.
       *[placed] In the first round lots decide who has the first turn. In each later round it is the next player in turn after the one who had it last, whether that player could lay a tile or not.
    }

page-chickenfoot-turn =
    Lay one tile a turn: one of its halves must equal the open end that it is laid on. If you can lay a tile, you must.
    The root has { $root_arms } arms, and they come first: until all of them have begun, only tiles with the number of the root go, on the root. After that you may choose any open end.
    A double is laid crosswise on an end and becomes a foot. It gives no extra turn. The next three tiles, whoever lays them, must be its three toes, tiles with the number of the double.
    Until the three toes lie, nothing else may be laid anywhere. Then each toe is an open end: one end has become three. A toe may later end in a foot as well.
    If none of your tiles fits, draw one tile. If it fits, you must lay it now; if not, pass. You never draw a second one in a turn. If the boneyard is empty, pass at once.
    { $foot_must_be_possible ->
        [true] You may lay a double only while at least three more tiles with its number, not counting the double, are still off the table.
       *[false] You may lay a double even if there are not enough tiles left for its toes.
    }

page-chickenfoot-end =
    Whoever lays the last tile goes out, and the round ends at once. The last tile may be a double; its foot then stays without toes.
    The round is blocked, and ends without empty passes, as soon as the boneyard is empty and nobody holds a tile that may be laid now. That may happen while the root still lacks arms, too.
    { $drain_boneyard ->
        [true] If a foot lacks toes and no tile for them is left, the boneyard is still drawn; when it is empty, the round is blocked.
       *[false] If a foot lacks toes and no tile with its number is left, in any hand or in the boneyard, the round ends at once, even with tiles in the boneyard. If one such tile is left and two toes are missing, play goes on until it is laid.
    }
    The root does not count as a foot here: as long as it lacks arms and there are tiles to draw, those who have no tile for it draw.

page-chickenfoot-scoring =
    At the end of a round all players write the pips that are left in their hands as a penalty; whoever has gone out writes 0. A blocked round and one with a foot that cannot be finished are counted in the same way.
    { $double_blank_pips ->
        [0] 0-0 left in a hand counts nothing.
       *[other] 0-0 left in a hand counts { $double_blank_pips }, even with other tiles; every other tile counts its pips.
    }

page-chickenfoot-match =
    { $rounds ->
        [usual] There are as many rounds as the set has doubles: { $set ->
            [6] 7
            [12] 13
            [15] 16
           *[9] 10
        }.
       *[other] The number of rounds is { $rounds }.
    } After the last one the lowest total wins.
    Of several with the lowest total, the one who has had more rounds without any penalty wins. If these are equal too, they win together. If all players are equal in both, the match is a draw.

example-chickenfoot-toes-first = 5-5 lies without toes, so only fives may be laid, as its toes: South may not lay 3-2, although an open end shows a 3.
example-chickenfoot-three-ends = The foot of 5-5 has its three toes, and they are open ends like the others: one end has become three, and any end may be chosen again.
example-chickenfoot-lost-foot = A double-six set: East had to lay 5-0, the last five, as a toe of 5-5. Two toes are missing for good, so the round ends at once, although two tiles are left to draw. 0-0 left in East’s hand counts 50.
