# Mots derrière les commandes, tapés dans n’importe quelle langue : on les cherche dans tous ces fichiers.

## People

# Who types this himself, in every form, with commas between.
oneself = moi

# What stands between two names.
between-names = et

## Commands

# Commands that there are not, behind what is meant by them.
command-also =
    move pass: passer, passe, bouder, boude
    move draw: piocher, pioche, tirer
    sheet undo: annuler, défaire
    tally: statistiques, classement, palmarès
    tally season: saison
    table: points, marque, plateau
    stop: fin, terminer, arrêter, finir, abandonner, fermer
    leave: quitter, sortir, partir
    play: nouveau, nouvelle, partie, commencer, jeu, rejouer, revanche, encore
    settings: options, horloge, temps, pause

## /play

# What people say before a target, with commas between.
target-before = à, en, jusqu’à, premier à, le premier à
# The same before a number of rounds.
rounds-before = en, sur, pendant, pour
# The same before minutes, but nothing that says when a game is to begin.
minutes-before = pendant, durant, sur, pour
# The same before a number of those who play, and of computer players.
players-before = à, pour, avec, entre
computers-before = avec, contre
# The same before such a number where it is not said what it counts.
seats-before = pour
# Numbers as people write them out, in every form.
numbers =
    1: un, une
    2: deux
    3: trois
    4: quatre
    5: cinq
    6: six
    7: sept
    8: huit
    9: neuf
    10: dix
    11: onze
    12: douze
# Other words for what a house rule can be.
value-also =
    none: aucun, aucune, illimité
# What may be said behind a number, in every form.
unit-points = point, points, pt, pts
unit-marks = marque, marques
unit-rounds = manche, manches
unit-minutes = minute, minutes, min
unit-players = joueur, joueurs, joueuse, joueuses, personne, personnes
unit-computers = ordinateur, ordinateurs, ordi, ordis, bot, bots, robot, robots, IA, joueur virtuel, joueurs virtuels
# What people say before a house rule that is on or off, and what its name becomes there if that is not the one shown.
with-before = avec
without-before = sans, pas de, pas
switched =
    teams: paires, paire, équipe, équipes, d’équipe, d’équipes, partenaire, partenaires
# What may stand between that word and the name.
before-name = le, la, les, aucun, aucune
# What people say behind a house rule that is on or off.
on-behind = permis, permise, permises, autorisé, autorisés, autorisée, autorisées
off-behind = interdit, interdits, interdite, interdites, pas autorisé, pas autorisés, pas autorisée, pas autorisées
# House rules with what they shall be, as people say them without their names.
unnamed =
    set 6: double six, double 6, jeu double six, jeu double 6
    set 9: double neuf, double 9, jeu double neuf, jeu double 9
    set 12: double douze, double 12, jeu double douze, jeu double 12
    set 15: double quinze, double 15, jeu double quinze, jeu double 15
    set 18: double dix-huit, double 18, jeu double dix-huit, jeu double 18
    teams true: en équipe, en équipes, par équipe, par équipes, par paire, par paires, en paires, à 2 contre 2, 2 contre 2, à deux contre deux, deux contre deux
    teams false: chacun pour soi, tous contre tous, en individuel, individuel
    single_round true: une manche, une seule manche, juste une manche, en une manche, en une seule manche
    title_rule bald: chauve, chauves, variante chauve, avec chauves
    signals free: bluff, avec bluff, avec le bluff, bluff permis, on peut mentir
    session_minutes 30: une demi-heure, demi-heure, une petite demi-heure
    session_minutes 45: trois quarts d’heure
    session_minutes 60: une heure, 1 heure, 1h, 1 h
    players 2: à deux, à 2
    players 3: à trois, à 3
    players 4: à quatre, à 4
    players 5: à cinq, à 5
    players 6: à six, à 6
    computers 1: l’ordinateur, un ordinateur, ordinateur, l’ordi, un ordi, ordi, le bot, un bot, bot, le robot, un robot, robot, l’IA, une IA, IA, un joueur virtuel
    computers true: des ordinateurs, les ordinateurs, ordinateurs, des ordis, les ordis, ordis, des bots, les bots, bots, des robots, les robots, robots, des joueurs virtuels
