# Słowa, których używają gracze tych gier

## Kostki

term-tile = kostka
    .about = Jedna sztuka z zestawu. Ma dwie połówki, każda z liczbą, i zapisuje się ją od wyższej połówki: 6-4.
    .also = kamień, klocek, kość, płytka, domino, kostki
term-pip = oczko
    .about = Jedna kropka na kostce; oczka połówki dają jej liczbę. Ręka liczy się zwykle za sumę swoich oczek.
    .also = oczka, kropka, punkt na kostce, punkciki
term-blank = zero
    .about = Połówka bez oczek: liczba 0. To liczba jak każda inna i pasuje tylko do drugiego zera, chyba że gra mówi inaczej.
    .also = puste pole, pusta połówka, mydło, biała, pustka, gołe
term-double = dublet
    .about = Kostka z tą samą liczbą na obu połówkach, na przykład 6-6. W wielu grach leży w poprzek.
    .also = podwójna, dubel, dubeltówka, para, bliźniak
term-set = zestaw
    .about = Wszystkie kostki gry. Zestaw do 6-6 ma każdą parę liczb od 0-0 do 6-6 po razie, 28 kostek; większe sięgają do 9, 12, 15 albo 18.
    .also = komplet, talia, szóstkowy, dziewiątkowy, dwunastkowy, 28 kostek
term-hand = ręka
    .about = Kostki, które ma gracz, a których nie widzi nikt inny. Liczy się za sumę swoich oczek, a w niektórych grach pewne kostki liczą się drożej.
    .also = moje kostki, kostki na ręce, wartość ręki, ile liczy ręka

## Runda

term-boneyard = talon
    .about = Kostki, których nie rozdano, zakryte. W grach z dobieraniem dobiera się stąd.
    .also = bank, bazar, stos, kupka, pula, sklep, reszta kostek
term-reserve = rezerwa
    .about = Ostatnie kostki talonu, których nigdy nie wolno dobrać. Ile ich jest, mówią zasady każdej gry.
    .also = ostatnia kostka talonu, nietykalne kostki, dno talonu, zapas
term-redeal = nowe rozdanie
    .about = Gdy rozdanie się nie liczy, na przykład dlatego, że ktoś ma za dużo dubletów: wszystkie kostki tasuje się i rozdaje od nowa.
    .also = przetasowanie, rozdać jeszcze raz, powtórka rozdania, unieważnione rozdanie, za dużo dubletów
term-commitment = odcisk
    .about = Kod pokazywany przed pierwszą kostką. Ustala, jak leżą kostki, i nic o tym nie zdradza; po rundzie widać ziarno, z którego powstało rozdanie, a żadne inne nie ma tego kodu. Przez /verify każdy może to sprawdzić, więc nikt, nawet bot, nie mógł wybrać rozdania później.
    .also = uczciwe, uczciwie, czy tasowanie jest uczciwe, los, losowe, przypadek, ustawione, oszustwo, oszukuje, ziarno, hash, kod, sprawdzić tasowanie, sprawdzić rozdanie
term-lead = początek
    .about = Pierwsza kostka rundy oraz prawo albo obowiązek jej wyłożenia. Kto go ma, ten zaczyna.
    .also = pierwszy ruch, pierwsza kostka, otwarcie, zaczynać, kto zaczyna, zaczynający
term-end = koniec
    .about = Połówka, na której układ jest otwarty: następna kostka musi do niej pasować. Linia ma dwa końce, krzyż albo gwiazda więcej.
    .also = otwarty koniec, ogon, pasować, stykające się połówki, końce
term-draw = dobierać
    .about = Brać kostkę z talonu, w większości gier tylko wtedy, gdy żadna twoja nie pasuje. Czy dobierasz jedną, czy aż do pasującej, mówią zasady każdej gry.
    .also = dobranie, ciągnąć, brać z talonu, iść do banku, iść na bazar, kupować, pobrać kostkę
