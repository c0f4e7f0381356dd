# Dominó de bloqueo

page-block-players =
    { shared-alone }{ $most ->
        [8] {""}
       *[other] {" "}Con un juego completo de doble nueve pueden jugar hasta 7, con uno mayor hasta 8; desde cinco jugadores, cada uno recibe 7 fichas.
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

example-block-fewest-tiles = Un cierre: una ficha de 11 puntos gana a dos fichas que suman 3, porque se cuentan fichas y no puntos.
example-block-laid-last = Un cierre con dos fichas en cada mano. Gana quien puso la última ficha, aunque tenga más puntos, y apunta lo que tiene la otra mano.
