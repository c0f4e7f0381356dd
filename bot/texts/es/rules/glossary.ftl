# Palabras que usan y preguntan quienes juegan a esto

## Fichas

term-tile = ficha
    .about = Una pieza del juego. Tiene dos mitades, cada una con un número, y se escribe con la mitad mayor delante: 6-4.
    .also = pieza, piedra, hueso, dominó, carta
term-pip = punto
    .about = Cada marca redonda de una ficha; los puntos de una mitad hacen su número. Lo que cuenta una mano suele ser la suma de sus puntos.
    .also = pinta, tanto, punto de una ficha, lunar
term-blank = blanca
    .about = Una mitad sin puntos: el número 0. Es un número como los demás y solo casa con otra blanca, salvo que el juego diga otra cosa.
    .also = blanco, cero, mitad vacía, sin puntos, pelada
term-double = doble
    .about = Una ficha con el mismo número en las dos mitades, como 6-6. En muchos juegos va atravesada.
    .also = mula, burro, carreta, cochino, capicúa de una ficha, pito doble
term-set = juego de fichas
    .about = Todas las fichas de un dominó. El doble seis tiene cada pareja de números de 0-0 a 6-6 una vez, 28 fichas; los mayores llegan hasta 9, 12, 15 o 18.
    .also = caja, set, doble seis, doble nueve, doble doce, dominó completo
term-hand = mano
    .about = Las fichas que alguien tiene y nadie más ve. Lo que cuenta es la suma de sus puntos; en algunos juegos ciertas fichas tienen un precio aparte.
    .also = mis fichas, fichas en la mano, lo que me queda, valor de la mano, atril

## Una ronda

term-boneyard = pozo
    .about = Las fichas que no se repartieron, boca abajo. En los juegos en que se roba, se roba de aquí.
    .also = montón, robo, banca, sobrantes, cementerio, bazar, fichas dormidas, las que sobran
term-reserve = reserva
    .about = Las últimas fichas del pozo, que no se pueden robar nunca. Cuántas son lo dicen las reglas de cada juego.
    .also = últimas fichas, última ficha del pozo, fichas intocables, fondo del pozo
term-redeal = nuevo reparto
    .about = Cuando un reparto no cuenta, por ejemplo porque alguien tiene demasiados dobles: se baraja todo y se reparte otra vez.
    .also = repartir de nuevo, repetir el reparto, reparto anulado, volver a barajar, mal reparto
term-commitment = huella
    .about = Un código que se muestra antes de la primera ficha. Fija cómo quedan repartidas y no revela nada de ello; después de la ronda se muestra la semilla de la que salió el reparto, y ninguna otra tiene ese código. Con /verify cualquiera puede comprobarlo: así nadie, ni siquiera el bot, puede haber elegido el reparto después.
    .also = limpio, justo, es justo el reparto, azar, aleatorio, amañado, trampa, trampas, hacer trampa, semilla, hash, código, comprobar el reparto
term-lead = salida
    .about = La primera ficha de una ronda, y el derecho o el deber de ponerla. De quien la tiene se dice que sale o que es mano.
    .also = salir, sale, mano, abrir, apertura, primera ficha, quién empieza
term-end = extremo
    .about = Una mitad por la que la mesa está abierta: la ficha siguiente debe casar con ella. Una línea tiene dos extremos, una cruz o una estrella tiene más.
    .also = punta, cabeza, cola, lado abierto, extremo abierto, casar, pegar
term-draw = robar
    .about = Sacar una ficha del pozo, en la mayoría de los juegos solo si no te vale ninguna. Si se roba una o hasta que una valga, lo dicen las reglas de cada juego.
    .also = robo, coger, comer, chupar, ir al pozo, ir al bazar, pescar, sacar ficha
term-pass = pasar
    .about = Acabar el turno sin poner ficha. En la mayoría de los juegos solo puedes pasar si nada vale y no puedes robar.
    .also = paso, pase, tocar, agacharse, perder el turno, no llevar
term-out = dominar
    .about = Poner tu última ficha, con lo que acaba la ronda. Quien lo hace suele ganarla.
    .also = dominó, hacer dominó, pegarse, cerrar la mano, irse, quedarse sin fichas, última ficha
term-fish = cierre
    .about = Una ronda en la que nadie puede seguir aunque todos tengan fichas. Quién la gana y qué vale lo dicen las reglas de cada juego. En los juegos rusos se llama pez.
    .also = tranca, tranque, trancado, cerrado, cerrar el juego, ronda cerrada, bloqueo, bloqueado, pez, pescado, ahorcado, nadie puede jugar
