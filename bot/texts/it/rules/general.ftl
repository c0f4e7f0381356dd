# Capra del Generale

page-general-players =
    Al tavolo siedono due squadre da due, i compagni uno di fronte all’altro. Se siete di più, gli altri aspettano in squadre da due e si danno il cambio al tavolo; { $fewest ->
        [4] si può essere fino a { $most }
       *[other] bisogna essere in { $most }
    }.
    Il set doppio sei si distribuisce tutto a faccia in giù, sette tessere a ognuno dei quattro al tavolo. Non avanza niente, e nessuno pesca.
    { shared-redeal }

page-general-begin =
    Ogni mano, non solo la prima, la apre chi ha 1-1, e deve aprire con quella tessera. Le tessere sono tutte distribuite, quindi qualcuno ce l’ha sempre.
    Chi perde una mano mescola per la prossima. Dopo un pesce o una distribuzione annullata mescola di nuovo lo stesso giocatore.

page-general-turn =
    { shared-goat-line }
    { shared-pass } Se va solo 0-0 o 6-6 devi giocarla, anche se preferiresti tenerla per la fine.
    { $two_doubles ->
        [true] Giochi una tessera per turno, o due doppi insieme: se le estremità chiedono due numeri diversi e hai il doppio giusto per ognuna, puoi giocarli tutti e due nello stesso turno, uno per estremità. Non si può aprire con due.
       *[false] { $double_finish ->
            [off] Giochi una tessera per turno; due tessere non si giocano mai insieme.
           *[other] Giochi una tessera per turno, con un’eccezione: se le tue ultime due tessere sono 0-0 e 6-6 e un’estremità chiede 0, l’altra 6, puoi giocarle tutte e due in un turno e fare domino. Finché hai una terza tessera non puoi.
        }
    }
    { $only_title_ends ->
        [true] Puoi giocare la tua ultima tessera solo se fare domino con quella vale un titolo. Altrimenti passi, anche se va bene. Con una 1-1 che deve aprire si apre comunque.
       *[false] Qualsiasi tessera che va bene può essere la tua ultima.
    }
    { $title_rule ->
        [bald] I segnali tra compagni sono vietati.
       *[other] { $signals ->
            [off] Tra compagni non ci sono segnali.
           *[other] Puoi far capire { $signal_visible ->
                [table] a tutto il tavolo
               *[partner] al tuo compagno, e a nessun altro,
            } con un segnale che cosa hai: un occhiolino vuol dire 0-0, una guancia gonfia 6-6. { $signals ->
                [free] Si può bluffare.
               *[truthful] Il segnale può farlo solo chi ha quella tessera.
            } Nessuno è obbligato.
        }
    }
    { $title_rule ->
        [bald] Non puoi nemmeno dire o mostrare in altro modo che cosa hai.
       *[other] { $signals ->
            [off] Non puoi dire né mostrare in nessun modo che cosa hai.
           *[other] Un segnale non costa il turno. Puoi farlo quando tocca a te o no, ognuno dei due una volta per mano, dalla distribuzione a quando la sua tessera va in tavola.
        }
    }

page-general-end =
    { shared-goat-out }
    { shared-fish-hands }
    Un pesce non conta niente: nessuno ha perso, non c’è titolo, nessuna squadra si alza. Si ridistribuisce, e apre di nuovo 1-1.

