# Sperr-Domino

page-barricade-players =
    Die Sperre ist ein Zug, der zu einem anderen Spiel dazukommt. Hier ist es { $base ->
        [draw] Ziehdomino
        [team-block] das Blockspiel im Team
        [hungarian] Ungarisches Domino
        [french-wall] Französisches Domino
       *[block-restock] das Blockspiel (mit Ziehen nach jedem Zug)
    }; dessen Seite gilt überall, wo diese nichts sagt. Zum Peruanischen Domino gibt es keine Sperren: Dort schreibt niemand Punkte.
    { $base ->
        [team-block] Zu viert in zwei Teams, über die wie beim Blockspiel im Team die Steine entscheiden.
        [french-wall] Gespielt wird zu zweit.
       *[other] { shared-alone }
    }
    { shared-set }
    { $base ->
        [team-block] Jeder bekommt { $hand_4 } Steine (Rest: { $boneyard_4 }).
        [french-wall] Jeder bekommt { $hand_2 } Steine (Rest: { $boneyard_2 }).
       *[other] { shared-deal }
    }
    { $base ->
        [hungarian] { $draw_rule ->
            [base] { shared-rest-closed }
           *[other] { shared-rest }
        }
       *[other] { shared-rest }
    }
    { shared-redeal }
page-barricade-begin =
    { $base ->
        [french-wall] Wer beginnt, entscheidet das Los.
       *[other] { shared-lead }
    }
    { $base ->
        [french-wall] Der erste Stein ist beliebig.
       *[other] { shared-lead-tile }
    }
    { $later_starter ->
        [base] { $base ->
            [french-wall] { shared-lead-rotate }
           *[other] { shared-lead-again }
        }
        [winner] { $base ->
            [team-block] { shared-lead-team }
           *[other] { shared-lead-winner }
        }
       *[other] { shared-lead-later }
    }
    { shared-direction }
page-barricade-turn =
    Am Anfang deines Zugs darfst du, statt zu legen oder zu ziehen, { $must_match ->
        [true] einen passenden Pasch quer vor ein Ende der Kette legen: eine Sperre.
       *[false] irgendeinen Pasch deiner Hand quer vor eines der Enden der Kette legen: eine Sperre. Passen muss er nicht.
    } Es muss schon ein Stein auf dem Tisch liegen, und du darfst in diesem Zug noch nichts gezogen oder gelegt haben.
    { $only_if_unable ->
        [true] Das darfst du nur, wenn du keinen passenden Stein hast.
       *[false] Das darfst du auch, wenn du einen passenden Stein hast; Pflicht ist es nie.
    }
    { $base ->
        [hungarian] Sperrst du nicht, leg so viele Steine, wie du willst, einen nach dem anderen, an die Enden der Kette, sodass sich gleiche Hälften berühren. Eine Null passt nur an eine Null.
        [french-wall] Sperrst du nicht, leg einen Stein in die andere Schicht, zur Hälfte über ein Ende der Mauer, sodass sich gleiche Hälften berühren. Eine Null passt nur an eine Null.
       *[other] Sperrst du nicht, legst du wie üblich. { shared-line }
    }
    { $base ->
        [french-wall] Pasche liegen längs wie alle Steine. Die Mauer hat nur zwei Enden, die sich nie treffen.
       *[other] { shared-line-doubles }
    }
    Passt einer deiner Steine, musst du einen legen, wenn du nicht sperrst. { $draw_rule ->
        [base] { $base ->
            [draw] { shared-drawing-until }
            [hungarian] { shared-drawing-none }
            [french-wall] { shared-drawing-two }
           *[other] { shared-drawing-restock }
        }
       *[other] { shared-drawing }
    }
    { $base ->
        [hungarian] { $draw_rule ->
            [base] { shared-reserve-closed }
           *[other] { shared-reserve }
        }
       *[other] { shared-reserve }
    }
page-barricade-end =
    Eine Sperre beendet die Runde sofort.
    { shared-out } Eine Sperre mit deinem letzten Stein beendet die Runde als Sperre.
    { $draw_rule ->
        [base] { $base ->
            [hungarian] { shared-blocked-none }
            [french-wall] { shared-blocked-two }
           *[other] { shared-blocked-drawn }
        }
       *[other] { shared-blocked }
    } Das gilt auch, wenn noch jemand einen Pasch zum Sperren hat.
page-barricade-scoring =
    Nach einer Sperre wird deine Hand ohne den Pasch mit der jedes Gegners verglichen. Hat jeder Gegner mehr Augen als du, ist sie gelungen: Du schreibst die Augen aller Gegner.{ $base ->
        [team-block] {" "}Die Hände von Partnern werden immer zusammengezählt.
       *[other] {""}
    }
    Hat ein Gegner weniger, ist sie misslungen. Der Gegner mit den wenigsten Augen schreibt die Augen aller anderen, auch deine, und du { $fail_factor ->
        [0] verlierst nichts
        [1] verlierst die Augen, die du hast
        [2] verlierst das Doppelte der Augen, die du hast
       *[other] verlierst das { $fail_factor }-Fache der Augen, die du hast
    }; der Stand darf unter 0 fallen. Haben mehrere Gegner gleich wenig, schreibt keiner von ihnen.
    { $tie ->
        [none] Hat der Gegner mit den wenigsten Augen genauso wenige wie du, schreibt niemand, und du verlierst nichts.
        [fails] Hat der Gegner mit den wenigsten Augen genauso wenige wie du, ist sie misslungen.
       *[blocker] Hat der Gegner mit den wenigsten Augen genauso wenige wie du, ist sie trotzdem gelungen. Mit 0 Augen auf der Hand gelingt sie immer.
    }
    Ohne Sperre wird gewertet wie im Grundspiel. { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry } Was eine misslungene Sperre kostet, wird immer geschrieben.
page-barricade-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] { $target ->
                [base] { $base ->
                    [hungarian] Gespielt werden Runden, bis jemand nach einer Runde mehr als 100 Punkte hat: Genau 100 reichen nicht. { shared-match-tie }
                   *[other] Gespielt werden Runden, bis jemand nach einer Runde 100 Punkte oder mehr hat: Dann ist die Partie vorbei. { shared-match-tie }
                }
               *[other] { shared-match-target }
            }
           *[other] { shared-match-rounds }
        }
    }

example-barricade-double-across = 5-1 hätte gepasst, aber 4-4 wurde quer vor das Ende mit der 3 gelegt. Niemand hat weniger als die 6 Augen, die übrig sind, also gelingt die Sperre.
example-barricade-too-heavy = Eine Sperre mit noch 11 Augen, während ein Gegner nur 10 hat: Sie misslingt und kostet das Doppelte dieser 11.
example-barricade-lowest-shared = Eine Sperre misslingt gegen zwei Gegner, die gleich wenig haben: Keiner von ihnen schreibt, aber wer gesperrt hat, zahlt trotzdem.
