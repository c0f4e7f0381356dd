# Domino Block

page-block-players =
    { shared-alone }{ $most ->
        [8] {""}
       *[other] {" "}Avec un jeu double-neuf complet on peut être jusqu’à 7, avec un plus grand jusqu’à 8 ; à partir de cinq, chacun reçoit 7 dominos.
    }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }

page-block-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-block-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }

page-block-end =
    { shared-out }
    { shared-blocked }

page-block-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-block-match =
    { shared-match }

example-block-fewest-tiles = Un jeu bloqué : un seul domino de 11 points bat deux dominos de 3 points en tout, parce qu’on compte les dominos et non les points.
example-block-laid-last = Un jeu bloqué avec deux dominos dans chaque main. Qui a posé le dernier domino gagne, même avec plus de points, et inscrit ce que l’autre a en main.
