# Cabra del general

page-general-players =
    En la mesa se sientan dos equipos de dos, cada cual enfrente de su pareja. Si hay más gente, los demás esperan en equipos de dos y se van turnando en la mesa; { $fewest ->
        [4] pueden participar hasta { $most }
       *[other] tienen que participar { $most }
    }.
    El juego de doble seis se reparte entero boca abajo, siete fichas a cada uno de los cuatro de la mesa. No sobra nada y nadie roba.
    { shared-redeal }

page-general-begin =
    En cada ronda, no solo en la primera, sale quien tenga el 1-1, y tiene que salir con esa ficha. Como se reparten todas, siempre la tiene alguien.
    Quien pierde una ronda baraja para la siguiente. Después de un cierre o de un reparto anulado baraja otra vez la misma persona.

page-general-turn =
    { shared-goat-line }
    { shared-pass } Si solo vale el 0-0 o el 6-6, tienes que ponerlo, aunque prefieras guardarlo para el final.
    { $two_doubles ->
        [true] Pones una ficha por turno, o dos dobles a la vez: si los extremos piden dos números distintos y tienes el doble de cada uno, puedes poner los dos en el mismo turno, uno en cada extremo. Con dos no se puede salir.
       *[false] { $double_finish ->
            [off] Pones una ficha por turno; nunca se ponen dos fichas juntas.
           *[other] Pones una ficha por turno, con una excepción: si tus dos últimas fichas son 0-0 y 6-6 y un extremo pide 0 y el otro 6, puedes poner las dos en un turno y dominar con ellas. Mientras tengas una tercera ficha, no.
        }
    }
    { $only_title_ends ->
        [true] Solo puedes poner tu última ficha si dominar con ella da un título. Si no, pasas, aunque valga. Con un 1-1 obligado se sale de todos modos.
       *[false] Cualquier ficha que valga puede ser tu última.
    }
    { $title_rule ->
        [bald] Las señas entre parejas están prohibidas.
       *[other] { $signals ->
            [off] No hay señas entre parejas.
           *[other] Con una seña puedes decir { $signal_visible ->
                [table] a toda la mesa
               *[partner] a tu pareja, y a nadie más,
            } lo que tienes: un guiño es el 0-0; un moflete hinchado, el 6-6. { $signals ->
                [free] Se puede ir de farol.
               *[truthful] Solo puede hacer la seña quien tiene esa ficha.
            } Nadie está obligado.
        }
    }
    { $title_rule ->
        [bald] Tampoco puedes decir o mostrar de otra manera lo que tienes.
       *[other] { $signals ->
            [off] No puedes decir ni mostrar de ningún modo lo que tienes.
           *[other] Una seña no gasta turno. Puedes hacerla te toque o no, cada una de las dos una vez por ronda, desde el reparto hasta que su ficha está en la mesa.
        }
    }

page-general-end =
    { shared-goat-out }
    { shared-fish-hands }
    Un cierre no cuenta nada: nadie ha perdido, no hay título y ningún equipo se levanta. Se reparte de nuevo y otra vez se sale con el 1-1.

page-general-scoring =
    No se apuntan puntos; lo que queda en las manos da igual. Se cuentan las derrotas y los títulos de los equipos.
    Pierde aquel a quien le tocaría justo después de quien dominó, tanto si podía poner ficha como si no, y da igual quién hizo posible la última ficha. Siempre es del otro equipo, y su equipo se lleva la derrota.
    { $title_rule ->
        [both_only] Si en el último turno se pusieron el 0-0 y el 6-6, hay un General, que es un título. Con solo una de las dos, o con cualquier otra ficha, es una simple derrota.
        [bald] Si en el último turno se pusieron el 0-0 y el 6-6, hay un General. Con el 0-0 sin el 6-6 hay una calva. Con el 6-6 sin el 0-0, o con cualquier otra ficha, es una simple derrota. Generales y calvas son títulos.
       *[either] Si en el último turno se puso el 0-0, el 6-6 o los dos, hay un General, que es un título. Con cualquier otra ficha es una simple derrota.
    }
    { $general_is ->
        [finisher] El título es de quien dominó y se cuenta para su equipo, a su favor; la derrota se queda en el equipo que perdió.
       *[loser] El título es de quien perdió y se cuenta para su equipo. Siempre es además una derrota.
    }
    { $double_finish_worth ->
        [2] Dominar con el 0-0 y el 6-6 cuenta como dos Generales; por lo demás, una ronda da como mucho un título.
       *[other] Una ronda da como mucho un título. Dominar con el 0-0 y el 6-6 es un General, como cualquier otro.
    } { $double_finish ->
        [last_two] También has dominado con los dos si eran tus dos últimas fichas, puestas en dos turnos.
       *[other] Los dos quiere decir: en un mismo turno. Si pones uno y dominas con el otro en un turno posterior, solo cuenta el último.
    }

page-general-match =
    La partida dura { $session_minutes } minutos. Cuando se cumplen, se acaba la ronda empezada, también si acaba en cierre, y no se reparte otra. { $session_rounds ->
        [none] Puede tener cualquier número de rondas.
        [one] Acaba antes al cabo de una ronda; un cierre no cuenta.
       *[other] Acaba antes al llegar al número de rondas acordado ({ $session_rounds }); un cierre no cuenta entre ellas.
    }
    Con más de dos equipos, el que pierde se levanta { $general_is ->
        [finisher] cuando ha perdido { $losses_to_yield } de las rondas
       *[loser] { $title_yields ->
            [never] cuando ha perdido { $losses_to_yield } de las rondas
            [first_round_only] cuando se ha llevado un título en la primera ronda que contaba para él, o cuando ha perdido { $losses_to_yield } de las rondas
           *[always] cuando acaba de llevarse un título, o cuando ha perdido { $losses_to_yield } de las rondas
        }
    } desde que se sentó. Va al final de la cola, y el primer equipo de la cola ocupa los mismos dos sitios.
    El equipo que vuelve empieza otra vez con cero derrotas. El que se queda { $stay_resets_losses ->
        [true] también empieza de cero cada vez que cambia el otro.
       *[false] conserva las que lleva desde que se sentó.
    } Con dos equipos nadie se levanta.
    { $general_is ->
        [finisher] { $rank_by ->
            [titles_per_round] Gana el equipo con más títulos por cada ronda jugada.
           *[titles] Gana el equipo con más títulos.
        }
       *[loser] { $rank_by ->
            [titles_per_round] Gana el equipo con menos títulos por cada ronda jugada.
           *[titles] Gana el equipo con menos títulos.
        }
    } Las derrotas sin título no deciden nada. Si todos están iguales, la partida queda en empate.
    Con más de dos equipos ganan todos los que empatan en el mejor número, y pierden todos los que empatan en el peor. En el marcador ha perdido todo equipo que no ha ganado. Un equipo al que no le contó ninguna ronda ni gana ni pierde. Cuántas veces ha sido General cada persona no decide nada.

example-general-both-at-once = Los extremos piden 0 y 6, y Sur tiene solo 0-0 y 6-6. Pone los dos en un turno. Después iba Oeste, así que es General, y cuenta para Este y Oeste.
example-general-third-tile = Los extremos piden 0 y 6, pero Sur tiene una tercera ficha. Puede poner 0-0 o 6-6, no los dos, y tiene que poner uno de ellos aunque prefiera guardarlo: 5-1 no vale.
example-general-next-player = Dan domina con 6-6. Cat ha puesto justo antes y dejó abierto el 6, pero la siguiente es Ann, así que General es Ann. Ann y Cat se levantan al momento, y se sienta el equipo que espera.
