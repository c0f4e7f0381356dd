# Матадор

page-matador-players =
    { $most ->
        [2] Двое игроков, каждый сам за себя.
        [3] { $fewest ->
            [3] Трое игроков, каждый сам за себя.
           *[other] Двое или трое игроков, каждый сам за себя.
        }
       *[other] От { $fewest } до { $most } игроков, каждый сам за себя.
    } { shared-set }
    { shared-deal-many }
    { shared-reserve }
    { shared-redeal }

page-matador-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-matador-turn =
    { shared-sum-line }
    Матадоры — это { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Туда идут только матадоры. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-matador-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-matador-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Вычитают их один раз, сколько бы ни было соперников.
       *[opponents] {""}
    }
    { shared-double-blank } Матадоры стоят столько, сколько на них очков, как все кости.
    { shared-entry }

page-matador-match =
    { shared-match }

example-matador-matadors = Север ставит к восьмёрке или к двойке. С восьмёркой десять дают 7-2 и 2-2, с двойкой — 8-8 и 9-8. Матадор 9-1 идёт к любому концу и любой стороной, и 5-5 тоже матадор, хоть и дубль. Можно и сначала взять с базара одну кость.
example-matador-two-blanks = Оба конца пустые, матадоров ни у кого нет, а два на базаре не берут никогда. Меньше всего у Юга: он пишет 17 и 12 остальных минус свои 7.
