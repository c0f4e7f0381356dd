# Telefon

page-telephone-players =
    { $teams ->
        [false] Zu zweit, zu dritt oder zu viert, jeder für sich. Im Folgenden ist jeder eine Seite für sich.
       *[true] Zu zweit oder zu dritt spielt jeder für sich, zu viert in zwei Paaren. Partner sitzen sich gegenüber und haben ein Konto: Jedes Paar ist eine Seite.
    }
    Gespielt wird mit einem Sechsersatz: { $tiles } Steine, verdeckt. Jeder bekommt { $hand_2 }. Der Vorrat hat zu zweit { $boneyard_2 } Steine, zu dritt { $boneyard_3 }, zu viert keinen.

page-telephone-begin =
    In der ersten Runde muss mit 3-2 beginnen, wer den Stein hat. Hat ihn niemand, wird unter den Paschen gesucht: 1-1, dann 2-2 und so weiter bis 6-6, dann 0-0. Der erste, den jemand hat, muss gelegt werden.
    Gibt es auch keinen Pasch, muss der schwerste Stein beginnen: der mit den meisten Augen, bei gleich vielen der mit der höheren Hälfte (6-3 vor 5-4).
    In späteren Runden beginnt, wer die Runde davor gewonnen hat, mit einem beliebigen Stein: wer Schluss gemacht hat, oder nach einem Fisch die Seite, die ihn gewonnen hat, von Partnern der mit weniger; { shared-equal-partners }.
    Einen Fisch gewinnt die Seite, die am wenigsten hat. Haben mehrere am wenigsten, gewinnt ihn die Seite, die den letzten Stein gelegt hat, wenn sie dazugehört, sonst gewinnen sie alle; in beiden Fällen beginnt, wer den letzten Stein gelegt hat.

page-telephone-turn =
    Es geht im Uhrzeigersinn reihum, nach links. Du legst einen Stein an ein offenes Ende, sodass sich gleiche Hälften berühren. Hast du einen passenden Stein, musst du legen.
    Die Auslage beginnt als Kette mit zwei Enden. { $house ->
        [first_double] Der erste Pasch ist das Haus: Sobald an beiden langen Seiten ein Stein liegt, sind auch seine zwei kurzen offen, und es gibt vier Enden.
        [first_double_at_once] Der erste Pasch ist das Haus: Alle vier Seiten sind sofort offen.
       *[first_covered] Der erste Pasch mit einem Stein an beiden langen Seiten wird das Haus: Von da an sind auch seine zwei kurzen offen, und es gibt vier Enden. Es muss nicht der Pasch sein, der zuerst gelegt wurde. Vorher darf an seine kurzen Seiten nichts gelegt werden.
    }
    Es gibt nur ein Haus. Alle anderen Pasche sind Steine wie jeder andere, und an ihre kurzen Seiten wird nicht angelegt.
    { $multi_doubles ->
        [1] Du legst einen Stein je Zug, auch bei Paschen nur einen.
       *[other] Du legst einen Stein je Zug, oder bis zu { $multi_doubles } verschiedene Pasche zugleich, jeden an ein anderes Ende, das ihn verlangt. Die Enden werden einmal gezählt, nach dem ganzen Zug.{ $house ->
            [first_covered] { "" }
           *[other] { " " }Liegt noch kein Pasch, so wird der zuerst genannte das Haus.
        }
    }
    { $on_stuck ->
        [pass] Geht nichts, musst du passen. Gezogen wird nicht.
        [draw_one] Geht nichts, ziehst du einen Stein. Passt er, musst du ihn sofort legen; wenn nicht, oder wenn nichts mehr gezogen werden darf, musst du passen.
       *[draw_until] Geht nichts, ziehst du einen Stein nach dem anderen, bis einer passt, und den musst du sofort legen. Passen darfst du erst, wenn nichts mehr gezogen werden darf.
    }
    { $reserve_keep ->
        [0] Jeder Stein des Vorrats darf gezogen werden, auch der letzte,
       *[other] Der letzte Stein des Vorrats wird nie gezogen,
    } soweit die Regeln dich ziehen lassen.

page-telephone-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-layout }

