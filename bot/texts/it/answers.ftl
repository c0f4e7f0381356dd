# Risposte a comandi e domande, e perché qualcosa non si può.

## I comandi in una frase

command-play = apri un tavolo; puoi aggiungere il gioco e le regole del tavolo
command-lunch = apri una sessione della Capra del Generale per la pausa pranzo
command-remind = fatti chiedere ogni giorno chi gioca; un riepilogo ogni lunedì
command-sheet = segna i punti di una partita giocata con tessere vere
command-daily = il solitario del giorno: uno per tutti
command-join = siediti a un tavolo
command-leave = alzati; in partita un computer tiene il posto
command-hand = guarda le tue tessere
command-table = mostra di nuovo il tavolo in fondo alla chat
command-move = gioca scrivendo: una tessera come 6-4, poi @ e il posto se ce n’è più d’uno; draw; pass
command-stop = chiudi un tavolo, o interrompi la sua partita
command-games = tutti i giochi
command-rules = le regole: sfoglia, chiedi con parole tue, confronta due giochi
command-why = perché la tua ultima mossa non era valida, o da dove vengono gli ultimi punti
command-tally = chi ha vinto e perso qui, e quante volte
command-export = tutto quello che si è contato qui, in un file che ti arriva in privato
command-import = importa un file così; quello che c’è già resta com’è
command-forget = nascondi il tuo nome nelle statistiche, o fatti dimenticare
command-record = le mani finite, trascritte per rivederle
command-verify = controlla che le tessere siano state mescolate come promesso
command-settings = orologio, immagini e le tue impostazioni
command-language = la lingua, tua o della chat
command-help = questo elenco
command-doctor = controlla se il bot può lavorare qui
command-start = un saluto

usage-game = [gioco]
usage-options = [regola=valore ...]
usage-table = [tavolo]
usage-move = ‹mossa›
usage-topic = [domanda]
usage-language = [io|chat] [lingua]
usage-tally = [che cosa]
usage-minutes = [minuti]
usage-format = [json|csv]
usage-file = ‹file›
usage-whom = me
usage-reminder = [ora] [città]
usage-city = [città]
usage-sheet = [voce]

help-head = <b>Comandi</b>
help-line = <c>{ $usage }</c>: { $about }
welcome = Ciao! Tengo tavoli di domino nei gruppi: <c>/play</c> ne apre uno, e ognuno riceve le tessere in privato. <c>/games</c> elenca i giochi, <c>/help</c> tutto il resto.
welcome-terminal = <b>Boneyard</b>, domino nel tuo terminale.
    <c>/play</c> apre un tavolo contro il computer, <c>/games</c> elenca i giochi, <c>/help</c> tutto il resto.
    Scrivi il numero di un pulsante per premerlo, o una mossa come <c>6-4</c>. Con Ctrl-D si esce.

## Registrazioni

record-head = <b>Registrazione</b> delle mani finite:
record-line = <c>{ $line }</c>
verify-head = <b>Come sono state mescolate le mani finite</b>
verify-round = { $good ->
    [yes] ✓ Mano { $round }: il seme <c>{ $seed }</c> dà l’impronta <c>{ $commitment }</c>.
    [tiles] ✗ Mano { $round }: il seme <c>{ $seed }</c> dà l’impronta <c>{ $commitment }</c>, ma distribuisce altre tessere.
   *[no] ✗ Mano { $round }: il seme <c>{ $seed }</c> non dà l’impronta <c>{ $commitment }</c>.
}

## Impostazioni

settings-chat = <b>Questa chat</b>
settings-person = <b>Tu</b>
setting-is = { $setting }: { $value }
setting-clock = Tempo per un turno
    .is-off = senza orologio
    .is-45s = 45 secondi
    .is-3m = 3 minuti
    .is-1h = 1 ora
    .is-1d = 1 giorno
setting-layout = Il tavolo
    .is-picture = immagine
    .is-text = testo
setting-theme = Immagini
    .is-light = chiare
    .is-dark = scure
setting-summary = Riepilogo della settimana
    .is-off = nessun riepilogo
    .is-on = il lunedì
