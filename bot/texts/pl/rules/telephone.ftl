# Telefon

page-telephone-players =
    { $teams ->
        [false] Grają dwie, trzy albo cztery osoby, każda za siebie. Dalej każda z nich jest osobną stroną.
       *[true] Grają dwie albo trzy osoby, każda za siebie, albo cztery w dwóch parach. Partnerzy siedzą naprzeciw siebie i mają jedno konto: każda para to strona.
    }
    Zestaw jest do 6-6, kostki zakryte, razem { $tiles }. Każdy dostaje { $hand_2 }. Talon ma przy dwóch graczach { $boneyard_2 }, przy trzech { $boneyard_3 }, przy czterech nic.

page-telephone-begin =
    W pierwszej rundzie ten, kto ma 3-2, musi tą kostką zacząć. Jeśli nie ma jej nikt, szuka się wśród dubletów: 1-1, potem 2-2 i tak dalej aż do 6-6, potem 0-0. Trzeba zacząć pierwszym, który ktoś ma.
    Jeśli nie ma też dubletu, trzeba zacząć najcięższą kostką: tą z największą liczbą oczek, a z równych tą z wyższą połówką (6-3 przed 5-4).
    W następnych rundach zaczyna zwycięzca poprzedniej, dowolną kostką: gracz, który skończył, a po rybie strona, która wygrała, z partnerów ten, kto miał mniej; { shared-equal-partners }.
    Rybę wygrywa strona, która ma najmniej. Jeśli najmniej ma kilka, wygrywa strona tego, kto wyłożył ostatnią kostkę, o ile jest wśród nich, a jeśli nie jest, wygrywają wszystkie; w obu przypadkach zaczyna ten właśnie gracz.

page-telephone-turn =
    Kolejka idzie zgodnie z ruchem wskazówek zegara, do osoby po twojej lewej. Dokładasz kostkę do otwartego końca tak, żeby stykające się połówki były równe. Jeśli masz pasującą kostkę, musisz jakąś wyłożyć.
    Układ zaczyna się jako linia o dwóch końcach. { $house ->
        [first_double] Pierwszy wyłożony dublet to domek: gdy przy obu jego długich bokach leży kostka, otwarte są też dwa krótkie i końce są cztery.
        [first_double_at_once] Pierwszy wyłożony dublet to domek: wszystkie cztery boki są od razu otwarte.
       *[first_covered] Domkiem staje się pierwszy dublet, przy którego obu długich bokach leży kostka: odtąd otwarte są też jego dwa krótkie boki i końce są cztery. Nie musi to być dublet wyłożony jako pierwszy. Przedtem do jego krótkich boków nic nie wolno dokładać.
    }
    Domek jest tylko jeden. Wszystkie inne dublety to kostki jak każda inna i do ich krótkich boków nic się nie dokłada.
    { $multi_doubles ->
        [1] Wykładasz w ruchu jedną kostkę, dublety też.
       *[other] Wykładasz w ruchu jedną kostkę albo kilka różnych dubletów naraz, najwyżej { $multi_doubles }, każdy na innym końcu, który go wymaga. Końce liczy się raz, po całym ruchu.{ $house ->
            [first_covered] { "" }
           *[other] { " " }Póki nie leży żaden dublet, domkiem staje się ten, który wymieniono jako pierwszy.
        }
    }
    { $on_stuck ->
        [pass] Jeśli nic nie pasuje, mówisz pas. Nikt nie dobiera.
        [draw_one] Jeśli nic nie pasuje, dobierasz jedną kostkę. Jeśli pasuje, musisz ją od razu wyłożyć; jeśli nie albo jeśli nic już nie wolno dobrać, mówisz pas.
       *[draw_until] Jeśli nic nie pasuje, dobierasz po jednej, aż trafi się pasująca, i tę musisz od razu wyłożyć. Pas mówisz dopiero wtedy, gdy nic już nie wolno dobrać.
    }
    Tam, gdzie zasady pozwalają dobierać, { $reserve_keep ->
        [0] wolno dobrać każdą kostkę talonu, także ostatnią.
       *[other] ostatniej kostki talonu nigdy się nie dobiera.
    }

page-telephone-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-layout }

