# Solo 1

page-solo-rows-players =
    One plays alone, with a double-{ $set ->
        [9] nine
        [12] twelve
        [15] fifteen
        [18] eighteen
       *[other] six
    } set of { $tiles } tiles. No tile is hidden, so others may watch and advise.
    All tiles are shuffled and laid out face up in { $set ->
        [9] 5 rows of 11
        [12] 7 rows of 13
        [15] 8 rows of 17
        [18] 10 rows of 19
       *[other] 4 rows of 7
    }. There is no boneyard, and nothing is drawn.

page-solo-rows-begin =
    { $start_tile ->
        [any] The first tile of the line is any tile that may be taken.
       *[other] The first tile of the line is { $start_tile }. It is taken out of its row, wherever it lies there.
    } From then on the line has two ends.
    Only the tile at the right end of each row may be taken. When it is gone, the next tile of that row may be taken.

page-solo-rows-turn =
    Take one of the tiles that may be taken and lay it on either end of the line: the halves that touch must show the same number. 0 goes only with 0.
    Each row gets shorter on its own. The rows need not be taken evenly: you may take several tiles from one row, one after another. An empty row stays empty.
    Doubles are tiles like the others; a double lies across, but the line goes on only at its two ends.
    Nothing is drawn and there is no passing. Tiles are not moved from row to row, and a tile that lies in the line stays there: nothing is taken back.

page-solo-rows-end =
    The game ends as soon as all tiles lie in the line, or none of the tiles that may be taken fits either end. It makes no difference then whether a covered tile would fit.
    You may also give up.

page-solo-rows-scoring =
    { $goal ->
        [longest] You have won if the line is as long as it can be with this set: { $set ->
            [9] 51 of the 55 tiles
            [15] 129 of the 136 tiles
           *[other] all { $tiles } tiles
        }. With a shorter line you have neither won nor lost.
       *[all] You have won if all { $tiles } tiles lie in the line. If you are stuck before that, you have lost.
    }
    { $set ->
        [9] With a double-nine set all tiles can never lie in one line, so only the longest line can be the goal.
        [15] With a double-fifteen set all tiles can never lie in one line, so only the longest line can be the goal.
       *[other] If all tiles lie in the line, its two ends always show the same number: every number is on an even number of halves.
    }
    Your score is the number of tiles that you have laid.{ $set ->
        [6] { " " }Not every layout can be won: about { $start_tile ->
            [any] one in three
           *[other] one in five
        } can.
       *[other] { "" }
    }

page-solo-rows-match =
    There is one round, and it is the match.
    The layout of the day is the same for everybody and can be solved. You may try it until it is: all tiles that you lay count, even those of tries that you gave up, and there are no hints for it.

example-solo-rows-right-ends = Only the right tile of each row may be taken: 0-0, 2-0, 4-2 and 6-4. The ends of the line are 1 and 6, so 6-4 is the only move. 6-2 and 4-1 would fit, but they are covered.
example-solo-rows-stuck = 1-1, 5-5, 6-5 and 6-6 may be taken, but both ends of the line show a 4: lost after 3 tiles, although fours lie under other tiles.
