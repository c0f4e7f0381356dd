# Stoły: zbieranie graczy, układ, ręce, przebieg gry, wyniki.
# Imion się nie odmienia, a płci graczy nie znamy: stąd czas teraźniejszy i dwukropki.

## Imiona i drobiazgi

no-tiles = nic
account = { $side } { $score }
count = { $name } { $tiles }
name-with-id = { $name } (<c>{ $id }</c>)
option-is = { $option }: { $value }
value-true = tak
value-false = nie
value-none = bez limitu
players-range = od { $fewest } do { $most }

## Gry jednym zdaniem

tagline-block = Kostka do kostki, bez dobierania. Gdy nikt nie może grać dalej, wygrywa najmniejsza liczba kostek.
tagline-draw = Kostka do kostki; kto nie ma pasującej, dobiera z talonu.
tagline-classic-draw = Klasyka: najwyższy dublet daje tylko prawo pierwszego ruchu, a kto nie ma pasującej kostki, dobiera.
tagline-classic-block = Klasyka bez dobierania: najwyższy dublet daje tylko prawo pierwszego ruchu.
tagline-block-restock = Kostka do kostki, a po każdym ruchu jedna z talonu, aż zostaną dwie.
tagline-team-block = Blok w parach: drużyny tworzą kostki, które wszyscy losują.
tagline-peruvian = Każdy zapisuje na tajnej kartce to, co mu zostało; ostatnia kostka zablokowanej rundy może kosztować cztery razy tyle.
tagline-hungarian = Wykładaj w jednym ruchu tyle kostek, ile chcesz; inni płacą za to, co im zostało.
tagline-barricade = Gra, w której każdym dubletem można zagrodzić koniec i zatrzymać rundę, na własne ryzyko.
tagline-goat = Pozbądź się kostek; przegrani zapisują to, co im zostało, a kto dojdzie do celu, ten jest kozłem.
tagline-general = Skończ na 0-0 albo 6-6, a następny w kolejce jest generałem. Drużyny liczą swoich generałów.
tagline-sea-goat = Tylko jedno konto naraz: 25 punktów je otwiera, 25 skreśla, a kto zaczyna od 6-6, może grać o cały mecz.
tagline-sport-goat = Dwie pary i stała liczba rund: zaczyna się po kolei, a wygrani zapisują to, co zostało przeciwnikom.
tagline-classic = Rosyjska gra z dobieraniem: można wyłożyć dwa dublety naraz, a samo 0-0 na ręce liczy się za 25.
tagline-donkey = Kozioł na krzyżu: dublet może leżeć zakryty i zamknąć ramię; drobne przegrane się pamięta.
tagline-telephone = Końce, których suma dzieli się przez pięć, od razu dają punkty; za kostki, które zostały, się płaci.
tagline-muggins = Piątki na krzyżu: pierwszy dublet otwiera cztery strony, a skończenie daje dziesięć.
tagline-all-fives = Niech końce dadzą razem 5, 10, 15 albo 20: tyle punktów masz od razu. Ręce zaokrągla się do najbliższej piątki.
tagline-fives-pl = Piątki zestawem do 12-12: suma końców podzielna przez pięć od razu daje punkty.
tagline-all-sevens = Stykające się połówki dają razem siedem; 6-1, 5-2, 4-3 i 0-0 pasują wszędzie.
tagline-matador = Stykające się połówki dają razem dziesięć; matadory 9-1, 8-2, 7-3, 6-4, 5-5 i 0-0 pasują wszędzie.
tagline-matador-classic = Matador zestawem do 6-6: stykające się połówki dają razem siedem; 6-1, 5-2, 4-3 i 0-0 pasują wszędzie.
tagline-bergen = Punkty za coraz wyższe dublety i za dwa takie same końce; zaczyna najniższy dublet.
tagline-sevastopol = We czworo wszystkimi kostkami: najpierw cztery ramiona wokół 6-6, potem rośnie każde.
tagline-mexican-train = Każdy buduje od stacji swój pociąg i jest jeden wspólny; kto pasuje, otwiera swój dla wszystkich, a dublety trzeba przykryć.
tagline-cyprus = Gwiazda wokół 9-9: zacznij nowe ramię albo przedłuż dowolne; nikt nie dobiera.
tagline-chickenfoot = Dublet staje się stopką: najpierw dostaje trzy palce. Co zostanie na ręce, to kara; wygrywa najniższa suma.
tagline-french-wall = Dla dwojga: kostki to cegły w dwóch warstwach, połówka na równej połówce. Kto nie ma ruchu, dobiera dwie albo pasuje; dwa pasy kończą rundę.
tagline-italian-sum = Pasuje każda kostka, a wszystkie oczka się sumują. Kto zrobi dokładnie 30, 50, 70 albo 100, punktuje.
tagline-sausage = Dwie linie rosną obok siebie, nikt nie zna swoich kostek, a co odcięte, trafia do przeciwnika.
tagline-solo-rows = Dla jednej osoby: cztery rzędy odkrytych kostek, z każdego do linii może trafić tylko skrajna prawa. Ułóż wszystkie.
tagline-solo-batches = Dla jednej osoby, trudne: wyłóż całą porcję kostek, zanim dobierzesz następną.
tagline-domino-squares = Dla jednej osoby: ułóż wszystkie kostki na planszy z 14 kwadratów tak, by każdy pokazywał cztery razy tę samą liczbę.
tagline-forty-two = Licytuj, ogłaszaj atu i bierz lewy z partnerem; siedem kresek wygrywa mecz.
usually = Zwykle: { $tagline }

