# Dominos Block : un domino pioché après chaque tour

page-block-restock-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }

page-block-restock-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-block-restock-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }{ $draw_rule ->
        [restock] {" "}Les mains ne diminuent donc que lorsqu’on ne peut plus rien piocher, et passer agrandit la tienne.
       *[other] {""}
    }

page-block-restock-end =
    { shared-out }
    { shared-blocked }

page-block-restock-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-block-restock-match =
    { shared-match }

example-block-restock-tile-waits = Rien n’allait, donc rien n’a été posé, et le tour s’est terminé par une pioche. Le nouveau 6-5 va, mais il doit attendre le tour suivant : c’est à l’autre joueur.
example-block-restock-reserve-left = Les deux dominos de la réserve iraient, mais personne ne peut les piocher, donc le jeu est bloqué. La main qui a le moins de points gagne, bien qu’elle ait le plus de dominos.
