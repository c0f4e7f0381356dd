# Domino italiano

page-italian-sum-players =
    Da { $fewest } a { $most } giocatori, ognuno per sé. Il set è doppio { $set ->
        [9] nove
       *[other] sei
    }, { $tiles } tessere.
    { shared-direction }
    Ognuno riceve { $hand_3 } tessere in tre e { $hand_4 } in quattro{ $hand_2 ->
        [0] { "" }
       *[other] , e { $hand_2 } in due
    }.
    { $may_draw ->
        [true] Le altre tessere sono il pozzo; { $reserve ->
            [0] si possono pescare tutte.
            [one] la sua ultima tessera non si pesca mai.
           *[other] le sue ultime { $reserve } tessere non si pescano mai.
        }
       *[false] Le altre tessere restano a faccia in giù e in questa mano non si usano.
    }

page-italian-sum-begin =
    Apre chi ha il doppio più alto. Se nessuno ha un doppio dà l’apertura la tessera più pesante: quella con più punti e, a parità, quella con la metà più alta, quindi 6-3 viene prima di 5-4.
    { $opening_tile ->
        [free] Questa tessera si mostra, ma non si deve aprire per forza con quella: chi apre può cominciare con una tessera qualsiasi.
       *[must] Si deve aprire con questa tessera.
    } L’apertura è sempre una tessera; nessuno può cominciare pescando.
    { $later_starter ->
        [rotate] In ogni mano successiva apre il giocatore seguente, con una tessera qualsiasi.
       *[again] Ogni mano successiva si apre allo stesso modo, con il doppio più alto. In questo gioco nessuno vince una mano, quindi non c’è un vincitore che apra.
    }

page-italian-sum-turn =
    Giochi una tua tessera qualsiasi{ $may_draw ->
        [true] , oppure ne peschi una; chi pesca finisce il turno
       *[false] { "" }
    }. Non serve che i numeri delle tessere combacino: le tessere si sommano soltanto.
    { $may_draw ->
        [true] Non si passa. Se non si può più pescare devi giocare una tessera.
       *[false] In ogni turno devi giocare una tessera. Non si passa e non si pesca.
    }
    Tutti i punti delle tessere in tavola fanno il totale. La tua tessera vi aggiunge le sue due metà; anche un doppio le aggiunge tutte e due: 6-6 aggiunge 12. Il programma dice il totale dopo ogni tessera.
    Chi non ha più tessere si salta, e gli altri continuano.

page-italian-sum-end =
    La mano finisce appena il totale ha raggiunto o superato l’ultima tappa, { $set ->
        [9] 150
       *[other] 100
    }. Finisce anche quando nessuno ha più tessere.
    Se giochi la tua ultima tessera la mano continua, finché qualcun altro ne ha. Le mani bloccate non esistono, perché ogni tessera si può sempre giocare.

page-italian-sum-scoring =
    Segni subito se la tua tessera porta il totale esattamente a una delle tappe: { $score_mode ->
        [face] { $set ->
            [9] 30, 50, 70, 100, 120 o 150. Ti porta tanti punti quanto è il totale, 30 per 30 e così via.
           *[other] 30, 50, 70 o 100. Ti porta tanti punti quanto è il totale, 30 per 30 e così via.
        }
       *[brackets] { $set ->
            [9] 30 porta 1 punto, 50 ne porta 2, 70 ne porta 3, 100 ne porta 4, 120 ne porta 5 e 150 ne porta 6.
           *[other] 30 porta 1 punto, 50 ne porta 2, 70 ne porta 3 e 100 ne porta 4.
        }
    }
    Superare una tappa non ha effetto: non porta niente e non costa niente, e in questa mano quella tappa non si può più centrare.
    Anche la tessera che chiude la mano può dare punti. Le tessere rimaste in mano non costano niente, finire le tessere non porta niente, e la mano seguente comincia con un totale di 0.

page-italian-sum-match =
    { $rounds ->
        [none] Vince il primo giocatore con { $target ->
            [usual] { $set ->
                [9] 81
               *[other] 51
            }
           *[other] { $target }
        } punti, subito, anche a metà mano.
       *[other] Il numero di mani è { $rounds }; dopo l’ultima vince il totale più alto, qualunque sia il traguardo.
    }
    { $rounds ->
        [none] I punti li segna un giocatore alla volta, quindi in due non si arriva mai insieme al traguardo.
       *[other] Se il totale più alto è di più giocatori vincono insieme; se tutti sono pari, la partita finisce in parità.
    }

example-italian-sum-exactly-thirty = Lena gioca 6-2 su un totale di 22 e lo porta esattamente a 30: 1 punto subito. Non serve che i numeri delle tessere combacino con qualcosa.
example-italian-sum-past-hundred = Il totale era a 94, e 100 porterebbe 4 punti. La 6-4 di Lena lo porta a 104: non dà punti, ma la mano è finita, e nessuno paga per le tessere in mano.
