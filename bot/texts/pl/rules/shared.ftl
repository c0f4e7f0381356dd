# Akapity wspólne dla kilku gier, przeważnie na linii. Każdy to jeden akapit, w jednym wierszu. Komentarz nad
# akapitem podaje potrzebne argumenty.

## Gracze i kostki

# Potrzebuje most.
shared-alone = { $most ->
        [2] Dwóch graczy, każdy gra za siebie.
       *[other] Od 2 do { $most } graczy, każdy gra za siebie.
    }

# Potrzebuje sets_combined, top, tiles.
shared-set = { $sets_combined ->
        [1] Zestaw ma po jednej kostce od 0-0 do { $top }-{ $top }, razem { $tiles ->
            [one] { $tiles } kostkę
            [few] { $tiles } kostki
           *[many] { $tiles } kostek
        }.
       *[other] Tasuje się razem { $sets_combined } zestawy od 0-0 do { $top }-{ $top }, więc każda kostka jest w nich { $sets_combined } razy; razem { $tiles ->
            [one] { $tiles } kostka
            [few] { $tiles } kostki
           *[many] { $tiles } kostek
        }.
    }

# Potrzebuje hand_2 do hand_5 i boneyard_2 do boneyard_4.
shared-deal = Kostki na osobę: przy dwóch graczach { $hand_2 ->
        [0] za mało kostek
       *[other] { $hand_2 } (zostaje { $boneyard_2 })
    }, przy trzech { $hand_3 ->
        [0] za mało kostek
       *[other] { $hand_3 } (zostaje { $boneyard_3 })
    }, przy czterech { $hand_4 ->
        [0] za mało kostek
       *[other] { $hand_4 } (zostaje { $boneyard_4 })
    }.{ $hand_5 ->
        [0] {""}
       *[other] {" "}Przy pięciu i więcej każdy dostaje { $hand_5 }.
    }

# Potrzebuje draw_rule.
shared-rest = { $draw_rule ->
        [none] { shared-rest-closed }
       *[other] Kostki, które zostały, leżą zakryte jako talon.
    }
# Bez argumentów.
shared-rest-closed = Kostki, które zostały, leżą zakryte i nie biorą udziału w rundzie.

# Potrzebuje redeal_doubles.
shared-redeal = { $redeal_doubles ->
        [0] Gra się tym, co rozdano, bez względu na liczbę dubletów na ręce.
       *[other] Jeśli ktoś dostał { $redeal_doubles } lub więcej dubletów, wszystkie kostki tasuje się i rozdaje od nowa. Liczą się tylko ręce prosto z rozdania.
    }

## Kto zaczyna

# Potrzebuje sets_combined.
shared-lead = Zaczyna ten, kto ma najwyższy dublet. Jeśli nikt nie ma dubletu, decyduje najcięższa kostka: najwięcej oczek, a przy równych sumach wyższa większa połówka, więc 6-3 idzie przed 5-4.{ $sets_combined ->
        [1] {""}
       *[other] {" "}Jeśli tę samą kostkę ma kilka osób, losowanie wskazuje gracza i zaczyna najbliższa z nich, licząc od niego.
    }

# Potrzebuje opening_tile.
shared-lead-tile = { $opening_tile ->
        [free] Ta kostka daje tylko prawo pierwszego ruchu: pokaż ją, a potem zacznij dowolną kostką z ręki. Odtąd wszyscy wiedzą, że ją masz, dopóki jej nie wyłożysz.
       *[must] Trzeba zacząć właśnie tą kostką, która daje prawo pierwszego ruchu.
    }

# Goes on after a sentence that says who of partners leads: the one who held less.
shared-equal-partners = jeśli mieli tyle samo, ten, czyja kolej przypada pierwsza, licząc od tego, kto wyłożył ostatnią kostkę, z nim włącznie

# Potrzebuje later_starter.
shared-lead-later = { $later_starter ->
        [winner] { shared-lead-winner }
        [rotate] { shared-lead-rotate }
       *[again] { shared-lead-again }
    }
