# Arkusz wyników dla tych, którzy grają prawdziwymi kostkami.

## Przed początkiem

sheet-lobby = <b>{ $game }</b> · arkusz wyników { $table }
sheet-guests = Gracie własnymi kostkami, a wynik prowadzę ja. Stuknijcie „Dołącz”. Kto nie może, tego wpiszcie po imieniu, a kilka imion oddzielcie przecinkami: <c>/sheet z Celina, Darek</c>. Lista to zarazem kolejność, w jakiej siedzicie i gracie.
# Below the names, of those who were written down.
sheet-unknown = Na arkuszu tylko z imienia, a więc poza bilansem: { $names }. Kto stuknie „Dołącz”, wejdzie do bilansu.
sheet-none-known = Na razie nic z tego arkusza nie wejdzie do bilansu: „Dołącz” muszą stuknąć co najmniej dwie osoby.

## Arkusz

sheet-head = <b>{ $game }</b> · arkusz wyników { $table } · { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
sheet-told-finish = <b>Runda { $round }: { $name } kończy</b> na { $finish ->
    [blank] 0-0
    [six] 6-6
    [both] 0-0 i 6-6 naraz
    [last_two] 0-0 i 6-6
   *[other] zwykłej kostce
} (wpis: { $by }).
sheet-told-out = <b>Runda { $round }: { $name } kończy</b> (wpis: { $by }).
sheet-told-fish = <b>Runda { $round }: ryba</b> (wpis: { $by }).
sheet-told-over = <b>Runda { $round } skończona</b> (wpis: { $by }).
sheet-told-points = <b>{ $name } +{ $points }</b> (wpis: { $by }).
sheet-not-open = Konto jeszcze nieotwarte: { $sides }.
sheet-memo = W pamięci: { $side }, { $points }.
sheet-carry = Do wpisu następnych przegranych dojdzie: { $points }.
sheet-table = Przy stole, w kolejności ruchów: { $names }.
sheet-shuffler = Kostki miesza { $name }.
sheet-waiting = Następni do stołu: { $sides }.
sheet-how = Po każdej rundzie stuknij osobę, która wyłożyła ostatnią kostkę. Albo napisz: <c>/sheet { $first } 0-0</c>, <c>/sheet { $second } kończy</c>, <c>/sheet ryba</c>.
sheet-how-hands = Po każdej rundzie stuknij osobę, która wyłożyła ostatnią kostkę. Albo napisz: <c>/sheet { $first } kończy, { $example }</c>. Liczba to wartość ręki według zasad domowych; możesz zamiast niej podać kostki, na przykład 6-4 0-0.
sheet-how-fish = Po każdej rundzie stuknij osobę, która wyłożyła ostatnią kostkę, albo napisz <c>/sheet { $first } kończy</c>. To, co mają inni, jest ważne dopiero po rybie: <c>/sheet ryba { $example }</c>.
sheet-how-over = Gdy runda jest skończona, stuknij „Koniec rundy” albo napisz <c>/sheet koniec</c>.
sheet-how-points = Punkty z gry: stuknij imię z plusem albo napisz <c>/sheet { $first } +{ $points }</c>.
sheet-how-earlier = Aby poprawić wcześniejszą rundę, wpisz ją z jej numerem: <c>/sheet runda 1 { $example }</c>.
sheet-button-points = { $name } +
sheet-button-over = Koniec rundy
sheet-button-out = Kończy { $name }
sheet-button-fish = Ryba
sheet-button-undo = Cofnij
sheet-button-time = Czas
sheet-button-end = Koniec
sheet-uncounted = Za mało z was ma tu konto: nie wchodzi do bilansu.
sheet-last-round = Jeśli przez { $minutes } minut nikt nic nie wpisze, arkusz zakończy się tak, jak stoi.
sheet-closed = Arkusz wyników zamknięty ({ $game }): nic na nim nie wpisano.

## Wpisywanie rundy

sheet-which-points = Ile punktów za ten ruch dostaje { $name }?
sheet-more-points = Więcej można wpisać: <c>/sheet { $name } +{ $points }</c>.
sheet-points = { $name } +{ $points }.
sheet-round-over = Runda skończona.
sheet-fish = Ryba.
sheet-fish-by = Ryba; robi ją { $name }.
sheet-out = { $name } kończy.
sheet-held = Na ręce: { $hands }.
sheet-who-fish = { $doubles ->
    [no] Kto wyłożył ostatnią kostkę, która nie jest dubletem?
   *[yes] Kto wyłożył ostatnią kostkę?
}
sheet-who-led = { $what ->
    [hundred] Czy ktoś zaczął od 6-6 na setkę?
   *[who] Kto zaczął tę rundę?
}
sheet-nobody-led = Nikt
sheet-with-what = Na czym kończy { $name }?
sheet-finish = { $finish ->
    [blank] 0-0
    [six] 6-6
    [both] 0-0 i 6-6 naraz
    [last_two] 0-0 i 6-6
   *[other] inna kostka
}
sheet-how-many = Ile warta jest ręka, którą ma { $name }? <b>{ $typed }</b>
sheet-count-is = { $name }: { $count }
sheet-clear = Wyczyść
sheet-back = Wstecz
sheet-yes = Tak
sheet-sure-last = Na tym mecz się kończy i nie da się tego tu już cofnąć. Zgadza się?
sheet-sure-end = { $result ->
    [yes] Zakończyć partię teraz? Potem niczego nie da się tu cofnąć.
   *[no] Porzucić mecz? Nie będzie zwycięzcy.
}
sheet-picture = { $game }: arkusz wyników.
file-sent = <c>{ $file }</c> jest na naszym czacie prywatnym.
sheet-dropped = Rozpoczęty wpis odrzucono; to, co stoi na arkuszu, się nie zmieniło.
sheet-mended = { $name } poprawia rundę { $round }; wszystko po niej policzono na nowo.
sheet-end-asked = Arkusz wyników pyta na swoim czacie, czy ma się zakończyć.
sheet-total = Razem
sheet-round = Runda { $round }

## Dlaczego nie

sheet-not-this-game = W tej grze albo przy tych zasadach domowych o rundzie decyduje więcej niż to, kto kończy i ile warte są ręce. Nie mogę więc zapisywać jej wyników.
sheet-not-alone = To gra dla jednej osoby; nie ma tu czego zapisywać.
sheet-not-teams = W tej grze o tym, kto z kim gra, decydują kostki, a waszych kostek nie widzę. Nie mogę więc zapisywać jej wyników.
sheet-not-tiles = W tej grze albo przy tych zasadach domowych o zablokowanej rundzie decyduje to, jakie kostki zostały albo kto którą wyłożył, a nie to, ile warte są ręce. Nie mogę więc zapisywać jej wyników.
sheet-not-such-points = Żaden ruch w tej grze nie daje tylu punktów: { $points }.
sheet-just-ends = Ręce się w tej grze nie liczą. Gdy runda jest skończona, napisz <c>/sheet koniec</c>.
sheet-none-here = Nikt tu teraz nie prowadzi arkusza. Otwiera go <c>/sheet</c> z nazwą gry.
sheet-not-begun = Zapis na arkuszu jeszcze się nie zaczął. Gdy są na nim wszyscy, stuknij najpierw pod nim „{ $start }”.
sheet-end-unbegun = Zapis na arkuszu jeszcze się nie zaczął. Zamyka go przycisk „{ $close }” pod nim.
sheet-late = Zapis już trwa i nikogo nie można do arkusza dopisać. Gdy ktoś przychodzi albo odchodzi, zakończ arkusz (<c>/sheet zakończ</c>) i otwórz nowy.
sheet-several = Otwartych jest tu kilka arkuszy: użyj przycisków tego, o który chodzi, albo zacznij od jego litery: <c>/sheet { $table } z Ala</c>, <c>/sheet { $table } Ala kończy</c>.
sheet-there = <b>{ $table }</b> ({ $game }): { $names }
sheet-with-whom = Napisz imiona: <c>/sheet z Ala, Bolek</c>
sheet-by-account = Wpisywać mogą tu { $names } oraz osoby, które prowadzą czat. Na arkuszu tylko z imienia, bez konta: { $guests }.
sheet-already-on = { $name } jest już na tym arkuszu. Innej osobie o tym imieniu nadaj inne.
sheet-nothing-to-undo = Nie ma niczego, co można by cofnąć.
sheet-undo-last = Cofnąć można tylko ostatni wpis: <c>/sheet cofnij</c>. Wcześniejszą rundę poprawia się, mówiąc, jak się skończyła: <c>/sheet runda 2 Ala kończy</c>.
sheet-no-such-round = Na tym arkuszu nie ma rundy { $round }.
sheet-round-whole = Podaj wszystko o rundzie { $round } w jednym wierszu, jak przy nowej: <c>/sheet runda { $round } { $example }</c>.
sheet-round-points = W rundzie { $round } można osobno poprawić tylko to, jak się skończyła. Punkty z gry cofaj od końca, <c>/sheet cofnij</c>, i wpisz je jeszcze raz.
sheet-round-same = Runda { $round } jest już tak zapisana.
sheet-round-others = Rundy { $round } nie da się zmienić osobno: późniejsze wpisy już by nie pasowały albo mecz byłby skończony. Cofaj od końca, <c>/sheet cofnij</c>, i wpisz to jeszcze raz.
sheet-how-to-type = Napisz, kto kończy i co mają inni: <c>/sheet Ala kończy, Bolek 17, Celina 6-4 0-0</c>; gdzie ważna jest ostatnia kostka, także na czym: <c>Ala kończy 0-0</c>. Rybę zaczyna ten, kto wyłożył ostatnią kostkę: <c>/sheet ryba Ala 5, Bolek 17</c>.
sheet-how-to-finish = Napisz, kto kończy i na czym: <c>/sheet Ala 0-0</c>, <c>/sheet Ala 0-0 6-6</c>, <c>/sheet Ala kończy</c>, <c>/sheet ryba</c>.
sheet-twice = Podaj każdą osobę tylko raz.
sheet-echo = Ktoś inny właśnie wpisał dokładnie tę rundę; jest już na arkuszu. Jeśli była jeszcze jedna taka sama, wpisz ją ponownie za minutę.
sheet-no-such-tile = { $known ->
    [yes] Kostkę { $tile } podano więcej razy, niż jest w zestawie.
   *[no] W zestawie nie ma kostki { $tile }.
}
sheet-too-much = Kostki tej gry nie dadzą aż tyle: jedna ręka najwyżej { $most }, wszystkie te ręce razem { $all }.
sheet-no-zero = { $blank ->
    [0] Kto nie skończył, ma jeszcze coś na ręce. Tylko samo 0-0 liczy się za 0, a tyle osób nie może go mieć.
   *[other] Kto nie skończył, ma jeszcze coś na ręce, a tutaj nawet samo 0-0 daje { $blank }: żadna ręka nie liczy się za 0.
}
sheet-who-out = Kto kończy? Napisz tak: <c>/sheet Ala kończy, Bolek 17</c>
sheet-missing = Brakuje jeszcze tego, co ma na ręce { $name }.
sheet-nobody = Na tym arkuszu nikt nie nazywa się „{ $name }”. Są na nim { $names }.
sheet-not-at-table = { $name } w tej rundzie nie gra.
sheet-real-tiles = Przy arkuszu wyników kostki macie sami: nie ma tu rąk, ruchów ani rozdań do pokazania. <c>/sheet eksport</c> daje arkusz jako plik. Gdy ktoś przychodzi albo odchodzi, zakończ go (<c>/sheet zakończ</c>) i otwórz nowy; co już policzone, zostaje.
