# Solitaire 1

page-solo-rows-players =
    On joue seul, avec un jeu double-{ $set ->
        [9] neuf
        [12] douze
        [15] quinze
        [18] dix-huit
       *[other] six
    } de { $tiles } dominos. Aucun domino n’est caché, donc les autres peuvent regarder et conseiller.
    Tous les dominos sont mélangés et disposés face visible en { $set ->
        [9] 5 rangées de 11
        [12] 7 rangées de 13
        [15] 8 rangées de 17
        [18] 10 rangées de 19
       *[other] 4 rangées de 7
    }. Il n’y a pas de pioche : on ne pioche rien.

page-solo-rows-begin =
    { $start_tile ->
        [any] Le premier domino de la ligne est n’importe lequel de ceux qu’on peut prendre.
       *[other] Le premier domino de la ligne est { $start_tile }. Il est sorti de sa rangée, où qu’il s’y trouve.
    } Dès lors, la ligne a deux bouts.
    Seul le domino au bout droit de chaque rangée peut être pris. Quand il est parti, on peut prendre le suivant de cette rangée.

page-solo-rows-turn =
    Prends un des dominos qu’on peut prendre et pose-le à l’un ou l’autre bout de la ligne : les moitiés qui se touchent doivent montrer le même nombre. 0 ne va qu’avec 0.
    Chaque rangée raccourcit à son rythme. Pas besoin de prendre autant partout : tu peux prendre plusieurs dominos d’une même rangée, l’un après l’autre. Une rangée vide reste vide.
    Les doubles sont des dominos comme les autres ; un double est en travers, mais la ligne ne continue qu’à ses deux bouts.
    On ne pioche pas et on ne passe pas. Aucun domino ne change de rangée, et un domino sur la ligne y reste : rien n’est repris.

page-solo-rows-end =
    Le jeu se termine dès que tous les dominos sont sur la ligne, ou qu’aucun de ceux qu’on peut prendre ne va à un bout. Peu importe alors si un domino couvert irait.
    Tu peux aussi abandonner.

page-solo-rows-scoring =
    { $goal ->
        [longest] Tu as gagné si la ligne est aussi longue qu’elle peut l’être avec ce jeu : { $set ->
            [9] 51 des 55 dominos
            [15] 129 des 136 dominos
           *[other] tous les { $tiles } dominos
        }. Avec une ligne plus courte, tu n’as ni gagné ni perdu.
       *[all] Tu as gagné si les { $tiles } dominos sont tous sur la ligne. Si tu ne peux plus rien poser avant, tu as perdu.
    }
    { $set ->
        [9] Les dominos d’un jeu double-neuf ne tiennent jamais tous sur une ligne, donc seule la plus longue ligne peut être le but.
        [15] Les dominos d’un jeu double-quinze ne tiennent jamais tous sur une ligne, donc seule la plus longue ligne peut être le but.
       *[other] Si tous les dominos sont sur la ligne, ses deux bouts montrent toujours le même nombre : chaque nombre est sur un nombre pair de moitiés.
    }
    Ton score est le nombre de dominos que tu as posés.{ $set ->
        [6] { " " }Toutes les donnes ne se gagnent pas : environ { $start_tile ->
            [any] une sur trois
           *[other] une sur cinq
        }.
       *[other] { "" }
    }

page-solo-rows-match =
    Il y a une manche, et c’est la partie.
    La donne du jour est la même pour tout le monde et elle a une solution. Tu peux l’essayer jusqu’à ce que tu réussisses : tous les dominos posés comptent, même ceux des essais abandonnés, et il n’y a pas de conseils pour elle.

example-solo-rows-right-ends = Seul le domino de droite de chaque rangée peut être pris : 0-0, 2-0, 4-2 et 6-4. Les bouts de la ligne sont 1 et 6, donc 6-4 est le seul coup. 6-2 et 4-1 iraient, mais ils sont couverts.
example-solo-rows-stuck = 1-1, 5-5, 6-5 et 6-6 peuvent être pris, mais les deux bouts de la ligne montrent un 4 : perdu après 3 dominos, bien qu’il y ait des quatre sous d’autres dominos.
