# Odpowiedzi na polecenia i pytania oraz powody, dla których czegoś nie można.

## Polecenia jednym zdaniem

command-play = otwiera stół; można od razu podać grę i zasady domowe
command-lunch = otwiera partię Generalskiego kozła na przerwę obiadową
command-remind = pyta codziennie, kto gra; co poniedziałek podsumowanie
command-sheet = prowadzi zapis gry, w którą gracie prawdziwymi kostkami
command-daily = układ dnia: jeden dla wszystkich
command-join = siadasz do stołu
command-leave = wstajesz od stołu; w trakcie meczu twoje miejsce zajmuje komputer
command-hand = pokazuje twoje kostki
command-table = pokazuje stół jeszcze raz na końcu czatu
command-move = ruch słowami: dwie liczby kostki z kreską, potem @ i miejsce, jeśli jest ich kilka; draw, pass
command-stop = zamyka stół przed końcem gry
command-games = wszystkie gry
command-rules = zasady: przeglądaj, pytaj własnymi słowami, porównaj dwie gry
command-why = dlaczego twój ostatni ruch odrzucono albo skąd wziął się ostatni wynik
command-tally = kto ile razy tu wygrywa i przegrywa
command-export = wszystko, co tu policzono, jako plik na czat prywatny
command-import = wczytuje taki plik; to, co już jest, zostaje bez zmian
command-forget = ukrywa twoje imię w bilansie albo każe botowi o tobie zapomnieć
command-record = protokół skończonych rund, do odtworzenia
command-verify = czy tasowano tak, jak obiecano
command-settings = zegar, obrazki i twoje własne ustawienia
command-language = język: twój albo czatu
command-help = ta lista
command-doctor = sprawdza, czy bot może tu działać
command-start = powitanie

usage-game = [gra]
usage-options = [zasada=wartość ...]
usage-table = [stół]
usage-move = ‹ruch›
usage-topic = [pytanie]
usage-language = [ja|czat] [język]
usage-tally = [co]
usage-minutes = [minuty]
usage-format = [json|csv]
usage-file = ‹plik›
usage-whom = mnie
usage-sheet = [wpis]
usage-reminder = [godzina] [miasto]
usage-city = [miasto]

help-head = <b>Polecenia</b>
help-line = <c>{ $usage }</c>: { $about }
welcome = Cześć! Prowadzę w grupie stół do domina: <c>/play</c> otwiera stół, a kostki każdy dostaje prywatnie. <c>/games</c> pokazuje gry, <c>/help</c> całą resztę.
welcome-terminal = <b>Boneyard</b>, domino w twoim terminalu.
    <c>/play</c> otwiera stół z graczami komputerowymi, <c>/games</c> pokazuje gry, <c>/help</c> całą resztę.
    Wpisz numer przycisku, żeby go nacisnąć, albo ruch, na przykład <c>6-4</c>. Ctrl-D kończy.

## Protokoły

record-head = <b>Protokół</b> skończonych rund:
record-line = <c>{ $line }</c>
verify-head = <b>Tasowania skończonych rund</b>
verify-round = { $good ->
    [yes] ✓ Runda { $round }: ziarno <c>{ $seed }</c> daje odcisk <c>{ $commitment }</c>.
    [tiles] ✗ Runda { $round }: ziarno <c>{ $seed }</c> daje odcisk <c>{ $commitment }</c>, ale rozdaje inne kostki.
   *[no] ✗ Runda { $round }: ziarno <c>{ $seed }</c> nie daje odcisku <c>{ $commitment }</c>.
}

## Ustawienia

settings-chat = <b>Ten czat</b>
settings-person = <b>Ty</b>
setting-is = { $setting }: { $value }
setting-clock = Czas na ruch
    .is-off = bez zegara
    .is-45s = 45 sekund
    .is-3m = 3 minuty
    .is-1h = 1 godzina
    .is-1d = 1 doba
