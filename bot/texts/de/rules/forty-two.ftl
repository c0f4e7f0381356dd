# 42

page-forty-two-players =
    Gespielt wird genau zu viert, in zwei Paaren; Partner sitzen sich gegenüber, und es geht im Uhrzeigersinn.
    Ein Sechsersatz hat { $tiles } Steine. Jeder bekommt { $hand_4 }, also bleibt nichts übrig, und gezogen wird nicht.
    Wer in der ersten Runde mischt und gibt, entscheidet das Los. In jeder späteren Runde mischt die nächste Person im Uhrzeigersinn.

page-forty-two-begin =
    Zuerst bietet, wer links vom Geber sitzt, dann die anderen im Uhrzeigersinn, zuletzt der Geber. Jeder ist einmal dran: passen, oder mehr bieten als das letzte Gebot.
    { $bidding ->
        [tricks] Du bietest, wie viele Stiche deine Seite macht, von 1 bis 7.
       *[points] Du bietest, wie viele der 42 Punkte deine Seite macht, von 30 bis 41, oder du bietest Striche. 1 Strich steht für 42 Punkte, 2 Striche für 84 und so weiter; jedes Gebot in Strichen verlangt alle 42 Punkte, also jeden Stich.
    }
    { $bidding ->
        [tricks] Gebote in Strichen gibt es nicht.
       *[points] Das erste Gebot in Strichen darf 1 oder 2 Striche sein. Über 2 Strichen ist ein Gebot nur einen Strich höher als das stehende Gebot in Strichen: 3 über 2, 4 über 3. Nach 1 Strich gehen zum Beispiel 41, wieder 1 Strich und 3 Striche nicht.{ $plunge ->
            [true] { " " }Plunge: Mit vier oder mehr Paschen darfst du auf 4 Striche springen, über jedes Gebot bis 3 Striche, aber nicht über 4.
           *[false] { "" }
        }
    }
    Passen alle vier, { $all_pass ->
        [force_shaker] muss der Geber das niedrigste Gebot spielen, { $bidding ->
            [tricks] 1 Stich
           *[points] 30
        }.
       *[reshake] wird nichts geschrieben, die Runde zählt nicht, und die nächste Person im Uhrzeigersinn mischt und gibt neu.
    }
    Wer am höchsten bietet, sagt den Trumpf an und spielt dann zum ersten Stich einen beliebigen Stein aus.{ $plunge ->
        [true] { " " }Nach einem Plunge sagt der Partner den Trumpf an und spielt aus.
       *[false] { "" }
    }{ $nello ->
        [true] { " " }Nello: Wer Striche geboten hat (kein Plunge), darf ohne Trumpf und ohne den Partner spielen, der seine Steine verdeckt behält und aussetzt. Dann muss jeder Stich verloren gehen; Pasche sind die höchsten ihrer Zahl.
       *[false] { "" }
    }

page-forty-two-turn =
    Trumpf ist eine der Zahlen 0 bis 6{ $doubles_trump ->
        [true] , oder die Pasche
       *[false] { "" }
    }{ $no_trump ->
        [true] , oder gar nichts (ohne Trumpf)
       *[false] { "" }
    }. Ist eine Zahl Trumpf, sind alle sieben Steine mit ihr Trumpf und nichts anderes: Sind Vieren Trumpf, ist 6-4 keine Sechs. Der Pasch ist der höchste, dann geht es nach der anderen Hälfte, von 6 bis 0.
    { $doubles_trump ->
        [true] Sind Pasche Trumpf, sind alle sieben Pasche eine eigene Farbe, von 6-6 bis 0-0. Jede Zahl hat dann sechs Steine, geordnet nach der anderen Hälfte.
       *[false] Pasche können nicht als Trumpf angesagt werden; ein Pasch gehört zu seiner Zahl.
    }
    Ein Stein, der nicht Trumpf ist, gehört zu beiden seiner Zahlen. In jeder ist der Pasch der höchste, dann geht es nach der anderen Hälfte: bei den Dreien 3-3, 6-3, 5-3 ... 3-0.
    Ein ausgespielter Trumpf verlangt Trumpf. Jeder andere ausgespielte Stein verlangt seine größere Zahl, ein Pasch seine eigene: 6-2 verlangt Sechsen, 2-1 und 2-2 Zweien.
    Im Uhrzeigersinn legt jeder einen Stein zum Stich. Du musst bedienen, also einen Stein der ausgespielten Farbe legen, wenn du einen hast; Trümpfe gehören nicht zu den anderen Farben. Hast du keinen, darfst du jeden Stein legen. Du musst nicht stechen und auch nicht höher legen als die vor dir.
    Der höchste Trumpf macht den Stich; ist keiner dabei, der höchste Stein der ausgespielten Farbe. Wer einen Stich macht, spielt zum nächsten einen beliebigen Stein aus.

