# Poolse vijven

page-fives-pl-players =
    { shared-alone } { shared-set }
    { shared-deal-many }
    { shared-reserve }
    { shared-redeal }

page-fives-pl-begin =
    Het lot wijst aan wie de eerste ronde begint. Wie een ronde begint, mag dat met elke steen doen.
    { $later_starter ->
        [again] Het lot wijst ook aan wie elke latere ronde begint.
        [rotate] { shared-lead-rotate }
       *[winner] De winnaar van een ronde begint de volgende. Heeft niemand of hebben meerdere spelers gewonnen, dan beslist weer het lot.
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
    { shared-entry } Punten tijdens het spel tellen altijd.

page-fives-pl-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] Het doel is { $target } punten; het kan op elk moment gehaald worden.
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

example-fives-pl-rounded-once = Zuid is uit. De handen van West en Noord, 7 ogen elk, worden opgeteld tot 14 en één keer afgerond op 15. Elk apart hadden ze maar 5 en 5 opgeleverd.
example-fives-pl-blocked-round = Niemand heeft een nul, en er valt niets te pakken. West heeft het minst: 23 van Zuid min 9 van West zelf is 14, en pas dat wordt afgerond op 15. De uiteinden zijn samen 0, en dat scoort niets.
