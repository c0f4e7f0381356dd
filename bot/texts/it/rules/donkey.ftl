# Asino

page-donkey-players =
    { $teams ->
        [true] Si gioca in due o tre, ognuno per sé, o in quattro in due coppie: i compagni siedono uno di fronte all’altro e hanno un conto solo.
       *[false] Si gioca in due, tre o quattro, ognuno per sé.
    } Una parte è una coppia, o chi gioca da solo.
    Il set è doppio sei: { $tiles } tessere, a faccia in giù. Ognuno ne riceve { $hand_2 }. Il pozzo ha { $boneyard_2 } tessere in due, { $boneyard_3 } in tre, nessuna in quattro.
    { shared-redeal }{ $redeal_same ->
        [0] { "" }
       *[other] { " " }Si ridistribuisce se qualcuno riceve { $redeal_same } o più tessere con lo stesso numero.
    }

page-donkey-begin =
    { shared-opening }
    { $no_double_lead ->
        [lightest] Se nessuno ha un doppio, si deve aprire con la tessera più leggera: quella con meno punti e, a parità, quella la cui metà più alta è più bassa (2-1 viene prima di 3-0).
       *[heaviest] Se nessuno ha un doppio, si deve aprire con la tessera più pesante: quella con più punti e, a parità, quella con la metà più alta (6-3 viene prima di 5-4).
    }
    { $later_lead ->
        [tile_search] Ogni mano successiva comincia allo stesso modo. Vincere una mano non dà l’apertura della prossima.
       *[free] Nelle mani successive apre chi ha fatto domino nella mano prima, con una tessera qualsiasi. Dopo un pesce { $after_fish_start ->
            [fish_winner] apre chi l’ha vinto, di due compagni quello con meno in mano; { shared-equal-partners }; se l’hanno vinto più parti, apre chi ha giocato l’ultima tessera.
           *[fish_maker] apre chi ha giocato l’ultima tessera, chiunque l’abbia vinto.
        }
    }
    Un doppio con cui si apre sta sempre scoperto.

page-donkey-turn =
    Il turno gira in senso orario, verso chi sta alla tua sinistra. Metti una tessera a un braccio aperto, in modo che le metà che si toccano siano uguali.
    Il primo doppio in tavola è l’incrocio: ci si può attaccare su tutti e quattro i lati, { $arms_open ->
        [after_sides] sui due corti solo quando tutti e due i lunghi hanno una tessera.
       *[at_once] subito.
    } Se non si è aperto con lui, prima c’è una linea con due estremità. Allora uno dei suoi lati è già preso, e l’altra estremità della linea è anche lei un braccio: di nuovo quattro bracci. Di più non sono mai; i doppi successivi non si ramificano.
    { $closing ->
        [true] Quando c’è un incrocio un doppio si può giocare scoperto o chiuso, a faccia in giù. Dietro un doppio chiuso non si può mettere niente.
       *[false] Nessun doppio si gioca a faccia in giù.
    } { $multi_doubles ->
        [1] Giochi una tessera per turno.
       *[other] Giochi una tessera per turno, o fino a { $multi_doubles } doppi insieme, ognuno su un braccio diverso che mostra il suo numero{ $closing ->
            [true] , scoperti o chiusi come vuoi.
           *[false] .
        } Le altre tessere vanno da sole.
    }
    Prima che ci sia un incrocio un doppio singolo deve stare scoperto: diventa l’incrocio. { $multi_doubles ->
        [1] Due doppi non si giocano mai insieme.
       *[other] { $precross_pair ->
            [off] Allora due doppi non si giocano insieme.
            [any] { $precross_who ->
                [second_player] Chi gioca subito dopo l’apertura
               *[anyone] Chi è di turno
            } può anche giocarne due insieme, uno per estremità{ $closing ->
                [true] , scoperti o chiusi
               *[false] {""}
            }. Di due scoperti dici quale diventa l’incrocio.
           *[closed_only] { $closing ->
                [true] { $precross_who ->
                    [second_player] Chi gioca subito dopo l’apertura
                   *[anyone] Chi è di turno
                } può anche giocarne due insieme, uno per estremità, se sono chiusi tutti e due. Allora nessun braccio è aperto: la mano finisce subito come pesce.
               *[false] Allora due doppi non si giocano insieme.
            }
        }
    }
    { shared-draw }
    { shared-reserve-keep }

