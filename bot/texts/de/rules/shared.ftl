# Absätze, die mehrere Spiele teilen, die meisten für Spiele mit einer Kette. Jeder ist ein Absatz, auf einer Zeile.
# Der Kommentar darüber nennt die Argumente, die er braucht: Eine Seite darf ihn nur benutzen, wenn ihr Spiel alle hat.
# Ein Absatz, der nach einer Hausregel wählt, besteht aus Teilen (`shared-drawing` aus `shared-drawing-none` ...); ein
# Spiel, in dem diese Regel „üblich“ oder „Grundspiel“ sein kann, wählt selbst unter den Teilen.

## Spielerzahl und Steine

# Für Spiele ab 2 Personen ohne Partner. Braucht most.
shared-alone = { $most ->
        [2] Gespielt wird zu zweit, jeder für sich.
       *[other] 2 bis { $most } spielen, jeder für sich.
    }

# Braucht sets_combined, top, tiles.
shared-set = { $sets_combined ->
        [1] Der Satz hat jeden Stein von 0-0 bis { $top }-{ $top } einmal: { $tiles } Steine.
       *[other] { $sets_combined } Sätze von 0-0 bis { $top }-{ $top } werden zusammengemischt, also gibt es jeden Stein { $sets_combined }-mal: { $tiles } Steine.
    }

# Für Spiele zu zweit bis zu viert (mehr werden genannt, wo der Satz es erlaubt, wenn alle dasselbe bekommen).
# Braucht hand_2 bis hand_5 und boneyard_2 bis boneyard_4, die jedes Spiel hat.
shared-deal = Zu zweit { $hand_2 ->
        [0] braucht ihr mehr Steine, als es gibt
       *[other] bekommt jeder { $hand_2 } Steine (Rest: { $boneyard_2 })
    }, zu dritt { $hand_3 ->
        [0] braucht ihr mehr Steine, als es gibt
       *[other] { $hand_3 } (Rest: { $boneyard_3 })
    }, zu viert { $hand_4 ->
        [0] braucht ihr mehr Steine, als es gibt
       *[other] { $hand_4 } (Rest: { $boneyard_4 })
    }.{ $hand_5 ->
        [0] {""}
       *[other] {" "}Zu fünft und mehr bekommt jeder { $hand_5 }.
    }

# Was aus den übrigen Steinen wird. Braucht draw_rule.
shared-rest = { $draw_rule ->
        [none] { shared-rest-closed }
       *[other] Die übrigen Steine liegen verdeckt als Vorrat da.
    }
# Keine Argumente.
shared-rest-closed = Die übrigen Steine bleiben verdeckt und spielen in der Runde nicht mit.

# Braucht redeal_doubles.
shared-redeal = { $redeal_doubles ->
        [0] Eine Hand wird so gespielt, wie sie ausgeteilt wurde, egal wie viele Pasche sie hat.
       *[other] Bekommt jemand { $redeal_doubles } oder mehr Pasche, werden alle Steine gemischt und neu ausgeteilt. Dafür zählen nur die Hände, wie sie ausgeteilt wurden.
    }

## Wer beginnt

# Der höchste Pasch, sonst der schwerste Stein. Braucht sets_combined.
shared-lead = Es beginnt, wer den höchsten Pasch hat. Hat niemand einen Pasch, entscheidet der schwerste Stein: der mit den meisten Augen, bei gleicher Summe der mit der größeren Hälfte; 6-3 geht also vor 5-4.{ $sets_combined ->
        [1] {""}
       *[other] {" "}Haben mehrere denselben Stein, wird jemand ausgelost, und es beginnt, wer ihn von dort aus reihum als Erster hat.
    }

# Braucht opening_tile.
shared-lead-tile = { $opening_tile ->
        [free] Der Stein entscheidet nur, wer beginnt: Zeig ihn und beginne dann mit irgendeinem Stein deiner Hand. Bis du ihn legst, wissen alle, dass du ihn hast.
       *[must] Der Stein, der über den Anfang entscheidet, muss auch als erster gelegt werden.
    }

# Goes on after a sentence that says who of partners leads: the one who held less.
shared-equal-partners = haben sie gleich viel, wer zuerst dran ist, gezählt ab der Person mit dem letzten Stein, sie selbst eingeschlossen

