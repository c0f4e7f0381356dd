# Ziehdomino

page-draw-players =
    { shared-alone }{ $most ->
        [8] {""}
       *[other] {" "}Mit einem ganzen Neunersatz können bis zu 7 spielen, mit einem größeren bis zu 8; ab fünf bekommt jeder 7 Steine.
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

example-draw-both-ends = Welche Züge gibt es? Ein Stein mit beiden Zahlen darf an jedes Ende, ein Pasch passt wie jeder andere Stein, und ein Stein passt nirgends.
example-draw-first-that-fits = Nichts hat gepasst, also wurde gezogen. Der dritte Stein passt: Jetzt muss er gelegt werden, und weder passen noch weiterziehen ist erlaubt.
example-draw-dead-layout = Alle sieben Sechsen liegen auf dem Tisch, also kann nichts mehr passen. Trotzdem musste der Vorrat noch gezogen werden; erst dann war die Runde gesperrt, und die wenigsten Augen haben sie gewonnen.
