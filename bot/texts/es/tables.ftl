# Mesas: la espera, la mesa, las manos, lo que pasa, los resultados.

## Nombres y partes pequeñas

no-tiles = sin fichas
account = { $side } { $score }
count = { $name } { $tiles }
name-with-id = { $name } (<c>{ $id }</c>)
option-is = { $option }: { $value }
value-true = sí
value-false = no
value-none = sin límite
players-range = de { $fewest } a { $most }

## Los juegos en una frase

tagline-block = Empareja los extremos; nadie roba. Cuando nadie puede seguir, gana quien tiene menos fichas.
tagline-draw = Empareja los extremos; quien no puede, roba del pozo.
tagline-classic-draw = El juego clásico: el doble más alto solo da la salida, y quien no puede poner ficha roba.
tagline-classic-block = El juego clásico sin robar: el doble más alto solo da la salida.
tagline-block-restock = Empareja los extremos y roba una ficha después de cada turno hasta que queden dos.
tagline-team-block = Bloqueo por parejas: las fichas que cada cual roba forman los equipos.
tagline-peruvian = Cada cual apunta lo que le queda en una hoja secreta; la última ficha antes de un cierre puede costar el cuádruple.
tagline-hungarian = Pon en tu turno tantas fichas como quieras; los demás pagan lo que aún tengan.
tagline-barricade = Cualquier doble puede atravesarse en un extremo para parar la ronda, con su riesgo.
tagline-goat = Deshazte de tus fichas; quien pierde apunta lo que le queda, y quien llega al tope es la cabra.
tagline-general = Acaba con 0-0 o 6-6 y quien va después será General. Los equipos cuentan sus Generales.
tagline-sea-goat = Una sola cuenta a la vez: 25 la abren, 25 la borran, y una salida con 6-6 puede valer toda la partida.
tagline-sport-goat = Dos parejas y un número fijo de rondas: la salida va rotando, y quien gana apunta lo que tienen los otros.
tagline-classic = El juego ruso de robar: se pueden poner dos dobles a la vez, y quedarse con el 0-0 cuesta 25.
tagline-donkey = La cabra en cruz: un doble puede ir boca abajo y cerrar un brazo; las pérdidas pequeñas se recuerdan.
tagline-telephone = Si los extremos suman un múltiplo de cinco, se apunta al momento; quien se queda con fichas las paga.
tagline-muggins = Cincos en cruz: el primer doble abre cuatro lados, y dominar da diez.
tagline-all-fives = Haz que los extremos sumen 5, 10, 15 o 20: esos puntos al momento. Las manos se redondean a cinco.
tagline-fives-pl = Cincos con el juego de doble doce: si los extremos suman un múltiplo de cinco, puntos al momento.
tagline-all-sevens = Las mitades que se tocan suman siete; 6-1, 5-2, 4-3 y 0-0 van donde sea.
tagline-matador = Las mitades que se tocan suman diez; los matadores 9-1, 8-2, 7-3, 6-4, 5-5 y 0-0 van donde sea.
tagline-matador-classic = Matador con doble seis: las mitades que se tocan suman siete; 6-1, 5-2, 4-3 y 0-0 van donde sea.
tagline-bergen = Puntúan los dobles cada vez más altos y los dos extremos iguales; sale el doble más bajo.
tagline-sevastopol = Cuatro personas juegan todas las fichas: primero cuatro brazos alrededor del 6-6, y luego crecen todos.
tagline-mexican-train = Cada cual con su tren desde la estación, y otro que es de todos; quien tiene que pasar abre el suyo, y los dobles se cubren.
tagline-cyprus = Una estrella alrededor del 9-9: empieza un brazo o sigue cualquiera; nadie roba.
tagline-chickenfoot = Un doble se convierte en pata: sus tres dedos van antes que nada. Lo que te queda es castigo; gana el total más bajo.
tagline-french-wall = Para dos: las fichas son ladrillos en dos hiladas, mitad sobre mitad igual. Quien no puede, roba dos o pasa; dos pases acaban la ronda.
tagline-italian-sum = Vale cualquier ficha y todos los puntos se suman. Puntúa quien hace justo 30, 50, 70 o 100.
tagline-sausage = Dos líneas crecen juntas, nadie conoce sus fichas, y lo que se corta va a la fila rival.
tagline-solo-rows = Para una persona: cuatro filas de fichas a la vista, y la de la derecha de cada una puede ir a la línea. Mételas todas.
tagline-solo-batches = Para una persona, y difícil: pon todas las fichas de una tanda antes de sacar la siguiente.
tagline-domino-squares = Para una persona: coloca todas las fichas en un tablero de 14 cuadrados de modo que cada uno muestre un número cuatro veces.
tagline-forty-two = Puja, elige triunfo y gana bazas con tu pareja; siete marcas ganan la partida.
usually = Lo normal: { $tagline }

