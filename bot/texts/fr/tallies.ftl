# Bilans : totaux, portraits, records, historique, inscriptions à la main.

## Totaux

tally-empty = Il n’y a encore rien à montrer ici. Seules comptent les parties entre humains.
tally-empty-then = Rien n’a été compté pendant cette période. Seules comptent les parties entre humains.
tally-head = <b>Bilans de cette discussion</b>
tally-teams = <b>Ensemble</b>
tally-account = { $names } : { $counts }
tally-called = { $called } ({ $names }) : { $counts }
tally-won = { $count ->
    [one] { $count } partie gagnée
   *[other] { $count } parties gagnées
}
tally-lost = { $count ->
    [one] { $count } partie perdue
   *[other] { $count } parties perdues
}
tally-drawn = { $count ->
    [one] { $count } partie nulle
   *[other] { $count } parties nulles
}
tally-round_won = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
tally-round_lost = { $count ->
    [one] { $count } manche perdue
   *[other] { $count } manches perdues
}
tally-goat = { $count } fois bouc
tally-general = { $count ->
    [one] { $count } Général
   *[other] { $count } Généraux
}
tally-bald = { $count ->
    [one] { $count } chauve
   *[other] { $count } chauves
}
tally-daily = { $count ->
    [one] { $count } donne du jour
   *[other] { $count } donnes du jour
}
tally-daily_moves = { $count ->
    [one] { $count } domino posé pour les donnes du jour
   *[other] { $count } dominos posés pour les donnes du jour
}
tally-head-of = <b>Bilans de cette discussion</b> · { $about }
tally-since = depuis le { $date }

## Une personne, deux personnes, records

tally-none = Rien n’est compté ici pour { $name }.
tally-run-now = { $won ->
    [yes] { $what ->
        [rounds] Manches gagnées d’affilée en ce moment : { $length }
       *[matches] Parties gagnées d’affilée en ce moment : { $length }
    }
   *[no] { $what ->
        [rounds] Manches perdues d’affilée en ce moment : { $length }
       *[matches] Parties perdues d’affilée en ce moment : { $length }
    }
}, depuis le { $since }.
tally-run-longest = { $what ->
    [rounds] Record de manches gagnées d’affilée : { $length }, { $days }.
   *[matches] Record de parties gagnées d’affilée : { $length }, { $days }.
}
tally-partner = Gagne le plus avec { $names }.
tally-beats = Bat le plus souvent { $name } : { $what ->
    [rounds] { $times ->
        [one] { $times } manche
       *[other] { $times } manches
    }
   *[matches] { $times ->
        [one] { $times } partie
       *[other] { $times } parties
    }
}.
tally-loses-to = Perd le plus souvent contre { $name } : { $what ->
    [rounds] { $times ->
        [one] { $times } manche
       *[other] { $times } manches
    }
   *[matches] { $times ->
        [one] { $times } partie
       *[other] { $times } parties
    }
}.
tally-duel = { $what ->
    [rounds] Manches : { $one } { $won } – { $lost } { $other }
   *[matches] Parties : { $one } { $won } – { $lost } { $other }
}
tally-duel-drawn = { $count ->
    [one] et { $count } nulle
   *[other] et { $count } nulles
}
tally-duel-together = { $what ->
    [rounds] { $names } ensemble : manches gagnées { $won }, perdues { $lost }
   *[matches] { $names } ensemble : parties gagnées { $won }, perdues { $lost }
}
tally-duel-none = { $one } et { $other } ne se sont pas affrontés ici.
tally-record-run = { $what ->
    [rounds] Plus longue série : { $name }, { $length } manches gagnées de suite, { $days }
   *[matches] Plus longue série : { $name }, { $length } parties gagnées de suite, { $days }
}
tally-record-best = Le plus dans une partie : { $name }, { $count }, le { $date }
tally-records-none = Il n’y a pas encore de record ici. Deux victoires de suite en seraient un ; seules comptent les parties entre humains.

## Classement

tally-ratings = <b>Classement</b>
tally-ratings-of = <b>{ $game }</b>
tally-rating = { $place }. { $name } : { $points } ({ $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
})
tally-ratings-about = Battre plus fort que soi rapporte le plus ; les partenaires partagent le résultat de leur camp. Tout le monde commence à 1500.
tally-ratings-none = On entre au classement d’un jeu après { $enough } parties entre humains.

## L’historique

