# Ungarisches Domino

page-hungarian-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-hungarian-begin =
    { shared-lead }
    { shared-lead-tile } Wer beginnt, darf im selben Zug weiterlegen.
    { shared-lead-later }
    { shared-direction }
page-hungarian-turn =
    Leg in deinem Zug so viele Steine, wie du willst, einen nach dem anderen. Jeder kommt mit gleichen Hälften an ein Ende der Kette, wie sie dann gerade liegt; eine Null passt nur an eine Null.
    { $one_end_per_turn ->
        [true] Alle Steine eines Zugs kommen an dasselbe Ende, an das du den ersten gelegt hast; nach dem ersten Stein der Runde hast du noch die Wahl.
       *[false] Du darfst im selben Zug beide Enden benutzen, in beliebiger Reihenfolge.
    }
    Passt ein Stein, musst du mindestens einen legen. { $must_exhaust ->
        [true] Dann musst du weiterlegen, solange noch einer passt.
       *[false] Danach darfst du aufhören, wann du willst, auch wenn noch mehr passen würde: Sag, dass du fertig bist.
    } Passt von dir nichts mehr, ist dein Zug vorbei.
    { shared-line-doubles }
    { shared-drawing } { $draw_rule ->
        [none] Das gilt für den Anfang deines Zugs.
        [restock] Du ziehst einmal je Zug, wie viele Steine du auch gelegt hast.
       *[other] Du ziehst nur, wenn am Anfang deines Zugs nichts passt.
    }
    { shared-reserve }
page-hungarian-end =
    { shared-out } Das gilt auch mitten im Zug und schon im ersten Zug: Die anderen werden nichts mehr los.
    { shared-blocked }
page-hungarian-scoring =
    { $scoring ->
        [penalty] Am Ende einer Runde schreiben alle die Augen, die sie noch haben, als Strafpunkte; wer Schluss gemacht hat, schreibt 0.
       *[winner] { shared-score-out }
    }
    { $scoring ->
        [penalty] Eine gesperrte Runde gewinnen alle, die die wenigsten Augen haben; wichtig ist das nur dafür, wer die nächste beginnt.
       *[winner] { shared-blocked-winner }
    }
    { $scoring ->
        [penalty] Auch sie schreiben, was sie haben, und wer den letzten Stein gelegt hat, zahlt nicht mehr als das.
       *[winner] { shared-blocked-score }
    }
    { $scoring ->
        [penalty] Nichts wird vervielfacht oder geteilt.
       *[winner] { shared-blocked-tie }
    }
    { shared-double-blank }
    { $scoring ->
        [penalty] Strafpunkte werden immer geschrieben, wie wenige es auch sind.
       *[winner] { shared-entry }
    }
page-hungarian-match =
    { $scoring ->
        [penalty] { $single_round ->
            [true] Eine Runde entscheidet: Wer Schluss macht, gewinnt; ist sie gesperrt, gewinnen die wenigsten Strafpunkte. Haben mehrere gleich wenige, gewinnen sie zusammen; haben alle gleich viel, ist die Partie unentschieden.
           *[false] { $rounds ->
                [none] Sobald jemand nach einer Runde { $target ->
                    [usual] 100
                   *[other] { $target }
                } Punkte oder mehr hat, verliert der höchste Stand, und alle anderen gewinnen. Haben ihn mehrere, verlieren sie zusammen; haben alle gleich viel, ist die Partie unentschieden.
                [one] Gespielt wird eine Runde, und der niedrigste Stand gewinnt. Haben ihn mehrere, gewinnen sie zusammen; haben alle gleich viel, ist die Partie unentschieden.
               *[other] Gespielt werden { $rounds } Runden, und der niedrigste Stand gewinnt. Haben ihn mehrere, gewinnen sie zusammen; haben alle gleich viel, ist die Partie unentschieden.
            }
        }
       *[winner] { $single_round ->
            [true] { shared-match-single }
           *[false] { $rounds ->
                [none] { $target ->
                    [usual] Gespielt werden Runden, bis jemand nach einer Runde mehr als 100 Punkte hat: Genau 100 reichen nicht. { shared-match-tie }
                   *[other] { shared-match-target }
                }
               *[other] { shared-match-rounds }
            }
        }
    }

example-hungarian-long-turn = In einem Zug wurden vier Steine gelegt, im nächsten drei, an beide Enden. Jetzt passt 5-1 an jedes Ende.
example-hungarian-stop-early = 2-0 würde noch passen, aber wer dran ist, darf hier aufhören und den Rest behalten.
example-hungarian-exactly-hundred = Eine ganze Hand im ersten Zug gelegt, und der Stand ist genau 100: Das ist nicht mehr als 100, also geht die Partie weiter.
