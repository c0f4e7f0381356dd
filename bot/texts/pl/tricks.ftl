# Lewy: licytacja, atu, kto co wziął.

## Drobiazgi

bid = { $kind ->
    [pass] pas
    [plunge] plunge, kreski: { $amount }
    [marks] { $amount ->
        [one] 1 kreska
        [few] { $amount } kreski
       *[many] { $amount } kresek
    }
    [tricks] { $amount ->
        [one] 1 lewa
        [few] { $amount } lewy
       *[many] { $amount } lew
    }
   *[points] { $amount }
}
suit = { $suit ->
    [n0] zera
    [n1] jedynki
    [n2] dwójki
    [n3] trójki
    [n4] czwórki
    [n5] piątki
    [n6] szóstki
    [doubles] dublety
    [nello] brak (nello)
   *[none] brak
}
tricks-count = { $count ->
    [one] 1 lewa
    [few] { $count } lewy
   *[many] { $count } lew
}
tricks-worth = { $tricks }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## Stół

tricks-shaker = { $name } miesza kostki i licytuje na końcu.
tricks-bidding = Licytacja
tricks-bids = Licytacja: { $bids }
tricks-call = { $name }: { $bid }
tricks-headline = { $bid } · { $name }
tricks-plays = { $name } gra kontrakt: { $bid }.
tricks-nello = { $name } gra nello: { $bid }, bez partnera, i trzeba oddać wszystkie lewy.
tricks-trick = Lewa { $number }: { $cards }. Na razie bierze { $taker }.
tricks-trick-taken = Lewa { $number }: { $cards }. { $leads ->
    [yes] { $taker } bierze ją i wychodzi.
   *[no] { $taker } bierze ją.
}
tricks-card = { $name } { $tile }
tricks-side = { $side }: { $taken }
tricks-taken = Wzięte: { $sides }
tricks-trumps = Atu: { $suit }.
tricks-led = Wyszły: { $suit }.
tricks-note-led = wyjście
tricks-note-out = pauzuje

## Dla jednej osoby

tricks-hand = Twoje kostki: atuty <c>{ $trumps }</c>{ $rest ->
    [0] { "" }
   *[other] , reszta <c>{ $others }</c>
}
tricks-you-sit-out = Pauzujesz: { $name } gra nello bez partnera.
tricks-bid-points = Ile z 42 punktów weźmie twoja strona? Każda lewa jest warta 1, a każda kostka w niej z 5 albo 10 oczkami tyle, ile ma oczek. 42 to kreska, czyli wszystkie lewy; dwie kreski i więcej też są za wszystkie. Kto licytuje najwyżej, ogłasza atu.
tricks-bid-tricks = Ile z 7 lew weźmie twoja strona? Kto licytuje najwyżej, ogłasza atu.
tricks-bid-over = Przebij zapowiedź ({ $bid }) albo spasuj. Każdy licytuje raz.
tricks-forced = Wszyscy spasowali: jeśli ty też, grasz kontrakt: { $bid }.
tricks-name-trumps = Ogłoś atu: bije wszystkie inne kostki.{ $nello ->
    [yes] { " " }Albo graj nello: bez atu i bez partnera, żeby oddać wszystkie lewy.
   *[no] { "" }
} Potem ty wychodzisz.
tricks-lead = Wychodzisz dowolną kostką. Atut wymaga atutów, inna kostka swojej większej liczby: kto ma pasującą, musi ją dołożyć. Lewę bierze najwyższy atut, a bez atutów najwyższa kostka koloru wyjścia: dublet, potem według drugiej połówki.
tricks-follow = { $count ->
    [one] Musisz dołożyć do koloru ({ $suit }), a masz tylko tę jedną.
    [few] Musisz dołożyć do koloru ({ $suit }), więc do wyboru masz tylko te { $count }.
   *[many] Musisz dołożyć do koloru ({ $suit }), więc do wyboru masz tylko te { $count }.
}
tricks-cannot-follow = Nie masz tego koloru ({ $suit }), więc możesz zagrać dowolną kostką.{ $trumps ->
    [yes] { " " }Atut bierze lewę, chyba że padnie wyższy.
   *[no] { "" }
}
hand-bid = Ile punktów?
move-bid = Zapowiedź: { $bid }
move-bid-more = { $amount } albo więcej …
move-plunge = Plunge za 4 kreski
move-trump = { $suit ->
    [n0] Zera
    [n1] Jedynki
    [n2] Dwójki
    [n3] Trójki
    [n4] Czwórki
    [n5] Piątki
    [n6] Szóstki
    [doubles] Dublety
    [nello] Nello
   *[none] Bez atu
}
move-card = { $tile }{ $trump ->
    [yes] { " " }atut
   *[no] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }+{ $count }
}
button-other-bid = Inna zapowiedź

## Co się dzieje

told-shaken = { $name } miesza kostki; pierwszy licytuje gracz: { $first }.
told-called = { $name } licytuje: { $bid }.
told-contracted = { $how ->
    [forced] Wszyscy spasowali: { $name } musi grać kontrakt ({ $bid }) i ogłasza atu.
    [plunge] { $name } gra plunge: { $bid }. Atu ogłasza i wychodzi partner, { $declarer }.
   *[bid] { $name } gra kontrakt ({ $bid }) i ogłasza atu.
}
told-declared = { $suit ->
    [none] { $name } gra bez atu.
    [nello] { $name } gra nello: bez partnera, bez atu, i trzeba oddać wszystkie lewy.
   *[other] { $name } ogłasza atu: { $trumps }.
}
told-trick = <b>{ $name }</b> bierze lewę{ $points ->
    [0] .
    [one] , 1 punkt.
    [few] , { $points } punkty.
   *[many] , { $points } punktów.
}

## Wyniki

result-tricks = <b>Runda { $round }: wszystko rozegrane.</b>
result-passed = <b>Runda { $round }: wszyscy spasowali.</b> Miesza następny gracz.
result-bid = { $name } gra kontrakt: { $bid }. { $kind ->
    [marks] { $lost ->
        [0] Wszystkie lewy wzięte.
        [one] Oddano 1 lewę, a trzeba było wziąć wszystkie.
        [few] Oddano { $lost } lewy, a trzeba było wziąć wszystkie.
       *[many] Oddano { $lost } lew, a trzeba było wziąć wszystkie.
    }
    [tricks] { $own ->
        [one] Wzięto 1 lewę.
        [few] Wzięto { $own } lewy.
       *[many] Wzięto { $own } lew.
    }
   *[points] { $own ->
        [one] Wzięto 1 punkt
        [few] Wzięto { $own } punkty
       *[many] Wzięto { $own } punktów
    }, przeciwnicy mają { $others }.
} { $made ->
    [yes] <b>Kontrakt ugrany.</b>
   *[no] <b>Kontrakt przegrany.</b>
}
result-nello = { $name } gra nello. { $count ->
    [0] Ani jednej wziętej lewy.
    [one] Wzięto 1 lewę, a nie wolno żadnej.
    [few] Wzięto { $count } lewy, a nie wolno żadnej.
   *[many] Wzięto { $count } lew, a nie wolno żadnej.
} { $made ->
    [yes] <b>Kontrakt ugrany.</b>
   *[no] <b>Kontrakt przegrany.</b>
}
