# Klassisch mit Vorrat

page-classic-draw-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-classic-draw-begin =
    { shared-lead }
    Die Pasche werden vom höchsten abwärts ausgerufen („{ $top }-{ $top }?“ und so weiter), bis sich jemand meldet und den Stein allen zeigt.
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

example-classic-draw-first-that-fits = Nichts hat gepasst, also wurde gezogen. Der zweite Stein passt: Er muss gelegt werden. Passen ist nicht erlaubt, und weiterziehen in der Hoffnung auf einen besseren auch nicht.
example-classic-draw-lay-or-keep = Mit der Hausregel, nur einen Stein zu ziehen: Er passt, also hast du die Wahl, ihn zu legen oder ihn zu behalten und zu passen.
example-classic-draw-drawn-match = Mit einer einzigen Runde als ganzer Partie: Die Runde ist gesperrt und mehrere haben am wenigsten, also ist die Partie unentschieden.
