# Blokdomino met bijtrekken

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
        [restock] {" "}Handen worden dus pas kleiner als er niets meer gepakt mag worden, en door te passen wordt die van jou groter.
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

example-block-restock-tile-waits = Er paste niets, dus is er niets gelegd, en de beurt eindigde met pakken. De nieuwe 6-5 past, maar moet wachten tot de volgende beurt: nu is de andere speler.
example-block-restock-reserve-left = De twee stenen van de reserve zouden passen, maar niemand mag ze pakken, dus is de ronde geblokkeerd. De minste ogen winnen, al staan ze op de meeste stenen.