# Bez argumentów (te cztery).
shared-lead-again = Każda następna runda zaczyna się tak samo, bez względu na to, kto wygrał.
shared-lead-winner = Zwycięzca rundy zaczyna następną, dowolną kostką. Po rundzie, której nie wygrał nikt albo wygrało kilka osób, zaczynającego szuka się jak w pierwszej.
shared-lead-team = Następną rundę zaczyna drużyna, która wygrała, dowolną kostką: ta z jej osób, która ma na ręce mniej oczek; przy równych ta, która wyłożyła ostatnią kostkę rundy, a inaczej ta, której kolej przypadłaby pierwsza. Po rundzie, której nie wygrała żadna drużyna albo wygrały obie, zaczynającego szuka się jak w pierwszej.
shared-lead-rotate = W następnych rundach zaczyna się po kolei: gracz następny po tym, kto zaczynał ostatnio, dowolną kostką.

# Potrzebuje direction.
shared-direction = { $direction ->
        [ccw] Kolejka idzie przeciwnie do ruchu wskazówek zegara: po tobie gra osoba po prawej.
       *[cw] Kolejka idzie zgodnie z ruchem wskazówek zegara: po tobie gra osoba po lewej.
    }

## Twój ruch

# Bez argumentów.
shared-line = Dołóż jedną kostkę do dowolnego końca linii tak, żeby stykające się połówki były równe. Zero (puste pole) pasuje tylko do zera.

# Potrzebuje doubles_across.
shared-line-doubles = { $doubles_across ->
        [true] Dublety leżą w poprzek,
       *[false] Dublety leżą wzdłuż jak wszystkie kostki,
    } a linia i tak ma tylko dwa końce: do boków dubletu nic się nie dokłada. Zakręty służą tylko oszczędzaniu miejsca, a oba końce nigdy się nie łączą.

# Bez argumentów.
shared-forced = Jeśli masz pasującą kostkę, musisz jakąś wyłożyć: nie wolno zamiast tego spasować ani dobrać. Którą i na którym końcu, to twój wybór.

# Potrzebuje draw_rule.
shared-drawing = { $draw_rule ->
        [until_playable] { shared-drawing-until }
        [one_then_choice] { shared-drawing-choice }
        [one_no_play] { shared-drawing-one }
        [restock] { shared-drawing-restock }
        [two_or_pass] { shared-drawing-two }
       *[none] { shared-drawing-none }
    }
# Bez argumentów (tych sześć).
shared-drawing-none = Jeśli nic nie pasuje, mówisz pas (stukasz). Nikt nigdy nie dobiera.
shared-drawing-until = Jeśli nic nie pasuje, dobierasz kostkę po kostce, aż trafi się pasująca, i tę od razu wykładasz. Dobierasz nawet wtedy, gdy nic z tego, co zostało, nie mogłoby pasować. Jeśli nie ma już czego dobrać i nic nie pasuje, mówisz pas.
shared-drawing-choice = Jeśli nic nie pasuje, dobierasz dokładnie jedną kostkę. Jeśli pasuje, możesz ją wyłożyć albo zatrzymać i spasować; jeśli nie pasuje, mówisz pas. Jeśli nie ma czego dobrać, mówisz pas.
shared-drawing-one = Jeśli nic nie pasuje, dobierasz dokładnie jedną kostkę i twój ruch się kończy: nawet jeśli pasuje, można ją wyłożyć dopiero w późniejszym ruchu. Jeśli nie ma czego dobrać, mówisz pas.
shared-drawing-restock = Jeśli nic nie pasuje, nic nie wykładasz. Każdy ruch, także ten pierwszy w rundzie i także pas, kończy się dobraniem jednej kostki, dopóki jest co dobrać; dobrać trzeba, a wyłożyć jej w tym samym ruchu nie można. Kto wykłada ostatnią kostkę z ręki, już nie dobiera.
shared-drawing-two = Jeśli nic nie pasuje, albo mówisz pas, albo dobierasz dwie kostki (jedną, jeśli wolno dobrać tylko jedną). Dobranie kończy twój ruch, nawet jeśli teraz jakaś kostka pasuje.

