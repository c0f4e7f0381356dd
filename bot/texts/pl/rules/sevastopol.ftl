# Sewastopol

page-sevastopol-players =
    Gra dokładnie czworo, każdy za siebie, kostkami od 0-0 do { $top }-{ $top }; razem { $tiles }.
    Każdy dostaje { $hand_4 ->
        [one] { $hand_4 } kostkę
        [few] { $hand_4 } kostki
       *[many] { $hand_4 } kostek
    }. Nic nie zostaje i nikt nie dobiera.
    { shared-redeal }

page-sevastopol-begin =
    W każdej rundzie zaczyna ten, kto ma 6-6, i to tą kostką. To jego pierwszy ruch; potem gra następny gracz.
    { shared-direction }

page-sevastopol-turn =
    6-6 leży w środku i ma cztery ramiona. Stykające się połówki są równe, a każde ramię rośnie na swoim zewnętrznym końcu. Inne dublety leżą w poprzek, ale nic się od nich nie rozgałęzia.
    { $fill_first ->
        [true] Najpierw cztery ramiona: dopóki wokół 6-6 nie leżą cztery kostki z 6, wolno wykładać tylko takie. Jeśli takiej nie masz, mówisz pas, choćby pasowało coś innego. Ktoś zawsze ją ma, bo wszystkie kostki są na rękach.
       *[false] Wszystkie cztery ramiona są od razu otwarte: można przedłużać już zaczęte, choć inne są jeszcze wolne.
    }
    { $fill_first ->
        [true] Gdy wszystkie cztery ramiona już się zaczęły, kostkę można dołożyć do każdego z czterech końców. Na początku żadna 6 nie jest otwarta, więc kostka z 6 pasuje tylko drugą połówką; gdy już tak leży, jej 6 jest otwarta i pasuje tam też ostatnia kostka z 6.
       *[false] Wolne jeszcze ramię przyjmuje kostkę z 6.
    }
    Jeśli możesz wyłożyć kostkę, musisz; jeśli nie możesz, mówisz pas.

page-sevastopol-end =
    { shared-out }
    { shared-blocked-none }
    { shared-blocked-winner } { shared-blocked-tie }

page-sevastopol-scoring =
    { shared-score-out }
    { shared-blocked-score }
    { shared-double-blank }
    { shared-entry }

page-sevastopol-match =
    { shared-match }

example-sevastopol-sixes-first = Zaczęły się trzy ramiona, czwarte jest wolne. Zachód nie ma szóstki i musi spasować, choć 4-1 i 1-1 pasowałyby do zaczętych ramion. Przed nim musiał spasować Wschód.
example-sevastopol-no-six-is-open = Zaczęły się wszystkie cztery ramiona i wymagają 1, 4, 0 i 3. Zachód może wyłożyć 4-4 albo, w dwóch miejscach, 3-1; 6-5 i 2-2 nie pasują nigdzie. Dublet taki jak 4-4 nie otworzyłby nowego ramienia.
example-sevastopol-blocked-round = Nikt nie ma kostki do 1, 2, 3 ani 4, więc runda jest zablokowana. Najmniej ma Północ, 5 oczek, i zapisuje to, co mają inni: 10, 11 i 6. Własnych 5 się nie odejmuje.
