# Домино-баррикада

page-barricade-players =
    Баррикада добавляет к другой игре один ход. Здесь это { $base ->
        [draw] «Домино с базаром»
        [team-block] «Командный блок»
        [hungarian] «Венгерское домино»
        [french-wall] «Французское домино»
       *[block-restock] блок («Блок с добором»)
    }, и страница той игры верна во всём, о чём не сказано здесь. В перуанском домино баррикад не бывает: там очков не пишет никто.
    { $base ->
        [team-block] Четверо игроков в двух командах, которые составляют кости, как в командном блоке.
        [french-wall] Двое игроков.
       *[other] { shared-alone }
    }
    { shared-set }
    { $base ->
        [team-block] Каждый получает по { $hand_4 } { $hand_4 ->
            [one] кости
            [few] кости
           *[many] костей
        } (остаётся { $boneyard_4 }).
        [french-wall] Каждый получает по { $hand_2 } { $hand_2 ->
            [one] кости
            [few] кости
           *[many] костей
        } (остаётся { $boneyard_2 }).
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
        [french-wall] Кто заходит, решает жребий.
       *[other] { shared-lead }
    }
    { $base ->
        [french-wall] Зайти можно с любой кости.
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
    В начале хода, вместо того чтобы ставить или брать, можно положить поперёк конца линии { $must_match ->
        [true] дубль, который к нему подходит: это баррикада.
       *[false] любой свой дубль, к какому концу хочешь: это баррикада. Подходить он не обязан.
    } На столе уже должна лежать кость, а ты в этот ход ещё ничего не ставишь и не берёшь.
    { $only_if_unable ->
        [true] Так можно, только если ни одна твоя кость не подходит.
       *[false] Так можно и тогда, когда есть подходящая кость, а обязательно это никогда.
    }
    { $base ->
        [hungarian] Без баррикады ставь сколько хочешь костей, одну за другой, к любому концу линии, чтобы соседние половинки были одинаковые. Пустая половинка подходит только к пустой.
        [french-wall] Без баррикады положи одну кость в другой ряд, половиной над концом стены или под ним, чтобы соседние половинки были одинаковые. Пустая половинка подходит только к пустой.
       *[other] Без баррикады ходи как обычно. { shared-line }
    }
    { $base ->
        [french-wall] Дубли кладут вдоль, как все кости. У стены только два конца, и они никогда не сходятся.
       *[other] { shared-line-doubles }
    }
    Если хоть одна твоя кость подходит, ходить надо, если только не ставишь баррикаду. { $draw_rule ->
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
    Баррикада сразу кончает кон.
    { shared-out } Если последняя кость — баррикада, кон кончается баррикадой.
    { $draw_rule ->
        [base] { $base ->
            [hungarian] { shared-blocked-none }
            [french-wall] { shared-blocked-two }
           *[other] { shared-blocked-drawn }
        }
       *[other] { shared-blocked }
    } Это так, даже если у кого-то ещё есть дубль для баррикады.
page-barricade-scoring =
    После баррикады твою руку без этого дубля сравнивают с рукой каждого соперника. Если у всех соперников очков больше, чем у тебя, она удалась: ты пишешь очки всех соперников.{ $base ->
        [team-block] {" "}Руки напарников всегда складывают.
       *[other] {""}
    }
    Если у кого-то из соперников меньше, она не удалась. Соперник, у которого меньше всего, пишет очки всех остальных, и твои тоже, а ты { $fail_factor ->
        [0] не теряешь ничего
        [1] теряешь очки, которые у тебя на руках
        [2] теряешь вдвое больше, чем у тебя на руках
       *[other] теряешь то, что у тебя на руках, умножив на { $fail_factor }
    }; счёт может упасть и ниже нуля. Если меньше всего у нескольких соперников, никто из них ничего не пишет.
    { $tie ->
        [none] Если у лучшего из соперников столько же, сколько у тебя, никто ничего не пишет, и ты ничего не теряешь.
        [fails] Если у лучшего из соперников столько же, сколько у тебя, она не удалась.
       *[blocker] Если у лучшего из соперников столько же, сколько у тебя, она всё-таки удалась. С 0 очков на руках она удаётся всегда.
    }
    Без баррикады считают, как в основной игре. { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry } Потерю от неудавшейся баррикады записывают всегда.
page-barricade-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] { $target ->
                [base] { $base ->
                    [hungarian] Играют, пока у кого-нибудь после кона не окажется больше 100 очков: ровно 100 — ещё мало. { shared-match-tie }
                   *[other] Играют, пока у кого-нибудь после кона не окажется 100 очков или больше: тогда партия окончена. { shared-match-tie }
                }
               *[other] { shared-match-target }
            }
           *[other] { shared-match-rounds }
        }
    }

example-barricade-double-across = 5-1 подошла бы, но поперёк конца с тройкой легла 4-4. Меньше оставшихся 6 очков нет ни у кого, и баррикада удалась.
example-barricade-too-heavy = Баррикада, когда на руках ещё 11 очков, а у соперника только 10: она не удалась и стоит вдвое больше этих 11.
example-barricade-lowest-shared = Баррикада не удалась против двух соперников, у которых меньше и поровну: никто из них ничего не пишет, но тот, кто её поставил, всё равно платит.