page-donkey-end =
    { shared-goat-out }{ $multi_doubles ->
        [1] { "" }
       *[other] { " " }Con più doppi, le ultime tessere si possono giocare in un turno solo.
    }
    La mano è un pesce (bloccata) appena nessun braccio è aperto: sono tutti chiusi da doppi chiusi. Allora non importa che cosa si potrebbe ancora pescare.
    È un pesce anche appena nessun giocatore può giocare una tessera e non si può più pescare. Non serve che qualcuno passi.
    { $fish_draw ->
        [true] Se ci sono bracci aperti ma nessuna tessera può più andarci bene, chi è di turno continua a pescare finché si può; solo dopo la mano è un pesce.
       *[false] Lo è anche appena nessuna tessera fuori dal tavolo può più andare bene a un braccio aperto, né una in mano né una del pozzo, nemmeno una che non si pesca mai. Allora nessuno pesca.
    }

page-donkey-scoring =
    { shared-lone-blank }
    Segna solo chi perde, e quello che segna è contro di lui. Quando qualcuno fa domino, ogni altra parte ha perso quello che ha in mano, i due compagni insieme; quello che ha il compagno di chi ha fatto domino non conta.
    Dopo un pesce ogni parte che non ha il minimo ha perso tutto quello che ha in mano, non solo la differenza. Chi ha il minimo, da solo o con altri, non perde niente. { $fish_tie ->
        [carry] Se sono tutti pari, nessuno perde; quello che hanno tutti insieme si aggiunge a quello che perde ogni perdente nella prossima mano che non finisce in una parità così.
       *[void] Se sono tutti pari, nessuno perde niente.
    }
    { $threshold ->
        [0] Ogni perdita si segna, anche la più piccola.
       *[other] { $threshold_mode ->
            [opening] Finché un conto è vuoto, una perdita sotto { $threshold } non si segna. Quando c’è qualcosa, ogni perdita si segna.
           *[every] Meno di { $threshold } non si segna mai, qualunque cosa ci sia sul conto. Una perdita di { $threshold } o più si segna per intero.
        }
    }
    { $threshold ->
        [0] Quindi non serve ricordare niente.
       *[other] { $memory ->
            [off] Quello che non si segna è perso.
            [kept_if_written] Quello che non si segna si ricorda: si aggiunge alla tua prossima perdita se quella da sola fa { $threshold } o più. Una più piccola prende il suo posto.
           *[kept_if_any] Quello che non si segna si ricorda e si aggiunge alla tua prossima perdita, anche se questa è grande da sé. Appena tutto insieme fa { $threshold } o più si segna. Altrimenti resta ricordato tutto.
        }
    }
    { $memory ->
        [off] Una vincita non cambia niente sul tuo conto.
       *[other] Quello che si ricorda si dimentica quando è segnato, e in ogni mano in cui la tua parte non perde niente: ha vinto, o ha il minimo in un pesce, o sono tutti pari.
    }

page-donkey-match =
    La partita finisce con la mano in cui una parte arriva a { $target } punti. La parte con il totale più alto è l’asino e ha perso; tutti gli altri hanno vinto.
    Se il totale più alto è di più parti, sono asini insieme. Se più parti hanno { $target } o più, l’asino è solo quella con il totale più alto. I punti soltanto ricordati non contano.

example-donkey-closed-pair = Non c’era ancora un incrocio. Est poteva giocare scoperta 3-3 o 4-4, ma chiuse solo tutte e due insieme, una per estremità. Ora nessun braccio è aperto: la mano è un pesce, e l’ha vinto Est, che ha meno in mano.
example-donkey-all-arms-shut = Nord ha giocato tre doppi in un turno e li ha chiusi tutti, quindi nessun braccio è aperto. Ha ancora 2-1, quindi non ha fatto domino: è un pesce. Ha 3 punti e lo vince; Est segna tutto quello che ha in mano.
example-donkey-remembered = Nella mano prima Est ha perso 8, troppo poco per essere segnato. Ora ha 4-3 e perde 7, troppo poco anche questo, ma con gli 8 ricordati fa 15, e si segna tutto.
