# Hühnerfuß

page-chickenfoot-players =
    { $fewest } bis { $most } spielen, jeder für sich, mit einem { $set ->
        [6] Sechsersatz
        [12] Zwölfersatz
        [15] Fünfzehnersatz
       *[9] Neunersatz
    } von { $tiles } Steinen.
    { shared-direction }
    Jeder bekommt zu zweit { $hand_2 } Steine, zu dritt { $hand_3 }, zu viert { $hand_4 }, zu fünft { $hand_5 }, zu sechst { $hand_6 }, zu siebt { $hand_7 }, zu acht { $hand_8 }. Das sind alle Steine weniger 11, geteilt durch die Spielerzahl, ohne Bruchteile, und nie mehr als 21.
    Die nicht ausgeteilten Steine sind der Vorrat, zu viert { $boneyard_4 }; alle dürfen gezogen werden.{ $root ->
        [holder] { "" }
       *[placed] { " " }Der Pasch in der Mitte gehört nicht dazu.
    }

page-chickenfoot-begin =
    Jede Runde wächst aus einem Pasch, ihrer Wurzel: die erste aus { $top }-{ $top }, die nächste aus dem Pasch darunter und so weiter bis 0-0; gibt es danach noch Runden, wieder aus { $top }-{ $top }.
    { $root ->
        [holder] Die Wurzel wird mit den anderen Steinen ausgeteilt, und wer sie hat, ist zuerst dran und muss sie in die Mitte legen. Dann geht es reihum weiter.
       *[placed] Die Wurzel wird vor dem Mischen herausgenommen und in die Mitte gelegt. Sie gehört niemandem und zählt für niemanden als Zug.
    }
    { $root ->
        [holder] Hat niemand die Wurzel, entscheidet das Los, wer mit dem Ziehen beginnt; gelost wird für jede Runde neu. Alle ziehen reihum je einen Stein, bis jemand die Wurzel findet und sofort legt.
       *[placed] In der ersten Runde entscheidet das Los, wer zuerst dran ist. Danach rückt das in jeder Runde um eine Person weiter, ob die davor nun legen konnte oder nicht.
    }

page-chickenfoot-turn =
    Leg einen Stein je Zug: Eine seiner Hälften muss gleich dem offenen Ende sein, an das er kommt. Kannst du legen, musst du.
    Die Wurzel hat { $root_arms } Arme, und die kommen zuerst: Bis alle begonnen sind, gehen nur Steine mit der Zahl der Wurzel, und nur an die Wurzel. Danach darfst du jedes offene Ende wählen.
    Ein Pasch wird quer an ein Ende gelegt und wird ein Fuß. Einen Extrazug gibt er nicht. Die nächsten drei Steine, wer sie auch legt, müssen seine drei Zehen sein, Steine mit der Zahl des Pasches.
    Bis die drei Zehen liegen, darf nirgends etwas anderes gelegt werden. Dann ist jede Zehe ein offenes Ende: Aus einem Ende sind drei geworden. Auch eine Zehe kann später in einem Fuß enden.
    Passt keiner deiner Steine, zieh einen. Passt er, musst du ihn jetzt legen; wenn nicht, musst du passen. Einen zweiten ziehst du in einem Zug nie. Ist der Vorrat leer, musst du gleich passen.
    { $foot_must_be_possible ->
        [true] Einen Pasch darfst du nur legen, solange mindestens drei weitere Steine mit seiner Zahl, der Pasch nicht mitgezählt, noch nicht auf dem Tisch liegen.
       *[false] Einen Pasch darfst du auch legen, wenn nicht mehr genug Steine für seine Zehen übrig sind.
    }

page-chickenfoot-end =
    Wer den letzten eigenen Stein legt, macht Schluss, und die Runde endet sofort. Der letzte Stein darf ein Pasch sein; sein Fuß bleibt dann ohne Zehen.
    Die Runde ist gesperrt und endet, ohne dass noch jemand passen muss, sobald der Vorrat leer ist und niemand einen Stein hat, der jetzt gelegt werden darf. Das kann auch geschehen, während der Wurzel noch Arme fehlen.
    { $drain_boneyard ->
        [true] Fehlen einem Fuß Zehen und ist kein Stein dafür mehr übrig, wird der Vorrat trotzdem leer gezogen; dann ist die Runde gesperrt.
       *[false] Fehlen einem Fuß Zehen und ist kein Stein mit seiner Zahl mehr übrig, weder auf einer Hand noch im Vorrat, endet die Runde sofort, auch mit Steinen im Vorrat. Ist noch ein solcher Stein übrig und fehlen zwei Zehen, geht es weiter, bis er liegt.
    }
    Die Wurzel ist in diesem Sinn kein Fuß: Solange ihr Arme fehlen und es Steine zu ziehen gibt, zieht, wer keinen Stein für sie hat.

page-chickenfoot-scoring =
    Am Ende einer Runde schreiben alle die Augen, die auf ihrer Hand bleiben, als Strafpunkte; wer Schluss gemacht hat, schreibt 0. Eine gesperrte Runde und eine mit einem Fuß, der nicht fertig werden kann, werden genauso gezählt.
    { $double_blank_pips ->
        [0] 0-0 auf der Hand zählt nichts.
       *[other] 0-0 auf der Hand zählt { $double_blank_pips }, auch mit anderen Steinen; jeder andere Stein zählt seine Augen.
    }

page-chickenfoot-match =
    { $rounds ->
        [usual] Es gibt so viele Runden, wie der Satz Pasche hat: { $set ->
            [6] 7
            [12] 13
            [15] 16
           *[9] 10
        }.
       *[other] Rundenzahl: { $rounds }.
    } Nach der letzten gewinnt der niedrigste Stand.
    Haben mehrere den niedrigsten Stand, gewinnt von ihnen, wer mehr Runden ganz ohne Strafpunkte hatte. Ist auch das gleich, gewinnen sie zusammen. Sind alle in beidem gleich, ist die Partie unentschieden.

example-chickenfoot-toes-first = 5-5 liegt ohne Zehen da, also dürfen nur Fünfen gelegt werden, als seine Zehen: Süd darf 3-2 nicht legen, obwohl ein offenes Ende eine 3 zeigt.
example-chickenfoot-three-ends = Der Fuß von 5-5 hat seine drei Zehen, und sie sind offene Enden wie die anderen: Aus einem Ende sind drei geworden, und jedes Ende darf wieder gewählt werden.
example-chickenfoot-lost-foot = Ein Sechsersatz: Ost musste 5-0, die letzte Fünf, als Zehe an 5-5 legen. Zwei Zehen fehlen für immer, also endet die Runde sofort, obwohl noch zwei Steine zu ziehen sind. Das 0-0 auf der Hand von Ost zählt 50.
