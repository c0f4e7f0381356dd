# Польские пятёрки

page-fives-pl-players =
    { shared-alone } { shared-set }
    { shared-deal-many }
    { shared-reserve }
    { shared-redeal }

page-fives-pl-begin =
    Кто начинает первый кон, решает жребий. Зайти в кону можно с любой кости.
    { $later_starter ->
        [again] Кто начинает каждый следующий кон, тоже решает жребий.
        [rotate] { shared-lead-rotate }
       *[winner] Кто выиграл кон, начинает следующий. Если кон не выиграл никто или выиграли сразу несколько, снова решает жребий.
    }
    { shared-direction }

page-fives-pl-turn =
    { shared-fives-layout }
    { shared-forced }
    { shared-drawing }

page-fives-pl-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-fives-pl-scoring =
    { shared-fives-count }
    { shared-fives-ends }
    { shared-fives-claim }
    { shared-fives-out }
    { shared-fives-rounding }
    { shared-fives-blocked }
    { shared-double-blank }
    { shared-entry } Очки по ходу игры пишут всегда.

page-fives-pl-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] Цель — { $target } { $target ->
                [one] очко
                [few] очка
               *[many] очков
            }; дойти до неё можно в любую минуту.
           *[other] { shared-match-rounds }
        }
    }
    { $single_round ->
        [true] Очки по ходу игры его не решают и раньше времени не кончают.
       *[false] { $rounds ->
            [none] { shared-fives-finish }
           *[other] Очки по ходу игры идут в сумму, но раньше времени партию не кончают.
        }
    }

example-fives-pl-rounded-once = Юг выходит. Руки Запада и Севера, по 7 очков, складывают в 14 и один раз округляют до 15. По отдельности они дали бы только 5 и 5.
example-fives-pl-blocked-round = Пустышек ни у кого нет, и брать нечего. Меньше всего у Запада: 23 очка Юга минус свои 9 — это 14, и только теперь их округляют до 15. Концы вместе дают 0, а за это не пишут ничего.
