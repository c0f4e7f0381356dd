## Juegos para una persona

patience-line = La línea:
patience-rows-words = Las filas, cada una de izquierda a derecha; se puede tomar la última ficha: { $rows }.
patience-batch-words = La tanda: { $rows }.
patience-free = Se pueden tomar: { $tiles }
patience-batches = Tanda { $number }, { $left ->
    [0] la última.
    [one] queda { $left } más.
   *[other] quedan { $left } más.
}
told-turned-up = Se descubre { $tile }, y con ella empieza la línea.
told-batch = Tanda { $number }: { $tiles }
alone-head = <b>{ $game }</b>
alone-head-daily = <b>{ $game }</b> · el solitario del { $date }
alone-turn = Juega { $name }; aconsejar puede cualquiera.
patience-solved = <b>¡{ $name } lo ha resuelto!</b> { $laid ->
    [one] En la línea: { $laid } ficha, la única.
   *[other] Las { $laid } fichas están en la línea.
}
patience-stuck = <b>{ $name } no puede seguir</b> después de { $laid ->
    [one] { $laid } ficha
   *[other] { $laid } fichas
}: ninguna ficha libre vale en la línea.
patience-stuck-at-once = <b>Nada de la primera tanda vale en la línea.</b> { $name } no tenía ninguna opción.
patience-longest = <b>La línea de { $name } tiene { $laid ->
    [one] { $laid } ficha.
   *[other] { $laid } fichas.
}</b> No vale nada más.
patience-left = Han sobrado: { $tiles }
button-another = Otro más

## Pistas

button-hint = Pista
button-chance = ¿Aún se puede ganar?
hint-winnable = Prueba { $move }: después hay manera de ganar.
hint-lost = Ya no se puede ganar. { $move } es lo que más lejos lleva, o casi.
hint-unknown = Prueba { $move }. Si con eso se gana, no lo sé.
hint-none = Aquí no sé nada mejor.
chance-winnable = Sí, aún se puede ganar.
chance-lost = No, ya no se puede ganar.
chance-unknown = No lo sé: { $why ->
    [hidden] depende de fichas que nadie ha visto todavía.
   *[long] hay demasiados caminos para mirarlos todos.
}
hint-daily = El solitario de hoy es cosa tuya: para él no hay pistas.

## El solitario del día

daily-head = <b>El solitario del { $date }</b>
daily-about = Solitario 1, el mismo para todo el mundo, y tiene solución. Prueba cuantas veces quieras: todas las fichas que pongas cuentan hasta que te salga. No hay pistas.
daily-nobody = Aquí nadie lo ha probado todavía.
daily-line = { $solved ->
    [yes] { $name }: resuelto, { $moves } { $moves ->
        [one] ficha puesta
       *[other] fichas puestas
    }{ $tries ->
        [one] { "" }
       *[other] { " " }en { $tries } intentos
    }
   *[no] { $name }: todavía no, lo mejor { $best } de 28, { $moves } { $moves ->
        [one] ficha puesta
       *[other] fichas puestas
    }{ $tries ->
        [one] { "" }
       *[other] { " " }en { $tries } intentos
    }
}
daily-share-head = Para compartir; no dice nada de las fichas:
daily-share-result = Boneyard, { $date }: { $laid }/{ $tiles } en { $moves } jugadas
button-daily-play = Jugar
button-daily-share = Compartir el mío
button-daily-tally = Marcador del día
daily-is-over = Ese solitario era de otro día. El de hoy lo da <c>/daily</c>.
daily-solved = Ya has resuelto el solitario de hoy. El siguiente llega a medianoche, UTC.
daily-elsewhere = Estás con él en { $room }: acábalo allí.
daily-in-our-chat = Estás con él en nuestro chat: acábalo allí.
daily-not-solved = Resuélvelo antes.
