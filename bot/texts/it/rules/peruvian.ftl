# Domino peruviano

page-peruvian-players =
    Quattro giocatori, ognuno per sé.
    { shared-set }
    Ognuno riceve { $hand_4 } tessere, e ne avanzano { $boneyard_4 }. { shared-rest }
    { shared-redeal }
page-peruvian-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-peruvian-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-peruvian-end =
    { shared-out }
    { shared-blocked }
    Una mano bloccata la vincono tutti quelli che hanno meno punti in mano; questo conta solo per il fattore e per l’apertura.
page-peruvian-scoring =
    A fine mano ognuno segna come penalità i punti che ha ancora in mano. Chi ha fatto domino segna 0; chi vince una mano non riceve niente dagli altri.
    { $last_factor ->
        [1] Una mano bloccata costa a ognuno solo quello che ha in mano, anche a chi ha giocato l’ultima tessera.
       *[other] In una mano bloccata è pericoloso aver messo in tavola l’ultima tessera: se l’hai giocata tu e qualcuno ha meno punti di te, segni { $last_factor } volte quello che hai in mano.
    }
    { $last_factor ->
        [1] Non c’è altro da pagare.
       *[other] Se nessuno ne ha di meno segni i tuoi punti una volta, anche se altri ne hanno altrettanti. Dopo che qualcuno ha fatto domino non si moltiplica niente.
    }
    { shared-double-blank }
page-peruvian-match =
    { $rounds ->
        [one] La partita ha { $rounds } mano.
       *[other] La partita ha { $rounds } mani.
    } Vince il totale più basso. Se è di più giocatori hanno vinto insieme; se tutti i totali sono pari, la partita finisce in parità.
    { $secret_scores ->
        [true] Uno tiene il foglio, e nessuno vede i totali. Si annunciano una volta, prima dell’ultima mano, e di nuovo alla fine.
       *[false] Tutti possono vedere i totali in qualsiasi momento.
    }

example-peruvian-four-times = Una mano bloccata: chi ha giocato l’ultima tessera ha 9 punti, un altro solo 3, quindi i 9 si moltiplicano.
example-peruvian-shared-lowest = Una mano bloccata: chi ha giocato l’ultima tessera ha 3 punti, e un altro ne ha altrettanti. Basta avere il minimo in due: non si moltiplica niente.
