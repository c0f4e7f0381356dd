# Blockdomino

page-block-players =
    { shared-alone }{ $most ->
        [8] {""}
       *[other] {" "}Mit einem ganzen Neunersatz können bis zu 7 spielen, mit einem größeren bis zu 8; ab fünf bekommt jeder 7 Steine.
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

example-block-fewest-tiles = Eine gesperrte Runde: Ein Stein mit 11 Augen schlägt zwei Steine mit zusammen 3 Augen, denn gezählt werden Steine und nicht Augen.
example-block-laid-last = Eine gesperrte Runde mit zwei Steinen auf jeder Hand. Wer den letzten Stein gelegt hat, gewinnt, auch mit mehr Augen, und schreibt, was die andere Hand zählt.
