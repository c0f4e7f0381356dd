# Respuestas a comandos y preguntas, y por qué algo no puede ser.

## Los comandos en una frase

command-play = abrir una mesa; puedes nombrar ya el juego y las reglas de la casa
command-lunch = abrir una sesión de Cabra del general para la pausa de la comida
command-remind = preguntar cada día quién juega; un resumen cada lunes
command-sheet = llevar la cuenta de una partida con fichas de verdad
command-daily = el solitario del día: uno para todo el mundo
command-join = sentarte a una mesa
command-leave = levantarte; en plena partida una máquina ocupa tu sitio
command-hand = ver tus fichas
command-table = mostrar otra vez la mesa al final del chat
command-move = jugar por escrito: una ficha como 6-4, con @ y el sitio si hay varios; robar; pasar
command-stop = cerrar una mesa o parar su partida
command-games = todos los juegos
command-rules = las reglas: hojear, preguntar con tus palabras, comparar dos juegos
command-why = por qué no valió tu última jugada, o de dónde salen los últimos puntos
command-tally = quién ha ganado y perdido aquí, y cuántas veces
command-export = todo lo contado aquí en un archivo, que te llega en privado
command-import = leer un archivo de esos; lo que ya está se queda como está
command-forget = ocultar tu nombre en el marcador, o pedirme que te olvide
command-record = un registro de las rondas acabadas, para reproducirlas
command-verify = comprobar que se barajó como se prometió
command-settings = reloj, imágenes y tus propios ajustes
command-language = el idioma, el tuyo o el del chat
command-help = esta lista
command-doctor = comprobar si el bot puede funcionar aquí
command-start = un saludo

usage-game = [juego]
usage-options = [regla=valor ...]
usage-table = [mesa]
usage-move = ‹jugada›
usage-topic = [pregunta]
usage-language = [yo|chat] [idioma]
usage-tally = [qué]
usage-minutes = [minutos]
usage-reminder = [hora] [ciudad]
usage-city = [ciudad]
usage-format = [json|csv]
usage-file = ‹archivo›
usage-whom = me
usage-sheet = [apunte]

help-head = <b>Comandos</b>
help-line = <c>{ $usage }</c>: { $about }
welcome = ¡Hola! Llevo mesas de dominó en los grupos: <c>/play</c> abre una y cada cual recibe sus fichas en privado. <c>/games</c> enumera los juegos; <c>/help</c>, todo lo demás.
welcome-terminal = <b>Boneyard</b>, dominó en tu terminal.
    <c>/play</c> abre una mesa contra máquinas, <c>/games</c> enumera los juegos y <c>/help</c> todo lo demás.
    Escribe el número de un botón para pulsarlo, o una jugada como <c>6-4</c>. Ctrl-D para salir.

## Registros

record-head = <b>Registro</b> de las rondas acabadas:
record-line = <c>{ $line }</c>
verify-head = <b>Cómo se barajó en las rondas acabadas</b>
verify-round = { $good ->
    [yes] ✓ Ronda { $round }: la semilla <c>{ $seed }</c> da la huella <c>{ $commitment }</c>.
    [tiles] ✗ Ronda { $round }: la semilla <c>{ $seed }</c> da la huella <c>{ $commitment }</c>, pero reparte otras fichas.
   *[no] ✗ Ronda { $round }: la semilla <c>{ $seed }</c> no da la huella <c>{ $commitment }</c>.
}

## Ajustes

settings-chat = <b>Este chat</b>
settings-person = <b>Tú</b>
setting-is = { $setting }: { $value }
setting-clock = Tiempo por turno
    .is-off = sin reloj
    .is-45s = 45 segundos
    .is-3m = 3 minutos
    .is-1h = 1 hora
    .is-1d = 1 día
setting-layout = La mesa
    .is-picture = imagen
    .is-text = texto
setting-theme = Imágenes
    .is-light = claras
    .is-dark = oscuras
setting-single = Una sola jugada posible
    .is-ask = la pulso yo
    .is-pass = el pase se juega solo
    .is-play = se juega sola