term-fish-maker = quien hizo el cierre
    .about = Quien puso la última ficha antes de un cierre. En la Cabra marina el pescador se busca de otra manera: los dobles no cuentan.
    .also = quien cerró, cerrador, el que tranca, quién cierra, hacer el cierre
term-round = ronda
    .about = Desde el reparto hasta que alguien domina o nadie puede seguir. Una partida tiene varias rondas.
    .also = mano, data, vuelta, juego, reparto, tirada
term-match = partida
    .about = Todas las rondas hasta que alguien llega al tope, o las rondas o los minutos que se hayan acordado. Quién es la cabra lo decide la partida, no una sola ronda.
    .also = juego completo, sesión, match, chico, encuentro
term-partner = pareja
    .about = En un juego por parejas, quien se sienta enfrente de ti y juega para la misma cuenta. Sus fichas no las ves.
    .also = compañero, compañera, frente, socio, parejas, equipo
term-side = bando
    .about = Quien tiene una cuenta en común: una pareja o, en un juego sin parejas, cada cual.
    .also = equipo, pareja, lado, grupo

## Apuntar puntos

term-account = cuenta
    .about = Lo que un bando lleva apuntado en esta partida: puntos, o castigo en los juegos en que no los quieres.
    .also = puntos, total, tanteo, marcador, hoja, anotación
term-target = tope
    .about = Con cuántos puntos acaba la partida. En unos juegos llegar gana; en otros, como la Cabra, pierde.
    .also = meta, límite, objetivo, a cuántos puntos, a cuánto se juega, hasta cuánto
term-penalty = castigo
    .about = Puntos que no quieres: lo que te queda en la mano se apunta en tu contra. El total más bajo es el mejor.
    .also = penalización, puntos en contra, puntos malos, puntos negativos, multa
term-threshold = umbral
    .about = La menor cantidad que se apunta, en algunos juegos solo en la primera anotación. Qué pasa con menos lo dicen las reglas de cada juego.
    .also = mínimo, mínimo para apuntar, abrir la cuenta, trece, lo mínimo
term-memory = puntos recordados
    .about = Una pérdida demasiado pequeña para apuntarse, que se guarda y se suma a la siguiente. Cuando se apunta, o si el bando gana una ronda, se olvida.
    .also = memoria, recordar, puntos guardados, pérdida recordada
term-house-rule = regla de la casa
    .about = Una regla que cada mesa puede elegir. La sección 8 de cada página las enumera todas con sus opciones.
    .also = opción, variante, ajuste, acuerdo, norma propia

## Cruces y extremos que se cuentan

term-spinner = spinner
    .about = El doble al que se puede unir ficha por los cuatro lados, normalmente el primero que se pone. Sus lados se abren al momento o cuando los dos costados largos están cubiertos.
    .also = espiner, doble giratorio, molinete, doble en cruz, cruz, doble de cuatro lados, primer doble
term-crosswise = atravesado
    .about = Un doble puesto de través en la línea, de modo que se ven sus dos mitades. A lo largo va como las demás fichas y muestra una.
    .also = de través, cruzado, a lo largo, perpendicular, tumbado
term-arm = brazo
    .about = Una hilera de fichas que crece hacia fuera desde el centro de una cruz o una estrella. Solo está abierto su extremo exterior.
    .also = rama, ramal, rayo, brazos
term-crossroads = encrucijada
    .about = En el Burro, el primer doble de la mesa, al que se puede unir ficha por los cuatro lados.
    .also = cruce, cruz, primer doble
term-closed-double = doble tapado
    .about = En el Burro, un doble puesto boca abajo. Detrás no se puede poner nada, así que su brazo queda cerrado.
    .also = boca abajo, brazo cerrado, tapar un doble, doble cerrado
term-house = casita
    .about = En el Teléfono, el doble cuyos lados cortos también se abren, normalmente el primero con ficha en los dos costados largos. Desde entonces hay cuatro extremos.
    .also = casa, casitas, pulga, casita del teléfono, teléfono
term-count = suma de los extremos
    .about = Las mitades que se ven en todos los extremos abiertos, sumadas. En los juegos de cincos, un múltiplo de cinco puntúa al momento.
    .also = contar extremos, sumar las puntas, cincos, múltiplo de cinco, puntos en juego
term-claim = cantar
    .about = Decir en voz alta que tu ficha ha puntuado, donde lo pide una regla de la casa. Lo que se te olvida lo puede cantar quien sigue.
    .also = muggins, reclamar, anunciar, puntos olvidados, no cantó