## Zbieranie graczy

lobby-head = <b>{ $game }</b> · stół { $table }
match-minutes = Gra się przez { $minutes } { $minutes ->
    [one] minutę
    [few] minuty
   *[many] minut
}.{ $rounds ->
    [0] { "" }
    [one] { " " }Mecz kończy się wcześniej po jednej liczonej rundzie.
    [few] { " " }Mecz kończy się wcześniej po { $rounds } liczonych rundach.
   *[many] { " " }Mecz kończy się wcześniej po { $rounds } liczonych rundach.
}
match-goal = { $rounds ->
    [0] Gra się do { $target }.
    [one] Gra się jedną rundę.
    [few] Gra się { $rounds } rundy.
   *[many] Gra się { $rounds } rund.
}
lobby-options = Zasady domowe: { $options }
lobby-seat = { $number }. { $name }{ $host ->
    [yes] { " " }(prowadzi stół)
   *[no] { "" }
}
lobby-seat-team = { $number }. { $name } · drużyna { $team }{ $host ->
    [yes] { " " }(prowadzi stół)
   *[no] { "" }
}
lobby-ready = Można zaczynać.
lobby-uncounted = Z komputerem: nie wchodzi do bilansu.
team-line = Drużyna { $team }: { $names }
teams-first = Stuknij jedną z osób, potem jej partnera.
teams-second = Kto gra w parze z: { $name }?
teams-later = Drużyny wybiera się, gdy usiądzie was dość; albo weźcie te z ostatniego razu.
seat-button = { $number }. { $name }
lobby-wanted = Przy stole: { $seated }; liczba graczy w tej grze: { $players }.
lobby-unreached = Wiadomości prywatne jeszcze nie dochodzą: { $names }. { $way ->
    [open] Stuknij „Otwórz nasz czat”, a kostki przyjdą tam.
   *[write] Pozwól na wiadomości prywatne z tego serwera i stuknij „Napisz do mnie”.
} Do tego czasu „Moje kostki” pokazuje je tutaj.
button-open = Otwórz nasz czat
button-write = Napisz do mnie
lobby-closed = Stół zamknięty ({ $game }).
options-head = <b>{ $game }</b>: zasady domowe, strona { $page } z { $pages }
option-head = <b>{ $option }</b> (zwykle: { $value })
option-choice = { $chosen ->
    [yes] ✓ { $value }
   *[no] { $value }
}
games-head = <b>Gry</b>
games-line = <b>{ $game }</b> (<c>/play { $id }</c>): { $tagline }

button-join = Dołącz
button-leave = Wstań
button-start = Start
button-computer = Dodaj komputer
button-without = Skreśl: { $name }
button-options = Zasady domowe
button-partners = Drużyny
button-shuffle = Wymieszaj
button-last-time = Jak ostatnio
button-game = Inna gra
button-cancel = Zamknij stół
button-previous = ◀
button-next = ▶
button-done = Gotowe
button-all-options = Wszystkie zasady

