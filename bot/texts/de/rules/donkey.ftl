# Esel

page-donkey-players =
    { $teams ->
        [true] Zu zweit oder zu dritt spielt jeder für sich, zu viert in zwei Paaren: Partner sitzen sich gegenüber und haben ein Konto.
       *[false] Zu zweit, zu dritt oder zu viert, jeder für sich.
    } Eine Seite ist ein Paar, oder wer allein spielt.
    Gespielt wird mit einem Sechsersatz: { $tiles } Steine, verdeckt. Jeder bekommt { $hand_2 }. Der Vorrat hat zu zweit { $boneyard_2 } Steine, zu dritt { $boneyard_3 }, zu viert keinen.
    { shared-redeal }{ $redeal_same ->
        [0] { "" }
       *[other] { " " }Neu gegeben wird, wenn { $redeal_same } oder mehr Steine einer Hand dieselbe Zahl haben.
    }

page-donkey-begin =
    { shared-opening }
    { $no_double_lead ->
        [lightest] Hat niemand einen Pasch, muss der leichteste Stein beginnen: der mit den wenigsten Augen, bei gleich vielen der, dessen höhere Hälfte kleiner ist (2-1 geht vor 3-0).
       *[heaviest] Hat niemand einen Pasch, muss der schwerste Stein beginnen: der mit den meisten Augen, bei gleich vielen der mit der höheren Hälfte (6-3 geht vor 5-4).
    }
    { $later_lead ->
        [tile_search] Jede spätere Runde beginnt genauso. Wer eine Runde gewinnt, beginnt deshalb noch nicht die nächste.
       *[free] Spätere Runden beginnt, wer in der Runde davor Schluss gemacht hat, mit einem beliebigen Stein. Nach einem Fisch beginnt, { $after_fish_start ->
            [fish_winner] wer ihn gewonnen hat, von Partnern der mit weniger; { shared-equal-partners }; haben ihn mehrere Seiten gewonnen, beginnt, wer den letzten Stein gelegt hat.
           *[fish_maker] wer den letzten Stein gelegt hat, egal wer gewonnen hat.
        }
    }
    Ein Pasch als erster Stein liegt immer offen.

page-donkey-turn =
    Es geht im Uhrzeigersinn reihum, nach links. Du legst einen Stein an einen offenen Arm, sodass sich gleiche Hälften berühren.
    Der erste Pasch auf dem Tisch ist die Kreuzung: An alle vier Seiten darf angelegt werden, { $arms_open ->
        [after_sides] an die zwei kurzen erst, wenn beide langen einen Stein haben.
       *[at_once] und zwar sofort.
    } War er nicht der erste Stein, gibt es vorher eine Kette mit zwei Enden. Dann ist eine seiner Seiten schon besetzt, und das andere Ende der Kette ist auch ein Arm: wieder vier Arme. Mehr gibt es nie; spätere Pasche verzweigen sich nicht.
    { $closing ->
        [true] Sobald es eine Kreuzung gibt, darf ein Pasch offen oder verdeckt liegen. Hinter einen verdeckten Pasch darf nichts mehr gelegt werden.
       *[false] Verdeckt liegt kein Pasch.
    } { $multi_doubles ->
        [1] Du legst einen Stein je Zug.
       *[other] Du legst einen Stein je Zug, oder bis zu { $multi_doubles } Pasche zugleich, jeden an einen anderen Arm, der seine Zahl zeigt{ $closing ->
            [true] , jeden offen oder verdeckt, wie du willst.
           *[false] .
        } Andere Steine gehen einzeln.
    }
    Bevor es eine Kreuzung gibt, muss ein einzelner Pasch offen liegen: Er wird die Kreuzung. { $multi_doubles ->
        [1] Zwei Pasche werden nie zusammen gelegt.
       *[other] { $precross_pair ->
            [off] Zwei Pasche werden dann nicht zusammen gelegt.
            [any] { $precross_who ->
                [second_player] Wer gleich nach dem ersten Stein dran ist,
               *[anyone] Wer dran ist,
            } darf auch zwei zugleich legen, an jedes Ende einen{ $closing ->
                [true] , offen oder verdeckt
               *[false] {""}
            }. Bei zwei offenen sagt man, welcher die Kreuzung wird.
           *[closed_only] { $closing ->
                [true] { $precross_who ->
                    [second_player] Wer gleich nach dem ersten Stein dran ist,
                   *[anyone] Wer dran ist,
                } darf auch zwei zugleich legen, an jedes Ende einen, wenn beide verdeckt sind. Dann ist kein Arm offen: Die Runde endet sofort als Fisch.
               *[false] Zwei Pasche werden dann nicht zusammen gelegt.
            }
        }
    }
    { shared-draw }
    { shared-reserve-keep }

