# Palabras tras los comandos, como se escriben en cualquier idioma: se buscan en todos estos archivos.

## People

# Who types this himself, in every form, with commas between.
oneself = yo, mí, conmigo, yo mismo, yo misma

# What stands between two names.
between-names = y, e

## Commands

# Commands that there are not, behind what is meant by them.
command-also =
    move pass: pasar, paso, pase, tocar, toco
    move draw: robar, robo, tomar, coger, sacar, comer
    sheet undo: deshacer
    tally: estadísticas, estadística, clasificación, posiciones
    tally season: temporada
    table: puntos, puntuación, tanteo
    stop: fin, terminar, acabar, cancelar, parar, detener
    leave: salir, salgo, irme, abandonar
    play: nueva, nuevo, partida, empezar, comenzar, revancha, otra
    settings: opciones, reloj, tiempo, pausa

## /play

# What people say before a target, with commas between.
target-before = a, primero a, el primero a, hasta
# The same before a number of rounds.
rounds-before = a, en, durante, por, de
# The same before minutes, but nothing that says when a game is to begin.
minutes-before = durante, por, de
# The same before a number of those who play, and of computer players.
players-before = para, con, de, entre
computers-before = con, contra
# The same before such a number where it is not said what it counts.
seats-before = para, entre
# Numbers as people write them out, in every form.
numbers =
    1: un, uno, una
    2: dos
    3: tres
    4: cuatro
    5: cinco
    6: seis
    7: siete
    8: ocho
    9: nueve
    10: diez
    11: once
    12: doce
# Other words for what a house rule can be.
value-also =
    none: ilimitado, ilimitada
# What may be said behind a number, in every form.
unit-points = punto, puntos, tanto, tantos, pt, pts
unit-marks = marca, marcas
unit-rounds = ronda, rondas, mano, manos
unit-minutes = minuto, minutos, min, mins
unit-players = jugador, jugadores, jugadora, jugadoras, persona, personas
unit-computers = máquina, máquinas, ordenador, ordenadores, computadora, computadoras, computador, computadores, compu, compus, bot, bots, robot, robots, IA, IAs
# What people say before a house rule that is on or off, and what its name becomes there if that is not the one shown.
with-before = con
without-before = sin
switched =
    teams: pareja, compañero, compañeros, equipo, equipos
# What may stand between that word and the name.
before-name = el, la, los, las, ningún, ninguna
# What people say behind a house rule that is on or off.
on-behind = permitido, permitidos, permitida, permitidas, activado, activados, activada, activadas
off-behind = prohibido, prohibidos, prohibida, prohibidas, desactivado, desactivados, desactivada, desactivadas, no permitido, no permitidos, no permitida, no permitidas
# House rules with what they shall be, as people say them without their names.
unnamed =
    set 6: doble seis, doble 6, juego de doble seis
    set 9: doble nueve, doble 9, juego de doble nueve
    set 12: doble doce, doble 12, juego de doble doce
    set 15: doble quince, doble 15, juego de doble quince
    set 18: doble dieciocho, doble 18, juego de doble dieciocho
    teams true: por parejas, en parejas, de a parejas, por equipos, en equipos, 2 contra 2, dos contra dos, 2 vs 2, 2v2
    teams false: cada uno por su cuenta, cada cual por su cuenta, cada uno por su lado, todos contra todos, individual
    single_round true: una ronda, una sola ronda, solo una ronda, una única ronda, una ronda sola, una mano, una sola mano
    title_rule bald: calva, calvo, con calvas, variante calva
    signals free: farol, faroles, con faroles, de farol, se puede mentir, se puede farolear
    session_minutes 30: media hora
    session_minutes 45: tres cuartos de hora
    session_minutes 60: una hora, 1 hora
    computers 1: la máquina, máquina, una máquina, el ordenador, ordenador, un ordenador, la computadora, computadora, una computadora, el computador, la compu, compu, el bot, bot, un bot, el robot, un robot, la IA, una IA
    computers true: máquinas, las máquinas, ordenadores, los ordenadores, computadoras, las computadoras, bots, los bots, robots
# Words that change nothing.
filler = y, por favor, porfa

## /move

