# Domino na piątki

page-fives-pl-players =
    { shared-alone } { shared-set }
    { shared-deal-many }
    { shared-reserve }
    { shared-redeal }

page-fives-pl-begin =
    Kto zaczyna pierwszą rundę, rozstrzyga losowanie. Kto zaczyna rundę, może wyłożyć dowolną kostkę.
    { $later_starter ->
        [again] Losowanie rozstrzyga też, kto zaczyna każdą następną.
        [rotate] { shared-lead-rotate }
       *[winner] Zwycięzca rundy zaczyna następną. Po rundzie, której nie wygrał nikt albo wygrało kilka osób, znowu rozstrzyga losowanie.
    }
    { shared-direction }

page-fives-pl-turn =
    { shared-fives-layout }
    { shared-forced }
    { shared-drawing }

page-fives-pl-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-fives-pl-scoring =
    { shared-fives-count }
    { shared-fives-ends }
    { shared-fives-claim }
    { shared-fives-out }
    { shared-fives-rounding }
    { shared-fives-blocked }
    { shared-double-blank }
    { shared-entry } Punkty z gry liczą się zawsze.

page-fives-pl-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] Cel to { $target ->
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

example-fives-pl-rounded-once = Południe kończy. Ręce Zachodu i Północy, po 7 oczek, dodaje się do 14 i raz zaokrągla do 15. Każda osobno dałaby tylko 5 i 5.
example-fives-pl-blocked-round = Nikt nie ma zera i nie ma czego dobrać. Najmniej ma Zachód: 23 Południa minus własne 9 to 14, i dopiero to zaokrągla się do 15. Końce dają razem 0, a to nie daje punktów.
