# French Dominoes

page-french-wall-players =
    Two play, each for himself. The highest tile is { $top }-{ $top }; there are { $tiles } tiles in all.
    Each gets { $hand_2 } tiles. The other { $boneyard_2 } are the boneyard{ $draw_rule ->
        [none] , which nobody draws from.
       *[other] ; { $reserve ->
            [0] all of it may be drawn.
            [1] its last tile is never drawn.
           *[other] its last { $reserve } tiles are never drawn.
        }
    }
    { shared-redeal }

page-french-wall-begin =
    Lots decide who leads the first round. { $later_starter ->
        [winner] In later rounds the winner of the last one leads; if nobody or both won it, lots decide again.
        [again] Lots decide anew for each later round.
       *[rotate] After that the lead changes with each round, whoever has won.
    }
    Whoever leads begins with any tile.

page-french-wall-turn =
    The tiles are laid lengthwise, like bricks, as a wall of two courses. The first lies in the lower course. At each of its two ends the next tile lies in the upper course, one half of it above that end, the other half jutting out.
    So it goes on: each new tile lies in the other course, under or over the half that juts out, and juts out by one half itself. Halves that lie above one another must be equal. Tiles side by side in the same course need not match.
    The wall always has two ends, the halves that jut out (at first the two halves of the first tile). What fits is therefore as in a line with two ends; the courses only show how it is built. 0 goes only with 0. Doubles lie lengthwise, too.
    If you can lay a tile, you must; lay one tile a turn, at either end. { $draw_rule ->
        [none] If you cannot, you pass.
        [until_playable] If you cannot, you draw one by one until a tile fits, and lay it at once; if nothing may be drawn any more, you pass.
        [one_then_choice] If you cannot, you draw one tile; if it fits, you may lay it or pass, else you pass. If nothing may be drawn, you pass.
        [one_no_play] If you cannot, you draw one tile, which you may lay in a later turn, and your turn is over. If nothing may be drawn, you pass.
        [restock] If you cannot, you pass. At the end of each turn, pass or not, you draw one tile as long as any may be drawn.
       *[two_or_pass] If you cannot, you choose: pass, or draw { $draw_count ->
            [1] one tile
           *[other] { $draw_count } tiles at once (fewer if no more may be drawn)
        }.
    }
    { $draw_rule ->
        [two_or_pass] { $play_after_draw ->
            [true] If a tile fits after the draw, you must lay one in the same turn; if none fits, you pass.
           *[false] Drawing is instead of laying: what you have drawn you keep, and your turn is over, even if a drawn tile would fit.
        } If nothing may be drawn any more, you can only pass.
       *[other] If you hold a tile that fits, you may not draw instead.
    }

page-french-wall-end =
    Whoever lays the last tile of the hand goes out, and the round ends at once{ $draw_rule ->
        [restock] , without another draw
       *[other] { "" }
    }.
    { $draw_rule ->
        [two_or_pass] The round is blocked when both players pass in immediate succession, even if tiles could still be drawn. A draw or a tile laid between two passes starts the count anew.{ $play_after_draw ->
            [true] { " " }A pass after a draw does not count.
           *[false] { "" }
        }
       *[other] Passes alone do not end the round.
    }
    The round is blocked, too, as soon as neither player can lay a tile and nothing may be drawn any more. Nobody has to pass for that.

page-french-wall-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-french-wall-match =
    { shared-match }

example-french-wall-two-courses = Five bricks: 1-4, 4-2 and 6-6 in the lower course, 4-4 and 2-6 above them. 2 and 6 lie side by side and need not match. The ends are 1 and 6: 5-1 fits on the left, 6-1 on both sides, 3-2 nowhere.
example-french-wall-drawn-and-kept = Bea could not lay a tile and drew two. 6-4 would fit, but drawing has ended her turn: she keeps both, and it is Alan’s turn. Two tiles are left that nobody may draw.
example-french-wall-two-passes = Both players have passed in succession, so the round is over although four tiles could be drawn. Alan holds fewer pips and writes what Bea holds.