## La espera

lobby-head = <b>{ $game }</b> · mesa { $table }
match-minutes = Se juega durante { $minutes } minutos.{ $rounds ->
    [0] { "" }
    [one] { " " }Acaba antes tras una ronda contada.
   *[other] { " " }Acaba antes tras { $rounds } rondas contadas.
}
match-goal = { $rounds ->
    [0] Se juega a { $target }.
    [one] Se juega una sola ronda.
   *[other] Se juegan { $rounds } rondas.
}
lobby-options = Reglas de la casa: { $options }
lobby-seat = { $number }. { $name }{ $host ->
    [yes] { " " }(lleva la mesa)
   *[no] { "" }
}
lobby-seat-team = { $number }. { $name } · equipo { $team }{ $host ->
    [yes] { " " }(lleva la mesa)
   *[no] { "" }
}
lobby-ready = Ya se puede empezar.
lobby-uncounted = Con una máquina: no va al marcador.
team-line = Equipo { $team }: { $names }
teams-first = Pulsa un nombre y luego el de su pareja.
teams-second = ¿Quién juega con { $name }?
teams-later = Los equipos se eligen cuando haya bastante gente sentada; o se toman los de la última vez.
seat-button = { $number }. { $name }
lobby-wanted = { $seated ->
    [one] { $seated } persona en la mesa
   *[other] { $seated } personas en la mesa
}; el juego admite: { $players }.
lobby-unreached = Aún no llegan mensajes privados a { $names }: { $way ->
    [open] pulsa «Abrir nuestro chat» para recibir ahí las fichas.
   *[write] permite los mensajes directos de este servidor y pulsa «Escríbeme».
} Hasta entonces las muestra aquí «Mis fichas».
button-open = Abrir nuestro chat
button-write = Escríbeme
lobby-closed = Esta mesa ({ $game }) se ha cerrado.
options-head = <b>{ $game }</b>: reglas de la casa, página { $page } de { $pages }
option-head = <b>{ $option }</b> (lo normal: { $value })
option-choice = { $chosen ->
    [yes] ✓ { $value }
   *[no] { $value }
}
games-head = <b>Juegos</b>
games-line = <b>{ $game }</b> (<c>/play { $id }</c>): { $tagline }

button-join = Sentarme
button-leave = Levantarme
button-start = Empezar
button-computer = Añadir máquina
button-without = Sin { $name }
button-options = Reglas de la casa
button-partners = Equipos
button-shuffle = Sortear
button-last-time = Como la última vez
button-game = Otro juego
button-cancel = Cerrar la mesa
button-previous = ◀
button-next = ▶
button-done = Listo
button-all-options = Todas las reglas

## La mesa

table-head = <b>{ $game }</b> · { $round }
table-head-named = <b>{ $game }</b> · mesa { $table } · { $round }
table-round = { $rounds ->
    [0] ronda { $round }
   *[other] ronda { $round } de { $rounds }
}{ $target ->
    [0] { "" }
   *[other] { " " }· a { $target }
}
table-scores = Puntos: { $accounts }
table-secret = Los totales son secretos por ahora.
table-counts = Fichas: { $counts }{ $boneyard ->
    [0] { "" }
   *[other] { " " }· pozo { $boneyard }
}
table-empty = Aún no hay ninguna ficha puesta.
table-turn = Le toca a { $name }.
table-missed = A { $name } se le acabó el tiempo y una máquina hizo la jugada. A la próxima, ocupará su sitio.
table-commitment = Este reparto queda fijado por la huella <c>{ $commitment }</c>; la semilla se muestra al acabar la ronda.
table-stopped = Esta partida ({ $game }) se ha parado.
table-stopped-by = { $name } ha parado esta partida ({ $game }).
layout-row = <c>{ $tiles }</c>
layout-words = De izquierda a derecha: { $tiles }.
layout-arm = { $arm }, desde { $tile }:
layout-words-arm = Brazo { $arm }, de { $tile } hacia fuera: { $tiles }.
layout-tile = { $form ->
    [closed] { $tile } boca abajo
    [along] { $tile } a lo largo
   *[across] { $tile } de través
}
ends = Extremo izquierdo { $left }, extremo derecho { $right }.
ends-open = Extremos abiertos: { $ends }.
end = { $arm } { $number }
end-later = { $arm } { $number }, más tarde
end-shut = { $arm } cerrado
end-name = { $where ->
    [l] Extremo izquierdo
    [r] Extremo derecho
   *[other] { $arm }
}
end-sum = { $end } { $number } pide { $wanted }: { $number } + { $wanted } = { $total }.
end-jokers = { $end } { $number } solo admite comodines.
end-nothing = { $end } { $number } no admite nada.
jokers = Comodines (en cualquier extremo): { $tiles }.
jokers-many = Comodines (en cualquier extremo): 0+0 y todas las que suman { $total }.
ends-count = Los extremos suman { $count }.
foot-boneyard = Pozo { $count }

