# Les mots de ceux qui jouent à ces jeux

## Dominos

term-tile = domino
    .about = Une pièce du jeu. Elle a deux moitiés, chacune avec un nombre, et s’écrit avec la plus haute d’abord : 6-4.
    .also = pièce, tuile, dé, pierre, plaque
term-pip = point
    .about = Un rond sur un domino ; les points d’une moitié font son nombre. Une main vaut d’ordinaire la somme de ses points.
    .also = rond, pastille, points d’un domino, marque sur un domino
term-blank = blanc
    .about = Une moitié sans points : le nombre 0. C’est un nombre comme les autres, qui ne va qu’avec un autre blanc, sauf si le jeu dit autre chose.
    .also = zéro, vide, moitié vide, moitié blanche
term-double = double
    .about = Un domino avec le même nombre sur ses deux moitiés, comme 6-6. Dans beaucoup de jeux, il se pose en travers.
    .also = doublet, pair, domino double, double-six, double-blanc
term-set = jeu de dominos
    .about = Tous les dominos d’une partie. Un double-six contient une fois chaque paire de nombres de 0-0 à 6-6, soit 28 dominos ; de plus grands vont jusqu’à 9, 12, 15 ou 18.
    .also = boîte, set, jeu complet, double-six, double-neuf, double-douze
term-hand = main
    .about = Les dominos qu’un joueur tient et que personne d’autre ne voit. Elle vaut la somme de ses points, et certains dominos ont une valeur à part dans quelques jeux.
    .also = mes dominos, dominos en main, valeur de la main, jeu d’un joueur

## Une manche

term-boneyard = pioche
    .about = Les dominos non distribués, face cachée. Dans les jeux où l’on pioche, c’est là qu’on les prend.
    .also = talon, bazar, stock, réserve de dominos, dominos restants, cimetière, marché
term-reserve = réserve
    .about = Les derniers dominos de la pioche, qu’on ne pioche jamais. Les règles de chaque jeu disent combien il y en a.
    .also = derniers dominos, dernier domino, dominos intouchables, fond de la pioche
term-redeal = nouvelle donne
    .about = Une donne qui ne compte pas, par exemple parce que quelqu’un a trop de doubles : tous les dominos sont mélangés et distribués de nouveau.
    .also = redonne, redistribuer, maldonne, refaire la donne, donne annulée
term-commitment = empreinte
    .about = Un code montré avant le premier domino. Il fixe la donne et n’en révèle rien ; après la manche est montrée la graine dont elle est tirée, et aucune autre n’a ce code. Avec /verify chacun peut le vérifier : ainsi personne, pas même le bot, ne peut avoir choisi la donne après coup.
    .also = équitable, honnête, hasard, aléatoire, truqué, triche, tricher, graine, hash, code, vérifier le mélange, vérifier la donne
term-lead = entame
    .about = Le premier domino d’une manche, et le droit ou le devoir de le poser.
    .also = ouverture, début, premier domino, commencer, qui commence, pose, avoir la pose
term-end = bout
    .about = Une moitié où le jeu est ouvert : le domino suivant doit y aller. Une ligne a deux bouts, une croix ou une étoile en a plus.
    .also = extrémité, bout ouvert, bout de la chaîne, queue, aller, moitiés égales
term-draw = piocher
    .about = Prendre un domino dans la pioche, le plus souvent seulement si aucun des tiens ne va. Les règles de chaque jeu disent si tu en pioches un seul ou si tu continues jusqu’à ce qu’un aille.
    .also = aller à la pioche, pêcher, tirer un domino, prendre un domino, aller au bazar
term-pass = passer
    .about = Finir un tour sans poser de domino. Dans la plupart des jeux, tu ne peux passer que si rien ne va et que tu ne peux pas piocher.
    .also = bouder, boudé, sauter son tour, toquer
term-out = faire domino
    .about = Poser son dernier domino, ce qui met fin à la manche. D’ordinaire, on la gagne ainsi.
    .also = sortir, finir, vider sa main, dernier domino, crier domino, terminer
term-fish = poisson
    .about = Une manche où plus personne ne peut jouer, alors que tous ont encore des dominos. Les règles de chaque jeu disent qui la gagne et ce qu’elle vaut.
    .also = jeu bloqué, jeu fermé, partie bloquée, manche bloquée, blocage, personne ne peut jouer, cochon
