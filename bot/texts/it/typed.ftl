# Parole dietro ai comandi, come si scrivono in ogni lingua: si cercano in tutti questi file.

## People

# Who types this himself, in every form, with commas between.
oneself = io, me

# What stands between two names.
between-names = e, ed

## Commands

# Commands that there are not, behind what is meant by them.
command-also =
    move pass: passo, passa, passare, busso, bussa, bussare, salto
    move draw: pesca, pesco, pescare, prendo, prendi
    sheet undo: annulla
    tally: statistiche, classifica, classifiche, statistica, punteggi
    tally season: stagione
    table: punti, punteggio
    stop: fine, termina, annullare, chiudi, interrompi, finisci
    leave: esci, uscire, lascia, abbandona
    play: nuova, nuovo, partita, inizia, iniziare, comincia, cominciare, rivincita, ancora
    settings: opzioni, orologio, tempo, pausa

## /play

# What people say before a target, with commas between.
target-before = a, ai, fino a, fino ai
# The same before a number of rounds.
rounds-before = in, a, su, per
# The same before minutes, but nothing that says when a game is to begin.
minutes-before = per, su
# The same before a number of those who play, and of computer players.
players-before = per, con, in
computers-before = con, contro
# The same before such a number where it is not said what it counts.
seats-before = per, in
# Numbers as people write them out, in every form.
numbers =
    1: un, uno, una
    2: due
    3: tre
    4: quattro
    5: cinque
    6: sei
    7: sette
    8: otto
    9: nove
    10: dieci
    11: undici
    12: dodici
# Other words for what a house rule can be.
value-also =
    none: illimitato, illimitata
# What may be said behind a number, in every form.
unit-points = punto, punti, pt, pti
unit-marks = segno, segni
unit-rounds = mano, mani, manche, smazzata, smazzate, giro, giri
unit-minutes = minuto, minuti, min
unit-players = giocatore, giocatori, giocatrice, giocatrici, persona, persone
unit-computers = computer, bot, robot, giocatore virtuale, giocatori virtuali, IA, giocatore computer, giocatori computer
# What people say before a house rule that is on or off, and what its name becomes there if that is not the one shown.
with-before = con
without-before = senza, niente, no
switched =
    teams: compagno, compagni, squadra, squadre
# What may stand between that word and the name.
before-name = il, lo, la, i, gli, le, alcun, alcuna, nessuna, nessun, nessuno
# What people say behind a house rule that is on or off.
on-behind = permesso, permessi, permessa, permesse, attivo, attivi, attiva, attive, sì
off-behind = vietato, vietati, vietata, vietate, disattivato, disattivati, disattivata, disattivate
# House rules with what they shall be, as people say them without their names.
unnamed =
    set 6: doppio sei, doppio 6, set doppio sei, set doppio 6
    set 9: doppio nove, doppio 9, set doppio nove, set doppio 9
    set 12: doppio dodici, doppio 12, set doppio dodici, set doppio 12
    set 15: doppio quindici, doppio 15, set doppio quindici, set doppio 15
    set 18: doppio diciotto, doppio 18, set doppio diciotto, set doppio 18
    teams true: a coppie, in coppia, a squadre, 2 contro 2, due contro due, in coppie, in squadra, a coppia, 2 vs 2, 2v2
    teams false: ognuno per sé, ciascuno per sé, tutti contro tutti, ognuno da solo, ciascuno da solo
    single_round true: una sola mano, solo una mano, una mano, una mano sola, una mano secca, mano unica
    title_rule bald: calvo, calvi, con calvi, con i calvi, variante calva
    signals free: bluff, con bluff, con i bluff, si può bluffare, si può mentire
    session_minutes 30: mezz’ora, mezzora, mezza ora
    session_minutes 45: tre quarti d’ora
    session_minutes 60: un’ora, 1 ora
    computers 1: il computer, computer, il bot, bot, un computer, un bot, un robot, l’IA
    computers true: i computer, i bot, dei bot, dei computer, i robot, dei robot
# Words that change nothing.
filler = e, per favore, per piacere, per cortesia, grazie

## /move