call = { $name }, te toca ({ $game }).
call-late = { $name }, te queda la mitad del tiempo ({ $game }).
button-inline = Jugar aquí
button-hand = Mis fichas
button-back = Ya estoy aquí

## Lo que pasa

told-laid = { $name }: { $tiles }{ $where ->
    [a] { " " }al final de A.
    [b] { " " }al final de B.
    [l] { " " }a la izquierda.
    [r] { " " }a la derecha.
    [u] { " " }en ↑ U.
    [d] { " " }en ↓ D.
    [both] { " " }en los dos extremos.
    [arm] { " " }en el brazo { $arm }.
   *[first] .
}
told-laid-so = { $name }: { $tiles }.
told-laid-part = { $tile }{ $where ->
    [l] { " " }a la izquierda
    [r] { " " }a la derecha
    [u] { " " }en ↑ U
    [d] { " " }en ↓ D
   *[first] { "" }
}{ $form ->
    [closed] , boca abajo
    [along] , a lo largo
    [shown] , nuevo extremo { $shown }
   *[plain] { "" }
}
told-earned = { $points ->
    [one] <b>{ $name } gana { $points } punto</b>: { $marks }. Total { $total }.
   *[other] <b>{ $name } gana { $points } puntos</b>: { $marks }. Total { $total }.
}
mark = { $why ->
    [opening] { $points } por la primera ficha
    [double] { $points } por el doble más alto
    [triple] { $points } por un triple
    [heading] { $points } por extremos iguales
    [capped] como mucho hasta quedar a un punto del tope
    [total] el total es justo { $count }
    [told] { $points } según lo contado
   *[ends] los extremos suman { $count }
}
told-announced = { $points ->
    [0] { $name } canta puntos, pero esa ficha no puntúa.
   *[other] ¡{ $name } canta los puntos!
}
told-barred = { $where ->
    [l] { $name } cierra el extremo izquierdo con { $tile }.
    [r] { $name } cierra el extremo derecho con { $tile }.
   *[other] { $name } cierra { $arm } con { $tile }.
}
told-seated = Las fichas han formado los equipos: { $teams }.
told-drew = { $count ->
    [one] { $name } roba { $count } ficha.
   *[other] { $name } roba { $count } fichas.
}
told-passed = { $name } pasa.
told-misdealt = { $why ->
    [doubles] Demasiados dobles en una mano: se reparte de nuevo{ $count ->
        [1] .
       *[other] , { $count } veces.
    }
    [wanted] Nadie tiene la ficha de salida: se reparte de nuevo{ $count ->
        [1] .
       *[other] , { $count } veces.
    }
   *[same] Demasiadas fichas del mismo número en una mano: se reparte de nuevo{ $count ->
        [1] .
       *[other] , { $count } veces.
    }
}
told-leads = { $name } tiene que salir con { $tile }: { $why ->
    [double] es el primero de los dobles repartidos.
    [named] esta ficha va primero.
    [found] ha aparecido.
   *[no-double] nadie tiene un doble.
}
told-leads-shown = { $why ->
    [called] { $name } tiene { $tile } y con ello la salida, con cualquier ficha.
    [may-take] { $name } tiene { $tile } y puede tomar la salida con ella, o dejarla.
    [taken] { $name } toma { $tile } antes del reparto y sale con cualquier ficha.
    [no-double] { $name } enseña { $tile }, porque nadie tiene un doble, y sale con cualquier ficha.
   *[double] { $name } enseña { $tile } y sale con cualquier ficha.
}
told-leads-any = Sale { $name }, con cualquier ficha{ $why ->
    [lot] : lo ha decidido el sorteo.
    [finisher] : dominó en la última ronda.
    [fish-maker] : hizo el cierre.
    [fish-winner] : ganó el cierre.
    [winner] : ganó la última ronda.
    [fisherman] : hizo el cierre.
    [grant] , por el derecho a la centena.
    [debt] , para saldar el cierre.
   *[rotate] : la salida va rotando.
}
told-sign = { $kind ->
    [blank] 😉 { $name } guiña un ojo: ¡0-0!
   *[six] 😗 { $name } hincha el moflete: ¡6-6!
}

