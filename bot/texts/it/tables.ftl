# Tavoli: preparazione, tessere in tavola, tessere in mano, che cosa succede, risultati.
# I nomi non si declinano e non hanno genere: verbi al presente, o il nome dietro ai due punti.

## Nomi e piccole parti

no-tiles = nessuna tessera
account = { $side } { $score }
count = { $name } { $tiles }
name-with-id = { $name } (<c>{ $id }</c>)
option-is = { $option }: { $value }
value-true = sì
value-false = no
value-none = senza limite
players-range = { $fewest }–{ $most }

## I giochi in una frase

tagline-block = Numero con numero, senza pescare. Quando nessuno può più giocare, vince chi ha meno tessere.
tagline-draw = Numero con numero; chi non può giocare pesca dal pozzo.
tagline-classic-draw = Il gioco classico: il doppio più alto dà solo l’apertura, e chi non può giocare pesca.
tagline-classic-block = Il gioco classico senza pescare: il doppio più alto dà solo l’apertura.
tagline-block-restock = Numero con numero, e dopo ogni turno si prende una tessera, finché non ne restano due.
tagline-team-block = Block a coppie: le squadre le fanno le tessere pescate.
tagline-peruvian = Ognuno segna quello che ha in mano, su un foglio segreto; l’ultima tessera prima del blocco può costare il quadruplo.
tagline-hungarian = In un turno giochi quante tessere vuoi; gli altri pagano per quelle che hanno ancora.
tagline-barricade = Un gioco in cui qualsiasi doppio può sbarrare un’estremità e fermare la mano, a proprio rischio.
tagline-goat = Libérati delle tessere: chi perde segna quello che ha ancora in mano, e chi arriva al traguardo è la capra.
tagline-general = Finisci con 0-0 o 6-6, e chi viene dopo di te è Generale. Le squadre contano i loro Generali.
tagline-sea-goat = Un solo conto alla volta: 25 lo aprono, 25 lo azzerano, e aprire con 6-6 può valere tutta la partita.
tagline-sport-goat = Due coppie e un numero fisso di mani: l’apertura gira, chi vince segna quello che hanno gli altri.
tagline-classic = Il domino russo con il pozzo: si possono giocare due doppi insieme, e 0-0 rimasta in mano vale 25.
tagline-donkey = La Capra su una croce: un doppio può stare a faccia in giù e chiudere un braccio; le piccole perdite si ricordano.
tagline-telephone = Le estremità che insieme fanno un multiplo di cinque danno subito punti; chi resta con delle tessere le paga.
tagline-muggins = I cinque su una croce: il primo doppio apre quattro lati, e fare domino vale dieci.
tagline-all-fives = Porta le estremità a 5, 10, 15 o 20: sono altrettanti punti, subito. Le tessere in mano si arrotondano ai cinque.
tagline-fives-pl = I cinque con il set doppio dodici: le estremità che insieme fanno un multiplo di cinque danno subito punti.
tagline-all-sevens = Le metà che si toccano fanno sette; 6-1, 5-2, 4-3 e 0-0 vanno dappertutto.
tagline-matador = Le metà che si toccano fanno dieci; i matador 9-1, 8-2, 7-3, 6-4, 5-5 e 0-0 vanno dappertutto.
tagline-matador-classic = Matador con il set doppio sei: le metà che si toccano fanno sette; 6-1, 5-2, 4-3 e 0-0 vanno dappertutto.
tagline-bergen = Punti per i doppi sempre più alti e per due estremità uguali; apre il doppio più basso.
tagline-sevastopol = In quattro con tutte le tessere: prima quattro bracci intorno a 6-6, poi cresce ogni braccio.
tagline-mexican-train = Costruisci il tuo treno dalla stazione, e uno che è di tutti; chi deve passare apre il suo a tutti, e i doppi vanno coperti.
tagline-cyprus = Una stella intorno a 9-9: comincia un braccio nuovo o continuane uno qualsiasi; nessuno pesca.
tagline-chickenfoot = Un doppio diventa una zampa: prima di tutto vengono le sue tre dita. Quello che hai ancora in mano è penalità; vince il totale più basso.
tagline-french-wall = In due: le tessere sono mattoni in due file, metà su metà uguale. Chi non può ne pesca due o passa; se passano tutti e due, la mano è finita.
tagline-italian-sum = Va bene ogni tessera, e tutti i punti si sommano. Chi arriva esattamente a 30, 50, 70 o 100 segna.
tagline-sausage = Due linee crescono fianco a fianco, nessuno conosce le proprie tessere, e quello che si taglia va all’altro.
tagline-solo-rows = Da soli: quattro file di tessere scoperte, e di ognuna si può giocare quella di destra. Mettile tutte in linea.
tagline-solo-batches = Da soli, e difficile: gioca tutte le tessere di un gruppo prima di pescare il prossimo.
tagline-domino-squares = Da soli: metti tutte le tessere su un tavoliere di 14 quadrati, in modo che ognuno mostri quattro volte lo stesso numero.
tagline-forty-two = Fai un’offerta, scegli la briscola e fai prese con il tuo compagno; sette segni vincono la partita.
usually = Di solito: { $tagline }

