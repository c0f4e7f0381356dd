# La hoja de puntos para quienes juegan con fichas de verdad.

## Antes de empezar

sheet-lobby = <b>{ $game }</b> · hoja de puntos { $table }
sheet-guests = Se juega con fichas propias y yo llevo la cuenta. Pulsa «Sentarme». A quien no pueda, apúntalo por su nombre, con comas entre los nombres: <c>/sheet con Eva, Hugo</c>. Ese es también el orden de los sitios y de los turnos.
# Below the names, of those who were written down.
sheet-unknown = En la hoja solo por su nombre, y por eso fuera del marcador: { $names }. Quien pulse «Sentarme» entra en él.
sheet-none-known = Así nada de esta hoja va al marcador: hace falta que al menos dos personas pulsen «Sentarme».

## La hoja

sheet-head = <b>{ $game }</b> · hoja de puntos { $table } · { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
sheet-told-finish = <b>Ronda { $round }: domina { $name }</b> con { $finish ->
    [blank] 0-0
    [six] 6-6
    [both] 0-0 y 6-6 a la vez
    [last_two] 0-0 y 6-6
   *[other] una ficha normal
} (apuntado por { $by }).
sheet-told-out = <b>Ronda { $round }: domina { $name }</b> (apuntado por { $by }).
sheet-told-fish = <b>Ronda { $round }: cierre</b> (apuntado por { $by }).
sheet-told-over = <b>La ronda { $round } ha acabado</b> (apuntado por { $by }).
sheet-told-points = <b>{ $name } +{ $points }</b> (apuntado por { $by }).
sheet-not-open = Cuenta aún sin abrir: { $sides }.
sheet-memo = Se recuerda para { $side }: { $points }.
sheet-carry = Se sumará a lo que apunte quien pierda después: { $points }.
sheet-table = En la mesa, por orden de turno: { $names }.
sheet-shuffler = Baraja las fichas: { $name }.
sheet-waiting = Después se sientan: { $sides }.
sheet-how = Después de cada ronda, pulsa quién puso su última ficha. O escríbelo: <c>/sheet { $first } 0-0</c>, <c>/sheet { $second } domina</c>, <c>/sheet cierre</c>.
sheet-how-hands = Después de cada ronda, pulsa quién puso su última ficha. O escríbelo: <c>/sheet { $first } domina, { $example }</c>. El número es lo que cuenta la mano según las reglas de la casa; en su lugar puedes escribir las fichas, como 6-4 0-0.
sheet-how-fish = Después de cada ronda, pulsa quién puso su última ficha, o escribe <c>/sheet { $first } domina</c>. Solo después de un cierre importa lo que tiene cada cual: <c>/sheet cierre { $example }</c>.
sheet-how-over = Cuando acabe una ronda, pulsa «Fin de ronda» o escribe <c>/sheet acaba</c>.
sheet-how-points = Puntos en juego: pulsa el nombre con un +, o escribe <c>/sheet { $first } +{ $points }</c>.
sheet-how-earlier = Para corregir una ronda anterior, escríbela con su número: <c>/sheet ronda 1 { $example }</c>.
sheet-button-points = { $name } +
sheet-button-over = Fin de ronda
sheet-button-out = Domina { $name }
sheet-button-fish = Cierre
sheet-button-undo = Deshacer
sheet-button-time = Tiempo
sheet-button-end = Acabar
sheet-uncounted = Muy pocas personas de la mesa tienen cuenta aquí: no va al marcador.
sheet-last-round = Si en { $minutes } minutos no se apunta nada, la hoja acaba con lo que hay en ella.
sheet-closed = Esta hoja de puntos ({ $game }) se ha cerrado: no había nada apuntado en ella.

## Apuntar una ronda

sheet-which-points = ¿Cuántos puntos hace { $name } con este turno?
sheet-more-points = Si son más, se pueden escribir: <c>/sheet { $name } +{ $points }</c>.
sheet-points = { $name } +{ $points }.
sheet-round-over = La ronda ha acabado.
sheet-fish = Cierre.
sheet-fish-by = Cierre; es de { $name }.
sheet-out = Domina { $name }.
sheet-held = En la mano: { $hands }.
sheet-who-fish = { $doubles ->
    [no] ¿Quién puso la última ficha que no es doble?
   *[yes] ¿Quién puso la última ficha?
}
sheet-who-led = { $what ->
    [hundred] ¿Alguien salió con 6-6 a la centena?
   *[who] ¿Quién salió en esta ronda?
}
sheet-nobody-led = Nadie
sheet-with-what = ¿Con qué acabó { $name }?
sheet-finish = { $finish ->
    [blank] 0-0
    [six] 6-6
    [both] 0-0 y 6-6 a la vez
    [last_two] 0-0 y 6-6
   *[other] otra ficha
}
sheet-how-many = ¿Cuánto suma la mano de { $name }? <b>{ $typed }</b>
sheet-count-is = { $name }: { $count }
sheet-clear = Borrar
sheet-back = Atrás
sheet-yes = Sí
sheet-sure-last = Con esto acaba la partida, y aquí ya no se podrá deshacer. ¿Es correcto?
sheet-sure-end = { $result ->
    [yes] ¿Acabar ya la sesión? Aquí no se podrá deshacer nada más.
   *[no] ¿Abandonar la partida? Se quedará sin ganador.
}
sheet-picture = { $game }: la hoja de puntos.
file-sent = <c>{ $file }</c> está en nuestro chat privado.
sheet-dropped = Lo que se estaba apuntando se ha descartado; lo que ya está en la hoja no ha cambiado.
sheet-mended = { $name } ha corregido la ronda { $round }; todo lo de después se ha contado de nuevo.
sheet-end-asked = La hoja de puntos pregunta en su chat si debe terminar.
sheet-total = Total
sheet-round = Ronda { $round }

## Por qué no

sheet-not-this-game = En este juego, o con estas reglas de la casa, una ronda se decide por algo más que quién domina y lo que suman las manos. Así que no puedo llevar su cuenta.
sheet-not-alone = Este juego es para una persona; no hay cuenta que llevar.
sheet-not-teams = En este juego las fichas deciden quién juega con quién, y yo no veo las fichas. Así que no puedo llevar su cuenta.
sheet-not-tiles = En este juego, o con estas reglas de la casa, un cierre se decide por qué fichas quedan, o por quién puso cuál, y no por lo que suman las manos. Así que no puedo llevar su cuenta.
sheet-not-such-points = Ningún turno da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en este juego.
sheet-just-ends = En este juego las manos no cuentan. Cuando acabe la ronda, escribe <c>/sheet acaba</c>.
sheet-none-here = Aquí no hay ninguna hoja de puntos en marcha. <c>/sheet</c> y un juego abre una.
sheet-not-begun = La hoja de puntos no ha empezado. Cuando estén todos en ella, pulsa antes el botón «{ $start }» de debajo.
sheet-end-unbegun = La hoja de puntos no ha empezado. El botón «{ $close }» de debajo la cierra.
sheet-late = La hoja de puntos ya está en marcha y no se puede añadir a nadie más. Si alguien llega o se va, termínala con <c>/sheet terminar</c> y abre otra.
sheet-several = Aquí hay varias hojas abiertas: usa los botones de la que quieras, o empieza por su letra: <c>/sheet { $table } con Ana</c>, <c>/sheet { $table } Ana domina</c>.
sheet-there = <b>{ $table }</b> ({ $game }): { $names }
sheet-with-whom = Escribe sus nombres: <c>/sheet con Ana, Luis</c>
sheet-by-account = Aquí pueden anotar { $names }, así como quien administra el chat. En la hoja solo por su nombre, sin cuenta: { $guests }.
sheet-already-on = { $name } ya está en esta hoja. Si es otra persona con ese nombre, apúntala con otro.
sheet-nothing-to-undo = No hay nada que deshacer.
sheet-undo-last = Solo se puede deshacer lo último que se anotó, con <c>/sheet deshacer</c>. Una ronda anterior se corrige diciendo cómo acabó: <c>/sheet ronda 2 Ana domina</c>.
sheet-no-such-round = En esta hoja no hay ronda { $round }.
sheet-round-whole = Di todo sobre la ronda { $round } en una línea, como para una nueva: <c>/sheet ronda { $round } { $example }</c>.
sheet-round-points = De la ronda { $round } solo se puede corregir aparte cómo acabó. Los puntos en juego se deshacen desde el final, con <c>/sheet deshacer</c>, y se anotan de nuevo.
sheet-round-same = La ronda { $round } ya está así en la hoja.
sheet-round-others = La ronda { $round } no se puede cambiar por sí sola: lo que se anotó después ya no encajaría, o la partida habría acabado. Deshaz desde el final, con <c>/sheet deshacer</c>, y anótalo de nuevo.
sheet-how-to-type = Escribe quién domina y qué tienen los demás: <c>/sheet Ana domina, Luis 17, Eva 6-4 0-0</c>; donde importe con qué: <c>Ana domina 0-0</c>. Un cierre empieza por quien puso la última ficha: <c>/sheet cierre Ana 5, Luis 17</c>.
sheet-how-to-finish = Escribe quién domina y con qué: <c>/sheet Ana 0-0</c>, <c>/sheet Ana 0-0 6-6</c>, <c>/sheet Ana domina</c>, <c>/sheet cierre</c>.
sheet-twice = Nombra a cada persona una sola vez.
sheet-echo = Otra persona acaba de apuntar esta misma ronda; ya está en la hoja. Si hubo otra igual, vuelve a escribirla dentro de un minuto.
sheet-no-such-tile = { $known ->
    [yes] Has nombrado { $tile } más veces de las que existe.
   *[no] El juego no tiene la ficha { $tile }.
}
sheet-too-much = Las fichas de este juego no pueden sumar tanto: una mano, { $most } como mucho; todas estas manos juntas, { $all }.
sheet-no-zero = { $blank ->
    [0] Quien no ha dominado aún tiene algo. Solo el 0-0 sin nada más cuenta 0, y no pueden tenerlo tantos.
   *[other] Quien no ha dominado aún tiene algo, y aquí hasta el 0-0 sin nada más cuenta { $blank }: ninguna mano cuenta 0.
}
sheet-who-out = ¿Quién domina? Escríbelo así: <c>/sheet Ana domina, Luis 17</c>
sheet-missing = Falta lo que tiene { $name }.
sheet-nobody = En esta hoja nadie se llama «{ $name }». En ella están { $names }.
sheet-not-at-table = { $name } no juega esta ronda.
sheet-real-tiles = Con una hoja de puntos cada cual tiene sus fichas en la mano: no hay manos, jugadas ni repartos que mostrar. <c>/sheet exportar</c> la da como archivo. Si alguien llega o se va, termínala con <c>/sheet terminar</c> y abre otra; lo que ya está contado se queda.
