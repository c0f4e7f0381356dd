# Klassieke Matador

page-matador-classic-players =
    { $most ->
        [2] 2 spelers, ieder voor zich.
        [3] { $fewest ->
            [3] 3 spelers, ieder voor zich.
           *[other] 2 of 3 spelers, ieder voor zich.
        }
       *[other] { $fewest } tot { $most } spelers, ieder voor zich.
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
    De matadors zijn { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Daar mogen alleen matadors. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-matador-classic-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-matador-classic-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Die gaan er één keer af, hoeveel tegenstanders er ook zijn.
       *[opponents] {""}
    }
    { shared-double-blank } Matadors tellen hun ogen zoals elke steen.
    { shared-entry }

page-matador-classic-match =
    { shared-match }

example-matador-classic-four-matadors = Noord moet een steen leggen aan een 1 of aan een nul. 6-5 en 6-0 zijn samen met de 1 zeven; de matadors 6-1 en 0-0 mogen aan beide uiteinden, en 6-1 in beide richtingen. 5-3 kan nergens.
