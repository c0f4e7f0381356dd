# Solo 2

page-solo-batches-players =
    Gespielt wird allein, mit einem { $set ->
        [9] Neunersatz
       *[other] Sechsersatz
    } von { $tiles } Steinen. Die Portion liegt offen, also dürfen andere zuschauen und Tipps geben; der Vorrat liegt verdeckt.
    Ein Stein wird aufgedeckt, und gezogen wird in Portionen von { $hand_1 } Steinen. { $play_leftover ->
        [true] Was nach der letzten vollen Portion übrig ist, ist eine eigene Portion.
       *[false] { $set ->
            [9] { $batch ->
                [5] Das sind 10 volle Portionen, und 4 Steine bleiben übrig.
               *[other] Das sind 7 volle Portionen, und 5 Steine bleiben übrig.
            }
           *[other] { $batch ->
                [7] Das sind 3 volle Portionen, und 6 Steine bleiben übrig.
               *[other] Das sind 5 volle Portionen, und 2 Steine bleiben übrig.
            }
        } Die werden nicht gespielt.
    }

page-solo-batches-begin =
    Der erste Stein des Vorrats wird aufgedeckt und beginnt die Kette; sie hat zwei Enden. Dann ziehst du die erste Portion.
    Es kann sein, dass von der ersten Portion nichts an den aufgedeckten Stein passt. Dann ist das Spiel sofort verloren.

page-solo-batches-turn =
    Leg einen Stein der Portion an eines der Enden der Kette: Die Hälften, die sich berühren, müssen dieselbe Zahl zeigen. 0 passt nur zu 0.
    In welcher Reihenfolge du die Steine der Portion legst, und an welches Ende, ist deine Wahl. Pasche sind Steine wie die anderen: Ein Pasch liegt quer, aber die Kette geht nur an ihren zwei Enden weiter.
    Eine neue Portion wird erst gezogen, wenn die letzte ganz gelegt ist, und zwar als Ganzes. Sonst wird nichts gezogen, und passen gibt es nicht.
    Ein Stein in der Kette bleibt dort liegen: Zurückgenommen wird nichts.

page-solo-batches-end =
    Das Spiel endet, wenn { $play_leftover ->
        [true] alle Steine, auch die der letzten, kleineren Portion, in der Kette liegen.
       *[false] alle vollen Portionen in der Kette liegen.
    } Es endet auch, sobald in der Portion Steine übrig sind und keiner davon an eines der Enden passt.
    Aufgeben darfst du auch.

page-solo-batches-scoring =
    Du hast gewonnen, wenn { $play_leftover ->
        [true] auch die letzte Portion gelegt ist.
       *[false] alle vollen Portionen gelegt sind. Welche Steine übrig sind, macht keinen Unterschied.
    } Kommst du vorher nicht weiter, hast du verloren.
    Als Punkte zählen die Steine, die du gelegt hast; der am Anfang aufgedeckte zählt nicht mit.
    Das Spiel ist schwer. { $play_leftover ->
        [true] Alle Steine müssen in einer Kette liegen, deren zwei Enden dann dieselbe Zahl zeigen.
       *[false] Alle Steine außer den übrigen müssen in einer Kette liegen können, { $set ->
            [9] was die übrigen Steine eines Neunersatzes selten zulassen: Sind es fünf, in weniger als 4 von 100 Fällen.
           *[other] was die übrigen Steine nicht immer zulassen{ $batch ->
                [7] { "" }
               *[other] : Von den 378 möglichen Paaren tun es 273
            }. Selbst dann kann die Reihenfolge der Portionen dich noch schlagen.
        }
    }

page-solo-batches-match =
    Es gibt eine Runde, und sie ist die Partie.

example-solo-batches-batch-first = Die Enden sind 5 und 0, also darf 5-5 links und 6-0 rechts liegen. Bevor alle Steine der Portion in der Kette liegen, wird nichts Neues gezogen.
example-solo-batches-stuck = 3-1, 4-2 und 6-1 sind in der Portion übrig, und die Enden sind 5 und 0: Keiner davon passt, und das Spiel ist verloren, egal was die nächste Portion gewesen wäre.