# Potrzebuje draw_rule, reserve.
shared-reserve = { $draw_rule ->
        [none] { shared-reserve-closed }
       *[other] { $reserve ->
            [0] Z talonu wolno dobierać do ostatniej kostki.
            [1] Ostatniej kostki talonu nigdy się nie dobiera.
           *[other] Ostatnich kostek talonu ({ $reserve }) nigdy się nie dobiera.
        }
    }
# Bez argumentów.
shared-reserve-closed = Kostek, których nie rozdano, nikomu nie wolno oglądać przed końcem rundy.

## Koniec rundy

# Bez argumentów.
shared-out = Kto wykłada swoją ostatnią kostkę, kończy i wygrywa rundę. Runda kończy się od razu: nic się już nie wykłada ani nie dobiera.

# Potrzebuje draw_rule.
shared-blocked = { $draw_rule ->
        [none] { shared-blocked-none }
        [two_or_pass] { shared-blocked-two }
       *[other] { shared-blocked-drawn }
    }
# Bez argumentów (te trzy).
shared-blocked-none = Runda jest zablokowana, gdy tylko nikt nie ma pasującej kostki. Kończy się wtedy sama; pasów nie trzeba mówić.
shared-blocked-drawn = Runda jest zablokowana, gdy tylko nikt nie ma pasującej kostki i nic już nie wolno dobrać; pasów nie trzeba mówić. Dopóki wolno dobrać kostkę, runda trwa, nawet jeśli żadna nie mogłaby pasować.
shared-blocked-two = Runda jest zablokowana, gdy wszyscy spasują jeden po drugim (dobranie zaczyna liczenie od nowa) albo gdy tylko nikt nie ma pasującej kostki i nic już nie wolno dobrać.

## Punktacja

# Bez argumentów.
shared-score-out = Jeśli kończysz, zapisujesz sobie oczka wszystkich kostek, które zostały przeciwnikom.

# Potrzebuje blocked_winner.
shared-blocked-winner = { $blocked_winner ->
        [count] Zablokowaną rundę wygrywa ten, kto ma najmniej kostek, bez względu na to, ile jest na nich oczek.
       *[pips] Zablokowaną rundę wygrywa ten, kto ma najmniej oczek, bez względu na to, na ilu kostkach.
    }

# Potrzebuje blocked_score.
shared-blocked-score = { $blocked_score ->
        [difference] Zwycięzca zablokowanej rundy zapisuje oczka wszystkich przeciwników minus własne, ale nigdy mniej niż 0.
       *[opponents] Zwycięzca zablokowanej rundy zapisuje oczka wszystkich przeciwników, tak jak po wyłożeniu ostatniej kostki. Własnych się nie odejmuje, nawet jeśli jest ich więcej niż u innych.
    }

# Potrzebuje tie_blocked.
shared-blocked-tie = { $tie_blocked ->
        [last_player] Jeśli najmniej ma kilka osób, wygrywa ta z nich, która ostatnia wyłożyła kostkę. Jeśli żadna z nich nie wyłożyła kostki w tej rundzie, nikt nie punktuje.
        [share] Jeśli najmniej ma kilka osób, wygrywają wszystkie: punkty każdej z nich liczy się jak zwykle i dzieli przez liczbę zwycięzców, a ułamki przepadają.
       *[none] Jeśli najmniej ma kilka osób, nikt nie punktuje.
    }

# Potrzebuje double_blank_pips.
shared-double-blank = { $double_blank_pips ->
        [0] Kostki na ręce liczą się za swoje oczka; 0-0 nie liczy się wcale.
       *[other] Kostki na ręce liczą się za swoje oczka, ale 0-0 liczy się za { $double_blank_pips }.
    }

# Potrzebuje entry_minimum.
shared-entry = { $entry_minimum ->
        [entry15] Dopóki twoja suma to 0, rundę zapisujesz tylko wtedy, gdy daje ci 15 punktów lub więcej; mniej przepada. Potem liczy się wszystko.
        [every15] Rundę zapisujesz tylko wtedy, gdy daje ci 15 punktów lub więcej; mniej przepada, i to zawsze.
       *[off] Minimum nie ma: od pierwszej rundy zapisuje się każdy punkt.
    }