setting-layout = Stół
    .is-picture = obrazek
    .is-text = tekst
setting-theme = Obrazki
    .is-light = jasne
    .is-dark = ciemne
setting-single = Jedyny możliwy ruch
    .is-ask = naciskam przycisk
    .is-pass = pas automatycznie
    .is-play = automatycznie
setting-summary = Podsumowanie tygodnia
    .is-off = bez podsumowania
    .is-on = w poniedziałki
setting-zone = Strefa czasowa: { $city }
setting-remind = { $at ->
    [off] Pytanie, kto dziś gra: wyłączone
   *[on] Pytanie, kto dziś gra: { $at }
}
language-mine = Twój język: { $language }
language-here = Język tego czatu: { $language }
language-for-me = Dla mnie: { $language }
language-for-chat = Dla czatu: { $language }
language-name-en = English
language-name-ru = Русский
language-name-pl = Polski
language-name-de = Deutsch
language-name-fr = Français
language-name-nl = Nederlands
language-name-it = Italiano
language-name-es = Español

## Co się stało

left = Twoje miejsce zajmuje teraz komputer. Przycisk <b>Jestem z powrotem</b> odda je tobie.
left-lobby = Twoje miejsce przy stole jest znów wolne.
stopped = Stół jest zamknięty.
table-brought = Stół jest teraz na końcu swojego czatu.

## Dlaczego nie można

