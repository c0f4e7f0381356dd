# Muggins

page-muggins-players =
    { $teams ->
        [true] Grają dwie albo trzy osoby, każda za siebie, albo cztery w dwóch parach: partnerzy siedzą naprzeciw siebie i mają jedno konto. To, co mówi się tu o punktach i ręce gracza, dotyczy pary, obu rąk razem.
       *[false] Grają dwie, trzy albo cztery osoby, każda za siebie.
    }
    Zestaw jest do 6-6, kostki zakryte, razem { $tiles }. Kostki na osobę: przy dwóch graczach { $hand_2 } (zostaje { $boneyard_2 }), przy trzech { $hand_3 } (zostaje { $boneyard_3 }), przy czterech { $hand_4 } (zostaje { $boneyard_4 }). To, co zostaje, to talon.

page-muggins-begin =
    Kto zaczyna pierwszą rundę, rozstrzyga losowanie.
    { $next_lead ->
        [rotate] Każdą następną zaczyna kolejny gracz zgodnie z ruchem wskazówek zegara, bez względu na to, kto wygrał.
        [lot] Każdą następną zaczyna ten, kogo wskaże nowe losowanie.
       *[winner] Każdą następną zaczyna zwycięzca poprzedniej.{ $teams ->
            [true] {" "}Z pary zaczyna ten, kto skończył, a po rybie ten, kto miał mniej; { shared-equal-partners }.
           *[false] {""}
        } Jeśli nie wygrał jej nikt, losuje się znowu.
    }
    W każdej rundzie zaczynający może wyłożyć dowolną kostkę, dublet czy nie.

page-muggins-turn =
    Kolejka idzie zgodnie z ruchem wskazówek zegara, do osoby po twojej lewej. W ruchu dokładasz jedną kostkę do otwartego końca tak, żeby stykające się połówki były równe.
    Pierwszy wyłożony dublet to spinner: można dokładać do wszystkich czterech jego boków, { $arms_open ->
        [after_sides] ale do dwóch krótkich dopiero wtedy, gdy przy obu długich, przez które biegnie linia, leży kostka.
       *[at_once] od chwili, gdy leży.
    } Jeśli zaczęto kostką, która nie jest dubletem, układ to linia o dwóch końcach, póki ktoś nie wyłoży dubletu. To on jest spinnerem; jeden z czterech boków zajmuje mu kostka, do której go dołożono.
    Spinner jest jeden. Dalsze dublety się nie rozgałęziają.
    { $double_orientation ->
        [cross] Wszystkie dublety leżą w poprzek.
       *[choose] Dublet wyłożony po spinnerze może leżeć w poprzek albo wzdłuż, jak wybierzesz. Następna kostka i tak wymaga tej samej liczby; różni się tylko suma końców. Spinner zawsze leży w poprzek.
    }
    { shared-draw }
    { $reserve_keep ->
        [0] Z talonu wolno dobierać do ostatniej kostki.
        [1] Ostatniej kostki talonu nigdy się nie dobiera.
       *[other] Ostatnich kostek talonu ({ $reserve_keep }) nigdy się nie dobiera.
    } Jeśli nic nie pasuje i nic już nie wolno dobrać, mówisz pas.

page-muggins-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-layout }

page-muggins-scoring =
    Po każdym ruchu, także pierwszym i ostatnim w rundzie, zsumuj otwarte końce. Jeśli to 5, 10, 15 albo inna wielokrotność pięciu (0 się nie liczy), ten, kto wyłożył kostkę, od razu zapisuje sobie tyle punktów.
    Zwykła kostka na końcu liczy się za swoją otwartą połówkę, dublet w poprzek za obie, dublet wzdłuż tylko za jedną. Kostka, która leży sama, liczy się za obie połówki: 6-4 to 10 i 5-5 to 10.
    Spinner liczy się za obie połówki, dopóki styka się z nim mniej niż dwie kostki, a potem wcale. Jego puste boki się nie liczą.
    { $muggins_call ->
        [true] Punkty trzeba zgłaszać: po kostce mówisz, czy punktuje. Czego nie zgłosisz, może zgłosić następny gracz, zanim wyłoży, dobierze albo spasuje. Gdy kostka kończy rundę, bo ktoś skończył albo jest ryba, następny gracz może jeszcze zgłosić jej punkty, zanim policzą się ręce.{ $finish_bonus ->
            [0] { "" }
           *[other] { " " }Premii za skończenie nie trzeba zgłaszać.
        }
       *[false] Punkty zapisują się same. Nikt nie musi ich zgłaszać i nikt nie może wziąć cudzych.
    }
    Kto kończy, { $finish_bonus ->
        [0] nie dostaje za to premii.
       *[other] zapisuje jeszcze { $finish_bonus } oprócz tego, co daje ostatnia kostka.
    } { $finish_pips ->
        [true] Dodaje też to, co mają inni, zaokrąglone do najbliższej wielokrotności pięciu.
       *[false] To, co zostało innym, nic mu nie daje i nic ich nie kosztuje.
    }
    Rybę wygrywa najniższa ręka; ręce liczą się za swoje oczka, 0-0 wcale. Zwycięzca zapisuje to, co mają inni razem, minus własna ręka{ $fish_round ->
        [none] , bez zaokrąglania.
        [down5] , w dół do wielokrotności pięciu (14 to 10).
       *[nearest5] , zaokrąglone do najbliższej wielokrotności pięciu: 12 to 10, 13 to 15.
    } Jeśli najniższą rękę ma kilka osób, nikt nic nie zapisuje.

page-muggins-match =
    { $target_check ->
        [round_end] Cel to { $target ->
        [one] { $target } punkt
        [few] { $target } punkty
       *[many] { $target } punktów
    }, a sprawdza się go po rundzie. Mecz wygrywa najwyższa suma, która do niego doszła; jeśli najwyższą ma kilka osób, gra się jeszcze jedną rundę.
       *[immediate] Kto dochodzi do { $target ->
        [one] { $target } punktu
        [few] { $target } punktów
       *[many] { $target } punktów
    }, od razu wygrywa mecz, także w środku rundy: nie dogrywa się jej, a skończenie i ręce już się nie liczą.
    }
    { $target_check ->
        [round_end] Osiągnięcie go w środku rundy niczego nie kończy.
       *[immediate] Punkty za skończenie i za rybę liczą się tak samo. Punkty zapisuje się ruch po ruchu, więc dwie osoby nigdy nie dojdą tam razem.
    }

example-muggins-lengthwise = Końce to 0, 3-3 i 2. Północ wyłożyła 3-3 wzdłuż, więc liczy się 3, a nie 6, i 5-2 Wschodu daje 0 + 3 + 2 = 5. Gdyby 3-3 leżało w poprzek, końce dałyby 8 i nic by się nie zapisało. Spinner 5-5 już się nie liczy.
example-muggins-spinner-in-the-line = Zaczęto od 6-4, więc spinnerem jest 4-4, choć nie było pierwszą kostką: jeden bok jest zajęty, a Wschód od razu dołożył do innego. Stykają się z nim dwie kostki, więc już się nie liczy, a końce dają 2 + 0.
example-muggins-fish = Nikt nie może grać dalej, a talon jest pusty. Północ ma 8, Wschód 9, Zachód 12: Północ wygrywa rybę i zapisuje 9 + 12 - 8 = 13, zaokrąglone do 15.