setting-summary = Resumen de la semana
    .is-off = sin resumen
    .is-on = los lunes
setting-zone = Zona horaria: { $city }
setting-remind = { $at ->
    [off] Aviso diario: apagado
   *[on] Aviso diario: { $at }
}
language-mine = Tu idioma: { $language }
language-here = El idioma de este chat: { $language }
language-for-me = Para mí: { $language }
language-for-chat = Para el chat: { $language }
language-name-en = English
language-name-ru = Русский
language-name-pl = Polski
language-name-de = Deutsch
language-name-fr = Français
language-name-nl = Nederlands
language-name-it = Italiano
language-name-es = Español

## Lo que ha pasado

left = Ahora una máquina ocupa tu sitio. Con <b>Ya estoy aquí</b> lo recuperas.
left-lobby = Tu sitio en la mesa vuelve a estar libre.
stopped = La mesa se ha cerrado.
table-brought = La mesa está ahora al final de su chat.

## Por qué algo no puede ser

dealt-already = La ronda siguiente ya ha empezado.
old-button = Ese botón ya no vale.
bad-button = Ese botón no hace nada.
no-such-command = No existe el comando <c>/{ $command }</c>. <c>/help</c> los enumera.
command-alike = No existe el comando <c>/{ $command }</c>. ¿Es <c>/{ $meant }</c>?
too-long = Es demasiado largo: como mucho { $most } caracteres.
failure = Algo ha fallado aquí. Por favor, da este número a quien lleva el bot: { $number }
not-saved = No se ha podido guardar. Prueba otra vez, por favor.
not-read = Ahora mismo no puedo llegar a lo que tengo apuntado. Prueba otra vez en un minuto, por favor.
no-such-table = Esa mesa ya no existe.
no-table-called = Aquí no hay ninguna mesa «{ $table }».
no-table-here = Aquí no hay ninguna mesa. <c>/play</c> abre una.
no-seat-here = No estás en ninguna mesa de aquí.
no-lobby-here = Aquí no hay ninguna mesa a la que sentarse. <c>/play</c> abre una.
which-table = ¿Qué mesa?
which-here = { $table } · { $game }
which-there = { $table } · { $game } · { $room }
our-chat = nuestro chat
not-your-table = No estás en esta mesa.
not-begun = La partida no ha empezado.
match-is-over = La partida ha terminado.
not-being-played = La partida no se está jugando.
already-begun = La partida ya ha empezado.
join-late = La partida ya ha empezado y cada sitio tiene dueño, aunque ahora lo ocupe una máquina. Cuando acabe, <b>Mesa nueva</b> es para todo el mundo; <c>/play</c> abre ya otra mesa.
joined-late = Ahora juegas tú en lugar de { $name }. El botón <b>Mis fichas</b> te enseña tu mano.
joined-late-told = { $name } juega ahora en lugar de { $other }.
already-seated = { $ready ->
    [yes] Ya estás en esta mesa. <b>Empezar</b> da comienzo a la partida cuando quieras.
    [sheet] Ya estás en esta mesa. Espera a más gente o apúntala por su nombre; después <b>Empezar</b> da comienzo a la partida.
   *[no] Ya estás en esta mesa. Espera a más gente o completa con máquinas; después <b>Empezar</b> da comienzo a la partida.
}
too-few = { $wanted } { $sheet ->
    [yes] Espera a más gente o apúntala por su nombre; después <b>Empezar</b> da comienzo a la partida.
   *[no] Espera a más gente o completa con máquinas; después <b>Empezar</b> da comienzo a la partida.
}
not-seated = No estás en esa mesa.
table-full = Todos los sitios están ocupados.
players-come = A una mesa se sienta quien quiera. Cuando haya { $count } personas, <b>Empezar</b> da comienzo a la partida.
no-computers-on-sheet = En una hoja de puntos no puede haber máquinas: ahí cada cual tiene sus fichas.
no-last-time = Aquí aún no ha habido ninguna partida de este juego de la que tomar los equipos.
lunch-minutes = Una sesión dura de { $shortest } a { $longest } minutos.
lunch-how = No entiendo «{ $words }». Se escribe así: <c>/lunch 45</c>, <c>/lunch real 45</c>, <c>/lunch real con Eva, Hugo</c>. Un aviso diario: <c>/remind 12:30</c>.
option-how = No entiendo «{ $words }». Una regla de la casa se escribe así: <c>{ $example }</c>.
option-alike = No existe la regla «{ $option }» en { $game }. ¿Es { $meant }?
with-how = { $how } Aquí no hace falta nombrar a nadie: quien quiera jugar pulsa <b>Sentarme</b>.
only-one = «{ $one }» y «{ $other }» no van juntos: escribe solo uno de los dos.
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
no-voice-here = No puedo escribir en este chat, así que aquí no puede haber una mesa. /doctor dice qué falta.
only-players = Eso solo puede hacerlo quien está en la mesa.
only-host = Eso solo puede hacerlo quien lleva la mesa o quien administra el chat.
only-admin = Eso solo puede hacerlo quien administra el chat.
lobby-is-closed = Esta mesa se cerró.
too-many-tables = Aquí ya hay { $most } mesas y no caben más.
too-many-for-game = Demasiada gente: ese juego admite { $most } como mucho.
rematch-is-on = La revancha ya está en marcha.
not-away = Ya juegas tú.
no-such-game = No hay ningún juego llamado «{ $name }». <c>/games</c> los enumera.
game-alike = No hay ningún juego llamado «{ $name }». { $count ->
    [one] ¿Es { $games }?
   *[other] Quizá sea uno de estos: { $games }.
}
no-such-language = No hablo { $language }. Hablo: { $languages }.
nothing-to-record = No hay ninguna ronda acabada que apuntar.
record-other-rules = Esta partida no se puede apuntar: desde que empezó, una actualización ha cambiado las reglas.
nothing-to-verify = No hay ninguna ronda acabada que comprobar.

