# Klassisch ohne Vorrat

page-classic-block-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-classic-block-begin =
    { shared-lead }
    Die Pasche werden vom höchsten abwärts ausgerufen („{ $top }-{ $top }?“ und so weiter), bis sich jemand meldet und den Stein allen zeigt.
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

example-classic-block-any-lead = 5-5 hat entschieden, wer beginnt, aber gelegt wurde ein anderer Stein. Alle wissen, dass 5-5 noch auf dieser Hand ist. Es geht gegen den Uhrzeigersinn.
example-classic-block-shared-lowest = Eine gesperrte Runde, in der zwei am wenigsten haben, je 4 Augen auf je einem Stein: Niemand schreibt etwas.
