# Réponses aux commandes et aux questions, et pourquoi quelque chose est impossible.

## Les commandes en une phrase

command-play = ouvrir une table ; on peut nommer le jeu et ses règles maison
command-lunch = ouvrir une session de bouc du Général pour la pause de midi
command-remind = demander chaque jour qui joue ; un résumé chaque lundi
command-sheet = tenir la marque d’une partie jouée avec de vrais dominos
command-daily = la donne du jour : la même pour tout le monde
command-join = prendre place à une table
command-leave = se lever ; en cours de partie, l’ordinateur garde la place
command-hand = voir ta main
command-table = remontrer la table en bas de la discussion
command-move = jouer par écrit : les deux nombres avec un tiret, puis @ et la place si besoin ; draw, pass
command-stop = fermer une table, ou arrêter sa partie
command-games = tous les jeux
command-rules = les règles : parcourir, poser une question, comparer deux jeux
command-why = pourquoi ton dernier coup a été refusé, ou d’où viennent les derniers points
command-tally = qui a gagné et perdu ici, et combien de fois
command-export = tout ce qui est compté ici dans un fichier, envoyé en privé
command-import = lire un tel fichier ; ce qui est déjà là ne change pas
command-forget = cacher ton nom dans les bilans, ou te faire oublier
command-record = les manches terminées, notées pour être rejouées
command-verify = vérifier que les mélanges étaient bien ceux promis
command-settings = temps par tour, images et tes propres réglages
command-language = la langue, la tienne ou celle de la discussion
command-help = cette liste
command-doctor = vérifier si le bot peut fonctionner ici
command-start = un mot de bienvenue

usage-game = [jeu]
usage-options = [option=valeur ...]
usage-table = [table]
usage-move = ‹coup›
usage-topic = [question]
usage-language = [moi|discussion] [langue]
usage-tally = [quoi]
usage-minutes = [minutes]
usage-format = [json|csv]
usage-file = ‹fichier›
usage-whom = me
usage-reminder = [heure] [ville]
usage-city = [ville]
usage-sheet = [entrée]

help-head = <b>Commandes</b>
help-line = <c>{ $usage }</c> : { $about }
welcome = Bonjour ! Je tiens la table de dominos d’un groupe : <c>/play</c> en ouvre une, et chacun reçoit sa main en privé. <c>/games</c> donne la liste des jeux, <c>/help</c> tout le reste.
welcome-terminal = <b>Boneyard</b>, les dominos dans ton terminal.
    <c>/play</c> ouvre une table contre l’ordinateur, <c>/games</c> donne la liste des jeux, <c>/help</c> tout le reste.
    Tape le numéro d’un bouton pour l’actionner, ou un coup comme <c>6-4</c>. Ctrl-D pour partir.

## Enregistrements

record-head = <b>Enregistrement</b> des manches terminées :
record-line = <c>{ $line }</c>
verify-head = <b>Les mélanges des manches terminées</b>
verify-round = { $good ->
    [yes] ✓ Manche { $round } : la graine <c>{ $seed }</c> donne bien l’empreinte <c>{ $commitment }</c>.
    [tiles] ✗ Manche { $round } : la graine <c>{ $seed }</c> donne bien l’empreinte <c>{ $commitment }</c>, mais distribue d’autres dominos.
   *[no] ✗ Manche { $round } : la graine <c>{ $seed }</c> ne donne pas l’empreinte <c>{ $commitment }</c>.
}

## Réglages

settings-chat = <b>Cette discussion</b>
settings-person = <b>Toi</b>
setting-is = { $setting } : { $value }
setting-clock = Temps pour un tour
    .is-off = sans limite
    .is-45s = 45 secondes
    .is-3m = 3 minutes
    .is-1h = 1 heure
    .is-1d = 1 jour
setting-layout = La table
    .is-picture = image
    .is-text = texte
setting-theme = Images
    .is-light = claires
    .is-dark = sombres
setting-summary = Résumé de la semaine
    .is-off = pas de résumé
    .is-on = le lundi
setting-zone = Fuseau horaire : { $city }
setting-remind = { $at ->
    [off] Rappel « qui joue aujourd’hui ? » : non
   *[on] Rappel « qui joue aujourd’hui ? » : { $at }
}
setting-single = Un seul coup possible
    .is-ask = je le joue moi-même
    .is-pass = passer se fait tout seul
    .is-play = il se joue tout seul
