# Russisches Domino mit Vorrat

page-classic-players =
    Zu zweit, zu dritt oder zu viert, jeder für sich, mit einem Sechsersatz von { $tiles } Steinen, verdeckt.
    Zu zweit bekommt jeder { $hand_2 } Steine und { $boneyard_2 } bleiben übrig; zu dritt sind es { $hand_3 } und { $boneyard_3 }, zu viert { $hand_4 } und { $boneyard_4 }. Der Rest ist der Vorrat, auch Basar genannt.
    { shared-redeal }

page-classic-begin =
    { $start_order ->
        [low0] Wer 0-0 hat, beginnt damit. Hat es niemand, beginnt 1-1, dann 2-2 und so weiter bis 6-6.
        [goat] Wer 1-1 hat, beginnt damit. Hat es niemand, beginnt 2-2, dann 3-3 und so weiter bis 6-6, und ganz zuletzt 0-0.
       *[high] Wer 6-6 hat, beginnt damit. Hat es niemand, beginnt 5-5, dann 4-4 und so weiter bis 0-0.
    }
    Hat niemand einen Pasch, beginnt der schwerste Stein auf den Händen: der mit den meisten Augen, bei gleich vielen der mit der höheren Hälfte (6-3 geht vor 5-4).
    Der so gefundene Stein muss gelegt werden; wer ihn hat, darf nicht mit einem anderen beginnen.
    { $next_start ->
        [winner_free] So ist es in der ersten Runde. Später beginnt, wer die Runde davor gewonnen hat, mit einem beliebigen Stein; hat sie niemand gewonnen, beginnt, wer ihren letzten Stein gelegt hat.
       *[tile_search] So beginnt jede Runde. Wer eine Runde gewinnt, beginnt deshalb noch nicht die nächste.
    }

page-classic-turn =
    Es geht im Uhrzeigersinn reihum, nach links. Alle Steine liegen in einer Kette mit zwei offenen Enden. Ein Pasch ist ein Stein wie jeder andere: An seine Seiten wird nicht angelegt.
    { $match ->
        [sum6] Du legst einen Stein an eines der Enden, sodass die Hälften, die sich berühren, zusammen sechs ergeben: 6 und 0, 5 und 1, 4 und 2, 3 und 3. Die andere Hälfte ist das neue Ende. Kein Stein passt überall.
       *[equal] Du legst einen Stein an eines der Enden, sodass sich gleiche Hälften berühren. Die andere Hälfte ist das neue Ende.
    }
    { shared-two-doubles }
    Hast du einen passenden Stein, musst du legen: Du darfst weder ziehen noch passen.
    { $on_stuck ->
        [pass] Geht nichts, musst du passen. Gezogen wird nicht.
        [draw_one] Geht nichts, ziehst du einen Stein. Passt er, musst du ihn sofort legen; wenn nicht, oder wenn nichts mehr gezogen werden darf, musst du passen.
       *[draw_until] Geht nichts, ziehst du einen Stein nach dem anderen, bis einer passt, und den musst du sofort legen, noch im selben Zug. Passen darfst du erst, wenn nichts mehr gezogen werden darf.
    }
    { $on_stuck ->
        [pass] Der Vorrat bleibt bis zum Ende der Runde, wie er ist.
       *[other] { $reserve_keep ->
            [0] Der Vorrat darf bis zum letzten Stein gezogen werden.
            [1] Der letzte Stein des Vorrats wird nie gezogen.
           *[other] Die letzten { $reserve_keep } Steine des Vorrats werden nie gezogen.
        }
    }

page-classic-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-dead }
    Einen Fisch macht, wer den letzten Stein an die Kette gelegt hat.

page-classic-scoring =
    Eine Hand zählt ihre Augen. { $zero_zero ->
        [off] 0-0 zählt nichts.
        [lone] 0-0 zählt { $zero_zero_value }, wenn es der einzige Stein der Hand ist; mit anderen Steinen daneben zählt es nichts.
       *[any] 0-0 zählt { $zero_zero_value }, ob allein oder mit anderen Steinen.
    }
    { $score_to ->
        [losers] Wer Schluss macht, schreibt nichts. Alle anderen schreiben, was sie selbst noch haben.
       *[winner] Wer Schluss macht, schreibt, was alle anderen zusammen noch haben.
    }
    { $fish_winner ->
        [last_player] Wer einen Fisch macht, gewinnt ihn, egal was die eigene Hand zählt.
       *[fewest] Einen Fisch gewinnt die Hand, die am wenigsten zählt. Haben mehrere am wenigsten, gewinnt von ihnen, wer den Fisch gemacht hat; ist es keiner von ihnen, gewinnt niemand und niemand schreibt etwas.
    }
    { $score_to ->
        [losers] Nach einem Fisch, den jemand gewonnen hat, schreiben alle anderen, was sie selbst noch haben.
       *[winner] Wer einen Fisch gewinnt, schreibt, was alle anderen zusammen haben{ $fish_amount ->
            [full] . Die eigene Hand wird nicht abgezogen.
            [each_minus_own] , weniger die eigene Hand, und zwar einmal für jeden der anderen.
           *[sum_minus_own] , weniger die eigene Hand. Sie wird einmal abgezogen, wie viele auch spielen.
        }{ $fish_winner ->
            [last_player] {" "}Weniger als 0 wird nie geschrieben.
           *[fewest] {""}
        }
    }

page-classic-match =
    { $score_to ->
        [losers] Die Partie endet mit der Runde, in der jemand { $target } Punkte erreicht. Der niedrigste Stand gewinnt; haben ihn mehrere, gewinnen sie zusammen.
       *[winner] Wer am Ende einer Runde { $target } Punkte oder mehr hat, hat die Partie gewonnen. In einer Runde schreibt immer nur einer, also können nie zwei zugleich ans Ziel kommen.
    }

example-classic-fish = Nord legt die letzte Sechs: Beide Enden verlangen 6, alle sieben liegen in der Kette, und niemand zieht, obwohl der Vorrat voll ist. Nord hat den Fisch gemacht, aber Süd hat am wenigsten und gewinnt ihn. Das 0-0 von West zählt extra, auch neben 3-2.
example-classic-two-doubles = Die Enden verlangen 5 und 2. Ost darf 5-5 legen, oder 2-2, oder 5-2 an eines der Enden, oder 5-5 und 2-2 in einem Zug. Ein Pasch und ein anderer Stein gehen nicht zusammen.
