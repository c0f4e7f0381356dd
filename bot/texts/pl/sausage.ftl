# Kiełbasa: dwie linie obok siebie, cięcia i szeregi, do których nikt nie zagląda.

## Stół

sausage-root = Korzeń: A <c>{ $tile }</c> B
sausage-row = { $line }: <c>{ $tiles }</c>
sausage-root-words = Korzeń to { $tile }: linia A zaczyna się od { $a }, linia B od { $b }.
sausage-line-words = Linia { $line }, od korzenia na zewnątrz: { $tiles }.
sausage-cuts = Można ciąć na { $cuts }.
sausage-cut-at = { $depth } ({ $a } i { $b })
sausage-open = Odkryta: <b>{ $tile }</b>.
sausage-open-caption = Odkryta

## Dla jednej osoby

sausage-rows = Szeregi, zakryte: { $rows }
sausage-how = Nikt nie zna swoich kostek: gdy przychodzi twoja kolej, odkrywa się ostatnią w twoim szeregu. Idzie na koniec A albo B z tą samą liczbą. Kto nie ma już kostek, wygrywa rundę.
sausage-how-between = Dublet można też wsunąć między dwie kostki, które stykają się jego liczbą.
sausage-how-cut = Kostka z obiema liczbami, które A i B pokazują na tej samej głębokości, tam tnie{ $where ->
    [equal] , jeśli linie są równej długości
    [end_only] , jeśli to koniec A albo B
   *[anywhere] { "" }
}: wszystko, co leży przed nią, idzie pod szereg przeciwnika.
sausage-open-of = { $name } odkrywa <b>{ $tile }</b>.
sausage-no-place = Nigdzie nie ma dla niej miejsca: wraca na drugi koniec twojego szeregu.
sausage-no-double = Runda zaczyna się dubletem, a to nie dublet: kostka wraca na drugi koniec twojego szeregu.
sausage-explain-root = Leży w poprzek stołu: z jednej połówki rośnie linia A, z drugiej linia B.
sausage-explain-insert = { $depth ->
    [0] ↓ { $line } 0: między korzeń a pierwszą kostkę linii { $line }, reszta się odsuwa.
   *[other] ↓ { $line } { $depth }: w linię { $line } za kostkę { $depth }, reszta się odsuwa.
}
sausage-explain-cut = ✂ { $depth }: korzeń i { $depth ->
    [one] pierwsza kostka
    [few] pierwsze { $depth } kostki
   *[many] pierwszych { $depth } kostek
} z każdej linii idą pod drugi szereg. Razem kostek: { $count }, oczek: { $pips }.
sausage-move-root = { $tile } jako korzeń
sausage-move-end = { $tile } → { $line }
sausage-move-insert = { $tile } ↓ { $line } { $depth }
sausage-move-cut = ✂ { $depth }: kostek { $count }, oczek { $pips }
sausage-move-keep = Z powrotem do szeregu

## Co się dzieje

told-revealed = { $name } zaczyna i odkrywa { $tile }: { $why ->
    [lot] tak zdecydowało losowanie.
    [fewer-left] zaczyna ten, komu zostało mniej oczek.
   *[other-begins] obu zostało tyle samo oczek, więc zaczyna ten, kto ostatnio nie zaczynał.
}
told-inserted = { $depth ->
    [0] { $name }: { $tile } w linię { $line }, tuż przy korzeniu.
   *[other] { $name }: { $tile } w linię { $line }, za kostkę { $depth }.
}
told-cut-off = ✂ <b>{ $name } tnie na { $depth }</b> kostką { $tile }. Pod szereg ({ $to }) idą kostki: { $count }, oczka: { $pips }.
told-kept = { $name }: { $tile } nie ma miejsca i wraca do szeregu.
result-turns-over = Runda doszła do limitu ruchów ({ $turns }), więc liczy się jak ryba.