## Cabras y Generales

term-goat = cabra
    .about = Quien pierde una partida de Cabra o de Cabra marina. En el Burro quien pierde es el burro.
    .also = kozel, chivo, perdedor, burro, quien pierde
term-general = General
    .about = En la Cabra del general, el título de quien pierde ante una última ficha 0-0 o 6-6. Su equipo lo cuenta en su contra, salvo que una regla de la casa le dé la vuelta.
    .also = generales, título, acabar con el doble blanca, acabar con el doble seis
term-bald = calva
    .about = Una ronda acabada con el 0-0. En la Cabra marina gana toda la partida; en la Cabra del general, la variante con calvas las cuenta aparte de los Generales.
    .also = calvo, pelada, cabra calva, acabar con la blanca doble, acabar con 0-0
term-signal = seña
    .about = En la Cabra del general, un guiño dice «tengo el 0-0»; un moflete hinchado, «tengo el 6-6». Una seña no gasta turno y nunca es obligatoria.
    .also = señas, señal, guiño, guiñar, moflete, avisar a la pareja
term-yield = ceder el sitio
    .about = En la Cabra del general, un equipo que se ha llevado un título o ha perdido bastantes veces deja su sitio al que más tiempo lleva esperando, y espera a su vez.
    .also = dejar la mesa, levantarse, rotación, equipo siguiente, cola, equipo que espera
term-hundred = centena
    .about = En la Cabra marina, salir con el 6-6 un bando que tiene derecho a ello: el que tiene puntos en su cuenta, o al que se le dio el derecho. Si ese bando domina en esa ronda, gana toda la partida.
    .also = cien, salir con 6-6, derecho a la centena, jugar a la centena, 100
term-wipe = borrar
    .about = En la Cabra marina solo un bando tiene puntos a la vez. Si otro bando gana una ronda lo bastante grande, esa cuenta vuelve a 0.
    .also = borrar la cuenta, tachar, quemar, anular los puntos, perder los puntos
term-brother-in-law = cuñado
    .about = En la Cabra marina, el bando que salió a la centena y se queda con una mano grande cuando domina el otro. Pierde la partida.
    .also = centena perdida, centena fallida, cuñada
term-fisherman = pescador
    .about = En la Cabra marina, quien puso la última ficha antes de un cierre, sin contar los dobles. Con el cierre puede ganar o quedar a deber.
    .also = quien hizo el cierre, de quién es el cierre, pesca, pez
term-debt = deuda
    .about = En la Cabra marina, un cierre que el pescador perdió y debe saldar ganando una ronda lo bastante grande. Si fallan todos sus intentos, el otro bando puede hacer la centena.
    .also = deber, saldar un cierre, deudor, cierre saldado
term-eggs = huevos
    .about = En la Cabra marina, un cierre en el que los dos bandos tienen lo mismo. Las rondas siguientes empiezan como la primera, y una de ellas debe dar una ganancia lo bastante grande.
    .also = huevo, cierre empatado, saldar los huevos, pez empatado
term-rotten-eggs = huevos podridos
    .about = Huevos que nadie ha saldado en las rondas que había para ello. Se olvidan o, según una regla de la casa, la partida queda en empate.
    .also = huevo podrido, huevos pasados, huevos sin saldar

## Salchicha

term-row = fila
    .about = En la Salchicha, tus fichas boca abajo una junto a otra, que ni tú ves. Se toma por el extremo derecho y se devuelve por el izquierdo.
    .also = cola, fichas boca abajo, hilera
term-root = raíz
    .about = La ficha desde la que crece todo: en la Salchicha, donde empiezan las dos líneas; en la Pata de gallina, el doble del centro.
    .also = ficha del centro, doble inicial, centro, principio
term-insert = intercalar
    .about = En la Salchicha, meter un doble entre dos fichas que se tocan con su número. Lo que hay más allá se desplaza un sitio hacia fuera.
    .also = meter, encajar entre dos, empujar, junta, entre dos fichas
term-cut = corte
    .about = En la Salchicha, atravesar una ficha sobre las dos líneas donde muestran sus dos números a la misma altura. Todo lo anterior va a la fila rival, y la ficha es la nueva raíz.
    .also = cortar, cortar la salchicha, lo cortado, salchicha, altura

## Trenes y patas

term-train = tren
    .about = La hilera de fichas que pertenece a una persona y empieza en la estación. Los demás solo pueden poner en él mientras lleve su marca.
    .also = tren propio, mi tren, tren privado, vagones
