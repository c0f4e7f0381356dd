# 42

page-forty-two-players =
    Juegan exactamente cuatro, en dos parejas; cada cual se sienta enfrente de la suya, y se juega en el sentido de las agujas del reloj.
    El juego es de doble seis, { $tiles } fichas. Cada uno recibe { $hand_4 }, así que no sobra nada y nadie roba.
    En la primera mano, un sorteo dice quién baraja (y reparte). En cada mano posterior lo hace la persona siguiente en el sentido de las agujas del reloj.

page-forty-two-begin =
    Habla primero quien está a la izquierda de quien barajó, luego los demás en el sentido de las agujas del reloj, y al final quien barajó. Cada cual habla una vez: pasa, o puja más que la última puja.
    { $bidding ->
        [tricks] Se puja cuántas bazas ganará tu bando, de 1 a 7.
       *[points] Se puja cuántos de los 42 puntos ganará tu bando, de 30 a 41, o se pujan marcas. 1 marca son 42 puntos, 2 marcas 84, y así; toda puja de marcas pide los 42 puntos, es decir, todas las bazas.
    }
    { $bidding ->
        [tricks] No hay pujas de marcas.
       *[points] La primera puja de marcas puede ser de 1 o 2 marcas. Por encima de 2 marcas, solo se puja una más que la puja de marcas que hay: 3 sobre 2, 4 sobre 3. Después de 1 marca, por ejemplo, no valen 41, 1 marca otra vez ni 3 marcas.{ $plunge ->
            [true] { " " }Plunge: con cuatro dobles o más puedes saltar a 4 marcas, sobre cualquier puja de hasta 3 marcas, pero no sobre 4.
           *[false] { "" }
        }
    }
    Si pasan los cuatro, { $all_pass ->
        [force_shaker] quien barajó tiene que jugar la puja mínima, { $bidding ->
            [tricks] 1 baza
           *[points] 30
        }.
       *[reshake] no se apunta nada, la mano no cuenta, y la persona siguiente en el sentido de las agujas del reloj baraja y reparte de nuevo.
    }
    Quien hizo la puja más alta elige triunfo y después sale a la primera baza con cualquier ficha.{ $plunge ->
        [true] { " " }Tras un plunge, elige triunfo y sale la pareja de quien pujó.
       *[false] { "" }
    }{ $nello ->
        [true] { " " }Nello: quien ha pujado marcas (sin plunge) puede jugar sin triunfo y sin su pareja, que guarda sus fichas ocultas y no juega. Quien pujó tiene que perder todas las bazas; el doble es la ficha más alta de su número.
       *[false] { "" }
    }

page-forty-two-turn =
    El triunfo es uno de los números 0 a 6{ $doubles_trump ->
        [true] , o los dobles
       *[false] { "" }
    }{ $no_trump ->
        [true] , o ninguno («follow me»)
       *[false] { "" }
    }. Si el triunfo es un número, las siete fichas que lo llevan son triunfos y nada más: con cuatros de triunfo, 6-4 no es un seis. El doble es el más alto; los demás van según su otra mitad, de 6 a 0.
    { $doubles_trump ->
        [true] Si el triunfo son los dobles, los siete dobles forman un palo propio, de 6-6 a 0-0. Cada número tiene entonces seis fichas, ordenadas por su otra mitad.
       *[false] Los dobles no se pueden elegir como triunfo; un doble pertenece a su propio número.
    }
    Una ficha que no es triunfo pertenece a sus dos números. En cada uno el doble es el más alto, y luego las fichas van según su otra mitad: de los treses, 3-3, 6-3, 5-3... 3-0.
    Salir con un triunfo pide triunfo. Salir con cualquier otra ficha pide su número mayor, y con un doble el suyo: 6-2 pide seises; 2-1 y 2-2, doses.
    En el sentido de las agujas del reloj, cada cual pone una ficha en la baza. Tienes que seguir con una ficha del palo de salida, si la tienes; los triunfos no pertenecen a los demás palos. Si no tienes ninguna, puedes jugar cualquiera. No estás obligado a jugar triunfo ni a superar las fichas anteriores.
    Gana la baza el triunfo más alto; si no hay ninguno, la ficha más alta del palo de salida. Quien gana una baza sale a la siguiente con cualquier ficha.