setting-zone = Fuso orario: { $city }
setting-remind = { $at ->
    [off] Promemoria “Chi gioca oggi?”: disattivato
   *[on] Promemoria “Chi gioca oggi?”: { $at }
}
setting-single = Se c’è una sola mossa
    .is-ask = la premo io
    .is-pass = il passo si fa da solo
    .is-play = si gioca da sola
language-mine = La tua lingua: { $language }
language-here = La lingua di questa chat: { $language }
language-for-me = Per me: { $language }
language-for-chat = Per la chat: { $language }
language-name-en = English
language-name-ru = Русский
language-name-pl = Polski
language-name-de = Deutsch
language-name-fr = Français
language-name-nl = Nederlands
language-name-it = Italiano
language-name-es = Español

## Che cosa è successo

left = Ora un computer tiene il tuo posto. Con <b>Rieccomi</b> te lo riprendi.
left-lobby = Il tuo posto al tavolo è di nuovo libero.
stopped = Il tavolo è stato chiuso.
table-brought = Ora il tavolo è in fondo alla sua chat.

## Perché qualcosa non si può

dealt-already = La prossima mano è già cominciata.
old-button = Questo pulsante è vecchio.
bad-button = Questo pulsante non fa niente.
no-such-command = Il comando <c>/{ $command }</c> non esiste. <c>/help</c> li elenca.
command-alike = Il comando <c>/{ $command }</c> non esiste. Intendi <c>/{ $meant }</c>?
too-long = È troppo lungo: al massimo { $most } caratteri.
failure = Qui qualcosa è andato storto. Per favore dai questo numero a chi gestisce il bot: { $number }
not-saved = Non è stato possibile salvarlo. Riprova, per favore.
not-read = In questo momento non riesco a leggere quello che ho annotato. Riprova tra un minuto, per favore.
no-such-table = Quel tavolo non c’è più.
no-table-called = Qui non c’è nessun tavolo “{ $table }”.
no-table-here = Qui non c’è nessun tavolo. <c>/play</c> ne apre uno.
no-seat-here = Qui non hai posto a nessun tavolo.
no-lobby-here = Qui non c’è nessun tavolo a cui sedersi. <c>/play</c> ne apre uno.
which-table = Quale tavolo?
which-here = { $table } · { $game }
which-there = { $table } · { $game } · { $room }
our-chat = la nostra chat
not-your-table = Non hai posto a questo tavolo.
not-begun = La partita non è ancora cominciata.
match-is-over = La partita è finita.
not-being-played = La partita non è in corso.
already-begun = La partita è già cominciata.
join-late = La partita è già cominciata e ogni posto è di qualcuno, anche se ora lo tiene un computer. Quando è finita, <b>Nuovo tavolo</b> è per tutti; <c>/play</c> apre subito un altro tavolo.
joined-late = Ora giochi al posto di { $name }. Il pulsante <b>Le mie tessere</b> ti mostra la tua mano.
joined-late-told = { $name } gioca ora al posto di { $other }.
already-seated = { $ready ->
    [yes] Hai già un posto a questo tavolo. Con <b>Si comincia</b> la partita parte quando vuoi.
    [sheet] Hai già un posto a questo tavolo. Aspetta altri, o scrivili per nome; poi la partita parte con <b>Si comincia</b>.
   *[no] Hai già un posto a questo tavolo. Aspetta altri, o riempilo con dei computer; poi la partita parte con <b>Si comincia</b>.
}
too-few = { $wanted } { $sheet ->
    [yes] Aspetta altri, o scrivili per nome; poi la partita parte con <b>Si comincia</b>.
   *[no] Aspetta altri, o aggiungi dei computer; poi la partita parte con <b>Si comincia</b>.
}
not-seated = Lì non hai un posto.
table-full = I posti sono tutti occupati.
players-come = A un tavolo gioca chi si siede. Quando sarete in { $count }, la partita parte con <b>Si comincia</b>.
no-computers-on-sheet = Su un foglio dei punti non può esserci un computer: lì ognuno ha le sue tessere.
no-last-time = Qui non si è ancora giocata una partita di questo gioco, quindi non ci sono squadre da riprendere.
lunch-minutes = Una sessione dura da { $shortest } a { $longest } minuti.
lunch-how = Non capisco “{ $words }”. Si fa così: <c>/lunch 45</c>, <c>/lunch vere 45</c>, <c>/lunch vere con Carla, Dario</c>. Un promemoria quotidiano: <c>/remind 12:30</c>.
option-how = Non capisco “{ $words }”. Una regola del tavolo si scrive così: <c>{ $example }</c>.
option-alike = Non c’è una regola del tavolo “{ $option }” in { $game }. Intendi { $meant }?
with-how = { $how } Qui non serve fare nomi: chi vuole giocare tocca <b>Gioco anch’io</b>.
only-one = “{ $one }” e “{ $other }” non vanno insieme: scrivine solo uno.
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
no-voice-here = Non posso scrivere in questa chat, quindi qui non può esserci un tavolo. /doctor dice che cosa manca.
only-players = Può farlo solo chi è al tavolo.
only-host = Può farlo solo chi organizza il tavolo o chi gestisce la chat.
only-admin = Può farlo solo chi gestisce la chat.
lobby-is-closed = Questo tavolo è stato chiuso.
too-many-tables = Qui ci sono già { $most } tavoli, e per altri non c’è posto.
too-many-for-game = Siete troppi: a quel gioco si gioca al massimo in { $most }.
rematch-is-on = La rivincita è già in corso.
not-away = Giochi già tu.
no-such-game = Non c’è nessun gioco che si chiama “{ $name }”. <c>/games</c> li elenca.
game-alike = Non c’è nessun gioco che si chiama “{ $name }”. { $count ->
    [one] Intendi { $games }?
   *[other] Forse è uno di questi: { $games }.
}
no-such-language = Non parlo { $language }. Parlo { $languages }.
nothing-to-record = Non c’è ancora una mano finita da registrare.
record-other-rules = Questa partita non si può registrare: da quando è iniziata, un aggiornamento ha cambiato le regole.
nothing-to-verify = Non c’è ancora una mano finita da controllare.

