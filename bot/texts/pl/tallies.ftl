# Bilans: sumy, portrety, rekordy, historia, wpisy ręczne.

## Sumy

tally-empty = Nie ma tu jeszcze nic do pokazania. Liczą się tylko mecze między ludźmi.
tally-empty-then = W tym czasie niczego nie policzono. Liczą się tylko mecze między ludźmi.
tally-head = <b>Bilans tego czatu</b>
tally-teams = <b>Razem</b>
tally-account = { $names }: { $counts }
tally-called = { $called } ({ $names }): { $counts }
tally-won = { $count ->
    [one] 1 wygrany mecz
    [few] { $count } wygrane mecze
   *[many] { $count } wygranych meczów
}
tally-lost = { $count ->
    [one] 1 przegrany mecz
    [few] { $count } przegrane mecze
   *[many] { $count } przegranych meczów
}
tally-drawn = { $count ->
    [one] 1 remis
    [few] { $count } remisy
   *[many] { $count } remisów
}
tally-round_won = { $count ->
    [one] 1 wygrana runda
    [few] { $count } wygrane rundy
   *[many] { $count } wygranych rund
}
tally-round_lost = { $count ->
    [one] 1 przegrana runda
    [few] { $count } przegrane rundy
   *[many] { $count } przegranych rund
}
tally-goat = { $count ->
    [one] 1 kozioł
    [few] { $count } kozły
   *[many] { $count } kozłów
}
tally-general = { $count ->
    [one] 1 generał
    [few] { $count } generałowie
   *[many] { $count } generałów
}
tally-bald = { $count ->
    [one] 1 łysy
    [few] { $count } łyse
   *[many] { $count } łysych
}
tally-daily = { $count ->
    [one] 1 układ dnia
    [few] { $count } układy dnia
   *[many] { $count } układów dnia
}
tally-daily_moves = { $count ->
    [one] 1 kostka wyłożona w układach dnia
    [few] { $count } kostki wyłożone w układach dnia
   *[many] { $count } kostek wyłożonych w układach dnia
}
tally-head-of = <b>Bilans tego czatu</b> · { $about }
tally-since = od { $date }

## Jedna osoba, dwie osoby, rekordy

tally-none = Nic tu nie policzono: { $name }.
tally-run-now = { $won ->
    [yes] { $what ->
        [rounds] Teraz { $length ->
            [one] { $length } wygrana runda z rzędu
            [few] { $length } wygrane rundy z rzędu
           *[many] { $length } wygranych rund z rzędu
        }
       *[matches] Teraz { $length ->
            [one] { $length } wygrany mecz z rzędu
            [few] { $length } wygrane mecze z rzędu
           *[many] { $length } wygranych meczów z rzędu
        }
    }
   *[no] { $what ->
        [rounds] Teraz { $length ->
            [one] { $length } przegrana runda z rzędu
            [few] { $length } przegrane rundy z rzędu
           *[many] { $length } przegranych rund z rzędu
        }
       *[matches] Teraz { $length ->
            [one] { $length } przegrany mecz z rzędu
            [few] { $length } przegrane mecze z rzędu
           *[many] { $length } przegranych meczów z rzędu
        }
    }
}, od { $since }.
tally-run-longest = { $what ->
    [rounds] Najdłuższa seria: { $length ->
        [one] { $length } wygrana runda z rzędu
        [few] { $length } wygrane rundy z rzędu
       *[many] { $length } wygranych rund z rzędu
    }, { $days }.
   *[matches] Najdłuższa seria: { $length ->
        [one] { $length } wygrany mecz z rzędu
        [few] { $length } wygrane mecze z rzędu
       *[many] { $length } wygranych meczów z rzędu
    }, { $days }.
}
tally-partner = Najczęściej wygrywa w parze z: { $names }.
tally-beats = Najczęstsza ofiara: { $name }, { $what ->
    [rounds] { $times ->
        [one] { $times } runda
        [few] { $times } rundy
       *[many] { $times } rund
    }
   *[matches] { $times ->
        [one] { $times } mecz
        [few] { $times } mecze
       *[many] { $times } meczów
    }
}.
tally-loses-to = Najczęstszy pogromca: { $name }, { $what ->
    [rounds] { $times ->
        [one] { $times } runda
        [few] { $times } rundy
       *[many] { $times } rund
    }
   *[matches] { $times ->
        [one] { $times } mecz
        [few] { $times } mecze
       *[many] { $times } meczów
    }
}.
tally-duel = { $what ->
    [rounds] Rundy: { $one } { $won } – { $lost } { $other }
   *[matches] Mecze: { $one } { $won } – { $lost } { $other }
}
tally-duel-drawn = { $count ->
    [one] i { $count } remis
    [few] i { $count } remisy
   *[many] i { $count } remisów
}
tally-duel-together = { $what ->
    [rounds] Razem { $names }: rundy wygrane { $won }, przegrane { $lost }
   *[matches] Razem { $names }: mecze wygrane { $won }, przegrane { $lost }
}
tally-duel-none = { $one } i { $other }: nie było tu jeszcze takiego spotkania.
tally-record-run = { $what ->
    [rounds] Najdłuższa seria: { $name }, { $length ->
        [one] { $length } wygrana runda z rzędu
        [few] { $length } wygrane rundy z rzędu
       *[many] { $length } wygranych rund z rzędu
    }, { $days }
   *[matches] Najdłuższa seria: { $name }, { $length ->
        [one] { $length } wygrany mecz z rzędu
        [few] { $length } wygrane mecze z rzędu
       *[many] { $length } wygranych meczów z rzędu
    }, { $days }
}
tally-record-best = Najwięcej w jednym meczu: { $name }, { $count }, { $date }
tally-records-none = Nie ma tu jeszcze rekordów. Dwie wygrane z rzędu to już rekord; liczą się tylko mecze między ludźmi.