term-fish-maker = qui fait le poisson
    .about = Le joueur qui a posé le dernier domino avant un poisson. Au bouc de mer, le pêcheur se cherche autrement : les doubles ne comptent pas.
    .also = auteur du poisson, qui a bloqué, qui a fermé, bloqueur
term-round = manche
    .about = De la donne jusqu’à ce que quelqu’un fasse domino ou que plus personne ne puisse jouer. Une partie a plusieurs manches.
    .also = donne, mène, tournée, coup, tour de jeu
term-match = partie
    .about = Toutes les manches jusqu’à ce que quelqu’un atteigne le but, ou autant de manches ou de minutes que convenu. C’est la partie qui décide qui est le bouc, et non une seule manche.
    .also = match, partie entière, rencontre, session
term-partner = partenaire
    .about = Dans un jeu par paires, la personne en face de toi, qui joue pour le même compte. Tu ne vois pas ses dominos.
    .also = coéquipier, équipier, paire, équipe, vis-à-vis
term-side = camp
    .about = Ceux qui ont un même compte : une paire, ou dans un jeu sans paires une personne seule.
    .also = équipe, paire, côté

## Inscrire des points

term-account = compte
    .about = Ce qu’un camp a inscrit jusqu’ici dans cette partie : des points, ou des pénalités dans les jeux où l’on n’en veut pas.
    .also = score, total, marque, feuille, inscription
term-target = but
    .about = Le nombre de points qui met fin à la partie. Dans certains jeux, qui l’atteint gagne ; dans d’autres, comme au bouc, qui l’atteint perd.
    .also = objectif, limite, on joue à combien, combien de points, score à atteindre
term-penalty = pénalité
    .about = Des points dont tu ne veux pas : ce que tu as encore en main s’inscrit contre toi. Le plus petit total est le meilleur.
    .also = points de pénalité, points négatifs, mauvais points, amende
term-threshold = seuil
    .about = Le plus petit montant qui s’inscrit, dans certains jeux seulement pour la première inscription. Les règles de chaque jeu disent ce que devient un montant plus petit.
    .also = minimum, minimum pour inscrire, limite pour écrire, ouvrir un compte, treize
term-memory = points retenus
    .about = Une perte trop petite pour s’inscrire, qu’on garde en tête et qu’on ajoute à la suivante. Quand elle s’inscrit ou que le camp gagne une manche, elle est oubliée.
    .also = mémoire, retenue, points gardés, perte retenue
term-house-rule = règle maison
    .about = Une règle qu’une table peut choisir elle-même. La section 8 de chaque page les donne toutes avec leurs choix.
    .also = option, variante, coutume, convention, réglage

## Croix et bouts qui comptent

term-spinner = pivot
    .about = Le double sur les quatre côtés duquel on peut poser, d’ordinaire le premier posé. Ses côtés s’ouvrent tout de suite, ou quand ses deux longs côtés sont couverts.
    .also = spinner, croix, premier double, double central, double à quatre côtés
term-crosswise = en travers
    .about = Un double perpendiculaire à la ligne, de sorte que ses deux moitiés se montrent. En long, il suit la ligne et n’en montre qu’une.
    .also = en long, perpendiculaire, transversal, de côté, dans le sens de la ligne
term-arm = branche
    .about = Une suite de dominos qui s’éloigne du milieu d’une croix ou d’une étoile. Seul son bout extérieur est ouvert.
    .also = bras, rayon, jambe
term-crossroads = croisement
    .about = À l’âne, le premier double sur la table, sur les quatre côtés duquel on peut poser.
    .also = carrefour, croix, premier double, pivot
term-closed-double = double fermé
    .about = À l’âne, un double posé face cachée. Rien ne peut être posé derrière lui, donc sa branche est fermée.
    .also = face cachée, branche fermée, fermer un double, double retourné, double caché
term-house = maison
    .about = Au téléphone, le double dont les petits côtés s’ouvrent aussi, d’ordinaire le premier qui a un domino sur ses deux longs côtés. Dès lors, il y a quatre bouts.
    .also = maisons, puce, maison du téléphone
term-count = compte des bouts
    .about = Les moitiés qui se montrent à tous les bouts ouverts, additionnées. Dans les jeux des cinq, un multiple de cinq marque aussitôt.
    .also = somme des bouts, les cinq, multiple de cinq, points en cours de jeu
term-claim = réclamer
    .about = Dire à voix haute que ton domino a marqué, là où une règle maison le demande. Ce que tu oublies, le joueur suivant peut le prendre.
    .also = muggins, appeler muggins, annoncer ses points, points oubliés

