# Classic dominoes with draw pile

page-classic-draw-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-classic-draw-begin =
    { shared-lead }
    The doubles are called from the highest down (“{ $top }-{ $top }?” and so on) until somebody answers and shows the tile to all.
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-classic-draw-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-classic-draw-end =
    { shared-out }
    { shared-blocked }
page-classic-draw-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-classic-draw-match =
    { shared-match }

example-classic-draw-first-that-fits = Nothing fitted, so tiles were drawn. The second one fits: it has to be laid. A pass is not allowed, and neither is drawing on in the hope of a better one.
example-classic-draw-lay-or-keep = With the house rule of drawing just one: it fits, so there is a choice between laying it and keeping it with a pass.
example-classic-draw-drawn-match = With a single round as the whole match: the round is blocked and the lowest is shared, so the match is a draw.
