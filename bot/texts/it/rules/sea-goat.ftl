# Capra di mare

page-sea-goat-players =
    Da { $fewest } a { $most } giocatori, con un set doppio sei di { $tiles } tessere, a faccia in giù. In quattro si gioca sempre in due coppie, i compagni uno di fronte all’altro. In due o tre ognuno gioca per sé. Una parte è una coppia, o chi gioca da solo.
    Ognuno riceve { $hand_2 } tessere. In due ne avanzano { $boneyard_2 }, in tre { $boneyard_3 }, in quattro nessuna. Quelle che avanzano sono il pozzo, detto anche bazar.
    { shared-redeal }

page-sea-goat-begin =
    { shared-opening } Se nessuno ha un doppio, si deve aprire con la tessera con più punti e, a parità, quella con la metà più alta.
    Nelle mani successive decide la prima di queste regole che vale. Finché ci sono uova, apre l’1-1, chiunque l’abbia; se non è stato distribuito, il 2-2, e così via fino al 6-6, per ultimo lo 0-0. Si deve aprire con quella tessera; se nessuno ha un doppio, si cerca come nella prima mano.
    Se a una parte è stato dato il diritto al cento, apre chi in quella parte ha 6-6; se non ce l’ha nessuno, il giocatore a nome del quale il diritto è stato dato. Apre con una tessera qualsiasi. { $grant_persists ->
        [true] Il diritto resta finché con quello non si apre un cento.
       *[false] Il diritto vale solo per questa mano, ma aspetta finché ci sono uova.
    } Un diritto dato più tardi lo sostituisce. { $hundred_tile ->
        [taken] Chi deve aprire e ha il diritto al cento prende 6-6 scoperta prima della distribuzione.
       *[if_dealt] Nessuno toglie 6-6 dalla distribuzione.
    }
    Finché una parte è in debito, il debitore apre con una tessera qualsiasi{ $debtor_leads ->
        [first] , ma solo nella prima delle mani per saldarlo.
       *[all] , in ognuna delle mani per saldarlo.
    }
    Altrimenti apre chi ha fatto domino nella mano prima o, dopo un pesce, il pescatore, qualunque parte abbia vinto; con una tessera qualsiasi. { $hundred ->
        [claim] Prima di ogni apertura, tranne finché ci sono uova, un giocatore della parte che ha il conto e che ha 6-6 può prendersi l’apertura con quella.
       *[other] Una distribuzione annullata non cambia niente di questo.
    }

page-sea-goat-turn =
    { shared-goat-line }
    { shared-two-doubles }
    { shared-draw }
    { shared-reserve-keep }
    { $hundred ->
        [off] Il cento non c’è: con 6-6 si apre come con ogni altra tessera, e non si dà nessun diritto al cento.
       *[other] Il cento: se apri con 6-6 e la tua parte ne ha il diritto (ha il conto, o il diritto le è stato dato), ti giochi tutta la partita. Non devi per forza aprire con 6-6, ma se lo fai è un cento. Senza il diritto, o finché ci sono uova, è un’apertura normale.
    }
    { $hundred ->
        [off] Quello che si dice del cento non riguarda questo tavolo.
       *[other] Se la parte del cento fa domino vince la partita, qualunque cosa abbiano gli altri. Se fa domino un’altra parte{ $brother_in_law ->
            [off] , il cento è fallito, e non succede altro.
            [eliminated] { " " }mentre quella del cento ha in mano { $brother_limit } o più, questa è “cognato” e fuori dalla partita; se resta una parte sola, quella ha vinto. Con meno non succede altro.
           *[ends_match] { " " }mentre quella del cento ha in mano { $brother_limit } o più, questa è “cognato” e ha perso subito la partita. Con meno non succede altro.
        } Un pesce annulla un cento.
    }

page-sea-goat-end =
    { shared-goat-out } Con due doppi giocati in un turno, sono ultime tessere tutte e due.
    { shared-fish-stuck }
    { shared-fish-dead }
    { $fisher_skip_doubles ->
        [true] Il pescatore, di cui è il pesce, è chi ha giocato l’ultima tessera che non è un doppio. I doppi giocati dopo, anche due in un turno, si saltano. Se in tavola ci sono solo doppi, è chi ha giocato l’ultimo.
       *[false] Il pescatore, di cui è il pesce, è chi ha giocato l’ultima tessera, doppio o no.
    }
    In tre, in un pesce si confronta quello che ha il pescatore con il minimo degli altri; per il limite di 25, e per quello che si vince, gli altri due contano insieme. Un debito è verso chi ha il minimo, a parità verso il primo dopo il debitore; a suo nome si dà il diritto.{ $brother_in_law ->
        [ends_match] { " " }Un cognato ha perso da solo: vincono tutti e due gli altri.
        [eliminated] { " " }Contata la mano in cui un cognato esce, il suo conto è azzerato, e non deve più niente a nessuno né nessuno a lui.
       *[other] { "" }
    }

