# Italienisches Domino

page-italian-sum-players =
    { $fewest } bis { $most } spielen, jeder für sich, mit einem { $set ->
        [9] Neunersatz
       *[other] Sechsersatz
    } von { $tiles } Steinen.
    { shared-direction }
    Jeder bekommt zu dritt { $hand_3 } Steine und zu viert { $hand_4 }{ $hand_2 ->
        [0] { "" }
       *[other] , und zu zweit { $hand_2 }
    }.
    { $may_draw ->
        [true] Die anderen Steine sind der Vorrat; { $reserve ->
            [0] alle davon dürfen gezogen werden.
            [one] der letzte davon wird nie gezogen.
           *[other] die letzten { $reserve } davon werden nie gezogen.
        }
       *[false] Die anderen Steine bleiben verdeckt und spielen in dieser Runde nicht mit.
    }

page-italian-sum-begin =
    Es beginnt, wer den höchsten Pasch hat. Hat niemand einen Pasch, entscheidet der schwerste Stein: der mit den meisten Augen, bei gleich vielen der mit der größeren Hälfte; 6-3 geht also vor 5-4.
    { $opening_tile ->
        [free] Der Stein wird gezeigt, muss aber nicht gelegt werden: Wer beginnt, darf einen beliebigen nehmen.
       *[must] Dieser Stein muss gelegt werden.
    } Am Anfang steht immer ein Stein; mit Ziehen darf niemand beginnen.
    { $later_starter ->
        [rotate] Jede spätere Runde beginnt die nächste Person der Reihe nach, mit einem beliebigen Stein.
       *[again] Jede spätere Runde beginnt genauso, mit dem höchsten Pasch. Eine Runde gewinnt in diesem Spiel niemand, also beginnt auch kein Gewinner.
    }

page-italian-sum-turn =
    Leg irgendeinen Stein deiner Hand{ $may_draw ->
        [true] , oder zieh stattdessen einen; Ziehen beendet deinen Zug
       *[false] { "" }
    }. Die Zahlen auf den Steinen müssen nicht zusammenpassen: Steine werden nur addiert.
    { $may_draw ->
        [true] Passen gibt es nicht. Darf nichts mehr gezogen werden, musst du legen.
       *[false] In jedem Zug musst du einen Stein legen. Passen und Ziehen gibt es nicht.
    }
    Alle Augen der Steine auf dem Tisch ergeben die laufende Summe. Dein Stein gibt seine beiden Hälften dazu; auch ein Pasch gibt beide Hälften dazu: 6-6 gibt 12. Das Programm nennt nach jedem Stein die Summe.
    Wer keine Steine hat, wird übergangen, und die anderen spielen weiter.

page-italian-sum-end =
    Die Runde endet, sobald die Summe die letzte Marke erreicht oder überschritten hat, { $set ->
        [9] 150
       *[other] 100
    }. Sie endet auch, wenn niemand mehr einen Stein hat.
    Dein letzter Stein beendet die Runde nicht, solange andere noch Steine haben. Eine gesperrte Runde gibt es nicht, denn jeder Stein darf immer gelegt werden.

page-italian-sum-scoring =
    Du bekommst sofort Punkte, wenn dein Stein die Summe genau auf eine der Marken bringt: { $score_mode ->
        [face] { $set ->
            [9] 30, 50, 70, 100, 120 oder 150. Du bekommst so viele Punkte, wie die Summe beträgt, 30 für 30 und so weiter.
           *[other] 30, 50, 70 oder 100. Du bekommst so viele Punkte, wie die Summe beträgt, 30 für 30 und so weiter.
        }
       *[brackets] { $set ->
            [9] 30 bringt 1 Punkt, 50 bringt 2, 70 bringt 3, 100 bringt 4, 120 bringt 5 und 150 bringt 6.
           *[other] 30 bringt 1 Punkt, 50 bringt 2, 70 bringt 3 und 100 bringt 4.
        }
    }
    Über eine Marke hinauszugehen hat keine Folgen: Es bringt nichts und kostet nichts, und diese Marke ist in dieser Runde nicht mehr zu treffen.
    Auch der Stein, der die Runde beendet, kann Punkte bringen. Steine, die auf den Händen bleiben, kosten nichts, Schlussmachen bringt nichts, und die nächste Runde beginnt mit der Summe 0.

page-italian-sum-match =
    { $rounds ->
        [none] Es gewinnt, wer zuerst { $target ->
            [usual] { $set ->
                [9] 81
               *[other] 51
            }
           *[other] { $target }
        } Punkte hat, und zwar sofort, auch mitten in der Runde.
       *[other] Rundenzahl: { $rounds }; nach der letzten gewinnt der höchste Stand, egal was das Ziel ist.
    }
    { $rounds ->
        [none] Punkte bekommt immer nur einer auf einmal, also können nie zwei zugleich ans Ziel kommen.
       *[other] Haben mehrere den höchsten Stand, gewinnen sie zusammen; haben alle gleich viel, ist die Partie unentschieden.
    }

example-italian-sum-exactly-thirty = Lena legt 6-2 zu einer Summe von 22 und macht sie genau zu 30: sofort 1 Punkt. Die Zahlen auf den Steinen müssen zu nichts passen.
example-italian-sum-past-hundred = Die Summe stand bei 94, und 100 brächte 4 Punkte. Mit dem 6-4 von Lena sind es 104: Das bringt nichts, aber die Runde ist vorbei, und niemand zahlt für Steine auf der Hand.
