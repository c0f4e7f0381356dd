# Cyprus en Kippenpoot: armen rond een dubbele, en de poten waarin ze eindigen.

## De tafel

spokes-middle = In het midden: <c>{ $tile }</c>
spokes-arm = { $arm }: <c>{ $tiles }</c>
spokes-words-middle = In het midden: { $tile }.
spokes-words-arm = Arm { $arm }, naar buiten: { $tiles }.
spokes-ends = { $first ->
    [yes] De lege armen gaan voor: { $ends }.
   *[no] Open uiteinden: { $ends }.
}
spokes-end = { $arm } → { $number }
spokes-empty = { $count ->
    [1] nieuwe arm
   *[other] nieuwe armen
} { $arms } → { $number }
feet-root = Eerst heeft { $tile } nog { $count ->
    [one] 1 arm
   *[other] { $count } armen
} nodig: alleen stenen met { $number } mogen, en alleen aan het midden.
feet-toes = De poot bij { $arm } gaat voor: { $tile } heeft nog { $count ->
    [one] 1 teen
   *[other] { $count } tenen
} nodig, dus alleen stenen met { $number } mogen, en alleen daar.
feet-sought = Niemand heeft { $tile }: iedereen pakt om de beurt, tot iemand hem heeft en in het midden legt.

## Voor één speler

feet-lead = Jij hebt de dubbele waaruit deze ronde groeit: leg hem in het midden.
feet-double = Een dubbele wordt een poot: de volgende spelers moeten eerst de { $toes } tenen leggen, stenen met hetzelfde getal, en niets anders.
feet-must-draw = Geen van je stenen past: pak er een. Past die, dan leg je hem.
feet-must-pass = Er past niets: pas.
move-limb = { $kind ->
    [toe] { $tile } als teen
   *[arm] { $tile } als nieuwe arm
}

## Wat er gebeurt

told-root-placed = De ronde groeit uit { $tile } in het midden. { $name } begint: { $why ->
    [lot] het lot heeft beslist.
   *[rotate] iedereen begint om de beurt.
}
told-root-sought = Niemand heeft { $tile }, waaruit de ronde groeit: iedereen pakt om de beurt tot hij gevonden is. Het lot laat { $name } beginnen.