dealt-already = Następna runda już się zaczęła.
old-button = Ten przycisk jest już nieaktualny.
bad-button = Ten przycisk nic nie robi.
no-such-command = Nie ma polecenia <c>/{ $command }</c>. Wszystkie pokazuje <c>/help</c>.
command-alike = Nie ma polecenia <c>/{ $command }</c>. Czy chodzi o <c>/{ $meant }</c>?
too-long = To za długie: najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
}.
failure = Coś się tu popsuło. Podaj osobie, która prowadzi tego bota, ten numer: { $number }
not-saved = Nie udało się tego zapisać. Spróbuj jeszcze raz.
not-read = W tej chwili nie mogę zajrzeć do tego, co mam zapisane. Spróbuj ponownie za minutę.
no-such-table = Tego stołu już nie ma.
no-table-called = Nie ma tu stołu „{ $table }”.
no-table-here = Nie ma tu żadnego stołu. Otwiera go <c>/play</c>.
no-seat-here = Nie siedzisz tu przy żadnym stole.
no-lobby-here = Nie ma tu stołu, do którego można się dosiąść. Otwiera go <c>/play</c>.
which-table = Który stół?
which-here = { $table } · { $game }
which-there = { $table } · { $game } · { $room }
our-chat = nasz czat
not-your-table = Nie siedzisz przy tym stole.
not-begun = Mecz jeszcze się nie zaczął.
match-is-over = Mecz jest skończony.
not-being-played = Ten mecz się nie toczy.
already-begun = Mecz już się zaczął.
join-late = Mecz już trwa i każde miejsce jest czyjeś, nawet jeśli na razie zajmuje je komputer. Po meczu przez <b>Nowy stół</b> mogą dołączyć także nowi; <c>/play</c> od razu otwiera drugi stół.
joined-late = Grasz teraz w miejsce gracza { $name }. Przycisk <b>Moje kostki</b> pokaże, co masz na ręce.
joined-late-told = { $name } gra teraz w miejsce gracza { $other }.
already-seated = { $ready ->
    [yes] Już siedzisz przy tym stole. <b>Start</b> zaczyna mecz, kiedy tylko chcesz.
    [sheet] Już siedzisz przy tym stole. Poczekaj na innych albo wpisz ich po imieniu; potem <b>Start</b> zaczyna mecz.
   *[no] Już siedzisz przy tym stole. Poczekaj na innych albo dodaj graczy komputerowych; potem <b>Start</b> zaczyna mecz.
}
too-few = { $wanted } { $sheet ->
    [yes] Poczekaj na innych albo wpisz ich po imieniu; potem <b>Start</b> zaczyna mecz.
   *[no] Poczekaj na innych albo dodaj graczy komputerowych; potem <b>Start</b> zaczyna mecz.
}
not-seated = Nie siedzisz tam.
table-full = Wszystkie miejsca są zajęte.
players-come = Do stołu może usiąść każdy. Gdy będzie was { $count }, mecz zacznie przycisk <b>Start</b>.
no-computers-on-sheet = Na arkuszu wyników nie ma miejsca dla komputera: tam każdy ma własne kostki.
no-last-time = Nie było tu jeszcze meczu w tę grę, z którego można by wziąć drużyny.
lunch-minutes = Partia trwa od { $shortest } do { $longest } minut.
lunch-how = Nie rozumiem „{ $words }”. Pisze się to tak: <c>/lunch 45</c>, <c>/lunch prawdziwe 45</c>, <c>/lunch prawdziwe z Celina, Darek</c>. Codzienne przypomnienie: <c>/remind 12:30</c>.
option-how = Nie rozumiem „{ $words }”. Zasadę domową pisze się tak: <c>{ $example }</c>.
option-alike = W grze „{ $game }” nie ma zasady domowej „{ $option }”. Czy chodzi o { $meant }?
with-how = { $how } Nikogo nie trzeba tu wymieniać: kto chce grać, naciska <b>Dołącz</b>.
only-one = „{ $one }” i „{ $other }” wykluczają się: podaj tylko jedno z nich.
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
no-voice-here = Nie wolno mi pisać na tym czacie, więc nie może tu być stołu. Czego brakuje, powie /doctor.
only-players = To mogą zrobić tylko osoby siedzące przy stole.
only-host = To może zrobić tylko osoba, która prowadzi stół albo czat.
only-admin = To może zrobić tylko osoba, która prowadzi czat.
lobby-is-closed = Ten stół został zamknięty.
too-many-tables = Stołów jest tu już { $most }, więcej się nie zmieści.
too-many-for-game = Za dużo osób. Najwięcej graczy w tej grze: { $most }.
rematch-is-on = Rewanż już trwa.
not-away = Już grasz bez zastępstwa.
no-such-game = Nie ma gry o nazwie „{ $name }”. Wszystkie pokazuje <c>/games</c>.
game-alike = Nie ma gry o nazwie „{ $name }”. { $count ->
    [1] Czy chodzi o grę „{ $games }”?
   *[other] Może to jedna z tych: { $games }.
}
no-such-language = Nie znam języka { $language }. Znam te: { $languages }.
nothing-to-record = Nie ma skończonej rundy do zapisania.
record-other-rules = Tego meczu nie da się zapisać: odkąd się zaczął, aktualizacja zmieniła zasady.
nothing-to-verify = Nie ma skończonej rundy do sprawdzenia.

## Czego zasady nie pozwalają