## Ranking

tally-ratings = <b>Ranking</b>
tally-ratings-of = <b>{ $game }</b>
tally-rating = { $place }. { $name }: { $points } ({ $matches ->
    [one] 1 mecz
    [few] { $matches } mecze
   *[many] { $matches } meczów
})
tally-ratings-about = Najwięcej zyskuje, kto wygrywa z mocnymi; partnerzy dzielą się wynikiem swojej strony. Każdy zaczyna od 1500.
tally-ratings-none = Ranking pojawia się tu, gdy ktoś rozegra tyle meczów jednej gry między ludźmi: { $enough }.

## Historia

tally-entry = { $date } · { $what } · { $by } · <c>{ $entry }</c>
tally-entry-round = runda { $round }
tally-entry-beat = wygrana: { $won }, przegrana: { $lost }
tally-entry-draw = remis: { $sides }
tally-entry-reason = { $line } · „{ $reason }”
tally-entry-void = (już się nie liczy) { $line }
tally-cancelled = cofa <c>{ $entry }</c>
tally-by-bot = policzone przez bota
tally-by = wpis: { $name }
tally-undo = Cofnij { $entry }
tally-undo-ask = Ma się to już nie liczyć? W historii zostanie.
tally-undo-sure = Tak, cofnij
tally-undone = { $name } cofa wpis:
tally-undone-round = Wynik meczu nadal się liczy. Jeśli już się nie zgadza, cofnij też { $entry } i wpisz właściwy: <c>/tally dodaj</c>.
tally-undone-match = Rundy meczu nadal się liczą, każda osobno.
tally-added = { $name } podaje wynik:
tally-added-first = Kto jest podany jako pierwszy, wygrywa; wszyscy pozostali przegrywają.
tally-added-undo = Można to cofnąć w ciągu { $minutes } minut; osoby prowadzące czat mogą to zrobić zawsze.
tally-season-set = Początek sezonu: { $date }. Pokazuje go „/tally sezon”.
tally-named = { $names } nazywają się odtąd: { $called }.
tally-name-gone = { $names } nie mają już wspólnej nazwy.

## Dlaczego nie

