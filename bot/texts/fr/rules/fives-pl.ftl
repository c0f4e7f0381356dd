# Domino polonais des cinq

page-fives-pl-players =
    { shared-alone } { shared-set }
    { shared-deal-many }
    { shared-reserve }
    { shared-redeal }

page-fives-pl-begin =
    Le sort désigne qui commence la première manche. Qui commence une manche peut le faire avec n’importe quel domino.
    { $later_starter ->
        [again] Le sort désigne aussi qui commence chaque manche suivante.
        [rotate] { shared-lead-rotate }
       *[winner] Qui gagne une manche commence la suivante. Après une manche que personne, ou plusieurs, ont gagnée, le sort décide de nouveau.
    }
    { shared-direction }

page-fives-pl-turn =
    { shared-fives-layout }
    { shared-forced }
    { shared-drawing }

page-fives-pl-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-fives-pl-scoring =
    { shared-fives-count }
    { shared-fives-ends }
    { shared-fives-claim }
    { shared-fives-out }
    { shared-fives-rounding }
    { shared-fives-blocked }
    { shared-double-blank }
    { shared-entry } Les points en cours de jeu comptent toujours.

page-fives-pl-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] Le but est de { $target } points ; on peut l’atteindre à tout moment.
           *[other] { shared-match-rounds }
        }
    }
    { $single_round ->
        [true] Les points en cours de jeu n’en décident pas, et ils n’y mettent pas fin plus tôt.
       *[false] { $rounds ->
            [none] { shared-fives-finish }
           *[other] Les points en cours de jeu comptent dans le total, mais ils ne mettent pas fin à la partie plus tôt.
        }
    }

example-fives-pl-rounded-once = Sud a fait domino. Les mains d’Ouest et de Nord, 7 points chacune, sont additionnées, 14, et arrondies une seule fois à 15. Chacune à part n’aurait rapporté que 5.
example-fives-pl-blocked-round = Personne n’a de blanc, et il n’y a rien à piocher. Ouest a le moins en main : les 23 de Sud moins ses propres 9 font 14, et c’est seulement là qu’on arrondit, à 15. La somme des bouts est 0, et cela ne marque rien.