refused-bad-notation = { $text } to nie ruch. { move-how }
move-how = Napisz dwie liczby kostki, a za nimi miejsce, jeśli pasuje w kilku: <c>6-4</c>, <c>6-4 z lewej</c>, <c>6-4@L</c>. Albo <c>dobieram</c>, albo <c>pas</c>.
refused-ambiguous = To pasuje w kilku miejscach: podaj jedno przez @L albo @R, na krzyżu także @U albo @D, na gwieździe i wśród pociągów numer, na przykład @2, a meksykański pociąg przez @M.
refused-ambiguous-half = Odkryta może zostać każda z połówek: podaj ją za miejscem, na przykład @L:5.
refused-not-your-turn = To nie twoja kolej.
refused-between-rounds = Następna runda nie została jeszcze rozdana.
refused-match-over = Mecz jest skończony.
refused-round-going-on = Runda jeszcze trwa.
refused-not-this-game = Przy tym stole nie ma takiego ruchu.
refused-not-in-hand = Nie masz na ręce { $tile }.
refused-does-not-fit = { $tile } nie pasuje: stykające się połówki muszą być równe.
refused-does-not-add-up = { $tile } nie pasuje: stykające się połówki muszą dać razem { $total }.
refused-other-half = { $tile } nie może tam leżeć tak, by odkryte zostało { $half }.
refused-no-such-arm = { $arms ->
    [none] Nie ma jeszcze miejsca { $arm }: podaj samą kostkę.
   *[other] Nie ma teraz miejsca { $arm }. Otwarte: { $arms }.
}
refused-no-places = Kostki nie mają tu miejsc: podaj samą kostkę.
refused-must-lead = Rundę trzeba zacząć kostką { $tile }.
refused-covered = Kostki { $tile } nie można jeszcze wziąć: wolna jest tylko prawa kostka rzędu.
refused-not-open = Kostka { $tile } nie leży odkryta.
refused-lies-in-line = { $tile } leży już w linii.
refused-already-laid = { $tile } leży na planszy. Najpierw ją zdejmij.
refused-not-on-board = { $tile } nie leży na planszy.
refused-no-such-cell = Na planszy nie ma pola { $cell }: jest 8 rzędów, a cztery środkowe mają tylko kolumny od 2 do 7.
refused-cells-apart = Kostka zajmuje dwa pola: obok siebie albo jedno pod drugim.
refused-cell-covered = Na polu { $cell } już coś leży.
refused-cell-printed = Na polu { $cell } podana jest liczba { $number }.
refused-cells-wanted = Powiedz, na których polach ma leżeć, połówka po połówce: <c>place</c>, kostka i oba pola, na przykład <c>r1c1 r1c2</c>.
refused-deal-whole = W tej grze rozdaje się wszystkie kostki zestawu ({ $tiles }): podaj wszystkie albo żadnej.
refused-deal-no-start = W talonie nie ma kostki, od której mogłaby zacząć się linia.
refused-never-complete = Cały ten zestaw ({ $tiles }) nigdy nie zmieści się w jednej linii: najwyżej { $most }. Wybierz inny zestaw albo inny cel.
refused-lead-or-leave = Zacznij kostką { $tile } albo spasuj i oddaj pierwszy ruch temu, komu się należy.
refused-one-tile-leads = Rundę zaczyna się jedną kostką.
refused-lead-alone = Przy pierwszej kostce nie ma nic do wyboru: podaj samą kostkę.
refused-one-tile-a-turn = Tutaj w jednym ruchu wykłada się jedną kostkę.
refused-only-doubles-together = Razem w jednym ruchu można wyłożyć tylko dublety.
refused-not-together = Tych kostek nie można wyłożyć w jednym ruchu.
refused-one-after-another = Kostki jednego ruchu wykłada się po kolei: podaj jedną.
refused-must-play = Masz pasującą kostkę, więc musisz ją wyłożyć.
refused-lay-or-draw = Nie możesz spasować: wyłóż kostkę albo dobierz.
refused-lay-or-block = Możesz wyłożyć kostkę albo zablokować koniec, więc musisz zrobić jedno z tego.
refused-must-draw = Nie możesz nic wyłożyć, więc musisz dobrać.
refused-must-pass = Nie możesz nic wyłożyć, więc musisz spasować.
refused-draw-or-block = Nie możesz spasować: dobierz albo zablokuj koniec.
refused-one-draw = W tym ruchu już była dobrana kostka.
refused-draw-count = { $count ->
    [one] Tutaj dobiera się po jednej kostce.
    [few] Tutaj dobiera się { $count } kostki naraz.
   *[many] Tutaj dobiera się { $count } kostek naraz.
}
refused-no-drawing = W tej grze się nie dobiera.
refused-draws-itself = Tutaj kostka dobiera się sama, na końcu ruchu. Jeśli nic nie pasuje, spasuj.
refused-boneyard-empty = Nie można już dobierać.
refused-drawn-waits = Dobrana kostka czeka na późniejszy ruch.
refused-title-only = Według zasad tego stołu ostatnia kostka musi dać tytuł.
refused-lead-lies-open = Rundę zaczyna się odkrytą kostką.
refused-arm-closed = Do zakrytego dubletu nic się nie dokłada.
refused-arms-first = Na { $arm } nie ma jeszcze miejsca: najpierw każde ramię dostaje pierwszą kostkę, dopiero potem rosną dalej.
refused-toes-first = Najpierw trzeba dołożyć do { $tile } na stole { $left ->
    [one] jeszcze 1 kostkę
    [few] jeszcze { $left } kostki
   *[many] jeszcze { $left } kostek
} z tą samą liczbą.
refused-arm-has-foot = Ramię { $arm } kończy się stopką: graj dalej przy jednym z jej palców, na przykład @{ $arm }.1.
refused-foot-impossible = { $tile } nie może już stać się stopką: palców ma być { $toes }, a zostało za mało kostek z tą liczbą.
refused-pair-lies-closed = Dopóki nie ma skrzyżowania, dwa dublety można wyłożyć tylko razem i zakryte, po jednym na każdym końcu.
refused-never-closed = Kostki { $tile } nie można tu położyć zakrytej.
refused-open-first = Kostkę { $tile } trzeba wyłożyć odkrytą: dublet zakrywa się dopiero przy skrzyżowaniu{ $pairs ->
    [off] { "" }
    [any] { " " }albo razem z drugim dubletem na drugim końcu
   *[closed_only] { " " }albo razem z drugim zakrytym dubletem na drugim końcu
}.
refused-never-along = Kostki { $tile } nie można tu położyć wzdłuż.
refused-one-end = Wszystkie kostki jednego ruchu idą na ten sam koniec.
refused-lay-first = Najpierw wyłóż kostkę.
refused-must-go-on = Masz jeszcze pasującą kostkę, więc musisz ją wyłożyć.
refused-done-ends-turn = Możesz wyłożyć jeszcze jedną kostkę albo zakończyć ruch przyciskiem <b>Gotowe</b>.
refused-bid-first = Najpierw licytacja.
refused-bidding-over = Licytacja jest skończona.
refused-bid-higher = Musisz przebić najwyższą zapowiedź albo spasować.
refused-bid-range = Możesz licytować od 30 do 41 punktów albo kreski.
refused-bid-tricks = Możesz licytować od 1 do 7 lew.
refused-bid-marks = Na początku możesz licytować jedną albo dwie kreski, potem o jedną więcej, niż zapowiedziano.
refused-pass-is-a-bid = W licytacji pas to <c>bid pass</c>.
refused-no-plunge = Plunge wymaga czterech dubletów i tego, żeby nikt wcześniej nie dał zapowiedzi czterech kresek.
refused-trump-first = Najpierw ktoś musi ogłosić atu.
refused-trump-named = Atu jest już ogłoszone.
refused-no-such-trump = To nie może być atu przy tym stole.
refused-nello-on-marks = Nello wymaga zapowiedzi co najmniej jednej kreski, a ogłasza je ten, kto ją dał.
refused-just-the-tile = Podaj samą kostkę: lewa nie ma miejsc.
refused-must-follow = Musisz dołożyć do koloru: { $suit ->
    [n0] wyszły zera.
    [n1] wyszły jedynki.
    [n2] wyszły dwójki.
    [n3] wyszły trójki.
    [n4] wyszły czwórki.
    [n5] wyszły piątki.
    [n6] wyszły szóstki.
   *[doubles] wyszły dublety.
}
refused-early-stop-points = Gdzie zapisuje się punkty, liczy się każda lewa, więc rundy nie można skończyć wcześniej.
refused-nello-needs-marks = Nello gra się o kreski: licytować trzeba punkty, a zapisywać kreski.
refused-plunge-needs-marks = Plunge to zapowiedź w kreskach: licytować trzeba punkty.
refused-claim-first = Najpierw powiedz, czy kostka punktuje: zgłoś jej punkty albo wybierz <b>Gotowe</b>.
refused-nothing-to-claim = Teraz nie ma czego zgłaszać.
refused-only-doubles-block = { $tile } nie może zablokować końca: może to zrobić tylko dublet.
refused-block-begins-turn = Koniec blokuje się na początku ruchu, i to dopiero gdy leży już pierwsza kostka.
refused-block-unable = Według zasad tego stołu koniec może zablokować tylko ten, kto nie ma pasującej kostki.
refused-no-such-train = Nie ma pociągu { $arm }: pociągi mają numery swoich graczy, a M to pociąg meksykański.
refused-cover-first = Najpierw trzeba przykryć dublet { $number }.
refused-own-train-now = W długim pierwszym ruchu dokładasz dalej tylko do własnego pociągu.
refused-train-waits = Pociąg meksykański otworzy się dla ciebie, gdy ruszy twój własny.
refused-train-shut = Pociąg { $arm } nie jest otwarty dla innych: otwiera się, gdy jego właściciel spasuje, i do czasu, gdy znów dołoży tam kostkę.
refused-no-signal = Nie możesz teraz dać tego znaku.
refused-deal-unknown = To rozdanie nie ma ziarna.
refused-lot-unknown = Nic nie mówi, jak wypada to losowanie, a rozdanie nie ma ziarna.
refused-deal-surplus = Kostki { $tile } nie można rozdać: wykładają ją zasady albo nie ma jej więcej w zestawie.
refused-deal-seats = To rozdanie jest na inną liczbę graczy.
refused-deal-waiting = Czekająca drużyna nie dostaje kostek.
refused-deal-empty = Nikt nie dostał kostki.
refused-deal-empty-row = Obie strony potrzebują kostki na początek.
refused-deal-scores = Rozdanie łączy w parę graczy, którzy mają różne wyniki.
refused-cut-unknown = To cięcie trzeba potasować, a rozdanie nie ma ziarna.
refused-must-place = { $tile } ma swoje miejsce, więc idzie właśnie tam.
refused-no-end-fits = { $tile } nie pasuje do końca żadnej linii, ale ma inne miejsce, na przykład <c>{ $place }</c>.
refused-not-turned = Wyłożyć można tylko odkrytą kostkę: { $tile }.
refused-double-begins = Runda zaczyna się dubletem, a { $tile } nim nie jest.
refused-root-first = Pierwszą kostkę kładzie się w poprzek stołu, przy żadnej z linii.
refused-no-such-line = Nie ma linii { $line }: są linie A i B.
refused-no-inserting = Według zasad tego stołu dubletów nie wsuwa się między inne kostki.
refused-only-doubles-go-between = { $tile } nie może wejść między inne kostki: może to tylko dublet.
refused-no-such-joint = W linii { $line } nie ma na { $depth } dwóch kostek, między które można coś wsunąć.
refused-not-at-root = Według zasad tego stołu między korzeń a pierwszą kostkę nic nie wchodzi.
refused-joint-shows-other = Kostki stykają się tam liczbą { $number }, więc { $tile } nie pasuje.
refused-lines-differ = Według zasad tego stołu tnie się tylko linie równej długości.
refused-no-such-depth = Do cięcia na { $depth } obie linie muszą sięgać tak daleko, a na 0 się nie tnie.
refused-cut-at-end = Według zasad tego stołu tnie się wzdłuż całej linii: teraz tylko na { $depth }.
refused-cutter-shows-other = Na { $depth } linie pokazują inne liczby niż { $tile }.
refused-players = Liczba graczy w tej grze: { $allowed }, a nie { $players }.
refused-no-such-option = W grze „{ $game }” nie ma zasady domowej { $option }. Są: { $options }.
refused-no-such-choice = { $option } nie może mieć wartości { $value }. Może mieć: { $choices }.
refused-max-pip = W tym zestawie i tak nie ma połówek większych niż { $set }.
refused-root-arms = Tyle ramion ({ $arms }) dublet w środku mieć nie może: innych kostek z jego liczbą jest w zestawie { $tiles }.
refused-set-too-small = Przy tylu graczach potrzeba kostek: { $needed }, a w zestawie jest { $tiles }. Wybierz większy zestaw.
refused-set-cut-short = Przy tylu graczach potrzeba kostek: { $needed }, a z liczbami do { $max_pip } jest ich { $tiles }: zobacz zasadę domową <b>Najwyższa liczba</b>.
refused-deals-cancelled = Przy tych zasadach domowych prawie każde rozdanie trzeba by powtarzać. Pozwól na więcej dubletów na ręce albo wybierz większy zestaw.
refused-queue-teams = Przy tylu graczach ({ $players }) nie może czekać tyle drużyn: { $teams }.
refused-players-min = Przy tym stole musi grać co najmniej { $least } graczy, a nie { $players }: zobacz zasadę domową <b>Najmniej graczy</b>.