tally-what = Nie rozumiem „{ $word }”. Napisz, co pokazać: gracze, pary, rekordy, ranking, historia, ja, tabela, tygodnie albo kto kogo pokonuje; dzisiaj, wczoraj, ten tydzień, zeszły tydzień, ten miesiąc, zeszły miesiąc, ten rok, zeszły rok, sezon albo wszystko; dzień, miesiąc albo rok; gra; jedna lub dwie osoby po imieniu.
tally-two-people = Podaj jedną osobę albo dwie różne, żeby je porównać.
tally-no-season = Żaden sezon się tu jeszcze nie zaczął. Osoba prowadząca czat zaczyna go przez „/tally sezon” z datą, na przykład 2026-09-01.
tally-bad-date = „{ $date }” to nie data. Napisz ją tak: 2026-09-01.
tally-undo-none = Z ostatnich { $minutes } minut nie ma tu twojego wpisu, który można by cofnąć. Wpisy pokazuje „/tally historia”.
tally-undo-unknown = Nie ma tu wpisu „{ $entry }”. Wszystkie pokazuje „/tally historia”.
tally-undo-final = Ten wpis już cofnięto albo sam coś cofa. Tak zostaje; to, co prawdziwe, podaj jako nowy wpis.
tally-undo-not-yours = Wpis może cofnąć tylko ten, kto go dodał, w ciągu { $minutes } minut; osoby prowadzące czat mogą to zrobić zawsze.
tally-undo-on-sheet = Zapisano to na arkuszu wyników, który jest jeszcze otwarty. Cofnij to tam: <c>/sheet cofnij</c>.
tally-add-how = Wynik zapisuje się tak: /tally dodaj general: Ala, Bolek > Celina, Darek; rundy 5:3; generałowie 2:4. Najpierw zwycięzcy; przy remisie zamiast > stoi =. Imię, które zawiera taki znak, bierze się w cudzysłów. Przed grą może stać dzień sprzed najwyżej roku: <c>wczoraj</c>, <c>2026-11-25</c>. Jeśli żaden mecz się nie rozstrzygnął, podaje się same rundy: <c>/tally dodaj general: rundy Ala, Bolek 3:1 Celina, Darek</c>.
tally-add-people = Nikogo nie można podać dwa razy, a graczy jest najwyżej { $most }.
tally-add-count = Nie rozumiem „{ $word }”. Liczyć można tak: rundy 5:3, generałowie 2:4, łyse 0:1 albo kozły 0:1; najpierw dla strony podanej jako pierwsza.
tally-add-foreign = W grze „{ $game }” nie liczy się „{ $word }”.
tally-add-sides = W grze „{ $game }” nie ma takich stron. Partnerzy stoją razem: Ala, Bolek > Celina, Darek. Kto gra sam za siebie, stoi osobno: Ala > Bolek > Celina.
tally-add-here = Wyniki podaje się na tym czacie, na którym się liczą.
tally-add-when = { $date } to nie dzień z ostatniego roku. Wynik może być z dzisiaj albo z dnia sprzed najwyżej roku.
tally-name-how = Parze nadaje się nazwę tak: /tally nazwa Ala + Bolek: Młotki. Jeśli po dwukropku nic nie ma, para nie ma już nazwy.
tally-name-taken = Ktoś tu już się nazywa „{ $called }”.
tally-name-many = Wspólną nazwę może mieć najwyżej { $most } osób.
tally-name-not-yours = Nazwę mogą wybrać tylko oni sami albo osoba prowadząca czat.
no-such-person = Nie znam tu nikogo o imieniu „{ $name }”. Znam tych, którzy siedzieli już przy stole tego czatu.
name-of-several = Na „{ $name }” zaczyna się tu kilka nazw: { $names }. Napisz więcej z tej, o którą chodzi.

## Wieczór w generalskiego kozła

evening-title = { $game } · { $date }
evening-sign-won = wygrana
evening-sign-lost = przegrana
evening-sign-general = generał
evening-sign-bald = łysy
evening-sign-fish = ryba
evening-sign-out = pauza
evening-count = { $what } { $count }
evening-team = { $team }: { $counts }.