## Mecz

# Potrzebuje single_round, rounds, target.
shared-match = { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] { shared-match-target }
           *[other] { shared-match-rounds }
        }
    }
# Bez argumentów.
shared-match-single = Decyduje jedna runda: kto ją wygrywa, wygrywa mecz, a kilku zwycięzców wygrywa razem. Jeśli nie wygrywa jej nikt albo wygrywają wszyscy, mecz jest remisowy.
# Potrzebuje rounds, tutaj liczby.
shared-match-rounds = { $rounds ->
        [one] Gra się jedną rundę,
        [few] Gra się { $rounds } rundy,
       *[many] Gra się { $rounds } rund,
    } bez względu na sumy, a wygrywa najwyższa suma. Jeśli ma ją kilka osób, wygrywają razem; jeśli wszystkie sumy są równe, mecz jest remisowy.
# Potrzebuje target, tutaj liczby.
shared-match-target = Gra się rundę po rundzie, aż ktoś ma po rundzie co najmniej { $target ->
        [one] { $target } punkt
        [few] { $target } punkty
       *[many] { $target } punktów
    }: wtedy mecz się kończy. { shared-match-tie }
# Bez argumentów.
shared-match-tie = Wygrywa najwyższa suma; jeśli ma ją kilka osób, gra się jeszcze jedną rundę.

## Kozioł i jego krewni: jedna linia, po siedem kostek, nazwy i ryba z gier rosyjskich

# Bez argumentów.
shared-goat-line = Kolejka idzie zgodnie z ruchem wskazówek zegara, do osoby po twojej lewej. Wszystkie kostki leżą w jednej linii o dwóch otwartych końcach. Dokładasz kostkę do dowolnego końca tak, żeby stykające się połówki były równe. Dublet to kostka jak każda inna: do jego boków nic się nie dokłada.
# Bez argumentów.
shared-pass = Jeśli masz pasującą kostkę, musisz jakąś wyłożyć: spasować nie wolno. Jeśli nic nie pasuje, mówisz pas; nikt nie dobiera.
# Bez argumentów.
shared-draw = Jeśli masz pasującą kostkę, musisz jakąś wyłożyć: nie wolno ani dobrać, ani spasować. Jeśli nic nie pasuje, dobierasz po jednej, aż trafi się pasująca, i tę musisz od razu wyłożyć, w tym samym ruchu.
# Potrzebuje reserve_keep.
shared-reserve-keep = { $reserve_keep ->
        [0] Z talonu wolno dobierać do ostatniej kostki.
        [1] Ostatniej kostki talonu nigdy się nie dobiera.
       *[other] Ostatnich kostek talonu ({ $reserve_keep }) nigdy się nie dobiera.
    } Jeśli nic nie pasuje i nic już nie wolno dobrać, mówisz pas.
# Potrzebuje start_order.
shared-opening = { $start_order ->
        [low0] Pierwszą rundę zaczyna ten, kto ma 0-0. Jeśli nikt nie dostał 0-0, zaczyna 1-1, potem 2-2 i tak dalej aż do 6-6.
        [high] Pierwszą rundę zaczyna ten, kto ma 6-6. Jeśli nikt nie dostał 6-6, zaczyna 5-5, potem 4-4 i tak dalej aż do 0-0.
       *[goat] Pierwszą rundę zaczyna ten, kto ma 1-1. Jeśli nikt nie dostał 1-1, zaczyna 2-2, potem 3-3 i tak dalej aż do 6-6, a na samym końcu 0-0.
    } Trzeba zacząć znalezioną w ten sposób kostką; kto ją ma, nie może wybrać innej.