page-sea-goat-scoring =
    Le tessere in mano contano i loro punti, ma 0-0 da sola conta 25, 6-6 da sola 50, e 0-0 e 6-6 senza altro 75. Le tessere dei compagni si contano ognuno per sé e poi si sommano.
    La vincita di una parte che fa domino è quello che hanno tutti gli altri; quello che ha il compagno di chi ha fatto domino non conta.
    Il conto lo ha una sola parte alla volta. Finché non lo ha nessuno, una vincita di { $open_limit } o più lo apre; una più piccola è persa. Chi lo ha aggiunge ogni vincita, anche la più piccola.
    Se lo ha un’altra parte, una tua vincita di { $wipe_limit } o più lo azzera, e { $wipe_opens ->
        [true] con quella apri il tuo
       *[false] non segni niente nemmeno tu
    }. Una vincita più piccola non cambia niente.
    Pesce, la parte del pescatore meno di 25, l’altra 25 o più: la parte del pescatore vince quello che ha l’altra e riceve il diritto al cento, a nome del pescatore.
    Pesce, tutte e due 25 o più, e la parte del pescatore ha di meno: vince quello che ha l’altra, { $fish_D ->
        [nothing] ma non si segna, e non riceve nessun diritto.
       *[record] ma non riceve nessun diritto.
    }
    Pesce, tutte e due meno di 25, ma non pari: chi ha il minimo vince quello che ha l’altra parte. In tre, se il minimo non è del pescatore e gli altri sono pari, non vince nessuno.
    Pesce, la parte del pescatore 25 o più e più dell’altra: non si segna niente; la sua parte è in debito, e lui è il debitore. Pesce, tutte e due pari: non si segna niente, e ci sono uova.
    Quello che si vince in un pesce si segna allo stesso modo: apre, si aggiunge o azzera.

page-sea-goat-match =
    { $bald ->
        [true] Calvo: se 0-0 è tra le tue ultime tessere la tua parte vince la partita, qualunque cosa abbiano gli altri.
       *[false] Fare domino con 0-0 tra le ultime tessere non è niente di speciale.
    } { $six_finish ->
        [true] Se tra quelle c’è 6-6, la tua parte vince la partita con una vincita di 25 o più; una più piccola si segna come al solito, e la tua parte riceve il diritto al cento, a tuo nome.
       *[false] Fare domino con 6-6 è come con ogni altra tessera, qualunque sia la vincita.
    }
    Altrimenti vince la partita la parte il cui conto arriva a { $target }. Quando una parte ha vinto, ogni altra è la capra. L’ordine è questo: calvo, 6-6, cento, debito o uova, conto; quello che decide la partita per primo la chiude.
    Un debito dura { $fish_debt_tries ->
        [one] { $fish_debt_tries } mano
       *[other] { $fish_debt_tries } mani
    }. Se la parte del debitore fa domino con una vincita di 25 o più, o vince un pesce suo contro 25 o più, il pesce è saldato: il debito è finito, e questa vincita non si segna e non dà nessun diritto.
    Ogni altra mano è un tentativo fallito: un domino si segna come al solito, un pesce non porta niente: né punti, né diritto, né un nuovo debito, né uova. Dopo l’ultimo tentativo il debito è finito, e l’altra parte riceve il diritto al cento, a nome del vicino di sinistra del debitore; un diritto guadagnato con 6-6 gli cede il passo.
    Le uova durano { $eggs_tries ->
        [one] { $eggs_tries } mano
       *[other] { $eggs_tries } mani
    }. Le rompe qualsiasi parte che fa domino con una vincita di 25 o più, o vince un pesce suo contro 25 o più; questa conta come al solito. Ogni altra mano è un tentativo fallito, come per un debito. Dopo l’ultimo tentativo le uova sono marce, { $rotten_eggs ->
        [draw_match] e la partita finisce in parità, prima che quella mano si segni.
       *[drop] e non ne segue niente.
    }

example-sea-goat-fisherman = Sud gioca 3-3, e nessuno può continuare. Ma i doppi si saltano: prima di lui Est ha giocato 3-0, quindi il pesce è di Est. La sua parte ha 25 o più e più dell’altra, quindi è in debito, e nessuno segna niente.
example-sea-goat-six-last = Ann fa domino con 6-6 e Bob ha 24 in mano. Con 25 lei avrebbe vinto la partita. Così aggiunge solo i 24 al suo conto, ma nella prossima mano il diritto al cento è suo.
example-sea-goat-brother-in-law = Ann aveva il conto e ha aperto con 6-6 per giocarsi tutta la partita. Bob fa domino mentre lei ha in mano 25: Ann è “cognato”, e la partita è di Bob anche se non ha nemmeno un punto.
