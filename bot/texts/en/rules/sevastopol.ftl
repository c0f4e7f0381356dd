# Sevastopol

page-sevastopol-players =
    Exactly four play, everybody for himself, with the { $tiles } tiles from 0-0 to { $top }-{ $top }.
    Everybody gets { $hand_4 } tiles. Nothing is left over, and nobody draws.
    { shared-redeal }

page-sevastopol-begin =
    Whoever holds 6-6 leads it, in every round. That is their first turn; then the next player goes on.
    { shared-direction }

page-sevastopol-turn =
    6-6 lies in the middle and has four arms. Touching halves are equal, and every arm grows at its outer end. Other doubles lie across, but nothing branches off from them.
    { $fill_first ->
        [true] The four arms come first: until four tiles with a 6 lie around 6-6, only such tiles may be laid. If you have none, you pass, whatever else would fit. Somebody always has one, since all tiles are in the hands.
       *[false] All four arms are open from the start: you may go on with an arm that has begun while others are still free.
    }
    { $fill_first ->
        [true] Once all four arms have begun, you may lay a tile at any of the four ends. No 6 is open at first, so a tile with a 6 fits only by its other half; once one lies so, its 6 is open, and the last tile with a 6 fits there, too.
       *[false] An arm that is still free takes a tile with a 6.
    }
    If you can lay a tile, you must; if you cannot, you pass.

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

example-sevastopol-sixes-first = Three arms have begun, the fourth is free. West has no six, and has to pass, although 4-1 and 1-1 would fit the arms that have begun. East had to pass before him.
example-sevastopol-no-six-is-open = All four arms have begun and ask for 1, 4, 0 and 3. West may lay 4-4 or, at two places, 3-1; 6-5 and 2-2 fit nowhere. A double such as 4-4 would not open a new arm.
example-sevastopol-blocked-round = Nobody has a tile for 1, 2, 3 or 4, so the round is blocked. North holds least, 5 pips, and writes what the others hold: 10, 11 and 6. North’s own 5 are not deducted.