## Prima della partita

lobby-head = <b>{ $game }</b> · tavolo { $table }
match-minutes = Si gioca per { $minutes } minuti.{ $rounds ->
    [0] { "" }
    [one] { " " }Finisce al più tardi dopo una mano valida.
   *[other] { " " }Finisce al più tardi dopo { $rounds } mani valide.
}
match-goal = { $rounds ->
    [0] Si gioca fino a { $target }.
    [one] Si gioca una mano sola.
   *[other] Si giocano { $rounds } mani.
}
lobby-options = Regole del tavolo: { $options }
lobby-seat = { $number }. { $name }{ $host ->
    [yes] { " " }(organizza)
   *[no] { "" }
}
lobby-seat-team = { $number }. { $name } · squadra { $team }{ $host ->
    [yes] { " " }(organizza)
   *[no] { "" }
}
lobby-ready = Si può cominciare.
lobby-uncounted = Con un computer: non entra nelle statistiche.
team-line = Squadra { $team }: { $names }
teams-first = Toccate un nome, poi quello del compagno.
teams-second = Chi gioca con { $name }?
teams-later = Le squadre si scelgono quando siete abbastanza; oppure prendete quelle dell’ultima volta.
seat-button = { $number }. { $name }
lobby-wanted = Al tavolo: { $seated }; si gioca in { $players }.
lobby-unreached = Ancora niente messaggi privati per { $names }: { $way ->
    [open] tocca “Apri la nostra chat” e le tessere arrivano lì.
   *[write] permetti i messaggi diretti di questo server e tocca “Scrivimi”.
} Nel frattempo le mostra qui “Le mie tessere”.
button-open = Apri la nostra chat
button-write = Scrivimi
lobby-closed = Questo tavolo ({ $game }) è stato chiuso.
options-head = <b>{ $game }</b>: regole del tavolo, pagina { $page } di { $pages }
option-head = <b>{ $option }</b> (di solito { $value })
option-choice = { $chosen ->
    [yes] ✓ { $value }
   *[no] { $value }
}
games-head = <b>Giochi</b>
games-line = <b>{ $game }</b> (<c>/play { $id }</c>): { $tagline }

button-join = Gioco anch’io
button-leave = Mi alzo
button-start = Si comincia
button-computer = Aggiungi un computer
button-without = Senza { $name }
button-options = Regole del tavolo
button-partners = Squadre
button-shuffle = Mescola
button-last-time = Come l’ultima volta
button-game = Altro gioco
button-cancel = Chiudi il tavolo
button-previous = ◀
button-next = ▶
button-done = Fatto
button-all-options = Tutte le regole

