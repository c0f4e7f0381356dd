# El aviso de la ronda diaria, el resumen de la semana, la zona horaria de un chat.

## Cómo se avisa a un chat

remind-head = <b>¿Quién juega hoy?</b> Puedo preguntarlo aquí cada día a la misma hora.
remind-is-off = Aviso: apagado
remind-is-on = Aviso: { $time }, { $days }. El próximo llega el { $date } a las { $first }.
remind-summary = Resumen de la semana: { $on ->
    [on] los lunes a las 9:00
   *[off] apagado
}
remind-zone = Zona horaria: { $city }; hora actual: { $time }.
remind-how = Pulsa una hora, o escribe una con la ciudad conocida más cercana: <c>/remind 12:30 Madrid</c>
remind-admins = Esto pueden cambiarlo quienes administran el chat.
remind-button-off = Apagarlo
remind-button-summary = { $on ->
    [on] Encender resumen semanal
   *[off] Apagar resumen semanal
}
remind-what = No entiendo «{ $word }». Se escribe así: <c>/remind 12:30 Madrid laborables</c>, <c>/remind apagar</c>, <c>/remind resumen encender</c>.
remind-in-group = Un aviso es para un grupo: escribe esto en el chat de la partida.

## La zona horaria

button-zone = Zona horaria
button-remind = Aviso
button-all-settings = Todos los ajustes
zone-head = <b>Zona horaria</b>: { $city }; hora actual: { $time }.
zone-how = Pulsa la ciudad cuya hora es la tuya, o escribe una: <c>/settings Madrid</c>
zone-choice = { $city } { $time }
zone-set = Desde ahora el chat va con la hora de { $city }.
zone-unknown = No conozco ninguna ciudad «{ $city }». Escribe la grande más cercana, como <c>/settings Madrid</c>, o las horas enteras respecto a UTC, como <c>/settings UTC+3</c>. Sin ciudad, <c>/settings</c> muestra todo lo que se puede elegir, como el tiempo por turno.
zone-alike = No conozco ninguna ciudad «{ $city }». ¿Es «{ $alike }»? Entonces escríbelo así.

## Quién se apunta

invite-head = <b>¿Quién se apunta hoy?</b> { $game }
invite-in = { $count ->
    [one] Se apunta
   *[other] Se apuntan
} ({ $count }): { $names }
invite-out = Hoy no: { $names }
invite-players = Pueden jugar: { $players }. Las parejas siguen como la última vez si están las dos personas; las demás se sortean.
invite-begun = La mesa se abrió.
invite-closed = Por hoy, nada más.
invite-button-in = Me apunto
invite-button-out = No puedo
invite-button-begin = Empezar
invite-button-real = Empezar con fichas de verdad
invite-over = Eso ya pasó: la mesa está abierta, o por hoy es tarde. <c>/lunch</c> abre una mesa en cualquier momento.
invite-nobody = Aún no se apunta nadie.
invite-not-in = Puede empezar quien se ha apuntado; en cuanto haya bastante gente, cualquiera. Pulsa <b>Me apunto</b>.

## La semana

summary-head = <b>La semana pasada</b>, del { $since } al { $until }
