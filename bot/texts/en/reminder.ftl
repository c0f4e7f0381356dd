# The reminder of the daily round, the summary of the week, the time zone of a chat.

## How a chat is reminded

remind-head = <b>Who plays today?</b> I can ask here every day at the same time.
remind-is-off = Reminder: off
remind-is-on = Reminder: { $time }, { $days }. The next one comes on { $date } at { $first }.
remind-summary = Summary of the week: { $on ->
    [on] on Mondays at 9:00
   *[off] off
}
remind-zone = Time zone: { $city }, where it is { $time } now.
remind-how = Press a time, or type one with the nearest well-known city: <c>/remind 12:30 Berlin</c>
remind-admins = Those who run the chat can change this.
remind-button-off = Turn it off
remind-button-summary = { $on ->
    [on] Weekly summary on
   *[off] Weekly summary off
}
remind-what = I do not understand “{ $word }”. It goes like this: <c>/remind 12:30 Berlin weekdays</c>, <c>/remind off</c>, <c>/remind summary on</c>.
remind-in-group = A reminder is for a group: type this in the chat in which you play.

## The time zone

button-zone = Time zone
button-remind = Reminder
button-all-settings = All settings
zone-head = <b>Time zone</b>: { $city }, where it is { $time } now.
zone-how = Press the city whose time is yours, or type one: <c>/settings Berlin</c>
zone-choice = { $city } { $time }
zone-set = The chat goes by the time of { $city } from now on.
zone-unknown = I know no city “{ $city }”. Type the nearest large one, such as <c>/settings Berlin</c>, or the whole hours from UTC, such as <c>/settings UTC+3</c>. Without a city <c>/settings</c> shows all there is to choose, such as the time for a turn.
zone-alike = I know no city “{ $city }”. Did you mean “{ $alike }”? Then write it like that.

## Who is in

invite-head = <b>Who is in today?</b> { $game }
invite-in = In ({ $count }): { $names }
invite-out = Out: { $names }
invite-players = { $players } can play. Pairs stay as last time where both partners are in; the others are drawn by lot.
invite-begun = The table was opened.
invite-closed = That was it for today.
invite-button-in = I’m in
invite-button-out = I’m out
invite-button-begin = Begin
invite-button-real = Begin with real tiles
invite-over = That is over: the table is open, or it is too late for today. <c>/lunch</c> opens a table at any time.
invite-nobody = Nobody is in yet.
invite-not-in = Only those who are in can begin; once enough are in, everybody can. Press <b>I’m in</b>.

## The week

summary-head = <b>Last week</b>, { $since } to { $until }
