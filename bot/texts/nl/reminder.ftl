# De herinnering aan de dagelijkse ronde, het overzicht van de week, de tijdzone van een chat.

## Hoe een chat herinnerd wordt

remind-head = <b>Wie speelt er vandaag?</b> Ik kan het hier elke dag op dezelfde tijd vragen.
remind-is-off = Herinnering: uit
remind-is-on = Herinnering: { $time }, { $days }. De volgende komt op { $date } om { $first }.
remind-summary = Weekoverzicht: { $on ->
    [on] op maandag om 9:00
   *[off] uit
}
remind-zone = Tijdzone: { $city }, waar het nu { $time } is.
remind-how = Druk op een tijd, of typ er een met de dichtstbijzijnde bekende stad: <c>/remind 12:30 Amsterdam</c>
remind-admins = Alleen wie de chat beheert, kan dit veranderen.
remind-button-off = Uitzetten
remind-button-summary = { $on ->
    [on] Weekoverzicht aan
   *[off] Weekoverzicht uit
}
remind-what = Ik begrijp “{ $word }” niet. Het gaat zo: <c>/remind 12:30 Amsterdam werkdagen</c>, <c>/remind uit</c>, <c>/remind overzicht aan</c>.
remind-in-group = Een herinnering is voor een groep: typ dit in de chat waarin jullie spelen.

## De tijdzone

button-zone = Tijdzone
button-remind = Herinnering
button-all-settings = Alle instellingen
zone-head = <b>Tijdzone</b>: { $city }, waar het nu { $time } is.
zone-how = Druk op de stad met jullie tijd, of typ er een: <c>/settings Amsterdam</c>
zone-choice = { $city } { $time }
zone-set = De chat gaat voortaan uit van de tijd van { $city }.
zone-unknown = Ik ken geen stad “{ $city }”. Typ de dichtstbijzijnde grote, zoals <c>/settings Amsterdam</c>, of de hele uren ten opzichte van UTC, zoals <c>/settings UTC+3</c>. Zonder stad toont <c>/settings</c> alles wat te kiezen is, zoals de bedenktijd per beurt.
zone-alike = Ik ken geen stad “{ $city }”. Bedoel je “{ $alike }”? Schrijf het dan zo.

## Wie er meedoet

invite-head = <b>Wie doet er vandaag mee?</b> { $game }
invite-in = Erbij ({ $count }): { $names }
invite-out = Niet erbij: { $names }
invite-players = { $players } kunnen spelen. Paren blijven zoals de vorige keer als allebei meedoen; over de anderen beslist het lot.
invite-begun = De tafel is geopend.
invite-closed = Dat was het voor vandaag.
invite-button-in = Ik doe mee
invite-button-out = Ik niet
invite-button-begin = Beginnen
invite-button-real = Beginnen met echte stenen
invite-over = Dat is voorbij: de tafel is open, of het is te laat voor vandaag. <c>/lunch</c> opent altijd een tafel.
invite-nobody = Nog niemand doet mee.
invite-not-in = Alleen wie meedoet, kan beginnen; zodra er genoeg meedoen, kan iedereen het. Druk op <b>Ik doe mee</b>.

## De week

summary-head = <b>Vorige week</b>, { $since } tot { $until }