term-public-train = tren público
    .about = En el Tren mexicano, el tren que es de todos; cualquiera puede poner en él.
    .also = tren mexicano, tren común, tren de todos
term-marker = marca del tren
    .about = La señal de que tu tren está abierto a todos, porque tuviste que pasar. Se quita cuando pones tú una ficha en él.
    .also = moneda, ficha marcador, tren abierto, señal, marcador
term-engine = locomotora
    .about = El doble de la estación, en el centro de la mesa, donde empieza cada tren. Cambia de una ronda a otra.
    .also = estación, doble central, mula central, máquina, centro
term-bare-double = doble desnudo
    .about = En el Tren mexicano, un doble sin nada encima todavía. Hay que cubrirlo antes de poner ninguna otra cosa; un doble que ya ninguna ficha puede cubrir está muerto.
    .also = doble sin cubrir, cubrir un doble, tapar el doble, satisfacer el doble, doble muerto, doble abierto
term-foot = pata
    .about = En la Pata de gallina, un doble puesto en un extremo. No se puede poner nada más hasta que tenga sus tres dedos.
    .also = gallina, pata de gallina, pie, pollo
term-toes = dedos
    .about = Las tres fichas con el número del doble que forman una pata. Después cada una es un extremo.
    .also = dedo, tres dedos, garras, uñas

## Comodines, sumas y otras mesas

term-matador = matador
    .about = Una ficha que puede ir en cualquier extremo, hacia cualquier lado: el 0-0 y toda ficha cuyas mitades hacen la suma del juego.
    .also = comodín, cardenal, ficha libre, matadores
term-double-heading = doble cabeza
    .about = En Bergen, cuando los dos extremos muestran el mismo número y ninguna de las fichas de los extremos es un doble. Si una lo es, es un triple.
    .also = triple, extremos iguales, cabeza doble, double heading
term-running-total = suma acumulada
    .about = En el Dominó italiano, la suma de todos los puntos de la mesa. Puntúa quien la deja justo en una de las marcas.
    .also = total de la mesa, total, suma de todos los puntos
term-barricade = barricada
    .about = Un doble atravesado en un extremo para parar la ronda al momento. Sale bien si ningún rival tiene menos que quien lo puso.
    .also = cerrar un extremo, barrera, doble que cierra, parar la ronda
term-brickwork = muro
    .about = Cómo van las fichas del Dominó francés: en dos hiladas como ladrillos, cada uno medio corrido sobre su vecino. Lo que vale es lo mismo que en una línea.
    .also = pared, ladrillos, hiladas, hilada

## Cuarenta y dos

term-shaker = quien baraja
    .about = En el 42, quien mezcla las fichas. La primera puja es de quien está a su izquierda.
    .also = repartidor, barajar, mezclar, quien reparte, mano
term-bid = puja
    .about = Cuánto dice alguien que ganará su bando en esta mano. La puja más alta elige triunfo y ha de cumplirse; si no, cae, y puntúa el otro bando.
    .also = pujar, subasta, apuesta, contrato, puja caída, no cumplir, cantar puntos
term-mark = marca
    .about = La unidad en que se cuenta una mano del 42. Como puja, una marca promete todas las bazas.
    .also = marcas, todas las bazas, 42 puntos, 84
term-trump = triunfo
    .about = El palo que gana a todos los demás en esta mano; lo elige la puja más alta. Un triunfo no pertenece a ningún otro palo.
    .also = triunfos, palo de triunfo, palo, sin triunfo, follow me
term-trick = baza
    .about = Una ficha de cada jugador. La gana el triunfo más alto o, si no hay, la ficha más alta del palo de salida.
    .also = bazas, ganar una baza, llevarse la baza
term-follow-suit = seguir el palo
    .about = Jugar una ficha del palo de salida, cosa obligada si tienes una. No hacerlo es un renuncio; el programa no lo deja pasar.
    .also = servir, asistir, renuncio, renunciar, obligación de seguir
term-off = ficha suelta
    .about = Una ficha en la mano de quien pujó que no es ni triunfo ni doble, de modo que otra ficha la puede ganar.
    .also = off, offs, perdedora, suelta
term-nello = nello
    .about = Un contrato a perder todas las bazas, sin triunfo y sin la pareja. Lo permite una regla de la casa.
    .also = nillo, nel-o, nulo, misère, perder todas las bazas
term-plunge = plunge
    .about = Una puja de salto a cuatro marcas con al menos cuatro dobles; la pareja elige triunfo y sale. Lo permite una regla de la casa.
    .also = cuatro dobles, puja de salto, zambullida, splash
