# Domino ungherese

page-hungarian-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-hungarian-begin =
    { shared-lead }
    { shared-lead-tile } Chi apre può continuare nello stesso turno.
    { shared-lead-later }
    { shared-direction }
page-hungarian-turn =
    Nel tuo turno giochi quante tessere vuoi, una dopo l’altra. Ognuna va a un’estremità della linea, com’è in quel momento, in modo che le metà che si toccano siano uguali; uno zero va solo con uno zero.
    { $one_end_per_turn ->
        [true] Tutte le tessere di un turno vanno alla stessa estremità, quella dove hai messo la prima; una tessera d’apertura ti lascia la scelta.
       *[false] Nello stesso turno puoi usare le due estremità, in qualsiasi ordine.
    }
    Se una tessera va bene devi giocarne almeno una. { $must_exhaust ->
        [true] Poi devi continuare finché ne hai un’altra che va bene.
       *[false] Poi puoi fermarti quando vuoi, anche se ne andrebbero altre: di’ che hai finito.
    } Quando non ti va più niente il tuo turno è finito.
    { shared-line-doubles }
    { shared-drawing } { $draw_rule ->
        [none] Questo riguarda l’inizio del tuo turno.
        [restock] Peschi una volta per turno, per quante tessere tu abbia giocato.
       *[other] Peschi solo se all’inizio del tuo turno non va niente.
    }
    { shared-reserve }
page-hungarian-end =
    { shared-out } Vale anche a metà turno e nel primo turno: gli altri non possono più liberarsi di niente.
    { shared-blocked }
page-hungarian-scoring =
    { $scoring ->
        [penalty] A fine mano ognuno segna come penalità i punti che ha ancora in mano; chi ha fatto domino segna 0.
       *[winner] { shared-score-out }
    }
    { $scoring ->
        [penalty] Una mano bloccata la vincono tutti quelli che hanno meno punti in mano, il che conta solo per l’apertura.
       *[winner] { shared-blocked-winner }
    }
    { $scoring ->
        [penalty] Anche loro segnano quello che hanno, e chi ha giocato l’ultima tessera non paga di più.
       *[winner] { shared-blocked-score }
    }
    { $scoring ->
        [penalty] Niente si moltiplica o si divide.
       *[winner] { shared-blocked-tie }
    }
    { shared-double-blank }
    { $scoring ->
        [penalty] Ogni penalità si segna, anche la più piccola.
       *[winner] { shared-entry }
    }
page-hungarian-match =
    { $scoring ->
        [penalty] { $single_round ->
            [true] Decide una sola mano: vince chi fa domino o, se è bloccata, la penalità più bassa. Se è di più giocatori hanno vinto insieme; se tutte sono pari, la partita finisce in parità.
           *[false] { $rounds ->
                [none] Appena qualcuno, a fine mano, ha { $target ->
                    [usual] 100
                   *[other] { $target }
                } punti o più, il totale più alto ha perso, e tutti gli altri hanno vinto. Se è di più giocatori hanno perso insieme; se tutti i totali sono pari, la partita finisce in parità.
                [one] Si gioca una mano, e vince il totale più basso. Se è di più giocatori hanno vinto insieme; se tutti sono pari, la partita finisce in parità.
               *[other] Si giocano { $rounds } mani, e vince il totale più basso. Se è di più giocatori hanno vinto insieme; se tutti i totali sono pari, la partita finisce in parità.
            }
        }
       *[winner] { $single_round ->
            [true] { shared-match-single }
           *[false] { $rounds ->
                [none] { $target ->
                    [usual] Si gioca finché qualcuno, a fine mano, non ha più di 100 punti: esattamente 100 non bastano. { shared-match-tie }
                   *[other] { shared-match-target }
                }
               *[other] { shared-match-rounds }
            }
        }
    }

example-hungarian-long-turn = In un turno quattro tessere, nel seguente tre, alle due estremità. Ora 5-1 va a tutte e due.
example-hungarian-stop-early = 2-0 andrebbe ancora bene, ma chi è di turno può fermarsi qui e tenere il resto.
example-hungarian-exactly-hundred = Tutte le tessere giocate nel primo turno, e un totale di esattamente 100: non è più di 100, quindi la partita continua.
