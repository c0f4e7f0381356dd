# Classic dominoes without draw pile

page-classic-block-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-classic-block-begin =
    { shared-lead }
    The doubles are called from the highest down (“{ $top }-{ $top }?” and so on) until somebody answers and shows the tile to all.
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-classic-block-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-classic-block-end =
    { shared-out }
    { shared-blocked }
page-classic-block-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-classic-block-match =
    { shared-match }

example-classic-block-any-lead = 5-5 gave the lead, but another tile was led. Everybody knows that 5-5 is still in that hand. Turns go counter-clockwise.
example-classic-block-shared-lowest = A blocked round in which two hold the lowest, 4 pips each, on one tile each: nobody writes anything.
