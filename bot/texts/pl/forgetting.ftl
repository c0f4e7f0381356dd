# Ukrywanie imienia i zapominanie.

somebody = ktoś
forget-shown = Bilans pokazuje twoje imię.
forget-hidden = Zamiast twojego imienia w bilansie stoi „ktoś”.
forget-about = Ukryte imię: przy stole nadal je widać i możesz je znów pokazać. Usunięcie: zapominam o tobie na wszystkich czatach. Znikają imię, ustawienia, nasz czat prywatny i nazwy twoich par, i nie da się tego przywrócić. Wygrane i przegrane innych z tobą zostają, tylko z „ktoś” zamiast imienia.
forget-button-hide = Ukryj moje imię
forget-button-show = Pokaż moje imię
forget-button-delete = Usuń mnie …
forget-button-yes = Tak, zapomnij na zawsze
forget-button-keep = Nie, zostaw tak, jak jest
forget-sure = Tego nie da się cofnąć. Mam o tobie zapomnieć, na wszystkich czatach?
forget-only-oneself = Zapomnieć mogę tylko o tobie, nie o innych: <c>/forget mnie</c>.
forget-playing = Siedzisz jeszcze przy stole. Najpierw wstań („/leave”, „/stop”), potem spróbuj znowu.
forget-later = Koniec twojego ostatniego stołu dopiero co się pokazał. Spróbuj znowu za minutę.
forget-done = Już cię nie pamiętam. Gdy znów do mnie napiszesz, zaczniemy od nowa.
rematch-forgotten = Kogoś, kto wtedy grał, już nie pamiętam. Otwórz nowy stół.
