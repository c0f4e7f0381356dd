# Paragrafi comuni a più giochi, quasi tutti di giochi su una linea. Ognuno è un paragrafo, su una riga.

## Giocatori e tessere

shared-alone = { $most ->
        [2] 2 giocatori, ognuno per sé.
       *[other] Da 2 a { $most } giocatori, ognuno per sé.
    }

shared-set = { $sets_combined ->
        [1] Il set ha una volta ogni tessera da 0-0 a { $top }-{ $top }: { $tiles } tessere.
       *[other] Si mescolano insieme { $sets_combined } set da 0-0 a { $top }-{ $top }, quindi ogni tessera c’è { $sets_combined } volte: { $tiles } tessere.
    }

shared-deal = In due { $hand_2 ->
        [0] le tessere non bastano
       *[other] si ricevono { $hand_2 } tessere a testa (resto: { $boneyard_2 })
    }, in tre { $hand_3 ->
        [0] le tessere non bastano
       *[other] { $hand_3 } a testa (resto: { $boneyard_3 })
    }, in quattro { $hand_4 ->
        [0] le tessere non bastano
       *[other] { $hand_4 } a testa (resto: { $boneyard_4 })
    }.{ $hand_5 ->
        [0] {""}
       *[other] {" "}In cinque e più se ne ricevono { $hand_5 } a testa.
    }

shared-rest = { $draw_rule ->
        [none] { shared-rest-closed }
       *[other] Le tessere che avanzano stanno a faccia in giù: sono il pozzo.
    }
shared-rest-closed = Le tessere che avanzano restano a faccia in giù, e in questa mano non si usano.

shared-redeal = { $redeal_doubles ->
        [0] Le tessere si giocano come sono state distribuite, per quanti doppi ci siano.
       *[other] Se qualcuno riceve { $redeal_doubles } o più doppi, tutte le tessere si mescolano e si distribuiscono di nuovo. Contano solo le tessere ricevute nella distribuzione.
    }

## Chi comincia

shared-lead = Apre chi ha il doppio più alto. Se nessuno ha un doppio, decide la tessera più pesante: quella con più punti e, a parità di somma, con la metà più alta, quindi 6-3 viene prima di 5-4.{ $sets_combined ->
        [1] {""}
       *[other] {" "}Se quella stessa tessera è di più giocatori, la sorte indica un giocatore, e apre il più vicino tra loro a partire da lui.
    }

shared-lead-tile = { $opening_tile ->
        [free] Quella tessera dà soltanto l’apertura: mostrala, poi apri con una tua tessera qualsiasi. Da quel momento tutti sanno che ce l’hai, finché non la giochi.
       *[must] Si deve aprire proprio con la tessera che dà l’apertura.
    }

# Goes on after a sentence that says who of partners leads: the one who held less.
shared-equal-partners = a parità, chi è di turno per primo contando da chi ha giocato l’ultima tessera, lui compreso

shared-lead-later = { $later_starter ->
        [winner] { shared-lead-winner }
        [rotate] { shared-lead-rotate }
       *[again] { shared-lead-again }
    }
shared-lead-again = Ogni mano successiva comincia allo stesso modo, chiunque abbia vinto.
shared-lead-winner = Chi vince una mano apre la prossima, con una tessera qualsiasi. Dopo una mano senza vincitore, o con più vincitori, l’apertura si cerca come nella prima mano.
shared-lead-team = La squadra che vince apre la mano seguente con una tessera qualsiasi: il compagno con meno punti in mano; a parità chi ha giocato l’ultima tessera della mano o, se no, chi sarebbe di turno per primo. Dopo una mano senza una squadra vincitrice, o vinta da tutte e due, l’apertura si cerca come nella prima mano.
shared-lead-rotate = Nelle mani successive l’apertura gira: apre chi viene dopo chi ha aperto l’ultima volta, con una tessera qualsiasi.

shared-direction = { $direction ->
        [ccw] Il turno gira in senso antiorario: dopo di te tocca a chi sta alla tua destra.
       *[cw] Il turno gira in senso orario: dopo di te tocca a chi sta alla tua sinistra.
    }

## Il turno

shared-line = Metti una tessera a una delle due estremità della linea, in modo che le metà che si toccano siano uguali. Uno zero va solo con uno zero.

shared-line-doubles = { $doubles_across ->
        [true] I doppi stanno di traverso,
       *[false] I doppi stanno per il lungo come tutte le tessere,
    } e la linea ha comunque solo due estremità: ai lati di un doppio non si attacca niente. Le curve servono solo a risparmiare spazio, e le due estremità non si uniscono mai.

