# Przypomnienie o codziennej rundzie, podsumowanie tygodnia, strefa czasowa czatu.

## Jak przypominać

remind-head = <b>Kto dziś gra?</b> Mogę tu o to pytać codziennie o tej samej porze.
remind-is-off = Przypomnienie: wyłączone
remind-is-on = Przypomnienie: { $time }, { $days }. Następne: { $date }, godz. { $first }.
remind-summary = Podsumowanie tygodnia: { $on ->
    [on] w poniedziałki o 9:00
   *[off] wyłączone
}
remind-zone = Strefa czasowa: { $city }, teraz jest tam { $time }.
remind-how = Naciśnij godzinę albo wpisz ją z najbliższym znanym miastem: <c>/remind 12:30 Warszawa</c>
remind-admins = Zmienić to mogą osoby prowadzące czat.
remind-button-off = Wyłącz
remind-button-summary = { $on ->
    [on] Włącz podsumowanie tygodnia
   *[off] Wyłącz podsumowanie tygodnia
}
remind-what = Nie rozumiem „{ $word }”. Pisze się to tak: <c>/remind 12:30 Warszawa dni robocze</c>, <c>/remind wyłącz</c>, <c>/remind podsumowanie włącz</c>.
remind-in-group = Przypomnienie jest dla grupy: napisz to na czacie, na którym gracie.

## Strefa czasowa

button-zone = Strefa czasowa
button-remind = Przypomnienie
button-all-settings = Wszystkie ustawienia
zone-head = <b>Strefa czasowa</b>: { $city }, teraz jest tam { $time }.
zone-how = Naciśnij miasto, w którym jest ta sama godzina co u was, albo je wpisz: <c>/settings Warszawa</c>
zone-choice = { $city } { $time }
zone-set = Na tym czacie obowiązuje odtąd czas miasta: { $city }.
zone-unknown = Nie znam miasta „{ $city }”. Wpisz najbliższe duże, na przykład <c>/settings Warszawa</c>, albo różnicę pełnych godzin od UTC, na przykład <c>/settings UTC+3</c>. Bez miasta <c>/settings</c> pokazuje wszystko, co można ustawić, na przykład czas na ruch.
zone-alike = Nie znam miasta „{ $city }”. Czy chodzi o „{ $alike }”? Wpisz to tak.

## Kto gra

invite-head = <b>Kto dziś gra?</b> { $game }
invite-in = Na tak ({ $count }): { $names }
invite-out = Na nie: { $names }
invite-players = Liczba graczy: { $players }. Pary zostają jak ostatnio, jeśli grają obie osoby; resztę się losuje.
invite-begun = Stół został otwarty.
invite-closed = Na dziś to tyle.
invite-button-in = Gram
invite-button-out = Nie gram
invite-button-begin = Zaczynamy
invite-button-real = Gramy prawdziwymi kostkami
invite-over = To już nieaktualne: stół jest otwarty albo na dziś jest za późno. <c>/lunch</c> otwiera stół w każdej chwili.
invite-nobody = Na razie nikt nie gra.
invite-not-in = Zacząć mogą ci, którzy grają, a gdy jest ich dość, każdy. Naciśnij <b>Gram</b>.

## Tydzień

summary-head = <b>Zeszły tydzień</b>, od { $since } do { $until }
