# Kurza stopka

page-chickenfoot-players =
    Liczba graczy: od { $fewest } do { $most }, każdy gra za siebie. Zestaw jest do { $set ->
        [6] 6-6
        [12] 12-12
        [15] 15-15
       *[9] 9-9
    }, kostek razem { $tiles }.
    { shared-direction }
    Kostki na osobę: przy dwóch graczach { $hand_2 }, przy trzech { $hand_3 }, przy czterech { $hand_4 }, przy pięciu { $hand_5 }, przy sześciu { $hand_6 }, przy siedmiu { $hand_7 }, przy ośmiu { $hand_8 }. To wszystkie kostki bez 11, podzielone przez liczbę graczy, bez ułamków i nigdy więcej niż 21.
    Kostki, których nie rozdano, to talon, przy czterech graczach { $boneyard_4 }; dobrać wolno wszystkie.{ $root ->
        [holder] { "" }
       *[placed] { " " }Dubletu ze środka wśród nich nie ma.
    }

page-chickenfoot-begin =
    Każda runda rośnie z dubletu, swojego korzenia: pierwsza od { $top }-{ $top }, następna od dubletu o jeden niższego i tak dalej aż do 0-0; jeśli potem są jeszcze rundy, znowu od { $top }-{ $top }.
    { $root ->
        [holder] Korzeń rozdaje się razem z innymi kostkami, a kto go ma, ma pierwszy ruch i musi go położyć w środku. Potem gra następny gracz.
       *[placed] Korzeń wyjmuje się przed tasowaniem i kładzie w środku. To niczyja kostka i niczyj ruch.
    }
    { $root ->
        [holder] Jeśli korzenia nie ma nikt, losowanie rozstrzyga, kto zaczyna dobierać; losuje się w każdej rundzie od nowa. Wszyscy po kolei dobierają po jednej, aż ktoś znajdzie korzeń i od razu go wyłoży.
       *[placed] Kto ma pierwszy ruch w pierwszej rundzie, rozstrzyga losowanie. W każdej następnej jest to kolejny gracz po tym, kto miał go ostatnio, bez względu na to, czy tamten mógł coś wyłożyć.
    }

page-chickenfoot-turn =
    W ruchu wykładasz jedną kostkę: jedna jej połówka musi być równa otwartemu końcowi, do którego ją dokładasz. Jeśli możesz wyłożyć kostkę, musisz.
    Korzeń ma { $root_arms } { $root_arms ->
        [one] ramię
        [few] ramiona
       *[many] ramion
    } i to one mają pierwszeństwo: dopóki nie zaczęły się wszystkie, wolno wykładać tylko kostki z liczbą korzenia, i tylko przy nim. Potem możesz wybrać dowolny otwarty koniec.
    Dublet kładzie się w poprzek końca i staje się on stopką. Nie daje dodatkowego ruchu. Trzy następne kostki, czyjekolwiek są, muszą być jego trzema palcami, czyli kostkami z liczbą dubletu.
    Dopóki nie leżą trzy palce, nigdzie nie wolno wyłożyć nic innego. Potem każdy palec jest otwartym końcem: z jednego końca zrobiły się trzy. Palec też może kiedyś skończyć się stopką.
    Jeśli żadna twoja kostka nie pasuje, dobierasz jedną. Jeśli pasuje, musisz ją teraz wyłożyć; jeśli nie, mówisz pas. Drugiej w tym samym ruchu nigdy się nie dobiera. Jeśli talon jest pusty, od razu mówisz pas.
    { $foot_must_be_possible ->
        [true] Dublet wolno wyłożyć tylko wtedy, gdy co najmniej trzy inne kostki z jego liczbą nie leżą jeszcze na stole.
       *[false] Dublet wolno wyłożyć nawet wtedy, gdy na jego palce zostało za mało kostek.
    }

page-chickenfoot-end =
    Kto wykłada ostatnią kostkę, kończy, a runda kończy się od razu. Ostatnią kostką może być dublet; jego stopka zostaje wtedy bez palców.
    Runda jest zablokowana i kończy się bez zbędnego pasowania, gdy tylko talon jest pusty i nikt nie ma kostki, którą wolno teraz wyłożyć. Może się to zdarzyć także wtedy, gdy korzeniowi brakuje jeszcze ramion.
    { $drain_boneyard ->
        [true] Jeśli stopce brakuje palców, a kostki na nie już nie ma, i tak dobiera się z talonu; gdy jest pusty, runda jest zablokowana.
       *[false] Jeśli stopce brakuje palców, a kostki z jej liczbą nie ma już ani na ręce, ani w talonie, runda kończy się od razu, nawet gdy w talonie są kostki. Jeśli jedna taka kostka jest, a brakuje dwóch palców, gra się dalej, aż zostanie wyłożona.
    }
    Korzenia to nie dotyczy: dopóki brakuje mu ramion i jest co dobierać, dobiera ten, kto nie ma do niego kostki.

page-chickenfoot-scoring =
    Na koniec rundy wszyscy zapisują jako karę oczka, które zostały im na ręce; kto skończył, zapisuje 0. Tak samo liczy się rundę zablokowaną i taką, w której stopki nie da się dokończyć.
    { $double_blank_pips ->
        [0] 0-0 na ręce nie liczy się wcale.
       *[other] 0-0 na ręce liczy się za { $double_blank_pips }, także obok innych kostek; każda inna kostka liczy się za swoje oczka.
    }

page-chickenfoot-match =
    { $rounds ->
        [usual] Rund jest tyle, ile dubletów w zestawie: { $set ->
            [6] 7
            [12] 13
            [15] 16
           *[9] 10
        }.
       *[other] Liczba rund: { $rounds }.
    } Po ostatniej wygrywa najniższa suma.
    Jeśli najniższą sumę ma kilka osób, wygrywa ta, która miała więcej rund bez żadnej kary. Jeśli i tu są równe, wygrywają razem. Jeśli wszyscy gracze są równi pod obu względami, mecz jest remisowy.

example-chickenfoot-toes-first = 5-5 leży bez palców, więc wolno wykładać tylko piątki, jako jego palce: Południe nie może wyłożyć 3-2, choć któryś otwarty koniec pokazuje 3.
example-chickenfoot-three-ends = Stopka 5-5 ma już trzy palce i są to otwarte końce jak inne: z jednego końca zrobiły się trzy i znowu można wybrać dowolny koniec.
example-chickenfoot-lost-foot = Zestaw do 6-6: Wschód musiał wyłożyć 5-0, ostatnią piątkę, jako palec 5-5. Dwóch palców zabraknie już na zawsze, więc runda kończy się od razu, choć zostały dwie kostki do dobrania. 0-0 na ręce Wschodu liczy się za 50.
