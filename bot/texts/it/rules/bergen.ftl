# Bergen

page-bergen-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-bergen-begin =
    Apre chi ha il doppio più basso; 0-0 è il più basso di tutti. Se nessuno ha un doppio, decide la tessera più leggera: quella con meno punti e, a parità di somma, quella la cui metà più alta è più bassa, quindi 2-1 viene prima di 3-0.{ $sets_combined ->
        [1] {""}
       *[other] {" "}Se quella stessa tessera è di più giocatori, la sorte indica un giocatore, e apre il più vicino tra loro a partire da lui.
    } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-bergen-turn =
    { shared-line } { shared-line-doubles }
    { shared-forced }
    { $draw_rule ->
        [one_then_choice] { $play_drawn ->
            [must] Se nessuna va bene peschi una sola tessera. Se va si deve giocare; se non va, passi. Se non c’è niente da pescare, passi.
           *[may] { shared-drawing-choice }
        }
       *[other] { shared-drawing }
    }

page-bergen-end =
    { shared-out }
    { shared-blocked }
    Una mano bloccata la vince l’unico giocatore senza doppi in mano, per quanti punti abbia. Se più giocatori non ne hanno, vince tra loro chi ha meno punti; se tutti hanno un doppio, chi ha meno punti di tutti.
    { $tie_blocked ->
        [last_player] Se in questo più giocatori sono pari, vince chi di loro ha giocato per ultimo una tessera. Se in questa mano nessuno di loro ha giocato una tessera, non vince nessuno.
        [share] Se in questo più giocatori sono pari, vincono insieme e si dividono i punti della mano, lasciando cadere le frazioni.
       *[none] Se in questo più giocatori sono pari, non vince nessuno.
    } { shared-double-blank }

page-bergen-scoring =
    La prima tessera di una mano porta 2 punti{ $single_opening_scores ->
        [true] , che sia un doppio o no, e nient’altro
       *[false] {" "}se è un doppio, e nient’altro; se non lo è non porta niente
    }.
    Un doppio più alto di ogni doppio in tavola porta 2. Lo stesso vale per il primo doppio di una mano la cui prima tessera non lo era.
    Se la tua tessera fa sì che le due estremità mostrino lo stesso numero, segni 3 se una delle due tessere in fondo è un doppio (una tripla), e 2 se non lo è nessuna (una doppia testa). Finché da un lato della prima tessera non c’è niente, da quel lato la tessera in fondo è lei.
    Quello che guadagna una tessera si somma: un nuovo doppio più alto che fa una tripla porta 5. I punti si segnano subito, e solo per chi ha giocato la tessera.
    Fare domino porta altri 2, e una mano bloccata ne porta 2 a chi la vince. Le tessere rimaste in mano non portano niente.
    { $near_target_cap ->
        [true] Se si gioca fino a un traguardo e ti mancano 2 o 3 punti, una tessera o la fine di una mano ti porta al massimo a 1 punto dal traguardo.
       *[false] Tutti i punti si segnano per intero, anche vicino al traguardo.
    }

page-bergen-match =
    { $single_round ->
        [true] { shared-match-single } I punti in gioco non la decidono.
       *[false] { $rounds ->
            [none] Chi arriva per primo a { $target ->
                [usual] 15 punti (in due) o 10 punti (in tre o quattro)
               *[other] { $target } punti
            } vince la partita, subito, anche a metà mano; poi non si segna più niente. Se al traguardo si arriva a fine mano, la partita è finita lo stesso. { shared-match-tie }
           *[other] { shared-match-rounds } I punti in gioco non la fanno finire prima.
        }
    }

example-bergen-five-points = Le due estremità chiedono 5. La 5-5 di Sud è più alta di ogni doppio in tavola, 2 punti, e sta a una di due estremità uguali, una tripla da 3: insieme 5. La 5-1 di Ovest prima aveva fatto le estremità uguali senza un doppio, il che ha portato 2.
example-bergen-lead-is-an-end = Con la 5-3 di Ovest le due estremità chiedono 3. A sinistra la tessera in fondo è ancora la prima, 3-3, ed è un doppio: una tripla da 3 punti, non 2.
example-bergen-no-double-wins = La mano è bloccata. Sud ha 2 punti e Ovest 15, ma la tessera di Sud è 1-1, e Ovest non ha doppi: i 2 punti vanno a Ovest.