shared-forced = Se una tua tessera va bene devi giocarne una: non puoi passare né pescare. Quale, e a quale estremità, lo scegli tu.

shared-drawing = { $draw_rule ->
        [until_playable] { shared-drawing-until }
        [one_then_choice] { shared-drawing-choice }
        [one_no_play] { shared-drawing-one }
        [restock] { shared-drawing-restock }
        [two_or_pass] { shared-drawing-two }
       *[none] { shared-drawing-none }
    }
shared-drawing-none = Se nessuna va bene passi (bussi). Non si pesca mai.
shared-drawing-until = Se nessuna va bene peschi una tessera dopo l’altra finché non ne trovi una che va bene, e quella la giochi subito. Peschi anche se niente di quello che resta può andare bene. Se non c’è più niente da pescare e niente va bene, passi.
shared-drawing-choice = Se nessuna va bene peschi una sola tessera. Se va puoi giocarla, oppure tenerla e passare; se non va, passi. Se non c’è niente da pescare, passi.
shared-drawing-one = Se nessuna va bene peschi una sola tessera, e il tuo turno è finito: anche se va, si può giocare solo in un turno successivo. Se non c’è niente da pescare, passi.
shared-drawing-restock = Se nessuna va bene non giochi niente. Ogni turno, anche l’apertura e il passo, finisce pescando una tessera finché ce n’è da pescare; devi prenderla, e non si può giocare nello stesso turno. Chi gioca la sua ultima tessera non pesca più.
shared-drawing-two = Se nessuna va bene passi, oppure peschi due tessere (una, se se ne può pescare solo una). Chi pesca finisce il turno, anche se ora una tessera va bene.

shared-reserve = { $draw_rule ->
        [none] { shared-reserve-closed }
       *[other] { $reserve ->
            [0] Dal pozzo si può pescare fino all’ultima tessera.
            [1] L’ultima tessera del pozzo non si pesca mai.
           *[other] Le ultime { $reserve } tessere del pozzo non si pescano mai.
        }
    }
shared-reserve-closed = Nessuno può guardare le tessere non distribuite prima che la mano sia finita.

## Fine della mano

shared-out = Chi gioca la sua ultima tessera fa domino e vince la mano. Finisce subito: non si gioca e non si pesca più niente.

shared-blocked = { $draw_rule ->
        [none] { shared-blocked-none }
        [two_or_pass] { shared-blocked-two }
       *[other] { shared-blocked-drawn }
    }
shared-blocked-none = La mano è bloccata appena nessuno ha una tessera che va bene. Allora finisce da sé; non serve che tutti passino.
shared-blocked-drawn = La mano è bloccata appena nessuno ha una tessera che va bene e non si può più pescare; non serve che tutti passino. Finché si può pescare una tessera la mano continua, anche se nessuna di quelle può andare bene.
shared-blocked-two = La mano è bloccata quando hanno passato tutti, uno dopo l’altro (chi pesca fa ripartire il conto), o appena nessuno ha una tessera che va bene e non si può più pescare.

## Punteggio

shared-score-out = Se fai domino segni i punti di tutte le tessere che gli avversari hanno ancora in mano.

shared-blocked-winner = { $blocked_winner ->
        [count] Una mano bloccata la vince chi ha in mano meno tessere, qualunque sia il numero dei loro punti.
       *[pips] Una mano bloccata la vince chi ha in mano meno punti, qualunque sia il numero delle tessere.
    }

shared-blocked-score = { $blocked_score ->
        [difference] Chi vince una mano bloccata segna i punti di tutti gli avversari meno i propri, ma mai meno di 0.
       *[opponents] Chi vince una mano bloccata segna i punti di tutti gli avversari, come dopo un domino. I propri non si sottraggono, anche se fossero più di quelli degli altri.
    }

shared-blocked-tie = { $tie_blocked ->
        [last_player] Se il minimo è di più giocatori, vince chi di loro ha giocato per ultimo una tessera. Se in questa mano nessuno di loro ne ha giocata una, nessuno segna.
        [share] Se il minimo è di più giocatori, hanno vinto tutti loro: i punti di ognuno si calcolano come al solito e si dividono per il numero dei vincitori, lasciando cadere le frazioni.
       *[none] Se il minimo è di più giocatori, nessuno segna.
    }

