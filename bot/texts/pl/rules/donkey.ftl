# Osioł

page-donkey-players =
    { $teams ->
        [true] Grają dwie albo trzy osoby, każda za siebie, albo cztery w dwóch parach: partnerzy siedzą naprzeciw siebie i mają jedno konto.
       *[false] Grają dwie, trzy albo cztery osoby, każda za siebie.
    } Strona to para albo ktoś, kto gra za siebie.
    Zestaw jest do 6-6, kostki zakryte, razem { $tiles }. Każdy dostaje { $hand_2 }. Talon ma przy dwóch graczach { $boneyard_2 }, przy trzech { $boneyard_3 }, przy czterech nic.
    { shared-redeal }{ $redeal_same ->
        [0] { "" }
       *[other] { " " }Wszystkie kostki rozdaje się od nowa, gdy ktoś ma { $redeal_same } lub więcej kostek z tą samą liczbą.
    }

page-donkey-begin =
    { shared-opening }
    { $no_double_lead ->
        [lightest] Jeśli nikt nie ma dubletu, zaczyna najlżejsza kostka: ta z najmniejszą liczbą oczek, a z równych ta z niższą większą połówką (2-1 idzie przed 3-0).
       *[heaviest] Jeśli nikt nie ma dubletu, zaczyna najcięższa kostka: ta z największą liczbą oczek, a z równych ta z wyższą połówką (6-3 idzie przed 5-4).
    }
    { $later_lead ->
        [tile_search] Każda następna runda zaczyna się tak samo. Wygrana nie daje prawa pierwszego ruchu w następnej.
       *[free] Następne rundy zaczyna gracz, który skończył poprzednią, dowolną kostką. Po rybie { $after_fish_start ->
            [fish_winner] zaczyna jej zwycięzca, z partnerów ten, kto ma mniej; { shared-equal-partners }; jeśli wygrało ją kilka stron, zaczyna ten, kto wyłożył ostatnią kostkę.
           *[fish_maker] zaczyna gracz, który wyłożył ostatnią kostkę, bez względu na to, kto ją wygrał.
        }
    }
    Dublet na początek zawsze leży odkryty.

page-donkey-turn =
    Kolejka idzie zgodnie z ruchem wskazówek zegara, do osoby po twojej lewej. Dokładasz kostkę do otwartego ramienia tak, żeby stykające się połówki były równe.
    Pierwszy dublet na stole to skrzyżowanie: można dokładać do wszystkich czterech jego boków, { $arms_open ->
        [after_sides] ale do dwóch krótkich dopiero wtedy, gdy przy obu długich leży kostka.
       *[at_once] i to od razu.
    } Jeśli nie zaczął rundy, przed nim jest linia o dwóch końcach. Jeden jego bok jest wtedy zajęty, a drugi koniec linii też jest ramieniem: znowu cztery ramiona. Więcej nigdy ich nie ma; dalsze dublety się nie rozgałęziają.
    { $closing ->
        [true] Gdy jest skrzyżowanie, dublet można wyłożyć odkryty albo zakryty, licem w dół. Za zakrytym dubletem nic się nie dokłada.
       *[false] Dubletów nie zakrywa się.
    } { $multi_doubles ->
        [1] Wykładasz w ruchu jedną kostkę.
       *[other] Wykładasz w ruchu jedną kostkę albo kilka dubletów naraz, najwyżej { $multi_doubles }, każdy na innym ramieniu, które pokazuje jego liczbę{ $closing ->
            [true] , każdy odkryty albo zakryty, jak chcesz.
           *[false] .
        } Inne kostki wykłada się pojedynczo.
    }
    Dopóki nie ma skrzyżowania, pojedynczy dublet musi leżeć odkryty: staje się skrzyżowaniem. { $multi_doubles ->
        [1] Dwóch dubletów nigdy nie wykłada się razem.
       *[other] { $precross_pair ->
            [off] Dwóch dubletów nie wykłada się wtedy razem.
            [any] { $precross_who ->
                [second_player] Kto ma ruch zaraz po zaczynającym,
               *[anyone] Kto ma ruch,
            } może też wyłożyć dwa naraz, po jednym na każdym końcu{ $closing ->
                [true] , odkryte albo zakryte
               *[false] {""}
            }. Z dwóch odkrytych wskazujesz, który jest skrzyżowaniem.
           *[closed_only] { $closing ->
                [true] { $precross_who ->
                    [second_player] Kto ma ruch zaraz po zaczynającym,
                   *[anyone] Kto ma ruch,
                } może też wyłożyć dwa naraz, po jednym na każdym końcu, jeśli oba są zakryte. Żadne ramię nie jest wtedy otwarte: runda od razu kończy się jako ryba.
               *[false] Dwóch dubletów nie wykłada się wtedy razem.
            }
        }
    }
    { shared-draw }
    { shared-reserve-keep }

