# Le livre de règles : ses sections, les questions, deux jeux comparés, et le pourquoi.

## Sections : le titre, et d’autres mots pour ce qui s’y trouve, pour la recherche

section-idea = En une phrase
    .also = principe, idée, but du jeu, objectif, résumé
section-players = Joueurs et donne
    .also = combien de joueurs, combien chacun, à combien, jeu de dominos, distribuer, distribution, redistribuer, redonne, paires, équipes, main de départ
    .asked = à combien on joue, combien de personnes, combien peuvent jouer, on peut être combien, jouer à deux, à deux, à trois, à quatre, combien de dominos je reçois, on peut jouer à trois, jouer à trois, jouer à quatre, à cinq, à six, on est trois, on est cinq, cinq doubles, trop de doubles, on est six
section-begin = Qui commence
    .also = commencer, début, premier, entame, entamer, ouvrir, ouvre, ouverture, première manche, manche suivante, manche d’après
    .asked = qui joue en premier, dans le sens des aiguilles d’une montre, sens inverse, l’inverse, dans quel sens, enchère la plus basse, comment enchérir
section-turn = Ton tour
    .also = jouer, poser, coup, piocher, pioche, pioche vide, tirer, passer, bouder, aller, coincé, rien ne va, pouvoir, permis, droit, obligé, obligation, devoir
    .asked = comment on joue, que faire, rien qui va, combien de dominos je pioche, combien piocher, prendre, combien de bouts, comment poser les dominos, pioche vide, deux doubles à la fois, d’un coup, je ne peux pas jouer, je peux rien poser, plus de pioche, où puis-je poser, où je peux, couvrir un double, reprendre un domino, vont partout, on peut passer, dire à mon partenaire
section-end = Fin d’une manche
    .also = faire domino, sortir, finir, bloqué, jeu bloqué, fermé, personne ne peut jouer, coincé, poisson, terminer une manche
    .asked = c’est fini quand, quand finit la manche, dernier domino est un double, résolu, bloqué qui gagne, poisson qui gagne
section-scoring = Décompte
    .also = points, marque, marquer, compter, combien vaut, valoir, valent, rapporter, points restants, inscrire, noter, coûter, perdre des points, gagner des points, arrondir, prime, bonus, score
    .asked = que reçoit le gagnant, quand est-ce que je marque, combien de points, qui marque les points, double blanc vaut, double blanc coûte, combien je gagne, qu’est-ce que je perds, compte les points, compter les points, négatif, sous zéro, commence à écrire, commence-t-on à écrire, devient général, qui perd quand je sors, qui perd si je sors, compte les dominos du partenaire
section-match = La partie
    .also = gagner, gagnant, perdre, perdant, partie entière, but, fin de partie, compte, combien de manches, durée, temps, vainqueur
    .asked = comment on gagne, comment gagner, comment gagne-t-on, en combien de points, combien de temps dure, qui gagne, égalité, match nul, qui perd, jusqu’à combien on joue, jusqu’à combien, temps est écoulé, fin du temps, même total, temps écoulé, la pause finit, la pause est finie, équipes changent, combien de temps on joue
section-options = Règles maison
    .also = options, réglages, variantes, peut-on, changer, autres règles, option, réglage
section-words = Mots du jeu
    .also = glossaire, vocabulaire, termes, signification, définition, c’est quoi, qu’est-ce que c’est, que veut dire, ça veut dire quoi
section-examples = Exemples
    .also = exemple, montre-moi

## Pages

rules-which = Les règles de quel jeu ? Ou pose ta question derrière la commande : <c>/rules et si personne ne peut jouer</c>
rules-head = <b>{ $game }</b>, joueurs : { $players }
rules-section = <b>{ $game } · { $number } { $title }</b>
rules-option = <b>{ $option }</b> (<c>{ $id }</c>) : { $value }. { $about }
rules-choices = Choix : { $choices }.
rules-term = <b>{ $term }</b> : { $about }
rules-differing = Ce qui change à cette table :
rules-differs = <b>{ $option }</b> : { $value } (d’habitude : { $usual })
rules-as-usual = Cette table joue avec les règles maison habituelles.
rules-no-such = Rien à dire ici sur ce jeu.
seat-north = Nord
seat-east = Est
seat-south = Sud
seat-west = Ouest
rules-holds = { $name } a { $tiles }
rules-may = { $name } peut jouer : { $moves }{ $more ->
    [0] {"."}
    [one] {","} et encore { $more } coup.
   *[other] {","} et encore { $more } coups.
}
rules-further = ▸ { $first }
rules-shared = Montré par { $name }.
rules-nothing = Je n’ai rien trouvé là-dessus. Essaie d’autres mots, ou <c>/rules</c> tout seul pour parcourir.

rules-button-section = { $number } { $title }
rules-button-context = { $game } · { $number } { $title }
rules-button-contents = Sommaire
rules-button-games = Tous les jeux
rules-button-more = D’autres réponses
rules-button-share = Montrer à tous

## Deux jeux

compare-head = <b>{ $one }</b> et <b>{ $other }</b> : ce qui change
compare-line = <b>{ $what }</b> : { $one } | { $other }
compare-players = Joueurs
compare-tiles = Dominos en tout
compare-top = Plus haut nombre
compare-hand = Dominos chacun, à { $players }
compare-only = Seulement ici ({ $game }) :
compare-how = Nomme deux jeux, par exemple <c>/rules comparer goat sea-goat</c>.
compare-what = { compare-how } Je ne reconnais pas deux jeux dans : { $games }

## Pourquoi

why-refused = <b>Ton dernier coup a été refusé :</b>
why-scored = <b>D’où viennent les derniers points :</b>
why-nothing = Il n’y a rien à expliquer ici pour l’instant : aucun de tes coups n’a été refusé, et rien n’a été marqué.

## Le livre de règles comme site

site-title = Les règles du domino
