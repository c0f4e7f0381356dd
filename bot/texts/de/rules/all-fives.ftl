# Alle Fünfe

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
    { shared-entry } Punkte beim Legen zählen immer.

page-all-fives-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] Das Ziel sind { $target ->
                [usual] { $set ->
                    [6] 100
                   *[other] 200
                } Punkte
               *[other] { $target } Punkte
            }; es kann jederzeit erreicht werden.
           *[other] { shared-match-rounds }
        }
    }
    { $single_round ->
        [true] Punkte beim Legen entscheiden sie nicht und beenden sie nicht früher.
       *[false] { $rounds ->
            [none] { shared-fives-finish }
           *[other] Punkte beim Legen zählen für den Stand, beenden die Partie aber nicht früher.
        }
    }

example-all-fives-double-at-an-end = Das 6-3 von West hat 12 und 3 ergeben, also 15 Punkte: Das erste 6-6 war noch ein Ende. Das 6-4 von West hat es bedeckt, und 4 und 6 haben 10 ergeben. Jetzt zählt das 4-4 von Süd 8, und 3-2 ergibt 8 und 2: wieder 10.
example-all-fives-hands-rounded = Süd macht Schluss. Aus den 18 Augen von West werden 20 und aus den 13 von Nord 15, weil jede Hand für sich gerundet wird: zusammen 35. Ihre Summe 31 hätte nur 30 gebracht. Als beide Enden null waren, hat die Summe 0 nichts gebracht.
example-all-fives-blocked-round = Niemand hat eine 3 oder eine 1. Beide Steine des Vorrats würden passen, werden aber nie gezogen, also ist die Runde gesperrt. Süd hat am wenigsten und schreibt die 17 von West als 15; die eigenen 2 werden nicht abgezogen.
