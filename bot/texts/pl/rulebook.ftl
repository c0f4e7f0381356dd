# Zasady: rozdziały, pytania, porównanie dwóch gier i dlaczego coś było tak, a nie inaczej.

## Rozdziały: tytuł i inne słowa o tym samym, do wyszukiwania

section-idea = W jednym zdaniu
    .also = o co chodzi, na czym polega, cel gry, pomysł, w skrócie
section-players = Gracze i kostki
    .also = ilu graczy, po ile kostek, ile klocków, rozdanie, rozdawanie, zestaw, komplet, pary, drużyny, partnerzy, ręka na początku
    .asked = ile osób, w ile osób się gra, ile osób może grać, ilu może grać, ilu nas, we dwóch, we dwoje, w trzy osoby, ile kostek dostaję, po ile kości, ile kostek każdy, ile kości dostaję, w trójkę, we trójkę, w czwórkę, w piątkę, grać w trójkę, grać we troje, we troje, w dwójkę, jest nas troje, pięć dubletów, pięć dubli, za dużo dubletów, grać w sześć osób, w sześć osób, w szóstkę
section-begin = Kto zaczyna
    .also = początek, zaczynać, zaczyna, pierwszy ruch, pierwszy, otwarcie, od czego się zaczyna, następna runda
    .asked = kto idzie pierwszy, zgodnie z ruchem wskazówek zegara, odwrotnie, kierunek, w którą stronę, najniższa zapowiedź, jak licytować, jak wygląda licytacja
section-turn = Twój ruch
    .also = grać, dołożyć, dokładać, wyłożyć, położyć, ruch, dobrać, dobierać, pas, pasować, spasować, stukać, pasująca kostka, nie mam ruchu, pusty talon, pusty bank, wolno, można, muszę, trzeba
    .asked = jak się gra, co robić, nic nie pasuje, nie mam co dołożyć, ile kostek dobieram, ile się dobiera, brać, ile jest końców, jak się układa kostki, talon pusty, dwa dublety naraz, nie mogę zagrać, nie mam czym, talon się skończył, bank się skończył, gdzie mogę położyć, przykryć dublet, cofnąć, pasują wszędzie, czy muszę dobierać, dobierać jeśli mogę, powiedzieć partnerowi
section-end = Koniec rundy
    .also = skończyć, wyjść, ostatnia kostka, zablokowane, blokada, gra zablokowana, nikt nie może grać, nikt nie ma ruchu, ryba, koniec
    .asked = kiedy jest koniec, kiedy kończy się runda, ostatnia kostka to dublet, rozwiązane, blokada kto wygrywa, zablokowane kto wygrywa, ryba kto wygrywa
section-scoring = Punktacja
    .also = punkty, wynik, liczyć, liczenie, ile warte, kto dostaje, ile dostaję, ile kosztuje, płacić, stracić, co zostało, oczka na ręce, zapisać, premia
    .asked = co dostaje zwycięzca, kiedy dostaję punkty, kto dostaje punkty, ile punktów, ile ma mydło, ile kosztuje mydło, ile kosztuje puste, liczy punkty, liczy się punkty, ujemne, poniżej zera, zaczyna się zapisywać, zaczyna się pisać, kto przegrywa gdy kończę, kto przegrywa jeśli kończę, liczą się kostki partnera
section-match = Mecz
    .also = wygrana, zwycięzca, wygrywa, przegrana, przegrywa, cała gra, do ilu, ile rund zagrać, cel, konto, koniec meczu, jak długo
    .asked = jak się wygrywa, jak wygrywamy, jak wygrać, do ilu punktów gramy, ile trwa, ile rund, kto wygrywa, remis, jak jest remis, kto przegrywa, skończy się czas, koniec czasu, czas minął, tyle samo punktów, minie czas, czas się skończy, przerwa skończy się, przerwa się skończyła, koniec przerwy, drużyny się zmieniają, zmieniają się drużyny
section-options = Zasady domowe
    .also = opcje, ustawienia, warianty, możemy, czy można zmienić, umówić się, zamiast, inne zasady, opcja, ustawienie
section-words = Słowniczek
    .also = słownik, słowa, pojęcia, co znaczy, co to jest, co to są
section-examples = Przykłady
    .also = przykład, pokaż

## Strony

rules-which = Zasady której gry? Albo zapytaj od razu po poleceniu: <c>/rules co jeśli nikt nie może ruszyć</c>
rules-head = <b>{ $game }</b>, gracze: { $players }
rules-section = <b>{ $game } · { $number } { $title }</b>
rules-option = <b>{ $option }</b> (<c>{ $id }</c>): { $value }. { $about }
rules-choices = Do wyboru: { $choices }.
rules-term = <b>{ $term }</b>: { $about }
rules-differing = Przy tym stole inaczej niż zwykle:
rules-differs = <b>{ $option }</b>: { $value } (zwykle: { $usual })
rules-as-usual = Ten stół gra według zwykłych zasad.
rules-no-such = Nic tu o tej grze nie ma.
seat-north = Północ
seat-east = Wschód
seat-south = Południe
seat-west = Zachód
rules-holds = { $name } ma na ręce { $tiles }
rules-may = { $name } ma do wyboru: { $moves }{ $more ->
    [0] {"."}
    [one] {" "}i jeszcze { $more }.
    [few] {" "}i jeszcze { $more }.
   *[many] {" "}i jeszcze { $more }.
}
rules-further = ▸ { $first }
rules-shared = Pokazuje { $name }.
rules-nothing = Nic o tym nie ma. Spróbuj innymi słowami albo przeglądaj przez samo <c>/rules</c>.

rules-button-section = { $number } { $title }
rules-button-context = { $game } · { $number } { $title }
rules-button-contents = Spis treści
rules-button-games = Wszystkie gry
rules-button-more = Więcej odpowiedzi
rules-button-share = Pokaż wszystkim

## Dwie gry

compare-head = <b>{ $one }</b> i <b>{ $other }</b>: czym się różnią
compare-line = <b>{ $what }</b>: { $one } | { $other }
compare-players = Gracze
compare-tiles = Kostki razem
compare-top = Najwyższa liczba
compare-hand = Kostki na osobę (graczy: { $players })
compare-only = Tylko w tej grze: { $game }
compare-how = Podaj dwie gry, na przykład <c>/rules porównaj goat sea-goat</c>.
compare-what = { compare-how } Nie znajduję tu dwóch gier: { $games }

## Dlaczego

why-refused = <b>Dlaczego twój ostatni ruch odrzucono:</b>
why-scored = <b>Skąd wziął się ostatni wynik:</b>
why-nothing = Nie ma tu jeszcze czego wyjaśniać: żadnego twojego ruchu nie odrzucono i nie ma jeszcze punktów.

## Zasady jako strona internetowa

site-title = Zasady gier w domino