language-mine = Ta langue : { $language }
language-here = La langue de cette discussion : { $language }
language-for-me = Pour moi : { $language }
language-for-chat = Pour la discussion : { $language }
language-name-en = English
language-name-ru = Русский
language-name-pl = Polski
language-name-de = Deutsch
language-name-fr = Français
language-name-nl = Nederlands
language-name-it = Italiano
language-name-es = Español

## Ce qui s’est passé

left = L’ordinateur garde maintenant ta place. Le bouton <b>Me revoilà</b> te la rend.
left-lobby = Ta place à la table est de nouveau libre.
stopped = La table a été fermée.
table-brought = La table est maintenant en bas de sa discussion.

## Pourquoi c’est impossible

dealt-already = La manche suivante a déjà commencé.
old-button = Ce bouton n’est plus valable.
bad-button = Ce bouton ne fait rien.
no-such-command = La commande <c>/{ $command }</c> n’existe pas. <c>/help</c> en donne la liste.
command-alike = La commande <c>/{ $command }</c> n’existe pas. Est-ce <c>/{ $meant }</c> ?
too-long = C’est trop long : { $most } caractères au plus.
failure = Quelque chose s’est mal passé ici. Donne ce numéro à la personne qui gère ce bot : { $number }
not-saved = Impossible d’enregistrer. Réessaie.
not-read = En ce moment je ne peux pas lire ce que j’ai noté. Réessaie dans une minute.
no-such-table = Cette table n’existe plus.
no-table-called = Il n’y a pas de table « { $table } » ici.
no-table-here = Il n’y a pas de table ici. <c>/play</c> en ouvre une.
no-seat-here = Tu n’as de place à aucune table ici.
no-lobby-here = Aucune table ici n’attend de joueurs. <c>/play</c> en ouvre une.
which-table = Quelle table ?
which-here = { $table } · { $game }
which-there = { $table } · { $game } · { $room }
our-chat = notre discussion
not-your-table = Tu ne joues pas à cette table.
not-begun = La partie n’a pas commencé.
match-is-over = La partie est finie.
not-being-played = Cette partie n’est pas en cours.
already-begun = La partie a déjà commencé.
join-late = La partie a déjà commencé, et chaque place est à quelqu’un, même si l’ordinateur la garde en ce moment. Quand elle est finie, <b>Nouvelle table</b> est pour tout le monde ; <c>/play</c> ouvre tout de suite une autre table.
joined-late = Tu joues maintenant à la place de { $name }. Le bouton <b>Ma main</b> montre tes dominos.
joined-late-told = { $name } joue maintenant à la place de { $other }.
already-seated = { $ready ->
    [yes] Tu as déjà ta place à cette table. <b>Commencer</b> lance la partie dès que tu veux.
    [sheet] Tu as déjà ta place à cette table. Attends les autres, ou inscris-les par leur nom ; ensuite, <b>Commencer</b> lance la partie.
   *[no] Tu as déjà ta place à cette table. Attends les autres, ou complète avec l’ordinateur ; ensuite, <b>Commencer</b> lance la partie.
}
too-few = { $wanted } { $sheet ->
    [yes] Attends les autres, ou inscris-les par leur nom ; ensuite, <b>Commencer</b> lance la partie.
   *[no] Attends les autres, ou complète avec l’ordinateur ; ensuite, <b>Commencer</b> lance la partie.
}
not-seated = Tu n’as pas de place à cette table.
table-full = Toutes les places sont prises.
players-come = Tout le monde peut s’asseoir à la table. Dès que vous serez { $count }, <b>Commencer</b> lance la partie.
no-computers-on-sheet = Sur une feuille de marque, pas d’ordinateur : chacun y a ses propres dominos.
no-last-time = Aucune partie de ce jeu n’a encore eu lieu ici : pas d’équipes à reprendre.
lunch-minutes = Une session dure de { $shortest } à { $longest } minutes.
lunch-how = Je ne comprends pas « { $words } ». Voici comment faire : <c>/lunch 45</c>, <c>/lunch vrais 45</c>, <c>/lunch vrais avec Chloé, David</c>. Un rappel quotidien : <c>/remind 12:30</c>.
option-how = Je ne comprends pas « { $words } ». Une règle maison s’écrit ainsi : <c>{ $example }</c>.
option-alike = La règle maison « { $option } » n’existe pas dans ce jeu ({ $game }). Est-ce { $meant } ?
with-how = { $how } Inutile de nommer qui que ce soit : qui veut jouer touche <b>Rejoindre</b>.
only-one = « { $one } » et « { $other } » ne vont pas ensemble : n’en garde qu’un.
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
no-voice-here = Je ne peux pas écrire dans ce salon, il ne peut donc pas y avoir de table ici. /doctor dit ce qui manque.
only-players = Seules les personnes assises à la table peuvent faire cela.
only-host = Seuls l’hôte de la table et les admins de la discussion peuvent faire cela.
only-admin = Seuls les admins de la discussion peuvent faire cela.
lobby-is-closed = Cette table a été fermée.
too-many-tables = Il y a déjà { $most } tables ici, il n’y a plus de place pour une autre.
too-many-for-game = Trop de monde : ce jeu se joue à { $most } au plus.
rematch-is-on = La revanche est déjà lancée.
not-away = Tu joues déjà toi-même.
no-such-game = Aucun jeu ne s’appelle « { $name } ». <c>/games</c> en donne la liste.
game-alike = Aucun jeu ne s’appelle « { $name } ». { $count ->
    [one] Est-ce { $games } ?
   *[other] C’est peut-être l’un de ceux-ci : { $games }.
}
no-such-language = Je ne parle pas { $language }. Je parle : { $languages }.
nothing-to-record = Il n’y a pas encore de manche terminée à enregistrer.
record-other-rules = Cette partie ne peut pas être enregistrée : depuis qu’elle a commencé, une mise à jour a changé les règles.
nothing-to-verify = Il n’y a pas encore de manche terminée à vérifier.

