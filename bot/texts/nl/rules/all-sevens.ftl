# All sevens

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
    De kardinalen zijn { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Daar mogen alleen kardinalen. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-all-sevens-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-all-sevens-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Die gaan er één keer af, hoeveel tegenstanders er ook zijn.
       *[opponents] {""}
    }
    { shared-double-blank } Kardinalen tellen hun ogen zoals elke steen.
    { shared-entry }

page-all-sevens-match =
    { shared-match }

example-all-sevens-cardinals = West moet een steen leggen aan een 2 of aan een nul. 5-1 en 5-3 zijn samen met de 2 zeven; de kardinaal 4-3 mag aan beide uiteinden, in beide richtingen. 6-0 kan nergens: aan een nul past niets gewoons. West mag ook eerst een steen pakken.
example-all-sevens-blocked-round = Beide uiteinden zijn nul, niemand heeft een kardinaal, en de twee die zouden passen liggen in de pot, waar ze nooit gepakt worden. Zuid heeft het minst en schrijft 10 en 8 van de anderen min de eigen 1.