# Wer spätere Runden beginnt. Braucht later_starter.
shared-lead-later = { $later_starter ->
        [winner] { shared-lead-winner }
        [rotate] { shared-lead-rotate }
       *[again] { shared-lead-again }
    }
# Keine Argumente (diese vier).
shared-lead-again = Jede spätere Runde beginnt genauso, egal wer gewonnen hat.
shared-lead-winner = Wer eine Runde gewinnt, beginnt die nächste, mit einem beliebigen Stein. Nach einer Runde, die niemand oder mehrere gewonnen haben, wird wie in der ersten Runde bestimmt, wer beginnt.
shared-lead-team = Das Team, das gewinnt, beginnt die nächste Runde mit einem beliebigen Stein: der Partner, der weniger Augen hat; bei gleich vielen, wer den letzten Stein der Runde gelegt hat oder sonst zuerst dran wäre. Nach einer Runde, die kein Team oder beide gewonnen haben, wird wie in der ersten Runde bestimmt, wer beginnt.
shared-lead-rotate = In späteren Runden geht der Anfang reihum: Es beginnt, wer nach der Person kommt, die zuletzt begonnen hat, mit einem beliebigen Stein.

# Braucht direction.
shared-direction = { $direction ->
        [ccw] Es geht gegen den Uhrzeigersinn reihum: Nach dir ist dran, wer rechts von dir sitzt.
       *[cw] Es geht im Uhrzeigersinn reihum: Nach dir ist dran, wer links von dir sitzt.
    }

## Dein Zug

# Anlegen an einer Kette nach gleichen Zahlen. Keine Argumente.
shared-line = Leg einen Stein an eines der beiden Enden der Kette, sodass sich gleiche Hälften berühren. Eine Null passt nur an eine Null.

# Braucht doubles_across.
shared-line-doubles = { $doubles_across ->
        [true] Pasche liegen quer,
       *[false] Pasche liegen längs wie alle Steine,
    } und die Kette hat trotzdem nur zwei Enden: An die Seiten eines Pasches kommt nichts. Kurven sparen nur Platz, und die beiden Enden treffen sich nie.

# Keine Argumente.
shared-forced = Passt einer deiner Steine, musst du einen legen: Du darfst nicht stattdessen passen oder ziehen. Welchen, und an welches Ende, ist deine Sache.

# Was du ohne passenden Stein tust. Braucht draw_rule.
shared-drawing = { $draw_rule ->
        [until_playable] { shared-drawing-until }
        [one_then_choice] { shared-drawing-choice }
        [one_no_play] { shared-drawing-one }
        [restock] { shared-drawing-restock }
        [two_or_pass] { shared-drawing-two }
       *[none] { shared-drawing-none }
    }
# Keine Argumente (diese sechs).
shared-drawing-none = Geht keiner, musst du passen (klopfen). Gezogen wird nie.
shared-drawing-until = Geht keiner, zieh einen Stein nach dem anderen, bis einer passt, und leg ihn sofort. Du ziehst auch dann, wenn nichts mehr passen könnte, was noch da ist. Ist nichts mehr zu ziehen und es geht nichts, musst du passen.
shared-drawing-choice = Geht keiner, zieh genau einen Stein. Passt er, darfst du ihn legen oder behalten und passen; passt er nicht, musst du passen. Ist nichts zu ziehen, musst du passen.
shared-drawing-one = Geht keiner, zieh genau einen Stein, und dein Zug ist vorbei: Auch wenn er passt, darfst du ihn erst in einem späteren Zug legen. Ist nichts zu ziehen, musst du passen.
shared-drawing-restock = Geht keiner, legst du nichts. Jeder Zug, auch der Anfang und ein Passen, endet damit, dass du einen Stein ziehst, solange es einen zu ziehen gibt; du musst ihn nehmen und darfst ihn nicht im selben Zug legen. Wer den letzten eigenen Stein legt, zieht nicht mehr.
shared-drawing-two = Geht keiner, musst du entweder passen oder zwei Steine ziehen (einen, wenn nur einer gezogen werden darf). Ziehen beendet deinen Zug, auch wenn jetzt ein Stein passt.

