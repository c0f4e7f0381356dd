# Domino francuskie: mur z dwóch warstw.

## Stół

wall-course = { $course ->
    [upper] ▔ <c>{ $tiles }</c>
   *[lower] ▁ <c>{ $tiles }</c>
}
wall-words = Mur od lewej do prawej: { $tiles }.
wall-tile = { $where ->
    [upper] { $tile } u góry
    [lower] { $tile } u dołu
   *[bars] { $tile } w poprzek końca
}

## Dla jednej osoby

wall-how = Każda cegła idzie do drugiej warstwy, tak żeby jedna jej połówka leżała nad końcem muru albo pod nim i pokazywała tę samą liczbę.
wall-stuck = Żadna cegła nie pasuje. { $count ->
    [one] Dobierz kostkę
    [few] Dobierz { $count } kostki
   *[many] Dobierz { $count } kostek
}{ $then ->
    [lays] { " " }i wyłóż którąś, jeśli pasuje
   *[ends] , co kończy twój ruch
}, albo spasuj.
wall-last-pass = Przeciwnik właśnie spasował: jeśli ty też spasujesz, runda się skończy.
