# Cypr

page-cyprus-players =
    Liczba graczy: od { $fewest } do { $most }, każdy gra za siebie. Zestaw jest do 9-9, kostek razem { $tiles }.
    { shared-direction }
    Kostki na osobę: przy czterech graczach { $hand_4 }, przy pięciu { $hand_5 }, przy sześciu { $hand_6 }.
    Kostki, które zostały (przy czterech graczach { $boneyard_4 }, przy pięciu { $boneyard_5 }, przy sześciu { $boneyard_6 }), leżą zakryte i nie biorą udziału w rundzie. Nikt nie dobiera.

page-cyprus-begin =
    Kto ma 9-9, zaczyna, i to tą kostką. Tak jest w każdej rundzie, bez względu na to, kto wygrał poprzednią.
    Jeśli nikt nie dostał 9-9, wszystkie kostki tasuje się i rozdaje od nowa.
    { shared-redeal }

page-cyprus-turn =
    9-9 leży w środku gwiazdy, w której jest miejsce na { $arms } { $arms ->
        [one] ramię
        [few] ramiona
       *[many] ramion
    }. W ruchu wykładasz jedną kostkę: zaczynasz przy 9-9 nowe ramię dziewiątką swojej kostki albo przedłużasz dowolne ramię, którego otwarty koniec jest równy stykającej się z nim połówce.
    { $fill_first ->
        [true] Dopóki nie zaczęły się wszystkie ramiona, a jest ich { $arms }, wolno tylko zaczynać nowe.
       *[false] Nowe ramiona można zaczynać, dopóki są wolne, i w dowolnej kolejności; żadne ramię nie musi czekać na inne. Nawet jeśli masz kostkę na nowe ramię, możesz przedłużyć inne.
    }
    { $arms ->
        [9] Na każdą z dziewięciu innych kostek z 9 jest jedno ramię.
       *[other] Innych kostek z 9 jest dziewięć, co najmniej o jedną za dużo na tyle ramion. Można je dołożyć drugą połówką, jak każdą kostkę, na końcu ramienia; pozostałe też.
    }
    Dublety mogą leżeć w poprzek albo wzdłuż; nie ma to znaczenia. Do ich boków nic się nie dokłada, a ramię nigdy się nie rozgałęzia.
    Jeśli możesz wyłożyć kostkę, musisz. Jeśli nie możesz, mówisz pas.

page-cyprus-end =
    { shared-out }
    { shared-blocked-none }{ $fill_first ->
        [true] { " " }Tak jest również wtedy, gdy są puste ramiona, a nikt nie ma na nie 9, choć brakujące mogą być wśród kostek poza rundą.
       *[false] { "" }
    }

page-cyprus-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-cyprus-match =
    { shared-match }

example-cyprus-any-arm = Zaczęły się tylko trzy ramiona i nikt nie musi najpierw zaczynać pozostałych: Zachód może zacząć nowe ramię kostką 9-6 albo dołożyć 4-2 do końca, który pokazuje 4.
example-cyprus-ninth-nine = Wszystkie osiem ramion już się zaczęło. Dziewiąta dziewiątka, 9-8, nie znajduje miejsca przy 9-9, a żaden koniec nie pokazuje 8 ani 9, więc Wschód nie może jej wyłożyć: 8-7 pasuje do 7, 3-2 do 2 albo do 3.
example-cyprus-blocked = Wszystkie osiem końców wymaga trójek, a trójek już nie ma: runda jest zablokowana. Najmniej ma Południe, 9, i zapisuje to, co mają inni, 17 + 10 + 11 = 38.