## Stół

table-head = <b>{ $game }</b> · { $round }
table-head-named = <b>{ $game }</b> · stół { $table } · { $round }
table-round = { $rounds ->
    [0] runda { $round }
   *[other] runda { $round } z { $rounds }
}{ $target ->
    [0] { "" }
   *[other] { " " }· do { $target }
}
table-scores = Wynik: { $accounts }
table-secret = Sumy są na razie tajne.
table-counts = Kostki: { $counts }{ $boneyard ->
    [0] { "" }
   *[other] { " " }· talon { $boneyard }
}
table-empty = Na stole nic jeszcze nie leży.
table-turn = Ruch ma { $name }.
table-missed = { $name }: czas minął, ruch zrobił komputer. Jeśli to się powtórzy, przejmie miejsce przy stole.
table-commitment = To rozdanie jest już ustalone, jego odcisk to <c>{ $commitment }</c>; ziarno pokażę po rundzie.
table-stopped = Mecz przerwany ({ $game }).
table-stopped-by = Mecz przerwany ({ $game }): { $name }.
layout-row = <c>{ $tiles }</c>
layout-words = Od lewej do prawej: { $tiles }.
layout-arm = { $arm }, od { $tile }:
layout-words-arm = Ramię { $arm }, od { $tile } na zewnątrz: { $tiles }.
layout-tile = { $form ->
    [closed] { $tile } zakryta
    [along] { $tile } wzdłuż
   *[across] { $tile } w poprzek
}
ends = Lewy koniec { $left }, prawy koniec { $right }.
ends-open = Otwarte końce: { $ends }.
end = { $arm } { $number }
end-later = { $arm } { $number }, później
end-shut = { $arm } zamknięte
end-name = { $where ->
    [l] Lewy koniec
    [r] Prawy koniec
   *[other] { $arm }
}
end-sum = { $end } { $number } przyjmuje { $wanted }: { $number } + { $wanted } = { $total }.
end-jokers = { $end } { $number } przyjmuje tylko jokery.
end-nothing = { $end } { $number } nie przyjmuje niczego.
jokers = Jokery (na dowolny koniec): { $tiles }.
jokers-many = Jokery (na dowolny koniec): 0+0 i wszystkie, które dają { $total }.
ends-count = Suma końców: { $count }.
foot-boneyard = Talon { $count }

call = { $name }, twój ruch ({ $game }).
call-late = { $name }, minęła połowa twojego czasu ({ $game }).
button-inline = Graj tutaj
button-hand = Moje kostki
button-back = Jestem z powrotem

## Co się dzieje

