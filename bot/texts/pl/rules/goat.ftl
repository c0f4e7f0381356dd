# Kozioł

page-goat-players =
    Liczba graczy: od { $fewest } do { $most }; zestaw do 6-6, kostki zakryte, razem { $tiles }. { $teams ->
        [true] Cztery osoby grają w dwóch parach: partnerzy siedzą naprzeciw siebie, więc pary grają na zmianę. Przy dwóch lub trzech osobach każda gra za siebie.
       *[false] Każdy gra za siebie, także we czworo.
    } Strona to para albo ktoś, kto gra za siebie.
    Każdy dostaje { $hand_2 ->
        [one] { $hand_2 } kostkę
        [few] { $hand_2 } kostki
       *[many] { $hand_2 } kostek
    }. Przy dwóch graczach zostaje { $boneyard_2 }, przy trzech { $boneyard_3 }, przy czterech nic. To, co zostaje, to talon, zwany też bazarem.
    { shared-redeal }{ $redeal_same ->
        [0] { "" }
       *[other] { " " }Wszystkie kostki rozdaje się od nowa, gdy ktoś ma { $redeal_same } lub więcej kostek z tą samą liczbą.
    }

page-goat-begin =
    { shared-opening }
    { $no_double_lead ->
        [lightest] Jeśli nikt nie ma dubletu, zaczyna najlżejsza kostka: ta z najmniejszą liczbą oczek, a z równych ta z niższą większą połówką (2-1 idzie przed 3-0).
       *[heaviest] Jeśli nikt nie ma dubletu, zaczyna najcięższa kostka: ta z największą liczbą oczek, a z równych ta z wyższą połówką (6-3 idzie przed 5-4).
    }
    { $later_lead ->
        [tile_search] Każda następna runda zaczyna się tak samo. Kto skończył, nie ma przez to prawa pierwszego ruchu w następnej.
       *[free] Każdą następną rundę zaczyna gracz, który skończył poprzednią, dowolną kostką. Unieważnione rozdanie nie odbiera mu tego prawa.
    }
    { $later_lead ->
        [tile_search] Tak samo jest po rybie.
       *[free] { $after_fish_start ->
            [fish_winner] Po rybie zaczyna jej zwycięzca, z pary ten partner, który ma mniejszą rękę; { shared-equal-partners }. Jeśli najmniej ma kilka stron, zaczyna ten, kto wyłożył ostatnią kostkę.
           *[fish_maker] Po rybie zaczyna ten, kto ją zrobił, czyli gracz, który dołożył ostatnią kostkę do linii, nawet jeśli jego strona rybę przegrała; on też zaczyna dowolną kostką.
        }
    }

page-goat-turn =
    { shared-goat-line }
    { shared-two-doubles }
    { shared-draw }
    { shared-reserve-keep }

page-goat-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-dead }
    Rybę wygrywa strona, która ma najmniej, obaj partnerzy razem. Jeśli najmniej ma kilka stron, wygrywają ją razem.

page-goat-scoring =
    { shared-lone-blank }
    Punkty zapisują sobie tylko przegrani i są to złe punkty. Gdy ktoś kończy, każda inna strona zapisuje to, co ma, obaj partnerzy razem. To, co zostało partnerowi kończącego, się nie liczy.
    Po rybie każda strona, która nie ma najmniej, zapisuje wszystko, co sama ma, a nie tylko różnicę. Strona z najmniejszą ręką nie zapisuje nic. { $fish_tie ->
        [carry] Jeśli wszystkie strony mają tyle samo, nikt nic nie zapisuje; to, co mają wszyscy razem, dodaje się do tego, co zapisze każdy przegrany najbliższej rundy, która nie jest takim remisem.
       *[void] Jeśli wszystkie strony mają tyle samo, nikt nic nie zapisuje.
    }
    { $threshold ->
        [0] Nie ma progu: zapisuje się każdą kwotę, choćby najmniejszą.
       *[other] { $threshold_mode ->
            [every] Kwoty poniżej { $threshold } nigdy się nie zapisuje, bez względu na stan konta; { $threshold } lub więcej zapisuje się w całości.
           *[opening] Dopóki konto jest puste, kwoty poniżej { $threshold } się nie zapisuje. Kwota { $threshold } lub większa otwiera konto i liczy się w całości, a odtąd zapisuje się każdą kwotę, choćby najmniejszą.
        }
    }
    { $threshold ->
        [0] Strona, która nie ma nic do zapisania, zostaje przy swoim.
       *[other] { $subthreshold ->
            [remember] Co nie zostało zapisane, pamięta się i dodaje do następnej kwoty tej strony. Zapomina się o tym, gdy strona wygra rundę, nie ma nic do zapisania albo wszystkie strony zremisują w rybie.
           *[burn] Co nie zostało zapisane, przepada: dwóch małych kwot nigdy nie dodaje się do siebie, żeby sięgnąć progu.
        }
    }

page-goat-match =
    Konta sprawdza się po skończonej rundzie. Mecz kończy się rundą, w której jakaś strona dochodzi do { $target ->
        [one] { $target } punktu
        [few] { $target } punktów
       *[many] { $target } punktów
    }.
    Strona z najwyższą sumą jest kozłem i przegrywa. Wszyscy inni wygrywają.
    Jeśli kilka stron dochodzi do { $target } w tej samej rundzie, kozłem jest tylko ta z najwyższą sumą. Jeśli najwyższą sumę ma kilka stron, są kozłami razem.

example-goat-fish-and-lead = Wschód wykłada ostatnią kostkę z 1: oba końce wymagają 1 i nikt nie może grać dalej. Rybę zrobił Wschód i to on zaczyna następną rundę, choć jego strona ją przegrała i zapisuje wszystko, co ma.
example-goat-lone-blank = Północ kończy. To, co ma partner, Południe, się nie liczy. Kostki Wschodu liczą się za oczka, ale Zachodowi zostało samo 0-0, a to 25: dość, żeby otworzyć konto.
example-goat-last-tile = Oba końce wymagają 3, a Bob nie ma trójki. Dobrał jedną kostkę, która nie pasuje, i w talonie została jedna. Tej nigdy się nie dobiera, więc Bobowi zostaje tylko pas.
