# Cyprus

page-cyprus-players =
    On joue de { $fewest } à { $most }, chacun pour soi. Le jeu est un double-neuf, { $tiles } dominos.
    { shared-direction }
    Chacun reçoit { $hand_4 } dominos à quatre, { $hand_5 } à cinq, { $hand_6 } à six.
    Les dominos qui restent ({ $boneyard_4 } à quatre, { $boneyard_5 } à cinq, { $boneyard_6 } à six) sont mis de côté pour la manche, face cachée. On ne pioche pas.

page-cyprus-begin =
    Qui a 9-9 commence, et doit le poser. Il en va ainsi dans chaque manche, peu importe qui a gagné la précédente.
    Si personne n’a reçu 9-9, tous les dominos sont mélangés et distribués de nouveau.
    { shared-redeal }

page-cyprus-turn =
    9-9 est au milieu d’une étoile qui a de la place pour { $arms } branches. Pose un domino par tour : commence une nouvelle branche sur 9-9 avec le 9 de ton domino, ou continue n’importe quelle branche, dont le bout ouvert doit être égal à la moitié qui le touche.
    { $fill_first ->
        [true] Tant que les { $arms } branches n’ont pas toutes commencé, on ne peut que commencer de nouvelles branches ; rien d’autre ne va.
       *[false] On peut commencer de nouvelles branches tant qu’il y en a de libres, et dans n’importe quel ordre ; aucune branche n’a besoin d’attendre les autres. Si tu as un domino pour une nouvelle branche, tu peux quand même en continuer une autre à la place.
    }
    { $arms ->
        [9] Il y a une branche pour chacun des neuf autres dominos avec un 9.
       *[other] Il y a neuf autres dominos avec un 9, un ou plusieurs de trop pour les branches. Ils peuvent se poser par leur autre moitié, comme tout domino, au bout d’une branche ; les autres aussi.
    }
    Les doubles peuvent être en travers ou en long ; cela ne change rien. On ne construit pas sur leurs côtés, et une branche ne se ramifie jamais.
    Si tu peux poser un domino, tu dois le faire. Si tu ne peux pas, tu passes.

page-cyprus-end =
    { shared-out }
    { shared-blocked-none }{ $fill_first ->
        [true] { " " }C’est le cas aussi si des branches sont vides et que personne n’a de 9 pour elles, même si ceux qui manquent peuvent être parmi les dominos mis de côté.
       *[false] { "" }
    }

page-cyprus-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-cyprus-match =
    { shared-match }

example-cyprus-any-arm = Trois branches seulement ont commencé, et personne n’a besoin de commencer d’abord les autres : Ouest peut commencer une nouvelle branche avec 9-6, ou poser 4-2 au bout qui montre un 4.
example-cyprus-ninth-nine = Les huit branches ont commencé. Le neuvième neuf, 9-8, n’a plus de place sur 9-9, et aucun bout ne montre un 8 ou un 9, donc Est ne peut pas le poser : 8-7 va sur le 7, 3-2 sur le 2 ou sur le 3.
example-cyprus-blocked = Les huit bouts demandent tous des trois, et il n’y a plus de trois : le jeu est bloqué. Sud a le moins en main avec 9 et inscrit ce que les autres ont, 17 + 10 + 11 = 38.