# Words that change nothing.
filler = et, s’il te plaît, s’il vous plaît, stp, svp

## /move

# Where a tile goes, and what one does besides, in every form, with commas between.
move-word-left = gauche, à gauche, vers la gauche, sur la gauche, côté gauche, bout gauche, au bout gauche
move-word-right = droite, à droite, vers la droite, sur la droite, côté droit, bout droit, au bout droit
move-word-up = haut, en haut, vers le haut
move-word-down = bas, en bas, vers le bas
move-word-draw = piocher, pioche, je pioche, piocher un domino, pioche un domino, je pioche un domino, tirer, je tire
move-word-pass = passer, passe, je passe, je passe mon tour, bouder, boude, je boude

## /sheet

sheet-word-with = avec
sheet-word-undo = annuler
sheet-word-round = manche
sheet-word-export = exporter
sheet-word-fish = poisson
sheet-word-out = sort
# What people also say of whoever is out, with commas between.
sheet-out-also = est sorti, est sortie, a fini, fait domino, a fait domino, domino, fais domino, ai fait domino, j’ai fait domino, gagnant, gagnante, gagne, a gagné, suis sorti, suis sortie, j’ai fini, j’ai gagné, a terminé, finit, termine, un autre domino, un domino ordinaire, ordinaire, gagne la manche, a gagné la manche, remporte la manche, domino ordinaire, autre domino, gagné par, gagnée par, qui a gagné, qui gagne, qui sort, pose, a posé, joue, a joué, sort en premier, sort le premier, sort la première
# Who says this before one of these means himself; elsewhere it may be another word, as a Polish *and* is.
sheet-oneself-out = je
# The special tiles in words, in every form.
sheet-tiles =
    0-0: double blanc, double zéro, double 0, zéro zéro, blanc blanc
    6-6: double six, double 6, le double six
    0-0 6-6: les deux, les deux doubles
# What people also say of a fish.
sheet-fish-also = bloqué, bloquée, fermé, fermée, jeu bloqué, jeu fermé, partie bloquée, manche bloquée, encore poisson, encore un poisson, un poisson, c’est un poisson, c’était un poisson, de nouveau poisson, personne ne peut jouer, personne ne pouvait jouer, personne ne peut poser, plus personne ne peut jouer, c’est bloqué, ça bloque
# What they say before and behind what somebody holds.
sheet-around = a, avait, a encore, garde, garde encore, tient, il reste, reste, restent, points restants, en main, j’ai, j’avais, j’ai encore, à la fois
# What else says nothing there: that it was so before, and what links a word to who or what it is said of.
sheet-besides = encore, encore une fois, de nouveau, à nouveau, par, c’est, sur, au, sur le
# What says nothing behind a count or a tile; elsewhere it may mean something.
sheet-behind-held = restants, restant, en dernier, à la fin
# What may stand between the number of a round and how it went.
sheet-round-was = était, c’était, c’était un, est, c’est, devrait être
# What else people say there: to take back, to end, to see how it stands, and that something is wrong.
sheet-also =
    undo: annule, supprimer, supprime, effacer, efface, efface la dernière, défaire, retour, retirer, retire
    end: on arrête, on a fini, c’est fini, c’est tout, la pause est finie, pause finie, temps écoulé
    show: score, le score, quel est le score, où en est-on, où on en est, qui mène, qui gagne, temps, temps restant, combien de temps, combien de temps reste-t-il
    wrong: non, pas, faux, c’est faux, erreur, c’était une erreur, oups, pardon, désolé, désolée, correction, en fait, au lieu de, dernière manche, la dernière manche, la dernière
sheet-word-over = fini
sheet-word-end = terminer

## /lunch

lunch-word-real = vrais
# What people also say who have real tiles, with what stands before it.
lunch-real-also = vrais dominos, de vrais dominos, avec de vrais dominos, avec nos dominos, avec nos propres dominos, pour de vrai

## /tally