## Che cosa non permettono le regole

refused-bad-notation = { $text } non è una mossa. { move-how }
move-how = Scrivi i due numeri di una tessera e dopo il posto, se ce n’è più d’uno: <c>6-4</c>, <c>6-4 sinistra</c>, <c>6-4@L</c>. Oppure <c>pesca</c>, oppure <c>passo</c>.
refused-ambiguous = Va in più posti: indicane uno con @L o @R, su una croce anche con @U o @D, su una stella o fra i treni con il numero, come @2, e il treno messicano con @M.
refused-ambiguous-half = Può restare in vista l’una o l’altra metà: indicala dopo il posto, come @L:5.
refused-not-your-turn = Non tocca a te.
refused-between-rounds = La prossima mano non è ancora stata distribuita.
refused-match-over = La partita è finita.
refused-round-going-on = La mano è ancora in corso.
refused-not-this-game = A questo tavolo questa mossa non c’è.
refused-not-in-hand = Non hai { $tile }.
refused-does-not-fit = { $tile } non va: le metà che si toccano devono essere uguali.
refused-does-not-add-up = { $tile } non va: le metà che si toccano devono fare { $total }.
refused-other-half = { $tile } non può stare lì lasciando libero il { $half }.
refused-no-such-arm = { $arms ->
    [none] Non c’è ancora un posto { $arm }: nomina solo la tessera.
   *[other] Ora non c’è un posto { $arm }. Aperti: { $arms }.
}
refused-no-places = Qui le tessere non hanno posti: scrivi solo la tessera.
refused-must-lead = La mano va aperta con { $tile }.
refused-covered = { $tile } non si può ancora prendere: di una fila è libera solo la tessera di destra.
refused-not-open = { $tile } non è scoperta.
refused-lies-in-line = { $tile } è già nella linea.
refused-already-laid = { $tile } è già sul tavoliere. Prima riprendila.
refused-not-on-board = { $tile } non è sul tavoliere.
refused-no-such-cell = Il tavoliere non ha una casella { $cell }: ha 8 righe, e le quattro in mezzo solo le colonne da 2 a 7.
refused-cells-apart = Una tessera sta su due caselle vicine, una accanto all’altra o una sopra l’altra.
refused-cell-covered = Su { $cell } c’è già qualcosa.
refused-cell-printed = Su { $cell } il numero dato è { $number }.
refused-cells-wanted = Di’ su quali caselle sta, metà per metà: <c>place</c>, la tessera e le due caselle, come <c>r1c1 r1c2</c>.
refused-deal-whole = In questo gioco si distribuiscono tutte le { $tiles } tessere: scrivile tutte o nessuna.
refused-deal-no-start = Nel pozzo non c’è una tessera con cui cominciare la linea.
refused-never-complete = Le { $tiles } tessere di questo set non possono mai stare tutte in una linea: al massimo { $most }. Scegli un altro set o un altro scopo.
refused-lead-or-leave = Apri con { $tile }, o passa e lascia l’apertura a chi toccherebbe.
refused-one-tile-leads = Una mano si apre con una sola tessera.
refused-lead-alone = Con la prima tessera non c’è niente da scegliere: scrivi solo la tessera.
refused-one-tile-a-turn = Qui si gioca una sola tessera per turno.
refused-only-doubles-together = Insieme in un turno si possono giocare solo doppi.
refused-not-together = Queste tessere non si possono giocare in un solo turno.
refused-one-after-another = Le tessere di un turno si giocano una alla volta: scrivi una sola tessera.
refused-must-play = Puoi giocare una tessera, quindi devi.
refused-lay-or-draw = Non puoi passare: gioca una tessera o pesca.
refused-lay-or-block = Puoi giocare una tessera o sbarrare un’estremità, quindi devi fare una delle due cose.
refused-must-draw = Non puoi giocare nessuna tessera, quindi devi pescare.
refused-must-pass = Non puoi giocare nessuna tessera, quindi devi passare.
refused-draw-or-block = Non puoi passare: pesca o sbarra un’estremità.
refused-one-draw = In questo turno hai già pescato.
refused-draw-count = { $count ->
    [one] Qui si pesca una tessera alla volta.
   *[other] Qui si pescano { $count } tessere alla volta.
}
refused-no-drawing = In questo gioco nessuno pesca.
refused-draws-itself = Qui la tessera si pesca da sola, alla fine del turno. Se niente va bene, passa.
refused-boneyard-empty = Non si può più pescare.
refused-drawn-waits = La tessera pescata aspetta un turno successivo.
refused-title-only = Per le regole di questo tavolo l’ultima tessera deve valere un titolo.
refused-lead-lies-open = Una mano si apre con una tessera scoperta.
refused-arm-closed = A un doppio chiuso non si attacca niente.
refused-arms-first = Su { $arm } non c’è ancora posto: ogni braccio comincia con una tessera, prima che ne cresca uno.
refused-toes-first = Prima va completata { $tile } in tavola: { $left ->
    [one] manca ancora { $left } tessera
   *[other] mancano ancora { $left } tessere
} con il suo numero.
refused-arm-has-foot = Il braccio { $arm } finisce in una zampa: continua da una delle sue dita, come @{ $arm }.1.
refused-foot-impossible = { $tile } non può più diventare una zampa: restano troppo poche tessere con il suo numero per { $toes } dita.
refused-pair-lies-closed = Finché non c’è un incrocio, due doppi si giocano insieme solo a faccia in giù, uno per estremità.
refused-never-closed = { $tile } qui non può stare a faccia in giù.
refused-open-first = { $tile } va giocata scoperta: un doppio a faccia in giù vuole un incrocio{ $pairs ->
    [off] { "" }
    [any] , o un secondo doppio all’altra estremità
   *[closed_only] , o un secondo doppio a faccia in giù all’altra estremità
}.
refused-never-along = { $tile } qui non può stare per il lungo.
refused-one-end = Tutte le tessere di un turno vanno alla stessa estremità.
refused-lay-first = Prima gioca una tessera.
refused-must-go-on = Puoi giocare un’altra tessera, quindi devi.
refused-done-ends-turn = Puoi giocare un’altra tessera, o chiudere il turno con <b>Fatto</b>.
refused-bid-first = Prima c’è l’asta.
refused-bidding-over = L’asta è finita.
refused-bid-higher = Devi superare l’offerta che c’è, o passare.
refused-bid-range = Puoi offrire da 30 a 41 punti, o dei segni.
refused-bid-tricks = Puoi offrire da 1 a 7 prese.
refused-bid-marks = All’inizio puoi offrire uno o due segni, poi uno in più di quelli offerti.
refused-pass-is-a-bid = Nell’asta si passa con <c>bid pass</c>.
refused-no-plunge = Per un plunge servono quattro doppi, e prima nessuna offerta di quattro segni.
refused-trump-first = Prima si sceglie la briscola.
refused-trump-named = La briscola è già scelta.
refused-no-such-trump = Questa non può essere briscola a questo tavolo.
refused-nello-on-marks = Per il nello serve un’offerta di almeno un segno, e lo sceglie chi l’ha fatta.
refused-just-the-tile = Scrivi solo la tessera: una presa non ha posti.
refused-must-follow = Devi rispondere al seme: { $suit ->
    [n0] sono usciti gli zeri.
    [n1] sono usciti gli uno.
    [n2] sono usciti i due.
    [n3] sono usciti i tre.
    [n4] sono usciti i quattro.
    [n5] sono usciti i cinque.
    [n6] sono usciti i sei.
   *[doubles] sono usciti i doppi.
}
refused-early-stop-points = Dove si segnano punti conta ogni presa, quindi nessuna mano può finire prima.
refused-nello-needs-marks = Il nello si gioca per dei segni: le offerte devono essere in punti, e il punteggio in segni.
refused-plunge-needs-marks = Un plunge è un’offerta di segni: le offerte devono essere in punti.
refused-claim-first = Prima di’ se la tessera dà punti: reclamali, o scegli <b>Fatto</b>.
refused-nothing-to-claim = Ora non c’è niente da reclamare.
refused-only-doubles-block = { $tile } non può sbarrare un’estremità: può farlo solo un doppio.
refused-block-begins-turn = Un’estremità si sbarra all’inizio di un turno, e non prima che ci sia una tessera in tavola.
refused-block-unable = Per le regole di questo tavolo può sbarrare solo chi non può giocare una tessera.
refused-no-such-train = Non c’è un treno { $arm }: i treni hanno il numero di chi li possiede, e M è quello messicano.
refused-cover-first = Prima va coperto il doppio { $number }.
refused-own-train-now = Un primo turno lungo continua solo sul proprio treno.
refused-train-waits = Il treno messicano è aperto per te quando il tuo è cominciato.
refused-train-shut = Il treno { $arm } non è aperto agli altri: si apre quando chi lo possiede passa, finché non ci mette di nuovo una tessera.
refused-no-signal = Ora non puoi dare questo segnale.
refused-deal-unknown = Questa distribuzione non ha un seme.
refused-lot-unknown = Niente dice come va questo sorteggio, e la distribuzione non ha un seme.
refused-deal-surplus = { $tile } non può essere distribuita: la mettono in tavola le regole, o non ce ne sono altre.
refused-deal-seats = La distribuzione è per un altro numero di giocatori.
refused-deal-waiting = Una squadra che aspetta non riceve tessere.
refused-deal-empty = Nessuno ha ricevuto una tessera.
refused-deal-empty-row = Serve una tessera a testa per cominciare.
refused-deal-scores = La distribuzione mette in coppia giocatori con punteggi diversi.
refused-cut-unknown = Questo taglio va mescolato, e la distribuzione non ha un seme.
refused-must-place = { $tile } ha un posto, quindi va lì.
refused-no-end-fits = { $tile } non va a nessuna estremità di una linea, ma ha un altro posto, per esempio <c>{ $place }</c>.
refused-not-turned = Si può giocare solo la tessera scoperta: { $tile }.
refused-double-begins = La mano comincia con un doppio, e { $tile } non lo è.
refused-root-first = La prima tessera si mette di traverso sul tavolo, non in una linea.
refused-no-such-line = Non c’è una linea { $line }: le linee sono A e B.
refused-no-inserting = Per le regole di questo tavolo i doppi non vanno tra altre tessere.
refused-only-doubles-go-between = { $tile } non può andare tra altre tessere: può farlo solo un doppio.
refused-no-such-joint = La linea { $line } non ha due tessere tra cui entrare a { $depth }.
refused-not-at-root = Per le regole di questo tavolo niente va tra la radice e la prima tessera.
refused-joint-shows-other = Lì le tessere si toccano con { $number }, quindi { $tile } non va.
refused-lines-differ = Per le regole di questo tavolo si tagliano solo linee della stessa lunghezza.
refused-no-such-depth = Per un taglio a { $depth } servono altrettante tessere ({ $depth }) in tutte e due le linee, e a 0 non si taglia.
refused-cut-at-end = Per le regole di questo tavolo un taglio prende una linea intera: ora solo a { $depth }.
refused-cutter-shows-other = A { $depth } le linee mostrano numeri diversi da { $tile }.
refused-players = Questo gioco non si gioca in { $players } ma in { $allowed }.
refused-no-such-option = Non c’è una regola del tavolo { $option } in { $game }. Ci sono: { $options }.
refused-no-such-choice = { $option } non può essere { $value }. Può essere: { $choices }.
refused-max-pip = Metà sopra { $set } in questo set non ce ne sono comunque.
refused-root-arms = Il doppio al centro non può avere { $arms } bracci: le altre tessere del set con il suo numero sono { $tiles }.
refused-set-too-small = Per questo numero di giocatori servono { $needed } tessere, e il set ne ha { $tiles }. Scegli un set più grande.
refused-set-cut-short = Per questo numero di giocatori servono { $needed } tessere, e con i numeri fino a { $max_pip } ce ne sono { $tiles }: vedi la regola del tavolo <b>Numero più alto</b>.
refused-deals-cancelled = Con queste regole del tavolo quasi ogni distribuzione verrebbe annullata. Permetti più doppi in mano o scegli un set più grande.
refused-queue-teams = In { $players }, le squadre in attesa non possono essere { $teams }.
refused-players-min = A questo tavolo si gioca almeno in { $least }, non in { $players }: vedi la regola del tavolo <b>Giocatori, minimo</b>.

