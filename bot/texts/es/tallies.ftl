# El marcador: totales, retratos, récords, el historial, apuntes a mano.

## Totales

tally-empty = Aquí aún no hay nada que mostrar. Solo cuentan las partidas entre personas.
tally-empty-then = En ese tiempo no se contó nada. Solo cuentan las partidas entre personas.
tally-head = <b>Marcador de este chat</b>
tally-teams = <b>En equipo</b>
tally-account = { $names }: { $counts }
tally-called = { $called } ({ $names }): { $counts }
tally-won = { $count ->
    [one] { $count } partida ganada
   *[other] { $count } partidas ganadas
}
tally-lost = { $count ->
    [one] { $count } partida perdida
   *[other] { $count } partidas perdidas
}
tally-drawn = { $count ->
    [one] { $count } empate
   *[other] { $count } empates
}
tally-round_won = { $count ->
    [one] { $count } ronda ganada
   *[other] { $count } rondas ganadas
}
tally-round_lost = { $count ->
    [one] { $count } ronda perdida
   *[other] { $count } rondas perdidas
}
tally-goat = { $count ->
    [one] { $count } cabra
   *[other] { $count } cabras
}
tally-general = { $count ->
    [one] { $count } General
   *[other] { $count } Generales
}
tally-bald = { $count ->
    [one] { $count } calva
   *[other] { $count } calvas
}
tally-daily = { $count ->
    [one] { $count } solitario del día
   *[other] { $count } solitarios del día
}
tally-daily_moves = { $count ->
    [one] { $count } ficha puesta en los solitarios del día
   *[other] { $count } fichas puestas en los solitarios del día
}
tally-head-of = <b>Marcador de este chat</b> · { $about }
tally-since = desde el { $date }

## Una persona, dos personas, récords

tally-none = Aquí no hay nada contado de { $name }.
tally-run-now = { $won ->
    [yes] { $what ->
        [rounds] Racha actual: { $length } rondas ganadas seguidas
       *[matches] Racha actual: { $length } partidas ganadas seguidas
    }
   *[no] { $what ->
        [rounds] Racha actual: { $length } rondas perdidas seguidas
       *[matches] Racha actual: { $length } partidas perdidas seguidas
    }
}, desde el { $since }.
tally-run-longest = { $what ->
    [rounds] La más larga: { $length } rondas ganadas seguidas, { $days }.
   *[matches] La más larga: { $length } partidas ganadas seguidas, { $days }.
}
tally-partner = Con quien más gana: { $names }.
tally-beats = A quien más veces gana: { $name }, { $what ->
    [rounds] { $times ->
        [one] { $times } ronda
       *[other] { $times } rondas
    }
   *[matches] { $times ->
        [one] { $times } partida
       *[other] { $times } partidas
    }
}.
tally-loses-to = Con quien más veces pierde: { $name }, { $what ->
    [rounds] { $times ->
        [one] { $times } ronda
       *[other] { $times } rondas
    }
   *[matches] { $times ->
        [one] { $times } partida
       *[other] { $times } partidas
    }
}.
tally-duel = { $what ->
    [rounds] Rondas: { $one } { $won } – { $lost } { $other }
   *[matches] Partidas: { $one } { $won } – { $lost } { $other }
}
tally-duel-drawn = { $count ->
    [one] y { $count } empate
   *[other] y { $count } empates
}
tally-duel-together = { $what ->
    [rounds] { $names } en equipo: rondas ganadas { $won }, perdidas { $lost }
   *[matches] { $names } en equipo: partidas ganadas { $won }, perdidas { $lost }
}
tally-duel-none = { $one } y { $other } no se han enfrentado aquí.
tally-record-run = { $what ->
    [rounds] Racha más larga: { $name }, { $length } rondas ganadas una tras otra, { $days }
   *[matches] Racha más larga: { $name }, { $length } partidas ganadas una tras otra, { $days }
}
tally-record-best = Lo máximo en una partida: { $name }, { $count }, { $date }
tally-records-none = Aquí aún no hay récords. Dos victorias seguidas ya serían uno; solo cuentan las partidas entre personas.

## Clasificación

tally-ratings = <b>Clasificación</b>
tally-ratings-of = <b>{ $game }</b>
tally-rating = { $place }. { $name }: { $points } ({ $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
})
tally-ratings-about = Quien gana a gente fuerte es quien más sube; las parejas comparten lo que logra su bando. Todo el mundo empieza con 1500.
tally-ratings-none = Para aparecer en la clasificación hacen falta { $enough } partidas de un juego entre personas.

## El historial