term-pass = pas
    .about = Zakończenie ruchu bez wykładania kostki. W większości gier pasować wolno tylko wtedy, gdy nic nie pasuje i nie wolno dobrać.
    .also = pasować, spasować, stukać, opuścić kolejkę, stracić kolejkę, czekać
term-out = skończyć
    .about = Wyłożyć swoją ostatnią kostkę, co kończy rundę. Kto to zrobi, zwykle ją wygrywa.
    .also = wyjść, domino, zakończyć, pozbyć się kostek, ostatnia kostka, bez kostek
term-fish = ryba
    .about = Runda, w której nikt nie może grać dalej, choć wszyscy mają jeszcze kostki. Zasady każdej gry mówią, kto ją wygrywa i ile jest warta.
    .also = blokada, zablokowana runda, zamknięta gra, zamknięcie, pat, martwa gra, nikt nie ma ruchu, nikt nie może ruszyć
term-fish-maker = kto zrobił rybę
    .about = Gracz, który wyłożył ostatnią kostkę przed rybą. W Morskim koźle rybaka szuka się inaczej: dublety się nie liczą.
    .also = sprawca ryby, kto zablokował, robi rybę, zrobić rybę
term-round = runda
    .about = Od rozdania do chwili, gdy ktoś skończy albo nikt nie może grać dalej. Mecz ma kilka rund.
    .also = rozdanie, kolejka, partyjka, gra, tura
term-match = mecz
    .about = Wszystkie rundy, aż ktoś dojdzie do celu albo minie umówiona liczba rund lub minut. Kto jest kozłem, rozstrzyga mecz, a nie pojedyncza runda.
    .also = cała gra, partia, rozgrywka, wieczór, sesja
term-partner = partner
    .about = W grze parami gracz naprzeciw ciebie, który gra na to samo konto. Jego kostek nie widzisz.
    .also = para, pary, kolega z pary, drużyna, wspólnik
term-side = strona
    .about = Wszyscy, którzy mają razem jedno konto: para, a w grze bez par pojedynczy gracz.
    .also = drużyna, para, ekipa

## Zapisywanie punktów

term-account = konto
    .about = To, co strona ma w tym meczu dotąd zapisane: punkty, a w grach, w których się ich nie chce, kary.
    .also = wynik, suma, stan, zapis, rachunek
term-target = cel
    .about = Ile punktów kończy mecz. W jednych grach kto do niego dojdzie, wygrywa, w innych, jak w Koźle, przegrywa.
    .also = do ilu gramy, limit, ile punktów, gra do stu, granica
term-penalty = kara
    .about = Punkty, których się nie chce: to, co ci zostało, zapisuje się przeciw tobie. Najlepsza jest najniższa suma.
    .also = punkty karne, karne, minusy, złe punkty
term-threshold = próg
    .about = Najmniejsza kwota, którą się zapisuje, w niektórych grach tylko przy pierwszym wpisie. Co dzieje się z mniejszą, mówią zasady każdej gry.
    .also = minimum, najmniejszy wpis, otwarcie konta, trzynaście, za mało punktów
term-memory = zapamiętane punkty
    .about = Przegrana za mała, żeby ją zapisać, którą się pamięta i dodaje do następnej. Gdy zostaje zapisana albo strona wygra rundę, zapomina się o niej.
    .also = pamięć, pamiętać, w pamięci, zapamiętana przegrana
term-house-rule = zasada domowa
    .about = Zasada, którą stół może sobie wybrać. Rozdział 8 każdej strony wymienia je wszystkie i podaje, co jest do wyboru.
    .also = opcja, wariant, umowa, ustawienie, zmiana zasad, własne zasady

## Krzyże i liczone końce

term-spinner = spinner
    .about = Dublet, do którego można dokładać ze wszystkich czterech stron, zwykle pierwszy wyłożony. Jego boki otwierają się od razu albo gdy zajęte są dwa długie.
    .also = krzyż, krzyżak, dublet na cztery strony, pierwszy dublet, rozgałęzienie
