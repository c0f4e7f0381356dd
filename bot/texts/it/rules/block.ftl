# Block Domino

page-block-players =
    { shared-alone }{ $most ->
        [8] {""}
       *[other] {" "}Con un set doppio nove completo si gioca fino in 7, con uno più grande fino in 8; da cinque giocatori in su ognuno riceve 7 tessere.
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

example-block-fewest-tiles = Una mano bloccata: una tessera da 11 punti batte due tessere che insieme ne fanno 3, perché si contano le tessere e non i punti.
example-block-laid-last = Una mano bloccata con due tessere a testa. Vince chi ha giocato l’ultima tessera, anche se ha più punti, e segna quello che ha in mano l’altro.