# Wie weit der Vorrat gezogen wird. Braucht draw_rule, reserve.
shared-reserve = { $draw_rule ->
        [none] { shared-reserve-closed }
       *[other] { $reserve ->
            [0] Der Vorrat darf bis zum letzten Stein gezogen werden.
            [1] Der letzte Stein des Vorrats wird nie gezogen.
           *[other] Die letzten { $reserve } Steine des Vorrats werden nie gezogen.
        }
    }
# Keine Argumente.
shared-reserve-closed = Die nicht ausgeteilten Steine darf niemand ansehen, bevor die Runde vorbei ist.

## Ende der Runde

# Keine Argumente.
shared-out = Wer den letzten eigenen Stein legt, macht Schluss und hat die Runde gewonnen. Sie endet sofort: Es wird nichts mehr gelegt und nichts mehr gezogen.

# Wann eine Runde gesperrt ist. Braucht draw_rule.
shared-blocked = { $draw_rule ->
        [none] { shared-blocked-none }
        [two_or_pass] { shared-blocked-two }
       *[other] { shared-blocked-drawn }
    }
# Keine Argumente (diese drei).
shared-blocked-none = Die Runde ist gesperrt, sobald niemand mehr einen passenden Stein hat. Dann endet sie von selbst; ausdrücklich passen muss niemand.
shared-blocked-drawn = Die Runde ist gesperrt, sobald niemand mehr einen passenden Stein hat und nichts mehr gezogen werden darf; ausdrücklich passen muss niemand. Solange noch ein Stein gezogen werden darf, geht die Runde weiter, auch wenn keiner davon passen könnte.
shared-blocked-two = Die Runde ist gesperrt, wenn alle nacheinander gepasst haben (zieht jemand, wird von vorn gezählt), oder sobald niemand mehr einen passenden Stein hat und nichts mehr gezogen werden darf.

## Wertung

# Wer gewinnt, schreibt die Augen der Gegner. Keine Argumente.
shared-score-out = Machst du Schluss, schreibst du die Augen aller Steine, die deine Gegner noch haben.

# Braucht blocked_winner.
shared-blocked-winner = { $blocked_winner ->
        [count] Eine gesperrte Runde gewinnt, wer die wenigsten Steine hat, egal wie viele Augen darauf sind.
       *[pips] Eine gesperrte Runde gewinnt, wer die wenigsten Augen hat, egal auf wie vielen Steinen.
    }

# Nicht für Spiele, die runden. Braucht blocked_score.
shared-blocked-score = { $blocked_score ->
        [difference] Wer eine gesperrte Runde gewinnt, schreibt die Augen aller Gegner weniger die eigenen, aber nie weniger als 0.
       *[opponents] Wer eine gesperrte Runde gewinnt, schreibt die Augen aller Gegner, wie beim Schlussmachen. Die eigenen Augen werden nicht abgezogen, auch wenn es mehr sind als die der anderen.
    }

# Das Niedrigste einer gesperrten Runde ist geteilt. Braucht tie_blocked.
shared-blocked-tie = { $tie_blocked ->
        [last_player] Haben mehrere am wenigsten, gewinnt, wer von ihnen zuletzt einen Stein gelegt hat. Hat in dieser Runde keiner von ihnen einen gelegt, schreibt niemand.
        [share] Haben mehrere am wenigsten, haben sie alle gewonnen: Die Punkte werden für jeden wie üblich ausgerechnet und durch die Zahl der Gewinner geteilt; Bruchteile fallen weg.
       *[none] Haben mehrere am wenigsten, schreibt niemand.
    }

# Braucht double_blank_pips.
shared-double-blank = { $double_blank_pips ->
        [0] Steine auf der Hand zählen ihre Augen; 0-0 zählt nichts.
       *[other] Steine auf der Hand zählen ihre Augen, 0-0 aber zählt { $double_blank_pips }.
    }

