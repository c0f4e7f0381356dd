# 42

page-forty-two-players =
    Gra dokładnie czworo, w dwóch parach; partnerzy siedzą naprzeciw siebie, a kolejka idzie zgodnie z ruchem wskazówek zegara.
    Zestaw jest do 6-6, kostek razem { $tiles }. Każdy dostaje { $hand_4 }, więc nic nie zostaje i nikt nie dobiera.
    W pierwszej rundzie losowanie rozstrzyga, kto miesza (rozdaje). W każdej następnej miesza kolejny gracz zgodnie z ruchem wskazówek zegara.

page-forty-two-begin =
    Pierwszy licytuje gracz po lewej stronie mieszającego, potem inni zgodnie z ruchem wskazówek zegara, mieszający na końcu. Każdy odzywa się raz: mówi pas albo licytuje więcej, niż ostatnio zapowiedziano.
    { $bidding ->
        [tricks] Licytujesz, ile lew weźmie twoja strona, od 1 do 7.
       *[points] Licytujesz, ile z 42 punktów weźmie twoja strona, od 30 do 41, albo licytujesz kreski. 1 kreska to 42 punkty, 2 kreski to 84 i tak dalej; każda zapowiedź kresek wymaga wszystkich 42 punktów, czyli wszystkich lew.
    }
    { $bidding ->
        [tricks] Zapowiedzi w kreskach nie ma.
       *[points] Pierwsza zapowiedź kresek to 1 albo 2 kreski. Powyżej 2 kresek licytuje się tylko o jedną więcej niż w ostatniej zapowiedzi kresek: 3 po 2, 4 po 3. Po 1 kresce nie można więc na przykład zalicytować 41, znowu 1 kreski ani 3 kresek.{ $plunge ->
            [true] { " " }Plunge: z czterema lub więcej dubletami możesz od razu przeskoczyć na 4 kreski, po każdej zapowiedzi do 3 kresek, ale nie po 4.
           *[false] { "" }
        }
    }
    Jeśli wszyscy spasowali i nikt nie licytował, { $all_pass ->
        [force_shaker] mieszający musi grać najniższą zapowiedź: { $bidding ->
            [tricks] 1 lewę
           *[points] 30
        }.
       *[reshake] nic się nie zapisuje, runda się nie liczy, a miesza i rozdaje od nowa kolejny gracz zgodnie z ruchem wskazówek zegara.
    }
    Kto licytował najwyżej, ogłasza atu i wychodzi dowolną kostką do pierwszej lewy.{ $plunge ->
        [true] { " " }Po plunge atu ogłasza i wychodzi partner licytującego.
       *[false] { "" }
    }{ $nello ->
        [true] { " " }Nello: kto licytował kreski (nie plunge), może grać bez atu i bez partnera, który nie pokazuje swoich kostek i pauzuje. Licytujący musi oddać wszystkie lewy; dublety są najwyższe w swoich liczbach.
       *[false] { "" }
    }

page-forty-two-turn =
    Atu to jedna z liczb od 0 do 6{ $doubles_trump ->
        [true] , albo dublety
       *[false] { "" }
    }{ $no_trump ->
        [true] , albo żadne („bez atu”)
       *[false] { "" }
    }. Jeśli atu to liczba, wszystkie siedem kostek z nią to atuty i nic innego: gdy atu to czwórki, 6-4 nie jest szóstką. Najwyższy jest dublet, dalej decyduje druga połówka, od 6 w dół do 0.
    { $doubles_trump ->
        [true] Jeśli atu to dublety, wszystkie siedem dubletów to osobny kolor, od 6-6 w dół do 0-0. Każda liczba ma wtedy sześć kostek, a o starszeństwie decyduje druga połówka.
       *[false] Dubletów nie można ogłosić jako atu; dublet należy do swojej liczby.
    }
    Kostka, która nie jest atutem, należy do obu swoich liczb. W każdej z nich najwyższy jest dublet, dalej decyduje druga połówka: wśród trójek 3-3, 6-3, 5-3 ... 3-0.
    Wyjście atutem wymaga atutów. Wyjście każdą inną kostką wymaga jej większej liczby, dubletem jego własnej: 6-2 wymaga szóstek, 2-1 i 2-2 dwójek.
    Zgodnie z ruchem wskazówek zegara każdy dokłada do lewy jedną kostkę. Musisz dołożyć do koloru wyjścia, jeśli go masz; atuty nie należą do innych kolorów. Jeśli go nie masz, możesz zagrać dowolną kostką. Nie musisz przebijać atutem ani dokładać kostki wyższej od poprzednich.
    Lewę bierze najwyższy atut; jeśli go nie ma, najwyższa kostka koloru wyjścia. Kto bierze lewę, wychodzi dowolną kostką do następnej.

