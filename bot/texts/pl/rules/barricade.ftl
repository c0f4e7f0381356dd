# Domino z blokadą

page-barricade-players =
    Barykada dodaje do innej gry jeden ruch. Tutaj jest to { $base ->
        [draw] Domino z dobieraniem
        [team-block] Blok drużynowy
        [hungarian] Domino węgierskie
        [french-wall] Domino francuskie
       *[block-restock] Blok z dobieraniem po ruchu
    }; zasady tej gry obowiązują wszędzie tam, gdzie ta strona nic nie mówi. W Dominie peruwiańskim barykad nie ma: tam nikt nie zapisuje punktów.
    { $base ->
        [team-block] Czterech graczy w dwóch drużynach, które tworzą kostki, jak w Bloku drużynowym.
        [french-wall] Dwóch graczy.
       *[other] { shared-alone }
    }
    { shared-set }
    { $base ->
        [team-block] Każdy dostaje { $hand_4 ->
        [one] { $hand_4 } kostkę
        [few] { $hand_4 } kostki
       *[many] { $hand_4 } kostek
    } (zostaje { $boneyard_4 }).
        [french-wall] Każdy dostaje { $hand_2 ->
        [one] { $hand_2 } kostkę
        [few] { $hand_2 } kostki
       *[many] { $hand_2 } kostek
    } (zostaje { $boneyard_2 }).
       *[other] { shared-deal }
    }
    { $base ->
        [hungarian] { $draw_rule ->
            [base] { shared-rest-closed }
           *[other] { shared-rest }
        }
       *[other] { shared-rest }
    }
    { shared-redeal }
page-barricade-begin =
    { $base ->
        [french-wall] Kto zaczyna, rozstrzyga losowanie.
       *[other] { shared-lead }
    }
    { $base ->
        [french-wall] Zacząć można dowolną kostką.
       *[other] { shared-lead-tile }
    }
    { $later_starter ->
        [base] { $base ->
            [french-wall] { shared-lead-rotate }
           *[other] { shared-lead-again }
        }
        [winner] { $base ->
            [team-block] { shared-lead-team }
           *[other] { shared-lead-winner }
        }
       *[other] { shared-lead-later }
    }
    { shared-direction }
page-barricade-turn =
    Na początku swojego ruchu, zamiast wykładać albo dobierać, możesz położyć { $must_match ->
        [true] w poprzek końca linii pasujący do niego dublet: to barykada.
       *[false] w poprzek dowolnego końca linii dowolny dublet z ręki: to barykada. Pasować nie musi.
    } Na stole musi już leżeć jakaś kostka, a w tym ruchu niczego jeszcze nie dobrano ani nie wyłożono.
    { $only_if_unable ->
        [true] Wolno to zrobić tylko wtedy, gdy nie masz pasującej kostki.
       *[false] Wolno to zrobić nawet wtedy, gdy masz pasującą kostkę, ale nikt nigdy nie musi.
    }
    { $base ->
        [hungarian] Jeśli jej nie stawiasz, wykładasz tyle kostek, ile chcesz, jedną po drugiej, na dowolnym końcu linii, tak żeby stykające się połówki były równe. Zero pasuje tylko do zera.
        [french-wall] Jeśli jej nie stawiasz, kładziesz jedną kostkę w drugiej warstwie, do połowy na końcu muru, tak żeby stykające się połówki były równe. Zero pasuje tylko do zera.
       *[other] Jeśli jej nie stawiasz, wykładasz kostkę jak zwykle. { shared-line }
    }
    { $base ->
        [french-wall] Dublety leżą wzdłuż jak wszystkie kostki. Mur ma tylko dwa końce, które nigdy się nie łączą.
       *[other] { shared-line-doubles }
    }
    Jeśli masz pasującą kostkę, musisz jakąś wyłożyć, chyba że stawiasz barykadę. { $draw_rule ->
        [base] { $base ->
            [draw] { shared-drawing-until }
            [hungarian] { shared-drawing-none }
            [french-wall] { shared-drawing-two }
           *[other] { shared-drawing-restock }
        }
       *[other] { shared-drawing }
    }
    { $base ->
        [hungarian] { $draw_rule ->
            [base] { shared-reserve-closed }
           *[other] { shared-reserve }
        }
       *[other] { shared-reserve }
    }
page-barricade-end =
    Barykada od razu kończy rundę.
    { shared-out } Barykada z ostatniej kostki kończy rundę jako barykada.
    { $draw_rule ->
        [base] { $base ->
            [hungarian] { shared-blocked-none }
            [french-wall] { shared-blocked-two }
           *[other] { shared-blocked-drawn }
        }
       *[other] { shared-blocked }
    } Tak jest nawet wtedy, gdy ktoś ma jeszcze dublet na barykadę.
page-barricade-scoring =
    Po barykadzie twoją rękę bez tego dubletu porównuje się z ręką każdego przeciwnika. Jeśli każdy ma więcej oczek od ciebie, barykada się udała: zapisujesz oczka wszystkich przeciwników.{ $base ->
        [team-block] {" "}Ręce partnerów zawsze się dodaje.
       *[other] {""}
    }
    Jeśli któryś przeciwnik ma mniej, barykada się nie udała. Przeciwnik z najmniejszą liczbą oczek zapisuje oczka wszystkich innych, z twoimi włącznie, a ty { $fail_factor ->
        [0] nic nie tracisz
        [1] tracisz tyle oczek, ile masz
        [2] tracisz dwa razy tyle oczek, ile masz
       *[other] tracisz { $fail_factor } razy tyle oczek, ile masz
    }; sumy mogą spaść poniżej 0. Jeśli najmniej ma kilku przeciwników, żaden z nich nie punktuje.
    { $tie ->
        [none] Jeśli przeciwnik z najmniejszą liczbą oczek ma tyle samo co ty, nikt nie punktuje, a ty nic nie tracisz.
        [fails] Jeśli przeciwnik z najmniejszą liczbą oczek ma tyle samo co ty, barykada się nie udała.
       *[blocker] Jeśli przeciwnik z najmniejszą liczbą oczek ma tyle samo co ty, barykada i tak się udała. Z 0 oczek na ręce udaje się zawsze.
    }
    Jeśli barykady nie było, liczy się jak w grze podstawowej. { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry } Stratę za nieudaną barykadę zapisuje się zawsze.
page-barricade-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] { $target ->
                [base] { $base ->
                    [hungarian] Gra się rundę po rundzie, aż ktoś ma po rundzie więcej niż 100 punktów: dokładnie 100 nie wystarcza. { shared-match-tie }
                   *[other] Gra się rundę po rundzie, aż ktoś ma po rundzie co najmniej 100 punktów: wtedy mecz się kończy. { shared-match-tie }
                }
               *[other] { shared-match-target }
            }
           *[other] { shared-match-rounds }
        }
    }

example-barricade-double-across = 5-1 by pasowało, ale w poprzek końca z 3 położono 4-4. Nikt nie ma mniej niż pozostałe 6 oczek, więc barykada się udała.
example-barricade-too-heavy = Barykada z 11 oczkami na ręce, a przeciwnik ma tylko 10: nie udaje się i kosztuje dwa razy te 11.
example-barricade-lowest-shared = Barykada nie udaje się przeciw dwóm przeciwnikom, którzy mają równie mało: żaden z nich nie punktuje, ale tego, kto ją postawił, i tak kosztuje.
