# Domino Quadrato

page-domino-squares-players =
    Si gioca da soli, con tutte le { $tiles } tessere di un set doppio sei. Sono tutte scoperte dall’inizio; non si distribuisce e non si pesca niente. Gli altri possono guardare e consigliare.
    Il tavoliere ha 56 caselle in otto righe. Le righe 1, 2, 7 e 8 hanno otto caselle, colonne da 1 a 8. Le righe da 3 a 6 hanno sei caselle, colonne da 2 a 7: il tavoliere è più stretto in mezzo, allo stesso modo dai due lati.
    Il tavoliere è diviso in 14 quadrati di due caselle per due: quattro nelle righe 1 e 2, tre nelle righe 3 e 4, tre nelle righe 5 e 6, e quattro nelle righe 7 e 8. Quelli nelle righe strette stanno una colonna più in dentro.

page-domino-squares-begin =
    { $puzzle ->
        [free] Il tavoliere è vuoto. Puoi cominciare con qualsiasi tessera, dovunque.
        [given] I numeri di alcuni quadrati sono dati, quanti bastano perché ci sia un solo modo di mettere i numeri degli altri. Puoi cominciare con qualsiasi tessera e dovunque. Le caselle con un numero dato accettano solo metà con quel numero.
       *[digits] I numeri di tutti i quadrati sono dati. Ogni casella accetta solo una metà con il suo numero: devi scoprire dove stanno le tessere.
    }
    { $puzzle ->
        [given] Il rompicapo è { $grade ->
            [hard] difficile: non sono dati più quadrati del necessario, e c’è molto da provare.
            [medium] di media difficoltà: può darsi che qualcosa si debba provare.
           *[easy] facile: si risolve passo per passo, senza provare niente.
        }
        [free] I modi di riempire il tavoliere sono molti: vedi la sezione sulla partita.
       *[digits] La maggior parte di queste griglie si può coprire in due modi; va bene trovare l’uno o l’altro.
    }

page-domino-squares-turn =
    Metti una tessera qualsiasi su due caselle libere che si toccano lungo un lato, sdraiata o in piedi, e in un verso o nell’altro. Caselle che si toccano solo in un angolo non vanno bene.
    Una tessera può stare dentro un quadrato o attraverso il confine di due quadrati. Non serve che le tessere che si toccano combacino; conta solo quali numeri mostra ogni quadrato.
    Una tessera si può mettere anche dove { $puzzle ->
        [digits] non lascia nessuna soluzione
       *[other] rovina un quadrato
    }. Ogni tessera sul tavoliere si può riprendere in qualsiasi momento, in qualsiasi ordine.
    Non si passa, non si pesca, e le mosse non hanno limite.

page-domino-squares-end =
    Ce l’hai fatta appena tutte le { $tiles } tessere sono sul tavoliere, ogni casella è coperta, e ognuno dei 14 quadrati mostra quattro volte lo stesso numero.
    Se le tessere ci sono tutte ma un quadrato mostra più di un numero, il gioco continua: riprendi qualcosa.
    Puoi rinunciare in qualsiasi momento. Così il gioco finisce.

page-domino-squares-scoring =
    Ogni soluzione va bene: il tavoliere si confronta con la regola, non con una risposta già pronta. Se l’hai risolto hai vinto; se rinunci hai perso.
    Il tuo punteggio è il numero di tessere sul tavoliere alla fine: { $tiles } se è risolto. Quante mosse ci sono volute, comprese le tessere riprese, si dice ma non conta.
    Ogni numero è su otto metà, quindi riempie esattamente due quadrati. Possono toccarsi; allora un doppio può stare attraverso il loro confine. Altrimenti ogni doppio sta dentro un quadrato.

page-domino-squares-match =
    C’è una sola mano, ed è la partita.
    Sul tavoliere vuoto ci sono 685.440 modi di mettere le tessere. Se due modi che diventano uguali con mezzo giro del tavoliere contano come uno, sono 342.720. Se lo risolvi ti viene detto quale di questi è il tuo.
    Se contano solo i numeri nelle caselle e non dove passano i bordi delle tessere, i modi sono 372.960, o 186.480 senza mezzi giri. Se chiamare i numeri in altro modo non fa differenza, i modi di mettere le tessere sono 136, e 34 senza mezzi giri e immagini allo specchio.

example-domino-squares-across-borders = Il primo quadrato mostra quattro volte 0, anche se dentro c’è solo 0-0: 2-0 e 1-0 attraversano il suo confine. Tutte le tessere messe qui appartengono a una soluzione.
example-domino-squares-spoiled = Le tessere ci sono tutte, ma 3-2 e 2-0 si sono scambiate di posto, quindi tre quadrati mostrano più di un numero: non è ancora vinto niente. Riprendile tutte e due e metti ognuna dove stava l’altra.
example-domino-squares-solved = Una soluzione: ogni quadrato mostra un solo numero, ogni numero riempie due quadrati, e tutti e sette i doppi stanno dentro un quadrato.
