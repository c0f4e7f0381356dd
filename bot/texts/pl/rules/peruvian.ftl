# Domino peruwiańskie

page-peruvian-players =
    Czterech graczy, każdy gra za siebie.
    { shared-set }
    Każdy dostaje { $hand_4 ->
        [one] { $hand_4 } kostkę
        [few] { $hand_4 } kostki
       *[many] { $hand_4 } kostek
    }, zostaje { $boneyard_4 }. { shared-rest }
    { shared-redeal }
page-peruvian-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-peruvian-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-peruvian-end =
    { shared-out }
    { shared-blocked }
    Zablokowaną rundę wygrywają wszyscy, którzy mają najmniej oczek; ma to znaczenie tylko dla mnożnika i dla tego, kto zacznie następną.
page-peruvian-scoring =
    Na koniec rundy każdy zapisuje jako karę oczka, które mu zostały. Kto skończył, zapisuje 0; zwycięzca rundy nic od innych nie dostaje.
    { $last_factor ->
        [1] Zablokowana runda kosztuje każdego tylko tyle, ile ma, także tego, kto wyłożył ostatnią kostkę.
       *[other] W zablokowanej rundzie niebezpiecznie jest być tym, kto wyłożył ostatnią kostkę: jeśli to ty i ktoś ma mniej oczek od ciebie, zapisujesz { $last_factor ->
            [2] dwa razy tyle, ile masz
            [4] cztery razy tyle, ile masz
           *[other] { $last_factor } razy tyle, ile masz
        }.
    }
    { $last_factor ->
        [1] Nic więcej się nie płaci.
       *[other] Jeśli nikt nie ma mniej, zapisujesz swoje oczka raz, także wtedy, gdy inni mają równie mało. Gdy ktoś skończył, niczego się nie mnoży.
    }
    { shared-double-blank }
page-peruvian-match =
    { $rounds ->
        [one] Mecz ma jedną rundę.
        [few] Mecz ma { $rounds } rundy.
       *[many] Mecz ma { $rounds } rund.
    } Wygrywa najniższa suma. Jeśli ma ją kilka osób, wygrywają razem; jeśli wszystkie sumy są równe, mecz jest remisowy.
    { $secret_scores ->
        [true] Jedna osoba prowadzi zapis, a sum nie widzi nikt. Ogłasza się je raz, przed ostatnią rundą, i znowu na koniec.
       *[false] Sumy każdy może w każdej chwili zobaczyć.
    }

example-peruvian-four-times = Zablokowana runda: gracz, który wyłożył ostatnią kostkę, ma 9 oczek, a ktoś inny tylko 3, więc te 9 się mnoży.
example-peruvian-shared-lowest = Zablokowana runda: ten, kto wyłożył ostatnią kostkę, ma 3 oczka, i ktoś inny też. Wystarczy mieć najmniej razem z kimś: nic się nie mnoży.
