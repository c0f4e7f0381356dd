# Dominos-comptables

page-italian-sum-players =
    On joue { $fewest ->
        [3] à { $fewest } ou { $most }
       *[other] de { $fewest } à { $most }
    }, chacun pour soi. Le jeu est un double-{ $set ->
        [9] neuf
       *[other] six
    }, { $tiles } dominos.
    { shared-direction }
    Chacun reçoit { $hand_3 } dominos à trois et { $hand_4 } à quatre{ $hand_2 ->
        [0] { "" }
       *[other] , et { $hand_2 } à deux
    }.
    { $may_draw ->
        [true] Les autres dominos forment la pioche ; { $reserve ->
            [0] tous peuvent être piochés.
            [1] le dernier n’est jamais pioché.
           *[other] les { $reserve } derniers ne sont jamais piochés.
        }
       *[false] Les autres dominos restent face cachée et ne servent pas dans cette manche.
    }

page-italian-sum-begin =
    Qui a le plus haut double commence. Si personne n’a de double, le domino le plus lourd donne l’entame : celui qui a le plus de points et, à égalité, celui qui a la plus grande moitié, donc 6-3 passe avant 5-4.
    { $opening_tile ->
        [free] On montre ce domino, mais on n’est pas obligé de le poser : on peut commencer avec n’importe quel domino.
       *[must] Ce domino doit être posé en premier.
    } L’entame est toujours un domino ; personne ne peut commencer par piocher.
    { $later_starter ->
        [rotate] Ensuite, à chaque manche, c’est le joueur suivant qui commence, avec n’importe quel domino.
       *[again] Chaque manche suivante commence de la même façon, par le plus haut double. Personne ne gagne une manche dans ce jeu, donc aucun gagnant ne commence.
    }

page-italian-sum-turn =
    Pose n’importe quel domino de ta main{ $may_draw ->
        [true] , ou pioche un domino à la place ; piocher met fin à ton tour
       *[false] { "" }
    }. Les nombres des dominos n’ont pas besoin d’aller ensemble : les dominos ne font que s’additionner.
    { $may_draw ->
        [true] On ne passe pas. Si on ne peut plus rien piocher, tu dois poser un domino.
       *[false] Tu dois poser un domino à chaque tour. On ne passe pas et on ne pioche pas.
    }
    Tous les points des dominos sur la table font le total. Ton domino y ajoute ses deux moitiés ; un double aussi ses deux moitiés : 6-6 ajoute 12. Le programme dit le total après chaque domino.
    Qui n’a plus de dominos est sauté, et les autres continuent.

page-italian-sum-end =
    La manche se termine dès que le total a atteint ou dépassé le dernier repère, { $set ->
        [9] 150
       *[other] 100
    }. Elle se termine aussi quand personne n’a plus de domino.
    Poser son dernier domino ne met pas fin à la manche tant que quelqu’un d’autre a des dominos. Il n’y a pas de jeu bloqué, car tout domino peut toujours être posé.

page-italian-sum-scoring =
    Tu marques aussitôt si ton domino amène le total exactement sur un des repères : { $score_mode ->
        [face] { $set ->
            [9] 30, 50, 70, 100, 120 ou 150. Cela te rapporte autant de points que le total, 30 pour 30 et ainsi de suite.
           *[other] 30, 50, 70 ou 100. Cela te rapporte autant de points que le total, 30 pour 30 et ainsi de suite.
        }
       *[brackets] { $set ->
            [9] 30 rapporte 1 point, 50 en rapporte 2, 70 en rapporte 3, 100 en rapporte 4, 120 en rapporte 5 et 150 en rapporte 6.
           *[other] 30 rapporte 1 point, 50 en rapporte 2, 70 en rapporte 3 et 100 en rapporte 4.
        }
    }
    Dépasser un repère n’a pas d’effet : cela ne rapporte rien et ne coûte rien, et ce repère ne peut plus être touché dans cette manche.
    Le domino qui met fin à la manche peut marquer aussi. Les dominos restés en main ne coûtent rien, vider sa main ne rapporte rien, et la manche suivante commence avec un total de 0.

page-italian-sum-match =
    { $rounds ->
        [none] Le premier qui a { $target ->
            [usual] { $set ->
                [9] 81
               *[other] 51
            }
           *[other] { $target }
        } points gagne, aussitôt, même en pleine manche.
       *[other] Le nombre de manches est { $rounds } ; après la dernière, le plus haut total gagne, quel que soit le but.
    }
    { $rounds ->
        [none] Un seul joueur marque à la fois, donc deux ne peuvent jamais atteindre le but ensemble.
       *[other] Ceux qui se partagent le plus haut total gagnent ensemble ; si tous sont égaux, la partie est nulle.
    }

example-italian-sum-exactly-thirty = Lena pose 6-2 sur un total de 22 et l’amène exactement à 30 : 1 point aussitôt. Les nombres des dominos n’ont pas besoin d’aller ensemble.
example-italian-sum-past-hundred = Le total était à 94, et 100 rapporterait 4 points. Le 6-4 de Lena l’amène à 104 : cela ne marque rien, mais la manche est finie, et personne ne paie les dominos qu’il a en main.
