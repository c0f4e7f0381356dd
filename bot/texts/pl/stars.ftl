# Cypr i Kurza stopka: ramiona wokół dubletu i stopki na ich końcach.

## Stół

spokes-middle = W środku: <c>{ $tile }</c>
spokes-arm = { $arm }: <c>{ $tiles }</c>
spokes-words-middle = W środku: { $tile }.
spokes-words-arm = Ramię { $arm }, na zewnątrz: { $tiles }.
spokes-ends = { $first ->
    [yes] Najpierw puste ramiona: { $ends }.
   *[no] Otwarte końce: { $ends }.
}
spokes-end = { $arm } → { $number }
spokes-empty = { $count ->
    [1] nowe ramię
   *[other] nowe ramiona
} { $arms } → { $number }
feet-root = Najpierw środek { $tile } potrzebuje { $count ->
    [one] jeszcze 1 ramienia
    [few] jeszcze { $count } ramion
   *[many] jeszcze { $count } ramion
}: pasują tylko kostki z { $number }, i tylko do środka.
feet-toes = Najpierw stopka na { $arm }: { $tile } potrzebuje { $count ->
    [one] jeszcze 1 palca
    [few] jeszcze { $count } palców
   *[many] jeszcze { $count } palców
}, więc pasują tylko kostki z { $number }, i tylko tam.
feet-sought = Nikt nie ma kostki { $tile }: wszyscy po kolei dobierają, aż ktoś ją znajdzie i położy w środku.

## Dla jednej osoby

feet-lead = Masz dublet, od którego rośnie ta runda: połóż go w środku.
feet-double = Dublet staje się stopką: zanim będzie można grać gdzie indziej, następni gracze dokładają jego palce ({ $toes }), czyli kostki z tą samą liczbą.
feet-must-draw = Żadna twoja kostka nie pasuje: dobierz jedną. Jeśli będzie pasować, wykładasz ją.
feet-must-pass = Nic nie pasuje: pas.
move-limb = { $kind ->
    [toe] { $tile } jako palec
   *[arm] { $tile } jako nowe ramię
}

## Co się dzieje

told-root-placed = Runda rośnie od kostki { $tile }, która leży w środku. Zaczyna { $name }: { $why ->
    [lot] tak zdecydowało losowanie.
   *[rotate] tak wypada z kolejki.
}
told-root-sought = Nikt nie ma kostki { $tile }, od której rośnie runda: wszyscy po kolei dobierają, aż się znajdzie. Zaczyna { $name }, z losowania.
