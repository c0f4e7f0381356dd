# Block

page-block-players =
    { shared-alone }{ $most ->
        [8] {""}
       *[other] {" "}With a whole double-nine set up to 7 can play, with a larger one up to 8; from five players on everybody gets 7 tiles.
    }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-block-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-block-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-block-end =
    { shared-out }
    { shared-blocked }
page-block-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-block-match =
    { shared-match }

example-block-fewest-tiles = A blocked round: one tile of 11 pips beats two tiles of 3 pips together, because tiles are counted and not pips.
example-block-laid-last = A blocked round with two tiles in either hand. Whoever laid the last tile wins, even with more pips, and writes what the other holds.