told-laid = { $name }: { $tiles }{ $where ->
    [a] { " " }na końcu A.
    [b] { " " }na końcu B.
    [l] { " " }z lewej.
    [r] { " " }z prawej.
    [u] { " " }na ↑ U.
    [d] { " " }na ↓ D.
    [both] { " " }na obu końcach.
    [arm] { " " }na ramieniu { $arm }.
   *[first] .
}
told-laid-so = { $name }: { $tiles }.
told-laid-part = { $tile }{ $where ->
    [l] { " " }z lewej
    [r] { " " }z prawej
    [u] { " " }na ↑ U
    [d] { " " }na ↓ D
   *[first] { "" }
}{ $form ->
    [closed] , zakryta
    [along] , wzdłuż
    [shown] , nowy koniec { $shown }
   *[plain] { "" }
}
told-earned = { $points ->
    [one] <b>{ $name } dostaje 1 punkt</b>: { $marks }. Razem { $total }.
    [few] <b>{ $name } dostaje { $points } punkty</b>: { $marks }. Razem { $total }.
   *[many] <b>{ $name } dostaje { $points } punktów</b>: { $marks }. Razem { $total }.
}
mark = { $why ->
    [opening] { $points } za pierwszą kostkę
    [double] { $points } za najwyższy dublet
    [triple] { $points } za trójkę
    [heading] { $points } za równe końce
    [capped] najwyżej do 1 punktu przed celem
    [total] suma to dokładnie { $count }
    [told] { $points } jak podano
   *[ends] suma końców { $count }
}
told-announced = { $points ->
    [0] { $name } zgłasza punkty, ale ta kostka nie punktuje.
   *[other] { $name } zgłasza punkty!
}
told-barred = { $where ->
    [l] { $name } blokuje lewy koniec kostką { $tile }.
    [r] { $name } blokuje prawy koniec kostką { $tile }.
   *[other] { $name } blokuje { $arm } kostką { $tile }.
}
told-seated = Kostki utworzyły drużyny: { $teams }.
told-drew = { $count ->
    [one] { $name } dobiera kostkę.
    [few] { $name } dobiera { $count } kostki.
   *[many] { $name } dobiera { $count } kostek.
}
told-passed = { $name }: pas.
told-misdealt = { $why ->
    [doubles] Za dużo dubletów na jednej ręce: rozdano od nowa{ $count ->
        [1] .
       *[other] , { $count } razy.
    }
    [wanted] Nikt nie ma kostki, która zaczyna: rozdano od nowa{ $count ->
        [1] .
       *[other] , { $count } razy.
    }
   *[same] Za dużo kostek z tą samą liczbą na jednej ręce: rozdano od nowa{ $count ->
        [1] .
       *[other] , { $count } razy.
    }
}
told-leads = { $name } musi zacząć kostką { $tile }: { $why ->
    [double] wśród rozdanych dubletów ma pierwszeństwo.
    [named] to ona zaczyna.
    [found] znalazła się.
   *[no-double] nikt nie ma dubletu.
}
told-leads-shown = { $why ->
    [called] { $name } ma { $tile } i dlatego zaczyna, dowolną kostką.
    [may-take] { $name } ma { $tile } i może nią zacząć albo oddać pierwszy ruch.
    [taken] { $name } bierze { $tile } z zestawu przed rozdaniem i zaczyna dowolną kostką.
    [no-double] Nikt nie ma dubletu: { $name } pokazuje { $tile } i zaczyna dowolną kostką.
   *[double] { $name } pokazuje { $tile } i zaczyna dowolną kostką.
}
told-leads-any = { $name } zaczyna dowolną kostką{ $why ->
    [lot] : tak zdecydowało losowanie.
    [finisher] : zaczyna ten, kto skończył poprzednią rundę.
    [fish-maker] : zaczyna ten, kto zrobił rybę.
    [fish-winner] : zaczyna ten, kto wygrał rybę.
    [winner] : zaczyna ten, kto wygrał poprzednią rundę.
    [fisherman] : zaczyna rybak.
    [grant] : na mocy prawa do setki.
    [debt] : trzeba odpisać rybę.
   *[rotate] : tak wypada z kolejki.
}
told-sign = { $kind ->
    [blank] 😉 { $name } mruga: 0-0!
   *[six] 😗 { $name } wydyma policzek: 6-6!
}

## Na ręce

