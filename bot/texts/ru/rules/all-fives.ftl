# Все пятёрки

page-all-fives-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-all-fives-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-all-fives-turn =
    { shared-fives-layout }
    { shared-forced }
    { shared-drawing }

page-all-fives-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-all-fives-scoring =
    { shared-fives-count }
    { shared-fives-ends }
    { shared-fives-claim }
    { shared-fives-out }
    { shared-fives-rounding }
    { shared-fives-blocked }
    { shared-double-blank }
    { shared-entry } Очки по ходу игры пишут всегда.

page-all-fives-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] Цель — { $target ->
                [usual] { $set ->
                    [6] 100
                   *[other] 200
                } очков
               *[other] { $target } { $target ->
                    [one] очко
                    [few] очка
                   *[other] очков
                }
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

example-all-fives-double-at-an-end = Запад поставил 6-3, и на концах стало 12 и 3, то есть 15 очков: первая 6-6 ещё была концом. Потом он закрыл её костью 6-4, и 4 и 6 дали 10. Теперь у Юга 4-4 считается за 8, а 3-2 даёт 8 и 2: снова 10.
example-all-fives-hands-rounded = Юг вышел. 18 очков Запада — это 20, а 13 Севера — это 15, потому что каждую руку округляют отдельно: вместе 35. Сумма 31 дала бы только 30. Когда оба конца были пустые, сумма 0 не дала ничего.
example-all-fives-blocked-round = Ни троек, ни единиц ни у кого нет. Обе кости базара подошли бы, но их не берут никогда, так что это рыба. Меньше всего у Юга: за 17 Запада он пишет 15, а свои 2 не вычитает.
