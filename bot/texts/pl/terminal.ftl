# Co mówi sam stół lokalny.

terminal-no-button = Nie masz przycisku { $number }.
terminal-too-long = To za długie: wiersz może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
}.
terminal-garbled = Nie rozumiem wiersza { $number }: napisz „IMIĘ> tekst”, „IMIĘ< tekst” albo „IMIĘ* 17”.
terminal-bad-name = Wiersz { $number }: nikt nie może się tu tak nazywać.
terminal-hint = Wpisz numer przycisku, ruch, na przykład 6-4, albo polecenie, na przykład /help.
terminal-leaving = Naciśnij jeszcze raz Ctrl-C albo Ctrl-D, żeby wyjść.
terminal-guest = Gość
terminal-room = Wszyscy
terminal-private = Tylko ty
terminal-changed = zmienione
doctor-local = W terminalu niczego nie trzeba ustawiać: wszystko działa.
