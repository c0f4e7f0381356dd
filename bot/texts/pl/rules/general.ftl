# Generalski kozioł

page-general-players =
    Przy stole siedzą dwie drużyny po dwie osoby, partnerzy naprzeciw siebie. Jeśli osób jest więcej, reszta czeka w dwuosobowych drużynach i zmienia się przy stole; w sumie { $fewest ->
        [4] może grać do { $most } osób
       *[other] musi grać { $most } osób
    }.
    Zestaw do 6-6 rozdaje się zakryty w całości, po siedem kostek każdej z czterech osób przy stole. Nic nie zostaje i nikt nie dobiera.
    { shared-redeal }

page-general-begin =
    Każdą rundę, nie tylko pierwszą, zaczyna ten, kto ma 1-1, i musi zacząć tą kostką. Rozdaje się wszystkie kostki, więc zawsze ktoś ją ma.
    Do następnej rundy miesza przegrany. Po rybie albo unieważnionym rozdaniu miesza znowu ta sama osoba.

page-general-turn =
    { shared-goat-line }
    { shared-pass } Jeśli pasuje tylko 0-0 albo 6-6, musisz ją wyłożyć, choćby szkoda ci było jej na koniec.
    { $two_doubles ->
        [true] Wykładasz w ruchu jedną kostkę albo dwa dublety naraz: jeśli końce wymagają dwóch różnych liczb i masz do każdej właściwy dublet, możesz wyłożyć oba w tym samym ruchu, po jednym na każdym końcu. Zacząć dwoma nie można.
       *[false] { $double_finish ->
            [off] Wykładasz w ruchu jedną kostkę; dwóch nigdy nie wykłada się razem.
           *[other] Wykładasz w ruchu jedną kostkę, z jednym wyjątkiem: jeśli twoje dwie ostatnie kostki to 0-0 i 6-6, a jeden koniec wymaga 0, drugi zaś 6, możesz wyłożyć obie w jednym ruchu i na nich skończyć. Dopóki masz trzecią kostkę, nie wolno.
        }
    }
    { $only_title_ends ->
        [true] Ostatnią kostkę wolno wyłożyć tylko wtedy, gdy skończenie nią daje tytuł. Jeśli nie daje, mówisz pas, choćby pasowała. 1-1, którą trzeba zacząć, wolno wyłożyć mimo to.
       *[false] Ostatnią kostką może być każda pasująca.
    }
    { $title_rule ->
        [bald] Znaki między partnerami są zakazane.
       *[other] { $signals ->
            [off] Między partnerami nie ma znaków.
           *[other] Możesz dać znać { $signal_visible ->
                [table] całemu stołowi
               *[partner] partnerowi, i nikomu więcej,
            } co masz: mrugnięcie znaczy 0-0, wydęty policzek 6-6. { $signals ->
                [free] Blefować wolno.
               *[truthful] Znak danej kostki może dać tylko ten, kto ją ma.
            } Nikt nie musi.
        }
    }
    { $title_rule ->
        [bald] Nie wolno też w inny sposób mówić ani pokazywać, co masz.
       *[other] { $signals ->
            [off] Nie wolno w żaden sposób mówić ani pokazywać, co masz.
           *[other] Znak nie zabiera ruchu. Możesz go dać w swojej kolejce albo poza nią, każdy z dwóch raz na rundę, od rozdania do chwili, gdy jego kostka leży na stole.
        }
    }

page-general-end =
    { shared-goat-out }
    { shared-fish-hands }
    Ryba się nie liczy: nikt nie przegrywa, nie ma tytułu, żadna drużyna nie wstaje. Kostki rozdaje się od nowa i znowu zaczyna 1-1.

