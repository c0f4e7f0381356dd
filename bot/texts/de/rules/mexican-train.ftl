# Mexican Train

page-mexican-train-players =
    { shared-alone } Der Satz hat jeden Stein von 0-0 bis { $top }-{ $top } einmal: { $tiles } Steine.
    { shared-deal-many }
    Der Vorrat darf bis zum letzten Stein gezogen werden.

page-mexican-train-begin =
    In der Mitte, im Bahnhof, liegt ein Pasch, die Lok der Runde: { $top }-{ $top } in Runde 1, dann in jeder Runde einer tiefer, bis 0-0. Nach 0-0 ist wieder der höchste Pasch die Lok.
    { $engine ->
        [holder] Wer die Lok bekommen hat, muss mit ihr beginnen, und mehr wird dabei nicht gelegt; das zählt noch nicht als erstes Anlegen an einen Zug. Hat sie niemand, ziehen alle reihum je einen Stein, beginnend mit einer ausgelosten Person, bis sie gefunden ist; wer sie findet, legt sie sofort.
       *[other] Die Lok wird vor dem Mischen herausgenommen und in den Bahnhof gelegt; niemand muss sie finden. Wer in Runde 1 zuerst dran ist, entscheidet das Los. In jeder späteren Runde rückt der Anfang um eine Person weiter, egal wer gewonnen hat.
    }
    { shared-direction }

page-mexican-train-turn =
    Du hast einen eigenen Zug; der mexikanische Zug gehört allen. Jeder Zug beginnt am Bahnhof mit der Zahl der Lok und wächst nur an seinem äußeren Ende, gleiche Hälften aneinander. Offen für dich sind dein eigener Zug, { $mexican_from ->
        [after_own_train] sobald der einen Stein hat, der mexikanische,
       *[other] der mexikanische (beginnen darf ihn jeder, von Anfang an)
    } und jeder Zug mit einer Marke.
    Kannst du legen, musst du, und zwar einen Stein{ $first_turn_train ->
        [true] ; beginnst du aber beim ersten Anlegen deinen eigenen Zug, darfst du dort so viele legen, wie aneinanderpassen
       *[other] , auch beim ersten Anlegen
    }. Kannst du nicht, zieh { $draw_count ->
        [1] einen Stein und leg ihn sofort, wenn er passt; passt er nicht
       *[other] bis zu { $draw_count } Steine, einen nach dem anderen, und leg den ersten, der passt, sofort; passt keiner
    } oder ist der Vorrat leer, setz eine Marke auf deinen eigenen Zug und passe.
    Die Marke öffnet deinen Zug für alle. Sie kommt weg, wenn du selbst dort einen Stein legst, nicht wenn andere es tun.
    Ein Pasch liegt quer und muss bedeckt werden. Sofort legst du { $doubles ->
        [free_extra] noch einen Stein, an irgendeinen für dich offenen Zug{ $first_turn_train ->
            [true] {" "}(an einen anderen als deinen eigenen beendet er den langen Anfang)
           *[other] {""}
        }
       *[other] einen Stein mit seiner Zahl auf ihn
    }; hast du keinen, zieh wie oben; hilft das nicht, Marke und passen.
    Solange ein Pasch unbedeckt ist, darf niemand anderswo legen{ $doubles ->
        [free_extra] , außer eben diesem Stein; von mehreren unbedeckten Paschen darfst du jeden bedecken
       *[other] {""}
    }. Die Pflicht, ihn zu bedecken, geht reihum weiter, auf wessen Zug er auch liegt, für dich offen oder nicht. Das Bedecken ändert keine Marke, außer auf deinem eigenen Zug: Dann kommt deine wie üblich weg.
    Ein Pasch ist tot, wenn alle anderen Steine mit seiner Zahl auf dem Tisch liegen: Niemand muss ihn bedecken, und dieser Zug ist zu Ende{ $doubles ->
        [free_extra] ; auch noch ein Stein wird dann nicht gelegt
       *[other] {""}
    }.

page-mexican-train-end =
    Die Runde endet sofort, wenn jemand den letzten Stein der Hand legt. Das darf ein Pasch sein; bedeckt werden muss er dann nicht.
    Die Runde ist gesperrt, wenn der Vorrat leer ist und alle nacheinander gepasst haben. Gepasst werden muss dafür wirklich, weil jedes Mal ein Zug geöffnet wird. Passen zählt mit und ohne Ziehen davor, auch nach einem Pasch, der nicht bedeckt werden konnte; nach einem gelegten Stein wird von vorn gezählt.

page-mexican-train-scoring =
    Was du noch auf der Hand hast, wird dir als Strafpunkte geschrieben; wer Schluss gemacht hat, schreibt 0. Eine gesperrte Runde wird genauso geschrieben, auch für die niedrigste Hand.
    { shared-double-blank }

page-mexican-train-match =
    Die Partie dauert { $rounds ->
        [usual] { $top ->
            [9] 10
            [12] 13
            [15] 16
           *[other] 19
        } Runden, eine für jeden Pasch des Satzes
        [1] eine Runde
       *[other] { $rounds } Runden
    }. Der niedrigste Stand gewinnt.
    Haben mehrere den niedrigsten Stand, gewinnt von ihnen, wer mehr Runden ohne Strafpunkte beendet hat. Ist auch das gleich, teilen sie den Sieg; sind alle in beidem gleich, ist die Partie unentschieden.

example-mexican-train-bare-double = Der eigene Zug von Süd endet mit 7-7; Süd konnte ihn nicht bedecken und hat gepasst. West darf nur 7-1 darauf legen: 9-3 und 6-3 würden anderswo passen, aber der Pasch geht vor. Hätte West keine Sieben, gälte dasselbe für Nord.
example-mexican-train-open-train = Nord hat gepasst, also trägt der Zug von Nord eine Marke, und Süd darf ihn mit 12-8 beginnen; 10-8 am privaten Zug von West ginge nicht. Der Stein von Süd nimmt die Marke nicht weg: West darf dort mit 8-2 weiterbauen.
example-mexican-train-blocked-round = Der Vorrat ist leer, und niemand hat einen passenden Stein. Die Runde endet erst mit dem dritten Passen in Folge, und jede Hand wird als Strafpunkte geschrieben.