term-crosswise = w poprzek
    .about = Dublet leżący w poprzek linii, tak że widać obie jego połówki. Wzdłuż leży z biegiem linii i pokazuje jedną.
    .also = poprzecznie, wzdłuż, podłużnie, prostopadle, bokiem
term-arm = ramię
    .about = Rząd kostek, który rośnie od środka krzyża albo gwiazdy. Otwarty jest tylko jego zewnętrzny koniec.
    .also = gałąź, odnoga, promień, noga
term-crossroads = skrzyżowanie
    .about = W Ośle pierwszy dublet na stole, do którego można dokładać ze wszystkich czterech stron.
    .also = rozstaje, krzyżówka, spinner, pierwszy dublet
term-closed-double = zakryty dublet
    .about = W Ośle dublet położony licem w dół. Za nim nic się nie dokłada, więc jego ramię jest zamknięte.
    .also = licem w dół, zakryć dublet, zamknięte ramię, zamknąć dublet, odwrócony dublet
term-house = domek
    .about = W Telefonie dublet, którego krótkie boki też się otwierają, zwykle pierwszy z kostkami przy obu długich. Odtąd są cztery końce.
    .also = domki, dom, pchła, domek w telefonie
term-count = suma końców
    .about = Połówki widoczne na wszystkich otwartych końcach, dodane razem. W grach na piątki wielokrotność pięciu od razu punktuje.
    .also = liczenie końców, piątki, wielokrotność pięciu, punkty z gry, podzielne przez pięć
term-claim = zgłoszenie
    .about = Powiedzenie głośno, że twoja kostka punktuje, tam gdzie wymaga tego zasada domowa. Co przeoczysz, może wziąć następny gracz.
    .also = zgłosić punkty, muggins, ogłosić, zapomniane punkty, zgłaszanie

## Kozły i generałowie

term-goat = kozioł
    .about = Przegrany meczu w Kozła albo w Morskiego kozła. W Ośle przegrany jest osłem.
    .also = koza, kozły, przegrany, osioł
term-general = generał
    .about = W Generalskim koźle tytuł tego, kto przegrywa przez ostatnią kostkę 0-0 albo 6-6. Jego drużyna liczy go sobie na minus, chyba że zasada domowa to odwraca.
    .also = generałowie, tytuł, koniec z 0-0, koniec z 6-6, skończyć na 6-6
term-bald = łysy
    .about = Runda skończona kostką 0-0. W Morskim koźle wygrywa ona cały mecz; w Generalskim koźle wariant z łysym liczy ją osobno od generałów.
    .also = łysa, goły, goła, skończyć na 0-0, koniec z zerem
term-signal = znak
    .about = W Generalskim koźle mrugnięcie mówi „mam 0-0”, a wydęty policzek „mam 6-6”. Znak nie zabiera ruchu i nigdy nie jest obowiązkowy.
    .also = sygnał, mrugnięcie, mrugać, wydęty policzek, umówiony znak, podpowiedź dla partnera
term-yield = ustąpić miejsca
    .about = W Generalskim koźle drużyna, która dostała tytuł albo przegrała dość razy, oddaje swoje miejsca drużynie czekającej najdłużej i sama czeka.
    .also = wstać od stołu, zmiana drużyn, następna drużyna, czekająca drużyna, kolejka do stołu
term-hundred = setka
    .about = W Morskim koźle początek od 6-6, gdy strona ma do niego prawo: ma punkty na koncie albo dostała to prawo. Jeśli w tej rundzie skończy, wygrywa cały mecz.
    .also = sto, grać setkę, początek od 6-6, prawo do setki, 100
term-wipe = skreślenie
    .about = W Morskim koźle punkty ma naraz tylko jedna strona. Jeśli inna wygra dość dużą rundę, konto tamtej wraca do 0.
    .also = skreślić, wyzerować, skasować, spalić, punkty przepadają
