# Matador

page-matador-players =
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

page-matador-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-matador-turn =
    { shared-sum-line }
    De matadors zijn { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Daar mogen alleen matadors. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-matador-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-matador-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Die gaan er één keer af, hoeveel tegenstanders er ook zijn.
       *[opponents] {""}
    }
    { shared-double-blank } Matadors tellen hun ogen zoals elke steen.
    { shared-entry }

page-matador-match =
    { shared-match }

example-matador-matadors = Noord moet een steen leggen aan een 8 of aan een 2. 7-2 en 2-2 zijn samen met de 8 tien, 8-8 en 9-8 met de 2. De matador 9-1 mag aan beide uiteinden, in beide richtingen, en 5-5 is ook een matador, al is het een dubbele. Noord mag ook eerst een steen pakken.
example-matador-two-blanks = Beide uiteinden zijn nul, niemand heeft een matador, en de twee in de pot worden nooit gepakt. Zuid heeft het minst en schrijft 17 en 12 van de anderen min de eigen 7.
