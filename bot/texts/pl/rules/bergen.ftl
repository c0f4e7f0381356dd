# Bergen

page-bergen-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-bergen-begin =
    Zaczyna ten, kto ma najniższy dublet; najniższy ze wszystkich to 0-0. Jeśli nikt nie ma dubletu, decyduje najlżejsza kostka: najmniej oczek, a przy równych sumach niższa większa połówka, więc 2-1 idzie przed 3-0.{ $sets_combined ->
        [1] {""}
       *[other] {" "}Jeśli tę samą kostkę ma kilka osób, losowanie wskazuje gracza i zaczyna najbliższa z nich, licząc od niego.
    } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-bergen-turn =
    { shared-line } { shared-line-doubles }
    { shared-forced }
    { $draw_rule ->
        [one_then_choice] { $play_drawn ->
            [must] Jeśli nic nie pasuje, dobierasz dokładnie jedną kostkę. Jeśli pasuje, trzeba ją wyłożyć; jeśli nie, mówisz pas. Jeśli nie ma czego dobrać, mówisz pas.
           *[may] { shared-drawing-choice }
        }
       *[other] { shared-drawing }
    }

page-bergen-end =
    { shared-out }
    { shared-blocked }
    Zablokowaną rundę wygrywa jedyny gracz bez dubletu na ręce, bez względu na to, ile ma oczek. Jeśli dubletu nie ma kilka osób, wygrywa ta z nich, która ma najmniej oczek; jeśli dublet ma każdy, wygrywa ten, kto ma najmniej oczek ze wszystkich.
    { $tie_blocked ->
        [last_player] Jeśli kilka osób ma tu po równo, wygrywa ta z nich, która ostatnia wyłożyła kostkę. Jeśli żadna z nich nie wyłożyła kostki w tej rundzie, nie wygrywa nikt.
        [share] Jeśli kilka osób ma tu po równo, wygrywają razem i dzielą się punktami rundy, a ułamki przepadają.
       *[none] Jeśli kilka osób ma tu po równo, nie wygrywa nikt.
    } { shared-double-blank }

page-bergen-scoring =
    Pierwsza kostka rundy daje 2 punkty{ $single_opening_scores ->
        [true] , czy jest dubletem, czy nie, i nic poza tym
       *[false] , jeśli jest dubletem, i nic poza tym; jeśli nim nie jest, nie daje nic
    }.
    Dublet wyższy od każdego dubletu na stole daje 2. Tak samo pierwszy dublet rundy, której pierwsza kostka nim nie była.
    Jeśli po twojej kostce oba końce pokazują tę samą liczbę, dostajesz 3, gdy jedna z dwóch kostek na końcach jest dubletem (trójka), a 2, gdy żadna nie jest (równe końce). Dopóki po jednej stronie pierwszej kostki nic nie leży, sama jest tam kostką końcową.
    To, co daje jedna kostka, się dodaje: nowy najwyższy dublet, który robi trójkę, daje 5. Punkty zapisuje się od razu i tylko temu, kto wyłożył kostkę.
    Skończenie daje jeszcze 2, a zablokowana runda daje zwycięzcy 2. Kostki, które zostały na ręce, nie dają nic.
    { $near_target_cap ->
        [true] Jeśli gra się do celu i brakuje ci do niego 2 albo 3 punktów, kostka albo koniec rundy daje ci najwyżej tyle, żeby brakował jeszcze 1.
       *[false] Wszystkie punkty zapisuje się w całości, także tuż przed celem.
    }

page-bergen-match =
    { $single_round ->
        [true] { shared-match-single } Punkty z gry o nim nie decydują.
       *[false] { $rounds ->
            [none] Kto pierwszy ma { $target ->
                [usual] 15 punktów (gdy grają dwie osoby) albo 10 punktów (gdy grają trzy lub cztery)
                [one] { $target } punkt
                [few] { $target } punkty
               *[many] { $target } punktów
            }, wygrywa mecz, od razu, nawet w środku rundy; potem nic się już nie zapisuje. Jeśli ktoś dochodzi do celu na koniec rundy, mecz też się kończy. { shared-match-tie }
           *[other] { shared-match-rounds } Punkty z gry nie kończą go wcześniej.
        }
    }

example-bergen-five-points = Oba końce wymagają 5. 5-5 Południa jest wyższe od każdego dubletu na stole, 2 punkty, i leży na jednym z dwóch równych końców, trójka za 3: razem 5. 5-1 Zachodu zrobiło przedtem równe końce bez dubletu, co dało 2.
example-bergen-lead-is-an-end = Po 5-3 Zachodu oba końce wymagają 3. Po lewej pierwsza kostka, 3-3, jest jeszcze kostką końcową, a to dublet: trójka za 3 punkty, a nie 2.
example-bergen-no-double-wins = Runda jest zablokowana. Południe ma 2 oczka, a Zachód 15, ale kostka Południa to 1-1, a Zachód nie ma dubletu: 2 punkty dostaje Zachód.
