# Solo 1

page-solo-rows-players =
    Gespielt wird allein, mit einem { $set ->
        [9] Neunersatz
        [12] Zwölfersatz
        [15] Fünfzehnersatz
        [18] Achtzehnersatz
       *[other] Sechsersatz
    } von { $tiles } Steinen. Kein Stein ist verdeckt, also dürfen andere zuschauen und Tipps geben.
    Alle Steine werden gemischt und offen ausgelegt, in { $set ->
        [9] 5 Reihen zu 11
        [12] 7 Reihen zu 13
        [15] 8 Reihen zu 17
        [18] 10 Reihen zu 19
       *[other] 4 Reihen zu 7
    }. Einen Vorrat gibt es nicht, und gezogen wird nichts.

page-solo-rows-begin =
    { $start_tile ->
        [any] Der erste Stein der Kette ist irgendeiner, der frei ist.
       *[other] Der erste Stein der Kette ist { $start_tile }. Er wird aus seiner Reihe genommen, wo er auch liegt.
    } Von da an hat die Kette zwei Enden.
    Frei ist nur der Stein am rechten Ende jeder Reihe. Ist er weg, ist der nächste Stein dieser Reihe frei.

page-solo-rows-turn =
    Nimm einen der freien Steine und leg ihn an eines der Enden der Kette: Die Hälften, die sich berühren, müssen dieselbe Zahl zeigen. 0 passt nur zu 0.
    Jede Reihe wird für sich kürzer. Du musst die Reihen nicht gleichmäßig abbauen: Auch mehrere Steine nacheinander aus einer Reihe sind erlaubt. Eine leere Reihe bleibt leer.
    Pasche sind Steine wie die anderen; ein Pasch liegt quer, aber die Kette geht nur an ihren zwei Enden weiter.
    Gezogen wird nichts, und passen gibt es nicht. Steine wandern nicht von Reihe zu Reihe, und ein Stein in der Kette bleibt dort liegen: Zurückgenommen wird nichts.

page-solo-rows-end =
    Das Spiel endet, sobald alle Steine in der Kette liegen oder keiner der freien an eines der Enden passt. Ob ein verbauter Stein passen würde, macht dann keinen Unterschied.
    Aufgeben darfst du auch.

page-solo-rows-scoring =
    { $goal ->
        [longest] Du hast gewonnen, wenn die Kette so lang ist, wie sie mit diesem Satz sein kann: { $set ->
            [9] 51 der 55 Steine
            [15] 129 der 136 Steine
           *[other] alle { $tiles } Steine
        }. Mit einer kürzeren Kette hast du weder gewonnen noch verloren.
       *[all] Du hast gewonnen, wenn alle { $tiles } Steine in der Kette liegen. Kommst du vorher nicht weiter, hast du verloren.
    }
    { $set ->
        [9] Alle Steine eines Neunersatzes können nie in einer Kette liegen, also kann nur die längste Kette das Ziel sein.
        [15] Alle Steine eines Fünfzehnersatzes können nie in einer Kette liegen, also kann nur die längste Kette das Ziel sein.
       *[other] Liegen alle Steine in der Kette, zeigen ihre zwei Enden immer dieselbe Zahl: Jede Zahl ist auf einer geraden Anzahl von Hälften.
    }
    Als Punkte zählen die Steine, die du gelegt hast.{ $set ->
        [6] { " " }Nicht jede Auslage ist zu schaffen: etwa { $start_tile ->
            [any] eine von dreien
           *[other] eine von fünf
        }.
       *[other] { "" }
    }

page-solo-rows-match =
    Es gibt eine Runde, und sie ist die Partie.
    Die Tagesaufgabe ist für alle dieselbe Auslage, und sie ist zu schaffen. Du darfst es versuchen, bis du es schaffst: Alle Steine, die du legst, zählen, auch die aus aufgegebenen Versuchen, und Tipps gibt es dafür keine.

example-solo-rows-right-ends = Frei ist nur der rechte Stein jeder Reihe: 0-0, 2-0, 4-2 und 6-4. Die Enden der Kette sind 1 und 6, also geht nur 6-4. 6-2 und 4-1 würden passen, sind aber verbaut.
example-solo-rows-stuck = 1-1, 5-5, 6-5 und 6-6 sind frei, aber beide Enden der Kette zeigen eine 4: nach 3 Steinen verloren, obwohl unter anderen Steinen noch Vieren liegen.