## Raggiungibilità

doctor-head = <b>Il bot può lavorare qui?</b>
doctor-found = { $good ->
    [yes] ✓ { $what }
   *[no] ✗ { $what }
}
doctor-reached = I messaggi privati ti arrivano: le tue tessere arrivano lì.
doctor-unreached = I messaggi privati non ti arrivano: { $way ->
    [open] tocca “Apri la nostra chat”.
   *[write] permetti i messaggi diretti di questo server e tocca “Scrivimi”.
} Nel frattempo “Le mie tessere”, sotto un tavolo, le mostra solo a te.
doctor-untried = Non si sa ancora se i messaggi privati ti arrivano: { $way ->
    [open] tocca “Apri la nostra chat”.
   *[write] tocca “Scrivimi”.
}
seated-here = Hai un posto a un tavolo di { $game } in { $room }. Le tue tessere arrivano qui.
written = I messaggi privati arrivano. Le tue tessere arrivano qui.
writing = Ora ti scrivo. Se non arriva niente, i tuoi messaggi privati sono ancora chiusi; il tavolo funziona anche senza.
no-whisper = { $name }, { $way ->
    [open] non posso ancora scriverti in privato, e questo è solo per te. Apri la nostra chat e riprova.
    [write] non posso scriverti in privato, e questo è solo per te. Permetti i messaggi diretti di questo server e riprova.
   *[again] questo è solo per te e non ti è arrivato. Riprova.
}
answer-openly = { $name }: { $answer }
not-in-this-chat = Non faccio parte di questa chat e non posso tenere un tavolo qui. Gioca nella nostra chat privata, o su un server dove ci sono già: chi ne gestisce uno può aggiungermi.
masked = A nome di una chat non si può giocare né avere impostazioni proprie: togli l’anonimato, o chiedi a qualcun altro.
removed-from-room = Il tavolo di { $game } in { $room } è chiuso: da lì mi hanno tolto.
room-is-gone = Il tavolo di { $game } in { $room } è chiuso: quel posto non esiste più.
no-voice-there = Non posso scrivere in { $room }, quindi lì non può esserci un tavolo di { $game }. Scrivi lì /doctor per sapere che cosa manca.
offers-none = Non tocca a te.
# Behind the colon stands what one might type.
offers-nowhere = Ora non stai giocando. Chiedi le regole: { $game } punti
offers-several = Tocca a te a più tavoli: usa i loro pulsanti.
offer-said = Una mossa in { $game }.
