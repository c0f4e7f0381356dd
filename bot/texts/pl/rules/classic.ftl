# Domino klasyczne

page-classic-players =
    Grają dwie, trzy albo cztery osoby, każda za siebie, zestawem do 6-6; kostki są zakryte, razem { $tiles }.
    Kostki na osobę: przy dwóch graczach { $hand_2 } (zostaje { $boneyard_2 }), przy trzech { $hand_3 } (zostaje { $boneyard_3 }), przy czterech { $hand_4 } (zostaje { $boneyard_4 }). To, co zostaje, to talon, zwany też bazarem.
    { shared-redeal }

page-classic-begin =
    { $start_order ->
        [low0] Kto ma 0-0, zaczyna tą kostką. Jeśli nie ma jej nikt, zaczyna 1-1, potem 2-2 i tak dalej aż do 6-6.
        [goat] Kto ma 1-1, zaczyna tą kostką. Jeśli nie ma jej nikt, zaczyna 2-2, potem 3-3 i tak dalej aż do 6-6, a na samym końcu 0-0.
       *[high] Kto ma 6-6, zaczyna tą kostką. Jeśli nie ma jej nikt, zaczyna 5-5, potem 4-4 i tak dalej aż do 0-0.
    }
    Jeśli nikt nie ma dubletu, zaczyna najcięższa kostka, jaką ktoś ma: ta z największą liczbą oczek, a z równych ta z wyższą połówką (6-3 idzie przed 5-4).
    Trzeba zacząć znalezioną w ten sposób kostką; kto ją ma, nie może wybrać innej.
    { $next_start ->
        [winner_free] Tak jest w pierwszej rundzie. Potem zaczyna zwycięzca poprzedniej, dowolną kostką; jeśli nie wygrał jej nikt, zaczyna ten, kto wyłożył jej ostatnią kostkę.
       *[tile_search] Tak zaczyna się każda runda. Wygrana nie daje prawa pierwszego ruchu w następnej.
    }

page-classic-turn =
    Kolejka idzie zgodnie z ruchem wskazówek zegara, do osoby po twojej lewej. Wszystkie kostki leżą w jednej linii o dwóch otwartych końcach. Dublet to kostka jak każda inna: do jego boków nic się nie dokłada.
    { $match ->
        [sum6] Dokładasz kostkę do dowolnego końca tak, żeby stykające się połówki dały razem sześć: 6 i 0, 5 i 1, 4 i 2, 3 i 3. Jej druga połówka to nowy koniec. Żadna kostka nie pasuje wszędzie.
       *[equal] Dokładasz kostkę do dowolnego końca tak, żeby stykające się połówki były równe. Jej druga połówka to nowy koniec.
    }
    { shared-two-doubles }
    Jeśli masz pasującą kostkę, musisz jakąś wyłożyć: nie wolno ani dobrać, ani spasować.
    { $on_stuck ->
        [pass] Jeśli nic nie pasuje, mówisz pas. Nikt nie dobiera.
        [draw_one] Jeśli nic nie pasuje, dobierasz jedną kostkę. Jeśli pasuje, musisz ją od razu wyłożyć; jeśli nie albo jeśli nic już nie wolno dobrać, mówisz pas.
       *[draw_until] Jeśli nic nie pasuje, dobierasz po jednej, aż trafi się pasująca, i tę musisz od razu wyłożyć, w tym samym ruchu. Pas mówisz dopiero wtedy, gdy nic już nie wolno dobrać.
    }
    { $on_stuck ->
        [pass] Talon zostaje nietknięty do końca rundy.
       *[other] { $reserve_keep ->
            [0] Z talonu wolno dobierać do ostatniej kostki.
            [1] Ostatniej kostki talonu nigdy się nie dobiera.
           *[other] Ostatnich kostek talonu ({ $reserve_keep }) nigdy się nie dobiera.
        }
    }

page-classic-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-dead }
    Rybę zrobił ten, kto dołożył ostatnią kostkę do linii.

page-classic-scoring =
    Ręka liczy się za swoje oczka. { $zero_zero ->
        [off] 0-0 nie liczy się wcale.
        [lone] 0-0 liczy się za { $zero_zero_value }, jeśli jest jedyną kostką na ręce; obok innych kostek nie liczy się wcale.
       *[any] 0-0 liczy się za { $zero_zero_value }, czy zostało samo, czy z innymi kostkami.
    }
    { $score_to ->
        [losers] Kto kończy, nic nie zapisuje. Każdy inny gracz zapisuje to, co sam ma.
       *[winner] Kto kończy, zapisuje to, co mają wszyscy inni razem.
    }
    { $fish_winner ->
        [last_player] Rybę wygrywa ten, kto ją zrobił, bez względu na to, co ma.
       *[fewest] Rybę wygrywa ręka warta najmniej. Jeśli najmniej ma kilka osób, wygrywa ta, która zrobiła rybę, o ile jest wśród nich; jeśli nie jest, nie wygrywa nikt i nikt nic nie zapisuje.
    }
    { $score_to ->
        [losers] Po rybie, którą ktoś wygrał, każdy inny gracz zapisuje to, co sam ma.
       *[winner] Zwycięzca ryby zapisuje to, co mają wszyscy inni razem{ $fish_amount ->
            [full] . Własnej ręki się nie odejmuje.
            [each_minus_own] , minus własna ręka, raz za każdego z innych.
           *[sum_minus_own] , minus własna ręka. Odejmuje się ją raz, bez względu na liczbę graczy.
        }{ $fish_winner ->
            [last_player] {" "}Nigdy nie zapisuje mniej niż 0.
           *[fewest] {""}
        }
    }

page-classic-match =
    { $score_to ->
        [losers] Mecz kończy się rundą, w której ktoś dochodzi do { $target ->
        [one] { $target } punktu
        [few] { $target } punktów
       *[many] { $target } punktów
    }. Wygrywa najniższa suma; jeśli ma ją kilka osób, wygrywają razem.
       *[winner] Kto na koniec rundy ma co najmniej { $target ->
        [one] { $target } punkt
        [few] { $target } punkty
       *[many] { $target } punktów
    }, wygrywa mecz. W rundzie punkty zapisuje tylko jedna osoba, więc dwie nigdy nie dojdą tam razem.
    }

example-classic-fish = Północ wykłada ostatnią szóstkę: oba końce wymagają 6, wszystkie siedem leży w linii i nikt nie dobiera, choć talon jest pełny. Rybę zrobiła Północ, ale najmniej ma Południe i to ono ją wygrywa. 0-0 Zachodu liczy się drożej, choć obok leży 3-2.
example-classic-two-doubles = Końce wymagają 5 i 2. Wschód może wyłożyć 5-5, 2-2 albo 5-2 na dowolnym końcu, albo 5-5 i 2-2 w jednym ruchu. Dubletu i innej kostki razem wyłożyć nie można.
