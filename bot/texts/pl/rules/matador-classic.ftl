# Matador klasyczny

page-matador-classic-players =
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

page-matador-classic-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-matador-classic-turn =
    { shared-sum-line }
    Matadory to { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Pasują tam tylko matadory. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-matador-classic-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-matador-classic-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Odejmuje się je raz, bez względu na liczbę przeciwników.
       *[opponents] {""}
    }
    { shared-double-blank } Matadory liczą się za swoje oczka jak każda kostka.
    { shared-entry }

page-matador-classic-match =
    { shared-match }

example-matador-classic-four-matadors = Północ ma wyłożyć kostkę przy 1 albo przy zerze. 6-5 i 6-0 dają z 1 siedem; matadory 6-1 i 0-0 pasują do każdego końca, a 6-1 w dowolną stronę. 5-3 nie pasuje nigdzie.
