# Kiełbasa

page-sausage-players =
    Gra dwoje, zestawem do 6-6, kostek razem { $tiles }. Każdy dostaje { $hand_2 }, więc nic nie zostaje i nikt nie dobiera.
    Swoje kostki układasz zakryte obok siebie, w szeregu, i nigdy do nich nie zaglądasz. Szereg to kolejka: bierzesz z prawego końca, a co wraca, idzie na lewy, zakryte.

page-sausage-begin =
    Kto zaczyna pierwszą rundę, rozstrzyga losowanie.
    { $start_double ->
        [true] Zaczynający odkrywa swoją skrajną prawą kostkę. Dopóki nie jest to dublet, wraca ona zakryta na lewy koniec swojego szeregu i odkrywa drugi gracz. Pierwszy dublet, który się pojawi, trzeba wyłożyć: to korzeń. Jeśli nikt nie ma już dubletu, runda jest rybą.
       *[false] Zaczynający odkrywa swoją skrajną prawą kostkę i kładzie ją w poprzek stołu, jakakolwiek jest: to korzeń. Potem gra drugi gracz.
    }
    Z korzenia rosną dwie linie, obok siebie i w tę samą stronę: linia A z jednej jego połówki, linia B z drugiej.
    Następne rundy zaczyna ten, komu w poprzedniej zostało mniej oczek. Jeśli obu zostało tyle samo, ten, kto tamtej rundy nie zaczynał{ $start_double ->
        [true] {" "}(zaczął ją ten, kto odkrył pierwszą kostkę)
       *[false] {""}
    }.

page-sausage-turn =
    Odkrywasz swoją skrajną prawą kostkę, tak że widzą ją oboje. Jeśli jest dla niej miejsce, musi tam iść; z kilku miejsc wybierasz. Jeśli nie ma, idzie zakryta na lewy koniec twojego szeregu. Tak czy inaczej twój ruch się kończy: jedna kostka na ruch, bez drugiej próby.
    Na końcu: dokładasz ją do dowolnej linii, jeśli stykające się połówki są równe.
    { $insert_doubles ->
        [true] Między kostki: dublet, i tylko dublet, można wsunąć między dwie kostki linii, które stykają się jego liczbą{ $insert_at_root ->
            [true] , także między korzeń a pierwszą kostkę
           *[false] , ale nie między korzeń a pierwszą kostkę
        }. Wszystko, co leży dalej, odsuwa się o jedno miejsce.
       *[false] Dubletu nigdy nie wsuwa się między dwie kostki.
    }
    Jako cięcie: licz kostki każdej linii od korzenia na zewnątrz. Tam, gdzie kostki na tej samej głębokości, powiedzmy obie trzecie, pokazują na zewnątrz akurat obie połówki twojej kostki (przy dublecie: obie jego liczbę), możesz ją położyć za nimi w poprzek obu linii{ $cut_equal_lines ->
        [true] , jeśli obie linie są równej długości
       *[false] { "" }
    }{ $cut_where ->
        [end_only] . Przynajmniej jedna linia musi się tam kończyć.
       *[anywhere] . Może to być w środku linii albo tam, gdzie któraś się kończy.
    }{ $cut_equal_lines ->
        [true] {""}
       *[false] {" "}Linie nie muszą być równej długości.
    }
    Korzeń i wszystkie kostki przed twoją są odcięte. Twoja kostka to nowy korzeń, a każda jej połówka zaczyna linię, która ją pokazywała; to, co leży dalej, zostaje przyłączone.
    Odcięte kostki idą zakryte na lewy koniec szeregu przeciwnika, { $cut_order ->
        [shuffle] potasowane.
       *[fixed] jedna po drugiej: korzeń, pierwsza kostka z A, pierwsza z B, druga z A, druga z B ... Wsunięta jako ostatnia wyjdzie jako ostatnia.
    }

page-sausage-end =
    Runda kończy się, gdy ktoś wyłoży ostatnią kostkę swojego szeregu. Jeśli ta kostka tnie, najpierw wykonuje się cięcie: przeciwnik dostaje odcięte kostki, zanim cokolwiek się policzy.
    Runda jest rybą (blokadą), gdy tylko żadna kostka z żadnego szeregu nie ma nigdzie miejsca.
    Rybą jest też runda, w której liczba ruchów doszła do { $max_turns }.

page-sausage-scoring =
    Szereg liczy się za swoje oczka, 0-0 wcale. { $score_to ->
        [winner] Jeśli ktoś skończył, zapisuje to, co zostało w drugim szeregu, jako punkty.
       *[loser] Jeśli ktoś skończył, drugi gracz zapisuje to, co zostało w jego własnym szeregu, jako karę; kto skończył, nie zapisuje nic.
    }
    { $fish_score ->
        [higher_only] Po rybie liczy się tylko cięższy szereg. Jeśli oba ważą tyle samo, nic się nie zapisuje.
        [difference] Po rybie liczy się cięższy szereg minus drugi. Jeśli oba ważą tyle samo, nic się nie zapisuje.
       *[both] Po rybie liczą się oba szeregi; żadnego się od drugiego nie odejmuje.
    } { $score_to ->
        [winner] To, co liczy się z szeregu, zapisuje drugi gracz.
       *[loser] To, co liczy się z szeregu, zapisuje jego właściciel.
    }

page-sausage-match =
    { $score_to ->
        [winner] Mecz kończy się rundą, w której gracz dochodzi do { $target ->
        [one] { $target } punktu
        [few] { $target } punktów
       *[many] { $target } punktów
    }: wygrywa.
       *[loser] Mecz kończy się rundą, w której gracz dochodzi do { $target ->
        [one] { $target } punktu
        [few] { $target } punktów
       *[many] { $target } punktów
    }: przegrywa.
    }
    Jeśli oboje dochodzą do { $target } w tej samej rundzie, wyższa suma { $score_to ->
        [winner] wygrywa
       *[loser] przegrywa
    }; jeśli sumy są równe, mecz jest remisowy.

example-sausage-places = Linia A pokazuje za swoimi trzema kostkami 3, 1, 5, linia B 2, 4, 0. 5-0 Wschodu ma trzy miejsca: koniec A, koniec B albo cięcie na głębokości 3, które wysłałoby wszystkie siedem kostek do Północy.
example-sausage-double-between = Północ wsunęła 3-3 za pierwszą kostkę linii A, więc A pokazuje teraz 3, 3, 1, 5, a B dalej 2, 4, 0: na głębokości 2 cięcie wymaga 4-3, a już nie 4-1.
example-sausage-last-cut = Ostatnią kostką Północy było 5-0, cięcie na głębokości 3: Północ kończy, ale najpierw siedem kostek z 47 oczkami poszło do Wschodu, który miał tylko 6-1, a teraz zapisuje 54.
