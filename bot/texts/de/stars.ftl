# Cyprus und Hühnerfuß: Arme um einen Pasch, und die Füße, in denen sie enden.

## Der Tisch

spokes-middle = In der Mitte: <c>{ $tile }</c>
spokes-arm = { $arm }: <c>{ $tiles }</c>
spokes-words-middle = In der Mitte: { $tile }.
spokes-words-arm = Arm { $arm }, nach außen: { $tiles }.
spokes-ends = { $first ->
    [yes] Die leeren Arme kommen zuerst: { $ends }.
   *[no] Offene Enden: { $ends }.
}
spokes-end = { $arm } → { $number }
spokes-empty = { $count ->
    [1] neuer Arm
   *[other] neue Arme
} { $arms } → { $number }
feet-root = Erst braucht { $tile } { $count ->
    [one] noch 1 Arm
   *[other] noch { $count } Arme
}: Es passen nur Steine mit { $number }, an die Mitte.
feet-toes = Erst kommt der Fuß bei { $arm }: { $tile } braucht { $count ->
    [one] noch 1 Zehe
   *[other] noch { $count } Zehen
}, also passen nur Steine mit { $number }, und nur dort.
feet-sought = { $tile } hat niemand: Alle ziehen reihum, bis jemand den Stein hat und in die Mitte legt.

## Für die Person am Zug

feet-lead = Du hast den Pasch, von dem diese Runde ausgeht: Leg ihn in die Mitte.
feet-double = Ein Pasch wird zum Fuß: Seine { $toes } Zehen, Steine mit derselben Zahl, müssen die nächsten Spieler vor allem anderen legen.
feet-must-draw = Keiner deiner Steine geht: Zieh einen. Passt er, legst du ihn.
feet-must-pass = Es geht nichts: Passe.
move-limb = { $kind ->
    [toe] { $tile } als Zehe
   *[arm] { $tile } als neuer Arm
}

## Was geschieht

told-root-placed = Die Runde geht von { $tile } aus, dem Stein in der Mitte. { $name } beginnt: { $why ->
    [lot] per Los.
   *[rotate] Der Anfang geht reihum.
}
told-root-sought = { $tile } hat niemand, und davon geht die Runde aus: Alle ziehen reihum, bis der Stein gefunden ist. Per Los beginnt { $name }.
