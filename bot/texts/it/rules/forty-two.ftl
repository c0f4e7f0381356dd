# 42

page-forty-two-players =
    Si gioca esattamente in quattro, in due coppie; i compagni siedono uno di fronte all’altro, e il turno gira in senso orario.
    Il set è doppio sei, { $tiles } tessere. Ognuno ne riceve { $hand_4 }, quindi non avanza niente e nessuno pesca.
    Nella prima mano la sorte dice chi è il mazziere (chi mescola). In ogni mano successiva è il giocatore seguente in senso orario.

page-forty-two-begin =
    Parla per primo chi sta alla sinistra del mazziere, poi gli altri in senso orario, il mazziere per ultimo. Ognuno parla una volta: passa, o offre più dell’ultima offerta.
    { $bidding ->
        [tricks] Offri quante prese farà la tua parte, da 1 a 7.
       *[points] Offri quanti dei 42 punti farà la tua parte, da 30 a 41, oppure offri segni. 1 segno sta per 42 punti, 2 segni per 84, e così via; ogni offerta di segni chiede tutti i 42 punti, cioè ogni presa.
    }
    { $bidding ->
        [tricks] Non ci sono offerte di segni.
       *[points] La prima offerta di segni può essere di 1 o 2 segni. Oltre i 2 segni si può offrire solo un segno in più dell’ultima offerta di segni: 3 sopra 2, 4 sopra 3. Dopo 1 segno, per esempio, 41, di nuovo 1 segno e 3 segni non valgono.{ $plunge ->
            [true] { " " }Plunge: con quattro o più doppi puoi saltare a 4 segni, sopra ogni offerta fino a 3 segni ma non sopra 4.
           *[false] { "" }
        }
    }
    Se passano tutti e quattro, { $all_pass ->
        [force_shaker] il mazziere deve giocare l’offerta minima, { $bidding ->
            [tricks] 1 presa
           *[points] 30
        }.
       *[reshake] non si segna niente, la mano non conta, e il giocatore seguente in senso orario mescola e distribuisce di nuovo.
    }
    Chi ha fatto l’offerta più alta sceglie la briscola e poi apre la prima presa con una tessera qualsiasi.{ $plunge ->
        [true] { " " }Dopo un plunge è il compagno di chi ha offerto a scegliere la briscola e ad aprire.
       *[false] { "" }
    }{ $nello ->
        [true] { " " }Nello: chi ha offerto segni (non un plunge) può giocare senza briscola e senza il compagno, che tiene nascoste le sue tessere e non gioca. Chi ha offerto deve perdere ogni presa; i doppi sono i più alti dei loro numeri.
       *[false] { "" }
    }

page-forty-two-turn =
    La briscola è uno dei numeri da 0 a 6{ $doubles_trump ->
        [true] , oppure i doppi
       *[false] { "" }
    }{ $no_trump ->
        [true] , oppure nessuna (“follow me”)
       *[false] { "" }
    }. Se è un numero, le sette tessere che lo hanno sono tutte briscole e nient’altro: con briscola quattro 6-4 non è un sei. Il doppio è la più alta, poi si va secondo l’altra metà, da 6 in giù fino a 0.
    { $doubles_trump ->
        [true] Se la briscola sono i doppi, tutti e sette i doppi sono un seme a sé, da 6-6 in giù fino a 0-0. Ogni numero ha allora sei tessere, in ordine secondo l’altra metà.
       *[false] I doppi non si possono scegliere come briscola; un doppio appartiene al suo numero.
    }
    Una tessera che non è briscola appartiene a tutti e due i suoi numeri. In ognuno il doppio è la più alta, poi le tessere vanno secondo l’altra metà: dei tre 3-3, 6-3, 5-3 ... 3-0.
    Una briscola con cui si apre chiede briscole. Ogni altra tessera con cui si apre chiede il suo numero più alto, un doppio il suo: 6-2 chiede i sei, 2-1 e 2-2 i due.
    In senso orario ogni giocatore mette una tessera nella presa. Devi rispondere con una tessera del seme uscito, se ne hai una; le briscole non appartengono agli altri semi. Se non ne hai puoi giocare qualsiasi tessera. Nessuno ti obbliga a giocare una briscola, né una tessera più alta delle precedenti.
    Prende la briscola più alta o, se non ce n’è, la tessera più alta del seme uscito. Chi fa una presa apre la seguente con una tessera qualsiasi.

