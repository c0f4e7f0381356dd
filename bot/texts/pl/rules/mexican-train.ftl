# Meksykański pociąg

page-mexican-train-players =
    { shared-alone } Zestaw ma po jednej kostce od 0-0 do { $top }-{ $top }, razem { $tiles ->
        [one] { $tiles } kostkę
        [few] { $tiles } kostki
       *[many] { $tiles } kostek
    }.
    { shared-deal-many }
    Z talonu wolno dobierać do ostatniej kostki.

page-mexican-train-begin =
    W środku, na stacji, leży dublet, lokomotywa rundy: { $top }-{ $top } w rundzie 1, potem w każdej rundzie o jeden niższy, aż do 0-0. Po 0-0 lokomotywą jest znowu najwyższy dublet.
    { $engine ->
        [holder] Kto dostał lokomotywę, musi nią zacząć, i to cały jego ruch; nie jest to jeszcze pierwszy ruch na pociągu. Jeśli nie ma jej nikt, wszyscy po kolei dobierają po jednej kostce, od gracza, którego wskaże losowanie, aż się znajdzie; kto ją znajdzie, od razu nią zaczyna.
       *[other] Lokomotywę wyjmuje się przed tasowaniem i kładzie na stacji; nikt nie musi jej szukać. Kto ma pierwszy ruch w rundzie 1, rozstrzyga losowanie. W każdej następnej pierwszy ruch przechodzi na kolejnego gracza, bez względu na to, kto wygrał.
    }
    { shared-direction }

page-mexican-train-turn =
    Masz własny pociąg; pociąg meksykański należy do wszystkich. Każdy pociąg zaczyna się przy stacji liczbą lokomotywy i rośnie tylko na zewnętrznym końcu; stykające się połówki są równe. Otwarte są dla ciebie: własny pociąg, { $mexican_from ->
        [after_own_train] pociąg meksykański, gdy na twoim leży już kostka,
       *[other] pociąg meksykański (zacząć go może każdy, od pierwszego ruchu)
    } i każdy pociąg ze znacznikiem.
    Jeśli możesz wyłożyć kostkę, musisz: jedną na ruch{ $first_turn_train ->
        [true] , ale jeśli swój pierwszy ruch zaczynasz na własnym pociągu, możesz tam dokładać dalej, ile pasuje
       *[other] , także w pierwszym
    }. Jeśli nie, { $draw_count ->
        [1] dobierasz jedną kostkę i od razu ją wykładasz, jeśli pasuje; jeśli nie pasuje
       *[other] dobierasz po jednej, najwyżej { $draw_count }, i od razu wykładasz pierwszą pasującą; jeśli żadna nie pasuje
    } albo talon jest pusty, stawiasz znacznik na własnym pociągu i mówisz pas.
    Znacznik otwiera twój pociąg dla wszystkich. Znika, gdy kostkę dołożysz tam ty, a nie gdy zrobią to inni.
    Dublet leży w poprzek i trzeba go przykryć. Od razu wykładasz { $doubles ->
        [free_extra] jeszcze jedną kostkę, na dowolnym otwartym dla ciebie pociągu{ $first_turn_train ->
            [true] {" "}(położona gdzie indziej niż na własnym pociągu kończy długi pierwszy ruch)
           *[other] {""}
        }
       *[other] na nim kostkę z jego liczbą
    }; jeśli takiej nie masz, dobierasz jak wyżej; jeśli i to nic nie da, stawiasz znacznik i mówisz pas.
    Dopóki dublet jest goły, nikomu nie wolno wykładać kostki gdzie indziej{ $doubles ->
        [free_extra] , poza tą dodatkową; z kilku gołych dubletów możesz przykryć dowolny
       *[other] {""}
    }. Obowiązek przykrycia przechodzi z gracza na gracza, bez względu na to, na czyim pociągu dublet leży i czy jest on dla ciebie otwarty. Przykrycie nie zmienia znaczników, chyba że to twój pociąg: wtedy twój znika jak zwykle.
    Dublet jest martwy, gdy wszystkie inne kostki z jego liczbą leżą na stole: nikt nie musi go przykrywać, a jego pociąg dalej nie pojedzie{ $doubles ->
        [free_extra] ; nie wymaga też dodatkowej kostki
       *[other] {""}
    }.

page-mexican-train-end =
    Runda kończy się od razu, gdy ktoś wyłoży ostatnią kostkę z ręki. Może to być dublet; przykrywać go wtedy nie trzeba.
    Runda jest zablokowana, gdy talon jest pusty i wszyscy gracze spasują jeden po drugim. Tu trzeba pasować po kolei naprawdę, bo każdy pas otwiera pociąg. Pas liczy się tak samo po dobraniu i bez niego, także po dublecie, którego nie dało się przykryć; wyłożona kostka zaczyna liczenie od nowa.

page-mexican-train-scoring =
    Wszystko, co masz jeszcze na ręce, zapisuje ci się jako karę; kto skończył, zapisuje 0. Zablokowaną rundę zapisuje się tak samo, także temu, kto ma najmniej.
    { shared-double-blank }

page-mexican-train-match =
    Liczba rund w meczu: { $rounds ->
        [usual] { $top ->
            [9] 10
            [12] 13
            [15] 16
           *[other] 19
        }, po jednej na każdy dublet zestawu
        [1] jedna
       *[other] { $rounds }
    }. Wygrywa najniższa suma.
    Jeśli najniższą sumę ma kilka osób, wygrywa ta, która więcej rund skończyła bez kary. Jeśli i tu są równe, wygrywają razem; jeśli wszyscy gracze są równi pod obu względami, mecz jest remisowy.

example-mexican-train-bare-double = Pociąg Południa kończy się kostką 7-7; Południe nie mogło jej przykryć i spasowało. Zachód może wyłożyć tylko 7-1 i tylko na niej: 9-3 i 6-3 pasowałyby gdzie indziej, ale najpierw dublet. Gdyby Zachód nie miał siódemki, to samo dotyczyłoby Północy.
example-mexican-train-open-train = Północ spasowała, więc na jej pociągu stoi znacznik i Południe może go zacząć kostką 12-8; 10-8 na prywatnym pociągu Zachodu byłoby niedozwolone. Kostka Południa nie zdejmuje znacznika: Zachód może dołożyć tam dalej 8-2.
example-mexican-train-blocked-round = Talon jest pusty i nikt nie ma pasującej kostki. Runda kończy się dopiero trzecim pasem z rzędu, a każdą rękę zapisuje się jako karę.