page-general-scoring =
    Non si segnano punti; quello che resta in mano non vuol dire niente. Si contano le sconfitte e i titoli delle squadre.
    Perde il giocatore a cui toccherebbe subito dopo chi ha fatto domino, che potesse giocare o no, e chiunque abbia reso possibile l’ultima tessera. Sta sempre nell’altra squadra, e la sconfitta è della sua squadra.
    { $title_rule ->
        [both_only] Se nell’ultimo turno sono state giocate sia 0-0 sia 6-6, la mano fa un Generale, cioè un titolo. Con una sola delle due, o con qualsiasi altra tessera, è una sconfitta semplice.
        [bald] Se nell’ultimo turno sono state giocate sia 0-0 sia 6-6, la mano fa un Generale. Con 0-0 ma non 6-6 fa un calvo. Con la sola 6-6 o qualsiasi altra tessera è una sconfitta semplice. Generali e calvi sono titoli.
       *[either] Se nell’ultimo turno è stata giocata 0-0, 6-6 o tutte e due, la mano fa un Generale, cioè un titolo. Con qualsiasi altra tessera è una sconfitta semplice.
    }
    { $general_is ->
        [finisher] Il titolo è di chi ha fatto domino, e conta per la sua squadra, a suo favore; la sconfitta resta alla squadra di chi ha perso.
       *[loser] Il titolo è di chi ha perso, e conta per la sua squadra. È sempre anche una sconfitta.
    }
    { $double_finish_worth ->
        [2] Fare domino con 0-0 e 6-6 conta come due Generali; per il resto una mano porta al massimo un titolo.
       *[other] Una mano porta al massimo un titolo. Fare domino con 0-0 e 6-6 è un Generale solo, come gli altri.
    } { $double_finish ->
        [last_two] Vale come tutte e due anche quando erano le tue ultime due tessere, giocate in due turni.
       *[other] Tutte e due vuol dire: in un solo turno. Se ne giochi una e fai domino con l’altra in un turno successivo, conta solo l’ultima.
    }

page-general-match =
    La partita dura { $session_minutes } minuti. Quando sono passati si finisce la mano in corso, anche se diventa un pesce, e non se ne distribuiscono altre. { $session_rounds ->
        [none] Può avere quante mani si vuole.
       *[other] Finisce al più tardi dopo { $session_rounds ->
            [one] { $session_rounds } mano
           *[other] { $session_rounds } mani
        }; un pesce non si conta.
    }
    Con più di due squadre la squadra che perde si alza { $general_is ->
        [finisher] quando ha perso { $losses_to_yield } delle mani giocate
       *[loser] { $title_yields ->
            [never] quando ha perso { $losses_to_yield } delle mani giocate
            [first_round_only] quando ha preso un titolo nella prima mano che contava per lei, o quando ha perso { $losses_to_yield } delle mani giocate
           *[always] quando ha appena preso un titolo, o quando ha perso { $losses_to_yield } delle mani giocate
        }
    } da quando si è seduta. Va in fondo alla coda, e la squadra in testa prende gli stessi due posti.
    Chi torna comincia senza sconfitte per cui alzarsi. La squadra che resta { $stay_resets_losses ->
        [true] ricomincia anche lei senza, ogni volta che l’altra cambia.
       *[false] tiene quelle che ha avuto da quando si è seduta.
    } Con due squadre non si alza nessuno.
    { $general_is ->
        [finisher] { $rank_by ->
            [titles_per_round] Vince la squadra con più titoli per ogni mano che ha giocato.
           *[titles] Vince la squadra con più titoli.
        }
       *[loser] { $rank_by ->
            [titles_per_round] Vince la squadra con meno titoli per ogni mano che ha giocato.
           *[titles] Vince la squadra con meno titoli.
        }
    } Le sconfitte senza titolo non decidono niente. Se tutte ne hanno lo stesso numero, la partita finisce in parità.
    Se le squadre sono più di due, vincono tutte quelle che hanno il conto migliore e perdono tutte quelle che hanno il peggiore. Nelle statistiche ha perso ogni squadra che non ha vinto. Una squadra per la quale non ha contato nessuna mano non vince e non perde. Quante volte ogni persona è stata Generale non decide niente.

example-general-both-at-once = Le estremità chiedono 0 e 6, e a Sud restano solo 0-0 e 6-6. Le gioca tutte e due in un turno. Poi toccherebbe a Ovest, che quindi è il Generale, e conta per Est e Ovest.
example-general-third-tile = Le estremità chiedono 0 e 6, ma Sud ha una terza tessera. Può giocare 0-0 o 6-6, non tutte e due, e una delle due deve giocarla anche se preferirebbe tenerla: 5-1 non va.
example-general-next-player = Dan fa domino con 6-6. Cat ha giocato subito prima di lui e ha lasciato aperto il 6, ma dopo tocca ad Ann, quindi il Generale è lei. Ann e Cat si alzano subito, e si siede la squadra che aspettava.
