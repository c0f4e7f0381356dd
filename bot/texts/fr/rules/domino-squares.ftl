# Domino au carré

page-domino-squares-players =
    On joue seul, avec les { $tiles } dominos d’un jeu double-six. Ils sont tous visibles dès le début ; rien n’est distribué ni pioché. Les autres peuvent regarder et conseiller.
    Le plateau a 56 cases en huit lignes. Les lignes 1, 2, 7 et 8 ont huit cases, colonnes 1 à 8. Les lignes 3 à 6 ont six cases, colonnes 2 à 7 : le plateau est plus étroit au milieu, de la même façon des deux côtés.
    Le plateau est divisé en 14 carrés de deux cases sur deux : quatre dans les lignes 1 et 2, trois dans les lignes 3 et 4, trois dans les lignes 5 et 6, et quatre dans les lignes 7 et 8. Ceux des lignes étroites sont une colonne plus à l’intérieur.

page-domino-squares-begin =
    { $puzzle ->
        [free] Le plateau est vide. Tu peux commencer avec n’importe quel domino, n’importe où.
        [given] Les nombres de quelques carrés sont donnés, assez pour qu’il n’y ait qu’une façon de remplir les nombres des autres. Tu peux commencer avec n’importe quel domino, n’importe où. Les cases à nombre donné ne prennent que des moitiés de ce nombre.
       *[digits] Les nombres de tous les carrés sont donnés. Chaque case ne prend qu’une moitié de son nombre : il te faut trouver où sont les dominos.
    }
    { $puzzle ->
        [given] L’énigme est { $grade ->
            [hard] difficile : il n’y a pas plus de carrés donnés qu’il n’en faut, et il y a beaucoup à essayer.
            [medium] de difficulté moyenne : il peut y avoir quelque chose à essayer.
           *[easy] facile : elle se résout pas à pas, sans rien essayer.
        }
        [free] Il y a beaucoup de façons de remplir le plateau : vois la section sur la partie.
       *[digits] La plupart de ces grilles peuvent se couvrir de deux façons ; tu peux trouver l’une ou l’autre.
    }

page-domino-squares-turn =
    Pose n’importe quel domino sur deux cases libres qui se touchent par un côté, couché ou debout, et dans les deux sens. Des cases qui ne se touchent que par un coin ne vont pas.
    Un domino peut être dans un carré ou à cheval sur la limite de deux carrés. Les dominos qui se touchent n’ont pas besoin d’aller ensemble ; ce qui compte, c’est quels nombres chaque carré montre.
    Un domino peut être posé même là où il { $puzzle ->
        [digits] ne laisse aucune solution
       *[other] gâte un carré
    }. Tout domino du plateau peut être repris à tout moment, dans n’importe quel ordre.
    On ne passe pas, on ne pioche pas, et le nombre de coups est sans limite.

page-domino-squares-end =
    Tu as réussi dès que les { $tiles } dominos sont sur le plateau, que chaque case est couverte et que chacun des 14 carrés montre quatre fois le même nombre.
    Si tous les dominos sont posés mais qu’un carré montre plus d’un nombre, le jeu continue : reprends quelque chose.
    Tu peux abandonner à tout moment. Cela met fin au jeu.

page-domino-squares-scoring =
    Toute solution est bonne : le plateau est comparé à la règle, pas à une réponse enregistrée. Si tu as réussi, tu as gagné ; si tu abandonnes, tu as perdu.
    Ton score est le nombre de dominos sur le plateau à la fin : { $tiles } si tu as réussi. Combien de coups il a fallu, dominos repris compris, est indiqué mais ne compte pas.
    Chaque nombre est sur huit moitiés, donc il remplit exactement deux carrés. Ils peuvent se toucher ; un double peut alors être à cheval sur leur limite. Sinon, chaque double est dans un carré.

page-domino-squares-match =
    Il y a une manche, et c’est la partie.
    Sur le plateau vide, il y a 685 440 façons de poser les dominos. Si deux façons qui deviennent la même par un demi-tour du plateau comptent pour une, il y en a 342 720. Si tu réussis, on te dit laquelle est la tienne.
    Si seuls comptent les nombres dans les cases et non où passent les bords des dominos, il y a 372 960 façons, ou 186 480 sans les demi-tours. Si renommer les nombres ne fait pas de différence, il y a 136 façons de poser les dominos, et 34 sans les demi-tours et les images en miroir.

example-domino-squares-across-borders = Le premier carré montre quatre fois 0, bien que seul 0-0 soit à l’intérieur : 2-0 et 1-0 passent sa limite. Tous les dominos posés ici font partie d’une solution.
example-domino-squares-spoiled = Tous les dominos sont posés, mais 3-2 et 2-0 ont échangé leurs places, donc trois carrés montrent plus d’un nombre : rien n’est encore gagné. Reprends les deux et pose chacun où était l’autre.
example-domino-squares-solved = Une solution : chaque carré montre un seul nombre, chaque nombre remplit deux carrés, et les sept doubles sont tous dans un carré.
