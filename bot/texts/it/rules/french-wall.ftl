# Domino francese

page-french-wall-players =
    Si gioca in due, ognuno per sé. La tessera più alta è { $top }-{ $top }; le tessere sono { $tiles } in tutto.
    Ognuno riceve { $hand_2 } tessere. Le altre { $boneyard_2 } sono il pozzo{ $draw_rule ->
        [none] , da cui nessuno pesca.
       *[other] ; { $reserve ->
            [0] si può pescare tutto.
            [1] la sua ultima tessera non si pesca mai.
           *[other] le sue ultime { $reserve } tessere non si pescano mai.
        }
    }
    { shared-redeal }

page-french-wall-begin =
    Chi apre la prima mano lo dice la sorte. { $later_starter ->
        [winner] Nelle mani successive apre chi ha vinto l’ultima; se non l’ha vinta nessuno o l’hanno vinta tutti e due, decide di nuovo la sorte.
        [again] Per ogni mano successiva decide una nuova sorte.
       *[rotate] Poi l’apertura cambia a ogni mano, chiunque abbia vinto.
    }
    Chi apre comincia con una tessera qualsiasi.

page-french-wall-turn =
    Le tessere si mettono per il lungo, come mattoni, in un muro di due file. La prima sta nella fila inferiore. A ognuna delle sue due estremità la tessera seguente sta nella fila superiore, con una metà sopra quell’estremità e l’altra che sporge.
    Così si continua: ogni nuova tessera sta nell’altra fila, sotto o sopra la metà che sporge, e sporge a sua volta di una metà. Le metà una sopra l’altra devono essere uguali. Non serve che le tessere fianco a fianco nella stessa fila combacino.
    Il muro ha sempre due estremità, le metà che sporgono (all’inizio le due metà della prima tessera). Quindi va bene quello che andrebbe in una linea con due estremità; le file mostrano solo com’è costruito. 0 va solo con 0. Anche i doppi stanno per il lungo.
    Se puoi giocare una tessera, devi; una per turno, a una delle due estremità. { $draw_rule ->
        [none] Se non puoi, passi.
        [until_playable] Se non puoi, peschi una tessera dopo l’altra finché non ne trovi una che va bene, e la giochi subito; se non si può più pescare, passi.
        [one_then_choice] Se non puoi, peschi una tessera; se va puoi giocarla o passare, altrimenti passi. Se non si può pescare, passi.
        [one_no_play] Se non puoi, peschi una tessera, che puoi giocare in un turno successivo, e il tuo turno è finito. Se non si può pescare, passi.
        [restock] Se non puoi, passi. Alla fine di ogni turno, passo o no, peschi una tessera finché se ne può pescare.
       *[two_or_pass] Se non puoi, scegli: passi, o peschi { $draw_count ->
            [1] una tessera
           *[other] { $draw_count } tessere insieme (meno, se non se ne possono pescare tante)
        }.
    }
    { $draw_rule ->
        [two_or_pass] { $play_after_draw ->
            [true] Se dopo aver pescato una tessera va bene devi giocarne una nello stesso turno; se non ne va nessuna, passi.
           *[false] Si pesca invece di giocare: quello che hai pescato lo tieni, e il tuo turno è finito, anche se una tessera pescata andrebbe bene.
        } Se non si può più pescare puoi solo passare.
       *[other] Se hai una tessera che va bene non puoi invece pescare.
    }

page-french-wall-end =
    Chi gioca la sua ultima tessera fa domino, e la mano finisce subito{ $draw_rule ->
        [restock] , senza pescare ancora
       *[other] { "" }
    }.
    { $draw_rule ->
        [two_or_pass] La mano è bloccata quando i due giocatori passano uno subito dopo l’altro, anche se si potrebbero ancora pescare tessere. Se tra i due passi si pesca o si gioca una tessera, il conto riparte.{ $play_after_draw ->
            [true] { " " }Un passo dopo aver pescato non conta.
           *[false] { "" }
        }
       *[other] I passi da soli non finiscono la mano.
    }
    La mano è bloccata anche appena nessuno dei due può giocare una tessera e non si può più pescare. Non serve che qualcuno passi.

page-french-wall-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-french-wall-match =
    { shared-match }

example-french-wall-two-courses = Cinque mattoni: 1-4, 4-2 e 6-6 nella fila inferiore, 4-4 e 2-6 sopra. 2 e 6 stanno fianco a fianco e non serve che combacino. Le estremità sono 1 e 6: 5-1 va a sinistra, 6-1 da tutti e due i lati, 3-2 da nessuna parte.
example-french-wall-drawn-and-kept = Bea non poteva giocare una tessera e ne ha pescate due. 6-4 andrebbe bene, ma pescando ha finito il suo turno: le tiene tutte e due, e tocca ad Alan. Restano due tessere che nessuno può pescare.
example-french-wall-two-passes = I due giocatori hanno passato uno dopo l’altro, quindi la mano è finita anche se si potrebbero pescare quattro tessere. Alan ha meno punti e segna quello che ha Bea.