page-donkey-end =
    { shared-goat-out }{ $multi_doubles ->
        [1] { "" }
       *[other] { " " }Auch mehrere Pasche in einem Zug dürfen die letzten Steine sein.
    }
    Die Runde ist ein Fisch (gesperrt), sobald kein Arm mehr offen ist: Verdeckte Pasche schließen alle. Was noch gezogen werden könnte, ist dann egal.
    Ein Fisch ist es auch, sobald niemand mehr einen Stein legen kann und nichts mehr gezogen werden darf. Ausdrücklich passen muss dafür niemand.
    { $fish_draw ->
        [true] Sind Arme offen, aber nirgends kann mehr ein Stein daran passen, zieht weiter, wer dran ist, solange Steine gezogen werden dürfen; erst dann ist die Runde ein Fisch.
       *[false] Und ein Fisch ist es, sobald kein Stein außerhalb der Auslage mehr an einen offenen Arm passen kann, weder einer auf einer Hand noch einer im Vorrat, nicht einmal einer, der nie gezogen wird. Dann zieht niemand mehr.
    }

page-donkey-scoring =
    { shared-lone-blank }
    Nur wer verliert, schreibt, und diese Punkte will niemand. Macht jemand Schluss, hat jede andere Seite verloren, was sie noch hat, beide Partner zusammen; was der eigene Partner noch hat, zählt nicht.
    Nach einem Fisch hat jede Seite, die nicht am wenigsten hat, alles verloren, was sie hat, nicht nur den Unterschied. Wer am wenigsten hat, allein oder mit anderen, verliert nichts. { $fish_tie ->
        [carry] Haben alle gleich viel, verliert niemand; was alle zusammen haben, kommt zu dem dazu, was jeder Verlierer in der nächsten Runde verliert, die kein solcher Gleichstand ist.
       *[void] Haben alle gleich viel, verliert niemand etwas.
    }
    { $threshold ->
        [0] Jeder Verlust wird geschrieben, wie klein er auch ist.
       *[other] { $threshold_mode ->
            [opening] Solange ein Konto leer ist, wird ein Verlust unter { $threshold } nicht geschrieben. Steht erst etwas da, wird jeder Verlust geschrieben.
           *[every] Weniger als { $threshold } wird nie geschrieben, was auch auf dem Konto steht. Ein Verlust von { $threshold } oder mehr wird ganz geschrieben.
        }
    }
    { $threshold ->
        [0] Also muss nichts gemerkt werden.
       *[other] { $memory ->
            [off] Was nicht geschrieben wird, verfällt.
            [kept_if_written] Was nicht geschrieben wird, wird gemerkt: Es kommt zu deinem nächsten Verlust dazu, wenn der allein { $threshold } oder mehr ist. Ein kleinerer tritt an seine Stelle.
           *[kept_if_any] Was nicht geschrieben wird, wird gemerkt und kommt zu deinem nächsten Verlust dazu, auch wenn der allein schon groß ist. Sobald alles zusammen { $threshold } oder mehr ist, wird es geschrieben. Wenn nicht, bleibt alles gemerkt.
        }
    }
    { $memory ->
        [off] Ein Sieg ändert auf deinem Konto nichts.
       *[other] Gemerktes wird vergessen, wenn es geschrieben wird, und in jeder Runde, in der deine Seite nichts verliert: weil sie gewonnen hat, bei einem Fisch am wenigsten hat oder alle gleich viel haben.
    }

page-donkey-match =
    Die Partie endet mit der Runde, in der eine Seite { $target } Punkte erreicht. Die Seite mit dem höchsten Stand ist der Esel und hat verloren; alle anderen haben gewonnen.
    Haben mehrere den höchsten Stand, sind sie zusammen Esel. Haben mehrere { $target } oder mehr, ist nur die höchste der Esel. Punkte, die nur gemerkt sind, zählen nicht.

example-donkey-closed-pair = Es gab noch keine Kreuzung. Ost durfte 3-3 oder 4-4 offen legen, verdeckt aber nur beide zusammen, an jedes Ende einen. Jetzt ist kein Arm offen: Die Runde ist ein Fisch, und Ost hat weniger und gewinnt ihn.
example-donkey-all-arms-shut = Nord hat drei Pasche in einem Zug gelegt und alle verdeckt, also ist kein Arm offen. Nord hat noch 2-1, also nicht Schluss gemacht: Es ist ein Fisch. Nord hat 3 Augen und gewinnt ihn; Ost schreibt alles, was noch auf der Hand ist.
example-donkey-remembered = In der Runde davor hat Ost 8 verloren, zu wenig zum Schreiben. Jetzt hat Ost 4-3 und verliert 7, auch zu wenig, aber mit den gemerkten 8 sind es 15, und die werden ganz geschrieben.
