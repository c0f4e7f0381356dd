# Kwadraty domino

page-domino-squares-players =
    Gra jedna osoba, wszystkimi kostkami zestawu do 6-6, razem { $tiles }. Wszystkie leżą od początku odkryte; nic się nie rozdaje ani nie dobiera. Inni mogą patrzeć i doradzać.
    Plansza ma 56 pól w ośmiu rzędach. Rzędy 1, 2, 7 i 8 mają osiem pól, kolumny od 1 do 8. Rzędy od 3 do 6 mają sześć pól, kolumny od 2 do 7: plansza jest w środku węższa, po obu stronach tak samo.
    Plansza dzieli się na 14 kwadratów, każdy dwa na dwa pola: cztery w rzędach 1 i 2, trzy w rzędach 3 i 4, trzy w rzędach 5 i 6 oraz cztery w rzędach 7 i 8. Te w węższych rzędach są o jedną kolumnę bliżej środka.

page-domino-squares-begin =
    { $puzzle ->
        [free] Plansza jest pusta. Możesz zacząć dowolną kostką w dowolnym miejscu.
        [given] Liczby niektórych kwadratów są podane, i to tak, że pozostałe liczby da się uzupełnić tylko w jeden sposób. Możesz zacząć dowolną kostką w dowolnym miejscu. Pola z podaną liczbą przyjmują tylko połówki z tą liczbą.
       *[digits] Liczby wszystkich kwadratów są podane. Każde pole przyjmuje tylko połówkę ze swoją liczbą: trzeba znaleźć, jak leżą kostki.
    }
    { $puzzle ->
        [given] Zagadka jest { $grade ->
            [hard] trudna: podano tylko tyle kwadratów, ile trzeba, i dużo trzeba próbować.
            [medium] średnio trudna: czasem trzeba czegoś spróbować.
           *[easy] łatwa: da się ją rozwiązać krok po kroku, bez prób.
        }
        [free] Sposobów na zapełnienie planszy jest dużo: patrz rozdział o meczu.
       *[digits] Większość takich plansz można zakryć na dwa sposoby; wystarczy znaleźć którykolwiek.
    }

page-domino-squares-turn =
    Kładziesz dowolną kostkę na dwóch wolnych polach, które stykają się bokiem, poziomo albo pionowo i w dowolną stronę. Pola stykające się tylko rogiem się nie nadają.
    Kostka może leżeć wewnątrz kwadratu albo w poprzek granicy dwóch kwadratów. Stykające się kostki nie muszą pasować; liczy się to, jakie liczby pokazuje każdy kwadrat.
    Kostkę wolno położyć nawet tam, gdzie { $puzzle ->
        [digits] nie zostawia już rozwiązania
       *[other] psuje kwadrat
    }. Każdą kostkę z planszy można w każdej chwili zdjąć, w dowolnej kolejności.
    Nie ma pasu, nie ma dobierania i nie ma limitu ruchów.

page-domino-squares-end =
    Masz rozwiązanie, gdy tylko na planszy leżą wszystkie kostki, czyli { $tiles }, każde pole jest zakryte, a każdy z 14 kwadratów pokazuje cztery razy tę samą liczbę.
    Jeśli leżą wszystkie kostki, ale jakiś kwadrat pokazuje więcej niż jedną liczbę, gra trwa dalej: coś zdejmij.
    W każdej chwili możesz się poddać. To kończy grę.

page-domino-squares-scoring =
    Dobre jest każde rozwiązanie: planszę porównuje się z zasadą, a nie z jedną zapisaną odpowiedzią. Jeśli masz rozwiązanie, wygrywasz; jeśli się poddajesz, przegrywasz.
    Twój wynik to liczba kostek, które leżą na planszy na koniec: { $tiles }, jeśli masz rozwiązanie. Liczba ruchów, razem ze zdejmowaniem kostek, jest podawana, ale się nie liczy.
    Każda liczba jest na ośmiu połówkach, więc wypełnia dokładnie dwa kwadraty. Mogą się one stykać; wtedy jeden dublet może leżeć w poprzek ich granicy. W innym wypadku każdy dublet leży wewnątrz kwadratu.

page-domino-squares-match =
    Jest jedna runda i to ona jest meczem.
    Na pustej planszy jest 685 440 sposobów ułożenia kostek. Jeśli dwa sposoby, które stają się takie same po obróceniu planszy o 180°, liczyć za jeden, jest ich 342 720. Gdy znajdziesz rozwiązanie, dowiesz się, który z nich jest twój.
    Jeśli liczą się tylko liczby w polach, a nie to, jak biegną granice kostek, jest 372 960 sposobów albo 186 480 bez obrotów o 180°. Jeśli zamiana jednych liczb na inne nie robi różnicy, jest 136 sposobów ułożenia kostek i 34 bez obrotów o 180° i odbić lustrzanych.

example-domino-squares-across-borders = Pierwszy kwadrat pokazuje cztery razy 0, choć wewnątrz leży tylko 0-0: 2-0 i 1-0 przecinają jego granicę. Wszystkie leżące tu kostki należą do pewnego rozwiązania.
example-domino-squares-spoiled = Leżą wszystkie kostki, ale 3-2 i 2-0 zamieniły się miejscami, więc trzy kwadraty pokazują więcej niż jedną liczbę: nic jeszcze nie jest wygrane. Zdejmij obie i połóż każdą tam, gdzie była druga.
example-domino-squares-solved = Rozwiązanie: każdy kwadrat pokazuje jedną liczbę, każda liczba wypełnia dwa kwadraty, a wszystkie siedem dubletów leży wewnątrz kwadratów.
