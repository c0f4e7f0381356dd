# Bergen

page-bergen-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-bergen-begin =
    Es beginnt, wer den niedrigsten Pasch hat; 0-0 ist der niedrigste von allen. Hat niemand einen Pasch, entscheidet der leichteste Stein: der mit den wenigsten Augen, bei gleicher Summe der, dessen größere Hälfte kleiner ist; 2-1 geht also vor 3-0.{ $sets_combined ->
        [1] {""}
       *[other] {" "}Haben mehrere denselben Stein, wird jemand ausgelost, und es beginnt, wer ihn von dort aus reihum als Erster hat.
    } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-bergen-turn =
    { shared-line } { shared-line-doubles }
    { shared-forced }
    { $draw_rule ->
        [one_then_choice] { $play_drawn ->
            [must] Geht keiner, zieh genau einen Stein. Passt er, muss er gelegt werden; passt er nicht, musst du passen. Ist nichts zu ziehen, musst du passen.
           *[may] { shared-drawing-choice }
        }
       *[other] { shared-drawing }
    }

page-bergen-end =
    { shared-out }
    { shared-blocked }
    Eine gesperrte Runde gewinnt, wer als Einziger keinen Pasch auf der Hand hat, egal wie viele Augen die Hand hat. Haben mehrere keinen, gewinnt von ihnen, wer die wenigsten Augen hat; haben alle einen Pasch, gewinnt, wer die wenigsten von allen hat.
    { $tie_blocked ->
        [last_player] Sind darin mehrere gleich, gewinnt von ihnen, wer zuletzt einen Stein gelegt hat. Hat in dieser Runde keiner von ihnen einen gelegt, gewinnt niemand.
        [share] Sind darin mehrere gleich, gewinnen sie zusammen und teilen die Punkte der Runde; Bruchteile fallen weg.
       *[none] Sind darin mehrere gleich, gewinnt niemand.
    } { shared-double-blank }

page-bergen-scoring =
    Der erste Stein einer Runde bringt 2 Punkte{ $single_opening_scores ->
        [true] , ob Pasch oder nicht, und sonst nichts
       *[false] {","} wenn er ein Pasch ist, und sonst nichts; ist er keiner, bringt er nichts
    }.
    Ein Pasch, der höher ist als jeder Pasch auf dem Tisch, bringt 2. Ebenso der erste Pasch einer Runde, deren erster Stein keiner war.
    Zeigen durch deinen Stein beide Enden dieselbe Zahl, bekommst du 3, wenn einer der beiden Endsteine ein Pasch ist (ein Drilling), und 2, wenn keiner einer ist. Solange auf einer Seite des ersten Steins nichts liegt, ist er dort selbst Endstein.
    Was ein Stein bringt, wird zusammengezählt: Ein neuer höchster Pasch, der einen Drilling ergibt, bringt 5. Punkte werden sofort geschrieben, und nur für die Person, die den Stein gelegt hat.
    Schlussmachen bringt 2 mehr, und eine gesperrte Runde bringt dem, der sie gewinnt, 2. Steine, die auf den Händen bleiben, bringen nichts.
    { $near_target_cap ->
        [true] Geht die Partie bis zu einem Ziel und fehlen dir 2 oder 3 Punkte dazu, bringt dir ein Stein oder das Ende einer Runde höchstens so viel, dass dir noch 1 fehlt.
       *[false] Alle Punkte werden ganz geschrieben, auch kurz vor dem Ziel.
    }

page-bergen-match =
    { $single_round ->
        [true] { shared-match-single } Punkte beim Legen entscheiden sie nicht.
       *[false] { $rounds ->
            [none] Wer zuerst { $target ->
                [usual] 15 Punkte (zu zweit) oder 10 Punkte (zu dritt oder zu viert)
               *[other] { $target } Punkte
            } hat, gewinnt die Partie, und zwar sofort, auch mitten in der Runde; dann wird nichts mehr geschrieben. Erreicht das Ende einer Runde das Ziel, ist die Partie ebenfalls vorbei. { shared-match-tie }
           *[other] { shared-match-rounds } Punkte beim Legen beenden sie nicht früher.
        }
    }

example-bergen-five-points = Beide Enden verlangen 5. Das 5-5 von Süd ist höher als jeder Pasch auf dem Tisch, 2 Punkte, und liegt an einem von zwei gleichen Enden, ein Drilling für 3: zusammen 5. Das 5-1 von West davor hat die Enden ohne Pasch gleich gemacht, das brachte 2.
example-bergen-lead-is-an-end = Durch das 5-3 von West verlangen beide Enden 3. Links ist der erste Stein, 3-3, noch immer Endstein, und er ist ein Pasch: ein Drilling für 3 Punkte, nicht 2.
example-bergen-no-double-wins = Die Runde ist gesperrt. Süd hat 2 Augen und West 15, aber der Stein von Süd ist 1-1, und West hat keinen Pasch: West bekommt die 2 Punkte.