# Where a tile goes, and what one does besides, in every form, with commas between.
move-word-left = sinistra, a sinistra, sx, verso sinistra, sulla sinistra, alla sinistra, da sinistra, lato sinistro, estremità sinistra, in fondo a sinistra
move-word-right = destra, a destra, dx, verso destra, sulla destra, alla destra, da destra, lato destro, estremità destra, in fondo a destra
move-word-up = sopra, in alto, su, verso l’alto
move-word-down = sotto, in basso, giù, verso il basso
move-word-draw = pesca, pesco, pescare, pesca 1 tessera, pesca una tessera, pesco una tessera, prendo, prendi, prendo una tessera
move-word-pass = passo, passa, passare, busso, passo il turno, salto

## /sheet

sheet-word-with = con
sheet-word-undo = annulla
sheet-word-round = mano
sheet-word-export = esporta
sheet-word-fish = pesce
sheet-word-out = domino
# What people also say of whoever is out, with commas between.
sheet-out-also = chiude, ha chiuso, esce, è uscito, è uscita, vince, ha vinto, chiudo, ho chiuso, esco, sono uscito, sono uscita, vinco, ho vinto, ha finito, finisce, ho finito, finisco, un’altra tessera, una tessera normale, normale, vincitore, vincitrice, ha terminato, termino, uscito, uscita, chiuso, tessera normale, fa domino, ha fatto domino, faccio domino, ho fatto domino, vince la mano, ha vinto la mano, altra tessera, vinta da, vinto da, mette, ha messo, cala, ha calato, esce per primo, esce per prima
# Who says this before one of these means himself; elsewhere it may be another word, as a Polish *and* is.
sheet-oneself-out = io
# The special tiles in words, in every form.
sheet-tiles =
    0-0: doppio bianco, doppia bianca, doppio zero, doppia zero, bianca bianca, bianco bianco, doppio 0, doppia 0, bianco doppio, zero zero, zero doppio, 0 doppio
    6-6: doppio sei, doppia sei, doppio 6, doppia 6, sei sei, sei doppio, 6 doppio
    0-0 6-6: entrambe, entrambi, tutte e due, tutti e due, tutte e 2, tutti e 2
# What people also say of a fish.
sheet-fish-also = bloccata, chiusa, chiusura, bloccato, blocco, mano bloccata, gioco bloccato, gioco chiuso, di nuovo pesce, ancora pesce, un pesce, un altro pesce, è pesce, è un pesce, nessuno può giocare, nessuno poteva giocare, nessuno può mettere, nessuno può più giocare, nessuno può, è bloccata, è chiusa, stallo
# What they say before and behind what somebody holds.
sheet-around = ha, aveva, ha ancora, restano, ho, avevo, ho ancora, insieme, hanno, avevano, gli restano, le restano, mi restano, rimangono, resta, in mano, punti in mano, punti rimasti
# What else says nothing there: that it was so before, and what links a word to who or what it is said of.
sheet-besides = ancora, di nuovo, un’altra volta, da, col, è stato, è stata
# What says nothing behind a count or a tile; elsewhere it may mean something.
sheet-behind-held = rimasti, rimaste, per ultima, alla fine
# What may stand between the number of a round and how it went.
sheet-round-was = era, è, fu, è stato, è stata, era un, dovrebbe essere
# What else people say there: to take back, to end, to see how it stands, and that something is wrong.
sheet-also =
    undo: cancella, cancellare, cancella l’ultima, elimina, eliminare, togli, togliere, indietro, torna indietro
    end: smettiamo, abbiamo finito, è finita, basta, la pausa è finita, pausa finita, tempo scaduto
    show: punteggio, com’è il punteggio, come siamo messi, chi vince, chi è in testa, tempo, quanto manca, quanto tempo, quanto tempo manca
    wrong: no, non, sbagliato, è sbagliato, errore, mi sono sbagliato, mi sono sbagliata, ops, scusa, scusate, correzione, invece, invece di, ultima mano, l’ultima mano, l’ultima
sheet-word-over = fine
sheet-word-end = termina

## /lunch

lunch-word-real = vere
# What people also say who have real tiles, with what stands before it.
lunch-real-also = tessere vere, con tessere vere, con le tessere vere, con le nostre tessere, tessere reali, con tessere reali

## /tally

