# Domino à blocage

page-barricade-players =
    La barricade ajoute un coup à un autre jeu. Ici, on joue { $base ->
        [draw] au Domino avec pioche
        [team-block] au Domino Block en équipe
        [hungarian] au Domino hongrois
        [french-wall] au Domino français
       *[block-restock] aux Dominos Block (on pioche un domino après chaque tour)
    } ; la page de ce jeu vaut partout où celle-ci ne dit rien. Le Domino péruvien ne connaît pas de barricades : on n’y marque pas de points.
    { $base ->
        [team-block] On joue à quatre en deux équipes, que les dominos forment comme au Domino Block en équipe.
        [french-wall] On joue à deux.
       *[other] { shared-alone }
    }
    { shared-set }
    { $base ->
        [team-block] Chacun reçoit { $hand_4 } dominos (reste { $boneyard_4 }).
        [french-wall] Chacun reçoit { $hand_2 } dominos (reste { $boneyard_2 }).
       *[other] { shared-deal }
    }
    { $base ->
        [hungarian] { $draw_rule ->
            [base] { shared-rest-closed }
           *[other] { shared-rest }
        }
       *[other] { shared-rest }
    }
    { shared-redeal }

page-barricade-begin =
    { $base ->
        [french-wall] Le sort dit qui commence.
       *[other] { shared-lead }
    }
    { $base ->
        [french-wall] On peut commencer avec n’importe quel domino.
       *[other] { shared-lead-tile }
    }
    { $later_starter ->
        [base] { $base ->
            [french-wall] { shared-lead-rotate }
           *[other] { shared-lead-again }
        }
        [winner] { $base ->
            [team-block] { shared-lead-team }
           *[other] { shared-lead-winner }
        }
       *[other] { shared-lead-later }
    }
    { shared-direction }

page-barricade-turn =
    Au début de ton tour, au lieu de poser ou de piocher, tu peux mettre { $must_match ->
        [true] en travers d’un bout de la ligne un double qui y va : une barricade.
       *[false] n’importe quel double de ta main en travers d’un des deux bouts de la ligne : une barricade, même si le nombre n’est pas le bon.
    } Il doit déjà y avoir un domino sur la table, et tu ne dois avoir ni pioché ni posé dans ce tour.
    { $only_if_unable ->
        [true] Tu ne peux le faire que si tu n’as pas de domino qui aille.
       *[false] Tu peux le faire même si tu as un domino qui va, et personne n’y est jamais obligé.
    }
    { $base ->
        [hungarian] Si tu n’en fais pas, pose autant de dominos que tu veux, l’un après l’autre, aux deux bouts de la ligne, de sorte que les moitiés qui se touchent soient égales. Un blanc ne va qu’avec un blanc.
        [french-wall] Si tu n’en fais pas, pose un domino sur l’autre rang, à moitié sur un bout du mur, de sorte que les moitiés qui se touchent soient égales. Un blanc ne va qu’avec un blanc.
       *[other] Si tu n’en fais pas, tu poses un domino comme d’habitude. { shared-line }
    }
    { $base ->
        [french-wall] Les doubles se posent en long comme tous les dominos. Le mur n’a que deux bouts, qui ne se rejoignent jamais.
       *[other] { shared-line-doubles }
    }
    Si un de tes dominos va, tu dois en poser un, sauf si tu fais une barricade. { $draw_rule ->
        [base] { $base ->
            [draw] { shared-drawing-until }
            [hungarian] { shared-drawing-none }
            [french-wall] { shared-drawing-two }
           *[other] { shared-drawing-restock }
        }
       *[other] { shared-drawing }
    }
    { $base ->
        [hungarian] { $draw_rule ->
            [base] { shared-reserve-closed }
           *[other] { shared-reserve }
        }
       *[other] { shared-reserve }
    }

page-barricade-end =
    Une barricade met aussitôt fin à la manche.
    { shared-out } Si ton dernier domino fait une barricade, c’est elle qui compte.
    { $draw_rule ->
        [base] { $base ->
            [hungarian] { shared-blocked-none }
            [french-wall] { shared-blocked-two }
           *[other] { shared-blocked-drawn }
        }
       *[other] { shared-blocked }
    } C’est ainsi même si quelqu’un a encore un double pour une barricade.

page-barricade-scoring =
    Après une barricade, ta main sans le double est comparée à celle de chaque adversaire. Si chaque adversaire a plus de points que toi, elle a réussi : tu inscris les points de tous les adversaires.{ $base ->
        [team-block] {" "}Les mains des partenaires s’additionnent toujours.
       *[other] {""}
    }
    Si un adversaire en a moins, elle a échoué. L’adversaire qui a le moins de points inscrit les points de tous les autres, les tiens compris, et toi, tu { $fail_factor ->
        [0] ne perds rien
        [1] perds les points que tu as en main
        [2] perds deux fois les points que tu as en main
       *[other] perds { $fail_factor } fois les points que tu as en main
    } ; les totaux peuvent descendre sous 0. Si plusieurs adversaires ont ce même minimum, aucun d’eux ne marque.
    { $tie ->
        [none] Si l’adversaire qui en a le moins en a autant que toi, personne ne marque, et tu ne perds rien.
        [fails] Si l’adversaire qui en a le moins en a autant que toi, elle a échoué.
       *[blocker] Si l’adversaire qui en a le moins en a autant que toi, elle a quand même réussi. Avec 0 point en main, tu réussis toujours.
    }
    Sans barricade, on compte comme dans le jeu de base. { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry } Ce que coûte une barricade qui échoue s’inscrit toujours.

page-barricade-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] { $target ->
                [base] { $base ->
                    [hungarian] On joue des manches jusqu’à ce que quelqu’un ait plus de 100 points à la fin d’une manche : exactement 100 ne suffit pas. { shared-match-tie }
                   *[other] On joue des manches jusqu’à ce que quelqu’un ait 100 points ou plus à la fin d’une manche : la partie est alors finie. { shared-match-tie }
                }
               *[other] { shared-match-target }
            }
           *[other] { shared-match-rounds }
        }
    }

example-barricade-double-across = 5-1 serait allé, mais 4-4 a été mis en travers du bout qui montre 3. Personne n’a moins que les 6 points qui restent, donc la barricade réussit.
example-barricade-too-heavy = Une barricade avec 11 points restants, alors qu’un adversaire n’en a que 10 : elle échoue et coûte deux fois ces 11.
example-barricade-lowest-shared = Une barricade échoue contre deux adversaires qui ont le même minimum : aucun d’eux ne marque, mais elle coûte quand même à qui l’a faite.