## Il tavolo

table-head = <b>{ $game }</b> · { $round }
table-head-named = <b>{ $game }</b> · tavolo { $table } · { $round }
table-round = { $rounds ->
    [0] mano { $round }
   *[other] mano { $round } di { $rounds }
}{ $target ->
    [0] { "" }
   *[other] { " " }· fino a { $target }
}
table-scores = Punteggio: { $accounts }
table-secret = Per ora i totali sono segreti.
table-counts = Tessere: { $counts }{ $boneyard ->
    [0] { "" }
   *[other] { " " }· pozzo { $boneyard }
}
table-empty = In tavola non c’è ancora niente.
table-turn = Tocca a { $name }.
table-missed = Il tempo di { $name } è scaduto e un computer ha fatto la mossa. Se succede ancora, prende il suo posto.
table-commitment = Questa distribuzione è fissata dall’impronta <c>{ $commitment }</c>; il suo seme si vede a fine mano.
table-stopped = Questa partita ({ $game }) è stata interrotta.
table-stopped-by = { $name } ha interrotto questa partita ({ $game }).
layout-row = <c>{ $tiles }</c>
layout-words = Da sinistra a destra: { $tiles }.
layout-arm = { $arm }, da { $tile }:
layout-words-arm = Braccio { $arm }, da { $tile } verso l’esterno: { $tiles }.
layout-tile = { $form ->
    [closed] { $tile } a faccia in giù
    [along] { $tile } per il lungo
   *[across] { $tile } di traverso
}
ends = Estremità sinistra { $left }, destra { $right }.
ends-open = Estremità aperte: { $ends }.
end = { $arm } { $number }
end-later = { $arm } { $number }, più tardi
end-shut = { $arm } chiuso
end-name = { $where ->
    [l] Estremità sinistra
    [r] Estremità destra
   *[other] { $arm }
}
end-sum = { $end } { $number } vuole { $wanted }: { $number } + { $wanted } = { $total }.
end-jokers = { $end } { $number } vuole solo jolly.
end-nothing = { $end } { $number } non accetta nulla.
jokers = Jolly (dappertutto): { $tiles }.
jokers-many = Jolly (dappertutto): 0+0 e tutte quelle che fanno { $total }.
ends-count = Le estremità fanno { $count }.
foot-boneyard = Pozzo { $count }

call = { $name }, tocca a te ({ $game }).
call-late = { $name }, metà del tuo tempo è passata ({ $game }).
button-inline = Gioca qui
button-hand = Le mie tessere
button-back = Rieccomi

## Che cosa succede

