# Das Blockspiel

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
        [restock] {" "}Darum werden die Hände erst kleiner, wenn nichts mehr gezogen werden darf, und Passen macht deine größer.
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

example-block-restock-tile-waits = Nichts hat gepasst, also wurde nichts gelegt, und der Zug endete mit einem gezogenen Stein. Das neue 6-5 passt, muss aber bis zum nächsten Zug warten: Jetzt ist die andere Seite dran.
example-block-restock-reserve-left = Die zwei Steine der Reserve würden passen, aber niemand darf sie ziehen, also ist die Runde gesperrt. Die wenigsten Augen gewinnen, obwohl sie auf den meisten Steinen sind.