# Das Minimum von 15 Punkten. Braucht entry_minimum.
shared-entry = { $entry_minimum ->
        [entry15] Solange dein Stand 0 ist, schreibst du eine Runde nur, wenn sie dir 15 Punkte oder mehr bringt; weniger verfällt. Danach zählt alles.
        [every15] Du schreibst eine Runde nur, wenn sie dir 15 Punkte oder mehr bringt; weniger verfällt, und zwar jederzeit.
       *[off] Einen Mindesteintrag gibt es nicht: Von der ersten Runde an wird jeder Punkt geschrieben.
    }

## Die Partie

# Für Spiele, in denen der höchste Stand gewinnt. Braucht single_round, rounds, target (immer eine Zahl).
shared-match = { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] { shared-match-target }
           *[other] { shared-match-rounds }
        }
    }
# Keine Argumente.
shared-match-single = Eine Runde entscheidet: Wer sie gewinnt, hat die Partie gewonnen, und mehrere Gewinner haben zusammen gewonnen. Gewinnt sie niemand oder gewinnen alle, ist die Partie unentschieden.
# Braucht rounds, hier immer eine Zahl.
shared-match-rounds = { $rounds ->
        [one] Gespielt wird eine Runde,
       *[other] Gespielt werden { $rounds } Runden,
    } egal wie es steht, und der höchste Stand gewinnt. Haben ihn mehrere, gewinnen sie zusammen; haben alle gleich viel, ist die Partie unentschieden.
# Braucht target, hier immer eine Zahl.
shared-match-target = Gespielt werden Runden, bis jemand nach einer Runde { $target } Punkte oder mehr hat: Dann ist die Partie vorbei. { shared-match-tie }
# Keine Argumente.
shared-match-tie = Der höchste Stand gewinnt; haben ihn mehrere, folgt noch eine Runde.

## Bock und Verwandte: eine Kette, sieben Steine für jeden, die Namen und der Fisch der russischen Spiele

# Keine Argumente.
shared-goat-line = Es geht im Uhrzeigersinn reihum, nach links. Alle Steine liegen in einer Kette mit zwei offenen Enden. Du legst einen Stein an eines davon, sodass sich gleiche Hälften berühren. Ein Pasch ist ein Stein wie jeder andere: An seine Seiten wird nicht angelegt.
# Für Spiele ohne Ziehen. Keine Argumente.
shared-pass = Hast du einen passenden Stein, musst du legen: Du darfst nicht passen. Geht nichts, musst du passen; gezogen wird nicht.
# Keine Argumente.
shared-draw = Hast du einen passenden Stein, musst du legen: Du darfst weder ziehen noch passen. Geht nichts, ziehst du einen Stein nach dem anderen, bis einer passt, und den musst du sofort legen, noch im selben Zug.
# Braucht reserve_keep.
shared-reserve-keep = { $reserve_keep ->
        [0] Der Vorrat darf bis zum letzten Stein gezogen werden.
        [1] Der letzte Stein des Vorrats wird nie gezogen.
       *[other] Die letzten { $reserve_keep } Steine des Vorrats werden nie gezogen.
    } Geht nichts und darf nichts mehr gezogen werden, musst du passen.
# Braucht start_order.
shared-opening = { $start_order ->
        [low0] In der ersten Runde beginnt, wer 0-0 hat. Hat niemand 0-0 bekommen, beginnt 1-1, dann 2-2 und so weiter bis 6-6.
        [high] In der ersten Runde beginnt, wer 6-6 hat. Hat niemand 6-6 bekommen, beginnt 5-5, dann 4-4 und so weiter bis 0-0.
       *[goat] In der ersten Runde beginnt, wer 1-1 hat. Hat niemand 1-1 bekommen, beginnt 2-2, dann 3-3 und so weiter bis 6-6, und ganz zuletzt 0-0.
    } Der so gefundene Stein muss gelegt werden; wer ihn hat, darf keinen anderen nehmen.
