# Parole che usa chi gioca a questi giochi

## Tessere

term-tile = tessera
    .about = Un pezzo del set. Ha due metà, ognuna con un numero, e si scrive con la metà più alta per prima: 6-4.
    .also = pezzo, pedina, domino, osso, mattonella
term-pip = punto
    .about = Un puntino su una tessera; i punti di una metà fanno il suo numero. Quello che si ha in mano vale di solito la somma dei suoi punti.
    .also = puntino, pallino, valore della tessera
term-blank = zero
    .about = Una metà senza punti: il numero 0. È un numero come gli altri e va solo con un altro zero, se il gioco non dice altro.
    .also = bianca, bianco, metà vuota, doppia bianca
term-double = doppio
    .about = Una tessera con lo stesso numero sulle due metà, come 6-6. In molti giochi sta di traverso.
    .also = doppia, doppione, tessera doppia
term-set = set
    .about = Tutte le tessere di un gioco. Un set doppio sei ha una volta ogni coppia di numeri da 0-0 a 6-6, 28 tessere; i set più grandi arrivano a 9, 12, 15 o 18.
    .also = mazzo, scatola, doppio sei, doppio nove, doppio dodici
term-hand = tessere in mano
    .about = Le tessere che un giocatore ha e nessun altro vede. Valgono la somma dei loro punti; in alcuni giochi qualche tessera ha un valore speciale.
    .also = le mie tessere, punti in mano, valore della mano, quello che resta

## Una mano

term-boneyard = pozzo
    .about = Le tessere non distribuite, a faccia in giù. Nei giochi in cui si pesca si pesca da qui.
    .also = tallone, ossario, monte, bazar, mucchio, tessere coperte, mazzo
term-reserve = riserva
    .about = Le ultime tessere del pozzo, che non si possono mai pescare. Quante sono lo dicono le regole di ogni gioco.
    .also = fondo del pozzo, ultima tessera del pozzo, tessere intoccabili
term-redeal = ridistribuzione
    .about = Quando una distribuzione non vale, per esempio perché qualcuno ha troppi doppi: tutte le tessere si mescolano e si distribuiscono di nuovo.
    .also = ridare le tessere, ridistribuire, mano annullata, mescolare di nuovo
term-commitment = impronta
    .about = Un codice mostrato prima della prima tessera. Fissa come sono distribuite le tessere e non ne rivela nulla; dopo la mano si mostra il seme da cui sono state distribuite, e nessun altro ha questo codice. Con /verify chiunque può controllarlo: così nessuno, nemmeno il bot, può aver scelto la distribuzione dopo.
    .also = equo, leale, onesto, caso, casuale, truccato, barare, imbroglio, seme, hash, codice, controllare la distribuzione, verificare
term-lead = apertura
    .about = La prima tessera di una mano, e il diritto o il dovere di giocarla. Chi ce l’ha apre la mano.
    .also = aprire, uscita, uscire, prima tessera, chi comincia, chi parte, essere di mano
term-end = estremità
    .about = Una metà dove il tavolo è aperto: la tessera seguente deve andarci bene. Una linea ha due estremità, una croce o una stella ne ha di più.
    .also = capo, testa, lato aperto, coda, estremo
term-draw = pescare dal pozzo
    .about = Prendere una tessera dal pozzo, in quasi tutti i giochi solo se nessuna delle tue va bene. Se ne peschi una sola o vai avanti finché non ne trovi una che va bene, lo dicono le regole di ogni gioco.
    .also = pescare, pesca, andare al pozzo, prendere dal pozzo, rubare
term-pass = passare
    .about = Finire un turno senza giocare una tessera. In quasi tutti i giochi si può solo se niente va bene e non si può pescare.
    .also = passo, bussare, saltare il turno
term-out = fare domino
    .about = Giocare la tua ultima tessera, e così finire la mano. Di solito chi lo fa vince la mano.
    .also = domino, chiudere, finire le tessere, ultima tessera, restare senza tessere
term-fish = pesce
    .about = Una mano in cui nessuno può più giocare, anche se tutti hanno ancora tessere. Chi la vince e quanto vale lo dicono le regole di ogni gioco.
    .also = mano bloccata, blocco, gioco chiuso, chiusura, partita chiusa, stallo, patta
term-fish-maker = chi ha fatto il pesce
    .about = Il giocatore che ha giocato l’ultima tessera prima di un pesce. Nella Capra di mare il pescatore si cerca in un altro modo: i doppi non contano.
    .also = chi ha bloccato, autore del blocco, chi ha chiuso il gioco
