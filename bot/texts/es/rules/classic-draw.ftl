# Clásico con robo

page-classic-draw-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-classic-draw-begin =
    { shared-lead }
    Los dobles se cantan desde el más alto hacia abajo («¿{ $top }-{ $top }?» y así sucesivamente) hasta que alguien responde y enseña la ficha a todos.
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

example-classic-draw-first-that-fits = No valía nada, así que se robó. La segunda ficha vale: hay que ponerla. No se permite pasar, y tampoco seguir robando en busca de una mejor.
example-classic-draw-lay-or-keep = Con la regla de la casa de robar solo una: vale, así que se puede elegir entre ponerla y guardarla pasando.
example-classic-draw-drawn-match = Con una sola ronda como partida entera: hay cierre y un empate con lo mínimo, así que la partida queda en empate.
