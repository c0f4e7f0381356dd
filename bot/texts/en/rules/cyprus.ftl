# Cyprus

page-cyprus-players =
    { $fewest } to { $most } play, everybody for himself. The set is double-nine, { $tiles } tiles.
    { shared-direction }
    Each gets { $hand_4 } tiles if four play, { $hand_5 } if five, { $hand_6 } if six.
    The tiles that are left ({ $boneyard_4 } with four players, { $boneyard_5 } with five, { $boneyard_6 } with six) stay out of the round, face down. Nobody draws.

page-cyprus-begin =
    Whoever holds 9-9 leads, and must lead it. That is so in every round, whoever has won the one before.
    If nobody was dealt 9-9, all tiles are shuffled and dealt again.
    { shared-redeal }

page-cyprus-turn =
    9-9 lies in the middle of a star with room for { $arms } arms. Lay one tile a turn: begin a new arm on 9-9 with the 9 of your tile, or go on with any arm, whose open end must equal the half that touches it.
    { $fill_first ->
        [true] As long as not all { $arms } arms have begun, only new arms may be begun; nothing else goes.
       *[false] New arms may be begun as long as some are free, and in any order; no arm has to wait for the others. If you hold a tile for a new arm, you may still go on with another arm instead.
    }
    { $arms ->
        [9] There is an arm for each of the nine other tiles with a 9.
       *[other] There are nine other tiles with a 9, one or more of them too many for the arms. They may be laid by their other half, like any tile, at the end of an arm; so may the others.
    }
    Doubles may lie across or lengthwise; that makes no difference. Nothing is built on their sides, and an arm never branches.
    If you can lay a tile, you must. If you cannot, you pass.

page-cyprus-end =
    { shared-out }
    { shared-blocked-none }{ $fill_first ->
        [true] { " " }That is so even if arms are empty and nobody holds a 9 for them, although the missing ones may be among the tiles that stay out.
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

example-cyprus-any-arm = Only three arms have begun, and nobody needs to begin the others first: West may begin a new arm with 9-6, or lay 4-2 on the end that shows a 4.
example-cyprus-ninth-nine = All eight arms have begun. The ninth nine, 9-8, finds no room on 9-9, and no end shows an 8 or a 9, so East cannot lay it: 8-7 goes on the 7, 3-2 on the 2 or on the 3.
example-cyprus-blocked = All eight ends ask for threes, and there are no threes left: the round is blocked. South holds least with 9 and writes what the others hold, 17 + 10 + 11 = 38.
