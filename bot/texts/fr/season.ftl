# Une saison en images : son tableau, ses lignes au fil des semaines, qui bat qui.

season-all-games = Tous les jeux
season-more = et { $count } de plus
season-others = { $count } autres

## Ce qui est compté

season-generals = Généraux
season-balds = Chauves
season-titles = Titres
season-losses = Défaites
season-rounds = Manches
season-evenings = Sessions
season-won = Gagnées
season-lost = Perdues
season-drawn = Nulles
season-goats = Boucs
season-matches = Parties

## Les lignes, et qui bat qui

season-by-week = { $what }, semaine par semaine
season-fewest = { $what ->
    [titles] En tête, qui a le moins de titres.
   *[generals] En tête, qui a le moins de Généraux.
}
season-fewest-per-round = { $what ->
    [titles] En tête, qui a le moins de titres par manche.
   *[generals] En tête, qui a le moins de Généraux par manche.
}
season-most-per-round = { $what ->
    [titles] En tête, qui a le plus de titres par manche.
   *[generals] En tête, qui a le plus de Généraux par manche.
}
season-course = { $team } : { $what } { $count }, dont { $latest } la dernière semaine.
season-beats = { $what ->
    [rounds] Manches gagnées par qui est à gauche contre qui est en haut
   *[matches] Parties gagnées par qui est à gauche contre qui est en haut
}
season-beat = { $one } a gagné { $what ->
    [rounds] { $times ->
        [one] { $times } manche
       *[other] { $times } manches
    }
   *[matches] { $times ->
        [one] { $times } partie
       *[other] { $times } parties
    }
} contre { $other }.
