# Domino Squares

page-domino-squares-players =
    One plays alone, with all { $tiles } tiles of a double-six set. They all lie open from the beginning; nothing is dealt or drawn. Others may watch and advise.
    The board has 56 cells in eight rows. Rows 1, 2, 7 and 8 have eight cells, columns 1 to 8. Rows 3 to 6 have six cells, columns 2 to 7: the board is narrower in the middle, the same on both sides.
    The board is divided into 14 squares of two by two cells: four in rows 1 and 2, three in rows 3 and 4, three in rows 5 and 6, and four in rows 7 and 8. Those in the narrow rows stand one column further in.

page-domino-squares-begin =
    { $puzzle ->
        [free] The board is empty. You may begin with any tile, anywhere.
        [given] The numbers of some squares are given, so many that there is only one way to fill in the numbers of the others. You may begin with any tile and anywhere. Cells with a given number take only halves with this number.
       *[digits] The numbers of all squares are given. Each cell takes only a half with its number: you have to find out where the tiles lie.
    }
    { $puzzle ->
        [given] The puzzle is { $grade ->
            [hard] hard: no more squares are given than it takes, and much has to be tried out.
            [medium] of medium difficulty: something may have to be tried out.
           *[easy] easy: it can be solved step by step, without trying anything out.
        }
        [free] There are many ways to fill the board: see the section on the match.
       *[digits] Most of these grids can be covered in two ways; you may find either.
    }

page-domino-squares-turn =
    Lay any tile on two free cells that touch along a side, lying or upright, and either way round. Cells that touch only at a corner will not do.
    A tile may lie inside a square or across the border of two squares. Tiles that touch need not match; what counts is which numbers each square shows.
    A tile may be laid even where { $puzzle ->
        [digits] it leaves no solution
       *[other] it spoils a square
    }. Any tile that lies on the board may be taken back at any time, in any order.
    There is no passing, no drawing, and no limit to the moves.

page-domino-squares-end =
    You have solved it as soon as all { $tiles } tiles lie on the board, every cell is covered, and each of the 14 squares shows one number four times.
    If all tiles lie but a square shows more than one number, the game goes on: take something back.
    You may give up at any time. That ends the game.

page-domino-squares-scoring =
    Every solution is good: the board is compared with the rule, not with one stored answer. If you have solved it, you have won; if you give up, you have lost.
    Your score is the number of tiles that lie on the board at the end: { $tiles } if it is solved. How many moves it took, tiles taken back included, is shown but does not count.
    Every number is on eight halves, so it fills exactly two squares. They may touch; then one double may lie across their border. Otherwise every double lies inside a square.

page-domino-squares-match =
    There is one round, and it is the match.
    On the empty board there are 685,440 ways to lay the tiles. If two ways that become the same by a half-turn of the board count as one, there are 342,720. If you solve it, you are told which of these is yours.
    If only the numbers in the cells count and not where the tiles’ borders run, there are 372,960 ways, or 186,480 without half-turns. If naming the numbers otherwise makes no difference, there are 136 ways to lay the tiles, and 34 without half-turns and mirror images.

example-domino-squares-across-borders = The first square shows four times 0, although 0-0 alone lies inside it: 2-0 and 1-0 cross its border. All tiles laid here belong to a solution.
example-domino-squares-spoiled = All tiles lie, but 3-2 and 2-0 have changed places, so three squares show more than one number: nothing is won yet. Take both back and lay each where the other was.
example-domino-squares-solved = A solution: each square shows one number, each number fills two squares, and all seven doubles lie inside a square.