shared-double-blank = { $double_blank_pips ->
        [0] Le tessere in mano contano i loro punti; 0-0 non conta niente.
       *[other] Le tessere in mano contano i loro punti, ma 0-0 conta { $double_blank_pips }.
    }

shared-entry = { $entry_minimum ->
        [entry15] Finché il tuo totale è 0 segni una mano solo se ti porta 15 punti o più; se sono di meno sono persi. Dopo conta tutto.
        [every15] Segni una mano solo se ti porta 15 punti o più; se sono di meno sono persi, in qualsiasi momento.
       *[off] Non c’è un minimo da segnare: ogni punto si segna fin dalla prima mano.
    }

## La partita

shared-match = { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] { shared-match-target }
           *[other] { shared-match-rounds }
        }
    }
shared-match-single = Decide una sola mano: chi la vince ha vinto la partita, e più vincitori hanno vinto insieme. Se non la vince nessuno, o la vincono tutti, la partita finisce in parità.
shared-match-rounds = { $rounds ->
        [one] Si gioca { $rounds } mano,
       *[other] Si giocano { $rounds } mani,
    } quali che siano i totali, e vince il totale più alto. Se è di più giocatori hanno vinto insieme; se tutti i totali sono uguali, la partita finisce in parità.
shared-match-target = Si gioca finché qualcuno, a fine mano, non ha { $target } punti o più: allora la partita è finita. { shared-match-tie }
shared-match-tie = Vince il totale più alto; se è di più giocatori, si gioca un’altra mano.

## La capra e i suoi parenti: una linea, sette tessere a testa, i nomi e il pesce dei giochi russi

shared-goat-line = Il turno gira in senso orario, verso chi sta alla tua sinistra. Tutte le tessere stanno in una linea con due estremità aperte. Metti una tessera a una delle due, in modo che le metà che si toccano siano uguali. Un doppio è una tessera come le altre: ai suoi lati non si attacca niente.
shared-pass = Se hai una tessera che va bene devi giocarne una: non puoi passare. Se non va niente passi; nessuno pesca.
shared-draw = Se hai una tessera che va bene devi giocarne una: non puoi né pescare né passare. Se non va niente peschi una tessera dopo l’altra finché non ne trovi una che va bene, e quella devi giocarla subito, nello stesso turno.
shared-reserve-keep = { $reserve_keep ->
        [0] Dal pozzo si può pescare fino all’ultima tessera.
        [1] L’ultima tessera del pozzo non si pesca mai.
       *[other] Le ultime { $reserve_keep } tessere del pozzo non si pescano mai.
    } Se non va niente e non si può più pescare, passi.
shared-opening = { $start_order ->
        [low0] Nella prima mano apre chi ha 0-0. Se 0-0 non è stata distribuita apre 1-1, poi 2-2, e così via fino a 6-6.
        [high] Nella prima mano apre chi ha 6-6. Se 6-6 non è stata distribuita apre 5-5, poi 4-4, e così via fino a 0-0.
       *[goat] Nella prima mano apre chi ha 1-1. Se 1-1 non è stata distribuita apre 2-2, poi 3-3, e così via fino a 6-6, e per ultima 0-0.
    } Si deve aprire con la tessera trovata così; chi ce l’ha non può sceglierne un’altra.
shared-goat-out = La mano finisce subito quando qualcuno ha giocato la sua ultima tessera: ha fatto domino, e la sua parte ha vinto la mano. Questo viene prima di un pesce: vale come domino anche se poi non si può più giocare niente.
shared-fish-stuck = La mano è un pesce (bloccata) appena nessun giocatore può giocare una tessera e non si può più pescare. Non serve che qualcuno passi.
shared-fish-hands = La mano è un pesce (bloccata) appena nessuno al tavolo può giocare una tessera: per esempio quando le due estremità chiedono lo stesso numero e le sette tessere che lo hanno sono tutte in linea. Non serve che qualcuno passi.
shared-fish-dead = { $fish_draw ->
        [true] Anche se nessuna tessera può più andare bene da nessuna parte, chi è di turno continua a pescare finché si può; solo dopo la mano è un pesce.
       *[false] È un pesce anche appena nessuna tessera fuori dalla linea può più andare bene a un’estremità, né una in mano né una del pozzo, nemmeno una che non si pesca mai: per esempio quando le due estremità chiedono lo stesso numero e le sette tessere che lo hanno sono tutte in linea. Allora nessuno pesca.
    }
