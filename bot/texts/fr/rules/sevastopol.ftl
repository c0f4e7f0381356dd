# Sébastopol

page-sevastopol-players =
    On joue à quatre exactement, chacun pour soi, avec les { $tiles } dominos de 0-0 à { $top }-{ $top }.
    Chacun reçoit { $hand_4 } dominos. Il ne reste rien, et on ne pioche pas.
    { shared-redeal }

page-sevastopol-begin =
    Qui a 6-6 commence avec lui, dans chaque manche. C’est son premier tour ; puis c’est au joueur suivant.
    { shared-direction }

page-sevastopol-turn =
    6-6 est au milieu et a quatre branches. Les moitiés qui se touchent sont égales, et chaque branche s’allonge à son bout extérieur. Les autres doubles se posent en travers, mais rien ne part de leurs côtés.
    { $fill_first ->
        [true] Les quatre branches passent d’abord : tant qu’il n’y a pas quatre dominos avec un 6 autour de 6-6, seuls de tels dominos peuvent être posés. Si tu n’en as pas, tu passes, même si un autre domino irait ailleurs. Quelqu’un en a toujours un, puisque tous les dominos sont dans les mains.
       *[false] Les quatre branches sont ouvertes dès le début : tu peux continuer une branche commencée alors que d’autres sont encore libres.
    }
    { $fill_first ->
        [true] Une fois les quatre branches commencées, tu peux poser à n’importe lequel des quatre bouts. Au début, aucun 6 n’est ouvert, donc un domino avec un 6 ne va que par son autre moitié ; une fois posé ainsi, son 6 est ouvert, et le dernier domino avec un 6 va là aussi.
       *[false] Une branche encore libre prend un domino avec un 6.
    }
    Si tu peux poser un domino, tu dois le faire ; si tu ne peux pas, tu passes.

page-sevastopol-end =
    { shared-out }
    { shared-blocked-none }
    { shared-blocked-winner } { shared-blocked-tie }

page-sevastopol-scoring =
    { shared-score-out }
    { shared-blocked-score }
    { shared-double-blank }
    { shared-entry }

page-sevastopol-match =
    { shared-match }

example-sevastopol-sixes-first = Trois branches ont commencé, la quatrième est libre. Ouest n’a pas de six et doit passer, bien que 4-1 et 1-1 aillent aux branches commencées. Est a dû passer avant lui.
example-sevastopol-no-six-is-open = Les quatre branches ont commencé et demandent 1, 4, 0 et 3. Ouest peut poser 4-4 ou, à deux endroits, 3-1 ; 6-5 et 2-2 ne vont nulle part. Un double comme 4-4 n’ouvrirait pas de nouvelle branche.
example-sevastopol-blocked-round = Personne n’a de domino pour 1, 2, 3 ou 4, donc le jeu est bloqué. Nord a le moins en main, 5 points, et inscrit ce que les autres ont : 10, 11 et 6. Ses propres 5 ne sont pas déduits.
