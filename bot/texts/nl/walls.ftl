# Frans: een muur van twee lagen.

## De tafel

wall-course = { $course ->
    [upper] ▔ <c>{ $tiles }</c>
   *[lower] ▁ <c>{ $tiles }</c>
}
wall-words = De muur van links naar rechts: { $tiles }.
wall-tile = { $where ->
    [upper] { $tile } boven
    [lower] { $tile } onder
   *[bars] { $tile } dwars voor het eind
}

## Voor één speler

wall-how = Elke steen komt in de andere laag, zo dat een van de helften boven of onder een eind van de muur ligt en hetzelfde getal toont.
wall-stuck = Geen steen past. { $count ->
    [one] Pak een steen
   *[other] Pak { $count } stenen
}{ $then ->
    [lays] { " " }en leg er een als hij past
   *[ends] , waarmee je beurt eindigt
}, of pas.
wall-last-pass = De ander heeft net gepast: pas jij ook, dan is de ronde voorbij.
