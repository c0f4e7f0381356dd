# Dominó de robar

page-draw-players =
    { shared-alone }{ $most ->
        [8] {""}
       *[other] {" "}Con un juego completo de doble nueve pueden jugar hasta 7, con uno mayor hasta 8; desde cinco jugadores, cada uno recibe 7 fichas.
    }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-draw-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-draw-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-draw-end =
    { shared-out }
    { shared-blocked }
page-draw-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-draw-match =
    { shared-match }

example-draw-both-ends = ¿Qué jugadas hay? Una ficha con los dos números puede ir en cualquiera de los extremos, un doble vale como cualquier otra, y una ficha no va en ninguna parte.
example-draw-first-that-fits = No valía nada, así que se robó. La tercera ficha vale: ahora hay que ponerla, y no se permite ni pasar ni seguir robando.
example-draw-dead-layout = Los siete seises están en la mesa, así que ya no puede valer nada. Aun así hubo que robar todo el pozo; solo entonces hubo cierre, y lo ganó la mano con menos puntos.