# Für Spiele mit Seiten. Keine Argumente.
shared-goat-out = Die Runde endet sofort, wenn jemand den letzten eigenen Stein legt: Wer so Schluss macht, gewinnt sie für die eigene Seite. Schluss geht vor Fisch: Es zählt als Schlussmachen, auch wenn nichts mehr gelegt werden kann.
# Keine Argumente.
shared-fish-stuck = Die Runde ist ein Fisch (gesperrt), sobald niemand mehr einen Stein legen kann und nichts mehr gezogen werden darf. Ausdrücklich passen muss dafür niemand.
# Für Spiele ohne Ziehen. Keine Argumente.
shared-fish-hands = Die Runde ist ein Fisch (gesperrt), sobald niemand am Tisch mehr einen Stein legen kann: etwa wenn beide Enden dieselbe Zahl verlangen und alle sieben Steine mit ihr in der Kette liegen. Ausdrücklich passen muss dafür niemand.
# Braucht fish_draw.
shared-fish-dead = { $fish_draw ->
        [true] Auch wenn nirgends mehr ein Stein passen kann, zieht weiter, wer dran ist, solange Steine gezogen werden dürfen; erst dann ist die Runde ein Fisch.
       *[false] Ein Fisch ist es auch, sobald kein Stein außerhalb der Kette mehr an ein Ende passen kann, weder einer auf einer Hand noch einer im Vorrat, nicht einmal einer, der nie gezogen wird: etwa wenn beide Enden dieselbe Zahl verlangen und alle sieben Steine mit ihr in der Kette liegen. Dann zieht niemand mehr.
    }
# Auf einem Kreuz statt einer Kette, wo an einer toten Auslage niemand zieht. Keine Argumente.
shared-fish-layout = Ein Fisch ist es auch, sobald kein Stein außerhalb der Auslage mehr an ein offenes Ende passen kann, weder einer auf einer Hand noch einer im Vorrat, nicht einmal einer, der nie gezogen wird. Dann zieht niemand mehr.
# Zwei Pasche in einem Zug. Braucht two_doubles.
shared-two-doubles = { $two_doubles ->
        [true] Du legst einen Stein je Zug, oder zwei Pasche zugleich: Verlangen die Enden zwei verschiedene Zahlen und hast du zu jeder den richtigen Pasch, darfst du beide im selben Zug legen, an jedes Ende einen. Beginnen kannst du nicht mit zweien.
       *[false] Du legst einen Stein je Zug, auch bei Paschen nur einen. Zwei Pasche werden nie zusammen gelegt.
    }
# Braucht zero_zero.
shared-lone-blank = { $zero_zero ->
        [off] Eine Hand zählt ihre Augen; 0-0 zählt nichts.
        [any] Eine Hand zählt ihre Augen, 0-0 aber zählt 25, ob allein oder mit anderen Steinen.
       *[lone] Eine Hand zählt ihre Augen, 0-0 aber zählt 25, wenn es der einzige Stein der Hand ist. Mit anderen Steinen daneben zählt es nichts.
    } Die Hände von Partnern werden einzeln gezählt und dann zusammengezählt.

## Mehr Spielerzahlen

# Für Spiele, in denen alle gleich viele Steine bekommen und der Rest gezogen werden darf. Braucht hand_2 bis hand_8
# und boneyard_2 bis boneyard_8, die jedes Spiel hat.
shared-deal-many = Steine für jeden:{ $hand_2 ->
        [0] {""}
       *[other] {" "}zu zweit { $hand_2 } (Rest: { $boneyard_2 }),
    }{ $hand_3 ->
        [0] {""}
       *[other] {" "}zu dritt { $hand_3 } (Rest: { $boneyard_3 }),
    }{ $hand_4 ->
        [0] {""}
       *[other] {" "}zu viert { $hand_4 } (Rest: { $boneyard_4 }),
    }{ $hand_5 ->
        [0] {""}
       *[other] {" "}zu fünft { $hand_5 } (Rest: { $boneyard_5 }),
    }{ $hand_6 ->
        [0] {""}
       *[other] {" "}zu sechst { $hand_6 } (Rest: { $boneyard_6 }),
    }{ $hand_7 ->
        [0] {""}
       *[other] {" "}zu siebt { $hand_7 } (Rest: { $boneyard_7 }),
    }{ $hand_8 ->
        [0] {""}
       *[other] {" "}zu acht { $hand_8 } (Rest: { $boneyard_8 }),
    } und der Rest liegt verdeckt: der Vorrat.

## Alle Fünfe, Polnische Fünfer: Enden, die ein Vielfaches von fünf ergeben

