# Domino węgierskie

page-hungarian-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-hungarian-begin =
    { shared-lead }
    { shared-lead-tile } Zaczynający może grać dalej w tym samym ruchu.
    { shared-lead-later }
    { shared-direction }
page-hungarian-turn =
    W swoim ruchu wykładasz tyle kostek, ile chcesz, jedną po drugiej. Każdą dokładasz do końca linii, takiej, jaka jest w tej chwili, tak żeby stykające się połówki były równe; zero pasuje tylko do zera.
    { $one_end_per_turn ->
        [true] Wszystkie kostki ruchu idą na ten sam koniec, na którym leży pierwsza z nich; pierwsza kostka rundy zostawia ci wybór.
       *[false] W jednym ruchu możesz używać obu końców, w dowolnej kolejności.
    }
    Jeśli jakaś kostka pasuje, musisz wyłożyć co najmniej jedną. { $must_exhaust ->
        [true] Potem musisz grać dalej, dopóki pasuje następna.
       *[false] Potem możesz przestać, kiedy chcesz, nawet jeśli pasowałoby więcej: powiedz, że to wszystko.
    } Gdy żadna twoja kostka już nie pasuje, twój ruch się kończy.
    { shared-line-doubles }
    { shared-drawing } { $draw_rule ->
        [none] To dotyczy początku twojego ruchu.
        [restock] Dobierasz raz na ruch, bez względu na to, ile kostek wyłożono.
       *[other] Dobierasz tylko wtedy, gdy na początku twojego ruchu nic nie pasuje.
    }
    { shared-reserve }
page-hungarian-end =
    { shared-out } Tak jest także w środku ruchu i w pierwszym ruchu: inni nie mogą się już niczego pozbyć.
    { shared-blocked }
page-hungarian-scoring =
    { $scoring ->
        [penalty] Na koniec rundy każdy zapisuje jako karę oczka, które mu zostały; kto skończył, zapisuje 0.
       *[winner] { shared-score-out }
    }
    { $scoring ->
        [penalty] Zablokowaną rundę wygrywają wszyscy, którzy mają najmniej oczek, co ma znaczenie tylko dla tego, kto zacznie następną.
       *[winner] { shared-blocked-winner }
    }
    { $scoring ->
        [penalty] Oni też zapisują to, co mają, a kto wyłożył ostatnią kostkę, nie płaci więcej niż tyle.
       *[winner] { shared-blocked-score }
    }
    { $scoring ->
        [penalty] Niczego się nie mnoży ani nie dzieli.
       *[winner] { shared-blocked-tie }
    }
    { shared-double-blank }
    { $scoring ->
        [penalty] Zapisuje się każdą karę, choćby najmniejszą.
       *[winner] { shared-entry }
    }
page-hungarian-match =
    { $scoring ->
        [penalty] { $single_round ->
            [true] Decyduje jedna runda: wygrywa, kto skończy, a jeśli jest zablokowana, najniższa kara. Jeśli ma ją kilka osób, wygrywają razem; jeśli wszystkie są równe, mecz jest remisowy.
           *[false] { $rounds ->
                [none] Gdy tylko ktoś ma po rundzie co najmniej { $target ->
                    [usual] 100
                   *[other] { $target }
                } punktów, przegrywa najwyższa suma, a wszyscy inni wygrywają. Jeśli ma ją kilka osób, przegrywają razem; jeśli wszystkie sumy są równe, mecz jest remisowy.
                [one] Gra się jedną rundę, a wygrywa najniższa suma. Jeśli ma ją kilka osób, wygrywają razem; jeśli wszystkie są równe, mecz jest remisowy.
                [few] Gra się { $rounds } rundy, a wygrywa najniższa suma. Jeśli ma ją kilka osób, wygrywają razem; jeśli wszystkie sumy są równe, mecz jest remisowy.
               *[many] Gra się { $rounds } rund, a wygrywa najniższa suma. Jeśli ma ją kilka osób, wygrywają razem; jeśli wszystkie sumy są równe, mecz jest remisowy.
            }
        }
       *[winner] { $single_round ->
            [true] { shared-match-single }
           *[false] { $rounds ->
                [none] { $target ->
                    [usual] Gra się rundę po rundzie, aż ktoś ma po rundzie więcej niż 100 punktów: dokładnie 100 nie wystarcza. { shared-match-tie }
                   *[other] { shared-match-target }
                }
               *[other] { shared-match-rounds }
            }
        }
    }

example-hungarian-long-turn = W jednym ruchu wyłożono cztery kostki, w następnym trzy, na obu końcach. Teraz 5-1 pasuje do każdego końca.
example-hungarian-stop-early = 2-0 jeszcze by pasowało, ale kto ma ruch, może tu przestać i resztę zatrzymać.
example-hungarian-exactly-hundred = Cała ręka wyłożona w pierwszym ruchu i suma równa dokładnie 100: to nie więcej niż 100, więc mecz trwa.
