# Goat

page-goat-players =
    { $fewest } to { $most } play, with a double-six set of { $tiles } tiles, face down. { $teams ->
        [true] Four play in two pairs: partners sit opposite each other, so the pairs take turns. With two or three, everybody plays for himself.
       *[false] Everybody plays for himself, four players too.
    } A side is a pair, or one who plays alone.
    Everybody gets { $hand_2 } tiles. With two players { $boneyard_2 } are left, with three { $boneyard_3 }, with four none. What is left is the boneyard, also called bazaar.
    { shared-redeal }{ $redeal_same ->
        [0] { "" }
       *[other] { " " }All tiles are dealt again if { $redeal_same } or more tiles of a hand share a number.
    }

page-goat-begin =
    { shared-opening }
    { $no_double_lead ->
        [lightest] If nobody holds a double, the lightest tile must lead: the one with the fewest pips or, if equal, the one whose larger half is smaller (2-1 goes before 3-0).
       *[heaviest] If nobody holds a double, the heaviest tile must lead: the one with the most pips or, if equal, the one with the higher half (6-3 goes before 5-4).
    }
    { $later_lead ->
        [tile_search] Every later round begins in the same way. Going out does not give the lead of the next one.
       *[free] In every later round the player who went out in the round before leads, with any tile. A deal that is cancelled does not take the lead from him.
    }
    { $later_lead ->
        [tile_search] This is so after a fish as well.
       *[free] { $after_fish_start ->
            [fish_winner] After a fish the winner leads, of a pair the partner with the smaller hand; { shared-equal-partners }. If several sides are the lowest, the player of the last tile leads.
           *[fish_maker] After a fish its maker leads, the player who laid the last tile on the line, even if his side has lost the fish; he, too, leads any tile.
        }
    }

page-goat-turn =
    { shared-goat-line }
    { shared-two-doubles }
    { shared-draw }
    { shared-reserve-keep }

page-goat-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-dead }
    A fish is won by the side that holds least, both partners added up. If several sides hold the same least, they share it.

page-goat-scoring =
    { shared-lone-blank }
    Only losers write, and what they write is bad for them. When somebody goes out, every other side writes what it holds, both partners together. What the finisher’s own partner still holds does not count.
    After a fish every side that is not the lowest writes all that it holds itself, not just the difference. The lowest writes nothing. { $fish_tie ->
        [carry] If all sides hold the same, nobody writes; what all of them hold together is added to what each loser writes in the next round that is not such a tie.
       *[void] If all sides hold the same, nobody writes anything.
    }
    { $threshold ->
        [0] There is no threshold: every amount is written, however small.
       *[other] { $threshold_mode ->
            [every] No amount below { $threshold } is ever written, whatever the account holds; { $threshold } or more are written in full.
           *[opening] As long as an account is empty, an amount below { $threshold } is not written. An amount of { $threshold } or more opens the account with all its points, and from then on every amount is written, however small.
        }
    }
    { $threshold ->
        [0] A side that has nothing to write stays where it is.
       *[other] { $subthreshold ->
            [remember] What is not written is remembered and added to the side’s next amount. It is forgotten when the side wins a round, has nothing to write, or all sides tie in a fish.
           *[burn] What is not written is lost: two small amounts are never added up to reach the threshold.
        }
    }

page-goat-match =
    The accounts are looked at when a round is over. The match ends with the round in which a side reaches { $target } points.
    The side with the highest total is the goat and has lost. Everybody else has won.
    If several sides reach { $target } in the same round, only the highest of them is the goat. If several share the highest total, they are goats together.

example-goat-fish-and-lead = East lays the last tile with a 1: both ends ask for 1, and nobody can go on. East has made the fish, and he leads the next round although his side has lost it and writes all that it holds.
example-goat-lone-blank = North is out. What his partner South holds does not count. East’s tiles count their pips, but West has only 0-0 left, and that is 25: enough to open the account.
example-goat-last-tile = Both ends ask for 3 and Bob holds no 3. He has drawn one tile, which does not fit, and one is left in the boneyard. That one is never drawn, so all that Bob can do is pass.
