# Solitario 1

page-solo-rows-players =
    Si gioca da soli, con un set doppio { $set ->
        [9] nove
        [12] dodici
        [15] quindici
        [18] diciotto
       *[other] sei
    } di { $tiles } tessere. Nessuna tessera è nascosta, quindi gli altri possono guardare e consigliare.
    Tutte le tessere si mescolano e si dispongono scoperte in { $set ->
        [9] 5 file da 11
        [12] 7 file da 13
        [15] 8 file da 17
        [18] 10 file da 19
       *[other] 4 file da 7
    }. Non c’è un pozzo, e non si pesca niente.

page-solo-rows-begin =
    { $start_tile ->
        [any] La prima tessera della linea è una qualsiasi tra quelle che si possono prendere.
       *[other] La prima tessera della linea è { $start_tile }. Si prende dalla sua fila, ovunque sia.
    } Da lì la linea ha due estremità.
    Di ogni fila si può prendere solo la tessera all’estremità destra. Quando non c’è più si può prendere la tessera seguente di quella fila.

page-solo-rows-turn =
    Prendi una delle tessere che si possono prendere e mettila a una delle due estremità della linea: le metà che si toccano devono mostrare lo stesso numero. 0 va solo con 0.
    Ogni fila si accorcia per conto suo. Non serve prendere dalle file in modo uguale: puoi prendere più tessere da una fila, una dopo l’altra. Una fila vuota resta vuota.
    I doppi sono tessere come le altre; un doppio sta di traverso, ma la linea continua solo alle sue due estremità.
    Non si pesca e non si passa. Le tessere non si spostano da fila a fila, e una tessera in linea resta lì: non si riprende niente.

page-solo-rows-end =
    Il gioco finisce appena tutte le tessere sono in linea, o nessuna di quelle che si possono prendere va bene a una delle due estremità. Allora non conta se andrebbe bene una tessera che ne ha altre davanti.
    Puoi anche rinunciare.

page-solo-rows-scoring =
    { $goal ->
        [longest] Hai vinto se la linea è lunga quanto può esserlo con questo set: { $set ->
            [9] 51 delle 55 tessere
            [15] 129 delle 136 tessere
           *[other] tutte le { $tiles } tessere
        }. Con una linea più corta non hai né vinto né perso.
       *[all] Hai vinto se tutte le { $tiles } tessere sono in linea. Se prima non puoi più giocare hai perso.
    }
    { $set ->
        [9] Con un set doppio nove le tessere non possono mai stare tutte in una linea, quindi lo scopo può essere solo la linea più lunga.
        [15] Con un set doppio quindici le tessere non possono mai stare tutte in una linea, quindi lo scopo può essere solo la linea più lunga.
       *[other] Se tutte le tessere sono in linea, le sue due estremità mostrano sempre lo stesso numero: ogni numero è su un numero pari di metà.
    }
    Il tuo punteggio è il numero di tessere che hai giocato.{ $set ->
        [6] { " " }Non tutte le disposizioni si possono vincere: circa { $start_tile ->
            [any] una su tre
           *[other] una su cinque
        } sì.
       *[other] { "" }
    }

page-solo-rows-match =
    C’è una sola mano, ed è la partita.
    Il solitario del giorno è uguale per tutti e si può risolvere. Puoi provarci finché non ce la fai: contano tutte le tessere che giochi, anche quelle dei tentativi a cui hai rinunciato, e non ci sono suggerimenti.

example-solo-rows-right-ends = Di ogni fila si può prendere solo la tessera di destra: 0-0, 2-0, 4-2 e 6-4. Le estremità della linea sono 1 e 6, quindi l’unica mossa è 6-4. 6-2 e 4-1 andrebbero bene, ma hanno altre tessere davanti.
example-solo-rows-stuck = Si possono prendere 1-1, 5-5, 6-5 e 6-6, ma le due estremità della linea mostrano un 4: perso dopo 3 tessere, anche se dietro altre tessere ci sono dei quattro.
