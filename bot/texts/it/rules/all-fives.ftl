# All Fives

page-all-fives-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-all-fives-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-all-fives-turn =
    { shared-fives-layout }
    { shared-forced }
    { shared-drawing }

page-all-fives-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-all-fives-scoring =
    { shared-fives-count }
    { shared-fives-ends }
    { shared-fives-claim }
    { shared-fives-out }
    { shared-fives-rounding }
    { shared-fives-blocked }
    { shared-double-blank }
    { shared-entry } I punti in gioco contano sempre.

page-all-fives-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] Il traguardo è di { $target ->
                [usual] { $set ->
                    [6] 100
                   *[other] 200
                } punti
               *[other] { $target } punti
            }; ci si può arrivare in qualsiasi momento.
           *[other] { shared-match-rounds }
        }
    }
    { $single_round ->
        [true] I punti in gioco non la decidono, e non la fanno finire prima.
       *[false] { $rounds ->
            [none] { shared-fives-finish }
           *[other] I punti in gioco contano per il totale, ma non fanno finire prima la partita.
        }
    }

example-all-fives-double-at-an-end = La 6-3 di Ovest ha fatto 12 e 3, quindi 15 punti: la prima 6-6 era ancora un’estremità. La 6-4 di Ovest l’ha coperta, e 4 e 6 hanno fatto 10. Ora la 4-4 di Sud conta 8, e 3-2 fa 8 e 2: di nuovo 10.
example-all-fives-hands-rounded = Sud ha fatto domino. I 18 punti di Ovest diventano 20 e i 13 di Nord 15, perché si arrotonda giocatore per giocatore: 35 in tutto. La loro somma, 31, avrebbe portato solo 30. Quando le due estremità erano zeri, la somma di 0 non ha portato niente.
example-all-fives-blocked-round = Nessuno ha un 3 o un 1. Le due tessere del pozzo andrebbero bene, ma non si pescano mai, quindi la mano è bloccata. Sud ha il minimo e segna i 17 di Ovest come 15; i 2 di Sud non si sottraggono.
