# Pasjans 2

page-solo-batches-players =
    Gra jedna osoba, zestawem do { $set ->
        [9] 9-9
       *[other] 6-6
    }, kostek razem { $tiles }. Porcja leży odkryta, więc inni mogą patrzeć i doradzać; talon jest zakryty.
    Jedną kostkę się odkrywa, resztę dobiera porcjami; kostek w porcji: { $hand_1 }. { $play_leftover ->
        [true] To, co zostaje po ostatniej pełnej porcji, jest osobną porcją.
       *[false] { $set ->
            [9] { $batch ->
                [5] Pełnych porcji jest 10, a zostają 4 kostki.
               *[other] Pełnych porcji jest 7, a zostaje 5 kostek.
            }
           *[other] { $batch ->
                [7] Pełnych porcji jest 3, a zostaje 6 kostek.
               *[other] Pełnych porcji jest 5, a zostają 2 kostki.
            }
        } Nimi się nie gra.
    }

page-solo-batches-begin =
    Odkrywa się pierwszą kostkę talonu i to ona zaczyna linię; linia ma dwa końce. Potem dobierasz pierwszą porcję.
    Może się zdarzyć, że nic z pierwszej porcji nie pasuje do odkrytej kostki. Wtedy gra jest od razu przegrana.

page-solo-batches-turn =
    Dokładasz jedną kostkę z porcji do dowolnego końca linii: stykające się połówki muszą pokazywać tę samą liczbę. 0 pasuje tylko do 0.
    Kolejność kostek z porcji i koniec wybierasz dowolnie. Dublety to kostki jak inne: dublet leży w poprzek, ale linia idzie dalej tylko na swoich dwóch końcach.
    Nową porcję dobiera się dopiero wtedy, gdy cała poprzednia jest wyłożona, i dobiera się ją w całości. Nic innego się nie dobiera i pasu nie ma.
    Kostka, która leży w linii, tam zostaje: niczego się nie cofa.

page-solo-batches-end =
    Gra kończy się, gdy { $play_leftover ->
        [true] w linii leżą wszystkie kostki, także z ostatniej krótkiej porcji.
       *[false] w linii leżą wszystkie pełne porcje.
    } Kończy się też, gdy tylko w porcji są kostki, a żadna nie pasuje do żadnego końca.
    Możesz się też poddać.

page-solo-batches-scoring =
    Wygrywasz, jeśli { $play_leftover ->
        [true] wyłożona jest też ostatnia porcja.
       *[false] wyłożone są wszystkie pełne porcje. Jakie kostki zostały, nie ma znaczenia.
    } Jeśli utkniesz wcześniej, przegrywasz.
    Twój wynik to liczba kostek, które wyłożysz; kostka odkryta na początku się nie liczy.
    Gra jest trudna. { $play_leftover ->
        [true] Wszystkie kostki muszą leżeć w jednej linii, której oba końce pokazują potem tę samą liczbę.
       *[false] Wszystkie kostki oprócz tych, które zostają, muszą się dać ułożyć w jednej linii, { $set ->
            [9] na co reszta zestawu do 9-9 rzadko pozwala: jeśli zostaje pięć kostek, w mniej niż 4 przypadkach na 100.
           *[other] na co reszta nie zawsze pozwala{ $batch ->
                [7] { "" }
               *[other] : z 378 możliwych par pozwalają na to 273
            }. Nawet wtedy może cię pokonać kolejność porcji.
        }
    }

page-solo-batches-match =
    Jest jedna runda i to ona jest meczem.

example-solo-batches-batch-first = Końce to 5 i 0, więc 5-5 można dołożyć z lewej, a 6-0 z prawej. Nic nowego się nie dobiera, dopóki wszystkie kostki porcji nie leżą w linii.
example-solo-batches-stuck = W porcji zostały 3-1, 4-2 i 6-1, a końce to 5 i 0: żadna nie pasuje i gra jest przegrana, jakakolwiek byłaby następna porcja.