## Las manos

hand-table = <b>{ $game }</b>, mesa { $table }
hand-table-there = <b>{ $game }</b>, mesa { $table } ({ $room })
hand-tiles = Tus fichas: <c>{ $tiles }</c>
hand-turn = <b>Te toca.</b>
hand-where = ¿Dónde va { $tile }?
hand-with = { $moves }: ¿y qué más?
hand-block = ¿Qué doble va atravesado, y en qué extremo? Con eso acaba la ronda. Puntúas si { $tie ->
    [blocker] ningún rival tiene entonces menos puntos que tú
   *[other] todos los rivales tienen entonces más puntos que tú
}. { $tie ->
    [fails] Si no,
   *[other] Si alguno tiene menos,
} { $factor ->
    [0] no pierdes nada
    [1] pierdes los puntos que tienes
    [2] pierdes el doble de los puntos que tienes
   *[other] pierdes { $factor } veces los puntos que tienes
}.{ $teams ->
    [yes] { " " }Las dos manos de una pareja se suman.
   *[no] { "" }
}
hand-go-on = Puedes poner más fichas. <b>Listo</b> acaba tu turno.
hand-must-go-on = Puedes poner otra ficha, así que sigues.
hand-claim = ¿Puntúa tu ficha? Canta los puntos, o acaba tu turno con <b>Listo</b>.
hand-claim-last = La ficha que acaba la ronda puntúa y nadie lo ha cantado. Canta los puntos, o déjalos con <b>Listo</b>.
hand-waiting = Tu equipo espera para sentarse a la mesa.
hand-out = Ya no sigues en esta partida.
hand-held = Una máquina ocupa tu sitio.
hand-missed = Se te acabó el tiempo y una máquina hizo tu jugada. A la próxima, ocupará tu sitio hasta que vuelvas.
hand-warning = Te queda la mitad del tiempo: te toca en { $game }.
button-other-tile = Otra ficha
button-no-block = No cerrar ninguno
button-step-back = Un paso atrás
button-sign = { $kind ->
    [blank] 😉 Guiño: tengo el 0-0
   *[six] 😗 Moflete: tengo el 6-6
}
move-play = { $tile }{ $where ->
    [l] { " " }← izquierda
    [r] { " " }→ derecha
   *[first] { "" }
}
move-plays = { $tiles } juntas
move-where = { $tile } …
move-form = { $form ->
    [closed] { $move }, boca abajo
    [open] { $move }, boca arriba
    [along] { $move }, a lo largo
    [across] { $move }, de través
   *[shown] { $move }, nuevo extremo { $shown }
}
move-with = { $move } y…
move-added = + { $move }
move-block = Cerrar un extremo…
move-draw-first = Robar una antes
move-draw-instead = Robar en vez de poner
move-done = Listo
move-claim = Cantar los puntos
move-draw = { $count ->
    [one] Robar { $count } ficha
   *[other] Robar { $count } fichas
}
move-pass = Pasar
move-leave = Dejar la salida
move-ambiguous = Esa ficha va en varios sitios. ¿En cuál?
move-ambiguous-half = ¿Qué mitad queda a la vista?

## Resultados