term-round = mano
    .about = Dalla distribuzione a quando qualcuno fa domino o nessuno può più giocare. Una partita ha più mani.
    .also = smazzata, giro, round, manche
term-match = partita
    .about = Tutte le mani finché qualcuno non arriva al traguardo, o quante mani o quanti minuti si sono stabiliti. Chi è la capra lo decide la partita, non una sola mano.
    .also = partita intera, sfida, incontro
term-partner = compagno
    .about = Nei giochi a coppie il giocatore di fronte a te, che gioca per lo stesso conto. Le sue tessere non le vedi.
    .also = socio, compagna, coppia, compagni di squadra, partner
term-side = parte
    .about = Chi ha un conto in comune: una coppia o, in un gioco senza coppie, un giocatore solo.
    .also = squadra, coppia, schieramento

## Segnare i punti

term-account = conto
    .about = Quello che una parte ha segnato finora in questa partita: punti, o penalità nei giochi in cui non si vogliono.
    .also = punteggio, totale, segnapunti, foglio
term-target = traguardo
    .about = A quanti punti finisce la partita. In alcuni giochi chi ci arriva vince, in altri, come la Capra, perde.
    .also = limite, obiettivo, a quanto si gioca, quanti punti per vincere
term-penalty = penalità
    .about = Punti che non vuoi: quello che hai ancora in mano si segna contro di te. Il totale più basso è il migliore.
    .also = punti di penalità, punti negativi, punti contro
term-threshold = soglia
    .about = Il minimo che si segna, in alcuni giochi solo per la prima volta. Che fine fa quello che è di meno lo dicono le regole di ogni gioco.
    .also = minimo, minimo per segnare, aprire il conto, tredici
term-memory = punti ricordati
    .about = Una perdita troppo piccola per essere segnata, che si tiene a mente e si aggiunge alla prossima. Si dimentica quando è segnata o quando la parte vince una mano.
    .also = memoria, punti tenuti a mente, perdita ricordata
term-house-rule = regola del tavolo
    .about = Una regola che un tavolo può scegliere per sé. La sezione 8 di ogni pagina le elenca tutte con le loro scelte.
    .also = opzione, variante, regola della casa, accordo, impostazione

## Croci ed estremità che contano

term-spinner = spinner
    .about = Il doppio a cui ci si può attaccare su tutti e quattro i lati, di solito il primo giocato. I suoi lati si aprono subito o quando i due lati lunghi sono coperti.
    .also = perno, croce, incrocio, primo doppio, doppio a quattro lati
term-crosswise = di traverso
    .about = Un doppio messo attraverso la linea, in modo che si vedano tutte e due le metà. Per il lungo segue la linea e ne mostra una.
    .also = per il lungo, trasversale, perpendicolare, ad angolo retto
term-arm = braccio
    .about = Una fila di tessere che cresce dal centro di una croce o di una stella. È aperta solo la sua estremità esterna.
    .also = ramo, raggio, bracci
term-crossroads = incrocio
    .about = Nell’Asino il primo doppio in tavola, a cui ci si può attaccare su tutti e quattro i lati.
    .also = crocevia, spinner, primo doppio
term-closed-double = doppio chiuso
    .about = Nell’Asino un doppio giocato a faccia in giù. Dietro non ci si può mettere niente, quindi il suo braccio è chiuso.
    .also = a faccia in giù, coperto, braccio chiuso, chiudere un braccio
term-house = casa
    .about = Nel Telefono il doppio di cui si aprono anche i lati corti, di solito il primo con una tessera su tutti e due i lati lunghi. Da lì le estremità sono quattro.
    .also = case, casetta, pulce
term-count = somma delle estremità
    .about = Le metà in vista a tutte le estremità aperte, sommate. Nei giochi dei cinque un multiplo di cinque dà subito punti.
    .also = conto delle estremità, multiplo di cinque, cinque, punti in gioco
term-claim = reclamare
    .about = Dire ad alta voce che la tua tessera dà punti, dove una regola del tavolo lo chiede. Quelli che dimentichi può prenderli il giocatore seguente.
    .also = muggins, chiamare i punti, annunciare, punti dimenticati

## Capre e Generali

term-goat = capra
    .about = Chi perde una partita di Capra o di Capra di mare. Nell’Asino chi perde è l’asino.
    .also = kozel, caprone, chi perde, asino, perdente
