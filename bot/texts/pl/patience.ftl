## Gry dla jednej osoby

patience-line = Linia:
patience-rows-words = Rzędy, każdy od lewej do prawej, z każdego można wziąć ostatnią kostkę: { $rows }.
patience-batch-words = Porcja: { $rows }.
patience-free = Do wzięcia: { $tiles }
patience-batches = Porcja { $number }, { $left ->
    [0] ostatnia.
    [one] przed tobą jeszcze 1.
    [few] przed tobą jeszcze { $left }.
   *[many] przed tobą jeszcze { $left }.
}
told-turned-up = Odkryta kostka { $tile } zaczyna linię.
told-batch = Porcja { $number }: { $tiles }
alone-head = <b>{ $game }</b>
alone-head-daily = <b>{ $game }</b> · układ dnia, { $date }
alone-turn = Gra { $name }; doradzać może każdy.
patience-solved = <b>{ $name }: wyszło!</b> { $laid ->
    [one] Jedyna kostka leży w linii.
    [few] Wszystkie { $laid } kostki leżą w linii.
   *[many] Wszystkie kostki leżą w linii, razem { $laid }.
}
patience-stuck = <b>{ $name }: nie wyszło</b>, wyłożono { $laid ->
    [one] 1 kostkę
    [few] { $laid } kostki
   *[many] { $laid } kostek
}: żadna wolna nie pasuje do linii.
patience-stuck-at-once = <b>Z pierwszej porcji nic nie pasuje do linii.</b> { $name }: tu nie dało się nic zrobić.
patience-longest = <b>{ $name }: linia ma { $laid ->
    [one] 1 kostkę.
    [few] { $laid } kostki.
   *[many] { $laid } kostek.
}</b> Nic więcej nie pasuje.
patience-left = Zostało: { $tiles }
button-another = Jeszcze raz

## Podpowiedzi

button-hint = Podpowiedź
button-chance = Czy da się jeszcze wygrać?
hint-winnable = Spróbuj { $move }: po tym da się jeszcze wygrać.
hint-lost = Wygrać się już nie da. Najdalej, albo prawie, prowadzi { $move }.
hint-unknown = Spróbuj { $move }. Czy to wygrywa, tego nie wiem.
hint-none = Nie znam tu nic lepszego.
chance-winnable = Tak, da się jeszcze wygrać.
chance-lost = Nie, już się nie da wygrać.
chance-unknown = Nie wiem: { $why ->
    [hidden] to zależy od kostek, których nikt jeszcze nie widział.
   *[long] jest za dużo dróg, żeby sprawdzić wszystkie.
}
hint-daily = Układ dnia każdy rozwiązuje bez pomocy: nie ma do niego podpowiedzi.

## Układ dnia

daily-head = <b>Układ dnia: { $date }</b>
daily-about = Pasjans 1, ten sam dla całego świata, i da się go ułożyć. Próbuj, ile chcesz: liczą się wszystkie kostki, które wyłożysz, dopóki nie wyjdzie. Podpowiedzi nie ma.
daily-nobody = Nikt tu jeszcze nie próbował.
daily-line = { $solved ->
    [yes] { $name }: gotowe, wyłożone kostki: { $moves }{ $tries ->
        [one] { "" }
        [few] , próby: { $tries }
       *[many] , próby: { $tries }
    }
   *[no] { $name }: jeszcze nie, najlepiej { $best } z 28, wyłożone kostki: { $moves }{ $tries ->
        [one] { "" }
        [few] , próby: { $tries }
       *[many] , próby: { $tries }
    }
}
daily-share-head = Do pokazania innym; o kostkach nie mówi nic:
daily-share-result = Boneyard, { $date }: { $laid }/{ $tiles }, ruchy: { $moves }
button-daily-play = Graj
button-daily-share = Pochwal się
button-daily-tally = Wyniki dnia
daily-is-over = To układ z innego dnia. Dzisiejszy: <c>/daily</c>.
daily-solved = Dzisiejszy układ masz już za sobą. Następny będzie o północy czasu UTC.
daily-elsewhere = Już go układasz: { $room }. Dokończ tam.
daily-in-our-chat = Już go układasz na naszym czacie. Dokończ tam.
daily-not-solved = Najpierw go ułóż.