told-laid = { $name }: { $tiles }{ $where ->
    [a] { " " }in fondo ad A.
    [b] { " " }in fondo a B.
    [l] { " " }a sinistra.
    [r] { " " }a destra.
    [u] { " " }su ↑ U.
    [d] { " " }su ↓ D.
    [both] { " " }alle due estremità.
    [arm] { " " }sul braccio { $arm }.
   *[first] .
}
told-laid-so = { $name }: { $tiles }.
told-laid-part = { $tile }{ $where ->
    [l] { " " }a sinistra
    [r] { " " }a destra
    [u] { " " }su ↑ U
    [d] { " " }su ↓ D
   *[first] { "" }
}{ $form ->
    [closed] , a faccia in giù
    [along] , per il lungo
    [shown] , nuova estremità { $shown }
   *[plain] { "" }
}
told-earned = { $points ->
    [one] <b>{ $name } segna { $points } punto</b>: { $marks }. Totale { $total }.
   *[other] <b>{ $name } segna { $points } punti</b>: { $marks }. Totale { $total }.
}
mark = { $why ->
    [opening] { $points } per la prima tessera
    [double] { $points } per il doppio più alto
    [triple] { $points } per una tripla
    [heading] { $points } per le estremità uguali
    [told] { $points }, come avete scritto
    [capped] al massimo fino a uno dal traguardo
    [total] il totale è esattamente { $count }
   *[ends] le estremità fanno { $count }
}
told-announced = { $points ->
    [0] { $name } reclama i punti, ma quella tessera non ne dà.
   *[other] { $name } reclama i punti!
}
told-barred = { $where ->
    [l] { $name } sbarra l’estremità sinistra con { $tile }.
    [r] { $name } sbarra l’estremità destra con { $tile }.
   *[other] { $name } sbarra { $arm } con { $tile }.
}
told-seated = Le tessere hanno fatto le squadre: { $teams }.
told-drew = { $count ->
    [one] { $name } pesca { $count } tessera.
   *[other] { $name } pesca { $count } tessere.
}
told-passed = { $name } passa.
told-misdealt = { $why ->
    [doubles] Troppi doppi in mano a uno solo: si ridistribuisce{ $count ->
        [1] .
       *[other] , { $count } volte.
    }
    [wanted] Nessuno ha la tessera che apre: si ridistribuisce{ $count ->
        [1] .
       *[other] , { $count } volte.
    }
   *[same] Troppi numeri uguali in mano a uno solo: si ridistribuisce{ $count ->
        [1] .
       *[other] , { $count } volte.
    }
}
told-leads = { $name } deve aprire con { $tile }: { $why ->
    [double] tra i doppi distribuiti viene prima questo.
    [named] si comincia con questa tessera.
    [found] è stata trovata.
   *[no-double] nessuno ha un doppio.
}
told-leads-shown = { $why ->
    [called] { $name } ha { $tile } e quindi apre, con una tessera qualsiasi.
    [may-take] { $name } ha { $tile } e con questa può prendersi l’apertura, o lasciarla.
    [taken] { $name } prende { $tile } dal set prima della distribuzione e apre con una tessera qualsiasi.
    [no-double] { $name } mostra { $tile }, perché nessuno ha un doppio, e apre con una tessera qualsiasi.
   *[double] { $name } mostra { $tile } e apre con una tessera qualsiasi.
}
told-leads-any = { $name } apre con una tessera qualsiasi{ $why ->
    [lot] : l’ha deciso la sorte.
    [finisher] , perché ha fatto domino nell’ultima mano.
    [fish-maker] , perché ha fatto il pesce.
    [fish-winner] , perché ha vinto il pesce.
    [winner] , perché ha vinto l’ultima mano.
    [fisherman] , perché è il pescatore.
    [grant] , per il diritto al cento.
    [debt] , per saldare il pesce.
   *[rotate] : l’apertura gira.
}
told-sign = { $kind ->
    [blank] 😉 { $name } fa l’occhiolino: 0-0!
   *[six] 😗 { $name } gonfia una guancia: 6-6!
}

## Tessere in mano

