# Matador

page-matador-players =
    { $most ->
        [2] Gespielt wird zu zweit, jeder für sich.
        [3] { $fewest ->
            [3] Gespielt wird zu dritt, jeder für sich.
           *[other] Gespielt wird zu zweit oder zu dritt, jeder für sich.
        }
       *[other] { $fewest } bis { $most } spielen, jeder für sich.
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
    Die Matadore sind { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Dort gehen nur Matadore. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-matador-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-matador-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Abgezogen werden sie einmal, wie viele Gegner es auch sind.
       *[opponents] {""}
    }
    { shared-double-blank } Matadore zählen ihre Augen wie jeder Stein.
    { shared-entry }

page-matador-match =
    { shared-match }

example-matador-matadors = Nord muss an eine 8 oder an eine 2 anlegen. 7-2 und 2-2 ergeben mit der 8 zehn, 8-8 und 9-8 mit der 2. Der Matador 9-1 geht an jedes Ende, wie herum auch immer, und auch 5-5 ist ein Matador, obwohl es ein Pasch ist. Nord darf auch erst einen Stein ziehen.
example-matador-two-blanks = Beide Enden sind null, niemand hat einen Matador, und die zwei im Vorrat werden nie gezogen. Süd hat am wenigsten und schreibt die 17 und 12 der anderen weniger die eigenen 7.
