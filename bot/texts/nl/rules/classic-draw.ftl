# Klassiek met pot

page-classic-draw-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-classic-draw-begin =
    { shared-lead }
    De dubbelen worden van de hoogste af geroepen (“{ $top }-{ $top }?” enzovoort) tot iemand antwoordt en de steen aan iedereen laat zien.
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

example-classic-draw-first-that-fits = Er paste niets, dus zijn er stenen gepakt. De tweede past: die moet gelegd worden. Passen mag niet, en doorpakken in de hoop op een betere ook niet.
example-classic-draw-lay-or-keep = Met de huisregel dat je er maar één pakt: hij past, dus mag je kiezen tussen leggen, en houden en passen.
example-classic-draw-drawn-match = Met één ronde als hele partij: de ronde is geblokkeerd en twee zijn het laagst, dus eindigt de partij in gelijkspel.
