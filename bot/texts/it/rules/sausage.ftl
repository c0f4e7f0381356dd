# Salsiccia

page-sausage-players =
    Si gioca in due, con un set doppio sei di { $tiles } tessere. Ognuno ne riceve { $hand_2 }, quindi non avanza niente e nessuno pesca.
    Metti le tue tessere a faccia in giù una accanto all’altra, in una fila, e non le guardi mai. La fila è una coda: prendi dalla sua estremità destra, e quello che torna va all’estremità sinistra, a faccia in giù.

page-sausage-begin =
    Chi comincia la prima mano lo dice la sorte.
    { $start_double ->
        [true] Scopre la sua tessera più a destra. Finché non è un doppio, questa va a faccia in giù all’estremità sinistra della sua fila e l’altro giocatore ne scopre una. Il primo doppio che compare si deve giocare: è la radice. Se nessuno ha più doppi, la mano è un pesce.
       *[false] Scopre la sua tessera più a destra e la mette di traverso sul tavolo, qualunque sia: è la radice. Poi tocca all’altro giocatore.
    }
    Dalla radice crescono due linee, fianco a fianco nella stessa direzione: la linea A da una delle sue metà, la linea B dall’altra.
    Nelle mani successive comincia chi nella mano prima è rimasto con meno punti. Se i due sono rimasti pari, comincia chi non ha cominciato quella mano{ $start_double ->
        [true] {" "}(l’ha cominciata chi ne ha scoperto la prima tessera)
       *[false] {""}
    }.

page-sausage-turn =
    Scopri la tua tessera più a destra, in modo che la vediate tutti e due. Se ha un posto deve andarci; tra i suoi posti scegli tu. Se non ne ha va a faccia in giù all’estremità sinistra della tua fila. In ogni caso il tuo turno è finito: una tessera per turno, nessun secondo tentativo.
    A un’estremità: in fondo a una delle due linee, se le metà che si toccano sono uguali.
    { $insert_doubles ->
        [true] Inserita: un doppio, e solo un doppio, si può infilare tra due tessere di una linea che si toccano con il suo numero{ $insert_at_root ->
            [true] , anche tra la radice e la prima tessera
           *[false] , ma non tra la radice e la prima tessera
        }. Tutto quello che sta oltre si sposta in fuori di un posto.
       *[false] Un doppio non si infila mai tra due tessere.
    }
    Come taglio: conta le tessere di ogni linea dalla radice in fuori. Dove le tessere alla stessa profondità, per esempio le due terze, mostrano verso l’esterno proprio le due metà della tua tessera (per un doppio: tutte e due il suo numero), puoi metterla di traverso sulle due linee dietro di loro{ $cut_equal_lines ->
        [true] , se le due linee sono lunghe uguali
       *[false] { "" }
    }{ $cut_where ->
        [end_only] . Almeno una linea deve finire lì.
       *[anywhere] . Può essere in mezzo alle linee o dove una finisce.
    }{ $cut_equal_lines ->
        [true] {""}
       *[false] {" "}Non serve che le linee siano lunghe uguali.
    }
    La radice e tutte le tessere prima della tua vengono tagliate. La tua tessera è la nuova radice, e ogni metà comincia la linea che la mostrava; quello che sta oltre resta attaccato.
    Le tessere tagliate vanno a faccia in giù all’estremità sinistra della fila del tuo avversario, { $cut_order ->
        [shuffle] mescolate.
       *[fixed] una dopo l’altra: radice, prima tessera di A, prima di B, seconda di A, seconda di B… Quella infilata per ultima esce per ultima.
    }

page-sausage-end =
    La mano finisce quando un giocatore ha giocato l’ultima tessera della sua fila: ha fatto domino. Se quella tessera taglia, prima si fa il taglio: l’avversario riceve le tessere tagliate prima che si conti.
    La mano è un pesce (bloccata) appena nessuna tessera delle due file ha più un posto.
    È un pesce anche una mano che ha avuto { $max_turns } turni.

page-sausage-scoring =
    Una fila conta i suoi punti, 0-0 niente. { $score_to ->
        [winner] Se qualcuno ha fatto domino segna quello che resta nell’altra fila, come punti.
       *[loser] Se qualcuno ha fatto domino, l’altro giocatore segna quello che resta nella propria fila, come penalità; chi ha fatto domino non segna niente.
    }
    { $fish_score ->
        [higher_only] Dopo un pesce conta solo la fila più pesante. Se pesano uguale non si segna niente.
        [difference] Dopo un pesce conta la fila più pesante, meno l’altra. Se pesano uguale non si segna niente.
       *[both] Dopo un pesce contano tutte e due le file; nessuna si sottrae dall’altra.
    } { $score_to ->
        [winner] Quello che conta di una fila lo segna l’altro giocatore.
       *[loser] Quello che conta di una fila lo segna chi la possiede.
    }

page-sausage-match =
    { $score_to ->
        [winner] La partita finisce con la mano in cui un giocatore arriva a { $target } punti: ha vinto.
       *[loser] La partita finisce con la mano in cui un giocatore arriva a { $target } punti: ha perso.
    }
    Se tutti e due arrivano a { $target } nella stessa mano, il totale più alto { $score_to ->
        [winner] vince
       *[loser] perde
    }; se i totali sono pari, la partita finisce in parità.

example-sausage-places = Dietro le sue tre tessere la linea A mostra 3, 1, 5, la linea B 2, 4, 0. La 5-0 di Est ha tre posti: in fondo ad A, in fondo a B, o un taglio a profondità 3, che manderebbe tutte e sette le tessere a Nord.
example-sausage-double-between = Nord ha infilato 3-3 dietro la prima tessera della linea A, quindi ora A mostra 3, 3, 1, 5 mentre B mostra ancora 2, 4, 0: a profondità 2 per il taglio serve 4-3 e non più 4-1.
example-sausage-last-cut = L’ultima tessera di Nord era 5-0, e ha tagliato a profondità 3: ha fatto domino, ma prima sette tessere con 47 punti sono andate a Est, che aveva solo 6-1 e ora segna 54.
