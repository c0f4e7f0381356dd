# Cabra marina

page-sea-goat-players =
    Juegan de { $fewest } a { $most }, con un juego de doble seis de { $tiles } fichas, boca abajo. Cuatro juegan siempre en dos parejas, cada cual enfrente de la suya. Con dos o tres, cada cual por su cuenta. Un bando es una pareja, o quien juega por su cuenta.
    Cada uno recibe { $hand_2 } fichas. Con dos jugadores sobran { $boneyard_2 }, con tres { $boneyard_3 }, con cuatro ninguna. Lo que sobra es el pozo, también llamado bazar.
    { shared-redeal }

page-sea-goat-begin =
    { shared-opening } Si nadie tiene un doble, hay que salir con la ficha de más puntos; entre iguales, con la de mitad mayor más grande.
    En las rondas posteriores decide la primera de estas reglas que se cumpla. Mientras haya huevos, sale el 1-1, lo tenga quien lo tenga; si no se repartió, el 2-2, y así hasta el 6-6, y el último el 0-0. Hay que salir con esa ficha; si nadie tiene un doble, se busca como en la primera ronda.
    Si un bando recibió el derecho a la centena, sale quien de él tenga el 6-6; si no lo tiene nadie, la persona a cuyo nombre se dio. Sale con cualquier ficha. { $grant_persists ->
        [true] El derecho se guarda hasta que se salga a la centena con él.
       *[false] El derecho vale solo para esta ronda, pero queda en espera mientras haya huevos.
    } Un derecho dado más tarde ocupa su lugar. { $hundred_tile ->
        [taken] Quien va a salir y tiene derecho a la centena toma el 6-6, a la vista de todos, antes del reparto.
       *[if_dealt] Nadie aparta el 6-6 del reparto.
    }
    Mientras un bando tiene una deuda, sale quien debe, con cualquier ficha{ $debtor_leads ->
        [first] , pero solo en la primera de las rondas para saldarla.
       *[all] , en cada una de las rondas para saldarla.
    }
    En los demás casos sale quien dominó en la ronda anterior o, después de un cierre, el pescador, lo ganara el bando que lo ganara; con cualquier ficha. { $hundred ->
        [claim] Antes de cualquier salida, salvo mientras haya huevos, alguien del bando que tiene la cuenta y el 6-6 puede tomar la salida con él.
       *[other] Un reparto anulado no cambia nada de esto.
    }

page-sea-goat-turn =
    { shared-goat-line }
    { shared-two-doubles }
    { shared-draw }
    { shared-reserve-keep }
    { $hundred ->
        [off] No hay centena: con el 6-6 se sale como con cualquier otra ficha, y no se da ningún derecho a la centena.
       *[other] La centena: si sales con el 6-6 y tu bando tiene derecho (tiene la cuenta, o se le dio el derecho), te juegas toda la partida. No estás obligado a salir con el 6-6, pero si lo haces es centena. Sin el derecho, o mientras haya huevos, es una salida corriente.
    }
    { $hundred ->
        [off] Lo que se dice de la centena no afecta a esta mesa.
       *[other] Si domina el bando de la centena, gana la partida, tengan lo que tengan los demás. Si domina otro bando{ $brother_in_law ->
            [off] , la centena ha fallado y no pasa nada más.
            [eliminated] { " " }y al de la centena le quedan { $brother_limit } o más, este es «cuñado» y queda fuera de la partida; si solo queda un bando, ese ha ganado. Con menos no pasa nada más.
           *[ends_match] { " " }y al de la centena le quedan { $brother_limit } o más, este es «cuñado» y ha perdido la partida al momento. Con menos no pasa nada más.
        } Un cierre anula la centena.
    }

page-sea-goat-end =
    { shared-goat-out } Si puso dos dobles en un turno, los dos son sus últimas fichas.
    { shared-fish-stuck }
    { shared-fish-dead }
    { $fisher_skip_doubles ->
        [true] El pescador, de quien es el cierre, es quien puso la última ficha que no es doble. Los dobles puestos después, también dos en un turno, se pasan por alto. Si en la mesa solo hay dobles, es quien puso el último.
       *[false] El pescador, de quien es el cierre, es quien puso la última ficha, doble o no.
    }
    Con tres jugadores, en un cierre se compara la mano del pescador con la más baja de las otras; para el límite de 25, y para lo que se gana, cuentan las dos juntas. La deuda es con la más baja o, si son iguales, con quien va antes después de quien debe; a su nombre se da el derecho.{ $brother_in_law ->
        [ends_match] { " " }El cuñado pierde solo: ganan los otros dos.
        [eliminated] { " " }Contada la ronda en la que sale un cuñado, su cuenta se borra, y ni él debe ya nada ni nadie a él.
       *[other] { "" }
    }

