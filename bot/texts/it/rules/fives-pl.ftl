# Cinque polacco

page-fives-pl-players =
    { shared-alone } { shared-set }
    { shared-deal-many }
    { shared-reserve }
    { shared-redeal }

page-fives-pl-begin =
    Chi apre la prima mano lo dice la sorte. Chi apre una mano può cominciare con una tessera qualsiasi.
    { $later_starter ->
        [again] Anche chi apre ogni mano successiva lo dice la sorte.
        [rotate] { shared-lead-rotate }
       *[winner] Chi vince una mano apre la prossima. Dopo una mano senza vincitore, o con più vincitori, decide di nuovo la sorte.
    }
    { shared-direction }

page-fives-pl-turn =
    { shared-fives-layout }
    { shared-forced }
    { shared-drawing }

page-fives-pl-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-fives-pl-scoring =
    { shared-fives-count }
    { shared-fives-ends }
    { shared-fives-claim }
    { shared-fives-out }
    { shared-fives-rounding }
    { shared-fives-blocked }
    { shared-double-blank }
    { shared-entry } I punti in gioco contano sempre.

page-fives-pl-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] Il traguardo è di { $target } punti; ci si può arrivare in qualsiasi momento.
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

example-fives-pl-rounded-once = Sud ha fatto domino. I punti in mano di Ovest e Nord, 7 ciascuno, fanno insieme 14 e si arrotondano una volta a 15. Ognuno per sé avrebbero portato solo 5 e 5.
example-fives-pl-blocked-round = Nessuno ha uno zero, e non c’è niente da pescare. Il minimo è di Ovest: i 23 di Sud meno i suoi 9 fanno 14, che solo ora si arrotonda a 15. Le estremità fanno 0, e questo non porta niente.
