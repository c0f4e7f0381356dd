# Peruvian Dominoes

page-peruvian-players =
    Four players, everybody for himself.
    { shared-set }
    Everybody gets { $hand_4 } tiles, and { $boneyard_4 } are left. { shared-rest }
    { shared-redeal }
page-peruvian-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-peruvian-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-peruvian-end =
    { shared-out }
    { shared-blocked }
    A blocked round is won by all who hold the fewest pips; this matters only for the factor and the lead.
page-peruvian-scoring =
    At the end of a round everybody writes the pips they still hold, as a penalty. Whoever went out writes 0; the winner of a round gets nothing from the others.
    { $last_factor ->
        [1] A blocked round costs everybody just what they hold, even whoever laid the last tile.
       *[other] In a blocked round it is dangerous to have laid the last tile on the table: if you laid it and somebody holds fewer pips than you, you write { $last_factor } times what you hold.
    }
    { $last_factor ->
        [1] There is nothing else to pay.
       *[other] If nobody holds fewer, you write your pips once, even when others hold just as few. After somebody has gone out nothing is multiplied.
    }
    { shared-double-blank }
page-peruvian-match =
    { $rounds ->
        [one] The match has one round.
       *[other] The match has { $rounds } rounds.
    } The lowest total wins. Those who share it have won together; if all totals are equal, the match is a draw.
    { $secret_scores ->
        [true] One player keeps the sheet, and nobody sees the totals. They are announced once, before the last round, and again at the end.
       *[false] Everybody may see the totals at any time.
    }

example-peruvian-four-times = A blocked round: the player who laid the last tile holds 9 pips, another one only 3, so the 9 are multiplied.
example-peruvian-shared-lowest = A blocked round: whoever laid the last tile holds 3 pips, and so does another one. Sharing the lowest is enough: nothing is multiplied.
