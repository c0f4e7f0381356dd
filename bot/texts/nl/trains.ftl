# Mexicaanse trein: een station, een trein voor elke speler, en één die van iedereen is.

## De tafel

train-caption = Station
train-open = open
train-mexican = Mexicaanse trein (M)
train-mexican-short = Mexicaans
train-mine = Jouw trein
train-of = Trein van { $name } ({ $key })
train-hub = Station: <c>{ $tile }</c>
train-hub-words = In het station ligt de dubbele { $number }.
train-row = { $train }{ $marked ->
    [yes] , open voor iedereen
   *[no] { "" }
}: { $tiles ->
    [none] leeg
   *[some] <c>{ $tiles }</c>
} → { $number }{ $bare ->
    [yes] , te bedekken
   *[no] { "" }
}
train-words = { $train }{ $marked ->
    [yes] , open voor iedereen
   *[no] { "" }
}: { $count ->
    [0] leeg
    [one] 1 steen
   *[other] { $count } stenen
}, vraagt een { $number }.
train-lead = Eerst gaat de dubbele { $number } in het station.
train-sought = Niemand heeft de dubbele { $number }: iedereen pakt om de beurt tot iemand hem vindt voor het station.
train-cover = { $count ->
    [one] De dubbele { $numbers } moet eerst bedekt worden.
   *[other] De dubbelen { $numbers } moeten eerst bedekt worden.
}

## Voor één speler

hand-fits = { $train }, vraagt een { $number }: <c>{ $tiles }</c>
hand-rest = Nu nergens: <c>{ $tiles }</c>
hand-own-train = Je trein vraagt een { $number }.
hand-engine = Jij hebt de dubbele van deze ronde: leg hem in het station, waar alle treinen beginnen.
hand-seek = De dubbele van deze ronde zit nog in de pot: pak een steen.
hand-cover = Een dubbele vraagt nog een steen: bedek hem meteen.
hand-extra = Een dubbele vraagt nog een steen: leg die op een trein die voor jou open is. Blijft de dubbele onbedekt, dan moet de volgende speler hem bedekken.
hand-first-turn = In je eerste beurt mag je zoveel stenen als er passen na elkaar op je eigen trein leggen.
hand-first-turn-on = Ga met je trein door zolang je wilt. Met <b>Klaar</b> eindigt je beurt.
hand-train-draw = { $drawn ->
    [yes] Ook die steen past niet: pak er nog een.
   *[no] Je hebt geen steen die nu kan: pak er een. Past die, dan leg je hem.
}
hand-train-pass = { $marked ->
    [yes] Er past niets, dus je past. Je trein blijft voor iedereen open tot je er zelf een steen op legt.
   *[no] Er past niets, dus je past. Dat zet je trein voor iedereen open, tot je er zelf een steen op legt.
}
move-train = { $tile } → { $kind ->
    [own] eigen
    [mexican] Mexicaans
   *[other] { $key }
}
move-pass-open = Passen, mijn trein gaat open

## Wat er gebeurt

told-coupled = { $name }: { $parts }.
told-coupled-part = { $tiles } → { $where ->
    [hub] station
    [own] eigen trein
    [mexican] Mexicaanse trein
   *[other] trein van { $owner }
}
told-engine-placed = { $tile } ligt in het station: alle treinen beginnen met dit getal. { $name } begint: { $why ->
    [lot] het lot heeft beslist.
   *[rotate] iedereen begint om de beurt.
}
told-engine-sought = Niemand heeft de dubbele { $number } voor het station: iedereen pakt om de beurt tot hij gevonden is. Het lot laat { $name } beginnen.
told-opened = { $name } past; de trein van { $name } staat nu voor iedereen open.
told-reclaimed = De trein van { $name } is weer privé.
told-uncoverable = { $tile } hoeft niet bedekt: er is geen andere steen met { $number } meer over.