term-brother-in-law = szwagier
    .about = W Morskim koźle strona, która zaczęła setkę i zostaje z dużą ręką, gdy kończy druga strona. Przegrywa mecz.
    .also = przegrana setka, nieudana setka, szwagrowie
term-fisherman = rybak
    .about = W Morskim koźle gracz, który wyłożył ostatnią kostkę przed rybą, nie licząc dubletów. Może na rybie zyskać albo zostać z długiem.
    .also = czyja ryba, kto zrobił rybę, wędkarz
term-debt = dług
    .about = W Morskim koźle ryba, którą rybak przegrał i musi odpisać wygraną w dość dużej rundzie. Jeśli wszystkie próby zawiodą, druga strona może zagrać setkę.
    .also = odpisać rybę, odpisanie ryby, dłużnik, dłużny
term-eggs = jajka
    .about = W Morskim koźle ryba, w której obie strony mają tyle samo. Następne rundy zaczynają się jak pierwsza i któraś z nich musi przynieść dość dużą wygraną.
    .also = remisowa ryba, jajko, rozbić jajka, jaja
term-rotten-eggs = zgniłe jajka
    .about = Jajka, których nikt nie rozbił w przeznaczonych na to rundach. Przepadają albo, z zasadą domową, mecz jest remisowy.
    .also = zbuki, zepsute jajka, nierozbite jajka, zgniłe jaja

## Kiełbasa

term-row = szereg
    .about = W Kiełbasie twoje kostki, zakryte obok siebie, których sam nie oglądasz. Bierzesz z prawego końca, a odkładasz na lewy.
    .also = kolejka kostek, zakryte kostki, rządek
term-root = korzeń
    .about = Kostka, z której wszystko rośnie: w Kiełbasie ta, od której zaczynają się obie linie, w Kurzej stopce dublet w środku.
    .also = środek, kostka w środku, początkowy dublet
term-insert = wsunąć
    .about = W Kiełbasie wcisnąć dublet między dwie kostki, które stykają się jego liczbą. To, co leży dalej, odsuwa się o jedno miejsce.
    .also = wcisnąć, wsunięcie, między dwie kostki, wstawić
term-cut = cięcie
    .about = W Kiełbasie położenie kostki w poprzek obu linii tam, gdzie na tej samej głębokości pokazują jej dwie liczby. Wszystko przed nią idzie do przeciwnika, a ona jest nowym korzeniem.
    .also = ciąć, odciąć, odetnę, odcięte kostki, kroić kiełbasę, głębokość

## Pociągi i stopki

term-train = pociąg
    .about = Rząd kostek, który należy do jednego gracza i zaczyna się przy stacji. Inni mogą tam dokładać tylko wtedy, gdy stoi na nim znacznik.
    .also = własny pociąg, prywatny pociąg, mój pociąg
term-public-train = pociąg meksykański
    .about = W Meksykańskim pociągu ten, który należy do wszystkich; dokładać może każdy.
    .also = pociąg publiczny, wspólny pociąg, pociąg dla wszystkich
term-marker = znacznik
    .about = Znak na twoim pociągu, że jest otwarty dla wszystkich, bo trzeba było spasować. Znika, gdy dołożysz tam swoją kostkę.
    .also = moneta, pionek, otwarty pociąg, żeton
term-engine = lokomotywa
    .about = Dublet na stacji, w środku stołu, od którego zaczyna się każdy pociąg. Zmienia się z rundy na rundę.
    .also = stacja, parowóz, dworzec, środkowy dublet
term-bare-double = goły dublet
    .about = W Meksykańskim pociągu dublet, na którym nic jeszcze nie leży. Trzeba go przykryć, zanim wyłoży się coś innego; dublet, którego żadna kostka nie może już przykryć, jest martwy.
    .also = nieprzykryty dublet, otwarty dublet, przykryć dublet, martwy dublet, domknąć dublet
term-foot = stopka
    .about = W Kurzej stopce dublet wyłożony na końcu. Dopóki nie ma swoich trzech palców, nic innego nie wolno wyłożyć.
    .also = kurza stopka, kurza łapka, łapka, stopa
