# Классический матадор

page-matador-classic-players =
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

page-matador-classic-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-matador-classic-turn =
    { shared-sum-line }
    Матадоры — это { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Туда идут только матадоры. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-matador-classic-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-matador-classic-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Вычитают их один раз, сколько бы ни было соперников.
       *[opponents] {""}
    }
    { shared-double-blank } Матадоры стоят столько, сколько на них очков, как все кости.
    { shared-entry }

page-matador-classic-match =
    { shared-match }

example-matador-classic-four-matadors = Север ставит к единице или к пустому концу. С единицей семь дают 6-5 и 6-0; матадоры 6-1 и 0-0 идут к любому концу, а 6-1 и любой стороной. 5-3 не идёт никуда.
