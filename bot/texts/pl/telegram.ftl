# Co mówi sama platforma Telegram i co stwierdza tam /doctor.

telegram-move-by-words = Żeby zagrać, napisz /move i kostkę, draw, pass, bid 30 albo trump 5.
telegram-sent-privately = Jest już na naszym czacie prywatnym.
telegram-slowed = Telegram na razie nie pozwala mi tu pisać. Spróbuj ponownie za chwilę.

telegram-unknown = Telegram nie mówi, co mi tu wolno. Spróbuj ponownie za minutę.
telegram-not-inside = Nie należę do tego czatu: dodaj mnie jeszcze raz.
telegram-texts-yes = Mogę tu pisać.
telegram-texts-no = Nie mogę tu pisać: pozwól mi wysyłać wiadomości (ustawienia grupy, uprawnienia).
telegram-photos-yes = Mogę wysyłać zdjęcia: stół może być obrazkiem.
telegram-photos-no = Nie mogę wysyłać zdjęć, więc stół jest tylko tekstem: pozwól na to (ustawienia grupy, uprawnienia).
telegram-topic = Ten temat to osobny pokój: stół tu otwarty zostaje tutaj.
telegram-general = Stół tu otwarty zostaje w temacie ogólnym. Każdy inny temat to osobny pokój.
telegram-topic-open = Jeśli ten temat jest zamknięty, mogę w nim pisać tylko jako administrator z prawem zarządzania tematami.
telegram-topic-closed = Ten temat jest zamknięty, więc nie mogę w nim pisać: otwórz go albo mianuj mnie administratorem z prawem zarządzania tematami.
telegram-topics-closed = Mogę zarządzać tematami, więc piszę też w zamkniętych.
telegram-runs = Mam prawa administratora: widzę, gdy ktoś wychodzi z grupy.
telegram-sees-all = Widzę wszystko, co się tu pisze, i pilnuję, żeby stół było widać.
telegram-sees-little = Widzę tylko polecenia i to, co jest do mnie: to wystarczy. Jeśli rozmowa zepchnie stół, <c>/table</c> pokaże go znowu. Z prawami administratora zauważę to bez pytania.
telegram-inline-yes = Ruch można wybrać także podczas pisania: wpisz moją nazwę i spację, a pojawią się twoje kostki. Działa to tylko wtedy, gdy osoba, która mnie prowadzi, włączyła w BotFather też inline feedback (<c>/setinlinefeedback</c>).
telegram-inline-no = Ruchy robi się przyciskami. Osoba, która mnie prowadzi, może włączyć w BotFather tryb inline (<c>/setinline</c> i <c>/setinlinefeedback</c>); wtedy można je wybierać także podczas pisania.