# Braucht spinner, doubles_across.
shared-fives-layout = { $spinner ->
        [first_double] { shared-line } Der erste Pasch ist der Spinner: Erst kommen seine zwei langen Seiten, und nur wenn beide einen Stein tragen, darf auch an seine zwei kurzen angelegt werden, an jede für sich. Mehr als vier Enden gibt es nie; spätere Pasche haben zwei Seiten wie jeder Stein.
       *[none] { shared-line } { shared-line-doubles }
    }

# Braucht min_count.
shared-fives-count = Zähl nach jedem Stein, auch dem ersten einer Runde, die Enden der Auslage zusammen. Ist die Summe { $min_count ->
        [5] 5, 10, 15
       *[other] 10, 15, 20
    } oder ein höheres Vielfaches von 5, bekommt sofort so viele Punkte, wer den Stein gelegt hat. Eine Summe von 0 bringt nichts.

# Braucht spinner.
shared-fives-ends = Ein Ende zählt die Hälfte, die offen bleibt; ein Pasch an einem Ende zählt beide Hälften. Liegt nur ein Stein auf dem Tisch, zählen seine Hälften einmal: 5-5 allein ist 10, nicht 20. Mit 6-3 an einem ersten 6-6 sind die Enden 12 und 3, also 15.{ $spinner ->
        [first_double] {" "}Der Spinner zählt beide Hälften, bis seine beiden langen Seiten bedeckt sind, und von da an nichts; eine kurze Seite zählt erst, wenn dort ein Stein liegt.
       *[none] {""}
    }

# Braucht must_announce.
shared-fives-claim = { $must_announce ->
        [true] Punkte beim Legen musst du ansagen: Hast du gelegt, sagst du sie an, oder du sagst, dass du fertig bist. Was du auslässt, darf ansagen, wer nach dir dran ist, vor dem Legen, Ziehen oder Passen; danach ist es verloren. Falsch ansagen kostet nichts. Auch Punkte für den letzten Stein einer Runde darf ansagen, wer nach dir dran ist, bevor die Hände zählen.
       *[false] Diese Punkte muss niemand ansagen: Sie werden von selbst geschrieben.
    }

# Braucht round_each, out_bonus, must_announce.
shared-fives-out = Machst du Schluss, kommen die Augen aller anderen dazu, { $round_each ->
        [true] jede Hand für sich gerundet: Hände mit 7 und 7 bringen 5 + 5 = 10.
       *[false] erst zusammengezählt und dann einmal gerundet: Hände mit 7 und 7 sind 14 und bringen 15.
    }{ $out_bonus ->
        [0] {""}
       *[other] {" "}Dein letzter Stein bringt außerdem { $out_bonus } Punkte{ $must_announce ->
            [true] , die du nicht ansagen musst
           *[false] {""}
        }.
    }

# Keine Argumente.
shared-fives-rounding = Gerundet wird auf das nächste Vielfache von 5: Eins oder zwei darüber gehen nach unten, drei oder vier nach oben; aus 17 wird also 15 und aus 18 wird 20.

# Braucht blocked_score, round_each.
shared-fives-blocked = { $blocked_score ->
        [opponents] Wer eine gesperrte Runde gewinnt, schreibt die Augen aller anderen, gerundet wie beim Schlussmachen. Die eigenen Augen werden nicht abgezogen.
       *[difference] Wer eine gesperrte Runde gewinnt, schreibt die Augen aller anderen weniger die eigenen, aber nie weniger als 0; { $round_each ->
            [true] jede Hand wird für sich gerundet, auch die des Gewinners.
           *[false] nur das Ergebnis wird gerundet: 23 weniger 9 ist 14 und bringt 15.
        }
    }

# Wie Punkte beim Legen eine Partie beenden, wo ein Ziel sie beendet. Braucht finish.
shared-fives-finish = { $finish ->
        [end_of_round] Punkte beim Legen beenden nie eine Runde: Wer das Ziel mitten in einer Runde erreicht, muss auf ihr Ende warten. Dann ist die Partie vorbei. { shared-match-tie }
       *[immediate] Erreichen Punkte beim Legen das Ziel und hat sonst niemand so viele, hat damit sofort die Partie gewonnen, wer sie bekommen hat, mitten in der Runde oder mit dem letzten Stein, und für das Schlussmachen und die übrigen Steine wird nichts mehr geschrieben. Erreicht es das Ende einer Runde, ist die Partie ebenfalls vorbei. { shared-match-tie }
    }