page-telephone-scoring =
    Po każdym ruchu, także pierwszym i ostatnim w rundzie, zsumuj otwarte końce. Jeśli to 5, 10, 15 albo inna wielokrotność pięciu (0 się nie liczy), strona, która wyłożyła kostkę, od razu zapisuje { $unit ->
        [fives] jedną piątą tego.
       *[sum] tyle punktów.
    }
    Zwykła kostka na końcu liczy się za swoją otwartą połówkę; dublet na końcu za obie, także ten, którym zaczęto i który ma kostkę tylko po jednej stronie. Kostka, która leży sama, liczy się za obie połówki: 6-4 to 10, a 5-5 to 10, nie 20.
    Dublet z kostkami przy obu długich bokach już się nie liczy{ $house ->
        [first_double_at_once] , tak samo domek, gdy tylko leżą przy nim dwie kostki, obojętnie przy których bokach
       *[first_covered] { "" }
    }. Pusty krótki bok domku się nie liczy.
    { $first_lead_scores ->
        [false] Kostka, którą trzeba zacząć w pierwszej rundzie, nie daje punktów.
       *[true] Kostka, którą trzeba zacząć w pierwszej rundzie, punktuje jak każda inna: 3-2 daje 5.
    }
    Na koniec rundy ręce liczą się za swoje oczka, 0-0 wcale. { $settlement ->
        [winner_up] Strona, która wygrała, dodaje to, co mają inne strony, zaokrąglone w górę do wielokrotności pięciu (18 to 20){ $unit ->
            [fives] , i zapisuje z tego jedną piątą
           *[sum] {""}
        }. Jeśli rybę wygrywa kilka stron, każda z nich dodaje to, co mają strony przegrane.
       *[losers_down] Strona, która płaci, odejmuje od swojego konta to, co ma, zaokrąglone w dół do wielokrotności pięciu (18 kosztuje 15){ $unit ->
            [fives] , a z tego jedną piątą
           *[sum] {""}
        }, ale żadne konto nie spada poniżej 0. Ręce partnerów najpierw się dodaje, potem zaokrągla: 9 i 14 to 23 i kosztuje { $unit ->
            [fives] 4
           *[sum] 20
        }.
    }
    { $settlement ->
        [winner_up] To, co zostało partnerowi kończącego, nie liczy się nikomu.
       *[losers_down] Jeśli ktoś skończył, płaci każda inna strona; to, co zostało jego partnerowi, nie liczy się nikomu. Po rybie { $fish_deduct ->
            [loser] płacą tylko te strony, które jej nie wygrały.
           *[all] płaci każda strona, zwycięska też.
        }
    }

page-telephone-match =
    { $target_check ->
        [immediate] Mecz kończy się, gdy tylko jakaś strona dojdzie dzięki końcom do { $target ->
        [one] { $target } punktu
        [few] { $target } punktów
       *[many] { $target } punktów
    }, nawet w środku rundy: wygrywa, a rąk już się nie rozlicza. Jeśli nie dojdzie nikt, konta sprawdza się jeszcze raz po rozliczeniu rundy.
       *[round_end] Cel to { $target ->
        [one] { $target } punkt
        [few] { $target } punkty
       *[many] { $target } punktów
    }. Osiągnięcie go w środku rundy niczego nie kończy: rundę najpierw dogrywa się i rozlicza, a dopiero potem sprawdza konta.
    }
    Po rozliczeniu mecz wygrywa strona, która ma { $target } lub więcej. Jeśli mają tyle obie strony, mecz jest remisowy, nawet jeśli jedna z nich ma więcej.
    Z trzech albo czterech osób grających za siebie wygrywają razem wszystkie, które mają { $target } lub więcej; jeśli mają tyle wszyscy, mecz jest remisowy.

example-telephone-house = 3-3 wyłożono przed 2-2, ale to 2-2 jest pierwszym dubletem z kostkami przy obu długich bokach, więc to ono jest domkiem. Jego krótkie boki właśnie się otwarły i Północ może tam dołożyć 6-2. 3-3 to koniec jak każdy inny.
example-telephone-counting = 4-4 jest domkiem i się nie liczy. Końce to 6-6 z obiema połówkami, 3, 5 i 0: 12 + 3 + 5 + 0 = 20. 4-0 Południa nie zmienia sumy i daje te same 20, które przedtem dało 5-4 Północy.
example-telephone-both-at-the-target = Południe kończy, a ostatnia kostka doprowadza je do 225. Północ płaci 5 za swoje 8 oczek i ma jeszcze 230. U celu są obie strony, więc mecz jest remisowy, choć jedna ma więcej.