## Ce que les règles refusent

refused-bad-notation = { $text } n’est pas un coup. { move-how }
move-how = Écris les deux nombres d’un domino, puis la place s’il y en a plusieurs : <c>6-4</c>, <c>6-4 gauche</c>, <c>6-4@L</c>. Ou bien <c>piocher</c>, ou <c>passer</c>.
refused-ambiguous = Il va à plusieurs endroits : précise avec @L ou @R, sur une croix aussi @U ou @D, sur une étoile ou parmi les trains avec le numéro, par exemple @2, et le train mexicain avec @M.
refused-ambiguous-half = L’une ou l’autre moitié peut rester visible : précise-la après l’endroit, par exemple @L:5.
refused-not-your-turn = Ce n’est pas ton tour.
refused-between-rounds = La manche suivante n’est pas encore distribuée.
refused-match-over = La partie est finie.
refused-round-going-on = La manche est encore en cours.
refused-not-this-game = Ce coup n’existe pas à cette table.
refused-not-in-hand = Tu n’as pas { $tile } en main.
refused-does-not-fit = { $tile } ne va pas : les moitiés qui se touchent doivent être égales.
refused-does-not-add-up = { $tile } ne va pas : les moitiés qui se touchent doivent faire { $total } à elles deux.
refused-other-half = { $tile } ne peut pas s’y poser en laissant voir { $half }.
refused-no-such-arm = { $arms ->
    [none] Il n’y a pas encore de place { $arm } : nomme seulement le domino.
   *[other] Il n’y a pas de place { $arm } pour l’instant. Ouvertes : { $arms }.
}
refused-no-places = Les dominos n’ont pas de place ici : donne seulement le domino.
refused-must-lead = La manche doit commencer par { $tile }.
refused-covered = { $tile } n’est pas encore libre : seul le domino de droite d’une rangée peut être pris.
refused-not-open = { $tile } n’est pas visible.
refused-lies-in-line = { $tile } est déjà sur la ligne.
refused-already-laid = { $tile } est déjà sur le plateau. Reprends-le d’abord.
refused-not-on-board = { $tile } n’est pas sur le plateau.
refused-no-such-cell = Le plateau n’a pas de case { $cell } : il a 8 lignes, et les quatre du milieu n’ont que les colonnes 2 à 7.
refused-cells-apart = Un domino couvre deux cases côte à côte ou l’une au-dessus de l’autre.
refused-cell-covered = La case { $cell } est déjà couverte.
refused-cell-printed = En { $cell }, un { $number } est donné.
refused-cells-wanted = Indique les cases, moitié par moitié : <c>place</c>, le domino et les deux cases, par exemple <c>r1c1 r1c2</c>.
refused-deal-whole = Ce jeu se joue avec les { $tiles } dominos, tous distribués : nomme-les tous ou aucun.
refused-deal-no-start = La pioche n’a pas de domino pour commencer la ligne.
refused-never-complete = Les { $tiles } dominos de ce jeu ne tiennent jamais tous sur une ligne : { $most } au plus. Choisis un autre jeu de dominos ou un autre but.
refused-lead-or-leave = Commence avec { $tile }, ou passe pour laisser l’entame à qui elle reviendrait.
refused-one-tile-leads = Une manche commence par un seul domino.
refused-lead-alone = Le premier domino ne laisse rien à choisir : donne seulement le domino.
refused-one-tile-a-turn = Ici, on pose un seul domino par tour.
refused-only-doubles-together = Seuls des doubles peuvent être posés ensemble dans un tour.
refused-not-together = Ces dominos ne peuvent pas être posés dans le même tour.
refused-one-after-another = Les dominos d’un tour se posent un par un : donne un seul domino.
refused-must-play = Tu peux poser un domino, donc tu dois le faire.
refused-lay-or-draw = Tu ne peux pas passer : pose un domino ou pioche.
refused-lay-or-block = Tu peux poser un domino ou barrer un bout, donc tu dois faire l’un des deux.
refused-must-draw = Tu ne peux rien poser, donc tu dois piocher.
refused-must-pass = Tu ne peux rien poser, donc tu dois passer.
refused-draw-or-block = Tu ne peux pas passer : pioche ou barre un bout.
refused-one-draw = Tu as déjà pioché dans ce tour.
refused-draw-count = { $count ->
    [one] Ici, on pioche { $count } domino à la fois.
   *[other] Ici, on pioche { $count } dominos à la fois.
}
refused-no-drawing = On ne pioche pas dans ce jeu.
refused-draws-itself = Ici, le domino se pioche tout seul, à la fin du tour. Si rien ne va, passe.
refused-boneyard-empty = On ne peut plus piocher.
refused-drawn-waits = Le domino pioché attend un prochain tour.
refused-title-only = D’après les règles maison de cette table, le dernier domino doit valoir un titre.
refused-lead-lies-open = On commence une manche avec un domino face visible.
refused-arm-closed = On ne construit pas sur un double fermé.
refused-arms-first = Pas encore de place en { $arm } : chaque branche doit avoir un domino avant qu’une seule s’allonge.
refused-toes-first = { $tile }, sur la table, demande d’abord { $left ->
    [one] encore { $left } domino
   *[other] encore { $left } dominos
} de son nombre.
refused-arm-has-foot = La branche { $arm } finit par une patte : continue sur un de ses doigts, par exemple @{ $arm }.1.
refused-foot-impossible = { $tile } ne peut plus devenir une patte : il reste trop peu de dominos de son nombre pour { $toes } doigts.
refused-pair-lies-closed = Tant qu’il n’y a pas de croisement, deux doubles ne se posent ensemble que face cachée, un à chaque bout.
refused-never-closed = { $tile } ne peut pas être posé face cachée ici.
refused-open-first = { $tile } se pose face visible : un double face cachée demande un croisement{ $pairs ->
    [off] { "" }
    [any] , ou un deuxième double à l’autre bout
   *[closed_only] , ou un deuxième double face cachée à l’autre bout
}.
refused-never-along = { $tile } ne peut pas être posé en long ici.
refused-one-end = Tous les dominos d’un tour vont au même bout.
refused-lay-first = Pose d’abord un domino.
refused-must-go-on = Tu peux poser un autre domino, donc tu dois le faire.
refused-done-ends-turn = Tu peux poser un autre domino, ou finir ton tour avec <b>Terminé</b>.
refused-bid-first = D’abord, tout le monde annonce.
refused-bidding-over = Les enchères sont finies.
refused-bid-higher = Il faut dépasser l’enchère en cours, ou passer.
refused-bid-range = Tu peux annoncer de 30 à 41 points, ou des marques.
refused-bid-tricks = Tu peux annoncer de 1 à 7 plis.
refused-bid-marks = On peut d’abord annoncer une ou deux marques, ensuite une de plus que l’enchère en cours.
refused-pass-is-a-bid = Pendant les enchères, on passe avec <c>bid pass</c>.
refused-no-plunge = Un plongeon demande quatre doubles, et aucune enchère de quatre marques avant lui.
refused-trump-first = L’atout doit d’abord être nommé.
refused-trump-named = L’atout est déjà nommé.
refused-no-such-trump = Cela ne peut pas être atout à cette table.
refused-nello-on-marks = Le nello demande une enchère d’une marque au moins, et seul l’auteur de l’enchère peut l’annoncer.
refused-just-the-tile = Donne seulement le domino : un pli n’a pas de places.
refused-must-follow = Tu dois fournir : { $suit ->
    [n0] on a demandé les blancs.
    [n1] on a demandé les as.
    [n2] on a demandé les deux.
    [n3] on a demandé les trois.
    [n4] on a demandé les quatre.
    [n5] on a demandé les cinq.
    [n6] on a demandé les six.
   *[doubles] on a demandé les doubles.
}
refused-early-stop-points = Quand on marque des points, chaque pli compte : la donne ne peut pas s’arrêter avant la fin.
refused-nello-needs-marks = Le nello se joue pour des marques : on doit enchérir en points et compter en marques.
refused-plunge-needs-marks = Un plongeon est une enchère en marques : on doit enchérir en points.
refused-claim-first = Dis d’abord si le domino marque : réclame ses points, ou choisis <b>Terminé</b>.
refused-nothing-to-claim = Il n’y a rien à réclamer pour l’instant.
refused-only-doubles-block = { $tile } ne peut pas barrer un bout : il faut un double.
refused-block-begins-turn = On barre un bout au début d’un tour, et pas avant que le premier domino soit posé.
refused-block-unable = D’après les règles maison de cette table, on ne peut barrer un bout que si on ne peut rien poser.
refused-no-such-train = Il n’y a pas de train { $arm } : les trains portent le numéro de leur propriétaire, et M est le train mexicain.
refused-cover-first = Il faut d’abord couvrir le double { $number }.
refused-own-train-now = Un long premier tour continue avec des dominos sur ton propre train.
refused-train-waits = Le train mexicain s’ouvre à toi quand le tien a commencé.
refused-train-shut = Le train { $arm } n’est pas ouvert aux autres : il s’ouvre quand son propriétaire passe, jusqu’à ce qu’il y pose de nouveau un domino.
refused-no-signal = Tu ne peux pas faire ce signe maintenant.
refused-deal-unknown = Cette donne n’a pas de graine.
refused-lot-unknown = Rien ne dit le résultat de ce tirage au sort, et la donne n’a pas de graine.
refused-deal-surplus = { $tile } ne peut pas être distribué : les règles le posent, ou il n’y en a plus.
refused-deal-seats = La donne est prévue pour un autre nombre de personnes.
refused-deal-waiting = Une équipe qui attend ne reçoit pas de dominos.
refused-deal-empty = Personne n’a reçu de domino.
refused-deal-empty-row = Il faut un domino à chacun pour commencer.
refused-deal-scores = La donne réunit dans une même équipe des personnes aux scores différents.
refused-cut-unknown = Cette coupe doit être mélangée, et la donne n’a pas de graine.
refused-must-place = { $tile } a une place : c’est là qu’il va.
refused-no-end-fits = { $tile } ne va à aucun bout de ligne, mais il a une autre place, par exemple <c>{ $place }</c>.
refused-not-turned = Seul le domino retourné peut être posé : { $tile }.
refused-double-begins = La manche commence par un double, et { $tile } n’en est pas un.
refused-root-first = Le premier domino se pose en travers de la table, sur aucune ligne.
refused-no-such-line = Il n’y a pas de ligne { $line } : les lignes sont A et B.
refused-no-inserting = D’après les règles maison de cette table, les doubles ne se glissent pas entre d’autres dominos.
refused-only-doubles-go-between = { $tile } ne peut pas se glisser entre d’autres dominos : il faut un double.
refused-no-such-joint = La ligne { $line } n’a pas deux dominos à écarter en { $depth }.
refused-not-at-root = D’après les règles maison de cette table, rien ne se glisse entre la racine et le premier domino.
refused-joint-shows-other = Ces dominos se touchent par { $number } : { $tile } ne va pas là.
refused-lines-differ = D’après les règles maison de cette table, on ne coupe que des lignes de même longueur.
refused-no-such-depth = Une coupe en { $depth } demande autant de dominos sur les deux lignes ({ $depth }), et on ne coupe pas en 0.
refused-cut-at-end = D’après les règles maison de cette table, une coupe prend toute la longueur d’une ligne : maintenant seulement en { $depth }.
refused-cutter-shows-other = En { $depth }, les lignes montrent d’autres nombres que { $tile }.
refused-players = Nombre de joueurs pour ce jeu : { $allowed }, pas { $players }.
refused-no-such-option = La règle maison { $option } n’existe pas dans ce jeu ({ $game }). Il y a : { $options }.
refused-no-such-choice = { $option } ne peut pas être { $value }. Choix possibles : { $choices }.
refused-max-pip = De toute façon, aucune moitié ne dépasse { $set } dans ce jeu de dominos.
refused-root-arms = Le double du milieu ne peut pas avoir { $arms } branches : le jeu n’a que { $tiles } autres dominos de son nombre.
refused-set-too-small = À autant, il faut { $needed } dominos, et le jeu en a { $tiles }. Choisis un jeu plus grand.
refused-set-cut-short = À autant, il faut { $needed } dominos, et avec des nombres jusqu’à { $max_pip } il y en a { $tiles } : vois la règle maison <b>Nombre maximal</b>.
refused-deals-cancelled = Avec ces règles maison, presque toutes les donnes seraient annulées. Permets plus de doubles par main ou choisis un jeu plus grand.
refused-queue-teams = À { $players }, le nombre d’équipes en attente ne peut pas être { $teams }.
refused-players-min = Cette table se joue à { $least } au moins, pas à { $players } : vois la règle maison <b>Nombre minimum</b>.

