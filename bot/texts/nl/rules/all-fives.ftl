# All fives

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
    { shared-entry } Punten tijdens het spel tellen altijd.

page-all-fives-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] Het doel is { $target ->
                [usual] { $set ->
                    [6] 100
                   *[other] 200
                } punten
               *[other] { $target } punten
            }; het kan op elk moment gehaald worden.
           *[other] { shared-match-rounds }
        }
    }
    { $single_round ->
        [true] Punten tijdens het spel beslissen de partij niet en beëindigen die ook niet eerder.
       *[false] { $rounds ->
            [none] { shared-fives-finish }
           *[other] Punten tijdens het spel tellen voor het totaal, maar ze beëindigen de partij niet eerder.
        }
    }

example-all-fives-double-at-an-end = 6-3 van West maakte 12 en 3, dus 15 punten: de eerste 6-6 was nog een uiteinde. 6-4 van West bedekte hem, en 4 en 6 waren 10. Nu telt 4-4 van Zuid 8, en met 3-2 is het 8 en 2: weer 10.
example-all-fives-hands-rounded = Zuid is uit. De 18 ogen van West worden 20 en de 13 van Noord 15, want elke hand wordt apart afgerond: samen 35. De som van 31 had maar 30 opgeleverd. Toen beide uiteinden nul waren, scoorde de som van 0 niets.
example-all-fives-blocked-round = Niemand heeft een 3 of een 1. Beide stenen van de pot zouden passen, maar ze worden nooit gepakt, dus is de ronde geblokkeerd. Zuid heeft het minst en schrijft de 17 van West als 15; de eigen 2 van Zuid gaan er niet af.
