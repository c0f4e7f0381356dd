# Domino francuskie

page-french-wall-players =
    Gra dwoje, każdy za siebie. Najwyższa kostka to { $top }-{ $top }; wszystkich jest { $tiles }.
    Każdy dostaje { $hand_2 }. Pozostałe { $boneyard_2 } to talon{ $draw_rule ->
        [none] , z którego nikt nie dobiera.
       *[other] ; { $reserve ->
            [0] wolno dobrać go w całości.
            [1] jego ostatniej kostki nigdy się nie dobiera.
           *[other] jego ostatnich kostek ({ $reserve }) nigdy się nie dobiera.
        }
    }
    { shared-redeal }

page-french-wall-begin =
    Kto zaczyna pierwszą rundę, rozstrzyga losowanie. { $later_starter ->
        [winner] Następne rundy zaczyna zwycięzca ostatniej; jeśli nie wygrał jej nikt albo wygrali ją obaj, znowu rozstrzyga losowanie.
        [again] O każdej następnej rozstrzyga nowe losowanie.
       *[rotate] Potem zaczyna się na zmianę, co rundę kto inny, bez względu na to, kto wygrał.
    }
    Kto zaczyna, wykłada dowolną kostkę.

page-french-wall-turn =
    Kostki kładzie się wzdłuż, jak cegły, w mur o dwóch warstwach. Pierwsza leży w dolnej. Na każdym z jej dwóch końców następna leży w górnej, jedną połówką nad tym końcem, a druga połówka wystaje.
    Tak samo dalej: każda nowa kostka leży w drugiej warstwie, pod wystającą połówką albo nad nią, i sama wystaje o jedną połówkę. Połówki leżące jedna nad drugą muszą być równe. Kostki obok siebie w tej samej warstwie nie muszą pasować.
    Mur ma zawsze dwa końce, czyli wystające połówki (na początku obie połówki pierwszej kostki). Pasuje więc to samo co w linii o dwóch końcach; warstwy pokazują tylko, jak jest zbudowany. 0 pasuje tylko do 0. Dublety też leżą wzdłuż.
    Jeśli możesz wyłożyć kostkę, musisz; wykładasz jedną na ruch, na dowolnym końcu. { $draw_rule ->
        [none] Jeśli nie możesz, mówisz pas.
        [until_playable] Jeśli nie możesz, dobierasz po jednej, aż trafi się pasująca, i od razu ją wykładasz; jeśli nic już nie wolno dobrać, mówisz pas.
        [one_then_choice] Jeśli nie możesz, dobierasz jedną kostkę; jeśli pasuje, możesz ją wyłożyć albo spasować, a jeśli nie, mówisz pas. Jeśli nic nie wolno dobrać, mówisz pas.
        [one_no_play] Jeśli nie możesz, dobierasz jedną kostkę, którą można wyłożyć w późniejszym ruchu, i twój ruch się kończy. Jeśli nic nie wolno dobrać, mówisz pas.
        [restock] Jeśli nie możesz, mówisz pas. Na koniec każdego ruchu, z pasem czy bez, dobierasz jedną kostkę, dopóki jakąś wolno.
       *[two_or_pass] Jeśli nie możesz, wybierasz: mówisz pas albo dobierasz { $draw_count ->
            [1] jedną kostkę
            [few] { $draw_count } kostki naraz (mniej, jeśli więcej nie wolno)
           *[other] { $draw_count } kostek naraz (mniej, jeśli więcej nie wolno)
        }.
    }
    { $draw_rule ->
        [two_or_pass] { $play_after_draw ->
            [true] Jeśli po dobraniu jakaś kostka pasuje, musisz ją w tym samym ruchu wyłożyć; jeśli żadna, mówisz pas.
           *[false] Dobranie jest zamiast wykładania: co dobierzesz, zatrzymujesz, i twój ruch się kończy, nawet jeśli dobrana kostka by pasowała.
        } Jeśli nic już nie wolno dobrać, zostaje tylko pas.
       *[other] Jeśli masz pasującą kostkę, nie wolno zamiast tego dobierać.
    }

page-french-wall-end =
    Kto wykłada ostatnią kostkę z ręki, kończy, a runda kończy się od razu{ $draw_rule ->
        [restock] , bez dalszego dobierania
       *[other] { "" }
    }.
    { $draw_rule ->
        [two_or_pass] Runda jest zablokowana, gdy obaj gracze spasują bezpośrednio po sobie, nawet jeśli dałoby się jeszcze dobrać. Dobranie albo wyłożona kostka między dwoma pasami zaczyna liczenie od nowa.{ $play_after_draw ->
            [true] { " " }Pas po dobraniu się nie liczy.
           *[false] { "" }
        }
       *[other] Same pasy rundy nie kończą.
    }
    Runda jest też zablokowana, gdy tylko żaden z graczy nie może wyłożyć kostki i nic już nie wolno dobrać. Nikt nie musi w tym celu mówić pas.

page-french-wall-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-french-wall-match =
    { shared-match }

example-french-wall-two-courses = Pięć cegieł: 1-4, 4-2 i 6-6 w dolnej warstwie, 4-4 i 2-6 nad nimi. 2 i 6 leżą obok siebie i nie muszą pasować. Końce to 1 i 6: 5-1 pasuje z lewej, 6-1 z obu stron, 3-2 nigdzie.
example-french-wall-drawn-and-kept = Bea nie mogła wyłożyć kostki i dobrała dwie. 6-4 by pasowało, ale dobranie skończyło jej ruch: zatrzymuje obie i gra Alan. Zostały dwie kostki, których nikomu nie wolno dobrać.
example-french-wall-two-passes = Obaj gracze spasowali po sobie, więc runda jest skończona, choć dałoby się dobrać cztery kostki. Alan ma mniej oczek i zapisuje to, co ma Bea.