## Lo que no permiten las reglas

refused-bad-notation = { $text } no es una jugada. { move-how }
move-how = Escribe los dos números de una ficha y detrás el sitio, si hay varios: <c>6-4</c>, <c>6-4 izquierda</c>, <c>6-4@L</c>. O <c>robar</c>, o <c>pasar</c>.
refused-ambiguous = Eso va en varios sitios: di cuál con @L o @R, en una cruz también con @U o @D, en una estrella o entre trenes con el número, como @2, y el tren mexicano con @M.
refused-ambiguous-half = Cualquiera de las mitades puede quedar a la vista: di cuál detrás del sitio, como @L:5.
refused-not-your-turn = No te toca.
refused-between-rounds = La ronda siguiente aún no se ha repartido.
refused-match-over = La partida ha terminado.
refused-round-going-on = La ronda aún sigue.
refused-not-this-game = En esta mesa no existe esa jugada.
refused-not-in-hand = No tienes { $tile }.
refused-does-not-fit = { $tile } no va: las mitades que se tocan deben ser iguales.
refused-does-not-add-up = { $tile } no va: las mitades que se tocan deben sumar { $total }.
refused-other-half = { $tile } no puede quedar ahí con el { $half } a la vista.
refused-no-such-arm = { $arms ->
    [none] Aún no hay ningún sitio llamado { $arm }: nombra solo la ficha.
   *[other] Ahora no hay ningún sitio llamado { $arm }. Abiertos: { $arms }.
}
refused-no-places = Aquí no se elige sitio: nombra solo la ficha.
refused-must-lead = Hay que salir con { $tile }.
refused-covered = { $tile } aún no se puede tomar: solo está libre la ficha de la derecha de cada fila.
refused-not-open = { $tile } no está a la vista.
refused-lies-in-line = { $tile } ya está en la línea.
refused-already-laid = { $tile } está en el tablero. Quítala antes.
refused-not-on-board = { $tile } no está en el tablero.
refused-no-such-cell = El tablero no tiene la casilla { $cell }: tiene 8 filas, y las cuatro del centro solo las columnas 2 a 7.
refused-cells-apart = Una ficha ocupa dos casillas que se tocan, una al lado o encima de la otra.
refused-cell-covered = { $cell } está ocupada.
refused-cell-printed = En { $cell } el número está dado: { $number }.
refused-cells-wanted = Di en qué casillas va, mitad a mitad: <c>place</c>, la ficha y las dos casillas, como <c>r1c1 r1c2</c>.
refused-deal-whole = En este juego se reparten las { $tiles } fichas: nombra todas o ninguna.
refused-deal-no-start = En el pozo no hay ninguna ficha para empezar la línea.
refused-never-complete = Las { $tiles } fichas de este juego nunca caben en una sola línea: { $most } como mucho. Elige otro juego de fichas u otro objetivo.
refused-lead-or-leave = Sal con { $tile }, o pasa para dejar la salida a quien le tocaría.
refused-one-tile-leads = Se sale con una sola ficha.
refused-lead-alone = Con la primera ficha no hay nada que elegir: nombra solo la ficha.
refused-one-tile-a-turn = Aquí se pone una sola ficha por turno.
refused-only-doubles-together = En un mismo turno solo se pueden poner juntos dobles.
refused-not-together = Estas fichas no se pueden poner en un solo turno.
refused-one-after-another = Las fichas de un turno se ponen de una en una: nombra solo una.
refused-must-play = Puedes poner una ficha, así que debes hacerlo.
refused-lay-or-draw = No puedes pasar: pon una ficha o roba.
refused-lay-or-block = Puedes poner una ficha o cerrar un extremo, así que debes hacer una de las dos cosas.
refused-must-draw = No puedes poner ninguna ficha, así que debes robar.
refused-must-pass = No puedes poner ninguna ficha, así que debes pasar.
refused-draw-or-block = No puedes pasar: roba o cierra un extremo.
refused-one-draw = En este turno ya has robado.
refused-draw-count = { $count ->
    [one] Aquí se roba una sola ficha cada vez.
   *[other] Aquí se roban { $count } fichas de una vez.
}
refused-no-drawing = En este juego nadie roba.
refused-draws-itself = Aquí la ficha se roba sola, al final del turno. Si no te vale nada, pasa.
refused-boneyard-empty = Ya no se puede robar más.
refused-drawn-waits = La ficha robada espera a un turno posterior.
refused-title-only = Según las reglas de esta mesa, la última ficha debe ganar un título.
refused-lead-lies-open = Se sale con una ficha boca arriba.
refused-arm-closed = Detrás de un doble tapado no se pone nada.
refused-arms-first = En { $arm } aún no hay sitio: cada brazo tiene que empezar antes de que crezca ninguno.
refused-toes-first = Antes le faltan dedos a { $tile }: { $left ->
    [one] { $left } ficha más con su número.
   *[other] { $left } fichas más con su número.
}
refused-arm-has-foot = El brazo { $arm } acaba en una pata: sigue por uno de sus dedos, como @{ $arm }.1.
refused-foot-impossible = { $tile } ya no puede convertirse en pata: quedan muy pocas fichas con su número para { $toes } dedos.
refused-pair-lies-closed = Mientras no haya encrucijada, dos dobles juntos solo pueden ir boca abajo, uno en cada extremo.
refused-never-closed = { $tile } no puede ir aquí boca abajo.
refused-open-first = { $tile } va boca arriba: para poner un doble tapado hace falta una encrucijada{ $pairs ->
    [off] { "" }
    [any] , o un segundo doble en el otro extremo
   *[closed_only] , o un segundo doble tapado en el otro extremo
}.
refused-never-along = { $tile } no puede ir aquí a lo largo.
refused-one-end = Todas las fichas de un turno van al mismo extremo.
refused-lay-first = Pon antes una ficha.
refused-must-go-on = Puedes poner otra ficha, así que debes hacerlo.
refused-done-ends-turn = Puedes poner otra ficha, o acabar tu turno con <b>Listo</b>.
refused-bid-first = Primero puja todo el mundo.
refused-bidding-over = La subasta ha terminado.
refused-bid-higher = Tienes que superar la puja que hay, o pasar.
refused-bid-range = Se pujan de 30 a 41 puntos, o marcas.
refused-bid-tricks = Se pujan de 1 a 7 bazas.
refused-bid-marks = Al principio se pujan una o dos marcas; después, una más de lo pujado.
refused-pass-is-a-bid = En la subasta se pasa con <c>bid pass</c>.
refused-no-plunge = Un plunge pide cuatro dobles, y que nadie haya pujado ya cuatro marcas.
refused-trump-first = Primero se elige el triunfo.
refused-trump-named = El triunfo ya está elegido.
refused-no-such-trump = Eso no puede ser triunfo en esta mesa.
refused-nello-on-marks = El nello pide una puja de una marca por lo menos, y lo anuncia quien la hizo.
refused-just-the-tile = Nombra solo la ficha: una baza no tiene sitios.
refused-must-follow = Tienes que seguir el palo: { $suit ->
    [n0] se salió de blancas.
    [n1] se salió de unos.
    [n2] se salió de doses.
    [n3] se salió de treses.
    [n4] se salió de cuatros.
    [n5] se salió de cincos.
    [n6] se salió de seises.
   *[doubles] se salió de dobles.
}
refused-early-stop-points = Si se apuntan puntos cuenta cada baza, así que ninguna mano puede acabar antes.
refused-nello-needs-marks = El nello se juega por marcas: se ha de pujar en puntos y apuntar marcas.
refused-plunge-needs-marks = Un plunge es una puja de marcas: se ha de pujar en puntos.
refused-claim-first = Di antes si la ficha puntúa: canta los puntos, o elige <b>Listo</b>.
refused-nothing-to-claim = Ahora no hay nada que cantar.
refused-only-doubles-block = { $tile } no puede cerrar un extremo: solo un doble.
refused-block-begins-turn = Un extremo se cierra al empezar el turno, y no antes de la primera ficha.
refused-block-unable = Según las reglas de esta mesa, solo cierra un extremo quien no puede poner ficha.
refused-no-such-train = No hay ningún tren { $arm }: los trenes llevan el número de su dueño, y M es el mexicano.
refused-cover-first = Antes hay que cubrir el doble { $number }.
refused-own-train-now = El primer turno largo sigue con fichas en tu propio tren.
refused-train-waits = El tren mexicano se te abre cuando hayas empezado el tuyo.
refused-train-shut = El tren { $arm } no está abierto a los demás: se abre cuando su dueño pasa, hasta que vuelve a poner una ficha en él.
refused-no-signal = Ahora no puedes hacer esa seña.
refused-deal-unknown = Este reparto no tiene semilla.
refused-lot-unknown = Nada dice cómo sale este sorteo, y el reparto no tiene semilla.
refused-deal-surplus = { $tile } no se puede repartir: las reglas la ponen en la mesa, o no hay más.
refused-deal-seats = El reparto es para otro número de jugadores.
refused-deal-waiting = Un equipo que espera no recibe fichas.
refused-deal-empty = Nadie ha recibido ninguna ficha.
refused-deal-empty-row = Las dos partes necesitan una ficha para empezar.
refused-deal-scores = El reparto convierte en pareja a jugadores con puntuaciones distintas.
refused-cut-unknown = Este corte hay que barajarlo, y el reparto no tiene semilla.
refused-must-place = { $tile } tiene sitio, así que va ahí.
refused-no-end-fits = { $tile } no va en ningún extremo de una línea, pero tiene otro sitio, por ejemplo <c>{ $place }</c>.
refused-not-turned = Solo se puede poner la ficha descubierta: { $tile }.
refused-double-begins = La ronda empieza con un doble, y { $tile } no lo es.
refused-root-first = La primera ficha va atravesada en la mesa, en ninguna línea.
refused-no-such-line = No hay ninguna línea { $line }: las líneas son A y B.
refused-no-inserting = Según las reglas de esta mesa, los dobles no se intercalan.
refused-only-doubles-go-between = { $tile } no puede intercalarse: solo un doble.
refused-no-such-joint = La línea { $line } no tiene en { $depth } dos fichas entre las que meterla.
refused-not-at-root = Según las reglas de esta mesa, nada se mete entre la raíz y la primera ficha.
refused-joint-shows-other = Las fichas se tocan ahí con { $number }, así que { $tile } no va.
refused-lines-differ = Según las reglas de esta mesa, solo se cortan líneas igual de largas.
refused-no-such-depth = Para cortar en { $depth } las dos líneas necesitan esa cantidad de fichas ({ $depth }), y en 0 no se corta.
refused-cut-at-end = Según las reglas de esta mesa, el corte abarca una línea entera: ahora solo en { $depth }.
refused-cutter-shows-other = En { $depth } las líneas muestran otros números que { $tile }.
refused-players = Número de jugadores de este juego: { $allowed }, no { $players }.
refused-no-such-option = No existe la regla { $option } en { $game }. Existen: { $options }.
refused-no-such-choice = { $option } no puede ser { $value }. Puede ser: { $choices }.
refused-max-pip = En este juego de fichas no hay mitades por encima de { $set }.
refused-root-arms = El doble del centro no puede tener { $arms } brazos: fichas con su número hay otras { $tiles }.
refused-set-too-small = Con tanta gente hacen falta { $needed } fichas, y el juego tiene { $tiles }. Elige uno más grande.
refused-set-cut-short = Con tanta gente hacen falta { $needed } fichas, y con números hasta el { $max_pip } hay { $tiles }: mira la regla <b>Número más alto</b>.
refused-deals-cancelled = Con estas reglas de la casa habría que repetir casi todos los repartos. Permite más dobles en una mano o elige un juego más grande.
refused-queue-teams = Con { $players } jugadores, los equipos en espera no pueden ser { $teams }.
refused-players-min = Esta mesa pide al menos { $least } jugadores, no { $players }: mira la regla <b>Mínimo de jugadores</b>.

