# Matador

page-matador-players =
    { $most ->
        [2] Dwóch graczy, każdy gra za siebie.
        [3] { $fewest ->
            [3] Trzech graczy, każdy gra za siebie.
           *[other] Dwóch lub trzech graczy, każdy gra za siebie.
        }
       *[other] Od { $fewest } do { $most } graczy, każdy gra za siebie.
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
    Matadory to { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Pasują tam tylko matadory. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-matador-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-matador-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Odejmuje się je raz, bez względu na liczbę przeciwników.
       *[opponents] {""}
    }
    { shared-double-blank } Matadory liczą się za swoje oczka jak każda kostka.
    { shared-entry }

page-matador-match =
    { shared-match }

example-matador-matadors = Północ ma wyłożyć kostkę przy 8 albo przy 2. 7-2 i 2-2 dają dziesięć z 8, 8-8 i 9-8 z 2. Matador 9-1 pasuje do każdego końca, w dowolną stronę, a 5-5 też jest matadorem, choć to dublet. Północ może też najpierw dobrać jedną kostkę.
example-matador-two-blanks = Na obu końcach jest zero, nikt nie ma matadora, a dwóch z talonu nigdy się nie dobiera. Południe ma najmniej i zapisuje 17 i 12 innych minus własne 7.
