# Clásico sin robar

page-classic-block-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-classic-block-begin =
    { shared-lead }
    Los dobles se cantan desde el más alto hacia abajo («¿{ $top }-{ $top }?» y así sucesivamente) hasta que alguien responde y enseña la ficha a todos.
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

example-classic-block-any-lead = El 5-5 dio la salida, pero se salió con otra ficha. Todos saben que el 5-5 sigue en esa mano. Se juega en sentido contrario a las agujas del reloj.
example-classic-block-shared-lowest = Un cierre en el que dos empatan con lo mínimo, 4 puntos cada uno en una sola ficha: nadie apunta nada.
