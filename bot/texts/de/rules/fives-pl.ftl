# Polnische Fünfer

page-fives-pl-players =
    { shared-alone } { shared-set }
    { shared-deal-many }
    { shared-reserve }
    { shared-redeal }

page-fives-pl-begin =
    Wer die erste Runde beginnt, entscheidet das Los. Der erste Stein einer Runde ist beliebig.
    { $later_starter ->
        [again] Auch für jede spätere Runde entscheidet das Los.
        [rotate] { shared-lead-rotate }
       *[winner] Wer eine Runde gewinnt, beginnt die nächste. Nach einer Runde, die niemand oder mehrere gewonnen haben, entscheidet wieder das Los.
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
    { shared-entry } Punkte beim Legen zählen immer.

page-fives-pl-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] Das Ziel sind { $target } Punkte; es kann jederzeit erreicht werden.
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

example-fives-pl-rounded-once = Süd macht Schluss. Die Hände von West und Nord, je 7 Augen, ergeben zusammen 14 und werden einmal auf 15 gerundet. Jede für sich hätte nur 5 gebracht.
example-fives-pl-blocked-round = Niemand hat eine Null, und es gibt nichts zu ziehen. West hat am wenigsten: Die 23 von Süd weniger die eigenen 9 sind 14, und erst das wird auf 15 gerundet. Die Enden ergeben 0, und das bringt nichts.