hand-table = <b>{ $game }</b>, stół { $table }
hand-table-there = <b>{ $game }</b>, stół { $table } ({ $room })
hand-tiles = Twoje kostki: <c>{ $tiles }</c>
hand-turn = <b>Twój ruch.</b>
hand-where = Gdzie położyć { $tile }?
hand-with = { $moves }: i co jeszcze?
hand-block = Którym dubletem zablokować który koniec? To kończy rundę. Punktujesz, jeśli { $tie ->
    [blocker] żaden przeciwnik nie ma wtedy mniej oczek od ciebie
   *[other] każdy przeciwnik ma wtedy więcej oczek od ciebie
}. { $tie ->
    [fails] Inaczej
   *[other] Jeśli któryś ma mniej,
} { $factor ->
    [0] nic nie tracisz
    [1] tracisz tyle oczek, ile masz
    [2] tracisz dwa razy tyle oczek, ile masz
   *[other] tracisz { $factor } razy tyle oczek, ile masz
}.{ $teams ->
    [yes] { " " }Ręce partnerów się dodaje.
   *[no] { "" }
}
hand-go-on = Możesz wyłożyć więcej kostek. <b>Gotowe</b> kończy twój ruch.
hand-must-go-on = Masz jeszcze pasującą kostkę, więc grasz dalej.
hand-claim = Czy twoja kostka punktuje? Zgłoś punkty albo zakończ ruch przyciskiem <b>Gotowe</b>.
hand-claim-last = Kostka, która kończy rundę, punktuje, a nikt tego nie zgłosił. Zgłoś punkty albo zostaw je przyciskiem <b>Gotowe</b>.
hand-waiting = Twoja drużyna czeka na swoją kolej przy stole.
hand-out = W tym meczu już nie grasz.
hand-held = Na twoim miejscu gra komputer.
hand-missed = Twój czas minął i ruch zrobił za ciebie komputer. Jeśli to się powtórzy, przejmie twoje miejsce do twojego powrotu.
hand-warning = Minęła połowa twojego czasu, a ruch jest twój ({ $game }).
button-other-tile = Inna kostka
button-no-block = Nie blokuj
button-step-back = Krok wstecz
button-sign = { $kind ->
    [blank] 😉 Mrugnij: mam 0-0
   *[six] 😗 Wydmij policzek: mam 6-6
}
move-play = { $tile }{ $where ->
    [l] { " " }← z lewej
    [r] { " " }→ z prawej
   *[first] { "" }
}
move-plays = { $tiles } razem
move-where = { $tile } …
move-form = { $form ->
    [closed] { $move }, zakryta
    [open] { $move }, odkryta
    [along] { $move }, wzdłuż
    [across] { $move }, w poprzek
   *[shown] { $move }, nowy koniec { $shown }
}
move-with = { $move } i …
move-added = + { $move }
move-block = Zablokuj koniec …
move-draw-first = Najpierw dobierz jeszcze jedną
move-draw-instead = Dobierz zamiast tego
move-done = Gotowe
move-claim = Zgłoś punkty
move-draw = { $count ->
    [one] Dobierz kostkę
    [few] Dobierz { $count } kostki
   *[many] Dobierz { $count } kostek
}
move-pass = Pas
move-leave = Oddaj pierwszy ruch
move-ambiguous = Ta kostka pasuje w kilku miejscach. W którym ma leżeć?
move-ambiguous-half = Która połówka ma zostać odkryta?

## Wyniki