## Peut-on te joindre ?

doctor-head = <b>Le bot peut-il fonctionner ici ?</b>
doctor-found = { $good ->
    [yes] ✓ { $what }
   *[no] ✗ { $what }
}
doctor-reached = Les messages privés t’arrivent : tes dominos viendront là.
doctor-unreached = Les messages privés ne t’arrivent pas : { $way ->
    [open] touche « Ouvrir notre discussion ».
   *[write] autorise les messages privés de ce serveur et touche « Écris-moi ».
} En attendant, « Ma main », sous une table, ne montre tes dominos qu’à toi.
doctor-untried = On ne sait pas encore si les messages privés t’arrivent : { $way ->
    [open] touche « Ouvrir notre discussion ».
   *[write] touche « Écris-moi ».
}
seated-here = Tu as une place à une table ({ $game }, { $room }). Tes dominos arriveront ici.
written = Les messages privés arrivent. Tes dominos viendront ici.
writing = Je t’écris tout de suite. Si rien n’arrive, tes messages privés sont encore fermés ; la table marche sans eux.
no-whisper = { $name }, { $way ->
    [open] je ne peux pas encore t’écrire en privé, et ceci n’est que pour toi. Ouvre notre discussion, puis réessaie.
    [write] je ne peux pas t’écrire en privé, et ceci n’est que pour toi. Autorise les messages privés de ce serveur, puis réessaie.
   *[again] ceci n’est que pour toi et ne t’est pas parvenu. Réessaie.
}
answer-openly = { $name } : { $answer }
not-in-this-chat = Je ne suis pas membre de cette discussion et ne peux pas y tenir de table. Joue dans notre discussion privée, ou sur un serveur où je suis membre : qui en gère un peut m’y ajouter.
masked = Au nom d’une discussion, personne ne peut jouer ni avoir ses propres réglages : désactive l’anonymat, ou demande à quelqu’un d’autre.
removed-from-room = La table est fermée ({ $game }, { $room }) : on m’en a retiré.
room-is-gone = La table est fermée ({ $game }, { $room }) : ce lieu n’existe plus.
no-voice-there = Je ne peux pas écrire dans { $room }, il ne peut donc pas y avoir de table là-bas ({ $game }). /doctor, demandé là-bas, dit ce qui manque.
offers-none = Ce n’est pas ton tour.
# Behind the colon stands what one might type.
offers-nowhere = Tu ne joues pas. Demande une règle : { $game } points
offers-several = C’est ton tour à plusieurs tables : utilise leurs boutons.
offer-said = Un coup joué ({ $game }).