tally-entry = { $date } · { $what } · { $by } · <c>{ $entry }</c>
tally-entry-round = manche { $round }
tally-entry-beat = { $won } > { $lost }
tally-entry-draw = match nul : { $sides }
tally-entry-reason = { $line } · « { $reason } »
tally-entry-void = (ne compte plus) { $line }
tally-cancelled = annule <c>{ $entry }</c>
tally-by-bot = compté par le bot
tally-by = inscrit par { $name }
tally-undo = Annuler { $entry }
tally-undo-ask = Cela ne doit plus compter ? L’inscription reste dans l’historique.
tally-undo-sure = Oui, annuler
tally-undone = { $name } a annulé une inscription :
tally-undone-round = Le résultat de la partie compte toujours. S’il n’est plus juste, annule aussi { $entry } et ajoute le bon : <c>/tally ajouter</c>.
tally-undone-match = Les manches de la partie comptent toujours, chacune à part.
tally-added = { $name } a inscrit un résultat :
tally-added-first = Qui est nommé en premier a gagné, tous les autres ont perdu.
tally-added-undo = On peut l’annuler pendant { $minutes } minutes ; les admins de la discussion le peuvent à tout moment.
tally-season-set = La saison commence le { $date }. « /tally saison » la montre.
tally-named = { $names } s’appellent désormais { $called }.
tally-name-gone = { $names } n’ont plus de nom commun.

## Pourquoi pas

tally-what = Je ne comprends pas « { $word } ». Écris ce que tu veux voir : joueurs, paires, records, classement, historique, moi, tableau, semaines ou qui bat qui ; aujourd’hui, hier, cette semaine, semaine dernière, ce mois-ci, mois dernier, cette année, année dernière, saison ou depuis toujours ; un jour, un mois ou une année ; un jeu ; une ou deux personnes par leur nom.
tally-two-people = Nomme une personne, ou deux différentes pour les comparer.
tally-no-season = Aucune saison n’a commencé ici. Les admins de la discussion en ouvrent une avec « /tally saison » et une date, par exemple 2026-09-01.
tally-bad-date = « { $date } » n’est pas une date. Écris-la ainsi : 2026-09-01.
tally-undo-none = Dans les { $minutes } dernières minutes, tu n’as rien inscrit ici qu’on puisse annuler. « /tally historique » montre les inscriptions.
tally-undo-unknown = Il n’y a pas d’inscription « { $entry } » ici. « /tally historique » les montre.
tally-undo-final = C’est déjà annulé, ou c’est une annulation. On n’y revient pas ; mets ce qui est juste dans une nouvelle inscription.
tally-undo-not-yours = Seul l’auteur d’une inscription peut l’annuler, pendant { $minutes } minutes ; les admins de la discussion le peuvent à tout moment.
tally-undo-on-sheet = La feuille de marque où cela est inscrit est encore ouverte. Annule-le là-bas : <c>/sheet annuler</c>.
tally-add-how = Écris un résultat ainsi : /tally ajouter general: Anne, Bob > Chloé, David; manches 5:3; généraux 2:4. Les gagnants d’abord ; un match nul a = à la place de >. Un nom qui contient un de ces signes se met entre guillemets. Un jour, remontant à un an au plus, peut précéder le jeu : <c>hier</c>, <c>2026-11-25</c>. Si aucune partie n’a été décidée, les manches vont seules : <c>/tally ajouter general: manches Anne, Bob 3:1 Chloé, David</c>.
tally-add-people = On ne peut nommer personne deux fois, et on joue à { $most } au plus.
tally-add-count = Je ne comprends pas « { $word } ». Les comptes sont manches 5:3, généraux 2:4, chauves 0:1 ou boucs 0:1 ; d’abord ceux du camp nommé en premier.
tally-add-foreign = « { $word } » ne se compte pas dans ce jeu ({ $game }).
tally-add-sides = { $game } ne se joue pas avec de tels camps. Les partenaires vont ensemble : Anne, Bob > Chloé, David. Qui joue pour soi est seul : Anne > Bob > Chloé.
tally-add-here = Les résultats s’inscrivent dans la discussion où ils comptent.
tally-add-when = Le { $date } n’est pas un jour de l’année écoulée. Un résultat est d’aujourd’hui, ou d’un jour remontant à un an au plus.
tally-name-how = Nomme une paire ainsi : /tally nom Anne + Bob: Les Marteaux. Sans nom derrière les deux-points, elle n’en a plus.
tally-name-taken = Quelqu’un s’appelle déjà « { $called } » ici.
tally-name-many = Au plus { $most } personnes peuvent avoir un nom ensemble.
tally-name-not-yours = Seules ces deux personnes, ou les admins de la discussion, peuvent choisir leur nom.
no-such-person = Je ne connais personne ici du nom de « { $name } ». Je connais les personnes qui ont déjà pris place à une table de cette discussion.
name-of-several = Ici, plusieurs noms commencent par « { $name } » : { $names }. Écris-en un peu plus.

## Une session de bouc du Général

evening-title = { $game } · { $date }
evening-sign-won = gagné
evening-sign-lost = perdu
evening-sign-general = Général
evening-sign-bald = chauve
evening-sign-fish = poisson
evening-sign-out = au repos
evening-count = { $what } { $count }
evening-team = { $team } : { $counts }.