## Zasięg

doctor-head = <b>Czy bot może tu działać?</b>
doctor-found = { $good ->
    [yes] ✓ { $what }
   *[no] ✗ { $what }
}
doctor-reached = Prywatne wiadomości dochodzą: tam przyjdą twoje kostki.
doctor-unreached = Prywatne wiadomości do ciebie nie dochodzą: { $way ->
    [open] stuknij „Otwórz nasz czat”.
   *[write] pozwól na wiadomości prywatne z tego serwera i stuknij „Napisz do mnie”.
} Do tego czasu „Moje kostki” pod stołem pokazuje je tylko tobie.
doctor-untried = Nie wiadomo jeszcze, czy dochodzą do ciebie prywatne wiadomości: { $way ->
    [open] stuknij „Otwórz nasz czat”.
   *[write] stuknij „Napisz do mnie”.
}
seated-here = Siedzisz przy stole: { $game }, { $room }. Tu przyjdą twoje kostki.
written = Prywatne wiadomości dochodzą. Tu przyjdą twoje kostki.
writing = Właśnie do ciebie piszę. Jeśli nic nie dojdzie, twoje prywatne wiadomości są wciąż zamknięte; stół działa i bez nich.
no-whisper = { $name }, { $way ->
    [open] nie mogę jeszcze pisać do ciebie prywatnie, a to jest tylko dla ciebie. Otwórz nasz czat i spróbuj jeszcze raz.
    [write] nie mogę pisać do ciebie prywatnie, a to jest tylko dla ciebie. Pozwól na wiadomości prywatne z tego serwera i spróbuj jeszcze raz.
   *[again] to było tylko dla ciebie, ale nie dotarło. Spróbuj jeszcze raz.
}
answer-openly = { $name }: { $answer }
not-in-this-chat = Nie należę do tego czatu i nie mogę tu prowadzić stołu. Graj na naszym prywatnym czacie albo na serwerze, na którym jestem: osoba, która prowadzi serwer, może mnie dodać.
masked = W imieniu czatu nikt nie może grać ani mieć własnych ustawień: wyłącz anonimowość albo poproś kogoś innego.
removed-from-room = Stół ({ $game }, { $room }) jest zamknięty: usunięto mnie stamtąd.
room-is-gone = Stół ({ $game }, { $room }) jest zamknięty: tego miejsca już nie ma.
no-voice-there = Nie wolno mi pisać na czacie { $room }, więc nie może tam być stołu ({ $game }). Czego brakuje, powie tam /doctor.
offers-none = To nie twoja kolej.
# Behind the colon stands what one might type.
offers-nowhere = Teraz w nic nie grasz. Zapytaj o zasady: { $game } punkty
offers-several = Twoja kolej jest przy kilku stołach: użyj ich przycisków.
offer-said = Ruch w grze { $game }.
