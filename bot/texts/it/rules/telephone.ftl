# Telefono

page-telephone-players =
    { $teams ->
        [false] Si gioca in due, tre o quattro, ognuno per sé. In quello che segue ognuno è una parte a sé.
       *[true] Si gioca in due o tre, ognuno per sé, o in quattro in due coppie. I compagni siedono uno di fronte all’altro e hanno un conto solo: ogni coppia è una parte.
    }
    Il set è doppio sei: { $tiles } tessere, a faccia in giù. Ognuno ne riceve { $hand_2 }. Il pozzo ha { $boneyard_2 } tessere in due, { $boneyard_3 } in tre, nessuna in quattro.

page-telephone-begin =
    Nella prima mano chi ha 3-2 deve aprire con quella. Se non ce l’ha nessuno, l’apertura si cerca tra i doppi: 1-1, poi 2-2, e così via fino a 6-6, poi 0-0. Si deve aprire con il primo che qualcuno ha.
    Se non c’è nemmeno un doppio si deve aprire con la tessera più pesante: quella con più punti e, a parità, quella con la metà più alta (6-3 prima di 5-4).
    Nelle mani successive apre chi ha vinto la mano prima, con una tessera qualsiasi: chi ha fatto domino o, dopo un pesce, la parte che l’ha vinto, di due compagni quello con meno in mano; { shared-equal-partners }.
    Un pesce lo vince la parte che ha meno in mano. Se il minimo è di più parti, lo vince la parte di chi ha giocato l’ultima tessera, se è una di loro, altrimenti lo vincono tutte loro; in entrambi i casi apre quel giocatore.

page-telephone-turn =
    Il turno gira in senso orario, verso chi sta alla tua sinistra. Metti una tessera a un’estremità aperta, in modo che le metà che si toccano siano uguali. Se hai una tessera che va bene devi giocarne una.
    Si comincia con una linea con due estremità. { $house ->
        [first_double] Il primo doppio giocato è la casa: quando c’è una tessera su tutti e due i suoi lati lunghi si aprono anche i due lati corti, e le estremità sono quattro.
        [first_double_at_once] Il primo doppio giocato è la casa: tutti e quattro i suoi lati sono aperti subito.
       *[first_covered] Il primo doppio con una tessera su tutti e due i lati lunghi diventa la casa: da lì sono aperti anche i suoi due lati corti, e le estremità sono quattro. Non deve essere per forza il primo doppio giocato. Prima di allora ai suoi lati corti non si può mettere niente.
    }
    La casa è una sola. Tutti gli altri doppi sono tessere come le altre, e ai loro lati corti non si attacca niente.
    { $multi_doubles ->
        [1] Giochi una tessera per turno, anche i doppi.
       *[other] Giochi una tessera per turno, o fino a { $multi_doubles } doppi diversi insieme, ognuno a un’estremità diversa che lo chiede. Le estremità si contano una volta, dopo tutto il turno.{ $house ->
            [first_covered] { "" }
           *[other] { " " }Se in tavola non c’è ancora un doppio, diventa la casa quello nominato per primo.
        }
    }
    { $on_stuck ->
        [pass] Se non va niente passi. Nessuno pesca.
        [draw_one] Se non va niente peschi una tessera. Se va devi giocarla subito; se non va, o se non si può più pescare, passi.
       *[draw_until] Se non va niente peschi una tessera dopo l’altra finché non ne trovi una che va bene, e quella devi giocarla subito. Passi solo quando non si può più pescare.
    }
    { $reserve_keep ->
        [0] Si può pescare ogni tessera del pozzo, anche l’ultima,
       *[other] L’ultima tessera del pozzo non si pesca mai,
    } dove le regole permettono di pescare.

page-telephone-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-layout }

