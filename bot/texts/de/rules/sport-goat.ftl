# Sportdomino

page-sport-goat-players =
    Zu viert wird in zwei Paaren gespielt; Partner sitzen sich gegenüber, also sind die Paare abwechselnd dran.
    Der Sechsersatz von { $tiles } Steinen wird verdeckt ausgeteilt, { $hand_4 } Steine für jeden. Nichts bleibt übrig, und gezogen wird nicht. { $racks ->
        [true] Die Steine stehen auf Bänkchen, was an den Regeln nichts ändert.
       *[false] Bänkchen braucht es keine.
    }
    { shared-redeal }{ $redeal_doubles ->
        [0] { "" }
       *[other] { " " }{ $first_lead ->
            [holder_of_1_1] In späteren Runden beginnt nach dem neuen Geben dieselbe Person.
           *[lot] Nach dem neuen Geben beginnt dieselbe Person.
        }
    }

page-sport-goat-begin =
    { $first_lead ->
        [holder_of_1_1] Die erste Runde beginnt, wer 1-1 hat, und zwar mit diesem Stein.
       *[lot] Wer die erste Runde beginnt, entscheidet das Los. Der Stein ist beliebig.
    }
    Von da an geht der Anfang reihum: Jede Runde beginnt der linke Nachbar der Person, die die Runde davor begonnen hat, egal wer sie gewonnen hat, auch nach einem Fisch. Der Stein ist beliebig.
    So beginnen die Paare abwechselnd, und bei einer Rundenzahl, die durch vier teilbar ist, beginnen alle gleich oft.

page-sport-goat-turn =
    { shared-goat-line }
    Du legst einen Stein je Zug, auch bei Paschen nur einen. Zwei Pasche werden nie zusammen gelegt.
    { shared-pass }

page-sport-goat-end =
    { shared-goat-out }
    { shared-fish-hands }
    Einen Fisch gewinnt das Paar, das weniger hat, beide Partner zusammengezählt. Haben beide gleich viel, hat ihn niemand gewonnen.

page-sport-goat-scoring =
    { shared-lone-blank }
    Nur wer gewinnt, schreibt. Macht ein Paar Schluss, schreibt es, was beide Gegner noch haben. Was der eigene Partner noch hat, zählt nicht.
    { $fish_amount ->
        [difference] Das Paar, das einen Fisch gewinnt, schreibt, was beide Gegner haben, weniger das, was es selbst hat.
       *[full] Das Paar, das einen Fisch gewinnt, schreibt alles, was beide Gegner haben, nicht nur den Unterschied.
    } Haben beide Paare gleich viel, schreibt niemand; die Runde zählt trotzdem als gespielt.
    { $threshold ->
        [0] Eine Schwelle gibt es nicht: Jeder Sieg wird geschrieben, wie klein er auch ist.
       *[other] Solange ein Paar keine Punkte hat, verfällt ein Sieg von weniger als { $threshold }. Vom ersten an, der geschrieben wird, wird jeder Sieg geschrieben, wie klein er auch ist.
    }
    Was geschrieben ist, wird nie gelöscht. 0-0 oder 6-6 als letzter Stein ist wie jeder andere, und 6-6 als erster auch.

page-sport-goat-match =
    Die Zahl der Runden wird vor der Partie ausgemacht und ist ein Vielfaches von vier: hier { $rounds }. Wird neu gegeben, zählt das nicht als Runde.
    Nach der letzten Runde gewinnt das Paar mit dem höheren Stand. Sind beide gleich, ist die Partie unentschieden.
    Kein Punktestand beendet die Partie früher.

example-sport-goat-fish = Süd legt den letzten Stein mit einer 5, und niemand kann mehr. Nord und Süd haben weniger und schreiben alles, was die anderen haben, nicht nur den Unterschied. Der Anfang geht an Ost, weil Nord diese Runde begonnen hat, egal wer den Fisch gemacht oder gewonnen hat.
example-sport-goat-last-round = Die letzte von vier Runden. Nord macht Schluss, und was Ost und West haben, ist wenig, aber jeder Sieg wird geschrieben, und er dreht die Partie.
