# Block with end-of-turn draw

page-block-restock-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-block-restock-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-block-restock-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }{ $draw_rule ->
        [restock] {" "}So hands get smaller only when nothing more may be drawn, and a pass makes yours larger.
       *[other] {""}
    }
page-block-restock-end =
    { shared-out }
    { shared-blocked }
page-block-restock-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-block-restock-match =
    { shared-match }

example-block-restock-tile-waits = Nothing fitted, so nothing was laid, and the turn ended with a draw. The new 6-5 fits, but it has to wait for the next turn: the other player is on.
example-block-restock-reserve-left = The two tiles of the reserve would fit, but nobody may draw them, so the round is blocked. The fewest pips win, although they are on the most tiles.