result-out = <b>Runda { $round }: { $name } kończy</b> na { $tiles }.
result-fish = <b>Runda { $round }: ryba.</b> Nikt nie może grać dalej; { $last ->
    [several] ostatnie kostki: { $name }, { $tiles }.
   *[single] ostatni ruch: { $name }, { $tiles }.
}
result-closed = <b>Runda { $round }: { $name } blokuje koniec</b> kostką { $tiles }.
result-stopped = <b>Runda { $round }:</b> punkty od razu rozstrzygają mecz; { $last ->
    [several] ostatnie kostki: { $name }, { $tiles }.
   *[single] ostatni ruch: { $name }, { $tiles }.
}
result-held = { $name } ma na ręce { $tiles }
result-held-count = { $count ->
    [one] { $name } ma na ręce 1 kostkę
    [few] { $name } ma na ręce { $count } kostki
   *[many] { $name } ma na ręce { $count } kostek
}
term = { $note ->
    [zero-zero] { $value } ({ $name }, 0-0 liczy się drożej)
    [rounded] { $value } ({ $name }, zaokrąglone)
    [out] { $value } ({ $name } kończy)
    [only-without-double] { $value } ({ $name }: jedyna ręka bez dubletu)
    [least-without-double] { $value } ({ $name }: najmniej oczek z rąk bez dubletu)
    [least] { $value } ({ $name }: najmniej oczek, a dublety mają wszyscy)
    [six-six] { $value } ({ $name }, samo 6-6 liczy się drożej)
    [pair] { $value } ({ $name }, samo 0-0 z 6-6 liczy się drożej)
   *[plain] { $value } ({ $name })
}
result-scored = { $note ->
    [plain] { $side }: { $sum } = { $points }.
    [shared] { $side }: { $sum } = { $plain }, po podziale: { $points }.
    [rounded-shared] { $side }: { $sum } = { $plain }, po zaokrągleniu i podziale: { $points }.
    [below-minimum] { $side }: { $sum } = { $plain }, poniżej minimum, więc przepada.
    [shared-below-minimum] { $side }: { $sum } = { $plain }, a po podziale poniżej minimum, więc przepada.
    [rounded] { $side }: { $sum } = { $plain }, zaokrąglone do { $points }.
    [in-fives] { $side }: { $sum } = { $plain }, w piątkach { $points }.
    [not-below-zero] { $side }: { $sum } = { $plain }, ale konto nie spada poniżej 0: { $points }.
    [opened] { $side }: { $sum } = { $points }, i konto jest otwarte.
    [burnt] { $side }: { $sum } = { $plain }, poniżej progu, więc przepada.
    [remembered] { $side }: { $sum } = { $plain }, poniżej progu, ale zapamiętane.
    [remembered-added] { $side }: { $sum } i to, co zapamiętane, dają { $points }.
    [carried-burnt] { $side }: { $sum } = { $plain }, razem z tym, co zostawiła remisowa ryba, poniżej progu, więc przepada.
    [carried-remembered] { $side }: { $sum } = { $plain }, razem z tym, co zostawiła remisowa ryba, poniżej progu, ale zapamiętane.
    [multiplied] { $side }: { $sum } = { $plain }, a za ostatnią kostkę rundy { $points }.
    [barricade-failed] { $side }: { $sum } = { $plain }, ale barykada się nie udała: { $points }.
    [capped] { $side }: { $sum } = { $plain }, ale tak blisko celu tylko { $points }.
    [floor] { $side }: { $sum } = { $plain }, a mniej niż 0 się nie zapisuje: { $points }.
    [no-wipe] { $side }: { $sum } = { $plain }, za mało, żeby skreślić cudze konto.
    [wiped] { $sum } = { $plain } skreśla konto: { $side }.
    [gone] Koniec gry w tym meczu, konto skreślone: { $side }.
    [six-wins] { $side }: koniec z 6-6, a { $sum } = { $plain } wystarcza na cały mecz.
    [brother] { $side }: setka przegrana, a na ręce { $sum } = { $plain }, za dużo.
    [written-off] { $side }: { $sum } = { $plain }, idzie na odpisanie ryby.
    [marks] { $side }: { $points ->
        [one] 1 kreska.
        [few] { $points } kreski.
       *[many] { $points } kresek.
    }
    [taken] { $side }: { $points ->
        [one] 1 punkt, tyle wzięto.
        [few] { $points } punkty, tyle wzięto.
       *[many] { $points } punktów, tyle wzięto.
    }
    [set] { $side }: zapowiedź i wzięte punkty dają razem { $points }.
   *[carried] { $side }: { $sum } i to, co zostawiła remisowa ryba, dają { $points }.
}
result-total = { $written } Razem { $total }.
result-unscored = { $why ->
    [tie] Najniższe ręce są równe: nikt nie punktuje.
    [tie-carried] Wszystkie ręce są równe: ich oczka dochodzą do następnej rundy.
    [barred-tie] Przeciwnik ma tyle samo co ten, kto zablokował: nikt nie punktuje.
    [fish-plain] Ryba jest wygrana, ale według zasad tego stołu nic się za nią nie zapisuje.
   *[void] Ryba się nie liczy: runda jest nieważna.
}
result-fished = Rybak: { $name }, { $own } przeciw { $others }.
result-right = { $what ->
    [grant-six] Koniec z 6-6: prawo do setki w następnej rundzie: { $side }.
    [grant-fish] Ryba wygrana: prawo do setki w następnej rundzie: { $side }.
    [grant-debt] Prawo do setki przechodzi dalej: { $side }, zaczyna { $name }.
    [grant-lapsed] Prawo do setki niewykorzystane, więc przepada: { $side }.
    [hundred-failed] Setka się nie udała: { $side }.
    [hundred-cancelled] Ryba unieważnia setkę: { $side }.
    [eliminated] Setka przegrana i za dużo na ręce, koniec gry w tym meczu: { $side }.
    [debt] Dług: { $side }. Rybę odpisuje wygrana za 25 lub więcej. { $left ->
        [one] 1 próba.
        [few] { $left } próby.
       *[many] { $left } prób.
    }
    [debt-failed] Dług zostaje: { $side }. { $left ->
        [one] Jeszcze 1 próba.
        [few] Jeszcze { $left } próby.
       *[many] Jeszcze { $left } prób.
    }
    [debt-settled] Ryba odpisana.
    [debt-lost] Ostatnia próba nieudana: długu nie da się już odpisać.
    [debt-dropped] Długu już nie ma: jedna z jego stron odpadła z meczu.
    [eggs] Jajka: rozbija je wygrana za 25 lub więcej. { $left ->
        [one] 1 próba.
        [few] { $left } próby.
       *[many] { $left } prób.
    }
    [eggs-failed] Jajka są całe. { $left ->
        [one] Jeszcze 1 próba.
        [few] Jeszcze { $left } próby.
       *[many] Jeszcze { $left } prób.
    }
    [eggs-settled] Jajka rozbite.
   *[eggs-rotten] Jajka zgniły: nikt ich nie rozbił.
}
right-hundred = Prawo do setki: { $sides }.
right-debt = Dług: { $side }, { $left ->
    [one] jeszcze 1 próba.
    [few] jeszcze { $left } próby.
   *[many] jeszcze { $left } prób.
}
right-eggs = Jajka: { $left ->
    [one] jeszcze 1 próba.
    [few] jeszcze { $left } próby.
   *[many] jeszcze { $left } prób.
}
result-titled = { $title ->
    [general] <b>{ $worth ->
        [1] Generał
        [one] { $worth } generał
        [few] { $worth } generałowie
       *[many] { $worth } generałów
    }!</b> { $finisher } kończy, następny w kolejce: { $name }. Liczy się drużynie: { $side }.
    [bald] <b>Łysy!</b> { $finisher } kończy na 0-0, następny w kolejce: { $name }. Liczy się drużynie: { $side }.
   *[loss] Przegrywa drużyna: { $side }. { $finisher } kończy, następny w kolejce: { $name }.
}
result-yielded = Zmiana drużyn. Siada drużyna: { $into }. Wstaje drużyna: { $out }. Powód: { $why ->
    [title] tytuł.
   *[losses] przegrane.
}
result-next = { $name } zaczyna następną rundę: { $why ->
    [fewer-left] zaczyna ten, komu zostało mniej oczek.
    [other-begins] obu zostało tyle samo oczek, więc zaczyna ten, kto teraz nie zaczynał.
    [finisher] zaczyna ten, kto skończył.
    [fish-maker] zaczyna ten, kto zrobił rybę.
    [fish-winner] zaczyna ten, kto wygrał rybę.
    [winner] zaczyna zwycięzca.
    [fisherman] zaczyna rybak.
    [grant] na mocy prawa do setki.
    [debt] zaczyna dłużnik.
   *[rotate] tak wypada z kolejki.
}
result-next-found = { $why ->
    [title-double] Następną rundę zaczyna ten, kto ma 1-1.
   *[lot] Kto zaczyna następną rundę, rozstrzyga losowanie.
    [eggs] Dopóki są jajka, rundy zaczyna się od 1-1 albo od dubletu rozdanego zamiast niego.
}
result-standing = Stan: { $accounts }
result-seed = Ziarno tej rundy, <c>{ $seed }</c>, daje odcisk <c>{ $commitment }</c> (<c>/verify</c>).
result-uncounted = Z komputerem albo w pojedynkę: nie wchodzi do bilansu.
time-left = Zostało: { $minutes } { $minutes ->
    [one] minuta
    [few] minuty
   *[many] minut
}.
time-up = <b>Czas minął.</b> Rozpoczęta runda jest ostatnia.
match-time-up = <b>Czas minął.</b>
match-won = <b>{ $winning ->
    [one] { $winners } wygrywa mecz!
    [few] Mecz wygrywają: { $winners }!
   *[many] Mecz wygrywają: { $winners }!
}</b>{ $why ->
    [goat] { " " }Kozioł: { $losers }.
    [donkey] { " " }Osioł: { $losers }.
    [bald] { " " }Łysy: ostatnią kostką jest 0-0. Kozioł: { $losers }.
    [double_six] { " " }Ostatnią kostką jest 6-6. Kozioł: { $losers }.
    [hundred] { " " }Setka wygrana. Kozioł: { $losers }.
    [brother_in_law] { " " }Szwagier i kozioł: { $losers }.
    [points] { " " }Kozioł: { $losers }.
    [rounds-won] { " " }Sumy są równe; decydują wygrane rundy.
   *[other] { "" }
}
match-drawn = <b>Mecz jest remisowy.</b>{ $why ->
    [all-at-target] { " " }Wszyscy doszli do celu.
   *[other] { "" }
}
button-deal = Następna runda
button-rematch = Rewanż
button-new-table = Nowy stół
