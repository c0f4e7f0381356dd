# Classique sans pioche

page-classic-block-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }

page-classic-block-begin =
    { shared-lead }
    On appelle les doubles à partir du plus haut (« { $top }-{ $top } ? » et ainsi de suite) jusqu’à ce que quelqu’un réponde et montre le domino à tous.
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-classic-block-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }

page-classic-block-end =
    { shared-out }
    { shared-blocked }

page-classic-block-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-classic-block-match =
    { shared-match }

example-classic-block-any-lead = 5-5 a donné l’entame, mais c’est un autre domino qui a été posé. Tout le monde sait que 5-5 est encore dans cette main. Le tour passe dans le sens inverse des aiguilles d’une montre.
example-classic-block-shared-lowest = Un jeu bloqué où deux joueurs ont le moins, 4 points et un domino chacun : personne n’inscrit rien.
