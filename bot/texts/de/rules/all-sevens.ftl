# Alle Sieben

page-all-sevens-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-all-sevens-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-all-sevens-turn =
    { shared-sum-line }
    Die Kardinäle sind { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Dort gehen nur Kardinäle. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-all-sevens-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-all-sevens-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Abgezogen werden sie einmal, wie viele Gegner es auch sind.
       *[opponents] {""}
    }
    { shared-double-blank } Kardinäle zählen ihre Augen wie jeder Stein.
    { shared-entry }

page-all-sevens-match =
    { shared-match }

example-all-sevens-cardinals = West muss an eine 2 oder an eine Null anlegen. 5-1 und 5-3 ergeben mit der 2 sieben; der Kardinal 4-3 geht an jedes Ende, wie herum auch immer. 6-0 geht nirgends: An eine Null passt nichts Gewöhnliches. West darf auch erst einen Stein ziehen.
example-all-sevens-blocked-round = Beide Enden sind null, niemand hat einen Kardinal, und die zwei, die passen würden, liegen im Vorrat, wo sie nie gezogen werden. Süd hat am wenigsten und schreibt die 10 und 8 der anderen weniger die eigene 1.
