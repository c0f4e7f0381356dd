# Solitaire 2

page-solo-batches-players =
    On joue seul, avec un jeu double-{ $set ->
        [9] neuf
       *[other] six
    } de { $tiles } dominos. Le paquet est visible, donc les autres peuvent regarder et conseiller ; la pioche est face cachée.
    Un domino est retourné, et on pioche par paquets de { $hand_1 }. { $play_leftover ->
        [true] Ce qui reste après le dernier paquet entier est un paquet à part.
       *[false] { $set ->
            [9] { $batch ->
                [5] Il y a 10 paquets entiers, et il reste 4 dominos.
               *[other] Il y a 7 paquets entiers, et il reste 5 dominos.
            }
           *[other] { $batch ->
                [7] Il y a 3 paquets entiers, et il reste 6 dominos.
               *[other] Il y a 5 paquets entiers, et il reste 2 dominos.
            }
        } Ils ne se jouent pas.
    }

page-solo-batches-begin =
    Le premier domino de la pioche est retourné et commence la ligne ; elle a deux bouts. Puis tu pioches le premier paquet.
    Il peut arriver que rien du premier paquet n’aille au domino retourné. Le jeu est alors perdu tout de suite.

page-solo-batches-turn =
    Pose un domino du paquet à l’un ou l’autre bout de la ligne : les moitiés qui se touchent doivent montrer le même nombre. 0 ne va qu’avec 0.
    Tu choisis l’ordre dans lequel tu poses les dominos du paquet, et le bout. Les doubles sont des dominos comme les autres : un double est en travers, mais la ligne ne continue qu’à ses deux bouts.
    Un nouveau paquet ne se pioche que lorsque le précédent est entièrement posé, et il se pioche d’un coup. On ne pioche rien d’autre, et on ne passe pas.
    Un domino sur la ligne y reste : rien n’est repris.

page-solo-batches-end =
    Le jeu se termine quand { $play_leftover ->
        [true] tous les dominos, ceux du dernier petit paquet compris, sont sur la ligne.
       *[false] tous les paquets entiers sont sur la ligne.
    } Il se termine aussi dès qu’il reste des dominos dans le paquet et qu’aucun d’eux ne va à un bout.
    Tu peux aussi abandonner.

page-solo-batches-scoring =
    Tu as gagné si { $play_leftover ->
        [true] le dernier paquet est posé aussi.
       *[false] tous les paquets entiers sont posés. Peu importe ce que sont les dominos restants.
    } Si tu ne peux plus rien poser avant, tu as perdu.
    Ton score est le nombre de dominos que tu as posés ; le domino retourné au début ne compte pas.
    Le jeu est difficile. { $play_leftover ->
        [true] Tous les dominos doivent tenir sur une ligne, dont les deux bouts montrent alors le même nombre.
       *[false] Tous les dominos sauf les restants doivent pouvoir tenir sur une ligne, { $set ->
            [9] ce que les dominos restants d’un jeu double-neuf permettent rarement : s’ils sont cinq, dans moins de 4 cas sur 100.
           *[other] ce que les dominos restants ne permettent pas toujours{ $batch ->
                [7] { "" }
               *[other] {"\u00A0"}: sur les 378 paires possibles, 273 le permettent
            }. Même alors, l’ordre des paquets peut te battre.
        }
    }

page-solo-batches-match =
    Il y a une manche, et c’est la partie.

example-solo-batches-batch-first = Les bouts sont 5 et 0, donc 5-5 peut aller à gauche et 6-0 à droite. On ne pioche rien de nouveau avant que tous les dominos du paquet soient sur la ligne.
example-solo-batches-stuck = Il reste 3-1, 4-2 et 6-1 dans le paquet, et les bouts sont 5 et 0 : aucun ne va, et le jeu est perdu, quel qu’ait été le paquet suivant.
