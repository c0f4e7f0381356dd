# Wszystkie piątki

page-all-fives-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-all-fives-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-all-fives-turn =
    { shared-fives-layout }
    { shared-forced }
    { shared-drawing }

page-all-fives-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-all-fives-scoring =
    { shared-fives-count }
    { shared-fives-ends }
    { shared-fives-claim }
    { shared-fives-out }
    { shared-fives-rounding }
    { shared-fives-blocked }
    { shared-double-blank }
    { shared-entry } Punkty z gry liczą się zawsze.

page-all-fives-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] Cel to { $target ->
                [usual] { $set ->
                    [6] 100
                   *[other] 200
                } punktów
                [one] { $target } punkt
                [few] { $target } punkty
               *[many] { $target } punktów
            }; można go osiągnąć w każdej chwili.
           *[other] { shared-match-rounds }
        }
    }
    { $single_round ->
        [true] Punkty z gry o nim nie decydują i nie kończą go wcześniej.
       *[false] { $rounds ->
            [none] { shared-fives-finish }
           *[other] Punkty z gry wchodzą do sumy, ale nie kończą meczu wcześniej.
        }
    }

example-all-fives-double-at-an-end = 6-3 Zachodu dało 12 i 3, czyli 15 punktów: pierwsze 6-6 było jeszcze końcem. 6-4 Zachodu zakryło je, a 4 i 6 dały 10. Teraz 4-4 Południa to 8, a 3-2 daje 8 i 2: znowu 10.
example-all-fives-hands-rounded = Południe kończy. 18 oczek Zachodu to 20, a 13 Północy to 15, bo każdą rękę zaokrągla się osobno: razem 35. Ich suma, 31, dałaby tylko 30. Gdy na obu końcach było zero, suma 0 nie dała nic.
example-all-fives-blocked-round = Nikt nie ma 3 ani 1. Obie kostki z talonu by pasowały, ale nigdy się ich nie dobiera, więc runda jest zablokowana. Południe ma najmniej i zapisuje 17 Zachodu jako 15; własnych 2 się nie odejmuje.