# Where a tile goes, and what one does besides, in every form, with commas between.
move-word-left = izquierda, a la izquierda, izq, por la izquierda, en la izquierda, extremo izquierdo, lado izquierdo
move-word-right = derecha, a la derecha, der, por la derecha, en la derecha, extremo derecho, lado derecho
move-word-up = arriba, hacia arriba, por arriba
move-word-down = abajo, hacia abajo, por abajo
move-word-draw = robar, robo, robar 1 ficha, robar una ficha, robo una ficha, robar ficha, tomar, tomar una ficha, coger, coger una ficha, sacar, sacar ficha, sacar una ficha, comer
move-word-pass = pasar, paso, yo paso, me paso, pase, paso turno, tocar, toco, no llevo

## /sheet

sheet-word-with = con
sheet-word-undo = deshacer
sheet-word-round = ronda
sheet-word-export = exportar
sheet-word-fish = cierre
sheet-word-out = domina
# What people also say of whoever is out, with commas between.
sheet-out-also = dominó, ha dominado, gana, ganó, ha ganado, salió, se fue, he dominado, gano, gané, he ganado, acabó, terminó, acabo, acabé, terminé, cerró, hizo dominó, dominé, he hecho dominó, se pegó, me pegué, ha acabado, ha terminado, se quedó sin fichas, me fui, otra ficha, una ficha normal, normal, gana la ronda, ganó la ronda, gana la mano, ganó la mano, otra ficha normal, ficha normal, ganada por, ganado por, puso, pone, tiró, tira, cierra, se va, salió primero, salió primera
# Who says this before one of these means himself; elsewhere it may be another word, as a Polish *and* is.
sheet-oneself-out = yo
# The special tiles in words, in every form.
sheet-tiles =
    0-0: doble blanco, doble blanca, doble cero, blanco doble, blanca doble, cero doble, mula blanca, mula de blancas, doble 0, 0 doble, cero cero, blanca blanca
    6-6: doble seis, doble 6, seis doble, mula de seises, mula de seis, seis seis, 6 doble
    0-0 6-6: ambas, ambos, los dos, las dos, los dos dobles
# What people also say of a fish.
sheet-fish-also = tranca, tranque, trancado, trancada, trancó, cerrado, cerrada, bloqueado, bloqueada, bloqueo, ahorcado, pez, se trancó, se cerró, otra tranca, otra vez tranca, otro cierre, otra vez cierre, un cierre, una tranca, fue tranca, fue cierre, nadie puede jugar, nadie pudo jugar, nadie puede poner, nadie pudo poner, nadie puede, nadie pudo, juego cerrado, juego trancado, se cerró el juego, ronda cerrada
# What they say before and behind what somebody holds.
sheet-around = tiene, tenía, todavía tiene, aún tiene, le queda, le quedan, le quedó, le quedaron, le quedaban, se quedó con, me queda, me quedan, me quedó, me quedaron, tengo, tenía yo, queda, quedan, puntos en la mano, a la vez
# What else says nothing there: that it was so before, and what links a word to who or what it is said of.
sheet-besides = otra vez, de nuevo, por, fue, quien
# What says nothing behind a count or a tile; elsewhere it may mean something.
sheet-behind-held = restantes, en mano, en la mano, al final
# What may stand between the number of a round and how it went.
sheet-round-was = fue, fue un, era, es, debería ser
# What else people say there: to take back, to end, to see how it stands, and that something is wrong.
sheet-also =
    undo: borrar, borra, bórralo, borra la última, quitar, quita, quita la última, anular, anula, deshaz, atrás, volver atrás
    end: terminamos, hemos terminado, ya está, se acabó, se acabó el tiempo, se acabó la pausa, se acabó el descanso, no jugamos más
    show: marcador, cómo va, cómo vamos, cómo está, quién gana, quién va ganando, quién va primero, tiempo, cuánto falta, cuánto queda, cuánto tiempo queda
    wrong: no, mal, está mal, error, me equivoqué, perdón, corrección, en vez de, última ronda, la última ronda, la última, la última fue
sheet-word-over = acaba
sheet-word-end = terminar

## /lunch

lunch-word-real = real
# What people also say who have real tiles, with what stands before it.
lunch-real-also = fichas de verdad, con fichas de verdad, fichas reales, con fichas reales, fichas propias, con fichas propias, con nuestras fichas, con las fichas de verdad

## /tally

