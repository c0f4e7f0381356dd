# Muggins

page-muggins-players =
    { $teams ->
        [true] Zu zweit oder zu dritt spielt jeder für sich, zu viert in zwei Paaren: Partner sitzen sich gegenüber und haben ein Konto. Was hier von den Punkten und der Hand einer Person gesagt wird, gilt für ein Paar, beide Hände zusammengezählt.
       *[false] Zu zweit, zu dritt oder zu viert, jeder für sich.
    }
    Gespielt wird mit einem Sechsersatz: { $tiles } Steine, verdeckt. Zu zweit bekommt jeder { $hand_2 } Steine und { $boneyard_2 } bleiben übrig; zu dritt sind es { $hand_3 } und { $boneyard_3 }, zu viert { $hand_4 } und { $boneyard_4 }. Der Rest ist der Vorrat.

page-muggins-begin =
    Wer die erste Runde beginnt, entscheidet das Los.
    { $next_lead ->
        [rotate] Jede spätere Runde beginnt die nächste Person im Uhrzeigersinn, egal wer gewonnen hat.
        [lot] Für jede spätere Runde entscheidet ein neues Los.
       *[winner] Jede spätere Runde beginnt, wer die Runde davor gewonnen hat.{ $teams ->
            [true] {" "}Von einem Paar beginnt, wer Schluss gemacht hat, nach einem Fisch, wer weniger hatte; { shared-equal-partners }.
           *[false] {""}
        } Hat sie niemand gewonnen, wird wieder gelost.
    }
    Der erste Stein ist in jeder Runde beliebig, Pasch oder nicht.

page-muggins-turn =
    Es geht im Uhrzeigersinn reihum, nach links. Du legst einen Stein je Zug an ein offenes Ende, sodass sich gleiche Hälften berühren.
    Der erste Pasch ist der Spinner: An alle vier Seiten darf angelegt werden, { $arms_open ->
        [after_sides] an die zwei kurzen aber erst, wenn beide langen, durch die die Kette läuft, einen Stein haben.
       *[at_once] und zwar sobald er liegt.
    } Ist der erste Stein kein Pasch, ist die Auslage eine Kette mit zwei Enden, bis jemand einen legt. Der ist dann der Spinner; von seinen vier Seiten ist eine durch den Stein besetzt, an dem er liegt.
    Einen Spinner gibt es nur einmal. Spätere Pasche verzweigen sich nicht.
    { $double_orientation ->
        [cross] Alle Pasche liegen quer.
       *[choose] Ein Pasch nach dem Spinner darf quer oder längs liegen, wie du willst. Der nächste Stein braucht so oder so dieselbe Zahl; nur die Summe der Enden ist anders. Der Spinner liegt immer quer.
    }
    { shared-draw }
    { $reserve_keep ->
        [0] Der Vorrat darf bis zum letzten Stein gezogen werden.
        [1] Der letzte Stein des Vorrats wird nie gezogen.
       *[other] Die letzten { $reserve_keep } Steine des Vorrats werden nie gezogen.
    } Geht nichts und darf nichts mehr gezogen werden, musst du passen.

page-muggins-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-layout }

page-muggins-scoring =
    Zähl nach jedem Zug, auch dem ersten und dem letzten Stein einer Runde, die offenen Enden zusammen. Ist das 5, 10, 15 oder ein anderes Vielfaches von fünf (0 ist keins), schreibt sofort so viele Punkte, wer den Stein gelegt hat.
    Ein gewöhnlicher Stein an einem Ende zählt seine offene Hälfte; ein Pasch, der quer liegt, zählt beide Hälften, einer, der längs liegt, nur eine. Ein Stein, der allein liegt, zählt beide Hälften: 6-4 ergibt 10, und 5-5 ergibt 10.
    Der Spinner zählt beide Hälften, solange ihn weniger als zwei Steine berühren, und danach nichts. Seine leeren Seiten zählen nichts.
    { $muggins_call ->
        [true] Punkte müssen angesagt werden: Nach deinem Stein sagst du, ob er etwas bringt. Was du auslässt, darf ansagen, wer nach dir dran ist, vor dem Legen, Ziehen oder Passen. Beendet ein Stein die Runde, mit Schluss oder Fisch, darf seine Punkte noch ansagen, wer nach dir dran ist, bevor die Hände zählen.{ $finish_bonus ->
            [0] { "" }
           *[other] { " " }Der Schlussbonus braucht keine Ansage.
        }
       *[false] Punkte werden von selbst geschrieben. Niemand muss sie ansagen, und niemand kann sich die eines anderen nehmen.
    }
    Wer Schluss macht, { $finish_bonus ->
        [0] bekommt dafür keinen Bonus.
       *[other] schreibt { $finish_bonus }, zusätzlich zu dem, was der letzte Stein bringt.
    } { $finish_pips ->
        [true] Dazu kommt, was die anderen haben, auf das nächste Vielfache von fünf gerundet.
       *[false] Was die anderen noch haben, bringt nichts und kostet sie nichts.
    }
    Einen Fisch gewinnt die niedrigste Hand; Hände zählen ihre Augen, 0-0 nichts. Wer gewinnt, schreibt, was die anderen zusammen haben, weniger die eigene Hand{ $fish_round ->
        [none] , ungerundet.
        [down5] , abgerundet auf ein Vielfaches von fünf (14 ist 10).
       *[nearest5] , gerundet auf das nächste Vielfache von fünf: 12 ist 10, 13 ist 15.
    } Haben mehrere am wenigsten, schreibt niemand etwas.

page-muggins-match =
    { $target_check ->
        [round_end] Das Ziel sind { $target } Punkte, und darauf wird nach einer Runde geschaut. Der höchste Stand, der mindestens so hoch ist, gewinnt die Partie; haben ihn mehrere, folgt noch eine Runde.
       *[immediate] Wer { $target } Punkte erreicht, hat die Partie sofort gewonnen, auch mitten in der Runde: Sie wird nicht zu Ende gespielt, und weder Schlussmachen noch Hände zählen mehr.
    }
    { $target_check ->
        [round_end] Es mitten in der Runde zu erreichen, beendet nichts.
       *[immediate] Punkte fürs Schlussmachen und für einen Fisch zählen genauso. Da Punkte Zug um Zug geschrieben werden, können nie zwei zugleich ans Ziel kommen.
    }

example-muggins-lengthwise = Die Enden sind 0, 3-3 und 2. Nord hat 3-3 längs gelegt, also zählt es 3 und nicht 6, und mit dem 5-2 von Ost ist 0 + 3 + 2 = 5. Läge 3-3 quer, ergäben die Enden 8, und es gäbe nichts. Der Spinner 5-5 zählt nichts mehr.
example-muggins-spinner-in-the-line = 6-4 war der erste Stein, also ist 4-4 der Spinner, obwohl er nicht zuerst lag: Eine Seite ist besetzt, und Ost hat gleich an eine andere angelegt. Zwei Steine berühren ihn jetzt, also zählt er nichts, und die Enden ergeben 2 + 0.
example-muggins-fish = Niemand kann mehr, und der Vorrat ist leer. Nord hat 8, Ost 9, West 12: Nord gewinnt den Fisch und schreibt 9 + 12 - 8 = 13, gerundet auf 15.
