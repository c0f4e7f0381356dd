# Classique avec pioche

page-classic-draw-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }

page-classic-draw-begin =
    { shared-lead }
    On appelle les doubles à partir du plus haut (« { $top }-{ $top } ? » et ainsi de suite) jusqu’à ce que quelqu’un réponde et montre le domino à tous.
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-classic-draw-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }

page-classic-draw-end =
    { shared-out }
    { shared-blocked }

page-classic-draw-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-classic-draw-match =
    { shared-match }

example-classic-draw-first-that-fits = Rien n’allait, donc on a pioché. Le deuxième va : il faut le poser. On ne peut pas passer, ni continuer à piocher en espérant mieux.
example-classic-draw-lay-or-keep = Avec la règle maison qui ne fait piocher qu’un domino : il va, donc on a le choix entre le poser, et le garder en passant.
example-classic-draw-drawn-match = Avec une seule manche pour toute la partie : le jeu est bloqué et le minimum est partagé, donc la partie est nulle.