page-general-scoring =
    Punktów się nie zapisuje; to, co zostało na ręce, nic nie znaczy. Zamiast tego liczy się przegrane i tytuły drużyn.
    Przegranym jest gracz, na którego przypadałaby kolej tuż po tym, kto skończył, bez względu na to, czy miałby co wyłożyć i kto umożliwił ostatnią kostkę. Zawsze siedzi w drugiej drużynie i to jego drużyna ma przegraną.
    { $title_rule ->
        [both_only] Jeśli w ostatnim ruchu wyłożono i 0-0, i 6-6, runda daje generała, czyli tytuł. Z tylko jedną z nich albo z inną kostką jest to zwykła przegrana.
        [bald] Jeśli w ostatnim ruchu wyłożono i 0-0, i 6-6, runda daje generała. Z 0-0, ale bez 6-6, daje łysego. Z samym 6-6 albo inną kostką jest to zwykła przegrana. Generał i łysy to tytuły.
       *[either] Jeśli w ostatnim ruchu wyłożono 0-0, 6-6 albo obie, runda daje generała, czyli tytuł. Z każdą inną kostką jest to zwykła przegrana.
    }
    { $general_is ->
        [finisher] Tytuł ma ten, kto skończył, i liczy się on jego drużynie, na jej korzyść; przegrana zostaje przy drużynie przegranego.
       *[loser] Tytuł ma przegrany: to on jest generałem, a liczy się to jego drużynie. Zawsze jest to też przegrana.
    }
    { $double_finish_worth ->
        [2] Skończenie zarówno na 0-0, jak i na 6-6 liczy się za dwóch generałów; poza tym runda daje najwyżej jeden tytuł.
       *[other] Runda daje najwyżej jeden tytuł. Skończenie zarówno na 0-0, jak i na 6-6 to jeden generał, jak każdy inny.
    } { $double_finish ->
        [last_two] Kończysz na obu także wtedy, gdy są to twoje dwie ostatnie kostki, wyłożone w dwóch ruchach.
       *[other] „Na obu” znaczy: w jednym ruchu. Jeśli wykładasz jedną, a drugą kończysz w późniejszym ruchu, liczy się tylko ta ostatnia.
    }

page-general-match =
    Mecz trwa { $session_minutes } { $session_minutes ->
        [one] minutę
        [few] minuty
       *[many] minut
    }. Gdy czas minie, rozpoczętą rundę gra się do końca, także jeśli zostanie rybą, a następnej się nie rozdaje. { $session_rounds ->
        [none] Liczba rund jest dowolna.
        [one] Mecz kończy się wcześniej po jednej rundzie; ryby się nie wlicza.
        [few] Mecz kończy się wcześniej po { $session_rounds } rundach; ryb się nie wlicza.
       *[many] Mecz kończy się wcześniej po { $session_rounds } rundach; ryb się nie wlicza.
    }
    Gdy drużyn jest więcej niż dwie, przegrana drużyna wstaje, { $general_is ->
        [finisher] gdy liczba jej przegranych rund dojdzie do { $losses_to_yield },
       *[loser] { $title_yields ->
            [never] gdy liczba jej przegranych rund dojdzie do { $losses_to_yield },
            [first_round_only] gdy dostała tytuł w pierwszej rundzie, która się jej liczyła, albo gdy liczba jej przegranych rund dojdzie do { $losses_to_yield },
           *[always] gdy właśnie dostała tytuł albo gdy liczba jej przegranych rund dojdzie do { $losses_to_yield },
        }
    } licząc od chwili, gdy usiadła. Idzie na koniec kolejki, a drużyna z jej początku zajmuje te same dwa miejsca.
    Kto wraca do stołu, zaczyna liczenie przegranych od zera. Drużyna, która zostaje, { $stay_resets_losses ->
        [true] też zaczyna od zera, ilekroć zmienia się ta druga.
       *[false] zachowuje te, które ma od chwili, gdy usiadła.
    } Przy dwóch drużynach nikt nie wstaje.
    { $general_is ->
        [finisher] { $rank_by ->
            [titles_per_round] Wygrywa drużyna z największą liczbą tytułów na każdą rozegraną przez nią rundę.
           *[titles] Wygrywa drużyna z największą liczbą tytułów.
        }
       *[loser] { $rank_by ->
            [titles_per_round] Wygrywa drużyna z najmniejszą liczbą tytułów na każdą rozegraną przez nią rundę.
           *[titles] Wygrywa drużyna z najmniejszą liczbą tytułów.
        }
    } Przegrane bez tytułu niczego nie rozstrzygają. Jeśli wszyscy mają tyle samo, mecz jest remisowy.
    Gdy drużyn jest więcej niż dwie, wygrywają wszystkie z najlepszym wynikiem, a przegrywają wszystkie z najgorszym. W bilansie przegrała każda drużyna, która nie wygrała. Drużyna, której nie wliczono żadnej rundy, nie wygrywa ani nie przegrywa. Ile razy ktoś był generałem, niczego nie rozstrzyga.

example-general-both-at-once = Końce wymagają 0 i 6, a Południe ma już tylko 0-0 i 6-6. Wykłada obie w jednym ruchu. Następny jest Zachód, więc to on jest generałem, a liczy się to drużynie Wschodu i Zachodu.
example-general-third-tile = Końce wymagają 0 i 6, ale Południe ma trzecią kostkę. Może wyłożyć 0-0 albo 6-6, nie obie, i którąś z nich musi, choć wolałoby ją zatrzymać: 5-1 nie pasuje.
example-general-next-player = Dan kończy na 6-6. Tuż przed nim grała Cat i to ona zostawiła otwartą 6, ale następna jest Ann, więc to ona jest generałem. Ann i Cat od razu wstają, a siada czekająca drużyna.
