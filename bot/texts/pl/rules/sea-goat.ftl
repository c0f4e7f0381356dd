# Morski kozioł

page-sea-goat-players =
    Liczba graczy: od { $fewest } do { $most }; zestaw do 6-6, kostki zakryte, razem { $tiles }. Cztery osoby grają zawsze w dwóch parach, partnerzy naprzeciw siebie. Dwie albo trzy grają każda za siebie. Strona to para albo ktoś, kto gra za siebie.
    Każdy dostaje { $hand_2 ->
        [one] { $hand_2 } kostkę
        [few] { $hand_2 } kostki
       *[many] { $hand_2 } kostek
    }. Przy dwóch graczach zostaje { $boneyard_2 }, przy trzech { $boneyard_3 }, przy czterech nic. To, co zostaje, to talon, zwany też bazarem.
    { shared-redeal }

page-sea-goat-begin =
    { shared-opening } Jeśli nikt nie ma dubletu, trzeba zacząć kostką z największą liczbą oczek, a z równych tą z wyższą połówką.
    W następnych rundach decyduje pierwsza z tych zasad, która ma zastosowanie. Dopóki są jajka, zaczyna 1-1, u kogokolwiek jest; jeśli jej nie rozdano, 2-2 i tak dalej do 6-6, na końcu 0-0. Tą kostką trzeba zacząć; jeśli nikt nie ma dubletu, szuka się jej jak w pierwszej rundzie.
    Jeśli jakaś strona dostała prawo do setki, zaczyna ten z niej, kto ma 6-6; jeśli nikt, to gracz, któremu dano je imiennie. Zaczyna dowolną kostką. { $grant_persists ->
        [true] Prawo zostaje, aż ktoś z niego skorzysta i zacznie setkę.
       *[false] Prawo jest tylko na tę rundę, ale czeka, dopóki są jajka.
    } Prawo dane później zastępuje wcześniejsze. { $hundred_tile ->
        [taken] Kto ma zacząć i ma prawo do setki, bierze 6-6 odkryte przed rozdaniem.
       *[if_dealt] Nikt nie wyjmuje 6-6 przed rozdaniem.
    }
    Dopóki jakaś strona ma dług, zaczyna dłużnik, dowolną kostką{ $debtor_leads ->
        [first] , ale tylko pierwszą z przeznaczonych na to rund.
       *[all] , każdą z przeznaczonych na to rund.
    }
    W innych wypadkach zaczyna gracz, który skończył poprzednią rundę, a po rybie rybak, bez względu na to, czyja strona wygrała; dowolną kostką. { $hundred ->
        [claim] Przed każdym początkiem, z wyjątkiem rund, w których są jajka, gracz strony z kontem, jeśli ma 6-6, może przejąć pierwszy ruch i zacząć tą kostką.
       *[other] Unieważnione rozdanie niczego w tym nie zmienia.
    }

page-sea-goat-turn =
    { shared-goat-line }
    { shared-two-doubles }
    { shared-draw }
    { shared-reserve-keep }
    { $hundred ->
        [off] Setki nie ma: 6-6 na początek jest jak każda inna kostka i nikomu nie daje się prawa do setki.
       *[other] Setka: jeśli zaczynasz od 6-6, a twoja strona ma do tego prawo (ma konto albo dostała prawo), grasz o cały mecz. Nie musisz zaczynać od 6-6, ale jeśli zaczniesz, jest to setka. Bez prawa albo dopóki są jajka jest to zwykły początek.
    }
    { $hundred ->
        [off] To, co mówi się o setce, tego stołu nie dotyczy.
       *[other] Jeśli kończy strona setki, wygrywa mecz, bez względu na to, co mają inni. Jeśli kończy inna strona{ $brother_in_law ->
            [off] , setka się nie udała i nic więcej z niej nie wynika.
            [eliminated] , a strona setki ma { $brother_limit } lub więcej, jest ona „szwagrem” i odpada z meczu; jeśli została tylko jedna strona, to ona wygrywa. Przy mniejszej ręce nic więcej z tego nie wynika.
           *[ends_match] , a strona setki ma { $brother_limit } lub więcej, jest ona „szwagrem” i od razu przegrywa mecz. Przy mniejszej ręce nic więcej z tego nie wynika.
        } Ryba unieważnia setkę.
    }

page-sea-goat-end =
    { shared-goat-out } Jeśli w tym ruchu wykłada dwa dublety, oba są jego ostatnimi kostkami.
    { shared-fish-stuck }
    { shared-fish-dead }
    { $fisher_skip_doubles ->
        [true] Rybak, czyli ten, czyja jest ryba, to gracz, który wyłożył ostatnią kostkę inną niż dublet. Dublety wyłożone po niej, także dwa w jednym ruchu, się pomija. Jeśli na stole leżą same dublety, jest nim ten, kto wyłożył ostatni.
       *[false] Rybak, czyli ten, czyja jest ryba, to gracz, który wyłożył ostatnią kostkę, dublet czy nie.
    }
    Przy trzech graczach w rybie porównuje się rękę rybaka z niższą z pozostałych rąk; do progu 25 i do wygranej obaj pozostali liczą się razem. Dług ma się wobec tego, kto ma mniej, a przy równych rękach wobec następnego w kolejce po dłużniku; to on dostaje potem imiennie prawo do setki.{ $brother_in_law ->
        [ends_match] {" "}Szwagier przegrywa sam: obaj pozostali wygrywają.
        [eliminated] { " " }Gdy runda, w której odpada szwagier, jest policzona, jego konto zostaje skreślone i ani on, ani nikt jemu już nic nie jest winien.
       *[other] { "" }
    }