term-toes = palce
    .about = Trzy kostki z liczbą dubletu, które tworzą stopkę. Potem każda z nich jest końcem.
    .also = palec, trzy palce, pazury

## Jokery, sumy i inne stoły

term-matador = matador
    .about = Kostka, którą można dołożyć do każdego końca, w dowolną stronę: 0-0 i każda, której połówki dają razem sumę gry.
    .also = joker, jokery, kardynał, kostka pasująca wszędzie, matadory
term-double-heading = równe końce
    .about = W Bergenie oba końce pokazują tę samą liczbę, a żadna z końcowych kostek nie jest dubletem. Jeśli któraś nim jest, to trójka.
    .also = takie same końce, trójka, podwójny koniec, bergen
term-running-total = suma na stole
    .about = We włoskim dominie suma wszystkich oczek na stole. Kto zrobi z niej dokładnie jeden z progów, punktuje.
    .also = suma bieżąca, suma oczek, progi, razem na stole
term-barricade = barykada
    .about = Dublet położony w poprzek końca, żeby od razu zatrzymać rundę. Barykada udaje się, jeśli żaden przeciwnik nie ma mniej niż ten, kto ją postawił.
    .also = blokada, zablokować koniec, zamknąć grę, dublet w poprzek, szlaban
term-brickwork = mur
    .about = Sposób, w jaki leżą kostki we francuskim dominie: w dwóch warstwach jak cegły, każda do połowy nad sąsiednią. Pasuje to samo co w linii.
    .also = cegły, cegła, warstwy, murowanie

## 42

term-shaker = mieszający
    .about = W grze 42 gracz, który miesza kostki. Pierwszy licytuje gracz po jego lewej.
    .also = rozdający, miesza, kto miesza, kto rozdaje
term-bid = zapowiedź
    .about = Ile, według gracza, weźmie jego strona w tej rundzie. Kto licytuje najwyżej, ogłasza atu i musi to ugrać; jeśli nie ugra, punktuje druga strona.
    .also = licytacja, licytować, odzywka, kontrakt, ugrać, przegrany kontrakt, wpadka
term-mark = kreska
    .about = W kreskach liczy się rundy w grze 42. Jako zapowiedź kreska obiecuje wszystkie lewy.
    .also = kreski, marka, 42 punkty, 84, znaczek
term-trump = atut
    .about = Kostka koloru, który w tej rundzie bije wszystkie inne; kolor ogłasza ten, kto licytował najwyżej. Atut nie należy do żadnego innego koloru.
    .also = atu, atuty, kolor atutowy, kolor, bez atu
term-trick = lewa
    .about = Po jednej kostce od każdego gracza. Bierze ją najwyższy atut, a bez atutów najwyższa kostka koloru wyjścia.
    .also = lewy, lew, wziąć lewę, bitka, sztych
term-follow-suit = dołożyć do koloru
    .about = Zagrać kostką tego koloru, w który wyszło, co jest obowiązkiem, jeśli się ją ma. Kto tego nie robi, robi fałszywy renons; program na to nie pozwala.
    .also = do koloru, renons, fałszywy renons, muszę dołożyć, obowiązek koloru
term-off = luźna kostka
    .about = Kostka na ręce licytującego, która nie jest ani atutem, ani dubletem, więc może ją pobić inna.
    .also = luźne kostki, blotka, słaba kostka, off
term-nello = nello
    .about = Kontrakt na oddanie wszystkich lew, bez atu i bez partnera. Pozwala na niego zasada domowa.
    .also = nelo, mizerka, mizer, oddać wszystkie lewy, na zero lew
term-plunge = plunge
    .about = Zapowiedź skokiem na cztery kreski przy co najmniej czterech dubletach; partner ogłasza atu i wychodzi. Pozwala na nią zasada domowa.
    .also = skok, cztery dublety, skok na cztery kreski, nurek
