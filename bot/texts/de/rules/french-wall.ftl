# Französisches Domino

page-french-wall-players =
    Gespielt wird zu zweit, jeder für sich. Der höchste Stein ist { $top }-{ $top }; insgesamt sind es { $tiles } Steine.
    Jeder bekommt { $hand_2 } Steine. Die anderen { $boneyard_2 } sind der Vorrat{ $draw_rule ->
        [none] , aus dem niemand zieht.
       *[other] ; { $reserve ->
            [0] alle dürfen gezogen werden.
            [1] der letzte davon wird nie gezogen.
           *[other] die letzten { $reserve } davon werden nie gezogen.
        }
    }
    { shared-redeal }

page-french-wall-begin =
    Wer die erste Runde beginnt, entscheidet das Los. { $later_starter ->
        [winner] In späteren Runden beginnt, wer die letzte gewonnen hat; war es niemand oder waren es beide, entscheidet wieder das Los.
        [again] Für jede spätere Runde entscheidet ein neues Los.
       *[rotate] Danach wechselt der Anfang mit jeder Runde, egal wer gewonnen hat.
    }
    Der erste Stein ist beliebig.

page-french-wall-turn =
    Die Steine liegen längs wie Ziegel, als Mauer aus zwei Schichten. Der erste liegt in der unteren Schicht. An jedem seiner beiden Enden liegt der nächste Stein in der oberen Schicht, eine Hälfte über diesem Ende, die andere steht vor.
    So geht es weiter: Jeder neue Stein liegt in der anderen Schicht, unter oder über der Hälfte, die vorsteht, und steht selbst um eine Hälfte vor. Hälften, die übereinander liegen, müssen gleich sein. Steine nebeneinander in derselben Schicht müssen nicht zusammenpassen.
    Die Mauer hat immer zwei Enden, die vorstehenden Hälften (am Anfang die zwei Hälften des ersten Steins). Was passt, ist also wie in einer Kette mit zwei Enden; die Schichten zeigen nur, wie gebaut wird. 0 passt nur zu 0. Auch Pasche liegen längs.
    Kannst du legen, musst du; leg einen Stein je Zug, an eines der Enden. { $draw_rule ->
        [none] Kannst du nicht, musst du passen.
        [until_playable] Kannst du nicht, ziehst du einen nach dem anderen, bis ein Stein passt, und legst ihn sofort; darf nichts mehr gezogen werden, musst du passen.
        [one_then_choice] Kannst du nicht, ziehst du einen Stein; passt er, darfst du ihn legen oder passen, sonst musst du passen. Darf nichts gezogen werden, musst du passen.
        [one_no_play] Kannst du nicht, ziehst du einen Stein, den du in einem späteren Zug legen darfst, und dein Zug ist vorbei. Darf nichts gezogen werden, musst du passen.
        [restock] Kannst du nicht, musst du passen. Am Ende jedes Zugs, ob gepasst oder nicht, ziehst du einen Stein, solange einer gezogen werden darf.
       *[two_or_pass] Kannst du nicht, wählst du: passen, oder { $draw_count ->
            [1] einen Stein ziehen
           *[other] { $draw_count } Steine auf einmal ziehen (weniger, wenn nicht mehr gezogen werden dürfen)
        }.
    }
    { $draw_rule ->
        [two_or_pass] { $play_after_draw ->
            [true] Passt nach dem Ziehen ein Stein, musst du im selben Zug einen legen; passt keiner, musst du passen.
           *[false] Gezogen wird statt gelegt: Was du gezogen hast, behältst du, und dein Zug ist vorbei, auch wenn ein gezogener Stein passen würde.
        } Darf nichts mehr gezogen werden, kannst du nur passen.
       *[other] Hast du einen passenden Stein, darfst du nicht stattdessen ziehen.
    }

page-french-wall-end =
    Wer den letzten Stein der Hand legt, macht Schluss, und die Runde endet sofort{ $draw_rule ->
        [restock] , ohne noch einmal zu ziehen
       *[other] { "" }
    }.
    { $draw_rule ->
        [two_or_pass] Die Runde ist gesperrt, wenn beide direkt nacheinander passen, auch wenn noch Steine gezogen werden könnten. Wird dazwischen gezogen oder gelegt, wird von vorn gezählt.{ $play_after_draw ->
            [true] { " " }Passen nach dem Ziehen zählt nicht.
           *[false] { "" }
        }
       *[other] Passen allein beendet die Runde nicht.
    }
    Gesperrt ist die Runde auch, sobald keiner der beiden einen Stein legen kann und nichts mehr gezogen werden darf. Ausdrücklich passen muss dafür niemand.

page-french-wall-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-french-wall-match =
    { shared-match }

example-french-wall-two-courses = Fünf Ziegel: 1-4, 4-2 und 6-6 in der unteren Schicht, 4-4 und 2-6 darüber. 2 und 6 liegen nebeneinander und müssen nicht zusammenpassen. Die Enden sind 1 und 6: 5-1 passt links, 6-1 auf beiden Seiten, 3-2 nirgends.
example-french-wall-drawn-and-kept = Bea konnte nicht legen und hat zwei gezogen. 6-4 würde passen, aber das Ziehen hat ihren Zug beendet: Sie behält beide, und Alan ist dran. Zwei Steine sind übrig, die niemand ziehen darf.
example-french-wall-two-passes = Beide haben nacheinander gepasst, also ist die Runde vorbei, obwohl vier Steine gezogen werden könnten. Alan hat weniger Augen und schreibt, was Bea hat.
