# Zampa di gallina

page-chickenfoot-players =
    Da { $fewest } a { $most } giocatori, ognuno per sé. Il set è doppio { $set ->
        [6] sei
        [12] dodici
        [15] quindici
       *[9] nove
    }, { $tiles } tessere.
    { shared-direction }
    Ognuno riceve { $hand_2 } tessere in due, { $hand_3 } in tre, { $hand_4 } in quattro, { $hand_5 } in cinque, { $hand_6 } in sei, { $hand_7 } in sette, { $hand_8 } in otto. Sono tutte le tessere meno 11, divise per il numero di giocatori, lasciando cadere le frazioni, e mai più di 21.
    Le tessere non distribuite sono il pozzo, { $boneyard_4 } in quattro; si possono pescare tutte.{ $root ->
        [holder] { "" }
       *[placed] { " " }Il doppio al centro non è tra queste.
    }

page-chickenfoot-begin =
    Ogni mano cresce da un doppio, la sua radice: la prima da { $top }-{ $top }, la seguente dal doppio sotto, e così via fino a 0-0; se ci sono altre mani, di nuovo { $top }-{ $top }.
    { $root ->
        [holder] La radice si distribuisce con le altre tessere, e chi ce l’ha fa il primo turno e deve metterla al centro. Poi continua il giocatore seguente.
       *[placed] La radice si toglie prima di mescolare e si mette al centro. Non è di nessuno, e non è il turno di nessuno.
    }
    { $root ->
        [holder] Se nessuno ha la radice, la sorte dice chi comincia a pescare; si tira di nuovo per ogni mano. Tutti pescano a turno una tessera finché qualcuno non trova la radice; chi la trova la gioca subito.
       *[placed] Nella prima mano la sorte dice chi fa il primo turno. In ogni mano successiva tocca al giocatore che viene dopo chi l’ha fatto l’ultima volta, che questi potesse giocare o no.
    }

page-chickenfoot-turn =
    Giochi una tessera per turno: una delle sue metà deve essere uguale all’estremità aperta a cui la metti. Se puoi giocare una tessera, devi.
    La radice ha { $root_arms } bracci, e vengono per primi: finché non sono cominciati tutti vanno solo tessere con il numero della radice, sulla radice. Poi puoi scegliere qualsiasi estremità aperta.
    Un doppio si mette di traverso su un’estremità e diventa una zampa. Non dà un turno in più. Le tre tessere seguenti, chiunque le giochi, devono essere le sue tre dita, tessere con il numero del doppio.
    Finché non ci sono le tre dita non si può giocare nient’altro da nessuna parte. Poi ogni dito è un’estremità aperta: di una se ne sono fatte tre. Anche un dito può più tardi finire in una zampa.
    Se nessuna delle tue tessere va bene peschi una tessera. Se va devi giocarla ora; se non va, passi. In un turno non ne peschi mai una seconda. Se il pozzo è vuoto passi subito.
    { $foot_must_be_possible ->
        [true] Puoi giocare un doppio solo finché almeno tre altre tessere con il suo numero, oltre al doppio, non sono in tavola.
       *[false] Puoi giocare un doppio anche se non restano abbastanza tessere per le sue dita.
    }

page-chickenfoot-end =
    Chi gioca la sua ultima tessera fa domino, e la mano finisce subito. L’ultima tessera può essere un doppio; allora la sua zampa resta senza dita.
    La mano è bloccata, e finisce senza passi a vuoto, appena il pozzo è vuoto e nessuno ha una tessera che ora si può giocare. Può succedere anche mentre alla radice mancano ancora bracci.
    { $drain_boneyard ->
        [true] Se a una zampa mancano dita e non restano tessere per farle, si pesca lo stesso dal pozzo; quando è vuoto la mano è bloccata.
       *[false] Se a una zampa mancano dita e non resta nessuna tessera con il suo numero, né in mano a qualcuno né nel pozzo, la mano finisce subito, anche se nel pozzo ci sono tessere. Se resta una tessera così e mancano due dita, si continua finché non viene giocata.
    }
    La radice in questo non è una zampa: finché le mancano bracci e ci sono tessere da pescare, chi non ha una tessera per lei pesca.

page-chickenfoot-scoring =
    A fine mano ognuno segna come penalità i punti rimasti in mano; chi ha fatto domino segna 0. Una mano bloccata e una con una zampa che non si può finire si contano allo stesso modo.
    { $double_blank_pips ->
        [0] 0-0 rimasta in mano non conta niente.
       *[other] 0-0 rimasta in mano conta { $double_blank_pips }, anche con altre tessere; ogni altra tessera conta i suoi punti.
    }

page-chickenfoot-match =
    { $rounds ->
        [usual] Le mani sono tante quanti sono i doppi del set: { $set ->
            [6] 7
            [12] 13
            [15] 16
           *[9] 10
        }.
       *[other] Il numero di mani è { $rounds }.
    } Dopo l’ultima vince il totale più basso.
    Se il totale più basso è di più giocatori, vince tra loro chi ha avuto più mani senza penalità. Se anche queste sono pari, vincono insieme. Se tutti i giocatori sono pari in tutte e due le cose, la partita finisce in parità.

example-chickenfoot-toes-first = 5-5 è senza dita, quindi si possono giocare solo tessere con il 5, come sue dita: Sud non può giocare 3-2, anche se un’estremità aperta mostra un 3.
example-chickenfoot-three-ends = La zampa di 5-5 ha le sue tre dita, che sono estremità aperte come le altre: di una se ne sono fatte tre, e si può scegliere di nuovo qualsiasi estremità.
example-chickenfoot-lost-foot = Un set doppio sei: Est ha dovuto giocare 5-0, l’ultima tessera con il 5, come dito di 5-5. Due dita mancano per sempre, quindi la mano finisce subito, anche se restano due tessere da pescare. La 0-0 rimasta in mano a Est conta 50.