tally-word-players = joueurs
tally-word-pairs = paires
tally-word-records = records
tally-word-ratings = classement
tally-word-history = historique
tally-word-me = moi
tally-word-table = tableau
tally-word-weeks = semaines
tally-word-beats = qui bat qui
tally-word-all = depuis toujours
tally-word-season = saison
tally-word-month = ce mois-ci
tally-word-week = cette semaine
tally-word-today = aujourd’hui
tally-word-yesterday = hier
tally-word-last_week = semaine dernière
tally-word-last_month = mois dernier
tally-word-year = cette année
tally-word-last_year = année dernière
tally-word-add = ajouter
tally-word-undo = annuler
tally-word-name = nom
# What stands between winners and losers, in every form, with commas between.
tally-beat = bat, battent, a battu, ont battu, gagne contre, gagnent contre, a gagné contre, ont gagné contre, ont gagné face à, a gagné face à, gagne face à, gagnent face à
# The same where the losers stand before the last word of it, as in the German “hat gegen Ann gewonnen”.
tally-beat-apart = bat encore, battent encore
# What stands between losers and winners, in every form, with commas between.
tally-lost-to = perd contre, perdent contre, a perdu contre, ont perdu contre, a perdu face à, ont perdu face à
# What people say around these and around names, with commas between.
tally-around = et, ou, contre, avec, de, en, le, la, du, des, s’il te plaît, s’il vous plaît, stp, svp, combien de fois, combien, montre, montre-moi, pour, par, dans, au, a gagné, a perdu, qui a gagné, qui gagne, qui mène, généraux, boucs, victoires, défaites, manches, parties, points, scores, résultats, statistiques, qui, a battu, bat, entre, combien, qui est, qui a, le plus, été, est, tout le monde, en ce moment, actuellement, le meilleur, meilleur, meilleurs, qui est le meilleur, est-ce que, meilleure, meilleures, la meilleure, pire, le plus souvent, plus, plus souvent, seulement, juste, fois, a été, devenu, devenue
# What stands before a time with which all begins that is asked for, with commas between.
tally-from = depuis, depuis le, depuis la, à partir de, à partir du, dès
# What may stand beside a weekday that is past.
tally-past = dernier, dernière, passé, passée
tally-before-yesterday = avant-hier
# What else these are called.
tally-also =
    players: par personne, par joueur, joueuses, par joueuse
    pairs: équipes, équipe, par équipe, par équipes, par paire, par paires, paire, duo, duos
    week: semaine
    month: ce mois, mois, du mois
    last_week: semaine passée, semaine précédente
    last_month: mois passé, mois précédent
    year: année, depuis le début de l’année
    last_year: l’année dernière, an dernier, l’an dernier, année passée, l’année passée, année précédente
    add: ajoute, inscrire, noter
    undo: annule, défaire, supprimer, supprime, effacer, efface
    weeks: graphique, courbe, courbes, par semaine
    ratings: elo, cote
    records: série, séries, record
    season: nouvelle saison, cette saison
    me: mes victoires, mes parties, mes points, mon bilan, mon score
    name: nommer, nomme

## /remind

remind-word-weekdays = lundi-vendredi
remind-word-daily = quotidien
remind-word-off = non
remind-word-on = oui
remind-word-summary = résumé
# What else people write for these words, with commas between.
remind-also =
    weekdays: en semaine, jours ouvrés, jours ouvrables, du lundi au vendredi, lundi au vendredi, lun-ven
    daily: tous les jours, chaque jour, quotidiennement
    off: jamais, désactiver, arrêter
    on: activer
    summary: résumé de la semaine, bilan
# What people say around a time, with commas between.
remind-around = à, vers, heures, heure, dès
# Twelve o’clock, as people say it.
remind-noon = midi

## /language

language-word-me = moi
language-word-chat = discussion

## /rules

rules-word-compare = comparer
rules-word-compare-also = compare, comparaison, différence entre, différences entre
# What may also stand before two games, or between them, with commas between.
rules-word-differ = différence, différences, diffère de, différent de, par rapport à, vs, contre