page-forty-two-end =
    { $early_stop ->
        [true] Una mano finisce appena è certo che l’offerta è mantenuta o che non si può più mantenere.
       *[false] Una mano si gioca fino in fondo, tutte e sette le prese, anche se è certo prima se l’offerta è mantenuta.
    }{ $nello ->
        [true] { " " }Nel nello mettono una tessera in ogni presa solo tre giocatori.
       *[false] { "" }
    }
    Le prese fatte restano scoperte. In questo gioco non ci sono mani bloccate: con sette tessere a testa tutti possono sempre giocare.

page-forty-two-scoring =
    { $bidding ->
        [tricks] Conta solo il numero delle prese; quello che valgono le loro tessere non conta.
       *[points] Ogni presa vale 1 punto per la parte che la fa. Contano inoltre cinque tessere: 5-5 e 6-4 portano 10 ciascuna, 5-0, 4-1 e 3-2 portano 5 ciascuna, a chi fa la presa in cui si trovano. Sono 7 per le prese e 35 per le tessere, 42 in tutto.
    }
    { $bidding ->
        [tricks] L’offerta è mantenuta se la parte che ha offerto fa almeno tante prese quante ne ha offerte.
       *[points] Un’offerta da 30 a 41 è mantenuta se la parte che ha offerto fa almeno tanti punti. Un’offerta di segni è mantenuta solo con tutte e sette le prese: 41 punti non bastano.
    }{ $nello ->
        [true] { " " }Un nello è mantenuto se chi l’ha offerto non fa nemmeno una presa.
       *[false] { "" }
    }
    { $scoring ->
        [points] Se l’offerta è mantenuta, ogni parte aggiunge quello che ha preso. Se è mancata, chi ha offerto non aggiunge niente, e l’altra parte aggiunge l’offerta{ $bidding ->
            [tricks] { "" }
           *[points] { " " }(42 per ogni segno)
        } e quello che ha preso lei.
       *[marks] Se l’offerta è mantenuta, la parte che ha offerto segna i segni in gioco: { $bidding ->
            [tricks] sempre 1.
           *[points] 1 per un’offerta da 30 a 41, e per un’offerta di segni tanti quanti ne ha offerti.
        } Se è mancata, quei segni li segna invece l’altra parte. Quello che si è fatto oltre l’offerta non importa.
    }

page-forty-two-match =
    Vince la partita la prima parte con { $target ->
        [usual] { $scoring ->
            [points] 250 punti
           *[marks] 7 segni
        }
       *[other] { $scoring ->
            [points] { $target } punti
           *[marks] { $target } { $target ->
                [one] segno
               *[other] segni
            }
        }
    } o più.{ $scoring ->
        [points] { " " }Se ci arrivano tutte e due con la stessa mano vince il totale più alto; se i totali sono pari si gioca un’altra mano.
       *[marks] { " " }In una mano segna una sola parte, quindi tutte e due non ci arrivano mai insieme.
    }
    { $all_pass ->
        [force_shaker] Ogni mano conta.
       *[reshake] Una mano in cui nessuno ha fatto un’offerta non conta.
    }

example-forty-two-no-six = La briscola è il quattro ed esce 6-2, che chiede i sei. Est ha 6-4 e 6-6: 6-4 è una briscola e non un sei, quindi si poteva giocare solo 6-6. Sud non ha un sei e ora può giocare qualsiasi cosa.
example-forty-two-doubles = La briscola sono i doppi ed esce 6-4: tra i sei la batte 6-5, ma 1-1 è una briscola e fa la presa, che vale 1 più i 10 di 6-4.
example-forty-two-one-trick-short = Nord ha offerto 2 segni. Nord e Sud fanno 41 punti in sei prese, ma una presa è persa: l’offerta è mancata, e i 2 segni li segna l’altra parte.