# Bez argumentów.
shared-goat-out = Runda kończy się od razu, gdy ktoś wyłoży swoją ostatnią kostkę: ten gracz kończy, a jego strona wygrywa rundę. To ma pierwszeństwo przed rybą: liczy się jako skończenie, nawet jeśli nic więcej nie dałoby się już wyłożyć.
# Bez argumentów.
shared-fish-stuck = Runda jest rybą (blokadą), gdy tylko nikt nie może wyłożyć kostki i nic już nie wolno dobrać. Nikt nie musi w tym celu mówić pas.
# Bez argumentów.
shared-fish-hands = Runda jest rybą (blokadą), gdy tylko nikt przy stole nie może wyłożyć kostki: na przykład gdy oba końce wymagają tej samej liczby, a wszystkie siedem kostek z nią leży w linii. Nikt nie musi w tym celu mówić pas.
# Potrzebuje fish_draw.
shared-fish-dead = { $fish_draw ->
        [true] Nawet jeśli żadna kostka nigdzie nie może już pasować, dobiera się po kolei dalej, dopóki wolno; dopiero potem runda jest rybą.
       *[false] Ryba jest też wtedy, gdy żadna kostka spoza linii nie może już pasować do końca, ani z ręki, ani z talonu, nawet taka, której nigdy się nie dobiera: na przykład gdy oba końce wymagają tej samej liczby, a wszystkie siedem kostek z nią leży w linii. Wtedy nikt nie dobiera.
    }
# Bez argumentów.
shared-fish-layout = Ryba jest też wtedy, gdy żadna kostka spoza układu nie może już pasować do otwartego końca, ani z ręki, ani z talonu, nawet taka, której nigdy się nie dobiera. Wtedy nikt nie dobiera.
# Potrzebuje two_doubles.
shared-two-doubles = { $two_doubles ->
        [true] Wykładasz w ruchu jedną kostkę albo dwa dublety naraz: jeśli końce wymagają dwóch różnych liczb i masz do każdej właściwy dublet, możesz wyłożyć oba w tym samym ruchu, po jednym na każdym końcu. Zacząć dwoma nie można.
       *[false] Wykładasz w ruchu jedną kostkę, dublety też. Dwóch dubletów nigdy nie wykłada się razem.
    }
# Potrzebuje zero_zero.
shared-lone-blank = { $zero_zero ->
        [off] Ręka liczy się za swoje oczka; 0-0 nie liczy się wcale.
        [any] Ręka liczy się za swoje oczka, ale 0-0 liczy się za 25, czy zostało samo, czy z innymi kostkami.
       *[lone] Ręka liczy się za swoje oczka, ale 0-0 liczy się za 25, jeśli jest jedyną kostką na ręce. Obok innych kostek nie liczy się wcale.
    } Ręce partnerów liczy się każdą osobno, a potem dodaje.

## Więcej graczy

# Potrzebuje hand_2 do hand_8 i boneyard_2 do boneyard_8.
shared-deal-many = Kostki na osobę:{ $hand_2 ->
        [0] {""}
       *[other] {" "}przy dwóch graczach { $hand_2 } (zostaje { $boneyard_2 }),
    }{ $hand_3 ->
        [0] {""}
       *[other] {" "}przy trzech { $hand_3 } (zostaje { $boneyard_3 }),
    }{ $hand_4 ->
        [0] {""}
       *[other] {" "}przy czterech { $hand_4 } (zostaje { $boneyard_4 }),
    }{ $hand_5 ->
        [0] {""}
       *[other] {" "}przy pięciu { $hand_5 } (zostaje { $boneyard_5 }),
    }{ $hand_6 ->
        [0] {""}
       *[other] {" "}przy sześciu { $hand_6 } (zostaje { $boneyard_6 }),
    }{ $hand_7 ->
        [0] {""}
       *[other] {" "}przy siedmiu { $hand_7 } (zostaje { $boneyard_7 }),
    }{ $hand_8 ->
        [0] {""}
       *[other] {" "}przy ośmiu { $hand_8 } (zostaje { $boneyard_8 }),
    } a to, co zostaje, leży zakryte: to talon.

## Wszystkie piątki, Domino na piątki: końce, których suma dzieli się przez pięć