tally-entry = { $date } · { $what } · { $by } · <c>{ $entry }</c>
tally-entry-round = ronda { $round }
tally-entry-beat = victoria de { $won } sobre { $lost }
tally-entry-draw = empate de { $sides }
tally-entry-reason = { $line } · «{ $reason }»
tally-entry-void = (ya no cuenta) { $line }
tally-cancelled = anula <c>{ $entry }</c>
tally-by-bot = contado por el bot
tally-by = apuntado por { $name }
tally-undo = Anular { $entry }
tally-undo-ask = ¿Que esto deje de contar? En el historial se queda.
tally-undo-sure = Sí, anularlo
tally-undone = { $name } ha anulado un apunte:
tally-undone-round = El resultado de la partida sigue contando. Si ya no es correcto, deshaz también { $entry } y apunta el bueno: <c>/tally añadir</c>.
tally-undone-match = Las rondas de la partida siguen contando, cada una por separado.
tally-added = { $name } ha apuntado un resultado:
tally-added-first = Ha ganado quien va primero; los demás han perdido.
tally-added-undo = Se puede anular durante { $minutes } minutos; quienes administran el chat pueden hacerlo siempre.
tally-season-set = La temporada empieza el { $date }. «/tally temporada» la muestra.
tally-named = { $names } se llaman desde ahora { $called }.
tally-name-gone = { $names } ya no tienen nombre de equipo.

## Por qué no

tally-what = No entiendo «{ $word }». Escribe qué quieres ver: jugadores, parejas, récords, clasificación, historial, yo, tabla, semanas o quién gana a quién; hoy, ayer, semana, semana pasada, mes, mes pasado, este año, año pasado, temporada o siempre; un día, un mes o un año; un juego; una o dos personas por su nombre.
tally-two-people = Nombra a una persona, o a dos distintas para verlas frente a frente.
tally-no-season = Aquí no ha empezado ninguna temporada. Quien administra el chat la empieza con «/tally temporada» y una fecha, como 2026-09-01.
tally-bad-date = «{ $date }» no es una fecha. Escríbela como 2026-09-01.
tally-undo-none = En los últimos { $minutes } minutos no has escrito aquí nada que se pueda anular. «/tally historial» muestra los apuntes.
tally-undo-unknown = Aquí no hay ningún apunte «{ $entry }». «/tally historial» los muestra.
tally-undo-final = Esto ya está anulado, o es lo que anula algo. Se queda así; escribe lo correcto como apunte nuevo.
tally-undo-not-yours = Un apunte solo lo puede anular quien lo escribió, durante { $minutes } minutos; quienes administran el chat, siempre.
tally-undo-on-sheet = La hoja de puntos en la que está esto sigue en marcha. Deshazlo allí: <c>/sheet deshacer</c>.
tally-add-how = Escribe un resultado así: /tally añadir general: Ana, Luis > Eva, Juan; rondas 5:3; generales 2:4. Primero van los ganadores; un empate lleva = en vez de >. Un nombre que lleve alguno de esos signos va entre comillas. Delante del juego puede ir un día de hasta un año atrás: <c>ayer</c>, <c>2026-11-25</c>. Si no se decidió ninguna partida, van solo las rondas: <c>/tally añadir general: rondas Ana, Luis 3:1 Eva, Juan</c>.
tally-add-people = A nadie se le puede nombrar dos veces, y juegan como mucho { $most } personas.
tally-add-count = No entiendo «{ $word }». Se cuenta con rondas 5:3, generales 2:4, calvas 0:1 o cabras 0:1; primero lo del bando nombrado primero.
tally-add-foreign = «{ $word }» no se cuenta en { $game }.
tally-add-sides = { $game } no se juega con bandos así. Los compañeros van juntos: Ana, Luis > Eva, Juan. Quien juega por su cuenta va solo: Ana > Luis > Eva.
tally-add-here = Los resultados se apuntan en el chat en el que cuentan.
tally-add-when = El { $date } no es un día del último año. Un resultado puede ser de hoy o de un día de hasta un año atrás.
tally-name-how = Da nombre a una pareja así: /tally nombre Ana + Luis: Los Martillos. Sin nombre tras los dos puntos, dejan de tenerlo.
tally-name-taken = Aquí ya hay quien se llama «{ $called }».
tally-name-many = Como mucho { $most } personas pueden tener un nombre juntas.
tally-name-not-yours = El nombre solo pueden elegirlo esas dos personas o quien administra el chat.
no-such-person = Aquí no conozco a nadie llamado «{ $name }». Conozco a quien se ha sentado a una mesa de este chat.
name-of-several = Aquí varios nombres empiezan por «{ $name }»: { $names }. Escribe algo más del que quieres decir.

## Una sesión de Cabra del general

evening-title = { $game } · { $date }
evening-sign-won = ganada
evening-sign-lost = perdida
evening-sign-general = General
evening-sign-bald = calva
evening-sign-fish = cierre
evening-sign-out = descansa
evening-count = { $what } { $count }
evening-team = { $team }: { $counts }.
