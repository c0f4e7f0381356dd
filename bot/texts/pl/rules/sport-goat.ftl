# Domino sportowe

page-sport-goat-players =
    Cztery osoby grają w dwóch parach; partnerzy siedzą naprzeciw siebie, więc pary grają na zmianę.
    Zestaw do 6-6 (kostek: { $tiles }) rozdaje się zakryty w całości: każdy dostaje { $hand_4 ->
        [one] { $hand_4 } kostkę
        [few] { $hand_4 } kostki
       *[many] { $hand_4 } kostek
    }. Nic nie zostaje i nikt nie dobiera. { $racks ->
        [true] Kostki stoją na stojakach, co niczego w zasadach nie zmienia.
       *[false] Stojaki nie są potrzebne.
    }
    { shared-redeal }{ $redeal_doubles ->
        [0] { "" }
       *[other] { " " }{ $first_lead ->
            [holder_of_1_1] W następnych rundach po nowym rozdaniu zaczyna ten sam gracz.
           *[lot] Po nowym rozdaniu zaczyna ten sam gracz.
        }
    }

page-sport-goat-begin =
    { $first_lead ->
        [holder_of_1_1] Pierwszą rundę zaczyna ten, kto ma 1-1, i musi zacząć tą kostką.
       *[lot] Kto zaczyna pierwszą rundę, rozstrzyga losowanie. Zacząć można dowolną kostką.
    }
    Odtąd zaczyna się po kolei: każdą rundę zaczyna lewy sąsiad gracza, który zaczynał poprzednią, bez względu na to, kto ją wygrał, także po rybie. Może zacząć dowolną kostką.
    Pary zaczynają więc na zmianę, a gdy liczba rund dzieli się przez cztery, każdy zaczyna tyle samo razy.

page-sport-goat-turn =
    { shared-goat-line }
    Wykładasz w ruchu jedną kostkę, dublety też. Dwóch dubletów nigdy nie wykłada się razem.
    { shared-pass }

page-sport-goat-end =
    { shared-goat-out }
    { shared-fish-hands }
    Rybę wygrywa para, która ma mniej, obaj partnerzy razem. Jeśli obie mają tyle samo, nie wygrywa jej nikt.

page-sport-goat-scoring =
    { shared-lone-blank }
    Punkty zapisują tylko wygrani. Jeśli para kończy, zapisuje to, co mają obaj przeciwnicy. To, co zostało partnerowi kończącego, się nie liczy.
    { $fish_amount ->
        [difference] Para, która wygrywa rybę, zapisuje to, co mają obaj przeciwnicy, minus to, co ma sama.
       *[full] Para, która wygrywa rybę, zapisuje wszystko, co mają obaj przeciwnicy, a nie tylko różnicę.
    } Jeśli obie pary mają tyle samo, nikt nic nie zapisuje; runda i tak liczy się jako rozegrana.
    { $threshold ->
        [0] Nie ma progu: zapisuje się każdą wygraną, choćby najmniejszą.
       *[other] Dopóki para nie ma punktów, wygrana poniżej { $threshold } przepada. Od pierwszej zapisanej liczy się każda, choćby najmniejsza.
    }
    Tego, co zapisane, nigdy się nie skreśla. 0-0 albo 6-6 jako ostatnia kostka jest jak każda inna, podobnie 6-6 na początek.

page-sport-goat-match =
    Liczbę rund umawia się przed meczem i jest ona wielokrotnością czterech: tutaj { $rounds }. Unieważnione rozdanie nie jest rundą.
    Po ostatniej rundzie wygrywa para z wyższą sumą. Jeśli sumy są równe, mecz jest remisowy.
    Żadna suma nie kończy meczu wcześniej.

example-sport-goat-fish = Południe wykłada ostatnią kostkę z 5 i nikt nie może grać dalej. Północ i Południe mają mniej i zapisują wszystko, co mają tamci, a nie tylko różnicę. Następną zaczyna Wschód, bo tę rundę zaczynała Północ, bez względu na to, kto zrobił i kto wygrał rybę.
example-sport-goat-last-round = Ostatnia z czterech rund. Północ kończy, a Wschód i Zachód mają niewiele, ale zapisuje się każdą wygraną, i to odwraca losy meczu.
