# Wurst

page-sausage-players =
    Gespielt wird zu zweit, mit einem Sechsersatz von { $tiles } Steinen. Jeder bekommt { $hand_2 }, also bleibt nichts übrig, und gezogen wird nicht.
    Du legst deine Steine verdeckt nebeneinander in eine Reihe und siehst sie nie an. Die Reihe ist eine Schlange: Du nimmst vom rechten Ende, und was zurückkommt, geht verdeckt ans linke.

page-sausage-begin =
    Wer die erste Runde beginnt, entscheidet das Los.
    { $start_double ->
        [true] Wer beginnt, deckt in der eigenen Reihe den Stein ganz rechts auf. Solange der kein Pasch ist, geht er verdeckt ans linke Ende seiner Reihe, und die andere Seite deckt einen auf. Der erste Pasch, der erscheint, muss gelegt werden: Er ist die Wurzel. Hat niemand mehr einen Pasch, ist die Runde ein Fisch.
       *[false] Wer beginnt, deckt in der eigenen Reihe den Stein ganz rechts auf und legt ihn quer über den Tisch, welcher es auch ist: Er ist die Wurzel. Dann ist die andere Seite dran.
    }
    Aus der Wurzel wachsen zwei Ketten, nebeneinander in dieselbe Richtung: Kette A aus einer ihrer Hälften, Kette B aus der anderen.
    In späteren Runden beginnt, wer in der Runde davor weniger Augen übrig hatte. Waren es gleich viele, beginnt, wer jene Runde nicht begonnen hat{ $start_double ->
        [true] {" "}(begonnen hat sie, wer ihren ersten Stein aufgedeckt hat)
       *[false] {""}
    }.

page-sausage-turn =
    Du deckst in deiner Reihe den Stein ganz rechts auf, für beide sichtbar. Hat er einen Platz, muss er dorthin; unter mehreren wählst du. Hat er keinen, geht er verdeckt ans linke Ende deiner Reihe. So oder so ist dein Zug vorbei: ein Stein je Zug, kein zweiter Versuch.
    Am Ende: ans Ende einer der beiden Ketten, wenn sich dort gleiche Hälften berühren.
    { $insert_doubles ->
        [true] Eingeschoben: Ein Pasch, und nur ein Pasch, darf zwischen zwei Steine einer Kette geschoben werden, die sich mit seiner Zahl berühren{ $insert_at_root ->
            [true] , auch zwischen die Wurzel und den ersten Stein
           *[false] , aber nicht zwischen die Wurzel und den ersten Stein
        }. Alles, was dahinter liegt, rückt einen Platz nach außen.
       *[false] Ein Pasch wird nie zwischen zwei Steine geschoben.
    }
    Als Schnitt: Zähl die Steine jeder Kette von der Wurzel nach außen. Zeigen die Steine in gleicher Tiefe, etwa beide dritten, nach außen gerade die zwei Hälften deines Steins (bei einem Pasch beide seine Zahl), darfst du ihn hinter ihnen quer über beide Ketten legen{ $cut_equal_lines ->
        [true] , wenn beide Ketten gleich lang sind
       *[false] { "" }
    }{ $cut_where ->
        [end_only] . Mindestens eine Kette muss dort enden.
       *[anywhere] . Das kann mitten in den Ketten sein oder wo eine endet.
    }{ $cut_equal_lines ->
        [true] {""}
       *[false] {" "}Gleich lang müssen die Ketten nicht sein.
    }
    Die Wurzel und alle Steine vor deinem Stein sind abgeschnitten. Dein Stein ist die neue Wurzel, und jede Hälfte beginnt die Kette, die sie gezeigt hat; was dahinter liegt, bleibt daran.
    Die abgeschnittenen Steine kommen verdeckt ans linke Ende der anderen Reihe, { $cut_order ->
        [shuffle] gemischt.
       *[fixed] einer nach dem anderen: Wurzel, erster Stein von A, erster von B, zweiter von A, zweiter von B ... Der letzte davon kommt auch zuletzt dran.
    }

page-sausage-end =
    Die Runde endet, wenn jemand mit dem letzten Stein der eigenen Reihe Schluss macht. Schneidet dieser Stein, wird der Schnitt erst ausgeführt: Die andere Seite bekommt die abgeschnittenen Steine, bevor gezählt wird.
    Die Runde ist ein Fisch (gesperrt), sobald kein Stein beider Reihen mehr irgendwo Platz hat.
    Auch eine Runde, die { $max_turns } Züge gehabt hat, ist ein Fisch.

page-sausage-scoring =
    Eine Reihe zählt ihre Augen, 0-0 nichts. { $score_to ->
        [winner] Hat jemand Schluss gemacht, schreibt er als Punkte, was in der anderen Reihe übrig ist.
       *[loser] Hat jemand Schluss gemacht, schreibt die andere Seite als Strafpunkte, was in ihrer Reihe übrig ist; wer Schluss gemacht hat, schreibt nichts.
    }
    { $fish_score ->
        [higher_only] Nach einem Fisch zählt nur die schwerere Reihe. Sind beide gleich schwer, wird nichts geschrieben.
        [difference] Nach einem Fisch zählt die schwerere Reihe, weniger die andere. Sind beide gleich schwer, wird nichts geschrieben.
       *[both] Nach einem Fisch zählen beide Reihen; keine wird von der anderen abgezogen.
    } { $score_to ->
        [winner] Was von einer Reihe zählt, schreibt die andere Seite.
       *[loser] Was von einer Reihe zählt, schreibt, wem sie gehört.
    }

page-sausage-match =
    { $score_to ->
        [winner] Die Partie endet mit der Runde, in der jemand { $target } Punkte erreicht und damit gewinnt.
       *[loser] Die Partie endet mit der Runde, in der jemand { $target } Punkte erreicht und damit verliert.
    }
    Erreichen beide in derselben Runde { $target }, { $score_to ->
        [winner] gewinnt der höhere Stand
       *[loser] verliert der höhere Stand
    }; sind beide gleich, ist die Partie unentschieden.

example-sausage-places = Kette A zeigt hinter ihren drei Steinen 3, 1, 5, Kette B 2, 4, 0. Das 5-0 von Ost hat drei Plätze: das Ende von A, das Ende von B oder einen Schnitt in Tiefe 3, der alle sieben Steine an Nord gäbe.
example-sausage-double-between = Nord hat 3-3 hinter den ersten Stein von Kette A geschoben; A zeigt jetzt 3, 3, 1, 5, und B zeigt weiter 2, 4, 0: In Tiefe 2 braucht der Schnitt 4-3 und nicht mehr 4-1.
example-sausage-last-cut = Der letzte Stein von Nord war 5-0, und damit wurde in Tiefe 3 geschnitten: Nord hat Schluss gemacht, aber erst gingen sieben Steine mit 47 Augen an Ost. Ost hatte nur 6-1 und schreibt jetzt 54.
