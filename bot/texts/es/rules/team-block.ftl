# Bloqueo por equipos

page-team-block-players =
    Cuatro jugadores forman dos equipos. { shared-set }
    { $team_draw ->
        [lots] Cada uno roba 4 fichas para el sorteo. Cuando los equipos están hechos se devuelven, y cada uno recibe { $hand_4 } fichas.
       *[hand] Cada uno roba { $hand_4 } fichas. Con ellas se forman los equipos, y son también las manos de la ronda.
    } (Sobrantes: { $boneyard_4 }.) { shared-rest }
    Los dos jugadores con más puntos en estas fichas son un equipo; los dos con menos, el otro. Si las sumas son iguales, decide la ficha más alta (la de más puntos, luego la de mitad mayor más grande), y después la siguiente más alta.
    Cada cual se sienta enfrente de su pareja. En el sentido de las agujas del reloj: el primero del equipo alto, el primero del bajo, el segundo del alto, el segundo del bajo; quién es primero en un equipo depende de dónde se sentaban antes.
    { $reteam_each_round ->
        [true] Los equipos se forman de nuevo en cada ronda, y cada cual lleva su propia cuenta.
       *[false] Los equipos siguen juntos toda la partida; en las rondas posteriores solo se reparten { $hand_4 } fichas a cada uno.
    } Las parejas { $table_talk ->
        [true] pueden hablar del juego.
       *[false] no hablan del juego.
    }
    { shared-redeal }
page-team-block-begin =
    { shared-lead }
    { shared-lead-tile }
    { $later_starter ->
        [winner] { shared-lead-team }
       *[other] { shared-lead-later }
    }
    { shared-direction }
page-team-block-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-team-block-end =
    Quien pone su última ficha domina y gana la ronda para su equipo. La ronda acaba al momento: ya no se pone ni se roba nada.
    { shared-blocked }
page-team-block-scoring =
    Si alguien domina, su equipo apunta los puntos que les quedan a los dos rivales. Lo que tiene su pareja { $partner_pips ->
        [true] cuenta también.
       *[false] no cuenta.
    }
    { $blocked_by ->
        [individual] En un cierre cada mano cuenta por separado: la mano con menos { $blocked_winner ->
            [count] fichas
           *[pips] puntos
        } de todas gana para su equipo.
       *[team_sum] En un cierre las dos manos de una pareja se suman: gana el equipo con menos { $blocked_winner ->
            [count] fichas
           *[pips] puntos
        }.
    }
    Quienes ganan un cierre apuntan los puntos de los dos rivales{ $partner_pips ->
        [true] , y también la más alta de sus dos manos, como si fuera la de la pareja{ $blocked_score ->
            [difference] {""}
           *[opponents] .
        }
       *[false] { $blocked_score ->
            [difference] {""}
           *[opponents] ; sus propios puntos ni se suman ni se restan.
        }
    }{ $blocked_score ->
        [difference] {" "}menos los de sus dos propias manos, pero nunca menos de 0.
       *[opponents] {""}
    }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-team-block-match =
    { $reteam_each_round ->
        [true] Lo que apunta un equipo va a las cuentas de sus dos miembros.
       *[false] Un equipo tiene una sola cuenta, y los dos ganan o pierden con ella.
    }
    { shared-match }

example-team-block-equal-hands = Dos jugadores tienen 20 puntos cada uno, y uno de ellos va con la mano más alta. Deciden sus fichas más altas: 5-4 es más alta que 4-4. Después cada cual se sienta enfrente de su pareja.
example-team-block-team-sums = Un cierre: la mano más baja de todas está en el equipo que pierde, porque se suman las dos manos de cada pareja.