hand-table = <b>{ $game }</b>, tavolo { $table }
hand-table-there = <b>{ $game }</b>, tavolo { $table } ({ $room })
hand-tiles = Le tue tessere: <c>{ $tiles }</c>
hand-turn = <b>Tocca a te.</b>
hand-where = Dove va { $tile }?
hand-with = { $moves }: e che altro?
hand-block = Quale doppio sbarra quale estremità? Così finisce la mano. Segni se a quel punto { $tie ->
    [blocker] nessun avversario ha meno punti di te
   *[other] ogni avversario ha più punti di te
}. { $tie ->
    [fails] Altrimenti
   *[other] Se uno ne ha di meno,
} { $factor ->
    [0] non perdi niente
    [1] perdi i punti che hai in mano
    [2] perdi il doppio dei punti che hai in mano
   *[other] perdi { $factor } volte i punti che hai in mano
}.{ $teams ->
    [yes] { " " }Le tessere dei compagni si sommano.
   *[no] { "" }
}
hand-go-on = Puoi giocare altre tessere. <b>Fatto</b> chiude il tuo turno.
hand-must-go-on = Puoi giocare un’altra tessera, quindi continui.
hand-claim = La tua tessera dà punti? Reclamali, o chiudi il turno con <b>Fatto</b>.
hand-claim-last = La tessera che chiude la mano dà punti, e nessuno li ha reclamati. Reclamali, o lasciali con <b>Fatto</b>.
hand-waiting = La tua squadra aspetta il suo turno al tavolo.
hand-out = Per te questa partita è finita.
hand-held = Un computer tiene il tuo posto.
hand-missed = Il tuo tempo è scaduto e un computer ha fatto la mossa per te. Se succede ancora, tiene il tuo posto finché non torni.
hand-warning = Metà del tuo tempo è passata, e tocca a te in { $game }.
button-other-tile = Un’altra tessera
button-no-block = Non sbarrare
button-step-back = Un passo indietro
button-sign = { $kind ->
    [blank] 😉 Occhiolino: ho 0-0
   *[six] 😗 Guancia gonfia: ho 6-6
}
move-play = { $tile }{ $where ->
    [l] { " " }← sinistra
    [r] { " " }→ destra
   *[first] { "" }
}
move-plays = { $tiles } insieme
move-where = { $tile } …
move-form = { $form ->
    [closed] { $move }, a faccia in giù
    [open] { $move }, scoperta
    [along] { $move }, per il lungo
    [across] { $move }, di traverso
   *[shown] { $move }, nuova estremità { $shown }
}
move-with = { $move } e…
move-added = + { $move }
move-block = Sbarra un’estremità…
move-draw-first = Prima ne pesco un’altra
move-draw-instead = Pesca invece di giocare
move-done = Fatto
move-claim = Reclama i punti
move-draw = { $count ->
    [one] Pesca { $count } tessera
   *[other] Pesca { $count } tessere
}
move-pass = Passo
move-leave = Lascia l’apertura
move-ambiguous = Questa tessera va in più posti. In quale?
move-ambiguous-half = Quale metà deve restare in vista?

## Risultati