term-general = Generale
    .about = Nella Capra del Generale il titolo di chi perde contro un’ultima tessera 0-0 o 6-6. La sua squadra lo conta contro di sé, a meno che una regola del tavolo non dica il contrario.
    .also = generali, titolo, domino con 0-0, domino con 6-6
term-bald = calvo
    .about = Una mano finita con 0-0. Nella Capra di mare vince tutta la partita; nella Capra del Generale la variante con il calvo lo conta a parte dai Generali.
    .also = pelato, nudo, finire con 0-0, doppia bianca per ultima
term-signal = segnale
    .about = Nella Capra del Generale un occhiolino dice “ho 0-0”, una guancia gonfia “ho 6-6”. Un segnale non costa il turno e non è mai un dovere.
    .also = cenno, occhiolino, guancia gonfia, segno al compagno
term-yield = alzarsi
    .about = Nella Capra del Generale una squadra che ha ricevuto un titolo o ha perso abbastanza volte lascia i posti alla squadra che aspetta da più tempo, e aspetta a sua volta.
    .also = lasciare il tavolo, cedere il posto, rotazione, prossima squadra, coda, squadra in attesa
term-hundred = cento
    .about = Nella Capra di mare un’apertura con 6-6 di una parte che ne ha il diritto: quella con punti sul conto, o una a cui è stato dato il diritto. Se in quella mano fa domino, vince tutta la partita.
    .also = mossa del cento, apertura con 6-6, diritto al cento, 100
term-wipe = azzerare
    .about = Nella Capra di mare solo una parte alla volta ha punti. Se un’altra parte vince una mano abbastanza grande, quel conto torna a 0.
    .also = azzerato, cancellare, bruciare, punti cancellati
term-brother-in-law = cognato
    .about = Nella Capra di mare la parte che ha aperto un cento e resta con molto in mano quando l’altra fa domino. Perde la partita.
    .also = cento perso, cento fallito, cognata
term-fisherman = pescatore
    .about = Nella Capra di mare il giocatore che ha giocato l’ultima tessera prima di un pesce, senza contare i doppi. Con il pesce può guadagnare o restare in debito.
    .also = pescatrice, chi ha fatto il pesce, di chi è il pesce
term-debt = debito
    .about = Nella Capra di mare un pesce che il pescatore ha perso e deve saldare vincendo una mano abbastanza grande. Se tutti i tentativi falliscono, l’altra parte può fare il cento.
    .also = saldare un pesce, pesce saldato, debitore, dovere un pesce
term-eggs = uova
    .about = Nella Capra di mare un pesce in cui le due parti sono pari. Le mani seguenti cominciano come la prima, e una di loro deve portare una vincita abbastanza grande.
    .also = uovo, pesce pari, rompere le uova
term-rotten-eggs = uova marce
    .about = Uova che nessuno ha rotto nelle mani previste. Si lasciano perdere, o per una regola del tavolo la partita finisce in parità.
    .also = uovo marcio, uova andate a male, uova non rotte

## Salsiccia

term-row = fila
    .about = Nella Salsiccia le tue tessere, a faccia in giù una accanto all’altra, che non vedi nemmeno tu. Prendi da destra e rimetti a sinistra.
    .also = coda, tessere a faccia in giù
term-root = radice
    .about = La tessera da cui cresce tutto: nella Salsiccia quella da cui cominciano le due linee, nella Zampa di gallina il doppio al centro.
    .also = tessera centrale, centro, doppio iniziale
term-insert = inserire
    .about = Nella Salsiccia infilare un doppio tra due tessere che si toccano con il suo numero. Quello che sta oltre si sposta in fuori di un posto.
    .also = infilare, spingere in mezzo, giuntura, tra due tessere
term-cut = taglio
    .about = Nella Salsiccia mettere una tessera di traverso sulle due linee dove mostrano i suoi due numeri alla stessa profondità. Tutto quello che sta prima va all’avversario, e la tessera è la nuova radice.
    .also = tagliare, tagliare la salsiccia, profondità, tessere tagliate

## Treni e zampe

term-train = treno
    .about = La fila di tessere che appartiene a un giocatore e comincia dalla stazione. Gli altri ci possono giocare solo finché c’è il suo segnalino.
    .also = treno proprio, treno personale, treno privato
term-public-train = treno pubblico
    .about = Nel Treno messicano il treno che è di tutti; chiunque ci può giocare.
    .also = treno messicano, treno comune, treno di tutti
