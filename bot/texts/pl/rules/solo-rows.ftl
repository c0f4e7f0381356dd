# Pasjans 1

page-solo-rows-players =
    Gra jedna osoba, zestawem do { $set ->
        [9] 9-9
        [12] 12-12
        [15] 15-15
        [18] 18-18
       *[other] 6-6
    }, kostek razem { $tiles }. Żadna kostka nie jest zakryta, więc inni mogą patrzeć i doradzać.
    Wszystkie kostki tasuje się i układa odkryte: { $set ->
        [9] 5 rzędów po 11
        [12] 7 rzędów po 13
        [15] 8 rzędów po 17
        [18] 10 rzędów po 19
       *[other] 4 rzędy po 7
    }. Talonu nie ma i nic się nie dobiera.

page-solo-rows-begin =
    { $start_tile ->
        [any] Pierwszą kostką linii jest dowolna z tych, które można wziąć.
       *[other] Pierwszą kostką linii jest { $start_tile }. Wyjmuje się ją z rzędu, gdziekolwiek w nim leży.
    } Odtąd linia ma dwa końce.
    Z każdego rzędu można wziąć tylko kostkę na prawym końcu. Gdy jej nie ma, można wziąć następną z tego rzędu.

page-solo-rows-turn =
    Bierzesz jedną z kostek, które można wziąć, i dokładasz ją do dowolnego końca linii: stykające się połówki muszą pokazywać tę samą liczbę. 0 pasuje tylko do 0.
    Każdy rząd skraca się osobno. Nie trzeba brać z nich równo: możesz wziąć kilka kostek z jednego rzędu, jedną po drugiej. Pusty rząd zostaje pusty.
    Dublety to kostki jak inne; dublet leży w poprzek, ale linia idzie dalej tylko na swoich dwóch końcach.
    Nic się nie dobiera i pasu nie ma. Kostek nie przekłada się z rzędu do rzędu, a kostka, która leży w linii, tam zostaje: niczego się nie cofa.

page-solo-rows-end =
    Gra kończy się, gdy tylko wszystkie kostki leżą w linii albo żadna z tych, które można wziąć, nie pasuje do żadnego końca. Czy pasowałaby jakaś przykryta, nie ma wtedy znaczenia.
    Możesz się też poddać.

page-solo-rows-scoring =
    { $goal ->
        [longest] Wygrywasz, jeśli linia jest tak długa, jak tylko może być w tym zestawie: { $set ->
            [9] 51 z 55 kostek
            [15] 129 ze 136 kostek
           *[other] wszystkie kostki, czyli { $tiles }
        }. Z krótszą linią ani nie wygrywasz, ani nie przegrywasz.
       *[all] Wygrywasz, jeśli w linii leżą wszystkie kostki, czyli { $tiles }. Jeśli utkniesz wcześniej, przegrywasz.
    }
    { $set ->
        [9] W zestawie do 9-9 wszystkie kostki nigdy nie zmieszczą się w jednej linii, więc zadaniem może być tylko najdłuższa linia.
        [15] W zestawie do 15-15 wszystkie kostki nigdy nie zmieszczą się w jednej linii, więc zadaniem może być tylko najdłuższa linia.
       *[other] Jeśli w linii leżą wszystkie kostki, jej oba końce zawsze pokazują tę samą liczbę: każda liczba jest na parzystej liczbie połówek.
    }
    Twój wynik to liczba kostek, które wyłożysz.{ $set ->
        [6] { " " }Nie każdy układ da się wygrać: mniej więcej { $start_tile ->
            [any] jeden na trzy
           *[other] jeden na pięć
        }.
       *[other] { "" }
    }

page-solo-rows-match =
    Jest jedna runda i to ona jest meczem.
    Układ dnia jest dla wszystkich ten sam i da się go ułożyć. Możesz próbować, aż wyjdzie: liczą się wszystkie kostki, które wyłożysz, także z porzuconych prób, a podpowiedzi do niego nie ma.

example-solo-rows-right-ends = Z każdego rzędu można wziąć tylko prawą kostkę: 0-0, 2-0, 4-2 i 6-4. Końce linii to 1 i 6, więc jedyny ruch to 6-4. 6-2 i 4-1 by pasowały, ale są przykryte.
example-solo-rows-stuck = Wziąć można 1-1, 5-5, 6-5 i 6-6, ale oba końce linii pokazują 4: przegrana po 3 kostkach, choć czwórki leżą pod innymi.