## Boucs et Généraux

term-goat = bouc
    .about = Le perdant d’une partie de bouc ou de bouc de mer. À l’âne, le perdant est l’âne.
    .also = kozel, kozyol, chèvre, perdant, âne
term-general = Général
    .about = Au bouc du Général, le titre de qui perd contre un dernier domino 0-0 ou 6-6. Son équipe le compte contre elle, sauf si une règle maison renverse cela.
    .also = généraux, titre, finir avec le double-blanc, finir avec le double-six
term-bald = chauve
    .about = Une manche finie avec 0-0. Au bouc de mer, cela gagne toute la partie ; au bouc du Général, la variante chauve le compte à part des Généraux.
    .also = nu, pelé, finir avec 0-0, finir au double-blanc
term-signal = signe
    .about = Au bouc du Général, un clin d’œil dit « j’ai 0-0 », une joue gonflée « j’ai 6-6 ». Un signe ne compte pas comme un tour et n’est jamais obligatoire.
    .also = signal, clin d’œil, joue gonflée, faire signe au partenaire, cligner de l’œil
term-yield = se lever
    .about = Au bouc du Général, une équipe qui a reçu un titre ou perdu assez souvent laisse ses places à celle qui attend depuis le plus longtemps, et attend à son tour.
    .also = céder sa place, quitter la table, rotation, équipe suivante, équipe qui attend, file
term-hundred = centaine
    .about = Au bouc de mer, une entame avec 6-6 d’un camp qui y a droit : celui qui a des points à son compte, ou qui a reçu le droit. Si ce camp fait domino dans cette manche, il gagne toute la partie.
    .also = cent, la cent, entame avec 6-6, droit à la centaine, 100
term-wipe = effacer
    .about = Au bouc de mer, un seul camp à la fois a des points. Si un autre camp gagne une manche assez grosse, ce compte retombe à 0.
    .also = effacer le compte, rayer, remettre à zéro, brûler, annuler les points
term-brother-in-law = beau-frère
    .about = Au bouc de mer, le camp qui a entamé une centaine et reste avec une grosse main quand l’autre camp fait domino. Il perd la partie.
    .also = beau frère, centaine perdue, centaine manquée
term-fisherman = pêcheur
    .about = Au bouc de mer, le joueur qui a posé le dernier domino avant un poisson, doubles non comptés. Il peut gagner grâce au poisson ou en avoir la dette.
    .also = auteur du poisson, qui doit le poisson, à qui est le poisson
term-debt = dette
    .about = Au bouc de mer, un poisson que le pêcheur a perdu et doit solder en gagnant une manche assez grosse. Si tous ses essais échouent, l’autre camp peut faire une centaine.
    .also = solder un poisson, poisson soldé, débiteur, devoir
term-eggs = œufs
    .about = Au bouc de mer, un poisson où les deux camps ont autant en main. Les manches suivantes commencent comme la première, et l’une d’elles doit apporter une victoire assez grosse.
    .also = œuf, poisson à égalité, régler les œufs
term-rotten-eggs = œufs pourris
    .about = Des œufs que personne n’a réglés dans les manches prévues pour cela. Ils sont abandonnés ou, selon une règle maison, la partie est nulle.
    .also = œufs gâtés, mauvais œufs, œufs non réglés

## Saucisse

term-row = rangée
    .about = À la saucisse, tes dominos, face cachée côte à côte, que tu ne vois pas toi-même. Tu prends au bout droit et tu remets à gauche.
    .also = file, dominos cachés, queue
term-root = racine
    .about = Le domino d’où tout part : à la saucisse celui d’où partent les deux lignes, à la patte de poulet le double du milieu.
    .also = domino du milieu, centre, double de départ
term-insert = glisser
    .about = À la saucisse, pousser un double entre deux dominos qui se touchent par son nombre. Ce qui suit recule d’une place.
    .also = insérer, intercaler, joint, entre deux dominos
term-cut = coupe
    .about = À la saucisse, poser un domino en travers des deux lignes là où elles montrent ses deux nombres au même rang. Tout ce qui est avant va à l’adversaire, et le domino est la nouvelle racine.
    .also = couper, couper la saucisse, saucisse, dominos coupés, profondeur, rang

## Trains et pattes

term-train = train
    .about = La suite de dominos qui appartient à un joueur et part de la gare. Les autres ne peuvent y poser que tant que son marqueur est là.
    .also = son propre train, train privé, train personnel
