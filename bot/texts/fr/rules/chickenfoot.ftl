# Patte de poulet

page-chickenfoot-players =
    On joue de { $fewest } à { $most }, chacun pour soi. Le jeu est un double-{ $set ->
        [6] six
        [12] douze
        [15] quinze
       *[9] neuf
    }, { $tiles } dominos.
    { shared-direction }
    Chacun reçoit { $hand_2 } dominos à deux, { $hand_3 } à trois, { $hand_4 } à quatre, { $hand_5 } à cinq, { $hand_6 } à six, { $hand_7 } à sept, { $hand_8 } à huit. C’est le nombre de tous les dominos moins 11, divisé par le nombre de joueurs, sans les fractions, et jamais plus de 21.
    Les dominos non distribués forment la pioche, { $boneyard_4 } à quatre ; tous peuvent être piochés.{ $root ->
        [holder] { "" }
       *[placed] { " " }Le double du milieu n’en fait pas partie.
    }

page-chickenfoot-begin =
    Chaque manche part d’un double, sa racine : la première de { $top }-{ $top }, la suivante du double juste au-dessous, et ainsi de suite jusqu’à 0-0 ; s’il y a des manches après cela, de nouveau { $top }-{ $top }.
    { $root ->
        [holder] La racine est distribuée avec les autres dominos, et qui l’a reçue a le premier tour et doit la poser au milieu. Puis c’est au joueur suivant.
       *[placed] On sort la racine avant de mélanger et on la pose au milieu. Ce n’est le domino de personne, ni le tour de personne.
    }
    { $root ->
        [holder] Si personne n’a la racine, le sort dit qui commence à piocher ; on tire au sort à chaque manche. Tous piochent un domino à tour de rôle jusqu’à ce que quelqu’un trouve la racine, et celui-ci la pose aussitôt.
       *[placed] Dans la première manche, le sort dit qui a le premier tour. Dans chaque manche suivante, c’est le joueur qui vient après celui qui l’a eu la dernière fois, qu’il ait pu poser ou non.
    }

page-chickenfoot-turn =
    Pose un domino par tour : une de ses moitiés doit être égale au bout ouvert contre lequel il va. Si tu peux poser un domino, tu dois le faire.
    La racine a { $root_arms } branches, et elles passent d’abord : tant que toutes n’ont pas commencé, seuls vont des dominos du nombre de la racine, sur la racine. Ensuite, tu peux choisir n’importe quel bout ouvert.
    Un double se pose en travers d’un bout et devient une patte. Il ne donne pas de tour de plus. Les trois dominos suivants, peu importe qui les pose, doivent être ses trois doigts, des dominos du nombre du double.
    Tant que les trois doigts ne sont pas posés, rien d’autre ne se pose nulle part. Ensuite, chaque doigt est un bout ouvert : d’un bout, on est passé à trois. Un doigt peut plus tard finir lui aussi par une patte.
    Si aucun de tes dominos ne va, pioche un domino. S’il va, tu dois le poser maintenant ; sinon, passe. Tu n’en pioches jamais un deuxième dans un tour. Si la pioche est vide, passe tout de suite.
    { $foot_must_be_possible ->
        [true] Tu ne peux poser un double que s’il reste hors de la table au moins trois autres dominos de son nombre, sans compter le double.
       *[false] Tu peux poser un double même s’il ne reste pas assez de dominos pour ses doigts.
    }

page-chickenfoot-end =
    Qui pose son dernier domino fait domino, et la manche se termine aussitôt. Le dernier domino peut être un double ; sa patte reste alors sans doigts.
    Le jeu est bloqué, et la manche se termine sans que chacun ait à passer, dès que la pioche est vide et que personne n’a de domino qu’on puisse poser maintenant. Cela peut arriver aussi quand la racine n’a pas encore toutes ses branches.
    { $drain_boneyard ->
        [true] S’il manque des doigts à une patte et qu’il ne reste pas de domino pour eux, on vide quand même la pioche ; quand elle est vide, le jeu est bloqué.
       *[false] S’il manque des doigts à une patte et qu’il ne reste aucun domino de son nombre, ni dans une main ni dans la pioche, la manche se termine aussitôt, même avec des dominos dans la pioche. S’il en reste un et qu’il manque deux doigts, on joue jusqu’à ce qu’il soit posé.
    }
    La racine ne compte pas ici comme une patte : tant qu’il lui manque des branches et qu’on peut piocher, qui n’a pas de domino pour elle pioche.

page-chickenfoot-scoring =
    À la fin d’une manche, chacun inscrit les points restés dans sa main comme pénalité ; qui a fait domino inscrit 0. Un jeu bloqué et une manche dont une patte ne peut être finie se comptent de la même façon.
    { $double_blank_pips ->
        [0] 0-0 resté en main ne compte rien.
       *[other] 0-0 resté en main compte { $double_blank_pips }, même avec d’autres dominos ; tout autre domino compte ses points.
    }

page-chickenfoot-match =
    { $rounds ->
        [usual] Il y a autant de manches que le jeu a de doubles : { $set ->
            [6] 7
            [12] 13
            [15] 16
           *[9] 10
        }.
       *[other] Le nombre de manches est { $rounds }.
    } Après la dernière, le plus petit total gagne.
    Si plusieurs ont le plus petit total, celui d’entre eux qui a eu le plus de manches sans aucune pénalité gagne. S’ils sont égaux là aussi, ils gagnent ensemble. Si tous les joueurs sont égaux sur les deux, la partie est nulle.

example-chickenfoot-toes-first = 5-5 est là sans doigts, donc seuls des cinq peuvent être posés, comme ses doigts : Sud ne peut pas poser 3-2, bien qu’un bout ouvert montre un 3.
example-chickenfoot-three-ends = La patte de 5-5 a ses trois doigts, et ce sont des bouts ouverts comme les autres : d’un bout, on est passé à trois, et on peut de nouveau choisir n’importe quel bout.
example-chickenfoot-lost-foot = Un jeu double-six : Est a dû poser 5-0, le dernier cinq, comme doigt de 5-5. Deux doigts manquent pour de bon, donc la manche se termine aussitôt, bien qu’il reste deux dominos à piocher. Le 0-0 resté dans la main d’Est compte 50.