## Alcance

doctor-head = <b>¿Puede funcionar el bot aquí?</b>
doctor-found = { $good ->
    [yes] ✓ { $what }
   *[no] ✗ { $what }
}
doctor-reached = Los mensajes privados te llegan: tus fichas llegarán ahí.
doctor-unreached = Los mensajes privados no te llegan: { $way ->
    [open] pulsa «Abrir nuestro chat».
   *[write] permite los mensajes directos de este servidor y pulsa «Escríbeme».
} Hasta entonces «Mis fichas», bajo una mesa, te las muestra solo a ti.
doctor-untried = Aún no se sabe si te llegan los mensajes privados: { $way ->
    [open] pulsa «Abrir nuestro chat».
   *[write] pulsa «Escríbeme».
}
seated-here = Tienes sitio en una mesa de { $game } en { $room }. Tus fichas llegarán aquí.
written = Los mensajes privados llegan. Tus fichas llegarán aquí.
writing = Te escribo ahora mismo. Si no llega nada, tus mensajes privados siguen cerrados; la mesa funciona sin ellos.
no-whisper = { $name }, { $way ->
    [open] todavía no puedo escribirte a solas, y esto es solo para ti. Abre nuestro chat y prueba otra vez.
    [write] no puedo escribirte a solas, y esto es solo para ti. Permite los mensajes directos de este servidor y prueba otra vez.
   *[again] esto es solo para ti y no te ha llegado. Prueba otra vez.
}
answer-openly = { $name }: { $answer }
not-in-this-chat = No estoy en este chat y no puedo llevar una mesa aquí. Juega en nuestro chat privado o en un servidor donde sí estoy: quien administra uno puede añadirme.
masked = En nombre de un chat no se puede jugar ni tener ajustes propios: desactiva el anonimato o pídeselo a otra persona.
removed-from-room = La mesa de { $game } en { $room } se ha cerrado: me han sacado de allí.
room-is-gone = La mesa de { $game } en { $room } se ha cerrado: ese sitio ya no existe.
no-voice-there = No puedo escribir en { $room }, así que allí no puede haber una mesa de { $game }. /doctor, allí, dice qué falta.
offers-none = No te toca.
# Behind the colon stands what one might type.
offers-nowhere = Ahora no juegas. Pregunta las reglas: { $game } puntos
offers-several = Te toca en varias mesas: usa sus botones.
offer-said = Una jugada en { $game }.
