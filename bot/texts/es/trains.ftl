# Tren mexicano: una estación, un tren para cada cual, y uno que es de todos.

## La mesa

train-caption = Estación
train-open = abierto
train-mexican = Tren mexicano (M)
train-mexican-short = Mexicano
train-mine = Tu tren
train-of = Tren de { $name } ({ $key })
train-hub = Estación: <c>{ $tile }</c>
train-hub-words = En la estación está el doble { $number }.
train-row = { $train }{ $marked ->
    [yes] , abierto a todos
   *[no] { "" }
}: { $tiles ->
    [none] vacío
   *[some] <c>{ $tiles }</c>
} → { $number }{ $bare ->
    [yes] , por cubrir
   *[no] { "" }
}
train-words = { $train }{ $marked ->
    [yes] , abierto a todos
   *[no] { "" }
}: { $count ->
    [0] vacío
    [one] { $count } ficha
   *[other] { $count } fichas
}, pide { $number }.
train-lead = Primero va a la estación el doble { $number }.
train-sought = Nadie tiene el doble { $number }: se roba por turnos hasta que alguien lo encuentre para la estación.
train-cover = { $count ->
    [one] Antes que nada hay que cubrir el doble { $numbers }.
   *[other] Antes que nada hay que cubrir los dobles { $numbers }.
}

## Para quien juega

hand-fits = { $train }, pide { $number }: <c>{ $tiles }</c>
hand-rest = Ahora en ningún sitio: <c>{ $tiles }</c>
hand-own-train = Tu tren pide { $number }.
hand-engine = Tienes el doble de esta ronda: ponlo en la estación, de donde parten todos los trenes.
hand-seek = El doble de esta ronda sigue en el pozo: roba una ficha.
hand-cover = Un doble pide una ficha más: cúbrelo ahora mismo.
hand-extra = Un doble pide una ficha más: ponla en cualquier tren que tengas abierto. Si el doble queda desnudo, tendrá que cubrirlo quien va después.
hand-first-turn = En tu primer turno puedes poner en tu propio tren todas las fichas que valgan, una tras otra.
hand-first-turn-on = Sigue con tu tren cuanto quieras. <b>Listo</b> acaba tu turno.
hand-train-draw = { $drawn ->
    [yes] Esa ficha tampoco vale: roba una más.
   *[no] No tienes ninguna ficha que ahora se pueda poner: roba una. Si vale, la pones.
}
hand-train-pass = { $marked ->
    [yes] No te vale nada, así que pasas. Tu tren sigue abierto a todos hasta que pongas tú una ficha en él.
   *[no] No te vale nada, así que pasas. Con eso tu tren se abre a todos, hasta que pongas tú una ficha en él.
}
move-train = { $tile } → { $kind ->
    [own] mi tren
    [mexican] mexicano
   *[other] { $key }
}
move-pass-open = Pasar y abrir mi tren

## Lo que pasa

told-coupled = { $name }: { $parts }.
told-coupled-part = { $tiles } → { $where ->
    [hub] estación
    [own] tren propio
    [mexican] tren mexicano
   *[other] tren de { $owner }
}
told-engine-placed = { $tile } está en la estación: todos los trenes empiezan por ese número. Empieza { $name }: { $why ->
    [lot] por sorteo.
   *[rotate] el primer turno va rotando.
}
told-engine-sought = Nadie tiene el doble { $number } para la estación: se roba por turnos hasta que aparezca. Empieza { $name }, por sorteo.
told-opened = { $name } pasa; el tren de { $name } queda abierto a todos.
told-reclaimed = El tren de { $name } vuelve a ser privado.
told-uncoverable = No hace falta cubrir { $tile }: no queda ninguna otra ficha con { $number }.