# Potrzebuje spinner, doubles_across.
shared-fives-layout = { $spinner ->
        [first_double] { shared-line } Pierwszy dublet to spinner: najpierw zajmuje się jego dwa długie boki, a dopiero gdy przy obu leży kostka, można dokładać do dwóch krótkich, do każdego osobno. Nigdy nie ma więcej niż cztery końce; dalsze dublety mają dwie strony jak każda kostka.
       *[none] { shared-line } { shared-line-doubles }
    }

# Potrzebuje min_count.
shared-fives-count = Po każdej kostce, także pierwszej w rundzie, zsumuj końce układu. Jeśli suma to { $min_count ->
        [5] 5, 10, 15
       *[other] 10, 15, 20
    } albo wyższa wielokrotność 5, ten, kto wyłożył kostkę, od razu dostaje tyle punktów. Suma 0 nie daje nic.

# Potrzebuje spinner.
shared-fives-ends = Koniec liczy się za połówkę, która zostaje widoczna; dublet na końcu za obie połówki. Jedyna kostka na stole liczy się za swoje połówki raz: samo 5-5 to 10, nie 20. Gdy do pierwszego 6-6 dołożono 6-3, końce to 12 i 3, czyli 15.{ $spinner ->
        [first_double] {" "}Spinner liczy się za obie połówki, dopóki oba jego długie boki nie są zajęte, a potem już wcale; krótki bok liczy się dopiero, gdy leży przy nim kostka.
       *[none] {""}
    }

# Potrzebuje must_announce.
shared-fives-claim = { $must_announce ->
        [true] Punkty z gry trzeba zgłaszać: po wyłożeniu kostki zgłaszasz je albo mówisz, że to wszystko. Czego nie zgłosisz, może zgłosić następny gracz, zanim wyłoży, dobierze albo spasuje; potem przepada. Fałszywe zgłoszenie nic nie kosztuje. Punkty za ostatnią kostkę rundy może zgłosić także następny gracz, zanim policzą się ręce.
       *[false] Tych punktów nie trzeba ogłaszać ani zgłaszać: zapisują się same.
    }

# Potrzebuje round_each, out_bonus, must_announce.
shared-fives-out = Jeśli kończysz, dodajesz oczka wszystkich innych, { $round_each ->
        [true] każdą rękę zaokrągloną osobno: ręce po 7 i 7 dają 5 + 5 = 10.
       *[false] najpierw zsumowane, a potem zaokrąglone raz: ręce po 7 i 7 to 14 i dają 15.
    }{ $out_bonus ->
        [0] {""}
       *[other] {" "}Za ostatnią kostkę dostajesz jeszcze { $out_bonus } punktów{ $must_announce ->
            [true] ; nie trzeba ich zgłaszać
           *[false] {""}
        }.
    }

# Bez argumentów.
shared-fives-rounding = Zaokrągla się do najbliższej wielokrotności 5: jeden lub dwa ponad nią zaokrągla się w dół, trzy lub cztery w górę, więc z 17 robi się 15, a z 18 robi się 20.

# Potrzebuje blocked_score, round_each.
shared-fives-blocked = { $blocked_score ->
        [opponents] Zwycięzca zablokowanej rundy dodaje oczka wszystkich innych, zaokrąglone tak jak po skończeniu. Własnych się nie odejmuje.
       *[difference] Zwycięzca zablokowanej rundy dodaje oczka wszystkich innych minus własne, ale nigdy mniej niż 0; { $round_each ->
            [true] każdą rękę zaokrągla się osobno, jego też.
           *[false] zaokrągla się tylko wynik: 23 minus 9 to 14 i daje 15.
        }
    }

# Potrzebuje finish.
shared-fives-finish = { $finish ->
        [end_of_round] Punkty z gry nigdy nie przerywają rundy: kto osiąga cel w środku rundy, musi czekać na jej koniec. Wtedy mecz się kończy. { shared-match-tie }
       *[immediate] Kto dochodzi do celu dzięki punktom z gry, a nikt inny nie ma tylu, od razu wygrywa mecz, w środku rundy albo ostatnią kostką, a za skończenie i za kostki, które zostały, nic się nie zapisuje. Jeśli ktoś dochodzi do celu na koniec rundy, mecz też się kończy. { shared-match-tie }
    }