result-out = <b>Ronda { $round }: domina { $name }</b> con { $tiles }.
result-fish = <b>Ronda { $round }: cierre.</b> Nadie puede seguir; { $last ->
    [several] las últimas fichas, { $tiles }, las puso { $name }.
   *[single] la última ficha, { $tiles }, la puso { $name }.
}
result-closed = <b>Ronda { $round }: { $name } cierra un extremo</b> con { $tiles }.
result-stopped = <b>Ronda { $round }:</b> los puntos deciden la partida al momento; { $last ->
    [several] las últimas fichas, { $tiles }, las puso { $name }.
   *[single] la última ficha, { $tiles }, la puso { $name }.
}
result-held = { $name } se quedó con { $tiles }
result-held-count = { $count ->
    [one] { $name } se quedó con { $count } ficha
   *[other] { $name } se quedó con { $count } fichas
}
term = { $note ->
    [zero-zero] { $value } ({ $name }, el 0-0 cuenta extra)
    [rounded] { $value } ({ $name }, con redondeo)
    [out] { $value } ({ $name }, por dominar)
    [only-without-double] { $value } (solo { $name } no tiene ningún doble)
    [least-without-double] { $value } ({ $name } tiene menos puntos que nadie sin doble)
    [least] { $value } ({ $name } tiene menos puntos que nadie, y todos tienen algún doble)
    [six-six] { $value } ({ $name }, el 6-6 a solas cuenta extra)
    [pair] { $value } ({ $name }, 0-0 y 6-6 a solas cuentan extra)
   *[plain] { $value } ({ $name })
}
result-scored = { $note ->
    [plain] { $side }: { $sum } = { $points }.
    [shared] { $side }: { $sum } = { $plain }, a repartir: { $points }.
    [rounded-shared] { $side }: { $sum } = { $plain }, con redondeo y a repartir: { $points }.
    [below-minimum] { $side }: { $sum } = { $plain }, por debajo del mínimo, y se pierde.
    [shared-below-minimum] { $side }: { $sum } = { $plain }, a repartir, y la parte, por debajo del mínimo, se pierde.
    [rounded] { $side }: { $sum } = { $plain }, con redondeo { $points }.
    [in-fives] { $side }: { $sum } = { $plain }, contado en cincos { $points }.
    [not-below-zero] { $side }: { $sum } = { $plain }, pero ninguna cuenta baja de cero: { $points }.
    [opened] { $side }: { $sum } = { $points }, y con eso se abre la cuenta.
    [burnt] { $side }: { $sum } = { $plain }, no llega al umbral y se pierde.
    [remembered] { $side }: { $sum } = { $plain }, no llega al umbral y se recuerda.
    [remembered-added] { $side }: { $sum } y lo recordado hacen { $points }.
    [carried-burnt] { $side }: { $sum } = { $plain }, con lo que dejó el cierre empatado no llega al umbral y se pierde.
    [carried-remembered] { $side }: { $sum } = { $plain }, con lo que dejó el cierre empatado no llega al umbral y se recuerda.
    [multiplied] { $side }: { $sum } = { $plain }, y por la última ficha de la ronda { $points }.
    [barricade-failed] { $side }: { $sum } = { $plain }, pero la barricada ha fallado: { $points }.
    [capped] { $side }: { $sum } = { $plain }, pero tan cerca del tope solo { $points }.
    [floor] { $side }: { $sum } = { $plain }, y menos de cero no se apunta: { $points }.
    [no-wipe] { $side }: { $sum } = { $plain }, poco para borrar la otra cuenta.
    [wiped] { $sum } = { $plain } contra { $side }: la cuenta se borra.
    [gone] Fuera de la partida, la cuenta se borra: { $side }.
    [six-wins] { $side }: final con 6-6, y { $sum } = { $plain } bastan para la partida.
    [brother] { $side }: centena perdida con { $sum } = { $plain } aún en la mano, demasiado.
    [written-off] { $side }: { $sum } = { $plain }, gastados en saldar el cierre.
    [marks] { $side }: { $points ->
        [one] { $points } marca.
       *[other] { $points } marcas.
    }
    [taken] { $side }: { $points ->
        [one] { $points } punto, lo ganado.
       *[other] { $points } puntos, lo ganado.
    }
    [set] { $side }: la puja y lo ganado hacen { $points }.
   *[carried] { $side }: { $sum } y lo que dejó el cierre empatado hacen { $points }.
}
result-total = { $written } Total { $total }.
result-unscored = { $why ->
    [tie] Las manos más bajas son iguales: nadie puntúa.
    [tie-carried] Todas las manos son iguales: lo que suman pasa a la ronda siguiente.
    [barred-tie] Un rival tiene tanto como quien cerró: nadie puntúa.
    [fish-plain] El cierre está ganado, pero según las reglas de esta mesa no se apunta nada.
   *[void] Un cierre no cuenta: la ronda es nula.
}
result-fished = El cierre es de { $name }: { $own } contra { $others }.
result-right = { $what ->
    [grant-six] Final con 6-6: en la ronda siguiente, derecho a la centena para { $side }.
    [grant-fish] Cierre ganado: en la ronda siguiente, derecho a la centena para { $side }.
    [grant-debt] El derecho a la centena pasa a { $side }; sale { $name }.
    [grant-lapsed] El derecho a la centena de { $side } no se ha usado: se ha perdido.
    [hundred-failed] Ha fallado la centena de { $side }.
    [hundred-cancelled] El cierre anula la centena de { $side }.
    [eliminated] Fuera de la partida: { $side }, por perder la centena con demasiado en la mano.
    [debt] Una deuda para { $side }: una ganancia de 25 o más salda el cierre. { $left ->
        [one] { $left } intento.
       *[other] { $left } intentos.
    }
    [debt-failed] La deuda de { $side } sigue en pie. { $left ->
        [one] Queda { $left } intento.
       *[other] Quedan { $left } intentos.
    }
    [debt-settled] El cierre está saldado.
    [debt-lost] Ha fallado el último intento: la deuda ya no se puede saldar.
    [debt-dropped] La deuda se anula: uno de sus bandos está fuera de la partida.
    [eggs] Huevos: una ganancia de 25 o más los salda. { $left ->
        [one] { $left } intento.
       *[other] { $left } intentos.
    }
    [eggs-failed] Los huevos no están saldados. { $left ->
        [one] Queda { $left } intento.
       *[other] Quedan { $left } intentos.
    }
    [eggs-settled] Los huevos están saldados.
   *[eggs-rotten] Los huevos se han podrido: nadie los ha saldado.
}
right-hundred = Con derecho a la centena: { $sides }.
right-debt = Deuda de { $side }: { $left ->
    [one] queda { $left } intento.
   *[other] quedan { $left } intentos.
}
right-eggs = Huevos: { $left ->
    [one] queda { $left } intento.
   *[other] quedan { $left } intentos.
}
result-titled = { $title ->
    [general] <b>¡{ $worth ->
        [1] General
       *[other] { $worth } Generales
    }!</b> { $finisher } acabó y después iba { $name }. Cuenta para { $side }.
    [bald] <b>¡Calva!</b> { $finisher } acabó con 0-0 y después iba { $name }. Cuenta para { $side }.
   *[loss] Una derrota para { $side }: { $name } iba después de { $finisher }.
}
result-yielded = Cambio de equipos: { $into } en lugar de { $out }, por { $why ->
    [title] el título.
   *[losses] las derrotas.
}
result-next = Sale { $name } en la ronda siguiente: { $why ->
    [fewer-left] le quedan menos puntos.
    [other-begins] quedan los mismos puntos a los dos lados, así que empieza quien no empezó esta vez.
    [finisher] dominó.
    [fish-maker] hizo el cierre.
    [fish-winner] ganó el cierre.
    [winner] ganó la ronda.
    [fisherman] hizo el cierre.
    [grant] por el derecho a la centena.
    [debt] para saldar su deuda.
   *[rotate] la salida va rotando.
}
result-next-found = { $why ->
    [title-double] Quien tenga el 1-1 sale en la ronda siguiente.
   *[lot] Un sorteo decide quién sale en la ronda siguiente.
    [eggs] Mientras haya huevos, las rondas se abren con el 1-1, o con el doble que se haya repartido en su lugar.
}
result-standing = Así va: { $accounts }
result-seed = La semilla de esta ronda, <c>{ $seed }</c>, abre la huella <c>{ $commitment }</c> (<c>/verify</c>).
result-uncounted = Con una máquina o a solas: no va al marcador.
time-left = { $minutes ->
    [one] Queda { $minutes } minuto.
   *[other] Quedan { $minutes } minutos.
}
time-up = <b>Se acabó el tiempo.</b> La ronda empezada es la última.
match-time-up = <b>Se acabó el tiempo.</b>
match-won = <b>{ $winning ->
    [one] ¡{ $winners } gana la partida!
   *[other] ¡{ $winners } ganan la partida!
}</b>{ $why ->
    [goat] { " " }La cabra: { $losers }.
    [donkey] { " " }El burro: { $losers }.
    [bald] { " " }Calva: la última ficha fue 0-0. La cabra: { $losers }.
    [double_six] { " " }La última ficha fue 6-6. La cabra: { $losers }.
    [hundred] { " " }Centena ganada. La cabra: { $losers }.
    [brother_in_law] { " " }Cuñado y cabra: { $losers }.
    [points] { " " }La cabra: { $losers }.
    [rounds-won] { " " }Los totales son iguales; deciden las rondas ganadas.
   *[other] { "" }
}
match-drawn = <b>La partida acaba en empate.</b>{ $why ->
    [all-at-target] { " " }Todos han llegado al tope.
   *[other] { "" }
}
button-deal = Ronda siguiente
button-rematch = Revancha
button-new-table = Mesa nueva
