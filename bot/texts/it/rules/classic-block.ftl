# Classico senza pesca

page-classic-block-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-classic-block-begin =
    { shared-lead }
    I doppi si chiamano dal più alto in giù (“{ $top }-{ $top }?” e così via) finché qualcuno non risponde e mostra la tessera a tutti.
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

example-classic-block-any-lead = 5-5 ha dato l’apertura, ma si è aperto con un’altra tessera. Tutti sanno che chi ha aperto ha ancora 5-5. Il turno gira in senso antiorario.
example-classic-block-shared-lowest = Una mano bloccata in cui il minimo è di due giocatori, 4 punti a testa su una tessera ciascuno: nessuno segna niente.
