# Klassiek zonder pot

page-classic-block-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-classic-block-begin =
    { shared-lead }
    De dubbelen worden van de hoogste af geroepen (“{ $top }-{ $top }?” enzovoort) tot iemand antwoordt en de steen aan iedereen laat zien.
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

example-classic-block-any-lead = 5-5 bepaalde wie begon, maar er is met een andere steen begonnen. Iedereen weet dat 5-5 nog in die hand zit. De beurt gaat tegen de klok in.
example-classic-block-shared-lowest = Een geblokkeerde ronde waarin twee spelers het laagst zijn, 4 ogen elk, elk op één steen: niemand schrijft iets.