page-forty-two-end =
    { $early_stop ->
        [true] Una mano acaba en cuanto es seguro que la puja está cumplida o que ya no se puede cumplir.
       *[false] Una mano se juega hasta el final, las siete bazas, aunque antes sea seguro si la puja se cumple.
    }{ $nello ->
        [true] { " " }En un nello solo juegan tres personas en cada baza.
       *[false] { "" }
    }
    Las bazas ganadas quedan a la vista. En este juego no hay cierre: con siete fichas cada uno, todos pueden jugar siempre.

page-forty-two-scoring =
    { $bidding ->
        [tricks] Solo importa el número de bazas; lo que cuentan sus fichas no.
       *[points] Cada baza vale 1 punto para el bando que la gana. Además cuentan cinco fichas: 5-5 y 6-4 dan 10 cada una, 5-0, 4-1 y 3-2 dan 5 cada una, a quien gane la baza en que están. Son 7 por las bazas y 35 por las fichas, 42 en total.
    }
    { $bidding ->
        [tricks] La puja está cumplida si el bando de quien pujó gana al menos tantas bazas como se pujaron.
       *[points] Una puja de 30 a 41 está cumplida si el bando de quien pujó gana al menos esos puntos. Una puja de marcas solo se cumple con las siete bazas: 41 puntos no bastan.
    }{ $nello ->
        [true] { " " }Un nello se cumple si quien pujó no gana ninguna baza.
       *[false] { "" }
    }
    { $scoring ->
        [points] Si la puja se cumple, cada bando suma lo que ha ganado. Si no (cae), quienes pujaron no suman nada, y el otro bando suma la puja{ $bidding ->
            [tricks] { "" }
           *[points] { " " }(42 por cada marca)
        } y lo que ha ganado por su parte.
       *[marks] Si la puja se cumple, el bando de quien pujó apunta las marcas en juego: { $bidding ->
            [tricks] siempre 1.
           *[points] 1 por una puja de 30 a 41, y por una puja de marcas, tantas como se pujaron.
        } Si no (cae), esas marcas las apunta el otro bando. Lo que se ganó de más no importa.
    }

page-forty-two-match =
    Gana la partida el primer bando con { $target ->
        [usual] { $scoring ->
            [points] 250 puntos
           *[marks] 7 marcas
        }
       *[other] { $scoring ->
            [points] { $target } puntos
           *[marks] { $target } { $target ->
                [one] marca
               *[other] marcas
            }
        }
    } o más.{ $scoring ->
        [points] { " " }Si los dos llegan tras la misma mano, gana el total más alto; si los totales son iguales, se juega otra mano.
       *[marks] { " " }En cada mano apunta un solo bando, así que nunca pueden llegar los dos a la vez.
    }
    { $all_pass ->
        [force_shaker] Cada mano cuenta como ronda.
       *[reshake] Una mano en la que nadie ha pujado no cuenta como ronda.
    }

example-forty-two-no-six = El triunfo son los cuatros y se sale con 6-2, que pide seises. Este tiene 6-4 y 6-6: 6-4 es triunfo y no seis, así que solo podía jugar 6-6. Sur no tiene seises y ahora puede jugar lo que quiera.
example-forty-two-doubles = El triunfo son los dobles y se sale con 6-4: entre los seises le gana 6-5, pero 1-1 es triunfo y se lleva la baza, que vale 1 más los 10 de 6-4.
example-forty-two-one-trick-short = Norte ha pujado 2 marcas. Norte y Sur ganan 41 puntos en seis bazas, pero una se pierde: la puja cae, y el otro bando apunta las 2 marcas.
