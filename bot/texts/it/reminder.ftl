# Il promemoria della partita quotidiana, il riepilogo della settimana, il fuso orario di una chat.

## Come si ricorda a una chat

remind-head = <b>Chi gioca oggi?</b> Posso chiederlo qui ogni giorno alla stessa ora.
remind-is-off = Promemoria: disattivato
remind-is-on = Promemoria: { $time }, { $days }. Il prossimo: { $date }, { $first }.
remind-summary = Riepilogo della settimana: { $on ->
    [on] il lunedì alle 9:00
   *[off] disattivato
}
remind-zone = Fuso orario: { $city }, dove ora sono le { $time }.
remind-how = Premi un’ora, o scrivine una con la città conosciuta più vicina: <c>/remind 12:30 Roma</c>
remind-admins = Può cambiarlo chi gestisce la chat.
remind-button-off = Disattiva
remind-button-summary = { $on ->
    [on] Attiva il riepilogo
   *[off] Disattiva il riepilogo
}
remind-what = Non capisco “{ $word }”. Si fa così: <c>/remind 12:30 Roma feriali</c>, <c>/remind disattiva</c>, <c>/remind riepilogo attiva</c>.
remind-in-group = Un promemoria è per un gruppo: scrivilo nella chat in cui giocate.

## Il fuso orario

button-zone = Fuso orario
button-remind = Promemoria
button-all-settings = Tutte le impostazioni
zone-head = <b>Fuso orario</b>: { $city }, dove ora sono le { $time }.
zone-how = Premi la città che ha la tua ora, o scrivine una: <c>/settings Roma</c>
zone-choice = { $city } { $time }
zone-set = D’ora in poi la chat segue l’ora di { $city }.
zone-unknown = Non conosco la città “{ $city }”. Scrivi la grande città più vicina, come <c>/settings Roma</c>, o le ore intere da UTC, come <c>/settings UTC+3</c>. Senza città, <c>/settings</c> mostra tutto ciò che si può scegliere, come il tempo per un turno.
zone-alike = Non conosco la città “{ $city }”. Intendi “{ $alike }”? Allora scrivila così.

## Chi c’è

invite-head = <b>Chi gioca oggi?</b> { $game }
invite-in = { $count ->
    [one] C’è
   *[other] Ci sono
} ({ $count }): { $names }
invite-out = Oggi no: { $names }
invite-players = Si gioca in { $players }. Le coppie restano quelle dell’ultima volta se ci sono tutti e due; gli altri li abbina la sorte.
invite-begun = Il tavolo è stato aperto.
invite-closed = Per oggi è tutto.
invite-button-in = Ci sono
invite-button-out = Non ci sono
invite-button-begin = Comincia
invite-button-real = Comincia con tessere vere
invite-over = È tardi: il tavolo è già aperto, o per oggi non si fa più in tempo. <c>/lunch</c> apre un tavolo in qualsiasi momento.
invite-nobody = Non c’è ancora nessuno.
invite-not-in = Può cominciare chi c’è; appena siete abbastanza, può farlo chiunque. Premi <b>Ci sono</b>.

## La settimana

summary-head = <b>La settimana scorsa</b>, { $since } – { $until }
