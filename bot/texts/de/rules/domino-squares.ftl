# Domino-Quadrat

page-domino-squares-players =
    Gespielt wird allein, mit allen { $tiles } Steinen eines Sechsersatzes. Sie liegen alle von Anfang an offen; nichts wird ausgeteilt oder gezogen. Andere dürfen zuschauen und Tipps geben.
    Das Brett hat 56 Felder in acht Reihen. Die Reihen 1, 2, 7 und 8 haben acht Felder, Spalten 1 bis 8. Die Reihen 3 bis 6 haben sechs Felder, Spalten 2 bis 7: In der Mitte ist das Brett schmaler, auf beiden Seiten gleich.
    Das Brett ist in 14 Quadrate zu zwei mal zwei Feldern geteilt: vier in den Reihen 1 und 2, drei in den Reihen 3 und 4, drei in den Reihen 5 und 6 und vier in den Reihen 7 und 8. Die in den schmalen Reihen stehen eine Spalte weiter innen.

page-domino-squares-begin =
    { $puzzle ->
        [free] Das Brett ist leer. Du darfst mit jedem Stein beginnen, wo du willst.
        [given] Die Zahlen einiger Quadrate sind vorgegeben, so viele, dass sich die Zahlen der anderen nur auf eine Art ergeben. Du darfst mit jedem Stein beginnen, wo du willst. Felder mit einer vorgegebenen Zahl nehmen nur Hälften mit dieser Zahl.
       *[digits] Die Zahlen aller Quadrate sind vorgegeben. Jedes Feld nimmt nur eine Hälfte mit seiner Zahl: Du musst herausfinden, wo die Steine liegen.
    }
    { $puzzle ->
        [given] Das Rätsel ist { $grade ->
            [hard] schwer: Es sind nicht mehr Quadrate vorgegeben als nötig, und vieles muss man probieren.
            [medium] mittelschwer: Manches muss man vielleicht probieren.
           *[easy] leicht: Es lässt sich Schritt für Schritt lösen, ohne zu probieren.
        }
        [free] Es gibt viele Arten, das Brett zu füllen: siehe den Abschnitt über die Partie.
       *[digits] Die meisten dieser Bretter lassen sich auf zwei Arten bedecken; jede davon gilt.
    }

page-domino-squares-turn =
    Leg irgendeinen Stein auf zwei freie Felder, die sich an einer Seite berühren, liegend oder stehend, und wie herum du willst. Felder, die sich nur an einer Ecke berühren, gehen nicht.
    Ein Stein darf in einem Quadrat liegen oder über die Grenze zweier Quadrate. Steine, die sich berühren, müssen nicht zusammenpassen; es zählt, welche Zahlen jedes Quadrat zeigt.
    Ein Stein darf auch dorthin, wo er { $puzzle ->
        [digits] keine Lösung mehr zulässt
       *[other] ein Quadrat verdirbt
    }. Jeder Stein auf dem Brett darf jederzeit zurückgenommen werden, in beliebiger Reihenfolge.
    Es gibt kein Passen, kein Ziehen und keine Grenze für die Zahl der Züge.

page-domino-squares-end =
    Du hast es geschafft, sobald alle { $tiles } Steine auf dem Brett liegen, jedes Feld bedeckt ist und jedes der 14 Quadrate viermal dieselbe Zahl zeigt.
    Liegen alle Steine, aber ein Quadrat zeigt mehr als eine Zahl, geht das Spiel weiter: Nimm etwas zurück.
    Aufgeben darfst du jederzeit. Damit endet das Spiel.

page-domino-squares-scoring =
    Jede Lösung gilt: Das Brett wird mit der Regel verglichen, nicht mit einer gespeicherten Antwort. Hast du es geschafft, hast du gewonnen; gibst du auf, hast du verloren.
    Als Punkte zählen die Steine, die am Ende auf dem Brett liegen: { $tiles }, wenn es geschafft ist. Wie viele Züge es waren, zurückgenommene Steine eingeschlossen, wird gesagt, zählt aber nicht.
    Jede Zahl ist auf acht Hälften, füllt also genau zwei Quadrate. Die dürfen sich berühren; dann darf ein Pasch über ihrer Grenze liegen. Sonst liegt jeder Pasch in einem Quadrat.

page-domino-squares-match =
    Es gibt eine Runde, und sie ist die Partie.
    Auf dem leeren Brett gibt es 685.440 Arten, die Steine zu legen. Zählen zwei, die durch eine halbe Drehung des Bretts gleich werden, als eine, sind es 342.720. Schaffst du es, erfährst du, welche davon deine ist.
    Zählen nur die Zahlen in den Feldern und nicht, wo die Ränder der Steine verlaufen, sind es 372.960 Arten, oder 186.480 ohne halbe Drehungen. Macht es keinen Unterschied, die Zahlen anders zu benennen, sind es 136 Arten, die Steine zu legen, und 34 ohne halbe Drehungen und Spiegelbilder.

example-domino-squares-across-borders = Das erste Quadrat zeigt viermal 0, obwohl nur 0-0 ganz darin liegt: 2-0 und 1-0 liegen über seiner Grenze. Alle Steine hier gehören zu einer Lösung.
example-domino-squares-spoiled = Alle Steine liegen, aber 3-2 und 2-0 sind vertauscht, also zeigen drei Quadrate mehr als eine Zahl: Noch ist nichts gewonnen. Nimm beide zurück und leg jeden dorthin, wo der andere war.
example-domino-squares-solved = Eine Lösung: Jedes Quadrat zeigt eine Zahl, jede Zahl füllt zwei Quadrate, und alle sieben Pasche liegen in einem Quadrat.
