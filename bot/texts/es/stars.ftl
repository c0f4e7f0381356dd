# Chipre y Pata de gallina: brazos alrededor de un doble, y las patas en que acaban.

## La mesa

spokes-middle = En el centro: <c>{ $tile }</c>
spokes-arm = { $arm }: <c>{ $tiles }</c>
spokes-words-middle = En el centro: { $tile }.
spokes-words-arm = Brazo { $arm }, hacia fuera: { $tiles }.
spokes-ends = { $first ->
    [yes] Primero van los brazos vacíos: { $ends }.
   *[no] Extremos abiertos: { $ends }.
}
spokes-end = { $arm } → { $number }
spokes-empty = { $count ->
    [1] brazo nuevo
   *[other] brazos nuevos
} { $arms } → { $number }
feet-root = Antes { $tile } necesita { $count ->
    [one] { $count } brazo más
   *[other] { $count } brazos más
}: solo van fichas con { $number }, en el centro.
feet-toes = Primero la pata en { $arm }: { $tile } necesita { $count ->
    [one] { $count } dedo más
   *[other] { $count } dedos más
}, así que solo van fichas con { $number }, y solo ahí.
feet-sought = Nadie tiene { $tile }: se roba por turnos hasta que salga y alguien la ponga en el centro.

## Para quien juega

feet-lead = Tienes el doble del que crece esta ronda: ponlo en el centro.
feet-double = Un doble se convierte en pata: antes que nada, quienes siguen deben poner sus { $toes } dedos, fichas con el mismo número.
feet-must-draw = Ninguna ficha tuya vale: roba una. Si vale, la pones.
feet-must-pass = No vale nada: pasa.
move-limb = { $kind ->
    [toe] { $tile } como dedo
   *[arm] { $tile } como brazo nuevo
}

## Lo que pasa

told-root-placed = La ronda crece desde { $tile }, que está en el centro. Empieza { $name }: { $why ->
    [lot] por sorteo.
   *[rotate] el primer turno va rotando.
}
told-root-sought = Nadie tiene { $tile }, de la que crece la ronda: se roba por turnos hasta que aparezca. Empieza { $name }, por sorteo.
