# Tous les sept

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
    Les cardinaux sont { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Seuls des cardinaux y vont. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-all-sevens-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-all-sevens-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Ils ne sont déduits qu’une fois, quel que soit le nombre d’adversaires.
       *[opponents] {""}
    }
    { shared-double-blank } Les cardinaux comptent leurs points comme tout domino.
    { shared-entry }

page-all-sevens-match =
    { shared-match }

example-all-sevens-cardinals = Ouest doit poser contre un 2 ou contre un blanc. 5-1 et 5-3 font sept avec le 2 ; le cardinal 4-3 va aux deux bouts, dans les deux sens. 6-0 ne va nulle part : rien d’ordinaire ne va contre un blanc. Ouest peut aussi piocher d’abord un domino.
example-all-sevens-blocked-round = Les deux bouts sont blancs, personne n’a de cardinal, et les deux qui iraient sont dans la pioche, où ils ne sont jamais piochés. Sud a le moins en main et inscrit les 10 et 8 des autres, moins son propre 1.