page-telephone-scoring =
    Zähl nach jedem Zug, auch dem ersten und dem letzten Stein einer Runde, die offenen Enden zusammen. Ist das 5, 10, 15 oder ein anderes Vielfaches von fünf (0 ist keins), schreibt die Seite, die gelegt hat, sofort { $unit ->
        [fives] ein Fünftel davon
       *[sum] so viele Punkte
    }.
    Ein gewöhnlicher Stein an einem Ende zählt seine offene Hälfte; ein Pasch an einem Ende zählt beide Hälften, auch der erste Stein, wenn erst auf einer Seite etwas liegt. Ein Stein, der allein liegt, zählt beide Hälften: 6-4 ergibt 10, und 5-5 ergibt 10, nicht 20.
    Ein Pasch mit einem Stein an beiden langen Seiten zählt nichts mehr{ $house ->
        [first_double_at_once] , und das Haus auch nicht, sobald zwei Steine daran liegen, gleich an welchen Seiten
       *[first_covered] { "" }
    }. Eine leere kurze Seite des Hauses zählt nichts.
    { $first_lead_scores ->
        [false] Der Stein, mit dem die erste Runde beginnen muss, bringt nichts.
       *[true] Der Stein, mit dem die erste Runde beginnen muss, bringt Punkte wie jeder andere: 3-2 ergibt 5.
    }
    Am Ende einer Runde zählen die Hände ihre Augen, 0-0 nichts. { $settlement ->
        [winner_up] Die Seite, die gewinnt, schreibt dazu, was die anderen Seiten haben, aufgerundet auf ein Vielfaches von fünf (18 ist 20){ $unit ->
            [fives] , und davon ein Fünftel
           *[sum] {""}
        }. Gewinnen mehrere Seiten einen Fisch, schreibt jede von ihnen dazu, was die Verlierer haben.
       *[losers_down] Eine Seite, die zahlt, zieht von ihrem Konto ab, was sie hat, abgerundet auf ein Vielfaches von fünf (18 kostet 15){ $unit ->
            [fives] , und davon ein Fünftel
           *[sum] {""}
        }, aber kein Konto fällt unter 0. Die Hände von Partnern werden erst zusammengezählt und dann gerundet: 9 und 14 sind 23 und kosten { $unit ->
            [fives] 4
           *[sum] 20
        }.
    }
    { $settlement ->
        [winner_up] Was der Partner der Person hat, die Schluss gemacht hat, zählt für niemanden.
       *[losers_down] Hat jemand Schluss gemacht, zahlt jede andere Seite; was der eigene Partner hat, zählt für niemanden. Nach einem Fisch { $fish_deduct ->
            [loser] zahlen nur die Seiten, die ihn nicht gewonnen haben.
           *[all] zahlt jede Seite, auch die, die ihn gewonnen hat.
        }
    }

page-telephone-match =
    { $target_check ->
        [immediate] Die Partie endet, sobald eine Seite durch ihre Enden { $target } Punkte erreicht, auch mitten in der Runde: Sie hat gewonnen, und die Hände werden nicht mehr abgerechnet. Erreicht es niemand, wird nach der Abrechnung der Runde wieder auf die Konten geschaut.
       *[round_end] Das Ziel sind { $target } Punkte. Es mitten in der Runde zu erreichen, beendet nichts: Erst wird die Runde zu Ende gespielt und abgerechnet, dann wird auf die Konten geschaut.
    }
    Wer nach der Abrechnung { $target } Punkte oder mehr hat, hat die Partie gewonnen. Haben beide Seiten so viel, ist die Partie unentschieden, auch wenn eine mehr hat.
    Spielen drei oder vier für sich, gewinnen alle zusammen, die { $target } oder mehr haben; haben es alle, ist die Partie unentschieden.

example-telephone-house = 3-3 lag vor 2-2, aber 2-2 ist der erste Pasch mit einem Stein an beiden langen Seiten, also das Haus. Seine kurzen Seiten haben sich gerade geöffnet, und Nord darf dort 6-2 legen. 3-3 ist ein Ende wie jedes andere.
example-telephone-counting = 4-4 ist das Haus und zählt nichts. Die Enden sind 6-6 mit beiden Hälften, 3, 5 und 0: 12 + 3 + 5 + 0 = 20. Das 4-0 von Süd ändert an der Summe nichts und bringt dieselben 20, die davor das 5-4 von Nord gebracht hat.
example-telephone-both-at-the-target = Süd macht Schluss, und der letzte Stein bringt den Stand auf 225. Nord zahlt 5 für 8 Augen und hat noch 230. Beide sind am Ziel, also ist die Partie unentschieden, obwohl eine Seite mehr hat.
