# Solitario 2

page-solo-batches-players =
    Juega una sola persona, con un juego de doble { $set ->
        [9] nueve
       *[other] seis
    } de { $tiles } fichas. La tanda está a la vista, así que otras personas pueden mirar y aconsejar; el pozo está boca abajo.
    Se descubre una ficha, y se sacan fichas en tandas de { $hand_1 }. { $play_leftover ->
        [true] Lo que queda tras la última tanda completa forma otra tanda.
       *[false] { $set ->
            [9] { $batch ->
                [5] Hay 10 tandas completas, y sobran 4 fichas.
               *[other] Hay 7 tandas completas, y sobran 5 fichas.
            }
           *[other] { $batch ->
                [7] Hay 3 tandas completas, y sobran 6 fichas.
               *[other] Hay 5 tandas completas, y sobran 2 fichas.
            }
        } Esas no se juegan.
    }

page-solo-batches-begin =
    Se descubre la primera ficha del pozo, y con ella empieza la línea; tiene dos extremos. Después sacas la primera tanda.
    Puede ocurrir que nada de la primera tanda valga con la ficha descubierta. Entonces has perdido al momento.

page-solo-batches-turn =
    Pones una ficha de la tanda en un extremo de la línea, el que quieras: las mitades que se tocan deben mostrar el mismo número. El 0 solo casa con el 0.
    Puedes elegir el orden en que pones las fichas de la tanda, y el extremo. Los dobles son fichas como las demás: un doble va atravesado, pero la línea sigue solo por sus dos extremos.
    Una tanda nueva solo se saca cuando la anterior está puesta del todo, y se saca entera. No se roba nada más, y no se pasa.
    Una ficha que está en la línea se queda ahí: no se deshace nada.

page-solo-batches-end =
    El juego acaba cuando { $play_leftover ->
        [true] todas las fichas, también las de la última tanda corta, están en la línea.
       *[false] todas las tandas completas están en la línea.
    } Acaba también en cuanto quedan fichas en la tanda y ninguna de ellas vale en ningún extremo.
    También puedes rendirte.

page-solo-batches-scoring =
    Has ganado si { $play_leftover ->
        [true] está puesta también la última tanda.
       *[false] están puestas todas las tandas completas. Cuáles sean las fichas que sobran da igual.
    } Si antes no puedes seguir, has perdido.
    Tu puntuación es el número de fichas que has puesto; la que se descubrió al principio no cuenta.
    El juego es difícil. { $play_leftover ->
        [true] Todas las fichas tienen que caber en una línea, cuyos dos extremos muestran entonces el mismo número.
       *[false] Todas las fichas menos las que sobran tienen que poder caber en una línea, { $set ->
            [9] lo que las fichas sobrantes de un juego de doble nueve permiten pocas veces: si son cinco, en menos de 4 de cada 100 casos.
           *[other] lo que las fichas sobrantes no siempre permiten{ $batch ->
                [7] { "" }
               *[other] : de las 378 parejas posibles, lo permiten 273
            }. Y aunque quepan, el orden de las tandas te puede vencer.
        }
    }

page-solo-batches-match =
    Hay una sola ronda, y es la partida.

example-solo-batches-batch-first = Los extremos son 5 y 0, así que 5-5 puede ir a la izquierda y 6-0 a la derecha. No se saca nada nuevo antes de que todas las fichas de la tanda estén en la línea.
example-solo-batches-stuck = En la tanda quedan 3-1, 4-2 y 6-1, y los extremos son 5 y 0: no vale ninguna, y se ha perdido, fuera cual fuera la tanda siguiente.
