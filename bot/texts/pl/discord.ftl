# Discord: nazwy poleceń i tego, co się przy nich wpisuje, oraz to, co mówi tam /doctor.

## Nazwy poleceń: po jednym słowie, każde inne

slash-play = graj
slash-lunch = przerwa
slash-remind = przypomnij
slash-sheet = arkusz
slash-daily = dzień
slash-join = dołącz
slash-leave = wstań
slash-hand = ręka
slash-table = stół
slash-move = ruch
slash-stop = zamknij
slash-games = gry
slash-rules = zasady
slash-why = dlaczego
slash-tally = bilans
slash-export = eksport
slash-import = import
slash-forget = zapomnij
slash-record = protokół
slash-verify = sprawdź
slash-settings = ustawienia
slash-language = język
slash-doctor = diagnoza
slash-help = pomoc
slash-start = start

## Co się wpisuje po poleceniu: po jednym słowie, każde inne

slash-option-game = gra
    .about = która gra
slash-option-options = zasady
    .about = zasady domowe, na przykład target=125
slash-option-table = stół
    .about = który stół, jeśli jest ich kilka
slash-option-move = ruch
    .about = kostka jako liczba-liczba, potem @ i miejsce; draw; pass
slash-option-topic = temat
    .about = rozdział, zasada domowa albo pytanie własnymi słowami
slash-option-language = język
    .about = ja albo czat, i który język
slash-option-tally = co
    .about = ja, miesiąc, rekordy, historia, gra, imię; albo dodaj, cofnij
slash-option-minutes = minuty
    .about = ile trwa partia, od 30 do 60 minut
slash-option-format = format
    .about = json do /import, csv do arkusza kalkulacyjnego
slash-option-file = plik
    .about = plik zapisany przez /export
slash-option-whom = kogo
    .about = mnie: zapomnij o mnie
slash-option-sheet = wpis
    .about = gra i zasady; z i imiona; kto skończył i co zostało; ryba; cofnij; eksport
slash-option-reminder = godzina
    .about = na przykład 12:30 Warszawa dni robocze; codziennie; wyłącz; podsumowanie włącz
slash-option-city = miasto
    .about = najbliższe znane miasto, dla strefy czasowej

## Co mówi /doctor

doctor-discord-fine = Mam tu wszystkie potrzebne uprawnienia.
doctor-discord-foreign = Nie należę do tego miejsca: mogę ci odpowiadać, ale nie mogę pokazać stołu. Graj na naszym prywatnym czacie albo na serwerze, na którym jestem: osoba, która prowadzi serwer, może mnie dodać.
doctor-discord-view = Nie widzę tego kanału. Daj mojej roli uprawnienie <b>Wyświetlanie kanału</b>. Zablokowany wątek trzeba otworzyć na nowo. Do prywatnego wątku trzeba mnie dodać: wspomnij mnie w nim.
doctor-discord-timeout = Mam przerwę (timeout) i nie mogę pisać, dopóki się nie skończy. Moderacja może zakończyć ją wcześniej.
doctor-discord-send = Nie mogę tu pisać. Daj mojej roli uprawnienie <b>Wysyłanie wiadomości</b> na tym kanale.
doctor-discord-threads = Nie mogę pisać w wątkach. Daj mojej roli uprawnienie <b>Wysyłanie wiadomości w wątkach</b> na tym kanale.
doctor-discord-locked = Ten wątek jest zablokowany. Odblokuj go albo daj mojej roli uprawnienie <b>Zarządzanie wątkami</b> na tym kanale.
doctor-discord-attach = Nie mogę wysyłać obrazków, więc stoły są tekstem. Daj mojej roli uprawnienie <b>Załączanie plików</b> na tym kanale.