page-donkey-end =
    { shared-goat-out }{ $multi_doubles ->
        [1] { "" }
       *[other] { " " }Kilka dubletów na koniec może wyłożyć w jednym ruchu.
    }
    Runda jest rybą (blokadą), gdy tylko żadne ramię nie jest otwarte: wszystkie zamknęły zakryte dublety. Nie ma wtedy znaczenia, co dałoby się jeszcze dobrać.
    Ryba jest też wtedy, gdy nikt nie może wyłożyć kostki i nic już nie wolno dobrać. Nikt nie musi w tym celu mówić pas.
    { $fish_draw ->
        [true] Jeśli ramiona są otwarte, ale żadna kostka nie może już do nich pasować, dobiera się po kolei dalej, dopóki wolno; dopiero potem runda jest rybą.
       *[false] Ryba jest również wtedy, gdy żadna kostka spoza układu nie może już pasować do otwartego ramienia, ani z ręki, ani z talonu, nawet taka, której nigdy się nie dobiera. Wtedy nikt nie dobiera.
    }

page-donkey-scoring =
    { shared-lone-blank }
    Punkty zapisują sobie tylko przegrani i są to złe punkty. Gdy ktoś kończy, każda inna strona przegrywa to, co ma, obaj partnerzy razem; to, co zostało partnerowi kończącego, się nie liczy.
    Po rybie każda strona, która nie ma najmniej, przegrywa wszystko, co ma, a nie tylko różnicę. Kto ma najmniej, sam lub z innymi, nic nie przegrywa. { $fish_tie ->
        [carry] Jeśli wszyscy mają tyle samo, nikt nie przegrywa; to, co mają wszyscy razem, dodaje się do tego, co przegra każdy przegrany najbliższej rundy, która nie jest takim remisem.
       *[void] Jeśli wszyscy mają tyle samo, nikt nic nie przegrywa.
    }
    { $threshold ->
        [0] Zapisuje się każdą przegraną, choćby najmniejszą.
       *[other] { $threshold_mode ->
            [opening] Dopóki konto jest puste, przegranej poniżej { $threshold } się nie zapisuje. Gdy coś tam już stoi, zapisuje się każdą.
           *[every] Mniej niż { $threshold } nigdy się nie zapisuje, bez względu na stan konta. Przegraną { $threshold } lub większą zapisuje się w całości.
        }
    }
    { $threshold ->
        [0] Niczego więc nie trzeba pamiętać.
       *[other] { $memory ->
            [off] Co nie zostało zapisane, przepada.
            [kept_if_written] Co nie zostało zapisane, pamięta się: dodaje się to do twojej następnej przegranej, jeśli ona sama wynosi { $threshold } lub więcej. Mniejsza zajmuje jej miejsce.
           *[kept_if_any] Co nie zostało zapisane, pamięta się i dodaje do twojej następnej przegranej, także gdy ta jest sama duża. Gdy tylko razem wychodzi { $threshold } lub więcej, zapisuje się wszystko. Jeśli nie, pamięta się wszystko dalej.
        }
    }
    { $memory ->
        [off] Wygrana niczego na twoim koncie nie zmienia.
       *[other] O zapamiętanym zapomina się, gdy zostaje zapisane, i po każdej rundzie, w której twoja strona nic nie przegrywa: wygrała, ma najmniej w rybie albo wszyscy mają tyle samo.
    }

page-donkey-match =
    Mecz kończy się rundą, w której jakaś strona dochodzi do { $target ->
        [one] { $target } punktu
        [few] { $target } punktów
       *[many] { $target } punktów
    }. Strona z najwyższą sumą jest osłem i przegrywa; wszyscy inni wygrywają.
    Jeśli najwyższą sumę ma kilka stron, są osłami razem. Jeśli { $target } lub więcej ma kilka stron, osłem jest tylko ta z najwyższą sumą. Punkty tylko zapamiętane się nie liczą.

example-donkey-closed-pair = Skrzyżowania jeszcze nie było. Wschód mógł wyłożyć 3-3 albo 4-4 odkryte, a zakryte tylko oba razem, po jednym na każdym końcu. Żadne ramię nie jest teraz otwarte: runda jest rybą, a Wschód, który ma mniej, ją wygrywa.
example-donkey-all-arms-shut = Północ wyłożyła w jednym ruchu trzy dublety i wszystkie zakryła, więc żadne ramię nie jest otwarte. Ma jeszcze 2-1, więc nie skończyła: to ryba. Ma 3 oczka i ją wygrywa; Wschód zapisuje wszystko, co ma.
example-donkey-remembered = W poprzedniej rundzie Wschód przegrał 8, za mało, żeby to zapisać. Teraz ma 4-3 i przegrywa 7, też za mało, ale z zapamiętanymi 8 wychodzi 15 i wszystko się zapisuje.
