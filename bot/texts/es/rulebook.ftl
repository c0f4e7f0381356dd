# El reglamento: sus secciones, preguntas, dos juegos comparados, y por qué algo fue así.

## Secciones: el título y otras palabras para lo que dice, para la búsqueda

section-idea = En una frase
    .also = idea, objetivo, meta, resumen
section-players = Jugadores y fichas
    .also = cuántos jugadores, cuántos jugamos, cuántas fichas cada uno, repartir, reparto, juego de fichas, parejas, equipos, compañero, mano inicial
    .asked = cuántos juegan, cuántas personas, cuántos pueden jugar, cuántos podemos jugar, jugar de a dos, de a dos, entre dos, cuántas fichas me tocan, cuántas fichas recibo, jugar de tres, de a tres, de tres, entre tres, jugar tres, somos tres, somos cinco, jugar cinco, cinco dobles, demasiados dobles, jugar seis, podemos jugar seis, somos seis
section-begin = Quién empieza
    .also = empezar, salir, sale, salida, primero, primera ficha, abrir, mano, ronda siguiente
    .asked = quién empieza, quién va primero, quién sale, sentido horario, al revés, dirección, en qué sentido, hacia qué lado, puja más baja, cómo se puja, cómo funcionan las pujas
section-turn = Tu turno
    .also = jugar, poner, colocar, tirar, soltar, mover, robar, coger, pasar, tocar, encajar, entrar, no puedo, se puede, vale, permitido, obligatorio, obligado, tengo que, pozo vacío, no quedan fichas en el pozo
    .asked = cómo se juega, qué hago, ninguna que entre, ninguna que encaje, cuántas fichas robo, cuántas se roban, cuántos extremos, cómo se colocan las fichas, pozo vacío, dos dobles a la vez, no puedo poner, no puedo jugar, acaba el pozo, no quedan fichas, dónde puedo poner, cubrir un doble, tapar un doble, retirar una ficha, en cualquier sitio, decirle a mi compañero
section-end = Final de la ronda
    .also = dominar, cerrar, cierre, tranca, tranque, bloqueado, nadie puede jugar, se acaba, terminar la ronda
    .asked = cuándo se acaba, cuándo termina la ronda, última ficha es un doble, resuelto, cerrado quién gana, trancado quién gana, cierre quién gana, tranque quién gana, tranca quién gana
section-scoring = Puntuación
    .also = puntos, tantos, contar, cuánto vale, cuánto cuesta, pagar, perder puntos, cuánto dan, me dan, lo que queda en la mano, apuntar, multiplicar, redondear, premio por dominar
    .asked = qué se lleva el ganador, cuándo anoto, cuándo gano puntos, quién se lleva los puntos, blanca doble vale, doble blanco vale, cuánto me llevo, cuentan los puntos, contar los puntos, negativa, negativo, bajo cero, cómo se puntúa, cómo puntúa, empieza a apuntar, empieza a anotar, quién pierde si domino, quién pierde cuando domino, cuentan las fichas del compañero
section-match = La partida
    .also = ganar, perder, ganador, perdedor, juego completo, tope, hasta cuánto, a cuánto se juega, cuántas rondas, cuenta, cuánto dura
    .asked = cómo se gana, cómo ganamos, cómo ganar, a cuántos puntos se juega, quién gana, empate, si hay empate, quién pierde, se acaba el tiempo, los mismos puntos, se acabó el tiempo, se acaba el descanso, acaba la pausa, cambian los equipos, cuánto tiempo jugamos, cuánto tiempo se juega, mismos generales
section-options = Reglas de la casa
    .also = opciones, ajustes, variantes, se puede cambiar, podemos cambiar, podemos jugar con otra regla, opción, ajuste
section-words = Vocabulario
    .also = glosario, términos, palabras, qué significa, qué es, qué son, qué quiere decir
section-examples = Ejemplos
    .also = ejemplo, muéstrame, enséñame

## Páginas

rules-which = ¿Las reglas de qué juego? O pregunta detrás del comando: <c>/rules qué pasa si nadie puede jugar</c>
rules-head = <b>{ $game }</b>, jugadores: { $players }
rules-section = <b>{ $game } · { $number } { $title }</b>
rules-option = <b>{ $option }</b> (<c>{ $id }</c>): { $value }. { $about }
rules-choices = Opciones: { $choices }.
rules-term = <b>{ $term }</b>: { $about }
rules-differing = Distinto de lo normal en esta mesa:
rules-differs = <b>{ $option }</b>: { $value } (lo normal: { $usual })
rules-as-usual = En esta mesa se juega con las reglas normales.
rules-no-such = De este juego no hay aquí nada que decir.
seat-north = Norte
seat-east = Este
seat-south = Sur
seat-west = Oeste
rules-holds = { $name } tiene { $tiles }
rules-may = { $name } puede jugar: { $moves }{ $more ->
    [0] {"."}
    [one] {","} y { $more } posibilidad más.
   *[other] {","} y { $more } posibilidades más.
}
rules-further = ▸ { $first }
rules-shared = Lo muestra { $name }.
rules-nothing = No he encontrado nada sobre eso. Prueba otras palabras, o <c>/rules</c> a secas para hojear.

rules-button-section = { $number } { $title }
rules-button-context = { $game } · { $number } { $title }
rules-button-contents = Índice
rules-button-games = Todos los juegos
rules-button-more = Más respuestas
rules-button-share = Mostrar a todo el mundo

## Dos juegos

compare-head = <b>{ $one }</b> y <b>{ $other }</b>: en qué se diferencian
compare-line = <b>{ $what }</b>: { $one } | { $other }
compare-players = Jugadores
compare-tiles = Fichas en total
compare-top = Número más alto
compare-hand = Fichas por persona con { $players }
compare-only = Solo en { $game }:
compare-how = Nombra dos juegos, como <c>/rules comparar goat sea-goat</c>.
compare-what = { compare-how } No reconozco dos juegos en: { $games }

## Por qué

why-refused = <b>Tu última jugada no valió:</b>
why-scored = <b>Los últimos puntos salieron así:</b>
why-nothing = Aquí aún no hay nada que explicar: ninguna jugada tuya se ha rechazado y todavía no se ha puntuado nada.

## El reglamento como sitio web

site-title = Las reglas del dominó