page-sea-goat-scoring =
    Ręka liczy się za swoje oczka, ale samo 0-0 liczy się za 25, samo 6-6 za 50, a 0-0 i 6-6 bez niczego więcej za 75. Ręce partnerów liczy się każdą osobno, a potem dodaje.
    Wygrana strony, która kończy, to wszystko, co mają inni; to, co zostało partnerowi kończącego, się nie liczy.
    Konto ma naraz tylko jedna strona. Dopóki nie ma go nikt, otwiera je wygrana za { $open_limit } lub więcej; mniejsza przepada. Kto je ma, dodaje każdą wygraną, choćby najmniejszą.
    Jeśli konto ma inna strona, twoja wygrana za { $wipe_limit } lub więcej skreśla je do zera, { $wipe_opens ->
        [true] a ty otwierasz nią swoje
       *[false] ale ty też nic nie zapisujesz
    }. Mniejsza wygrana niczego nie zmienia.
    Ryba, strona rybaka ma mniej niż 25, druga 25 lub więcej: strona rybaka wygrywa to, co ma druga, i dostaje prawo do setki, imiennie rybak.
    Ryba, obie mają 25 lub więcej, strona rybaka mniej: wygrywa to, co ma druga, { $fish_D ->
        [nothing] ale tego się nie zapisuje i prawa nie dostaje.
       *[record] ale prawa nie dostaje.
    }
    Ryba, obie mają mniej niż 25, ale nie tyle samo: strona, która ma mniej, wygrywa to, co ma druga. Przy trzech graczach, jeśli rybak nie ma najmniej, a pozostali mają tyle samo, nie wygrywa nikt.
    Ryba, strona rybaka ma 25 lub więcej i więcej niż druga: nic się nie zapisuje; jego strona ma dług, a on jest dłużnikiem. Ryba, obie mają tyle samo: nic się nie zapisuje i są jajka.
    To, co wygrano w rybie, zapisuje się tak samo: otwiera, dodaje albo skreśla.

page-sea-goat-match =
    { $bald ->
        [true] Łysy: jeśli wśród twoich ostatnich kostek jest 0-0, twoja strona wygrywa mecz, bez względu na to, co mają inni.
       *[false] Skończenie z 0-0 wśród ostatnich kostek to nic szczególnego.
    } { $six_finish ->
        [true] Jeśli jest wśród nich 6-6, twoja strona wygrywa mecz przy wygranej za 25 lub więcej; mniejszą zapisuje się jak zwykle, a twoja strona dostaje prawo do setki, imiennie ty.
       *[false] Skończenie na 6-6 jest jak na każdej innej kostce, bez względu na wysokość wygranej.
    }
    W innych wypadkach mecz wygrywa strona, której konto dochodzi do { $target }. Gdy wygrywa jedna strona, każda inna jest kozłem. Kolejność jest taka: łysy, 6-6, setka, dług albo jajka, konto; mecz kończy to, co rozstrzyga go pierwsze.
    Liczba rund na odpisanie długu: { $fish_debt_tries }. Jeśli strona dłużnika kończy z wygraną za 25 lub więcej albo wygrywa własną rybę przeciw 25 lub więcej, ryba jest odpisana: długu już nie ma, a tej wygranej się nie zapisuje i prawa ona nie daje.
    Każda inna runda to nieudana próba: skończenie zapisuje się jak zwykle, ryba nie daje nic: ani punktów, ani prawa, ani nowego długu, ani jajek. Po ostatniej próbie długu już nie ma, a druga strona dostaje prawo do setki, imiennie lewy sąsiad dłużnika; prawo zdobyte kostką 6-6 mu ustępuje.
    Liczba rund na rozbicie jajek: { $eggs_tries }. Rozbija je każda strona, która kończy z wygraną za 25 lub więcej albo wygrywa własną rybę przeciw 25 lub więcej; to liczy się jak zwykle. Każda inna runda to nieudana próba, jak przy długu. Po ostatniej próbie jajka są zgniłe{ $rotten_eggs ->
        [draw_match] , a mecz jest remisowy, zanim tę rundę się zapisze.
       *[drop] {" "}i nic z nich nie wynika.
    }

example-sea-goat-fisherman = Południe wykłada 3-3 i nikt nie może grać dalej. Dublety się jednak pomija: przed nim Wschód wyłożył 3-0, więc to jego ryba. Jego strona ma 25 lub więcej i więcej niż druga, więc ma dług, a nikt nic nie zapisuje.
example-sea-goat-six-last = Ann kończy na 6-6, a Bob ma 24. Przy 25 wygrałaby mecz. Dodaje więc tylko 24 do swojego konta, ale w następnej rundzie prawo do setki jest jej.
example-sea-goat-brother-in-law = Ann miała konto i zaczęła od 6-6 o cały mecz. Bob kończy, gdy ona ma 25: jest „szwagrem”, a mecz wygrywa Bob, choć nie ma ani jednego punktu.
