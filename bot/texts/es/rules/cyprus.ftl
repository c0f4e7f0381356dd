# Chipre

page-cyprus-players =
    Juegan de { $fewest } a { $most }, cada cual por su cuenta. El juego es de doble nueve, { $tiles } fichas.
    { shared-direction }
    Cada uno recibe { $hand_4 } fichas si juegan cuatro, { $hand_5 } si cinco, { $hand_6 } si seis.
    Las fichas que sobran ({ $boneyard_4 } con cuatro jugadores, { $boneyard_5 } con cinco, { $boneyard_6 } con seis) quedan fuera de la ronda, boca abajo. Nadie roba.

page-cyprus-begin =
    Sale quien tenga el 9-9, y tiene que salir con él. Así es en todas las rondas, ganara quien ganara la anterior.
    Si nadie ha recibido el 9-9, se baraja todo y se reparte de nuevo.
    { shared-redeal }

page-cyprus-turn =
    El 9-9 está en el centro de una estrella con sitio para { $arms } brazos. Pones una ficha por turno: empiezas un brazo nuevo junto al 9-9 con el 9 de tu ficha, o sigues cualquier brazo, cuyo extremo abierto debe ser igual a la mitad que lo toca.
    { $fill_first ->
        [true] Mientras no hayan empezado los { $arms } brazos, solo se pueden empezar brazos nuevos; no va nada más.
       *[false] Se pueden empezar brazos nuevos mientras quede alguno libre, y en cualquier orden; ningún brazo tiene que esperar a los demás. Si tienes una ficha para un brazo nuevo, aun así puedes seguir otro brazo.
    }
    { $arms ->
        [9] Hay un brazo para cada una de las otras nueve fichas con un 9.
       *[other] Hay otras nueve fichas con un 9, una o más de sobra para los brazos. Esas se pueden poner por su otra mitad, como cualquier ficha, en el extremo de un brazo; las otras también.
    }
    Los dobles pueden ir atravesados o a lo largo; da lo mismo. En sus costados no se pone nada, y un brazo nunca se ramifica.
    Si puedes poner ficha, debes hacerlo. Si no puedes, pasas.

page-cyprus-end =
    { shared-out }
    { shared-blocked-none }{ $fill_first ->
        [true] { " " }También es así si hay brazos vacíos y nadie tiene un 9 para ellos, aunque los que faltan estén entre las fichas que quedan fuera.
       *[false] { "" }
    }

page-cyprus-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-cyprus-match =
    { shared-match }

example-cyprus-any-arm = Solo han empezado tres brazos, y nadie tiene que empezar antes los demás: Oeste puede empezar un brazo nuevo con 9-6, o poner 4-2 en el extremo que muestra un 4.
example-cyprus-ninth-nine = Los ocho brazos han empezado. El noveno nueve, 9-8, no encuentra sitio junto al 9-9, y ningún extremo muestra un 8 ni un 9, así que Este no puede ponerlo: 8-7 va en el 7, 3-2 en el 2 o en el 3.
example-cyprus-blocked = Los ocho extremos piden treses y no queda ninguno: hay cierre. Sur tiene lo mínimo, 9, y apunta lo que tienen los demás, 17 + 10 + 11 = 38.
