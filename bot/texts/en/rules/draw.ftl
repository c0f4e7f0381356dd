# Draw Dominoes

page-draw-players =
    { shared-alone }{ $most ->
        [8] {""}
       *[other] {" "}With a whole double-nine set up to 7 can play, with a larger one up to 8; from five players on everybody gets 7 tiles.
    }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-draw-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-draw-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-draw-end =
    { shared-out }
    { shared-blocked }
page-draw-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-draw-match =
    { shared-match }

example-draw-both-ends = Which moves are there? A tile with both numbers may go to either end, a double fits like any other tile, and one tile fits nowhere.
example-draw-first-that-fits = Nothing fitted, so tiles were drawn. The third one fits: now it must be laid, and neither a pass nor another draw is allowed.
example-draw-dead-layout = All seven sixes are on the table, so nothing can fit any more. The next player had to draw the boneyard all the same; only then was the round blocked, and the fewest pips won it.
