# Capra

page-goat-players =
    Da { $fewest } a { $most } giocatori, con un set doppio sei di { $tiles } tessere, a faccia in giù. { $teams ->
        [true] In quattro si gioca in due coppie: i compagni siedono uno di fronte all’altro, quindi le coppie si alternano. In due o tre ognuno gioca per sé.
       *[false] Ognuno gioca per sé, anche in quattro.
    } Una parte è una coppia, o chi gioca da solo.
    Ognuno riceve { $hand_2 } tessere. In due ne avanzano { $boneyard_2 }, in tre { $boneyard_3 }, in quattro nessuna. Quelle che avanzano sono il pozzo, detto anche bazar.
    { shared-redeal }{ $redeal_same ->
        [0] { "" }
       *[other] { " " }Si ridistribuisce se qualcuno riceve { $redeal_same } o più tessere con lo stesso numero.
    }

page-goat-begin =
    { shared-opening }
    { $no_double_lead ->
        [lightest] Se nessuno ha un doppio, si deve aprire con la tessera più leggera: quella con meno punti e, a parità, quella la cui metà più alta è più bassa (2-1 viene prima di 3-0).
       *[heaviest] Se nessuno ha un doppio, si deve aprire con la tessera più pesante: quella con più punti e, a parità, quella con la metà più alta (6-3 viene prima di 5-4).
    }
    { $later_lead ->
        [tile_search] Ogni mano successiva comincia allo stesso modo. Fare domino non dà l’apertura della prossima.
       *[free] In ogni mano successiva apre chi ha fatto domino nella mano prima, con una tessera qualsiasi. Una distribuzione annullata non gli toglie l’apertura.
    }
    { $later_lead ->
        [tile_search] Vale anche dopo un pesce.
       *[free] { $after_fish_start ->
            [fish_winner] Dopo un pesce apre chi l’ha vinto, di una coppia il compagno con meno in mano; { shared-equal-partners }. Se il minimo è di più parti, apre chi ha giocato l’ultima tessera.
           *[fish_maker] Dopo un pesce apre chi l’ha fatto, cioè chi ha messo in linea l’ultima tessera, anche se la sua parte ha perso il pesce; anche lui apre con una tessera qualsiasi.
        }
    }

page-goat-turn =
    { shared-goat-line }
    { shared-two-doubles }
    { shared-draw }
    { shared-reserve-keep }

page-goat-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-dead }
    Un pesce lo vince la parte che ha meno in mano, i due compagni sommati. Se più parti hanno lo stesso minimo, lo vincono insieme.

page-goat-scoring =
    { shared-lone-blank }
    Segna solo chi perde, e quello che segna è contro di lui. Quando qualcuno fa domino, ogni altra parte segna quello che ha in mano, i due compagni insieme. Quello che ha ancora in mano il compagno di chi ha fatto domino non conta.
    Dopo un pesce ogni parte che non ha il minimo segna tutto quello che ha in mano, non solo la differenza. Chi ha il minimo non segna niente. { $fish_tie ->
        [carry] Se tutte le parti sono pari, nessuno segna; quello che hanno tutte insieme si aggiunge a quello che segna ogni perdente nella prossima mano che non finisce in una parità così.
       *[void] Se tutte le parti sono pari, nessuno segna niente.
    }
    { $threshold ->
        [0] Non c’è una soglia: ogni quantità si segna, anche la più piccola.
       *[other] { $threshold_mode ->
            [every] Meno di { $threshold } non si segna mai, qualunque cosa ci sia sul conto; { $threshold } o più si segnano per intero.
           *[opening] Finché un conto è vuoto, meno di { $threshold } non si segna. Con { $threshold } o più il conto si apre con tutti i suoi punti, e da lì si segna ogni quantità, anche la più piccola.
        }
    }
    { $threshold ->
        [0] Una parte che non ha niente da segnare resta dov’è.
       *[other] { $subthreshold ->
            [remember] Quello che non si segna si ricorda e si aggiunge alla prossima quantità di quella parte. Si dimentica quando la parte vince una mano, non ha niente da segnare, o tutte le parti sono pari in un pesce.
           *[burn] Quello che non si segna è perso: due piccole quantità non si sommano mai per arrivare alla soglia.
        }
    }

page-goat-match =
    I conti si guardano a mano finita. La partita finisce con la mano in cui una parte arriva a { $target } punti.
    La parte con il totale più alto è la capra e ha perso. Tutti gli altri hanno vinto.
    Se più parti arrivano a { $target } nella stessa mano, la capra è solo quella con il totale più alto. Se il totale più alto è di più parti, sono capre insieme.

example-goat-fish-and-lead = Est gioca l’ultima tessera con un 1: le due estremità chiedono 1, e nessuno può continuare. Il pesce l’ha fatto Est, che apre la prossima mano anche se la sua parte l’ha perso e segna tutto quello che ha in mano.
example-goat-lone-blank = Nord ha fatto domino. Quello che ha il suo compagno Sud non conta. Le tessere di Est contano i loro punti, ma a Ovest resta solo 0-0, e sono 25: abbastanza per aprire il conto.
example-goat-last-tile = Le due estremità chiedono 3 e Bob non ha un 3. Ha pescato una tessera che non va, e nel pozzo ne resta una. Quella non si pesca mai, quindi Bob può solo passare.
