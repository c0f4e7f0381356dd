# Cipro e Zampa di gallina: bracci intorno a un doppio, e le zampe in cui finiscono.

## Il tavolo

spokes-middle = Al centro: <c>{ $tile }</c>
spokes-arm = { $arm }: <c>{ $tiles }</c>
spokes-words-middle = Al centro: { $tile }.
spokes-words-arm = Braccio { $arm }, verso l’esterno: { $tiles }.
spokes-ends = { $first ->
    [yes] Prima i bracci vuoti: { $ends }.
   *[no] Estremità aperte: { $ends }.
}
spokes-end = { $arm } → { $number }
spokes-empty = { $count ->
    [1] braccio nuovo
   *[other] bracci nuovi
} { $arms } → { $number }
feet-root = Prima { $tile } vuole { $count ->
    [one] ancora { $count } braccio
   *[other] ancora { $count } bracci
}: vanno solo tessere con { $number }, al centro.
feet-toes = Prima viene la zampa su { $arm }: { $tile } vuole { $count ->
    [one] ancora { $count } dito
   *[other] ancora { $count } dita
}, quindi lì vanno solo tessere con { $number }.
feet-sought = Nessuno ha { $tile }: si pesca a turno finché qualcuno non la trova e la mette al centro.

## Per chi gioca

feet-lead = Hai il doppio da cui cresce questa mano: mettilo al centro.
feet-double = Un doppio diventa una zampa: le sue { $toes } dita, tessere con lo stesso numero, vanno giocate dai prossimi prima di ogni altra cosa.
feet-must-draw = Nessuna delle tue tessere va: pescane una. Se va, la giochi.
feet-must-pass = Non va niente: passa.
move-limb = { $kind ->
    [toe] { $tile } come dito
   *[arm] { $tile } come braccio nuovo
}

## Che cosa succede

told-root-placed = La mano cresce da { $tile }, che sta al centro. { $name } comincia: { $why ->
    [lot] l’ha deciso la sorte.
   *[rotate] il primo turno gira.
}
told-root-sought = Nessuno ha { $tile }, da cui cresce la mano: si pesca a turno finché non si trova. { $name } comincia, per sorteggio.
