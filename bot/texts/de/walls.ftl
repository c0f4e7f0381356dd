# Französisches Domino: eine Mauer aus zwei Schichten.

## Der Tisch

wall-course = { $course ->
    [upper] ▔ <c>{ $tiles }</c>
   *[lower] ▁ <c>{ $tiles }</c>
}
wall-words = Die Mauer von links nach rechts: { $tiles }.
wall-tile = { $where ->
    [upper] { $tile } oben
    [lower] { $tile } unten
   *[bars] { $tile } quer am Ende
}

## Für die Person am Zug

wall-how = Jeder Ziegel kommt in die andere Schicht, sodass eine seiner Hälften über oder unter einem Ende der Mauer liegt und dieselbe Zahl zeigt.
wall-stuck = Kein Ziegel passt. { $count ->
    [one] Zieh einen Stein
   *[other] Zieh { $count } Steine
}{ $then ->
    [lays] { " " }und leg einen, wenn er passt
   *[ends] , das beendet deinen Zug
}, oder passe.
wall-last-pass = Die andere Seite hat gerade gepasst: Passt du auch, ist die Runde vorbei.
