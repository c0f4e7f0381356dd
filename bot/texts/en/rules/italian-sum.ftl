# Italian Dominoes

page-italian-sum-players =
    { $fewest } to { $most } play, everybody for himself. The set is double-{ $set ->
        [9] nine
       *[other] six
    }, { $tiles } tiles.
    { shared-direction }
    Each gets { $hand_3 } tiles if three play and { $hand_4 } if four{ $hand_2 ->
        [0] { "" }
       *[other] , and { $hand_2 } if two
    }.
    { $may_draw ->
        [true] The other tiles are the boneyard; { $reserve ->
            [0] all of them may be drawn.
            [one] the last tile in it is never drawn.
           *[other] the last { $reserve } tiles in it are never drawn.
        }
       *[false] The other tiles stay face down and are not used in this round.
    }

page-italian-sum-begin =
    Whoever holds the highest double leads. If nobody holds a double, the heaviest tile gives the lead: the one with the most pips or, if equal, the one with the larger half, so 6-3 goes before 5-4.
    { $opening_tile ->
        [free] This tile is shown, but it need not be led: the leader may begin with any tile.
       *[must] This tile must be led.
    } The lead is always a tile; nobody may begin with a draw.
    { $later_starter ->
        [rotate] In each later round the next player in turn leads, with any tile.
       *[again] Each later round is led in the same way, by the highest double. Nobody wins a round in this game, so no winner leads.
    }

page-italian-sum-turn =
    Lay any one tile of your hand{ $may_draw ->
        [true] , or draw one tile instead; a draw ends your turn
       *[false] { "" }
    }. The numbers on the tiles need not match: tiles are only added up.
    { $may_draw ->
        [true] There is no passing. If nothing may be drawn any more, you must lay a tile.
       *[false] You must lay a tile in each turn. There is no passing and no drawing.
    }
    All pips of the tiles on the table make the running total. Your tile adds both of its halves to it; a double adds both halves, too: 6-6 adds 12. The program gives the total after each tile.
    Players without tiles are left out, and the others go on.

page-italian-sum-end =
    The round ends as soon as the total has reached or passed the last mark, { $set ->
        [9] 150
       *[other] 100
    }. It also ends when nobody has a tile left.
    Laying your last tile does not end the round as long as somebody else has tiles. There is no blocked round, for every tile may always be laid.

page-italian-sum-scoring =
    You score at once if your tile makes the total exactly one of the marks: { $score_mode ->
        [face] { $set ->
            [9] 30, 50, 70, 100, 120 or 150. It brings you as many points as the total is, 30 for 30 and so on.
           *[other] 30, 50, 70 or 100. It brings you as many points as the total is, 30 for 30 and so on.
        }
       *[brackets] { $set ->
            [9] 30 brings 1 point, 50 brings 2, 70 brings 3, 100 brings 4, 120 brings 5 and 150 brings 6.
           *[other] 30 brings 1 point, 50 brings 2, 70 brings 3 and 100 brings 4.
        }
    }
    Going past a mark has no effect: it brings nothing and costs nothing, and that mark can no longer be hit in this round.
    The tile that ends the round may score as well. Tiles left in the hands cost nothing, going out brings nothing, and the next round begins with a total of 0.

page-italian-sum-match =
    { $rounds ->
        [none] The first player with { $target ->
            [usual] { $set ->
                [9] 81
               *[other] 51
            }
           *[other] { $target }
        } points wins, at once, even in the middle of a round.
       *[other] The number of rounds is { $rounds }; after the last one the highest total wins, whatever the target.
    }
    { $rounds ->
        [none] Points are scored by one player at a time, so two can never reach the target together.
       *[other] Several with the same highest total win together; if all are equal, the match is a draw.
    }

example-italian-sum-exactly-thirty = Lena lays 6-2 on a total of 22 and makes it exactly 30: 1 point at once. The numbers on the tiles need not match anything.
example-italian-sum-past-hundred = The total stood at 94, and 100 would bring 4 points. Lena’s 6-4 takes it to 104: that scores nothing, but the round is over, and nobody pays for tiles in the hand.