shared-fish-layout = È un pesce anche appena nessuna tessera fuori dal tavolo può più andare bene a un’estremità aperta, né una in mano né una del pozzo, nemmeno una che non si pesca mai. Allora nessuno pesca.
shared-two-doubles = { $two_doubles ->
        [true] Giochi una tessera per turno, o due doppi insieme: se le estremità chiedono due numeri diversi e hai il doppio giusto per ognuna, puoi giocarli tutti e due nello stesso turno, uno per estremità. Non si può aprire con due.
       *[false] Giochi una tessera per turno, anche i doppi. Due doppi non si giocano mai insieme.
    }
shared-lone-blank = { $zero_zero ->
        [off] Le tessere in mano contano i loro punti; 0-0 non conta niente.
        [any] Le tessere in mano contano i loro punti, ma 0-0 conta 25, che resti da sola o con altre.
       *[lone] Le tessere in mano contano i loro punti, ma 0-0 conta 25 se è l’unica tessera rimasta a quel giocatore. Con altre tessere accanto non conta niente.
    } Le tessere dei compagni si contano ognuno per sé e poi si sommano.

## Altri numeri di giocatori

shared-deal-many = Tessere a testa:{ $hand_2 ->
        [0] {""}
       *[other] {" "}in due { $hand_2 } (resto: { $boneyard_2 }),
    }{ $hand_3 ->
        [0] {""}
       *[other] {" "}in tre { $hand_3 } (resto: { $boneyard_3 }),
    }{ $hand_4 ->
        [0] {""}
       *[other] {" "}in quattro { $hand_4 } (resto: { $boneyard_4 }),
    }{ $hand_5 ->
        [0] {""}
       *[other] {" "}in cinque { $hand_5 } (resto: { $boneyard_5 }),
    }{ $hand_6 ->
        [0] {""}
       *[other] {" "}in sei { $hand_6 } (resto: { $boneyard_6 }),
    }{ $hand_7 ->
        [0] {""}
       *[other] {" "}in sette { $hand_7 } (resto: { $boneyard_7 }),
    }{ $hand_8 ->
        [0] {""}
       *[other] {" "}in otto { $hand_8 } (resto: { $boneyard_8 }),
    } e quello che avanza sta a faccia in giù: è il pozzo.

## All Fives, Cinque polacco: estremità che sommano un multiplo di cinque

shared-fives-layout = { $spinner ->
        [first_double] { shared-line } Il primo doppio è lo spinner: prima vengono i suoi due lati lunghi, e solo quando tutti e due hanno una tessera ci si può attaccare ai due lati corti, a ognuno per conto suo. Le estremità non sono mai più di quattro; i doppi successivi hanno due lati come ogni tessera.
       *[none] { shared-line } { shared-line-doubles }
    }

shared-fives-count = Dopo ogni tessera, anche la prima di una mano, somma le estremità aperte. Se la somma è { $min_count ->
        [5] 5, 10, 15
       *[other] 10, 15, 20
    } o un multiplo di 5 più alto, chi ha giocato la tessera segna subito quella somma. Una somma di 0 non dà niente.

shared-fives-ends = Un’estremità conta la metà che resta in vista; un doppio all’estremità conta tutte e due le metà. Una tessera sola in tavola conta le sue metà una volta: 5-5 da sola fa 10, non 20. Con 6-3 attaccata a un primo 6-6 le estremità sono 12 e 3, quindi 15.{ $spinner ->
        [first_double] {" "}Lo spinner conta tutte e due le metà finché i suoi due lati lunghi non sono coperti, e da lì niente; un lato corto conta solo da quando ci sta una tessera.
       *[none] {""}
    }

shared-fives-claim = { $must_announce ->
        [true] I punti in gioco vanno reclamati: dopo aver giocato una tessera li reclami, o dici che hai finito. Quelli che hai lasciato può reclamarli il prossimo prima di giocare, pescare o passare; poi sono persi. Reclamare a torto non costa niente. I punti dell’ultima tessera di una mano può reclamarli anche il prossimo, prima che si contino le tessere in mano.
       *[false] Non serve annunciare né reclamare questi punti: si segnano da soli.
    }

shared-fives-out = Se fai domino aggiungi i punti in mano di tutti gli altri, { $round_each ->
        [true] arrotondati giocatore per giocatore: 7 e 7 portano 5 + 5 = 10.
       *[false] prima sommati e poi arrotondati una volta: 7 e 7 fanno 14 e portano 15.
    }{ $out_bonus ->
        [0] {""}
       *[other] {" "}La tua ultima tessera porta altri { $out_bonus } punti{ $must_announce ->
            [true] , che non serve reclamare
           *[false] {""}
        }.
    }