page-telephone-scoring =
    Dopo ogni turno, anche l’apertura e l’ultima tessera di una mano, somma le estremità aperte. Se fanno 5, 10, 15 o un altro multiplo di cinque (0 non lo è), la parte che ha giocato la tessera segna subito { $unit ->
        [fives] un quinto della somma
       *[sum] tanti punti quanti sono
    }.
    Una tessera normale a un’estremità conta la sua metà aperta; un doppio a un’estremità conta tutte e due le metà, anche uno d’apertura con una tessera da un lato solo. Una tessera da sola conta tutte e due le sue metà: 6-4 fa 10, e 5-5 fa 10, non 20.
    Un doppio con una tessera su tutti e due i lati lunghi non conta più niente{ $house ->
        [first_double_at_once] , e nemmeno la casa appena la toccano due tessere, su qualunque lato
       *[first_covered] { "" }
    }. Un lato corto vuoto della casa non conta niente.
    { $first_lead_scores ->
        [false] La tessera con cui si deve aprire nella prima mano non dà punti.
       *[true] La tessera con cui si deve aprire nella prima mano dà punti come ogni altra: 3-2 fa 5.
    }
    A fine mano le tessere in mano contano i loro punti, 0-0 niente. { $settlement ->
        [winner_up] La parte che vince aggiunge quello che hanno le altre, arrotondato per eccesso a un multiplo di cinque (18 è 20){ $unit ->
            [fives] , e ne segna un quinto
           *[sum] {""}
        }. Se un pesce lo vincono più parti, ognuna di loro aggiunge quello che hanno le parti che hanno perso.
       *[losers_down] Una parte che paga toglie dal suo conto quello che ha in mano, arrotondato per difetto a un multiplo di cinque (18 costa 15){ $unit ->
            [fives] , e di questo un quinto
           *[sum] {""}
        }, ma nessun conto scende sotto 0. Le tessere dei compagni prima si sommano e poi si arrotondano: 9 e 14 fanno 23 e costano { $unit ->
            [fives] 4
           *[sum] 20
        }.
    }
    { $settlement ->
        [winner_up] Quello che ha il compagno di chi ha fatto domino non conta per nessuno.
       *[losers_down] Se qualcuno ha fatto domino paga ogni altra parte; quello che ha il suo compagno non conta per nessuno. Dopo un pesce { $fish_deduct ->
            [loser] pagano solo le parti che non l’hanno vinto.
           *[all] paga ogni parte, anche quella che l’ha vinto.
        }
    }

page-telephone-match =
    { $target_check ->
        [immediate] La partita finisce appena una parte arriva a { $target } punti con le sue estremità, anche a metà mano: ha vinto, e le tessere in mano non si regolano più. Se non ci arriva nessuno, i conti si guardano di nuovo dopo aver regolato la mano.
       *[round_end] Il traguardo è di { $target } punti. Se ci si arriva a metà mano non finisce niente: prima la mano si gioca fino in fondo e si regola, poi si guardano i conti.
    }
    Dopo il regolamento una parte con { $target } punti o più ha vinto la partita. Se li hanno tutte e due le parti, la partita finisce in parità, anche se una ne ha di più.
    Di tre o quattro che giocano per sé vincono insieme tutti quelli che hanno { $target } o più; se li hanno tutti, la partita finisce in parità.

example-telephone-house = 3-3 è stata giocata prima di 2-2, ma 2-2 è il primo doppio con una tessera su tutti e due i lati lunghi, quindi la casa è lei. I suoi lati corti si sono appena aperti, e Nord può metterci 6-2. 3-3 è un’estremità come le altre.
example-telephone-counting = 4-4 è la casa e non conta niente. Le estremità sono 6-6 con tutte e due le metà, 3, 5 e 0: 12 + 3 + 5 + 0 = 20. La 4-0 di Sud non cambia la somma e porta gli stessi 20 che prima ha portato la 5-4 di Nord.
example-telephone-both-at-the-target = Sud fa domino e la sua ultima tessera lo porta a 225. Nord paga 5 per i suoi 8 punti e ha ancora 230. Sono al traguardo tutti e due, quindi la partita finisce in parità, anche se uno ne ha di più.