## Wszystkie siódemki, Matador: połówki, które dają razem liczbę

# Potrzebuje sum, top.
shared-sum = { $sum ->
        [usual] { $top ->
            [6] 7
            [9] 10
            [12] 13
            [15] 16
            [18] 19
           *[other] o jeden więcej niż { $top }
        }
       *[other] { $sum }
    }

# Potrzebuje sum, top.
shared-sum-line = Kostki leżą w jednej linii o dwóch końcach, a stykające się połówki dają razem { shared-sum }. Pierwsza kostka pokazuje po połówce na każdym końcu, dublet swoją liczbę na obu. Gdy dokłada się dublet do końca, liczy się tylko jedna połówka, a nowy koniec pokazuje jego liczbę.

# Potrzebuje sum, top.
shared-sum-jokers = { $sum ->
        [usual] { $top ->
            [6] 6-1, 5-2, 4-3 i 0-0
            [9] 9-1, 8-2, 7-3, 6-4, 5-5 i 0-0
           *[other] 0-0 i wszystkie kostki, których połówki dają { shared-sum }
        }
        [7] { $top ->
            [6] 6-1, 5-2, 4-3 i 0-0
           *[other] 0-0 i wszystkie kostki, których połówki dają 7
        }
       *[other] 0-0 i wszystkie kostki, których połówki dają { $sum }
    }

# Potrzebuje crosswise_jokers.
shared-sum-anywhere = Można je dołożyć do każdego końca, także do zera, i w dowolną stronę: wybierasz, która połówka zostaje widoczna, a następna kostka musi do niej pasować jak zwykle.{ $crosswise_jokers ->
        [true] {" "}Jeśli taka kostka nie jest dubletem, może też leżeć w poprzek: wtedy widać obie połówki, a następna kostka może pasować do dowolnej z nich.
       *[false] {""}
    }

# Potrzebuje sum, top.
shared-sum-blank = { $sum ->
        [usual] Zero nie przyjmuje zwykłych kostek, bo żadna połówka nie daje z nim { shared-sum }.
        [7] { $top ->
            [6] Zero nie przyjmuje zwykłych kostek, bo żadna połówka nie daje z nim 7.
           *[other] Koniec, z którym żadna połówka zestawu nie daje 7, nie przyjmuje zwykłych kostek.
        }
       *[other] Koniec, z którym żadna połówka zestawu nie daje { $sum }, nie przyjmuje zwykłych kostek.
    }

# Potrzebuje withhold_jokers.
shared-sum-held = { $withhold_jokers ->
        [true] Wolno je zatrzymać: jeśli nic innego nie pasuje, możesz zamiast tego dobierać jedną po drugiej, dopóki wolno; potem którąś trzeba wyłożyć.
       *[false] Nie wolno ich zatrzymywać: jeśli nic innego nie pasuje, którąś trzeba wyłożyć. Kto jakąś ma, zawsze więc może coś wyłożyć.
    }

# Potrzebuje voluntary_draw.
shared-sum-draw = Jeśli masz pasującą kostkę, { $voluntary_draw ->
        [none] musisz jakąś wyłożyć.
        [one_instead] musisz jakąś wyłożyć albo, dopóki wolno dobierać, dobrać zamiast tego jedną; to kończy twój ruch i drugiej już się nie dobiera.
        [unlimited] musisz jakąś wyłożyć. Przedtem możesz dobrać tyle kostek, ile chcesz, dopóki wolno dobierać, a potem wykładasz dowolną pasującą.
       *[one_before] musisz jakąś wyłożyć. Przedtem możesz dobrać jedną, raz w ruchu i tylko dopóki wolno dobierać, a potem wykładasz dowolną pasującą.
    } Na początek zawsze wykłada się kostkę; nikomu nie wolno zacząć od dobrania.