tally-word-players = giocatori
tally-word-pairs = coppie
tally-word-records = record
tally-word-ratings = classifica
tally-word-history = cronologia
tally-word-me = io
tally-word-table = tabella
tally-word-weeks = settimane
tally-word-beats = chi batte chi
tally-word-all = di sempre
tally-word-season = stagione
tally-word-month = questo mese
tally-word-week = questa settimana
tally-word-today = oggi
tally-word-yesterday = ieri
tally-word-last_week = settimana scorsa
tally-word-last_month = mese scorso
tally-word-year = quest’anno
tally-word-last_year = anno scorso
tally-word-add = aggiungi
tally-word-undo = annulla
tally-word-name = nome
# What stands between winners and losers, in every form, with commas between.
tally-beat = batte, battono, ha battuto, hanno battuto, vince contro, vincono contro, ha vinto contro, hanno vinto contro, ha vinto con, hanno vinto con, sconfigge, sconfiggono, ha sconfitto, hanno sconfitto
# The same where the losers stand before the last word of it, as in the German “hat gegen Ann gewonnen”.
tally-beat-apart = batte ancora, battono ancora
# What stands between losers and winners, in every form, with commas between.
tally-lost-to = perde contro, perdono contro, ha perso contro, hanno perso contro, perde con, perdono con, ha perso con, hanno perso con
# What people say around these and around names, with commas between.
tally-around = e, o, contro, con, di, in, nel, il, la, i, le, per favore, quante volte, ha vinto, ha perso, chi ha vinto, chi vince, chi è in testa, generali, capre, vittorie, sconfitte, mani, partite, punti, risultati, statistiche, chi, ha battuto, tra, quanti, quante volte è stato, chi è, di più, stato, più, tutti, fra, della, dei, delle, degli, gli, alla, quante, quanto, mostra, mostrami, fammi vedere, chi ha perso, chi perde, chi sta vincendo, chi è primo, come va, come vanno, hanno, ha, era, è, sono, ha vinto di più, più spesso, partita, punteggio, punteggi, adesso, attualmente, migliore, il migliore, migliori, chi è il migliore, la migliore, peggiore, la peggiore, solo, soltanto, volte, stata, diventato, diventata
# What stands before a time with which all begins that is asked for, with commas between.
tally-from = da, dal, dall’, dalla, dallo, a partire da, a partire dal
# What may stand beside a weekday that is past.
tally-past = scorso, scorsa, passato, passata, scorsi, ultimo, ultima
tally-before-yesterday = altro ieri, l’altro ieri, avantieri
# What else these are called.
tally-also =
    players: per persona, per giocatore, giocatore, persone
    pairs: squadre, squadra, per squadra, coppia, per coppia
    week: settimana
    month: mese, del mese
    last_week: scorsa settimana, settimana passata, la settimana scorsa, la scorsa settimana
    last_month: scorso mese, mese passato, il mese scorso, lo scorso mese
    year: anno, questo anno, dall’inizio dell’anno
    last_year: l’anno scorso, scorso anno, lo scorso anno, anno passato
    all: da sempre, sempre, totale, in totale
    history: storico, storia
    ratings: graduatoria, elo
    records: primati, serie, serie migliore
    me: le mie, i miei, mie, miei, mio, mia
    add: aggiungere, registra
    undo: annullare, elimina, cancella
    weeks: grafico, per settimana
    season: nuova stagione, questa stagione
    name: chiama, nomina

## /remind

remind-word-weekdays = feriali
remind-word-daily = ogni giorno
remind-word-off = disattiva
remind-word-on = attiva
remind-word-summary = riepilogo
# What else people write for these words, with commas between.
remind-also =
    weekdays: giorni feriali, nei giorni feriali, nei feriali, dal lunedì al venerdì, lunedì-venerdì, lun-ven
    daily: tutti i giorni, quotidiano
    off: no, mai, spegni
    on: sì, accendi
    summary: riepilogo settimanale
# What people say around a time, with commas between.
remind-around = alle, ore, ora di, giorni, nei giorni, nei, a, ad
# Twelve o’clock, as people say it.
remind-noon = mezzogiorno

## /language

language-word-me = io
language-word-chat = chat

## /rules

rules-word-compare = confronta
rules-word-compare-also = confrontare, confronto, confronto tra, paragona, paragone, differenza tra, differenze tra
# What may also stand before two games, or between them, with commas between.
rules-word-differ = differenza, differenze, differisce da, diverso da, rispetto a, vs, contro
