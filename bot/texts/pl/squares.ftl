## Kwadraty domino

squares-row = { $row }: { $cells }
squares-rows = Rzędy, { "·" } to wolne pole: { $rows }.
squares-small = Małe cyfry są z góry podane: tam jeszcze nic nie leży.
squares-left = Jeszcze do ułożenia: { $tiles }
squares-done = Gotowe kwadraty: { $done } z { $blocks }
squares-bad = { $count ->
    [one] 1 kwadrat pokazuje więcej niż jedną liczbę
    [few] { $count } kwadraty pokazują więcej niż jedną liczbę
   *[many] { $count } kwadratów pokazuje więcej niż jedną liczbę
}
squares-goal = Zakryj planszę wszystkimi kostkami tak, żeby każdy z obwiedzionych kwadratów ({ $blocks }) pokazywał cztery razy tę samą liczbę. Kostka może leżeć w poprzek obwódki i zawsze można ją zdjąć.
squares-printed = Liczby na planszy są z góry podane: kostki na tych polach muszą je pokazywać.
squares-full = Leżą wszystkie kostki, ale jakiś kwadrat pokazuje więcej niż jedną liczbę: coś zdejmij.
squares-ask = { $what ->
    [row] { $tile }: w którym rzędzie ma leżeć jej lewa albo górna połówka?
    [column] { $tile }: w której kolumnie ma leżeć jej lewa albo górna połówka?
   *[place] { $tile }: gdzie i w którą stronę? Podane pole to miejsce lewej albo górnej połówki.
}
squares-line = { $what ->
    [row] Rząd r{ $number }
   *[column] Kolumna c{ $number }
}
squares-back = ↩ Zdejmij …
squares-which = Co zdjąć?
squares-lift = ↩ { $tile }
squares-stop = Poddaj się …
squares-sure = Poddajesz się? To kończy grę.
squares-on = Gram dalej
squares-give-up = Poddaję się
told-put = { $name }: { $place }.
told-lifted = { $name } zdejmuje { $tile }.
squares-solved = <b>{ $name }: rozwiązane!</b> Leżą wszystkie kostki, a każdy kwadrat pokazuje jedną liczbę: { $changes ->
    [one] 1 ruch.
    [few] { $changes } ruchy.
   *[many] { $changes } ruchów.
}
squares-solution = To rozwiązanie numer { $number } z { $different }. Jeśli układ obrócony o 180° liczyć osobno, sposobów jest { $all }.
squares-given-up = <b>{ $name } się poddaje</b>, na planszy { $laid ->
    [one] leży 1 kostka
    [few] leżą { $laid } kostki
   *[many] leży { $laid } kostek
}.
hint-lift = Z tak ułożonych kostek nic nie wyjdzie. { $move }: ta nie pasuje do pozostałych.
chance-lift = Tak jak leżą, nie: coś trzeba zdjąć.
