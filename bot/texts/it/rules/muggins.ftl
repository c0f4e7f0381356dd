# Muggins

page-muggins-players =
    { $teams ->
        [true] Si gioca in due o tre, ognuno per sé, o in quattro in due coppie: i compagni siedono uno di fronte all’altro e hanno un conto solo. Quello che qui si dice dei punti e delle tessere di un giocatore vale per una coppia, con le tessere dei due sommate.
       *[false] Si gioca in due, tre o quattro, ognuno per sé.
    }
    Il set è doppio sei: { $tiles } tessere, a faccia in giù. In due ognuno riceve { $hand_2 } tessere e ne avanzano { $boneyard_2 }; in tre { $hand_3 } e { $boneyard_3 }, in quattro { $hand_4 } e { $boneyard_4 }. Quelle che avanzano sono il pozzo.

page-muggins-begin =
    Chi apre la prima mano lo dice la sorte.
    { $next_lead ->
        [rotate] Ogni mano successiva la apre il giocatore seguente in senso orario, chiunque abbia vinto.
        [lot] Chi apre ogni mano successiva lo dice di nuovo la sorte.
       *[winner] Ogni mano successiva la apre chi ha vinto quella prima.{ $teams ->
            [true] {" "}Di una coppia apre chi ha fatto domino o, dopo un pesce, chi aveva meno in mano; { shared-equal-partners }.
           *[false] {""}
        } Se non l’ha vinta nessuno, decide di nuovo la sorte.
    }
    Chi apre può giocare una tessera qualsiasi, doppio o no, in ogni mano.

page-muggins-turn =
    Il turno gira in senso orario, verso chi sta alla tua sinistra. Giochi una tessera per turno a un’estremità aperta, in modo che le metà che si toccano siano uguali.
    Il primo doppio giocato è lo spinner: ci si può attaccare su tutti e quattro i lati, { $arms_open ->
        [after_sides] ma sui due lati corti solo quando i due lati lunghi, per cui passa la linea, hanno tutti e due una tessera.
       *[at_once] da quando è in tavola.
    } Se l’apertura non è un doppio, il tavolo è una linea con due estremità finché qualcuno non gioca un doppio. Quello è lo spinner; dei suoi quattro lati uno è preso dalla tessera a cui è stato attaccato.
    Lo spinner è uno solo. I doppi successivi non hanno rami.
    { $double_orientation ->
        [cross] Tutti i doppi stanno di traverso.
       *[choose] Un doppio giocato dopo lo spinner può stare di traverso o per il lungo, come vuoi. La tessera seguente deve avere in ogni caso lo stesso numero; cambia solo la somma delle estremità. Lo spinner sta sempre di traverso.
    }
    { shared-draw }
    { $reserve_keep ->
        [0] Dal pozzo si può pescare fino all’ultima tessera.
        [1] L’ultima tessera del pozzo non si pesca mai.
       *[other] Le ultime { $reserve_keep } tessere del pozzo non si pescano mai.
    } Se non va niente e non si può più pescare, passi.

page-muggins-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-layout }

page-muggins-scoring =
    Dopo ogni turno, anche l’apertura e l’ultima tessera di una mano, somma le estremità aperte. Se fanno 5, 10, 15 o un altro multiplo di cinque (0 non lo è), chi ha giocato la tessera segna subito tanti punti quanti sono.
    Una tessera normale a un’estremità conta la sua metà aperta; un doppio di traverso conta tutte e due le metà, uno per il lungo solo una. Una tessera da sola conta tutte e due le sue metà: 6-4 fa 10, e 5-5 fa 10.
    Lo spinner conta tutte e due le metà finché lo toccano meno di due tessere, e poi niente. I suoi lati vuoti non contano niente.
    { $muggins_call ->
        [true] I punti vanno reclamati: dopo la tua tessera dici se ne dà. Quelli che lasci può reclamarli il giocatore seguente finché non gioca, pesca o passa. Quando una tessera chiude la mano, con il domino o con un pesce, il giocatore seguente può ancora reclamarne i punti prima che si contino le tessere in mano.{ $finish_bonus ->
            [0] { "" }
           *[other] { " " }Il premio per il domino non serve reclamarlo.
        }
       *[false] I punti si segnano da soli. Nessuno deve reclamarli, e nessuno può prendere quelli di un altro.
    }
    Chi fa domino { $finish_bonus ->
        [0] non riceve nessun premio per questo.
       *[other] segna { $finish_bonus } oltre a quello che dà la sua ultima tessera.
    } { $finish_pips ->
        [true] Aggiunge anche quello che hanno in mano gli altri, arrotondato al multiplo di cinque più vicino.
       *[false] Quello che gli altri hanno ancora in mano a lui non porta niente e a loro non costa niente.
    }
    Un pesce lo vince chi ha in mano di meno; le tessere in mano contano i loro punti, 0-0 niente. Chi vince segna quello che hanno gli altri, sommato, meno quello che ha lui{ $fish_round ->
        [none] , senza arrotondare.
        [down5] , arrotondato per difetto a un multiplo di cinque (14 è 10).
       *[nearest5] , arrotondato al multiplo di cinque più vicino: 12 è 10, 13 è 15.
    } Se il minimo è di più giocatori, nessuno segna niente.

page-muggins-match =
    { $target_check ->
        [round_end] Il traguardo è di { $target } punti, e si guarda a fine mano. Vince la partita il totale più alto tra quelli che ci sono arrivati; se il più alto è di più giocatori, si gioca un’altra mano.
       *[immediate] Chi arriva a { $target } punti ha vinto subito la partita, anche a metà mano: la mano non si gioca fino in fondo, e non contano più né il domino né le tessere in mano.
    }
    { $target_check ->
        [round_end] Se ci si arriva a metà mano non finisce niente.
       *[immediate] I punti per il domino e per un pesce contano allo stesso modo. I punti si segnano un turno dopo l’altro, quindi in due non ci si arriva mai insieme.
    }

example-muggins-lengthwise = Le estremità sono 0, 3-3 e 2. Nord ha messo 3-3 per il lungo, quindi conta 3 e non 6, e la 5-2 di Est fa 0 + 3 + 2 = 5. Se 3-3 fosse di traverso le estremità farebbero 8 e non si segnerebbe niente. Lo spinner 5-5 non conta più niente.
example-muggins-spinner-in-the-line = Si è aperto con 6-4, quindi lo spinner è 4-4, anche se non è stata la prima tessera: un lato è preso, ed Est si è subito attaccato a un altro. Ora lo toccano due tessere, quindi non conta niente, e le estremità fanno 2 + 0.
example-muggins-fish = Nessuno può continuare, e il pozzo è vuoto. Nord ha 8, Est 9, Ovest 12: Nord vince il pesce e segna 9 + 12 - 8 = 13, arrotondato a 15.
