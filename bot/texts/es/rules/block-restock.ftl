# Bloqueo con robo final

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
        [restock] {" "}Así que las manos solo menguan cuando ya no se puede robar nada, y un pase hace crecer la tuya.
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

example-block-restock-tile-waits = No valía nada, así que no se puso nada, y el turno acabó robando. El nuevo 6-5 vale, pero tiene que esperar al próximo turno: ahora le toca a la otra persona.
example-block-restock-reserve-left = Las dos fichas de la reserva valdrían, pero nadie puede robarlas, así que hay cierre. Gana quien tiene menos puntos, aunque sea con más fichas.