term-marker = segnalino
    .about = Il segno che il tuo treno è aperto a tutti, perché hai dovuto passare. Si toglie quando ci metti tu una tessera.
    .also = moneta, gettone, treno aperto, bandierina
term-engine = locomotiva
    .about = Il doppio nella stazione, al centro del tavolo, da cui comincia ogni treno. Cambia di mano in mano.
    .also = motrice, stazione, doppio centrale, hub
term-bare-double = doppio da coprire
    .about = Nel Treno messicano un doppio su cui non c’è ancora niente. Va coperto prima di giocare qualsiasi altra cosa; un doppio che nessuna tessera può più coprire è morto.
    .also = doppio scoperto, coprire un doppio, doppio nudo, doppio morto
term-foot = zampa
    .about = Nella Zampa di gallina un doppio messo a un’estremità. Non si può giocare nient’altro finché non ha le sue tre dita.
    .also = gallina, zampa di gallina, doppio con le dita, zampe
term-toes = dita
    .about = Le tre tessere con il numero del doppio che fanno una zampa. Dopo, ognuna è un’estremità.
    .also = dito, tre dita, artigli

## Jolly, somme e altri tavoli

term-matador = matador
    .about = Una tessera che si può mettere a qualsiasi estremità, in un verso o nell’altro: 0-0, e ogni tessera le cui metà fanno la somma del gioco.
    .also = jolly, cardinale, tessera jolly
term-double-heading = doppia testa
    .about = Nel Bergen, due estremità che mostrano lo stesso numero senza che nessuna delle due tessere sia un doppio. Se una delle due è un doppio, è una tripla.
    .also = estremità uguali, tripla, tripla testa
term-running-total = totale
    .about = Nel Domino italiano la somma di tutti i punti in tavola. Chi la porta esattamente a una tappa segna.
    .also = somma dei punti, totale in tavola, tappa, tappe
term-barricade = barricata
    .about = Un doppio messo di traverso su un’estremità per fermare subito la mano. Riesce se nessun avversario ha meno di chi l’ha fatta.
    .also = sbarrare, sbarramento, blocage, chiudere il gioco
term-brickwork = muro
    .about = Il modo in cui stanno le tessere del Domino francese: in due file come mattoni, ognuna a metà sopra la vicina. Quello che va bene è come in una linea.
    .also = mattoni, file di mattoni, fila di sopra, fila di sotto

## Quarantadue

term-shaker = mazziere
    .about = Nel 42 il giocatore che mescola. Fa la prima offerta chi sta alla sua sinistra.
    .also = chi mescola, chi distribuisce, chi dà le tessere
term-bid = offerta
    .about = Quanto un giocatore dice che la sua parte farà in questa mano. L’offerta più alta sceglie la briscola e va mantenuta; se è mancata, segna l’altra parte.
    .also = asta, offrire, dichiarazione, chiamata, offerta mancata, contratto
term-mark = segno
    .about = Quello con cui si conta una mano di 42. Come offerta, un segno promette tutte le prese.
    .also = 42 punti, 84, tacca, tutte le prese
term-trump = briscola
    .about = Il seme che batte tutti gli altri in questa mano; lo sceglie l’offerta più alta. Una briscola non appartiene a nessun altro seme.
    .also = atout, seme di briscola, seme, senza briscola, follow me
term-trick = presa
    .about = Una tessera di ogni giocatore. Prende la briscola più alta o, se non ce n’è, la tessera più alta del seme uscito.
    .also = fare una presa, prendere, mano di gioco
term-follow-suit = rispondere al seme
    .about = Giocare una tessera del seme che è uscito, come devi se ne hai una. Non farlo è una renonce; il programma non lo permette.
    .also = rispondere, seguire il seme, renonce, obbligo di rispondere
term-off = perdente
    .about = Una tessera di chi ha vinto l’asta che non è né briscola né doppio, e quindi può essere battuta.
    .also = off, scoperta, tessera debole, tessera perdente
term-nello = nello
    .about = Un impegno a perdere ogni presa, senza briscola e senza il compagno. Lo permette una regola del tavolo.
    .also = low, nillo, nel-o, perdere tutte le prese, a perdere
term-plunge = plunge
    .about = Un’offerta a salto di quattro segni con almeno quattro doppi; il compagno sceglie la briscola e apre. Lo permette una regola del tavolo.
    .also = tuffo, quattro doppi, offerta a salto, splash