term-public-train = train public
    .about = Au train mexicain, le train qui est à tout le monde ; chacun peut y poser.
    .also = train mexicain, train commun, train de tous
term-marker = marqueur
    .about = Un signe qui montre que ton train est ouvert à tous, parce que tu as dû passer. Il s’enlève quand tu y poses toi-même un domino.
    .also = jeton, pion, pièce, train ouvert
term-engine = locomotive
    .about = Le double dans la gare, au milieu de la table, d’où part chaque train. Il change d’une manche à l’autre.
    .also = gare, station, moteur, double central, double de départ
term-bare-double = double nu
    .about = Au train mexicain, un double sur lequel il n’y a encore rien. Il doit être couvert avant qu’autre chose soit posé ; un double que plus aucun domino ne peut couvrir est mort.
    .also = double découvert, couvrir un double, double ouvert, satisfaire un double, double mort
term-foot = patte
    .about = À la patte de poulet, un double posé à un bout. Rien d’autre ne peut être posé tant qu’il n’a pas ses trois doigts.
    .also = pied, patte de poulet, poulet, double patte
term-toes = doigts
    .about = Les trois dominos du nombre du double qui font une patte. Ensuite, chacun d’eux est un bout.
    .also = doigt, orteils, trois doigts, griffes

## Jokers, sommes et autres tables

term-matador = matador
    .about = Un domino qui peut se poser à n’importe quel bout, dans les deux sens : 0-0, et tout domino dont les moitiés font la somme du jeu.
    .also = joker, cardinal, cardinaux, domino libre
term-double-heading = deux bouts égaux
    .about = Au Bergen, les deux bouts montrent le même nombre et aucun des deux dominos de bout n’est un double. Si l’un d’eux en est un, c’est un triple.
    .also = bouts égaux, bouts pareils, triple, double en tête
term-running-total = total
    .about = Aux dominos-comptables, la somme de tous les points sur la table. Qui l’amène exactement sur un repère marque.
    .also = total sur la table, somme de tous les points, repère
term-barricade = barricade
    .about = Un double posé en travers d’un bout pour arrêter la manche aussitôt. Elle réussit si aucun adversaire n’a moins en main que son auteur.
    .also = fermer le jeu, barrer, barrage, double qui barre, blocage
term-brickwork = mur
    .about = La façon dont sont posés les dominos du Domino français : sur deux rangs comme des briques, chacun à cheval sur son voisin. Pour le reste, on pose comme sur une ligne.
    .also = briques, rangs, maçonnerie

## 42

term-shaker = donneur
    .about = Au 42, le joueur qui mélange. Celui à sa gauche parle en premier.
    .also = qui mélange, distributeur, donner
term-bid = enchère
    .about = Ce qu’un joueur annonce que son camp fera dans cette donne. La plus haute enchère nomme l’atout et doit être réussie ; sinon elle chute, et l’autre camp marque.
    .also = annonce, annoncer, enchérir, contrat, chute, chuter, enchère manquée
term-mark = marque
    .about = L’unité dans laquelle se compte une donne de 42. Comme enchère, une marque promet tous les plis.
    .also = tout, 42 points, 84, marque de partie
term-trump = atout
    .about = La couleur qui bat toutes les autres dans cette donne ; la plus haute enchère la nomme. Un atout n’appartient à aucune autre couleur.
    .also = atouts, couleur, couleur d’atout, sans atout
term-trick = pli
    .about = Un domino de chaque joueur. Le plus haut atout le prend, ou sans atout le plus haut domino de la couleur demandée.
    .also = levée, faire un pli, prendre un pli
term-follow-suit = fournir
    .about = Jouer un domino de la couleur demandée, ce que tu dois faire si tu en as un. Ne pas le faire est une renonce ; le programme ne le permet pas.
    .also = renonce, suivre, fournir à la couleur, obligé de fournir
term-off = perdant
    .about = Dans la main de qui a l’enchère, un domino qui n’est ni atout ni double, et qu’un autre peut donc battre.
    .also = off, domino faible, domino perdant
term-nello = nello
    .about = Un contrat pour perdre tous les plis, sans atout et sans partenaire. Une règle maison le permet.
    .also = nullo, misère, nil, perdre tous les plis
term-plunge = plongeon
    .about = Une enchère par saut de quatre marques avec au moins quatre doubles ; le partenaire nomme l’atout et entame. Une règle maison le permet.
    .also = plunge, quatre doubles, enchère par saut, splash