tally-word-players = jugadores
tally-word-pairs = parejas
tally-word-records = récords
tally-word-ratings = clasificación
tally-word-history = historial
tally-word-table = tabla
tally-word-weeks = semanas
tally-word-beats = quién gana a quién
tally-word-me = yo
tally-word-all = siempre
tally-word-season = temporada
tally-word-month = mes
tally-word-week = semana
tally-word-today = hoy
tally-word-yesterday = ayer
tally-word-last_week = semana pasada
tally-word-last_month = mes pasado
tally-word-year = este año
tally-word-last_year = año pasado
tally-word-add = añadir
tally-word-undo = deshacer
tally-word-name = nombre
# What stands between winners and losers, in every form, with commas between.
tally-beat = gana a, ganan a, ganó a, ganaron a, le gana a, les ganan a, le ganó a, les ganaron a, vence a, vencen a, venció a, vencieron a, gana contra, ganan contra, ganó contra, ganaron contra, le ganan a, le ganaron a, ha ganado a, han ganado a, le ha ganado a, les han ganado a, ha vencido a, han vencido a, derrota a, derrotan a, derrotó a, derrotaron a, ha ganado contra, han ganado contra
# The same where the losers stand before the last word of it, as in the German “hat gegen Ann gewonnen”.
tally-beat-apart = a ganó, a ganaron, a venció, a vencieron
# What stands between losers and winners, in every form, with commas between.
tally-lost-to = pierde contra, pierden contra, perdió contra, perdieron contra, pierde con, pierden con, perdió con, perdieron con, perdió ante, perdieron ante, ha perdido contra, han perdido contra
# What people say around these and around names, with commas between.
tally-around = y, e, o, contra, con, de, en, el, la, los, las, por favor, cuántas veces, ganó, perdió, quién ganó, quién ha ganado, quién gana, quién va ganando, generales, cabras, victorias, derrotas, rondas, partidas, puntos, resultados, estadísticas, quién, a, entre, cuántos, tiene, más, quién es, quién tiene más, ha sido, veces, todos, todo, del, muéstrame, enséñame, mostrar, ver, cómo va, cómo van, cómo vamos, ha ganado, ha perdido, han ganado, han perdido, ganaron, perdieron, quién pierde, quién perdió, quién ha perdido, quién va primero, ahora, actualmente, mejor, el mejor, mejores, quién es el mejor, cuántas, cuántas cabras, fue, fueron, peor, peores, la peor, el peor, solo, más veces
# What stands before a time with which all begins that is asked for, with commas between.
tally-from = desde, desde el, desde la, a partir de, a partir del
# What may stand beside a weekday that is past.
tally-past = pasado, último, anterior, última, pasada
tally-before-yesterday = anteayer, antier, antes de ayer
# What else these are called, and months and weekdays by their numbers; Monday is 0.
tally-also =
    players: por persona, por jugador, personas, gente
    pairs: equipos, equipo, por equipo, por equipos, pareja, por pareja, por parejas
    week: esta semana
    month: este mes, del mes
    last_week: semana anterior, última semana
    last_month: mes anterior, último mes
    year: año, desde principios de año, desde principio de año
    last_year: año anterior, último año
    season: esta temporada, temporada actual, nueva temporada
    all: desde siempre, todo el tiempo, desde el principio, total, en total
    records: récord, rachas, racha
    ratings: ranking, elo
    month-9: setiembre
    add: añade, agregar, apuntar
    undo: deshaz, anular, borrar, borra, eliminar, elimina
    weeks: gráfico, gráfica, por semanas, por semana
    me: mis, mi
    name: nombrar, llama

## /remind

remind-word-weekdays = laborables
remind-word-daily = diario
remind-word-off = apagar
remind-word-on = encender
remind-word-summary = resumen
# What else people write for these words, with commas between.
remind-also =
    weekdays: días laborables, entre semana, de lunes a viernes, lunes a viernes, lun-vie, L-V
    daily: diariamente, todos los días, cada día, a diario
    off: no, nunca, desactivar
    on: sí, activar
    summary: resumen semanal, resumen de la semana
# What people say around a time, with commas between.
remind-around = a las, a la, horas, hora, h, al
# Twelve o’clock, as people say it.
remind-noon = mediodía

## /language

language-word-me = yo
language-word-chat = chat

## /rules

rules-word-compare = comparar
rules-word-compare-also = compara, comparación, diferencia entre, diferencias entre
# What may also stand before two games, or between them, with commas between.
rules-word-differ = diferencia, diferencias, se diferencia, se diferencia de, frente a, vs, contra
