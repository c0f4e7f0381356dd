# Domino włoskie

page-italian-sum-players =
    Liczba graczy: od { $fewest } do { $most }, każdy gra za siebie. Zestaw jest do { $set ->
        [9] 9-9
       *[other] 6-6
    }, kostek razem { $tiles }.
    { shared-direction }
    Kostki na osobę: przy trzech graczach { $hand_3 }, przy czterech { $hand_4 }{ $hand_2 ->
        [0] { "" }
       *[other] , przy dwóch { $hand_2 }
    }.
    { $may_draw ->
        [true] Pozostałe kostki to talon; { $reserve ->
            [0] wolno dobrać wszystkie.
            [one] ostatniej kostki nigdy się z niego nie dobiera.
           *[other] ostatnich kostek ({ $reserve }) nigdy się z niego nie dobiera.
        }
       *[false] Pozostałe kostki leżą zakryte i nie biorą udziału w rundzie.
    }

page-italian-sum-begin =
    Zaczyna ten, kto ma najwyższy dublet. Jeśli nikt nie ma dubletu, prawo pierwszego ruchu daje najcięższa kostka: ta z największą liczbą oczek, a z równych ta z wyższą większą połówką, więc 6-3 idzie przed 5-4.
    { $opening_tile ->
        [free] Tę kostkę się pokazuje, ale nie trzeba nią zaczynać: zaczynający może wyłożyć dowolną.
       *[must] Trzeba zacząć tą kostką.
    } Na początek zawsze wykłada się kostkę; nikomu nie wolno zacząć od dobrania.
    { $later_starter ->
        [rotate] Każdą następną rundę zaczyna kolejny gracz, dowolną kostką.
       *[again] Każda następna runda zaczyna się tak samo, od najwyższego dubletu. W tej grze nikt nie wygrywa rundy, więc nie ma zwycięzcy, który by zaczynał.
    }

page-italian-sum-turn =
    Wykładasz dowolną jedną kostkę z ręki{ $may_draw ->
        [true] , albo zamiast tego dobierasz jedną; dobranie kończy twój ruch
       *[false] { "" }
    }. Liczby na kostkach nie muszą pasować: kostki tylko się sumuje.
    { $may_draw ->
        [true] Pasu nie ma. Jeśli nic już nie wolno dobrać, musisz wyłożyć kostkę.
       *[false] W każdym ruchu musisz wyłożyć kostkę. Nie ma pasu ani dobierania.
    }
    Oczka wszystkich kostek na stole dają razem sumę. Twoja kostka dodaje do niej obie połówki; dublet też obie: 6-6 dodaje 12. Program podaje sumę po każdej kostce.
    Gracze bez kostek są pomijani, a inni grają dalej.

page-italian-sum-end =
    Runda kończy się, gdy tylko suma dojdzie do ostatniego progu albo go przekroczy, a jest to { $set ->
        [9] 150
       *[other] 100
    }. Kończy się też, gdy nikt nie ma już kostki.
    Wyłożenie ostatniej kostki z ręki nie kończy rundy, dopóki kostki ma ktoś inny. Zablokowanej rundy nie ma, bo każdą kostkę zawsze można wyłożyć.

page-italian-sum-scoring =
    Punktujesz od razu, jeśli po twojej kostce suma to dokładnie jeden z progów: { $score_mode ->
        [face] { $set ->
            [9] 30, 50, 70, 100, 120 albo 150. Dostajesz tyle punktów, ile wynosi suma, 30 za 30 i tak dalej.
           *[other] 30, 50, 70 albo 100. Dostajesz tyle punktów, ile wynosi suma, 30 za 30 i tak dalej.
        }
       *[brackets] { $set ->
            [9] 30 daje 1 punkt, 50 daje 2, 70 daje 3, 100 daje 4, 120 daje 5, a 150 daje 6.
           *[other] 30 daje 1 punkt, 50 daje 2, 70 daje 3, a 100 daje 4.
        }
    }
    Przeskoczenie progu nic nie zmienia: niczego nie daje i nic nie kosztuje, a w tej rundzie nie da się go już trafić.
    Kostka, która kończy rundę, też może punktować. Kostki na ręce nic nie kosztują, skończenie nic nie daje, a następna runda zaczyna się od sumy 0.

page-italian-sum-match =
    { $rounds ->
        [none] Wygrywa pierwszy gracz, który ma { $target ->
            [usual] { $set ->
                [9] 81 punktów
               *[other] 51 punktów
            }
            [one] { $target } punkt
            [few] { $target } punkty
           *[many] { $target } punktów
        }, od razu, nawet w środku rundy.
       *[other] Liczba rund: { $rounds }; po ostatniej wygrywa najwyższa suma, bez względu na cel.
    }
    { $rounds ->
        [none] Punkty zdobywa naraz tylko jedna osoba, więc dwie nigdy nie dojdą do celu razem.
       *[other] Kilka osób z tą samą najwyższą sumą wygrywa razem; jeśli równi są wszyscy, mecz jest remisowy.
    }

example-italian-sum-exactly-thirty = Lena wykłada 6-2 przy sumie 22 i robi dokładnie 30: od razu 1 punkt. Liczby na kostkach nie muszą do niczego pasować.
example-italian-sum-past-hundred = Suma wynosiła 94, a 100 dałoby 4 punkty. 6-4 Leny robi 104: nie daje to nic, ale runda jest skończona i nikt nie płaci za kostki na ręce.