result-out = <b>Mano { $round }: { $name } fa domino</b> con { $tiles }.
result-fish = <b>Mano { $round }: pesce.</b> È bloccata: nessuno può più giocare; { $last ->
    [several] le ultime tessere, { $tiles }, sono di { $name }.
   *[single] l’ultima tessera, { $tiles }, è di { $name }.
}
result-closed = <b>Mano { $round }: { $name } sbarra un’estremità</b> con { $tiles }.
result-stopped = <b>Mano { $round }:</b> i punti decidono subito la partita; { $last ->
    [several] le ultime tessere, { $tiles }, sono di { $name }.
   *[single] l’ultima tessera, { $tiles }, è di { $name }.
}
result-held = { $name } aveva in mano { $tiles }
result-held-count = { $count ->
    [one] { $name } aveva in mano { $count } tessera
   *[other] { $name } aveva in mano { $count } tessere
}
term = { $note ->
    [zero-zero] { $value } ({ $name }, 0-0 vale di più)
    [rounded] { $value } ({ $name }, arrotondato)
    [out] { $value } ({ $name } ha fatto domino)
    [only-without-double] { $value } (solo { $name } non ha doppi)
    [least-without-double] { $value } ({ $name } ha meno punti tra chi non ha doppi)
    [least] { $value } (tutti hanno un doppio, e { $name } ha meno punti)
    [six-six] { $value } ({ $name }, 6-6 da sola vale di più)
    [pair] { $value } ({ $name }, 0-0 e 6-6 da sole valgono di più)
   *[plain] { $value } ({ $name })
}
result-scored = { $note ->
    [plain] { $side }: { $sum } = { $points }.
    [shared] { $side }: { $sum } = { $plain }, diviso: { $points }.
    [rounded-shared] { $side }: { $sum } = { $plain }, arrotondato e diviso: { $points }.
    [below-minimum] { $side }: { $sum } = { $plain }, sotto il minimo e perso.
    [shared-below-minimum] { $side }: { $sum } = { $plain }, diviso, poi sotto il minimo e perso.
    [rounded] { $side }: { $sum } = { $plain }, arrotondato a { $points }.
    [in-fives] { $side }: { $sum } = { $plain }, in cinquine { $points }.
    [not-below-zero] { $side }: { $sum } = { $plain }, ma nessun conto va sotto zero: { $points }.
    [opened] { $side }: { $sum } = { $points }, e il conto è aperto.
    [burnt] { $side }: { $sum } = { $plain }, sotto la soglia e buttato.
    [remembered] { $side }: { $sum } = { $plain }, sotto la soglia e ricordato.
    [remembered-added] { $side }: { $sum } e quello che si ricordava fanno { $points }.
    [carried-burnt] { $side }: { $sum } = { $plain }, con quello che restava dal pesce pari ancora sotto la soglia e buttato.
    [carried-remembered] { $side }: { $sum } = { $plain }, con quello che restava dal pesce pari ancora sotto la soglia e ricordato.
    [multiplied] { $side }: { $sum } = { $plain }, e per l’ultima tessera della mano { $points }.
    [barricade-failed] { $side }: { $sum } = { $plain }, ma la barricata è fallita: { $points }.
    [capped] { $side }: { $sum } = { $plain }, ma così vicino al traguardo solo { $points }.
    [floor] { $side }: { $sum } = { $plain }, e meno di zero non si segna: { $points }.
    [no-wipe] { $side }: { $sum } = { $plain }, troppo poco per azzerare l’altro conto.
    [wiped] { $sum } = { $plain } contro { $side }: il conto è azzerato.
    [gone] Fuori dalla partita, il conto è azzerato: { $side }.
    [six-wins] { $side }: domino con 6-6, e { $sum } = { $plain } bastano per la partita.
    [brother] { $side }: il cento è perso con { $sum } = { $plain } ancora in mano, troppo.
    [written-off] { $side }: { $sum } = { $plain }, spesi per saldare il pesce.
    [marks] { $side }: { $points ->
        [one] { $points } segno.
       *[other] { $points } segni.
    }
    [taken] { $side }: { $points ->
        [one] { $points } punto preso.
       *[other] { $points } punti presi.
    }
    [set] { $side }: l’offerta e le prese fanno { $points }.
   *[carried] { $side }: { $sum } e quello che restava dal pesce pari fanno { $points }.
}
result-total = { $written } Totale { $total }.
result-unscored = { $why ->
    [tie] Parità sul minimo: nessuno segna.
    [tie-carried] Sono tutti pari: quello che hanno si aggiunge alla prossima mano.
    [barred-tie] Un avversario ha tanto quanto chi ha sbarrato: nessuno segna.
    [fish-plain] Il pesce è vinto, ma per le regole di questo tavolo non si segna niente.
   *[void] Un pesce non conta: la mano è nulla.
}
result-fished = Il pesce è di { $name }: { $own } contro { $others }.
result-right = { $what ->
    [grant-six] Domino con 6-6: diritto al cento nella prossima mano per { $side }.
    [grant-fish] Il pesce è vinto: diritto al cento nella prossima mano per { $side }.
    [grant-debt] Il diritto al cento passa a { $side }, con l’apertura a { $name }.
    [grant-lapsed] Diritto al cento non usato, e perso: { $side }.
    [hundred-failed] Il cento di { $side } è fallito.
    [hundred-cancelled] Il pesce annulla il cento di { $side }.
    [eliminated] Cento perso con troppo in mano, fuori dalla partita: { $side }.
    [debt] Un debito per { $side }: una vincita di 25 o più salda il pesce. { $left ->
        [one] { $left } tentativo.
       *[other] { $left } tentativi.
    }
    [debt-failed] Il debito di { $side } resta. { $left ->
        [one] Ancora { $left } tentativo.
       *[other] Ancora { $left } tentativi.
    }
    [debt-settled] Il pesce è saldato.
    [debt-lost] L’ultimo tentativo è fallito: il debito non si può più saldare.
    [debt-dropped] Il debito cade: una delle sue parti è fuori dalla partita.
    [eggs] Uova: le rompe una vincita di 25 o più. { $left ->
        [one] { $left } tentativo.
       *[other] { $left } tentativi.
    }
    [eggs-failed] Le uova restano intere. { $left ->
        [one] Ancora { $left } tentativo.
       *[other] Ancora { $left } tentativi.
    }
    [eggs-settled] Le uova sono rotte.
   *[eggs-rotten] Le uova sono marce: nessuno le ha rotte.
}
right-hundred = Diritto al cento: { $sides }.
right-debt = Debito di { $side }: { $left ->
    [one] ancora { $left } tentativo.
   *[other] ancora { $left } tentativi.
}
right-eggs = Uova: { $left ->
    [one] ancora { $left } tentativo.
   *[other] ancora { $left } tentativi.
}
result-titled = { $title ->
    [general] <b>{ $worth ->
        [1] Generale
       *[other] { $worth } Generali
    }!</b> { $finisher } ha fatto domino, e dopo toccava a { $name }. Conta per { $side }.
    [bald] <b>Calvo!</b> { $finisher } ha fatto domino con 0-0, e dopo toccava a { $name }. Conta per { $side }.
   *[loss] Una sconfitta per { $side }: dopo { $finisher } toccava a { $name }.
}
result-yielded = Cambio di squadre: dentro { $into }, fuori { $out }, per { $why ->
    [title] il titolo.
   *[losses] le sconfitte.
}
result-next = { $name } apre la prossima mano: { $why ->
    [fewer-left] meno punti rimasti in mano.
    [other-begins] i punti rimasti sono pari, quindi tocca a chi stavolta non ha cominciato.
    [finisher] ha fatto domino.
    [fish-maker] ha fatto il pesce.
    [fish-winner] ha vinto il pesce.
    [winner] ha vinto.
    [fisherman] è il pescatore.
    [grant] per il diritto al cento.
    [debt] ha il debito.
   *[rotate] l’apertura gira.
}
result-next-found = { $why ->
    [title-double] La prossima mano la apre chi ha 1-1.
   *[lot] Chi apre la prossima mano lo decide la sorte.
    [eggs] Finché ci sono uova si apre con 1-1, o con il doppio distribuito al suo posto.
}
result-standing = Classifica: { $accounts }
result-seed = Il seme di questa mano, <c>{ $seed }</c>, apre l’impronta <c>{ $commitment }</c> (<c>/verify</c>).
result-uncounted = Con un computer o da soli: non entra nelle statistiche.
time-left = Tempo rimasto: { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
}.
time-up = <b>Il tempo è finito.</b> La mano in corso è l’ultima.
match-time-up = <b>Il tempo è finito.</b>
match-won = <b>{ $winning ->
    [one] { $winners } vince la partita!
   *[other] { $winners } vincono la partita!
}</b>{ $why ->
    [goat] { " " }La capra: { $losers }.
    [donkey] { " " }L’asino: { $losers }.
    [bald] { " " }Calvo: l’ultima tessera era 0-0. La capra: { $losers }.
    [double_six] { " " }L’ultima tessera era 6-6. La capra: { $losers }.
    [hundred] { " " }Il cento è riuscito. La capra: { $losers }.
    [brother_in_law] { " " }Cognato e capra: { $losers }.
    [points] { " " }La capra: { $losers }.
    [rounds-won] { " " }I totali sono pari; decidono le mani vinte.
   *[other] { "" }
}
match-drawn = <b>La partita finisce in parità.</b>{ $why ->
    [all-at-target] { " " }Tutti sono arrivati al traguardo.
   *[other] { "" }
}
button-deal = Prossima mano
button-rematch = Rivincita
button-new-table = Nuovo tavolo
