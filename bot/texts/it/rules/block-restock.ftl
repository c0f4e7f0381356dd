# Block Domino con pesca finale

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
        [restock] {" "}Quindi le tessere in mano calano solo quando non si può più pescare, e chi passa ne ha una di più.
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

example-block-restock-tile-waits = Non andava niente, quindi non si è giocato niente, e il turno è finito pescando. La nuova 6-5 va, ma deve aspettare il prossimo turno: tocca all’altro giocatore.
example-block-restock-reserve-left = Le due tessere della riserva andrebbero bene, ma nessuno può pescarle, quindi la mano è bloccata. Vince chi ha meno punti, anche se su più tessere.
