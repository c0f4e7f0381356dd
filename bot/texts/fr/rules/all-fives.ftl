# Tous les cinq

page-all-fives-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-all-fives-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-all-fives-turn =
    { shared-fives-layout }
    { shared-forced }
    { shared-drawing }

page-all-fives-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-all-fives-scoring =
    { shared-fives-count }
    { shared-fives-ends }
    { shared-fives-claim }
    { shared-fives-out }
    { shared-fives-rounding }
    { shared-fives-blocked }
    { shared-double-blank }
    { shared-entry } Les points en cours de jeu comptent toujours.

page-all-fives-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] Le but est de { $target ->
                [usual] { $set ->
                    [6] 100
                   *[other] 200
                } points
               *[other] { $target } points
            } ; on peut l’atteindre à tout moment.
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

example-all-fives-double-at-an-end = Le 6-3 d’Ouest faisait 12 et 3, donc 15 points : le premier 6-6 était encore un bout. Le 6-4 d’Ouest l’a couvert, et 4 et 6 faisaient 10. Maintenant, le 4-4 de Sud compte 8, et 3-2 fait 8 et 2 : encore 10.
example-all-fives-hands-rounded = Sud a fait domino. Les 18 points d’Ouest deviennent 20 et les 13 de Nord deviennent 15, parce que chaque main est arrondie séparément : 35 en tout. Leur somme de 31 n’aurait rapporté que 30. Quand les deux bouts étaient blancs, la somme de 0 n’a rien marqué.
example-all-fives-blocked-round = Personne n’a de 3 ni de 1. Les deux dominos de la pioche iraient, mais ils ne sont jamais piochés, donc le jeu est bloqué. Sud a le moins en main et inscrit les 17 d’Ouest comme 15 ; ses propres 2 points ne sont pas déduits.