page-forty-two-end =
    { $early_stop ->
        [true] Runda kończy się, gdy tylko jest pewne, że kontrakt jest ugrany albo że nie da się go już ugrać.
       *[false] Rundę gra się do końca, wszystkie siedem lew, nawet jeśli wcześniej jest pewne, czy kontrakt jest ugrany.
    }{ $nello ->
        [true] { " " }W nello do każdej lewy dokładają tylko trzy osoby.
       *[false] { "" }
    }
    Wzięte lewy leżą odkryte. Zablokowanej rundy w tej grze nie ma: mając po siedem kostek, każdy zawsze może zagrać.

page-forty-two-scoring =
    { $bidding ->
        [tricks] Liczy się tylko liczba lew; ile są warte ich kostki, nie ma znaczenia.
       *[points] Każda lewa jest warta 1 punkt dla strony, która ją bierze. Pięć kostek liczy się dodatkowo: 5-5 i 6-4 po 10, a 5-0, 4-1 i 3-2 po 5, temu, kto bierze lewę, w której leżą. Za lewy jest więc 7, za kostki 35, razem 42.
    }
    { $bidding ->
        [tricks] Kontrakt jest ugrany, jeśli strona licytującego bierze co najmniej tyle lew, ile zapowiedziano.
       *[points] Kontrakt od 30 do 41 jest ugrany, jeśli strona licytującego bierze co najmniej tyle punktów. Kontrakt w kreskach jest ugrany tylko przy wszystkich siedmiu lewach: 41 punktów nie wystarcza.
    }{ $nello ->
        [true] { " " }Nello jest ugrane, jeśli licytujący nie bierze żadnej lewy.
       *[false] { "" }
    }
    { $scoring ->
        [points] Jeśli kontrakt jest ugrany, każda strona dodaje to, co wzięła. Jeśli jest przegrany, licytujący nie dodają nic, a druga strona dodaje zapowiedź{ $bidding ->
            [tricks] { "" }
           *[points] { " " }(42 za każdą kreskę)
        } i to, co sama wzięła.
       *[marks] Jeśli kontrakt jest ugrany, strona licytującego zapisuje kreski, o które gra: { $bidding ->
            [tricks] zawsze 1.
           *[points] 1 za zapowiedź od 30 do 41, a za zapowiedź kresek tyle, ile zapowiedziano.
        } Jeśli jest przegrany, te kreski zapisuje druga strona. Co wzięto ponad zapowiedź, nie ma znaczenia.
    }

page-forty-two-match =
    Mecz wygrywa pierwsza strona, która ma co najmniej { $target ->
        [usual] { $scoring ->
            [points] 250 punktów
           *[marks] 7 kresek
        }
       *[other] { $scoring ->
            [points] { $target ->
        [one] { $target } punkt
        [few] { $target } punkty
       *[many] { $target } punktów
    }
           *[marks] { $target ->
                [one] { $target } kreskę
                [few] { $target } kreski
               *[many] { $target } kresek
            }
        }
    }.{ $scoring ->
        [points] { " " }Jeśli po tej samej rundzie mają tyle obie, wygrywa wyższa suma; jeśli sumy są równe, gra się jeszcze jedną rundę.
       *[marks] { " " }W rundzie kreski zapisuje tylko jedna strona, więc obie nigdy nie dojdą tam naraz.
    }
    { $all_pass ->
        [force_shaker] Każde rozdanie liczy się jako runda.
       *[reshake] Rozdanie, w którym nikt nie licytował, nie liczy się jako runda.
    }

example-forty-two-no-six = Atu to czwórki, a wyszło 6-2, co wymaga szóstek. Wschód ma 6-4 i 6-6: 6-4 to atut, a nie szóstka, więc zagrać wolno było tylko 6-6. Południe nie ma szóstki i może teraz zagrać cokolwiek.
example-forty-two-doubles = Atu to dublety, a wyszło 6-4: wśród szóstek 6-5 je bije, ale 1-1 jest atutem i bierze lewę, wartą 1 i 10 za 6-4.
example-forty-two-one-trick-short = Północ zalicytowała 2 kreski. Północ i Południe biorą 41 punktów w sześciu lewach, ale jedną oddają: kontrakt jest przegrany i 2 kreski zapisuje druga strona.
