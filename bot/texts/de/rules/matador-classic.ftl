# Klassisches Matador

page-matador-classic-players =
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

page-matador-classic-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-matador-classic-turn =
    { shared-sum-line }
    Die Matadore sind { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Dort gehen nur Matadore. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-matador-classic-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-matador-classic-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Abgezogen werden sie einmal, wie viele Gegner es auch sind.
       *[opponents] {""}
    }
    { shared-double-blank } Matadore zählen ihre Augen wie jeder Stein.
    { shared-entry }

page-matador-classic-match =
    { shared-match }

example-matador-classic-four-matadors = Nord muss an eine 1 oder an eine Null anlegen. 6-5 und 6-0 ergeben mit der 1 sieben; die Matadore 6-1 und 0-0 gehen an jedes Ende, und 6-1 wie herum auch immer. 5-3 geht nirgends.