## Alle Sieben, Matador: Hälften, die zusammen eine Zahl ergeben

# Braucht sum, top.
shared-sum = { $sum ->
        [usual] { $top ->
            [6] 7
            [9] 10
            [12] 13
            [15] 16
            [18] 19
           *[other] eins mehr als { $top }
        }
       *[other] { $sum }
    }

# Braucht sum, top.
shared-sum-line = Die Steine liegen in einer Kette mit zwei Enden, und die Hälften, die sich berühren, ergeben zusammen { shared-sum }. Der erste Stein zeigt an jedem Ende eine Hälfte, ein Pasch an beiden seine Zahl. Wird ein Pasch an ein Ende gelegt, zählt nur eine Hälfte, und das neue Ende zeigt seine Zahl.

# Die Steine, die überall gehen. Braucht sum, top.
shared-sum-jokers = { $sum ->
        [usual] { $top ->
            [6] 6-1, 5-2, 4-3 und 0-0
            [9] 9-1, 8-2, 7-3, 6-4, 5-5 und 0-0
           *[other] 0-0 und alle Steine, deren Hälften { shared-sum } ergeben
        }
        [7] { $top ->
            [6] 6-1, 5-2, 4-3 und 0-0
           *[other] 0-0 und alle Steine, deren Hälften 7 ergeben
        }
       *[other] 0-0 und alle Steine, deren Hälften { $sum } ergeben
    }

# Setzt einen Satz fort, der diese Steine nennt. Braucht crosswise_jokers.
shared-sum-anywhere = Sie dürfen an jedes Ende, auch an eine Null, und wie herum du willst: Du wählst, welche Hälfte offen bleibt, und an diese legt der nächste Stein wie gewohnt an.{ $crosswise_jokers ->
        [true] {" "}Wenn er kein Pasch ist, darf so ein Stein auch quer liegen: Dann sind beide Hälften offen, und der nächste Stein darf an jede von ihnen.
       *[false] {""}
    }

# Braucht sum, top.
shared-sum-blank = { $sum ->
        [usual] An eine Null passt kein gewöhnlicher Stein, weil keine Hälfte mit ihr { shared-sum } ergibt.
        [7] { $top ->
            [6] An eine Null passt kein gewöhnlicher Stein, weil keine Hälfte mit ihr 7 ergibt.
           *[other] An ein Ende, mit dem keine Hälfte des Satzes 7 ergibt, passt kein gewöhnlicher Stein.
        }
       *[other] An ein Ende, mit dem keine Hälfte des Satzes { $sum } ergibt, passt kein gewöhnlicher Stein.
    }

# Setzt einen Satz fort, der diese Steine nennt. Braucht withhold_jokers.
shared-sum-held = { $withhold_jokers ->
        [true] Du darfst sie zurückhalten: Passt nichts anderes, darfst du stattdessen einen nach dem anderen ziehen, solange Steine gezogen werden dürfen; danach muss einer von ihnen gelegt werden.
       *[false] Zurückhalten darfst du sie nicht: Passt nichts anderes, muss einer von ihnen gelegt werden. Wer einen hat, kann also immer legen.
    }

# Steht vor dem, was du ohne passenden Stein tust. Braucht voluntary_draw.
shared-sum-draw = Passt einer deiner Steine, { $voluntary_draw ->
        [none] musst du einen legen.
        [one_instead] musst du einen legen, oder stattdessen einen ziehen, solange Steine gezogen werden dürfen; damit endet dein Zug, und mehr ziehst du nicht.
        [unlimited] musst du einen legen. Vorher darfst du so viele Steine ziehen, wie du willst, solange Steine gezogen werden dürfen, und dann irgendeinen passenden legen.
       *[one_before] musst du einen legen. Vorher darfst du einen Stein ziehen, nur einen je Zug und nur solange Steine gezogen werden dürfen, und dann irgendeinen passenden legen.
    } Am Anfang steht immer ein Stein; mit Ziehen darf niemand beginnen.
