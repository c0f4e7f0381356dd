# Domino avec pioche

page-draw-players =
    { shared-alone }{ $most ->
        [8] {""}
       *[other] {" "}Avec un jeu double-neuf complet on peut être jusqu’à 7, avec un plus grand jusqu’à 8 ; à partir de cinq, chacun reçoit 7 dominos.
    }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }

page-draw-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-draw-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }

page-draw-end =
    { shared-out }
    { shared-blocked }

page-draw-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-draw-match =
    { shared-match }

example-draw-both-ends = Quels coups y a-t-il ? Un domino qui a les deux nombres peut aller aux deux bouts, un double va comme tout domino, et un domino ne va nulle part.
example-draw-first-that-fits = Rien n’allait, donc on a pioché. Le troisième va : il faut maintenant le poser ; on ne peut ni passer ni piocher encore.
example-draw-dead-layout = Les sept six sont tous sur la table, donc plus rien ne peut aller. Le joueur suivant a dû vider la pioche malgré tout ; c’est seulement alors que le jeu a été bloqué, et la main qui avait le moins de points l’a gagné.
