# Die Erinnerung an die tägliche Runde, der Wochenrückblick, die Zeitzone eines Chats.

## Wie ein Chat erinnert wird

remind-head = <b>Wer spielt heute?</b> Das kann ich hier jeden Tag zur selben Zeit fragen.
remind-is-off = Erinnerung: aus
remind-is-on = Erinnerung: { $time }, { $days }. Die nächste kommt am { $date } um { $first }.
remind-summary = Wochenrückblick: { $on ->
    [on] montags um 9:00
   *[off] aus
}
remind-zone = Zeitzone: { $city }, dort ist es jetzt { $time }.
remind-how = Drück auf eine Uhrzeit, oder schreib eine mit der nächsten bekannten Stadt: <c>/remind 12:30 Berlin</c>
remind-admins = Ändern kann das, wer den Chat verwaltet.
remind-button-off = Ausschalten
remind-button-summary = { $on ->
    [on] Wochenrückblick an
   *[off] Wochenrückblick aus
}
remind-what = „{ $word }“ verstehe ich nicht. Es geht so: <c>/remind 12:30 Berlin werktags</c>, <c>/remind aus</c>, <c>/remind Rückblick an</c>.
remind-in-group = Eine Erinnerung ist für eine Gruppe: Schreib das in den Chat, in dem ihr spielt.

## Die Zeitzone

button-zone = Zeitzone
button-remind = Erinnerung
button-all-settings = Alle Einstellungen
zone-head = <b>Zeitzone</b>: { $city }, dort ist es jetzt { $time }.
zone-how = Drück auf die Stadt, deren Zeit eure ist, oder schreib eine: <c>/settings Berlin</c>
zone-choice = { $city } { $time }
zone-set = Ab jetzt gilt in diesem Chat die Zeit dieser Stadt: { $city }.
zone-unknown = Eine Stadt „{ $city }“ kenne ich nicht. Schreib die nächste große, etwa <c>/settings Berlin</c>, oder die vollen Stunden zu UTC, etwa <c>/settings UTC+3</c>. Ohne Stadt zeigt <c>/settings</c> alles, was sich einstellen lässt, etwa die Bedenkzeit.
zone-alike = Eine Stadt „{ $city }“ kenne ich nicht. Meinst du „{ $alike }“? Dann schreib es so.

## Wer dabei ist

invite-head = <b>Wer ist heute dabei?</b> { $game }
invite-in = Dabei ({ $count }): { $names }
invite-out = Nicht dabei: { $names }
invite-players = Mitspielen können: { $players }. Paare bleiben wie letztes Mal, wenn beide da sind, die anderen werden gelost.
invite-begun = Der Tisch ist eröffnet.
invite-closed = Das war es für heute.
invite-button-in = Bin dabei
invite-button-out = Heute nicht
invite-button-begin = Los geht’s
invite-button-real = Los mit echten Steinen
invite-over = Das ist vorbei: Der Tisch ist eröffnet, oder es ist für heute zu spät. <c>/lunch</c> eröffnet jederzeit einen Tisch.
invite-nobody = Noch ist niemand dabei.
invite-not-in = Anfangen kann nur, wer dabei ist; sobald genug dabei sind, können es alle. Drück <b>Bin dabei</b>.

## Die Woche

summary-head = <b>Letzte Woche</b>, { $since } bis { $until }
