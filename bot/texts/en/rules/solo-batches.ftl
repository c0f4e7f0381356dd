# Solo 2

page-solo-batches-players =
    One plays alone, with a double-{ $set ->
        [9] nine
       *[other] six
    } set of { $tiles } tiles. The batch lies open, so others may watch and advise; the boneyard is face down.
    One tile is turned up, and tiles are drawn in batches of { $hand_1 }. { $play_leftover ->
        [true] What is left after the last full batch is a batch of its own.
       *[false] { $set ->
            [9] { $batch ->
                [5] There are 10 full batches, and 4 tiles are left over.
               *[other] There are 7 full batches, and 5 tiles are left over.
            }
           *[other] { $batch ->
                [7] There are 3 full batches, and 6 tiles are left over.
               *[other] There are 5 full batches, and 2 tiles are left over.
            }
        } They are not played.
    }

page-solo-batches-begin =
    The first tile of the boneyard is turned up and begins the line; it has two ends. Then you draw the first batch.
    It may happen that nothing of the first batch fits the tile that was turned up. Then the game is lost at once.

page-solo-batches-turn =
    Lay one tile of the batch on either end of the line: the halves that touch must show the same number. 0 goes only with 0.
    You may choose the order in which you lay the tiles of the batch, and the end. Doubles are tiles like the others: a double lies across, but the line goes on only at its two ends.
    A new batch is drawn only when the last one has been laid completely, and it is drawn whole. Nothing else is drawn, and there is no passing.
    A tile that lies in the line stays there: nothing is taken back.

page-solo-batches-end =
    The game ends when { $play_leftover ->
        [true] all tiles, those of the last short batch included, lie in the line.
       *[false] all full batches lie in the line.
    } It also ends as soon as tiles are left in the batch and none of them fits either end.
    You may also give up.

page-solo-batches-scoring =
    You have won if { $play_leftover ->
        [true] the last batch has been laid, too.
       *[false] all full batches have been laid. What the left-over tiles are makes no difference.
    } If you are stuck before that, you have lost.
    Your score is the number of tiles that you have laid; the tile that was turned up at the beginning does not count.
    The game is hard. { $play_leftover ->
        [true] All tiles must lie in one line, whose two ends then show the same number.
       *[false] All tiles but the left-over ones must be able to lie in one line, { $set ->
            [9] which the left-over tiles of a double-nine set seldom allow: if they are five, in fewer than 4 of 100 cases.
           *[other] which the left-over tiles do not always allow{ $batch ->
                [7] { "" }
               *[other] : of the 378 pairs that there can be, 273 do
            }. Even then the order of the batches may defeat you.
        }
    }

page-solo-batches-match =
    There is one round, and it is the match.

example-solo-batches-batch-first = The ends are 5 and 0, so 5-5 may go on the left and 6-0 on the right. Nothing new is drawn before all tiles of the batch lie in the line.
example-solo-batches-stuck = 3-1, 4-2 and 6-1 are left in the batch, and the ends are 5 and 0: none of them fits, and the game is lost, whatever the next batch would have been.