page-forty-two-end =
    { $early_stop ->
        [true] Eine Runde endet, sobald feststeht, dass das Gebot erfüllt ist oder nicht mehr erfüllt werden kann.
       *[false] Eine Runde wird zu Ende gespielt, alle sieben Stiche, auch wenn vorher feststeht, ob das Gebot erfüllt ist.
    }{ $nello ->
        [true] { " " }Bei Nello legen nur drei zu jedem Stich.
       *[false] { "" }
    }
    Gemachte Stiche liegen offen. Eine gesperrte Runde gibt es in diesem Spiel nicht: Mit sieben Steinen für jeden kann jeder immer spielen.

page-forty-two-scoring =
    { $bidding ->
        [tricks] Es zählt nur die Zahl der Stiche; was ihre Steine zählen, ist egal.
       *[points] Jeder Stich bringt der Seite, die ihn macht, 1 Punkt. Fünf Steine zählen extra: 5-5 und 6-4 bringen je 10, 5-0, 4-1 und 3-2 je 5, und zwar der Seite, die den Stich mit ihnen macht. Das sind 7 für die Stiche und 35 für die Steine, zusammen 42.
    }
    { $bidding ->
        [tricks] Das Gebot ist erfüllt, wenn die Seite, die geboten hat, mindestens so viele Stiche macht.
       *[points] Ein Gebot von 30 bis 41 ist erfüllt, wenn die Seite, die geboten hat, mindestens so viele Punkte macht. Ein Gebot in Strichen ist nur mit allen sieben Stichen erfüllt: 41 Punkte reichen nicht.
    }{ $nello ->
        [true] { " " }Nello ist erfüllt, wenn die Person, die es spielt, gar keinen Stich macht.
       *[false] { "" }
    }
    { $scoring ->
        [points] Ist das Gebot erfüllt, schreibt jede Seite, was sie gemacht hat. Ist es verloren, schreibt die Seite, die geboten hat, nichts, und die andere schreibt das Gebot{ $bidding ->
            [tricks] { "" }
           *[points] { " " }(42 für jeden Strich)
        } und was sie selbst gemacht hat.
       *[marks] Ist das Gebot erfüllt, schreibt die Seite, die geboten hat, die Striche, um die es geht: { $bidding ->
            [tricks] immer 1.
           *[points] 1 bei einem Gebot von 30 bis 41, und bei einem Gebot in Strichen so viele wie geboten.
        } Ist es verloren, schreibt die andere Seite diese Striche. Was über das Gebot hinaus gemacht wurde, ist egal.
    }

page-forty-two-match =
    Die erste Seite mit { $target ->
        [usual] { $scoring ->
            [points] 250 Punkten
           *[marks] 7 Strichen
        }
       *[other] { $scoring ->
            [points] { $target } Punkten
           *[marks] { $target } { $target ->
                [one] Strich
               *[other] Strichen
            }
        }
    } oder mehr gewinnt die Partie.{ $scoring ->
        [points] { " " }Kommen beide mit derselben Runde ans Ziel, gewinnt der höhere Stand; sind beide gleich, folgt noch eine Runde.
       *[marks] { " " }In einer Runde schreibt nur eine Seite, also können nie beide zugleich ans Ziel kommen.
    }
    { $all_pass ->
        [force_shaker] Jede Runde zählt.
       *[reshake] Eine Runde, in der niemand geboten hat, zählt nicht als Runde.
    }

example-forty-two-no-six = Vieren sind Trumpf, und 6-2 ist ausgespielt, das verlangt Sechsen. Ost hat 6-4 und 6-6: 6-4 ist Trumpf und keine Sechs, also ging nur 6-6. Süd hat keine Sechs und darf jetzt alles spielen.
example-forty-two-doubles = Pasche sind Trumpf, und 6-4 ist ausgespielt: 6-5 schlägt es unter den Sechsen, aber 1-1 ist Trumpf und macht den Stich, der 1 und die 10 von 6-4 wert ist.
example-forty-two-one-trick-short = Nord hat 2 Striche geboten. Nord und Süd machen 41 Punkte in sechs Stichen, aber ein Stich geht verloren: Das Gebot ist verloren, und die andere Seite schreibt die 2 Striche.