shared-fives-rounding = Si arrotonda al multiplo di 5 più vicino: uno o due sopra un multiplo si scende, tre o quattro si sale, quindi 17 diventa 15 e 18 diventa 20.

shared-fives-blocked = { $blocked_score ->
        [opponents] Chi vince una mano bloccata aggiunge i punti in mano di tutti gli altri, arrotondati come dopo un domino. I propri non si sottraggono.
       *[difference] Chi vince una mano bloccata aggiunge i punti in mano di tutti gli altri meno i propri, ma mai meno di 0; { $round_each ->
            [true] si arrotondano giocatore per giocatore, anche quelli di chi vince.
           *[false] si arrotonda solo il risultato: 23 meno 9 fa 14 e porta 15.
        }
    }

shared-fives-finish = { $finish ->
        [end_of_round] I punti in gioco non fermano mai una mano: chi arriva al traguardo a metà mano deve aspettarne la fine. Allora la partita è finita. { shared-match-tie }
       *[immediate] Se ci si arriva con punti in gioco e nessun altro ne ha altrettanti, chi li ha fatti ha vinto subito la partita, a metà mano o con un’ultima tessera, e non si segna niente per il domino né per le tessere rimaste. Se ci si arriva a fine mano, la partita è finita lo stesso. { shared-match-tie }
    }

## All Seven, Matador: metà che sommano un numero

shared-sum = { $sum ->
        [usual] { $top ->
            [6] 7
            [9] 10
            [12] 13
            [15] 16
            [18] 19
           *[other] uno più di { $top }
        }
       *[other] { $sum }
    }

shared-sum-line = Le tessere stanno in una linea con due estremità, e le metà che si toccano fanno insieme { shared-sum }. La prima tessera mostra una metà a ogni estremità, un doppio il suo numero a tutte e due. Quando si attacca un doppio a un’estremità conta una sola metà, e la nuova estremità mostra il suo numero.

shared-sum-jokers = { $sum ->
        [usual] { $top ->
            [6] 6-1, 5-2, 4-3 e 0-0
            [9] 9-1, 8-2, 7-3, 6-4, 5-5 e 0-0
           *[other] 0-0 e tutte le tessere le cui metà fanno { shared-sum }
        }
        [7] { $top ->
            [6] 6-1, 5-2, 4-3 e 0-0
           *[other] 0-0 e tutte le tessere le cui metà fanno 7
        }
       *[other] 0-0 e tutte le tessere le cui metà fanno { $sum }
    }

shared-sum-anywhere = Si possono mettere a qualsiasi estremità, zero o no, e in un verso o nell’altro: scegli tu quale metà resta in vista, e la tessera seguente si attacca a quella metà come al solito.{ $crosswise_jokers ->
        [true] {" "}Se non sono doppi possono anche stare di traverso: allora si vedono tutte e due le metà, e la tessera seguente può attaccarsi all’una o all’altra.
       *[false] {""}
    }

shared-sum-blank = { $sum ->
        [usual] Uno zero non accetta tessere normali, perché con uno zero nessuna metà fa { shared-sum }.
        [7] { $top ->
            [6] Uno zero non accetta tessere normali, perché con uno zero nessuna metà fa 7.
           *[other] Un’estremità con cui nessuna metà del set fa 7 non accetta tessere normali.
        }
       *[other] Un’estremità con cui nessuna metà del set fa { $sum } non accetta tessere normali.
    }

shared-sum-held = { $withhold_jokers ->
        [true] Puoi tenerli da parte: se non va nient’altro puoi invece pescare una tessera dopo l’altra, finché si può pescare; poi devi giocarne uno.
       *[false] Non puoi tenerli da parte: se non va nient’altro devi giocarne uno. Quindi chi ne ha uno può sempre giocare.
    }

shared-sum-draw = Se una tua tessera va bene, { $voluntary_draw ->
        [none] devi giocarne una.
        [one_instead] devi giocarne una, o pescare invece una tessera finché si può pescare; questo chiude il tuo turno, senza pescare altro.
        [unlimited] devi giocarne una. Prima puoi pescare quante tessere vuoi, finché si può pescare, e poi giocare una qualsiasi tessera che va bene.
       *[one_before] devi giocarne una. Prima puoi pescare una tessera, una volta per turno e solo finché si può pescare, e poi giocare una qualsiasi tessera che va bene.
    } L’apertura è sempre una tessera; nessuno può cominciare pescando.
