# Solitario 2

page-solo-batches-players =
    Si gioca da soli, con un set doppio { $set ->
        [9] nove
       *[other] sei
    } di { $tiles } tessere. Il gruppo è scoperto, quindi gli altri possono guardare e consigliare; il pozzo è a faccia in giù.
    Si scopre una tessera, e le altre si pescano a gruppi di { $hand_1 }. { $play_leftover ->
        [true] Quello che resta dopo l’ultimo gruppo intero è un gruppo a sé.
       *[false] { $set ->
            [9] { $batch ->
                [5] I gruppi interi sono 10, e avanzano 4 tessere.
               *[other] I gruppi interi sono 7, e avanzano 5 tessere.
            }
           *[other] { $batch ->
                [7] I gruppi interi sono 3, e avanzano 6 tessere.
               *[other] I gruppi interi sono 5, e avanzano 2 tessere.
            }
        } Quelle non si giocano.
    }

page-solo-batches-begin =
    La prima tessera del pozzo si scopre e comincia la linea, che ha due estremità. Poi peschi il primo gruppo.
    Può succedere che niente del primo gruppo vada bene alla tessera scoperta. Allora il gioco è perso subito.

page-solo-batches-turn =
    Metti una tessera del gruppo a una delle due estremità della linea: le metà che si toccano devono mostrare lo stesso numero. 0 va solo con 0.
    L’ordine in cui giochi le tessere del gruppo, e l’estremità, li scegli tu. I doppi sono tessere come le altre: un doppio sta di traverso, ma la linea continua solo alle sue due estremità.
    Un nuovo gruppo si pesca solo quando l’ultimo è stato giocato tutto, e si pesca intero. Non si pesca altro, e non si passa.
    Una tessera in linea resta lì: non si riprende niente.

page-solo-batches-end =
    Il gioco finisce quando { $play_leftover ->
        [true] tutte le tessere, comprese quelle dell’ultimo gruppo più piccolo, sono in linea.
       *[false] tutti i gruppi interi sono in linea.
    } Finisce anche appena nel gruppo restano tessere e nessuna va bene a una delle due estremità.
    Puoi anche rinunciare.

page-solo-batches-scoring =
    Hai vinto se { $play_leftover ->
        [true] è stato giocato anche l’ultimo gruppo.
       *[false] sono stati giocati tutti i gruppi interi. Quali sono le tessere che avanzano non conta.
    } Se prima non puoi più giocare hai perso.
    Il tuo punteggio è il numero di tessere che hai giocato; quella scoperta all’inizio non conta.
    Il gioco è difficile. { $play_leftover ->
        [true] Tutte le tessere devono stare in una linea, le cui due estremità mostrano allora lo stesso numero.
       *[false] Tutte le tessere, tranne quelle che avanzano, devono poter stare in una linea, { $set ->
            [9] il che con le tessere che avanzano da un set doppio nove capita di rado: se sono cinque, in meno di 4 casi su 100.
           *[other] il che con le tessere che avanzano non capita sempre{ $batch ->
                [7] { "" }
               *[other] : delle 378 coppie possibili capita con 273
            }. Anche allora l’ordine dei gruppi può farti perdere.
        }
    }

page-solo-batches-match =
    C’è una sola mano, ed è la partita.

example-solo-batches-batch-first = Le estremità sono 5 e 0, quindi 5-5 può andare a sinistra e 6-0 a destra. Non si pesca niente di nuovo prima che tutte le tessere del gruppo siano in linea.
example-solo-batches-stuck = Nel gruppo restano 3-1, 4-2 e 6-1, e le estremità sono 5 e 0: non ne va nessuna, e il gioco è perso, qualunque fosse il gruppo seguente.