page-sea-goat-scoring =
    Una mano cuenta sus puntos, pero el 0-0 cuenta 25 si se queda solo, el 6-6 cuenta 50 si se queda solo, y 0-0 y 6-6 sin nada más cuentan 75. Las dos manos de una pareja se cuentan por separado y luego se suman.
    La ganancia de un bando que domina es lo que tienen todos los demás; lo que tiene la pareja de quien dominó no cuenta.
    Solo un bando a la vez tiene la cuenta. Mientras no la tiene nadie, la abre una ganancia de { $open_limit } o más; una menor se pierde. Quien la tiene suma cada ganancia, por pequeña que sea.
    Si la tiene otro bando, tu ganancia de { $wipe_limit } o más la borra del todo, y { $wipe_opens ->
        [true] abres con ella la tuya
       *[false] tampoco tú apuntas nada
    }. Una ganancia menor no cambia nada.
    Cierre, el bando del pescador con menos de 25, el otro con 25 o más: el bando del pescador gana lo que tiene el otro y recibe el derecho a la centena, a nombre del pescador.
    Cierre, los dos con 25 o más, el bando del pescador con menos: gana lo que tiene el otro, { $fish_D ->
        [nothing] pero no se apunta, y no recibe ningún derecho.
       *[record] pero no recibe ningún derecho.
    }
    Cierre, los dos con menos de 25, pero no iguales: el bando más bajo gana lo que tiene el otro. Con tres, si el pescador no es el más bajo y los otros son iguales, no gana nadie.
    Cierre, el bando del pescador con 25 o más y más que el otro: no se apunta nada; su bando queda con una deuda, y el pescador es quien debe. Cierre, los dos iguales: no se apunta nada, y hay huevos.
    Lo que se gana en un cierre se apunta igual: abre, suma o borra.

page-sea-goat-match =
    { $bald ->
        [true] Calva: si el 0-0 está entre tus últimas fichas, tu bando gana la partida, tengan lo que tengan los demás.
       *[false] Dominar con el 0-0 entre tus últimas fichas no es nada especial.
    } { $six_finish ->
        [true] Si entre ellas está el 6-6, tu bando gana la partida con una ganancia de 25 o más; una menor se apunta como siempre, y tu bando recibe el derecho a la centena, a tu nombre.
       *[false] Dominar con el 6-6 es como dominar con cualquier otra ficha, sea cual sea la ganancia.
    }
    Si no, gana la partida el bando cuya cuenta llega a { $target }. Cuando un bando ha ganado, cada uno de los demás es la cabra. El orden es este: calva, 6-6, centena, deuda o huevos, cuenta; lo primero que decide la partida la acaba.
    Para saldar una deuda hay { $fish_debt_tries ->
        [one] { $fish_debt_tries } ronda
       *[other] { $fish_debt_tries } rondas
    }. Si el bando que debe domina con una ganancia de 25 o más, o gana un cierre propio contra 25 o más, el cierre queda saldado: se acabó la deuda, y esa ganancia no se apunta ni da derecho alguno.
    Cualquier otra ronda es un intento fallido: dominar se apunta como siempre; un cierre no trae nada: ni puntos, ni derecho, ni otra deuda, ni huevos. Tras el último intento la deuda se acaba y el otro bando recibe el derecho a la centena, a nombre de quien está a la izquierda de quien debe; un derecho ganado con el 6-6 cede ante él.
    Para saldar los huevos hay { $eggs_tries ->
        [one] { $eggs_tries } ronda
       *[other] { $eggs_tries } rondas
    }. Los puede saldar cualquier bando que domine con una ganancia de 25 o más, o que gane un cierre propio contra 25 o más; eso cuenta como siempre. Cualquier otra ronda es un intento fallido, como con una deuda. Tras el último intento los huevos están podridos, { $rotten_eggs ->
        [draw_match] y la partida queda en empate, antes de apuntar esa ronda.
       *[drop] y no pasa nada más.
    }

example-sea-goat-fisherman = Sur pone 3-3 y nadie puede seguir. Pero los dobles se pasan por alto: antes Este puso 3-0, así que el cierre es de Este. Su bando tiene 25 o más y más que el otro, así que queda con una deuda, y nadie apunta nada.
example-sea-goat-six-last = Ann domina con 6-6 y Bob tiene 24. Con 25 habría ganado la partida. Así solo suma los 24 a su cuenta, pero en la ronda siguiente el derecho a la centena es suyo.
example-sea-goat-brother-in-law = Ann tenía la cuenta y salió con 6-6 para ganar la partida. Bob domina mientras ella tiene 25: Ann es «cuñado», y la partida es de Bob aunque no tenga ningún punto.
