# Classico con pesca

page-classic-draw-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-classic-draw-begin =
    { shared-lead }
    I doppi si chiamano dal più alto in giù (“{ $top }-{ $top }?” e così via) finché qualcuno non risponde e mostra la tessera a tutti.
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

example-classic-draw-first-that-fits = Non andava niente, quindi si è pescato. La seconda tessera va: si deve giocare. Non si può passare, né continuare a pescare sperando in una migliore.
example-classic-draw-lay-or-keep = Con la regola del tavolo per cui se ne pesca una sola: va, quindi si può scegliere se giocarla o tenerla e passare.
example-classic-draw-drawn-match = Con una sola mano come partita intera: la mano è bloccata e il minimo è di più giocatori, quindi la partita finisce in parità.
